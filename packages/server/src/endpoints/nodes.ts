import { fromHost, parseJson, PuppetHash, richData, writeJson } from '@pptjs/runtime/internal';
import { json, jsonText } from '../http/exchange.js';
import { badRequest } from '../http/http-error.js';
import { readJson } from '../http/json-body.js';
import type { CommandOrigin, PuppetDbCommand } from '../puppetdb/command.js';
import { factsCommand } from '../puppetdb/facts-command.js';
import { reportCommand } from '../puppetdb/report-command.js';
import { trustedFactsOf } from '../tls/client-identity.js';
import { type Endpoint, environmentName, versionOf } from './context.js';

/** The names of the processors of reports, which agents expect in the answer. */
const REPORT_PROCESSORS = ['store'];

/** `GET /puppet/v3/node/<node>`: the environment and the parameters of the client. */
export const node: Endpoint = async ({ query, segments }, context, signal) => {
  const name = segments.at(-1) ?? '';
  const requested = environmentName(query);
  const { environment = requested, parameters, classes } = await context.classifier.classify(name, signal);
  await versionOf(environment, context.environments);
  const all = { ...parameters, ...context.serverFacts, environment };
  // The parameters can have integers beyond the numbers of JavaScript.
  return jsonText(writeJson(richData(fromHost({ name, parameters: all, environment, classes }))));
};

/** `PUT /puppet/v3/report/<node>`: stores a report. */
export const report: Endpoint = async (request, { reports, log, forwarder, certname: producer }) => {
  const name = request.segments.at(-1) ?? '';
  const { text, data } = await readJson(request);
  const { host, status, noop, environment } = data;
  if (host !== name) throw badRequest('the report is that of another node');
  await reports.addReport(name, text);
  const timestamp = new Date().toISOString();
  if (forwarder) await forwarder.forwardText(reportCommand(data, { certname: name, producer, timestamp }));
  log.info({ request: request.id, node: name, status, noop, environment }, 'report stored');
  return json(REPORT_PROCESSORS);
};

/** `PUT /puppet/v3/facts/<node>`: stores the facts of a node (`puppet facts upload`). */
export const facts: Endpoint = async (request, { reports, forwarder, certname: producer }) => {
  const name = request.segments.at(-1) ?? '';
  const { text, data } = await readJson(request);
  if (data['name'] !== name) throw badRequest('the facts are those of another node');
  await reports.setFacts(name, text);
  if (forwarder !== undefined) {
    const origin = {
      certname: name,
      environment: environmentName(request.query),
      producer,
      timestamp: new Date().toISOString(),
    };
    const trusted = trustedFactsOf(name, 'remote', request.client?.extensions ?? {});
    await forwarder.forwardText(uploadedFacts(text, trusted, origin));
  }
  return json('');
};

/** @throws {HttpError} 400 if the text has no facts */
function uploadedFacts(
  text: string,
  trusted: Readonly<Record<string, unknown>>,
  origin: CommandOrigin,
): PuppetDbCommand {
  let reason = 'there are no values';
  try {
    const data = parseJson(text);
    const values = data instanceof PuppetHash ? data.get('values') : undefined;
    if (values instanceof PuppetHash) return factsCommand(values, trusted, origin);
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  throw badRequest(`The facts cannot be used: ${reason}`);
}
