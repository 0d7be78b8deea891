import { groupBy } from './maps.js';
import { numbers } from './numbers.js';

type Listen = number | { readonly address: string; readonly port: number };
interface Auth {
  readonly realm: string;
  readonly users: Readonly<Record<string, string>>;
  readonly ttl?: number;
}
interface Settings {
  readonly listen: Listen | readonly Listen[];
  readonly upstream: readonly string[];
  readonly balance: 'roundrobin' | 'leastconn' | 'source';
  readonly timeout: number | string;
  readonly log: boolean | 'errors' | 'all';
  readonly auth?: Auth;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

const isPort = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 65535;

const isHost = (value: unknown): boolean =>
  typeof value === 'string' && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)*$/.test(value);

const isListen = (value: unknown): boolean =>
  isPort(value) ||
  (isObject(value) && isHost(value['address']) && isPort(value['port']) && hasOnly(value, ['address', 'port']));

const isAuth = (value: unknown): boolean => {
  if (!isObject(value) || !hasOnly(value, ['realm', 'users', 'ttl'])) return false;
  const { realm, users, ttl } = value;
  if (typeof realm !== 'string' || realm.length < 1 || realm.length > 40 || !isObject(users)) return false;
  for (const [name, password] of Object.entries(users)) {
    if (!/^\w+$/.test(name) || typeof password !== 'string' || password.length < 8) return false;
  }
  return ttl === undefined || (typeof ttl === 'number' && ttl >= 0 && ttl <= 86400);
};

const isHeaders = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, text]) =>
      /^X-[A-Za-z-]+$/.test(name) &&
      (typeof text === 'string' || (Array.isArray(text) && text.every((one) => typeof one === 'string'))),
  );

const BALANCES: readonly unknown[] = ['roundrobin', 'leastconn', 'source'];

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  listen: (value) => isListen(value) || (Array.isArray(value) && value.length > 0 && value.every(isListen)),
  upstream: (value) => Array.isArray(value) && value.length >= 1 && value.length <= 8 && value.every(isHost),
  balance: (value) => BALANCES.includes(value),
  timeout: (value) =>
    (typeof value === 'number' && value >= 0) || (typeof value === 'string' && /^\d+(ms|s|m)$/.test(value)),
  log: (value) => typeof value === 'boolean' || value === 'errors' || value === 'all',
  auth: (value) => value === undefined || isAuth(value),
  headers: (value) => value === undefined || isHeaders(value),
};

const faultsOf = (settings: Readonly<Record<string, unknown>>): string[] => {
  const faults: string[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const value = settings[name];
    if (!check(value)) faults.push(value === undefined ? `${name} is missing` : `${name} has a wrong value`);
  }
  for (const name of Object.keys(settings)) if (!(name in CHECKS)) faults.push(`${name} is unknown`);
  return faults;
};

const milliseconds = (timeout: number | string): number => {
  if (typeof timeout === 'number') return timeout;
  const match = /^(\d+)(ms|s|m)$/.exec(timeout);
  if (!match) throw new Error(`wrong timeout ${timeout}`);
  return Number(match[1]) * (match[2] === 'ms' ? 1 : match[2] === 's' ? 1000 : 60000);
};

const linesOf = (name: string, settings: Settings): string[] => {
  const { listen, upstream, balance, timeout, log, auth, headers } = settings;
  const lines = [`proxy ${name}`];
  for (const one of [listen].flat() as Listen[]) {
    lines.push(typeof one === 'number' ? `listen *:${one}` : `listen ${one.address}:${one.port}`);
  }
  upstream.forEach((host, index) => lines.push(`server s${index} ${host}${index === 0 ? ' check' : ''}`));
  lines.push(`balance ${balance}`, `timeout ${milliseconds(timeout)}`);
  lines.push(`log ${log === true ? 'all' : log === false ? 'none' : log}`);
  if (auth) {
    lines.push(`realm "${auth.realm}" ttl ${auth.ttl ?? 300}`);
    for (const user of Object.keys(auth.users).sort()) lines.push(`user ${user}`);
  }
  for (const [key, value] of Object.entries(headers ?? {})) {
    for (const one of [value].flat()) lines.push(`header ${key}: ${one}`);
  }
  return lines;
};

