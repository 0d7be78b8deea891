import { toRichJson } from '@pptjs/runtime/internal';
import { count } from '../report/reporter.js';
import {
  isEmptyList,
  type CatalogDiff,
  type ListChange,
  type ParameterChange,
  type ResourceChange,
} from './compare-catalogs.js';
import { type ChangeLine, line, parameterLines } from './parameter-lines.js';

/**
 * Returns the lines of a difference: a line for each resource, and its changed parameters below. If a resource passes a
 * parameter on to another one, as a defined type does, the change is shown at the first of the two.
 */
export function changeLines(diff: CatalogDiff): ChangeLine[] {
  const shown = new ShownChanges();
  const lines = diff.resources.flatMap((change) => resourceLines(change, shown));
  if (!isEmptyList(diff.classes)) lines.push(line(' ', 0, 'classes:'), ...listLines(diff.classes, 6));
  if (!isEmptyList(diff.edges)) lines.push(line(' ', 0, 'edges:'), ...listLines(diff.edges, 6));
  return lines;
}

const marks = { added: '+', removed: '-', changed: '~' } as const;

/**
 * Returns the lines of a changed resource.
 *
 * @param shown the changes that other lines show already; without it, all changes are shown
 */
export function resourceLines(change: ResourceChange, shown?: ShownChanges): ChangeLine[] {
  const { reference, kind, parameters, tags, exported } = change;
  const lines = [line(marks[kind], 2, reference)];
  const repeated = new Map<string, string[]>();
  for (const parameter of parameters) {
    const parts = parameterLines(parameter);
    const first = shown?.place(change, parameter, parts);
    if (first === undefined) lines.push(...parts);
    else repeated.set(first, [...(repeated.get(first) ?? []), parameter.name]);
  }
  for (const [first, names] of repeated) lines.push(line(' ', 4, `${names.join(', ')}: as in ${first}`));
  if (exported !== undefined) lines.push(line(' ', 4, exported ? 'is now exported' : 'is no longer exported'));
  if (!isEmptyList(tags)) lines.push(line(' ', 4, 'tags:'), ...listLines(tags, 8));
  return lines;
}

/** A change with a longer line, or with more lines than a value before and after, is shown once. */
const MAX_REPEATED_LENGTH = 80;

/** The changes of parameters that are already shown, and the resource at which each is shown. */
class ShownChanges {
  readonly #places = new Map<string, string>();

  /**
   * Returns the resource at which the same change is shown already: a long change of any parameter, or a change of the
   * same parameter of a resource with the same title. Otherwise records the change.
   */
  place(resource: ResourceChange, { name, before, after }: ParameterChange, lines: readonly ChangeLine[]) {
    const values = [before, after].map((value) => (value === undefined ? '' : toRichJson(value)));
    const isLong = lines.length > 2 || lines.some(({ text }) => text.length > MAX_REPEATED_LENGTH);
    const keys = [[resource.title, name, ...values], ...(isLong ? [values] : [])].map((key) => JSON.stringify(key));
    const place = keys.map((key) => this.#places.get(key)).find((found) => found !== undefined);
    if (place === undefined) for (const key of keys) this.#places.set(key, resource.reference);
    return place;
  }
}

function listLines({ added, removed }: ListChange, indent: number): ChangeLine[] {
  return [...removed.map((item) => line('-', indent, item)), ...added.map((item) => line('+', indent, item))];
}

/** Returns the numbers of changes: `1 resource added, 2 edges changed`. */
export function summarize({ resources, edges }: CatalogDiff): string {
  const parts = (['added', 'removed', 'changed'] as const)
    .map((kind) => [kind, resources.filter((change) => change.kind === kind).length] as const)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${count(number, 'resource')} ${kind}`);
  const changed = edges.added.length + edges.removed.length;
  if (changed > 0) parts.push(`${count(changed, 'edge')} changed`);
  return parts.length > 0 ? parts.join(', ') : 'only classes differ';
}
