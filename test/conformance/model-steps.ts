/** Expressions that derive a value from a variable, with models of their values. */
import {
  flattened,
  isArray,
  isHash,
  isInteger,
  literalOf,
  merged,
  type Model,
  type ModelHash,
  type ModelKey,
  unique,
  withoutKeys,
} from './models.js';
import type { Random } from './random.js';

/** An expression and its value. It is an operand of any operator, and no argument of the statement before it. */
export interface Derived {
  readonly text: string;
  readonly model: Model;
}

/** What a step has at hand: the variable, its value, and a source of other values. */
interface Site<M> {
  readonly variable: string;
  readonly model: M;
  readonly random: Random;
  /** Returns a value that replaces or joins others. */
  readonly fresh: () => Model;
}

type Steps<M> = readonly ((site: Site<M>) => Derived | null)[];

/** Returns an expression that reads a variable; its value is perhaps that of the variable, or shares parts of it. */
export function derive(variable: string, model: Model, random: Random, fresh: () => Model): Derived {
  const of = <M>(steps: Steps<M>, value: M): Derived | null =>
    random.pick(random.below(2) === 0 ? steps.slice(0, COMMON) : steps)({ variable, model: value, random, fresh });
  for (let i = 0; i < 8; i++) {
    const derived =
      random.below(8) === 0
        ? of(STEPS_OF_ALL, model)
        : isArray(model)
          ? of(STEPS_OF_ARRAYS, model)
          : isHash(model)
            ? of(STEPS_OF_HASHES, model)
            : typeof model === 'bigint'
              ? of(STEPS_OF_INTEGERS, model)
              : typeof model === 'string'
                ? of(STEPS_OF_TEXTS, model)
                : of(STEPS_OF_ALL, model);
    if (derived !== null) return derived;
  }
  return { text: variable, model };
}

/** The number of steps at the beginning of a list that programs have more often: those that change elements. */
const COMMON = 9;

const STEPS_OF_ALL: Steps<Model> = [
  ({ variable, model }) => ({ text: `same(${variable})`, model }),
  ({ variable, model }) => ({ text: `same([${variable}])[0]`, model }),
  ({ variable, model }) => ({ text: `{ 'k' => ${variable} }['k']`, model }),
  ({ variable, model }) => ({ text: `(with(${variable}) |$x| { $x })`, model }),
  ({ variable, model }) => (model === null ? null : { text: `(${variable}.then |$x| { $x })`, model }),
  ({ variable, model }) => (model === null ? null : { text: `(${variable}.lest || { 1 })`, model }),
  ({ variable, model }) => ({ text: `[${variable}, ${variable}]`, model: [model, model] }),
  ({ variable, model }) => ({ text: `[[1, ${variable}]]`, model: [[1n, model]] }),
  ({ variable, model }) => ({ text: `{ 'a' => ${variable} }`, model: new Map([['a', model]]) }),
  ({ variable, model, fresh }) => {
    const other = fresh();
    return { text: `[${variable}, ${literalOf(other)}]`, model: [model, other] };
  },
  ({ variable, model, fresh }) => {
    const other = fresh();
    return { text: `(if ${variable} == same(${variable}) { ${variable} } else { ${literalOf(other)} })`, model };
  },
];

const keyOf = ({ model, random }: Site<ModelHash>): ModelKey =>
  model.size > 0 && random.below(5) > 0 ? random.pick(Array.from(model.keys())) : random.pick(['a', 'b', 'z', 1n]);

const pair = (key: ModelKey, value: Model): ModelHash => new Map([[key, value]]);

