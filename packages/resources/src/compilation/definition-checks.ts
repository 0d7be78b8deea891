import {
  type ClassDefinition,
  context,
  type Definition,
  formatMessage,
  isFirstWarning,
  type ResourceTypeDefinition,
} from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { isMetaparameter } from '../model/native-type.js';
import { checkEntityName, checkName, DefinitionNames, type FindDefinition, namesOf } from './definition-names.js';

type ParameterizedDefinition = ClassDefinition | ResourceTypeDefinition;

/**
 * Checks the definitions of a file for duplicate names and for parameters with the names of metaparameters.
 * @throws {CatalogError}
 */
export function checkDefinitions(definitions: readonly Definition[]): void {
  if (definitionsWithoutFindings.has(definitions)) return;
  const entities = new DefinitionNames();
  for (const definition of definitions) {
    checkEntityName(definition, entities.find);
    if (isParameterized(definition)) checkParameterNames(definition);
    for (const name of namesOf(definition)) entities.add(definition, name);
  }
  const names = new DefinitionNames();
  for (const definition of definitions) {
    for (const name of namesOf(definition)) {
      checkName(definition, name, names.find);
      names.add(definition, name);
    }
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
 * the evaluation records which definitions are resolved.
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

/**
 * Checks that no loaded definition has the name of one of a file that is loaded now.
 * @param find finds the loaded definitions
 * @throws {CatalogError}
 */
export function checkLoadedNames(definitions: readonly Definition[], find: FindDefinition): void {
  for (const definition of definitions) checkEntityName(definition, find);
  for (const definition of definitions) for (const name of namesOf(definition)) checkName(definition, name, find);
}

function isParameterized(definition: Definition): definition is ParameterizedDefinition {
  return definition.kind === 'class' || definition.kind === 'define';
}

function checkParameterNames({ name: definition, parameters }: ParameterizedDefinition): void {
  for (const { name, optional } of parameters) {
    if (!isMetaparameter(name)) continue;
    if (!optional) throw catalogError(messages.METAPARAMETER_NAME, { name, definition });
    const message = formatMessage(messages.INHERITED_METAPARAMETER, { name, definition });
    if (isFirstWarning(message)) context().log({ level: 'warning', message });
  }
}
