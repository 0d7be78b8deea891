import { functionError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { characterCount } from '../../text/slice.js';
import type { Value } from '../../values/value.js';
import { FormatArguments } from './arguments.js';
import { intOf } from './c-int.js';
import { applyFormat, compileFormat } from './compiled-format.js';
import { formatted, isConversion } from './conversion.js';
import { readDirective } from './directive.js';
import { paddedText } from './flags.js';

const messages = {
  INCOMPLETE: { text: 'incomplete format specifier; use %% (double %) instead' },
  UNKNOWN_TYPE: { text: 'malformed format string - %{type}' },
  NOT_A_CHARACTER: { text: '%c requires a character' },
} as const satisfies Record<string, Message>;

/**
 * Implements Ruby's `format(format, *args)`.
 * @throws {FunctionError} with Ruby's message
 */
export function format(text: string, values: readonly Value[]): string {
  const args = new FormatArguments(values);
  const compiled = compileFormat(text);
  return compiled === null ? formatStepwise(text, args) : applyFormat(compiled, args);
}

/** Reads each directive when it is applied. */
function formatStepwise(text: string, args: FormatArguments): string {
  let result = '';
  let at = 0;
  let hasInvalidByte = false;
  for (let percent = text.indexOf('%'); percent >= 0; percent = text.indexOf('%', at)) {
    result += text.slice(at, percent);
    if (percent + 1 >= text.length) throw functionError(messages.INCOMPLETE, {});
    const { flags, type, value, end } = readDirective(text, percent + 1, args);
    const argument = (): Value => (value === undefined ? args.next() : value);
    if (type === 'c') {
      const character = characterOf(argument());
      hasInvalidByte ||= character === undefined;
      result += paddedText(character ?? '', { ...flags, precision: null });
    } else if (type === '%') result += '%';
    else if (isConversion(type)) result += formatted(type, flags, argument());
    else throw functionError(messages.UNKNOWN_TYPE, { type });
    at = end;
  }
  // Puppet fails as soon as it uses a text with such a byte.
  if (hasInvalidByte) throw functionError(sharedMessages.INVALID_CODE_POINT, {});
  return result + text.slice(at);
}

/** Returns a character; undefined for the codes that Ruby converts to a byte that is not a character. */
function characterOf(value: Value): string | undefined {
  if (typeof value === 'string') {
    if (characterCount(value) !== 1) throw functionError(messages.NOT_A_CHARACTER, {});
    return value;
  }
  const code = intOf(value);
  if (code === -1 || code === -2) return undefined;
  if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
    throw functionError(sharedMessages.INVALID_CODE_POINT, {});
  return String.fromCodePoint(code);
}
