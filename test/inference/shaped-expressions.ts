import type { Random } from '../conformance/random.js';
import {
  ANY,
  BOOLEAN,
  INTEGER,
  isSame,
  type Named,
  type Scope,
  type Shape,
  type ShapedFunction,
  shapeText,
  SIMPLE,
  SPECIAL,
  STRING,
} from './shapes.js';

/** Generates random expressions whose values usually have a shape. */
export class ShapedExpressions {
  readonly #random: Random;
  #names = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Returns the number of a new variable. */
  nextName(): number {
    return this.#names++;
  }

  /** Returns true in one of so many cases. */
  chance(of: number): boolean {
    return this.#random.below(of) === 0;
  }

  /** Returns a random shape. @param depth the nesting */
  shape(depth: number): Shape {
    if (depth === 0 || this.chance(3)) return this.#random.pick(SIMPLE);
    const of = (): Shape => this.shape(depth - 1);
    switch (this.#random.below(6)) {
      case 0:
        return { kind: 'hash', of: of() };
      case 1:
        return { kind: 'optional', of: this.#random.pick([INTEGER, STRING]) };
      case 2:
        return { kind: 'sensitive', of: this.#random.pick([INTEGER, STRING, { kind: 'array', of: STRING }]) };
      case 3:
        return { kind: 'tuple', parts: [of(), of()] };
      case 4:
        return { kind: 'struct', fields: [['k', of()], ['l', of()]] }; // prettier-ignore
      default:
        return { kind: 'array', of: of() };
    }
  }

  /** A call with arguments of the parameters' shapes. */
  call({ name, parameters }: ShapedFunction, depth: number, scope: Scope): string {
    return `${name}(${parameters.map((shape) => this.expression(shape, depth - 1, scope)).join(', ')})`;
  }

  /** A literal or a variable of a shape. */
  simple(shape: Shape, scope: Scope): string {
    const fitting = scope.variables.filter((each) => isSame(each.shape, shape));
    if (shape.kind === 'any' && scope.variables.length > 0 && !this.chance(3))
      return `$${this.#random.pick(scope.variables).name}`;
    return fitting.length > 0 && !this.chance(4) ? `$${this.#random.pick(fitting).name}` : this.#literal(shape, scope);
  }

  #literal(shape: Shape, scope: Scope): string {
    const { pick, below } = this.#random;
    const of = (inner: Shape): string => this.simple(inner, scope);
    switch (shape.kind) {
      case 'integer':
        return pick(['0', '1', '5', '-2', '100', '9007199254740993']);
      case 'float':
        return pick(['0.5', '2.0', '-1.25']);
      case 'string':
        return pick(["'a'", "'text'", "''", "'7'", "'a,b'", "'/x'"]);
      case 'boolean':
        return pick(['true', 'false']);
      case 'any':
        return this.chance(4) ? pick(SPECIAL) : this.#literal(this.shape(1), scope);
      case 'tree':
        return pick(['3', '[1, [2]]', "{ 'k' => [1], 'l' => 2 }", '[]', '{}']);
      case 'array':
        return `[${Array.from({ length: below(4) }, () => of(shape.of)).join(', ')}]`;
      case 'hash':
        return `{ ${['k', 'l', 'm'].slice(below(4)).map((key) => `'${key}' => ${of(shape.of)}`).join(', ')} }`; // prettier-ignore
      case 'optional':
        return this.chance(3) ? 'undef' : of(shape.of);
      case 'sensitive':
        return `Sensitive(${of(shape.of)})`;
      case 'tuple':
        return `[${shape.parts.map(of).join(', ')}]`;
      case 'struct':
        return `{ ${shape.fields.map(([key, field]) => `'${key}' => ${of(field)}`).join(', ')} }`;
    }
  }

  /** An expression whose value usually has a shape. */
  expression(shape: Shape, depth: number, scope: Scope): string {
    if (depth <= 0 || this.chance(4)) return this.simple(shape, scope);
    const forms = this.chance(2) ? this.#general(shape, depth - 1, scope) : this.#specific(shape, depth - 1, scope);
    return forms.length === 0 ? this.simple(shape, scope) : this.#random.pick(forms)();
  }

  /** Forms with a value of any shape. */
  #general(shape: Shape, depth: number, scope: Scope): (() => string)[] {
    const same = (): string => this.expression(shape, depth, scope);
    const of = (inner: Shape): string => this.expression(inner, depth, scope);
    const block = (inner: Shape, write: (name: string, blockScope: Scope) => string): string => {
      const name = `x${this.nextName()}`;
      return write(name, { ...scope, variables: [...scope.variables, { name, shape: inner }] });
    };
    const other = this.shape(1);
    const type = shapeText(shape);
    const called = scope.functions.filter((each) => isSame(each.shape, shape));
    const found = scope.data.filter((each) => isSame(each.shape, shape));
    return [
      () => `(if ${of(BOOLEAN)} { ${same()} } else { ${same()} })`,
      () => `(case ${of(ANY)} { ${shapeText(other)}: { ${same()} } default: { ${same()} } })`,
      () => `${this.simple(ANY, scope)} ? { ${shapeText(other)} => ${same()}, default => ${same()} }`,
      () => `({ k => ${same()}, 'l' => ${of(other)} }['k'])`,
      () => `([${same()}, ${of(other)}][0])`,
      () => `([${of(other)}, ${same()}][-1])`,
      () => `({ k => [${of(other)}, ${same()}] }.dig('k', 1))`,
      () => block(other, (name, inner) => `with(${of(other)}) |$${name}| { ${this.expression(shape, depth, inner)} }`),
      () => block(other, (name, inner) => `with(${of(other)}) |${shapeText(other)} $${name}| { ${this.expression(shape, depth, inner)} }`),
      () => block(other, (name, inner) => `with(*[${of(other)}, 1]) |$${name}, *$rest| { ${this.expression(shape, depth, inner)} }`),
      () => `(${of({ kind: 'optional', of: INTEGER })}.then |$n| { ${same()} }.lest || { ${same()} })`,
      () => `(${of({ kind: 'optional', of: shape })}.lest || { ${same()} })`,
      () => `assert_type(${type}, ${same()})`,
      () => `(if ${this.simple(ANY, scope)} =~ ${shapeText(other)} { ${same()} } else { ${same()} })`,
      () => block(ANY, (name) => `(${of(ANY)}.with |$${name}| { if $${name} =~ ${type} { $${name} } else { ${same()} } })`),
      () => block(ANY, (name) => `(${of(ANY)}.with |$${name}| { $${name} ? { ${type} => $${name}, default => ${same()} } })`),
      () => block(ANY, (name) => `(${of(ANY)}.with |$${name}| { unless $${name} =~ ${type} { next(${same()}) } $${name} })`),
      () => `(Sensitive(${same()}).unwrap)`,
      () => `unwrap(Sensitive(${same()}))`,
      () => `lookup('m::missing', ${type}, 'first', ${same()})`,
      () => `lookup({ name => 'm::missing', value_type => ${type}, default_value => ${same()} })`,
      () => `lookup('m::none', { default_value => ${same()} })`,
      () => `pick(undef, ${same()})`,
      () => `pick_default(undef, ${same()})`,
      () => `[undef, ${same()}].filter |$f| { $f =~ NotUndef }[0]`,
      () => `([${same()}, ${same()}].reduce |$m, $e| { ${this.#random.pick(['$m', '$e'])} })`,
      () => `([1, 2].reduce(${same()}) |$m, $e| { ${this.#random.pick(['$m', same()])} })`,
      () => `([1, 2].map |$i| { ${same()} }[0])`,
      () => `(Integer[1, 3].step(2).map |$i| { ${same()} }[1])`,
      () => `([${same()}].reverse_each.map |$i| { $i }[0])`,
      () => `(if 'abc' =~ /(b)(z)?/ { ${same()} } else { ${same()} })`,
      ...called.map((each) => () => this.call(each, depth, scope)),
      ...found.map(({ name }) => () => `lookup('${name}', ${type})`),
      ...found.map(({ name }) => () => `lookup('${name}')`),
    ]; // prettier-ignore
  }

