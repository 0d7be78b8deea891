import { context, isArray, PuppetHash, type Value, undefinedMethod } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * The value that keys lead to in nested hashes and arrays, else a default. Deprecated: use `dig`.
 *
 * @example
 * try_get_value({ 'a' => { 'b' => [1, 2] } }, 'a/b/1') # => 2
 */
export const try_get_value = oldFunction('try_get_value', (args) => {
  warn('try_get_value() DEPRECATED: this function is deprecated, please use dig() instead.');
  const [data, path = '', fallback = null, separator = '/'] = args;
  if (data === undefined) throw wrongCount('try_get_value', 0, 'minimum 1');
  if (typeof path !== 'string') throw undefinedMethod('split', path);
  warn('dig() DEPRECATED: This function has been replaced in Puppet 4.5.0, please use dig44() for backwards compatibility or use the new version.');
  return walk(data, keysOf(path, String(separator))) ?? fallback;
});

function warn(message: string): void {
  context().log({ level: 'warning', message });
}

/** Empty keys at the end do not count. */
function keysOf(path: string, separator: string): string[] {
  const keys = path.split(separator === '' ? '/' : separator);
  while (keys.at(-1) === '') keys.pop();
  return keys;
}

function walk(data: Value, keys: readonly string[]): Value {
  let at = data;
  for (const key of keys) {
    if (at instanceof PuppetHash) at = at.get(key) ?? null;
    else if (isArray(at) && /^\d+$/.test(key)) at = at[Number(key)] ?? null;
    else return null;
  }
  return at;
}
