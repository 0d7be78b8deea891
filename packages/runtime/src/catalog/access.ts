import { EvaluationError } from '../diagnostics/error.js';
import { ClassType, ResourceType as ReferenceType } from '../types/resource.js';
import { quote } from '../strings/format-quote.js';
import type { Value } from '../values/value.js';
import { parameterDefaults } from './parameter-defaults.js';
import { catalogTitle, referenceText } from './reference.js';
import type { Resource } from './resource.js';
import { isMetaparameter } from './resource-type.js';
import { catalogState } from './state.js';

/**
 * `Type['title']['attribute', …]`: the values of a resource's attributes, several of them as an array.
 * @throws {EvaluationError} UNKNOWN_RESOURCE, UNKNOWN_RESOURCE_PARAMETER
 */
export function readResourceParameters(reference: ReferenceType | ClassType, names: readonly string[]): Value {
  const type = reference instanceof ClassType ? 'Class' : (reference.typeName ?? '');
  const title = (reference instanceof ClassType ? reference.className : reference.title) ?? '';
  const resource = catalogState().catalog.findReference(referenceText(type, catalogTitle(type, title)));
  if (resource === undefined) throw new EvaluationError('UNKNOWN_RESOURCE', `Resource not found: ${type}[${quote(title)}]`);
  const values = names.map((name) => readParameter(resource, name, reference));
  return values.length === 1 ? (values[0] as Value) : values;
}

function readParameter(resource: Resource, name: string, reference: ReferenceType | ClassType): Value {
  const value = resource.get(name);
  if (value !== undefined) return value;
  if (!hasParameter(resource, name)) {
    throw new EvaluationError('UNKNOWN_RESOURCE_PARAMETER', `The resource ${reference} does not have a parameter called '${name}'`);
  }
  return parameterDefaults(resource, name);
}

function hasParameter({ builtin, definition }: Resource, name: string): boolean {
  if (isMetaparameter(name)) return true;
  if (builtin !== null) return builtin.hasAttribute(name);
  return definition !== null && definition.kind !== 'node' && definition.parameters.some((parameter) => parameter.name === name);
}
