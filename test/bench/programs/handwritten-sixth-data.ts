import { compare } from './compare.js';
import { type Hash, isHash } from './hash.js';
import { groupBy } from './maps.js';
import { numbers, total } from './numbers.js';
import { show } from './show.js';

const mergeValues = (low: unknown, high: unknown): unknown => {
  if (isHash(low) && isHash(high)) return mergeHashes(low, high);
  if (Array.isArray(low) && Array.isArray(high)) return [...new Set<unknown>([...low, ...high])];
  return high ?? low;
};

const mergeHashes = (low: Hash, high: Hash): Hash => {
  const merged: Record<string, unknown> = { ...low };
  for (const [key, value] of Object.entries(high)) merged[key] = key in low ? mergeValues(low[key], value) : value;
  return merged;
};

/** Removes the keys that begin with two dashes, and those without a value. */
const dropKeys = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(dropKeys);
  if (!isHash(data)) return data;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (!key.startsWith('--') && value !== undefined && value !== null) kept[key] = dropKeys(value);
  }
  return kept;
};

const settingLines = (data: unknown, prefix = ''): string[] => {
  if (!isHash(data)) return [`${prefix}=${show(data)}`];
  return Object.entries(data).flatMap(([key, value]) => settingLines(value, prefix === '' ? key : `${prefix}.${key}`));
};

interface Key {
  readonly type: string;
  readonly key: unknown;
  readonly comment?: unknown;
}

interface User {
  readonly name: string;
  readonly uid?: number | string;
  readonly shell?: string;
  readonly home?: unknown;
  readonly groups?: string | readonly string[];
  readonly keys?: readonly Key[];
}

const shells = new Set(['/bin/bash', '/bin/sh', '/usr/sbin/nologin']);

const isName = (value: unknown): boolean => typeof value === 'string' && /^[a-z_][a-z0-9_-]{0,15}$/.test(value);

const isKey = ({ type, key, comment }: Key): boolean =>
  (type === 'rsa' || type === 'ed25519') &&
  typeof key === 'string' &&
  /^AAAA[\w+/=]+$/.test(key) &&
  (comment === undefined || typeof comment === 'string');

const isUser = ({ name, uid, shell, home, groups, keys }: User): boolean =>
  isName(name) &&
  typeof uid === 'number' &&
  Number.isInteger(uid) &&
  uid >= 1000 &&
  uid <= 59_999 &&
  (shell === undefined || shells.has(shell)) &&
  (home === undefined || (typeof home === 'string' && home.startsWith('/'))) &&
  (groups === undefined || (typeof groups === 'object' && groups.every(isName))) &&
  (keys === undefined || (Array.isArray(keys) && keys.every(isKey)));

const fieldErrors = ({ name, uid, shell, groups }: User): string[] => {
  const errors: string[] = [];
  if (!isName(name)) errors.push(`bad name '${name}'`);
  if (uid === undefined) errors.push('uid missing');
  else if (typeof uid !== 'number' || !Number.isInteger(uid)) errors.push('uid not a number');
  else if (uid < 1000 || uid > 59_999) errors.push(`uid ${uid} out of range`);
  if (shell && !shells.has(shell)) errors.push(`bad shell ${shell}`);
  if (typeof groups === 'object') {
    for (const group of groups) if (!isName(group)) errors.push(`bad group ${group}`);
  } else if (groups !== undefined) errors.push('groups not a list');
  return errors;
};

const userErrors = (user: User): string[] => {
  if (isUser(user)) return [];
  const errors = fieldErrors(user);
  return errors.length === 0 ? ['unknown error'] : errors;
};

const changedFields = (i: number): Partial<User> => {
  switch (i % 10) {
    case 3:
      return { name: `User ${i}` };
    case 5:
      return { uid: i };
    case 6:
      return { shell: '/bin/zsh', uid: 'none' };
    case 7:
      return { groups: ['Wheel', 'ok', '1st'] };
    case 8:
      return { groups: 'wheel' };
    case 9:
      return { keys: [{ type: 'dsa', key: 'AAAA' }] };
    default:
      return {};
  }
};

const membersOf = (
  groups: ReadonlyMap<string, readonly string[]>,
  name: string,
  seen: readonly string[] = [],
): string[] => {
  if (seen.includes(name)) return [];
  const members = groups
    .get(name)!
    .flatMap((member) => (member.startsWith('@') ? membersOf(groups, member.slice(1), [...seen, name]) : [member]));
  return [...new Set(members)];
};

const intersect = (a: readonly string[], b: readonly string[]): string[] => a.filter((x) => b.includes(x));

const without = (a: readonly string[], b: readonly string[]): string[] => a.filter((x) => !b.includes(x));

