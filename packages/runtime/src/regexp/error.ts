/** Ruby rejects a regular expression, or JavaScript has no equivalent for it. `message` is Ruby's text. */
export class RegExpError extends Error {
  override readonly name = 'RegExpError';
}
