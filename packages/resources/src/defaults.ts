import { ClassType, EvaluationError, ResourceType as ReferenceType, type Scope, type Value } from '@pptjs/runtime/core';
import { type Attribute, parameterOf, readAttributes } from './attributes.js';
import type { StatementPlace } from './declare.js';
import { CatalogError } from './errors.js';
import type { ResourceParameter } from './resource.js';
import { catalogState, frameFor } from './state.js';
import { findType, illegalType, typeNameOf } from './type-name.js';

/**
 * `Type { … }`: what resources of the type take that are declared from now on, here and in what is evaluated from here.
 * Gives the type.
 * @throws {EvaluationError} where it is no type of resources
 * @throws {CatalogError} where an attribute has a default here already
 */
export function setResourceDefaults(
  scope: Scope,
  type: Value,
  attributes: readonly Attribute[],
  statement: StatementPlace,
): Value {
  catalogState();
  if (type instanceof ClassType) throw illegalType(type);
  const typeName = typeNameOf(type);
  if (typeName !== 'node' && findType(typeName) === undefined)
    throw new EvaluationError('UNKNOWN_RESOURCE_TYPE', `Resource type not found: ${String(type)}`);
  const frame = frameFor(scope);
  const file = statement.file ?? frame.file;
  const { name } = type instanceof ReferenceType ? type : new ReferenceType(typeName);
  let defaults = frame.defaults.get(name);
  if (defaults === undefined) frame.defaults.set(name, (defaults = new Map<string, ResourceParameter>()));
  for (const value of readAttributes(attributes, statement.line, 1)) {
    const parameter = parameterOf(value, frame, { file, line: value.line });
    if (defaults.has(value.name)) {
      throw new CatalogError(`Default already defined for ${name} { ${value.name} }; cannot redefine`, parameter.place);
    }
    defaults.set(value.name, { ...parameter, isDefault: true });
  }
  return type;
}
