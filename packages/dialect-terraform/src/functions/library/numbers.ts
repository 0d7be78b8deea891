/** Numeric functions. */
import {
  absoluteNumber,
  compareNumbers,
  doubleNumber,
  integerNumber,
  isWhole,
  type NumberValue,
  numberOfParts,
  precisionOf,
  truncateNumber,
} from '../../values/number.js';
import { quoteText } from '../../values/quoting.js';
import { friendlyName } from '../../values/type.js';
import { typeOf } from '../../values/value.js';
import { parseInteger } from '../arithmetic/integer-parser.js';
import { logarithm } from '../arithmetic/logarithm.js';
import { power } from '../arithmetic/power.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic } from '../calls/function-definition.js';
import { doubleOf, integerOf } from '../calls/machine-numbers.js';
import { any, numeric } from '../calls/parameters.js';

export const abs = defineFunction('abs', [numeric('num')], absoluteNumber);

export const ceil = defineFunction('ceil', [numeric('num')], (number) => roundedToward(number, 1));

export const floor = defineFunction('floor', [numeric('num')], (number) => roundedToward(number, -1));

/** Rounds to an integer. The result has the precision of the number. */
function roundedToward(number: NumberValue, direction: 1 | -1): NumberValue {
  if (isWhole(number)) return Object.is(number, -0) ? 0 : number;
  const truncated = truncateNumber(number);
  if (truncated === null) return number;
  const isPast = compareNumbers(number, 0) === direction;
  const integer = truncated + (isPast ? BigInt(direction) : 0n);
  const magnitude = integer < 0n ? -integer : integer;
  return numberOfParts({ negative: integer < 0n, mantissa: magnitude, exponent: 0 }, precisionOf(number));
}

export const log = defineFunction('log', [numeric('num'), numeric('base')], (number, base) =>
  realNumber(logarithm(doubleOf(number)) / logarithm(doubleOf(base))),
);

export const pow = defineFunction('pow', [numeric('num'), numeric('power')], (number, exponent) =>
  realNumber(power(doubleOf(number), doubleOf(exponent))),
);

function realNumber(double: number): NumberValue {
  if (Number.isNaN(double)) throw new CallFailure('the result is not a number');
  return doubleNumber(double);
}

export const signum = defineFunction('signum', [numeric('num')], (number) =>
  integerNumber(Math.sign(integerOf(number)) + 0),
);

export const min = defineVariadic('min', [], numeric('numbers'), (_, numbers) => extreme(numbers, -1));

export const max = defineVariadic('max', [], numeric('numbers'), (_, numbers) => extreme(numbers, 1));

/** The first of the numbers that no other one surpasses in a direction. */
function extreme(numbers: readonly NumberValue[], direction: 1 | -1): NumberValue {
  if (numbers.length === 0) throw new CallFailure('must pass at least one number');
  return numbers.reduce(
    (best, number) => (compareNumbers(number, best) === direction ? number : best),
    -direction * Infinity,
  );
}

export const parseint = defineFunction('parseint', [any('number'), numeric('base')], (digits, baseNumber) => {
  if (typeof digits !== 'string') {
    throw new ArgumentFailure(0, `first argument must be a string, not ${friendlyName(typeOf(digits))}`);
  }
  const base = integerOf(baseNumber, (reason) => new ArgumentFailure(1, reason));
  if (base < 2 || base > 62) {
    throw new ArgumentFailure(1, 'base must be a whole number between 2 and 62 inclusive');
  }
  const integer = parseInteger(digits, base);
  if (integer === null) {
    throw new ArgumentFailure(0, `cannot parse ${quoteText(digits)} as a base ${base} integer`);
  }
  return integerNumber(integer);
});
