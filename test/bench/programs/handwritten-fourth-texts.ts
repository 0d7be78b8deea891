import { capitalize } from './capitalize.js';
import { numbers } from './numbers.js';
import { Secret } from './secret.js';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

const quote = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

const toJson = (value: Json): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(toJson).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${quote(key)}: ${toJson(member)}`);
  return `{${members.join(', ')}}`;
};

/** The value of an expression, and the position of the token after it. */
type Parsed = [value: number, position: number];

const parseSum = (tokens: readonly string[], at: number): Parsed => {
  let [value, position] = parseProduct(tokens, at);
  for (;;) {
    const operator = tokens[position];
    if (operator !== '+' && operator !== '-') return [value, position];
    const [right, next] = parseProduct(tokens, position + 1);
    value = operator === '+' ? value + right : value - right;
    position = next;
  }
};

const parseProduct = (tokens: readonly string[], at: number): Parsed => {
  let [value, position] = parseFactor(tokens, at);
  while (tokens[position] === '*') {
    const [right, next] = parseFactor(tokens, position + 1);
    value *= right;
    position = next;
  }
  return [value, position];
};

const parseFactor = (tokens: readonly string[], at: number): Parsed => {
  const token = tokens[at]!;
  if (token === '(') {
    const [value, position] = parseSum(tokens, at + 1);
    return [value, position + 1];
  }
  if (/^\d+$/.test(token)) return [Number(token), at + 1];
  throw new Error(`unexpected ${token}`);
};

const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  for (const letter of text) {
    if (letter === ' ') continue;
    const last = tokens[tokens.length - 1];
    if (/\d/.test(letter) && last !== undefined && /^\d+$/.test(last)) tokens[tokens.length - 1] = last + letter;
    else tokens.push(letter);
  }
  return tokens;
};

type Setting = string | number | string[] | Settings;

interface Settings {
  readonly [key: string]: Setting;
}

const memberOf = (setting: Setting | undefined, key: string): Setting | undefined =>
  typeof setting === 'object' && !Array.isArray(setting) ? setting[key] : undefined;

const settingAt = (settings: Settings, path: string): string => {
  const value = path.split('.').reduce<Setting | undefined>(memberOf, settings);
  if (value === undefined) return '?';
  return Array.isArray(value) ? value.join('+') : `${value}`;
};

interface Service {
  readonly name: string;
  readonly after?: readonly string[];
  readonly env?: Readonly<Record<string, string | number>>;
  readonly restart?: boolean;
  readonly user?: string;
}

const unitOf = ({ name, after = [], env = {}, restart = true, user }: Service): string => {
  const lines = ['[Unit]', `Description=${capitalize(name)}`];
  if (after.length > 0) lines.push(`After=${after.map((service) => `${service}.service`).join(' ')}`);
  lines.push('[Service]');
  for (const [variable, value] of Object.entries(env)) lines.push(`Environment=${variable}=${value}`);
  if (user) lines.push(`User=${user}`);
  lines.push(`Restart=${restart ? 'always' : 'no'}`);
  return `${lines.join('\n')}\n`;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The programs of the fourth group that read and write texts. They were measured before any change. */
export const fourthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'epp-services'() {
    let length = 0;
    for (let i = 1; i <= 250; i++) {
      const service = { name: `svc${i}`, after: ['network', `dep${i}`], env: { PORT: i, MODE: 'prod' } };
      length += unitOf(i % 2 === 0 ? { ...service, user: 'app', restart: false } : service).length;
    }
    return length;
  },
  'expression-parser'() {
    let sum = 0;
    for (let i = 1; i <= 300; i++) {
      const text = `(${i} + 2) * 3 - ${i % 7} * (4 + (5 - 1)) + 12`;
      sum += parseSum(tokensOf(text), 0)[0];
    }
    return sum;
  },
  formats() {
    const formats: readonly ((value: number) => string)[] = [
      (value) => String(value).padStart(5),
      (value) => String(value).padEnd(5),
      (value) => String(value).padStart(5, '0'),
      (value) => value.toString(16),
      (value) => `+${value}`,
      (value) => value.toString(8),
    ];
    let length = 0;
    for (let i = 1; i <= 1500; i++) {
      const integer = formats[i % 6]!(i);
      const pair = `k${i}: ${(i / 3).toFixed(1).padStart(5, '0')}`;
      const hexadecimal = `0x${(i * 17).toString(16)}`;
      const list = `[1, ${i}, 'x']`;
      const answer = 'yes';
      const path = `${i}/${i % 2 === 0}/t${i}`;
      length += integer.length + pair.length + hexadecimal.length + list.length + answer.length + path.length;
    }
    return length;
  },
  'json-render'() {
    const item = {
      id: 12,
      name: 'a "quoted" name',
      tags: ['x', 'y', []],
      on: true,
      none: null,
      nested: { ratio: 1.5, list: [1, [2, [3]]], empty: {} },
    };
    let length = 0;
    for (let i = 1; i <= 150; i++) length += toJson({ i, items: [item, item] }).length;
    return length;
  },
  'log-report'() {
    interface Request {
      readonly ip: string;
      readonly path: string;
      readonly status: number;
      readonly bytes: number;
    }
    const lines = numbers(800).map(
      (i) => `10.0.0.${i % 9} GET /page/${i % 5}?q=${i} ${[200, 404, 500, 301][i % 4]} ${(i * 13) % 997}`,
    );
    const requestsByPath = new Map<string, Request[]>();
    for (const line of lines) {
      const match = /^(\S+) (GET|POST) ([^? ]+)(\?\S*)? (\d{3}) (\d+)$/m.exec(line);
      if (!match) continue;
      const request = { ip: match[1]!, path: match[3]!, status: Number(match[5]), bytes: Number(match[6]) };
      const requests = requestsByPath.get(request.path);
      if (requests) requests.push(request);
      else requestsByPath.set(request.path, [request]);
    }
    const rows = Array.from(requestsByPath, ([path, requests]) => {
      const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
      const errors = requests.filter(({ status }) => status >= 400).length;
      const share = ((errors * 100) / requests.length).toFixed(1);
      const count = String(requests.length);
      return `${path.padEnd(10)} ${count.padStart(5)} ${String(bytes).padStart(8)} ${share.padStart(5)}%`;
    });
    return rows.sort().join('\n');
  },
  'name-styles'() {
    const camelCase = (text: string): string => text.split('_').map(capitalize).join('');
    const snakeCase = (text: string): string => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
    const kebabCase = (text: string): string => text.replace(/[_\s]+/g, '-');
    let length = 0;
    for (let i = 1; i <= 1200; i++) {
      const raw = `  my_long name_${i}_value  `;
      const kebab = kebabCase(raw.trim());
      const camel = camelCase(`some_config_key_${i % 50}`);
      const snake = snakeCase(camel);
      const title = kebab.split('-').map(capitalize).join(' ');
      length += kebab.length + camel.length + snake.length + title.length;
      length += title.toUpperCase() === raw.trim().toUpperCase() ? 1 : 0;
      length += raw.trimStart().length + raw.trimEnd().length + title.slice(0, -1).length;
    }
    return length;
  },
  'number-texts'() {
    const texts = ['12', '0x1F', '1.5', '-7', '0b101', 'abc', '1e3', '077'];
    const valueOf = (text: string): number => {
      if (/^-?\d+$/.test(text)) return parseInt(text, 10);
      if (/^0[xb]/.test(text)) return Number(text);
      return /^-?\d+\.\d+$/.test(text) ? Math.floor(parseFloat(text)) : 0;
    };
    const floatText = (value: number): string => (Number.isInteger(value) ? `${value}.0` : `${value}`);
    let sum = 0;
    for (let i = 1; i <= 2000; i++) {
      const value = valueOf(texts[i % 8]!);
      const quarter = i / 4;
      const rounded = Math.round(quarter) + Math.ceil(quarter) + Math.trunc(quarter);
      const number = Number(`${i}.25`);
      sum += value + rounded + (i % 2 ? 1 : 0) + floatText(number).length + quarter.toFixed(6).length;
    }
    return sum;
  },
  'padded-table'() {
    const rows = numbers(60).map((i) => [`name-${(i * 37) % 101}`, `${i * i}`, ['up', 'down', 'unknown'][i % 3]!]);
    let length = 0;
    for (let round = 1; round <= 20; round++) {
      const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
      const body = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')).join('\n');
      length += `round ${round}\n${body}\ntotal ${rows.length}\n`.length;
    }
    return length;
  },
  placeholders() {
    const settings = { host: 'web1', net: { ip: '10.1.1.1', mask: 24 }, roles: ['db', 'app'] };
    const expand = (text: string): string =>
      text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => settingAt(settings, path));
    let length = 0;
    for (let i = 1; i <= 500; i++) {
      length += expand(`${i}: {{host}} has {{ net.ip }}/{{net.mask}} with {{roles}} and {{none}} ${i}`).length;
    }
    return length;
  },
  sensitive() {
    const mask = (secret: Secret): string => secret.unwrap().replace(/./g, '*');
    const login = (user: string, password: string | Secret): Secret =>
      new Secret(`${user}:${password instanceof Secret ? password.unwrap() : password}`);
    let length = 0;
    for (let i = 1; i <= 1200; i++) {
      const password = i % 2 === 0 ? new Secret(`secret${i}`) : `open${i}`;
      const secret = login(`user${i}`, password);
      length += mask(secret).length + secret.unwrap().length + `${secret}`.length;
    }
    return length;
  },
  'time-spans'() {
    const day = 86_400;
    const start = Date.UTC(2023, 2, 1) / 1000;
    let sum = 0;
    for (let i = 1; i <= 800; i++) {
      const span = i * 61;
      const time = start + span + day;
      const late = time > start + 40_000 ? 1 : 0;
      const text = `${two(Math.floor(span / 3600))}:${two(Math.floor(span / 60) % 60)}:${two(span % 60)}`;
      const date = new Date(time * 1000);
      const days = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
      const hours = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
      sum += late + text.length + `${days}T${hours}`.length + ((time - start) % 7);
    }
    return sum;
  },
};
