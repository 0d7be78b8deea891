/** Returns the integers from 1 to `count`. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the sum of numbers. */
export const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The modulo of Puppet, whose sign is that of the divisor. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
