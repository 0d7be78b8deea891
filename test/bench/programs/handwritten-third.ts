import { capitalize } from './capitalize.js';
import { numbers, total } from './numbers.js';
import { Secret } from './secret.js';

type Expression = number | readonly ['add' | 'mul', Expression, Expression] | { readonly neg: Expression };

const valueOf = (expression: Expression): number => {
  if (typeof expression === 'number') return expression;
  if ('neg' in expression) return -valueOf(expression.neg);
  const [left, right] = [valueOf(expression[1]), valueOf(expression[2])];
  if (expression[0] === 'add') return left + right;
  return (((left * right) % 1000) + 1000) % 1000;
};

const camelCase = (text: string): string =>
  text
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Compares versions part by part: numbers by value, before texts. A dash comes before a dot, and the end before both. */
const compareVersions = (left: string, right: string): number => {
  const parts = (text: string): readonly string[] => text.match(/\d+|[-.]|[^-.\d]+/g) ?? [];
  const [a, b] = [parts(left), parts(right)];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x === y) continue;
    if (x === '-') return -1;
    if (y === '-') return 1;
    if (x === '.') return -1;
    if (y === '.') return 1;
    const difference = Number(x) - Number(y);
    if (!Number.isNaN(difference)) return Math.sign(difference);
    return x < y ? -1 : 1;
  }
  return left < right ? -1 : left > right ? 1 : 0;
};

const row = (name: string, value: number, ok: boolean): string =>
  [
    name.padEnd(12),
    value.toFixed(2).padStart(8),
    (ok ? 'yes' : 'no').padStart(5),
    String(name.length).padStart(4, '0'),
  ].join('|');

type Shape = Readonly<Record<string, unknown>> | readonly number[] | string | number | boolean;

const isNumberBetween = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

/** `isPoint` tells a pair of floats from other arrays. */
const describe = (value: Shape, isPoint: boolean): string => {
  if (typeof value === 'boolean') return `flag ${value}`;
  if (typeof value === 'string') {
    if (value === 'on' || value === 'off') return `switch ${value}`;
    if (/^\d+(?:[kmg]|%)$/.test(value)) return `size ${value}`;
    return value.length >= 1 && value.length <= 5 ? `word ${value}` : 'other';
  }
  if (Array.isArray(value)) {
    if (isPoint) return `point ${Number.isInteger(value[0]) ? `${value[0]}.0` : value[0]}`;
    return value.length === 4 && value.every((part) => isNumberBetween(part, 0, 255))
      ? `address ${value.join('.')}`
      : 'other';
  }
  if (typeof value !== 'object') return 'other';
  const { type, port, path, mode, ...rest } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) return 'other';
  if ((type === 'tcp' || type === 'udp') && isNumberBetween(port, 1, 65535)) return `port ${type}/${port as number}`;
  const isFile = typeof path === 'string' && path.startsWith('/') && (mode === undefined || Number.isInteger(mode));
  return isFile ? `file ${path}` : 'other';
};

const token = (secret: string | Secret, round: number): Secret =>
  new Secret(`${secret instanceof Secret ? secret.unwrap() : secret}-${round}`);

interface Settings {
  readonly http?: { readonly port: number };
  readonly log?: { readonly level: string; readonly to?: string };
}

/** The lengths of the paths to all values that are not containers. */
const pathLengths = (value: unknown, depth = 0): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, child) => sum + pathLengths(child, depth + 1), 0)
    : depth;

const two = (value: number): string => String(value).padStart(2, '0');

interface User {
  readonly name: string;
  readonly uid: number;
  readonly system: boolean;
  readonly mail: string | null;
}

const lineOf = ({ name, uid, system, mail }: User, shell = '/bin/sh', gid: number | null = null): string => {
  const group = gid === null ? uid : gid === 0 ? 'root' : gid;
  const home = system ? `/var/lib/${name}` : `/home/${name}`;
  return `${name}:x:${uid}:${group}:${mail === null ? '' : `${capitalize(name)} <${mail}>`}:${home}:${shell}`;
};

const asBoolean = (text: string): boolean => {
  if (/^(?:true|yes|y)$/i.test(text)) return true;
  if (/^(?:false|no|n)$/i.test(text)) return false;
  throw new TypeError(text);
};

