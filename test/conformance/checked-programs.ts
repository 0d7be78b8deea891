/**
 * Generates short random programs that test values, derive other values from these, and test both again, with the same type and
 * with others. They show whether code that remembers or proves the type of one value applies this to another. The generator has
 * models of the values, so most programs only pass values of the right types; a program may end with a wrong one. The same seed
 * gives the same programs.
 */
import { construct, derive } from './model-steps.js';
import { type ModelType, ModelTypes } from './model-types.js';
import { ModelValues } from './model-values.js';
import { isArray, isHash, isSmall, literalOf, type Model, type ModelKey } from './models.js';
import { createRandom, type Random } from './random.js';

/** Returns `count` random programs. */
export function generateCheckedPrograms(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => new CheckedProgram(random).text());
}

/** Assigns the value of an expression to a new variable. Returns its name. Without a model, other steps do not use the variable. */
type Keep = (text: string, model?: Model) => string;

interface Variable {
  readonly name: string;
  readonly model: Model;
}

/** A function with a typed parameter, which accepts only some values. */
interface Taker {
  readonly name: string;
  readonly type: ModelType;
  /** Whether a call with the value certainly succeeds. */
  readonly accepts: (model: Model) => boolean;
  /** The value of a call. */
  readonly result: (model: Model) => Model;
}