const moreSettings = (i: number): Readonly<Record<string, unknown>> => {
  switch (i % 6) {
    case 0:
      return { balance: ['leastconn', 'source', 'random'][i % 3] };
    case 1:
      return { timeout: [1500, '2m', '250ms', '10h'][i % 4] };
    case 2:
      return { auth: { realm: `Realm ${i}`, users: { ann: 'secret-01', bob: `pass-${i}-long` }, ttl: i * 60 } };
    case 3:
      return { auth: { realm: 'short', users: { eve: `pw${i}` } } };
    case 4:
      return { headers: { 'X-Frame-Options': 'DENY', 'X-Tags': [`a${i}`, 'b'] }, log: 'errors' };
    default:
      return { log: ['all', true, 'some'][i % 3], retries: 3 };
  }
};

type Level = 'major' | 'minor' | 'patch' | 'none';
interface Change {
  readonly kind: string;
  readonly text: string;
  readonly breaking: boolean;
}
class Version {
  constructor(
    readonly major: number,
    readonly minor: number,
    readonly patch: number,
  ) {}
  compare(other: Version): number {
    return this.major - other.major || this.minor - other.minor || this.patch - other.patch;
  }
  bump(level: Level): Version {
    switch (level) {
      case 'major':
        return this.major === 0 ? new Version(0, this.minor + 1, 0) : new Version(this.major + 1, 0, 0);
      case 'minor':
        return new Version(this.major, this.minor + 1, 0);
      case 'patch':
        return new Version(this.major, this.minor, this.patch + 1);
      case 'none':
        return this;
    }
  }
  toString(): string {
    return `${this.major}.${this.minor}.${this.patch}`;
  }
}

type Comparator = readonly [operator: string, version: Version];

/** Reads a range such as `1.x` or `>=1.2.0 <2.0.0`. */
const parseRange = (text: string): Comparator[] => {
  const wild = /^(\d+)\.x$/.exec(text);
  if (wild) {
    const major = Number(wild[1]);
    return [
      ['>=', new Version(major, 0, 0)],
      ['<', new Version(major + 1, 0, 0)],
    ];
  }
  return text.split(' ').map((part) => {
    const [, operator, major, minor, patch] = /^(>=|<)(\d+)\.(\d+)\.(\d+)$/.exec(part)!;
    return [operator!, new Version(Number(major), Number(minor), Number(patch))];
  });
};

const isIncluded = (version: Version, range: readonly Comparator[]): boolean =>
  range.every(([operator, limit]) => (operator === '<' ? version.compare(limit) < 0 : version.compare(limit) >= 0));

const parseChange = (line: string): Change => {
  const match = /^(\w+)(\([\w-]+\))?(!)?: (.+)$/.exec(line);
  return match
    ? { kind: match[1]!, text: match[4]!, breaking: match[3] === '!' }
    : { kind: 'other', text: line, breaking: false };
};

const levelOf = ({ kind, breaking }: Change): Level => {
  if (breaking) return 'major';
  if (kind === 'feat') return 'minor';
  return kind === 'fix' || kind === 'perf' || kind === 'revert' ? 'patch' : 'none';
};

const LEVELS = ['major', 'minor', 'patch'] as const;

const highest = (levels: readonly Level[]): Level => LEVELS.find((level) => levels.includes(level)) ?? 'none';

const changeLine = (product: number, i: number, n: number): string => {
  switch (product % 7) {
    case 0:
      return `feat(core): add option ${n}`;
    case 1:
      return `fix: repair case ${i}`;
    case 2:
      return `docs: explain part ${n}`;
    case 3:
      return `refactor(api)!: rename function ${i}`;
    case 4:
      return 'update the list of authors';
    case 5:
      return `perf(io): read ${n} files at once`;
    default:
      return 'chore(ci): run nightly';
  }
};

