/** The texts of the numbers from 0 to 99, with two digits. */
const TEXTS: readonly string[] = /* @__PURE__ */ Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));

/** Returns a number that is not negative with at least two digits: most parts of a time are such numbers. */
export function twoDigits(number: number): string {
  return TEXTS[number] ?? String(number);
}
