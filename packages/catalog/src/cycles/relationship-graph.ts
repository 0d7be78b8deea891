import { AutomaticRelationships } from './automatic-relationships.js';
import { DirectedGraph } from './directed-graph.js';
import { type CatalogContent, elementsOf, GraphResource, memberOf } from './graph-resource.js';
import { ResourceIndex } from './resource-index.js';

/** The relationship parameters in the order in which an agent reads them. `later` is the resource that is applied later. */
const RELATIONSHIPS = [
  { name: 'require', later: 'self' },
  { name: 'subscribe', later: 'self' },
  { name: 'before', later: 'target' },
  { name: 'notify', later: 'target' },
] as const;

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
 * container has two vertices: its contents are applied after its beginning and before its end. References to resources
 * that the catalog does not have add no edges.
 */
export function relationshipGraph(catalog: CatalogContent): RelationshipGraph {
  const resources = elementsOf(catalog, 'resources').map((data) => new GraphResource(data));
  const index = new ResourceIndex(resources);
  const graph = new DirectedGraph();
  for (const _resource of resources) graph.addVertex();
  addRelationships(graph, index);
  addAutomaticRelationships(graph, index);
  const vertices = resources.map(({ reference }): GraphVertex => ({ reference, sortKey: reference }));
  replaceContainers(graph, index, vertices, contentsOf(catalog, index));
  return { graph, vertices };
}

function addRelationships(graph: DirectedGraph, index: ResourceIndex): void {
  for (const [self, resource] of index.resources.entries()) {
    for (const { name, later } of RELATIONSHIPS) {
      for (const reference of resource.texts(name)) {
        const target = index.find(reference);
        if (target === undefined) continue;
        if (later === 'self') graph.addEdge(target, self);
        else graph.addEdge(self, target);
      }
    }
  }
}

/** An automatic relationship is ignored if the catalog relates the two resources in either direction. */
function addAutomaticRelationships(graph: DirectedGraph, index: ResourceIndex): void {
  const automatic = new AutomaticRelationships(index);
  const add = (from: number, to: number): void => {
    if (!graph.hasEdge(to, from)) graph.addEdge(from, to);
  };
  for (const [self, resource] of index.resources.entries()) {
    for (const required of automatic.requiredBy(resource)) add(required, self);
    for (const later of automatic.requiring(self)) add(self, later);
  }
}

/** Returns the contents of each container, by number. */
function contentsOf(catalog: CatalogContent, index: ResourceIndex): Map<number, number[]> {
  const contents = new Map<number, number[]>();
  for (const edge of elementsOf(catalog, 'edges')) {
    const container = index.find(String(memberOf(edge, 'source')));
    const contained = index.find(String(memberOf(edge, 'target')));
    if (container === undefined || contained === undefined) continue;
    const list = contents.get(container);
    if (list === undefined) contents.set(container, [contained]);
    else list.push(contained);
  }
  return contents;
}

/** Replaces the vertex of each container by two: its beginning and its end. */
function replaceContainers(
  graph: DirectedGraph,
  { resources }: ResourceIndex,
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
