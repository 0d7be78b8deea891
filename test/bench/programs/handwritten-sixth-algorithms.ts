import { addressNumber, addressOf } from './addresses.js';
import { compare } from './compare.js';
import { numbers, total } from './numbers.js';

const nthAddress = (network: string, n: number): string => {
  const match = /^([\d.]+)\/(\d+)$/.exec(network);
  if (!match) throw new Error(`not a network: ${network}`);
  const size = 1 << (32 - Number(match[2]));
  if (n >= size - 1) throw new Error(`no address ${n} in ${network}`);
  return addressOf(addressNumber(match[1]!) + n);
};

const reverseName = (address: string): string => `${address.split('.').reverse().join('.')}.in-addr.arpa`;

interface Host {
  readonly role: string;
  readonly number: number;
  readonly stage: string;
  readonly site: string;
}

const parseHost = (name: string): Host | null => {
  const match = /^(web|db|cache|lb)(\d+)-(dev|test|prod)\.([a-z]+)\.example\.net$/.exec(name);
  return match && { role: match[1]!, number: Number(match[2]), stage: match[3]!, site: match[4]! };
};

interface Version {
  readonly epoch: number;
  readonly upstream: string;
  readonly revision: string;
}

const parseVersion = (text: string): Version => {
  const epoch = /^(\d+):/.exec(text);
  const rest = text.replace(/^\d+:/, '');
  const match = /^(.*)-([^-]*)$/.exec(rest);
  return { epoch: epoch ? Number(epoch[1]) : 0, upstream: match ? match[1]! : rest, revision: match ? match[2]! : '' };
};

type Part = string | number;

const partsOf = (text: string): Part[] =>
  (text.match(/\d+|[^\d]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const isTilde = (part: Part): boolean => typeof part === 'string' && part.startsWith('~');

const compareParts = (a: readonly Part[], b: readonly Part[]): number => {
  for (let i = 0; ; i++) {
    const x = a[i];
    const y = b[i];
    if (x === undefined) return y === undefined ? 0 : isTilde(y) ? 1 : -1;
    if (y === undefined) return isTilde(x) ? -1 : 1;
    if (typeof x === 'number') {
      if (typeof y === 'string') return isTilde(y) ? 1 : -1;
      if (x !== y) return x < y ? -1 : 1;
    } else {
      if (typeof y === 'number') return isTilde(x) ? -1 : 1;
      if (x !== y) return compare(x, y);
    }
  }
};

const compareVersions = (a: Version, b: Version): number =>
  Math.sign(a.epoch - b.epoch) ||
  compareParts(partsOf(a.upstream), partsOf(b.upstream)) ||
  compareParts(partsOf(a.revision), partsOf(b.revision));

type Tree =
  | { readonly op: 'not'; readonly arg: Condition }
  | { readonly op: 'and' | 'or'; readonly args: readonly Condition[] };

type Condition = boolean | string | Tree;

const isTree = (node: Condition): node is Tree => typeof node === 'object';

const isEqual = (a: Condition, b: Condition): boolean => {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b)) return false;
  if (a.op === 'not') return b.op === 'not' && isEqual(a.arg, b.arg);
  return a.op === b.op && a.args.length === b.args.length && a.args.every((arg, index) => isEqual(arg, b.args[index]!));
};

const simplify = (node: Condition): Condition => {
  if (!isTree(node)) return node;
  if (node.op === 'not') {
    const inner = simplify(node.arg);
    if (typeof inner === 'boolean') return !inner;
    return isTree(inner) && inner.op === 'not' ? inner.arg : { op: 'not', arg: inner };
  }
  const neutral = node.op === 'and';
  const args: Condition[] = [];
  for (const arg of node.args.map(simplify)) {
    for (const inner of isTree(arg) && arg.op === node.op ? arg.args : [arg]) {
      if (inner !== neutral && !args.some((other) => isEqual(other, inner))) args.push(inner);
    }
  }
  if (args.includes(!neutral)) return !neutral;
  if (args.length === 0) return neutral;
  return args.length === 1 ? args[0]! : { op: node.op, args };
};

const render = (node: Condition, depth = 0): string => {
  if (!isTree(node)) return String(node);
  if (node.op === 'not') return `!${render(node.arg, depth + 1)}`;
  const text = node.args.map((arg) => render(arg, depth + 1)).join(` ${node.op} `);
  return depth > 0 ? `(${text})` : text;
};

const build = (seed: number, depth: number): Condition => {
  if (depth === 0) return seed % 6 === 0 ? true : seed % 6 === 1 ? false : `v${seed % 5}`;
  switch (seed % 3) {
    case 0:
      return { op: 'not', arg: build((seed * 5) % 97, depth - 1) };
    case 1:
      return { op: 'and', args: [1, 2, 3].map((i) => build((seed + i * 7) % 89, depth - 1)) };
    default:
      return { op: 'or', args: [1, 2].map((i) => build((seed * 3 + i) % 83, depth - 1)) };
  }
};

const bitsOf: Readonly<Record<string, number>> = { r: 4, w: 2, x: 1, '-': 0 };

