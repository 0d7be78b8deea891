import {
  ClassType,
  EvaluationError,
  quoteString,
  ResourceType as ReferenceType,
  type Value,
} from '@pptjs/runtime/core';
import { parameterDefaults } from './parameter-defaults.js';
import { catalogTitle, referenceText } from './reference.js';
import { isMetaparameter } from './resource-type.js';
import type { Resource } from './resource.js';
import { catalogState } from './state.js';

/**
 * `Type['title']['attribute', …]`: the values of a resource's attributes.
 * @throws {EvaluationError} UNKNOWN_RESOURCE, UNKNOWN_RESOURCE_PARAMETER
 */
export function readResourceParameters(
  reference: ReferenceType | ClassType,
  names: readonly string[],
): readonly Value[] {
  const type = reference instanceof ClassType ? 'Class' : (reference.typeName ?? '');
  const title = (reference instanceof ClassType ? reference.className : reference.title) ?? '';
  const shown = `${type}[${quoteString(title)}]`;
  const resource = catalogState().catalog.findReference(referenceText(type, catalogTitle(type, title)));
  if (resource === undefined) throw new EvaluationError('UNKNOWN_RESOURCE', `Resource not found: ${shown}`);
  return names.map((name) => readParameter(resource, name, title));
}

function readParameter(resource: Resource, name: string, title: string): Value {
  const value = resource.get(name);
  if (value !== undefined) return value;
  if (!hasParameter(resource, name)) {
    const type = resource.type.slice(0, 1) + resource.type.slice(1).toLowerCase();
    throw new EvaluationError(
      'UNKNOWN_RESOURCE_PARAMETER',
      `The resource ${type}[${quoteString(title)}] does not have a parameter called '${name}'`,
    );
  }
  return parameterDefaults(resource, name);
}

function hasParameter({ builtin, definition }: Resource, name: string): boolean {
  if (name === 'name' || isMetaparameter(name)) return true;
  if (builtin !== null) return builtin.hasAttribute(name);
  return (
    definition !== null &&
    definition.kind !== 'node' &&
    definition.parameters.some((parameter) => parameter.name === name)
  );
}
