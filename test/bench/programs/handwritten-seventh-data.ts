import { compare } from './compare.js';
import { type Hash, isHash } from './hash.js';
import { add, groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

type Port = number | string;

interface Rule {
  readonly name: string;
  readonly action?: 'accept' | 'drop' | 'reject';
  readonly proto?: 'tcp' | 'udp' | 'icmp';
  readonly ports?: Port | readonly Port[];
  readonly source?: string | readonly string[];
}

const portText = (port: Port): string => (typeof port === 'number' ? String(port) : port.replace('-', ':'));

const portMatch = (ports: Port | readonly Port[]): string =>
  typeof ports === 'object' ? `-m multiport --dports ${ports.map(portText).join(',')}` : `--dport ${portText(ports)}`;

const ruleLines = (number: number, { name, action = 'accept', proto = 'tcp', ports, source }: Rule): string[] => {
  const match = ports === undefined ? '' : ` ${portMatch(ports)}`;
  const origins = source === undefined ? [''] : [source].flat().map((address) => ` -s ${address}`);
  const comment = `${String(number).padStart(3, '0')} ${name}`;
  return origins.map(
    (origin) => `-A INPUT -p ${proto}${origin}${match} -m comment --comment "${comment}" -j ${action.toUpperCase()}`,
  );
};

interface Directory {
  readonly path: string;
  readonly owner: string;
  readonly size: number;
  readonly archived?: boolean;
}

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;

const humanSize = (bytes: number): string => {
  if (bytes >= GIBIBYTE) return `${(bytes / GIBIBYTE).toFixed(1)} GiB`;
  if (bytes >= MEBIBYTE) return `${(bytes / MEBIBYTE).toFixed(1)} MiB`;
  return `${Math.floor(bytes / KIBIBYTE)} KiB`;
};

type Key = string | number;

/** Returns the path and the value of each value that is no array and no hash. */
const leavesOf = (data: unknown, path: readonly Key[] = []): [string, unknown][] => {
  if (Array.isArray(data)) return data.flatMap((element, index) => leavesOf(element, [...path, index]));
  if (isHash(data)) return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return [[text.replace(/^\./, ''), data]];
};

const setIn = (tree: Record<string, unknown>, keys: readonly string[], value: unknown): void => {
  let node = tree;
  for (const key of keys.slice(0, -1)) node = (node[key] ??= {}) as Record<string, unknown>;
  node[keys.at(-1)!] = value;
};

interface Check {
  readonly enabled?: boolean;
  readonly interval?: number | string;
  readonly thresholds?: { readonly warning?: number; readonly critical?: number };
  readonly contacts?: readonly string[];
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600 };

const secondsOf = (interval: number | string = 60): number => {
  if (typeof interval === 'number') return interval;
  const match = /^(\d+)([smh]?)$/.exec(interval);
  if (!match) throw new Error(`unknown interval ${interval}`);
  return Number(match[1]) * UNIT_SECONDS[match[2]!]!;
};

const mergeCheck = (base: Check, more: Check | undefined): Check =>
  more
    ? {
        ...base,
        ...more,
        thresholds: { ...base.thresholds, ...more.thresholds },
        contacts: [...new Set([...(base.contacts ?? []), ...(more.contacts ?? [])])],
      }
    : base;

const renderCheck = (host: string, name: string, { interval, thresholds, contacts }: Check): string => {
  const people = contacts?.length ? contacts.join('+') : 'nobody';
  const limits = `${thresholds?.warning ?? '-'}/${thresholds?.critical ?? '-'}`;
  return `${host}!${name} every ${secondsOf(interval)}s ${limits} to ${people}`;
};

const roleOf = (name: string): string => {
  if (/^(www|web)\d*\./i.test(name)) return 'web';
  if (name.startsWith('db')) return 'database';
  return name.startsWith('cache') ? 'cache' : 'unknown';
};

type Variables = Readonly<Record<string, string>>;

const interpolate = (text: string, variables: Variables): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole);

