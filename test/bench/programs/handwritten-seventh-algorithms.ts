import { addressNumber, addressOf } from './addresses.js';
import { compare } from './compare.js';
import { numbers, total } from './numbers.js';

type Field = readonly [name: string, width: number];
type Values = Readonly<Record<string, number>>;

const pack = (layout: readonly Field[], values: Values): number => {
  let word = 0;
  for (const [name, width] of layout) {
    const value = values[name]!;
    if (value >= 1 << width) throw new Error(`${name} does not fit`);
    word = (word << width) | value;
  }
  return word;
};

const unpack = (layout: readonly Field[], word: number): Values => {
  const values: Record<string, number> = {};
  let shift = total(layout.map(([, width]) => width));
  for (const [name, width] of layout) {
    shift -= width;
    values[name] = (word >>> shift) & ((1 << width) - 1);
  }
  return values;
};

const bitCount = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest >>>= 1) count += rest & 1;
  return count;
};

const fletcher = (bytes: readonly number[]): number => {
  let low = 0;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 255;
    high = (high + low) % 255;
  }
  return (high << 8) | low;
};

const squareRoot = (value: number): number => {
  let guess = 1;
  for (let step = 0; step <= 41; step++) {
    const next = (guess + value / guess) / 2;
    if (Math.abs(next - guess) < 1e-9) return next;
    guess = next;
  }
  return guess;
};

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

const integrate = (coefficients: readonly number[], from: number, to: number, count: number): number => {
  const width = (to - from) / count;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += polynomial(coefficients, from + (i + 0.5) * width);
  return sum * width;
};

const monthlyPayment = (amount: number, yearlyRate: number, months: number): number => {
  const rate = yearlyRate / 12;
  return rate === 0 ? amount / months : (amount * rate) / (1 - 1 / (1 + rate) ** months);
};

interface Job {
  readonly name: string;
  /** In minutes. */
  readonly duration: number;
  readonly priority?: number;
}

interface MaintenanceWindow {
  readonly day: string;
  readonly start: number;
  readonly length: number;
}

const parseDuration = (text: string): number => {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?$/.exec(text);
  if (!match) throw new Error(`${text} is not a duration`);
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const clockTime = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

const placeJobs = (windows: readonly MaintenanceWindow[], jobs: readonly Job[]): Map<string, string[]> => {
  const plan = new Map<string, string[]>();
  const spent = new Map<string, number>();
  const push = (day: string, line: string): void => {
    const lines = plan.get(day);
    if (lines) lines.push(line);
    else plan.set(day, [line]);
  };
  for (const { name, duration } of jobs) {
    const window = windows.find(({ day, length }) => (spent.get(day) ?? 0) + duration <= length);
    if (!window) {
      push('late', name);
      continue;
    }
    const used = spent.get(window.day) ?? 0;
    const start = window.start + used;
    push(window.day, `${clockTime(start)} ${name} (${clockTime(start + duration)})`);
    spent.set(window.day, used + duration);
  }
  return plan;
};

const movingAverage = (values: readonly number[], width: number): number[] =>
  Array.from({ length: values.length - width + 1 }, (_, start) => total(values.slice(start, start + width)) / width);

const peakCount = (values: readonly number[]): number => {
  let count = 0;
  for (let i = 1; i < values.length - 1; i++) {
    if (values[i]! > values[i - 1]! && values[i]! >= values[i + 1]!) count++;
  }
  return count;
};

interface Subnet {
  readonly site: string;
  readonly first: number;
  readonly last: number;
  readonly prefix: number;
}

const prefixFor = (hosts: number): number => {
  let prefix = 30;
  while (2 ** (32 - prefix) - 2 < hosts) prefix--;
  return prefix;
};

const allocate = (start: number, sites: readonly (readonly [string, number])[]): Subnet[] => {
  let next = start;
  return sites.map(([site, hosts]) => {
    const prefix = prefixFor(hosts);
    const size = 2 ** (32 - prefix);
    const first = Math.ceil(next / size) * size;
    next = first + size;
    return { site, first, last: next - 1, prefix };
  });
};

const maskOf = (prefix: number): string => addressOf((0xffffffff << (32 - prefix)) >>> 0);

interface Version {
  readonly text: string;
  readonly parts: readonly [number, number, number];
  readonly prerelease: string | undefined;
}

const parseVersion = (text: string): Version => {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/.exec(text);
  if (!match) throw new Error(`${text} is not a version`);
  return { text, parts: [Number(match[1]), Number(match[2]), Number(match[3])], prerelease: match[4] };
};

const compareVersions = (a: Version, b: Version): number => {
  for (let i = 0; i < 3; i++) if (a.parts[i] !== b.parts[i]) return a.parts[i]! - b.parts[i]!;
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === undefined) return 1;
  return b.prerelease === undefined ? -1 : compare(a.prerelease, b.prerelease);
};

