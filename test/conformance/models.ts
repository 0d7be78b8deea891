/**
 * Models of Puppet values, with which a generator knows whether a value is an instance of a type. Integers are bigints, and Hashes
 * are Maps with strings, bigints, Booleans or undef as keys.
 */
export type Model = bigint | number | string | boolean | null | readonly Model[] | ModelHash;

export type ModelKey = bigint | string | boolean | null;

export type ModelHash = ReadonlyMap<ModelKey, Model>;

export const isHash = (model: Model): model is ModelHash => model instanceof Map;

export const isArray = (model: Model): model is readonly Model[] => Array.isArray(model);

/** Returns the literal of a value. */
export function literalOf(model: Model): string {
  if (model === null) return 'undef';
  if (typeof model === 'string') return quoted(model);
  if (typeof model === 'number') return Number.isInteger(model) ? model.toFixed(1) : String(model);
  if (isArray(model)) return `[${model.map(literalOf).join(', ')}]`;
  // The smallest Integer has no literal.
  if (model === -(2n ** 63n)) return `(${model + 1n} - 1)`;
  if (!isHash(model)) return String(model);
  const pairs = Array.from(model, ([key, value]) => `${literalOf(key)} => ${literalOf(value)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

export const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/** Returns the hash with the pairs of both, as `+` does. */
export const merged = (left: ModelHash, right: ModelHash): ModelHash => new Map([...left, ...right]);

export function withoutKeys(hash: ModelHash, keys: readonly Model[]): ModelHash {
  return new Map(Array.from(hash).filter(([key]) => !keys.includes(key)));
}

/** Returns the elements without those that are equal to an earlier one. */
export function unique(list: readonly Model[]): readonly Model[] {
  return Array.from(new Map(list.map((each) => [literalOf(each), each])).values());
}

export function flattened(list: readonly Model[]): readonly Model[] {
  return list.flatMap((each) => (isArray(each) ? flattened(each) : [each]));
}

/** Whether an Integer of Puppet can have the value. */
export const isInteger = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** Whether a value is small enough to be shown again and again. */
export function isSmall(model: Model): boolean {
  return literalOf(model).length < 600;
}
