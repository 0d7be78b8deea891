/**
 * HOCON ("Human-Optimized Config Object Notation"): JSON with comments, unquoted strings, `a.b = c`, `+=`, merged
 * objects and `${substitutions}`. The files of this folder turn a text into a Puppet value in four steps:
 *
 * 1. `scanner.ts` splits the text into tokens (`token.ts`).
 * 2. `parser.ts` parses the tokens into a tree of values (`value.ts`). Objects and lists of the same key are merged as
 *    they are read. A value that depends on a substitution is stored unresolved, as a reference, concatenation or
 *    merge.
 * 3. `resolver.ts` replaces the references by the values at their paths (`path.ts`).
 * 4. This file converts the resolved tree to Puppet values.
 *
 * Substitutions cannot refer to environment variables, and includes add nothing. All messages, including their line
 * numbers, are those of the Ruby library that Puppet uses (`messages.ts`).
 */
import { compact, engineSizeLimit, Float, HashBuilder, type LineRange, type Value } from '@pptjs/runtime/internal';
import { DataSyntaxError } from '../errors.js';
import { messages } from './messages.js';
import { parseDocument } from './parser.js';
import { resolveReferences } from './resolver.js';
import { HoconError } from './token.js';
import { HoconList, HoconObject, HoconScalar, type HoconValue } from './value.js';

/**
 * Parses the HOCON text of a data file.
 *
 * @throws {DataSyntaxError} if the text is not HOCON; the message names the file
 */
export function parseHocon(text: string, file: string): Value {
  try {
    return hoconData(text);
  } catch (error) {
    throw error instanceof HoconError
      ? new DataSyntaxError(file, error.message, { range: rangeOfLine(text, error.line) })
      : error;
  }
}

function rangeOfLine(text: string, line: number | undefined): LineRange | undefined {
  if (line === undefined) return undefined;
  const shown = text.split('\n')[line - 1] ?? '';
  return { line, column: shown.length - shown.trimStart().length + 1, length: Math.max(1, shown.trim().length) };
}

/**
 * Parses a HOCON text.
 *
 * @throws {HoconError} if the text is not HOCON
 */
export function hoconData(text: string): Value {
  try {
    return new Converter().convert(resolveReferences(parseDocument(text)));
  } catch (error) {
    // A stack overflow.
    throw engineSizeLimit(error) ?? (error instanceof RangeError ? new HoconError(messages.TOO_DEEP.text) : error);
  }
}

/** Converts a resolved tree. A value that several references share is converted once. */
class Converter {
  readonly #converted = new Map<HoconValue, Value>();

  convert(value: HoconValue | undefined): Value {
    if (value === undefined) return null;
    const cached = this.#converted.get(value);
    if (cached !== undefined) return cached;
    const result = this.#convertUncached(value);
    this.#converted.set(value, result);
    return result;
  }

  #convertUncached(value: HoconValue): Value {
    if (value instanceof HoconScalar) return convertScalar(value);
    if (value instanceof HoconList) return value.elements.map((element) => this.convert(element));
    return value instanceof HoconObject ? this.#convertObject(value) : null;
  }

  #convertObject({ members }: HoconObject): Value {
    const builder = new HashBuilder();
    for (const [name, member] of members) builder.set(name, this.convert(member));
    return builder.build();
  }
}

function convertScalar({ type, text }: HoconScalar): Value {
  if (type === 'NULL') return null;
  if (type === 'BOOLEAN') return text === 'true';
  return type === 'NUMBER' ? convertNumber(text) : text;
}

/** A number without a fraction is an Integer, also with an exponent or a decimal point. */
function convertNumber(text: string): Value {
  if (/^-?[0-9]+$/.test(text)) return compact(BigInt(text));
  const float = Number(text);
  if (!Number.isFinite(float)) throw new HoconError(messages.NOT_FINITE.text);
  return Number.isInteger(float) ? compact(BigInt(float)) : new Float(float);
}
