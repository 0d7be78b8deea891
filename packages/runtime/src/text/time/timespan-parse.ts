import { fail } from '../../conversions/constructor.js';

const SECOND = 1_000_000_000n;

/** How long a unit is; `L` and `N` are fractions of a second. */
const LENGTHS: Readonly<Record<string, bigint>> = {
  D: 86_400n * SECOND,
  H: 3600n * SECOND,
  M: 60n * SECOND,
  S: SECOND,
};
const FRACTION_DIGITS: Readonly<Record<string, number>> = { L: 3, N: 9 };

interface Format {
  readonly pattern: RegExp;
  /** The letters of the groups. */
  readonly units: readonly string[];
}

/** The nanoseconds of a text by a format of `%D %H %M %S %L %N`, null where it does not fit. A sign stands in front. */
export function parseTimespan(text: string, format: string): bigint | null {
  const { pattern, units } = compile(format);
  const match = pattern.exec(text);
  if (!match) return null;
  const [, sign, ...fields] = match;
  if (units.length > 0 && units.every((unit) => unit in FRACTION_DIGITS)) {
    fail(
      'Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude',
    );
  }
  const size = units.reduce((sum, unit, i) => sum + lengthOf(unit, (fields[i] ?? '0').trim()), 0n);
  return sign === '-' ? -size : size;
}

function lengthOf(unit: string, digits: string): bigint {
  const length = LENGTHS[unit];
  return length === undefined ? BigInt(digits.padEnd(9, '0')) : BigInt(digits) * length;
}

function compile(format: string): Format {
  const units: string[] = [];
  const parts: string[] = [];
  const directive = /%(?:([-_0]?)([1-9]\d*)?([DHMSLN%]))?/g;
  let end = 0;
  for (const match of format.matchAll(directive)) {
    const [whole, flag = '', width, letter] = match;
    parts.push(literal(format.slice(end, match.index)));
    end = match.index + whole.length;
    if (letter === undefined) fail(`Bad format specifier '%' in '${format}', at position ${match.index + 1}`);
    else if (letter === '%') parts.push('%');
    else {
      units.push(letter);
      parts.push(`(${digitsPattern(letter, flag, width)})`);
    }
  }
  parts.push(literal(format.slice(end)));
  return { pattern: new RegExp(`^(-)?${parts.join('')}$`), units };
}

function digitsPattern(letter: string, flag: string, width: string | undefined): string {
  const blanks = flag === '_' ? '\\s*' : '';
  const limit = FRACTION_DIGITS[letter];
  if (width !== undefined)
    return flag === '-' ? `[0-9]{1,${width}}` : flag === '_' ? `[ 0-9]{${width}}` : `[0-9]{${width}}`;
  return `${blanks}${limit === undefined ? '[0-9]+' : `[0-9]{1,${limit}}`}`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
