/** The wire formats of PuppetDB's commands: replace catalog 9, replace facts 5, store report 8. */

type Check = (value: unknown, path: string) => readonly string[];

const is =
  (name: string, test: (value: unknown) => boolean): Check =>
  (value, path) =>
    test(value) ? [] : [`${path} is not ${name}: ${JSON.stringify(value)}`];

const text = is('a string', (value) => typeof value === 'string');
const number = is('a number', (value) => typeof value === 'number');
const integer = is('an integer', Number.isInteger);
const flag = is('a boolean', (value) => typeof value === 'boolean');
const time = is(
  'a time',
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(value),
);
const anything: Check = (value, path) => (value === undefined ? [`${path} is missing`] : []);
const typeName = is('a type', (value) => typeof value === 'string' && /^[A-Z]\w*(?:::[A-Z]\w*)*$/.test(value));

const oneOf = (...values: readonly string[]): Check =>
  is(values.join(' or '), (value) => values.includes(String(value)));

const nullable =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path);

const list =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((element: unknown, index) => check(element, `${path}[${index}]`))
      : [`${path} is not a list`];

/** An object with exactly these members. The names of members that may be missing end in `?`. */
const object =
  (members: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isObject(value)) return [`${path} is not an object`];
    const names = Object.keys(members).map((name) => name.replace(/\?$/, ''));
    const unknown = Object.keys(value).filter((name) => !names.includes(name));
    return [
      ...unknown.map((name) => `${path}.${name} is unknown`),
      ...Object.entries(members).flatMap(([name, check]) => {
        const member = name.replace(/\?$/, '');
        if (!Object.hasOwn(value, member)) return name.endsWith('?') ? [] : [`${path}.${member} is missing`];
        return check(value[member], `${path}.${member}`);
      }),
    ];
  };

const record: Check = is('an object', isObject);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const reference = object({ type: typeName, title: text });

const catalog = object({
  certname: text,
  version: text,
  environment: nullable(text),
  transaction_uuid: nullable(text),
  catalog_uuid: nullable(text),
  code_id: nullable(text),
  job_id: nullable(text),
  producer_timestamp: time,
  producer: nullable(text),
  edges: list(
    object({
      source: reference,
      target: reference,
      relationship: oneOf('contains', 'before', 'required-by', 'notifies', 'subscription-of'),
    }),
  ),
  resources: list(
    object({
      type: typeName,
      title: text,
      'aliases?': list(text),
      exported: flag,
      'file?': text,
      'line?': integer,
      tags: list(text),
      parameters: record,
    }),
  ),
});

const facts = object({
  certname: text,
  environment: nullable(text),
  producer_timestamp: time,
  producer: nullable(text),
  values: record,
  'package_inventory?': list(list(text)),
});

const report = object({
  certname: text,
  environment: nullable(text),
  puppet_version: text,
  report_format: integer,
  configuration_version: text,
  start_time: time,
  end_time: time,
  producer_timestamp: time,
  producer: nullable(text),
  transaction_uuid: nullable(text),
  catalog_uuid: nullable(text),
  code_id: nullable(text),
  job_id: nullable(text),
  cached_catalog_status: nullable(text),
  status: oneOf('changed', 'unchanged', 'failed'),
  noop: nullable(flag),
  noop_pending: nullable(flag),
  corrective_change: nullable(flag),
  metrics: list(object({ category: text, name: text, value: number })),
  logs: list(
    object({
      file: nullable(text),
      line: nullable(integer),
      level: oneOf('debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'),
      message: text,
      source: text,
      tags: list(text),
      time,
    }),
  ),
  resources: list(
    object({
      timestamp: time,
      resource_type: text,
      resource_title: text,
      skipped: flag,
      file: nullable(text),
      line: nullable(integer),
      containment_path: list(text),
      corrective_change: nullable(flag),
      events: list(
        object({
          status: oneOf('success', 'failure', 'noop', 'skipped', 'audit'),
          timestamp: time,
          name: nullable(text),
          property: nullable(text),
          new_value: anything,
          old_value: anything,
          corrective_change: nullable(flag),
          message: nullable(text),
        }),
      ),
    }),
  ),
});

const FORMATS: Readonly<Record<string, Check>> = {
  'replace_catalog 9': catalog,
  'replace_facts 5': facts,
  'store_report 8': report,
};

/** Returns what is wrong with the payload of a command. */
export function wireFormatErrors(command: string, version: string, payload: unknown): readonly string[] {
  const check = FORMATS[`${command} ${version}`];
  return check === undefined ? [`${command} ${version} is unknown`] : check(payload, '$');
}
