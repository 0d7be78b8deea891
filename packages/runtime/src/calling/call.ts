import { context } from '../context/context.js';
import { type EvaluationError, withHelp } from '../errors/error.js';
import { evaluationError, type Message } from '../errors/messages.js';
import { didYouMean } from '../text/suggestion.js';
import type { Accumulator, ExtendMemo } from '../values/accumulator.js';
import type { Argument } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import { PuppetUri, type UriParts } from '../values/uri.js';
import { isArray, type Value } from '../values/value.js';
import { callDefinition } from './check.js';
import { methodOf } from './object-call.js';

const messages = {
  UNKNOWN_FUNCTION: { code: 'UNKNOWN_FUNCTION', text: "Unknown function: '{name}'." },
} as const satisfies Record<string, Message>;

/**
 * `$value.name`: calls the method of an object, returns a part of a URI, or calls the function with this name.
 * @throws {EvaluationError} see `call`
 */
export function callMember(name: string, ...args: Argument[]): Value {
  const [receiver, ...rest] = args;
  if (receiver instanceof PuppetObject) {
    const method = methodOf(receiver, name);
    if (method !== undefined) return method(...rest);
  } else if (receiver instanceof PuppetUri && Object.hasOwn(receiver.parts, name)) {
    return receiver.parts[name as keyof UriParts];
  }
  return call(name, ...args);
}

/**
 * Calls a function that is looked up at run time: a function of another file or of the host.
 * @throws {EvaluationError} UNKNOWN_FUNCTION; RUNTIME_ERROR if the arguments do not match
 */
export function call(name: string, ...args: Argument[]): Value {
  const definition = context().definitions.find('function', name);
  if (definition === undefined) throw unknownFunction(name);
  return callDefinition(definition, args);
}

/**
 * As `call`, but changes the memo if the accumulator created it and the function can extend it.
 * @throws {EvaluationError} see `call`
 */
export function callTo(accumulator: Accumulator, name: string, memo: Value, ...others: Argument[]): Value {
  return extendedMemo(accumulator, name, memo, others) ?? call(name, memo, ...others);
}

/** As `callMember`, but changes the memo if the accumulator created it and the function can extend it. */
export function callMemberTo(accumulator: Accumulator, name: string, memo: Value, ...others: Argument[]): Value {
  return extendedMemo(accumulator, name, memo, others) ?? callMember(name, memo, ...others);
}

function extendedMemo(
  accumulator: Accumulator,
  name: string,
  memo: Value,
  others: readonly Argument[],
): Value | undefined {
  const isCollection = isArray(memo) || memo instanceof PuppetHash;
  const extended = isCollection ? extendMemoByName(name, accumulator, memo, others) : undefined;
  // Any other function may store the memo.
  if (extended === undefined) accumulator.release();
  return extended;
}

/** Extends a memo by the function with a name. Returns undefined if the function must be called. */
export function extendMemoByName(name: string, ...extension: Parameters<ExtendMemo>): Value | undefined {
  const definition = context().definitions.find('function', name);
  return definition !== undefined && 'native' in definition ? definition.native.extendMemo?.(...extension) : undefined;
}

function unknownFunction(name: string): EvaluationError {
  const error = evaluationError(messages.UNKNOWN_FUNCTION, { name });
  const { definitions, services } = context();
  const question = didYouMean(name, definitions.candidates('function', name));
  const caller = services.places?.of(error)?.file ?? '';
  return withHelp(error, definitions.adviceOnMissing('function', name, caller, question));
}

/**
 * `$object.length`: calls the object's own method if it has one with the name of the built-in function, else the
 * built-in function.
 */
export function callMethod(name: string, builtin: (...args: Argument[]) => Value, ...args: Argument[]): Value {
  const [receiver, ...rest] = args;
  const method = receiver instanceof PuppetObject ? methodOf(receiver, name) : undefined;
  return method === undefined ? builtin(...args) : method(...rest);
}
