/** Random programs. Most are valid; some have an extra or a missing token. */

import type { Random } from '../conformance/random.js';

type Tokens = string[];

const names = ['a', 'b', 'foo', 'x::y', '::z', 'notice', 'include', 'file', 'if_a', 'a1', 'type_x', 'return'];
const variables = ['$a', '$b', '$a::b', '$::x', '$_p', '$1'];
const types = ['Integer', 'String', 'Foo::Bar', 'File', '::A'];
const strings = [
  "'a'",
  "'it\\'s'",
  "''",
  "'a\\\\b'",
  "'$x'",
  '"a"',
  '""',
  '"a\\n\\t\\"b"',
  '"$a"',
  '"x $a::b y"',
  '"$"',
  '"a$"',
  '"\\$a"',
  '"\\u0041\\u{1F600}"',
  '"$a[1]"',
  '"$a.b"',
  '"$1"',
  '"${1}"',
  '"${if}"',
  '"${a}b"',
];
const literals = ['1', '0', '42', '0x1F', '017', '1.5', '1e3', 'true', 'false', 'undef', 'default', '/a[b]\\/c/'];
const operators = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '<<',
  '>>',
  '==',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
  '=~',
  '!~',
  'in',
  'and',
  'or',
];
const keywords = [
  'if',
  'in',
  'or',
  'and',
  'case',
  'else',
  'node',
  'true',
  'type',
  'attr',
  'class',
  'elsif',
  'undef',
  'false',
  'define',
  'unless',
  'default',
  'private',
  'inherits',
  'function',
];
const stray = [
  ...names,
  ...variables,
  ...types,
  ...keywords,
  '1',
  '1.5',
  "'x'",
  '"a${b}c"',
  '[',
  ' [',
  ']',
  '(',
  ')',
  '{',
  '}',
  ',',
  ':',
  ';',
  '.',
  '|',
  '|>',
  '<|',
  '<<|',
  '|>>',
  '=>',
  '+>',
  '=',
  '+=',
  '==',
  '!=',
  '<',
  '>',
  '=~',
  '+',
  '-',
  '*',
  '/',
  '%',
  '<<',
  '>>',
  '!',
  '?',
  '@',
  '@@',
  '->',
  '<-',
  '~>',
  '<~',
  '&',
  '^',
  '\\',
];

export class Grammar {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A program. `faultPercent` is the probability that it contains a fault. */
  program(faultPercent: number): string {
    const tokens = this.#statements(1 + this.#random.below(3), 1, 1 + this.#random.below(3));
    if (tokens.length > 60) tokens.length = 5 + this.#random.below(55);
    if (this.#chance(faultPercent)) this.#spoil(tokens);
    return this.#join(tokens);
  }

  #chance(percent: number): boolean {
    return this.#random.below(100) < percent;
  }

