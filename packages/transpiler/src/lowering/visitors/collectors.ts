import type * as ESTree from 'estree';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../analysis/static.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression } from '../lower.js';
import { attributes, statementPlace } from './resources.js';

/** `Type <| query |> { … }` and `Type <<| query |>>`. */
export const CollectExpression: LowerExpression<'CollectExpression'> = (node, body) => {
  const { module } = body;
  const args = [
    body.scope(),
    node.typeExpr.type === 'QualifiedReference' ? b.literal(node.typeExpr.value) : expression(node.typeExpr, body),
    b.literal(node.query.type === 'VirtualQuery' ? 'virtual' : 'exported'),
    query(node.query.expr, node.start, body),
    attributes(node.operations, module.lineAt(node.start), body),
    statementPlace(node, body),
  ];
  return module.call('collectResources', args, node.start);
};

/** `['==', 'name', value]`, `['and', query, query]`, null for all. */
function query(node: Expression, start: number, body: Body): ESTree.Expression {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'Nop':
      return b.literal(null);
    case 'AndExpression':
      return b.array([b.literal('and'), query(inner.leftExpr, start, body), query(inner.rightExpr, start, body)]);
    case 'OrExpression':
      return b.array([b.literal('or'), query(inner.leftExpr, start, body), query(inner.rightExpr, start, body)]);
    case 'ComparisonExpression': {
      const name = inner.leftExpr.type === 'VariableExpression' ? b.literal(inner.leftExpr.name) : expression(inner.leftExpr, body);
      return b.array([b.literal(inner.operator), name, queried(inner.rightExpr, start, body)]);
    }
    default:
      return expression(inner, body);
  }
}

/** What an attribute is compared with: some kinds of expressions are refused when the collector is evaluated. */
function queried(node: Expression, start: number, body: Body): ESTree.Expression {
  const inner = unwrap(node);
  const isRefused = inner.type === 'LiteralList' || inner.type === 'LiteralHash' || inner.type === 'LiteralRegularExpression';
  return isRefused ? body.module.call('refuseInQuery', [b.literal(inner.type)], start) : expression(node, body);
}