interface Range {
  readonly from: Version;
  readonly below: Version;
}

const parseRange = (text: string): Range => {
  const bounds = /^>=(\S+) <(\S+)$/.exec(text);
  if (bounds) return { from: parseVersion(bounds[1]!), below: parseVersion(bounds[2]!) };
  const from = parseVersion(text.slice(1));
  const [major, minor] = from.parts;
  const below = text.startsWith('^') ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return { from, below: parseVersion(below) };
};

const isInRange = (version: Version, { from, below }: Range): boolean =>
  version.prerelease === undefined && compareVersions(version, from) >= 0 && compareVersions(version, below) < 0;

const levelOf = (from: Version, to: Version): string => {
  if (compareVersions(to, from) <= 0) return 'none';
  if (to.parts[0] !== from.parts[0]) return 'major';
  return to.parts[1] !== from.parts[1] ? 'minor' : 'patch';
};

interface Upgrade {
  readonly name: string;
  readonly from: string;
  readonly to: string | null;
  readonly level: string;
}

const planUpgrade = (name: string, installed: string, available: readonly string[], allowed: string): Upgrade => {
  const from = parseVersion(installed);
  const range = parseRange(allowed);
  const candidates = available
    .map(parseVersion)
    .filter((version) => isInRange(version, range) && compareVersions(version, from) > 0);
  if (candidates.length === 0) return { name, from: installed, to: null, level: 'none' };
  const to = candidates.reduce((best, version) => (compareVersions(version, best) > 0 ? version : best));
  return { name, from: installed, to: to.text, level: levelOf(from, to) };
};

