/** Returns a string as Puppet source: in single quotes, or in double quotes if it contains control characters. */
export function quote(text: string): string {
  // Most texts need no escapes.
  if (text.length <= MAX_LOOP ? isPlain(text) : !SPECIAL.test(text)) return `'${text}'`;
  return CONTROL.test(text) ? doubleQuote(text) : singleQuote(text);
}

const CONTROL = /[\u0000-\u001f]/;
const SPECIAL = /[\u0000-\u001f']/;

/** The length up to which a loop is faster than a regular expression. */
const MAX_LOOP = 10;

/** As a test that `SPECIAL` does not match. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x27) return false;
  }
  return true;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['$', '\\$'],
]);

/** Returns a text in double quotes, with the escapes of Puppet. */
export function doubleQuote(text: string): string {
  let quoted = '"';
  for (const char of text) {
    const code = char.charCodeAt(0);
    quoted += ESCAPES.get(char) ?? (code < 0x20 ? `\\u{${code.toString(16).toUpperCase()}}` : char);
  }
  return `${quoted}"`;
}

/** Backslashes stay unchanged. A quote that one already escapes is not escaped again. */
function singleQuote(text: string): string {
  let quoted = "'";
  let escaped = false;
  for (const char of text) {
    if (escaped) escaped = false;
    else if (char === '\\') escaped = true;
    else if (char === "'") quoted += '\\';
    quoted += char;
  }
  return `${quoted}'`;
}
