import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';

export interface TypeSetParts {
  readonly pcoreUri?: string | undefined;
  readonly pcoreVersion: string;
  readonly nameAuthority?: string | undefined;
  /** Null if the set has no name. */
  readonly setName: string | null;
  readonly version: string | null;
  readonly types?: ReadonlyMap<string, PuppetType>;
  /** The references by alias. Each is a hash with name, version_range and optionally name_authority. */
  readonly references?: ReadonlyMap<string, Value>;
  /** The referenced sets by alias. */
  readonly referenced?: ReadonlyMap<string, TypeSetType>;
  readonly annotations?: Value | undefined;
}

/** Writes the complete definition of a type set: see `writeTypeSet`. */
export type WriteTypeSet = (parts: TypeSetParts, options: WriteOptions) => string;

/**
 * A versioned set of types that refer to each other by short names. The function that writes definitions is an argument,
 * because most programs have the type `TypeSet` only, whose text is constant.
 */
export class TypeSetType extends PuppetType {
  readonly name = 'TypeSet';
  readonly parts: TypeSetParts;
  readonly #write: WriteTypeSet;

  constructor(parts: TypeSetParts, write: WriteTypeSet) {
    super();
    this.parts = parts;
    this.#write = write;
  }

  override get messageName(): string {
    return this.parts.setName ?? 'TypeSet';
  }

  /** Returns the member with a short name. */
  member(name: string): PuppetType | undefined {
    return this.parts.types?.get(name);
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof TypeSetType && (this === TYPE_SET || other.hashKey() === this.hashKey());
  }

  override hashKey(): string {
    return this.toString();
  }

  /** Writes the complete definition, also within other types. */
  override write(options: WriteOptions): string {
    return this.#write(this.parts, options);
  }

  override toString(): string {
    return this.write({ expandAliases: false, open: new Set() });
  }

  /** Type sets have no instances. */
  protected override compile(): Predicate {
    return (value) => value instanceof TypeSetType && this.accepts(value);
  }
}

const DEFAULT_PARTS: TypeSetParts = { pcoreVersion: '1.0.0', setName: 'DefaultTypeSet', version: '0.0.0' };
const DEFAULT_TEXT =
  "TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]";

export const TYPE_SET: TypeSetType = /* @__PURE__ */ new TypeSetType(DEFAULT_PARTS, () => DEFAULT_TEXT);
