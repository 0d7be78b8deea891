import { context, FunctionError, isArray, PuppetHash, type Value, undefinedMethod } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';
import { dig } from './dig44.js';

/**
 * The value that keys lead to in nested hashes and arrays, else a default. Deprecated: use `dig`.
 *
 * @example
 * try_get_value({ 'a' => { 'b' => [1, 2] } }, 'a/b/1') # => 2
 */
export const try_get_value = oldFunction('try_get_value', (args) => {
  warn('try_get_value() DEPRECATED: this function is deprecated, please use dig() instead.');
  if (args.length === 0) throw wrongCount('try_get_value', 0, 'minimum 1');
  const [data = null, path = '', fallback = null, separator = null] = args;
  if ((!isArray(data) && !(data instanceof PuppetHash)) || path === '' || path === false)
    return fallback === null || fallback === false ? data : fallback;
  if (typeof path !== 'string') throw undefinedMethod('split', path);
  warn(
    'dig() DEPRECATED: This function has been replaced in Puppet 4.5.0, please use dig44() for backwards compatibility or use the new version.',
  );
  return keysOf(path, separatorOf(separator)).reduce(dig, data) ?? fallback;
});

function warn(message: string): void {
  context().log({ level: 'warning', message });
}

function separatorOf(given: Value): string {
  if (given === null || given === false) return '/';
  if (typeof given === 'string') return given;
  throw new FunctionError(`wrong argument type ${rubyClass(given)} (expected Regexp)`);
}

/** Empty keys at the end do not count; those of digits are indexes. */
function keysOf(path: string, separator: string): Value[] {
  const keys = separator === ' ' ? path.split(/\s+/).slice(/^\s/.test(path) ? 1 : 0) : path.split(separator);
  while (keys.at(-1) === '') keys.pop();
  return keys.map((key) => (/^\d+$/m.test(key) ? Number.parseInt(key, 10) : key));
}
