import { FunctionError, type Integer, integer, oldText, undefinedMethod, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { textsBetween } from '../successor.js';
import { toInteger } from '../to-integer.js';

/** So many elements the reference takes at most. */
const LIMIT = 1_000_000;

/**
 * The numbers, or texts, from one to another; a third argument gives the size of the steps.
 *
 * @example
 * range('host01', 'host03') # => ['host01', 'host02', 'host03']
 */
export const range = oldFunction('range', (args) => {
  const [first] = args;
  if (first === undefined) throw wrongCount('range', 0, '1');
  const { start, stop, step, isOpen } = args.length === 1 ? readRange(first) : readBounds(args);
  if (/^\d+$/m.test(start))
    return numbersBetween(
      leadingInteger(start),
      typeof stop === 'string' ? leadingInteger(stop) : BigInt(toInteger(stop)),
      step,
      isOpen,
    );
  return textsBetween(start, oldText(stop), { isOpen, limit: LIMIT * step }).filter((_, i) => i % step === 0);
});

interface Bounds {
  readonly start: string;
  readonly stop: Value;
  readonly step: number;
  /** Whether the stop itself is left out. */
  readonly isOpen: boolean;
}

function readRange(text: Value): Bounds {
  if (typeof text !== 'string') throw undefinedMethod('match', text);
  if (text === '') throw new FunctionError('range(): Unknown range format: ');
  const match = /^(\w+)(\.\.\.?|-)(\w+)$/m.exec(text);
  if (match === null) throw new FunctionError(`range(): Unable to compute range from the value: ${text}`);
  return { start: match[1] ?? '', stop: match[3] ?? '', step: 1, isOpen: match[2] === '...' };
}

function readBounds([start = null, stop = null, size = 1]: readonly Value[]): Bounds {
  const step = Math.abs(typeof size === 'string' ? Number(leadingInteger(size)) : toInteger(size));
  if (step === 0) throw new FunctionError('range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)');
  return { start: oldText(start), stop, step, isOpen: false };
}

/** Ruby's `to_i`. */
function leadingInteger(text: string): bigint {
  const digits = /^\s*([-+]?\d+(?:_\d+)*)/.exec(text)?.[1] ?? '0';
  return BigInt(digits.replaceAll('_', '').replace('+', ''));
}

function numbersBetween(start: bigint, stop: bigint, step: number, isOpen: boolean): Integer[] {
  const numbers: Integer[] = [];
  const end = isOpen ? stop : stop + 1n;
  for (let each = start; each < end && numbers.length < LIMIT; each += BigInt(step)) numbers.push(integer(each));
  return numbers;
}
