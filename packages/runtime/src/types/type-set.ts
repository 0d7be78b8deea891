import { quote } from '../text/quote.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';
import { writeValue } from './literal-value.js';

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

/** A versioned set of types that refer to each other by short names. */
export class TypeSetType extends PuppetType {
  readonly name = 'TypeSet';
  readonly parts: TypeSetParts;

  constructor(parts: TypeSetParts) {
    super();
    this.parts = parts;
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
    return this.#writeDefinition({ expandAliases: false, open: new Set() });
  }

  /** Writes the complete definition, also within other types. */
  override write(options: WriteOptions): string {
    return this.#writeDefinition(options);
  }

  override toString(): string {
    return this.#writeDefinition({ expandAliases: false, open: new Set() });
  }

  #writeDefinition(options: WriteOptions): string {
    const { pcoreUri, pcoreVersion, nameAuthority, setName, version, types, references, annotations } = this.parts;
    const entries: string[] = [];
    if (annotations !== undefined) entries.push(`annotations => ${writeValue(annotations, options)}`);
    if (pcoreUri !== undefined) entries.push(`pcore_uri => ${quote(pcoreUri)}`);
    entries.push(`pcore_version => ${quote(pcoreVersion)}`);
    if (nameAuthority !== undefined) entries.push(`name_authority => ${quote(nameAuthority)}`);
    entries.push(`name => ${setName === null ? 'undef' : quote(setName)}`);
    if (version !== null) entries.push(`version => ${quote(version)}`);
    const within: WriteOptions = { expandAliases: true, open: new Set(), shortName: (name) => this.#shortName(name) };
    if (types && types.size > 0) {
      entries.push(`types => {${Array.from(types, ([name, type]) => `${name} => ${type.write(within)}`).join(', ')}}`);
    }
    if (references && references.size > 0) {
      entries.push(
        `references => {${Array.from(references, ([name, value]) => `${name} => ${writeValue(value, options)}`).join(', ')}}`,
      );
    }
    return `TypeSet[{${entries.join(', ')}}]`;
  }

  #shortName(name: string): string | undefined {
    const separator = name.lastIndexOf('::');
    if (separator < 0) return this.parts.setName === null && this.parts.types?.has(name) ? name : undefined;
    const set = name.slice(0, separator);
    const own = name.slice(separator + 2);
    if (set === this.parts.setName) return own;
    for (const [alias, { parts }] of this.parts.referenced ?? []) if (parts.setName === set) return `${alias}::${own}`;
    return undefined;
  }

  /** Type sets have no instances. */
  protected override compile(): Predicate {
    return (value) => value instanceof TypeSetType && this.accepts(value);
  }
}

export const TYPE_SET: TypeSetType = new TypeSetType({
  pcoreUri: 'http://puppet.com/2016.1/pcore',
  pcoreVersion: '1.0.0',
  nameAuthority: 'http://puppet.com/2016.1/runtime',
  setName: 'DefaultTypeSet',
  version: '0.0.0',
});
