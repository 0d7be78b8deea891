import { createHash } from 'node:crypto';
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
  /** The number of changes that are in no group, because there are too many different ones. A change counts for each node. */
  readonly omitted: number;
}

/** The size of the different changes that are grouped: the characters of their lines, and `CHANGE_SIZE` for each change. */
const MAX_SIZE = 20_000_000;

/** The size of a change besides its lines. */
const CHANGE_SIZE = 500;

/** Groups the changes of nodes: see `ChangeGrouping`. */
export function groupChanges(results: readonly NodeDiff[]): FleetDiff {
  const grouping = new ChangeGrouping();
  for (const result of results) grouping.add(result);
  return grouping.result();
}

/**
 * Groups the changes of nodes. Changes are equal if the same lines show them. Each change is in one group, that of the
 * nodes that have it. Memory grows with the number of nodes that differ, and with the different changes until `MAX_SIZE`.
 */
export class ChangeGrouping {
  /** The different changes in the order of their first occurrence, by the digests of their lines. */
  readonly #changes = new Map<string, { readonly number: number; readonly change: Change }>();
  /** The nodes with the same changes, by the numbers of the changes. */
  readonly #nodes = new Map<string, { readonly changes: readonly number[]; readonly nodes: NumberedNode[] }>();
  readonly #errors = new Map<string, string[]>();
  #size = 0;
  #total = 0;
  #unchanged = 0;
  #failed = 0;
  #omitted = 0;

  add(result: NodeDiff): void {
    const number = this.#total++;
    if ('error' in result) {
      this.#failed++;
      entryOf(this.#errors, result.error, () => []).push(result.node);
      return;
    }
    if (isEmptyDiff(result.diff)) this.#unchanged++;
    const numbers = changesOf(result.diff).map((change) => this.#numberOf(change));
    const changes = [...new Set(numbers.filter((number) => number !== undefined))];
    this.#omitted += numbers.length - changes.length;
    if (changes.length === 0) return;
    const same = entryOf(this.#nodes, changes.join(), () => ({ changes, nodes: [] }));
    same.nodes.push({ number, node: result.node });
  }

  /** Adds nodes whose catalogs are known to be equal. */
  addUnchanged(count: number): void {
    this.#total += count;
    this.#unchanged += count;
  }

  /** Returns the number of a change; undefined if it is new and there is no space left. */
  #numberOf(change: Change): number | undefined {
    const text = JSON.stringify(keyOf(change));
    const key = createHash('sha256').update(text).digest('base64');
    const earlier = this.#changes.get(key);
    if (earlier !== undefined) return earlier.number;
    if (this.#size > MAX_SIZE) return undefined;
    this.#size += text.length + CHANGE_SIZE;
    const number = this.#changes.size;
    this.#changes.set(key, { number, change });
    return number;
  }

  result(): FleetDiff {
    const sets = [...this.#nodes.values()];
    const setsOfChange = Array.from(this.#changes, (): number[] => []);
    for (const [index, { changes }] of sets.entries()) for (const change of changes) setsOfChange[change]!.push(index);
    const groups = new Map<string, { readonly sets: readonly number[]; readonly changes: Change[] }>();
    for (const { number, change } of this.#changes.values()) {
      const indexes = setsOfChange[number]!;
      entryOf(groups, indexes.join(), () => ({ sets: indexes, changes: [] })).changes.push(change);
    }
    return {
      groups: bySizeOf(
        Array.from(groups.values(), (group) => ({
          nodes: namesOf(group.sets.map((index) => sets[index]!.nodes)),
          diff: toDiff(group.changes),
        })),
      ),
      failures: bySizeOf(Array.from(this.#errors, ([error, nodes]) => ({ error, nodes }))),
      total: this.#total,
      unchanged: this.#unchanged,
      failed: this.#failed,
      omitted: this.#omitted,
    };
  }
}

/** A node, and its place among all nodes. */
interface NumberedNode {
  readonly number: number;
  readonly node: string;
}

function namesOf(sets: readonly (readonly NumberedNode[])[]): readonly string[] {
  return sets
    .flat()
    .sort((a, b) => a.number - b.number)
    .map(({ node }) => node);
}

function entryOf<T>(map: Map<string, T>, key: string, create: () => T): T {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  map.set(key, created);
  return created;
}

/** Returns the numbers of nodes: `3 nodes: 2 differ, 1 has no difference`. */
export function summarizeNodes({ total, unchanged, failed, omitted }: FleetDiff): string {
  const different = total - unchanged - failed;
  const parts = [
    ...(different > 0 ? [`${different} ${different === 1 ? 'differs' : 'differ'}`] : []),
    ...(unchanged > 0 ? [`${unchanged} ${unchanged === 1 ? 'has' : 'have'} no difference`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  const rest = omitted > 0 ? `; ${count(omitted, 'change')} not listed, because too many are different` : '';
  return `${count(total, 'node')}: ${parts.join(', ')}${rest}`;
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

function bySizeOf<T extends { readonly nodes: readonly string[] }>(groups: readonly T[]): readonly T[] {
  return groups.toSorted((a, b) => b.nodes.length - a.nodes.length);
}
