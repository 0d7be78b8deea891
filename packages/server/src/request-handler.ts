import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse as NodeResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { type AuthorizationRule, authorize, DEFAULT_RULES, matches, type Privileges } from './authorization/rules.js';
import type { Endpoint, ServerContext } from './endpoints/context.js';
import { ENDPOINTS } from './endpoints/index.js';
import { FileChangedError } from './files/open-file.js';
import { type BodyLease, BodyReader } from './http/body.js';
import type { ConnectionLimits } from './http/connection-limits.js';
import type { ServerResponse } from './http/exchange.js';
import { forbidden, HttpError } from './http/http-error.js';
import { parseTarget } from './http/parse-request.js';
import { checkHead } from './http/request-head.js';
import { UnreadAnswers } from './http/unread-answers.js';
import { errorResponse, writeResponse } from './http/write-response.js';
import type { ClientCertificates, ClientIdentity } from './tls/client-identity.js';

/** The largest body of a client without a certificate, which is a certificate request. */
const ANONYMOUS_BODY_LIMIT = 64 * 1024;

/** The memory for all bodies, as a multiple of the largest one. */
const BODY_BUDGET = 6;

export interface HandlerOptions {
  readonly privileges: Privileges;
  /** The largest body, in bytes. */
  readonly bodyLimit: number;
  readonly limits: ConnectionLimits;
}

/** The facts about a request that are logged with its answer. */
interface RequestOutcome {
  rule?: AuthorizationRule;
  client?: ClientIdentity | undefined;
  /** The reason why the certificate of the client is not accepted. */
  rejection?: string;
}

/** Authorizes, routes, answers and logs the requests of a server. */
export class RequestHandler {
  readonly #context: ServerContext;
  readonly #certificates: ClientCertificates;
  readonly #options: HandlerOptions;
  readonly #bodies: BodyReader;
  readonly #unread: UnreadAnswers;

  constructor(context: ServerContext, certificates: ClientCertificates, options: HandlerOptions) {
    this.#context = context;
    this.#certificates = certificates;
    this.#options = options;
    this.#bodies = new BodyReader(options.bodyLimit * BODY_BUDGET);
    this.#unread = new UnreadAnswers(options.limits.unreadAnswers, () =>
      context.log.warn('a connection has ended: clients do not read large answers'),
    );
  }

  /** Handles a request. Never throws. */
  async handle(request: IncomingMessage, response: NodeResponse): Promise<void> {
    const id = randomUUID();
    const started = performance.now();
    const abort = new AbortController();
    response.on('close', () => abort.abort());
    const lease: BodyLease = { bytes: 0, isLarge: false };
    const outcome: RequestOutcome = {};
    let answer: ServerResponse;
    try {
      answer = await this.#answer(request, id, lease, outcome, abort.signal);
    } catch (error) {
      if (!(error instanceof HttpError) && !abort.signal.aborted)
        this.#context.log.error({ request: id, err: error }, 'request failed');
      answer = errorResponse(error);
    } finally {
      this.#bodies.release(lease);
    }
    if (!request.complete) response.shouldKeepAlive = false;
    try {
      await writeResponse(response, answer, this.#options.limits, this.#unread);
    } catch (error) {
      response.destroy();
      if (error instanceof FileChangedError)
        this.#context.log.warn({ request: id, path: pathOf(request) }, error.message);
    }
    const seconds = (performance.now() - started) / 1000;
    const { rule, client, rejection } = outcome;
    this.#context.metrics.requests.observe({ rule: rule?.name ?? 'none', status: String(answer.status) }, seconds);
    const entry = {
      request: id,
      client: client?.certname,
      rejection,
      method: request.method,
      status: answer.status,
      rule: rule?.name,
      seconds,
    };
    if (answer.status >= 400) this.#context.log.warn({ ...entry, path: pathOf(request) }, 'request refused');
    else this.#context.log.debug({ ...entry, path: pathOf(request) }, 'request');
  }

  async #answer(
    request: IncomingMessage,
    id: string,
    lease: BodyLease,
    outcome: RequestOutcome,
    signal: AbortSignal,
  ): Promise<ServerResponse> {
    checkHead(request);
    const { segments, query } = parseTarget(request.url ?? '');
    const client = this.#identify(request, outcome);
    outcome.client = client;
    const method = request.method ?? '';
    const rule = authorize(DEFAULT_RULES, method, segments, client, this.#options.privileges);
    const endpoint: Endpoint | undefined = rule && ENDPOINTS.get(rule.name);
    if (rule === undefined || endpoint === undefined) throw refusal(method, segments, client);
    outcome.rule = rule;
    const limit = client === undefined ? ANONYMOUS_BODY_LIMIT : this.#options.bodyLimit;
    return endpoint(
      {
        id,
        method,
        segments,
        query,
        client,
        header: (name) => [request.headers[name]].flat()[0],
        body: () => this.#bodies.read(request, limit, lease),
      },
      this.#context,
      signal,
    );
  }

  /** @throws {HttpError} 403 if the client has a certificate that is not valid */
  #identify(request: IncomingMessage, outcome: RequestOutcome): ClientIdentity | undefined {
    const certificate = this.#certificates.of(request.socket as TLSSocket);
    if (certificate.kind === 'rejected') {
      const { reason } = certificate;
      outcome.rejection = reason;
      const headers = { Connection: 'close' };
      throw new HttpError(
        403,
        `Forbidden: the certificate is not accepted: ${reason}`,
        'FAILED_AUTHORIZATION',
        headers,
      );
    }
    return certificate.kind === 'verified' ? certificate.client : undefined;
  }
}

/** A known client learns whether a path exists. Others learn nothing. */
function refusal(method: string, segments: readonly string[], client: ClientIdentity | undefined): HttpError {
  const path = `/${segments.join('/')}`;
  if (client !== undefined) {
    const rules = DEFAULT_RULES.filter((rule) => matches(rule.path, segments));
    if (rules.length === 0) return new HttpError(404, `Not Found: ${path}`, 'HANDLER_NOT_FOUND');
    if (!rules.some(({ methods }) => methods.includes(method)))
      return new HttpError(405, `Method Not Allowed: ${method}`, 'UNSUPPORTED_METHOD');
  }
  const name = client === undefined ? 'a client without a certificate' : client.certname;
  return forbidden(
    `Forbidden request: ${name} access to ${path} (method ${method}). Please see the server logs for details.`,
  );
}

/** The path of a request for logs, without the query, which may contain facts. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').replace(/[?#].*$/s, '').slice(0, 500);
}
