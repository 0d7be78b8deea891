import {
  ClassType,
  evaluationError,
  type EvaluationError,
  formatMessage,
  inferGeneralized,
  ResourceType,
  type Value,
} from '@pptjs/runtime/core';
import * as messages from '../errors/messages.js';
import { catalogState } from '../state/state.js';

/**
 * Returns the name, in lower case, of the type that a statement is for. The operand is a name or a reference without a
 * title.
 * @throws {EvaluationError} ILLEGAL_RESOURCE_TYPE
 */
export function typeNameOf(type: Value): string {
  if (typeof type === 'string') return type;
  if (type instanceof ClassType && type.className === null) return 'class';
  if (type instanceof ResourceType && type.typeName !== null && type.title === null) return type.typeName.toLowerCase();
  throw illegalType(type);
}

/** Creates the error for an operand that is not a resource type. */
export function illegalType(type: Value): EvaluationError {
  const isTitled =
    (type instanceof ResourceType && type.title !== null) || (type instanceof ClassType && type.className !== null);
  return evaluationError(messages.ILLEGAL_TYPE, { type: String(isTitled ? type : inferGeneralized(type)) }, 0);
}

/**
 * Checks the type of a statement that declares exported resources, and warns if nothing stores them. Compiled code calls
 * this before it evaluates the rest of the statement.
 * @throws {EvaluationError} ILLEGAL_RESOURCE_TYPE
 */
export function exportedType(type: Value): Value {
  typeNameOf(type);
  const state = catalogState();
  if (state.exported === undefined)
    state.context.log({
      level: 'warning',
      message: formatMessage(messages.EXPORT_IGNORED, {}),
      trace: new Error('export'),
    });
  return type;
}

/**
 * Rejects an operand that cannot be a resource type because of its syntactic form.
 * @throws {EvaluationError} ILLEGAL_RESOURCE_TYPE
 */
export function noResourceType(value: Value): never {
  throw evaluationError(messages.ILLEGAL_TYPE, { type: String(inferGeneralized(value)) }, 0);
}
