import {
  Float,
  isArray,
  parseType,
  PuppetHash,
  PuppetObject,
  type PuppetType,
  quoteString,
  type Value,
} from '@pptjs/runtime/internal';

/**
 * A Ruby symbol: the value of a plain YAML scalar such as `:name`. A lookup rejects data that contain symbols
 * (see `isLookupValue`), but functions that parse YAML return them.
 */
export class RubySymbol extends PuppetObject {
  /** `Runtime[ruby, 'Symbol']`, parsed for the first symbol. */
  static #type: PuppetType | undefined;
  readonly name: string;

  constructor(name: string) {
    super((RubySymbol.#type ??= parseType("Runtime[ruby, 'Symbol']")), PuppetHash.from([['name', name]]));
    this.name = name;
  }

  override hostText(): string {
    return this.name;
  }

  override toSource(): string {
    return quoteString(this.name);
  }
}

/**
 * Whether a lookup may return the value: the type `Puppet::LookupValue`.
 *
 * @param visited the collections that were visited: references and aliases can repeat one of them many times
 */
export function isLookupValue(value: Value, visited = new Set<Value>()): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!isArray(value) && !(value instanceof PuppetHash)) return !(value instanceof PuppetObject);
  if (visited.has(value)) return true;
  visited.add(value);
  if (isArray(value)) return value.every((element) => isLookupValue(element, visited));
  for (const [key, element] of value) if (!isLookupKey(key) || !isLookupValue(element, visited)) return false;
  return true;
}

function isLookupKey(key: Value): boolean {
  return typeof key === 'string' || typeof key === 'number' || typeof key === 'bigint' || key instanceof Float;
}
