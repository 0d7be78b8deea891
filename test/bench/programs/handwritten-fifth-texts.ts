import { modulo, numbers, total } from './numbers.js';
import { show } from './show.js';

const parseCsvLine = (line: string): string[] => {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') {
      isQuoted = !isQuoted;
    } else if (letter === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else {
      field += letter;
    }
  }
  fields.push(field);
  return fields;
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const shiftTable = (shift: number): Map<string, string> =>
  new Map(Array.from(alphabet, (letter, index) => [letter, alphabet[modulo(index + shift, 26)]!]));

const replaceLetters = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => table.get(letter) ?? letter).join('');

const expandField = (field: string, low: number, high: number): number[] => {
  const values = new Set<number>();
  const addRange = (from: number, to: number, step = 1): void => {
    for (let value = from; value <= to; value += step) values.add(value);
  };
  for (const part of field.split(',')) {
    if (part === '*') {
      addRange(low, high);
      continue;
    }
    const step = /^\*\/(\d+)$/.exec(part);
    const range = /^(\d+)-(\d+)$/.exec(part);
    if (step) addRange(low, high, Number(step[1]));
    else if (range) addRange(Number(range[1]), Number(range[2]));
    else if (/^\d+$/.test(part)) values.add(Number(part));
    else throw new Error(`unknown field ${part}`);
  }
  return [...values].sort((a, b) => a - b);
};

interface Timetable {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly days: readonly number[];
}

const timetableOf = (text: string): Timetable => {
  const [minutes, hours, days] = text.split(/ +/);
  return {
    minutes: expandField(minutes!, 0, 59),
    hours: expandField(hours!, 0, 23),
    days: expandField(days!, 0, 6),
  };
};

const runsAt = ({ minutes, hours, days }: Timetable, time: Date): boolean =>
  minutes.includes(time.getUTCMinutes()) && hours.includes(time.getUTCHours()) && days.includes(time.getUTCDay());

const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [row[0]! + 1];
    for (let at = 1; at <= to.length; at++) {
      const cost = letter === to[at - 1] ? 0 : 1;
      next.push(Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + cost));
    }
    row = next;
  }
  return row[to.length]!;
};

const suggest = (word: string, commands: readonly string[]): string | undefined => {
  let best: string | undefined;
  let bestDistance = 4;
  for (const command of commands) {
    const distance = editDistance(word, command);
    if (distance >= bestDistance) continue;
    best = command;
    bestDistance = distance;
  }
  return best;
};

const centsOf = (text: string): number => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error(`not an amount: ${text}`);
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -amount : amount;
};

const divideHalfUp = (amount: number, divisor: number): number => Math.floor((amount * 2 + divisor) / (divisor * 2));

const amountText = (cents: number, separator = ','): string => {
  const amount = Math.abs(cents);
  const whole = String(Math.floor(amount / 100)).replace(/(\d)(?=(\d{3})+$)/g, `$1${separator}`);
  return `${cents < 0 ? '-' : ''}${whole}.${String(amount % 100).padStart(2, '0')}`;
};

const discountOf = (sum: number): number => {
  const percent = sum >= 500_000 ? 7 : sum >= 100_000 ? 3 : 0;
  return divideHalfUp(sum * percent, 100);
};

const encodeRuns = (text: string): string =>
  text.replace(/(.)\1*/g, (run: string, letter: string) => `${run.length}${letter}`);

const decodeRuns = (code: string): string =>
  code.replace(/(\d+)([a-z])/g, (_, count: string, letter: string) => letter.repeat(Number(count)));

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  add: (left, right) => left + right,
  sub: (left, right) => left - right,
  mul: (left, right) => left * right,
  mod: modulo,
};

const execute = (program: readonly string[], input: number): number => {
  const stack: number[] = [];
  const variables = new Map([['input', input]]);
  for (const line of program) {
    const [operation, argument] = line.split(' ') as [string, string];
    switch (operation) {
      case 'push':
        stack.push(Number(argument));
        break;
      case 'load':
        stack.push(variables.get(argument)!);
        break;
      case 'store':
        variables.set(argument, stack.pop()!);
        break;
      case 'dup':
        stack.push(stack.at(-1)!);
        break;
      case 'swap':
        stack.push(stack.pop()!, stack.pop()!);
        break;
      default: {
        const compute = operations[operation];
        if (!compute) throw new Error(`unknown operation ${operation}`);
        const right = stack.pop()!;
        stack.push(compute(stack.pop()!, right));
      }
    }
  }
  return stack.at(-1)!;
};