const STEPS_OF_HASHES: Steps<ModelHash> = [
  (site) => {
    const key = keyOf(site);
    return { text: `(${site.variable} - ${literalOf(key)})`, model: withoutKeys(site.model, [key]) };
  },
  (site) => {
    const keys = [keyOf(site), keyOf(site)];
    return { text: `(${site.variable} - ${literalOf(keys)})`, model: withoutKeys(site.model, keys) };
  },
  (site) => {
    const key = keyOf(site);
    return { text: `(${site.variable} - { ${literalOf(key)} => 1 })`, model: withoutKeys(site.model, [key]) };
  },
  (site) => {
    const key = keyOf(site);
    return {
      text: `(${site.variable}.filter |$k, $x| { $k != ${literalOf(key)} })`,
      model: withoutKeys(site.model, [key]),
    };
  },
  (site) => {
    const [key, value] = [keyOf(site), site.fresh()];
    return { text: `(${site.variable} + ${literalOf(pair(key, value))})`, model: merged(site.model, pair(key, value)) };
  },
  (site) => {
    const added: ModelHash = new Map([[keyOf(site), site.fresh()], [keyOf(site), site.fresh()]]); // prettier-ignore
    return { text: `(${site.variable} + ${literalOf(added)})`, model: merged(site.model, added) };
  },
  (site) => {
    const [key, value] = [keyOf(site), site.fresh()];
    return { text: `(${site.variable} + [[${literalOf(key)}, ${literalOf(value)}]])`, model: merged(site.model, pair(key, value)) }; // prettier-ignore
  },
  (site) => {
    const [key, value] = [keyOf(site), site.fresh()];
    return { text: `(${literalOf(pair(key, value))} + ${site.variable})`, model: merged(pair(key, value), site.model) };
  },
  // Replaced and then put back.
  (site) => {
    const key = keyOf(site);
    if (!site.model.has(key)) return null;
    return {
      text: `(${site.variable} + ${literalOf(pair(key, site.fresh()))} + { ${literalOf(key)} => ${site.variable}[${literalOf(key)}] })`,
      model: site.model,
    };
  },
  (site) => {
    const [key, value] = [keyOf(site), site.fresh()];
    const text = `(${site.variable} + ${literalOf(pair(key, value))} - ${literalOf(key)})`;
    return { text, model: withoutKeys(site.model, [key]) };
  },
  // A nested value changes.
  (site) => {
    const key = keyOf(site);
    const inner = site.model.get(key);
    const read = `${site.variable}[${literalOf(key)}]`;
    if (inner === undefined) return null;
    if (isArray(inner)) {
      const value = site.fresh();
      return {
        text: `(${site.variable} + { ${literalOf(key)} => ${read} << ${literalOf(value)} })`,
        model: merged(site.model, pair(key, [...inner, value])),
      };
    }
    if (isHash(inner)) {
      const added = pair(site.random.pick(['a', 'z']), site.fresh());
      return {
        text: `(${site.variable} + { ${literalOf(key)} => ${read} + ${literalOf(added)} })`,
        model: merged(site.model, pair(key, merged(inner, added))),
      };
    }
    return { text: `(${site.variable} + { ${literalOf(key)} => [${read}] })`, model: merged(site.model, pair(key, [inner])) }; // prettier-ignore
  },
  ({ variable, model }) => ({ text: `Hash(${variable}.map |$k, $x| { [$k, $x] })`, model }),
  ({ variable, model }) => ({ text: `(${variable}.map |$k, $x| { [$k, $x] }).convert_to(Hash)`, model }),
  ({ variable, model, fresh }) => {
    const value = fresh();
    return {
      text: `Hash(${variable}.map |$k, $x| { [$k, ${literalOf(value)}] })`,
      model: new Map(Array.from(model, ([key]) => [key, value])),
    };
  },
  ({ variable, model }) => ({ text: `Hash(Array(${variable}))`, model }),
  ({ variable, model }) => ({ text: `(${variable}.filter |$k, $x| { true })`, model }),
  ({ variable, model }) => ({ text: `(${variable}.filter |$p| { $p[1] != undef })`, model: new Map(Array.from(model).filter(([, value]) => value !== null)) }), // prettier-ignore
  ({ variable, model }) => ({ text: `(${variable}.reduce({}) |$m, $p| { $m + { $p[0] => $p[1] } })`, model }),
  ({ variable, model, fresh }) => {
    const value = fresh();
    return {
      text: `(${variable}.reduce(${variable}) |$m, $p| { $m + { $p[0] => ${literalOf(value)} } })`,
      model: new Map(Array.from(model, ([key]) => [key, value])),
    };
  },
  ({ variable, model }) => ({
    text: `(${variable}.keys.reduce(${variable}) |$m, $k| { $m - $k })`,
    model: model.size === 0 ? model : new Map(),
  }),
  ({ variable, model }) => ({ text: `${variable}.values`, model: Array.from(model.values()) }),
  ({ variable, model }) => ({ text: `${variable}.keys`, model: Array.from(model.keys()) }),
  ({ variable, model }) => ({ text: `(${variable}.map |$k, $x| { $x })`, model: Array.from(model.values()) }),
  (site) => {
    const key = keyOf(site);
    return { text: `${site.variable}[${literalOf(key)}]`, model: site.model.get(key) ?? null };
  },
  (site) => {
    const key = keyOf(site);
    return { text: `${site.variable}.dig(${literalOf(key)})`, model: site.model.get(key) ?? null };
  },
  // Many additions make the hash a large one.
  ({ variable, model, random }) => {
    const count = random.pick([3, 9, 20]);
    const added = new Map(Array.from({ length: count }, (_, i) => [`k${i}`, BigInt(i)] as const));
    return {
      text: `(Integer[0, ${count - 1}].reduce(${variable}) |$m, $i| { $m + { "k\${i}" => $i } })`,
      model: merged(model, added),
    };
  },
  (site) => {
    const key = keyOf(site);
    const model = site.model.get(key) ?? null;
    return { text: `([1, 2, 3, 4, 5, 6, 7, 8, 9].map |$i| { ${site.variable}[${literalOf(key)}] })[-1]`, model };
  },
];

