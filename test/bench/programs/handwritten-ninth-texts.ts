import { add } from './maps.js';
import { numbers, total } from './numbers.js';

const ROMAN_SYMBOLS: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
const ROMAN_VALUES: Readonly<Record<string, number>> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };
const NUMERAL = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

const toRoman = (number: number): string => {
  let rest = number;
  let text = '';
  for (const [letters, value] of ROMAN_SYMBOLS) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
};

const fromRoman = (text: string): number | undefined => {
  if (text === '' || !NUMERAL.test(text)) return undefined;
  let sum = 0;
  let last = 0;
  for (const letter of text) {
    const value = ROMAN_VALUES[letter]!;
    sum += value - (last < value ? 2 * last : 0);
    last = value;
  }
  return sum;
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[[\]{},:]/g;

class JsonParser {
  #position = 0;
  readonly #tokens: readonly string[];

  constructor(text: string) {
    this.#tokens = text.match(TOKEN) ?? [];
  }

  value(): Json {
    const token = this.#tokens[this.#position++]!;
    if (token === '{') return this.#object();
    if (token === '[') return this.#list();
    if (token === 'true') return true;
    if (token === 'false') return false;
    if (token === 'null') return null;
    if (token.startsWith('"')) return token.slice(1, -1).replace(/\\(.)/g, '$1');
    if (/^-?\d+(\.\d+)?$/.test(token)) return Number(token);
    throw new Error(`unexpected ${token}`);
  }

  #object(): Json {
    const entries: Record<string, Json> = {};
    while (this.#tokens[this.#position] !== '}') {
      const key = this.value() as string;
      if (this.#tokens[this.#position++] !== ':') throw new Error('expected :');
      entries[key] = this.value();
      if (this.#tokens[this.#position] === ',') this.#position++;
    }
    this.#position++;
    return entries;
  }

  #list(): Json {
    const list: Json[] = [];
    while (this.#tokens[this.#position] !== ']') {
      list.push(this.value());
      if (this.#tokens[this.#position] === ',') this.#position++;
    }
    this.#position++;
    return list;
  }
}

const printJson = (value: Json): string => {
  if (typeof value === 'string') return `"${value}"`;
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(printJson).join(',')}]`;
  return `{${Object.entries(value)
    .map(([key, element]) => `"${key}":${printJson(element)}`)
    .join(',')}}`;
};

const depthOf = (value: Json): number =>
  value === null || typeof value !== 'object' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));

interface MenuEntry {
  readonly title: string;
  readonly path?: string;
  readonly children?: readonly MenuEntry[];
  readonly hidden?: boolean;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const htmlAttributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value!)}"`)
    .join('');

const containsPage = (entry: MenuEntry, current: string): boolean =>
  entry.path === current || (entry.children ?? []).some((child) => containsPage(child, current));

const menuLabel = ({ title, path }: MenuEntry, current: string): string => {
  const text = escapeHtml(title);
  if (path === undefined) return `<span>${text}</span>`;
  if (path === current) return `<strong>${text}</strong>`;
  return `<a${htmlAttributes({ href: path, title })}>${text}</a>`;
};

const renderMenu = (entries: readonly MenuEntry[], current: string, level = 0): string => {
  const visible = entries.filter((entry) => !entry.hidden);
  if (visible.length === 0) return '';
  const items = visible.map((entry, index) => {
    const classes: string[] = [];
    if (index === 0) classes.push('first');
    if (containsPage(entry, current)) classes.push('active');
    if (entry.children) classes.push('folder');
    const attributes = htmlAttributes({ class: classes.length === 0 ? undefined : classes.join(' ') });
    return `<li${attributes}>${menuLabel(entry, current)}${renderMenu(entry.children ?? [], current, level + 1)}</li>`;
  });
  return `<ul data-level="${level}">${items.join('\n')}</ul>`;
};

const breadcrumbs = (entries: readonly MenuEntry[], current: string): string[] => {
  const found = entries.find((entry) => containsPage(entry, current));
  return found ? [found.title, ...breadcrumbs(found.children ?? [], current)] : [];
};

