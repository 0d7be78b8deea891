import type { NativeFunctionDefinition } from '../context/definition.js';
import { registerFunction } from '../context/host-functions.js';
import { formatMessage, type Message } from '../errors/messages.js';
import { parseType } from '../type-reading/parse.js';
import { ANY } from '../types/any.js';
import { CallableType } from '../types/callable.js';
import { assertType } from '../types/mismatch/index.js';
import { OptionalType } from '../types/undef.js';
import type { Argument } from '../values/block.js';
import { fromJS } from '../values/from-js.js';
import { toJS } from '../values/to-js.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { TypedBlock } from './block-parameter.js';
import { fromHost, toHost } from './host-object.js';
import { rejection } from './rejection.js';
import { Signature, SignatureParameter } from './signature.js';

const messages = {
  NOT_A_CALLABLE: { text: 'The signature of a function has to be a Callable, not {type}' },
} as const satisfies Record<string, Message>;

/**
 * The body of a function written in JavaScript. It takes and returns plain values (see `fromJS`, `toJS`). A block is a
 * JavaScript function on plain values, passed as the last argument.
 */
export type HostBody = (...args: never[]) => unknown;

/**
 * A signature as a Puppet type (`Callable[[Integer, Optional[String]], String]`), and the body that is called if the
 * arguments match it.
 */
export type HostDispatch = readonly [signature: string, body: HostBody];

/** A function that JavaScript can call too, with plain values. */
export interface HostFunction extends NativeFunctionDefinition {
  (...args: unknown[]): unknown;
}

/**
 * Defines a function in JavaScript under a Puppet name such as `mymod::f`. If it has several signatures, a call uses
 * the first that accepts the arguments.
 *
 * @example
 * defineFunction('mymod::shout', 'Callable[[String], String]', (text) => `${text.toUpperCase()}!`);
 * defineFunction('mymod::size', ['Callable[String]', (text) => text.length], ['Callable[Integer]', (n) => n]);
 */
export function defineFunction(name: string, signature: string, body: HostBody): HostFunction;
export function defineFunction(name: string, ...dispatches: readonly HostDispatch[]): HostFunction;
export function defineFunction(name: string, ...rest: HostDispatch | readonly HostDispatch[]): HostFunction {
  const dispatches = isSingleDispatch(rest) ? [rest] : rest;
  const overloads = dispatches.map(([text, body]) => new Overload(text, body));
  const native = (...args: Argument[]): Value => {
    for (const overload of overloads) if (overload.signature.accepts(args)) return overload.call(name, args);
    throw rejection(
      name,
      overloads.map(({ signature }) => signature),
      args,
    );
  };
  const callable = (...args: unknown[]): unknown => toJS(native(...args.map(fromHost)));
  const definition = Object.assign(Object.defineProperty(callable, 'name', { value: name.toLowerCase() }), {
    kind: 'function' as const,
    file: '',
    line: 0,
    native,
  }) as unknown as HostFunction;
  registerFunction(definition);
  return definition;
}

function isSingleDispatch(rest: HostDispatch | readonly HostDispatch[]): rest is HostDispatch {
  return typeof rest[0] === 'string';
}

/** One overload. Its signature is parsed on first use, because it may name types that are declared later. */
class Overload {
  readonly #text: string;
  readonly #body: HostBody;
  #signature: Signature | undefined;

  constructor(text: string, body: HostBody) {
    this.#text = text;
    this.#body = body;
  }

  get signature(): Signature {
    return (this.#signature ??= signatureFromType(parseType(this.#text)));
  }

  call(name: string, args: readonly Argument[]): Value {
    const result = fromJS((this.#body as (...values: unknown[]) => unknown)(...args.map(toHost)));
    const returns = this.signature.returns?.();
    return returns === undefined
      ? result
      : assertType(`value returned from function '${name}' has wrong type,`, returns, result);
  }
}

/**
 * Converts a Callable type to a signature.
 * @throws {TypeError} if the type is not a Callable
 */
function signatureFromType(type: PuppetType): Signature {
  if (!(type instanceof CallableType))
    throw new TypeError(formatMessage(messages.NOT_A_CALLABLE, { type: String(type) }));
  const { parameters, block, returns } = type;
  const { min, max } = parameters?.givenSize() ?? { min: 0, max: Infinity };
  const types = parameters?.types ?? [ANY];
  const count = max === Infinity ? Math.max(types.length, 1) : Math.max(max, types.length);
  return new Signature({
    parameters: Array.from({ length: Math.min(count, Math.max(max, 0)) }, (_, i) => {
      const type = types[Math.min(i, types.length - 1)] ?? ANY;
      return new SignatureParameter(`param${i + 1}`, () => type);
    }),
    min,
    max,
    rest: max === Infinity,
    block: block === null ? undefined : new TypedBlock('block', () => block),
    blockOptional: block instanceof OptionalType,
    returns: returns === null ? undefined : () => returns,
  });
}
