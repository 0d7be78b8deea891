import {
  assertType,
  FunctionError,
  mismatchPath,
  parseType,
  type PuppetType,
  type Value,
} from '@pptjs/runtime/internal';
import { AssertionFailure } from '../errors.js';

/**
 * A type that data must have. The type is given as text, because most lookups check no types; it is parsed at the first
 * check. `T` is the TypeScript type of its values.
 */
export class ExpectedType<T extends Value = Value> {
  readonly #text: string;
  #type: PuppetType | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** @throws {AssertionFailure} `<subject> has wrong type, expects …`, unless `value` has the type */
  assert(subject: string, value: Value): asserts value is T {
    this.#type ??= parseType(this.#text);
    try {
      assertType(`${subject} has wrong type,`, this.#type, value);
    } catch (error) {
      throw error instanceof FunctionError
        ? new AssertionFailure(error.message, mismatchPath(this.#type, value))
        : error;
    }
  }
}
