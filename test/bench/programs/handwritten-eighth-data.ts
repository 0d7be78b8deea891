import { compare } from './compare.js';
import { type Hash, isHash } from './hash.js';
import { add, groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

interface Package {
  readonly name: string;
  readonly requires?: readonly string[];
  readonly size?: number;
}

type Catalog = ReadonlyMap<string, Package>;

const requirementsOf = (catalog: Catalog, name: string): readonly string[] => catalog.get(name)?.requires ?? [];

/** Adds a package after the packages that it requires. */
const visit = (catalog: Catalog, done: Set<string>, name: string, path: Set<string>): void => {
  if (done.has(name) || path.has(name)) return;
  path.add(name);
  for (const dependency of requirementsOf(catalog, name)) visit(catalog, done, dependency, path);
  path.delete(name);
  done.add(name);
};

const orderOf = (catalog: Catalog, name: string): string[] => {
  const done = new Set<string>();
  visit(catalog, done, name, new Set());
  return [...done];
};

const cycleOf = (catalog: Catalog, name: string, path: string[] = []): string[] | undefined => {
  const start = path.indexOf(name);
  if (start >= 0) return [...path.slice(start), name];
  path.push(name);
  for (const dependency of requirementsOf(catalog, name)) {
    const cycle = cycleOf(catalog, dependency, path);
    if (cycle) return cycle;
  }
  path.pop();
  return undefined;
};

type Level = 'junior' | 'lead' | 'senior';

interface Employee {
  readonly name: string;
  readonly team: string;
  readonly level: Level;
  readonly salary: number;
  readonly remote: boolean;
}

const PERCENTS: Readonly<Record<Level, number>> = { junior: 5, senior: 3, lead: 1 };

const salaries = (list: readonly Employee[]): number => list.reduce((sum, { salary }) => sum + salary, 0);

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const raise = (employee: Employee): Employee => ({
  ...employee,
  salary: employee.salary + Math.floor((employee.salary * PERCENTS[employee.level]) / 100),
});

interface Role {
  readonly inherits?: readonly string[];
  readonly grants: readonly string[];
  readonly denies?: readonly string[];
}

const ROLES: Readonly<Record<string, Role>> = {
  guest: { grants: ['page:read'] },
  author: { inherits: ['guest'], grants: ['page:write', 'file:read'] },
  editor: { inherits: ['author'], grants: ['page:*', 'file:write'] },
  auditor: { grants: ['*:read'], denies: ['secret:read', '*:write'] },
  operator: { inherits: ['guest', 'author'], grants: ['host:restart', 'host:read'], denies: ['host:delete'] },
  admin: { inherits: ['operator', 'editor'], grants: ['*:*'] },
};

const allRoles = (names: readonly string[]): string[] => {
  const found = new Set(names);
  let level: readonly string[] = names;
  while (level.length > 0) {
    level = level.flatMap((name) => ROLES[name]!.inherits ?? []).filter((name) => !found.has(name));
    for (const name of level) found.add(name);
  }
  return [...found];
};

const isMatch = (rule: string, wanted: string): boolean => {
  const [object, action] = rule.split(':');
  const [wantedObject, wantedAction] = wanted.split(':');
  return (object === '*' || object === wantedObject) && (action === '*' || action === wantedAction);
};

const answerTo = (names: readonly string[], wanted: string): 'denied' | 'granted' | 'unknown' => {
  const roles = allRoles(names).map((name) => ROLES[name]!);
  if (roles.some(({ denies }) => denies?.some((rule) => isMatch(rule, wanted)))) return 'denied';
  return roles.some(({ grants }) => grants.some((rule) => isMatch(rule, wanted))) ? 'granted' : 'unknown';
};

const isPort = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 65536;
const isHost = (value: unknown): boolean =>
  typeof value === 'string' && /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*$/.test(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isDuration = (value: unknown): boolean =>
  typeof value === 'string' ? /^\d+(ms|s|m|h)$/.test(value) : isCount(value);
const LIMIT_KEYS = new Set(['memory', 'files', 'cpu']);
const isLimit = (key: string, value: unknown): boolean =>
  LIMIT_KEYS.has(key) && (value === 'unlimited' || isCount(value));

const endpointErrors = (path: string, value: unknown): string[] => {
  if (typeof value === 'string') {
    const match = /^([a-z][a-z0-9.-]*):(\d+)$/.exec(value);
    if (!match) return [`${path}: not an endpoint`];
    return isPort(Number(match[2])) ? [] : [`${path}: port ${match[2]} of ${match[1]}`];
  }
  if (!isHash(value)) return [`${path}: not an endpoint`];
  const unknown = Object.keys(value).filter((key) => key !== 'host' && key !== 'port' && key !== 'tls');
  const { host, port, tls } = value;
  if (unknown.length === 0 && isHost(host) && isPort(port) && (tls === undefined || typeof tls === 'boolean'))
    return [];
  const errors = unknown.map((key) => `${path}: unknown key ${key}`);
  if (!('host' in value)) errors.push(`${path}: missing key host`);
  if (!('port' in value)) errors.push(`${path}: missing key port`);
  else if (!isPort(port)) errors.push(`${path}/port: not a port`);
  return errors;
};

const limitErrors = (path: string, limits: unknown): string[] => {
  if (limits === null || limits === undefined) return [];
  if (!isHash(limits)) return [`${path}: not a hash`];
  return Object.entries(limits)
    .filter(([key, limit]) => !isLimit(key, limit))
    .map(([key]) => `${path}/${key}: wrong`);
};

const ownerErrors = (path: string, owner: unknown): string[] => {
  if (owner === null || owner === undefined || (typeof owner === 'string' && owner !== '')) return [];
  const shown = typeof owner === 'string' ? `'${owner}'` : 'Integer';
  return [`${path}: expected Optional[String[1]], got ${shown}`];
};

const serviceErrors = (name: string, { endpoints = [], limits, timeout = 0, owner }: Hash): string[] => [
  ...(Array.isArray(endpoints)
    ? endpoints.flatMap((endpoint, index) => endpointErrors(`${name}/endpoints/${index}`, endpoint))
    : [`${name}/endpoints: not a list`]),
  ...(isDuration(timeout) ? [] : [`${name}/timeout: not a duration`]),
  ...limitErrors(`${name}/limits`, limits),
  ...ownerErrors(`${name}/owner`, owner),
];

type Key = number | string;

/** Calls a function for each value and its path, from the root to the leaves. */
const walk = (value: unknown, path: readonly Key[], call: (path: readonly Key[], value: unknown) => void): void => {
  call(path, value);
  if (Array.isArray(value)) for (const [index, element] of value.entries()) walk(element, [...path, index], call);
  else if (isHash(value)) for (const [key, element] of Object.entries(value)) walk(element, [...path, key], call);
};

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const leafPaths = (data: unknown): string[] => {
  const paths: string[] = [];
  walk(data, [], (path, value) => {
    if (!isContainer(value)) paths.push(`${path.join('/')}=${(value as string | number | boolean | null) ?? ''}`);
  });
  return paths;
};

const sumIntegers = (data: unknown): number => {
  let sum = 0;
  walk(data, [], (_path, value) => {
    if (typeof value === 'number') sum += value;
  });
  return sum;
};

const depthOf = (data: unknown): number =>
  isContainer(data) ? 1 + Math.max(0, ...Object.values(data).map(depthOf)) : 0;

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (isHash(value)) return 'hash';
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return 'integer';
    case 'boolean':
      return 'boolean';
    default:
      return 'other';
  }
};

