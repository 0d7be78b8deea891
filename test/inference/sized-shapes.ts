/** Types of collections with limits and optional keys, and values at their ends. */
import type { Random } from '../conformance/random.js';

/** A type, with its instances. */
export interface SizedShape {
  readonly kind: 'array' | 'hash' | 'other';
  readonly type: string;
  /** Returns the text of an instance: with or without each optional part, with few or many elements. */
  readonly instance: () => string;
  /** Returns a type of the same form, with other limits, optional parts or parts. */
  readonly similar: () => string;
}

export type CollectionKind = 'array' | 'hash';

const KEYS: readonly string[] = ['a', 'b', 'c'];

/** Returns a random type. @param depth the nesting */
export function sizedShape(random: Random, depth: number): SizedShape {
  if (depth === 0) return plainShape(random);
  const part = (): SizedShape => sizedShape(random, depth - 1);
  switch (random.below(8)) {
    case 0:
      return arrayShape(random, part());
    case 1:
      return hashShape(random, part());
    case 2:
      return tupleShape(random, [part(), part()]);
    case 3:
      return optionalShape(random, part());
    case 4:
      return unionShape(random, [part(), part()]);
    default:
      return structShape(random, part);
  }
}

/** Returns a random type of collections. */
export function collectionShape(random: Random, kind: CollectionKind = random.pick(['array', 'hash'])): SizedShape {
  const part = (): SizedShape => sizedShape(random, 1);
  if (kind === 'array')
    return random.below(2) === 0 ? arrayShape(random, part()) : tupleShape(random, [part(), part()]);
  return random.below(3) === 0 ? hashShape(random, part()) : structShape(random, part);
}

function plainShape(random: Random): SizedShape {
  const [type, ...values] = random.pick([
    ['Integer', '0', '1', '-3', '7'],
    ['Integer[0, 9]', '0', '9'],
    ['String', "''", "'a'", "'text'"],
    ["Enum['a', 'b']", "'a'", "'b'"],
    ['Boolean', 'true', 'false'],
    ['Float', '0.5', '-2.0'],
    ['Any', 'undef', '1', "'a'", '[]', '{}'],
  ]) as [string, ...string[]];
  return {
    kind: 'other',
    type,
    instance: () => random.pick(values),
    similar: () => random.pick([type, 'Any', 'NotUndef', 'Scalar', `Optional[${type}]`]),
  };
}

/** Limits of a number of elements, and numbers between them. */
function size(random: Random): { readonly text: string; readonly count: () => number } {
  const min = random.below(3);
  const more = random.below(3);
  const [text, extra] = random.pick([
    ['', 2 + more],
    [`, ${min}`, 2],
    [`, ${min}, ${min + more}`, more],
  ] as const);
  const least = text === '' ? 0 : min;
  return { text, count: () => least + random.below(extra + 1) };
}

function arrayShape(random: Random, of: SizedShape): SizedShape {
  const { text, count } = size(random);
  return {
    kind: 'array',
    type: `Array[${of.type}${text}]`,
    instance: () => `[${Array.from({ length: count() }, of.instance).join(', ')}]`,
    similar: () => `Array[${of.similar()}${size(random).text}]`,
  };
}

function hashShape(random: Random, of: SizedShape): SizedShape {
  const { text, count } = size(random);
  return {
    kind: 'hash',
    type: `Hash[String, ${of.type}${text}]`,
    instance: () => `{ ${Array.from({ length: count() }, (_, i) => `'${'abcdefg'[i]}' => ${of.instance()}`).join(', ')} }`, // prettier-ignore
    similar: () => `Hash[String, ${of.similar()}${size(random).text}]`,
  };
}

/** A Tuple whose last type can be repeated or missing. */
function tupleShape(random: Random, parts: readonly SizedShape[]): SizedShape {
  const { length } = parts;
  const limits = (): readonly [text: string, least: number, most: number] =>
    random.pick([
      ['', length, length],
      [`, 1`, 1, length + 2],
      [`, 0, ${length}`, 0, length],
      [`, ${length}, ${length + 2}`, length, length + 2],
    ] as const);
  const [text, least, most] = limits();
  return {
    kind: 'array',
    type: `Tuple[${parts.map(({ type }) => type).join(', ')}${text}]`,
    instance: () => {
      const count = least + random.below(most - least + 1);
      return `[${Array.from({ length: count }, (_, i) => parts[Math.min(i, length - 1)]!.instance()).join(', ')}]`;
    },
    similar: () => `Tuple[${parts.map((part) => part.similar()).join(', ')}${limits()[0]}]`,
  };
}

function structShape(random: Random, part: () => SizedShape): SizedShape {
  const fields = KEYS.slice(0, 1 + random.below(KEYS.length)).map((key) => ({
    key,
    isOptional: random.below(2) === 0,
    value: part(),
  }));
  return {
    kind: 'hash',
    type: `Struct[{ ${fields.map(({ key, isOptional, value }) => `${isOptional ? `Optional[${key}]` : key} => ${value.type}`).join(', ')} }]`, // prettier-ignore
    instance: () => {
      const given = fields.filter(({ isOptional }) => !isOptional || random.below(2) === 0);
      return `{ ${given.map(({ key, value }) => `'${key}' => ${value.instance()}`).join(', ')} }`;
    },
    similar: () =>
      `Struct[{ ${fields.map(({ key, value }) => `${random.below(2) === 0 ? `Optional[${key}]` : key} => ${value.similar()}`).join(', ')} }]`, // prettier-ignore
  };
}

function optionalShape(random: Random, of: SizedShape): SizedShape {
  return {
    kind: 'other',
    type: `Optional[${of.type}]`,
    instance: () => (random.below(3) === 0 ? 'undef' : of.instance()),
    similar: () => random.pick([of.similar(), `Optional[${of.similar()}]`]),
  };
}

function unionShape(random: Random, parts: readonly SizedShape[]): SizedShape {
  return {
    kind: 'other',
    type: `Variant[${parts.map(({ type }) => type).join(', ')}]`,
    instance: () => random.pick(parts).instance(),
    similar: () =>
      random.pick([random.pick(parts).similar(), `Variant[${parts.map((part) => part.similar()).join(', ')}]`]),
  };
}
