/** Converts the letters A to Z to lower case. Puppet compares strings in this form. */
export function foldAscii(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/**
 * Ruby's `downcase`, which covers all of Unicode and converts each letter separately. JavaScript has a special rule for
 * a sigma at the end of a word.
 */
export function downcase(text: string): string {
  return text.replaceAll('Σ', 'σ').toLowerCase();
}
