import { Float, PuppetRegExp } from '@pptjs/runtime/internal';
import { bailOut } from '../bail-out.js';
import { compareTexts } from '../comparison.js';
import { ClassMethods } from '../dispatch.js';
import { endOf, expandReplacement, firstMatch, type Pattern, replaceMatches, replacementFrom } from '../regexp.js';
import { allMatches } from '../regexp.js';
import { text } from '../text.js';
import { integer, type MatchData, type Range, type Value } from '../values.js';
import { format } from './format.js';

const MAX_LENGTH = 10_000_000;

/** Characters beyond the Basic Multilingual Plane are two units in JavaScript and one character in Ruby. */
function isPlain(value: string): boolean {
  return !/[\ud800-\udfff]/.test(value);
}

/** Returns a text in which each character is one unit. */
function plain(value: string): string {
  return isPlain(value) ? value : bailOut('a character beyond the Basic Multilingual Plane');
}

function ascii(value: string): string {
  // All ASCII characters.
  return /^[\0-\x7f]*$/.test(value) ? value : bailOut('a character beyond ASCII');
}

function withoutNul(value: string): string {
  return value.includes('\0') ? bailOut('a NUL character') : value;
}

function capitalize(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).toLowerCase();
}

function swapCase(value: string): string {
  return value.replace(/[A-Za-z]/g, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
}

function repeat(value: string, count: number): string {
  if (count < 0 || count * value.length > MAX_LENGTH) return bailOut('String#*');
  return value.repeat(count);
}

/** Pads a text on the left, the right, or both sides. */
function pad(value: string, width: number, padding: string, left: boolean, right: boolean): string {
  if (padding === '' || width > MAX_LENGTH) return bailOut('padding');
  const missing = width - plain(value).length;
  if (missing <= 0) return value;
  const before = left ? (right ? Math.floor(missing / 2) : missing) : 0;
  const fill = (length: number): string =>
    plain(padding)
      .repeat(Math.ceil(length / padding.length))
      .slice(0, length);
  return fill(before) + value + fill(missing - before);
}

/** Returns the offset of an index, which may count from the end; undefined outside the text. */
export function offsetOf(index: number, length: number): number | undefined {
  const offset = index < 0 ? index + length : index;
  return offset < 0 || offset > length ? undefined : offset;
}

export function sliceOf<T extends { readonly length: number; slice(start: number, end: number): T }>(
  value: T,
  start: number,
  length: number,
): T | null {
  const offset = offsetOf(start, value.length);
  return offset === undefined || length < 0 ? null : value.slice(offset, offset + length);
}

export function sliceOfRange<T extends { readonly length: number; slice(start: number, end: number): T }>(
  value: T,
  range: Range,
): T | null {
  const last = range.last < 0 ? range.last + value.length : range.last;
  return sliceOf(
    value,
    range.first,
    Math.max(0, last + (range.excludesEnd ? 0 : 1) - (offsetOf(range.first, value.length) ?? 0)),
  );
}

function characterAt(value: string, index: number): string | null {
  const offset = offsetOf(index, plain(value).length);
  return offset === undefined || offset === value.length ? null : value.charAt(offset);
}

function lines(value: string): string[] {
  return value.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Splits at runs of white space. */
function words(value: string): string[] {
  const trimmed = withoutNul(value).replace(/^[\t-\r ]+|[\t-\r ]+$/g, '');
  return trimmed === '' ? [] : trimmed.split(/[\t-\r ]+/);
}

function withoutTrailingEmpty(parts: string[]): string[] {
  let length = parts.length;
  while (length > 0 && parts[length - 1] === '') length--;
  return parts.slice(0, length);
}

function split(value: string, separator: string): string[] {
  if (separator === ' ') return words(value);
  return value === '' ? [] : withoutTrailingEmpty(separator === '' ? plain(value).split('') : value.split(separator));
}

function splitLimited(value: string, separator: string, limit: number): Value {
  if (limit === 0) return split(value, separator);
  if (separator === ' ' || separator === '') return bailOut('String#split with a limit');
  if (value === '') return [];
  const parts = value.split(separator);
  if (limit < 0 || parts.length <= limit) return parts;
  return [...parts.slice(0, limit - 1), parts.slice(limit - 1).join(separator)];
}

/** Splits at the matches of a pattern. Its groups are parts of the result. */
function splitPattern(value: string, pattern: PuppetRegExp, limit = 0): Value {
  if (value === '') return [];
  if (limit === 1) return [value];
  const parts: string[] = [];
  let position = 0;
  for (const match of allMatches(pattern, value)) {
    if (limit > 0 && parts.length >= limit - 1) break;
    const end = endOf(match);
    if (end === match.index && (match.index === position || end >= value.length)) {
      if (match.groups.length > 1 || limit !== 0) return bailOut('String#split at an empty match');
      continue;
    }
    parts.push(value.slice(position, match.index));
    for (const group of match.groups.slice(1)) {
      if (limit !== 0) return bailOut('String#split with groups and a limit');
      if (group !== null) parts.push(group);
    }
    position = end;
  }
  parts.push(value.slice(position));
  return limit === 0 ? withoutTrailingEmpty(parts) : parts;
}

const INTEGER_PREFIX = /^[\t-\r ]*([-+]?)(\d+(?:_\d+)*)/;

function toInteger(value: string): number | bigint {
  const [, sign, digits] = INTEGER_PREFIX.exec(value) ?? [];
  if (digits === undefined) return 0;
  const size = BigInt(digits.replaceAll('_', ''));
  return integer(sign === '-' ? -size : size);
}

const RADIX_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

function toIntegerOfBase(value: string, base: number): number | bigint {
  if (base === 10) return toInteger(value);
  if ((base !== 16 && base !== 8 && base !== 2) || value.includes('_')) return bailOut('String#to_i with a base');
  const [, sign, prefix = '', rest = ''] = /^[\t-\r ]*([-+]?)(0[xXoObB])?([^]*)$/.exec(value) ?? [];
  const expected = base === 16 ? '0x' : base === 8 ? '0o' : '0b';
  if (prefix !== '' && prefix.toLowerCase() !== expected)
    return base === 16 && prefix.toLowerCase() === '0b' ? bailOut('String#to_i') : 0;
  let result = 0n;
  for (const character of rest.toLowerCase()) {
    const digit = RADIX_DIGITS.indexOf(character);
    if (digit < 0 || digit >= base) break;
    result = result * BigInt(base) + BigInt(digit);
  }
  return integer(sign === '-' ? -result : result);
}

const FLOAT_PREFIX = /^[\t-\r ]*([-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\d_.eExX])/;

function toFloat(value: string): Float {
  const [, number] = FLOAT_PREFIX.exec(value) ?? [];
  if (number !== undefined) return new Float(Number(number));
  return /^[\t-\r ]*[-+]?[A-Za-z]*$/.test(value)
    ? new Float(/^[\t-\r ]*-/.test(value) ? bailOut('String#to_f') : 0)
    : bailOut('String#to_f');
}

function partition(value: string, separator: string): Value {
  const index = value.indexOf(separator);
  return index < 0 ? [value, '', ''] : [value.slice(0, index), separator, value.slice(index + separator.length)];
}

function rightPartition(value: string, separator: string): Value {
  const index = value.lastIndexOf(separator);
  return index < 0 ? ['', '', value] : [value.slice(0, index), separator, value.slice(index + separator.length)];
}

function groupsOf(match: MatchData): Value {
  return match.groups.length === 1 ? (match.groups[0] ?? null) : match.groups.slice(1);
}

/** The characters of a set like `a-z`, in `tr`, `delete`, `count` and `squeeze`. */
function characterSet(set: string): { readonly characters: string; readonly isNegated: boolean } {
  if (/[\\\]]/.test(ascii(set))) return bailOut('a character set with a backslash');
  const isNegated = set.length > 1 && set.startsWith('^');
  const body = isNegated ? set.slice(1) : set;
  const characters = body.replace(/([^])-([^])/g, (_, first: string, last: string) => {
    if (first > last) return bailOut('an invalid range of characters');
    return String.fromCharCode(
      ...Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (__, i) => first.charCodeAt(0) + i),
    );
  });
  return { characters, isNegated };
}

