import { capitalize } from './capitalize.js';
import { add, groupBy } from './maps.js';
import { numbers } from './numbers.js';
import { Secret } from './secret.js';

interface Account {
  readonly login: string;
  readonly password: Secret;
  readonly token?: Secret;
  readonly roles: readonly string[];
}

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz-!';

const strengthOf = (secret: Secret): number => {
  const text = secret.unwrap();
  const classes = CLASSES.filter((pattern) => pattern.test(text)).length;
  if (text.length < 8) return Math.min(classes, 2);
  return text.length > 14 ? classes + 1 : classes;
};

const checksum = (secret: Secret): number => {
  let sum = 7;
  for (const letter of secret.unwrap().toLowerCase()) {
    const index = ALPHABET.indexOf(letter);
    sum = (sum * 31 + (index < 0 ? 99 : index)) % 65521;
  }
  return sum;
};

const accountOf = (i: number): Account => {
  const words = ['correct', 'Horse', 'battery-9', 'Staple!', 'x'];
  return {
    login: `user${i}`,
    password: new Secret(`${words[i % 5]}${i % 3 === 0 ? `-${i}-${words[i % 4]}` : ''}`),
    roles: ['read', 'write', 'admin'].filter((_, index) => i % (index + 2) === 0),
    ...(i % 4 === 0 ? { token: new Secret((i * 7919).toString(16).padStart(8, '0')) } : {}),
  };
};

const reportOf = (account: Account): string => {
  const { login, password, token, roles } = account;
  return `${login} (${roles.join('/')}): ${password}${token ? ` token ${token}` : ''}, strength ${strengthOf(password)}`;
};

const adviceOf = ({ login, password, token, roles }: Account): string | undefined => {
  const level = strengthOf(password);
  const isAdmin = roles.includes('admin');
  if (level <= 1 && isAdmin) return `${login} must change the password now`;
  if (level <= 2) return `${login} should choose a longer password`;
  return isAdmin && !token ? `${login} needs a token` : undefined;
};

const FOLDED: Readonly<Record<string, string>> = {
  ä: 'ae',
  æ: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  ß: 'ss',
  é: 'e',
  è: 'e',
  ê: 'e',
};

const plain = (text: string): string => text.toLowerCase().replace(/[äæöøüßéèê]/g, (letter) => FOLDED[letter]!);

