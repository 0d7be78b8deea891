/** Returns the integers from 1 to `count`. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
