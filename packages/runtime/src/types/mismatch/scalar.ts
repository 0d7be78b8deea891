import { FunctionError, withHelp } from '../../errors/error.js';
import { didYouMean } from '../../text/suggestion.js';
import type { Argument } from '../../values/block.js';
import { Float } from '../../values/float.js';
import { typeNameOf } from '../../values/type-name.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { rejectedPlainCall } from './rejected-call.js';
import type { DescribedSignature } from './signature.js';
import { matchText, parameterText, severalTypesText } from './texts.js';

// The types of scalar values have no parts, so a message about a wrong value needs only the name of its type. The texts
// are those of `rejectedCall` and `mismatchError`, which need the types of all values.

/**
 * Explains why a value is not an instance of a type of strings, numbers or Booleans, or of an Optional of such a type:
 * `expects an Integer value, got Struct`.
 */
export function scalarMismatch(type: PuppetType, value: Value): string {
  const scalar = type.requiredType();
  const isOptional = scalar !== type;
  if (scalar.matchedTexts() !== null)
    return matchText(String(scalar), typeof value === 'string' ? `'${value}'` : typeNameOf(value), isOptional);
  const got = typeNameOf(value);
  const isSame = got === scalar.name;
  const wanted = isSame ? String(scalar) : scalar.name;
  return severalTypesText(isOptional ? ['Undef', wanted] : [wanted], isSame ? typeTextOf(value) : got);
}

/**
 * Returns the complete text of the type of a scalar value: `Integer[3, 3]`. Messages show it if the names of the types are
 * equal.
 */
function typeTextOf(value: Value): string {
  if (typeof value === 'string') return 'String';
  if (typeof value === 'boolean') return `Boolean[${value}]`;
  if (!(value instanceof Float)) return `Integer[${String(value)}, ${String(value)}]`;
  if (value.value === Infinity) return `Float[${value}]`;
  return `Float[${value.value === -Infinity ? 'default' : value}, ${value}]`;
}

/** Returns the question that suggests a similar string of an Enum; undefined for other types and values. */
export function scalarSuggestion(type: PuppetType, value: Value): string | undefined {
  return typeof value === 'string' ? didYouMean(value, type.requiredType().matchedTexts() ?? []) : undefined;
}

/** Creates the error for a value that is not an instance of a scalar type, like `mismatchError`. */
export function scalarMismatchError(subject: string, type: PuppetType, value: Value): FunctionError {
  const message = `${subject} ${scalarMismatch(type, value)}`;
  return withHelp(new FunctionError(message), scalarSuggestion(type, value));
}

/** Creates the error for a call that the signature does not accept. All its parameters have scalar types. */
export function rejectedScalarCall(
  name: string,
  signature: DescribedSignature,
  args: readonly Argument[],
): FunctionError {
  return rejectedPlainCall(name, signature, args, (parameter, type, value) =>
    type.predicate(value)
      ? undefined
      : {
          text: `${parameterText(parameter)} ${scalarMismatch(type, value)}`,
          suggestion: scalarSuggestion(type, value),
        },
  );
}
