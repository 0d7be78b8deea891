import { numbers } from './numbers.js';

type Cell = number | string;
type Cells = ReadonlyMap<string, Cell>;

const COLUMNS = 'ABCDEF';
const tokensOf = (formula: string): string[] =>
  formula
    .replace(/([-+*/(),<>=])/g, ' $1 ')
    .trim()
    .split(/\s+/);

const cellsOf = (range: string): string[] => {
  const found = /^([A-F])(\d+):([A-F])(\d+)$/.exec(range);
  if (!found) return [range];
  const cells: string[] = [];
  for (let column = COLUMNS.indexOf(found[1]!); column <= COLUMNS.indexOf(found[3]!); column++) {
    for (let row = Number(found[2]); row <= Number(found[4]); row++) cells.push(`${COLUMNS[column]}${row}`);
  }
  return cells;
};

const precedentsOf = (tokens: readonly string[]): Set<string> =>
  new Set(tokens.filter((token) => /^[A-F]\d+(:[A-F]\d+)?$/.test(token)).flatMap(cellsOf));

const isError = (value: Cell): value is string => typeof value === 'string' && value.startsWith('#');

const numberOf = (value: Cell): Cell => {
  if (typeof value === 'number' || isError(value)) return value;
  return value === '' ? 0 : '#VALUE!';
};

const operate = (operator: string, a: Cell, b: Cell): Cell => {
  const left = numberOf(a);
  const right = numberOf(b);
  if (typeof left === 'string') return left;
  if (typeof right === 'string') return right;
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? '#DIV/0!' : left / right;
    case '<':
      return left < right ? 1 : 0;
    case '>':
      return left > right ? 1 : 0;
    default:
      return left === right ? 1 : 0;
  }
};

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const callFunction = (name: string, values: readonly Cell[]): Cell => {
  if (name === 'IF') return values[0] === 0 ? values[2]! : values[1]!;
  const cells = values.map(numberOf);
  const error = cells.find(isError);
  if (error !== undefined) return error;
  const numeric = cells as number[];
  switch (name) {
    case 'SUM':
      return sumOf(numeric);
    case 'MIN':
      return Math.min(...numeric);
    case 'MAX':
      return Math.max(...numeric);
    case 'AVG':
      return sumOf(numeric) / numeric.length;
    case 'COUNT':
      return values.filter((value) => typeof value === 'number').length;
    default:
      return '#NAME?';
  }
};

const LEVELS = [
  ['<', '>', '='],
  ['+', '-'],
  ['*', '/'],
];