const longestPath = (trees: readonly unknown[]): readonly Key[] => {
  let best: readonly Key[] = [];
  for (const tree of trees) {
    let level: readonly [path: readonly Key[], value: unknown][] = [[[], tree]];
    while (level.length > 0) {
      if (level[0]![0].length > best.length) best = level[0]![0];
      level = level.flatMap(([path, value]): [readonly Key[], unknown][] => {
        if (Array.isArray(value)) return value.map((element, index) => [[...path, index], element]);
        return isHash(value) ? Object.entries(value).map(([key, element]) => [[...path, key], element]) : [];
      });
    }
  }
  return best;
};

type Entry =
  | { readonly kind: 'deposit' | 'withdrawal'; readonly account: string; readonly amount: number }
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly amount: number }
  | { readonly kind: 'correction'; readonly account: string; readonly balance: number }
  | { readonly kind: 'loan'; readonly amount: number };

const money = (cents: number): string => {
  const value = Math.abs(cents);
  const units = String(Math.floor(value / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${units}.${String(value % 100).padStart(2, '0')}`;
};

class Books {
  readonly balances = new Map<string, number>();
  readonly errors: string[] = [];
  fees = 0;

  post(account: string, change: number): boolean {
    const balance = (this.balances.get(account) ?? 0) + change;
    if (balance < -50000) {
      this.errors.push(`${account} would have ${money(balance)}`);
      return false;
    }
    this.balances.set(account, balance);
    return true;
  }

  enter(entry: Entry | undefined): void {
    if (!entry) {
      this.errors.push('no entry');
      return;
    }
    const isUnknown = 'account' in entry && !/^[A-Z]{2}\d{4}$/.test(entry.account);
    if (entry.kind === 'loan' || isUnknown) {
      this.errors.push(isUnknown ? 'no entry' : `unknown entry ${entry.kind}`);
    } else if (entry.kind === 'transfer') {
      const fee = entry.amount > 20000 ? Math.floor(entry.amount / 200) : 0;
      if (this.post(entry.from, -(entry.amount + fee)) && this.post(entry.to, entry.amount)) this.fees += fee;
    } else if (entry.kind === 'correction') {
      this.balances.set(entry.account, entry.balance);
    } else {
      this.post(entry.account, entry.kind === 'deposit' ? entry.amount : -entry.amount);
    }
  }
}

const ACCOUNTS = ['DE1000', 'DE1001', 'FR2000', 'IT3000', 'NO4000', 'SE5000'];

const ledgerEntry = (i: number): Entry | undefined => {
  const account = ACCOUNTS[(i * 5) % 6]!;
  const amount = ((i * 7919) % 60000) + 1;
  switch (i % 7) {
    case 0:
      return { kind: 'deposit', account, amount };
    case 1:
    case 2:
      return { kind: 'transfer', from: account, to: ACCOUNTS[i % 4]!, amount };
    case 3:
      return { kind: 'withdrawal', account, amount };
    case 4:
      if (i % 4 === 0) return { kind: 'correction', account, balance: amount - 100 };
      return { kind: 'deposit', account, amount: 2 * amount };
    case 5:
      if (i % 5 === 0) return { kind: 'loan', amount };
      return { kind: 'transfer', from: account, to: 'CH9000', amount: 100 };
    default:
      return i % 9 === 0 ? undefined : { kind: 'deposit', account: `x${i}`, amount: 1 };
  }
};

const firstPair = (values: readonly number[], sum: number): readonly [number, number] | undefined => {
  for (const [i, a] of values.entries()) {
    for (let j = i + 1; j < values.length; j++) if (sum - a === values[j]) return [a, values[j]!];
  }
  return undefined;
};

const sumUntilNegative = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) {
    if (value < 0) break;
    sum += value;
  }
  return sum;
};

const prefixOf = (lines: readonly string[], end: string): string[] => {
  const prefix: string[] = [];
  for (const line of lines) {
    if (line === end) break;
    prefix.push(/^\s*#/.test(line) ? `comment of ${line.length}` : line.trim());
  }
  return prefix;
};

type Services = Readonly<Record<string, { readonly port?: number } | undefined>>;

const portOf = (settings: Services, service: string): string => {
  const port = settings[service]?.port;
  if (port !== undefined) return `${service}:${port}`;
  const defaultPort = settings['defaults']?.port;
  return defaultPort === undefined ? `${service}: none` : `${service}:${defaultPort} (default)`;
};

const statusText = (code: number): string => {
  if (code < 100) return 'invalid';
  const group = Math.floor(code / 100);
  if (group === 4) return code === 404 ? 'missing' : `client error ${code}`;
  return group <= 3 ? `group ${group}, detail ${code % 100}` : 'server error';
};

const saddleOf = (rows: readonly (readonly number[])[]): string | null => {
  for (const [y, row] of rows.entries()) {
    const least = Math.min(...row);
    for (const [x, value] of row.entries()) {
      if (value === least && rows.every((other) => other[x]! <= value)) return `${x},${y}: ${value}`;
    }
  }
  return null;
};

interface Match {
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [number, number];
}

interface Standing {
  readonly team: string;
  points: number;
  scored: number;
  conceded: number;
  readonly results: ('D' | 'L' | 'W')[];
}

const addResult = (standing: Standing, scored: number, conceded: number): void => {
  standing.scored += scored;
  standing.conceded += conceded;
  if (scored > conceded) standing.points += 3;
  else if (scored === conceded) standing.points++;
  standing.results.push(scored > conceded ? 'W' : scored === conceded ? 'D' : 'L');
};

const longestStreak = (results: readonly string[], wanted: string): number => {
  let best = 0;
  let run = 0;
  for (const result of results) {
    run = result === wanted ? run + 1 : 0;
    if (run > best) best = run;
  }
  return best;
};

export const eighthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'early-exits'() {
    const lists = numbers(40).map((k) => numbers(24).map((i) => ((i * i * k + 3 * i) % 101) - 8));
    const pairs = lists.map((list, index) => firstPair(list, 60 + index));
    const files = numbers(20).map((i) => [
      'first ',
      `# note ${i}`,
      `  line ${i}`,
      i % 2 === 0 ? 'end' : 'more',
      'rest',
      '#',
      'end',
      'after',
    ]);
    const settings = Array.from({ length: 30 }, (_, i): Services => {
      if (i % 3 === 0) return { web: { port: 8000 + i } };
      return i % 3 === 1 ? { defaults: { port: i } } : { web: {} };
    });
    const tables = numbers(12).map((k) =>
      numbers(6).map((y) => numbers(6).map((x) => (x - (k % 6)) ** 2 - (y - 3) ** 2 * k)),
    );
    const letters = new Map<string, number>();
    for (const i of numbers(60)) add(letters, statusText(i * 11 - 5)[0]!, 1);
    return [
      pairs[3],
      pairs.filter((pair) => !pair).length,
      lists.map(sumUntilNegative),
      files.map((lines) => prefixOf(lines, 'end')).slice(2, 4),
      settings.map((hash) => portOf(hash, 'web')).slice(9, 12),
      Array.from(letters, ([letter, count]) => letter + count),
      tables.map(saddleOf),
    ];
  },
  'league-table'() {
    const teams = 'Ajax Brage Celtic Drammen Everton Fulham Genoa Hertha Inter Juve Kiel Lyon'.split(' ');
    const matches: Match[] = [];
    for (const [i, home] of teams.entries()) {
      for (const [j, away] of teams.entries()) {
        if (home !== away) matches.push({ home, away, goals: [(i * 7 + j * 3 + 2) % 5, (i * 2 + j * 5) % 4] });
      }
    }
    const table = new Map(
      teams.map((team): [string, Standing] => [team, { team, points: 0, scored: 0, conceded: 0, results: [] }]),
    );
    for (const { home, away, goals } of matches) {
      addResult(table.get(home)!, goals[0], goals[1]);
      addResult(table.get(away)!, goals[1], goals[0]);
    }
    const standings = [...table.values()];
    const order = standings.toSorted(
      (a, b) =>
        b.points - a.points ||
        b.scored - b.conceded - (a.scored - a.conceded) ||
        b.scored - a.scored ||
        compare(a.team.toLowerCase(), b.team.toLowerCase()),
    );
    const lines = order.map(({ team, points, scored, conceded, results }, index) => {
      const difference = scored - conceded;
      const rank = String(index + 1).padStart(2);
      const goals = `${String(scored).padStart(3)}:${String(conceded).padEnd(3)}`;
      const signed = `${difference < 0 ? '' : '+'}${difference}`.padStart(4);
      const last = results.slice(-5).join('');
      return `${rank}. ${team.padEnd(10)} ${String(points).padStart(3)} ${goals} ${signed} ${last}`;
    });
    const streaks = standings.map(({ team, results }) => [
      team,
      longestStreak(results, 'W'),
      longestStreak(results, 'L'),
    ]);
    const pair = new Set(['Ajax', 'Inter']);
    const meetings = matches.filter(({ home, away }) => pair.has(home) && pair.has(away));
    const wins = Object.fromEntries(teams.map((team) => [team, 0]));
    for (const { home, goals } of matches) if (goals[0] > goals[1]) wins[home]!++;
    return [lines, streaks, meetings, wins];
  },
  ledger() {
    const books = new Books();
    for (let i = 1; i <= 300; i++) books.enter(ledgerEntry(i));
    const { balances, errors, fees } = books;
    const statement = [...balances.keys()]
      .sort()
      .map((account) => `${account} ${money(balances.get(account)!).padStart(15)}`);
    return [statement, errors.length, errors.slice(0, 3), money(fees), money(total([...balances.values()]))];
  },
  'nested-counts'() {
    const racks = numbers(30).map((i) => ({
      rack: `r${i}`,
      units: numbers((i % 5) + 1).map((unit) => ({
        height: unit,
        host: `host${i}-${unit}`,
        disks: numbers(unit).map((disk) => disk * 500),
        active: (i + unit) % 3 !== 0,
      })),
      power: { feeds: { a: i * 10, b: i % 2 === 0 ? null : i }, phases: [[1, 2], [3]] },
    }));
    const paths = racks.map(leafPaths);
    const kinds = new Map<string, number>();
    walk(racks, [], (_path, value) => {
      add(kinds, kindOf(value), 1);
    });
    const lengths: number[] = [];
    walk(racks[3], [], (path, value) => {
      if (isContainer(value)) lengths.push(path.length);
    });
    return [
      paths[5],
      paths.map((list) => list.length),
      racks.map(sumIntegers),
      [...new Set(racks.map(depthOf))],
      Object.fromEntries(kinds),
      longestPath(racks),
      lengths,
    ];
  },
  'package-closure'() {
    const catalog = new Map<string, Package>();
    for (let i = 1; i <= 60; i++) {
      const requires = [2 * i, 2 * i + 1, i + 7].filter((n) => n <= 60 && n % 5 !== 0).map((n) => `pkg${n}`);
      const name = `pkg${i}`;
      catalog.set(name, requires.length > 0 ? { name, requires, size: i * 10 } : { name, size: i * 10 });
    }
    const cyclic = new Map(catalog).set('pkg44', { name: 'pkg44', requires: ['pkg11'] });
    const orders = ['pkg1', 'pkg2', 'pkg3', 'pkg6', 'pkg9', 'pkg13'].map((name) => orderOf(catalog, name));
    const sizes = orders.map((order) => order.reduce((sum, name) => sum + catalog.get(name)!.size!, 0));
    const users = new Map<string, string[]>(Array.from(catalog.keys(), (name) => [name, []]));
    for (const [name, { requires = [] }] of catalog) {
      for (const dependency of requires) users.get(dependency)!.push(name);
    }
    const leaves = [...users].filter(([, list]) => list.length === 0).map(([name]) => name);
    return [
      orders[2],
      sizes,
      cycleOf(cyclic, 'pkg1'),
      cycleOf(catalog, 'pkg3') ?? null,
      users.get('pkg26'),
      leaves,
      orderOf(cyclic, 'pkg22').length,
    ];
  },
  'role-permissions'() {
    const wanted = ['page', 'file', 'host', 'secret'].flatMap((object) =>
      ['read', 'write', 'delete'].map((action) => `${object}:${action}`),
    );
    const names = Object.keys(ROLES);
    const users = numbers(30).map((i): [string, string[]] => {
      const roles = new Set([names[i % 6]!, names[(i * i) % 6]!]);
      if (i % 2 === 1) roles.add('auditor');
      return [`user${String(i).padStart(2, '0')}`, [...roles]];
    });
    const results = users.map(([user, roles]): [string, string[], number] => {
      const answers = groupBy(wanted, (permission) => answerTo(roles, permission));
      return [user, answers.get('granted') ?? [], answers.get('denied')?.length ?? 0];
    });
    const readers = users.filter(([, roles]) => answerTo(roles, 'secret:read') === 'granted').map(([user]) => user);
    const common = results[0]![1].filter((permission) => results.every(([, granted]) => granted.includes(permission)));
    return [results[8], results.map(([, granted]) => granted.length), readers, allRoles(['admin']), common];
  },
  'schema-errors'() {
    const services: Record<string, Hash> = {};
    for (const i of numbers(60)) {
      const endpoints = [
        [{ host: 'db', port: i * 2000 }, `cache.local:${i * 1500}`],
        'none',
        [{ host: 'web-1.example', port: 80 + i, tls: true }],
        [{ name: 'x', port: 'http' }, 'nowhere', { host: 'a.b', port: 1, tls: 'no' }],
        [],
        ['api:443', 'api:70000', null],
      ][i % 6];
      const limits = [null, { memory: 10, cpu: 'unlimited' }, { memory: 'much', disk: 1 }, 'none', {}][i % 5];
      const timeout = [30, '30s', '5 minutes', '100ms', -1, '2h', 1.5][i % 7];
      services[`svc${i}`] = { endpoints, limits, timeout, owner: ['ops', '', null, 7][i % 4] };
    }
    const errors = Object.entries(services).map(([name, settings]) => serviceErrors(name, settings));
    const valid = Object.keys(services).filter((name) => serviceErrors(name, services[name]!).length === 0);
    const texts = new Map<string, number>();
    for (const error of errors.flat()) add(texts, error.split(': ')[1]!, 1);
    return [errors.flat().length, errors[2], errors[5], errors[47], valid, [...texts.values()]];
  },
  'staff-report'() {
    const teams = ['Platform', 'web', 'Data', 'support', 'Sales'];
    const levels = ['junior', 'senior', 'lead', 'senior', 'junior', 'junior', 'senior'] as const;
    const staff = numbers(150).map((i): Employee => ({
      name: `Person ${(i * 71) % 150}`,
      team: teams[(i * i) % 5]!,
      level: levels[i % 7]!,
      salary: 30000 + ((i * 7919) % 41) * 1000,
      remote: i % 3 === 0,
    }));
    const groups = groupBy(staff, ({ team }) => team);
    const sorted = [...groups].sort(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()));
    const lines = sorted.map(([team, members]) => {
      const best = members
        .toSorted((a, b) => b.salary - a.salary || compare(a.name.toLowerCase(), b.name.toLowerCase()))
        .slice(0, 3)
        .map(({ name }) => name)
        .join('; ');
      const median = medianOf(members.map(({ salary }) => salary)).toFixed(1);
      const count = String(members.length).padStart(3);
      return `${team.padEnd(10)} ${count} ${String(salaries(members)).padStart(8)} ${median.padStart(10)} ${best}`;
    });
    const levelsByTeam: Record<string, Record<string, number>> = {};
    for (const [team, members] of groups) {
      const counts: Record<string, number> = {};
      for (const { level } of members) counts[level] = (counts[level] ?? 0) + 1;
      levelsByTeam[team] = counts;
    }
    const raised = staff.map(raise);
    const remote = staff.filter((employee) => employee.remote);
    const share = Math.floor((salaries(remote) * 1000) / salaries(staff));
    return [
      lines,
      levelsByTeam,
      salaries(raised) - salaries(staff),
      `${Math.floor(share / 10)}.${share % 10} %`,
      new Set(staff.map(({ salary }) => salary)).size,
      [remote.length, staff.length - remote.length],
      staff.findIndex(({ salary }) => salary > 69000),
      raised.every(({ salary }) => Number.isInteger(salary) && salary > 0),
    ];
  },
};
