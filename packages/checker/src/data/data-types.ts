import { parseInterpolation } from '@pptjs/hiera';
import { isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import {
  ANY,
  ARRAY,
  EMPTY_ARRAY,
  EnumType,
  HASH,
  HashType,
  inferDetailed,
  type PuppetType,
  STRING,
  StructElement,
  StructType,
  TupleType,
} from '@pptjs/runtime/lattice';
import { unionOf } from '@pptjs/transpiler';
import type { DataFile } from './data-files.js';
import type { LookupOptions } from './lookup-options.js';

/** The number of keys that `%{alias('…')}` follows. */
const MAX_ALIASES = 5;

/** The types of the values in data files. */
export class DataTypes {
  readonly #files: readonly DataFile[];
  readonly #options: LookupOptions;
  /** The types of keys that aliases name, by the number of aliases that lead to the key. */
  readonly #aliased = new Map<string, PuppetType>();

  constructor(files: readonly DataFile[], options: LookupOptions) {
    this.#files = files;
    this.#options = options;
  }

  /** Returns the type of a value after its interpolations. */
  typeOf(value: Value, aliases = 0): PuppetType {
    if (typeof value === 'string') return this.#typeOfText(value, aliases);
    if (isArray(value))
      return value.length === 0 ? EMPTY_ARRAY : new TupleType(value.map((each) => this.typeOf(each, aliases)));
    if (!(value instanceof PuppetHash)) return inferDetailed(value);
    const entries = [...value];
    if (entries.length > 0 && entries.every(([key]) => typeof key === 'string' && key !== '' && !key.includes('%{')))
      return new StructType(
        entries.map(([key, each]) => new StructElement(String(key), false, this.typeOf(each, aliases))),
      );
    return new HashType(ANY, ANY);
  }

  /** An interpolation gives a String, except for `%{alias('…')}`, which gives the value of another key. */
  #typeOfText(text: string, aliases: number): PuppetType {
    if (text.includes('ENC[')) return text.includes('%{') ? ANY : STRING;
    if (!text.includes('%{')) return new EnumType([text]);
    const key = aliasedKey(text);
    return key === null ? STRING : this.#typeOfKey(key, aliases + 1);
  }

  /** The type of the value that a lookup of a key finds in any of the files. */
  #typeOfKey(key: string, aliases: number): PuppetType {
    if (aliases > MAX_ALIASES || this.#options.of(key) !== null) return ANY;
    const place = `${aliases} ${key}`;
    let type = this.#aliased.get(place);
    if (type === undefined) {
      const values = this.#files.flatMap(({ data }) => (data.has(key) ? [data.get(key) ?? null] : []));
      type = values.length === 0 ? ANY : unionOf(values.map((value) => this.typeOf(value, aliases)));
      this.#aliased.set(place, type);
    }
    return type;
  }

  /**
   * Returns the type of the value of a key if its levels are merged.
   *
   * @param strategy the name of the strategy
   */
  mergedType(value: Value, strategy: string): PuppetType {
    if (strategy === 'first' || strategy === 'default') return this.typeOf(value);
    if (value instanceof PuppetHash) return strategy === 'unique' ? ARRAY : HASH;
    if (isArray(value) || strategy === 'unique') return ARRAY;
    return this.typeOf(value);
  }
}

/** Returns the key of a text that is an alias; null for other texts. */
function aliasedKey(text: string): string | null {
  const [part, ...others] = parseInterpolation(text);
  if (part === undefined || typeof part === 'string' || part.kind !== 'method' || part.name !== 'alias') return null;
  return others.length === 0 ? part.argument : null;
}
