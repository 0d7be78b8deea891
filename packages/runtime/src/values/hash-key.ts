import { Binary } from './binary.js';
import { Default } from './default.js';
import { Float, floatText } from './float.js';
import { PuppetHash } from './hash.js';
import { PuppetObject } from './object.js';
import { PuppetRegExp } from './regexp.js';
import { SemVerRange } from './semver-range.js';
import { SemVer } from './semver.js';
import { Sensitive } from './sensitive.js';
import { PuppetType } from './type.js';
import { PuppetUri } from './uri.js';
import type { Value } from './value.js';

/**
 * What stands for a key in a JavaScript Map: two keys are the same for Puppet where their ids are the same for the Map.
 */
export type KeyId = string | number | bigint | boolean | null;

const MARK = '\0';

/**
 * Strings, Integers, Booleans and undef are their own ids. Others get a text that begins with a NUL, then a letter for
 * the class; a string that itself begins with NUL gets one too.
 */
export function keyId(key: Value): KeyId {
  if (typeof key === 'string') return key.charCodeAt(0) === 0 ? `${MARK}s${key}` : key;
  if (key === null || typeof key !== 'object') return key;
  return MARK + objectId(key);
}

/** Whether an id is the key itself. */
export function isOwnId(id: KeyId): id is Exclude<KeyId, string> {
  return typeof id !== 'string' || id.charCodeAt(0) !== 0;
}

function objectId(key: Exclude<Value, null | boolean | number | bigint | string>): string {
  if (Array.isArray(key)) return `a${(key as readonly Value[]).map(nestedId).join('')}`;
  if (key instanceof PuppetHash)
    return `h${Array.from(key, ([k, v]) => nestedId(k) + nestedId(v))
      .sort()
      .join('')}`;
  if (key instanceof Float) return `f${floatText(key.value === 0 ? 0 : key.value)}`;
  if (key instanceof Default) return 'd';
  if (key instanceof PuppetRegExp) return `r${key}`;
  if (key instanceof SemVer) return `v${key}`;
  if (key instanceof SemVerRange) return `V${key.normalized()}`;
  if (key instanceof Binary) return `b${key}`;
  if (key instanceof PuppetUri) return `u${key}`;
  if (key instanceof Sensitive) return `S${nestedId(key.unwrap())}`;
  if (key instanceof PuppetType) return `T${key.hashKey()}`;
  if (key instanceof PuppetObject)
    return `o${key.type.comparesTypes() ? key.type.hashKey() : ''}${nestedId(comparedAttributes(key))}`;
  return `i${identity(key)}`;
}

/** The attributes of an object that make it equal to another. */
function comparedAttributes({ type, attributes }: PuppetObject): PuppetHash {
  const names = type.equalityAttributes();
  return names === null ? attributes : PuppetHash.from([...attributes].filter(([name]) => names.has(name as string)));
}

/** An id with its kind and length in front, so that a row of them can be told apart. */
function nestedId(value: Value): string {
  const id = keyId(value);
  const text = String(id);
  return `${typeof id}${text.length}:${text}`;
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/**
 * For what has no value to compare (times too are keys only as the very object that they are, as in the reference): a
 * number for each object.
 */
export function identity(object: object): number {
  let number = identities.get(object);
  if (number === undefined) {
    number = ++lastIdentity;
    identities.set(object, number);
  }
  return number;
}
