import { type Hash, isHash } from './hash.js';
import { add } from './maps.js';
import { numbers, total } from './numbers.js';
import { show } from './show.js';

const flattenKeys = (tree: Hash, prefix = '', flat: Record<string, unknown> = {}): Record<string, unknown> => {
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (isHash(value) && Object.keys(value).length > 0) flattenKeys(value, path, flat);
    else flat[path] = value;
  }
  return flat;
};

const nestKeys = (flat: Hash): Hash => {
  const tree: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let inner = tree;
    for (const key of keys) inner = (inner[key] ??= {}) as Record<string, unknown>;
    inner[last] = value;
  }
  return tree;
};

const isEqual = (left: unknown, right: unknown): boolean => {
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((x, index) => isEqual(x, right[index]));
  }
  if (!isHash(left)) return left === right;
  if (!isHash(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => isEqual(left[key], right[key]));
};

interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly path: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

const changesBetween = (old: Hash, current: Hash, path = ''): Change[] => {
  const changes: Change[] = [];
  for (const key of Object.keys(old)) {
    if (!(key in current)) changes.push({ kind: 'removed', path: `${path}/${key}`, from: old[key] });
  }
  for (const [key, to] of Object.entries(current)) {
    const here = `${path}/${key}`;
    const from = old[key];
    if (!(key in old)) changes.push({ kind: 'added', path: here, to });
    else if (isHash(to) && isHash(from)) changes.push(...changesBetween(from, to, here));
    else if (!isEqual(to, from)) changes.push({ kind: 'changed', path: here, from, to });
  }
  return changes;
};

const showChange = ({ kind, path, from, to }: Change): string => {
  if (kind === 'added') return `+ ${path} ${show(to)}`;
  return kind === 'removed' ? `- ${path}` : `~ ${path} ${show(from)} -> ${show(to)}`;
};

type Path = readonly (string | number)[];

/** Returns the paths and values of nested data, the data itself included. */
const entriesOf = (value: unknown, path: Path = [], entries: [Path, unknown][] = []): [Path, unknown][] => {
  entries.push([path, value]);
  if (Array.isArray(value)) value.forEach((element, index) => entriesOf(element, [...path, index], entries));
  else if (isHash(value)) for (const key of Object.keys(value)) entriesOf(value[key], [...path, key], entries);
  return entries;
};

interface AccessRule {
  readonly path: RegExp;
  readonly methods?: readonly string[];
  readonly groups?: readonly string[];
  readonly action: 'allow' | 'deny';
}

interface AccessRequest {
  readonly path: string;
  readonly method: string;
  readonly groups: readonly string[];
}

const decide = (rules: readonly AccessRule[], request: AccessRequest): [action: 'allow' | 'deny', rule: number] => {
  for (const [number, { path, methods, groups, action }] of rules.entries()) {
    if (methods && !methods.includes(request.method)) continue;
    if (groups && !groups.some((group) => request.groups.includes(group))) continue;
    if (path.test(request.path)) return [action, number];
  }
  return ['deny', -1];
};

type Rule = { readonly optional?: boolean } & (
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly min: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'match'; readonly regexp: string }
  | { readonly kind: 'list'; readonly of: Rule; readonly max: number }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Rule>> }
  | { readonly kind: 'either'; readonly of: readonly Rule[] }
);

/** A type that was made from a rule. */
interface Check {
  readonly text: string;
  readonly accepts: (value: unknown) => boolean;
}

const checkOf = (rule: Rule): Check => {
  const check = requiredCheckOf(rule);
  if (!rule.optional) return check;
  return { text: `Optional[${check.text}]`, accepts: (value) => value === null || check.accepts(value) };
};

const requiredCheckOf = (rule: Rule): Check => {
  switch (rule.kind) {
    case 'integer': {
      const { min, max } = rule;
      const accepts = (value: unknown): boolean =>
        typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
      return { text: `Integer[${min}, ${max}]`, accepts };
    }
    case 'text':
      return {
        text: `String[${rule.min}]`,
        accepts: (value) => typeof value === 'string' && value.length >= rule.min,
      };
    case 'choice': {
      const values = new Set<unknown>(rule.values);
      const names = rule.values.map((value) => `'${value}'`);
      return { text: `Enum[${names.join(', ')}]`, accepts: (value) => values.has(value) };
    }
    case 'match': {
      const regexp = new RegExp(rule.regexp);
      return {
        text: `Pattern[/${rule.regexp}/]`,
        accepts: (value) => typeof value === 'string' && regexp.test(value),
      };
    }
    case 'list': {
      const { accepts, text } = checkOf(rule.of);
      return {
        text: `Array[${text}, 1, ${rule.max}]`,
        accepts: (value) =>
          Array.isArray(value) && value.length >= 1 && value.length <= rule.max && value.every(accepts),
      };
    }
    case 'record': {
      const fields = Object.entries(rule.fields).map(([name, field]) => [name, checkOf(field)] as const);
      return {
        text: `Struct[{${fields.map(([name, { text }]) => `'${name}' => ${text}`).join(', ')}}]`,
        accepts: (value) =>
          isHash(value) &&
          Object.keys(value).length === fields.length &&
          fields.every(([name, { accepts }]) => accepts(value[name])),
      };
    }
    case 'either': {
      const checks = rule.of.map(checkOf);
      return {
        text: `Variant[${checks.map(({ text }) => text).join(', ')}]`,
        accepts: (value) => checks.some(({ accepts }) => accepts(value)),
      };
    }
  }
};

