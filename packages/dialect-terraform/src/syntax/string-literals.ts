import type { SourceRange } from '@pptjs/transpiler/dialect';
import { quoteText } from '../values/quoting.js';
import type { ParserState } from './parser-state.js';
import type { Token } from './token.js';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
const QUOTED_ESCAPE = /\\(?:u[\da-fA-F]{0,4}|U[\da-fA-F]{0,8}|[^])|\$\$\{|%%\{/gu;
const SEQUENCE_ESCAPE = /\$\$\{|%%\{/g;

/** The text of a literal part of a template. Backslashes escape in quoted texts, and not in heredocs. */
export function readStringLiteral(state: ParserState, token: Token): string {
  const text = state.textOf(token);
  if (token.kind === 'StringLit') return text.replace(SEQUENCE_ESCAPE, (sequence) => sequence.slice(1));
  if (!/[\\$%]/.test(text)) return text;
  return text.replace(QUOTED_ESCAPE, (escape, offset: number) => {
    if (!escape.startsWith('\\')) return escape.slice(1);
    const start = token.start + offset;
    return readEscape(state, escape, { start, end: start + escape.length });
  });
}

/** The character that an escape sequence stands for. */
function readEscape(state: ParserState, escape: string, range: SourceRange): string {
  const selector = escape.slice(1);
  const simple = ESCAPES[selector];
  if (simple !== undefined) return simple;
  const isShort = selector.startsWith('u');
  if (!isShort && !selector.startsWith('U')) {
    state.report('UNKNOWN_ESCAPE', range, { selector: quoteText(selector) });
    return selector;
  }
  const digits = selector.slice(1);
  if (digits.length !== (isShort ? 4 : 8)) {
    state.report(isShort ? 'SHORT_U_ESCAPE' : 'LONG_U_ESCAPE', range);
    return escape;
  }
  const code = Number.parseInt(digits, 16);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
    state.report('UNENCODABLE_ESCAPE', range, { digits: code.toString(16).padStart(4, '0') });
    return escape;
  }
  return String.fromCodePoint(code);
}
