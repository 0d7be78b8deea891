import { bailOut } from './bail-out.js';
import { copy, RubyScope, type ScopeHost } from './scope.js';
import type { Block, Value } from './values.js';

/** A method of a function: its body and the number of its arguments. */
export type FunctionMethod = readonly [body: Block, required: number, maximum: number];

/** The default export of the module that a Ruby function compiles to. */
export interface CompiledFunction {
  /** Whether the function changes arrays or hashes. It gets copies of its arguments then. */
  readonly changesValues: boolean;
  /**
   * Calls a method of the function.
   *
   * @param method the method of a dispatch; for the legacy interface, the name of the function
   * @param args for the legacy interface, one array with all arguments
   * @throws {BailOut} if only Ruby can execute the call; nothing has been changed then except by functions of the host
   * @throws {RaisedError} if the function raises an error with this message
   */
  call(method: string, host: ScopeHost, args: readonly Value[]): Value;
}

/**
 * Creates the default export of a compiled function.
 *
 * @param create returns the methods of the function by name
 */
export function rubyFunction(
  create: (scope: RubyScope) => Readonly<Record<string, FunctionMethod>>,
  changesValues = false,
): CompiledFunction {
  return {
    changesValues,
    call: (method, host, args) => {
      const methods = create(new RubyScope(host, changesValues));
      const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (found === undefined) return bailOut(`the method ${method}`);
      const [body, required, maximum] = found;
      if (args.length < required || args.length > maximum) return bailOut('another number of arguments');
      return body(...(changesValues ? args.map((arg) => copy(arg)) : args));
    },
  };
}
