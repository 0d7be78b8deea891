import { Float, rubyFloat, rubyText, type Value } from '@pptjs/runtime';

/** Whether a value is a Float, or a text just as Ruby writes one. */
export function isFloatLike(value: Value): boolean {
  if (value instanceof Float) return true;
  const number = typeof value === 'string' ? rubyFloat(value) : null;
  return number !== null && rubyText(new Float(number)) === value;
}
