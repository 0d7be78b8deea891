import { readUri } from '../../text/uri.js';
import { absoluteUri } from '../../types/absolute-uri.js';
import { IntegerType } from '../../types/integer.js';
import { assertType } from '../../types/mismatch/index.js';
import { EnumType, PatternType, StringType } from '../../types/string.js';
import { NotUndefType, UndefType } from '../../types/undef.js';
import { URI_PARTS, UriType, uriTypeOf } from '../../types/uri.js';
import { PuppetHash } from '../../values/hash.js';
import { PuppetRegExp } from '../../values/regexp.js';
import type { PuppetType } from '../../values/type.js';
import { isInteger, type Value } from '../../values/value.js';
import { badArity, notAType, type Key } from './keys.js';
import { inSlice } from './object.js';

const NAMES: ReadonlySet<Value> = new Set(URI_PARTS);

/**
 * `URI['http://…']` requires the parts of that URI. A hash states the parts: strings, regular expressions, or types.
 */
export function uriType(keys: readonly Key[]): PuppetType {
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw badArity('URI-Type', 1, 1, keys.length);
  const { value } = key;
  if (typeof value === 'string' && value !== '') {
    return inSlice(() => {
      assertType('URI-Type parameter has wrong type,', absoluteUri(), value);
      return uriTypeOf(readUri(lowerHost(value)));
    });
  }
  if (value instanceof PuppetHash && [...value].every(([name, part]) => NAMES.has(name) && isPart(name, part)))
    return new UriType(value);
  throw notAType('URI', key);
}

function isPart(name: Value, part: Value): boolean {
  if (part === null || part instanceof UndefType || part instanceof NotUndefType) return true;
  if (name === 'port' && isInteger(part)) return part > 0;
  if (name === 'port' && (typeof part === 'string' || part instanceof PuppetRegExp)) return false;
  if (typeof part === 'string') return part !== '';
  return (
    part instanceof PuppetRegExp ||
    part instanceof StringType ||
    part instanceof EnumType ||
    part instanceof PatternType ||
    part instanceof IntegerType
  );
}

/** Hosts are compared in lower case. */
function lowerHost(text: string): string {
  return text.replace(
    /^([^/?#]*\/\/)([^/?#]*)/,
    (_, before: string, authority: string) => before + authority.toLowerCase(),
  );
}
