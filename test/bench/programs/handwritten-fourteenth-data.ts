import { capitalize } from './capitalize.js';
import { type Hash, isHash } from './hash.js';
import { add } from './maps.js';
import { numbers } from './numbers.js';

interface Resource {
  readonly type: string;
  readonly title: string;
  readonly parameters: Hash;
  readonly tags: readonly string[];
}

const expandTitle = (title: string): string[] => {
  const range = /^(.*?)\{(\d+)\.\.(\d+)\}(.*)$/.exec(title);
  if (range) {
    const [, before, first, last, after] = range;
    const titles: string[] = [];
    for (let i = Number(first); i <= Number(last); i++) titles.push(...expandTitle(`${before}${i}${after}`));
    return titles;
  }
  const words = /^(.*?)\{([\w,]+)\}(.*)$/.exec(title);
  if (!words) return [title];
  return words[2]!.split(',').flatMap((word) => expandTitle(`${words[1]}${word}${words[3]}`));
};

const fillIn = (value: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') {
    return Object.entries(names).reduce((text, [name, by]) => text.replaceAll(`%{${name}}`, by), value);
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, names));
  if (isHash(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, names)]));
  return value;
};

const listOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as string];

const createAll = (type: string, definitions: Readonly<Record<string, Hash>>, defaults: Hash): Resource[] =>
  Object.entries(definitions).flatMap(([pattern, { tags, ...attributes }]) => {
    const own = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
    return expandTitle(pattern).map((title, index) => {
      const names = { title, base: title.slice(title.lastIndexOf('/') + 1), index: String(index + 1) };
      const parameters = { ...defaults, ...(fillIn(own, names) as Hash) };
      return { type, title, parameters, tags: [...new Set([type, ...listOf(tags)])] };
    });
  });

const REFERENCE = /^[A-Z]\w*\[.+\]$/;
const isReference = (value: unknown): boolean => typeof value === 'string' && REFERENCE.test(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isInteger = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

type Check = (value: unknown) => boolean;
interface Schema {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional: Readonly<Record<string, Check>>;
}

const schemas: Readonly<Record<string, Schema>> = {
  file: {
    required: {
      ensure: (value) => value === 'file' || value === 'directory' || value === 'absent',
      owner: isText,
      group: isText,
      mode: (value) => typeof value === 'string' && /^0[0-7]{3}$/.test(value),
    },
    optional: { content: (value) => typeof value === 'string', notify: isReference },
  },
  service: {
    required: {
      ensure: (value) => value === 'running' || value === 'stopped',
      enable: (value) => typeof value === 'boolean',
    },
    optional: { subscribe: (value) => Array.isArray(value) && value.every(isReference) },
  },
  cron: {
    required: { user: isText, command: isText, minute: (value) => isInteger(value, 0, 59) },
    optional: {
      hour: (value) => (Array.isArray(value) ? value.every((hour) => isInteger(hour, 0, 23)) : isInteger(value, 0, 23)),
    },
  },
};

const isValid = ({ type, parameters }: Resource): boolean => {
  const { required, optional } = schemas[type]!;
  return (
    Object.keys(required).every((key) => key in parameters) &&
    Object.entries(parameters).every(([key, value]) => (required[key] ?? optional[key])?.(value) === true)
  );
};

const showValue = (value: unknown): string => {
  if (typeof value === 'string') return REFERENCE.test(value) ? value : `'${value}'`;
  return Array.isArray(value) ? `[${value.map(showValue).join(', ')}]` : String(value);
};

const declaration = ({ type, title, parameters }: Resource): string => {
  const keys = Object.keys(parameters);
  const width = Math.max(...keys.map((key) => key.length));
  const others = keys.filter((key) => key !== 'ensure').sort();
  const sorted = 'ensure' in parameters ? ['ensure', ...others] : others;
  const lines = sorted.map((key) => `  ${key.padEnd(width)} => ${showValue(parameters[key])},\n`);
  return `${type} { '${title}':\n${lines.join('')}}\n`;
};

type Query = readonly [string, ...unknown[]];

const fieldOf = (node: unknown, path: string): unknown => {
  let value = node;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Hash)[key];
  }
  return value;
};