type Facts = Readonly<Record<string, string>>;

const fillIn = (value: unknown, facts: Facts): unknown => {
  if (typeof value === 'string') {
    return Object.entries(facts).reduce((text, [name, fact]) => text.replaceAll(`%{${name}}`, fact), value);
  }
  if (Array.isArray(value)) return value.map((element) => fillIn(element, facts));
  if (!isHash(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, element]) => [key, fillIn(element, facts)]));
};

const combine = (low: Hash, high: Hash): Hash => {
  const merged: Record<string, unknown> = { ...low };
  for (const [key, value] of Object.entries(high)) {
    const old = merged[key];
    merged[key] = isHash(value) && isHash(old) ? combine(old, value) : value;
  }
  return merged;
};

type Strategy = 'first' | 'unique' | 'hash' | 'deep';

const findSetting = (
  data: Readonly<Record<string, Hash>>,
  layers: readonly string[],
  key: string,
  strategy: Strategy,
): unknown => {
  const values = layers.map((layer) => data[layer]?.[key]).filter((value) => value !== undefined);
  if (values.length === 0) return null;
  if (strategy === 'first') return values[0];
  if (strategy === 'unique') return [...new Set(values.flat())];
  const hashes = (values as Hash[]).reverse();
  return hashes.reduce((low, high) => (strategy === 'hash' ? { ...low, ...high } : combine(low, high)));
};

