import {
  compareCodePoints,
  FunctionError,
  isArray,
  isInteger,
  PuppetHash,
  PuppetRegExp,
  rubyInspect,
  rubyText,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';

/** The line of Ruby that a message shows. */
const KEYS = '\n\n      hash.keys.sort.each do |key|\n          ^^^^^';

/** The TOML text of a hash, a line for each value. */
export function writeToml(table: PuppetHash): string {
  return linesOf(table, [])
    .map((line) => `${line}\n`)
    .join('');
}

/** Plain values stand first, then tables, then lists of tables, each in the order of their keys. */
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

/** A table that holds but tables needs no heading. */
function tableLines(table: PuppetHash, path: readonly string[]): readonly string[] {
  const holdsTables =
    table.size > 0 && [...table.values()].every((value) => value instanceof PuppetHash || isTables(value));
  return [...(holdsTables ? [] : [`[${path.join('.')}]`]), ...linesOf(table, path)];
}

function listLines(tables: readonly Value[], path: readonly string[]): readonly string[] {
  return tables.flatMap((table) => {
    if (!(table instanceof PuppetHash)) throw new FunctionError(`${undefinedMethod('keys', table).message}${KEYS}`);
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
  throw new FunctionError(`comparison of String with ${rubyInspect(number ?? right)} failed`);
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
