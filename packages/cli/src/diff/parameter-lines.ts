import { describeValue, isArray, PuppetHash, Sensitive, toRichJson, type Value } from '@pptjs/runtime/internal';
import { diffArrays } from 'diff';
import type { ParameterChange } from './compare-catalogs.js';

/** A line of a difference: removed, added, changed, or without a mark. */
export interface ChangeLine {
  readonly mark: ' ' | '-' | '+' | '~';
  /** The number of columns before the text. The mark is in the first of the last two of them. */
  readonly indent: number;
  readonly text: string;
}

export const line = (mark: ChangeLine['mark'], indent: number, text: string): ChangeLine => ({ mark, indent, text });

/** If a line of a Hash or an Array is longer than this, only the changed parts are shown. */
const MAX_WHOLE_LENGTH = 80;

/**
 * Returns the lines of a changed parameter. Of a text with several lines, and of a long Hash or Array, only the changed
 * parts are shown: `options['port'] => 80`.
 */
export function parameterLines({ name, before, after }: ParameterChange): ChangeLine[] {
  if (before instanceof Sensitive && after instanceof Sensitive)
    return [line('~', 6, `${name} (the secret value differs)`)];
  if (isText(before) && isText(after) && (before.includes('\n') || after.includes('\n')))
    return [line(' ', 4, `${name}:`), ...changedLines(before.split('\n'), after.split('\n'))];
  const whole = [...valueLines('-', name, before), ...valueLines('+', name, after)];
  const areDistinct = whole[0]!.text !== whole[1]?.text; // the texts of secrets are equal
  if (areDistinct && whole.every(({ text }) => text.length <= MAX_WHOLE_LENGTH)) return whole;
  if (before instanceof PuppetHash && after instanceof PuppetHash) return entryLines(name, before, after) ?? whole;
  if (isArray(before) && isArray(after)) return elementLines(name, before, after);
  return whole;
}

const isText = (value: Value | undefined): value is string => typeof value === 'string';

/** Returns the lines of a value that was removed or added. A text of several lines keeps its lines. */
function valueLines(mark: '-' | '+', name: string, value: Value | undefined): ChangeLine[] {
  if (value === undefined) return [];
  if (!isText(value) || !value.trimEnd().includes('\n')) return [line(mark, 6, `${name} => ${describeValue(value)}`)];
  return [
    line(mark, 6, `${name}:`),
    ...value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => line(mark, 8, text)),
  ];
}

/** Returns the lines of the entries that differ; undefined if the common keys have another order, which is a difference too. */
function entryLines(name: string, before: PuppetHash, after: PuppetHash): ChangeLine[] | undefined {
  const common = [...before.keys()].filter((key) => after.has(key));
  const order = [...after.keys()].filter((key) => before.has(key));
  if (common.some((key, index) => !isSame(key, order[index]))) return undefined;
  return [...common, ...keysWithout(before, after), ...keysWithout(after, before)].flatMap((key) =>
    partLines(`${name}[${describeValue(key)}]`, before.get(key), after.get(key)),
  );
}

const keysWithout = (hash: PuppetHash, other: PuppetHash): Value[] => [...hash.keys()].filter((key) => !other.has(key));

/** Returns the lines of the elements that differ. If elements were added or removed, each element has a line. */
function elementLines(name: string, before: readonly Value[], after: readonly Value[]): ChangeLine[] {
  if (before.length === after.length && before.every((item, index) => isComparable(item, after[index]!)))
    return before.flatMap((item, index) => partLines(`${name}[${index}]`, item, after[index]));
  return [line(' ', 4, `${name}:`), ...changedLines(before.map(describeValue), after.map(describeValue))];
}

const isComparable = (before: Value, after: Value): boolean =>
  isSame(before, after) ||
  (before instanceof Sensitive && after instanceof Sensitive) ||
  (before instanceof PuppetHash && after instanceof PuppetHash) ||
  (isArray(before) && isArray(after));

function partLines(name: string, before: Value | undefined, after: Value | undefined): ChangeLine[] {
  return isSame(before, after) ? [] : parameterLines({ name, before, after });
}

function isSame(before: Value | undefined, after: Value | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return before === after || toRichJson(before) === toRichJson(after);
}

/** The number of unchanged lines to show before and after a changed line. */
const CONTEXT_LINES = 2;

/** If two texts have more different lines than this, both are shown as a whole instead of compared. */
const MAX_DIFFERENT_LINES = 2000;

/** Returns the changed lines with some unchanged lines around them. The line `…` is a gap. */
function changedLines(before: readonly string[], after: readonly string[]): ChangeLine[] {
  const changes = compareLines(before, after);
  const isNear = changes.map((_, index) =>
    changes.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(({ mark }) => mark !== ' '),
  );
  const lines: ChangeLine[] = [];
  for (const [index, change] of changes.entries()) {
    if (isNear[index]) lines.push(change);
    else if (isNear[index - 1] && index < changes.length - 1) lines.push(line(' ', 8, '…'));
  }
  return lines;
}

function compareLines(before: readonly string[], after: readonly string[]): ChangeLine[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_DIFFERENT_LINES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.flatMap(({ value, added, removed }) =>
    value.map((text) => line(added ? '+' : removed ? '-' : ' ', 8, text)),
  );
}