class Formula {
  readonly #known: Cells;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(known: Cells, tokens: readonly string[]) {
    this.#known = known;
    this.#tokens = tokens;
  }

  comparison(level = 0): Cell {
    if (level === LEVELS.length) return this.#primary();
    let value = this.comparison(level + 1);
    while (LEVELS[level]!.includes(this.#tokens[this.#at]!)) {
      const operator = this.#tokens[this.#at++]!;
      value = operate(operator, value, this.comparison(level + 1));
    }
    return value;
  }

  #primary(): Cell {
    const token = this.#tokens[this.#at++]!;
    if (/^\d+(\.\d+)?$/.test(token)) return Number(token);
    if (/^[A-F]\d+$/.test(token)) return this.#lookup(token);
    if (token === '-') return operate('-', 0, this.#primary());
    if (token === '(') {
      const value = this.comparison();
      this.#at++;
      return value;
    }
    this.#at++;
    return callFunction(token, this.#arguments());
  }

  #arguments(): Cell[] {
    const values: Cell[] = [];
    for (;;) {
      const token = this.#tokens[this.#at]!;
      if (token === ')' || token === ',' || token.includes(':')) this.#at++;
      if (token === ')') return values;
      if (token === ',') continue;
      if (token.includes(':')) values.push(...cellsOf(token).map((cell) => this.#lookup(cell)));
      else values.push(this.comparison());
    }
  }

  #lookup(name: string): Cell {
    return this.#known.get(name) ?? '';
  }
}

const compute = (cells: Cells, known: Map<string, Cell>, name: string): void => {
  if (known.has(name)) return;
  const content = cells.get(name) ?? '';
  if (typeof content !== 'string' || !content.startsWith('=')) {
    known.set(name, content);
    return;
  }
  known.set(name, '#LOOP!');
  const tokens = tokensOf(content.slice(1));
  for (const cell of precedentsOf(tokens)) compute(cells, known, cell);
  known.set(name, new Formula(known, tokens).comparison());
};

const showCell = (value: Cell): string => (typeof value === 'number' ? value.toFixed(2).padStart(9) : value.padEnd(9));

type Node =
  | { readonly kind: 'char'; readonly letter: string }
  | { readonly kind: 'any' | 'empty' | 'start' | 'end' }
  | { readonly kind: 'set'; readonly letters: ReadonlySet<string>; readonly size: number; readonly negated: boolean }
  | { readonly kind: 'star' | 'plus' | 'optional'; readonly node: Node }
  | { readonly kind: 'both' | 'either'; readonly left: Node; readonly right: Node };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const setOf = (letters: string, negated = false): Node => ({
  kind: 'set',
  letters: new Set(letters),
  size: letters.length,
  negated,
});

const REPEATS: Readonly<Record<string, 'star' | 'plus' | 'optional'>> = { '*': 'star', '+': 'plus', '?': 'optional' };

class Expression {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  either(): Node {
    const left = this.#sequence();
    if (this.#text[this.#at] !== '|') return left;
    this.#at++;
    return { kind: 'either', left, right: this.either() };
  }

  #sequence(): Node {
    const letter = this.#text[this.#at];
    if (letter === undefined || letter === '|' || letter === ')') return { kind: 'empty' };
    const left = this.#repeat();
    const right = this.#sequence();
    return right.kind === 'empty' ? left : { kind: 'both', left, right };
  }

  #repeat(): Node {
    const node = this.#atom();
    const kind = REPEATS[this.#text[this.#at] ?? ''];
    if (!kind) return node;
    this.#at++;
    return { kind, node };
  }

  #atom(): Node {
    const letter = this.#text[this.#at++]!;
    switch (letter) {
      case '(': {
        const node = this.either();
        this.#at++;
        return node;
      }
      case '[':
        return this.#set();
      case '.':
        return { kind: 'any' };
      case '^':
        return { kind: 'start' };
      case '$':
        return { kind: 'end' };
      case '\\': {
        const escaped = this.#text[this.#at++]!;
        if (escaped === 'd') return setOf('0123456789');
        if (escaped === 'w') return setOf(`${LETTERS}_`);
        return escaped === 's' ? setOf(' \t') : { kind: 'char', letter: escaped };
      }
      default:
        return { kind: 'char', letter };
    }
  }

  #set(): Node {
    const text = this.#text;
    const negated = text[this.#at] === '^';
    if (negated) this.#at++;
    let letters = '';
    while (text[this.#at] !== ']') {
      const first = text[this.#at]!;
      if (text[this.#at + 1] === '-' && text[this.#at + 2] !== ']') {
        letters += LETTERS.slice(LETTERS.indexOf(first), LETTERS.indexOf(text[this.#at + 2]!) + 1);
        this.#at += 3;
      } else {
        letters += first;
        this.#at++;
      }
    }
    this.#at++;
    return setOf(letters, negated);
  }
}

const ends = (node: Node, text: string, at: number): readonly number[] => {
  switch (node.kind) {
    case 'char':
      return text[at] === node.letter ? [at + 1] : [];
    case 'any':
      return at < text.length ? [at + 1] : [];
    case 'set':
      return at < text.length && node.letters.has(text[at]!) !== node.negated ? [at + 1] : [];
    case 'start':
      return at === 0 ? [at] : [];
    case 'end':
      return at === text.length ? [at] : [];
    case 'empty':
      return [at];
    case 'both':
      return [...new Set(ends(node.left, text, at).flatMap((middle) => ends(node.right, text, middle)))];
    case 'either':
      return [...new Set([...ends(node.left, text, at), ...ends(node.right, text, at)])];
    case 'optional':
      return [...new Set([at, ...ends(node.node, text, at)])];
    case 'plus':
      return repeated(node.node, text, ends(node.node, text, at));
    case 'star':
      return repeated(node.node, text, [at]);
  }
};

const repeated = (node: Node, text: string, start: readonly number[]): readonly number[] => {
  const seen = new Set(start);
  for (const at of seen) for (const end of ends(node, text, at)) seen.add(end);
  return [...seen];
};

const find = (node: Node, text: string): string | null => {
  for (let start = 0; start <= text.length; start++) {
    const found = ends(node, text, start);
    if (found.length > 0) return text.slice(start, Math.max(...found));
  }
  return null;
};

const showNode = (node: Node): string => {
  switch (node.kind) {
    case 'char':
      return node.letter;
    case 'set':
      return `set(${node.size}${node.negated ? ' not' : ''})`;
    case 'both':
    case 'either':
      return `${node.kind}(${showNode(node.left)}, ${showNode(node.right)})`;
    case 'star':
    case 'plus':
    case 'optional':
      return `${node.kind}(${showNode(node.node)})`;
    default:
      return node.kind;
  }
};

export const fifteenthParsers: Readonly<Record<string, () => unknown>> = {
  spreadsheet() {
    const cells = new Map<string, Cell>([
      ['A16', '=SUM(E1:E14)'],
      ['B16', '=AVG(B1:C14)'],
      ['C16', '=A16/D1'],
      ['D16', '=E16+1'],
      ['E16', '=D16*2'],
      ['F16', '=FOO(1)'],
      ['A17', '=COUNT(A1:F14)'],
      ['B17', '=MAX(E1:E14)-MIN(E1:E14)'],
      ['C17', '=(A16-B17)*-2'],
      ['D17', '=A1+1'],
    ]);
    const rows = numbers(14);
    for (const row of rows) {
      cells.set(`A${row}`, `item ${row}`);
      cells.set(`B${row}`, ((row * 7) % 11) + 1);
      cells.set(`C${row}`, row * 1.25);
      cells.set(`D${row}`, row % 5 === 0 ? '=0' : `=(${row}-1)*2`);
      cells.set(`E${row}`, `=B${row}*C${row}-IF(D${row}>8, D${row}/4, 1)`);
      cells.set(`F${row}`, row === 1 ? '=B1*2' : `=F${row - 1}+E${row}`);
    }
    const values = new Map<string, Cell>();
    for (const name of cells.keys()) compute(cells, values, name);
    const table = [...rows, 16, 17].map((row) =>
      Array.from(COLUMNS, (column) => showCell(values.get(`${column}${row}`) ?? ''))
        .join('|')
        .trimEnd(),
    );
    const fixed = new Map<string, Cell>();
    compute(new Map([...cells, ['A1', 3]]), fixed, 'D17');
    return [table, fixed.get('D17'), fixed.size, [...values.values()].filter(isError).length];
  },

  'regex-engine'() {
    const expressions = [
      'a(b|c)*d',
      '^\\w+@\\w+(\\.\\w+)+$',
      '[^ ]+ing',
      '(ab|a)(bc|c)?$',
      '\\d+(\\.\\d\\d)?',
      'x*y+z?',
      '[a-f0-9]+:[a-f0-9]+',
      '^(a*)*b$',
      '.o.',
    ];
    const texts = [
      'abcbcd',
      'ann@mail.example.org',
      'he was running home',
      'abc',
      'costs 12.50 or 7',
      'xxyyyz',
      'ff:0a:1',
      'aaaaaaaab',
      'aaaaaaaaa',
      'zz top',
      'nobody',
    ];
    const trees = expressions.map((expression) => new Expression(expression).either());
    const found = trees.map((tree) => texts.map((text) => find(tree, text)));
    return [trees.map(showNode), found, found.map((row) => row.filter(Boolean).length)];
  },
};
