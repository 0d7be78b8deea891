import type * as ESTree from 'estree';
import { isBoolean, unwrap } from '../analysis/static.js';
import type { Expression } from '../ast/nodes.js';
import * as b from '../estree/index.js';
import type { Body } from './body.js';
import { give, type Sink } from './sink.js';
import { expressions, statements } from './visitors/index.js';

/** How a kind of node becomes a JavaScript expression. */
export type LowerExpression<T extends Expression['type']> = (
  node: Extract<Expression, { type: T }>,
  body: Body,
) => ESTree.Expression;

/** How a kind of node becomes JavaScript statements, which are added to `out` and give its value to `sink`. */
export type LowerStatement<T extends Expression['type']> = (
  node: Extract<Expression, { type: T }>,
  body: Body,
  sink: Sink,
  out: ESTree.Statement[],
) => void;

/** The JavaScript expression for a Puppet one. */
export function expression(node: Expression, body: Body): ESTree.Expression {
  return (expressions[node.type] as LowerExpression<Expression['type']>)(node as never, body);
}

/** Lowers an expression to statements, which may be more readable, or the only way; its value goes to `sink`. */
export function lowerInto(node: Expression, body: Body, sink: Sink, out: ESTree.Statement[]): void {
  const lower = statements[node.type] as LowerStatement<Expression['type']> | undefined;
  if (lower === undefined) give(expression(node, body), body, sink, out);
  else lower(node as never, body, sink, out);
}

/** The statements of an expression in a list of their own. */
export function statementsFor(node: Expression, body: Body, sink: Sink): ESTree.Statement[] {
  const out: ESTree.Statement[] = [];
  lowerInto(node, body, sink, out);
  return out;
}

/** A JavaScript test: whether the value of an expression is true in Puppet. */
export function test(node: Expression, body: Body): ESTree.Expression {
  const inner = unwrap(node);
  const value = expression(inner, body);
  return isBoolean(inner) ? value : body.module.call('truthy', [value]);
}

/** Call arguments, array elements and the like: `*x` is spread. */
export function elements(nodes: readonly Expression[], body: Body): (ESTree.Expression | ESTree.SpreadElement)[] {
  return nodes.map((node) =>
    node.type === 'UnfoldExpression'
      ? b.spread(body.module.call('unfold', [expression(node.expr, body)], node.start))
      : expression(node, body),
  );
}