const triplet = (bits: number): string => `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${bits & 1 ? 'x' : '-'}`;

const symbolic = (mode: string): string => {
  const match = /^0?([0-7])([0-7])([0-7])$/.exec(mode);
  if (!match) throw new Error(`bad mode ${mode}`);
  return triplet(Number(match[1])) + triplet(Number(match[2])) + triplet(Number(match[3]));
};

const octal = (letters: string): string => {
  let digits = '0';
  for (let i = 0; i < 9; i += 3) {
    digits += bitsOf[letters[i]!]! + bitsOf[letters[i + 1]!]! + bitsOf[letters[i + 2]!]!;
  }
  return digits;
};

/** The digits of a mode: those of the user, the group and the others. */
interface Mode {
  u: number;
  g: number;
  o: number;
}

const applyChange = (mode: Mode, change: string): Mode => {
  const match = /^([ugoa]+)([-+=])([rwx]*)$/.exec(change);
  if (!match) throw new Error(`bad change ${change}`);
  const who = match[1]!.includes('a') ? (['u', 'g', 'o'] as const) : ([...match[1]!] as (keyof Mode)[]);
  let bits = 0;
  for (const letter of match[3]!) bits += bitsOf[letter]!;
  const result = { ...mode };
  for (const name of who) {
    result[name] = match[2] === '+' ? result[name] | bits : match[2] === '-' ? result[name] & ~bits : bits;
  }
  return result;
};

/** The programs of the sixth group that convert, compare and simplify values. They were measured before any change. */
export const sixthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'condition-trees'() {
    const texts = numbers(80).map((i) => render(simplify(build(i, 3))));
    return [new Set(texts).size, texts.slice(0, 8), texts.map((text) => text.length)];
  },
  'file-modes'() {
    const files = numbers(120).map((i) => ({
      path: `/srv/app/file${i}`,
      mode: `0${(4 + (i % 4)).toString(8)}${(i % 8).toString(8)}${(i % 5).toString(8)}`,
      change: ['u+x', 'go-w', 'a=r', 'ug+rw,o-x', 'o='][i % 5]!,
    }));
    const lines = files.map(({ path, mode, change }) => {
      const letters = symbolic(mode);
      const start: Mode = { u: Number(mode[1]), g: Number(mode[2]), o: Number(mode[3]) };
      const { u, g, o } = change.split(',').reduce(applyChange, start);
      if (octal(letters) !== mode) throw new Error(`${path} differs`);
      const changed = symbolic(`0${u}${g}${o}`);
      return `${path} ${letters} -> ${changed}${changed[7] === 'w' ? ' (world)' : ''}`;
    });
    const writable = lines.filter((line) => line.endsWith('(world)'));
    return [lines.slice(0, 10), writable.length, lines.reduce((sum, line) => sum + line.length, 0)];
  },
  'host-names'() {
    const networks = [
      ['berlin', '10.8.0.0/20'],
      ['vienna', '10.9.0.0/20'],
      ['zurich', '192.168.4.0/22'],
    ] as const;
    const hosts = numbers(400).map((i) => {
      const role = ['web', 'db', 'cache', 'lb'][i % 4];
      const stage = ['dev', 'test', 'prod'][i % 3];
      const [site, network] = networks[i % 3]!;
      const name = `${role}${String(i).padStart(3, '0')}-${stage}.${site}.example.net`;
      const address = nthAddress(network, i);
      return { name, address, reverse: reverseName(address) };
    });
    const zone = hosts.map(({ name, address, reverse }) => `${name.split('.')[0]} IN A ${address} ; ${reverse}`);
    const parsed = hosts.map(({ name }) => parseHost(name)!);
    const counts: Record<string, number> = {};
    for (const { stage, role } of parsed) {
      const key = `${stage}/${role}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    const sum = total(parsed.map((host) => host.number));
    return [zone.slice(0, 3), zone.length, counts, sum, parseHost('mail.example.net')];
  },
  'package-versions'() {
    const texts = numbers(120).map((i) => {
      switch (i % 4) {
        case 0:
          return `${i % 5}.${i % 7}.${i}-${i % 3}ubuntu${i % 2}`;
        case 1:
          return `1:${i % 3}.${i % 11}~rc${i % 4}-1`;
        case 2:
          return `${i % 6}.${i % 13}a-1+deb${i % 10}u${i % 3}`;
        default:
          return `2.${i % 9}.${i % 8}`;
      }
    });
    const versions = texts.map((text) => ({ text, version: parseVersion(text) }));
    const newest = versions.reduce((best, entry) => (compareVersions(entry.version, best.version) > 0 ? entry : best));
    const upgrades = versions.filter((entry) => compareVersions(entry.version, parseVersion('2.4.3')) > 0);
    let sum = 0;
    for (let i = 0; i <= 118; i++) sum += compareVersions(versions[i]!.version, versions[i + 1]!.version);
    return [newest.text, upgrades.length, sum, upgrades.slice(0, 5).map((entry) => entry.text)];
  },
};
