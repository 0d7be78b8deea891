import { toRichJson, type Value } from '@pptjs/runtime/internal';
import type { CatalogData, EdgeData, ResourceData } from './read-catalog.js';

/** A parameter with different values. `undefined` means that the resource does not have the parameter. */
export interface ParameterChange {
  readonly name: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

export interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface ResourceChange {
  readonly reference: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly parameters: readonly ParameterChange[];
  readonly tags: ListChange;
  /** Whether the resource is now exported; missing if that did not change. */
  readonly exported?: boolean;
}

export interface CatalogDiff {
  readonly resources: readonly ResourceChange[];
  readonly edges: ListChange;
  readonly classes: ListChange;
}

/** The difference of a node's catalogs, or the reason why there is none. */
export type NodeDiff =
  | { readonly node: string; readonly diff: CatalogDiff }
  | { readonly node: string; readonly error: string };

/** Compares two catalogs. The order of the resources and their places in the source make no difference. */
export function compareCatalogs(before: CatalogData, after: CatalogData): CatalogDiff {
  const references = new Set([...before.resources.keys(), ...after.resources.keys()]);
  const changes = Array.from(references, (reference) =>
    compareResources(before.resources.get(reference), after.resources.get(reference)),
  );
  return {
    resources: changes.filter((change) => change !== null),
    edges: compareLists(before.edges.map(edgeText), after.edges.map(edgeText)),
    classes: compareLists(before.classes, after.classes),
  };
}

const edgeText = ({ source, target }: EdgeData): string => `${source} -> ${target}`;

/** Whether two catalogs are equal. */
export function isEmptyDiff({ resources, edges, classes }: CatalogDiff): boolean {
  return resources.length === 0 && isEmptyList(edges) && isEmptyList(classes);
}

const NO_CHANGE: ListChange = { added: [], removed: [] };

export const isEmptyList = ({ added, removed }: ListChange): boolean => added.length === 0 && removed.length === 0;

function compareResources(before: ResourceData | undefined, after: ResourceData | undefined): ResourceChange | null {
  if (before === undefined) return after === undefined ? null : wholeResource('added', after);
  if (after === undefined) return wholeResource('removed', before);
  const parameters = compareParameters(before.parameters, after.parameters);
  const tags = compareLists(before.tags, after.tags);
  const exported = before.exported === after.exported ? undefined : after.exported;
  if (parameters.length === 0 && isEmptyList(tags) && exported === undefined) return null;
  return {
    reference: after.reference,
    title: after.title,
    kind: 'changed',
    parameters,
    tags,
    ...(exported === undefined ? {} : { exported }),
  };
}

function wholeResource(kind: 'added' | 'removed', { reference, title, parameters }: ResourceData): ResourceChange {
  const changes = Array.from(parameters, ([name, value]): ParameterChange =>
    kind === 'added' ? { name, before: undefined, after: value } : { name, before: value, after: undefined },
  );
  return { reference, title, kind, parameters: changes, tags: NO_CHANGE };
}

function compareParameters(before: ResourceData['parameters'], after: ResourceData['parameters']): ParameterChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return Array.from(names, (name) => ({ name, before: before.get(name), after: after.get(name) })).filter(
    (change) =>
      change.before === undefined ||
      change.after === undefined ||
      toRichJson(change.before) !== toRichJson(change.after),
  );
}

function compareLists(before: readonly string[], after: readonly string[]): ListChange {
  const [itemsBefore, itemsAfter] = [new Set(before), new Set(after)];
  return {
    added: after.filter((item) => !itemsBefore.has(item)),
    removed: before.filter((item) => !itemsAfter.has(item)),
  };
}
