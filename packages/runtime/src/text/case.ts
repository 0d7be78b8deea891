/** The letters A to Z in lower case, all else as it is: how Puppet compares strings. */
export function foldAscii(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/**
 * Ruby's `downcase`: all of Unicode, each letter by itself (JavaScript's has a rule for a sigma at the end of a word).
 */
export function downcase(text: string): string {
  return text.replaceAll('Σ', 'σ').toLowerCase();
}
