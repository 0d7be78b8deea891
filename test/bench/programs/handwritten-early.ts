import { numbers } from './numbers.js';

/**
 * The first seven programs in JavaScript, as a person would write them. They are older than much of the code that they
 * measure, and that code was optimized for them.
 */
export const earlyPrograms: Readonly<Record<string, () => unknown>> = {
  fold() {
    let memo = 0;
    for (let x = 1; x <= 100_000; x++) memo += (x * 2) % 7;
    return memo;
  },
  recursion() {
    const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));
    return fibonacci(20);
  },
  strings() {
    return numbers(20_000)
      .map((i) => `item-${i}`.replace(/^(\w+)-(\d+)$/, '$2-$1'))
      .reduce((sum, text) => sum + text.length, 0);
  },
  case() {
    const value = (i: number): number => {
      switch (i % 5) {
        case 0:
          return 10;
        case 1:
        case 2:
          return 20;
        case 3:
          return 30;
        default:
          return 40;
      }
    };
    return numbers(50_000)
      .map(value)
      .reduce((sum, x) => sum + x);
  },
  tuples() {
    const matches = (value: readonly unknown[]): boolean =>
      value.length === 3 &&
      Number.isInteger(value[0]) &&
      Number(value[0]) >= 1 &&
      Number(value[0]) <= 25_000 &&
      typeof value[1] === 'string' &&
      value[1].length >= 1 &&
      Array.isArray(value[2]) &&
      value[2].every(Number.isInteger);
    return numbers(50_000).filter((i) => matches([i, 'name', [i]])).length;
  },
  hashes() {
    const map = new Map(numbers(20_000).map((i) => [`key ${i}`, i]));
    return numbers(20_000).reduce((sum, i) => sum + map.get(`key ${i}`)!, 0);
  },
  sorting() {
    const words = numbers(10_000).map((i) => `word ${(i * 7919) % 5003}`);
    return new Set(words.sort()).size;
  },
};
