import { Float, isArray, PuppetHash, PuppetObject, type Value } from '@pptjs/runtime/internal';

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
