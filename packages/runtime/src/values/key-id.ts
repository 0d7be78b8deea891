import type { ValueObject } from './value-object.js';
import { isArray, type Value } from './value.js';

/**
 * The key of a JavaScript Map for a Puppet key. Two keys are equal in Puppet if and only if their ids are equal in the
 * Map.
 */
export type KeyId = string | number | bigint | boolean | null;

const MARK = '\0';

/**
 * Returns the id of a key. Strings, Integers, Booleans and undef are their own ids. Other values get a string that
 * begins with NUL and a letter for the class. A string that begins with NUL gets that prefix too.
 */
export function keyId(key: Value): KeyId {
  if (typeof key === 'string') return key.charCodeAt(0) === 0 ? `${MARK}s${key}` : key;
  if (key === null || typeof key !== 'object') return key;
  return MARK + objectId(key);
}

function objectId(key: readonly Value[] | ValueObject): string {
  if (!isArray(key)) return key.keyText();
  let id = 'a';
  for (let i = 0; i < key.length; i++) id += nestedKeyText(key[i] as Value);
  return id;
}

/** Returns an id in a form with a known end, so that concatenated ids stay distinct. */
export function nestedKeyText(value: Value): string {
  if (typeof value === 'number') return `${value},`;
  const id = keyId(value);
  const text = String(id);
  return `${typeof id}${text.length}:${text}`;
}
