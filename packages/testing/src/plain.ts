import { Float, type PlainData } from '@pptjs/runtime';

/**
 * What a catalog's JSON holds, as plain JavaScript values: objects, arrays, strings, numbers, booleans, null. An
 * integer beyond the safe ones is a bigint.
 */
export function plain(data: PlainData): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (data instanceof Float) return data.value;
  if (Array.isArray(data)) return (data as readonly PlainData[]).map(plain);
  return plainObject(data as ReadonlyMap<string, PlainData>);
}

/** An object whose keys are only data: `__proto__` is one like any other. */
export function plainObject(data: Iterable<readonly [string, PlainData]>): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [key, value] of data)
    Object.defineProperty(object, key, { value: plain(value), enumerable: true, configurable: true, writable: true });
  return object;
}
