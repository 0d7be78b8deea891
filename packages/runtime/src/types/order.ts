/** Orders texts by the code points of their characters, as Ruby does. */
export function compareText(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let i = 0; i < end; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // Surrogates stand for characters beyond the others of 16 bits.
    const xIsSurrogate = (x & 0xf800) === 0xd800;
    const yIsSurrogate = (y & 0xf800) === 0xd800;
    if (xIsSurrogate !== yIsSurrogate) return xIsSurrogate ? 1 : -1;
    return x - y;
  }
  return a.length - b.length;
}
