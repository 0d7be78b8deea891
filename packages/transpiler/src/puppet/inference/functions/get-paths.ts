/** The paths of `get`. */
import { IntegerType, type PuppetType, StringType } from '@pptjs/runtime/lattice';

/** A path without quotes, signs and white space: `a.b.0`. */
const PLAIN_PATH = /^(?:[A-Za-z_]\w*|\d{1,9})(?:\.(?:[A-Za-z_]\w*|\d{1,9}))*$/;

/** Returns the keys and indexes of a path; null if it is more than names and numbers with dots between them. */
export function keysOfPath(path: string): readonly (string | number)[] | null {
  if (!PLAIN_PATH.test(path)) return null;
  return path.split('.').map((segment) => (/^\d/.test(segment) ? Number(segment) : segment));
}

/** The type whose only instance is a key. */
export function typeOfKey(key: string | number): PuppetType {
  return typeof key === 'string' ? new StringType(null, key) : new IntegerType(key, key);
}
