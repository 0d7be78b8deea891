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
    expression(node.typeExpr, body),
    b.literal(node.query.type === 'VirtualQuery' ? 'virtual' : 'exported'),
    query(node.query.expr, body),
    attributes(node.operations, module.lineAt(node.start), body),
    statementPlace(node, body),
  ];
  return module.call('collectResources', args, node.start);
};

/** `['==', 'name', value]`, `['and', query, query]`, null for all. */
function query(node: Expression, body: Body): ESTree.Expression {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'Nop':
      return b.literal(null);
    case 'AndExpression':
      return b.array([b.literal('and'), query(inner.leftExpr, body), query(inner.rightExpr, body)]);
    case 'OrExpression':
      return b.array([b.literal('or'), query(inner.leftExpr, body), query(inner.rightExpr, body)]);
    case 'ComparisonExpression': {
      const name = inner.leftExpr.type === 'VariableExpression' ? b.literal(inner.leftExpr.name) : expression(inner.leftExpr, body);
      return b.array([b.literal(inner.operator), name, expression(inner.rightExpr, body)]);
    }
    default:
      return expression(inner, body);
  }
}