const compareField = (operator: string, left: unknown, right: unknown): boolean => {
  if (operator === '=') return left === right;
  if (operator === '~') return typeof left === 'string' && new RegExp(right as string).test(left);
  if (typeof left !== 'number') return false;
  switch (operator) {
    case '<':
      return left < (right as number);
    case '<=':
      return left <= (right as number);
    case '>':
      return left > (right as number);
    default:
      return left >= (right as number);
  }
};

const holds = (query: Query, node: Hash): boolean => {
  const [operator, field, value] = query;
  switch (operator) {
    case 'and':
      return query.slice(1).every((part) => holds(part as Query, node));
    case 'or':
      return query.slice(1).some((part) => holds(part as Query, node));
    case 'not':
      return !holds(field as Query, node);
    case 'null?':
      return ((fieldOf(node, field as string) ?? null) === null) === value;
    case 'in':
      return (value as readonly unknown[]).includes(fieldOf(node, field as string));
    default:
      return compareField(operator, fieldOf(node, field as string), value);
  }
};

const literal = (value: unknown): string => {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(6) : String(value);
};

const writeQuery = (query: Query, depth = 0): string => {
  const [operator, field, value] = query;
  switch (operator) {
    case 'and':
    case 'or': {
      const text = query
        .slice(1)
        .map((part) => writeQuery(part as Query, depth + 1))
        .join(` ${operator} `);
      return depth > 0 ? `(${text})` : text;
    }
    case 'not':
      return `!${writeQuery(field as Query, depth + 1)}`;
    case 'null?':
      return `${field} is${value ? '' : ' not'} null`;
    case 'in':
      return `${field} in [${(value as readonly unknown[]).map(literal).join(', ')}]`;
    default:
      return `${field} ${operator} ${literal(value)}`;
  }
};

type Version = readonly [number, number, number];

class VersionRange {
  readonly #from: Version;
  readonly #to: Version;
  constructor(from: Version, to: Version) {
    this.#from = from;
    this.#to = to;
  }
  static compare(left: Version, right: Version): number {
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
  }
  includes(text: string): boolean {
    const version = text.split('.').map(Number) as unknown as Version;
    return VersionRange.compare(version, this.#from) >= 0 && VersionRange.compare(version, this.#to) < 0;
  }
}

interface Rule {
  readonly when: Hash;
  readonly serve: string | Readonly<Record<string, number>>;
}
interface Flag {
  readonly disabled?: boolean;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly rules: readonly Rule[];
}

const bucketOf = (codes: ReadonlyMap<string, number>, flag: string, ...parts: readonly string[]): number => {
  let hash = 5381;
  for (const letter of `${flag}.${parts.join('-')}`.toLowerCase()) {
    hash = (hash * 33 + (codes.get(letter) ?? 7)) % 1000003;
  }
  return hash % 100;
};

const meets = (actual: unknown, wanted: unknown): boolean => {
  if (wanted instanceof VersionRange) return typeof actual === 'string' && wanted.includes(actual);
  if (wanted instanceof RegExp) return typeof actual === 'string' && wanted.test(actual);
  if (typeof wanted === 'function') return wanted(actual) as boolean;
  if (Array.isArray(wanted)) return wanted.includes(actual);
  if (isHash(wanted))
    return isHash(actual) && Object.entries(wanted).every(([key, inner]) => meets(actual[key], inner));
  return actual === wanted;
};

const variantOf = (weights: Readonly<Record<string, number>>, bucket: number): string | undefined => {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) {
    sum += weight;
    if (bucket < sum) return name;
  }
  return undefined;
};

const decide = (codes: ReadonlyMap<string, number>, flag: Flag, user: Hash, name: string): [string, string] => {
  if (flag.disabled) return ['off', 'disabled'];
  const id = user['id'] as string;
  const override = flag.overrides?.[id];
  if (override) return [override, 'override'];
  for (const [index, { when, serve }] of flag.rules.entries()) {
    if (!Object.entries(when).every(([key, wanted]) => meets(user[key], wanted))) continue;
    const variant = typeof serve === 'string' ? serve : variantOf(serve, bucketOf(codes, name, id));
    if (variant) return [variant, `rule ${index + 1}`];
  }
  return ['off', 'default'];
};

