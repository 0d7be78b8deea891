import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isDeepStrictEqual } from 'node:util';
import { Outage } from './outage.js';
import { readTlsFiles, type TlsFiles, tlsOptions, type TlsTexts } from './tls-files.js';

/** How to reach PuppetDB. Plain data. */
export interface PuppetDbSettings {
  /** The URLs of the servers, such as `https://puppetdb.example.com:8081`. A server that fails is followed by the next one. */
  readonly urls: readonly string[];
  /** The paths of PEM files: the CA of the server, and the certificate of this client. */
  readonly certificates?: TlsFiles;
  /** The time for an answer of one server, in seconds. */
  readonly timeout: number;
}

/** A request, without the server. */
export interface PuppetDbRequest {
  readonly method: 'GET' | 'POST';
  /** The path with the query. */
  readonly path: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reports that no server has answered a request, or that the last one has rejected it. */
export class PuppetDbError extends Error {
  override readonly name = 'PuppetDbError';

  /** @param isRejection whether the same request would fail again */
  constructor(
    message: string,
    readonly isRejection = false,
  ) {
    super(message);
  }
}

/** A query that PuppetDB and its database answer quickly. */
const CHECK: PuppetDbRequest = { method: 'GET', path: '/pdb/query/v4/environments?limit=1' };

/** The largest answer, in bytes: that of a collector of many resources of all nodes. */
const MAX_ANSWER = 64 * 2 ** 20;

/** The largest part of an answer that a message contains. */
const MAX_QUOTED = 500;

/** The statuses below 500 after which the same request can succeed later: Request Timeout and Too Many Requests. */
const TEMPORARY_STATUSES = [408, 429];

/** Sends requests to PuppetDB. Connections stay open. */
export class PuppetDbConnection {
  readonly #settings: PuppetDbSettings;
  readonly #http = new HttpAgent({ keepAlive: true });
  #https: HttpsAgent | undefined;
  /** The content of the files of `#https`. */
  #certificates: TlsTexts = {};
  /** The servers that have not answered in time, by their URLs. */
  readonly #outages = new Map<string, Outage>();
  #isClosed = false;

  constructor(settings: PuppetDbSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a request to the first server that answers it.
   *
   * @returns the body of the answer
   * @throws {PuppetDbError} if no server has answered, or one has rejected the request
   */
  async send(request: PuppetDbRequest): Promise<string> {
    const failures: string[] = [];
    for (const url of this.#settings.urls) {
      try {
        return await this.#sendInTime(url, request);
      } catch (error) {
        const reason = `${url}: ${reasonOf(error, this.#settings.timeout)}`;
        if (error instanceof PuppetDbError && error.isRejection) throw new PuppetDbError(reason, true);
        failures.push(reason);
        if (this.#isClosed) break;
      }
    }
    throw new PuppetDbError(failures.join('; '));
  }

  /** Ends the connections. A request that waits for an answer fails, and is not sent to the next server. */
  close(): void {
    this.#isClosed = true;
    this.#http.destroy();
    this.#https?.destroy();
  }

  /** @throws {PuppetDbError} at once if the server has not answered in time, and still does not answer */
  async #sendInTime(url: string, request: PuppetDbRequest): Promise<string> {
    const timeout = this.#settings.timeout * 1000;
    const outage = this.#outages.get(url);
    if (outage !== undefined) {
      if (!(await outage.isOver())) throw new PuppetDbError('it has not answered in time, and still does not answer');
      this.#outages.delete(url);
    }
    try {
      return await this.#sendTo(url, request, timeout);
    } catch (error) {
      if (isTimeout(error)) this.#outages.set(url, new Outage(timeout, (time) => this.#check(url, time)));
      throw error;
    }
  }

  /** Sends a short query. Each answer counts, also a rejection. */
  async #check(url: string, timeout: number): Promise<void> {
    try {
      await this.#sendTo(url, CHECK, timeout);
    } catch (error) {
      if (!(error instanceof PuppetDbError)) throw error;
    }
  }

  /** @param timeout in milliseconds */
  async #sendTo(base: string, { method, path, body, headers }: PuppetDbRequest, timeout: number): Promise<string> {
    // The prefix of a proxy is a part of the URL.
    const url = new URL(base.replace(/\/+$/, '') + path);
    const signal = AbortSignal.timeout(timeout);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, signal, headers: { Accept: 'application/json', ...headers } };
      const outgoing =
        url.protocol === 'https:'
          ? httpsRequest(url, { ...options, agent: this.#secureAgent() })
          : httpRequest(url, { ...options, agent: this.#http });
      outgoing.on('response', resolve).on('error', reject);
      outgoing.end(body);
    });
    const text = await readBody(response);
    const { statusCode = 0, statusMessage = '' } = response;
    if (statusCode >= 200 && statusCode < 300) return text;
    const quoted = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUOTED);
    const isRejection = statusCode >= 400 && statusCode < 500 && !TEMPORARY_STATUSES.includes(statusCode);
    throw new PuppetDbError(`[${statusCode} ${statusMessage}] ${quoted}`.trim(), isRejection);
  }

  /** Reads the certificates again if they have changed. */
  #secureAgent(): HttpsAgent {
    const current = readTlsFiles(this.#settings.certificates ?? {});
    const isSame = isDeepStrictEqual(this.#certificates, current);
    if (this.#https !== undefined && isSame) return this.#https;
    this.#https?.destroy();
    this.#certificates = current;
    this.#https = new HttpsAgent({ ...tlsOptions(current), keepAlive: true });
    return this.#https;
  }
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER) {
      response.destroy();
      throw new PuppetDbError(`the answer is larger than ${MAX_ANSWER / 2 ** 20} MiB`, true);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');

function reasonOf(error: unknown, timeout: number): string {
  // Node reports several addresses of one host in an AggregateError, whose message is empty.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  return isTimeout(first) ? `there was no answer after ${timeout} s` : first.message;
}