const STEPS_OF_ARRAYS: Steps<readonly Model[]> = [
  ({ variable, model, fresh }) => {
    const value = fresh();
    return { text: `(${variable} << ${literalOf(value)})`, model: [...model, value] };
  },
  ({ variable, model, fresh }) => {
    const value = fresh();
    return { text: `(${variable} + [${literalOf(value)}])`, model: [...model, value] };
  },
  ({ variable, model, fresh }) => {
    const value = fresh();
    return { text: `[*${variable}, ${literalOf(value)}]`, model: [...model, value] };
  },
  ({ variable, model, fresh }) => {
    const value = fresh();
    return { text: `([${literalOf(value)}] + ${variable})`, model: [value, ...model] };
  },
  ({ variable, model, random }) => {
    if (model.length === 0) return null;
    const removed = literalOf(random.pick(model));
    return { text: `(${variable} - [${removed}])`, model: model.filter((each) => literalOf(each) !== removed) };
  },
  ({ variable, model }) => ({ text: `unique(${variable})`, model: unique(model) }),
  ({ variable, model }) => ({ text: `flatten(${variable})`, model: flattened(model) }),
  ({ variable, model }) => ({ text: `Array(${variable}.reverse_each)`, model: model.toReversed() }),
  ({ variable, model }) => ({ text: `(${variable}.reverse_each.map |$x| { $x })`, model: model.toReversed() }),
  ({ variable, model }) => ({ text: `${variable}[1, -1]`, model: model.slice(1) }),
  ({ variable, model }) => ({ text: `${variable}[0, -2]`, model: model.slice(0, -1) }),
  ({ variable, model }) => ({ text: `${variable}[0, 2]`, model: model.slice(0, 2) }),
  ({ variable, model }) => ({ text: `${variable}[0]`, model: model[0] ?? null }),
  ({ variable, model }) => ({ text: `${variable}[-1]`, model: model.at(-1) ?? null }),
  ({ variable, model, random }) => {
    if (model.length === 0) return null;
    const removed = literalOf(random.pick(model));
    return {
      text: `(${variable}.filter |$x| { $x != ${removed} })`,
      model: model.filter((each) => literalOf(each) !== removed),
    };
  },
  ({ variable, model }) => ({ text: `(${variable}.filter |$i, $x| { $i > 0 })`, model: model.slice(1) }),
  ({ variable, model }) => ({ text: `(${variable}.map |$x| { $x })`, model }),
  ({ variable, model }) => ({ text: `(${variable}.map |$x| { if $x =~ Undef { next(1) } $x })`, model: model.map((each) => each ?? 1n) }), // prettier-ignore
  ({ variable, model }) => ({ text: `(${variable}.map |$x| { [$x] })`, model: model.map((each) => [each]) }),
  ({ variable, model }) => ({ text: `(${variable}.reduce([]) |$m, $x| { $m << $x })`, model }),
  ({ variable, model }) => ({ text: `(${variable}.reduce([]) |$m, $x| { $m + [$x] })`, model }),
  ({ variable, model }) => ({ text: `(${variable}.reduce(${variable}) |$m, $x| { [*$m, $x] })`, model: [...model, ...model] }), // prettier-ignore
  ({ variable, model }) => ({
    text: `(${variable}.reduce([]) |$m, $x| { $m << [$x, $m[-1]] })[0, 2]`,
    model: model.slice(0, 2).map((each, i): Model => (i === 0 ? [each, null] : [each, [model[0]!, null]])),
  }),
  ({ variable, model }) => ({ text: `(${variable} + ${variable})`, model: [...model, ...model] }),
  ({ variable, model }) => ({
    text: `${variable}.slice(2)`,
    model: Array.from({ length: Math.ceil(model.length / 2) }, (_, i) => model.slice(2 * i, 2 * i + 2)),
  }),
  ({ variable, model }) => ({
    text: `Hash(${variable}.map |$i, $x| { ["n\${i}", $x] })`,
    model: new Map(model.map((each, i) => [`n${i}`, each])),
  }),
  ({ variable, model, random }) => {
    const count = random.pick([3, 31, 40]);
    return {
      text: `(${variable} + (Integer[1, ${count}].map |$i| { $i }))`,
      model: [...model, ...Array.from({ length: count }, (_, i) => BigInt(i + 1))],
    };
  },
  ({ variable, model }) => ({ text: `${variable}.length`, model: BigInt(model.length) }),
];

