import { errorText } from '@pptjs/files';
import { AgentFactsError, parseAgentFacts } from '../catalogs/agent-facts.js';
import type { EnvironmentVersion } from '../environments/version.js';
import { commonChecksumType } from '../files/checksum.js';
import { json, jsonText, type ServerRequest, type ServerResponse } from '../http/exchange.js';
import { badRequest, HttpError } from '../http/http-error.js';
import { checkJson } from '../http/json-body.js';
import { decodePlus, mergeParameters, type Parameters, parseForm, single } from '../http/parse-request.js';
import { trustedFactsOf } from '../tls/client-identity.js';
import type { CatalogRequest, LogLine } from '../workers/protocol.js';
import { type Endpoint, environmentName, type ServerContext, versionForCatalog } from './context.js';

/** `GET` and `POST /puppet/v3/catalog/<node>`: compiles the catalog of the client. */
export const catalog: Endpoint = async (request, context, signal) => {
  const parameters = await readParameters(request);
  const node = request.segments.at(-1) ?? '';
  const requested = environmentName(parameters);
  const { environment = requested, parameters: variables, classes } = await context.classifier.classify(node, signal);
  if (environment !== requested && single(parameters, 'check_environment') === 'true')
    return json(emptyCatalog(node, environment));
  const facts = readFacts(parameters, node);
  if (facts !== undefined) await storeFacts(node, facts, context);
  const catalogRequest: CatalogRequest = {
    node,
    facts,
    trusted: trustedFactsOf(node, 'remote', request.client?.extensions ?? {}),
    serverFacts: { ...context.serverFacts, environment },
    variables,
    classes,
    storesExported: true,
    checksumType: single(parameters, 'static_catalog') === 'true' ? checksumTypeOf(parameters) : undefined,
    forwarding: context.forwarder && {
      producer: context.certname,
      transactionUuid: single(parameters, 'transaction_uuid') ?? null,
      jobId: single(parameters, 'job_id') ?? null,
    },
  };
  const version = await versionForCatalog(environment, context.environments);
  return compile(request, version, catalogRequest, context, signal);
};

/** Stores facts for the operator. No catalog needs them, so an error does not fail the catalog. */
async function storeFacts(node: string, facts: string, { reports, log }: ServerContext): Promise<void> {
  try {
    await reports.setFacts(node, facts);
  } catch (error) {
    log.error({ node, error: errorText(error) }, 'the facts cannot be stored');
  }
}

/** Compiles a catalog with a version that stays in use until the catalog is complete. */
export async function compile(
  request: ServerRequest,
  version: EnvironmentVersion,
  catalogRequest: CatalogRequest,
  { pool, log, metrics, forwarder, environments }: ServerContext,
  signal: AbortSignal,
): Promise<ServerResponse> {
  const { node } = catalogRequest;
  const { environment } = version.description;
  const stop = metrics.catalogs.startTimer({ environment });
  const {
    catalog: text,
    error,
    isDamaged = false,
    logs,
    commands = [],
  } = await version.use(() => pool.compile(version.description, catalogRequest, signal));
  const seconds = stop({ result: error === undefined ? 'compiled' : 'failed' });
  const facts = { request: request.id, node, environment, version: version.id, seconds };
  logLines(logs, log.child({ request: request.id, node }));
  for (const command of commands) await forwarder?.forward(command);
  if (text === undefined) {
    log.warn({ ...facts, error }, 'catalog failed');
    if (isDamaged) environments.discard(version);
    throw new HttpError(500, `Server Error: ${error}`);
  }
  log.info({ ...facts, bytes: text.length }, 'catalog compiled');
  return jsonText(text);
}

/** Writes the log entries of the code of a catalog to the log of the server. */
function logLines(lines: readonly LogLine[], log: ServerContext['log']): void {
  for (const { level, message } of lines) {
    if (level === 'warning') log.warn(message);
    else if (level === 'info' || level === 'notice') log.info(message);
    else log.error(message);
  }
}

async function readParameters(request: ServerRequest): Promise<Parameters> {
  if (request.method === 'GET') return request.query;
  const type = request.header('content-type')?.split(';', 1)[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded')
    throw new HttpError(415, 'Unsupported Media Type: the body must be a form', 'UNSUPPORTED_MEDIA_TYPE');
  return mergeParameters(request.query, parseForm(await request.body()));
}

/**
 * Returns the JSON text of the facts: agents encode it twice.
 *
 * @throws {HttpError} 400 for another format or facts that need too much time or memory, 500 for facts that are not JSON or
 * those of another node, as in puppetserver
 */
function readFacts(parameters: Parameters, node: string): string | undefined {
  const facts = single(parameters, 'facts');
  if (facts === undefined) return undefined;
  const format = single(parameters, 'facts_format');
  if (format !== 'application/json' && format !== 'pson') throw badRequest('Unsupported facts format');
  const text = decodePlus(facts);
  checkJson(text);
  try {
    parseAgentFacts(text, node);
  } catch (error) {
    if (error instanceof AgentFactsError) throw new HttpError(500, `Server Error: ${error.message}`);
    throw error;
  }
  return text;
}

/** @throws {HttpError} 400 if this server knows none of the kinds */
function checksumTypeOf(parameters: Parameters): string {
  const accepted = single(parameters, 'checksum_type') ?? 'sha256';
  const type = commonChecksumType(accepted);
  if (type === undefined) throw badRequest(`Unable to find a common checksum type in ${accepted.slice(0, 100)}`);
  return type;
}

/** The catalog that tells an agent to use another environment. */
function emptyCatalog(node: string, environment: string): unknown {
  return {
    tags: [],
    name: node,
    version: null,
    code_id: null,
    catalog_uuid: null,
    catalog_format: 2,
    environment,
    resources: [],
    edges: [],
    classes: [],
  };
}
