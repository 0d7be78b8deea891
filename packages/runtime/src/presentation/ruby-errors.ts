import type { FunctionError } from '../errors/error.js';
import { functionError, type Message } from '../errors/messages.js';
import { rubyClassOf } from '../types/ruby-class.js';
import { DEFAULT } from '../values/default.js';
import { Float } from '../values/float.js';
import { labelWithArticle } from '../values/label.js';
import type { Value } from '../values/value.js';
import { rubyInspect } from './ruby-text.js';

const messages = {
  UNEXPECTED_VALUE: { text: 'Expected {expected}, got {actual}' },
  COMPARISON_FAILED: { text: 'comparison of {left} with {right} failed' },
  NO_CONVERSION: { text: 'no implicit conversion of {class} into {wanted}' },
} as const satisfies Record<string, Message>;

/** Creates the error for a value of a wrong type where Puppet crashes. `expected` is a noun with an article. */
export function unexpectedValue(value: Value, expected: string): FunctionError {
  return functionError(messages.UNEXPECTED_VALUE, { expected, actual: labelWithArticle(value) });
}

/** Creates Ruby's error for two values that have no order. */
export function comparisonFailed(left: Value, right: Value): FunctionError {
  const other = isSpecial(right) ? rubyInspect(right) : rubyClassOf(right);
  return functionError(messages.COMPARISON_FAILED, { left: rubyClassOf(left), right: other });
}

function isSpecial(value: Value): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'number' ||
    value instanceof Float ||
    value === DEFAULT
  );
}

/** Returns the name of a value in Ruby's messages about conversions: its class, or `nil`, `true`, `false`. */
export function unconvertibleName(value: Value): string {
  if (value === null) return 'nil';
  return typeof value === 'boolean' ? String(value) : rubyClassOf(value);
}

/** Creates Ruby's error for a value that is not a String (a Hash, …). */
export function noConversion(value: Value, wanted: string): FunctionError {
  return functionError(messages.NO_CONVERSION, { class: unconvertibleName(value), wanted });
}
