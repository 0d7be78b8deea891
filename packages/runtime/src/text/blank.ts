/** Whether a code unit is white space that Ruby's `strip` removes: a blank, a tab, an end of a line, or NUL. */
export function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0;
}
