import type { Value as PuppetValue } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { toPuppet } from './puppet-values.js';
import { RubyScope, type ScopeHost } from './scope.js';
import { type Block, copy, isArray, Proc, type Value } from './values.js';

/**
 * A method of a function: its body, and the number of its arguments. The body gets the block before the arguments if the
 * method has one. If `getsScope` is true, the first argument is the scope of the caller.
 */
export type FunctionMethod = readonly [
  body: Block,
  required: number,
  maximum: number,
  hasBlock?: boolean,
  getsScope?: boolean,
];

/** The parts of a call of a function besides its arguments. */
export interface Invocation {
  /** Calls the lambda of the call; null if there is none. */
  readonly callBlock: ((args: readonly PuppetValue[]) => PuppetValue) | null;
  /** The scope of the caller. */
  readonly caller: ScopeHost;
  /** Returns the method of the dispatch that accepts the arguments. */
  chooseMethod(args: readonly PuppetValue[]): string;
}

/** The default export of the module that a Ruby function compiles to. */
export interface CompiledFunction {
  /** Whether the function changes arrays or hashes. It gets copies of its arguments then. */
  readonly changesValues: boolean;
  /**
   * Calls a method of the function.
   *
   * @param method the method of a dispatch; for the legacy interface, the name of the function
   * @param args for the legacy interface, one array with all arguments
   * @param invocation undefined for the legacy interface
   * @throws {BailOut} if only Ruby can execute the call; nothing has been changed then except by functions of the host
   * @throws {RaisedError} if the function raises an error with this message
   */
  call(method: string, host: ScopeHost, args: readonly Value[], invocation?: Invocation): Value;
}

/** The scope of a function, and its methods. */
export class FunctionScope extends RubyScope {
  readonly #invocation: Invocation | undefined;
  readonly #methods: Readonly<Record<string, FunctionMethod>>;
  readonly #block: Proc | null;

  constructor(
    host: ScopeHost,
    changesValues: boolean,
    invocation: Invocation | undefined,
    create: (scope: FunctionScope) => Readonly<Record<string, FunctionMethod>>,
  ) {
    super(host, changesValues);
    const callBlock = invocation?.callBlock ?? null;
    this.#invocation = invocation;
    this.#block = callBlock && new Proc((...args) => this.read(callBlock(args.map(toPuppet))));
    this.#methods = create(this);
  }

  /** `self.class.dispatcher.dispatch(self, scope, args)` */
  dispatch(args: Value): Value {
    if (!isArray(args) || this.#invocation === undefined) return bailOut('dispatch without an array');
    // The dispatcher of Ruby gets no block here.
    return this.#call(this.#invocation.chooseMethod(args.map(toPuppet)), args, null);
  }

  /** Calls the method of a dispatch. */
  callMethod(method: string, args: readonly Value[]): Value {
    return this.#call(method, this.changesValues ? copy(args) : args, this.#block);
  }

  #call(method: string, args: readonly Value[], block: Proc | null): Value {
    const found = Object.hasOwn(this.#methods, method) ? this.#methods[method] : undefined;
    if (found === undefined) return bailOut(`the method ${method}`);
    const [body, required, maximum, hasBlock = false, getsScope = false] = found;
    const values = getsScope ? [this.#callerScope(), ...args] : args;
    if (values.length < required || values.length > maximum) return bailOut('another number of arguments');
    return hasBlock ? body(block, ...values) : body(...values);
  }

  #callerScope(): RubyScope {
    return this.#invocation === undefined
      ? bailOut('the scope of the caller')
      : new RubyScope(this.#invocation.caller, this.changesValues);
  }
}

/**
 * Creates the default export of a compiled function.
 *
 * @param create returns the methods of the function by name
 */
export function rubyFunction(
  create: (scope: FunctionScope) => Readonly<Record<string, FunctionMethod>>,
  changesValues = false,
): CompiledFunction {
  return {
    changesValues,
    call: (method, host, args, invocation) =>
      new FunctionScope(host, changesValues, invocation, create).callMethod(method, args),
  };
}
