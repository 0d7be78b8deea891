import type { AliasDefinition } from '../context/definition.js';
import { EvaluationError } from '../errors/error.js';
import { OBJECT } from '../types/object.js';
import { TypeDefinition, UnreadableType } from '../types/type-definition.js';
import type { PuppetType } from '../values/type.js';
import { defineObject } from './object-definition.js';
import { defineTypeSet, type FindSet, type SetMembers } from './type-set-definition.js';

/** While the body of an alias is made, names that are not known are references. */
let bodiesBeingMade = 0;

/** The members of the type set whose body is being made: they know each other by their short names. */
let members: SetMembers | null = null;

export function isMakingBody(): boolean {
  return bodiesBeingMade > 0;
}

/** The member of that name of the type set under way. */
export function memberInScope(name: string): PuppetType | undefined {
  return members?.find(name);
}

/**
 * What stands on the right of an alias. An Object type or type set has the name of the alias.
 * @throws {EvaluationError} what is wrong there, told where the alias is used
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
  const made = evaluated(type, members);
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

function evaluated(type: () => unknown, within: SetMembers | null): unknown {
  const outer = members;
  members = within;
  bodiesBeingMade++;
  try {
    return type();
  } finally {
    bodiesBeingMade--;
    members = outer;
  }
}