  #maybe(percent: number, make: () => Tokens): Tokens {
    return this.#chance(percent) ? make() : [];
  }

  #one(...choices: readonly (() => Tokens)[]): Tokens {
    return this.#random.pick(choices)();
  }

  #spoil(tokens: Tokens): void {
    for (let times = 1 + this.#random.below(2); times > 0 && tokens.length > 0; times--) {
      const at = this.#random.below(tokens.length);
      const way = this.#random.below(4);
      if (way === 0) tokens.splice(at, 1);
      else if (way === 1) tokens.splice(at, 0, this.#random.pick(stray));
      else if (way === 2) tokens.splice(at, 1, this.#random.pick(stray));
      else tokens.length = at;
    }
  }

  #join(tokens: Tokens): string {
    let text = '';
    for (const token of tokens) {
      let space = this.#random.pick([' ', ' ', ' ', ' ', ' ', '', '', '\n', '\r\n', '\t', ' # c\n', '/* x */']);
      if (['[', '(', '.', '|'].includes(token) && this.#chance(85)) space = '';
      if (space === '' && /[\w$:<>=!~|+\-@*/%]$/.test(text) && /^[\w:<>=!~|+\-@*/%]/.test(token)) space = ' ';
      text += text === '' ? token : space + token;
    }
    return text;
  }

  #list(item: () => Tokens, least: number, most: number, trailing = 15): Tokens {
    const count = least + this.#random.below(most - least + 1);
    const tokens: Tokens = [];
    for (let index = 0; index < count; index++) tokens.push(...(index > 0 ? [','] : []), ...item());
    return count > 0 && this.#chance(trailing) ? [...tokens, ','] : tokens;
  }

  #name = (): Tokens => [this.#random.pick(names)];

  #type(depth: number): Tokens {
    const name = this.#random.pick(types);
    return this.#chance(60) ? [name] : [name, '[', ...this.#list(() => this.#expression(depth - 1), 1, 2), ']'];
  }

  #literal(depth: number): Tokens {
    if (this.#chance(50)) return [this.#random.pick(literals)];
    return this.#chance(70) || depth <= 0
      ? [this.#random.pick(strings)]
      : [`"p\${${this.#join(this.#expression(depth - 1))}}q"`];
  }

  #parameter(depth: number): Tokens {
    const type = this.#maybe(40, () => this.#type(depth - 1));
    return [
      ...type,
      this.#random.pick(['$x', '$y', '$z']),
      ...this.#maybe(30, () => ['=', ...this.#expression(depth - 1)]),
    ];
  }

  #parameters(depth: number): Tokens {
    return this.#chance(70) ? ['(', ...this.#list(() => this.#parameter(depth), 0, 3), ')'] : [];
  }

  #lambda(depth: number): Tokens {
    const returns = this.#chance(20) ? ['>>', ...this.#type(depth)] : [];
    return ['|', ...this.#list(() => this.#parameter(depth), 0, 2), '|', ...returns, ...this.#block(depth - 1)];
  }

  #block(depth: number): Tokens {
    return ['{', ...this.#statements(depth, 0, 2), '}'];
  }

  #pair(depth: number): Tokens {
    const key = this.#chance(70) ? this.#assignment(depth - 1) : [this.#random.pick(['type', 'function', 'a'])];
    return [...key, '=>', ...this.#assignment(depth - 1)];
  }

  #argument(depth: number): Tokens {
    return this.#chance(20) ? this.#pair(depth) : this.#assignment(depth - 1);
  }

  #arguments(depth: number, least = 0): Tokens {
    return this.#list(() => this.#argument(depth), least, 3);
  }

  #primary(depth: number): Tokens {
    if (depth <= 0)
      return this.#one(
        () => this.#literal(0),
        () => [this.#random.pick(variables)],
        this.#name,
        () => [this.#random.pick(types)],
      );
    const lambda = (): Tokens => (this.#chance(30) ? this.#lambda(depth) : []);
    return this.#one(
      () => this.#literal(depth),
      () => [this.#random.pick(variables)],
      () => this.#type(depth),
      () => [' [', ...this.#arguments(depth), ']'],
      () => ['{', ...this.#list(() => this.#pair(depth), 0, 3), '}'],
      () => ['(', ...this.#assignment(depth - 1), ')'],
      () => [...this.#name(), '(', ...this.#arguments(depth), ')', ...lambda()],
      () => [
        ...this.#primary(depth - 1),
        '.',
        ...this.#name(),
        ...(this.#chance(60) ? ['(', ...this.#arguments(depth), ')'] : []),
        ...lambda(),
      ],
      () => [...this.#primary(depth - 1), '[', ...this.#arguments(depth, 1), ']'],
      () => [
        'if',
        ...this.#branch(depth - 1),
        ...this.#maybe(30, () => ['elsif', ...this.#branch(depth - 1)]),
        ...this.#else(depth),
      ],
      () => ['unless', ...this.#branch(depth - 1), ...this.#else(depth)],
      () => [
        'case',
        ...this.#expression(depth - 1),
        '{',
        ...this.#option(depth - 1),
        ...(this.#chance(50) ? this.#option(depth - 1) : []),
        '}',
      ],
      () => [
        ...this.#type(depth - 1),
        ...this.#query(depth),
        ...(this.#chance(30) ? ['{', ...this.#attributes(depth), '}'] : []),
      ],
    );
  }

  #branch(depth: number): Tokens {
    return [...this.#expression(depth), ...this.#block(depth)];
  }

  #else(depth: number): Tokens {
    return this.#chance(30) ? ['else', ...this.#block(depth - 1)] : [];
  }

  #option(depth: number): Tokens {
    return [...this.#list(() => this.#expression(depth - 1), 1, 2, 5), ':', ...this.#block(depth - 1)];
  }

  #query(depth: number): Tokens {
    const [open, close] = this.#random.pick([
      ['<|', '|>'],
      ['<<|', '|>>'],
    ]) as [string, string];
    const more = (): Tokens => this.#maybe(30, () => ['and', ...this.#expression(depth - 1)]);
    return [
      open,
      ...this.#maybe(70, () => [...this.#name(), this.#random.pick(['==', '!=']), ...this.#literal(0), ...more()]),
      close,
    ];
  }

  #expression(depth: number): Tokens {
    const way = depth <= 0 ? 0 : this.#random.below(100);
    if (way < 50) return this.#primary(depth);
    if (way < 78) return [...this.#expression(depth - 1), this.#random.pick(operators), ...this.#expression(depth - 1)];
    if (way < 88) return [this.#random.pick(['!', '-', '*']), ...this.#expression(depth - 1)];
    const entry = (): Tokens => [...this.#expression(depth - 1), '=>', ...this.#expression(depth - 1)];
    return [...this.#expression(depth - 1), '?', ...(way < 96 ? ['{', ...this.#list(entry, 1, 2), '}'] : entry())];
  }

  #attributes(depth: number): Tokens {
    const start = (): Tokens =>
      this.#chance(10)
        ? ['*', '=>']
        : [this.#random.pick(this.#chance(70) ? names : keywords), this.#chance(85) ? '=>' : '+>'];
    return this.#list(() => [...start(), ...this.#expression(depth - 1)], 0, 3);
  }

  #resource(depth: number): Tokens {
    const way = depth <= 0 ? 0 : this.#random.below(100);
    if (way < 60) return this.#expression(depth);
    const form = this.#random.pick([[], [], [], ['@'], ['@@']]);
    if (way >= 80)
      return [
        ...form,
        ...(this.#chance(60) ? this.#type(depth) : this.#primary(depth - 1)),
        '{',
        ...this.#attributes(depth),
        '}',
      ];
    const body = (): Tokens => [...this.#expression(depth - 1), ':', ...this.#attributes(depth)];
    const bodies = [...body(), ...this.#maybe(25, () => [';', ...body()]), ...this.#maybe(15, () => [';'])];
    return [...form, this.#random.pick(['file', 'class', 'a::b', 'notice', 'File']), '{', ...bodies, '}'];
  }

  #assignment(depth: number): Tokens {
    const way = this.#random.below(100);
    if (way < 75) return this.#resource(depth);
    if (way < 90)
      return [...this.#resource(depth), this.#random.pick(['=', '=', '+=', '-=']), ...this.#assignment(depth - 1)];
    return [...this.#resource(depth), this.#random.pick(['->', '<-', '~>', '<~']), ...this.#resource(depth - 1)];
  }

  #statement(depth: number): Tokens {
    const way = depth <= 0 ? 0 : this.#random.below(100);
    if (way < 60) return this.#assignment(depth);
    if (way < 75) {
      return [
        this.#random.pick(['notice', 'include', 'fail', 'foo', 'return']),
        ...this.#list(() => this.#assignment(depth - 1), 1, 3, 3),
      ];
    }
    return this.#one(
      () => [
        'class',
        ...this.#head(depth),
        ...this.#maybe(30, () => ['inherits', ...this.#name()]),
        ...this.#block(depth - 1),
      ],
      () => ['define', ...this.#head(depth), ...this.#block(depth - 1)],
      () => [
        'function',
        ...this.#head(depth),
        ...this.#maybe(20, () => ['>>', ...this.#type(depth)]),
        ...this.#block(depth - 1),
      ],
      () => [
        'node',
        ...this.#list(() => [this.#random.pick(['a.b.c', "'x'", 'default', '/r/', 'n-1', '"x"'])], 1, 2),
        ...this.#block(depth - 1),
      ],
      () => ['type', this.#random.pick(['A', 'A::B']), '=', ...this.#type(depth)],
    );
  }

  /** The name and parameters of a definition. */
  #head(depth: number): Tokens {
    return [...this.#name(), ...this.#parameters(depth)];
  }

  #statements(depth: number, least: number, most: number): Tokens {
    const tokens: Tokens = [];
    for (let count = least + this.#random.below(most - least + 1); count > 0; count--) {
      if (tokens.length > 0 && this.#chance(15)) tokens.push(';');
      tokens.push(...this.#statement(depth));
    }
    return tokens;
  }
}