interface ZoneRecord {
  readonly type: 'A' | 'CNAME' | 'MX' | 'TXT';
  readonly value: string | readonly string[];
  readonly ttl?: number;
}
type Zones = Readonly<Record<string, Readonly<Record<string, ZoneRecord>>>>;
interface Answer {
  readonly status: 'ok' | 'missing' | 'loop';
  readonly path: readonly string[];
  readonly addresses: readonly string[];
  readonly ttl: number;
}

const zoneOf = (zones: Zones, name: string): string | undefined => {
  let rest = name;
  for (;;) {
    if (rest in zones) return rest;
    const dot = rest.indexOf('.');
    if (dot <= 0) return undefined;
    rest = rest.slice(dot + 1);
  }
};

const findRecord = (zones: Zones, name: string): ZoneRecord | undefined => {
  const zone = zoneOf(zones, name);
  if (zone === undefined) return undefined;
  const host = name === zone ? '@' : name.slice(0, name.length - zone.length - 1);
  const records = zones[zone]!;
  return records[host] ?? records[host.replace(/^[^.]+/, '*')];
};

const resolve = (zones: Zones, name: string, path: readonly string[] = [], ttl = 86400): Answer => {
  if (path.includes(name)) return { status: 'loop', path: [...path, name], addresses: [], ttl: 0 };
  const record = findRecord(zones, name);
  const longer = [...path, name];
  if (!record) return { status: 'missing', path: longer, addresses: [], ttl: 0 };
  const shortest = Math.min(ttl, record.ttl ?? 3600);
  if (record.type === 'CNAME' && typeof record.value === 'string') {
    return resolve(zones, record.value, longer, shortest);
  }
  return { status: 'ok', path: longer, addresses: [record.value].flat(), ttl: shortest };
};

const reverseName = (address: string): string => `${address.split('.').reverse().join('.')}.in-addr.arpa`;

const hostRecord = (i: number): ZoneRecord => {
  switch (i % 5) {
    case 0:
      return { type: 'CNAME', value: `h${i + 1}.example.org`, ttl: 60 * i };
    case 1:
      return { type: 'A', value: `10.0.${i % 4}.${i}` };
    case 2:
      return { type: 'A', value: [`10.1.0.${i}`, `10.1.1.${i}`], ttl: 300 };
    case 3:
      return { type: 'CNAME', value: `h${i - 3}.example.org` };
    default:
      return { type: 'CNAME', value: `web${i}.apps.example.net` };
  }
};

