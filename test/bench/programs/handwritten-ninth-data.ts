import { add } from './maps.js';
import { numbers, total } from './numbers.js';
import { Secret } from './secret.js';

interface Trie {
  isWord: boolean;
  readonly next: Map<string, Trie>;
}

const newTrie = (): Trie => ({ isWord: false, next: new Map() });

const insertWord = (trie: Trie, word: string): void => {
  let node = trie;
  for (const letter of word) {
    let child = node.next.get(letter);
    if (!child) {
      child = newTrie();
      node.next.set(letter, child);
    }
    node = child;
  }
  node.isWord = true;
};

const findPrefix = (trie: Trie, prefix: string): Trie | undefined => {
  let node: Trie | undefined = trie;
  for (const letter of prefix) {
    node = node.next.get(letter);
    if (!node) return undefined;
  }
  return node;
};

const wordsOf = (trie: Trie, prefix: string): string[] => {
  const words = trie.isWord ? [prefix] : [];
  for (const letter of [...trie.next.keys()].sort()) words.push(...wordsOf(trie.next.get(letter)!, prefix + letter));
  return words;
};

const countNodes = (trie: Trie): number => 1 + total(Array.from(trie.next.values(), countNodes));

type Labels = Readonly<Record<string, string | number>>;
type Matcher = (value: string | number | undefined) => boolean;

interface Route {
  readonly receiver: string;
  readonly match?: Readonly<Record<string, Matcher>>;
  readonly goesOn?: boolean;
  readonly routes?: readonly Route[];
}

const oneOf =
  (...values: readonly unknown[]): Matcher =>
  (value) =>
    values.includes(value);

const ROUTES: Route = {
  receiver: 'default',
  routes: [
    {
      receiver: 'database',
      match: {
        service: (value) => typeof value === 'string' && /^(mysql|postgres)/.test(value),
        severity: oneOf('critical', 'warning'),
      },
      goesOn: true,
    },
    {
      receiver: 'web',
      match: { service: oneOf('nginx', 'apache') },
      routes: [
        { receiver: 'web-night', match: { hour: (value) => typeof value === 'number' && value >= 0 && value <= 6 } },
        { receiver: 'web-page', match: { severity: oneOf('critical') } },
      ],
    },
    { receiver: 'phone', match: { severity: oneOf('critical') } },
    { receiver: 'nobody', match: { host: (value) => typeof value === 'string' && /^test\d+/.test(value) } },
  ],
};

const receiversOf = (route: Route, labels: Labels): string[] => {
  if (route.match && !Object.entries(route.match).every(([name, matches]) => matches(labels[name]))) return [];
  const nested = new Set<string>();
  for (const child of route.routes ?? []) {
    const names = receiversOf(child, labels);
    for (const name of names) nested.add(name);
    if (names.length > 0 && !child.goesOn) break;
  }
  return nested.size > 0 ? [...nested] : [route.receiver];
};

const routeNames = (route: Route): string[] => [route.receiver, ...(route.routes ?? []).flatMap(routeNames)];

const alertMessage = ({ severity, host, service }: Labels, token: Secret): string => {
  const subject = host && service ? `${service} on ${host}` : (host ?? 'unknown');
  const level = severity === undefined ? '' : `[${String(severity).toUpperCase()}] `;
  return `${level}${subject} (${token.unwrap().length + String(subject).length})`;
};

const SERVICES = ['mysql', 'nginx', 'postgres11', 'ssh', 'apache'];

const alertLabels = (i: number): Labels => {
  const service = SERVICES[i % 5]!;
  const hour = (i * 5) % 24;
  const host = i % 7 === 0 ? `test${i}` : `web${i}`;
  if (i % 4 === 3) return { service, hour, severity: 'info' };
  if (i % 4 === 2) return { service, hour, host };
  return { service, hour, host, severity: i % 4 === 0 ? 'critical' : 'warning' };
};

interface Shift {
  readonly person: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'day' | 'night';
}
interface Absence {
  readonly person: string;
  readonly from: number;
  readonly to: number;
}

