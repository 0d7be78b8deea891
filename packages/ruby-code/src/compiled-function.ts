import {
  bailOut,
  type CompiledFunction,
  fromPuppet,
  type Invocation,
  RaisedError,
  toPuppet,
  type Value as RubyValue,
} from '@pptjs/erb/runtime';
import {
  type Argument,
  type Block,
  callBlock,
  context,
  type EvaluationError,
  isArray,
  isBlock,
  PuppetHash,
  PuppetIterator,
  type Scope,
  type Value,
  UnrescuedError,
} from '@pptjs/runtime/internal';
import { CompiledCodeHost } from './compiled-code.js';
import { FunctionCalls } from './function-calls.js';
import type { HostRequests } from './host-requests.js';
import type { RubyHost } from './host.js';
import { RubyError } from './session.js';

/** A call of a method of a compiled function. */
export interface CompiledCall {
  /** The name of the function. */
  readonly name: string;
  readonly compiled: CompiledFunction;
  readonly method: string;
  /** The arguments; the last can be the block. */
  readonly args: readonly Argument[];
  /** Whether the function has the legacy interface: it sees the scope of its caller then. */
  readonly isLegacy: boolean;
  /** The file of the function. */
  readonly path: string;
  /** Returns the method of the dispatch that accepts the arguments; null for a mismatch. */
  chooseMethod(args: readonly Value[]): string | null;
}

/**
 * Calls a compiled function. If it bails out, the interpreter executes the call from the start, with the results of the
 * functions that the compiled one has called.
 *
 * @param interpret executes the call with the interpreter
 */
export function callCompiled(call: CompiledCall, requests: HostRequests, interpret: () => Value): Value {
  const { host } = requests;
  if (host === undefined) return interpret();
  const calls = new FunctionCalls();
  const { name, compiled, method, args, isLegacy, path } = call;
  try {
    if (isLegacy) {
      const functionHost = new CompiledFunctionHost(host, requests, calls, null, true);
      return toPuppet(compiled.call(method, functionHost, [args.map(rubyValue)]));
    }
    const last = args.at(-1);
    const block = last !== undefined && isBlock(last) ? last : null;
    const functionHost = new CompiledFunctionHost(host, requests, calls, name, false);
    const values = (block === null ? args : args.slice(0, -1)).map(rubyValue);
    const invocation: Invocation = {
      callBlock: block && ((given) => functionHost.callBlock(block, given)),
      caller: new CompiledFunctionHost(host, requests, calls, name, true),
      chooseMethod: (given) => calls.callHost(() => call.chooseMethod(given)) ?? bailOut('a mismatch'),
    };
    return toPuppet(compiled.call(method, functionHost, values, invocation));
  } catch (error) {
    if (calls.hasThrown(error)) throw error;
    if (error instanceof RaisedError && error.text !== null) throw rubyError(error, error.text, path);
    return requests.whileReplaying(calls.logged, interpret);
  }
}

function rubyError(error: RaisedError, message: string, file: string): EvaluationError {
  if (!error.isA('StandardError')) return new UnrescuedError(message, error.className);
  return new RubyError({ message, file, line: error.line, isPuppetError: error.isA('Puppet::Error') });
}

/** The current evaluation as the host of a compiled function. */
class CompiledFunctionHost extends CompiledCodeHost {
  /** The name of the function; null for the legacy interface. */
  readonly #name: string | null;
  readonly #seesCaller: boolean;

  /** @param seesCaller whether the code sees the scope of its caller; otherwise it sees the top scope */
  constructor(host: RubyHost, requests: HostRequests, calls: FunctionCalls, name: string | null, seesCaller: boolean) {
    super(host, requests, calls);
    this.#name = name;
    this.#seesCaller = seesCaller;
  }

  callBlock(block: Block, args: readonly Value[]): Value {
    const body = (): Value => callBlock(block, ...args);
    const value = this.calls.record('yield', () => this.requests.whileCalling(this.#name ?? '', body));
    return containsIterator(value) && !(value instanceof PuppetIterator)
      ? bailOut('an Iterator in a collection')
      : value;
  }

  protected override get scope(): Scope {
    const { scope } = context();
    return this.#seesCaller ? scope : scope.top;
  }

  protected override call(name: string, args: readonly Value[]): Value {
    return this.requests.whileCalling(this.#name ?? name, () => super.call(name, args));
  }
}

/** Bails out for blocks, and for collections with values that Ruby gets in another form. */
function rubyValue(value: Argument): RubyValue {
  if (isBlock(value)) return bailOut('a block');
  if (!(value instanceof PuppetIterator) && containsIterator(value)) return bailOut('an Iterator in a collection');
  return fromPuppet(value);
}

function containsIterator(value: Value): boolean {
  if (isArray(value)) return value.some(containsIterator);
  if (value instanceof PuppetHash) return [...value.values()].some(containsIterator);
  return value instanceof PuppetIterator;
}