export const sixteenthServices: Readonly<Record<string, () => unknown>> = {
  'proxy-settings'() {
    const inputs = numbers(60).map((i): Readonly<Record<string, unknown>> => ({
      balance: 'roundrobin',
      timeout: '30s',
      log: false,
      listen: [80, { address: `host${i}.example.org`, port: 8000 + i }, [443, { address: 'a', port: 1 }], 70000, '80'][
        i % 5
      ],
      upstream: numbers((i % 4) + 1).map((n) => `web${n}${i % 11 === 0 ? '_x' : ''}.local`),
      ...moreSettings(i),
    }));
    const faults = inputs.map(faultsOf);
    const valid = [...inputs.keys()].filter((index) => faults[index]!.length === 0);
    const written = valid.map((index) => linesOf(`p${index}`, inputs[index] as unknown as Settings).join('\n'));
    const messages = groupBy(faults.flat(), (message) => message);
    return [
      valid,
      Array.from(messages, ([message, all]) => `${message}: ${all.length}`),
      written.slice(0, 4),
      written.at(-2),
      written.reduce((sum, text) => sum + text.length, 0),
    ];
  },

  'release-bumps'() {
    const modules = new Map(
      numbers(24).map((i) => {
        const changes = numbers((i % 5) + 1).map((n) => changeLine(i * n, i, n));
        const needs: Record<string, string> = {};
        if (i > 4) {
          needs[`m${i - 2}`] = `>=${(i - 2) % 3}.2.0 <${((i - 2) % 3) + 1}.0.0`;
          needs[`m${i - 4}`] = `${(i - 4) % 3}.x`;
        }
        return [`m${i}`, { version: new Version(i % 3, i % 4, i % 6), changes, needs }];
      }),
    );
    const releases = new Map(
      Array.from(modules, ([name, { version, changes: lines }]) => {
        const changes = lines.map(parseChange);
        const level = highest(changes.map(levelOf));
        return [name, { from: version, to: version.bump(level), level, changes }];
      }),
    );
    const conflicts: string[] = [];
    for (const [name, { needs }] of modules) {
      for (const [needed, text] of Object.entries(needs)) {
        const range = parseRange(text);
        const next = releases.get(needed)!.to;
        if (isIncluded(next, range)) continue;
        const before = isIncluded(modules.get(needed)!.version, range) ? 'new' : 'old';
        conflicts.push(`${name} needs ${needed} ${text}, gets ${next} (${before})`);
      }
    }
    const notes: string[] = [];
    for (const [name, { from, to, level, changes }] of releases) {
      if (level === 'none') continue;
      const items = changes
        .filter((change) => levelOf(change) !== 'none')
        .map(({ breaking, text }) => `- ${breaking ? 'BREAKING: ' : ''}${text}`);
      notes.push([`${name} ${from} -> ${to}`, ...items].join('\n'));
    }
    const levels = groupBy([...releases.values()], ({ level }) => level);
    let newest = new Version(0, 0, 0);
    for (const { to } of releases.values()) if (to.compare(newest) > 0) newest = to;
    const stable = [...releases].filter(([, { to }]) => to.major >= 1).map(([name]) => name);
    return [notes, conflicts, Array.from(levels, ([level, all]) => `${level}: ${all.length}`), String(newest), stable];
  },

  'cname-chains'() {
    const hosts: Record<string, ZoneRecord> = {};
    for (let i = 1; i <= 40; i++) hosts[`h${i}`] = hostRecord(i);
    hosts['@'] = { type: 'A', value: '10.0.0.1' };
    hosts['loop1'] = { type: 'CNAME', value: 'loop2.example.org' };
    hosts['loop2'] = { type: 'CNAME', value: 'back.example.net' };
    const zones: Zones = {
      'example.org': hosts,
      'apps.example.net': {
        '*': { type: 'A', value: ['192.0.2.1', '192.0.2.2'], ttl: 30 },
        '*.test': { type: 'CNAME', value: 'web0.apps.example.net' },
      },
      'example.net': {
        '@': { type: 'TXT', value: 'none' },
        back: { type: 'CNAME', value: 'loop1.example.org' },
      },
      lab: { loop2: { type: 'CNAME', value: 'x.lab' } },
    };
    const queries = numbers(44).map((i) => `h${i}.example.org`);
    queries.push(
      'example.org',
      'loop1.example.org',
      'a.test.apps.example.net',
      'x.y.z',
      'other.apps.example.net',
      'lab',
    );
    const answers = queries.map((query) => resolve(zones, query));
    const lines = answers.map(({ status, path, addresses, ttl }, index) => {
      const shown = status === 'ok' ? addresses.join(' ') : status;
      return `${queries[index]!.padEnd(24)} ${String(ttl).padStart(5)} ${path.length} ${shown}`;
    });
    const names = new Map<string, Set<string>>();
    for (const { addresses, path } of answers) {
      for (const address of addresses) {
        const reverse = reverseName(address);
        const hostNames = names.get(reverse);
        if (hostNames) hostNames.add(path.at(-1)!);
        else names.set(reverse, new Set([path.at(-1)!]));
      }
    }
    const statuses = groupBy(answers, ({ status }) => status);
    return [
      lines,
      Array.from(statuses, ([status, items]) => `${status} ${items.length}`),
      [...names].slice(0, 6).map(([name, hostNames]) => [name, [...hostNames]]),
      names.size,
      answers[45]!.path,
    ];
  },
};
