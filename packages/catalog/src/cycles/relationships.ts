import { AutomaticRelationships } from './automatic-relationships.js';
import { EdgeList } from './edge-list.js';
import { type CatalogContent, elementsOf, GraphResource, memberOf } from './graph-resource.js';
import { ResourceIndex } from './resource-index.js';

/** The relationship parameters in the order in which an agent reads them. `later` is the resource that is applied later. */
const RELATIONSHIPS = [
  { name: 'require', later: 'self' },
  { name: 'subscribe', later: 'self' },
  { name: 'before', later: 'target' },
  { name: 'notify', later: 'target' },
] as const;

/** The relationships between the resources of a catalog, which are the vertices of the edges. */
export interface Relationships {
  readonly resources: readonly GraphResource[];
  /** The edges from resources to those that are applied later. */
  readonly edges: EdgeList;
  /** The edges from containers to their contents. */
  readonly containment: EdgeList;
}

/** Reads the relationships of a catalog. References to resources that the catalog does not have are ignored. */
export function readRelationships(catalog: CatalogContent): Relationships {
  const resources = elementsOf(catalog, 'resources').map((data) => new GraphResource(data));
  const index = new ResourceIndex(resources);
  const edges = new EdgeList(resources.length);
  addRelationships(edges, index);
  addAutomaticRelationships(edges, index);
  return { resources, edges, containment: readContainment(catalog, index) };
}

function addRelationships(edges: EdgeList, index: ResourceIndex): void {
  index.resources.forEach((resource, self) => {
    for (const { name, later } of RELATIONSHIPS) {
      for (const reference of resource.texts(name)) {
        const target = index.find(reference);
        if (target === undefined) continue;
        if (later === 'self') edges.add(target, self);
        else edges.add(self, target);
      }
    }
  });
}

/** An automatic relationship is ignored if the catalog relates the two resources in either direction. */
function addAutomaticRelationships(edges: EdgeList, index: ResourceIndex): void {
  const automatic = new AutomaticRelationships(index);
  const add = (from: number, to: number): void => {
    if (!edges.has(to, from)) edges.add(from, to);
  };
  index.resources.forEach((resource, self) => {
    for (const required of automatic.requiredBy(resource)) add(required, self);
    for (const later of automatic.requiring(self)) add(self, later);
  });
}

function readContainment(catalog: CatalogContent, index: ResourceIndex): EdgeList {
  const containment = new EdgeList(index.resources.length);
  for (const edge of elementsOf(catalog, 'edges')) {
    const container = index.find(String(memberOf(edge, 'source')));
    const contained = index.find(String(memberOf(edge, 'target')));
    if (container !== undefined && contained !== undefined) containment.add(container, contained);
  }
  return containment;
}

/**
 * Whether no resource is applied before itself. The edges are those of `relationshipGraph`: a container has two vertices, its
 * beginning, which is that of the resource, and its end.
 */
export function areAcyclic({ resources, edges, containment }: Relationships): boolean {
  const { length } = resources;
  const isContainer = resources.map((resource) => resource.isContainer);
  containment.forEach((container) => (isContainer[container] = true));
  const endOf = (resource: number): number => (isContainer[resource] ? length + resource : resource);
  const applied = new EdgeList(2 * length);
  isContainer.forEach((is, resource) => {
    if (is) applied.add(resource, endOf(resource));
  });
  containment.forEach((container, contained) => {
    applied.add(container, contained);
    applied.add(endOf(contained), endOf(container));
  });
  edges.forEach((from, to) => applied.add(endOf(from), to));
  return applied.isAcyclic();
}
