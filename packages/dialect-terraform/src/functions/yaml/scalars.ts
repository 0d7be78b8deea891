/** The values of YAML scalars, as HashiCorp's library go-cty-yaml resolves them: a mixture of YAML 1.1 and 1.2. */
import { parseNumber } from '../../values/number-text.js';
import { integerNumber, type NumberValue } from '../../values/number.js';
import { quoteText } from '../../values/quoting.js';
import { normalizeText, NULL, type Value } from '../../values/value.js';
import { CallFailure } from '../calls/failures.js';
import { daysInMonth, daysSinceEpoch, formatTimestamp } from '../dates/calendar.js';
import { decodeBase64 } from '../formats/base64.js';

export const TAG_PREFIX = 'tag:yaml.org,2002:';

const TAG = {
  str: `${TAG_PREFIX}str`,
  bool: `${TAG_PREFIX}bool`,
  int: `${TAG_PREFIX}int`,
  float: `${TAG_PREFIX}float`,
  null: `${TAG_PREFIX}null`,
  timestamp: `${TAG_PREFIX}timestamp`,
  binary: `${TAG_PREFIX}binary`,
} as const;

const RESOLVABLE_TAGS: ReadonlySet<string> = new Set(['', ...Object.values(TAG)]);

const BOOLS: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'true', 'on'].flatMap((word) => spellings(word).map((text) => [text, true] as const)),
  ...['n', 'no', 'false', 'off'].flatMap((word) => spellings(word).map((text) => [text, false] as const)),
]);
const OTHER_WORDS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...['', '~', ...spellings('null')].map((text) => [text, NULL] as const),
  ...['', '+'].flatMap((sign) => ['.inf', '.Inf', '.INF'].map((text) => [sign + text, Infinity] as const)),
  ...['-.inf', '-.Inf', '-.INF'].map((text) => [text, -Infinity] as const),
]);

/** Small letters, a capital first letter, capital letters. */
function spellings(word: string): readonly string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
}

/** A lone sign counts as an integer, which then cannot be read. */
const INTEGER = /^[-+]?(?:|0o[0-7_]+|[0-9_]+|0x[0-9a-fA-F_]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

/**
 * The value of a scalar.
 *
 * @param tag the complete tag; empty if the scalar has none
 */
export function resolveScalar(text: string, tag: string, isQuoted: boolean): Value {
  if (!RESOLVABLE_TAGS.has(tag)) throw new CallFailure(`unsupported tag ${quoteText(tag)}`);
  const canBeOther = text === '' || /^[-+0-9yYnNtTfFoO~.]/.test(text);
  if (!canBeOther || tag === TAG.str || tag === TAG.binary) return taggedScalar(text, tag);
  if (isQuoted) return normalizeText(text);
  const word = BOOLS.get(text) ?? OTHER_WORDS.get(text);
  if (word !== undefined) return word;
  if (tag === '' && /^\.(?:nan|NaN|NAN)$/.test(text)) throw new CallFailure('floating point NaN is not supported');
  if (text.startsWith('.')) return parseNumber(text) ?? taggedScalar(text, tag);
  const timestamp = tag === '' || tag === TAG.timestamp ? timestampText(text) : null;
  if (timestamp !== null) return timestamp;
  if (/^[-+0-9]/.test(text) && (INTEGER.test(text) || FLOAT.test(text)))
    return taggedScalar(text, INTEGER.test(text) ? TAG.int : TAG.float);
  return taggedScalar(text, tag);
}

function taggedScalar(text: string, tag: string): Value {
  const unreadable = new CallFailure(`cannot parse ${quoteText(text)} as ${tag}`);
  switch (tag) {
    case TAG.binary:
      if (typeof decodeBase64(text) === 'number') throw new CallFailure(`${unreadable.message}: not valid base64`);
      return text;
    case TAG.bool: {
      const bool = BOOLS.get(text);
      if (bool === undefined) throw unreadable;
      return bool;
    }
    case TAG.int:
    case TAG.float: {
      const plain = text.replaceAll('_', '');
      const number = parseNumber(plain) ?? prefixedInteger(plain);
      if (number === null) throw unreadable;
      return number;
    }
    case TAG.timestamp: {
      const timestamp = timestampText(text);
      if (timestamp === null) throw unreadable;
      return timestamp;
    }
    case TAG.null:
      return NULL;
    default:
      return normalizeText(text);
  }
}

/** An integer of 64 bits with a prefix, such as `0x1F`, or `-0o17`; null if the text is not one. */
function prefixedInteger(text: string): NumberValue | null {
  const match = /^([-+]?)(0(?:[xX][0-9a-fA-F]+|[oO][0-7]+|[bB][01]+))$/.exec(text);
  if (match === null) return null;
  const [, sign, digits = ''] = match;
  const magnitude = BigInt(digits);
  if (magnitude > (sign === '' ? 2n ** 64n - 1n : sign === '-' ? 2n ** 63n : 2n ** 63n - 1n)) return null;
  return integerNumber(sign === '-' ? -magnitude : magnitude);
}

const TIMESTAMP =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt](\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,]\d+)?(?:Z|([-+])(\d{2}):(\d{2})))|(?: +(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,]\d+)?))?$/;

/** A timestamp in the syntax of RFC 3339; null if the text is not one. Fractions of seconds are lost. */
function timestampText(text: string): string | null {
  const match = TIMESTAMP.exec(text);
  if (match === null) return null;
  const numberAt = (group: number, other = group): number => Number(match[group] ?? match[other] ?? 0);
  const [year, month, day] = [numberAt(1), numberAt(2), numberAt(3)];
  const [hour, minute, second] = [numberAt(4, 10), numberAt(5, 11), numberAt(6, 12)];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const distance = numberAt(8) * 3600 + numberAt(9) * 60;
  const offset = match[7] === '-' ? 0 - distance : distance;
  const seconds = daysSinceEpoch({ year, month, day }) * 86_400 + hour * 3600 + minute * 60 + second;
  return formatTimestamp({ seconds: seconds - offset, nanoseconds: 0, offset });
}
