import { json } from '../http/exchange.js';
import { badRequest } from '../http/http-error.js';
import { readJson } from '../http/json-body.js';
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
  const { text, data } = await readJson(request);
  const { host, status, noop, environment } = data;
  if (host !== name) throw badRequest('the report is that of another node');
  await reports.addReport(name, text);
  log.info({ request: request.id, node: name, status, noop, environment }, 'report stored');
  return json(REPORT_PROCESSORS);
};

/** `PUT /puppet/v3/facts/<node>`: stores the facts of a node (`puppet facts upload`). */
export const facts: Endpoint = async (request, { reports }) => {
  const name = request.segments.at(-1) ?? '';
  const { text, data } = await readJson(request);
  if (data['name'] !== name) throw badRequest('the facts are those of another node');
  await reports.setFacts(name, text);
  return json('');
};
