/** Whether Puppet accepts a name as a tag. */
export function isValidTag(name: string): boolean {
  if (/^\w[\w:.-]*\n?$/.test(name)) return true;
  // Engines take long to compile Unicode classes, and few programs need them.
  return !isAscii(name) && /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_:.-]*\n?$/u.test(name);
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