/** The third group of programs: again other shapes. They were written after the code and measured before any change. */
export const thirdPrograms: Readonly<Record<string, () => unknown>> = {
  'big-integers'() {
    const nextSeed = (seed: number): number => Number((BigInt(seed) * 1103515245n + 12345n) % 2147483648n);
    const hashOf = (text: string, start: number): number => {
      let hash = start;
      for (const letter of text) hash = Math.floor((hash * 31 + letter.length + hash) / 8) % 1000000007;
      return hash;
    };
    let seed = 42;
    let sum = 0n;
    for (let i = 1; i <= 5000; i++) {
      seed = nextSeed(seed);
      sum = (sum + BigInt(((seed >> 7) % 256) + (2 ** (i % 40) % 1009))) % 9223372036854775807n;
    }
    const hash = hashOf('the quick brown fox', 7);
    return `${seed} ${sum} ${hash} ${9223372036854775806n - BigInt(seed)} ${4611686018427387904n + sum}`;
  },
  casing() {
    const names = numbers(3000).map((i) => `  Web_Server-${i % 50}_Node ${i} `);
    return names.reduce((longest, name) => {
      const plain = name.trim();
      const key = plain.toLowerCase().replace(/[^a-z0-9]+/g, '_');
      const label = key.split('_').map(capitalize).join('');
      const match = /Node (\d+)$/.exec(plain);
      const short = match ? match[1]!.toUpperCase() : camelCase(key);
      const text = `${label}/${short}/${plain.toUpperCase().length}${camelCase(key)}`;
      return text.length > longest.length ||
        (text.length === longest.length && text.toLowerCase() > longest.toLowerCase())
        ? text
        : longest;
    }, '');
  },
  'checked-input'() {
    const rows = numbers(3000).map((i) => ({
      id: String(i),
      ratio: `${i}.5`,
      on: i % 2 === 0 ? 'yes' : 'false',
      tag: `t${i % 9}`,
    }));
    return rows.reduce((sum, entry) => {
      const id = parseInt(entry.id, 10);
      if (!(id >= 1)) throw new RangeError(entry.id);
      const ratio = parseFloat(entry.ratio);
      if (!/^t\d$/.test(entry.tag)) throw new RangeError(entry.tag);
      const half = Math.floor(Number(`0x${id}`) / 2);
      const list = Object.entries(entry).length + Array.of('x').length;
      return sum + id + Math.trunc(ratio) + half + entry.tag.length + list + (asBoolean(entry.on) ? 1 : 0);
    }, 0);
  },
  durations() {
    const step = 17 * 60 + 30;
    const limit = 3 * 86_400;
    return numbers(2000).reduce((sum, i) => {
      const span = step * i + (i % 60);
      const [days, hours, minutes] = [Math.floor(span / 86_400), Math.floor(span / 3600), Math.floor(span / 60)];
      const text = `${days}-${two(hours % 24)}:${two(minutes % 60)}:${two(span % 60)}`;
      const match = /^(\d+)-(\d+):(\d+):(\d+)$/.exec(`0-00:${i % 60}:00`)!;
      const parsed = Number(match[1]) * 86_400 + Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4]);
      return sum + hours + text.length + (span > limit ? 1 : 0) + (parsed < step ? 2 : 0);
    }, 0);
  },
  inventory() {
    interface Group {
      cpus: number;
      tags: Map<string, number>;
    }
    const hosts = numbers(600).map((i) => ({
      name: `h${i}`,
      role: ['web', 'db', 'cache'][i % 3]!,
      cpus: 1 + (i % 8),
      tags: [`r${i % 4}`, `z${i % 2}`],
    }));
    const grouped = new Map<string, Group>();
    for (const { role, cpus, tags } of hosts) {
      let group = grouped.get(role);
      if (group === undefined) grouped.set(role, (group = { cpus: 0, tags: new Map() }));
      group.cpus += cpus;
      for (const tag of tags) group.tags.set(tag, (group.tags.get(tag) ?? 0) + 1);
    }
    const lines = Array.from(grouped, ([role, { cpus, tags }]) => {
      const counts = Array.from(tags, ([tag, count]) => `${tag}=${count}`);
      return `${role}: ${cpus} ${counts.sort().join(',')}`;
    });
    return lines.sort().join('\n');
  },
  'optional-values'() {
    const defaults = { http: { port: 80, tls: { ciphers: ['a', 'b'] } }, log: { level: 'info' } };
    return numbers(2000).reduce((sum, i) => {
      const settings: Settings = i % 2 === 0 ? { http: { port: 8000 + i } } : { log: { level: 'debug', to: `f${i}` } };
      const port = settings.http?.port ?? defaults.http.port;
      const level = settings.log?.level ?? defaults.log.level;
      const file = settings.log?.to ?? 'stdout';
      const cipher = `${defaults.http.tls.ciphers[1]}${i}`;
      return sum + port + level.length + file.length + cipher.length + pathLengths(settings) + (i % port);
    }, 0);
  },
  releases() {
    const releases = numbers(300).map((i) => `${i % 5}.${(i * 7) % 23}.${i}${i % 4 === 0 ? '-rc1' : ''}`);
    const sorted = releases.toSorted(compareVersions);
    const stable = sorted.filter((release) => !release.includes('-rc'));
    const between = stable.filter(
      (release) => compareVersions(release, '1.5.0') >= 0 && compareVersions(release, '4.0.0') < 0,
    );
    return `${sorted[0]} ${sorted.at(-1)} ${stable.length} ${between.length} ${between[3]}`;
  },
  report() {
    return numbers(150).reduce((sum, i) => {
      const rows = numbers(12).map((n) => row(`service-${n}`, (n * i) / 3, n % 3 === 0));
      const text = [
        `Report ${i}`,
        rows.join('\n'),
        '---',
        `Average: ${i * 2}, last "${rows.at(-1)}"`,
        String.raw`Total\t${rows.length} of ${12 + i}`,
        '',
      ].join('\n');
      return sum + text.length + text.trimEnd().split('\n').length;
    }, 0);
  },
  scanning() {
    const records = numbers(2000).map((i) => `node${i}:10.0.${i % 256}.${(i * 3) % 256}:${i * 5},x${i},,y`);
    return records.reduce((sum, record) => {
      const [name, address, rest] = record.split(':') as [string, string, string];
      const octets = address.split('.').map((octet) => parseInt(octet, 10));
      const number = /node(\d+)/.exec(name)![1]!;
      const scanned = /^\s*([-+]?\d+),x\s*([-+]?\d+)/.exec(rest)!;
      const fields = rest.split(',').filter((field) => field !== '');
      return (
        sum + octets[2]! * 256 + octets[3]! + number.length + Number(scanned[1]) + Number(scanned[2]) + fields.length
      );
    }, 0);
  },
  secrets() {
    return numbers(3000).reduce((sum, i) => {
      const first = token(`pass${i}`, i);
      const second = token(first, i % 7);
      return (
        sum + second.unwrap().length + `<${second}>`.length + (first.unwrap().toLowerCase() === 'pass7-7' ? 1000 : 0)
      );
    }, 0);
  },
  sets() {
    return numbers(200).reduce((sum, i) => {
      const left = numbers(30).map((n) => `h${(n * i) % 17}`);
      const right = numbers(20).map((n) => `h${n + (i % 10)}`);
      const all = new Set([...left, ...right]);
      const others = new Set(right);
      const own = [...new Set(left)];
      const both = own.filter((name) => others.has(name));
      const less = own.filter((name) => !others.has(name));
      const product = [1, 2, 3].map((x) => ['a', 'b'].map((y) => [`${y}${x}`, [x, [y]]])).flat(Infinity);
      const counts = new Map<string, number>();
      for (const name of left) counts.set(name, (counts.get(name) ?? 0) + 1);
      return sum + all.size + both.length + less.length + product.length + Math.max(...counts.values()) + counts.size;
    }, 0);
  },
  shapes() {
    const shapeOf = (i: number): Shape => {
      switch (i % 9) {
        case 0:
          return { type: 'tcp', port: i };
        case 1:
          return { path: `/srv/${i}`, mode: 420 };
        case 2:
          return [i / 2, 0.5];
        case 3:
          return [10, 0, i % 256, 1];
        case 4:
          return 'off';
        case 5:
          return `${i}k`;
        case 6:
          return `w${i % 100}`;
        case 7:
          return i % 2 === 1;
        default:
          return { unknown: i };
      }
    };
    return numbers(4000).reduce((sum, i) => sum + describe(shapeOf(i), i % 9 === 2).length, 0);
  },
  slices() {
    const slice = (values: readonly number[], size: number): number[][] =>
      Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, at * size + size));
    return numbers(200).reduce((sum, n) => {
      const steps: number[] = [];
      for (let i = 0; i <= 100; i += 7) steps.push(i * n);
      const rows = slice(steps, 4).map(total);
      const reversed = steps.toReversed().map((x) => x % 10);
      const found = steps.findIndex((x) => x > 30 * n);
      const pairs = slice(numbers(20), 2).filter(([a, b]) => a! % 3 === 0 || b! % 5 === 0);
      const marks = reversed.map((x, index) => (index % 2 === 0 ? x : -x));
      return sum + rows[0]! + rows.at(-1)! + found + pairs.length + total(marks);
    }, 0);
  },
  templates() {
    const lines = numbers(2000).map((i) => {
      const user = {
        name: `user${i}`,
        uid: 1000 + i,
        system: i % 5 === 0,
        mail: i % 3 === 0 ? `u${i}@example.com` : null,
      };
      if (i % 2 === 0) return lineOf(user);
      return i % 7 === 0 ? lineOf(user, '/bin/bash', 0) : lineOf(user, '/bin/zsh', i);
    });
    const matches = lines.every((line) => /^user\d+:x:\d+/.test(line));
    return `${lines.join('\n').length} ${matches} ${lines.some((line) => line.includes('root'))} ${lines[13]}`;
  },
  'type-aliases'() {
    return numbers(400).reduce(
      (sum, i) => sum + valueOf(['add', ['mul', i, ['add', i, 3]], { neg: ['mul', ['add', 1, i], { neg: i }] }]),
      0,
    );
  },
};
