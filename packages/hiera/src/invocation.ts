import { LookupError } from './errors.js';
import { SILENT, type Trace } from './trace.js';

/** A lookup under way: which keys are being looked up, to notice that one needs itself, and who is told of every step. */
export class Invocation {
  trace: Trace = SILENT;
  readonly #keys: string[] = [];

  /** @throws {LookupError} where `key` is being looked up already */
  enter<T>(key: string, body: () => T): T {
    if (this.#keys.includes(key)) {
      throw new LookupError(`Lookup of key '${key}' failed: Recursive lookup detected in [${this.#keys.join(', ')}]`);
    }
    this.#keys.push(key);
    try {
      return body();
    } finally {
      this.#keys.pop();
    }
  }
}
