import { formatMessage } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { cyclePath } from './cycle-path.js';
import type { CatalogContent } from './graph-resource.js';
import { agentReference, relationshipGraph, type GraphVertex } from './relationship-graph.js';
import { areAcyclic, readRelationships } from './relationships.js';

/** Resources that depend on each other. */
export interface DependencyCycle {
  /** The references of all resources of the cycle, and of all cycles that share a resource with it, sorted. */
  readonly resources: readonly string[];
  /**
   * The path that Puppet's agent prints, except that the class `main` is `Class[main]`, as in catalogs: the references of resources, each applied before the next one. The last one
   * also occurs earlier. A class or defined resource occurs once for its beginning and once for its end.
   */
  readonly path: readonly string[];
}

/**
 * Returns the dependency cycles for which an agent refuses a catalog. The time is linear in the size of the catalog.
 *
 * The relationships are those that an agent uses: `require`, `before`, `notify`, `subscribe` (to which the compiler
 * converts arrows), containment, and the automatic relationships of built-in types (`AutomaticRelationships`). Exported
 * resources count, because a catalog does not say which of them its own node has collected.
 *
 * @param catalog the `data` of a compiled catalog, or the JSON of a catalog
 */
export function findDependencyCycles(catalog: CatalogContent): DependencyCycle[] {
  const relationships = readRelationships(catalog);
  // Nearly all catalogs have no cycles, and then their exact graph is not needed.
  if (areAcyclic(relationships)) return [];
  const { graph, vertices } = relationshipGraph(relationships);
  const vertexOf = (number: number): GraphVertex => vertices[number] ?? { reference: '', sortKey: '' };
  const keyOf = (component: readonly number[]): string =>
    component.map((number) => vertexOf(number).sortKey).join('\0');
  return graph
    .cyclicComponents()
    .map((component) => component.toSorted((a, b) => compare(vertexOf(a).sortKey, vertexOf(b).sortKey)))
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    .map((component) => ({
      resources: [...new Set(component.map((number) => vertexOf(number).reference))],
      path: cyclePath(graph, component, component[0] ?? 0).map((number) => vertexOf(number).reference),
    }));
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Describes cycles in the words of Puppet's agent: one path for each group of resources that depend on each other, and
 * the advice.
 *
 * @returns lines without a newline at the end
 */
export function describeDependencyCycles(cycles: readonly DependencyCycle[]): string {
  const count = cycles.length;
  return [
    formatMessage(count === 1 ? messages.DEPENDENCY_CYCLE : messages.DEPENDENCY_CYCLES, { count }),
    ...cycles.map(({ path }) => `(${path.map(agentReference).join(' => ')})`),
    messages.DEPENDENCY_CYCLE_ADVICE.text,
  ].join('\n');
}

/** A catalog that an agent refuses, because its resources depend on each other. */
export class DependencyCycleError extends Error {
  override readonly name = 'DependencyCycleError';
  readonly code = 'DEPENDENCY_CYCLE';
  readonly cycles: readonly DependencyCycle[];

  constructor(cycles: readonly DependencyCycle[]) {
    super(describeDependencyCycles(cycles));
    this.cycles = cycles;
  }
}
