import type { Wire } from '../../erb/wire.js';
import type { Random } from './random.js';

const PATTERNS = ['/a/', '/^(.)(.)?/', '/[a-z]+/i', '/,/', '/\\d+/', '/x*/m', '/\\s*,\\s*/'];
const CLASSES = ['String', 'Array', 'Hash', 'Integer', 'Numeric', 'NilClass'];
const LITERALS = [
  "'a'",
  '"b"',
  "'a,b'",
  '1',
  '2',
  '0',
  '-1',
  'nil',
  'true',
  'false',
  ':x',
  '[]',
  '{}',
  '1.5',
  '[1, 2]',
  '80',
];

/**
 * Random templates whose expressions mostly have the classes that their methods need. The variables are `@s` (a String),
 * `@n` (an Integer), `@a` (an Array), `@h` (a Hash), and `@t` and `@u` (any value).
 */
export class RandomTemplates {
  readonly #random: Random;
  #locals: string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  next(): string {
    this.#locals = [];
    return this.#statements(2, 2 + this.#random.below(5));
  }

  /** Values for the variables of the templates. */
  scope(): Record<string, Wire> {
    const random = this.#random;
    const text = (): string => random.pick(['', 'a', 'b', 'x y', 'a,b', ' pad ', 'UP', 'é', '12', 'a\nb']);
    const any = (): Wire =>
      random.pick<() => Wire>([
        text,
        text,
        () => random.below(100),
        () => null,
        () => true,
        () => false,
        () => [text(), 1],
        () => ({ '#': 'float', v: '1.5' }),
      ])();
    const keys = new Set(random.list(4, () => random.pick(['a', 'b', 'k', 'x'])));
    return {
      s: text(),
      n: random.pick([0, 1, 2, 5, 80, -3]),
      a: random.list(5, any),
      h: { '#': 'hash', v: Array.from(keys, (key) => [key, any()] as const) },
      t: random.pick([true, false, 'x']),
      u: any(),
    };
  }

  #string(depth: number): string {
    const d = depth - 1;
    if (depth <= 0) return this.#random.pick(["'a'", "'b,c'", '@s', '@s.to_s', "''", '"x y"']);
    return this.#choose([
      () => '@s',
      () => `"x#{${this.#any(d)}}-#{${this.#any(d)}}"`,
      () => `(${this.#any(d)}).to_s`,
      () => `(${this.#string(d)} + ${this.#string(d)})`,
      () =>
        `(${this.#string(d)}).${this.#random.pick(['upcase', 'downcase', 'capitalize', 'strip', 'reverse', 'chomp', 'swapcase', 'chop'])}`,
      () => `(${this.#array(d)}).join(${this.#random.pick(["','", "''", "' '"])})`,
      () => `(${this.#string(d)}).gsub(${this.#pattern()}, ${this.#random.pick(["'-'", "'<\\0>'", "''"])})`,
      () => `(${this.#string(d)}).sub(${this.#pattern()}) { |m| ${this.#string(d - 1)} }`,
      () => `(${this.#string(d)} * ${this.#random.below(3)})`,
      () => `(${this.#string(d)}).tr('a-c', 'x-z')`,
      () => `(${this.#string(d)})[${this.#integer(0)}, 2].to_s`,
      () => `(${this.#any(d)}).inspect`,
      () => `(${this.#test(d)} ? ${this.#string(d)} : ${this.#string(d)})`,
      () =>
        `(case ${this.#any(d)} when String then 's' when ${this.#random.pick(["'a', 'b'", this.#pattern(), 'Array, Hash', 'nil', '1..5'])} then ${this.#string(d)} else 'e' end)`,
      () => `(${this.#string(d)} =~ ${this.#pattern()} ? $1.to_s : 'n')`,
      () => `(if ${this.#test(d)} then ${this.#string(d)} elsif ${this.#test(d)} then ${this.#string(d)} end).to_s`,
    ]);
  }

  #integer(depth: number): string {
    const d = depth - 1;
    if (depth <= 0) return this.#random.pick(['1', '2', '0', '-1', '80', '@n', '@n']);
    return this.#choose([
      () => '@n',
      () => `(${this.#integer(d)} ${this.#random.pick(['+', '-', '*', '&', '|', '^'])} ${this.#integer(d)})`,
      () => `(${this.#integer(d)} ${this.#random.pick(['/', '%'])} ${this.#random.pick([2, 3, -3])})`,
      () => `(${this.#string(d)}).${this.#random.pick(['length', 'to_i'])}`,
      () => `(${this.#array(d)}).${this.#random.pick(['length', 'size', 'count'])}`,
      () => `(-${this.#integer(d)})`,
      () => `[${this.#integer(d)}, ${this.#integer(d)}].${this.#random.pick(['max', 'min', 'sum'])}`,
      () => `(${this.#array(d)}).inject(0) { |sum, e| sum + e.to_s.length }`,
      () => `(${this.#string(d)} <=> ${this.#string(d)})`,
    ]);
  }

  #array(depth: number): string {
    const d = depth - 1;
    if (depth <= 0) return this.#random.pick(['@a', '@a', '[]', '[1, nil, "x"]', '%w[a b]']);
    return this.#choose([
      () => '@a',
      () => `[${this.#any(d)}, ${this.#any(d)}]`,
      () => `(${this.#string(d)}).split(',')`,
      () =>
        `(${this.#array(d)}).map(&:to_s).${this.#random.pick(['sort', 'uniq', 'reverse', 'first(2)', 'sort_by { |e| [e.length, e] }'])}`,
      () => `(${this.#array(d)} + ${this.#array(d)})`,
      () =>
        `(${this.#array(d)}).${this.#random.pick(['compact', 'flatten', 'reverse', 'dup', 'take(1)', 'rotate', 'each_slice(2).to_a'])}`,
      () => `(${this.#array(d)}).map { |x| ${this.#within(['x'], () => this.#any(d))} }`,
      () =>
        `(${this.#array(d)}).${this.#random.pick(['select', 'reject', 'partition'])} { |x| ${this.#within(['x'], () => this.#test(d))} }`,
      () =>
        `(${this.#hash(d)}).${this.#random.pick(['keys', 'values', 'to_a', 'sort_by { |k, v| k.to_s }', 'map { |k, v| [v, k] }'])}`,
      () => `(${this.#array(d)}).each_with_index.map { |x, i| [i, x] }`,
      () => `(${this.#array(d)}).map.with_index(1) { |x, i| "#{i}#{x}" }`,
      () => `(${this.#array(d)}).zip(${this.#array(d)})`,
      () => `Array(${this.#any(d)})`,
      () => `[*${this.#array(d)}, ${this.#any(d)}]`,
      () => `(${this.#array(d)}).each_with_object([]) { |x, memo| memo << x.to_s }`,
    ]);
  }

  #hash(depth: number): string {
    const d = depth - 1;
    if (depth <= 0) return this.#random.pick(['@h', '@h', '{}', "{'a' => 1}"]);
    return this.#choose([
      () => '@h',
      () => `{'k' => ${this.#any(d)}, 's' => ${this.#any(d)}}`,
      () => `(${this.#hash(d)}).merge(${this.#hash(d)})`,
      () =>
        `(${this.#hash(d)}).${this.#random.pick(['select', 'reject'])} { |k, v| ${this.#within(['k', 'v'], () => this.#test(d))} }`,
      () =>
        `(${this.#array(d)}).map(&:to_s).${this.#random.pick(['group_by { |e| e.length }', 'tally', 'map { |e| [e, 1] }.to_h'])}`,
      () => `(${this.#hash(d)}).transform_values { |v| ${this.#within(['v'], () => this.#any(d))} }`,
    ]);
  }

  #test(depth: number): string {
    const d = depth - 1;
    if (depth <= 0) return this.#random.pick(['true', 'false', '@t', '(@s == "a")', '(@n > 1)', '@u']);
    return this.#choose([
      () => `(${this.#any(d)} ${this.#random.pick(['==', '!='])} ${this.#any(d)})`,
      () => `(${this.#integer(d)} ${this.#random.pick(['<', '>', '<=', '>='])} ${this.#integer(d)})`,
      () => `(${this.#test(d)} ${this.#random.pick(['&&', '||', 'and', 'or'])} ${this.#test(d)})`,
      () => `(${this.#random.pick(['!', 'not '])}${this.#test(d)})`,
      () => `(${this.#any(d)}).nil?`,
      () =>
        `(${this.#string(d)}).${this.#random.pick(['empty?', "start_with?('a')", "include?('b')", "end_with?('c', 'a')"])}`,
      () => `(${this.#array(d)}).${this.#random.pick(['empty?', 'any?', 'all? { |x| x }', 'include?(1)'])}`,
      () => `(${this.#hash(d)}).${this.#random.pick(['empty?', "key?('a')", 'any? { |k, v| v }'])}`,
      () => `(${this.#any(d)}).is_a?(${this.#random.pick(CLASSES)})`,
      () => `(${this.#string(d)} ${this.#random.pick(['=~', '!~'])} ${this.#pattern()})`,
      () => `[nil, '', :undef].include?(${this.#any(d)})`,
    ]);
  }

  #any(depth: number): string {
    const d = depth - 1;
    if (this.#locals.length > 0 && this.#random.below(4) === 0) return this.#random.pick(this.#locals);
    if (depth <= 0)
      return this.#random.below(2) > 0
        ? this.#random.pick(LITERALS)
        : this.#random.pick(['@s', '@n', '@a', '@h', '@t', '@u']);
    return this.#choose([
      () => this.#string(d),
      () => this.#integer(d),
      () => this.#array(d),
      () => this.#hash(d),
      () => this.#test(d),
      () => `(${this.#hash(d)})['a']`,
      () => `(${this.#array(d)})[${this.#integer(d)} % 5]`,
      () => `(${this.#any(d)} ${this.#random.pick(['||', '&&'])} ${this.#any(d)})`,
      () => `(${this.#array(d)}).find { |x| ${this.#within(['x'], () => this.#test(d))} }`,
      () => `(${this.#any(d)})&.to_s`,
    ]);
  }

  #statements(depth: number, count: number): string {
    return Array.from({ length: count }, () => this.#statement(depth)).join('');
  }

  #statement(depth: number): string {
    const d = depth - 1;
    const simple = [
      () => this.#random.pick(['text ', 'a\n', 'é ', '<%% ', '  \n', '$1 ']),
      () => `<%= ${this.#any(4)} %>${this.#random.pick(['\n', '', ' '])}`,
      () => this.#assignment(),
    ];
    if (depth <= 0) return this.#choose(simple);
    return this.#choose([
      ...simple,
      () =>
        this.#code(`if ${this.#test(3)}`) +
        this.#body(d) +
        this.#code(`elsif ${this.#test(2)}`) +
        this.#body(d) +
        this.#code('else') +
        this.#body(d) +
        this.#code('end'),
      () => this.#code(`unless ${this.#test(3)}`) + this.#body(d) + this.#code('end'),
      () => this.#loop(`(${this.#array(2)}).each do |x|`, ['x'], d),
      () => this.#loop(`(${this.#array(2)}).each_with_index do |x, i|`, ['x', 'i'], d),
      () => this.#loop(`(${this.#array(2)}).each do |(k, v), *rest|`, ['k', 'v', 'rest'], d),
      () => this.#loop(`(${this.#hash(2)}).each do |k, v|`, ['k', 'v'], d),
      () => this.#loop(`(${this.#hash(2)}).each_with_index do |(k, v), i|`, ['k', 'v', 'i'], d),
      () => this.#loop(`(${this.#array(2)}).map do |x, y = 'd'|`, ['x', 'y'], d),
      () =>
        `<% case ${this.#any(2)} %>${this.#code(`when ${this.#random.pick(LITERALS)}`)}${this.#body(d)}${this.#code(`when String, ${this.#pattern()}`)}${this.#body(d)}${this.#code('end')}`,
    ]);
  }

  #assignment(): string {
    const name = this.#random.pick(['la', 'lb', 'lc']);
    const code = this.#code(`${name} ${this.#random.pick(['=', '=', '||='])} ${this.#any(3)}`);
    if (!this.#locals.includes(name)) this.#locals.push(name);
    return code;
  }

  #loop(start: string, parameters: readonly string[], depth: number): string {
    const body = this.#within(parameters, () => {
      const next = this.#random.below(4) === 0 ? this.#code(`next if ${this.#test(2)}`) : '';
      return next + this.#body(depth);
    });
    return this.#code(start) + body + this.#code('end');
  }

  #body(depth: number): string {
    return this.#within([], () => this.#statements(depth, 1 + this.#random.below(2)));
  }

  #code(code: string): string {
    const [open, close] = this.#random.pick([
      ['<% ', ' %>'],
      ['<%- ', ' -%>'],
      ['<% ', ' -%>'],
    ] as const);
    return open + code + close + this.#random.pick(['\n', '', '\n', ' ']);
  }

  /** Runs `body` with more local variables. */
  #within(names: readonly string[], body: () => string): string {
    const outer = this.#locals;
    this.#locals = [...outer, ...names];
    const code = body();
    this.#locals = outer;
    return code;
  }

  #pattern(): string {
    return this.#random.pick(PATTERNS);
  }

  #choose(forms: readonly (() => string)[]): string {
    return this.#random.pick(forms)();
  }
}
