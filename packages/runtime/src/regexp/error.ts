/** A regular expression that Ruby refuses (or that has no counterpart in JavaScript). `message` is Ruby's wording. */
export class RegExpError extends Error {
  override readonly name = 'RegExpError';
}
