import {
  ClassType,
  evaluationError,
  type EvaluationError,
  ResourceType,
  type Scope,
  type Value,
  withHelp,
} from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { ResourceParameter } from '../model/resource.js';
import type { Attributes, StatementPlace } from '../model/statement.js';
import { findType, suggestResourceType } from '../state/resource-types.js';
import { type CatalogState, catalogState } from '../state/state.js';
import { readAttributes } from './attributes.js';
import { StatementLocation } from './statement-location.js';
import { illegalType, typeNameOf } from './type-operand.js';

/**
 * `Type { … }`: sets defaults for resources of the type that are declared later in this scope and in scopes that inherit
 * from it. `addResource` applies them.
 * @returns the type
 * @throws {EvaluationError} if the operand is not a resource type
 * @throws {CatalogError} if an attribute has a default in this scope already
 */
export function setResourceDefaults(
  scope: Scope,
  type: Value,
  attributes: Attributes,
  statement: StatementPlace,
): Value {
  const state = catalogState();
  if (type instanceof ClassType) throw illegalType(type);
  const typeName = typeNameOf(type);
  if (typeName !== 'node' && findType(state, typeName) === undefined) throw unknownType(state, type);
  const frame = state.frameFor(scope);
  const { name } = type instanceof ResourceType ? type : new ResourceType(typeName);
  let defaults = frame.defaults.get(name);
  if (defaults === undefined) frame.defaults.set(name, (defaults = new Map<string, ResourceParameter>()));
  for (const parameter of readAttributes(new StatementLocation(state, frame, statement), attributes, 0, 1)) {
    if (defaults.has(parameter.name))
      throw catalogError(messages.DUPLICATE_DEFAULT, { attribute: `${name} { ${parameter.name} }` }, parameter.place);
    defaults.set(parameter.name, { ...parameter, isDefault: true });
  }
  return type;
}

function unknownType(state: CatalogState, type: Value): EvaluationError {
  const name = String(type);
  return withHelp(evaluationError(messages.TYPE_NOT_FOUND, { type: name }), suggestResourceType(state, name));
}
