import { isHash } from './hash.js';
import { add, groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

const parseAliases = (text: string): Map<string, string[]> => {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\s/.test(line)) lines.push(`${lines.pop()} ${line.trimStart()}`);
    else lines.push(line);
  }
  const aliases = new Map<string, string[]>();
  for (const line of lines) {
    const match = /^([^:\s]+)\s*:\s*(.*)$/.exec(line);
    if (match) aliases.set(match[1]!.toLowerCase(), match[2]!.split(/\s*,\s*/).filter(Boolean));
  }
  return aliases;
};

const kindOf = (target: string): string => {
  if (target.startsWith('|')) return 'command';
  if (target.startsWith('/')) return 'file';
  if (target.startsWith(':include:')) return 'include';
  return target.includes('@') ? 'remote' : 'local';
};

type Recipient = readonly [kind: string, name: string];

const expand = (
  aliases: ReadonlyMap<string, readonly string[]>,
  users: readonly string[],
  address: string,
  path: readonly string[] = [],
): Recipient[] => {
  const kind = kindOf(address);
  if (kind === 'include') return [[kind, address.slice(9)]];
  if (kind !== 'local') return [[kind, address]];
  const local = address.toLowerCase().replace(/\+.*$/, '');
  if (path.includes(local)) return [['loop', [...path, local].join(' > ')]];
  const targets = aliases.get(local);
  if (targets) return targets.flatMap((target) => expand(aliases, users, target, [...path, local]));
  return [[users.includes(local) ? 'mailbox' : 'unknown', local]];
};

interface Column {
  readonly name: string;
  readonly start: number;
  readonly width: number;
  readonly kind: 'text' | 'number' | 'money' | 'date';
}

const column = (name: string, start: number, width: number, kind: Column['kind']): Column => ({
  name,
  start,
  width,
  kind,
});

const COLUMNS: Readonly<Record<string, readonly Column[]>> = {
  H: [column('file', 1, 8, 'text'), column('created', 9, 8, 'date')],
  D: [
    column('account', 1, 8, 'text'),
    column('name', 9, 16, 'text'),
    column('booked', 25, 8, 'date'),
    column('amount', 33, 10, 'money'),
    column('code', 43, 3, 'number'),
  ],
  T: [column('count', 1, 6, 'number'), column('sum', 7, 12, 'money')],
};

const readCell = (text: string, kind: Column['kind']): unknown => {
  const value = text.trim();
  if (kind === 'number') return Number(value);
  if (kind === 'money') return (value.endsWith('-') ? -1 : 1) * Number(value.replace(/[^0-9]/g, ''));
  if (kind === 'text') return value;
  const match = /^(\d{4})(\d\d)(\d\d)$/.exec(value);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
};

interface Detail {
  readonly type: 'D';
  readonly account: string;
  readonly name: string;
  readonly booked?: string;
  readonly amount: number;
  readonly code: number;
}

interface Trailer {
  readonly type: 'T';
  readonly count: number;
  readonly sum: number;
}

type FileRecord = Detail | Trailer | { readonly type: 'H'; readonly file: string } | { readonly type: 'X' };

const readRecord = (line: string): FileRecord => {
  const record: Record<string, unknown> = {};
  for (const { name, start, width, kind } of COLUMNS[line.charAt(0)] ?? []) {
    record[name] = readCell(line.slice(start, start + width), kind);
  }
  record['type'] = line.charAt(0);
  return record as unknown as FileRecord;
};

const isDetail = (record: FileRecord): record is Detail => record.type === 'D';

const writeMoney = (cents: number, width: number): string => {
  const amount = Math.abs(cents);
  const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return text.padStart(width) + (cents < 0 ? '-' : ' ');
};