const deepMerge = (low: unknown, high: unknown): unknown => {
  if (isHash(low) && isHash(high)) {
    const merged: Record<string, unknown> = { ...low };
    for (const [key, value] of Object.entries(high)) merged[key] = deepMerge(low[key], value);
    return merged;
  }
  if (Array.isArray(low) && Array.isArray(high)) return [...new Set([...low, ...high])];
  return high ?? low;
};

const expand = (data: unknown, variables: Variables): unknown => {
  if (typeof data === 'string') return interpolate(data, variables);
  if (Array.isArray(data)) return data.map((element) => expand(element, variables));
  if (!isHash(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, expand(value, variables)]));
};

interface Kind {
  readonly name: string;
  readonly test: (value: unknown) => boolean;
  /** The names of the kinds that include each value of this kind. */
  readonly wider: readonly string[];
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);

const isEndpoint = (value: unknown): boolean => {
  if (!isHash(value)) return false;
  const { host, port, tls, ...rest } = value;
  if (typeof host !== 'string' || host === '') return false;
  if (!isInteger(port) || port < 1 || port > 65535) return false;
  return (tls === undefined || typeof tls === 'boolean') && Object.keys(rest).length === 0;
};

const KINDS: readonly Kind[] = [
  { name: 'endpoint', test: isEndpoint, wider: ['map'] },
  {
    name: 'interval',
    test: (value) => (isInteger(value) ? value >= 0 : typeof value === 'string' && /^\d+[smhd]$/.test(value)),
    wider: [],
  },
  {
    name: 'small',
    test: (value) => isInteger(value) && value >= 0 && value <= 9,
    wider: ['interval', 'integer'],
  },
  { name: 'integer', test: isInteger, wider: [] },
  { name: 'float', test: (value) => typeof value === 'number' && !isInteger(value), wider: [] },
  { name: 'flag', test: (value) => value === 'on' || value === 'off', wider: ['text'] },
  { name: 'text', test: (value) => typeof value === 'string', wider: [] },
  {
    name: 'pair',
    test: (value) => Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isInteger(value[1]),
    wider: ['list'],
  },
  {
    name: 'texts',
    test: (value) => Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string'),
    wider: ['list'],
  },
  { name: 'missing', test: (value) => value === null, wider: [] },
  { name: 'list', test: Array.isArray, wider: [] },
  { name: 'map', test: isHash, wider: [] },
  { name: 'boolean', test: (value) => typeof value === 'boolean', wider: [] },
];

const describe = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : `[${value.map(describe).join(', ')}]`;
  if (isHash(value)) {
    if (isEndpoint(value)) return `endpoint ${String(value.host)}:${String(value.port)}`;
    const entries = Object.entries(value).map(([key, element]) => `${key}: ${describe(element)}`);
    return entries.length === 0 ? 'empty' : `{${entries.join(', ')}}`;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return isInteger(value) && value < 0 ? `minus ${-value}` : `number ${value}`;
  const text = value as string;
  return /\s/.test(text) ? 'sentence' : `word ${text}`;
};

