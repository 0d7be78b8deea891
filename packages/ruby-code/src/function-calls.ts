import type { Value } from '@pptjs/runtime/internal';

/** A call of a Puppet function, with its result or its error. */
export interface LoggedCall {
  readonly name: string;
  readonly result: { readonly value: Value } | { readonly error: unknown };
}

/**
 * The Puppet functions that compiled code has called. Functions can have effects, so if the code continues in the
 * interpreter, which starts from its beginning, the interpreter gets the logged results. Log messages are calls too.
 */
export class FunctionCalls {
  readonly logged: LoggedCall[] = [];
  /** The error of the last call that failed. */
  #thrown: unknown;

  /** Calls a function and logs the call. */
  record(name: string, call: () => Value): Value {
    try {
      const value = call();
      this.logged.push({ name, result: { value } });
      return value;
    } catch (error) {
      this.logged.push({ name, result: { error } });
      this.#thrown = error;
      throw error;
    }
  }

  /**
   * Calls the host without an entry in the log. An error of the host, such as `NeedsLoading`, is thrown to the caller: the
   * interpreter does not take over.
   */
  callHost<T>(call: () => T): T {
    try {
      return call();
    } catch (error) {
      this.#thrown = error;
      throw error;
    }
  }

  /** Whether the last call that failed has thrown this error. */
  hasThrown(error: unknown): boolean {
    return this.#thrown !== undefined && this.#thrown === error;
  }
}
