import type { Value } from '@pptjs/runtime';

/** A call of a Puppet function, with its result or its error. */
export interface LoggedCall {
  readonly name: string;
  readonly result: { readonly value: Value } | { readonly error: unknown };
}

/**
 * The Puppet functions that a compiled template has called. Functions can have effects, so if the template continues in
 * the interpreter, which starts from its beginning, the interpreter gets the logged results.
 */
export class FunctionCalls {
  readonly logged: LoggedCall[] = [];

  /** Calls a function and logs the call. */
  record(name: string, call: () => Value): Value {
    try {
      const value = call();
      this.logged.push({ name, result: { value } });
      return value;
    } catch (error) {
      this.logged.push({ name, result: { error } });
      throw error;
    }
  }

  /** Whether the last call has thrown this error. */
  hasThrown(error: unknown): boolean {
    const last = this.logged.at(-1)?.result;
    return last !== undefined && 'error' in last && last.error === error;
  }
}
