/** Checks of the texts of heredocs whose tag names a syntax: `@("END":json)`. */
import { InvalidTextError } from '../errors/error.js';
import { formatMessage, type Message } from '../errors/messages.js';
import { encodeUtf8 } from '../text/utf8.js';
import { findJsonError } from './parse-json.js';

/** The syntaxes that Puppet checks. */
export type CheckedSyntax = 'json' | 'base64' | 'pp' | 'epp';

const messages = {
  ILLEGAL_JSON: {
    code: 'ILLEGAL_JSON',
    text: 'Invalid produced text having syntax: \'{syntax}\'. JSON syntax checker: Cannot parse invalid JSON string. "{detail}"',
    help: 'The text of the heredoc is not valid JSON. Correct it, or remove the syntax from the tag.',
  },
  ILLEGAL_BASE64: {
    code: 'ILLEGAL_BASE64',
    text: "Invalid produced text having syntax: '{syntax}'. Base64 syntax checker: Cannot parse invalid Base64 string - {detail}",
    help: 'The text of the heredoc is not valid Base64. Correct it, or remove the syntax from the tag.',
  },
} as const satisfies Record<string, Message>;

/**
 * Returns the syntax of the check for `x+json`: the whole name, else the part after the first `+`, and so on. Null if
 * there is no check.
 */
export function checkedSyntax(syntax: string): CheckedSyntax | null {
  const segments = syntax.split('+');
  while (segments.at(-1) === '') segments.pop();
  for (; segments.length > 0; segments.shift()) {
    const name = segments.join('+');
    if (name === 'json' || name === 'base64' || name === 'pp' || name === 'epp') return name;
  }
  return null;
}

/** Describes why a text is not JSON; null if it is. */
export function describeJsonError(text: string): string | null {
  const error = findJsonError(text.replace(/^\ufeff/, ''), 'ruby');
  return error === null ? null : error.message.replaceAll('\n', '\\n');
}

const BASE64_BLOCKS = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** The last letter has four unused bits before `==` and two before `=`. They must be zero. */
const BASE64_END = /^(?:|.*[^=]|.*[AQgw]==|.*[AEIMQUYcgkosw048]=)$/;

/** Describes why a text is not Base64; null if it is. White space and `?` are ignored, as in Puppet. */
export function describeBase64Error(text: string): string | null {
  const joined = text.replace(/[?\r\n\t\p{Zs}]+/gu, '');
  if (BASE64_BLOCKS.test(joined) && BASE64_END.test(joined)) return null;
  // Puppet distinguishes the two errors by the length of the text.
  return encodeUtf8(joined).length % 3 === 0
    ? 'contains letters outside strict base 64 range (or whitespace)'
    : 'padding is not correct';
}

/**
 * Checks the text of a heredoc with interpolations, which is known only when it is evaluated. Compiled code calls it for
 * JSON and Base64.
 *
 * @returns the text
 * @throws {InvalidTextError} ILLEGAL_JSON, ILLEGAL_BASE64
 */
export function checkText(text: string, syntax: string): string {
  const isJson = checkedSyntax(syntax) === 'json';
  const detail = isJson ? describeJsonError(text) : describeBase64Error(text);
  if (detail === null) return text;
  const message = isJson ? messages.ILLEGAL_JSON : messages.ILLEGAL_BASE64;
  const error = new InvalidTextError(message.code, formatMessage(message, { syntax, detail }));
  error.help = message.help;
  throw error;
}
