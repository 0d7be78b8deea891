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
import { Format } from './format.js';

/** What is given to `String.new`: a format for the value, or formats by type. */
export type Formats = string | Default | PuppetHash;

/** How values of a type are written; the last three are for containers. */
export interface TypeFormat {
  readonly format: Format;
  readonly separator?: string | undefined;
  readonly separator2?: string | undefined;
  /** For what is in it, but containers. */
  readonly elements?: FormatMap | undefined;
  /** What `elements` tell nothing of is written as in a program only in formats for all Arrays or Hashes. */
  readonly quotesOthers?: boolean;
}

/** Formats by type; the narrowest type that a value is of decides. */
export class FormatMap {
  readonly #entries: readonly (readonly [PuppetType, TypeFormat])[];

  constructor(entries: readonly (readonly [PuppetType, TypeFormat])[]) {
    this.#entries = [...entries].sort(([a], [b]) => compareTypes(a, b));
  }

  /** Of what the program gave. */
  static of(formats: Formats, value: Value): FormatMap | null {
    if (formats instanceof Default) return null;
    if (typeof formats === 'string') return forValue(new Format(formats), value);
    return new FormatMap(
      Array.from(formats, ([type, format]) => [type as PuppetType, typeFormat(type as PuppetType, format)] as const),
    );
  }

  find(value: Value): TypeFormat | undefined {
    return this.#match(value)?.[1];
  }

  /** As `find`, unless a usual format is as near: of a type that none of these is as wide as, and that comes before. */
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

/** Optional alone is of all values, but as wide as no other type. */
function isOptionalAny(type: PuppetType): boolean {
  return type instanceof OptionalType && type.type === null;
}

/** Neither type is as wide as the other: by text, but Data comes before containers. */
function isUsualFirst(usual: PuppetType, own: PuppetType): boolean {
  if (usual.isAssignable(own)) return false;
  return !(rank(usual) === 1 && own.equals(DATA)) && String(usual) < String(own);
}

/**
 * A format for just one value, and for containers of the same kind in it. Iterators and objects with type parameters do
 * not heed it.
 */
function forValue(format: Format, value: Value): FormatMap {
  if (value instanceof PuppetIterator || inferType(value) instanceof ObjectTypeExtension) return new FormatMap([]);
  const type = Array.isArray(value) ? ARRAY : value instanceof PuppetHash ? HASH : ANY;
  return new FormatMap([[type, { format }]]);
}

function typeFormat(type: PuppetType, given: Value): TypeFormat {
  if (!(given instanceof PuppetHash)) return { format: new Format(given as string) };
  const text = (key: string): string | undefined => given.get(key) as string | undefined;
  const elements = given.get('string_formats');
  return {
    format: new Format(text('format') ?? ''),
    separator: text('separator'),
    separator2: text('separator2'),
    quotesOthers: type.equals(ARRAY) || type.equals(HASH),
    elements: elements instanceof PuppetHash ? (FormatMap.of(elements, null) ?? undefined) : undefined,
  };
}

/** A type with values for its type parameters is never found; neither is an iterator. A type is no Object here. */
function accepts(type: PuppetType, value: Value): boolean {
  if (value instanceof PuppetType && type instanceof ObjectType) return false;
  return (
    !(type instanceof ObjectTypeExtension) &&
    !(value instanceof PuppetIterator) &&
    (isOptionalAny(type) || type.isInstance(value))
  );
}

/** Narrow types first; Tuples and Structs before Arrays and Hashes; else by text. */
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
