import { ANY } from '../../types/any.js';
import { ARRAY, ArrayType } from '../../types/array.js';
import { HASH, HashType } from '../../types/hash.js';
import { ObjectTypeExtension } from '../../types/object.js';
import type { PuppetType } from '../../types/type.js';
import { Default } from '../../values/default.js';
import { PuppetHash } from '../../values/hash.js';
import { PuppetIterator } from '../../values/iterator.js';
import type { Value } from '../../values/value.js';
import { inferType } from '../../types/infer.js';
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
    return new FormatMap(Array.from(formats, ([type, format]) => [type as PuppetType, typeFormat(format)] as const));
  }

  find(value: Value): TypeFormat | undefined {
    return this.#entries.find(([type]) => accepts(type, value))?.[1];
  }
}

/** A format for just one value, and for containers of the same kind in it. Iterators and objects with type parameters do not heed it. */
function forValue(format: Format, value: Value): FormatMap {
  if (value instanceof PuppetIterator || inferType(value) instanceof ObjectTypeExtension) return new FormatMap([]);
  const type = Array.isArray(value) ? ARRAY : value instanceof PuppetHash ? HASH : ANY;
  return new FormatMap([[type, { format }]]);
}

function typeFormat(given: Value): TypeFormat {
  if (!(given instanceof PuppetHash)) return { format: new Format(given as string) };
  const text = (key: string): string | undefined => given.get(key) as string | undefined;
  const elements = given.get('string_formats');
  return {
    format: new Format(text('format') ?? ''),
    separator: text('separator'),
    separator2: text('separator2'),
    elements: elements instanceof PuppetHash ? FormatMap.of(elements, null) ?? undefined : undefined,
  };
}

/** A type with values for its type parameters is never found; neither is an iterator. */
function accepts(type: PuppetType, value: Value): boolean {
  return !(type instanceof ObjectTypeExtension) && !(value instanceof PuppetIterator) && type.isInstance(value);
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