function inSet(set: string): (character: string) => boolean {
  const { characters, isNegated } = characterSet(set);
  return (character) => characters.includes(character) !== isNegated;
}

function translate(value: string, from: string, to: string): string {
  if (from === '' || to.startsWith('^')) return bailOut('String#tr');
  const { characters, isNegated } = characterSet(from);
  const target = characterSet(to).characters;
  let result = '';
  for (const character of plain(value)) {
    const index = characters.lastIndexOf(character);
    const found = isNegated ? (index < 0 ? Math.max(target.length - 1, 0) : -1) : index;
    result += found < 0 ? character : (target[Math.min(found, target.length - 1)] ?? '');
  }
  return result;
}

function replaceWithText(value: string, pattern: Pattern, replacement: string, isGlobal: boolean): string {
  return replaceMatches(value, pattern, isGlobal, (match) => expandReplacement(replacement, match));
}

function lastIndexOf(value: string, part: string): number | null {
  const index = plain(value).lastIndexOf(part);
  return index < 0 ? null : index;
}

function indexFrom(value: string, part: string, start: number): number | null {
  const offset = offsetOf(start, plain(value).length);
  if (offset === undefined) return null;
  const index = value.indexOf(part, offset);
  return index < 0 ? null : index;
}

export const stringMethods = new ClassMethods('String')
  .method('+', ['String'], (self, other) => self + other)
  .method('*', ['Index'], repeat)
  .method('%', ['Any'], (self, values) => format(self, Array.isArray(values) ? values : [values]))
  .method('<=>', ['String'], (self, other) => compareTexts(self, other))
  .method('<', ['String'], (self, other) => compareTexts(self, other) < 0)
  .method('<=', ['String'], (self, other) => compareTexts(self, other) <= 0)
  .method('>', ['String'], (self, other) => compareTexts(self, other) > 0)
  .method('>=', ['String'], (self, other) => compareTexts(self, other) >= 0)
  .method(
    'between?',
    ['String', 'String'],
    (self, low, high) => compareTexts(self, low) >= 0 && compareTexts(self, high) <= 0,
  )
  .method('to_str +@ -@', [], (self) => self)
  .method('length size', [], (self) => plain(self).length)
  .method('bytesize', [], (self) => ascii(self).length)
  .method('empty?', [], (self) => self === '')
  .method('upcase', [], (self) => ascii(self).toUpperCase())
  .method('downcase', [], (self) => ascii(self).toLowerCase())
  .method('capitalize', [], (self) => capitalize(ascii(self)))
  .method('swapcase', [], (self) => swapCase(ascii(self)))
  .method('casecmp', ['String'], (self, other) => compareTexts(ascii(self).toLowerCase(), ascii(other).toLowerCase()))
  .method('casecmp?', ['String'], (self, other) => ascii(self).toLowerCase() === ascii(other).toLowerCase())
  .method('strip', [], (self) => withoutNul(self).replace(/^[\t-\r ]+|[\t-\r ]+$/g, ''))
  .method('lstrip', [], (self) => withoutNul(self).replace(/^[\t-\r ]+/, ''))
  .method('rstrip', [], (self) => withoutNul(self).replace(/[\t-\r ]+$/, ''))
  .method('chomp', [], (self) => self.replace(/(?:\r\n|\n|\r)$/, ''))
  .method('chomp', ['String'], (self, end) =>
    /^[\n\r]*$/.test(end) ? bailOut('String#chomp') : self.endsWith(end) ? self.slice(0, -end.length) : self,
  )
  .method('chop', [], (self) => plain(self).replace(/(?:\r\n|[^])$/, ''))
  .method('chr', [], (self) => plain(self).slice(0, 1))
  .method('chars', [], (self) => plain(self).split(''))
  .method('bytes', [], (self) => Array.from(ascii(self), (character) => character.charCodeAt(0)))
  .method('lines', [], lines)
  .method('ord', [], (self) => (self === '' ? bailOut('String#ord') : (self.codePointAt(0) ?? 0)))
  .method('hex', [], (self) => toIntegerOfBase(self, 16))
  .method('ascii_only?', [], (self) => !/[^\0-\x7f]/.test(self))
  .method('valid_encoding?', [], () => true)
  .method('split', [], words)
  .method('split', ['String'], split)
  .method('split', ['String', 'Index'], splitLimited)
  .method('split', ['Regexp'], (self, pattern) => splitPattern(self, pattern))
  .method('split', ['Regexp', 'Index'], (self, pattern, limit) => splitPattern(self, pattern, limit))
  .variadic('start_with?', 'String', (self, ...starts) => starts.some((start) => self.startsWith(start)))
  .variadic('end_with?', 'String', (self, ...ends) => ends.some((end) => self.endsWith(end)))
  .method('include?', ['String'], (self, part) => self.includes(part))
  .method('index', ['String'], (self, part) => indexFrom(self, part, 0))
  .method('index', ['String', 'Index'], indexFrom)
  .method('index', ['Regexp'], (self, pattern) => firstMatch(pattern, plain(self))?.index ?? null)
  .method('rindex', ['String'], lastIndexOf)
  .method('sub', ['String', 'String'], (self, pattern, replacement) =>
    replaceWithText(self, pattern, replacement, false),
  )
  .method('sub', ['Regexp', 'String'], (self, pattern, replacement) =>
    replaceWithText(self, pattern, replacement, false),
  )
  .method('gsub', ['String', 'String'], (self, pattern, replacement) =>
    replaceWithText(self, pattern, replacement, true),
  )
  .method('gsub', ['Regexp', 'String'], (self, pattern, replacement) =>
    replaceWithText(self, pattern, replacement, true),
  )
  .method('gsub', ['Regexp', 'Hash'], (self, pattern, hash) =>
    replaceMatches(self, pattern, true, (match) => text(replacementFrom(hash, match))),
  )
  .method('gsub', ['String', 'Hash'], (self, pattern, hash) =>
    replaceMatches(self, pattern, true, (match) => text(replacementFrom(hash, match))),
  )
  .withBlock('sub', ['Regexp'], (self, block, pattern) =>
    replaceMatches(self, pattern, false, (match) => text(block(match.groups[0] ?? ''))),
  )
  .withBlock('gsub', ['Regexp'], (self, block, pattern) =>
    replaceMatches(self, pattern, true, (match) => text(block(match.groups[0] ?? ''))),
  )
  .withBlock('gsub', ['String'], (self, block, pattern) =>
    replaceMatches(self, pattern, true, (match) => text(block(match.groups[0] ?? ''))),
  )
  .method('tr', ['String', 'String'], translate)
  .method('delete', ['String'], (self, set) => {
    const isDeleted = inSet(set);
    return Array.from(self)
      .filter((character) => !isDeleted(character))
      .join('');
  })
  .method('count', ['String'], (self, set) => Array.from(self).filter(inSet(set)).length)
  .method('squeeze', [], (self) => self.replace(/([^])\1+/gu, '$1'))
  .method('squeeze', ['String'], (self, set) => {
    const isSqueezed = inSet(set);
    return Array.from(self)
      .filter((character, index, all) => character !== all[index - 1] || !isSqueezed(character))
      .join('');
  })
  .method('ljust', ['Index'], (self, width) => pad(self, width, ' ', false, true))
  .method('ljust', ['Index', 'String'], (self, width, padding) => pad(self, width, padding, false, true))
  .method('rjust', ['Index'], (self, width) => pad(self, width, ' ', true, false))
  .method('rjust', ['Index', 'String'], (self, width, padding) => pad(self, width, padding, true, false))
  .method('center', ['Index'], (self, width) => pad(self, width, ' ', true, true))
  .method('center', ['Index', 'String'], (self, width, padding) => pad(self, width, padding, true, true))
  .method('reverse', [], (self) => plain(self).split('').reverse().join(''))
  .method('to_i', [], toInteger)
  .method('to_i', ['Index'], toIntegerOfBase)
  .method('to_f', [], toFloat)
  .method('=~', ['Regexp'], (self, pattern) => firstMatch(pattern, plain(self))?.index ?? null)
  .method('match', ['Regexp'], (self, pattern) => firstMatch(pattern, self))
  .method('match?', ['Regexp'], (self, pattern) => firstMatch(pattern, self) !== null)
  .method('scan', ['Regexp'], (self, pattern) => allMatches(pattern, self).map(groupsOf))
  .method('[] slice', ['Index'], characterAt)
  .method('[] slice', ['Index', 'Index'], (self, start, length) => sliceOf(plain(self), start, length))
  .method('[] slice', ['Range'], (self, range) => sliceOfRange(plain(self), range))
  .method('[] slice', ['String'], (self, part) => (self.includes(part) ? part : null))
  .method('[] slice', ['Regexp'], (self, pattern) => firstMatch(pattern, self)?.groups[0] ?? null)
  .method('[] slice', ['Regexp', 'Index'], (self, pattern, group) =>
    group < 0 ? bailOut('String#[]') : (firstMatch(pattern, self)?.groups[group] ?? null),
  )
  .method('partition', ['String'], partition)
  .method('rpartition', ['String'], rightPartition)
  .method('delete_prefix', ['String'], (self, prefix) => (self.startsWith(prefix) ? self.slice(prefix.length) : self))
  .method('delete_suffix', ['String'], (self, suffix) =>
    self.endsWith(suffix) ? self.slice(0, self.length - suffix.length) : self,
  )
  .withBlock('each_line', [], (self, block) => {
    for (const line of lines(self)) block(line);
    return self;
  })
  .withBlock('each_char', [], (self, block) => {
    for (const character of plain(self)) block(character);
    return self;
  });
