import type * as ESTree from 'estree';
import { unwrap } from '../../analysis/static.js';
import type { Expression } from '../../ast/nodes.js';
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
      return b.array([
        b.literal(inner.operator),
        queried(inner.leftExpr, start, body),
        queried(inner.rightExpr, start, body),
      ]);
    }
    default:
      return expression(inner, body);
  }
}

/** What queries evaluate. */
const QUERIED: ReadonlySet<Expression['type']> = new Set<Expression['type']>([
  'QualifiedName',
  'LiteralString',
  'ConcatenatedString',
  'TextExpression',
  'HeredocExpression',
  'LiteralInteger',
  'LiteralFloat',
  'LiteralBoolean',
  'LiteralUndef',
  'VariableExpression',
  'AccessExpression',
  'ComparisonExpression',
]);

/**
 * An attribute's name, or what it is compared with: other kinds of expressions are refused when the collector is
 * evaluated.
 */
function queried(node: Expression, start: number, body: Body): ESTree.Expression {
  const inner = unwrap(node);
  const isNegative =
    (inner.type === 'LiteralInteger' || inner.type === 'LiteralFloat') &&
    body.module.source.startsWith('-', inner.start);
  const type = isNegative ? 'UnaryMinusExpression' : inner.type;
  return QUERIED.has(type) ? expression(node, body) : body.module.call('refuseInQuery', [b.literal(type)], start);
}
