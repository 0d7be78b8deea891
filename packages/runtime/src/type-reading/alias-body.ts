import { context } from '../context/context.js';
import type { AliasDefinition } from '../context/definition.js';
import type { SetMembers } from '../context/type-table.js';
import { EvaluationError, FailedExpressionError } from '../errors/error.js';
import { OBJECT } from '../types/object.js';
import { TypeDefinition, UnreadableType } from '../types/type-definition.js';
import type { PuppetType } from '../values/type.js';
import { defineObject } from './object-definition.js';
import { defineTypeSet, type FindSet } from './type-set-definition.js';

/**
 * Evaluates the right side of an alias. An Object type or type set gets the name of the alias.
 * @throws {EvaluationError} what is wrong in it; the error is reported where the alias is used
 */
export function aliasBody(definition: AliasDefinition, findSet: FindSet): PuppetType {
  try {
    return make(definition, findSet);
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

function make({ name, type }: AliasDefinition, findSet: FindSet): PuppetType {
  const made = evaluated(type, context().definitions.resolution.members);
  if (made instanceof UnreadableType) throw new FailedExpressionError(TYPE_NAME, made.message);
  if (!(made instanceof TypeDefinition)) return made as PuppetType;
  if (made.family === OBJECT) return defineObject(made.initializer, name);
  return defineTypeSet(
    made.initializer,
    name,
    (known) => (evaluated(type, known) as TypeDefinition).initializer,
    findSet,
  );
}

function evaluated(type: () => unknown, members: SetMembers | null): unknown {
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
