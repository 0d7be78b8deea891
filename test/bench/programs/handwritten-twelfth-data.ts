import { compare } from './compare.js';
import { groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

interface Loan {
  readonly name: string;
  readonly amount: number;
  readonly rate: number;
  readonly months: number;
}

interface Payment {
  readonly month: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

const showMoney = (cents: number): string => {
  const amount = Math.abs(cents);
  const whole = String(Math.floor(amount / 100)).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
  return `${cents < 0 ? '-' : ''}${whole}.${String(amount % 100).padStart(2, '0')}`;
};

const paymentsOf = (loan: Loan): Payment[] => {
  const rate = loan.rate / 1200;
  let growth = 1;
  for (let month = 1; month <= loan.months; month++) growth *= 1 + rate;
  const monthly = Math.round((loan.amount * rate * growth) / (growth - 1));
  const payments: Payment[] = [];
  let balance = loan.amount;
  for (let month = 1; month <= loan.months; month++) {
    const interest = Math.round(balance * rate);
    const principal = month === loan.months ? balance : monthly - interest;
    balance -= principal;
    payments.push({ month, interest, principal, balance });
  }
  return payments;
};

const loanRow = (cells: readonly string[]): string =>
  [cells[0]!.padStart(4), ...cells.slice(1).map((cell) => cell.padStart(14))].join(' ');

const loanTable = (loan: Loan, payments: readonly Payment[]): string[] => {
  const years = groupBy(payments, ({ month }) => Math.floor((month - 1) / 12));
  const rows = Array.from(years, ([year, list]) => {
    const interest = total(list.map((payment) => payment.interest));
    const principal = total(list.map((payment) => payment.principal));
    return loanRow([String(year + 1), showMoney(interest), showMoney(principal), showMoney(list.at(-1)!.balance)]);
  });
  const head = `${loan.name} at ${loan.rate.toFixed(2)}%`;
  return [head, loanRow(['year', 'interest', 'principal', 'balance']), ...rows];
};

interface Certificate {
  readonly name: string;
  readonly issued: number;
  readonly days: number;
  readonly owner?: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (number: number): string => String(number).padStart(2, '0');
const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
const expiryOf = ({ issued, days }: Certificate): number => issued + days * DAY;

const urgencyOf = (certificate: Certificate, now: number): 'expired' | 'critical' | 'soon' | 'fine' => {
  const left = expiryOf(certificate) - now;
  if (left < 0) return 'expired';
  if (left < 7 * DAY) return 'critical';
  return left < 30 * DAY + 12 * HOUR ? 'soon' : 'fine';
};

/** Returns the time of the renewal: at night, on a working day. */
const renewalOf = (certificate: Certificate): Date => {
  const date = new Date(expiryOf(certificate) - Math.floor(certificate.days / 3) * DAY);
  const weekday = date.getUTCDay();
  date.setUTCDate(date.getUTCDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
  date.setUTCHours(2, 30, 0, 0);
  return date;
};

const describeCertificate = (certificate: Certificate, now: number): string => {
  const left = expiryOf(certificate) - now;
  const days = Math.floor(left / DAY);
  let text = `${days} days`;
  const urgency = urgencyOf(certificate, now);
  if (urgency === 'expired') {
    const date = new Date(expiryOf(certificate));
    text = `expired on ${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  } else if (urgency !== 'fine') {
    text += ` ${two(Math.floor((left % DAY) / HOUR))} hours`;
  }
  return `${certificate.name} (${certificate.owner ?? 'nobody'}): ${text}`;
};

const UNITS: Readonly<Record<string, number>> = { KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

const typedText = (text: string): unknown => {
  if (/^\s*$/.test(text) || text === 'nil' || text === 'none') return null;
  if (/^(?:true|yes|on)$/i.test(text)) return true;
  if (/^(?:false|no|off)$/i.test(text)) return false;
  if (/^-?(?:0|[1-9]\d*)$/.test(text) || /^-?\d+\.\d+$/.test(text)) return Number(text);
  const size = /^(\d+(?:\.\d+)?) ?(KiB|MiB|GiB)$/.exec(text);
  if (size) return Math.floor(Number(size[1]) * UNITS[size[2]!]!);
  const list = /^\[(.*)\]$/.exec(text) ?? /^(.*,.*)$/.exec(text);
  return list ? list[1]!.split(/,\s*/).map(typedText) : text.trim();
};

const typedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return typedText(value);
  if (Array.isArray(value)) return value.map(typedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), typedValue(inner)]));
};

const flattenFacts = (value: unknown, prefix: string, facts: Map<string, unknown>): Map<string, unknown> => {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) flattenFacts(inner, `${prefix}.${index}`, facts);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flattenFacts(inner, prefix ? `${prefix}.${key}` : key, facts);
  } else {
    facts.set(prefix, value);
  }
  return facts;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'missing';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? 'count' : 'number';
  return (value as string).length <= 4 ? 'word' : 'text';
};

interface Account {
  readonly uid: number;
  readonly shell: string;
  readonly groups: readonly string[];
  readonly locked?: boolean;
}

type Accounts = ReadonlyMap<string, Account>;

const difference = (left: readonly string[], right: readonly string[]): string[] =>
  left.filter((item) => !right.includes(item));

const accountCommands = (name: string, wanted: Account, current: Account): string[] => {
  const commands: string[] = [];
  if (wanted.uid !== current.uid) commands.push(`usermod --uid ${wanted.uid} ${name}`);
  if (wanted.shell !== current.shell) commands.push(`usermod --shell ${wanted.shell} ${name}`);
  for (const group of difference(wanted.groups, current.groups)) commands.push(`gpasswd -a ${name} ${group}`);
  for (const group of difference(current.groups, wanted.groups)) commands.push(`gpasswd -d ${name} ${group}`);
  if (wanted.locked && !current.locked) commands.push(`passwd -l ${name}`);
  if (!wanted.locked && current.locked) commands.push(`passwd -u ${name}`);
  return commands;
};

const compareAccounts = (wanted: Accounts, current: Accounts) => {
  const change: Record<string, string[]> = {};
  for (const [name, account] of wanted) {
    const other = current.get(name);
    const commands = other ? accountCommands(name, account, other) : [];
    if (commands.length > 0) change[name] = commands;
  }
  return {
    create: [...wanted.keys()].filter((name) => !current.has(name)).sort(),
    remove: [...current.keys()].filter((name) => !wanted.has(name)).sort(),
    change,
  };
};

const membersOf = (accounts: Accounts): Map<string, string[]> => {
  const names = new Set([...accounts.values()].flatMap(({ groups }) => groups));
  const members = new Map([...names].sort().map((group): [string, string[]] => [group, []]));
  for (const [name, { groups, locked }] of accounts) {
    if (!locked) for (const group of groups) members.get(group)!.push(name);
  }
  return members;
};

interface Request {
  readonly at: number;
  readonly user: string;
  readonly path: string;
  readonly status: number;
}

interface Session {
  readonly user: string;
  readonly first: number;
  last: number;
  readonly paths: string[];
  errors: number;
}

const parseRequest = (line: string): Request | undefined => {
  const match = /^(\d\d):(\d\d):(\d\d) (\w+) "(?:GET|POST) ([^" ]+)[^"]*" (\d{3})$/.exec(line);
  if (!match) return undefined;
  const at = Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
  return { at, user: match[4]!, path: match[5]!, status: Number(match[6]) };
};

const sessionsOf = (requests: readonly Request[], timeout: number): Session[] => {
  const sessions: Session[] = [];
  for (const { at, user, path, status } of requests) {
    let session = sessions.at(-1);
    if (!session || at - session.last > timeout) {
      session = { user, first: at, last: at, paths: [], errors: 0 };
      sessions.push(session);
    }
    session.last = at;
    session.paths.push(path);
    if (status >= 400 && status !== 404) session.errors++;
  }
  return sessions;
};

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':');

const describeSession = ({ user, first, last, paths, errors }: Session): string => {
  const error = errors === 0 ? '' : errors === 1 ? ', 1 error' : `, ${errors} errors`;
  const pages = new Set(paths).size;
  return `${clock(first)} ${user}: ${paths.length} requests of ${pages} pages in ${last - first} s${error}`;
};

interface Sale {
  readonly region: string;
  readonly product: string;
  readonly quarter: number;
  readonly amount: number;
  readonly units: number;
}

type Measure = (sales: readonly Sale[]) => number;

const sumOf =
  (field: 'amount' | 'units'): Measure =>
  (sales) =>
    total(sales.map((sale) => sale[field]));
const amountOf = sumOf('amount');
const unitsOf = sumOf('units');
const priceOf: Measure = (sales) => amountOf(sales) / unitsOf(sales);

const withSpaces = (number: number): string => String(number).replace(/(\d)(?=(\d{3})+$)/g, '$1 ');

const showPivot = (
  sales: readonly Sale[],
  row: 'region' | 'product' | 'quarter',
  column: 'region' | 'product' | 'quarter',
  measure: Measure,
  show: (value: number) => string,
  width = 10,
): string[] => {
  const byRow = groupBy(sales, (sale) => String(sale[row]));
  const columns = [...new Set(sales.map((sale) => String(sale[column])))].sort();
  const lines = [...byRow.keys()].sort().map((name) => {
    const cells = groupBy(byRow.get(name)!, (sale) => String(sale[column]));
    const texts = columns.map((key) => {
      const list = cells.get(key);
      return (list ? show(measure(list)) : '-').padStart(width);
    });
    return name.padEnd(8) + texts.join('');
  });
  return [' '.repeat(8) + columns.map((name) => name.padStart(width)).join(''), ...lines];
};

export const twelfthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'loan-schedule'() {
    const loans: readonly Loan[] = [
      { name: 'Car', amount: 1850000, rate: 4.9, months: 48 },
      { name: 'House', amount: 24500000, rate: 3.25, months: 180 },
      { name: 'Boat', amount: 725050, rate: 7.125, months: 30 },
      { name: 'Shop', amount: 120000000, rate: 2.6, months: 120 },
    ];
    const schedules = loans.map(paymentsOf);
    const totals = loans.map(({ name, amount }, index) => {
      const paid = total(schedules[index]!.map(({ interest, principal }) => interest + principal));
      return [name, showMoney(paid), showMoney(amount - paid)];
    });
    return [
      totals,
      loanTable(loans[0]!, schedules[0]!),
      loanTable(loans[3]!, schedules[3]!).slice(-2),
      schedules[1]!.filter(({ month }) => month % 36 === 0).map(({ balance }) => showMoney(balance)),
      schedules[2]!.at(-1),
    ];
  },
  'certificate-expiry'() {
    const now = Date.UTC(2025, 2, 10, 8);
    const owners = ['web', undefined, 'mail', 'ops'];
    const certificates = numbers(50).map((i): Certificate => {
      const certificate = {
        name: `host${i}.example.com`,
        issued: Date.UTC(2024, 11, 1) + ((i * 5) % 83) * DAY + i * 7 * HOUR,
        days: [30, 90, 90, 365][i % 4]!,
      };
      const owner = owners[(i * 3) % 4];
      return owner ? { ...certificate, owner } : certificate;
    });
    const groups = groupBy(certificates, (certificate) => urgencyOf(certificate, now));
    const valid = certificates.filter((certificate) => urgencyOf(certificate, now) !== 'expired');
    const plan = groupBy(valid, (certificate) => {
      const date = renewalOf(certificate);
      return `${WEEKDAYS[date.getUTCDay()]} ${isoDate(date)}`;
    });
    const nights = [...plan].sort(([a], [b]) => compare(a.slice(4), b.slice(4)));
    const first = new Date(Math.min(...certificates.map(expiryOf)));
    return [
      Object.fromEntries(
        (['expired', 'critical', 'soon', 'fine'] as const).map((level) => [level, groups.get(level)?.length ?? 0]),
      ),
      groups.get('critical')!.map((certificate) => describeCertificate(certificate, now)),
      certificates.slice(0, 8).map((certificate) => describeCertificate(certificate, now)),
      nights.slice(0, 6).map(([night, list]) => `${night}: ${list.map(({ name }) => name.split('.')[0]).join(' ')}`),
      `${first.toISOString().slice(0, 19)}Z`,
    ];
  },
  'fact-values'() {
    const hosts = numbers(24).map((i) => ({
      Hostname: ` node${i}.example.com `,
      Memory: {
        Total: `${(i % 7) + 1}.5 GiB`,
        Free: `${i * 37} MiB`,
        swap: { total: '2048 KiB', enabled: ['yes', 'Off', ''][i % 3] },
      },
      disks: `[sda, sdb${i}, ${i}]`,
      load: [`0.${i}`, `-${i}`, '1.25'],
      roles: `web,${i % 2 === 0 ? 'db' : 'cache'}`,
      uptime: i * 3600,
      contact: i % 5 === 0 ? 'nil' : `Team ${i}`,
      os: {
        Family: 'Debian',
        release: { major: `${10 + (i % 3)}`, full: `${10 + (i % 3)}.${i}` },
        selinux: 'false',
      },
    }));
    const facts = hosts.map((host) => flattenFacts(typedValue(host), '', new Map<string, unknown>()));
    const kinds = groupBy(
      facts.flatMap((host) => [...host.values()]),
      kindOf,
    );
    const shared = [...facts[0]!].filter(([name, value]) => facts.every((host) => host.get(name) === value));
    return [
      Object.fromEntries(facts[4]!),
      Object.fromEntries(Array.from(kinds, ([kind, values]) => [kind, values.length])),
      shared.map(([name]) => name),
      facts
        .filter((host) => host.get('memory.swap.enabled'))
        .map((host) => {
          const used = (host.get('memory.total') as number) - (host.get('memory.free') as number);
          return `${host.get('hostname')} ${used}`;
        }),
    ];
  },
  'ldap-sync'() {
    const names = ['wheel', 'adm', 'docker', 'www', 'backup', 'git'];
    const directory: Accounts = new Map(
      numbers(60).map((i): [string, Account] => {
        const account = {
          uid: 2000 + i,
          shell: i % 7 === 0 ? '/bin/zsh' : '/bin/bash',
          groups: [...new Set([names[i % 6]!, names[(i * 5) % 4]!, 'users'])],
        };
        return [`user_${i}`, i % 9 === 0 ? { ...account, locked: true } : account];
      }),
    );
    const hosts = numbers(6).map((h): Accounts => {
      const accounts = new Map<string, Account>();
      for (const [name, account] of directory) {
        const { uid, groups } = account;
        if ((uid + h) % 11 === 0) continue;
        accounts.set(name, {
          ...account,
          uid: uid % 13 === h ? uid + 500 : uid,
          groups: uid % 5 === h % 5 ? [...difference(groups, ['users']), `host${h}`] : groups,
        });
      }
      accounts.set(`old${h}`, { uid: 1000 + h, shell: '/bin/sh', groups: [] });
      accounts.set(`older${h}`, { uid: 1100 + h, shell: '/bin/sh', groups: ['games'], locked: true });
      return accounts;
    });
    const plans = hosts.map((host) => compareAccounts(directory, host));
    return [
      plans[0],
      plans.map(({ change }) => Object.values(change).flat().length),
      plans.map(({ create }) => create.join(' ')),
      plans.flatMap(({ remove }) => remove).sort(),
      hosts.map((host) => Array.from(membersOf(host), ([group, list]) => `${group}:${list.length}`).join(' ')),
      membersOf(directory).get('backup'),
    ];
  },
  'log-sessions'() {
    const users = ['ann', 'bob', 'cid', 'dee', 'eve'];
    const log = numbers(300).map((i) => {
      if (i % 50 === 0) return '-- log rotated --';
      const user = users[((i * i) % 7) % 5];
      const path = ['/', '/login', `/items/${i % 6}`, `/items/${i % 6}/edit`, '/search?q=a b'][i % 5];
      const status = new Map([
        [0, 500],
        [7, 404],
        [11, 302],
        [13, 403],
      ]).get(i % 23);
      return `${clock(i * 37 + Math.floor(i / 40) * 1200)} ${user} "GET ${path} HTTP/1.1" ${status ?? 200}`;
    });
    const requests = log.map(parseRequest).filter((request) => request !== undefined);
    const byUser = groupBy(requests, ({ user }) => user);
    const sessions = [...byUser.values()]
      .flatMap((list) => sessionsOf(list, 300))
      .sort((a, b) => a.first - b.first || compare(a.user, b.user));
    const lengthOf = ({ first, last }: Session): number => last - first;
    const longest = sessions.reduce((best, session) => (lengthOf(session) > lengthOf(best) ? session : best));
    return [
      requests.length,
      sessions.length,
      sessions.slice(0, 5).map(describeSession),
      describeSession(longest),
      sessions.filter(({ errors }) => errors > 1).map(describeSession),
      Object.fromEntries(
        [...byUser.keys()].sort().map((name) => [name, sessions.filter(({ user }) => user === name).length]),
      ),
    ];
  },
  'pivot-table'() {
    const regions = ['north', 'south', 'east', 'west'];
    const products = ['bolt', 'nut', 'screw', 'washer', 'gear'];
    const sales = numbers(300).map((i): Sale => {
      const region = regions[((i * i) % 13) % 4]!;
      return {
        region,
        product: products[region === 'west' ? i % 4 : (i * 3) % 5]!,
        quarter: (Math.floor(i / 3) % 4) + 1,
        amount: ((i * 7919) % 2500) + 25,
        units: ((i * 31) % 17) + 1,
      };
    });
    const byProduct = groupBy(sales, ({ product }) => product);
    const totals = Array.from(byProduct, ([product, list]): [string, number] => [product, amountOf(list)]);
    const sum = total(totals.map(([, amount]) => amount));
    return [
      showPivot(sales, 'region', 'product', amountOf, withSpaces),
      showPivot(sales, 'product', 'quarter', unitsOf, withSpaces, 7),
      showPivot(sales, 'quarter', 'region', priceOf, (price) => price.toFixed(2)),
      totals
        .sort((a, b) => b[1] - a[1])
        .map(([name, amount], index) => {
          const share = ((100 * amount) / sum).toFixed(1);
          return `${index + 1}. ${name} ${withSpaces(amount)} (${share}%)`;
        }),
      Array.from(byProduct, ([product, list]) => {
        const top = list.reduce((a, b) => (b.amount > a.amount ? b : a));
        return `${product}: ${top.amount} in ${top.region} Q${top.quarter}`;
      }),
    ];
  },
};
