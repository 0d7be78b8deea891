import { functionError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { characterCount } from '../../text/slice.js';
import type { Argument } from '../../values/block.js';
import { Float } from '../../values/float.js';
import { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';
import { FormatArguments } from './arguments.js';
import { intOf } from './c-int.js';
import { applyFormat, applyNamed, applySequence, compileFormat } from './compiled-format.js';
import { formatted, isConversion } from './conversion.js';
import { readDirective } from './directive.js';
import { paddedText } from './flags.js';

const messages = {
  INCOMPLETE: { text: 'incomplete format specifier; use %% (double %) instead' },
  UNKNOWN_TYPE: { text: 'malformed format string{type}' },
  NOT_A_CHARACTER: { text: '%c requires a character' },
} as const satisfies Record<string, Message>;

/**
 * Implements Ruby's `format(format, *args)`.
 * @throws {FunctionError} with Ruby's message
 */
export function format(text: string, values: readonly Value[]): string {
  const compiled = compileFormat(text);
  if (compiled === null) return formatStepwise(text, new FormatArguments(values));
  const { sequence, hasWidths } = compiled;
  const result = sequence !== null && sequence <= values.length ? applySequence(compiled, values, 0) : null;
  if (result !== null) return result;
  return hasWidths
    ? formatStepwise(text, new FormatArguments(values))
    : applyFormat(compiled, new FormatArguments(values));
}

/** Returns a function that formats one value like `format(text, [value])`, and reads the format once. */
export function formatterOf(text: string): (value: Value) => string {
  const compiled = compileFormat(text);
  const [only, ...others] = compiled?.parts ?? [];
  const isDirective =
    typeof only === 'object' && only.argument === null && only.withWidth === null && others.length === 0;
  return isDirective ? only.apply : (value) => format(text, [value]);
}

/**
 * Does the same as `format` with the arguments of a call, the first of which is the format, if it is a text whose directives
 * read their arguments in order, or by their names from one hash. Returns null for others.
 */
export function formatCall(args: readonly Argument[]): string | null {
  const [text, values] = args;
  if (typeof text !== 'string') return null;
  if (values instanceof PuppetHash) return args.length === 2 && hasScalars(values) ? formatNamed(text, values) : null;
  for (let i = 1; i < args.length; i++) if (!isScalar(args[i])) return null;
  const compiled = compileFormat(text);
  if (compiled === null || compiled.sequence === null || compiled.sequence >= args.length) return null;
  return applySequence(compiled, args as readonly Value[], 1);
}

function formatNamed(text: string, values: PuppetHash): string | null {
  const compiled = compileFormat(text);
  return compiled?.isNamed === true ? applyNamed(compiled, values) : null;
}

/** Whether all keys of a hash are Strings and all values scalar. */
function hasScalars(hash: PuppetHash): boolean {
  return hash.every((key, value) => typeof key === 'string' && isScalar(value));
}

/** Whether a value is of a kind that functions of Puppet's legacy API receive unchanged. */
function isScalar(value: Argument | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Float;
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
    else throw functionError(messages.UNKNOWN_TYPE, { type: /[ -~]/.test(type) ? ` - %${type}` : '' });
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
