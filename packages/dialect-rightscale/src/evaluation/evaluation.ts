import { fail } from '../errors/error.js';
import type { Value } from '../values/value.js';

/** The bounds of one evaluation. */
export interface Limits {
  /** The number of loop iterations and calls, plus a share of the elements that operators copy. */
  readonly steps: number;
  /** The number of calls of definitions within each other. */
  readonly depth: number;
}

export const DEFAULT_LIMITS: Limits = { steps: 10_000_000, depth: 1_000 };

/** The longest string, in UTF-16 units. */
const MAX_STRING_LENGTH = 16_000_000;

/** The largest number of elements of an array, a hash, a range or a collection. */
const MAX_ELEMENTS = 2_000_000;

/** The number of elements that can be copied for the price of one step. */
const COPIES_PER_STEP = 16;

/** The state of one evaluation: its global variables, and its numbers of steps and nested calls, which have limits. */
export class Evaluation {
  readonly limits: Limits;
  /** The values of global variables and references by name, with `$$` or `@@`. */
  readonly globals = new Map<string, Value>();
  #steps = 0;
  #depth = 0;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.limits = limits;
  }

  /** Counts steps. */
  use(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.limits.steps) fail('steps', { limit: String(this.limits.steps) });
  }

  /** Counts a call that begins. `leave` must be called at its end. */
  enter(): void {
    this.use(1);
    if (this.#depth >= this.limits.depth) fail('depth', { limit: String(this.limits.depth) });
    this.#depth++;
  }

  leave(): void {
    this.#depth--;
  }
}

/** The evaluation that is running: helpers of compiled code need it, and compiled code does not pass it on. */
let current: Evaluation | null = null;

/** Calls `body` as a part of an evaluation. */
export function withEvaluation<Result>(evaluation: Evaluation, body: () => Result): Result {
  const previous = current;
  current = evaluation;
  try {
    return body();
  } finally {
    current = previous;
  }
}

/** The running evaluation. A function that JavaScript calls on its own has one of its own. */
export function currentEvaluation(): Evaluation | null {
  return current;
}

/** Counts an iteration of a loop. */
export function step(): void {
  current?.use(1);
}

/** How many iterations of a loop take as long as an error with its stack trace. */
const STEPS_PER_ERROR = 100;

/** Counts an error that a handler has caught. */
export function useError(): void {
  current?.use(STEPS_PER_ERROR);
}

/** Counts elements that an operator or a function copies or visits. */
export function useElements(count: number): void {
  current?.use(count / COPIES_PER_STEP);
}

/** Checks the length of a string before it is created. */
export function checkStringLength(length: number): void {
  if (length > MAX_STRING_LENGTH)
    fail('size', { what: 'A string', limit: String(MAX_STRING_LENGTH), unit: 'characters' });
}

/** Checks the number of elements of a value before it is created, and counts them. */
export function checkElementCount(count: number): void {
  if (count > MAX_ELEMENTS) fail('size', { what: 'An array', limit: String(MAX_ELEMENTS), unit: 'elements' });
  useElements(count);
}