interface SizeOptions {
  readonly base?: number;
  readonly rounding?: 'up' | 'down' | 'nearest';
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

const bytesOf = (size: string | number, base: number): number => {
  if (typeof size === 'number') return Number.isInteger(size) ? size : size * 1024;
  const match = /^([\d.]+)\s*([a-zA-Z]+)$/.exec(size);
  if (!match) throw new Error(`not a size: ${size}`);
  return Number(match[1]) * base ** units.indexOf(match[2]!.toUpperCase().replace('I', ''));
};

const toBytes = (size: string | number, { base = 1024, rounding = 'nearest' }: SizeOptions = {}): number => {
  const bytes = bytesOf(size, base);
  return rounding === 'up' ? Math.ceil(bytes) : rounding === 'down' ? Math.floor(bytes) : Math.round(bytes);
};

const sizeText = (bytes: number, { base = 1024 }: SizeOptions = {}): string => {
  let exponent = 0;
  let size = bytes;
  for (; size >= base && exponent < 4; exponent++) size = Math.floor(size / base);
  return `${size} ${units[exponent]}`;
};

interface Url {
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
}

const normalPath = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
};

const queryOf = (text: string | undefined): Map<string, string> =>
  new Map(
    text?.split('&').map((pair) => {
      const [key, value = ''] = pair.split('=');
      return [key!, value];
    }),
  );

const defaultPorts: Readonly<Record<string, number>> = { http: 80, https: 443, ftp: 21 };

