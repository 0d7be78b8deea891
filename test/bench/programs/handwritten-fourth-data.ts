import { addressNumber, addressOf } from './addresses.js';
import { compare } from './compare.js';
import { type Hash, isHash } from './hash.js';
import { modulo, numbers, total } from './numbers.js';

const slice = <T>(values: readonly T[], size: number): T[][] => {
  const parts: T[][] = [];
  for (let at = 0; at < values.length; at += size) parts.push(values.slice(at, at + size));
  return parts;
};

const isJson = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isJson);
  return typeof value === 'object' && !(value instanceof Map) && Object.values(value).every(isJson);
};

const assertType = <T>(isInstance: (value: T) => boolean, value: T): T => {
  if (!isInstance(value)) throw new TypeError(`${value}`);
  return value;
};

interface Limits {
  readonly min: number;
  readonly max: number;
}

const clamp = (value: string | number, { min, max }: Limits): number => {
  const number = typeof value === 'number' && Number.isInteger(value) ? value : 0;
  return number < min ? min : number > max ? max : number;
};

const merge = (base: Hash, layer: Hash): Hash => {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(layer)) {
    const old = merged[key];
    if (isHash(old) && isHash(value)) merged[key] = merge(old, value);
    else if (Array.isArray(old) && Array.isArray(value)) merged[key] = [...new Set<unknown>([...old, ...value])];
    else if (old !== undefined && old !== null && value === null) merged[key] = old;
    else merged[key] = value;
  }
  return merged;
};

interface Rule {
  readonly name: string;
  readonly proto: string;
  readonly port?: number | readonly number[];
  readonly source?: string;
}

const portsOf = (port: Rule['port']): readonly number[] =>
  port === undefined ? [] : typeof port === 'number' ? [port] : port;

const renderRule = (rule: Rule, action = 'accept'): string => {
  if (rule.name === '' || !['tcp', 'udp', 'icmp'].includes(rule.proto)) throw new TypeError('rule');
  const source = rule.source === undefined ? '' : ` from ${rule.source}`;
  return `${action} ${rule.proto} ${portsOf(rule.port).join(',')}${source} # ${rule.name}`;
};

const checkedAddressNumber = (address: string): number => {
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(address)) throw new TypeError(address);
  return addressNumber(address);
};

const isInNetwork = (address: string, network: string): boolean => {
  const match = /^([\d.]+)\/(\d+)$/.exec(network);
  if (!match) return false;
  const size = 2 ** (32 - Number(match[2]));
  return Math.floor(checkedAddressNumber(address) / size) === Math.floor(checkedAddressNumber(match[1]!) / size);
};

const neighborsOf = (cell: number, width: number): number[] => {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const positions: readonly (readonly [number, number])[] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return positions
    .filter(([a, b]) => a >= 0 && b >= 0 && a < width && b < width && (a * 7 + b * 3) % 5 !== 0)
    .map(([a, b]) => b * width + a);
};

/** The distance of each cell that a breadth-first search reaches. */
const distancesFrom = (start: number, width: number): Map<number, number> => {
  const distances = new Map([[start, 0]]);
  let frontier = [start];
  for (let depth = 1; frontier.length > 0; depth++) {
    const next: number[] = [];
    for (const cell of frontier) {
      for (const neighbor of neighborsOf(cell, width)) {
        if (distances.has(neighbor)) continue;
        distances.set(neighbor, depth);
        next.push(neighbor);
      }
    }
    frontier = next;
  }
  return distances;
};

interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly prerelease: string | null;
  readonly text: string;
}

const parseVersion = (text: string): Version => {
  const [, major, minor, patch, prerelease = null] = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/.exec(text)!;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), prerelease, text };
};

const comparePrereleases = (left: string | null, right: string | null): number =>
  left === right ? 0 : left === null ? 1 : right === null ? -1 : left < right ? -1 : 1;

