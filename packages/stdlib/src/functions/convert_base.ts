import { FunctionError, isInteger, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

const HIGHEST = 36;

/**
 * A whole number, written in another base (2 to 36).
 *
 * @example
 * convert_base(254, 16) # => 'fe'
 */
export const convert_base = oldFunction('convert_base', (args) => {
  if (args.length !== 2) throw wrongCount('convert_base', args.length, '2');
  const [number = null, base = null] = args;
  checkKind(number, 'First');
  checkKind(base, 'Second');
  const whole = parse(number);
  const radix = Number(parse(base));
  if (radix < 2 || radix > HIGHEST)
    throw new FunctionError('convert_base(): base must be at least 2 and must not be greater than 36');
  return whole.toString(radix);
});

function checkKind(value: Value, which: 'First' | 'Second'): void {
  if (isInteger(value) || typeof value === 'string') return;
  throw new FunctionError(`convert_base(): ${which} argument must be either a string or an integer`);
}

/** The reference speaks of the first argument even where the second is wrong. */
function parse(value: Value): bigint {
  if (isInteger(value)) return BigInt(value);
  const text = /^\d+$/m.exec(String(value))?.[0];
  if (text !== undefined) return BigInt(text);
  throw new FunctionError(
    'convert_base(): First argument must be an integer or a string corresponding to an integer in base 10',
  );
}
