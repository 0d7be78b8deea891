/**
 * Generates random functions of collections with limits and optional keys, and calls of them with values at both ends of the
 * limits, and with and without the optional keys. Functions call themselves and each other.
 */
import { createRandom, type Random } from '../conformance/random.js';
import type { GeneratedEnvironment } from './generate-environments.js';
import { collectionShape, type SizedShape, sizedShape } from './sized-shapes.js';

/** A function with the parameters `$n`, the number of calls that it may nest, `$p0`, `$p1` and so on. */
interface Signature {
  readonly name: string;
  readonly parameters: readonly SizedShape[];
}

interface GeneratedFunction extends Signature {
  readonly text: string;
}

/** The functions and the calls of one program. */
interface CollectionProgram {
  readonly aliases: readonly { readonly name: string; readonly text: string }[];
  readonly functions: readonly GeneratedFunction[];
  readonly calls: readonly string[];
}

/** Returns `count` random programs of one file. The same seed gives the same programs. */
export function generateCollections(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const { aliases, functions, calls } = program(random, '');
    return [...aliases.map(({ text }) => text), ...functions.map(({ text }) => text), ...calls].join('\n');
  });
}

/** Returns random environments with the same programs: each function and alias is in a file of a module. */
export function generateCollectionEnvironments(count: number, seed: number): GeneratedEnvironment[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const { aliases, functions, calls } = program(random, 'm::');
    const metadata = {
      name: 'x-m',
      version: '1.0.0',
      author: 'x',
      license: 'MIT',
      source: '',
      dependencies: [{ name: 'puppetlabs/stdlib', version_requirement: '>= 1.0.0' }],
    };
    const files = [
      ['m/metadata.json', JSON.stringify(metadata)],
      ...aliases.map(({ name, text }) => [`m/types/${fileOf(name)}.pp`, `${text}\n`]),
      ...functions.map(({ name, text }) => [`m/functions/${fileOf(name)}.pp`, `${text}\n`]),
      ['m/manifests/init.pp', `class m {\n${calls.join('\n')}\n}\n`],
    ];
    return { files: Object.fromEntries(files) as Record<string, string>, manifests: ['include m', ...calls] };
  });
}

const fileOf = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

function program(random: Random, prefix: string): CollectionProgram {
  const aliases = Array.from({ length: 2 }, (_, i) => {
    const shape = collectionShape(random);
    const name = `${prefix === '' ? '' : 'M::'}T${i}`;
    return { name, text: `type ${name} = ${shape.type}`, shape: { ...shape, type: name } };
  });
  const shapes = aliases.map(({ shape }) => shape);
  const signatures = Array.from({ length: 3 }, (_, i) => ({
    name: `${prefix}f${i}`,
    parameters: Array.from({ length: 2 + random.below(2) }, () =>
      random.below(3) === 0 ? random.pick(shapes) : collectionShape(random),
    ),
  }));
  const functions = signatures.map((signature) => new FunctionWriter(random, signatures, shapes).function(signature));
  const calls = functions.flatMap(({ name, parameters }, i) =>
    Array.from({ length: 5 }, (_, j) => {
      const args = [String(random.below(3)), ...parameters.map(({ instance }) => instance())];
      return `$r${i}${j} = ${name}(${args.join(', ')})`;
    }),
  );
  return { aliases, functions, calls };
}

interface KindedVariable {
  readonly name: string;
  readonly kind: SizedShape['kind'];
}

/** Writes the functions of a program. Its operations fit the kinds of their operands, so that most calls succeed. */
class FunctionWriter {
  readonly #random: Random;
  readonly #functions: readonly Signature[];
  readonly #aliases: readonly SizedShape[];
  #parameters: readonly SizedShape[] = [];
  readonly #variables: KindedVariable[] = [];
  #names = 0;

  constructor(random: Random, functions: readonly Signature[], aliases: readonly SizedShape[]) {
    this.#random = random;
    this.#functions = functions;
    this.#aliases = aliases;
  }