const compareVersions = (a: Version, b: Version): number =>
  a.major - b.major || a.minor - b.minor || a.patch - b.patch || comparePrereleases(a.prerelease, b.prerelease);

/** The programs of the fourth group that work on data. They were measured before any change. */
export const fourthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'assert-types'() {
    const documents = [
      { a: [1, 2, { b: 'x' }] },
      [1.5, true, null],
      'text',
      { deep: { deeper: [[[1]]] } },
      new Map([[1, 2]]),
    ];
    const limits = { min: 10, max: 700 };
    let sum = 0;
    for (let i = 1; i <= 1500; i++) {
      const json = isJson(documents[i % 5]) ? 1 : 0;
      const clamped = clamp(i % 4 === 0 ? 'none' : i, limits);
      const checked = assertType<string | number>(
        (value) =>
          (typeof value === 'number' && Number.isInteger(value) && value >= 1) || value === 'a' || value === 'b',
        i % 2 === 0 ? 'a' : i,
      );
      sum += json + clamped + (checked === 'a' ? 1 : 2);
    }
    return sum;
  },
  'config-merge'() {
    type Settings = {
      readonly port: number;
      readonly tls: { readonly ciphers: readonly string[] };
      readonly users: readonly string[];
      readonly log: { readonly level: string; readonly files: Readonly<Record<string, string>> };
    };
    const base = {
      port: 80,
      tls: { on: false, ciphers: ['a', 'b'] },
      users: ['root'],
      log: { level: 'info', files: { main: '/var/log/x' } },
    };
    const lengths = numbers(400).map((i) => {
      const role = {
        tls: { on: true, ciphers: ['b', 'c'] },
        users: [`u${i}`],
        log: { files: { audit: `/var/log/${i}` } },
      };
      const node = { port: 8000 + i, log: { level: null }, extra: [i] };
      const { port, tls, users, log } = [role, node].reduce<Hash>(merge, base) as Settings;
      return `${port}${tls.ciphers.join('')}${users.join('')}${Object.keys(log.files).length}${log.level}`.length;
    });
    return lengths.reduce((a, b) => a + b);
  },
  'hash-filters'() {
    const people = new Map(
      numbers(200).map((i) => [
        `p${i}`,
        { age: (i * 13) % 80, city: ['Oslo', 'Rome', 'Bern', 'Kyiv'][i % 4]!, tags: ['a', `t${i % 6}`] },
      ]),
    );
    let sum = 0;
    for (let round = 1; round <= 15; round++) {
      const adults = new Map([...people].filter(([, { age }]) => age >= 18 + round));
      const pairsByCity = new Map<string, [city: string, name: string][]>();
      for (const [name, { city }] of adults) {
        const pairs = pairsByCity.get(city);
        if (pairs) pairs.push([city, name]);
        else pairsByCity.set(city, [[city, name]]);
      }
      const sizes = [...pairsByCity.values()].map((pairs) => pairs.length);
      const oldest = [...adults.keys()].sort((a, b) => adults.get(b)!.age - adults.get(a)!.age)[0]!;
      const tags = [...new Set([...adults.values()].flatMap((person) => person.tags))].sort();
      const found = [...adults.values()].some((person) => person.city === 'Rome' && person.tags.includes('t3'));
      sum += total(sizes) + oldest.length + tags.length + (found ? 1 : 0);
    }
    return sum;
  },
  'ip-addresses'() {
    let sum = 0;
    for (let i = 1; i <= 1000; i++) {
      const address = addressOf(167_772_160 + i * 977);
      const found = isInNetwork(address, '10.3.0.0/16') ? 1 : isInNetwork(address, `10.${i % 16}.0.0/14`) ? 2 : 0;
      sum += found + address.length;
    }
    return sum;
  },
  'list-pairs'() {
    const zip = (left: readonly number[], right: readonly string[]): [number, string][] =>
      left.map((value, index) => [value, right[index]!]);
    const values = numbers(60).map((i) => (i * 17) % 23);
    const names = [...values].reverse().map((value) => `y${value}`);
    let sum = 0;
    for (let round = 1; round <= 150; round++) {
      const named = new Map(zip(values, names));
      const sums = slice(values, 1 + (round % 7)).map((part) => part.reduce((a, b) => a + b));
      const thirds = values.filter((_, index) => index % 3 === 0).map((value) => value + round);
      const firsts = slice(values, 2).map((part) => part[0]);
      const found = values.every((value) => value < 23) && names.some((name) => name === 'y5');
      const position = values.findIndex((value) => value === 5);
      sum += named.size + sums.length + thirds.at(-1)! + firsts.length + position + (found ? 1 : 0);
    }
    return sum;
  },
  'membership-chains'() {
    const allowed = ['ssh', 'http', 'https', 'dns'];
    const ports = { ssh: 22, http: 80, https: 443 };
    const names = ['SSH', 'http', 'ftp', 'https', 'telnet', 'dns-tcp'];
    let sum = 0;
    for (let i = 1; i <= 3000; i++) {
      const name = names[i % 6]!;
      const lower = name.toLowerCase();
      const service = !allowed.includes(lower) ? (lower in ports ? 1 : 2) : 3;
      const match = /^t(.*)t$/m.exec(name);
      const kind = lower.includes('tp') ? 1 : /^d/m.test(name) ? 2 : match ? match[1]!.length : 4;
      const secure = !(lower === 'ftp' || lower !== 'ssh') ? 5 : 6;
      const types = [name, i].some((value) => typeof value === 'string') && [i].some(Number.isInteger) ? 1 : 0;
      sum += service + kind + secure + types;
    }
    return sum;
  },
  'memo-collatz'() {
    const lengths = new Map<number, number>();
    const chainLength = (start: number): number => {
      const known = lengths.get(start);
      if (known !== undefined) return known;
      if (start === 1) return 1;
      return 1 + chainLength(start % 2 === 0 ? start / 2 : 3 * start + 1);
    };
    let best: readonly [start: number, length: number] = [0, 0];
    for (let i = 1; i <= 800; i++) {
      const length = chainLength(i);
      if (length > best[1]) best = [i, length];
      lengths.set(i, length);
    }
    return best;
  },
  'mutual-recursion'() {
    const isEven = (n: number): boolean => (n === 0 ? true : isOdd(n - 1));
    const isOdd = (n: number): boolean => (n === 0 ? false : isEven(n - 1));
    const ackermann = (m: number, n: number): number =>
      m === 0 ? n + 1 : n === 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    const hanoi = (n: number, from: string, to: string, spare: string): number =>
      n === 0 ? 0 : hanoi(n - 1, from, spare, to) + 1 + hanoi(n - 1, spare, to, from);
    return `${numbers(100).filter(isEven).length} ${ackermann(2, 12)} ${hanoi(10, 'a', 'b', 'c')}`;
  },
  'number-bases'() {
    const mix = (hash: number, value: number): number => (hash * 32 + Math.floor(hash / 4) + value) % 4_294_967_296;
    let hash = 17;
    for (let i = 1; i <= 3000; i++) {
      const mixed = mix(hash, i * 31);
      const negative = modulo(-mixed, 97);
      const quotient = Math.floor(-i / 7);
      const hexadecimal = Number(`0x${(i % 4096).toString(16)}`);
      const octal = parseInt(`0${(i % 512).toString(8)}`, 8);
      const binary = parseInt((i % 64).toString(2), 2);
      hash = modulo(mixed + negative + quotient + hexadecimal + octal + binary, 1_000_003);
    }
    return hash;
  },
  'queue-bfs'() {
    let sum = 0;
    for (let i = 1; i <= 6; i++) {
      const distances = distancesFrom(1, 16);
      sum += distances.size + Math.max(...distances.values());
    }
    return sum;
  },
  'rank-sort'() {
    interface Player {
      readonly name: string;
      readonly score: number;
      readonly team: 'red' | 'blue';
    }
    const order = (a: Player, b: Player): number =>
      a.score !== b.score ? b.score - a.score : a.team !== b.team ? compare(a.team, b.team) : compare(a.name, b.name);
    const players = numbers(150).map((i): Player => ({
      name: `p${(i * 71) % 151}`,
      score: (i * 29) % 40,
      team: i % 2 === 0 ? 'red' : 'blue',
    }));
    return players
      .sort(order)
      .map(({ name, score, team }, rank) => `${rank}:${name}(${score},${team[0]}) `)
      .join('');
  },
  'rest-lambdas'() {
    const joinParts = (separator: string, ...parts: readonly (string | number)[]): string =>
      parts.map((part) => `${part}`).join(separator);
    const steps = (from: number, to = from + 10, by = Math.floor((to - from) / 5)): number[] => {
      const values: number[] = [];
      for (let value = from; value <= to; value += by) values.push(value);
      return values;
    };
    const addToFirst = (pair: readonly [number, number], extra = 5, ...rest: readonly number[]): number =>
      pair[0] + extra + rest.length;
    const addCount = (first: number, ...more: readonly number[]): number => first + more.length;
    let sum = 0;
    for (let i = 1; i <= 1500; i++) {
      const joined = joinParts('-', 'a', i, `x${i}`, i + 1);
      const sizes = steps(i).length + steps(i, i + 6).length;
      const pair: [number, number] = [i, 3];
      const remainder = ((a: number, b: number) => a % b)(...pair);
      sum += joined.length + sizes + addToFirst([i, i + 1]) + addCount(i, 2, 3, 4) + remainder;
    }
    return sum;
  },
  'semver-ranges'() {
    const versions = numbers(300).map((i) =>
      parseVersion(`${i % 3}.${(i * 7) % 11}.${i}${i % 10 === 0 ? '-rc1' : ''}`),
    );
    const low = parseVersion('1.2.0');
    const high = parseVersion('2.0.0');
    const matching = versions.filter(
      (version) =>
        compareVersions(version, low) >= 0 && compareVersions(version, high) < 0 && version.prerelease === null,
    );
    const sorted = [...matching].sort(compareVersions);
    const counts = new Map<string, number>();
    for (const { text } of versions) counts.set(text[0]!, (counts.get(text[0]!) ?? 0) + 1);
    const majors = Array.from(counts, ([major, count]) => `${major} => ${count}`);
    return `${matching.length} ${sorted[0]!.text} ${sorted.at(-1)!.text} {${majors.join(', ')}}`;
  },
  'state-machine'() {
    type State = 'idle' | 'running' | 'paused' | 'failed';
    const transitions: Readonly<Record<State, Readonly<Record<string, State>>>> = {
      idle: { start: 'running', fail: 'failed' },
      running: { pause: 'paused', stop: 'idle', fail: 'failed' },
      paused: { resume: 'running', stop: 'idle' },
      failed: { reset: 'idle' },
    };
    const events = ['start', 'pause', 'resume', 'fail', 'start', 'reset', 'stop'];
    let state: State = 'idle';
    let moves = 0;
    for (let i = 0; i <= 2999; i++) {
      const next: State = transitions[state][events[(i * 5 + Math.floor(i / 7)) % 7]!] ?? state;
      if (next !== state) moves++;
      state = next;
    }
    return `${state} ${moves}`;
  },
  'typed-structs'() {
    const rules = numbers(600).map((i): Rule => {
      switch (i % 3) {
        case 0:
          return { name: `r${i}`, proto: 'tcp', port: i };
        case 1:
          return { name: `r${i}`, proto: 'udp', port: [i, i + 1], source: `10.0.${i % 256}.0/24` };
        default:
          return { name: `r${i}`, proto: 'icmp' };
      }
    });
    return rules.map((rule, i) => (i % 2 === 0 ? renderRule(rule) : renderRule(rule, 'drop'))).join('\n').length;
  },
};
