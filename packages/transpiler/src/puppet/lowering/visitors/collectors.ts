import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { CollectExpression as Collector, Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { afterChecks } from '../checked-order.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';
import { attributes, statementPlace } from './resources.js';

/** `Type <| query |> { … }` and `Type <<| query |>>`. */
export const CollectExpression: LowerExpression<'CollectExpression'> = (node, context) => {
  const { module } = context;
  const args = [
    context.scope(),
    node.typeExpr.type === 'QualifiedReference' ? b.literal(node.typeExpr.value) : context.expression(node.typeExpr),
    b.literal(node.query.type === 'VirtualQuery' ? 'virtual' : 'exported'),
    afterChecks(query(node.query.expr, node, context), context),
    afterChecks(attributes(node.operations, context), context),
    statementPlace(node, context),
  ];
  return module.call('collectResources', args, node.start);
};

/** `['==', 'name', value]`, `['and', query, query]`, or null for a query that selects all resources. */
function query(node: Expression, collector: Collector, context: LoweringContext): ESTree.Expression {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'Nop':
      return b.literal(null);
    case 'AndExpression':
      return b.array([
        b.literal('and'),
        query(inner.leftExpr, collector, context),
        query(inner.rightExpr, collector, context),
      ]);
    case 'OrExpression':
      return b.array([
        b.literal('or'),
        query(inner.leftExpr, collector, context),
        query(inner.rightExpr, collector, context),
      ]);
    case 'ComparisonExpression': {
      return b.array([
        b.literal(inner.operator),
        queryOperand(inner.leftExpr, collector, context),
        queryOperand(inner.rightExpr, collector, context),
      ]);
    }
    default:
      return context.expression(inner);
  }
}

/** The kinds of expressions that a query may contain. */
const QUERY_OPERANDS: ReadonlySet<Expression['type']> = new Set<Expression['type']>([
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
 * An operand of a comparison in a query: the attribute's name or the value. Other kinds of expressions are an error
 * when the collector is evaluated.
 */
function queryOperand(node: Expression, collector: Collector, context: LoweringContext): ESTree.Expression {
  const inner = unwrap(node);
  const isNegative =
    (inner.type === 'LiteralInteger' || inner.type === 'LiteralFloat') &&
    context.module.source.startsWith('-', inner.start);
  const type = isNegative ? 'UnaryMinusExpression' : inner.type;
  if (QUERY_OPERANDS.has(type)) return context.expression(node);
  const form = collector.query.type === 'VirtualQuery' ? [] : [b.literal('exported')];
  return context.module.call('refuseInQuery', [b.literal(type), ...form], collector.start);
}