const wordsOf = (name: string): string[] => name.split(/[\s'-]+/).filter((word) => word !== '');

const loginOf = (name: string, longest = 8): string => {
  const parts = wordsOf(name).map((word) => plain(word).replace(/[^a-z0-9]/g, ''));
  const first = parts.length > 1 ? parts[0]![0]! : '';
  return `${first}${parts.at(-1)!}`.slice(0, longest);
};

const uniqueLogin = (wanted: string, taken: ReadonlyMap<string, string>): string => {
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; n <= 99; n++) {
    const login = `${wanted.slice(0, 8 - String(n).length)}${n}`;
    if (!taken.has(login)) return login;
  }
  throw new Error(`no login for ${wanted}`);
};

const SMALL = new Set(['von', 'de', 'van', 'la']);

const display = (name: string): string => {
  const shown = wordsOf(name).map((part) => {
    const small = part.toLowerCase();
    return SMALL.has(small) ? small : capitalize(part);
  });
  return shown.length > 1 ? `${shown.at(-1)}, ${shown.slice(0, -1).join(' ')}` : shown[0]!;
};

const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 4)}...${text.at(-1)}` : text;

interface Reading {
  readonly sensor: string;
  readonly value: number;
}

const rating = (value: number): string => {
  if (value < 0.2) return 'low';
  if (value < 0.5) return 'fair';
  return value < 0.8 ? 'good' : 'high';
};

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const average = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sumOf(values) / values.length;

const perSensor = (readings: readonly Reading[], sensor: string): number[] =>
  readings.filter((reading) => reading.sensor === sensor).map(({ value }) => value);

type Priority = 'urgent' | 'high' | 'normal' | 'low';
interface Ticket {
  readonly id: number;
  readonly subject: string;
  readonly from: string;
  readonly tags: readonly string[];
  readonly age: number;
}
interface Sorted {
  readonly id: number;
  readonly queue: string;
  readonly priority: Priority;
  readonly due: number;
  readonly reason: string;
}

const LISTS = ['security', 'network', 'storage'];
const HOURS: Readonly<Record<Priority, number>> = { urgent: 4, high: 24, normal: 72, low: 240 };

const queueOf = ({ subject, tags }: Ticket): [queue: string, reason: string] => {
  const billing = /(?:invoice|refund)\s+#?(\d+)/i.exec(subject);
  if (billing) return ['billing', `number ${billing[1]}`];
  const crash = /\b(crash|panic|segfault)\b.*\bv(\d+)\.(\d+)/i.exec(subject);
  if (crash) return ['engineering', `${crash[1]!.toLowerCase()} in ${crash[2]}.${crash[3]}`];
  if (/password|login|2fa/i.test(subject)) return ['accounts', 'access'];
  const list = /^\[(\w+)\] (.+)$/.exec(subject);
  if (list) {
    const name = list[1]!.toLowerCase();
    return LISTS.includes(name) ? [name, list[2]!] : ['triage', `unknown list ${name}`];
  }
  if (subject === '') return ['triage', 'no subject'];
  return tags.includes('vip') ? ['vip', 'customer'] : ['triage', 'no rule'];
};

const baseOf = (queue: string): number => {
  switch (queue) {
    case 'security':
      return 4;
    case 'engineering':
    case 'vip':
      return 3;
    case 'billing':
      return 2;
    default:
      return 1;
  }
};

const priorityOf = (queue: string, { age, tags }: Ticket): Priority => {
  const bonus = age > 48 ? 2 : age > 12 ? 1 : 0;
  const points = baseOf(queue) + bonus - (tags.includes('spam') ? 3 : 0);
  if (points >= 5) return 'urgent';
  return points >= 3 ? 'high' : points >= 1 ? 'normal' : 'low';
};

const sortTicket = (ticket: Ticket): Sorted => {
  const [queue, reason] = queueOf(ticket);
  const priority = priorityOf(queue, ticket);
  return { id: ticket.id, queue, priority, due: HOURS[priority] - ticket.age, reason };
};

const mailOf = ({ id, from }: Ticket, { due, queue, reason }: Sorted): string => {
  const match = /^(\w)(\w*)\.?(\w*)@/.exec(from);
  const last = match?.[3] ? ` ${match[3][0]!.toUpperCase()}.` : '';
  const name = match ? `${match[1]!.toUpperCase()}${match[2]}${last}` : 'customer';
  const when = due <= 0 ? 'at once' : due === 1 ? 'in an hour' : `in ${due} hours`;
  return (
    `Dear ${name},\nyour request #${String(id).padStart(5, '0')} is with our team "${queue}" (${reason}).\n` +
    `You will hear from us ${when}.\n`
  );
};

interface Entry {
  readonly who: string;
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly pause?: number;
}
interface Worked {
  readonly who: string;
  readonly day: number;
  readonly time: number;
  readonly night: number;
}

const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const legalPause = (minutes: number): number => (minutes > 540 ? 45 : minutes > 360 ? 30 : 0);

const workedTime = ({ who, day, from: start, to: stop, pause }: Entry): Worked => {
  const from = clock(start);
  const end = clock(stop);
  const to = end <= from ? end + 1440 : end;
  const present = to - from;
  const night = Math.max(0, Math.min(to, 1800) - Math.max(from, 1320));
  return { who, day, time: present - Math.max(pause ?? 0, legalPause(present)), night };
};

const two = (value: number): string => String(value).padStart(2, '0');
const hours = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const pay = (time: number, night: number, rate: number): number =>
  (time / 60 + (Math.max(0, time - 2310) / 60) * 0.25 + (night / 60) * 0.3) * rate;

