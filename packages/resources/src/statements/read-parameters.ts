import {
  ClassType,
  didYouMean,
  evaluationError,
  quoteString,
  type ResourceType,
  type Value,
  withHelp,
} from '@pptjs/runtime/core';
import { inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { defaultsFor } from '../model/frame.js';
import { isMetaparameter, METAPARAMETERS } from '../model/native-type.js';
import { catalogTitle, referenceText } from '../model/reference.js';
import type { Resource } from '../model/resource.js';
import { type CatalogState, catalogState } from '../state/state.js';
import { suggestResource } from '../state/suggest-resource.js';

/**
 * `Type['title']['attribute', …]`: the values of a resource's attributes.
 * @throws {EvaluationError} UNKNOWN_RESOURCE, UNKNOWN_RESOURCE_PARAMETER
 */
export function readResourceParameters(
  reference: ResourceType | ClassType,
  names: readonly string[],
): readonly Value[] {
  const state = catalogState();
  const type = reference instanceof ClassType ? 'Class' : (reference.typeName ?? '');
  const title = (reference instanceof ClassType ? reference.className : reference.title) ?? '';
  const text = referenceText(type, catalogTitle(type, title));
  const resource = inStatement("a '[]' expression", () => state.catalog.findReference(text));
  if (resource === undefined) {
    const error = evaluationError(messages.UNKNOWN_RESOURCE, { reference: referenceText(type, quoteString(title)) });
    throw withHelp(error, suggestResource(state, text));
  }
  return names.map((name) => readParameter(state, resource, name, title));
}

function readParameter(state: CatalogState, resource: Resource, name: string, title: string): Value {
  const value = resource.get(name);
  if (value !== undefined) return value;
  if (hasParameter(resource, name))
    return defaultsFor(resource.frame ?? state.main, resource.type).get(name)?.value ?? null;
  const type = resource.type.slice(0, 1) + resource.type.slice(1).toLowerCase();
  const error = evaluationError(messages.UNKNOWN_RESOURCE_PARAMETER, {
    reference: referenceText(type, quoteString(title)),
    name,
  });
  throw withHelp(error, didYouMean(name, parameterNames(resource)));
}

function parameterNames({ nativeType, definition }: Resource): readonly string[] {
  if (nativeType !== null) return nativeType.attributeNames();
  const parameters = definition === null || definition.kind === 'node' ? [] : definition.parameters;
  return [...METAPARAMETERS, ...parameters.map(({ name }) => name)];
}

function hasParameter({ nativeType, definition }: Resource, name: string): boolean {
  if (name === 'name' || isMetaparameter(name)) return true;
  if (nativeType !== null) return nativeType.hasAttribute(name);
  return (
    definition !== null &&
    definition.kind !== 'node' &&
    definition.parameters.some((parameter) => parameter.name === name)
  );
}