const HOUR = 3600 * 1000;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;

const isAbsent = (absences: readonly Absence[], person: string, from: number, to: number): boolean =>
  absences.some((absence) => absence.person === person && from < absence.to && absence.from < to);

const nextFree = (
  people: readonly string[],
  start: number,
  absences: readonly Absence[],
  from: number,
  to: number,
): string => {
  for (let offset = 0; offset < people.length; offset++) {
    const person = people[(start + offset) % people.length]!;
    if (!isAbsent(absences, person, from, to)) return person;
  }
  throw new Error('nobody is free');
};

const breaksOf = (shifts: readonly Shift[]): string => {
  const gaps = shifts.slice(1).map((shift, index) => (shift.from - shifts[index]!.to) / HOUR);
  return gaps.length === 0 ? 'none' : `${Math.min(...gaps)}-${Math.max(...gaps)}`;
};

interface Version {
  readonly text: string;
  readonly parts: readonly [number, number, number];
  readonly prerelease?: string;
}
interface Channel {
  readonly name: string;
  readonly isInRange?: (version: Version) => boolean;
  readonly prereleases?: boolean;
  readonly share: number;
}
interface Host {
  readonly name: string;
  readonly version: Version;
  readonly channel?: string;
}

const parseVersion = (text: string): Version => {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/.exec(text)!;
  return { text, parts: [Number(match[1]), Number(match[2]), Number(match[3])], prerelease: match[4] };
};

const compareVersions = (a: Version, b: Version): number => {
  for (let i = 0; i < 3; i++) {
    const difference = a.parts[i]! - b.parts[i]!;
    if (difference !== 0) return Math.sign(difference);
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === undefined) return 1;
  if (b.prerelease === undefined) return -1;
  return a.prerelease < b.prerelease ? -1 : 1;
};

const BUCKET_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-.';

const bucketOf = (name: string): number => {
  let hash = 7;
  for (const char of name) hash = (hash * 31 + BUCKET_LETTERS.indexOf(char)) % 10007;
  return hash % 100;
};

const isAllowed = (channel: Channel, version: Version): boolean => {
  if (channel.isInRange && !channel.isInRange(version)) return false;
  return channel.prereleases === true || version.prerelease === undefined;
};

const bestVersion = (versions: readonly Version[], channel: Channel): Version => {
  let best: Version | undefined;
  for (const version of versions) {
    if (isAllowed(channel, version) && (!best || compareVersions(version, best) > 0)) best = version;
  }
  return best!;
};

const channelOf = (host: Host, channels: readonly Channel[]): Channel => {
  const number = bucketOf(host.name);
  let limit = 0;
  for (const channel of channels) {
    limit += channel.share;
    if (host.channel === undefined ? number < limit : host.channel === channel.name) return channel;
  }
  return channels.at(-1)!;
};

const actionOf = (from: Version, to: Version): string => {
  const order = compareVersions(from, to);
  if (order === 0) return 'keep';
  if (order > 0) return 'downgrade';
  if (from.parts[0] !== to.parts[0]) return 'major';
  return from.parts[1] !== to.parts[1] ? 'minor' : 'patch';
};

const CHANNELS: readonly Channel[] = [
  { name: 'stable', isInRange: ({ parts, prerelease }) => parts[0] < 3 && prerelease === undefined, share: 60 },
  { name: 'legacy', isInRange: ({ parts, prerelease }) => parts[0] === 1 && prerelease === undefined, share: 15 },
  { name: 'beta', prereleases: true, share: 10 },
  { name: 'next', share: 15 },
];

const pinnedChannel = (i: number): string | undefined =>
  i <= 8 ? 'beta' : i === 77 || i === 78 ? 'legacy' : undefined;

