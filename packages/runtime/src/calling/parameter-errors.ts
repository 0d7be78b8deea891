import type { ParameterErrors } from '../context/definition.js';
import { inferDetailed } from '../types/infer.js';
import { plainMismatches, plainTypeMismatch } from '../types/mismatch/arrays.js';
import { describe, mismatchPath, suggestionOf } from '../types/mismatch/index.js';
import { type Mismatch, parameter as parameterPath } from '../types/mismatch/mismatch.js';
import { parameterText } from '../types/mismatch/texts.js';

/** Errors of parameters that may have any types. Messages need the types of all values. */
export const TYPED_PARAMETERS: ParameterErrors = {
  ofValue: (parameter, type, value) =>
    described(describe(type, inferDetailed(value).normalize(), [parameterPath(parameter)])),
  ofType: (parameter, type, actual) =>
    described(type.isAssignable(actual) ? [] : describe(type, actual, [parameterPath(parameter)])),
  path: mismatchPath,
};

function described(mismatches: readonly Mismatch[]): ReturnType<ParameterErrors['ofValue']> {
  return { texts: mismatches.map(String), suggestion: suggestionOf(mismatches) };
}

/** Errors of parameters that have scalar types and arrays of these only. The messages are the same. */
export const PLAIN_PARAMETERS: ParameterErrors = {
  ofValue: (parameter, type, value) => {
    const mismatches = plainMismatches(type, value, `${parameterText(parameter)} `);
    return {
      texts: mismatches.map(({ text }) => text),
      suggestion: mismatches.find(({ suggestion }) => suggestion !== undefined)?.suggestion,
    };
  },
  ofType: (parameter, type, actual) => ({
    texts: type.isAssignable(actual) ? [] : [`${parameterText(parameter)} ${plainTypeMismatch(type, actual)}`],
    suggestion: undefined,
  }),
  path: (type, value) => plainMismatches(type, value, '')[0]?.steps ?? [],
};
