import { objectOf } from '../http/json-body.js';
import { type CommandOrigin, type PuppetDbCommand } from './command.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the command with the report of an agent. As in Puppet, resources without events count only if they were skipped.
 *
 * @param report the JSON object that the agent sends
 */
export function reportCommand(
  report: Json,
  { certname, producer, timestamp }: Omit<CommandOrigin, 'environment'>,
): PuppetDbCommand {
  const transaction = report['transaction_uuid'] ?? null;
  const payload = {
    certname,
    environment: report['environment'] ?? null,
    puppet_version: textOf(report['puppet_version']),
    report_format: report['report_format'],
    configuration_version: textOf(report['configuration_version']),
    start_time: report['time'],
    end_time: endTime(report),
    producer_timestamp: timestamp,
    producer,
    transaction_uuid: transaction,
    catalog_uuid: report['catalog_uuid'] ?? transaction,
    code_id: report['code_id'] ?? null,
    job_id: report['job_id'] ?? null,
    cached_catalog_status: report['cached_catalog_status'] ?? null,
    status: report['status'],
    noop: report['noop'] ?? null,
    noop_pending: report['noop_pending'] ?? null,
    corrective_change: report['corrective_change'] ?? null,
    metrics: metricsOf(report),
    logs: listOf(report['logs']).map(logOf),
    resources: resourcesOf(report),
  };
  return { name: 'store_report', certname, timestamp, payload: JSON.stringify(payload) };
}

/** The start and the duration of the run, which the metrics of a failed run do not have. */
function endTime(report: Json): unknown {
  const values = listOf(objectOf(objectOf(report['metrics'])['time'])['values']);
  const total: unknown = values.map((value) => listOf(value)).find(([name]) => name === 'total')?.[2];
  const end = new Date(Date.parse(textOf(report['time'])) + (typeof total === 'number' ? total * 1000 : NaN));
  return Number.isNaN(end.getTime()) ? report['time'] : end.toISOString();
}

function metricsOf(report: Json): readonly Json[] {
  return Object.entries(objectOf(report['metrics'])).flatMap(([category, metric]) =>
    listOf(objectOf(metric)['values'])
      .map((value) => listOf(value))
      .map((value) => ({ category, name: textOf(value[0]), value: value[2] ?? 0 })),
  );
}

function logOf(entry: unknown): Json {
  const { file = null, line = null, level, message, source, tags, time } = objectOf(entry);
  return { file, line, level, message: textOf(message), source: textOf(source), tags: listOf(tags), time };
}

function resourcesOf(report: Json): readonly Json[] {
  return Object.values(objectOf(report['resource_statuses']))
    .map(objectOf)
    .map(({ skipped, time, resource_type, title, file, line, containment_path, corrective_change, events }) => ({
      skipped: skipped === true,
      timestamp: time,
      resource_type,
      resource_title: textOf(title),
      file: file ?? null,
      line: line ?? null,
      containment_path: listOf(containment_path),
      corrective_change: corrective_change ?? null,
      events: listOf(events).map(eventOf),
    }))
    .filter(({ skipped, events }) => skipped || events.length > 0);
}

function eventOf(event: unknown): Json {
  const { status, time, name, property, desired_value, previous_value, corrective_change, message } = objectOf(event);
  return {
    status,
    timestamp: time,
    name: name ?? null,
    property: property ?? null,
    new_value: textOf(desired_value),
    old_value: textOf(previous_value),
    corrective_change: corrective_change ?? null,
    message: message ?? null,
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
