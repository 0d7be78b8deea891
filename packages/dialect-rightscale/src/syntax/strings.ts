import type { Report } from './report.js';

/** The characters for the escape sequences of a string in double quotes. */
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
  v: '\v',
};

const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{1,2})|([0-7]{1,3})|([^]))/g;

/**
 * The value of a string in double quotes. It has the escape sequences of JSON and of Ruby; any other character after a
 * backslash stands for itself.
 *
 * @param content the text between the quotes
 * @param start the offset of that text in the source
 */
export function unescapeDoubleQuoted(content: string, start: number, report: Report): string {
  if (!content.includes('\\')) return content;
  return content.replace(
    ESCAPE,
    (text: string, braced?: string, long?: string, short?: string, octal?: string, character?: string, ...rest) => {
      const code = hexadecimal(braced ?? long ?? short) ?? (octal === undefined ? null : parseInt(octal, 8) % 256);
      if (code !== null && code <= 0x10ffff) return long ? String.fromCharCode(code) : String.fromCodePoint(code);
      const at = start + Number(rest.find((value) => typeof value === 'number'));
      if (code !== null || character === 'u' || character === 'x')
        report.fail('invalid-escape', { text }, { start: at, end: at + text.length });
      return character === undefined ? '' : (ESCAPES[character] ?? character);
    },
  );
}

function hexadecimal(digits: string | undefined): number | null {
  return digits === undefined ? null : parseInt(digits, 16);
}

/** The value of a string in single quotes: only `\'` and `\\` are escape sequences. */
export function unescapeSingleQuoted(content: string): string {
  return content.replace(/\\(['\\])/g, '$1');
}