const integer = (text: string, model: bigint): Derived | null => (isInteger(model) ? { text, model } : null);

const STEPS_OF_INTEGERS: Steps<bigint> = [
  ({ variable, model }) => integer(`(${variable} + 1)`, model + 1n),
  ({ variable, model }) => integer(`(${variable} - 1)`, model - 1n),
  ({ variable, model }) => integer(`(${variable} * 2)`, model * 2n),
  ({ variable, model }) => integer(`(${variable} * ${variable} + 1)`, model * model + 1n),
  ({ variable, model }) => integer(`(0 - ${variable})`, -model),
  ({ variable, model }) => integer(`(${variable} >> 1)`, model >> 1n),
  ({ variable, model }) => integer(`(${variable} + 9007199254740991)`, model + 2n ** 53n - 1n),
  ({ variable, model }) => integer(`(${variable} - 9007199254740992)`, model - 2n ** 53n),
  ({ variable, model }) => integer(`([1, 2, 3].reduce(${variable}) |$m, $i| { $m + $i })`, model + 6n),
  ({ variable, model }) => integer(`([1, 2, 3].reduce(${variable}) |$m, $i| { $m - $i })`, model - 6n),
  ({ variable, model }) => {
    if (!isInteger(model + 2n)) return null;
    return { text: `(Integer[${variable}, ${variable} + 2].map |$i| { $i })`, model: [model, model + 1n, model + 2n] };
  },
  ({ variable, model }) => ({ text: `"\${${variable}}"`, model: String(model) }),
  ({ variable, model }) => ({ text: `Integer("\${${variable}}")`, model }),
  ({ variable, model }) => ({ text: `(${variable} ? { 0 => 'zero', Integer => ${variable}, default => undef })`, model: model === 0n ? 'zero' : model }), // prettier-ignore
  ({ variable, model }) => ({ text: `(if ${variable} > 0 { ${variable} })`, model: model > 0n ? model : null }),
];

const STEPS_OF_TEXTS: Steps<string> = [
  ({ variable, model }) => ({ text: `"\${${variable}}x"`, model: `${model}x` }),
  ({ variable, model }) => ({ text: `${variable}.upcase`, model: model.toUpperCase() }),
  ({ variable, model }) => ({ text: `${variable}[1, -1]`, model: Array.from(model).slice(1).join('') }),
  ({ variable, model }) => ({ text: `(['a', 'b'].reduce(${variable}) |$m, $x| { "\${m}\${x}" })`, model: `${model}ab` }), // prettier-ignore
  ({ variable, model }) => ({ text: `(if ${variable} =~ /^([a-z])(.)?/ { $2 })`, model: /^[a-z](.)/m.exec(model)?.[1] ?? null }), // prettier-ignore
  ({ variable, model }) => ({ text: `(if ${variable} =~ /^([a-z])/ { { 'a' => $1 } } else { ${variable} })`, model: /^[a-z]/m.test(model) ? new Map([['a', /^[a-z]/m.exec(model)![0]]]) : model }), // prettier-ignore
  ({ variable, model }) => ({ text: `{ ${variable} => 1 }`, model: new Map([[model, 1n]]) }),
  ({ variable, model }) => ({ text: `split("\${${variable}},b", ',')`, model: `${model},b`.split(',') }),
];

/** Returns an expression with a value, which creates it in one of several ways. */
export function construct(model: Model, random: Random): string {
  const literal = literalOf(model);
  if (isArray(model) && random.below(3) === 0) {
    const half = random.below(model.length + 1);
    return random.pick([
      `(${literalOf(model.slice(0, half))} + ${literalOf(model.slice(half))})`,
      `[*${literalOf(model.slice(0, half))}, *${literalOf(model.slice(half))}]`,
      `(${literal}.map |$x| { $x })`,
    ]);
  }
  if (!isHash(model) || random.below(2) === 0) return literal;
  const pairs = Array.from(model, ([key, value]): Model => [key, value]);
  const half = random.below(model.size + 1);
  const first = new Map(Array.from(model).slice(0, half));
  const rest = new Map(Array.from(model).slice(half));
  return random.pick([
    `Hash(${literalOf(pairs)})`,
    `(${literalOf(first)} + ${literalOf(rest)})`,
    `(${literalOf(merged(model, pair('other', 1n)))} - 'other')`,
    `(${literal}.filter |$k, $x| { true })`,
    `(${literalOf(pairs)}.reduce({}) |$m, $p| { $m + { $p[0] => $p[1] } })`,
    `(${literal} + {})`,
  ]);
}
