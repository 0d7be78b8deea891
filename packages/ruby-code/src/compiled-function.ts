import {
  bailOut,
  type CompiledFunction,
  fromPuppet,
  RaisedError,
  toPuppet,
  type Value as RubyValue,
} from '@pptjs/erb/runtime';
import {
  type Argument,
  context,
  isArray,
  isBlock,
  PuppetHash,
  PuppetIterator,
  type Scope,
  type Value,
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
  readonly args: readonly Argument[];
  /** Whether the function has the legacy interface: it sees the scope of its caller then. */
  readonly isLegacy: boolean;
  /** The file of the function. */
  readonly path: string;
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
    const functionHost = new CompiledFunctionHost(host, requests, calls, isLegacy ? null : name);
    const values = args.map(rubyValue);
    return toPuppet(compiled.call(method, functionHost, isLegacy ? [values] : values));
  } catch (error) {
    if (calls.hasThrown(error)) throw error;
    if (error instanceof RaisedError && error.text !== null) throw rubyError(error, error.text, path);
    return requests.whileReplaying(calls.logged, interpret);
  }
}

function rubyError(error: RaisedError, message: string, file: string): RubyError {
  return new RubyError({ message, file, line: error.line, isPuppetError: error.isA('Puppet::Error') });
}

/** The current evaluation as the host of a compiled function. */
class CompiledFunctionHost extends CompiledCodeHost {
  /** The name of a function that sees the top scope; null for a function that sees the scope of its caller. */
  readonly #name: string | null;

  constructor(host: RubyHost, requests: HostRequests, calls: FunctionCalls, name: string | null) {
    super(host, requests, calls);
    this.#name = name;
  }

  protected override get scope(): Scope {
    const { scope } = context();
    return this.#name === null ? scope : scope.top;
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
