const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES: ReadonlyMap<string, number> = new Map(Array.from(ALPHABET, (character, i) => [character, i]));

/** Bytes in base 64 (RFC 4648, section 4), with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(i, i + 3);
    const group = (first << 16) | (second << 8) | third;
    const count = Math.min(bytes.length - i, 3) + 1;
    for (let j = 0; j < 4; j++) text += j < count ? ALPHABET.charAt((group >> (18 - 6 * j)) & 63) : '=';
  }
  return text;
}

/**
 * The bytes of a text in base 64. CR and LF are ignored; the padding is required.
 *
 * @returns the bytes, or the index of the byte (in UTF-8) at which Go's package encoding/base64 finds the text invalid
 */
export function decodeBase64(text: string): Uint8Array | number {
  const bytes: number[] = [];
  const length = text.length;
  let i = 0;
  const skipNewlines = (): void => {
    while (i < length && (text[i] === '\n' || text[i] === '\r')) i++;
  };
  for (;;) {
    const digits: number[] = [];
    while (digits.length < 4) {
      skipNewlines();
      if (i === length) return digits.length === 0 ? Uint8Array.from(bytes) : i - digits.length;
      const value = VALUES.get(text.charAt(i++));
      if (value !== undefined) {
        digits.push(value);
        continue;
      }
      if (text[i - 1] !== '=' || digits.length < 2) return i - 1;
      skipNewlines();
      if (digits.length === 2) {
        if (i === length) return length;
        if (text[i] !== '=') return i - 1;
        i++;
        skipNewlines();
      }
      if (i < length) return i;
      pushGroup(bytes, digits);
      return Uint8Array.from(bytes);
    }
    pushGroup(bytes, digits);
  }
}

/** Adds the bytes of a group of two to four digits. */
function pushGroup(bytes: number[], digits: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0] = digits;
  const group = (a << 18) | (b << 12) | (c << 6) | d;
  for (let j = 0; j < digits.length - 1; j++) bytes.push((group >> (16 - 8 * j)) & 255);
}
