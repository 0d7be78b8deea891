import {
  context,
  DEFAULT,
  type NodeDefinition,
  PuppetRegExp,
  Scope,
  type Value,
  withoutSignals,
  withScope,
} from '@pptjs/runtime/core';
import { CatalogError } from './errors.js';
import { addFrame } from './frame.js';
import { nodeName } from './node-name.js';
import { Resource } from './resource.js';
import { catalogState } from './state.js';
import { mergeTags } from './tags.js';

interface Match {
  readonly definition: NodeDefinition;
  /** Which of the definition's names, expressions or `default` it was. */
  readonly value: Value;
}

/**
 * Evaluates the node definition that is for the node: one that names it, else the first with an expression that fits,
 * else `default`.
 * @throws {CatalogError} where there are node definitions, and none is for it
 */
export function evaluateNode(): void {
  const { nodes } = context().definitions;
  if (nodes.length === 0) return;
  const { node, catalog, main } = catalogState();
  const match = findByName(nodes, node) ?? findByExpression(nodes, node) ?? findDefault(nodes);
  if (match === undefined) throw new CatalogError(`Could not find node statement with name 'default' or '${node}'`);
  const title = nodeName(match.value);
  const definition = definitionOf(match, title, nodes);
  const resource = new Resource({ type: 'Node', title, kind: 'unknown', frame: main, definition });
  resource.addOwnTags();
  mergeTags(catalog.tags, resource.tags);
  catalog.add(resource);
  catalog.contain(main.resource, resource);
  resource.evaluated = true;
  resource.addContainerTags();
  const scope = new Scope('node', main.scope, title);
  addFrame({ scope, resource, outer: main, definition, ancestors: [], file: definition.file, defaults: new Map() });
  catalog.addClass(title);
  for (const name of ['title', 'name']) scope.bind(name, title);
  for (const name of ['module_name', 'caller_module_name']) scope.bind(name, '');
  bindGroups(scope, match.value, node);
  withoutSignals(() => withScope(scope, () => definition.body(scope, [])));
}

function findByName(nodes: readonly NodeDefinition[], name: string): Match | undefined {
  return findWhere(nodes, (value) => typeof value === 'string' && value.toLowerCase() === name.toLowerCase());
}

function findByExpression(nodes: readonly NodeDefinition[], name: string): Match | undefined {
  return findWhere(nodes, (value) => value instanceof PuppetRegExp && value.compiled.test(name));
}

function findDefault(nodes: readonly NodeDefinition[]): Match | undefined {
  return findWhere(nodes, (value) => value === DEFAULT);
}

function findWhere(nodes: readonly NodeDefinition[], isFor: (value: Value) => boolean): Match | undefined {
  for (const definition of nodes) {
    for (const value of definition.matches()) if (isFor(value)) return { definition, value };
  }
  return undefined;
}

/**
 * The definition that the node's resource finds by its title: where the title has capitals, which are for groups with
 * `(?`, none has that name, and the first whose expression fits the title is taken.
 * @throws {CatalogError} where none does
 */
function definitionOf({ definition }: Match, title: string, nodes: readonly NodeDefinition[]): NodeDefinition {
  const name = title.toLowerCase();
  if (name === title) return definition;
  const found = findByExpression(nodes, name);
  if (found === undefined) throw new CatalogError('Cannot find definition Node');
  return found.definition;
}

/** What the expression matched is `$0`, `$1`, … in the node's scope. */
function bindGroups(scope: Scope, value: Value, name: string): void {
  if (!(value instanceof PuppetRegExp)) return;
  for (const [index, group] of (value.compiled.exec(name) ?? []).entries()) scope.bind(String(index), group ?? null);
}
