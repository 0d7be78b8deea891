import {
  DEFAULT,
  MatchRecord,
  type NodeDefinition,
  PuppetRegExp,
  Scope,
  type Value,
  withoutSignals,
  withScope,
} from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { locationOf } from '../errors/place.js';
import { inFrame } from '../model/declaration-chain.js';
import { nodeTitle } from '../model/node-title.js';
import { type CatalogFrame, Resource } from '../model/resource.js';
import { mergeTags } from '../model/tags.js';
import type { CatalogState } from '../state/state.js';

interface NodeMatch {
  readonly definition: NodeDefinition;
  /** The name, regular expression or `default` of the definition that matches. */
  readonly value: Value;
}

/**
 * Evaluates the definition of the node: the definition with its name, or else the first one with a matching regular
 * expression, or else `default`.
 * @returns the frame of the definition; that of the top scope if there are no node definitions
 * @throws {CatalogError} if there are node definitions but none matches
 */
export function evaluateNode(state: CatalogState): CatalogFrame {
  const { catalog, main } = state;
  const { nodes } = state.context.definitions;
  if (nodes.length === 0) return main;
  const node = catalog.name;
  // Puppet finds definitions by the name in lower case, also those with a regular expression.
  const name = node.toLowerCase();
  const match = findByName(nodes, name) ?? findByExpression(nodes, name) ?? findDefault(nodes);
  if (match === undefined) throw catalogError(messages.NO_NODE_DEFINITION, { node });
  const title = nodeTitle(match.value);
  const definition = definitionFor(match, title, nodes);
  const resource = new Resource({ type: 'Node', title, kind: 'unknown', frame: main, definition });
  resource.addOwnTags();
  mergeTags(catalog.tags, resource.tags);
  catalog.add(resource);
  catalog.contain(main.resource, resource);
  resource.isEvaluated = true;
  resource.addContainerTags();
  const scope = new Scope('node', main.scope, title);
  const file = locationOf(state.context, definition.file);
  const frame = state.addFrame({ scope, resource, outer: main, definition, file, defaults: new Map() });
  catalog.addClass(title);
  for (const name of ['title', 'name']) scope.bind(name, title);
  for (const name of ['module_name', 'caller_module_name']) scope.bind(name, '');
  bindMatchVariables(scope, match.value, name);
  inFrame(frame, () => withoutSignals(() => withScope(scope, () => definition.body({ scope }))));
  return frame;
}

function findByName(nodes: readonly NodeDefinition[], name: string): NodeMatch | undefined {
  return findMatch(nodes, (value) => typeof value === 'string' && value.toLowerCase() === name);
}

function findByExpression(nodes: readonly NodeDefinition[], name: string): NodeMatch | undefined {
  return findMatch(nodes, (value) => value instanceof PuppetRegExp && value.compiled.test(name));
}

function findDefault(nodes: readonly NodeDefinition[]): NodeMatch | undefined {
  return findMatch(nodes, (value) => value === DEFAULT);
}

function findMatch(nodes: readonly NodeDefinition[], matches: (value: Value) => boolean): NodeMatch | undefined {
  for (const definition of nodes) {
    for (const value of definition.matches()) if (matches(value)) return { definition, value };
  }
  return undefined;
}

/**
 * The definition that Puppet finds by the title of the node's resource. A title with capitals stands for a regular
 * expression with a `(?…)` group. No definition has such a title, so Puppet takes the first definition whose regular
 * expression matches the title.
 * @throws {CatalogError} if none matches
 */
function definitionFor({ definition }: NodeMatch, title: string, nodes: readonly NodeDefinition[]): NodeDefinition {
  const name = title.toLowerCase();
  if (name === title) return definition;
  const match = findByExpression(nodes, name);
  if (match === undefined) throw catalogError(messages.UNKNOWN_NODE_DEFINITION, {});
  return match.definition;
}

/** Binds `$0`, `$1`, … to the groups of the regular expression that matches the node's name. */
function bindMatchVariables(scope: Scope, value: Value, name: string): void {
  if (!(value instanceof PuppetRegExp)) return;
  for (const [index, group] of (value.compiled.exec(name) ?? []).entries()) scope.bind(String(index), group ?? null);
}

const MAX_GROUPS = 100;

/** The match variables of a node definition: `$0`, `$1`, … in its scope. */
export function nodeMatches(scope: Scope): MatchRecord {
  const record = new MatchRecord();
  const groups: (string | undefined)[] = [];
  for (let index = 0; index < MAX_GROUPS; index++) {
    const group = scope.own(String(index));
    if (group === undefined) break;
    groups.push(typeof group === 'string' ? group : undefined);
  }
  record.record(groups);
  return record;
}
