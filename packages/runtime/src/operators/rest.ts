/** Parameters `*$rest` of functions and blocks. */
import { evaluatedEachTime, readerOfType } from '../calling/lazy-type.js';
import type { ParameterDescription, TypeExpression } from '../context/definition.js';
import { asType, type TypeSource } from '../type-reading/type-source.js';
import type { ArrayType } from '../types/array.js';
import { ANY_SIZE } from '../types/size.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { rejectParameter } from './assignment.js';

/**
 * Describes a parameter `*$rest` with an Array type whose size only evaluation knows. The size is the number of the values,
 * and the type of the elements is that of each value.
 *
 * @param declared returns the Array type, or fails because it is wrong
 * @param optional whether the parameter has a default
 */
export function evaluatedRest(declared: TypeExpression, optional = false): ParameterDescription {
  const read = readerOfType(declared);
  const arrayType = (): ArrayType => read() as ArrayType;
  return {
    // `read` caches a type that is always the same.
    type: evaluatedEachTime(() => arrayType().elementType),
    rest: {
      get min() {
        return arrayType().size?.min ?? 0;
      },
      get max() {
        return arrayType().size?.max ?? Infinity;
      },
    },
    optional,
  };
}

/**
 * Returns the Array type of a parameter `*$rest` after optional parameters, which must not require values.
 * @throws {EvaluationError} REQUIRED_PARAMETER_AFTER_OPTIONAL
 */
export function optionalRest(name: string, source: TypeSource): ArrayType {
  const type = asType(source) as ArrayType;
  return (type.size ?? ANY_SIZE).min === 0 ? type : rejectParameter(name);
}

/** Whether a call uses the default of `*$rest`: it passes no value for it, or only undef. */
export function isMissingRest(values: PuppetArray): boolean {
  return values.length === 0 || (values.length === 1 && values[0] === null);
}

/** Returns the value of `*$rest` from its default. */
export function restDefault(value: Value): PuppetArray {
  return isArray(value) ? value : [value];
}
