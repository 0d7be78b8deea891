import { rubyFloat, rubyText, type Value } from '@pptjs/runtime';

/**
 * Whether a number, or the text of one, is 1 or more: its fraction does not count. `undefined` where the value is no
 * number.
 */
export function isPositive(value: Value): boolean | undefined {
  const number = rubyFloat(rubyText(value));
  return number === null ? undefined : Math.trunc(number) > 0;
}
