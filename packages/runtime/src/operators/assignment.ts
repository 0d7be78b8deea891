import { context } from '../context/context.js';
import { reassignment, reservedName, type Scope } from '../context/scope.js';
import { EvaluationError, FunctionError } from '../errors/error.js';
import { rubyInspect } from '../presentation/ruby-text.js';
import { quote } from '../text/quote.js';
import { ClassType } from '../types/resource.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';

/**
 * What a local variable becomes that may have a value already (`undefined` where not).
 * @throws {EvaluationError} ILLEGAL_REASSIGNMENT
 */
export function assignOnce(name: string, before: Value | undefined, value: Value): Value {
  if (before !== undefined) throw reassignment(name);
  return value;
}

/**
 * An assignment in a function or lambda to a name that only the host gives a value to. `atTop`: in a lambda at the top
 * level.
 * @throws {EvaluationError} ILLEGAL_RESERVED_ASSIGNMENT, RUNTIME_ERROR
 */
export function assignReserved(name: string, _value: Value, atTop = false): never {
  throw reservedName(name, atTop);
}

/**
 * A lambda or function whose parameter has such a name was called.
 * @throws {FunctionError}
 */
export function reservedParameter(name: string): never {
  throw new FunctionError(`Attempt to assign to a reserved variable name: '${name}'`);
}

/**
 * The default of a parameter reads one that has no value yet.
 * @throws {FunctionError}
 */
export function unevaluatedParameter(callable: string, parameter: string, name: string): never {
  throw new FunctionError(
    `${callable}: default expression for $${parameter} tries to illegally access not yet evaluated $${name}`,
  );
}

/** What `*$rest` has where no arguments are left for it and it has a default. */
export function restDefault(value: Value): PuppetArray {
  return isArray(value) ? value : [value];
}

/**
 * The values of the variables on the left of a destructuring assignment: the elements of an array, of which there must
 * be as many, the values of a hash at their names (that of a nested list is the array of its names), or the variables
 * of those names in an evaluated class.
 * @throws {EvaluationError} ILLEGAL_MULTI_ASSIGNMENT_SIZE, MISSING_MULTI_ASSIGNMENT_KEY,
 * MISSING_MULTI_ASSIGNMENT_VARIABLE, UNKNOWN_RESOURCE
 */
export function destructure(value: Value, ...names: Value[]): PuppetArray {
  if (value instanceof PuppetHash) return names.map((name) => valueFor(name, value));
  if (value instanceof ClassType) return variablesOf(value, names);
  const elements = elementsOf(value);
  if (elements.length !== names.length) {
    const text = `Mismatched number of assignable entries and values, expected ${names.length}, got ${elements.length}`;
    throw new EvaluationError('ILLEGAL_MULTI_ASSIGNMENT_SIZE', text);
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
  const text = `No value for required key '${typeof name === 'string' ? name : rubyInspect(name)}' in assignment to variables from hash`;
  throw new EvaluationError('MISSING_MULTI_ASSIGNMENT_KEY', text);
}

function variablesOf({ className }: ClassType, names: readonly Value[]): PuppetArray {
  if (className === null) {
    const reason = 'No title provided and "class" is not a valid resource reference';
    throw new EvaluationError('RUNTIME_ERROR', `Error while evaluating a '=' expression, ${reason}`);
  }
  const { topScope } = context();
  if (topScope.classScope(className) === undefined)
    throw new EvaluationError('UNKNOWN_RESOURCE', `Resource not found: Class[${quote(className)}]`, 1);
  return names.map((name, index) => variableFor(name, index, className, topScope));
}

/** The first operands are the list and the class; those that follow are the list's members. */
function variableFor(name: Value, index: number, className: string, scope: Scope): Value {
  const value = typeof name === 'string' ? scope.lookup(`${className}::${name}`) : undefined;
  if (value !== undefined) return value;
  const variable = `${className}::${typeof name === 'string' ? name : rubyInspect(name)}`;
  const text = `No value for required variable '$${variable}' in assignment to variables from class reference`;
  throw new EvaluationError('MISSING_MULTI_ASSIGNMENT_VARIABLE', text, index + 2);
}
