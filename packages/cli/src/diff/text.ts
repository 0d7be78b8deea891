import { describeValue, fromRichData, type Value } from '@pptjs/runtime';
import { count } from '../report/reporter.js';
import { safe } from '../report/safe.js';
import {
  isEmptyDiff,
  isEmptyList,
  type CatalogDiff,
  type ListChange,
  type ParameterChange,
  type ResourceChange,
} from './compare.js';
import { changedLines } from './lines.js';

const colors = { '+': '32', '-': '31', '~': '33' } as const;
type Mark = keyof typeof colors;
type Paint = (mark: Mark, text: string) => string;

/** A difference for people: a heading a resource, its parameters below it. */
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
  return safe(`${lines.join('\n')}\n${closingLine(diff)}\n`);
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
  const lines: string[] = [];
  if (before !== undefined) lines.push(paint('-', `    - ${name} => ${describe(before)}`));
  if (after !== undefined) lines.push(paint('+', `    + ${name} => ${describe(after)}`));
  return lines;
}

/** Values of a catalog are rich data; where they stand for a Puppet value, that is shown. */
function describe(data: Value): string {
  try {
    return describeValue(fromRichData(data));
  } catch {
    return describeValue(data);
  }
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
