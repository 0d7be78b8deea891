import { ANY } from '../../types/any.js';
import { ARRAY, ArrayType } from '../../types/array.js';
import { DATA } from '../../types/data.js';
import { HASH, HashType } from '../../types/hash.js';
import { inferType } from '../../types/infer.js';
import { ObjectType, ObjectTypeExtension } from '../../types/object.js';
import { OptionalType } from '../../types/undef.js';
import { Default } from '../../values/default.js';
import { PuppetHash } from '../../values/hash.js';
import { PuppetIterator } from '../../values/iterator.js';
import { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { type Format, readFormat } from './format.js';

/** The second argument of `String.new`: a format for the value, or formats by type. */
export type Formats = string | Default | PuppetHash;

/** The format of a type's values. The last three fields apply to containers. */
export interface TypeFormat {
  readonly format: Format;
  readonly separator?: string | undefined;
  readonly separator2?: string | undefined;
  /** The formats of the elements that are not containers. */
  readonly elements?: FormatMap | undefined;
  /** Whether elements without a format are quoted: see `quotesOthers`. */
  readonly quotesOthers?: boolean;
}

/** Formats by type. The narrowest type that accepts a value applies. */
export class FormatMap {
  readonly #entries: readonly (readonly [PuppetType, TypeFormat])[];

  constructor(entries: readonly (readonly [PuppetType, TypeFormat])[]) {
    this.#entries = [...entries].sort(([a], [b]) => compareTypes(a, b));
  }

  /** Creates the map from the argument of the program. The value is neither an Array nor a Hash if that is a text. */
  static of(formats: Formats, value: Value): FormatMap | null {
    if (formats instanceof Default) return null;
    if (typeof formats === 'string') return forValue(readFormat(formats), value);
    const types = [...formats.keys()] as PuppetType[];
    return new FormatMap(
      types.map((type) => [type, typeFormat(formats.get(type)!, quotesOthers(type, types))] as const),
    );
  }

  find(value: Value): TypeFormat | undefined {
    return this.#match(value)?.[1];
  }

  /**
   * Like `find`, unless a default format is as specific: one for a type that is not wider or narrower than any of these
   * and sorts before them.
   */
  findBeside(usual: FormatMap, value: Value): TypeFormat | undefined {
    const own = this.#match(value);
    const other = usual.#match(value);
    if (!own || !other || this.#entries.some(([type]) => isOptionalAny(type) || type.isAssignable(other[0])))
      return own?.[1] ?? other?.[1];
    return isUsualFirst(other[0], own[0]) ? other[1] : own[1];
  }

  #match(value: Value): readonly [PuppetType, TypeFormat] | undefined {
    return this.#entries.find(([type]) => accepts(type, value));
  }
}

/** `Optional` without a parameter accepts all values, but is as wide as no other type. */
function isOptionalAny(type: PuppetType): boolean {
  return type instanceof OptionalType && type.type === null;
}

/** Orders two types of which neither is wider: by text, but Data comes before containers. */
function isUsualFirst(usual: PuppetType, own: PuppetType): boolean {
  if (usual.isAssignable(own)) return false;
  return !(rank(usual) === 1 && own.equals(DATA)) && String(usual) < String(own);
}

/** Returns a format for one value that is not an Array or Hash. Iterators, and objects with type parameters, ignore it. */
function forValue(format: Format, value: Value): FormatMap {
  if (value instanceof PuppetIterator || inferType(value) instanceof ObjectTypeExtension) return new FormatMap([]);
  return new FormatMap([[ANY, { format }]]);
}

/**
 * Whether a format with formats of elements extends the default format of a container, which quotes elements. Only those for
 * all Arrays or Hashes do this. In Puppet, a format for a wider type removes the default format.
 */
function quotesOthers(type: PuppetType, types: readonly PuppetType[]): boolean {
  return (
    (type.equals(ARRAY) || type.equals(HASH)) && !types.some((other) => !other.equals(type) && other.isAssignable(type))
  );
}

function typeFormat(argument: Value, areOthersQuoted: boolean): TypeFormat {
  if (!(argument instanceof PuppetHash)) return { format: readFormat(argument as string) };
  const text = (key: string): string | undefined => argument.get(key) as string | undefined;
  const elements = argument.get('string_formats');
  return {
    format: readFormat(text('format') ?? ''),
    separator: text('separator'),
    separator2: text('separator2'),
    quotesOthers: areOthersQuoted,
    elements: elements instanceof PuppetHash ? (FormatMap.of(elements, null) ?? undefined) : undefined,
  };
}

/** A type with type parameters never matches, and neither does an iterator. A type is not an Object here. */
function accepts(type: PuppetType, value: Value): boolean {
  if (value instanceof PuppetType && type instanceof ObjectType) return false;
  return (
    !(type instanceof ObjectTypeExtension) &&
    !(value instanceof PuppetIterator) &&
    (isOptionalAny(type) || type.isInstance(value))
  );
}

/** Orders types: narrow types first, Tuples and Structs before Arrays and Hashes, else by text. */
function compareTypes(a: PuppetType, b: PuppetType): number {
  const aboveA = b.isAssignable(a);
  const aboveB = a.isAssignable(b);
  if (aboveA !== aboveB) return aboveA ? -1 : 1;
  const rankA = rank(a);
  const rankB = rank(b);
  if (rankA !== rankB) return rankA - rankB;
  const textA = String(a);
  const textB = String(b);
  return textA < textB ? -1 : textA > textB ? 1 : 0;
}

function rank(type: PuppetType): number {
  return type instanceof ArrayType || type instanceof HashType ? 1 : 0;
}