const matchGlob = (pattern: string, text: string, p = 0, t = 0): boolean => {
  if (p === pattern.length) return t === text.length;
  const char = pattern[p];
  if (char === '*') {
    return (
      matchGlob(pattern, text, p + 1, t) || (t < text.length && text[t] !== '/' && matchGlob(pattern, text, p, t + 1))
    );
  }
  if (t === text.length) return false;
  if (char === '?') return text[t] !== '/' && matchGlob(pattern, text, p + 1, t + 1);
  if (char === '\\') return text[t] === pattern[p + 1] && matchGlob(pattern, text, p + 2, t + 1);
  return text[t] === char && matchGlob(pattern, text, p + 1, t + 1);
};

const globToRegExp = (pattern: string): RegExp => {
  let source = '';
  for (const char of pattern) {
    if (char === '*') source += '[^/]*';
    else if (char === '?') source += '[^/]';
    else source += char.replace(/[.+^$(){}|\\]/, '\\$&');
  }
  return new RegExp(`^${source}$`);
};

const expandBraces = (pattern: string): string[] => {
  const match = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern);
  if (!match) return [pattern];
  const tails = expandBraces(match[3]!);
  return match[2]!.split(',').flatMap((option) => tails.map((tail) => match[1]! + option + tail));
};

interface IgnoreRule {
  readonly pattern: string;
  readonly negated: boolean;
  readonly folder: boolean;
}

const readRules = (text: string): IgnoreRule[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const negated = line.startsWith('!');
      const body = negated ? line.slice(1) : line;
      const folder = body.endsWith('/');
      return { pattern: folder ? body.slice(0, -1) : body, negated, folder };
    });

const isIgnored = (rules: readonly IgnoreRule[], path: string): boolean => {
  const segments = path.split('/');
  let ignored = false;
  for (const { pattern, negated, folder } of rules) {
    const candidates = folder ? segments.slice(0, -1) : [...segments, path];
    if (candidates.some((candidate) => matchGlob(pattern, candidate))) ignored = !negated;
  }
  return ignored;
};

const IGNORE_FILE = `# build output
*.log
node_modules/
dist/
!important.log
*.min.??
src/*.tmp

secret\\*
`;

type HuffmanNode =
  | { readonly weight: number; readonly char: string }
  | { readonly weight: number; readonly left: HuffmanNode; readonly right: HuffmanNode };

const huffmanTree = (leaves: readonly HuffmanNode[]): HuffmanNode => {
  let nodes = [...leaves];
  while (nodes.length > 1) {
    nodes.sort((a, b) => a.weight - b.weight);
    const [left, right] = nodes as [HuffmanNode, HuffmanNode];
    nodes = [...nodes.slice(2), { weight: left.weight + right.weight, left, right }];
  }
  return nodes[0]!;
};

const collectCodes = (node: HuffmanNode, prefix: string, codes: Map<string, string>): void => {
  if ('char' in node) {
    codes.set(node.char, prefix);
  } else {
    collectCodes(node.left, `${prefix}0`, codes);
    collectCodes(node.right, `${prefix}1`, codes);
  }
};

const decodeBits = (bits: string, tree: HuffmanNode): string => {
  let node = tree;
  let text = '';
  for (const bit of bits) {
    if ('char' in node) throw new Error('no branch');
    node = bit === '0' ? node.left : node.right;
    if ('char' in node) {
      text += node.char;
      node = tree;
    }
  }
  return text;
};

const bitsToNumbers = (bits: string): number[] => {
  const result: number[] = [];
  for (let i = 0; i < bits.length; i += 8) result.push(Number.parseInt(bits.slice(i, i + 8).padEnd(8, '0'), 2));
  return result;
};

const compress = (text: string): { bits: number; same: boolean; bytes: number[]; longest: number } => {
  const counts = new Map<string, number>();
  for (const char of text) add(counts, char, 1);
  const leaves = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([char, weight], index) => ({ char, weight: weight * 100 + index }));
  const tree = huffmanTree(leaves);
  const codes = new Map<string, string>();
  collectCodes(tree, '', codes);
  const bits = Array.from(text, (char) => codes.get(char)!).join('');
  return {
    bits: bits.length,
    same: decodeBits(bits, tree) === text,
    bytes: bitsToNumbers(bits),
    longest: Math.max(...Array.from(codes.values(), (code) => code.length)),
  };
};