export const ninthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'prefix-tree'() {
    const tails = ['pet', 'fix', 'fig', 'alog', 'de', 'port', 'cts', 'ed', ''];
    const trie = newTrie();
    for (const head of ['pup', 'pre', 'con', 'cat', 'no', 're', 'fa']) {
      for (const tail of tails) insertWord(trie, head + tail);
    }
    const answers = ['pu', 'con', 'x', 'cat', 'node', 'ref', 'facts', 'pree', 'q'].map((query) => {
      const found = findPrefix(trie, query);
      return `${query}: ${found ? wordsOf(found, query).join(' ') : ''}`;
    });
    const words = wordsOf(trie, '');
    return [answers, countNodes(trie), words.length, words.slice(0, 5)];
  },
  'alert-routing'() {
    const token = new Secret('s3cret');
    const queues = new Map<string, string[]>();
    for (const labels of numbers(200).map(alertLabels)) {
      const text = alertMessage(labels, token);
      for (const name of receiversOf(ROUTES, labels)) {
        const queue = queues.get(name);
        if (queue) queue.push(text);
        else queues.set(name, [text]);
      }
    }
    return [
      Array.from(queues, ([name, texts]) => `${name}: ${texts.length}`),
      queues.get('phone')!.slice(0, 3),
      queues.get('web-night')![0],
      routeNames(ROUTES).length,
    ];
  },
  'duty-roster'() {
    const begin = Date.UTC(2024, 1, 26, 6);
    const people = ['ann', 'bob', 'cem', 'dora', 'eli'];
    const absences: Absence[] = [
      { person: 'ann', from: begin + 2 * DAY, to: begin + 5 * DAY },
      { person: 'cem', from: begin - HALF_DAY, to: begin + HALF_DAY },
      { person: 'dora', from: begin + 10 * DAY, to: begin + 11 * DAY },
      { person: 'eli', from: begin, to: begin + 30 * DAY },
    ];
    const shifts = Array.from({ length: 60 }, (_, i): Shift => {
      const from = begin + i * HALF_DAY;
      const to = from + HALF_DAY;
      return { person: nextFree(people, i, absences, from, to), from, to, kind: i % 2 === 0 ? 'day' : 'night' };
    });
    const totals = new Map<string, number>();
    for (const { person, from, to } of shifts) add(totals, person, to - from);
    const nights = people.map((person) => [
      person,
      shifts.filter((shift) => shift.person === person && shift.kind === 'night').length,
    ]);
    const breaks = people.map((person) => breaksOf(shifts.filter((shift) => shift.person === person)));
    const conflicts = shifts.filter(({ person, from, to }) => isAbsent(absences, person, from, to));
    const last = shifts.at(-1)!.to;
    return [
      Array.from(totals, ([name, span]) => `${name} ${span / HOUR}`),
      nights,
      breaks,
      conflicts.length,
      last > begin + 29 * DAY,
      (last - begin) / 1000,
      shifts[7]!.from === begin + 3 * DAY + HALF_DAY,
    ];
  },
  'release-channels'() {
    const releases = [
      [1, 0],
      [1, 2],
      [1, 10],
      [2, 0],
      [2, 1],
      [3, 0],
    ];
    const versions = releases.flatMap(([major, minor]) =>
      [...[0, 1, 4].map((patch) => `${major}.${minor}.${patch}`), `${major}.${minor}.5-rc${minor}`].map(parseVersion),
    );
    const hosts = numbers(80).map((i): Host => ({
      name: `node-${i}.example.com`,
      version: versions[(i * 5) % 24]!,
      channel: pinnedChannel(i),
    }));
    const targets = new Map(CHANNELS.map((channel) => [channel.name, bestVersion(versions, channel)]));
    const plan = hosts.map((host) => {
      const channel = channelOf(host, CHANNELS).name;
      const to = targets.get(channel)!;
      return { host: host.name, channel, action: actionOf(host.version, to), to };
    });
    const summary = new Map<string, number>();
    for (const { channel, action } of plan) add(summary, `${channel}/${action}`, 1);
    return [
      Array.from(targets, ([name, { text }]) => `${name} ${text}`),
      Object.fromEntries(summary),
      plan
        .filter(({ action }) => action === 'downgrade')
        .map(({ host, to }) => `${host} to ${to.text}`)
        .slice(0, 4),
      bucketOf('a.b'),
    ];
  },
};