const parseUrl = (text: string): Url | undefined => {
  const match = /^([a-z]+):\/\/([^:/?#]+)(?::(\d+))?([^?#]*)(?:\?([^#]*))?/.exec(text);
  if (!match) return undefined;
  const [, scheme, host, port, path, query] = match;
  return {
    scheme: scheme!,
    host: host!.toLowerCase(),
    port: port === undefined ? defaultPorts[scheme!]! : Number(port),
    path: normalPath(path!),
    query: queryOf(query),
  };
};

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines;
};

type Align = 'left' | 'right' | 'center';

const frame = (lines: readonly string[], align: Align): string => {
  const width = Math.max(...lines.map((line) => line.length));
  const rows = lines.map((line) => {
    const space = width - line.length;
    const before = align === 'left' ? 0 : align === 'right' ? space : space >> 1;
    return `| ${line.padStart(before + line.length).padEnd(width)} |`;
  });
  const border = `+${'-'.repeat(width + 2)}+`;
  return [border, ...rows, border].join('\n');
};

/** The programs of the fifth group that read and write texts. They were measured before any change. */
export const fifthTextPrograms: Readonly<Record<string, () => unknown>> = {
  cipher() {
    let sum = 0;
    for (let i = 1; i <= 60; i++) {
      const plain = `attack at dawn, group ${i} of the northern wing`;
      const secret = replaceLetters(plain, shiftTable(i));
      const back = replaceLetters(secret, shiftTable(-i));
      const key = ['lemon', 'puppet', 'river'][i % 3]!;
      const mixed = Array.from(plain, (letter, index) => {
        const position = alphabet.indexOf(letter);
        if (position < 0) return letter;
        return alphabet[(position + alphabet.indexOf(key[index % key.length]!)) % 26];
      }).join('');
      const vowels = mixed.match(/[aeiou]/g)?.length ?? 0;
      sum += vowels + (back === plain ? 100 : 0) + (secret < mixed ? 1 : 0);
    }
    return sum;
  },
  'cron-fields'() {
    const timetables: Readonly<Record<string, Timetable>> = {
      backup: timetableOf('0,30 2-5 *'),
      report: timetableOf('15 8-18 1-5'),
      cleanup: timetableOf('*/10 * 0,6'),
      sync: timetableOf('*/5 */2 *'),
      audit: timetableOf('7,22,37,52 0,12 1,3,5'),
      beat: timetableOf('* * *'),
    };
    const start = Date.UTC(2024, 1, 27);
    const counts = new Map<string, number>();
    for (let i = 1; i <= 100; i++) {
      const time = new Date(start + i * 145 * 60_000);
      for (const [name, timetable] of Object.entries(timetables)) {
        if (runsAt(timetable, time)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    return Array.from(counts, ([name, count]) => `${name}: ${count}`)
      .sort()
      .join(', ');
  },
  'csv-parse'() {
    const roles = ['web', 'db', 'cache'];
    const rows = numbers(80).map((i) => {
      const note = i % 3 === 0 ? `"rack ${i}, row ${i % 7}"` : `note ${i}`;
      return `node${i},${roles[i % 3]},${note},${i * 12}`;
    });
    const [header, ...lines] = ['name,role,note,size', ...rows].map(parseCsvLine);
    const records = lines.map((fields): Record<string, string> =>
      Object.fromEntries(header!.map((name, index) => [name, fields[index]!])),
    );
    const sizes = total(records.map((record) => Number(record['size'])));
    const notes = records.map((record) => record['note']!).filter((note) => note.includes(','));
    return `${records.length} ${sizes} ${notes.slice(0, 3).join('; ')} ${show(records.at(-1))}`;
  },
  'edit-distance'() {
    const commands = [
      ...['install', 'uninstall', 'update', 'upgrade', 'search'],
      ...['list', 'status', 'version', 'configure', 'restart'],
    ];
    const words = [
      ...['instal', 'unistall', 'updat', 'ugprade', 'serach', 'lsit'],
      ...['sttaus', 'versoin', 'confgure', 'restrat', 'xyz', 'helpme'],
    ];
    return words.map((word) => `${word}: ${suggest(word, commands) ?? 'unknown'}`).join(', ');
  },
  invoices() {
    const taxes = { food: 26, books: 26, tools: 81 };
    const kinds = ['food', 'tools', 'books'] as const;
    const invoices = numbers(150).map((i) => {
      const lines = numbers((i % 5) + 2).map((n) => ({
        kind: kinds[(i + n) % 3]!,
        price: `${(i * 17) % 900}.${((n * 13) % 90) + 10}`,
        count: ((i * n) % 9) + 1,
      }));
      const sum = total(lines.map(({ price, count }) => centsOf(price) * count));
      const tax = total(
        lines.map(({ kind, price, count }) => divideHalfUp(centsOf(price) * count * taxes[kind], 1000)),
      );
      return { number: `R-${String(i).padStart(5, '0')}`, sum, total: sum - discountOf(sum) + tax };
    });
    const texts = invoices.map(
      (invoice) => `${invoice.number} ${amountText(invoice.sum)} ${amountText(invoice.total, "'")}`,
    );
    const whole = total(invoices.map((invoice) => invoice.total));
    return `${amountText(whole)} ${texts.join('\n').length} ${texts[41]} ${amountText(-whole)}`;
  },
  'run-lengths'() {
    const letters = ['b', 'w', 'r'];
    const rows = numbers(80).map((i) =>
      numbers(40)
        .map((n) => letters[(Math.floor((n * n) / ((i % 9) + 5)) + i) % 3])
        .join(''),
    );
    const codes = rows.map(encodeRuns);
    const decoded = codes.map(decodeRuns);
    const wrong = rows.filter((row, index) => row !== decoded[index]);
    return `${codes.join(' ').length} ${wrong.length} ${codes[4]} ${new Set(codes).size}`;
  },
  'stack-machine'() {
    const program = [
      ...['load input', 'push 3', 'mul', 'store x', 'load x', 'dup', 'mul', 'push 7', 'add', 'store y'],
      ...['load y', 'load x', 'swap', 'sub', 'push 101', 'mod', 'load y', 'push 13', 'mod', 'add'],
    ];
    return numbers(120)
      .map((i) => execute(program, i))
      .reduce((a, b) => (a * 31 + b) % 65_521);
  },
  'unit-sizes'() {
    const sizes: readonly ((i: number) => string | number)[] = [
      (i) => i * 1000,
      (i) => i / 4,
      (i) => `${i}kB`,
      (i) => `${i}.5 MiB`,
      (i) => `${i % 7} GB`,
      (i) => `${i} B`,
    ];
    let sum = 0;
    for (let i = 1; i <= 1200; i++) {
      const options: SizeOptions = i % 2 === 0 ? { base: 1000, rounding: 'up' } : {};
      const bytes = toBytes(sizes[i % 6]!(i), options);
      sum = (sum + (bytes % 997) + sizeText(bytes, options).length + sizeText(bytes).length) % 1_000_003;
    }
    return sum;
  },
  urls() {
    const texts = numbers(300).map((i) => {
      switch (i % 5) {
        case 0:
          return `https://Www.Example.com/a/./b/../c${i}?id=${i}&sort=name&flag`;
        case 1:
          return `http://example.org:${8000 + i}/x//y/`;
        case 2:
          return `ftp://files.example.net/pub/../../pub/${i}.tar.gz`;
        case 3:
          return `mailto:user${i}@example.com`;
        default:
          return 'https://example.com?q=puppet';
      }
    });
    const urls = texts.map(parseUrl).filter((url) => url !== undefined);
    const ports = total(urls.map((url) => url.port));
    const paths = urls.map((url) => url.path).join('').length;
    const names = [...new Set(urls.flatMap((url) => [...url.query.keys()]))].sort();
    return `${urls.length} ${ports} ${paths} ${names.join(',')} ${urls[4]!.host}`;
  },
  'wrap-words'() {
    const words = [
      ...['the', 'module', 'manages', 'packages', 'and', 'services'],
      ...['of', 'a', 'node', 'in', 'production'],
    ];
    const text = numbers(130)
      .map((i) => words[(i * i) % 11])
      .join('  ');
    const aligns: readonly Align[] = ['left', 'right', 'center'];
    let sum = 0;
    for (let i = 1; i <= 12; i++) {
      const framed = frame(wrap(text, 18 + i * 3), aligns[i % 3]!);
      sum += framed.length + framed.split('\n').length;
    }
    return sum;
  },
};
