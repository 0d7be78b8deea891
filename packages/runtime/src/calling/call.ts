import { context } from '../context/context.js';
import type { FunctionDefinition, NativeFunctionDefinition } from '../context/definition.js';
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
import { topScope, withLocals } from './locals.js';
import { methodOf } from './object-call.js';

const messages = {
  UNKNOWN_FUNCTION: { code: 'UNKNOWN_FUNCTION', text: "Unknown function: '{name}'." },
} as const satisfies Record<string, Message>;

/**
 * `$value.name`: calls the method of an object, returns a part of a URI, or calls the function with this name.
 * @throws {EvaluationError} see `call`
 */
export function callMember(name: string, ...args: Argument[]): Value {
  const result = callOwnMember(name, args);
  return result === undefined ? call(name, ...args) : result;
}

/**
 * As `callMember`, from a Puppet-language function: see `callFromFunction`.
 * @throws {EvaluationError} see `call`
 */
export function callMemberFromFunction(name: string, ...args: Argument[]): Value {
  const result = callOwnMember(name, args);
  return result === undefined ? callFromFunction(name, ...args) : result;
}

/** Calls the method of an object, or returns a part of a URI. Returns undefined if the value has no such member. */
function callOwnMember(name: string, [receiver, ...rest]: readonly Argument[]): Value | undefined {
  if (receiver instanceof PuppetObject) return methodOf(receiver, name)?.(...rest);
  return receiver instanceof PuppetUri && Object.hasOwn(receiver.parts, name)
    ? receiver.parts[name as keyof UriParts]
    : undefined;
}

/**
 * Calls a function that is looked up at run time: a function of another file or of the host.
 * @throws {EvaluationError} UNKNOWN_FUNCTION; RUNTIME_ERROR if the arguments do not match
 */
export function call(name: string, ...args: Argument[]): Value {
  return callDefinition(findFunction(name), args);
}

/**
 * As `call`, from a Puppet-language function, whose current scope is the top scope. Compiled functions do not enter that
 * scope, because few of them need it.
 * @throws {EvaluationError} see `call`
 */
export function callFromFunction(name: string, ...args: Argument[]): Value {
  const definition = findFunction(name);
  return 'native' in definition && definition.actsOnScope === true
    ? withLocals(topScope(), {}, () => callDefinition(definition, args))
    : callDefinition(definition, args);
}

function findFunction(name: string): FunctionDefinition | NativeFunctionDefinition {
  const definition = context().definitions.find('function', name);
  if (definition === undefined) throw unknownFunction(name);
  return definition;
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
