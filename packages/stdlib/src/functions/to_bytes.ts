import { Float, FunctionError, integer, isInteger, noConversion, oldText, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

const POWERS: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['k', 1],
  ['M', 2],
  ['G', 3],
  ['T', 4],
  ['P', 5],
  ['E', 6],
]);

/**
 * The number of bytes that a text says: `4 kB`, `1.5 M`, `2 GiB`; prefixes are powers of 1024. A number stays.
 *
 * @example
 * to_bytes('4 kB') # => 4096
 */
export const to_bytes = oldFunction('to_bytes', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1) throw wrongCount('to_bytes', args.length, '1');
  return isInteger(value) || value instanceof Float ? value : bytesOf(textOf(value));
});

function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  const text = oldText(value);
  if (text !== 'default') throw noConversion(value, 'String');
  return text;
}

function bytesOf(text: string): Value {
  const [, digits = '', prefix = ''] = /^([\d.e+-]*)\s*([^bB]?)/u.exec(text) ?? [];
  const power = POWERS.get(prefix);
  if (power === undefined) throw new FunctionError(`to_bytes(): Unknown prefix ${prefix}`);
  const number = Number(/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/.exec(digits)?.[0] ?? '0');
  return integer(BigInt(Math.floor(number * 1024 ** power)));
}
