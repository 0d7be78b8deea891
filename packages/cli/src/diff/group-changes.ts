import { count } from '../report/reporter.js';
import { resourceLines } from './change-lines.js';
import { type CatalogDiff, isEmptyDiff, type NodeDiff, type ResourceChange } from './compare-catalogs.js';

/** The changes that exactly these nodes have. */
export interface ChangeGroup {
  readonly nodes: readonly string[];
  readonly diff: CatalogDiff;
}

/** The nodes whose catalogs cannot be compared for the same reason. */
export interface FailureGroup {
  readonly nodes: readonly string[];
  readonly error: string;
}

/** The differences of many nodes. Groups with more nodes come first. */
export interface FleetDiff {
  readonly groups: readonly ChangeGroup[];
  readonly failures: readonly FailureGroup[];
  /** The number of all nodes. */
  readonly total: number;
  readonly unchanged: number;
  readonly failed: number;
}

/** Groups the changes of nodes: see `ChangeGrouping`. */
export function groupChanges(results: readonly NodeDiff[]): FleetDiff {
  const grouping = new ChangeGrouping();
  for (const result of results) grouping.add(result);
  return grouping.result();
}

/**
 * Groups the changes of nodes. Changes are equal if the same lines show them. Each change is in one group, that of the
 * nodes that have it. Memory grows with the number of different changes, not with that of the catalogs.
 */
export class ChangeGrouping {
  readonly #changes = new NodesByContent<Change>();
  readonly #errors = new NodesByContent<string>();
  #total = 0;
  #unchanged = 0;
  #failed = 0;

  add(result: NodeDiff): void {
    this.#total++;
    if ('error' in result) {
      this.#failed++;
      this.#errors.add(result.error, result.error, result.node);
      return;
    }
    if (isEmptyDiff(result.diff)) this.#unchanged++;
    for (const change of changesOf(result.diff)) this.#changes.add(JSON.stringify(keyOf(change)), change, result.node);
  }

  /** Adds nodes whose catalogs are known to be equal. */
  addUnchanged(count: number): void {
    this.#total += count;
    this.#unchanged += count;
  }

  result(): FleetDiff {
    const bySet = new Map<string, { nodes: readonly string[]; changes: Change[] }>();
    for (const { value, nodes } of this.#changes.entries()) {
      const key = JSON.stringify(nodes);
      const group = bySet.get(key);
      if (group === undefined) bySet.set(key, { nodes, changes: [value] });
      else group.changes.push(value);
    }
    const failures = this.#errors.entries().map(({ value, nodes }) => ({ error: value, nodes }));
    return {
      groups: bySizeOf(Array.from(bySet.values(), (group) => ({ nodes: group.nodes, diff: toDiff(group.changes) }))),
      failures: bySizeOf(failures),
      total: this.#total,
      unchanged: this.#unchanged,
      failed: this.#failed,
    };
  }
}

/** Returns the numbers of nodes: `3 nodes: 2 differ, 1 has no difference`. */
export function summarizeNodes({ total, unchanged, failed }: FleetDiff): string {
  const different = total - unchanged - failed;
  const parts = [
    ...(different > 0 ? [`${different} ${different === 1 ? 'differs' : 'differ'}`] : []),
    ...(unchanged > 0 ? [`${unchanged} ${unchanged === 1 ? 'has' : 'have'} no difference`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  return `${count(total, 'node')}: ${parts.join(', ')}`;
}

/** Returns the names of nodes: all if there are at most `max`, otherwise the first ones and the number of the others. */
export function nodeNames(nodes: readonly string[], max: number, format = (name: string): string => name): string {
  const listed = nodes.length > max ? nodes.slice(0, max - 1) : nodes;
  const others = nodes.length - listed.length;
  return `${listed.map(format).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** One entry of a `CatalogDiff`. */
type Change =
  | { readonly list: 'resources'; readonly resource: ResourceChange }
  | { readonly list: 'edges' | 'classes'; readonly kind: 'added' | 'removed'; readonly item: string };

function changesOf(diff: CatalogDiff): Change[] {
  const items = (['classes', 'edges'] as const).flatMap((list) =>
    (['removed', 'added'] as const).flatMap((kind) => diff[list][kind].map((item): Change => ({ list, kind, item }))),
  );
  return [...diff.resources.map((resource): Change => ({ list: 'resources', resource })), ...items];
}

function keyOf(change: Change): unknown {
  return change.list === 'resources' ? resourceLines(change.resource) : change;
}

function toDiff(changes: readonly Change[]): CatalogDiff {
  const items = (list: Change['list'], kind: 'added' | 'removed'): string[] =>
    changes.flatMap((change) =>
      change.list !== 'resources' && change.list === list && change.kind === kind ? [change.item] : [],
    );
  const list = (name: 'edges' | 'classes') => ({ added: items(name, 'added'), removed: items(name, 'removed') });
  return {
    resources: changes.flatMap((change) => (change.list === 'resources' ? [change.resource] : [])),
    edges: list('edges'),
    classes: list('classes'),
  };
}

/** Values with the nodes that have them, in the order of the first occurrence. */
class NodesByContent<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly nodes: string[] }>();

  add(key: string, value: T, node: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) this.#entries.set(key, { value, nodes: [node] });
    else entry.nodes.push(node);
  }

  entries(): readonly { readonly value: T; readonly nodes: readonly string[] }[] {
    return [...this.#entries.values()];
  }
}

function bySizeOf<T extends { readonly nodes: readonly string[] }>(groups: readonly T[]): readonly T[] {
  return groups.toSorted((a, b) => b.nodes.length - a.nodes.length);
}
