import { type EvaluationError, FailedExpressionError } from '../errors/error.js';
import { formatMessage, type Message, type MessageParameters } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';

/** A number of elements or characters from `min` to `max`, inclusive. `max` may be Infinity. */
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

  /** Returns whether this size includes all numbers of `other`. */
  covers(other: Size): boolean {
    return other.min >= this.min && other.max <= this.max;
  }

  equals(other: Size): boolean {
    return other.min === this.min && other.max === this.max;
  }

  /** Returns the smallest size that includes both. */
  union(other: Size): Size {
    return new Size(Math.min(this.min, other.min), Math.max(this.max, other.max));
  }

  /** Returns the size as the arguments of a type: `1` or `1, 2`. */
  toString(): string {
    return this.max === Infinity ? String(this.min) : `${this.min}, ${this.max}`;
  }
}

export const ANY_SIZE: Size = /* @__PURE__ */ new Size(0, Infinity);

/** Creates the error for a range whose end is before its start, as raised inside `[]`. */
export function rangeOrder(from: string, to: string): EvaluationError {
  return sliceError(typeMessages.INVERTED_RANGE, { from, to });
}

/** Creates an error that is raised while `[]` creates a type, from an entry of a table. */
export function sliceError<M extends Message>(message: M, parameters: MessageParameters<M>): EvaluationError {
  return sliceFailure(formatMessage(message, parameters));
}

/** Creates an error that is raised while `[]` creates a type, from a text. */
export function sliceFailure(message: string): EvaluationError {
  return new FailedExpressionError("a '[]' expression", message);
}
