import type { Value } from './value.js';

const REDACTED = 'Sensitive [value redacted]';

/** A value that is never printed: not by Puppet, not by `JSON.stringify`, and not by a JavaScript console. */
export class Sensitive {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  unwrap(): Value {
    return this.#value;
  }

  toString(): string {
    return REDACTED;
  }

  toJSON(): string {
    return REDACTED;
  }

  /** The text that Node's console shows. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return REDACTED;
  }
}
