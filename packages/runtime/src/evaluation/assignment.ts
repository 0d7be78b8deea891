import { EvaluationError, FunctionError } from '../diagnostics/error.js';
import { rubyInspect } from '../strings/ruby-text.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { reassignment, reservedName } from './scope.js';

/**
 * What a local variable becomes that may have a value already (`undefined` where not).
 * @throws {EvaluationError} ILLEGAL_REASSIGNMENT
 */
export function assignOnce(name: string, before: Value | undefined, value: Value): Value {
  if (before !== undefined) throw reassignment(name);
  return value;
}

/**
 * An assignment in a function or lambda to a name that only the host gives a value to. `atTop`: in a lambda at the top level.
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
  throw new FunctionError(`${callable}: default expression for $${parameter} tries to illegally access not yet evaluated $${name}`);
}

/** What `*$rest` has where no arguments are left for it and it has a default. */
export function restDefault(value: Value): PuppetArray {
  return isArray(value) ? value : [value];
}

/**
 * The values of the variables on the left of a destructuring assignment: the elements of an array, of which there must be as many, or
 * the values of a hash at their names (that of a nested list is the array of its names).
 * @throws {EvaluationError} ILLEGAL_MULTI_ASSIGNMENT_SIZE, MISSING_MULTI_ASSIGNMENT_KEY
 */
export function destructure(value: Value, ...names: Value[]): PuppetArray {
  if (value instanceof PuppetHash) return names.map((name) => valueFor(name, value));
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
