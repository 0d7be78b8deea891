import { FunctionError, withHelp } from '../../errors/error.js';
import type { Argument } from '../../values/block.js';
import { typeNameOf } from '../../values/type-name.js';
import type { PuppetType } from '../../values/type.js';
import { isArray, type Value } from '../../values/value.js';
import { ArrayType } from '../array.js';
import { ANY_SIZE } from '../size.js';
import { type Count, rangeText } from './count.js';
import { parameterTexts } from './parameter-texts.js';
import { rejectedPlainCall } from './rejected-call.js';
import { scalarMismatch, scalarSuggestion } from './scalar.js';
import type { DescribedSignature } from './signature.js';
import { matchText, parameterText, severalTypesText } from './texts.js';

// A message about a wrong element of an array needs only the name of the type of the element. The texts are those of
// `rejectedCall` and `mismatchError`, which need the types of all values.

/** A part of a value that does not fit its type. */
interface ArrayMismatch {
  /** `index 0 expects an Integer value, got String` */
  readonly text: string;
  /** Whether the type of the part is wrong, not the size of an array. */
  readonly isOfType: boolean;
  /** The question that suggests a similar string. */
  readonly suggestion: string | undefined;
  /** The indexes that lead to the part. */
  readonly steps: readonly number[];
}

/**
 * Explains why a value is not an instance of a scalar type, of an array of such types, or of an Optional of these.
 * @param path the text in front of each mismatch
 * @param steps the indexes that lead to the value
 */
export function plainMismatches(
  type: PuppetType,
  value: Value,
  path: string,
  steps: readonly number[] = [],
): readonly ArrayMismatch[] {
  if (type.predicate(value)) return [];
  const normal = type.normalize();
  const required = normal.requiredType();
  if (!(required instanceof ArrayType))
    return [
      { text: path + scalarMismatch(type, value), isOfType: true, suggestion: scalarSuggestion(type, value), steps },
    ];
  if (!isArray(value)) {
    const names = required === normal ? ['Array'] : ['Undef', 'Array'];
    return [{ text: path + severalTypesText(names, typeNameOf(value)), isOfType: true, suggestion: undefined, steps }];
  }
  const size = required.size ?? ANY_SIZE;
  const count = { min: value.length, max: value.length };
  if (!size.includes(value.length)) {
    return [{ text: path + sizeText(size, count), isOfType: false, suggestion: undefined, steps }];
  }
  return value.flatMap((element, index) =>
    plainMismatches(required.elementType, element, `${path}index ${index} `, [...steps, index]),
  );
}

function sizeText(expected: Count, actual: Count): string {
  return `expects size to be ${rangeText(expected)}, got ${rangeText(actual)}`;
}

/**
 * Explains why the values of a type may be no instances of another one. Both are scalar types, arrays of such types, or
 * Optionals of these.
 */
export function plainTypeMismatch(type: PuppetType, actual: PuppetType): string {
  const normal = type.normalize();
  const required = normal.requiredType();
  if (required.matchedTexts() !== null) return matchText(String(required), actual.name, required !== normal);
  const isSame = required.constructor === actual.constructor;
  if (required instanceof ArrayType && actual instanceof ArrayType) {
    const [size, theirs] = [required.size ?? ANY_SIZE, actual.size ?? ANY_SIZE];
    if (!size.covers(theirs)) return sizeText(size, theirs);
  }
  const shown = actual instanceof ArrayType ? new ArrayType(actual.elementType) : actual;
  const name = isSame ? String(required) : required.name;
  return severalTypesText(required === normal ? [name] : ['Undef', name], isSame ? String(shown) : actual.name);
}

const suggestionIn = (mismatches: readonly ArrayMismatch[]): string | undefined =>
  mismatches.find(({ suggestion }) => suggestion !== undefined)?.suggestion;

/** Creates the error for a value that is not an instance of a type, like `mismatchError`. */
export function arrayMismatchError(subject: string, type: PuppetType, value: Value): FunctionError {
  const mismatches = plainMismatches(type, value, '');
  const lines = mismatches.map(({ text }) => `${subject} ${text}`);
  const message = lines.length === 1 ? lines.join('') : lines.map((line) => ` ${line}`).join('\n ');
  return withHelp(new FunctionError(message), suggestionIn(mismatches));
}

/** Creates the error for a call that the signature does not accept, like `rejectedCall`. */
export function rejectedArrayCall(
  name: string,
  signature: DescribedSignature,
  args: readonly Argument[],
): FunctionError {
  return rejectedPlainCall(name, signature, args, (parameter, type, value) => {
    const mismatches = plainMismatches(type, value, `${parameterText(parameter)} `);
    return mismatches.length === 0
      ? undefined
      : { text: rejectionText(signature, mismatches), suggestion: suggestionIn(mismatches) };
  });
}

function rejectionText(signature: DescribedSignature, mismatches: readonly ArrayMismatch[]): string {
  const ofTypes = mismatches.filter(({ isOfType }) => isOfType);
  const [only] = mismatches.length === 1 ? mismatches : ofTypes;
  if (only !== undefined && (mismatches.length === 1 || ofTypes.length === 1)) return only.text;
  const rejections = mismatches.map(({ text }) => `\n  rejected: ${text}`);
  return `expects (${parameterTexts(signature).join(', ')})${rejections.join('')}`;
}