  /** Forms whose value has this shape. */
  #specific(shape: Shape, depth: number, scope: Scope): (() => string)[] {
    const of = (inner: Shape): string => this.expression(inner, depth, scope);
    const element = this.shape(1);
    const list = (inner: Shape): Shape => ({ kind: 'array', of: inner });
    const map = (inner: Shape): Shape => ({ kind: 'hash', of: inner });
    /** An expression that can use the variables of a block. */
    const inBlock = (result: Shape, variables: readonly Named[]): string =>
      this.expression(result, depth, { ...scope, variables: [...scope.variables, ...variables] });
    const e = `e${this.nextName()}`;
    const k = `k${this.nextName()}`;
    switch (shape.kind) {
      case 'integer':
        return [
          () => `(${of(INTEGER)} ${this.#random.pick(['+', '-', '*'])} ${of(INTEGER)})`,
          () => `(${of(INTEGER)} ${this.#random.pick(['/', '%', '<<', '>>'])} ${this.#random.pick(['2', '3'])})`,
          () => `length(${of(this.#random.pick([list(element), STRING, map(element)]))})`,
          () => `(${of(list(INTEGER))}.reduce(0) |$m, $${e}| { $m + $${e} })`,
          () => `max(${of(INTEGER)}, ${of(INTEGER)})`,
          () => `abs(${of(INTEGER)})`,
          () => `Integer(${this.#random.pick(["'12'", '3.7', "'0x1F'", 'true'])})`,
          () => `compare(${of(STRING)}, ${of(STRING)})`,
          () => `versioncmp('1.2', ${of(STRING)})`,
          () => `count(${of(list(element))})`,
          () => `(- ${of(INTEGER)})`,
          () => `Integer("1\${length(${of(STRING)})}")`,
          () => `(${of(list(element))}.count |$${e}| { $${e} =~ Integer })`,
        ];
      case 'float':
        return [
          () => `(${of(shape)} ${this.#random.pick(['+', '-', '*'])} ${of(this.#random.pick([INTEGER, shape]))})`,
          () => `Float(${of(INTEGER)})`,
          () => `abs(${of(shape)})`,
        ];
      case 'string':
        return [
          () => `"x\${${of(ANY)}}"`,
          () => `${this.#random.pick(['upcase', 'downcase', 'capitalize', 'strip', 'chomp', 'lstrip', 'camelcase'])}(${of(STRING)})`,
          () => `join(${of(list(element))}, ',')`,
          () => `regsubst(${of(STRING)}, 'a', 'b', 'G')`,
          () => `sprintf('%s:%05d', ${of(STRING)}, ${of(INTEGER)})`,
          () => `String(${of(INTEGER)}, '%x')`,
          () => `type(${of(ANY)}).convert_to(String)`,
          () => `inline_epp('<%= $v %>', { 'v' => ${of(ANY)} })`,
          () => `epp('m/t.epp')`,
          () => `(if ${of(STRING)} =~ /(.)(z)?/ { $0 } else { ${of(STRING)} })`,
          () => `md5(${of(STRING)})`,
          () => `stdlib::extname("/a/\${${of(STRING)}}b.c")`,
          () => `to_yaml(${of(list(INTEGER))})`,
          () => `bool2str(${of(BOOLEAN)})`,
          () => `dirname(${of(STRING)})`,
          () => `basename('/a/b.c', '.c')`,
          () => `shell_escape(${of(STRING)})`,
        ]; // prettier-ignore
      case 'boolean':
        return [
          () => `(${of(element)} ${this.#random.pick(['==', '!='])} ${of(ANY)})`,
          () => `(${of(INTEGER)} ${this.#random.pick(['<', '>', '<=', '>='])} ${of(INTEGER)})`,
          () => `(${of(ANY)} =~ ${shapeText(element)})`,
          () => `(${of(STRING)} =~ /a/)`,
          () => `(${of(BOOLEAN)} ${this.#random.pick(['and', 'or'])} ${of(BOOLEAN)})`,
          () => `!${this.simple(ANY, scope)}`,
          () => `(${of(element)} in ${of(list(element))})`,
          () => `(${of(list(element))}.${this.#random.pick(['any', 'all'])} |$${e}| { ${inBlock(BOOLEAN, [{ name: e, shape: element }])} })`,
          () => `empty(${of(this.#random.pick([list(element), STRING]))})`,
          () => `defined(File['/x'])`,
          () => `str2bool('yes')`,
          () => `(type(${of(ANY)}) <= ${shapeText(element)})`,
          () => `(${of(map(element))}.any |$${k}, $${e}| { ${inBlock(BOOLEAN, [{ name: k, shape: STRING }, { name: e, shape: element }])} })`,
          () => `member(${of(list(element))}, ${of(element)})`,
          () => `stdlib::start_with(${of(STRING)}, 'a')`,
          () => `('k' in ${of(map(element))})`,
        ]; // prettier-ignore
      case 'array': {
        const from = inBlock.bind(null, shape.of);
        return [
          () => `(${of(list(element))}.map |$${e}| { ${from([{ name: e, shape: element }])} })`,
          () => `(${of(list(element))}.map |$${k}, $${e}| { ${from([{ name: k, shape: INTEGER }, { name: e, shape: element }])} })`,
          () => `(${of(map(element))}.map |$${k}, $${e}| { ${from([{ name: k, shape: STRING }, { name: e, shape: element }])} })`,
          () => `(${of(map(element))}.map |$${e}| { ${from([{ name: e, shape: { kind: 'tuple', parts: [STRING, element] } }])} })`,
          () => `(${of(shape)}.filter |$${e}| { ${inBlock(BOOLEAN, [{ name: e, shape: shape.of }])} })`,
          () => `(${of(shape)}.filter |$${k}, $${e}| { ${inBlock(BOOLEAN, [{ name: k, shape: INTEGER }, { name: e, shape: shape.of }])} })`,
          () => `(${of(shape)} + ${of(shape)})`,
          () => `(${of(shape)} - ${of(shape)})`,
          () => `(${this.simple(shape, scope)} << ${of(shape.of)})`,
          () => `[*${this.simple(shape, scope)}, ${of(shape.of)}]`,
          () => `values(${of(map(shape.of))})`,
          () => `unique(${of(shape)})`,
          () => `(${of(shape)}.slice(2).map |$${e}| { $${e}[0] })`,
          () => `flatten(${of(shape)}.slice(2))`,
          () => `(${of(shape)}.step(2).map |$${e}| { $${e} })`,
          () => `(${of(shape)}.reverse_each.map |$${e}| { $${e} })`,
          () => `Array(${of(shape)}.reverse_each)`,
          () => `(${of({ kind: 'tree' })}.tree_each.map |$${e}| { ${from([])} })`,
          () => `(${of({ kind: 'tree' })}.then |$t| { [$t].tree_each({ include_containers => false }).map |$${k}, $${e}| { ${from([])} } })`,
          () => `concat(${of(shape)}, ${of(shape)})`,
          () => `(${of(shape)}.reduce([]) |$m, $${e}| { $m + [$${e}] })`,
          () => `(${of(shape)}.each |$${e}| { notice($${e}) })`,
          () => `(${of(shape)}[0, 2])`,
          () => `(${of(list(element))}.partition |$${e}| { $${e} =~ ${shapeText(shape.of)} }[0])`,
          () => `delete_undef_values(${of(shape)})`,
          () => `union(${of(shape)}, ${of(shape)})`,
          () => `intersection(${of(shape)}, ${of(shape)})`,
          () => `difference(${of(shape)}, ${of(shape)})`,
          () => `flatten(${of(shape)}, ${of(shape)})`,
          () => `any2array(${of(shape)})`,
          ...(isSame(shape.of, STRING)
            ? [
                () => `split(${of(STRING)}, ',')`,
                () => `keys(${of(map(element))})`,
                () => `sort(${of(shape)})`,
                () => `prefix(${of(shape)}, 'p')`,
                () => `suffix(${of(shape)}, 's')`,
                () => `upcase(${of(shape)})`,
                () => `('a1'.match(/([a-z])(\\d)/))`,
                () => `regsubst(${of(shape)}, 'a', 'b')`,
              ]
            : []),
          ...(isSame(shape.of, INTEGER)
            ? [() => `range(1, 3)`, () => `Array(Integer[1, 4])`, () => `sort(${of(shape)})`, () => `(3.map |$${e}| { $${e} })`]
            : []),
        ]; // prettier-ignore
      }
      case 'hash':
        return [
          () => `(${of(shape)} + ${of(shape)})`,
          () => `merge(${of(shape)}, ${of(shape)})`,
          () => `(${of(shape)}.filter |$${e}| { $${e}[0] == 'k' })`,
          () => `(${of(shape)}.filter |$${k}, $${e}| { ${inBlock(BOOLEAN, [{ name: k, shape: STRING }, { name: e, shape: shape.of }])} })`,
          () => `(${of(map(element))}.reduce({}) |$m, $${e}| { $m + { $${e}[0] => ${inBlock(shape.of, [])} } })`,
          () => `Hash(${of(list({ kind: 'tuple', parts: [STRING, shape.of] }))})`,
          () => `(${of(shape)} - 'k')`,
          () => `(${of(map(element))}.map |$${k}, $${e}| { [$${k}, ${inBlock(shape.of, [{ name: k, shape: STRING }, { name: e, shape: element }])}] }.convert_to(Hash))`,
          () => `deep_merge(${of(shape)}, ${of(shape)})`,
          () => `delete(${of(shape)}, 'k')`,
          () => `{ 'k' => ${of(shape.of)}, "k\${1}" => ${of(shape.of)} }`,
          () => `(${of(list(STRING))}.reduce({}) |$m, $${e}| { $m + { $${e} => ${of(shape.of)} } })`,
          () => `(${of(shape)}.each |$${k}, $${e}| { notice($${e}) })`,
        ]; // prettier-ignore
      case 'optional':
        return [
          () => `(${of(map(shape.of))}['k'])`,
          () => `(${of(list(shape.of))}[1])`,
          () => `${of({ kind: 'tuple', parts: [shape.of, element] })}.get('0')`,
          () => `(${of(map(shape.of))}.dig('k'))`,
          () => `(${of(list(shape.of))}.reduce |$m, $${e}| { $${e} })`,
          () => `(${of(list(shape.of))}.index |$${e}| { false })`,
          () => `getvar('m::none')`,
          () => `(if ${of(BOOLEAN)} { ${of(shape.of)} })`,
          () => `(${of(map(shape.of))}.get('k'))`,
        ];
      case 'sensitive':
        return [
          () => `Sensitive(${of(shape.of)})`,
          () => `Sensitive.new(${of(shape.of)})`,
          () => `${of(shape)}.unwrap |$${e}| { Sensitive($${e}) }`,
        ];
      case 'any':
        return SIMPLE.slice(0, -1).map((each) => () => of(each)).concat(() => of(this.shape(2)), () => of(element)); // prettier-ignore
      case 'tuple':
        return [() => `[${shape.parts.map(of).join(', ')}]`, () => `([${shape.parts.map(of).join(', ')}] + [])`];
      case 'struct':
        return [
          () => `{ ${shape.fields.map(([key, field]) => `'${key}' => ${of(field)}`).join(', ')} }`,
          () => `(${of(shape)} + { '${shape.fields[0]![0]}' => ${of(shape.fields[0]![1])} })`,
          () => `merge(${of(shape)}, { '${shape.fields[1]![0]}' => ${of(shape.fields[1]![1])} })`,
        ];
      case 'tree':
        return [() => of(INTEGER), () => `[${of(shape)}, ${of(shape)}]`, () => `{ 'k' => ${of(shape)} }`];
    }
  }
}
