import { compare } from './compare.js';
import { isHash } from './hash.js';
import { add } from './maps.js';
import { numbers, total } from './numbers.js';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

type Day = readonly [year: number, month: number, day: number];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAY_OFFSETS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

const weekdayOf = (year: number, month: number, day: number): number => {
  const y = month < 3 ? year - 1 : year;
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + WEEKDAY_OFFSETS[month - 1]! + day) % 7;
};

const monthPage = (year: number, month: number): string => {
  const cells = new Array<string>((weekdayOf(year, month, 1) + 6) % 7).fill('  ');
  for (let day = 1; day <= daysIn(year, month); day++) cells.push(String(day).padStart(2));
  const lines = [`${MONTHS[month - 1]} ${year}`, 'Mo Tu We Th Fr Sa Su'];
  for (let i = 0; i < cells.length; i += 7) lines.push(cells.slice(i, i + 7).join(' '));
  return lines.join('\n');
};

const nextDay = ([year, month, day]: Day): Day => {
  if (day < daysIn(year, month)) return [year, month, day + 1];
  return month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
};

const iso = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const parseDate = (text: string): Day => {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) throw new Error(`no date: ${text}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
};

const workingDays = (year: number, month: number, holidays: ReadonlySet<string>): number => {
  let count = 0;
  for (let day = 1; day <= daysIn(year, month); day++) {
    const weekday = weekdayOf(year, month, day);
    if (weekday !== 0 && weekday !== 6 && !holidays.has(iso(year, month, day))) count++;
  }
  return count;
};

const digitsOf = (text: string): number[] => Array.from(text.replace(/\D/g, ''), Number);

const isLuhn = (digits: readonly number[]): boolean => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits[digits.length - 1 - i]!;
    const value = i % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

const isIsbn13 = (digits: readonly number[]): boolean =>
  digits.length === 13 && total(digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 3))) % 10 === 0;

const isIsbn10 = (text: string): boolean => {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += (10 - i) * (text[i] === 'X' ? 10 : Number(text[i]));
  return sum % 11 === 0;
};

const CODE_A = 65;
const CODE_ZERO = 48;
const CODE_NINE = 57;

const ibanRest = (text: string): number => {
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (let i = 0; i < moved.length; i++) {
    const code = moved.charCodeAt(i);
    rest = code <= CODE_NINE ? (rest * 10 + code - CODE_ZERO) % 97 : (rest * 100 + code - CODE_A + 10) % 97;
  }
  return rest;
};

const adler = (text: string): number => {
  let a = 1;
  let b = 0;
  for (let i = 0; i < text.length; i++) {
    a = (a + text.charCodeAt(i)) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
};

const polynomial = (text: string): string => {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = (hash * 33 + text.charCodeAt(i)) % 4294967296;
  return hash.toString(16).padStart(8, '0');
};

const expandPart = (part: string): string[] => {
  const match = /^(\d+)-(\d+)$/.exec(part);
  if (!match) return [part];
  const width = match[1]!.length;
  const expanded: string[] = [];
  for (let number = Number(match[1]); number <= Number(match[2]); number++) expanded.push(pad(number, width));
  return expanded;
};

const expandHosts = (pattern: string): string[] => {
  const match = /^([^[]*)\[([^\]]+)\](.*)$/.exec(pattern);
  if (!match) return [pattern];
  const [, head, list, tail] = match;
  const rest = expandHosts(tail!);
  return list!
    .split(',')
    .flatMap(expandPart)
    .flatMap((middle) => rest.map((end) => head + middle + end));
};

const splitPatterns = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '[') depth++;
    else if (char === ']') depth--;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
};

const foldNumbers = (values: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === value - 1) last[1] = value;
    else runs.push([value, value]);
  }
  return runs.map(([from, to]) => (from === to ? pad(from, 2) : `${pad(from, 2)}-${pad(to, 2)}`)).join(',');
};

const foldHosts = (hosts: readonly string[]): string[] => {
  const groups = new Map<string, { host: string; head: string; tail: string; values: number[] }>();
  for (const host of hosts) {
    const [, head, digits, tail] = /^(.*?)(\d+)(\D*)$/.exec(host)!;
    const key = `${head}\0${tail}`;
    const group = groups.get(key);
    if (group) group.values.push(Number(digits));
    else groups.set(key, { host, head: head!, tail: tail!, values: [Number(digits)] });
  }
  return Array.from(groups.values(), ({ host, head, tail, values }) =>
    values.length === 1 ? host : `${head}[${foldNumbers(values)}]${tail}`,
  );
};

const yamlScalar = (value: string | number | boolean): string => {
  if (typeof value !== 'string') return String(value);
  if (value === '') return "''";
  if (/^(true|false|null|yes|no|~|-?\d+(\.\d+)?)$/.test(value)) return `'${value}'`;
  if (/[:#{}[\],&*?|<>=!%@`"]|^[ '-]|\s$/.test(value)) return `"${value.replace(/[\\"]/g, '\\$&')}"`;
  return value;
};

const yamlLines = (value: unknown): string[] => {
  if (value === null || value === undefined) return ['null'];
  if (Array.isArray(value)) return value.length === 0 ? ['[]'] : value.flatMap(itemLines);
  if (!isHash(value)) return [yamlScalar(value as string | number | boolean)];
  const entries = Object.entries(value);
  return entries.length === 0 ? ['{}'] : entries.flatMap(([key, element]) => entryLines(yamlScalar(key), element));
};

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const entryLines = (key: string, value: unknown): string[] => {
  const lines = yamlLines(value);
  return isFilled(value) ? [`${key}:`, ...lines.map((line) => `  ${line}`)] : [`${key}: ${lines[0]}`];
};

const itemLines = (value: unknown): string[] =>
  yamlLines(value).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

interface ZoneRecord {
  readonly name: string;
  readonly kind: 'A' | 'CNAME' | 'MX' | 'TXT';
  readonly value: string;
  readonly ttl?: number;
  readonly priority?: number;
}

const KIND_RANKS = { MX: 0, A: 1, CNAME: 2, TXT: 3 } as const;

const recordValue = ({ kind, value, priority = 10 }: ZoneRecord): string => {
  switch (kind) {
    case 'TXT':
      return `"${value}"`;
    case 'MX':
      return `${priority} ${value}.`;
    case 'CNAME':
      return value.includes('.') ? `${value}.` : value;
    default:
      return value;
  }
};

interface Zone {
  readonly origin: string;
  readonly serial: number;
  readonly records: readonly ZoneRecord[];
  readonly note?: string;
  readonly servers?: readonly string[];
}

const zoneText = ({ origin, serial, records, note, servers = ['ns1', 'ns2'] }: Zone): string => {
  let text = note ? `; ${note}\n` : '';
  text += `$ORIGIN ${origin}.\n$TTL 3600\n`;
  text += `@ IN SOA ${servers[0]}.${origin}. hostmaster.${origin}. (${serial} 7200 900 1209600 300)\n`;
  for (const server of servers) text += `@ IN NS ${server}.${origin}.\n`;
  for (const [index, record] of records.entries()) {
    text += `${record.name} ${record.ttl ? `${record.ttl} ` : ''}IN ${record.kind} ${recordValue(record)}\n`;
    if (index === 3) text += '; more\n';
  }
  if (!records.some(({ kind }) => kind === 'MX')) text += '; no mail\n';
  return text;
};

const zoneRecord = (zone: number, i: number): ZoneRecord => {
  const name = `h${(i * zone) % 17}`;
  switch ((i + zone) % 8) {
    case 0:
      return { name: '@', kind: 'MX', value: `mail${i}.example.org`, priority: i };
    case 1:
      return { name: `www.${name}`, kind: 'CNAME', value: name };
    case 2:
      return { name, kind: 'TXT', value: `v=spf1 ip4:10.0.${i}.0/24` };
    case 3:
      return { name, kind: 'A', value: `10.${zone}.0.${i}`, ttl: 60 * i };
    case 4:
      return { name: `ftp${i}`, kind: 'CNAME', value: 'files.example.net' };
    default:
      return { name, kind: 'A', value: `10.${zone}.1.${i}` };
  }
};

export const eighthTextPrograms: Readonly<Record<string, () => unknown>> = {
  calendar() {
    const holidays = new Set(['2024-01-01', '2024-03-29', '2024-12-25', '2024-12-26', '2025-01-01', '2025-05-01']);
    const months = numbers(12);
    const pages = [2023, 2024, 2025].map((year) => months.map((month) => monthPage(year, month)));
    const working = months.map((month) => workingDays(2024, month, holidays));
    let day = parseDate('2023-12-20');
    const days = [day];
    for (let i = 0; i < 400; i++) days.push((day = nextDay(day)));
    const counts = new Map<string, number>();
    for (const date of days) add(counts, `day ${weekdayOf(...date)}`, 1);
    const parsed = days.map((date) => parseDate(iso(...date)));
    const isSame = parsed.every((date, index) => date.every((part, i) => part === days[index]![i]));
    let leapYears = 0;
    for (let year = 1896; year <= 2004; year++) if (isLeap(year)) leapYears++;
    return [pages[1]![1], pages[2]![5], working, Object.fromEntries(counts), iso(...day), isSame, leapYears];
  },
  checksums() {
    const cards = numbers(80).map((i) =>
      [i * 37, i * 7919, i * 104729, i * i].map((value) => pad(value % 10000, 4)).join(' '),
    );
    const books = numbers(60).map(
      (i) => `978-3-${pad((i * 611) % 100000, 5)}-${pad((i * 17) % 1000, 3)}-${(i * 3) % 10}`,
    );
    const short = numbers(60).map((i) => pad((i * 1234567) % 1000000000, 9) + ['X', '7', '0'][i % 3]!);
    const accounts = numbers(40).map(
      (i) => ['DE', 'NO', 'FR'][i % 3]! + pad((i * 13) % 97, 2) + ['3705', 'BANK'][i % 2]! + pad(i * 532013, 10),
    );
    const texts = numbers(12).map((i) => `record ${i} with the number ${i * 104729} of the table`);
    return [
      cards.filter((card) => isLuhn(digitsOf(card))),
      books.filter((book) => isIsbn13(digitsOf(book))),
      short.filter(isIsbn10),
      accounts.map(ibanRest),
      texts.map(adler),
      texts.map(polynomial),
    ];
  },
  'host-ranges'() {
    const texts = numbers(24).map(
      (i) => `web[01-${pad((i % 7) + 2, 2)},${20 + i}]-eu,db${i}[a-b,x].example,rack[1-2]n[08-1${i % 4}],single${i}`,
    );
    const expanded = texts.map((text) => splitPatterns(text).flatMap(expandHosts));
    const folded = expanded.map((hosts) => foldHosts(hosts.filter((host) => /^(web|rack)/.test(host))));
    const counts = new Map<string, number>();
    for (const text of folded.flat()) add(counts, text, 1);
    return [
      expanded[3],
      folded[9],
      expanded.map((hosts) => hosts.length),
      new Set(expanded.flat()).size,
      [...counts].filter(([, count]) => count > 3).map(([text]) => text),
    ];
  },
  'yaml-render'() {
    const documents = numbers(25).map((i) => ({
      name: `app-${i}`,
      version: `1.${i}`,
      enabled: i % 2 === 0,
      notes: ['', 'it\'s: a "test"', '- dash', 'plain text', null][i % 5],
      ports: [80, 8000 + i],
      env: { PATH: '/usr/bin:/bin', LEVEL: ['yes', 'debug', '~'][i % 3], EMPTY: {}, LIST: [] },
      matrix: [
        [1, 2],
        [i, [i + 1]],
      ],
      mounts: [
        { from: `/srv/${i}`, to: '/data', options: ['ro', 'noexec'] },
        { from: 'tmpfs', to: '/tmp', size: 1.5 },
      ],
    }));
    const texts = documents.map((document) => yamlLines(document).join('\n'));
    const lines = texts.join('\n---\n').split('\n');
    return [
      texts[0],
      texts[1]!.length,
      total(texts.map((text) => text.length)),
      lines.filter((line) => /^ {2}\S/.test(line)).length,
    ];
  },
  'zone-file'() {
    const zones = numbers(12).map((zone) => {
      const records = numbers(14)
        .map((i) => zoneRecord(zone, i))
        .sort((a, b) => KIND_RANKS[a.kind] - KIND_RANKS[b.kind] || compare(a.name.toLowerCase(), b.name.toLowerCase()));
      const more = zone % 3 === 0 ? { note: `checked ${zone}`, servers: [`a.ns${zone}`] } : {};
      return zoneText({ origin: `zone${zone}.example`, serial: 2024010100 + zone, records, ...more });
    });
    const aliases = zones
      .join('')
      .split('\n')
      .filter((line) => /\sCNAME\s/.test(line)).length;
    return [zones[2], zones.map((text) => text.length), aliases];
  },
};
