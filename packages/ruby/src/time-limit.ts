import vm from 'node:vm';

/**
 * Runs functions with a limit of time. The limit also ends endless loops, in JavaScript and WebAssembly. A function that
 * is ended cannot clean up: its `finally` blocks do not run.
 */
export class TimeLimit {
  readonly #script = new vm.Script('body()');
  readonly #global: { body: () => unknown } = { body: () => undefined };
  readonly #context = vm.createContext(this.#global);
  readonly #milliseconds: number;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /**
   * Returns the result of `body`, or what `onTimeout` returns if `body` runs too long. Errors of `body` are thrown
   * unchanged.
   */
  run<T>(body: () => T, onTimeout: () => T): T {
    let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
    // Errors are caught here, because an error of a function must not look like a timeout.
    this.#global.body = () => {
      try {
        outcome = { value: body() };
      } catch (error) {
        outcome = { error };
      }
    };
    try {
      this.#script.runInContext(this.#context, { timeout: this.#milliseconds });
    } catch (error) {
      if (!isTimeout(error)) throw error;
      return onTimeout();
    } finally {
      this.#global.body = () => undefined;
    }
    if (outcome === undefined) return onTimeout();
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }
}

/** The error belongs to another realm, so `instanceof Error` does not recognise it. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