export const fourteenthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'resource-defaults'() {
    const defaults: Readonly<Record<string, Hash>> = {
      file: { ensure: 'file', owner: 'root', group: 'root', mode: '0644' },
      service: { ensure: 'running', enable: true },
      cron: { user: 'root', minute: 0 },
    };
    const definitions: Readonly<Record<string, Readonly<Record<string, Hash>>>> = {
      file: {
        '/etc/app': { ensure: 'directory', mode: '0755' },
        '/etc/app/{web,api,jobs}.conf': {
          content: '# %{title}\nname = %{base}\n',
          notify: 'Service[app]',
          tags: ['config', 'app'],
        },
        '/etc/app/conf.d/site{1..12}.ini': {
          owner: 'app',
          content: 'number = %{index}',
          mode: undefined,
          tags: 'site',
        },
        '/var/log/app/{a,b}{1..3}': { mode: '644', tags: ['log'] },
        '/tmp/cache': { ensure: 'absent' },
      },
      service: {
        app: { subscribe: ['File[/etc/app/web.conf]', 'File[/etc/app/api.conf]'], tags: 'app' },
        'worker@{1..8}': { enable: false, tags: ['app', 'jobs'] },
        telnet: { ensure: 'stopped', enable: 'no' },
      },
      cron: {
        'rotate-{daily,weekly}': { command: '/usr/bin/rotate --%{base}', hour: [2, 14], tags: ['log', 'jobs'] },
        'backup{1..6}': { command: 'backup %{index}', minute: 15, user: 'backup' },
        nothing: { hour: 3 },
      },
    };
    const resources = Object.entries(definitions).flatMap(([type, entries]) =>
      createAll(type, entries, defaults[type]!),
    );
    const valid = resources.filter(isValid);
    const invalid = resources.filter((resource) => !isValid(resource));
    const known = new Set(valid.map(({ type, title }) => `${capitalize(type)}[${title}]`));
    const dangling = valid.flatMap(({ title, parameters }) =>
      [...listOf(parameters['notify']), ...listOf(parameters['subscribe'])]
        .filter((reference) => !known.has(reference))
        .map((reference) => `${title} -> ${reference}`),
    );
    const byTag = ['app', 'log', 'site', 'jobs'].map((tag) => [
      tag,
      valid.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title),
    ]);
    const owners = new Map<string, number>();
    for (const { parameters } of valid) add(owners, (parameters['owner'] ?? parameters['user'] ?? 'none') as string, 1);
    const texts = valid.map(declaration);
    return [
      texts[1],
      texts.at(-1),
      texts.map((text) => text.length),
      invalid.map(({ type, title }) => `${type} ${title}`),
      dangling,
      Object.fromEntries(byTag),
      Object.fromEntries(owners),
    ];
  },

  'fact-queries'() {
    const nodes = numbers(60).map((i) => {
      const memory = 512 * ((i % 9) + 1);
      return {
        certname: `${['web', 'db', 'app'][i % 3]}${String(i).padStart(2, '0')}.${['eu', 'us'][i % 2]}.example.com`,
        os: {
          family: ['RedHat', 'Debian', 'Suse', 'windows'][i % 4]!,
          release: { major: String((i % 5) + 7), minor: i % 3 },
        },
        memory: { total: memory, used: (memory * ((i * 7) % 10)) / 10 },
        interfaces: Array.from({ length: (i % 3) + 1 }, (_, n) => ({ name: `eth${n}`, ip: `10.${n}.0.${i}` })),
        virtual: i % 3 === 0,
        role: i % 7 === 0 ? undefined : ['web', 'db', 'app'][i % 3],
      };
    });
    const queries: readonly Query[] = [
      ['=', 'os.family', 'RedHat'],
      ['and', ['=', 'os.family', 'Debian'], ['>', 'memory.total', 2048]],
      ['or', ['~', 'certname', '^web'], ['and', ['=', 'virtual', true], ['not', ['=', 'role', 'db']]]],
      [
        'and',
        ['in', 'os.release.major', ['8', '9']],
        ['or', ['<', 'memory.used', 1000], ['>=', 'memory.used', 2500.5]],
        ['not', ['null?', 'role', true]],
      ],
      ['null?', 'interfaces.2.ip', false],
      ['and', ['~', 'interfaces.0.ip', '\\.\\d$'], ['=', 'os.release.minor', 1]],
      ['not', ['or', ['=', 'role', 'web'], ['=', 'role', 'app'], ['~', 'certname', 'us\\.example']]],
      ['<=', 'os.release.major', 8],
    ];
    return queries.map((query) => {
      const found = nodes.filter((node) => holds(query, node));
      const counts = new Map<string, number>();
      for (const node of found) add(counts, node.os.family, 1);
      return {
        query: writeQuery(query),
        count: found.length,
        first: found.slice(0, 2).map((node) => node.certname),
        counts: Object.fromEntries(counts),
        memory: found.reduce((sum, node) => sum + node.memory.total, 0),
      };
    });
  },

  'feature-flags'() {
    const codes = new Map(
      Array.from('abcdefghijklmnopqrstuvwxyz0123456789-.@', (letter, index) => [letter, index + 97]),
    );
    const isBusiness = (plan: unknown): boolean => plan === 'team' || plan === 'company';
    const flags: Readonly<Record<string, Flag>> = {
      'new-menu': {
        rules: [
          { when: { email: /@example\.(com|org)$/ }, serve: 'on' },
          { when: { version: new VersionRange([2, 1, 0], [4, 0, 0]) }, serve: { on: 30, beta: 20 } },
        ],
      },
      'dark-theme': {
        overrides: { u7: 'black', u12: 'off' },
        rules: [
          {
            when: {
              'device.os': ['ios', 'android'],
              age: (age: unknown) => Number.isInteger(age) && Number(age) >= 18,
            },
            serve: { dark: 50, black: 50 },
          },
          { when: {}, serve: { dark: 10 } },
        ],
      },
      'fast-search': { disabled: true, rules: [] },
      export: {
        rules: [
          { when: { plan: isBusiness, country: /^(DE|FR|AT)$/ }, serve: 'pdf' },
          {
            when: {
              plan: isBusiness,
              seats: (seats: unknown) => seats === 'unlimited' || (Number.isInteger(seats) && Number(seats) >= 10),
            },
            serve: 'csv',
          },
          {
            when: {
              device: {
                os: 'linux',
                size: (size: unknown) =>
                  Array.isArray(size) && size.length === 2 && size.every(Number.isInteger) && size[0] >= 1000,
              },
            },
            serve: 'text',
          },
        ],
      },
    };
    const users = numbers(40).map((i): Hash => {
      const os = ['ios', 'linux', 'android', 'windows', 'macos'][i % 5];
      return {
        id: `u${i}`,
        email: `user.${i}@${['example.com', 'mail.net', 'example.org', 'web.de'][i % 4]}`,
        version: `${i % 5}.${(i * 3) % 10}.${i % 2}`,
        age: i % 6 === 0 ? undefined : 12 + i,
        plan: ['free', 'team', 'company'][i % 3],
        country: ['DE', 'US', 'FR', 'SE'][i % 4],
        device: { os, size: [640 + i * 20, 480] },
        'device.os': os,
        ...(i % 4 === 1 ? { seats: i % 8 === 1 ? 'unlimited' : i } : {}),
      };
    });
    const decisions = users.map((user): [string, Record<string, [string, string]>] => [
      user['id'] as string,
      Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, decide(codes, flag, user, name)])),
    ]);
    const counts: Record<string, Record<string, number>> = {};
    const reasons = new Map<string, number>();
    for (const [, results] of decisions) {
      for (const [name, [variant, reason]] of Object.entries(results)) {
        const known = (counts[name] ??= {});
        known[variant] = (known[variant] ?? 0) + 1;
        add(reasons, reason, 1);
      }
    }
    return [
      decisions.slice(0, 4),
      counts,
      Object.fromEntries(reasons),
      users.slice(0, 10).map((user) => bucketOf(codes, 'share', user['id'] as string, user['country'] as string)),
    ];
  },
};
