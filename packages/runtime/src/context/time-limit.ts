/** The parts of Node's module `vm` that limits need. */
interface VirtualMachine {
  readonly Script: new (code: string) => {
    runInContext(context: object, options: { readonly timeout: number }): unknown;
  };
  createContext(global: object): object;
}

interface NodeGlobal {
  readonly process?: { getBuiltinModule?(name: 'node:vm'): VirtualMachine };
}

/**
 * Runs functions with a limit of time. The limit also ends endless loops, in JavaScript, in regular expressions and in
 * WebAssembly. A function that is ended cannot clean up: its `finally` blocks do not run. Only Node has the means for
 * this. Elsewhere, functions run without a limit.
 */
export class TimeLimit {
  readonly #milliseconds: number;
  readonly #global: { body: () => unknown } = { body: () => undefined };
  #start: (() => void) | undefined;

  constructor(milliseconds: number) {
    // A product of seconds is often not an integer, which `vm` requires: 1.019 * 1000 is 1018.9999999999999.
    this.#milliseconds = Math.round(milliseconds);
  }

  /**
   * Returns the result of `body`, or what `onTimeout` returns if `body` runs too long. Errors of `body` are thrown
   * unchanged. Calls can nest.
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
      this.#start ??= this.#prepare();
      this.#start();
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

  #prepare(): () => void {
    const vm = (globalThis as NodeGlobal).process?.getBuiltinModule?.('node:vm');
    if (vm === undefined) return () => void this.#global.body();
    const script = new vm.Script('body()');
    const context = vm.createContext(this.#global);
    return () => void script.runInContext(context, { timeout: this.#milliseconds });
  }
}

/** The error belongs to another realm, so `instanceof Error` does not recognise it. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
