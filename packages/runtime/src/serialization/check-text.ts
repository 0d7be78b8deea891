/** Checks of the texts of heredocs whose tag names a syntax: `@("END":json)`. */
import { findService } from '../context/services.js';
import { InvalidTextError, withHelp } from '../errors/error.js';
import { formatMessage, type Message } from '../errors/messages.js';
import { failedExpression } from '../operators/errors.js';
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
  ILLEGAL_PP: {
    code: 'ILLEGAL_PP',
    text: 'Invalid produced text having syntax: \'{syntax}\'. PP syntax checker: "{detail}"',
    help: 'The text of the heredoc is not valid Puppet code. Correct it, or remove the syntax from the tag.',
  },
  ILLEGAL_EPP: {
    code: 'ILLEGAL_EPP',
    text: 'Invalid produced text having syntax: \'{syntax}\'. EPP syntax checker: "{detail}"',
    help: 'The text of the heredoc is not a valid EPP template. Correct it, or remove the syntax from the tag.',
  },
  NOT_THE_WHOLE_SYNTAX: {
    text: '{checker} syntax checker: the syntax identifier must be a String, e.g. pp',
    help: 'Write only the name of the checked syntax in the tag.',
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

/** Puppet shows at most this number of characters of a message about Puppet code. */
const MAX_MESSAGE_LENGTH = 500;

const faults = {
  json: [messages.ILLEGAL_JSON, describeJsonError],
  base64: [messages.ILLEGAL_BASE64, describeBase64Error],
  pp: [messages.ILLEGAL_PP, (text: string) => describePuppetError(text, 'pp')],
  epp: [messages.ILLEGAL_EPP, (text: string) => describePuppetError(text, 'epp')],
} as const;

/** Describes why a text is not Puppet code or a template; null if it is, or if the host cannot check it. */
function describePuppetError(text: string, syntax: 'pp' | 'epp'): string | null {
  const message = findService('templates')?.check(text, syntax) ?? null;
  return message === null ? null : [...message].slice(0, MAX_MESSAGE_LENGTH).join('').replaceAll(/\r?\n/g, '\\n');
}

/**
 * Checks the text of a heredoc with interpolations, which is known only when it is evaluated. Compiled code calls it for
 * the syntaxes of `checkedSyntax`.
 *
 * @returns the text
 * @throws {InvalidTextError} ILLEGAL_JSON, ILLEGAL_BASE64, ILLEGAL_PP, ILLEGAL_EPP
 * @throws {EvaluationError} if the tag has other names before `pp` or `epp`, which Puppet does not check
 */
export function checkText(text: string, syntax: string): string {
  const checked = checkedSyntax(syntax);
  if (checked === null) return text;
  if ((checked === 'pp' || checked === 'epp') && syntax !== checked)
    throw failedExpression(`@(${syntax})`, messages.NOT_THE_WHOLE_SYNTAX, { checker: checked.toUpperCase() });
  const [message, describe] = faults[checked];
  const detail = describe(text);
  if (detail === null) return text;
  const error = new InvalidTextError(message.code, formatMessage(message, { syntax, detail }));
  throw withHelp(error, message.help);
}
