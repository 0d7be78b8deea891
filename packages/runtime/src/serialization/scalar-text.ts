import { isWholeGroup, type PuppetRegExp } from '../values/regexp.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp, daysFromCivil } from '../values/timestamp.js';

/**
 * Returns the pattern of a Regexp as Puppet serializes it. A pattern with options, or bound to Unicode, is in a group:
 * `(?-mix:é)`.
 */
export function regExpText(regexp: PuppetRegExp): string {
  if (regexp.options === '' && !regexp.isBoundToUnicode) return regexp.source;
  const on = ['i', 'm', 'x'].filter((letter) => regexp.options.includes(letter)).join('');
  const off = ['i', 'm', 'x'].filter((letter) => !regexp.options.includes(letter)).join('');
  return `(?${on}${off === '' ? '' : `-${off}`}:${regexp.source})`;
}

/** Returns the source and options of a text from `regExpText`, in the order of the result tuple. */
export function optionsAndSource(text: string): [source: string, options: string] {
  const group = /^\(\?([imx]*)-?[imx]*:([^]*)\)$/.exec(text);
  if (!group || !isWholeGroup(text)) return [text, ''];
  return [group[2] ?? '', group[1] ?? ''];
}

const TIMESTAMP = /^(-?\d{4,})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{1,9}) UTC$/;
const TIMESPAN = /^(-?)(\d+)-(\d\d):(\d\d):(\d\d)\.(\d{1,9})$/;
const NANOSECONDS = 1_000_000_000n;

/** Returns the Timestamp that prints as the text; null if there is none. */
export function timestampFromText(text: string): Timestamp | null {
  const match = TIMESTAMP.exec(text);
  if (!match) return null;
  const [year, month, day, hours, minutes, seconds] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const total = ((daysFromCivil(year, month, day) * 24 + hours) * 60 + minutes) * 60 + seconds;
  return new Timestamp(BigInt(total) * NANOSECONDS + BigInt((match[7] ?? '').padEnd(9, '0')));
}

/**
 * Returns the Timespan that prints as the text; null if there is none. The digits after the point are nanoseconds
 * without trailing zeros.
 */
export function timespanFromText(text: string): Timespan | null {
  const match = TIMESPAN.exec(text);
  if (!match) return null;
  const [days, hours, minutes, seconds] = match.slice(2, 6).map(BigInt) as [bigint, bigint, bigint, bigint];
  const total =
    (((days * 24n + hours) * 60n + minutes) * 60n + seconds) * NANOSECONDS + BigInt((match[6] ?? '').padEnd(9, '0'));
  return new Timespan(match[1] === '-' ? -total : total);
}