/** The programs of the sixth group that work on data. They were measured before any change. */
export const sixthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'check-users'() {
    const users = numbers(500).map((i): User => ({
      name: `user_${i}`,
      uid: 1000 + i,
      shell: '/bin/bash',
      groups: ['staff', `team${i % 10}`],
      keys: [{ type: 'rsa', key: `AAAAB3Nza${i}` }],
      ...changedFields(i),
    }));
    const errors = users.flatMap(userErrors);
    const valid = users.filter(isUser);
    const names = valid.map((user) => user.name).join(' ');
    return [valid.length, errors.length, new Set(errors).size, errors.slice(0, 6), names.length];
  },
  'group-members'() {
    const groups = new Map(
      numbers(40).map((i) => {
        const people = [0, 1, 2, 3, 4, 5].map((n) => `user${(i * 3 + n * 5) % 60}`);
        const nested = i < 35 && i % 3 === 0 ? [`@group${i + 1}`, `@group${i + 5}`] : [];
        return [`group${i}`, [...people, ...nested]];
      }),
    );
    const members = new Map(Array.from(groups.keys(), (name) => [name, membersOf(groups, name).sort()]));
    const changed = new Map(
      Array.from(members, ([name, users]) => {
        const current = without(users, ['user3', 'user7']).filter((user) => user !== 'user11');
        return [name, [...current, `new_${name}`]];
      }),
    );
    const changes = Array.from(members, ([name, users]) => {
      const current = changed.get(name)!;
      const kept = intersect(users, current).length;
      return { name, added: without(current, users), removed: without(users, current), kept };
    }).filter(({ removed }) => removed.length > 0);
    const overlaps = Array.from(members, ([name, users]): [string, string[]] => {
      const others = [...members].filter(([other, list]) => other !== name && intersect(users, list).length > 3);
      return [name, others.map(([other]) => other)];
    }).filter(([, others]) => others.length > 0);
    const everyone = new Set([...members.values()].flat());
    const missing = Array.from({ length: 60 }, (_, i) => `user${i}`).filter((user) => !everyone.has(user));
    const texts = changes.map(({ name, removed, kept }) => `${name}: -${removed.join(' -')} kept ${kept}`);
    return [texts, overlaps.length, overlaps[0], everyone.size, missing];
  },
  'merge-settings'() {
    const common = {
      ntp: { servers: ['a.ntp.org', 'b.ntp.org'], enabled: true, options: { iburst: true, minpoll: 6 } },
      ssh: { port: 22, users: ['root'], '--secret': 'x' },
      users: { alice: { uid: 1001, groups: ['wheel'] }, bob: { uid: 1002, groups: [] } },
    };
    const roles: readonly Hash[] = [
      { http: { port: 80, modules: ['ssl'] }, ssh: { users: ['deploy'] } },
      { db: { memory: 4096, replicas: ['db2', 'db3'] }, ntp: { options: { minpoll: 4 } } },
    ];
    const results = numbers(60).map((i) => {
      const node = {
        ssh: { port: 2000 + i, users: [`user${i}`, 'root'] },
        users: { bob: { groups: [`team${i % 5}`] }, [`user${i}`]: { uid: 2000 + i } },
      };
      return dropKeys([common, roles[i % 2]!, node].reduce(mergeHashes, {}));
    });
    const lines = results.map((result) => settingLines(result).sort());
    return [lines[0], lines[1]!.length, lines.map((list) => list.join(',').length)];
  },
  'package-report'() {
    const packages = Array.from({ length: 20 }, (_, i) => ({
      name: `pkg${i}`,
      version: `${(i % 4) + 1}.${i}.0`,
      owner: ['infra', 'web', 'data'][i % 3]!,
      size: 100 + i * 37,
    }));
    const hosts = numbers(150).map((i) => ({
      name: `node${i}`,
      site: `s${i % 5}`,
      packages: [0, 1, 2, 3].map((n) => `pkg${(i * 7 + n * 3) % 20}`),
    }));
    const packageByName = new Map(packages.map((entry) => [entry.name, entry]));
    const rows = hosts.flatMap((host) =>
      host.packages.map((name) => {
        const { owner, size } = packageByName.get(name)!;
        return { host: host.name, site: host.site, package: name, owner, size };
      }),
    );
    const byOwner = groupBy(rows, (row) => row.owner);
    const report = [...byOwner.keys()].sort().map((owner) => {
      const list = byOwner.get(owner)!;
      const size = total(list.map((row) => row.size));
      const sites = [...new Set(list.map((row) => row.site))].sort().join('+');
      const biggest = list.reduce((best, row) => (row.size > best.size ? row : best));
      const text = `${owner}: ${list.length} rows, ${size} kB, sites ${sites}`;
      return `${text}, biggest ${biggest.package} on ${biggest.host}`;
    });
    const bySite = Array.from(
      groupBy(rows, (row) => `${row.site}/${row.owner}`),
      ([key, list]) => {
        const [site, owner] = key.split('/');
        const names = new Set(list.map((row) => row.package));
        return { site: site!, owner: owner!, count: list.length, packages: names.size };
      },
    );
    bySite.sort((a, b) => compare(a.site, b.site) || compare(a.owner, b.owner));
    const unused = packages.filter(({ name }) => !rows.some((row) => row.package === name));
    return [report, bySite.map((row) => Object.values(row).join(':')), unused.length];
  },
};
