import { Float, HashBuilder, type Value } from '@pptjs/runtime';
import { LookupError } from '../errors.js';
import { readHocon } from './hocon-reader.js';
import { resolved } from './hocon-resolver.js';
import { HoconError } from './hocon-token.js';
import { HoconList, HoconObject, HoconScalar, type HoconValue } from './hocon-value.js';
import { wholeNumber } from './whole-number.js';

/**
 * Reads a HOCON text: JSON with comments, unquoted strings, `a.b = c`, `+=`, merged objects, `${substitutions}`.
 * There are no files to include and no environment variables to substitute.
 *
 * @throws {LookupError} naming the file
 */
export function parseHocon(text: string, file: string): Value {
  try {
    return hoconData(text);
  } catch (error) {
    if (error instanceof HoconError) throw new LookupError(`Unable to parse (${file}): ${error.message}`);
    throw error;
  }
}

/**
 * The same without a file.
 *
 * @throws {HoconError} in the words of the reference
 */
export function hoconData(text: string): Value {
  try {
    return data(resolved(readHocon(text)), new Map());
  } catch (error) {
    if (error instanceof RangeError)
      throw new HoconError('values refer to each other, or stand within each other, too deeply');
    throw error;
  }
}

/** A value that is referred to from many places is made once. */
function data(value: HoconValue, made: Map<HoconValue, Value>): Value {
  const known = made.get(value);
  if (known !== undefined) return known;
  const result =
    value instanceof HoconScalar
      ? scalar(value)
      : value instanceof HoconObject
        ? hash(value, made)
        : value instanceof HoconList
          ? value.elements.map((element) => data(element, made))
          : null;
  made.set(value, result);
  return result;
}

function hash({ members }: HoconObject, made: Map<HoconValue, Value>): Value {
  const builder = new HashBuilder();
  for (const [name, member] of members) builder.set(name, data(member, made));
  return builder.build();
}

function scalar({ type, text }: HoconScalar): Value {
  if (type === 'NULL') return null;
  if (type === 'BOOLEAN') return text === 'true';
  return type === 'NUMBER' ? number(text) : text;
}

/** A number without a fraction is an integer, however it is written. */
function number(text: string): Value {
  if (/^-?[0-9]+$/.test(text)) return wholeNumber(BigInt(text));
  const float = Number(text);
  if (!Number.isFinite(float)) throw new HoconError('Infinity');
  return Number.isInteger(float) ? wholeNumber(BigInt(float)) : new Float(float);
}
