import { type EvaluationError, FailedExpressionError } from '../errors/error.js';

/** How many elements or characters: from `min` to `max`, both included; `max` may be Infinity. */
export class Size {
  readonly min: number;
  readonly max: number;

  constructor(min: number, max: number) {
    if (max < min) throw rangeOrder(String(min), String(max));
    this.min = min;
    this.max = max;
  }

  includes(count: number): boolean {
    return count >= this.min && count <= this.max;
  }

  /** Whether all counts of `other` are in this one. */
  covers(other: Size): boolean {
    return other.min >= this.min && other.max <= this.max;
  }

  equals(other: Size): boolean {
    return other.min === this.min && other.max === this.max;
  }

  /** The smallest size that covers both. */
  union(other: Size): Size {
    return new Size(Math.min(this.min, other.min), Math.max(this.max, other.max));
  }

  /** As the arguments of a type: `1` or `1, 2`. */
  toString(): string {
    return this.max === Infinity ? String(this.min) : `${this.min}, ${this.max}`;
  }
}

export const ANY_SIZE: Size = new Size(0, Infinity);

/** The error for a range whose ends are the wrong way round, as raised inside `[]`. */
export function rangeOrder(from: string, to: string): EvaluationError {
  return sliceFailure(`'from' must be less or equal to 'to'. Got (${from}, ${to}`);
}

/** An error that arises while `[]` makes a type of its arguments. */
export function sliceFailure(message: string): EvaluationError {
  return new FailedExpressionError("a '[]' expression", message);
}
