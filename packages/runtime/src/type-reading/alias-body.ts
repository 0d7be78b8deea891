import { context } from '../context/context.js';
import type { AliasDefinition } from '../context/definition.js';
import type { SetMembers } from '../context/type-table.js';
import { EvaluationError, FailedExpressionError } from '../errors/error.js';
import { formatMessage } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import { OBJECT } from '../types/object.js';
import { TypeDefinition, UnreadableType } from '../types/type-definition.js';
import { PuppetType } from '../values/type.js';
import { defineObject } from './object-definition.js';
import { defineTypeSet, type FindSet } from './type-set-definition.js';

/**
 * Evaluates the right side of an alias. An Object type or type set gets the name of the alias.
 * @throws {EvaluationError} if the right side is invalid; the error is reported where the alias is used
 */
export function aliasBody(definition: AliasDefinition, findSet: FindSet): PuppetType {
  try {
    return readBody(definition, findSet);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    throw new FailedExpressionError(TYPE_NAME, reasonOf(error));
  }
}

const TYPE_NAME = 'a Type-Name';

/** Returns the reason of an error in the body, without the expression in the body that failed. */
function reasonOf(error: EvaluationError): string {
  const isInBody =
    error instanceof FailedExpressionError &&
    (error.expression === TYPE_NAME || error.expression === "a '[]' expression");
  return isInBody ? error.reason : error.message;
}

function readBody({ name, type }: AliasDefinition, findSet: FindSet): PuppetType {
  const body = evaluateBody(type, context().definitions.resolution.members);
  if (body instanceof UnreadableType) throw new FailedExpressionError(TYPE_NAME, body.message);
  if (body instanceof PuppetType) return body;
  if (!(body instanceof TypeDefinition)) throw new FailedExpressionError(TYPE_NAME, severalReferences(body));
  if (body.family === OBJECT) return defineObject(body.initializer, name);
  return defineTypeSet(
    body.initializer,
    name,
    (members) => (evaluateBody(type, members) as TypeDefinition).initializer,
    findSet,
  );
}

/** `File['a', 'b']` is an Array of references, which is not a type. */
function severalReferences(body: unknown): string {
  const references: readonly unknown[] = Array.isArray(body) ? body : [];
  const [first] = references;
  const name = first instanceof PuppetType ? first.name : 'Type';
  return formatMessage(typeMessages.BAD_PARAMETER_COUNT, { name, expected: '1', count: references.length });
}

function evaluateBody(type: () => unknown, members: SetMembers | null): unknown {
  const { resolution } = context().definitions;
  const outer = resolution.members;
  resolution.members = members;
  resolution.openBodies++;
  try {
    return type();
  } finally {
    resolution.openBodies--;
    resolution.members = outer;
  }
}
