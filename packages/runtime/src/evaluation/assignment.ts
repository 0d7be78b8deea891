import { EvaluationError, FunctionError } from '../diagnostics/error.js';
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

function reassignment(name: string): EvaluationError {
  return new EvaluationError('ILLEGAL_REASSIGNMENT', `Cannot reassign variable '$${name}'`);
}

/**
 * An assignment in a function or lambda to a name that only the host gives a value to.
 * @throws {EvaluationError} ILLEGAL_RESERVED_ASSIGNMENT
 */
export function assignReserved(name: string, _value: Value): never {
  throw new EvaluationError('ILLEGAL_RESERVED_ASSIGNMENT', `Attempt to assign to a reserved variable name: '$${name}'`);
}

/**
 * A lambda or function whose parameter has such a name was called.
 * @throws {FunctionError}
 */
export function reservedParameter(name: string): never {
  throw new FunctionError(`Attempt to assign to a reserved variable name: '${name}'`);
}

/**
 * The values of the variables on the left of a destructuring assignment: the elements of an array, of which there must be as many, or
 * the values of a hash at their names.
 * @throws {EvaluationError} ILLEGAL_MULTI_ASSIGNMENT_SIZE, MISSING_MULTI_ASSIGNMENT_KEY
 */
export function destructure(value: Value, ...names: (string | null)[]): PuppetArray {
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

function valueFor(name: string | null, hash: PuppetHash): Value {
  const value = name === null ? undefined : hash.get(name);
  if (value !== undefined) return value;
  const text = `No value for required key '${name}' in assignment to variables from hash`;
  throw new EvaluationError('MISSING_MULTI_ASSIGNMENT_KEY', text);
}
