import { Float, FunctionError, type Integer, integer, isArray, isInteger, PuppetHash, rubyText, undefinedMethod, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { textsBetween } from '../successor.js';

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
  if (/^\d+$/m.test(start)) return numbersBetween(leadingInteger(start), leadingInteger(stop), step, isOpen);
  return textsBetween(start, stop, { isOpen, limit: LIMIT * step }).filter((_, i) => i % step === 0);
});

interface Bounds {
  readonly start: string;
  readonly stop: string;
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
  const step = Math.abs(stepOf(size));
  if (step === 0) throw new FunctionError('range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)');
  return { start: rubyText(start), stop: rubyText(stop), step, isOpen: false };
}

function stepOf(size: Value): number {
  if (isInteger(size)) return Number(size);
  if (size instanceof Float) return Math.trunc(size.value);
  if (typeof size === 'string') return Number(leadingInteger(size));
  throw undefinedMethod('to_i', size, isArray(size) || size instanceof PuppetHash ? ['to_s', 'to_a', 'to_h'] : ['to_s']);
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