const checkFile = (records: readonly FileRecord[]): string[] => {
  const details = records.filter(isDetail);
  const trailer = records.find((record) => record.type === 'T');
  const sum = total(details.map(({ amount }) => amount));
  const unknown = records.filter(({ type }) => !'HDT'.includes(type));
  const errors: string[] = [];
  if (!trailer) errors.push('no trailer');
  if (trailer && trailer.count !== details.length) errors.push(`trailer counts ${trailer.count} of ${details.length}`);
  if (trailer && trailer.sum !== sum) errors.push(`sum is ${sum}`);
  if (unknown.length > 0) errors.push(`${unknown.length} unknown records`);
  for (const { account, booked } of details) if (!booked) errors.push(`no date for ${account}`);
  return errors;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (value: unknown): string => String(value).replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

/** A floating point number, whose text always has a fraction. */
const float = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

const renderAttribute = (name: string, value: unknown): string => {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}="${name}"`;
  return ` ${name}="${escapeXml(Array.isArray(value) ? value.join(' ') : value)}"`;
};

const renderElement = (name: string, content: unknown, space = ''): string => {
  if (Array.isArray(content)) return content.map((item) => renderElement(name, item, space)).join('');
  if (content === undefined || content === '') return `${space}<${name}/>\n`;
  if (!isHash(content)) return `${space}<${name}>${escapeXml(content)}</${name}>\n`;
  let attributes = '';
  let children = '';
  for (const [key, value] of Object.entries(content)) {
    if (key.startsWith('@')) attributes += renderAttribute(key.slice(1), value);
    else if (!key.startsWith('#')) children += renderElement(key, value, `${space}  `);
  }
  const comment = '#comment' in content ? `${space}<!-- ${content['#comment'] as string} -->\n` : '';
  const start = `${comment}${space}<${name}${attributes}`;
  if ('#text' in content) return `${start}>${escapeXml(content['#text'])}</${name}>\n`;
  return children ? `${start}>\n${children}${space}</${name}>\n` : `${start}/>\n`;
};

const compactXml = (xml: string): string =>
  xml
    .replace(/<!--.*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();

type Plural = 'zero' | 'one' | 'few' | 'many' | 'other';
type Message = string | Partial<Record<Plural, string>>;

const MESSAGES: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  en: {
    greeting: 'Hello %{name}!',
    files: { zero: 'no files', one: '%{count} file', other: '%{count} files' },
    usage: '%{name} uses %{size} MB of %{limit} MB',
    members: { one: 'Member: %{names}', other: 'Members: %{names}' },
    bye: 'Good bye',
  },
  de: {
    greeting: 'Hallo %{name}!',
    files: { zero: 'keine Dateien', one: '%{count} Datei', other: '%{count} Dateien' },
    usage: '%{name} belegt %{size} MB von %{limit} MB',
  },
  'de-CH': { greeting: 'Salü %{name}!' },
  fr: {
    greeting: 'Bonjour %{name} !',
    files: { one: '%{count} fichier', other: '%{count} fichiers' },
    bye: 'Au revoir',
  },
  pl: { files: { one: '%{count} plik', few: '%{count} pliki', many: '%{count} plików', other: '%{count} pliku' } },
  ja: { files: { other: 'ファイル%{count}件' }, bye: 'さようなら' },
};

const pluralForm = (language: string, count: number): Plural => {
  switch (language) {
    case 'pl':
      if (count === 1) return 'one';
      return [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100) ? 'few' : 'many';
    case 'fr':
      return count < 2 ? 'one' : 'other';
    case 'ja':
      return 'other';
    default:
      return count === 0 ? 'zero' : count === 1 ? 'one' : 'other';
  }
};

const languageOf = (locale: string): string => locale.split('-')[0]!;

const SEPARATORS: Readonly<Record<string, readonly [string, string]>> = {
  de: ['.', ','],
  fr: [' ', ','],
  pl: [' ', ','],
  'de-CH': ["'", '.'],
};

const localNumber = (locale: string, text: string): string => {
  const [thousands, point] = SEPARATORS[locale] ?? SEPARATORS[languageOf(locale)] ?? [',', '.'];
  const [whole, ...fraction] = text.split('.');
  return [whole!.replace(/(\d)(?=(\d{3})+$)/g, `$1${thousands}`), ...fraction].join(point);
};

const showValue = (locale: string, value: unknown): string => {
  if (typeof value === 'number') return localNumber(locale, String(value));
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const translate = (locale: string, key: string, values: Readonly<Record<string, unknown>> = {}): string => {
  const found = [locale, languageOf(locale), 'en'].find((name) => MESSAGES[name]?.[key] !== undefined);
  if (!found) return `[${key}]`;
  const message = MESSAGES[found]![key]!;
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralForm(languageOf(found), values['count'] as number)] ?? message.other!);
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    name in values ? showValue(locale, values[name]) : whole,
  );
};

export const thirteenthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'mail-aliases'() {
    const users = ['ann', 'bob', 'carl', 'dora', 'emil', 'faye', 'root', 'backup'];
    const teams = numbers(12).map(
      (i) => `Team${i}: ${users[i % 8]}, ${users[(i * 3) % 8]},\n\t\tteam${Math.floor(i / 2)}, user${i}@example.com`,
    );
    const aliases = parseAliases(`# Basic system aliases
mailer-daemon: postmaster
postmaster:    root
abuse:         postmaster, security

security:      ann, bob,
               carl
# Programs and files
archive:       /var/mail/archive, |"/usr/bin/archive --quiet", :include:/etc/mail/archive.list
Everyone:      security, dora, emil,
               faye, staff
staff:         everyone, ghost
team0:         ann
${teams.join('\n')}
robot:         |/usr/bin/robot, backup+robot
`);
    const addresses = [...aliases.keys(), 'ann', 'Bob+lists', 'nobody', 'carl@example.org'];
    const results = addresses.map((address) => {
      const groups = new Map<string, Set<string>>();
      for (const [kind, name] of expand(aliases, users, address)) {
        const names = groups.get(kind);
        if (names) names.add(name);
        else groups.set(kind, new Set([name]));
      }
      return { address, groups };
    });
    return [
      aliases.size,
      results.map(({ address, groups }) => {
        const parts = Array.from(groups, ([kind, names]) => `${kind}: ${[...names].sort().join(' ')}`);
        return `${address.padEnd(12)} ${parts.join('; ')}`;
      }),
      users.map((user) => `${user} ${results.filter(({ groups }) => groups.get('mailbox')?.has(user)).length}`),
    ];
  },

  'fixed-width'() {
    const two = (number: number): string => String(number).padStart(2, '0');
    const names = ['Miller Ann', 'Jones Bob', 'Garcia Carl', 'Smith Dora'];
    const lines = numbers(70).map((i) => {
      const amount = `${String((i * 7919) % 250000).padStart(9)}${i % 6 === 0 ? '-' : '+'}`;
      const date = i % 23 === 0 ? '' : `2024${two((i % 12) + 1)}${two((i % 28) + 1)}`;
      const account = `ACC${(i * 37) % 9}`.padEnd(8);
      return `D${account}${names[i % 4]!.padEnd(16)}${date.padStart(8)}${amount}${String(i % 17).padStart(3, '0')}`;
    });
    const file = ['HSALES01 20240131', ...lines, 'X???', 'T000070  7734160+'].join('\n');
    const records = file.split('\n').map(readRecord);
    const details = records.filter(isDetail);
    const accounts = groupBy(details, ({ account }) => account);
    const summary = [...accounts.keys()].sort().map((account) => {
      const list = accounts.get(account)!;
      const codes = [...new Set(list.map(({ code }) => code))].sort((a, b) => a - b);
      const sum = writeMoney(total(list.map(({ amount }) => amount)), 12);
      return `${account} ${list.length} ${sum} ${codes.map((code) => String(code).padStart(3, '0')).join(',')}`;
    });
    const months = new Map<string, number>();
    for (const { booked, amount } of details) add(months, booked?.slice(0, 7) ?? 'none', amount);
    const sums = [...months].sort().map(([month, sum]) => `${month}: ${writeMoney(sum, 10)}`);
    return [records[0], records[5], records.at(-1), checkFile(records), summary, sums];
  },

  'xml-render'() {
    const connectors = numbers(8).map((i) => ({
      '@port': 8000 + i,
      '@protocol': ['HTTP/1.1', 'AJP/1.3'][i % 2],
      '@secure': i % 3 === 0,
      '@ciphers': i % 3 === 0 ? ['AES', 'CHACHA20'] : undefined,
      '#comment': `connector ${i}`,
    }));
    const hosts = numbers(10).map((i) => ({
      '@name': `site${i}.example.com`,
      '@appBase': `/srv/<site> & "${i}"`,
      Alias: numbers((i % 3) + 1).map((a) => `www${a}.site${i}.example.com`),
      Context: {
        '@path': '',
        Parameter: [
          { '@name': 'a<b', '@value': i },
          { '@name': 'debug', '@override': true },
        ],
        Title: { '#text': `Tom & Jerry's "${i}" > all` },
      },
      Valve: i % 4 === 0 ? undefined : { '@className': 'AccessLog', Pattern: '%h %l "%r" %s' },
      Weight: float(i * 1.5),
    }));
    const xml = renderElement('Server', {
      '@port': 8005,
      Service: {
        '@name': 'Catalina',
        Connector: connectors,
        Engine: { '@defaultHost': 'localhost', Host: hosts },
      },
    });
    const counts = new Map<string, number>();
    for (const [, tag] of xml.matchAll(/<(\w[\w-]*)/g)) add(counts, tag!, 1);
    return [xml.length, xml.slice(0, 900), compactXml(xml).slice(900, 1600), Object.fromEntries(counts)];
  },

  translations() {
    const locales = ['en', 'de', 'de-CH', 'fr', 'pl', 'ja', 'pt-BR'];
    const files = locales.map((locale) => [
      locale,
      [0, 1, 2, 5, 12, 22, 1000].map((count) => translate(locale, 'files', { count })),
    ]);
    const usage = numbers(30).map((i) => {
      const locale = locales[i % 7]!;
      const size = localNumber(locale, (i * 3517.25).toFixed(2));
      return translate(locale, 'usage', { name: `user${i}`, size, limit: i * 100000 });
    });
    const missing = Object.keys(MESSAGES['en']!).map((key) => [
      key,
      Object.keys(MESSAGES).filter((locale) => !(key in MESSAGES[locale]!)),
    ]);
    return [
      locales.map((locale) => translate(locale, 'greeting', { name: 'Ann' })),
      Object.fromEntries(files),
      usage,
      locales.map((locale) => translate(locale, 'members', { count: 2, names: ['Ann', 'Bob'] })),
      Object.fromEntries(missing),
      ['bye', 'hello'].map((key) => locales.map((locale) => translate(locale, key))),
    ];
  },
};
