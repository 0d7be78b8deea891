const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\v': '\\v',
  '\b': '\\b',
  '\x07': '\\a',
  '\x1b': '\\e',
};

/** Returns the text as Ruby's `inspect` shows it: in double quotes, with escapes for characters that cannot be printed. */
export function rubyQuote(text: string): string {
  const escaped = text.replace(/["\\]|#(?=[{$@])|(?!\u0085)[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Cs}]/gu, (char) => {
    const escape = ESCAPES[char];
    if (escape !== undefined) return escape;
    if (char === '#') return '\\#';
    const code = char.codePointAt(0) ?? 0;
    // A surrogate that represents a byte (escaped-byte.ts).
    if (code >> 9 === 0x6e) return `\\x${(code & 0xff).toString(16).toUpperCase()}`;
    return codePointEscape(char);
  });
  return `"${escaped}"`;
}

/** Returns Ruby's escape of a character: `\u00E9` or `\u{1F600}`. */
export function codePointEscape(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
