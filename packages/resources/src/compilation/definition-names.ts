import { context, type Definition, type DefinitionKind, type Message } from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { definitionPlace, locationOf, placeText } from '../errors/place.js';
import { nodeTitle } from '../model/node-title.js';
import { originallySet, RedefinitionError } from './redefined-entity.js';

/** Returns the definition that has a kind and a name already. Names are in lower case. */
export type FindDefinition = (kind: DefinitionKind, name: string) => Definition | undefined;

/** The kinds of definitions that a definition must not share its name with, and the message about each, in Puppet's order. */
const CONFLICTS: Readonly<Record<DefinitionKind, readonly (readonly [DefinitionKind, Message & NamedPlace])[]>> = {
  class: [
    ['class', messages.DUPLICATE_CLASS],
    ['node', messages.NODE_AS_CLASS],
    ['define', messages.DEFINED_TYPE_AS_CLASS],
  ],
  define: [['class', messages.CLASS_AS_DEFINED_TYPE]],
  node: [
    ['node', messages.DUPLICATE_NODE],
    ['class', messages.CLASS_AS_NODE],
  ],
  alias: [],
  function: [],
};

type NamedPlace = { readonly text: `${string}{name}${string}{place}${string}` };

/**
 * Checks that no earlier function, type alias or defined type has the name of a definition of the same kind.
 * @throws {CatalogError}
 */
export function checkEntityName(definition: Definition, find: FindDefinition): void {
  const { kind } = definition;
  if (kind === 'class' || kind === 'node') return;
  const name = definition.name.toLowerCase();
  const earlier = find(kind, name);
  if (earlier !== undefined) throw redefinedAfter(earlier, `${kind === 'function' ? 'function' : 'type'}/${name}`);
}

/**
 * Checks that no earlier class, node or defined type has a name of a definition.
 * @throws {CatalogError}
 */
export function checkName(definition: Definition, name: string, find: FindDefinition): void {
  for (const [kind, message] of CONFLICTS[definition.kind]) {
    const earlier = find(kind, name);
    if (earlier === undefined) continue;
    const place = placeText(definitionPlace(earlier));
    throw catalogError(message, { name, place }, definitionPlace(definition));
  }
}

/** Definitions by kind and name. */
export class DefinitionNames {
  readonly #byName = new Map<string, Definition>();

  add(definition: Definition, name: string): void {
    this.#byName.set(`${definition.kind} ${name}`, definition);
  }

  readonly find: FindDefinition = (kind, name) => this.#byName.get(`${kind} ${name}`);
}

/** The names of a definition in lower case. A node has a name for each of its patterns. */
export function namesOf(definition: Definition): readonly string[] {
  return definition.kind === 'node' ? definition.matches().map(nodeTitle) : [definition.name.toLowerCase()];
}

/**
 * Compiled code contains no columns of definitions, so `earlier` is taken to begin its line. Puppet's place of a type
 * alias is that of its name, behind `type `.
 */
function redefinedAfter(earlier: Definition, entity: string): RedefinitionError {
  const column = earlier.kind === 'alias' ? 'type '.length + 1 : 1;
  const origin = originallySet(locationOf(context(), earlier.file), earlier.line, column);
  return new RedefinitionError(entity, origin);
}
