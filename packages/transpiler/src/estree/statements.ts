/** Functions that create ESTree nodes of statements. */
import type * as ESTree from 'estree';
import { assign, binary, identifier, member, number } from './expressions.js';

export function statement(expression: ESTree.Expression): ESTree.ExpressionStatement {
  return { type: 'ExpressionStatement', expression };
}

export function declare(
  kind: 'const' | 'let',
  id: ESTree.Pattern,
  init: ESTree.Expression | null,
): ESTree.VariableDeclaration {
  return { type: 'VariableDeclaration', kind, declarations: [{ type: 'VariableDeclarator', id, init }] };
}

/** `let a, b;` */
export function declareAll(ids: readonly ESTree.Identifier[]): ESTree.VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'let',
    declarations: ids.map((id) => ({ type: 'VariableDeclarator', id, init: null })),
  };
}

export function block(body: ESTree.Statement[]): ESTree.BlockStatement {
  return { type: 'BlockStatement', body };
}

export function functionDeclaration(
  id: ESTree.Identifier,
  params: ESTree.Pattern[],
  body: ESTree.Statement[],
): ESTree.FunctionDeclaration {
  return { type: 'FunctionDeclaration', id, params, body: block(body), async: false, generator: false };
}

export function ifStatement(
  test: ESTree.Expression,
  consequent: ESTree.Statement,
  alternate: ESTree.Statement | null = null,
): ESTree.IfStatement {
  return { type: 'IfStatement', test, consequent, alternate };
}

export function whileStatement(test: ESTree.Expression, body: ESTree.Statement[]): ESTree.WhileStatement {
  return { type: 'WhileStatement', test, body: block(body) };
}

/** `for (const target of values) { … }` */
export function forOf(
  kind: 'const' | 'let',
  target: ESTree.Pattern,
  values: ESTree.Expression,
  body: ESTree.Statement[],
): ESTree.ForOfStatement {
  return {
    type: 'ForOfStatement',
    await: false,
    left: declare(kind, target, null),
    right: values,
    body: block(body),
  };
}

/**
 * `for (let i = from; i <= to; i++) { … }`
 *
 * @param range the first and the last number, and their distance, which is negative if the numbers decrease
 */
export function countingLoop(
  id: ESTree.Identifier,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  body: ESTree.Statement[],
): ESTree.ForStatement {
  return counting(id, number(from), binary(step < 0 ? '>=' : '<=', identifier(id.name), number(to)), step, body);
}

/** `for (let i = first; i <= last; i++) { … }` */
export function loopBetween(
  id: ESTree.Identifier,
  first: ESTree.Expression,
  last: ESTree.Expression,
  body: ESTree.Statement[],
): ESTree.ForStatement {
  return counting(id, first, binary('<=', identifier(id.name), last), 1, body);
}

/**
 * `for (let i = 0; i < list.length; i++) { … }`
 *
 * @param order the distance of the indexes, and whether the first one is that of the last element
 */
export function indexLoop(
  id: ESTree.Identifier,
  list: ESTree.Identifier,
  body: ESTree.Statement[],
  { isReversed, step }: { readonly isReversed: boolean; readonly step: number } = { isReversed: false, step: 1 },
): ESTree.ForStatement {
  const length = member(list, 'length');
  const index = identifier(id.name);
  return isReversed
    ? counting(id, binary('-', length, number(1)), binary('>=', index, number(0)), -step, body)
    : counting(id, number(0), binary('<', index, length), step, body);
}

function counting(
  id: ESTree.Identifier,
  from: ESTree.Expression,
  test: ESTree.Expression,
  step: number,
  body: ESTree.Statement[],
): ESTree.ForStatement {
  const index = identifier(id.name);
  const distance = Math.abs(step);
  return {
    type: 'ForStatement',
    init: declare('let', id, from),
    test,
    update:
      distance === 1
        ? { type: 'UpdateExpression', operator: step < 0 ? '--' : '++', argument: index, prefix: false }
        : assign(index, number(distance), step < 0 ? '-=' : '+='),
    body: block(body),
  };
}

export function breakStatement(): ESTree.BreakStatement {
  return { type: 'BreakStatement', label: null };
}

export function continueStatement(): ESTree.ContinueStatement {
  return { type: 'ContinueStatement', label: null };
}

export function returnStatement(argument: ESTree.Expression | null): ESTree.ReturnStatement {
  return { type: 'ReturnStatement', argument };
}

export function tryCatch(
  body: ESTree.Statement[],
  param: ESTree.Identifier,
  handler: ESTree.Statement[],
): ESTree.TryStatement {
  return {
    type: 'TryStatement',
    block: block(body),
    handler: { type: 'CatchClause', param, body: block(handler) },
    finalizer: null,
  };
}
