import { BigFloat } from '../../values/big-float.js';
import { addFloats, multiplyFloats } from '../../values/float-arithmetic.js';
import { nearestDouble } from '../../values/number.js';
import { scaleDouble } from './double-parts.js';

const DOUBLE_PRECISION = 53;
/** The exact product of two doubles has at most this many bits. */
const PRODUCT_PRECISION = 106;

/** The natural logarithm of 2 in two parts. */
const LN2_HIGH = 0.693147180559663;
const LN2_LOW = 2.8235290563031577e-13;

/** The coefficients of the Taylor series after 1, from the highest power: 1/9!, …, 1/2!, 1/1!, with one power less each. */
const TAYLOR = [1 / 40320, 1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5, 1] as const;

/**
 * The exponential function with the algorithm that Go uses on x86-64 processors with fused multiplication and addition,
 * because powers must be equal to Terraform's to the last bit.
 *
 * @param exponent from -700 to 700
 */
export function exponential(exponent: number): number {
  const power = roundToEven(Math.LOG2E * exponent);
  const reduced = fused(-power, LN2_LOW, fused(-power, LN2_HIGH, exponent)) * 0.0625;
  const [highest, ...others] = TAYLOR;
  const series = others.reduce((sum: number, coefficient) => fused(sum, reduced, coefficient), highest);
  let result = reduced * series;
  // The argument was divided by 16, so that exp(x) - 1 is doubled four times: (y + 2) · y.
  for (let i = 0; i < 3; i++) result *= result + 2;
  return scaleDouble(fused(result + 2, result, 1), power);
}

/** `left` · `right` + `summand`, rounded once. */
function fused(left: number, right: number, summand: number): number {
  const product = multiplyFloats(exact(left), exact(right), PRODUCT_PRECISION);
  if (typeof product === 'number') return product;
  const sum = addFloats(product, exact(summand), DOUBLE_PRECISION);
  return typeof sum === 'number' ? sum : nearestDouble(sum);
}

function exact(double: number): BigFloat {
  return BigFloat.ofDouble(double, DOUBLE_PRECISION);
}

function roundToEven(number: number): number {
  const floor = Math.floor(number);
  const rest = number - floor;
  if (rest === 0.5) return floor % 2 === 0 ? floor : floor + 1;
  return rest < 0.5 ? floor : floor + 1;
}
