import { assertReturn } from '../../calling/define-builtin.js';
import { signalValue } from '../../context/signals.js';
import { SensitiveType } from '../../types/sensitive.js';
import { STRING } from '../../types/string.js';
import { VariantType } from '../../types/variant.js';
import type { Value } from '../../values/value.js';

const TEXT = /* @__PURE__ */ new VariantType([STRING, new SensitiveType(STRING)]);

/**
 * Returns the text of a template, or the value of any type with which a signal leaves it.
 * @param name the function that evaluates the template
 * @throws {FunctionError} if the result is no text
 */
export function templateText(name: string, evaluate: () => Value): Value {
  let text: Value;
  try {
    text = evaluate();
  } catch (signal) {
    return signalValue(signal);
  }
  return typeof text === 'string' ? text : assertReturn(name, TEXT, text);
}
