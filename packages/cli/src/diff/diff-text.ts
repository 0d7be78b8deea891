import { describeValue, Sensitive } from '@pptjs/runtime';
import { diffArrays } from 'diff';
import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import {
  isEmptyDiff,
  isEmptyList,
  type CatalogDiff,
  type ListChange,
  type ParameterChange,
  type ResourceChange,
} from './compare-catalogs.js';

const colors = { '+': '32', '-': '31', '~': '33' } as const;
type Mark = keyof typeof colors;
type Paint = (mark: Mark, text: string) => string;

/** Returns a difference as text: a line for each resource, and its changed parameters below. */
export function diffText(diff: CatalogDiff, color: boolean): string {
  if (isEmptyDiff(diff)) return 'no difference\n';
  const paint: Paint = (mark, text) => (color ? `\u001b[${colors[mark]}m${text}\u001b[0m` : text);
  const lines = diff.resources.flatMap((change) => resourceLines(change, paint));
  for (const [title, change] of [
    ['classes', diff.classes],
    ['edges', diff.edges],
  ] as const) {
    if (!isEmptyList(change)) lines.push(`${title}:`, ...listLines(change, paint));
  }
  return escapeControls(`${lines.join('\n')}\n${closingLine(diff)}\n`);
}

const marks = { added: '+', removed: '-', changed: '~' } as const;

function resourceLines({ reference, kind, parameters, tags, exported }: ResourceChange, paint: Paint): string[] {
  const mark = marks[kind];
  const lines = [paint(mark, `${mark} ${reference}`)];
  for (const change of parameters) lines.push(...parameterLines(change, paint));
  if (exported !== undefined) lines.push(paint('~', `    ${exported ? 'is now exported' : 'is no longer exported'}`));
  if (!isEmptyList(tags)) lines.push('    tags:', ...listLines(tags, paint).map((line) => `  ${line}`));
  return lines;
}

function parameterLines({ name, before, after }: ParameterChange, paint: Paint): string[] {
  if (typeof before === 'string' && typeof after === 'string' && (before.includes('\n') || after.includes('\n'))) {
    const lines = changedLines(before, after).map(({ mark, text }) =>
      mark === ' ' ? `        ${text}` : paint(mark, `      ${mark} ${text}`),
    );
    return [`    ${name}:`, ...lines];
  }
  if (before instanceof Sensitive && after instanceof Sensitive)
    return [paint('~', `    ~ ${name} (the secret value differs)`)];
  const lines: string[] = [];
  if (before !== undefined) lines.push(paint('-', `    - ${name} => ${describeValue(before)}`));
  if (after !== undefined) lines.push(paint('+', `    + ${name} => ${describeValue(after)}`));
  return lines;
}

function listLines({ added, removed }: ListChange, paint: Paint): string[] {
  return [...removed.map((item) => paint('-', `    - ${item}`)), ...added.map((item) => paint('+', `    + ${item}`))];
}

function closingLine({ resources, edges }: CatalogDiff): string {
  const parts = (['added', 'removed', 'changed'] as const)
    .map((kind) => [kind, resources.filter((change) => change.kind === kind).length] as const)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${count(number, 'resource')} ${kind}`);
  const changed = edges.added.length + edges.removed.length;
  if (changed > 0) parts.push(`${count(changed, 'edge')} changed`);
  return parts.length > 0 ? parts.join(', ') : 'only classes differ';
}

/** A line of a changed text: unchanged, removed or added. */
interface LineChange {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/** The number of unchanged lines to show before and after a changed line. */
const CONTEXT_LINES = 2;

/** If two texts have more different lines than this, both are shown as a whole instead of compared. */
const MAX_DIFFERENT_LINES = 2000;

/** Returns the changed lines of a text with some unchanged lines around them. The line `…` is a gap. */
function changedLines(before: string, after: string): LineChange[] {
  const changes = compareLines(before.split('\n'), after.split('\n'));
  const isNear = changes.map((_, index) =>
    changes.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(({ mark }) => mark !== ' '),
  );
  const lines: LineChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (isNear[index]) lines.push(change);
    else if (isNear[index - 1] && index < changes.length - 1) lines.push({ mark: ' ', text: '…' });
  }
  return lines;
}

function compareLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_DIFFERENT_LINES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.flatMap(({ value, added, removed }) =>
    value.map((text): LineChange => ({ mark: added ? '+' : removed ? '-' : ' ', text })),
  );
}
