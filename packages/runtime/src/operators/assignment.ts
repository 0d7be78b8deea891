import { context } from '../context/context.js';
import { reassignment, reservedName, type Scope } from '../context/scope.js';
import { evaluationError, functionError, type Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { rubyInspect } from '../presentation/ruby-text.js';
import { quote } from '../text/quote.js';
import { ClassType } from '../types/resource.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { failedExpression } from './errors.js';

const messages = {
  UNEVALUATED_PARAMETER: {
    text: '{callable}: default expression for ${parameter} tries to illegally access not yet evaluated ${name}',
  },
  MISPLACED_PARAMETER: {
    code: 'REQUIRED_PARAMETER_AFTER_OPTIONAL',
    text: 'Parameter ${name} is required but appears after optional parameters',
  },
  WRONG_NUMBER_OF_VALUES: {
    code: 'ILLEGAL_MULTI_ASSIGNMENT_SIZE',
    text: 'Mismatched number of assignable entries and values, expected {expected}, got {actual}',
  },
  MISSING_KEY: {
    code: 'MISSING_MULTI_ASSIGNMENT_KEY',
    text: "No value for required key '{key}' in assignment to variables from hash",
  },
  MISSING_VARIABLE: {
    code: 'MISSING_MULTI_ASSIGNMENT_VARIABLE',
    text: "No value for required variable '${variable}' in assignment to variables from class reference",
  },
  UNKNOWN_RESOURCE: { code: 'UNKNOWN_RESOURCE', text: 'Resource not found: Class[{class}]' },
} as const satisfies Record<string, Message>;

/**
 * Returns the value for a local variable that may have been assigned before. `before` is `undefined` if it has not.
 * @throws {EvaluationError} ILLEGAL_REASSIGNMENT
 */
export function assignOnce(name: string, before: Value | undefined, value: Value): Value {
  if (before !== undefined) throw reassignment(name);
  return value;
}

/**
 * Rejects an assignment in a function or lambda to a variable that only the host may set.
 * @throws {EvaluationError} ILLEGAL_RESERVED_ASSIGNMENT, RUNTIME_ERROR
 */
export function assignReserved(name: string, _value: Value): never {
  throw reservedName(name, false);
}

/**
 * Rejects a call of a lambda, function or template that has a parameter with a reserved name.
 * @throws {FunctionError}
 */
export function reservedParameter(name: string): never {
  throw functionError(sharedMessages.RESERVED_VARIABLE, { name });
}

/**
 * Rejects a call of a function, or the use of a lambda, that has a required parameter after an optional one.
 * @throws {EvaluationError} REQUIRED_PARAMETER_AFTER_OPTIONAL
 */
export function rejectParameter(name: string): never {
  throw evaluationError(messages.MISPLACED_PARAMETER, { name });
}

/**
 * Rejects a parameter default that reads a parameter without a value.
 * @throws {FunctionError}
 */
export function unevaluatedParameter(callable: string, parameter: string, name: string): never {
  throw functionError(messages.UNEVALUATED_PARAMETER, { callable, parameter, name });
}

/**
 * Returns the values for the variables on the left of a destructuring assignment: the elements of an array of the same
 * length; the values of a hash under the variables' names (for a nested list: under the array of its names); or the
 * variables of an evaluated class.
 * @throws {EvaluationError} ILLEGAL_MULTI_ASSIGNMENT_SIZE, MISSING_MULTI_ASSIGNMENT_KEY,
 *   MISSING_MULTI_ASSIGNMENT_VARIABLE, UNKNOWN_RESOURCE
 */
export function destructure(value: Value, ...names: Value[]): PuppetArray {
  if (isArray(value) && value.length === names.length) return value;
  if (value instanceof PuppetHash) return names.map((name) => valueFor(name, value));
  if (value instanceof ClassType) return variablesOf(value, names);
  const elements = elementsOf(value);
  if (elements.length !== names.length) {
    throw evaluationError(messages.WRONG_NUMBER_OF_VALUES, { expected: names.length, actual: elements.length });
  }
  return elements;
}

function elementsOf(value: Value): PuppetArray {
  if (isArray(value)) return value;
  return value instanceof PuppetIterator ? value.toArray() : [value];
}

function valueFor(name: Value, hash: PuppetHash): Value {
  const value = hash.get(name);
  if (value !== undefined) return value;
  throw evaluationError(messages.MISSING_KEY, { key: typeof name === 'string' ? name : rubyInspect(name) });
}

function variablesOf({ className }: ClassType, names: readonly Value[]): PuppetArray {
  if (className === null) {
    throw failedExpression('=', sharedMessages.NO_CLASS_NAME, {});
  }
  const { topScope } = context();
  if (topScope.classScope(className) === undefined)
    throw evaluationError(messages.UNKNOWN_RESOURCE, { class: quote(className) }, 1);
  return names.map((name, index) => variableFor(name, index, className, topScope));
}

/** Operands 0 and 1 are the list and the class. The following operands are the members of the list. */
function variableFor(name: Value, index: number, className: string, scope: Scope): Value {
  const value = typeof name === 'string' ? scope.lookup(`${className}::${name}`) : undefined;
  if (value !== undefined) return value;
  const variable = `${className}::${typeof name === 'string' ? name : rubyInspect(name)}`;
  throw evaluationError(messages.MISSING_VARIABLE, { variable }, index + 2);
}
