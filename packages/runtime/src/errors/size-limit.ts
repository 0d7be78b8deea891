import type { EvaluationError } from './error.js';
import { spendMemory } from './memory-limit.js';
import { evaluationError, type Message } from './messages.js';

const messages = {
  SIZE_LIMIT_EXCEEDED: {
    code: 'SIZE_LIMIT_EXCEEDED',
    text: 'The evaluation creates {value} that is larger than the limit of {limit}',
    help: 'Look for a value that is added to itself or repeats itself, for a large range, and for a large width in a format.',
  },
} as const satisfies Record<string, Message>;

/**
 * The largest number of elements of an Array or a Hash. V8's maps have this limit. V8 ends the process if an array
 * becomes about eight times as large.
 */
const MAX_ELEMENTS = 2 ** 24;

/**
 * Checks the size of an array or hash before it is created.
 * @throws {EvaluationError} SIZE_LIMIT_EXCEEDED if it would have too many elements; MEMORY_LIMIT_EXCEEDED
 */
export function checkSize(count: number): void {
  if (count > MAX_ELEMENTS) throw tooManyElements();
  spendMemory(count);
}

/**
 * Checks a collection before elements are added to it in place.
 * @throws {EvaluationError} SIZE_LIMIT_EXCEEDED if it would have too many elements; MEMORY_LIMIT_EXCEEDED
 */
export function checkGrowth(size: number, added: number): void {
  if (size + added > MAX_ELEMENTS) throw tooManyElements();
  spendMemory(added);
}

/**
 * Appends an element to an array that grows without a known bound.
 * @throws {EvaluationError} SIZE_LIMIT_EXCEEDED, MEMORY_LIMIT_EXCEEDED
 */
export function push<T>(array: T[], element: T): void {
  spendMemory(1);
  if (array.push(element) > MAX_ELEMENTS) throw tooManyElements();
}

/**
 * Returns the elements of an iterable as an array.
 * @throws {EvaluationError} SIZE_LIMIT_EXCEEDED
 */
export function collect<T>(elements: Iterable<T>): T[] {
  if (typeof elements === 'string' || Array.isArray(elements)) return Array.from(elements);
  const array: T[] = [];
  for (const element of elements) push(array, element);
  return array;
}

/** Returns the error for a limit of the JavaScript engine that a value exceeds; undefined for any other error. */
export function engineSizeLimit(error: unknown): EvaluationError | undefined {
  if (!(error instanceof RangeError)) return undefined;
  const value = ENGINE_LIMITS.find(([pattern]) => pattern.test(error.message))?.[1];
  if (value === undefined) return undefined;
  const exceeded = sizeLimitExceeded(value, 'the JavaScript engine');
  if (error.stack !== undefined) exceeded.stack = error.stack;
  return exceeded;
}

/** V8 reports the limits of its values as RangeErrors that differ in the text only. */
const ENGINE_LIMITS: readonly (readonly [message: RegExp, value: string])[] = [
  [/^Invalid string length|^Invalid count value/, 'a String'],
  [/^(?:Map|Set) maximum size exceeded/, 'a Hash'],
  [/^Maximum BigInt size exceeded/, 'an Integer'],
  [/^Invalid (?:typed )?array length|^Array buffer allocation failed/, 'an Array'],
];

/**
 * Returns the error for a value that exceeds a limit.
 *
 * @param value the value with its article: `an Array`
 * @param limit the limit with its unit: `1000 elements`
 */
export function sizeLimitExceeded(value: string, limit: string): EvaluationError {
  return evaluationError(messages.SIZE_LIMIT_EXCEEDED, { value, limit });
}

function tooManyElements(): EvaluationError {
  return sizeLimitExceeded('an Array', `${MAX_ELEMENTS} elements`);
}
