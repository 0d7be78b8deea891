import {
  compareCodePoints,
  functionError,
  isArray,
  isInteger,
  PuppetHash,
  PuppetRegExp,
  rubyInspect,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { unsupportedArgument } from '../values/class-names.js';

/**
 * Writes a hash as TOML, one line for each value.
 *
 * @throws {FunctionError} for keys that cannot be sorted and for arrays that mix hashes and other values
 */
export function writeToml(table: PuppetHash): string {
  return linesOf(table, [])
    .map((line) => `${line}\n`)
    .join('');
}

/** Plain values come first, then tables, then arrays of tables, each sorted by key. */
function linesOf(table: PuppetHash, path: readonly string[]): readonly string[] {
  const pairs = [...table].toSorted(([a], [b]) => compareKeys(a, b));
  const plain = pairs.filter(([, value]) => !(value instanceof PuppetHash) && !isTables(value));
  return [
    ...plain.map(([key, value]) => `${writeKey(key)} = ${writeValue(value)}`),
    ...pairs.flatMap(([key, value]) =>
      value instanceof PuppetHash ? tableLines(value, [...path, writeKey(key)]) : [],
    ),
    ...pairs.flatMap(([key, value]) => (isTables(value) ? listLines(value, [...path, writeKey(key)]) : [])),
  ];
}

/** A table that contains only tables needs no heading. */
function tableLines(table: PuppetHash, path: readonly string[]): readonly string[] {
  const hasOnlyTables =
    table.size > 0 && [...table.values()].every((value) => value instanceof PuppetHash || isTables(value));
  return [...(hasOnlyTables ? [] : [`[${path.join('.')}]`]), ...linesOf(table, path)];
}

function listLines(tables: readonly Value[], path: readonly string[]): readonly string[] {
  return tables.flatMap((table) => {
    if (!(table instanceof PuppetHash))
      throw unsupportedArgument('to_toml', 'only hashes in an array that begins with a Hash', table);
    return [`[[${path.join('.')}]]`, ...linesOf(table, path)];
  });
}

function isTables(value: Value): value is readonly Value[] {
  return isArray(value) && value[0] instanceof PuppetHash;
}

function compareKeys(left: Value, right: Value): number {
  if (isInteger(left) && isInteger(right)) return Number(left) - Number(right);
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right);
  const number = [left, right].find(isInteger);
  throw functionError(messages.COMPARISON_FAILED, { value: rubyInspect(number ?? right) });
}

function writeKey(key: Value): string {
  const text = rubyText(key);
  return /^[\w-]*$/.test(text) ? text : rubyInspect(text);
}

function writeValue(value: Value): string {
  const text = rubyInspect(value instanceof PuppetRegExp ? rubyInspect(value) : value);
  return typeof value === 'string'
    ? text.replace(/\\(?:(#[{$@])|[^])/g, (escape, plain: string | undefined) => plain ?? escape)
    : text;
}
