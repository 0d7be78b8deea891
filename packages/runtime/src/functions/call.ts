import { callDefinition } from '../calling/check.js';
import { type BuiltinFunction, defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { context } from '../context/context.js';
import { returnValue } from '../context/signals.js';
import { type FunctionError, withHelp } from '../errors/error.js';
import { functionError, type Message } from '../errors/messages.js';
import { stripLeadingColons } from '../text/qualified-name.js';
import { didYouMean } from '../text/suggestion.js';
import { deferred } from '../types/deferred.js';
import type { Argument, Block } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import type { PuppetObject } from '../values/object.js';
import { isArray, type Value } from '../values/value.js';
import * as functions from './builtins.js';
import { navigate } from './support/navigation.js';

const messages = {
  UNKNOWN_FUNCTION: { text: "Unknown function '{name}'" },
  EMPTY_NAME: { text: 'Cannot call a function with an empty name' },
} as const satisfies Record<string, Message>;

/**
 * Calls a function by name with arguments and an optional block. With a Deferred, makes the call that it describes, or
 * returns the value of the variable that it names.
 *
 * A `return()` in the block ends this call, with its value.
 *
 * @example
 * call('join', ['a', 'b'], '-') # => 'a-b'
 */
export const call = defineBuiltin(
  'call',
  dispatch(
    ['String function_name', 'Any arguments*', 'Callable &block?'],
    (name: string, args: readonly Value[], block?: Block) => {
      if (block === undefined) return callByName(name, args);
      try {
        return callByName(name, [...args, block]);
      } catch (error) {
        return returnValue(error);
      }
    },
  ),
  dispatch(['Deferred deferred'], resolve),
);

const builtins: ReadonlyMap<string, BuiltinFunction> = new Map(
  [call, ...Object.values<BuiltinFunction>(functions)].map((builtin) => [builtin.puppetName, builtin]),
);

/** Returns the built-in function with a name. */
export function builtinFunction(name: string): BuiltinFunction | undefined {
  return builtins.get(name);
}

/** Returns all built-in functions, ordered by name. */
export function builtinFunctions(): readonly BuiltinFunction[] {
  return Array.from(builtins.values()).toSorted((a, b) => (a.puppetName < b.puppetName ? -1 : 1));
}

/**
 * Calls a function by name.
 * @throws {FunctionError} if there is no such function
 * @throws {EvaluationError} the error of the called function
 */
export function callByName(name: string, args: readonly Argument[]): Value {
  const plain = stripLeadingColons(name).toLowerCase();
  if (plain === '') throw functionError(messages.EMPTY_NAME, {});
  // Called by name, these two only return their argument, as in Puppet.
  if (plain === 'next' || plain === 'return') return (args[0] ?? null) as Value;
  const { definitions } = context();
  const builtin = builtinFunction(plain);
  if (builtin !== undefined && !definitions.ownFunctions.has(plain)) return builtin(...args);
  const definition = definitions.find('function', plain);
  if (definition === undefined) throw unknownFunction(name);
  return 'native' in definition ? definition.native(...args) : callDefinition(definition, args);
}

function unknownFunction(name: string): FunctionError {
  const error = functionError(messages.UNKNOWN_FUNCTION, { name });
  const candidates = [...builtins.keys(), ...context().definitions.candidates('function', name)];
  return withHelp(error, didYouMean(name, candidates));
}

/**
 * Resolves a Deferred. If its name begins with `$`, it names a variable, and its arguments are keys into the variable's
 * value.
 */
function resolve(value: PuppetObject): Value {
  const name = value.get('name') as string;
  const given = value.get('arguments') ?? null;
  const args = (isArray(given) ? given : []).map(resolveArgument);
  if (!name.startsWith('$')) return callByName(name, args);
  const variable = context().scope.lookup(name.slice(1));
  if (variable === undefined) {
    context().log({
      level: 'warning',
      message: `Undefined variable '${name.slice(1)}'; \n   (file & line not available)`,
    });
    return null;
  }
  return navigate(variable, args);
}

function resolveArgument(value: Value): Value {
  if (isArray(value)) return value.map(resolveArgument);
  if (value instanceof PuppetHash)
    return PuppetHash.from(Array.from(value, ([key, element]) => [resolveArgument(key), resolveArgument(element)]));
  return deferred().isInstance(value) ? resolve(value as PuppetObject) : value;
}