class CheckedProgram {
  readonly #random: Random;
  readonly #types: ModelTypes;
  readonly #values: ModelValues;
  readonly #functions: string[] = [];
  readonly #takers: Taker[] = [];
  readonly #tests: ModelType[] = [];
  #names = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#types = new ModelTypes(random);
    this.#values = new ModelValues(random);
  }

  text(): string {
    const start = this.#values.collection();
    const body = this.#flow(start);
    const declared = this.#random.pick([this.#typeOf(start).text, this.#typeOf(start).text, 'Any', kindOf(start)]);
    const result = this.#random.below(4) === 0 ? ' >> Array' : '';
    const calls = [construct(start, this.#random), construct(start, this.#random)];
    const end = this.#random.below(5) === 0 ? this.#container(start) : '';
    const main = `$start = ${construct(start, this.#random)}\n$all = [flow($start), flow(${calls[0]}), flow($start), $start, flow(${calls[1]})]\n`;
    return [
      ...this.#types.definitions,
      'function same(Any $x) { $x }',
      ...this.#tests.map(({ text }, i) => this.#testText(text, i)),
      ...this.#functions,
      `function flow(${declared} $v)${result} {`,
      ...body,
      `}\n${main}${end === '' ? '$all' : end}\n`,
    ].join('\n');
  }

  /** A function that returns whether a value has a type. */
  #testText(type: string, index: number): string {
    const body = this.#random.pick([
      `$x =~ ${type}`,
      `$x =~ ${type}`,
      `$x !~ ${type}`,
      `case $x { ${type}: { 'yes' } default: { 'no' } }`,
      `$x ? { ${type} => 1, default => 2 }`,
      `[$x, 1].map |$y| { $y =~ ${type} }`,
    ]);
    return `function is${index}(Any $x) { ${body} }`;
  }

  // Types

  /** A type that accepts a value, or several values. */
  #typeOf(...models: readonly Model[]): ModelType {
    const known = this.#tests.filter((type) => models.every(type.accepts));
    return known.length > 0 && this.#random.below(3) === 0 ? this.#random.pick(known) : this.#types.accepting(models);
  }

  /** Returns a call of a function that tests whether a value has a type. */
  #test(type: ModelType, value: string): string {
    let index = this.#tests.indexOf(type);
    if (index < 0) index = this.#tests.push(type) - 1;
    return `is${index}(${value})`;
  }

  // The function with the steps

  #flow(start: Model): string[] {
    const variables: Variable[] = [{ name: '$v', model: start }];
    const shown: string[] = [];
    const body: string[] = [];
    const keep: Keep = (text, model) => {
      const name = `$${model === undefined ? 's' : 'v'}${this.#names++}`;
      body.push(`  ${name} = ${text}`);
      shown.push(name);
      if (model !== undefined && isSmall(model)) variables.push({ name, model });
      return name;
    };
    let type = this.#typeOf(start);
    for (let count = 3 + this.#random.below(4); count > 0; count--) {
      const recent = this.#random.below(2) === 0 ? variables.at(-1)! : this.#random.pick(variables);
      switch (this.#random.below(19)) {
        case 0:
        case 1:
        case 2:
        case 3: {
          const { text, model } = this.#derive(recent);
          keep(text, model);
          break;
        }
        case 4:
        case 5:
          keep(this.#test(type, this.#random.pick(variables).name));
          break;
        case 6:
          type = this.#typeOf(recent.model);
          keep(this.#test(type, recent.name));
          break;
        case 7:
          keep(`${recent.name} =~ ${type.text}`);
          break;
        case 8:
        case 9: {
          const taker = this.#taker(recent.model, type);
          keep(`${taker.name}(${recent.name})`, taker.result(recent.model));
          break;
        }
        case 10: {
          const inner = this.#derive({ name: '$x', model: recent.model });
          const typed = type.accepts(recent.model) ? type : this.#typeOf(recent.model);
          keep(`with(${recent.name}) |${typed.text} $x| { ${inner.text} }`, inner.model);
          break;
        }
        case 11:
        case 12:
        case 13:
          type = this.#types.named(this.#typeOf(recent.model));
          this.#retest(recent, type, keep);
          break;
        case 14:
          this.#reduction(recent, keep);
          break;
        case 15:
        case 16:
          if (isArray(recent.model) || isHash(recent.model))
            keep(`${this.#narrowing(recent.model, false)}(${recent.name})`);
          break;
        case 17:
          this.#elements(recent, keep);
          break;
        default: {
          const [one, other] = [this.#random.pick(variables), recent];
          keep(
            `case [${one.name}, ${other.name}] { [${this.#typeOf(one.model).text}, ${type.text}]: { 'both' } [${type.text}, default]: { 'one' } default: { 'none' } }`,
          );
        }
      }
    }
    body.push(`  $shown = [${['$v', ...shown].join(', ')}]`);
    if (this.#random.below(2) === 0) body.push(`  $last = ${this.#doubtful(variables)}`);
    return [...body, '  $shown'];
  }

  /** Tests a value, values that are derived from it step by step, and the first value again, all with the same type. */
  #retest(first: Variable, type: ModelType, keep: Keep): void {
    const tests = [this.#test(type, first.name)];
    let current = first;
    for (let count = 1 + this.#random.below(3); count > 0; count--) {
      const { text, model } = this.#derive(current);
      if (!isSmall(model)) break;
      current = { name: keep(text, model), model };
      tests.push(this.#test(type, current.name));
    }
    const list = this.#types.listOf(type);
    tests.push(this.#test(list, `[${first.name}, ${current.name}]`), this.#test(list, `[${first.name}]`));
    keep(`[${[...tests, this.#test(type, first.name)].join(', ')}]`);
  }

  #derive({ name, model }: Variable): Variable & { text: string } {
    const derived = derive(name, model, this.#random, () => this.#values.fresh());
    return { name, ...derived };
  }

  /** A call that perhaps fails: it passes a value to a parameter for the type of another value. */
  #doubtful(variables: readonly Variable[]): string {
    const wanted = this.#random.pick(variables);
    const { name } = this.#taker(wanted.model, this.#typeOf(wanted.model));
    const passed = this.#random.pick(variables).name;
    const type = this.#typeOf(wanted.model).text;
    if (this.#random.below(3) === 0 && (isArray(wanted.model) || isHash(wanted.model)))
      return `${this.#narrowing(wanted.model, true)}(${wanted.name})`;
    return this.#random.pick([
      `${name}(${passed})`,
      `${name}(${passed})`,
      `[1, 2, 3].reduce(${wanted.name}) |${type} $m, $i| { ${this.#extension('$m', wanted.model)} }`,
      `[1, 2, 3].reduce(${wanted.name}) |${type} $m, $i| { ${this.#extension('$m', wanted.model)} }`,
      `[1, 2].map |$i| { ${name}(${passed}) }`,
      `[${wanted.name}, ${passed}].map |$x| { ${name}($x) }`,
      `[${wanted.name}, ${passed}].each |$x| { if ${name}($x) == 1 { next() } }`,
      `[${passed}].reduce(${wanted.name}) |$m, $x| { ${name}($x) }`,
      `with(${passed}) |${type} $x| { $x }`,
    ]);
  }

  /**
   * Returns a function that accepts a collection, and tests it or an element of it with a narrower type.
   *
   * @param mayFail whether the function may pass a wrong value to a parameter
   */
  #narrowing(model: readonly Model[] | ReadonlyMap<ModelKey, Model>, mayFail: boolean): string {
    const [wide, narrow] = this.#types.wideAndNarrow(model);
    const elements = isArray(model) ? model : Array.from(model.values());
    const element = this.#types.named(this.#types.accepting(elements, 1)).text;
    const key = isArray(model) ? this.#random.pick(['0', '-1', '1', '7']) : literalOf(this.#random.pick([...model.keys(), 'z'])); // prettier-ignore
    const list = isArray(model) ? `Array[${element}]` : `Hash[Any, ${element}]`;
    const read = this.#random.pick([`$x[${key}]`, `$x.dig(${key})`, `(if $x.length > 1 { $x[${key}] })`]);
    const [name, inner] = [`g${this.#names++}`, `g${this.#names++}`];
    const isElement = this.#random.below(2) === 0;
    const [given, tested, value] = isElement ? [list, element, read] : [wide, narrow, '$x'];
    if (mayFail) {
      const result = this.#random.pick(['$x', '[$x]', '$x == 1']);
      this.#functions.push(
        `function ${inner}(${tested} $x) { ${result} }`,
        `function ${name}(${given} $x) { ${inner}(${value}) }`,
      );
    } else {
      const body = this.#random.pick([
        `${value} =~ ${tested}`,
        `$y = ${value}\n  case $y { ${tested}: { 'yes' } default: { $y } }`,
        `$y = ${value}\n  if $y =~ ${tested} { [$y] } else { 'no' }`,
        `$y = ${value}\n  if $y =~ ${tested} { ${inner}($y) } else { 'no' }`,
      ]);
      this.#functions.push(`function ${inner}(${tested} $x) { [$x, 1] }`, `function ${name}(${given} $x) { ${body} }`);
    }
    return name;
  }

  /** Returns a function that accepts a value. Its type is `wanted` if that accepts the value. */
  #taker(model: Model, wanted: ModelType): Taker {
    const known = this.#takers.filter((taker) => taker.accepts(model));
    if (known.length > 0 && this.#random.below(3) > 0) return this.#random.pick(known);
    const type = wanted.accepts(model) && this.#random.below(3) > 0 ? wanted : this.#typeOf(model);
    const taker = { name: `f${this.#names++}`, type, ...this.#body(model, type) };
    this.#functions.push(taker.text(taker.name));
    this.#takers.push(taker);
    return taker;
  }

  /** The text of a function with a parameter of a type, and what it accepts. */
  #body(model: Model, type: ModelType): Pick<Taker, 'accepts' | 'result'> & { text: (name: string) => string } {
    const only = literalOf(model);
    const isModel = (each: Model): boolean => literalOf(each) === only;
    const derived = this.#derive({ name: '$x', model });
    switch (this.#random.below(8)) {
      case 0: {
        const inner = this.#taker(model, this.#typeOf(model));
        const declared = this.#random.pick([type, type, { text: 'Any', accepts: () => true }]);
        return {
          text: (name) => `function ${name}(${declared.text} $x) { ${inner.name}($x) }`,
          accepts: (each) => declared.accepts(each) && inner.accepts(each),
          result: inner.result,
        };
      }
      case 1: {
        // The result is checked too.
        const result = this.#typeOf(derived.model);
        return {
          text: (name) => `function ${name}(${type.text} $x) >> ${result.text} { ${derived.text} }`,
          accepts: isModel,
          result: () => derived.model,
        };
      }
      case 2: {
        const result = this.#typeOf(model);
        const argument = this.#random.pick(['Any', kindOf(model)]);
        return {
          text: (name) => `function ${name}(${argument} $x) >> ${result.text} { $x }`,
          accepts: isModel,
          result: (each) => each,
        };
      }
      case 3:
        return this.#recursion(model);
      case 4: {
        const other = this.#typeOf(derived.model);
        return {
          text: (name) => `function ${name}(${type.text} $x) { [$x, $x =~ ${other.text}] }`,
          accepts: type.accepts,
          result: (each) => [each, other.accepts(each)],
        };
      }
      case 5:
        return {
          text: (name) => `function ${name}(${type.text} $x) { $x }`,
          accepts: type.accepts,
          result: (each) => each,
        };
      default:
        return {
          text: (name) => `function ${name}(${type.text} $x) { ${derived.text} }`,
          accepts: isModel,
          result: () => derived.model,
        };
    }
  }

  /** A function that derives a value and calls itself with that. */
  #recursion(model: Model): Pick<Taker, 'accepts' | 'result'> & { text: (name: string) => string } {
    const states = [model];
    const step = this.#derive({ name: '$x', model });
    // The step is applied twice. Its model is only known for the first time.
    states.push(step.model);
    const type = this.#typeOf(...states);
    const other = this.#typeOf(step.model);
    const call = (name: string): string => `${name}(${step.text}, $n - 1)`;
    const only = literalOf(model);
    const result = this.#random.below(2) === 0 ? '' : ` >> ${other.text}`;
    return {
      text: (name) =>
        `function ${name}(${type.text} $x, Integer $n = 1)${result} { if $n <= 0 { $x } else { ${call(name)} } }`,
      accepts: (each) => literalOf(each) === only,
      result: () => step.model,
    };
  }

  /** `reduce` with a start value whose memos are tested. */
  #reduction({ name, model }: Variable, keep: Keep): void {
    const type = this.#typeOf(model);
    const memo = this.#random.below(2) === 0 ? '$m' : `${type.text} $m`;
    const step = this.#derive({ name: '$m', model });
    switch (this.#random.below(5)) {
      case 0:
        keep(`[1].reduce(${name}) |${memo}, $i| { ${step.text} }`, step.model);
        break;
      case 1:
        keep(`[1, 2].reduce(${name}) |$m, $i| { if ${this.#test(type, '$m')} == ${this.#test(type, name)} { ${step.text} } else { $m } }`); // prettier-ignore
        break;
      case 2:
        keep(`[1, 2, 3, 0, 1].reduce(${name}) |$m, $i| { ${this.#extensionOfTested('$m', model, type)} }`);
        break;
      case 3: {
        // The memos are kept.
        const sum = this.#extension('$m[0]', model);
        keep(`[1, 2, 3].reduce([${name}, []]) |$m, $i| { $n = ${sum}; [$n, $m[1] << ${this.#test(type, '$n')}] }`);
        break;
      }
      default:
        keep(`[1, 2, 3].reduce([]) |$m, $i| { $m << [${name}, $m[-1], ${this.#test(type, name)}] }`);
    }
  }

  /** An extension of a collection, which code can do in place. It depends on the type of the collection. */
  #extensionOfTested(name: string, model: Model, type: ModelType): string {
    const [one, other] = [this.#extension(name, model), this.#extension(name, model)];
    return this.#random.pick([
      `if ${name} =~ ${type.text} { ${one} } else { ${other} }`,
      `case ${name} { ${type.text}: { ${one} } default: { ${other} } }`,
      `${name} ? { ${type.text} => ${one}, default => ${other} }`,
    ]);
  }

  /** An expression that adds an element or a pair to a collection. In a loop, `$i` is the number of the step. */
  #extension(name: string, model: Model): string {
    // The last steps can add a value of another type than the first ones.
    const added = (known: Model): string => {
      const fresh = literalOf(this.#values.fresh());
      return this.#random.pick([
        fresh,
        `[${literalOf(known)}, ${literalOf(known)}, ${literalOf(known)}, ${fresh}][$i]`,
      ]);
    };
    if (isArray(model)) {
      const value = added(model[0] ?? 1n);
      return this.#random.pick([`${name} << ${value}`, `${name} + [${value}]`, `[*${name}, ${value}]`]);
    }
    if (!isHash(model)) return `[${name}]`;
    const keys = Array.from(model.keys());
    const key = this.#random.pick<ModelKey>([...keys, ...keys, 'z']);
    const text = this.#random.below(8) === 0 ? '"k${i}"' : literalOf(key);
    return `${name} + { ${text} => ${added(model.get(key) ?? 1n)} }`;
  }

  /** Calls for each element of a collection. */
  #elements({ name, model }: Variable, keep: Keep): void {
    if (isArray(model) && model.length > 0) {
      const type = this.#typeOf(...model);
      const element = this.#random.pick(model);
      const step = this.#derive({ name: '$x', model: element });
      switch (this.#random.below(4)) {
        case 0:
          keep(`${name}.map |${type.text} $x| { $x }`, model);
          break;
        case 1:
          keep(`${name}.map |$x| { if $x == ${literalOf(element)} { ${step.text} } else { ${this.#test(type, '$x')} } }`); // prettier-ignore
          break;
        case 2:
          keep(`${name}.filter |$x| { ${this.#test(type, '$x')} }.map |$x| { ${this.#test(this.#typeOf(element), '$x')} }`); // prettier-ignore
          break;
        default:
          keep(`${name}.reverse_each.map |$i, $x| { [$i, ${this.#test(type, '$x')}] }`);
      }
    } else if (isHash(model) && model.size > 0) {
      const [key, value] = this.#random.pick(Array.from(model));
      const keys = this.#typeOf(...model.keys());
      const values = this.#typeOf(...model.values());
      switch (this.#random.below(4)) {
        case 0:
          keep(`${name}.map |${keys.text} $k, ${values.text} $x| { $x }`, Array.from(model.values()));
          break;
        case 1:
          keep(`${name}.filter |$k, $x| { ${this.#test(values, '$x')} }.map |$k, $x| { [$k, ${this.#test(this.#typeOf(value), '$x')}] }`); // prettier-ignore
          break;
        case 2:
          keep(`${name}.any |$k, $x| { ${this.#test(this.#typeOf(key), '$k')} and $x == ${literalOf(value)} }`);
          break;
        default:
          keep(`Hash(${name}.map |$k, $x| { [$k, ${this.#test(values, '$x')}] })`);
      }
    } else keep(this.#test(this.#typeOf(model), name));
  }

  // Classes and defined types

  /** Statements that declare a class or a resource with a value, after the calls. */
  #container(start: Model): string {
    const type = this.#typeOf(start);
    const inner = this.#derive({ name: '$x', model: start });
    const test = this.#test(type, '$y');
    const defaultValue = this.#random.pick(['', ' = $start', ` = ${literalOf(start)}`]).replace('$start', literalOf(start)); // prettier-ignore
    return this.#random.pick([
      `class c(${type.text} $x${defaultValue}) { $y = ${inner.text}\n  $z = [${test}, $x] }\nclass { 'c': x => ${construct(start, this.#random)} }\n[$all, $c::z, $c::y]`,
      `class c(${type.text} $x${defaultValue}) { $y = ${inner.text}\n  $z = [${test}, flow($x)] }\nclass { 'c': x => $start }\n[$all, $c::z]`,
      `define d(${type.text} $x) { $y = ${inner.text}\n  notice(${test}) }\nd { 'one': x => $start }\nd { 'two': x => ${construct(start, this.#random)} }\n$all`,
    ]);
  }
}

/** The plain type of a value. */
function kindOf(model: Model): string {
  if (isArray(model)) return 'Array';
  if (isHash(model)) return 'Hash';
  return typeof model === 'bigint' ? 'Integer' : typeof model === 'string' ? 'String' : 'Any';
}
