/** `format` and `formatlist`. */
import { checkTextLength } from '../../evaluation/limits.js';
import { countGraphemes, graphemesOf } from '../../values/graphemes.js';
import { isNumber } from '../../values/number.js';
import { quoteCharacter, quoteText } from '../../values/quoting.js';
import { BOOL, NUMBER, STRING, type Type } from '../../values/type.js';
import { isNull, isSequence, listOf, normalizeText, type Value } from '../../values/value.js';
import { convertOrExplain } from '../calls/conversions.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineVariadic } from '../calls/function-definition.js';
import { anyOrNull, text } from '../calls/parameters.js';
import { type FormatVerb, MAX_WIDTH, readFormat } from '../formatting/format-verb.js';
import { formatFloat, formatGeneral, formatInteger } from '../formatting/number-format.js';
import { jsonText } from './json.js';

export const format = defineVariadic('format', [text('format')], anyOrNull('args'), ([template], values) =>
  normalizeText(formatted(template, values)),
);

export const formatlist = defineVariadic('formatlist', [text('format')], anyOrNull('args'), ([template], values) => {
  if (values.length === 0) return listOf(STRING, [normalizeText(formatted(template, values))]);
  const sequences = values.map((value) => (isSequence(value) ? value.elements : null));
  const first = sequences.findIndex((elements) => elements !== null);
  const count = sequences[first]?.length ?? 1;
  for (const [i, elements] of sequences.entries()) {
    if (elements !== null && elements.length !== count) {
      throw new ArgumentFailure(
        i + 1,
        `argument ${i + 1} has length ${elements.length}, which is inconsistent with argument ${first + 1} of length ` +
          String(count),
      );
    }
  }
  let length = 0;
  const texts = Array.from({ length: count }, (_, i) => {
    const row = sequences.map((elements, j) => (elements ?? values)[elements === null ? j : i] ?? '');
    const line = formattedAt(i, template, row);
    checkTextLength((length += line.length));
    return normalizeText(line);
  });
  return listOf(STRING, texts);
});

function formattedAt(index: number, template: string, values: readonly Value[]): string {
  try {
    return formatted(template, values);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    throw new CallFailure(`error on format iteration ${index}: ${failure.message}`);
  }
}

function formatted(template: string, values: readonly Value[]): string {
  let result = '';
  let next = 1;
  let highest = 0;
  for (const part of readFormat(template)) {
    if (typeof part === 'string') {
      result += part;
      continue;
    }
    const number = part.argument ?? next;
    highest = Math.max(highest, number);
    result += formattedVerb(part, number, values);
    checkTextLength(result.length);
    next = number + 1;
  }
  if (highest < values.length) {
    const used = highest === 0 ? 'no verbs in format string' : `only ${highest} used by format string`;
    throw new ArgumentFailure(highest + 1, `too many arguments; ${used}`);
  }
  return result;
}

function formattedVerb(verb: FormatVerb, number: number, values: readonly Value[]): string {
  const value = values[number - 1];
  if (value === undefined) {
    throw new CallFailure(
      `not enough arguments for ${quoteText(verb.raw)} at ${verb.offset}: need index ${number} but have ` +
        `${values.length} total`,
    );
  }
  if (verb.mode !== 'v' && isNull(value)) throw unsupported(verb, 'null value cannot be formatted');
  switch (verb.mode) {
    case 'v':
      return formattedAsIs(verb, value);
    case 't':
      return String(converted(verb, value, BOOL));
    case 'b':
    case 'd':
    case 'o':
    case 'x':
    case 'X': {
      const integer = converted(verb, value, NUMBER);
      const result = isNumber(integer) ? formatInteger(verb, integer) : null;
      if (result === null) throw unsupported(verb, 'an integer is required');
      return result;
    }
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G': {
      const float = converted(verb, value, NUMBER);
      return isNumber(float) ? formatFloat(verb, float) : '';
    }
    case 's':
    case 'q':
      return formattedText(verb, String(converted(verb, value, STRING)));
    default:
      throw new CallFailure(
        `unsupported format verb ${quoteCharacter(verb.mode)} in ${quoteText(verb.raw)} at offset ${verb.offset}`,
      );
  }
}

function unsupported({ raw, offset }: FormatVerb, reason: string): CallFailure {
  return new CallFailure(`unsupported value for ${quoteText(raw)} at ${offset}: ${reason}`);
}

function converted(verb: FormatVerb, value: Value, type: Type): Value {
  return convertOrExplain(value, type, (reason) => unsupported(verb, reason));
}

/** The verb `%v`: strings and numbers as they are, and all else as JSON; with the flag `#`, everything as JSON. */
function formattedAsIs(verb: FormatVerb, value: Value): string {
  const isPlain = !verb.flags.includes('#');
  if (isPlain && typeof value === 'string') return padded(verb, value);
  if (isPlain && isNumber(value)) return padded(verb, formatGeneral(value));
  return padded(verb, jsonText(value));
}

function formattedText(verb: FormatVerb, value: string): string {
  const { precision } = verb;
  const shown =
    precision !== null && precision > 0 && precision < value.length
      ? graphemesOf(value).slice(0, precision).join('')
      : value;
  return padded(verb, verb.mode === 'q' ? jsonText(normalizeText(shown)) : shown);
}

function padded({ raw, offset, flags, width }: FormatVerb, value: string): string {
  if (width === null) return value;
  if (width > MAX_WIDTH) {
    throw new CallFailure(`unsupported width for ${quoteText(raw)} at ${offset}: at most ${MAX_WIDTH} is possible`);
  }
  const padding = (flags.includes('0') ? '0' : ' ').repeat(Math.max(width - countGraphemes(value), 0));
  return flags.includes('-') ? value + padding : padding + value;
}