  function({ name, parameters }: Signature): GeneratedFunction {
    this.#parameters = parameters;
    this.#variables.push(...parameters.map(({ kind }, i) => ({ name: `$p${i}`, kind })));
    const lines = Array.from({ length: 4 + this.#random.below(4) }, () => this.#statement());
    const list = ['Integer[0, 9] $n', ...parameters.map(({ type }, i) => `${type} $p${i}`)].join(', ');
    // Puppet checks the last value only, and not those of `return`.
    const [returns, last] =
      this.#random.below(4) === 0 ? [` >> ${parameters[0]!.type}`, '$p0'] : ['', this.#value(this.#kind(), 2)];
    const text = `function ${name}(${list})${returns} {\n  ${lines.join('\n  ')}\n  ${last}\n}`;
    return { name, text, parameters };
  }

  #kind(): SizedShape['kind'] {
    return this.#random.pick(['array', 'array', 'hash', 'hash', 'other']);
  }

  #statement(): string {
    const name = `$v${this.#names++}`;
    const kind = this.#kind();
    const [one, other] = [this.#value(kind, 2), this.#value(kind, 1)];
    if (this.#random.below(6) === 0) {
      const text = `${name} = ${this.#call()}`;
      this.#variables.push({ name, kind: 'other' });
      return text;
    }
    if (this.#random.below(3) === 0) {
      const text = this.#tested(name);
      this.#variables.push({ name, kind: 'array' });
      return text;
    }
    const text = this.#random.pick([
      `${name} = ${one}`,
      `${name} = ${one}`,
      `if ${this.#condition()} { return(${this.#any()}) }\n  ${name} = ${one}`,
      `${name} = if ${this.#condition()} { ${one} } else { ${other} }`,
      `if ${this.#condition()} { ${name} = ${one} } else { ${name} = ${other} }`,
      `${name} = case ${this.#any()} { ${this.#type()}: { ${one} } default: { ${other} } }`,
    ]);
    this.#variables.push({ name, kind });
    return text;
  }

  /** Tests a variable, and reads its elements in both branches. */
  #tested(name: string): string {
    const kind = this.#random.pick(['array', 'hash'] as const);
    const one = this.#simple(kind);
    const { pick, below } = this.#random;
    const tests = [
      `${one}.${pick(['length', 'size'])} ${pick(['>', '>=', '<', '<=', '==', '!='])} ${below(4)}`,
      `${below(4)} ${pick(['>', '>=', '<', '<=', '==', '!='])} ${one}.length`,
      `${one}.empty`,
      `${one} =~ ${this.#type()}`,
      `${one}[${kind === 'array' ? below(3) : pick(["'a'", "'b'"])}] =~ NotUndef`,
      `${one}[${kind === 'array' ? below(3) : pick(["'a'", "'b'"])}]`,
    ];
    const keys = kind === 'array' ? ['0', '1', '2', '-1', '-2'] : ["'a'", "'b'", "'c'"];
    const elements = `[${keys.map((key) => `${one}[${key}]`).join(', ')}, ${one}.reduce |$m, $e| { $e }]`;
    return `${name} = if ${pick(tests)} { ${elements} } else { ${elements} }`;
  }

  #type(): string {
    return this.#random.pick([
      'Collection[1]',
      'Collection[0, 1]',
      'Hash[String, Any, 2]',
      'Hash[String, Any, 0, 1]',
      'Array[Any, 2]',
      'Array[Any, 0, 1]',
      'Hash[String, Integer]',
      'Array[Integer]',
      this.#random.pick(this.#aliases).type,
      this.#random.pick(this.#parameters).similar(),
      this.#random.pick(this.#parameters).similar(),
      this.#random.pick(this.#parameters).similar(),
      collectionShape(this.#random).type,
      sizedShape(this.#random, 1).type,
    ]);
  }

  #condition(): string {
    const [one, array, hash] = [this.#collection(), this.#simple('array'), this.#simple('hash')];
    const { pick, below } = this.#random;
    return pick([
      `${one} =~ ${this.#type()}`,
      `${one} !~ ${this.#type()}`,
      `${one}.length ${pick(['>', '>=', '<', '<=', '==', '!='])} ${below(4)}`,
      `${one}.empty`,
      `'${pick(['a', 'b', 'c'])}' in ${one}`,
      `${hash}['${pick(['a', 'b'])}']`,
      `${hash}['${pick(['a', 'b'])}'] =~ ${pick(['NotUndef', 'Integer', 'Undef'])}`,
      `${array}[${below(3)}] =~ NotUndef`,
      `${one} == ${this.#literal(pick(['array', 'hash']))}`,
      `${hash}['b'] == undef`,
      `has_key(${hash}, 'b')`,
    ]);
  }

  #literal(kind: SizedShape['kind']): string {
    if (kind === 'other') return sizedShape(this.#random, 0).instance();
    // The braces of a Hash would begin a block.
    return `(${collectionShape(this.#random, kind).instance()})`;
  }

  #simple(kind: SizedShape['kind']): string {
    const fitting = this.#variables.filter((each) => each.kind === kind);
    return fitting.length === 0 || this.#random.below(6) === 0 ? this.#literal(kind) : this.#random.pick(fitting).name;
  }

  #collection(): string {
    return this.#simple(this.#random.pick(['array', 'hash']));
  }

  #any(): string {
    return this.#simple(this.#kind());
  }

  #value(kind: SizedShape['kind'], depth: number): string {
    if (depth === 0 || this.#random.below(8) === 0) return this.#simple(kind);
    const forms = [...this.#general(kind, depth - 1)];
    if (kind === 'array') forms.push(...this.#arrays(depth - 1), ...this.#arrays(depth - 1));
    else if (kind === 'hash') forms.push(...this.#hashes(depth - 1), ...this.#hashes(depth - 1));
    else forms.push(...this.#elements(depth - 1), ...this.#elements(depth - 1));
    return this.#random.pick(forms)();
  }

  /** Forms with a value of any kind. */
  #general(kind: SizedShape['kind'], depth: number): (() => string)[] {
    const same = (): string => this.#value(kind, depth);
    return [
      () => `(if ${this.#condition()} { ${same()} } else { ${same()} })`,
      () => `${this.#any()} ? { ${this.#type()} => ${same()}, default => ${same()} }`,
      () => `pick(undef, ${same()})`,
      () => `pick_default(undef, ${same()})`,
      () => `[${same()}, ${this.#any()}][0]`,
      () => `({ 'a' => ${same()}, 'b' => ${this.#any()} }['a'])`,
      () => `with(${this.#any()}, ${same()}) |$x, $y| { $y }`,
    ];
  }

  #arrays(depth: number): (() => string)[] {
    const { pick } = this.#random;
    const one = (): string => this.#simple('array');
    const array = (): string => this.#value('array', depth);
    const any = (): string => this.#value(this.#kind(), depth);
    return [
      () => `(${one()} + ${array()})`,
      () => `(${one()} + ${this.#simple('hash')})`,
      () => `(${one()} + [${any()}])`,
      () => `(${one()} << ${any()})`,
      () => `([] << ${any()} << ${any()})`,
      () => `(${array()} << ${any()} << ${any()})`,
      () => `(${one()} - ${array()})`,
      () => `[*${one()}, ${any()}]`,
      () => `[${any()}, ${any()}]`,
      () => `${one()}[${pick(['0, 1', '1, 2', '0, -1', '-1, 1'])}]`,
      () => `${this.#simple('hash')}['a', 'b']`,
      () => `${this.#simple('hash')}.${pick(['keys', 'values'])}`,
      () => `${one()}.${pick(['unique', 'flatten', 'slice(2)'])}`,
      () => `${one()}.filter |$e| { ${pick(['true', 'false', '$e =~ Integer', '$e =~ NotUndef'])} }`,
      () => `${one()}.filter |$k, $e| { ${pick(['true', '$e =~ String', '$k != 0'])} }`,
      () => `${this.#collection()}.map |$k, $e| { [$k, $e] }`,
      () => `${this.#collection()}.map |$e| { ${pick(['$e', any()])} }`,
      () => `${one()}.reduce(${array()}) |$m, $e| { ${pick(['$m << $e', '$m + [$e]', '$m'])} }`,
      () => `${this.#simple('hash')}.reduce([]) |$m, $e| { $m << $e[1] }`,
      () => `${this.#collection()}.partition |$e| { $e =~ Integer }`,
      () => `${one()}.${pick(['step(2)', 'reverse_each'])}.map |$e| { $e }`,
      () => `${pick(['concat', 'union', 'intersection', 'difference'])}(${one()}, ${array()})`,
      () => `any2array(${any()})`,
      () => `delete_undef_values(${one()})`,
      () => `delete(${one()}, ${this.#literal('other')})`,
    ]; // prettier-ignore
  }

  #hashes(depth: number): (() => string)[] {
    const { pick } = this.#random;
    const one = (): string => this.#simple('hash');
    const hash = (): string => this.#value('hash', depth);
    const any = (): string => this.#value(this.#kind(), depth);
    const key = (): string => `'${pick(['a', 'b', 'c', 'z'])}'`;
    return [
      () => `(${one()} + ${hash()})`,
      () => `(${one()} + { ${key()} => ${any()} })`,
      () => `({ ${key()} => ${any()} } + ${hash()})`,
      () => `(${one()} - ${pick(["'a'", "['a', 'b']", hash()])})`,
      () => `({ 'a' => ${any()}, ${pick(["'b'", "'z'"])} => ${any()} })`,
      () => `${one()}.filter |$e| { ${pick(['true', 'false', '$e[1] =~ Integer'])} }`,
      () => `${one()}.filter |$k, $e| { ${pick(["$k == 'a'", '$e =~ String', "$k != 'b'"])} }`,
      () => `${this.#collection()}.map |$k, $e| { [$k, $e] }.convert_to(Hash)`,
      () => `${this.#collection()}.reduce(${hash()}) |$m, $e| { ${pick(["$m + { 'n' => $e }", '$m', "merge($m, { 'a' => $e })"])} }`,
      () => `${this.#collection()}.group_by |$e| { type($e, generalized) }`,
      () => `merge(${one()}, ${hash()})`,
      () => `merge(${one()}, { ${key()} => ${any()} })`,
      () => `merge({ ${key()} => ${any()} }, ${one()}, ${hash()})`,
      () => `deep_merge(${one()}, ${hash()})`,
      () => `delete(${one()}, ${key()})`,
      () => `delete_undef_values(${one()})`,
      () => `Hash(${one()})`,
    ]; // prettier-ignore
  }

  /** A call of a function of the program, unless too many calls are nested. */
  #call(): string {
    const { name, parameters } = this.#random.pick(this.#functions);
    const args = parameters.map(({ kind, instance }) =>
      this.#random.below(8) === 0 ? this.#simple(kind) : instance(),
    );
    return `(if $n > 0 { ${name}($n - 1, ${args.join(', ')}) } else { ${this.#simple('other')} })`;
  }

  #elements(depth: number): (() => string)[] {
    const { pick } = this.#random;
    const array = (): string => this.#value('array', depth);
    const hash = (): string => this.#value('hash', depth);
    const other = (): string => this.#value('other', depth);
    const index = (): string => pick(['0', '1', '2', '-1', '-2']);
    const key = (): string => `'${pick(['a', 'b', 'c', 'z'])}'`;
    return [
      () => `${array()}[${index()}]`,
      () => `${hash()}[${key()}]`,
      () => `${array()}.dig(${index()})`,
      () => `${hash()}.dig(${key()})`,
      () => `get(${hash()}, ${key()}${pick(['', `, ${this.#literal('other')}`])})`,
      () => `${array()}.get('${pick(['0', '1'])}')`,
      () => `${this.#collection()}.${pick(['length', 'empty', 'size'])}`,
      () => `${this.#collection()}.reduce |$m, $e| { ${pick(['$e', '$m', '[$m, $e]'])} }`,
      () => `${array()}.reduce(${other()}) |$m, $e| { ${pick(['$e', '$m'])} }`,
      () => `${this.#collection()}.index |$k, $e| { $e =~ Integer }`,
      () => `pick(${hash()}[${key()}], ${this.#literal('other')})`,
      () => `pick_default(${hash()}[${key()}], ${this.#literal('other')})`,
      () => `pick('', ${array()}[${index()}], ${this.#literal('other')})`,
      () => `has_key(${hash()}, ${key()})`,
      () => `member(${array()}, '${pick(['a', 'b'])}')`,
      () => `bool2str(${this.#collection()}.empty)`,
      () => `str2bool('yes')`,
      () => `count(${array()})`,
      () => `${other()}.then |$t| { $t }`,
      () => `${other()}.lest || { ${other()} }`,
      () => this.#call(),
      () => this.#call(),
      () => `${this.#simple('hash')}[${key()}].then |$t| { $t }`,
      () => `${this.#simple('array')}[${index()}].then |$t| { [$t] }`,
    ];
  }
}
