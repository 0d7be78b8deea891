import { splitDouble } from './double-parts.js';

/** The natural logarithm of 2 in two parts, of which the first has few bits. */
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;

/** The coefficients of FreeBSD's approximation of log(1 + f) by s = f / (2 + f): of s², s⁴, and so on. */
const [C1, C2, C3, C4, C5, C6, C7] = [
  6.66666666666673513e-1, 3.999999999940941908e-1, 2.857142874366239149e-1, 2.222219843214978396e-1,
  1.818357216161805012e-1, 1.531383769920937332e-1, 1.479819860511658591e-1,
] as const;

/**
 * The natural logarithm, with the algorithm of FreeBSD that Go uses, because it must be equal to Go's to the last bit.
 * JavaScript leaves the last bits of `Math.log` to the engine.
 */
export function logarithm(number: number): number {
  if (Number.isNaN(number) || number === Infinity) return number;
  if (number <= 0) return number < 0 ? NaN : -Infinity;
  let [fraction, exponent] = splitDouble(number);
  if (fraction < Math.SQRT1_2) {
    fraction *= 2;
    exponent--;
  }
  const f = fraction - 1;
  const s = f / (2 + f);
  const square = s * s;
  const fourth = square * square;
  const odd = square * (C1 + fourth * (C3 + fourth * (C5 + fourth * C7)));
  const even = fourth * (C2 + fourth * (C4 + fourth * C6));
  const half = 0.5 * f * f;
  return exponent * LN2_HIGH - (half - (s * (half + (odd + even)) + exponent * LN2_LOW) - f);
}
