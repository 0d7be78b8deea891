import { DirectedGraph } from './directed-graph.js';
import type { EdgeList } from './edge-list.js';
import type { GraphResource } from './graph-resource.js';
import type { Relationships } from './relationships.js';

/** A vertex of the graph: a resource, or the beginning or end of a container. */
export interface GraphVertex {
  readonly reference: string;
  /** The text by which an agent sorts the vertices of a cycle. */
  readonly sortKey: string;
}

/** Returns a reference as an agent writes it: the class `main` is `Class[Main]`. */
export function agentReference(reference: string): string {
  return reference === 'Class[main]' ? 'Class[Main]' : reference;
}

/** The graph in which an agent looks for cycles, and what its vertices are. */
export interface RelationshipGraph {
  readonly graph: DirectedGraph;
  readonly vertices: readonly GraphVertex[];
}

/**
 * Builds the graph as `Puppet::Graph::RelationshipGraph` does. An edge leads to the resource that is applied later. A
 * container has two vertices: its contents are applied after its beginning and before its end.
 */
export function relationshipGraph({ resources, edges, containment }: Relationships): RelationshipGraph {
  const graph = new DirectedGraph();
  for (const _resource of resources) graph.addVertex();
  edges.forEach((from, to) => graph.addEdge(from, to));
  const vertices = resources.map(({ reference }): GraphVertex => ({ reference, sortKey: reference }));
  replaceContainers(graph, resources, vertices, contentsOf(containment));
  return { graph, vertices };
}

/** Returns the contents of each container, by number. */
function contentsOf(containment: EdgeList): Map<number, number[]> {
  const contents = new Map<number, number[]>();
  containment.forEach((container, contained) => {
    const list = contents.get(container);
    if (list === undefined) contents.set(container, [contained]);
    else list.push(contained);
  });
  return contents;
}

/** Replaces the vertex of each container by two: its beginning and its end. */
function replaceContainers(
  graph: DirectedGraph,
  resources: readonly GraphResource[],
  vertices: GraphVertex[],
  contents: ReadonlyMap<number, readonly number[]>,
): void {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const [number, { reference, isContainer }] of resources.entries()) {
    if (!isContainer && !contents.has(number)) continue;
    begins.set(number, graph.addVertex());
    ends.set(number, graph.addVertex());
    vertices.push(
      { reference, sortKey: `Whit[admissible_${agentReference(reference)}]` },
      { reference, sortKey: `Whit[completed_${agentReference(reference)}]` },
    );
  }
  const beginOf = (number: number): number => begins.get(number) ?? number;
  const endOf = (number: number): number => ends.get(number) ?? number;
  for (const [container, begin] of begins) {
    const end = endOf(container);
    const contained = contents.get(container) ?? [];
    if (contained.length === 0) graph.addEdge(begin, end);
    for (const number of contained) {
      graph.addEdge(begin, beginOf(number));
      graph.addEdge(endOf(number), end);
    }
    for (const earlier of graph.predecessors(container)) {
      graph.addEdge(endOf(earlier), begin);
      graph.removeEdge(earlier, container);
    }
    for (const later of graph.successors(container)) {
      graph.addEdge(end, beginOf(later));
      graph.removeEdge(container, later);
    }
  }
}
