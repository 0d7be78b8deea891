import { Float, HashBuilder, isArray, PuppetHash, RubySymbol, type Value } from '@pptjs/runtime/internal';

/** The version of Hiera 3, which has no configuration for environments and modules. */
export const VERSION_3 = 3;

/**
 * Returns the version that selects the schema of a hiera.yaml: the integer part of a number, and the number at the start of a
 * text. The schema then rejects a version that is not an Integer.
 *
 * @returns the value as a text if it is neither a number nor a text
 */
export function versionOf(config: PuppetHash): number | string {
  let version: Value = false;
  for (const [key, value] of config) if (plain(key) === 'version') version = value ?? false;
  if (version === false) return VERSION_3;
  if (typeof version === 'string') return Number(/^\s*([+-]?\d+)/.exec(version)?.[1] ?? 0);
  if (version instanceof Float) return Math.trunc(version.value);
  return typeof version === 'number' ? version : String(version);
}

/** Returns a hiera.yaml with texts in place of all keys that are Ruby symbols (`:version`). */
export function hashWithPlainKeys(hash: PuppetHash): PuppetHash {
  const result = new HashBuilder();
  for (const [key, value] of hash) result.set(plain(key), withPlainKeys(value));
  return result.build();
}

function withPlainKeys(value: Value): Value {
  if (isArray(value)) return value.map(withPlainKeys);
  return value instanceof PuppetHash ? hashWithPlainKeys(value) : value;
}

/** Returns the text of a symbol; other values as they are. */
export function plain(value: Value): Value {
  return value instanceof RubySymbol ? value.name : value;
}
