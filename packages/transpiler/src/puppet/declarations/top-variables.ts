import { assignedVariables, assignmentsIn } from '../ast/assignments.js';
import type { AssignmentExpression, Program, VariableExpression } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import type { InferredTypes } from './inferred-types.js';
import { type Union, unionOf } from './union.js';

/** A variable that the statements of a file outside of definitions set. */
export interface TopVariable {
  readonly name: string;
  /** The offset of the first variable of this name that is set. */
  readonly start: number;
  /** Whether every evaluation of the file sets the variable. */
  readonly isCertain: boolean;
  readonly type: Union;
}

/**
 * Finds the top-level variables of a file, in the order of the source.
 *
 * @param any the type of an unknown value
 */
export function topVariables({ body }: Program, types: InferredTypes, any: Union): readonly TopVariable[] {
  const variables = new Map<string, TopVariable>();
  const add = ({ name, start }: VariableExpression, type: Union, isCertain: boolean): void => {
    const earlier = variables.get(name);
    if (name.includes('::')) return;
    variables.set(
      name,
      earlier === undefined
        ? { name, start, isCertain, type }
        : { ...earlier, isCertain: earlier.isCertain || isCertain, type: unionOf(earlier.type, type) },
    );
  };
  for (const statement of body.type === 'BlockExpression' ? body.statements : [body]) {
    const certain = unwrap(statement);
    for (const assignment of assignmentsIn(statement))
      for (const [variable, type] of assigned(assignment, types, any)) add(variable, type, assignment === certain);
  }
  return [...variables.values()];
}

/** The variables that an assignment sets, and their types. */
function assigned(
  assignment: AssignmentExpression,
  types: InferredTypes,
  any: Union,
): (readonly [VariableExpression, Union])[] {
  const { leftExpr } = assignment;
  if (leftExpr.type === 'VariableExpression') return [[leftExpr, types.expression(assignment)]];
  return assignedVariables(leftExpr).map((variable) => [variable, any]);
}
