/** Returns whether a name is a valid tag. */
export function isValidTag(name: string): boolean {
  // Unicode classes take long to compile, and few programs need them.
  return isAscii(name) ? /^\w[\w:.-]*\n?$/.test(name) : /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_:.-]*\n?$/u.test(name);
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