export const seventhAlgorithms: Readonly<Record<string, () => unknown>> = {
  'bit-fields'() {
    const layout: Field[] = [
      ['kind', 4],
      ['priority', 3],
      ['port', 14],
      ['enabled', 1],
      ['weight', 8],
    ];
    const records = numbers(200).map((i) => ({
      kind: i % 16,
      priority: (i * 5) % 8,
      port: (i * 77) % 16384,
      enabled: i % 2,
      weight: (i * 31) % 256,
    }));
    const words = records.map((record) => pack(layout, record));
    const unpacked = words.map((word) => unpack(layout, word));
    const bits = words.map(bitCount);
    const sums = words.map((word) => fletcher([24, 16, 8, 0].map((shift) => (word >>> shift) & 255)));
    const wrong = records.filter((record, index) =>
      Object.entries(record).some(([name, value]) => unpacked[index]![name] !== value),
    );
    const shown = sums.slice(0, 4).map((sum) => sum.toString(16).padStart(4, '0'));
    return [words.slice(0, 4), unpacked.at(-1), wrong.length, total(bits), shown, Math.max(...sums)];
  },
  'float-series'() {
    const roots = numbers(200).map(squareRoot);
    const areas = numbers(20).map((n) => integrate([1, -2, n, 0.5], 0, n, 50));
    const payments = numbers(100).map((n) => monthlyPayment(1000 * n, n % 5 === 0 ? 0 : (0.01 * n) / 2, 12 + n));
    const rounded = payments.map((payment) => Math.round(payment * 100));
    return [
      roots.slice(0, 5).map((root) => root.toFixed(6)),
      total(roots).toFixed(3),
      areas.map((area) => area.toFixed(2)),
      rounded.slice(0, 8),
      Math.max(...payments.map(Math.floor)),
      total(rounded),
    ];
  },
  'maintenance-windows'() {
    const jobs = numbers(200).map((i): Job => {
      const text = [`${(i % 40) + 1}m`, `1h${i % 30}m`, '1h'][i % 3]!;
      return { name: `job${i}`, duration: parseDuration(text), priority: i % 4 === 0 ? undefined : (i % 9) + 1 };
    });
    const windows = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day, index) => ({
      day,
      start: (1 + index) * 60,
      length: (14 + index) * 60,
    }));
    const ordered = [...jobs].sort((a, b) => (a.priority ?? 5) - (b.priority ?? 5) || compare(a.name, b.name));
    const plan = placeJobs(windows, ordered);
    const minutes = total(jobs.map(({ duration }) => duration));
    const days = Math.floor(minutes / 1440);
    return [
      plan.get('mon'),
      plan.get('fri')!.at(-1),
      plan.get('late')!.length,
      `${days}-${clockTime(minutes % 1440)}:00.0`,
      Array.from(plan, ([day, lines]) => `${day} ${lines.length}`),
    ];
  },
  measurements() {
    const values = Array.from({ length: 600 }, (_, i) => ((i * i * 31 + i * 17) % 211) + (i % 24));
    const rounded = movingAverage(values, 5).map(Math.round);
    const buckets = new Map<number, number[]>();
    for (const [i, value] of values.entries()) {
      const time = Math.floor((i * 15) / 300) * 300;
      const list = buckets.get(time);
      if (list) list.push(value);
      else buckets.set(time, [value]);
    }
    const minutes = Array.from(buckets, ([time, list]) => ({
      time,
      low: Math.min(...list),
      high: Math.max(...list),
      mean: Math.floor(total(list) / list.length),
    }));
    const everyTenth = values.filter((_, i) => i % 10 === 0);
    const latest = [...values].reverse().filter((_, i) => i % 50 === 0);
    const rows: string[] = [];
    for (let i = 0; i < everyTenth.length; i += 6) {
      rows.push(
        everyTenth
          .slice(i, i + 6)
          .map((value) => String(value).padStart(4))
          .join(' '),
      );
    }
    const deltas = rounded.map((value, i) => (i === 0 ? value : value - rounded[i - 1]!));
    const sorted = [...values].sort((a, b) => a - b);
    const percentiles = [50, 90, 99].map(
      (percent) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))],
    );
    return [
      rounded.slice(0, 10),
      minutes[3],
      minutes.length,
      peakCount(rounded),
      deltas.slice(0, 8),
      latest,
      rows.slice(0, 2),
      percentiles,
    ];
  },
  'network-plan'() {
    const sites = numbers(90).map((i): [string, number] => [`site-${twoDigits(i)}`, ((i * 37) % 500) + 1]);
    sites.sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));
    const subnets = allocate(addressNumber('10.20.0.0'), sites);
    const lines = subnets.map(
      ({ site, first, last, prefix }) => `${site} ${addressOf(first)}/${prefix} ${maskOf(prefix)} ${addressOf(last)}`,
    );
    const owners = numbers(200).map((i) => {
      const address = `10.20.${(i * 3) % 128}.${(i * 53) % 256}`;
      const number = addressNumber(address);
      const subnet = subnets.find(({ first, last }) => first <= number && number <= last);
      return subnet ? `${address} belongs to ${subnet.site}` : `${address} is free`;
    });
    const free = owners.filter((text) => text.endsWith('free'));
    return [lines.slice(0, 4), lines.at(-1), owners.slice(0, 5), free.length];
  },
  'upgrade-plan'() {
    const packages = numbers(160).map((i) => {
      const major = (i % 4) + 1;
      const installed = `${major}.${i % 7}.${i % 5}`;
      const available = [
        `${major}.${i % 7}.${i % 6}`,
        `${major}.${i % 9}.0`,
        `${major + (i % 2)}.0.${i}`,
        `${major + 1}.0.0-rc${i % 3}`,
      ];
      const allowed = [`^${installed}`, `>=${installed} <${major + 2}.0.0`, `~${installed}`][i % 3]!;
      return { name: `package-${i}`, installed, available, allowed };
    });
    const upgrades = packages.map(({ name, installed, available, allowed }) =>
      planUpgrade(name, installed, available, allowed),
    );
    const counts = ['major', 'minor', 'patch', 'none'].map((level) => [
      level,
      upgrades.filter((upgrade) => upgrade.level === level).length,
    ]);
    const marks: Readonly<Record<string, string>> = { major: '!', minor: '+', patch: '+' };
    const lines = upgrades
      .filter(({ to }) => to !== null)
      .map(({ name, from, to, level }) => `${marks[level] ?? ' '} ${name} ${from} -> ${to}`);
    const versions = [...new Set(packages.map(({ installed }) => installed))].map(parseVersion);
    const sorted = versions.sort((a, b) => compareVersions(b, a)).map(({ text }) => text);
    return [counts, lines.slice(0, 10), lines.length, sorted.slice(0, 6)];
  },
};
