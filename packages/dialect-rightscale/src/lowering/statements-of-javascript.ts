/** Builders for statements of JavaScript that the shared builders lack. */
import type * as ESTree from 'estree';

export function whileStatement(test: ESTree.Expression, body: ESTree.Statement[]): ESTree.WhileStatement {
  return { type: 'WhileStatement', test, body: { type: 'BlockStatement', body } };
}

/** `for (const left of right) { … }` */
export function forOf(
  left: ESTree.VariableDeclaration | ESTree.Pattern,
  right: ESTree.Expression,
  body: ESTree.Statement[],
): ESTree.ForOfStatement {
  return { type: 'ForOfStatement', left, right, body: { type: 'BlockStatement', body }, await: false };
}

/** A declaration without a semicolon, for the head of a loop. */
export function loopVariable(kind: 'const' | 'let', id: ESTree.Pattern): ESTree.VariableDeclaration {
  return { type: 'VariableDeclaration', kind, declarations: [{ type: 'VariableDeclarator', id, init: null }] };
}

/** `[a, b] = value` */
export function assignPattern(left: ESTree.Pattern, right: ESTree.Expression): ESTree.AssignmentExpression {
  return { type: 'AssignmentExpression', operator: '=', left, right };
}

export const BREAK: ESTree.BreakStatement = { type: 'BreakStatement', label: null };
