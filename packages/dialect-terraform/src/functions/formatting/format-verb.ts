import { quoteCharacter } from '../../values/quoting.js';
import { CallFailure } from '../calls/failures.js';
import { utf8Length } from '../text/bytes.js';

/** A verb of a format, such as `%-5.2[1]f`. */
export interface FormatVerb {
  readonly raw: string;
  /** The offset of the verb in bytes. */
  readonly offset: number;
  /** The flags: any of `#0-+ `. */
  readonly flags: string;
  /** The least number of characters; null if the verb has none. */
  readonly width: number | null;
  /** Null if the verb has none. */
  readonly precision: number | null;
  /** The number of the argument, from 1; null for the next one. */
  readonly argument: number | null;
  readonly mode: string;
}

/** Larger numbers would make texts that no program needs. */
export const MAX_WIDTH = 1_000_000;

/** The parts of a verb, each of which may be missing except the last. */
const VERB = /%([ #+\-0]*)([1-9][0-9]*)?(\.[0-9]*)?(?:\[([1-9][0-9]*)\])?([A-Za-z])/y;

/** As much of a verb as there is. */
const PREFIX = /%[ #+\-0]*(?:[1-9][0-9]*)?(?:\.[0-9]*)?(?:\[(?:[1-9][0-9]*\]?)?)?/y;

/**
 * Reads a format.
 *
 * @returns the literal texts and verbs in order, one at a time: a verb after an error is not read
 * @throws CallFailure (while the parts are read)
 */
export function* readFormat(format: string): Generator<string | FormatVerb> {
  let position = 0;
  while (position < format.length) {
    const percent = format.indexOf('%', position);
    if (percent !== position) {
      const end = percent < 0 ? format.length : percent;
      yield format.slice(position, end);
      position = end;
      continue;
    }
    if (format[position + 1] === '%') {
      yield '%';
      position += 2;
      continue;
    }
    const verb = readVerb(format, position);
    position += verb.raw.length;
    yield verb;
  }
}

function readVerb(format: string, start: number): FormatVerb {
  VERB.lastIndex = start;
  const match = VERB.exec(format);
  if (match === null) throw malformedVerb(format, start);
  const [raw, flags = '', width, precision, argument, mode = ''] = match;
  return {
    raw,
    offset: utf8Length(format.slice(0, start)),
    flags,
    width: width === undefined ? null : Number(width),
    precision: precision === undefined ? null : Number(precision.slice(1)),
    argument: argument === undefined ? null : Number(argument),
    mode,
  };
}

function malformedVerb(format: string, start: number): CallFailure {
  PREFIX.lastIndex = start;
  const [prefix = ''] = PREFIX.exec(format) ?? [];
  const end = start + prefix.length;
  const offset = utf8Length(format.slice(0, end));
  const character = format.codePointAt(end);
  if (character === undefined) return new CallFailure(`invalid format string starting at offset ${offset}`);
  const shown = quoteCharacter(String.fromCodePoint(character));
  return new CallFailure(`unrecognized format character ${shown} at offset ${offset}`);
}
