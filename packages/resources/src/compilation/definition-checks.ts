import {
  type ClassDefinition,
  context,
  type Definition,
  formatMessage,
  isFirstWarning,
  type ResourceTypeDefinition,
} from '@pptjs/runtime/core';
import { type CatalogError, catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { definitionPlace, locationOf, placeText } from '../errors/place.js';
import { isMetaparameter } from '../model/native-type.js';
import { nodeTitle } from '../model/node-title.js';
import { originallySet } from './redefined-entity.js';

type ParameterizedDefinition = ClassDefinition | ResourceTypeDefinition;

/**
 * Checks the definitions of a file for duplicate names and for parameters with the names of metaparameters.
 * @throws {CatalogError}
 */
export function checkDefinitions(definitions: readonly Definition[]): void {
  if (definitionsWithoutFindings.has(definitions)) return;
  checkNodeNames(definitions);
  checkEntityNames(definitions);
  const earlier = new Map<string, ParameterizedDefinition>();
  for (const definition of definitions) {
    if (!isParameterized(definition)) continue;
    checkName(definition, earlier.get(definition.name));
    checkParameterNames(definition);
    earlier.set(definition.name, definition);
  }
  if (!definitions.some(hasMetaparameter)) definitionsWithoutFindings.add(definitions);
}

/** The definitions of files without errors and warnings. Files with warnings are checked in each evaluation. */
const definitionsWithoutFindings = new WeakSet<readonly Definition[]>();

function hasMetaparameter(definition: Definition): boolean {
  return isParameterized(definition) && definition.parameters.some(({ name }) => isMetaparameter(name));
}

/**
 * Resolves the types of the parameters of a definition, so that an unknown type name is reported now. The type table of
 * the evaluation remembers which definitions are resolved.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function resolveParameterTypes(definition: Definition): void {
  const loaded = context().definitions;
  if (!isParameterized(definition) || loaded.types.isResolved(definition)) return;
  for (const { type } of definition.parameters) type?.();
  // Resolving a type may give the evaluation a table of its own, so `types` is read again.
  loaded.types.setResolved(definition);
}

/**
 * Adds the definitions of a manifest to the current context, one by one, because the type of a parameter must not name a
 * type that is defined further down.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function addDefinitions(definitions: readonly Definition[]): void {
  for (const definition of definitions) {
    resolveParameterTypes(definition);
    context().definitions.add(definition);
  }
}

function isParameterized(definition: Definition): definition is ParameterizedDefinition {
  return definition.kind === 'class' || definition.kind === 'define';
}

function checkNodeNames(definitions: readonly Definition[]): void {
  const earlierNodes = new Map<string, Definition>();
  for (const definition of definitions) {
    if (definition.kind !== 'node') continue;
    for (const name of definition.matches().map(nodeTitle)) {
      const earlier = earlierNodes.get(name);
      if (earlier !== undefined)
        throw catalogError(
          messages.DUPLICATE_NODE,
          { name, place: placeText(definitionPlace(earlier)) },
          definitionPlace(definition),
        );
      earlierNodes.set(name, definition);
    }
  }
}

/** Checks the names of functions and type aliases. */
function checkEntityNames(definitions: readonly Definition[]): void {
  const earlier = new Map<string, Definition>();
  for (const definition of definitions) {
    if (definition.kind !== 'function' && definition.kind !== 'alias') continue;
    const entity = `${definition.kind === 'alias' ? 'type' : 'function'}/${definition.name.toLowerCase()}`;
    const other = earlier.get(entity);
    if (other !== undefined) throw redefinedAfter(other, entity);
    earlier.set(entity, definition);
  }
}

/**
 * Compiled code contains no columns of definitions, so `earlier` is taken to begin its line. Puppet's place of a type
 * alias is that of its name, behind `type `.
 */
function redefinedAfter(earlier: Definition, entity: string): CatalogError {
  const column = earlier.kind === 'alias' ? 'type '.length + 1 : 1;
  const origin = originallySet(locationOf(context(), earlier.file), earlier.line, column);
  return catalogError(messages.REDEFINED_ENTITY, { entity, origin });
}

function checkName(definition: ParameterizedDefinition, earlier: ParameterizedDefinition | undefined): void {
  if (earlier === undefined) return;
  const { name } = definition;
  const place = placeText(definitionPlace(earlier));
  if (earlier.kind !== definition.kind) {
    const kinds =
      definition.kind === 'define'
        ? { kind: 'definition', earlierKind: 'class' }
        : { kind: 'class', earlierKind: 'definition' };
    throw catalogError(messages.DUPLICATE_NAME, { name, place, ...kinds }, definitionPlace(definition));
  }
  if (definition.kind === 'class')
    throw catalogError(messages.DUPLICATE_CLASS, { name, place }, definitionPlace(definition));
  throw redefinedAfter(earlier, `type/${name}`);
}

function checkParameterNames({ name: definition, parameters }: ParameterizedDefinition): void {
  for (const { name, optional } of parameters) {
    if (!isMetaparameter(name)) continue;
    if (!optional) throw catalogError(messages.METAPARAMETER_NAME, { name, definition });
    const message = formatMessage(messages.INHERITED_METAPARAMETER, { name, definition });
    if (isFirstWarning(message)) context().log({ level: 'warning', message });
  }
}
