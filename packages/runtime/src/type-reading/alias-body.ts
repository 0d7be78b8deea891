import { context } from '../context/context.js';
import type { AliasDefinition } from '../context/definition.js';
import type { SetMembers } from '../context/type-table.js';
import { EvaluationError } from '../errors/error.js';
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
    throw new EvaluationError('RUNTIME_ERROR', `${PREFIX} ${error.message.replace(WHERE, '')}`);
  }
}

const PREFIX = 'Error while evaluating a Type-Name,';

/** What was under way when something in the body failed. */
const WHERE = /^Error while evaluating a (?:'\[\]' expression|Type-Name), /;

function make({ name, type }: AliasDefinition, findSet: FindSet): PuppetType {
  const made = evaluated(type, context().definitions.resolution.members);
  if (made instanceof UnreadableType) throw new EvaluationError('RUNTIME_ERROR', `${PREFIX} ${made.message}`);
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
