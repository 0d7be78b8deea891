import { ClassType, evaluationError, quoteString, type ResourceType, type Value } from '@pptjs/runtime/core';
import { messages } from '../errors/messages.js';
import { defaultsFor } from '../model/frame.js';
import { isMetaparameter } from '../model/native-type.js';
import { catalogTitle, referenceText } from '../model/reference.js';
import type { Resource } from '../model/resource.js';
import { type CatalogState, catalogState } from '../state/state.js';

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
  const resource = state.catalog.findReference(referenceText(type, catalogTitle(type, title)));
  if (resource === undefined)
    throw evaluationError(messages.UNKNOWN_RESOURCE, { reference: referenceText(type, quoteString(title)) });
  return names.map((name) => readParameter(state, resource, name, title));
}

function readParameter(state: CatalogState, resource: Resource, name: string, title: string): Value {
  const value = resource.get(name);
  if (value !== undefined) return value;
  if (hasParameter(resource, name))
    return defaultsFor(resource.frame ?? state.main, resource.type).get(name)?.value ?? null;
  const type = resource.type.slice(0, 1) + resource.type.slice(1).toLowerCase();
  throw evaluationError(messages.UNKNOWN_RESOURCE_PARAMETER, {
    reference: referenceText(type, quoteString(title)),
    name,
  });
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
