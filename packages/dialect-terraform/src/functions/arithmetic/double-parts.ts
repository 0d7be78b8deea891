/** Splits a finite double that is not zero: fraction · 2^exponent, with a fraction from 0.5 (inclusive) to 1. */
export function splitDouble(double: number): readonly [fraction: number, exponent: number] {
  // Subnormal numbers have fewer bits.
  const isSubnormal = Math.abs(double) < 2 ** -1022;
  const normal = isSubnormal ? double * 2 ** 52 : double;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, normal);
  const high = view.getUint32(0);
  view.setUint32(0, (high & 0x800fffff) | 0x3fe00000);
  return [view.getFloat64(0), ((high >>> 20) & 0x7ff) - 0x3fe - (isSubnormal ? 52 : 0)];
}

/** `fraction` · 2^`exponent`, rounded once. */
export function scaleDouble(fraction: number, exponent: number): number {
  if (fraction === 0 || !Number.isFinite(fraction)) return fraction;
  const [part, partExponent] = splitDouble(fraction);
  const total = partExponent + exponent;
  if (total > 1024) return part < 0 ? -Infinity : Infinity;
  if (total < -1080) return part < 0 ? -0 : 0;
  if (total < -1021) return part * 2 ** (total + 60) * 2 ** -60;
  const half = Math.trunc(total / 2);
  return part * 2 ** half * 2 ** (total - half);
}
