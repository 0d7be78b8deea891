import { Float, isInteger, SemVer, Timespan, Timestamp, type Value } from '@pptjs/runtime';

const INTEGER = /^-?(?:[1-9]\d*|0)$/m;
const NUMBER = /^-?(?:[1-9]\d*|0)(?:\.\d+)?(?:[eE]-?\d+)?$/m;

/** Whether a value is an Integer or the decimal text of one, without needless zeros. */
export function isIntegerLike(value: Value): boolean {
  return isInteger(value) || (typeof value === 'string' && INTEGER.test(value));
}

/** Whether a value is what Ruby takes for a number, or the decimal text of one. */
export function isNumberLike(value: Value): boolean {
  if (value instanceof Timestamp || value instanceof Timespan || value instanceof SemVer) return true;
  return isInteger(value) || value instanceof Float || (typeof value === 'string' && NUMBER.test(value));
}
