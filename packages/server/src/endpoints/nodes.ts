import { decodeText } from '../http/body.js';
import { json, type ServerRequest } from '../http/exchange.js';
import { badRequest, HttpError } from '../http/http-error.js';
import { type Endpoint, environmentName, versionOf } from './context.js';

/** The names of the processors of reports, which agents expect in the answer. */
const REPORT_PROCESSORS = ['store'];

/** `GET /puppet/v3/node/<node>`: the environment and the parameters of the client. */
export const node: Endpoint = async ({ query, segments }, context) => {
  const name = segments.at(-1) ?? '';
  const requested = environmentName(query);
  const { environment = requested, parameters, classes } = await context.classifier.classify(name);
  await versionOf(environment, context.environments);
  return json({ name, parameters: { ...parameters, ...context.serverFacts, environment }, environment, classes });
};

/** `PUT /puppet/v3/report/<node>`: stores a report. */
export const report: Endpoint = async (request, { reports, log }) => {
  const name = request.segments.at(-1) ?? '';
  const text = await readJson(request);
  const { host, status, noop, environment } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (host !== name) throw badRequest('the report is that of another node');
  await reports.addReport(name, text);
  log.info({ request: request.id, node: name, status, noop, environment }, 'report stored');
  return json(REPORT_PROCESSORS);
};

/** `PUT /puppet/v3/facts/<node>`: stores the facts of a node (`puppet facts upload`). */
export const facts: Endpoint = async (request, { reports }) => {
  const name = request.segments.at(-1) ?? '';
  const text = await readJson(request);
  if ((JSON.parse(text) as Readonly<Record<string, unknown>>)['name'] !== name)
    throw badRequest('the facts are those of another node');
  await reports.setFacts(name, text);
  return json('');
};

/**
 * Reads a body that must be a JSON object.
 *
 * @throws {HttpError} 400 if it is none, 415 if it has another type
 */
export async function readJson(request: ServerRequest): Promise<string> {
  const type = request.header('content-type')?.split(';', 1)[0]?.trim();
  if (type !== 'application/json' && type !== 'text/pson')
    throw new HttpError(415, 'Unsupported Media Type: the body must be JSON', 'UNSUPPORTED_MEDIA_TYPE');
  const text = decodeText(await request.body());
  if (!isObject(text)) throw badRequest('The request body is invalid: it is not a JSON object');
  return text;
}

function isObject(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data);
  } catch {
    return false;
  }
}