/** The programs of the fifth group that work on data. They were measured before any change. */
export const fifthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'access-rules'() {
    const rules: readonly AccessRule[] = [
      { path: /^\/health$/, action: 'allow' },
      { path: /^\/admin(\/|$)/, groups: ['admins', 'operators'], action: 'allow' },
      { path: /^\/admin/, action: 'deny' },
      { path: /\.(key|pem)$/, action: 'deny' },
      { path: /^\/files\//, methods: ['GET'], action: 'allow' },
      { path: /^\/files\//, methods: ['POST', 'DELETE'], groups: ['editors'], action: 'allow' },
    ];
    const paths = ['/health', '/admin/users', '/files/a.txt', '/files/b.pem', '/other', '/administration', '/files/c'];
    const methods = ['GET', 'POST', 'DELETE'];
    const groups = [[], ['editors'], ['users', 'operators'], ['users']];
    const log = numbers(1000).map((i) =>
      decide(rules, { path: paths[i % 7]!, method: methods[i % 3]!, groups: groups[i % 4]! }),
    );
    const allowed = log.filter(([action]) => action === 'allow').length;
    const sum = log.reduce((rest, [, number]) => rest + number, 0);
    return `${allowed} allowed, ${1000 - allowed} denied, ${sum}`;
  },
  'computed-types'() {
    const schema: Readonly<Record<string, Rule>> = {
      name: { kind: 'match', regexp: '^[a-z]+-\\d+$' },
      port: {
        kind: 'either',
        of: [
          { kind: 'integer', min: 1, max: 1023 },
          { kind: 'choice', values: ['http', 'https'] },
        ],
      },
      level: { kind: 'choice', values: ['debug', 'info', 'error'], optional: true },
      tags: { kind: 'list', of: { kind: 'text', min: 2 }, max: 3 },
      limits: {
        kind: 'record',
        fields: { cpu: { kind: 'integer', min: 1, max: 8 }, memory: { kind: 'integer', min: 64, max: 4096 } },
      },
    };
    const checks = new Map(Object.entries(schema).map(([name, rule]) => [name, checkOf(rule)]));
    const errors = numbers(300).flatMap((i) => {
      const document = {
        name: i % 7 === 0 ? `Web_${i}` : `web-${i}`,
        port: i % 4 === 0 ? 'https' : 800 + i,
        level: [null, 'info', 'trace', 'error'][i % 4],
        tags: ['aa', `t${i}`, i % 5 === 0 ? 'x' : 'xx'],
        limits: { cpu: i % 10, memory: i * 16 },
      };
      return Object.entries(document)
        .filter(([key, value]) => !checks.get(key)!.accepts(value))
        .map(([key, value]) => `${key}: ${show(value)}`);
    });
    const fits = numbers(300).filter((i) => (i * 3) % 50 >= i % 20 && (i * 3) % 50 <= 40).length;
    return `${errors.length} ${errors[0]} ${errors.at(-1)} ${checks.get('port')!.text} ${fits}`;
  },
  'dotted-keys'() {
    let sum = 0;
    for (let i = 1; i <= 150; i++) {
      const settings = {
        server: {
          host: `web${i}`,
          port: 8000 + i,
          tls: { cert: '/etc/cert.pem', versions: ['1.2', '1.3'] },
        },
        database: { pool: { min: 1, max: i, idle: {} }, name: `app_${i}` },
        debug: i % 2 === 0,
      };
      const flat = flattenKeys(settings);
      const keys = Object.keys(flat);
      sum += keys.length + keys.join(' ').length + (isEqual(nestKeys(flat), settings) ? 1 : 0);
    }
    return sum;
  },
  'hash-diff'() {
    const yesterday = {
      port: 80,
      users: ['root', 'deploy'],
      limit: { files: 1024, cpu: 2, swap: false },
      log: { level: 'info', target: { file: '/var/log/app', keep: 7 } },
      old: 'x',
    };
    let length = 0;
    for (let i = 1; i <= 250; i++) {
      const today = {
        port: 80 + (i % 2),
        users: ['root', i % 3 === 0 ? 'deploy' : 'admin'],
        limit: { files: 1024, cpu: i % 4, memory: i },
        log: { level: 'info', target: { file: `/var/log/app${i % 5}`, keep: 7 } },
      };
      length += changesBetween(yesterday, today).map(showChange).join('\n').length;
    }
    return length;
  },
  'join-tables'() {
    const regions = ['north', 'south', 'east', 'west'];
    const customers = numbers(60).map((i) => ({ id: i, name: `Customer ${i}`, region: regions[i % 4]! }));
    const orders = numbers(800).map((i) => ({
      customer: ((i * 7) % 70) + 1,
      month: (i % 6) + 1,
      amount: (i * 13) % 500,
    }));
    const customerById = new Map(customers.map((customer) => [customer.id, customer]));
    const table = new Map<string, Map<number, number>>();
    const sums = new Map<string, number>();
    for (const { customer: id, month, amount } of orders) {
      const customer = customerById.get(id);
      if (!customer) continue;
      let months = table.get(customer.region);
      if (!months) table.set(customer.region, (months = new Map()));
      add(months, month, amount);
      add(sums, customer.name, amount);
    }
    const lines = [...table.keys()].sort().map((region) => {
      const months = table.get(region)!;
      const cells = numbers(6).map((month) => String(months.get(month) ?? 0).padStart(7));
      return `${region.padEnd(6)}${cells.join('')}${String(total([...months.values()])).padStart(8)}`;
    });
    const [name, sum] = [...sums].reduce((top, pair) => (pair[1] > top[1] ? pair : top), ['', 0]);
    return `${lines.join('\n')}\n${name}: ${sum}`;
  },
  'lookup-layers'() {
    const data: Readonly<Record<string, Hash>> = {
      common: {
        ntp: ['pool.example.com'],
        motd: 'Welcome to %{host}',
        limits: { files: 1024, procs: 100 },
        ssh: { port: 22, options: { x11: false } },
      },
      'sites/ams': { ntp: ['ntp.%{site}.example.com', 'pool.example.com'], limits: { files: 2048 } },
      'sites/fra': { ntp: ['ntp.fra.example.com'] },
      'roles/web': { ssh: { options: { agent: true } }, limits: { cpu: 4 }, packages: ['nginx'] },
      'roles/db': { packages: ['postgresql', 'pg-%{site}'], ssh: { port: 2222 } },
      'nodes/web7': { motd: 'Do not touch %{host} (%{role})', ssh: { options: { x11: true } } },
    };
    const strategies: Readonly<Record<string, Strategy>> = {
      ntp: 'unique',
      motd: 'first',
      limits: 'hash',
      ssh: 'deep',
      packages: 'unique',
    };
    let length = 0;
    for (let i = 1; i <= 100; i++) {
      const role = i % 2 === 1 ? 'web' : 'db';
      const node = { host: `${role}${i}`, role, site: ['ams', 'fra', 'lon'][i % 3]! };
      const layers = [`nodes/${node.host}`, `roles/${node.role}`, `sites/${node.site}`, 'common'];
      const found = Object.entries(strategies).map(
        ([key, strategy]) => `${key}=${show(fillIn(findSetting(data, layers, key, strategy), node))}`,
      );
      length += found.join('\n').length;
    }
    return length;
  },
  'tree-walk'() {
    let sum = 0;
    for (let i = 1; i <= 100; i++) {
      const config = {
        app: { name: `app${i}`, password: 'x', ports: [80, 443, 8000 + i] },
        database: {
          hosts: [
            { name: 'db1', weight: 3 },
            { name: 'db2', weight: i },
          ],
          password: 'y',
        },
        features: { cache: true, beta: false, limit: null },
      };
      const entries = entriesOf(config);
      const secrets = entries.filter(([path]) => path.at(-1) === 'password').map(([path]) => path.join('/'));
      const values = entries.map(([, value]) => value);
      const integers = values.filter((value): value is number => Number.isInteger(value));
      const containers = entries.filter(([, value]) => typeof value === 'object' && value !== null);
      const depth = Math.max(...containers.map(([path]) => path.length));
      const texts = values.filter((value) => typeof value === 'string').length;
      sum += secrets.join(' ').length + Math.max(...integers) + integers.length + depth + texts;
    }
    return sum;
  },
};
