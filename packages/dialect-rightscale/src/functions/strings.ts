/** The functions of the documentation's section "String Manipulation". Positions count characters. */
import { fail } from '../errors/error.js';
import { checkElementCount, checkStringLength, useElements } from '../evaluation/evaluation.js';
import { globalRegExp, type Regexp } from '../values/regexp.js';
import { textOf } from '../values/text.js';
import { doubleOf, type Value } from '../values/value.js';
import { arrayArgument, numberArgument, patternArgument, rejectArgument, stringArgument } from './arguments.js';

export function capitalize(text: Value): Value {
  const lower = toLower(stringArgument('capitalize', 0, text));
  return toUpper(lower.charAt(0)) + lower.slice(1);
}

export function downcase(text: Value): Value {
  return toLower(stringArgument('downcase', 0, text));
}

export function upcase(text: Value): Value {
  return toUpper(stringArgument('upcase', 0, text));
}

/** Only ASCII letters change, as the documentation says. */
function toLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function toUpper(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function strip(text: Value): Value {
  return stringArgument('strip', 0, text).replace(/^[\s\0]+|[\s\0]+$/g, '');
}

export function lstrip(text: Value): Value {
  return stringArgument('lstrip', 0, text).replace(/^[\s\0]+/, '');
}

export function rstrip(text: Value): Value {
  return stringArgument('rstrip', 0, text).trimEnd();
}

export function reverse(text: Value): Value {
  return [...stringArgument('reverse', 0, text)].toReversed().join('');
}

export function include(text: Value, part: Value): boolean {
  return stringArgument('include?', 0, text).includes(stringArgument('include?', 1, part));
}

export function gsub(text: Value, pattern: Value, replacement: Value): Value {
  return substitute('gsub', text, pattern, replacement, true);
}

export function sub(text: Value, pattern: Value, replacement: Value): Value {
  return substitute('sub', text, pattern, replacement, false);
}

function substitute(name: string, text: Value, pattern: Value, replacement: Value, isGlobal: boolean): string {
  const source = stringArgument(name, 0, text);
  const found = patternArgument(name, 1, pattern);
  const template = stringArgument(name, 2, replacement);
  let result = '';
  let end = 0;
  for (const match of matchesOf(found, source)) {
    result += source.slice(end, match.index) + expand(template, match);
    checkStringLength(result.length);
    end = match.index + match[0].length;
    if (!isGlobal) break;
  }
  return result + source.slice(end);
}

/** The matches of a pattern. A string matches itself. */
function matchesOf(pattern: string | Regexp, text: string): Iterable<RegExpExecArray> {
  useElements(text.length);
  if (typeof pattern !== 'string') return text.matchAll(globalRegExp(pattern, text));
  return text.matchAll(
    new RegExp(
      pattern.replace(/[^]/g, (character) => escaped(character)),
      'g',
    ),
  );
}

function escaped(character: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : character;
}

/** The replacement of a match. `\1` and `\k<name>` are groups, `\0` and `\&` the match, as in Ruby. */
function expand(template: string, match: RegExpExecArray): string {
  return template.replace(/\\(?:(\d|&)|k<(\w+)>|(\\))/g, (_, group?: string, name?: string, backslash?: string) => {
    if (backslash !== undefined) return backslash;
    if (name !== undefined) return match.groups?.[name] ?? '';
    return match[group === '&' ? 0 : Number(group)] ?? '';
  });
}

export function index(text: Value, part: Value, offset: Value = 0): Value {
  const source = stringArgument('index', 0, text);
  const pattern = patternArgument('index', 1, part);
  const from = position('index', [...source], offset);
  if (from === null) return null;
  for (const { index: at } of matchesOf(pattern, source)) {
    const characters = [...source.slice(0, at)].length;
    if (characters >= from) return characters;
  }
  return null;
}

export function rindex(text: Value, part: Value, offset: Value = -1): Value {
  const source = stringArgument('rindex', 0, text);
  const pattern = patternArgument('rindex', 1, part);
  const characters = [...source];
  const last = position('rindex', characters, offset);
  if (last === null) return null;
  useElements(characters.length);
  for (let at = Math.min(last, characters.length); at >= 0; at--) {
    const rest = characters.slice(at).join('');
    if (typeof pattern === 'string' ? rest.startsWith(pattern) : startsWith(rest, pattern)) return at;
  }
  return null;
}

function startsWith(text: string, pattern: Regexp): boolean {
  useElements(text.length);
  return globalRegExp(pattern, text).exec(text)?.index === 0;
}

/** A position from the start; a negative one counts from the end. Null if it is before the start. */
function position(name: string, characters: readonly string[], offset: Value): number | null {
  const at = Math.trunc(doubleOf(numberArgument(name, 2, offset)));
  if (at >= 0) return at > characters.length && name === 'index' ? null : at;
  return at + characters.length < 0 ? null : at + characters.length;
}

/** A negative position counts from the end, and the text is inserted after the character. */
export function insert(text: Value, at: Value, part: Value): Value {
  const characters = [...stringArgument('insert', 0, text)];
  const wanted = Math.trunc(doubleOf(numberArgument('insert', 1, at)));
  const inserted = stringArgument('insert', 2, part);
  const start = wanted < 0 ? Math.max(0, characters.length + wanted + 1) : Math.min(wanted, characters.length);
  return characters.slice(0, start).join('') + inserted + characters.slice(start).join('');
}

export function join(array: Value, separator: Value = ''): Value {
  const parts = arrayArgument('join', 0, array).map(textOf);
  const between = stringArgument('join', 1, separator);
  checkStringLength(parts.reduce((length, part) => length + part.length + between.length, 0));
  return parts.join(between);
}

/** Empty parts at the end are dropped, as in Ruby. */
export function split(text: Value, separator: Value): Value {
  const source = stringArgument('split', 0, text);
  const pattern = patternArgument('split', 1, separator);
  if (pattern === ' ') return source.trim() === '' ? [] : source.trim().split(/\s+/);
  const parts: string[] = [];
  let end = 0;
  for (const match of matchesOf(pattern, source)) {
    const { index: at } = match;
    if (match[0] === '' && (at === 0 || at >= source.length)) continue;
    parts.push(source.slice(end, at), ...match.slice(1).filter((group) => group !== undefined));
    end = at + match[0].length;
  }
  parts.push(source.slice(end));
  while (parts.at(-1) === '') parts.pop();
  checkElementCount(parts.length);
  return parts;
}

/** The lines with their separators. */
export function lines(text: Value, separator: Value = '\n'): Value {
  const source = stringArgument('lines', 0, text);
  const end = stringArgument('lines', 1, separator);
  if (end === '') return fail('argument-value', { name: 'lines', reason: 'the separator is empty' }, 1);
  const parts = source.split(end);
  checkElementCount(parts.length);
  const withEnds = parts.map((part, at) => (at === parts.length - 1 ? part : part + end));
  return withEnds.at(-1) === '' ? withEnds.slice(0, -1) : withEnds;
}

export function ljust(text: Value, width: Value, padding: Value = ' '): Value {
  const source = stringArgument('ljust', 0, text);
  return source + paddingFor('ljust', source, width, padding);
}

export function rjust(text: Value, width: Value, padding: Value = ' '): Value {
  const source = stringArgument('rjust', 0, text);
  return paddingFor('rjust', source, width, padding) + source;
}

/** The documentation also passes the width as a string. */
function paddingFor(name: string, source: string, width: Value, padding: Value): string {
  const isText = typeof width === 'string' && /^\d+$/.test(width);
  const wanted = Math.trunc(isText ? Number(width) : doubleOf(numberArgument(name, 1, width)));
  const unit = [...stringArgument(name, 2, padding)];
  if (unit.length === 0) return rejectArgument(name, 2, 'a String that is not empty', padding);
  const missing = wanted - [...source].length;
  if (missing <= 0) return '';
  checkStringLength(missing);
  const whole = unit.join('').repeat(Math.floor(missing / unit.length));
  return whole + unit.slice(0, missing % unit.length).join('');
}
