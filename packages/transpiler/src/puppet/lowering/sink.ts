import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { Expression } from '../ast/nodes.js';
import type { Elements } from './added-elements.js';
import type { LoweringContext } from './context.js';

/** Whether a value certainly passes the check of the function's result: all values, all except undef, or if some elements do. */
export type ResultProof = 'none' | 'unless undef' | 'complete' | Elements;

/** Returns a test of the result of a function. */
export type ResultTest = (result: ESTree.Identifier) => ESTree.Expression;

/** The use of the value of an expression that is lowered to statements. */
export type Sink =
  | { readonly kind: 'discard' }
  /**
   * The function returns the value, after the check of its result unless the value certainly passes that. `accepts` creates a
   * quick test, which only values that pass the check pass.
   */
  | { readonly kind: 'return'; readonly proof: ResultProof; readonly accepts?: ResultTest }
  | { readonly kind: 'assign'; readonly store: (value: ESTree.Expression) => ESTree.Expression }
  /** `assign` lowers an expression whose value is the result of a step, and returns false for other expressions. */
  | { readonly kind: 'parts'; readonly assign: (result: Expression, out: ESTree.Statement[]) => boolean };

export const DISCARD: Sink = { kind: 'discard' };
export const RETURN: Sink = { kind: 'return', proof: 'none' };
export const RETURN_UNLESS_UNDEF: Sink = { kind: 'return', proof: 'unless undef' };
export const PROVED_RETURN: Sink = { kind: 'return', proof: 'complete' };

/** Appends the statement that passes a value to a sink. */
export function emitValue(
  value: ESTree.Expression,
  context: LoweringContext,
  sink: Sink,
  out: ESTree.Statement[],
): void {
  if (sink.kind === 'return') out.push(b.returnStatement(returnedValue(value, sink, context, out)));
  else if (sink.kind === 'assign') out.push(b.statement(sink.store(value)));
  else if (!hasNoEffect(value)) out.push(b.statement(value));
}

function returnedValue(
  value: ESTree.Expression,
  { proof, accepts }: Extract<Sink, { kind: 'return' }>,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Expression {
  const { check, checkElements } = context.resultCheck;
  if (proof === 'complete') return value;
  if (accepts !== undefined && value.type !== 'Literal') {
    const result = namedResult(value, context, out);
    return b.conditional(accepts(result), result, context.resultCheck.checkFailed(result));
  }
  if (proof === 'none' || value.type === 'Literal') return check(value, out);
  if (typeof proof === 'object') return checkElements?.(value, proof) ?? check(value, out);
  return b.logical('??', b.withoutNull(value), check(b.literal(null), out));
}

/** Returns a variable with the value that a function returns: `value` itself, or a new constant. */
export function namedResult(
  value: ESTree.Expression,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Identifier {
  if (value.type === 'Identifier') return b.identifier(value.name);
  // No code follows a `return`, so all returns can use the same name, unless a variable of an earlier statement has it.
  const result = b.identifier(context.locals.isTemporary(RESULT) ? context.locals.temporary(RESULT) : RESULT);
  out.push(b.declare('const', result, value));
  return result;
}

const RESULT = 'result';

/** Whether code can contain a lowered value several times at no cost. */
export function isVariableOrLiteral({ type }: ESTree.Node): boolean {
  return type === 'Identifier' || type === 'Literal';
}

/** Whether evaluating an expression has no effect. */
export function hasNoEffect(value: ESTree.Expression): boolean {
  switch (value.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return value.expressions.every(hasNoEffect);
    default:
      return false;
  }
}

/** Whether control never reaches the end of these statements. */
export function endsAll(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1);
  switch (last?.type) {
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true;
    case 'IfStatement':
      return last.alternate != null && endsAll(statementsOf(last.consequent)) && endsAll(statementsOf(last.alternate));
    default:
      return false;
  }
}

function statementsOf(statement: ESTree.Statement): readonly ESTree.Statement[] {
  return statement.type === 'BlockStatement' ? statement.body : [statement];
}

/**
 * Appends `if (test) { … } else { … }`. Empty branches are left out, `else if` is not nested, and there is no `else`
 * after a branch that leaves the function.
 */
export function branch(
  test: ESTree.Expression,
  consequent: ESTree.Statement[],
  alternate: ESTree.Statement[],
  out: ESTree.Statement[],
): void {
  const [first] = alternate;
  if (consequent.length === 0 && alternate.length === 0) {
    if (!hasNoEffect(test)) out.push(b.statement(test));
  } else if (consequent.length === 0) {
    out.push(b.ifStatement(b.not(test), b.block(alternate)));
  } else if (alternate.length === 0) {
    out.push(b.ifStatement(test, b.block(consequent)));
  } else if (endsAll(consequent) && !(alternate.length === 1 && first?.type === 'IfStatement')) {
    out.push(b.ifStatement(test, b.block(consequent)), ...alternate);
  } else {
    out.push(
      b.ifStatement(
        test,
        b.block(consequent),
        alternate.length === 1 && first?.type === 'IfStatement' ? first : b.block(alternate),
      ),
    );
  }
}