export const sixteenthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'masked-credentials'() {
    const accounts = numbers(60).map(accountOf);
    const text = new Secret(
      accounts
        .map(({ login, password, token }) => `${login}:${password.unwrap()}${token ? `:${token.unwrap()}` : ''}`)
        .join('\n'),
    );
    const isSame = ({ password }: Account, other: Account | undefined): boolean =>
      password.unwrap() === other?.password.unwrap();
    const repeated = accounts.filter(
      (account, index) => isSame(account, accounts[index - 1]) || isSame(account, accounts[index - 5]),
    );
    const levels = groupBy(accounts, ({ password }) => strengthOf(password));
    return [
      accounts.slice(0, 8).map(reportOf),
      String(text),
      text.unwrap().length,
      accounts.map(adviceOf).filter((advice) => advice !== undefined),
      repeated.map(({ login }) => login),
      Array.from(levels, ([level, all]) => `${level}: ${all.length}`),
      accounts.map(({ password }) => checksum(password)),
    ];
  },

  'user-slugs'() {
    const first = ['Jürgen', 'anna', 'MARIE-LOU', 'Øystein', 'Sean', 'bob', 'Chloé', 'Wei'];
    const last = ['Müller', 'von Groß', "O'Neil", 'de la Cruz', 'Li', 'van den Berg', 'Sørensen-Smith'];
    const logins = new Map<string, string>();
    for (let i = 0; i < 112; i++) {
      const name = `${first[i % 8]} ${last[(i + Math.floor(i / 8)) % 7]}`;
      logins.set(uniqueLogin(loginOf(name), logins), name);
    }
    const users = Array.from(logins, ([login, name]) => ({
      login,
      initials: wordsOf(name)
        .map((word) => word[0]!.toUpperCase())
        .join(''),
      gecos: display(name),
      mail: `${wordsOf(name).map(plain).join('.')}@example.org`,
      home: `/home/${login[0]}/${login}`,
    }));
    const lines = users.map(
      ({ login, initials, gecos, home }) =>
        `${login.padEnd(8)} ${initials.padEnd(5)} ${shorten(gecos, 20).padEnd(22)} ${home}`,
    );
    const domains = new Map<string, number>();
    for (const { home } of users) add(domains, home[6]!, 1);
    let longest = '';
    for (const { mail } of users) if (mail.length > longest.length) longest = mail;
    return [
      lines.slice(0, 20),
      Array.from(domains, ([letter, count]) => `${letter.toUpperCase()}${count}`),
      longest,
      Array.from(logins.keys(), (login) => [...login].reverse().join('')).slice(0, 12),
      lines.at(-1),
      users.filter(({ login }) => /\d$/.test(login)).length,
    ];
  },

  pipelines() {
    const readings = numbers(150)
      .map((i) => {
        const sensor = ['north', 'east', 'south', 'west'][(i * 7 + Math.floor(i / 5)) % 4];
        const value = i % 13 === 0 ? 'n/a' : i % 17 === 0 ? '' : `${(i * 37) % 100}.${i % 10}`;
        return `${sensor};${value};${['ok', 'ok', 'late', 'ok'][i % 4]}`;
      })
      .map((line) => line.split(';'))
      .filter((parts) => parts[2] === 'ok' && /^\d+\.\d+$/.test(parts[1]!))
      .map((parts): Reading => ({ sensor: parts[0]!, value: Number(parts[1]) }));
    const sensors = [...new Set(readings.map(({ sensor }) => sensor))].sort();
    const rates = sensors.map((sensor) => {
      const value = average(perSensor(readings, sensor));
      if (value === undefined) return `${sensor} unknown`;
      const share = value / 100;
      return `${sensor} ${rating(share)} (${(share * 100).toFixed(1)}%)`;
    });
    const unknown = ['north', 'up', 'down'].map((sensor) => average(perSensor(readings, sensor))?.toFixed(2) ?? 'none');
    const spread = sensors.map((sensor) => {
      const values = perSensor(readings, sensor);
      return `${sensor} ${Math.min(...values).toFixed(1)}..${Math.max(...values).toFixed(1)}`;
    });
    const windows: string[] = [];
    for (let start = 0; start <= readings.length - 5; start += 4) {
      windows.push((sumOf(readings.slice(start, start + 5).map(({ value }) => value)) / 5).toFixed(2));
    }
    const scaled = [1, 1.8, 0.5].map((factor) =>
      sumOf(readings.map(({ value }) => value * factor).filter((value) => value > 40)).toFixed(1),
    );
    const peaks = new Map<string, number>();
    for (const { sensor, value } of readings) {
      if (value > (peaks.get(sensor) ?? 0)) peaks.set(sensor, value);
    }
    const bins = groupBy(readings, ({ value }) => Math.floor(value / 10));
    return [
      rates,
      unknown,
      spread,
      windows,
      scaled,
      Array.from(peaks, ([sensor, value]) => `${sensor}=${value.toFixed(1)}`),
      readings.length,
      Array.from(bins, ([bin, all]) => `${bin}0 ${'*'.repeat(all.length)}`).sort(),
    ];
  },

  'ticket-rules'() {
    const subjects = [
      'Invoice #1234 is wrong',
      'REFUND 77 please',
      'Crash after the update to v3.14',
      'Cannot login',
      '[security] open port',
      '[Storage] disk is full',
      '[misc] hello',
      '',
      'A question',
      'kernel panic since V2.0',
      'my 2FA device is lost',
      '[network] slow line',
      'Thanks!',
    ];
    const tickets = numbers(130).map((i): Ticket => ({
      id: i,
      subject: subjects[(i * 5 + Math.floor(i / 13)) % 13]!,
      from: ['ann.smith@example.org', 'bob@example.com', '"Mr. X" <x@example.net>'][i % 3]!,
      tags: ['vip', 'spam', 'mobile', 'web'].filter((_, index) => i % (index + 3) === 0),
      age: (i * 11) % 80,
    }));
    const all = tickets.map(sortTicket);
    const queues = Array.from(
      groupBy(all, ({ queue }) => queue),
      ([queue, items]) => {
        const soon = items.filter(({ priority }) => priority === 'urgent' || priority === 'high').length;
        return `${queue}: ${items.length}, ${soon} of them soon`;
      },
    );
    const mails = tickets.map((ticket, index) => mailOf(ticket, all[index]!));
    return [
      queues,
      all.filter(({ due }) => due < 0).map(({ id }) => id),
      mails.slice(0, 3),
      mails.at(-2),
      mails.reduce((sum, text) => sum + text.length, 0),
      all.map(({ priority }) => priority[0]).join(''),
    ];
  },

  'time-sheets'() {
    const names = ['ann', 'bob', 'cem', 'dot'];
    const rates: Readonly<Record<string, number>> = { ann: 31.5, bob: 27.25, cem: 40, dot: 22.75 };
    const all: Worked[] = [];
    for (let i = 0; i < 96; i++) {
      const start = (i * 5 + Math.floor(i / 7)) % 24;
      all.push(
        workedTime({
          who: names[i % 4]!,
          day: Math.floor(i / 4) + 1,
          from: `${two(start)}:${two((i * 15) % 60)}`,
          to: `${two((start + 4 + (i % 7)) % 24)}:${two((i * 25) % 60)}`,
          ...(i % 3 === 0 ? { pause: i % 70 } : {}),
        }),
      );
    }
    const weeks = groupBy(all, ({ who, day }) => `${who} ${Math.floor((day - 1) / 7)}`);
    const lines = Array.from(weeks, ([key, items]) => {
      const [who, week] = key.split(' ');
      const time = items.reduce((sum, item) => sum + item.time, 0);
      const night = items.reduce((sum, item) => sum + item.night, 0);
      const days = String(items.length).padStart(2);
      const amount = pay(time, night, rates[who!]!).toFixed(2).padStart(9);
      return `${who!.padEnd(4)} week ${Number(week) + 1}: ${days} days ${hours(time)} night ${hours(night)} ${amount}`;
    });
    let most = all[0]!;
    for (const item of all) if (item.time > most.time) most = item;
    return [
      lines,
      all.filter(({ time }) => time > 480).map(({ who, day, time }) => `${who}/${day} ${hours(time)}`),
      `${most.who} ${most.day}`,
      all.filter(({ night }) => night >= 180 && night <= 300).length,
      hours(all.reduce((sum, { time }) => sum + time, 0)),
    ];
  },
};