export const ninthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'roman-numerals'() {
    const input = numbers(300).map((i) => ((i * 13) % 3999) + 1);
    const numerals = input.map(toRoman);
    const back = numerals.map(fromRoman);
    const broken = ['IIII', 'VX', '', 'MCMXCIV', 'mm', 'CCD'].map((text) => fromRoman(text) ?? `no numeral: '${text}'`);
    const longest = numerals.reduce((best, numeral) => (numeral.length > best.length ? numeral : best));
    const matches = input.every((number, index) => back[index] === number);
    return [numerals.slice(0, 8), longest, broken, matches, total(back.map((number) => number!))];
  },
  'json-parse'() {
    const texts = numbers(25).map((i) => {
      const ports = numbers((i % 5) + 1)
        .map((j) => `{"port": ${8000 + i * j}, "tls": ${j % 2 === 0}}`)
        .join(', ');
      return `{"name": "host${i}", "load": ${i}.5, "tags": ["a b", "c,${i}", []], "ports": [${ports}],\n "owner": null, "nested": {"deep": {"er": [[${i}]]}}}`;
    });
    const values = texts.map((text) => new JsonParser(text).value());
    const printed = values.map(printJson);
    const ports = values.flatMap((value) =>
      (value as { ports: { port: number; tls: boolean }[] }).ports.filter(({ tls }) => tls).map(({ port }) => port),
    );
    return [
      printed[0],
      printed[24],
      [...new Set(values.map(depthOf))],
      ports.length,
      total(ports),
      total(printed.map((text) => text.length)),
    ];
  },
  'menu-render'() {
    const menu = numbers(8).map((i): MenuEntry => {
      const children = numbers((i % 4) + 2).map((j) => ({
        title: `Part ${j}`,
        path: `/${i}/${j}`,
        children: numbers(j).map((k) => ({ title: `Page <${k}> & more`, path: `/${i}/${j}/${k}`, hidden: k === 3 })),
      }));
      return i % 3 === 0 ? { title: `Topic "${i}"`, children } : { title: `Topic ${i}`, path: `/${i}`, children };
    });
    const pages = ['/1', '/3/2/1', '/8/2', '/none', '/5/3/2'];
    const rendered = pages.map((page) => renderMenu(menu, page));
    const trails = pages.map((page) => breadcrumbs(menu, page).join(' / '));
    return [rendered[1]!.slice(0, 400), rendered.map((html) => html.length), trails];
  },
  'glob-match'() {
    const rules = readRules(IGNORE_FILE);
    const files = ['a.log', 'important.log', 'app.min.js', 'x.tmp', 'secret*', 'secrets', 'README.md'];
    const paths = ['src', 'dist', 'lib/node_modules/a', 'docs'].flatMap((folder) =>
      files.map((file) => `${folder}/${file}`),
    );
    const kept = paths.filter((path) => !isIgnored(rules, path));
    const expanded = expandBraces('/etc/{nginx,apache2}/{sites,mods}-*/{a,b}?.conf');
    const hosts = numbers(40).map(
      (i) => `/etc/${['nginx', 'apache2', 'php'][i % 3]}/sites-${i}/${['a', 'b', 'c'][(i % 4) % 3]}${i % 10}.conf`,
    );
    const expressions = expanded.map(globToRegExp);
    const byGlob = hosts.filter((host) => expanded.some((pattern) => matchGlob(pattern, host)));
    const byRegExp = hosts.filter((host) => expressions.some((expression) => expression.test(host)));
    const same = byGlob.length === byRegExp.length && byGlob.every((host, index) => host === byRegExp[index]);
    return [rules.length, kept, expanded.length, byGlob.length, same, byGlob[0]];
  },
  huffman() {
    const results = [
      'the quick brown fox jumps over the lazy dog',
      'she sells sea shells by the sea shore',
      'abracadabra alakazam',
      'mississippi river',
    ].map(compress);
    const [first, , , last] = results;
    return [results.map(({ bits, same, longest }) => [bits, same, longest]), first!.bytes.slice(0, 10), last!.bytes];
  },
};