export const seventhDataPrograms: Readonly<Record<string, () => unknown>> = {
  'firewall-rules'() {
    const rules = numbers(240).map((i): Rule => {
      const action = i % 5 === 0 ? 'drop' : i % 5 === 1 ? 'reject' : undefined;
      const proto = i % 7 === 0 ? 'udp' : i % 7 === 3 ? 'icmp' : undefined;
      const ports = [1000 + i, [80, `${i}-${i + 10}`, 443], `${2000 + i}-${3000 + i}`, undefined][i % 4];
      const hosts = [`192.168.${i % 20}.1`, `192.168.${i % 20}.2`];
      const source = [`10.0.${i}.0/24`, hosts, undefined][i % 3];
      return { name: `allow service ${i}`, action, proto, ports, source };
    });
    const lines = rules.flatMap((rule, index) => ruleLines(index + 1, rule));
    const counts = new Map<string, number>();
    for (const line of lines) {
      const match = /-p (\w+).* -j (\w+)$/.exec(line);
      if (match) add(counts, `${match[1]}/${match[2]}`, 1);
    }
    return [lines.slice(0, 6), lines.at(-1), lines.length, Object.fromEntries(counts)];
  },
  'monitoring-checks'() {
    const defaults: Readonly<Record<string, Check>> = {
      load: { interval: '1m', thresholds: { warning: 5, critical: 10 }, contacts: ['ops'] },
      disk: { interval: '5m', thresholds: { warning: 80 } },
      http: { enabled: false },
    };
    const roles: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
      web: {
        http: { enabled: true, interval: 30, contacts: ['web'] },
        load: { thresholds: { warning: 8 } },
      },
      database: { disk: { thresholds: { critical: 90 }, contacts: ['dba', 'ops'] } },
    };
    const hosts = numbers(150).map((i) => {
      const own: Readonly<Record<string, Check>>[] = [
        { disk: { interval: `${(i % 9) + 1}h` }, load: { contacts: [`owner${i}`, 'ops'] } },
        { load: { enabled: false } },
      ];
      return { name: `host${i}`, role: ['web', 'database'][i % 4], checks: own[i % 3] };
    });
    const lines: string[] = [];
    for (const { name: host, role, checks } of hosts) {
      for (const [name, base] of Object.entries(defaults)) {
        const ofRole = role === undefined ? undefined : roles[role]?.[name];
        const check = mergeCheck(mergeCheck(base, ofRole), checks?.[name]);
        if (check.enabled ?? true) lines.push(renderCheck(host, name, check));
      }
    }
    const intervals = new Set(lines.map((line) => /every (\d+)s/.exec(line)![1]));
    const watched = lines.filter((line) => line.includes('dba'));
    return [lines.slice(0, 6), lines.at(-1), lines.length, [...intervals], watched.length];
  },
  'quota-report'() {
    const teams: Readonly<Record<string, readonly string[]>> = {
      web: ['anna', 'bert', 'carla'],
      database: ['dora', 'emil'],
      backup: ['fritz'],
      desktop: ['gina', 'hugo', 'ines', 'jan'],
    };
    const owners = [...Object.values(teams).flat(), 'kim'];
    const quotas: Readonly<Record<string, number>> = { web: 60e9, database: 90e9, backup: 20e9 };
    const directories = numbers(600).map((i): Directory => {
      const owner = owners[(i * 7) % owners.length]!;
      const archived = i % 9 === 0 ? true : i % 9 === 4 ? false : undefined;
      return { path: `/srv/${owner}/${i}`, owner, size: i * 7919 * 137, archived };
    });
    const active = directories.filter((directory) => !directory.archived);
    const byTeam = groupBy(
      active,
      ({ owner }) => Object.keys(teams).find((team) => teams[team]!.includes(owner)) ?? 'unassigned',
    );
    const usage = Array.from(byTeam, ([team, list]) => {
      const sizes = list.map(({ size }) => size);
      const sum = total(sizes);
      const mean = Math.floor(sum / sizes.length);
      return { team, usage: { total: sum, largest: Math.max(...sizes), mean, count: sizes.length } };
    });
    usage.sort((a, b) => compare(a.team, b.team));
    const report = usage.map(({ team, usage: { total: used, count } }) => {
      const quota = quotas[team];
      const state =
        quota === undefined
          ? 'no quota'
          : used > quota
            ? `over by ${humanSize(used - quota)}`
            : `${Math.floor((used * 100) / quota)} % used`;
      return `${team.padEnd(12)} ${humanSize(used).padStart(10)} ${String(count).padStart(3)} ${state}`;
    });
    const sums = new Map<string, number>();
    for (const { owner, size } of active) add(sums, owner, size);
    const top = [...sums].sort((a, b) => b[1] - a[1]);
    const web = usage.find(({ team }) => team === 'web')!.usage;
    return [report, top.slice(0, 4), web, humanSize(5000), active.length];
  },
  'role-lookup'() {
    const layers: Readonly<Record<string, Hash>> = {
      common: {
        classes: ['base', 'ntp'],
        ntp: { servers: ['0.pool', '1.pool'], burst: true },
        motd: '%{name} in %{site}',
      },
      'role/web': { classes: ['nginx'], nginx: { workers: 4, names: ['%{name}', 'www.%{site}'] } },
      'role/database': { classes: ['postgres'], postgres: { shared: '2GB', hosts: {} } },
      'role/cache': { classes: ['redis', 'ntp'], redis: { memory: 512 } },
      'site/berlin': { ntp: { servers: ['ntp.berlin'] }, nginx: { workers: 8 } },
      'site/oslo/web': { nginx: { tls: { min: '1.2' } }, motd: null },
      'node/db1.oslo': { postgres: { shared: '8GB', hosts: { local: '%{name}' } } },
    };
    const paths = ['common', 'role/%{role}', 'site/%{site}', 'site/%{site}/%{role}', 'node/%{name}'];
    const names = ['www', 'db', 'cache', 'build'];
    const catalog = new Map<string, Hash>();
    for (const i of numbers(120)) {
      const name = `${names[i % 4]}${i}.${['berlin', 'oslo', 'rome'][i % 3]}`;
      const variables = { name, site: name.split('.')[1]!, role: roleOf(name) };
      const found = paths.map((path) => layers[interpolate(path, variables)]).filter((layer) => layer !== undefined);
      catalog.set(name, expand(found.reduce<unknown>(deepMerge, {}), variables) as Hash);
    }
    const data = [...catalog.values()];
    const counts = new Map<string, number>();
    for (const name of data.flatMap(({ classes }) => classes as string[])) add(counts, name, 1);
    const shown = Array.from(counts, ([name, count]) => `${name} ${count}`).sort();
    const workers = data.map(({ nginx }) => (nginx as Hash | undefined)?.workers);
    return [
      catalog.get('www4.oslo'),
      catalog.get('db1.oslo'),
      [...catalog.keys()].slice(0, 3),
      shown,
      workers.filter((count) => Number.isInteger(count)).length,
      data[24]!.motd,
    ];
  },
  'tree-paths'() {
    const configurations = numbers(60).map((i) => ({
      name: `node${i}`,
      network: {
        interfaces: [
          { name: 'eth0', address: `10.0.${i}.1`, mtu: 1500 },
          { name: 'eth1', address: null, mtu: 9000 + i },
        ],
        dns: { servers: ['10.0.0.53', `10.0.${i % 5}.53`], search: `site${i % 3}.example.com` },
      },
      enabled: i % 2 === 0,
      limits: { memory: { soft: 512 * i, hard: 1024 * i }, files: i },
    }));
    const flat = configurations.map((configuration) => leavesOf(configuration));
    const addresses = flat
      .flat()
      .filter(([path, value]) => path.endsWith('address') && value !== null)
      .map(([path, value]) => `${path}=${String(value)}`);
    const integers = flat.flat().map(([, value]) => (typeof value === 'number' ? value : 0));
    const rebuilt = flat.map((leaves) => {
      const tree: Record<string, unknown> = {};
      for (const [path, value] of leaves) {
        if (path !== 'name' && path !== 'enabled' && !path.includes('[')) setIn(tree, path.split('.'), value);
      }
      return tree as { limits: { memory: { soft: number } } };
    });
    const paths = flat[0]!.map(([path]) => path);
    const largest = Math.max(...rebuilt.map((tree) => tree.limits.memory.soft));
    return [paths, addresses.slice(0, 3), total(integers), rebuilt[6], largest];
  },
  'type-matrix'() {
    const values = numbers(120).map((i): unknown => {
      switch (i % 10) {
        case 0:
          return { host: `web${i}`, port: 8000 + i };
        case 1:
          return i - 60;
        case 2:
          return `${i}m`;
        case 3:
          return [`item${i}`, i];
        case 4:
          return ['on', `a word ${i}`, null, []];
        case 5:
          return i * 0.5;
        case 6:
          return { nested: { host: 'db', port: i, tls: true }, flag: i % 4 === 2 };
        case 7:
          return 'off';
        case 8:
          return null;
        default:
          return `two words ${i}`;
      }
    });
    const counts = new Map<string, number>();
    for (const value of values) for (const { name, test } of KINDS) if (test(value)) add(counts, name, 1);
    const matrix = KINDS.map(({ name, wider }) => `${name}: ${wider.join(' ')}`);
    const texts = values.map(describe);
    return [Object.fromEntries(counts), matrix, texts.slice(0, 10), Math.max(...texts.map((text) => text.length))];
  },
};
