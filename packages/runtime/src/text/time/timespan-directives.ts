import type { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';

const messages = {
  BAD_SPECIFIER: { text: "Bad format specifier '{specifier}' in '{format}', at position {position}" },
} as const satisfies Record<string, Message>;

/** Days, hours, minutes, seconds, milliseconds, and fractions of a second. */
export type TimespanUnit = 'D' | 'H' | 'M' | 'S' | 'L' | 'N';

/** A directive of a format: `%-5D`. */
export interface TimespanDirective {
  readonly unit: TimespanUnit;
  /** How the digits are padded: with zeros, with blanks (`_`), or not at all (`-`). */
  readonly padding: '0' | '_' | '-';
  /** The number of digits; null for the usual one. */
  readonly width: number | null;
  /** Whether the directive is the first one with the largest unit of the format, which includes all larger units. */
  readonly isTotal: boolean;
}

/** From the largest to the smallest. */
const UNITS: readonly TimespanUnit[] = ['D', 'H', 'M', 'S', 'L', 'N'];

/**
 * Splits a format of a Timespan into literal text and directives.
 * @throws {FunctionError} for a directive that does not exist
 */
export function timespanPieces(format: string): readonly (string | TimespanDirective)[] {
  const characters = Array.from(format);
  const pieces: (string | TimespanDirective)[] = [];
  let literal = '';
  for (let at = 0; at < characters.length; at++) {
    if (characters[at] !== '%') {
      literal += characters[at];
      continue;
    }
    const { end, padding, width } = readModifiers(characters, at);
    const letter = characters[end];
    if (letter === '%') literal += '%';
    else if (letter !== undefined && isUnit(letter)) {
      pieces.push(literal, { unit: letter, padding, width, isTotal: false });
      literal = '';
    } else throw badSpecifier(characters, at, Math.min(end, characters.length - 1));
    at = end;
  }
  return withTotal([...pieces, literal].filter((piece) => piece !== ''));
}

function withTotal(pieces: readonly (string | TimespanDirective)[]): readonly (string | TimespanDirective)[] {
  const units = pieces.map((piece) => (typeof piece === 'string' ? null : piece.unit));
  const largest = UNITS.find((unit) => units.includes(unit));
  const total = largest === undefined ? -1 : units.indexOf(largest);
  return pieces.map((piece, i) => (i === total && typeof piece !== 'string' ? { ...piece, isTotal: true } : piece));
}

function isUnit(letter: string): letter is TimespanUnit {
  return (UNITS as readonly string[]).includes(letter);
}

/** Reads the part of a directive between `%` and its letter. `end` is the index of the letter. */
function readModifiers(
  characters: readonly string[],
  percent: number,
): Pick<TimespanDirective, 'padding' | 'width'> & { readonly end: number } {
  const first = characters[percent + 1];
  const padding = first === '-' || first === '_' ? first : '0';
  let end = first === '-' || first === '_' || first === '0' ? percent + 2 : percent + 1;
  let width: number | null = null;
  for (; /^[0-9]$/.test(characters[end] ?? ''); end++) width = (width ?? 0) * 10 + Number(characters[end]);
  return { end, padding, width };
}

/** @param end the index of the first wrong character */
function badSpecifier(characters: readonly string[], percent: number, end: number): FunctionError {
  const specifier = characters.slice(percent, end).join('');
  return functionError(messages.BAD_SPECIFIER, { specifier, format: characters.join(''), position: end });
}
