/** The codes of the escapes of control characters in a pattern, by the letter after the backslash. */
export const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['n', 10],
  ['t', 9],
  ['r', 13],
  ['f', 12],
  ['v', 11],
  ['a', 7],
  ['e', 27],
]);
