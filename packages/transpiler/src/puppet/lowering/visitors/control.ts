/** Blocks, `if` and `unless`. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type {
  BlockExpression as BlockNode,
  Expression,
  IfExpression as IfNode,
  UnlessExpression as UnlessNode,
} from '../../ast/nodes.js';
import { endOfBlock } from '../../ast/shapes.js';
import { lowerCondition } from '../conditions.js';
import type { LoweringContext } from '../context.js';
import { branch, DISCARD, endsAll, emitValue, type Sink } from '../sink.js';
import type { LowerExpression, LowerStatement } from '../visitor.js';

export const BlockStatement: LowerStatement<'BlockExpression'> = (node, context, sink, out) => {
  const { statements } = node;
  if (sink.kind === 'parts') return stepOfBlock(node, context, sink, out);
  if (statements.length === 0) return emitValue(b.literal(null), context, sink, out);
  for (let index = 0; index < statements.length; index++) {
    context.lowerInto(statements[index]!, index === statements.length - 1 ? sink : DISCARD, out);
    if (endsAll(out)) return;
  }
};

/** A block whose value is the result of a step. */
function stepOfBlock(node: BlockNode, context: LoweringContext, sink: Sink, out: ESTree.Statement[]): void {
  const { statements, result } = endOfBlock(node);
  for (const statement of statements) {
    context.lowerInto(statement, DISCARD, out);
    if (endsAll(out)) return;
  }
  if (result !== undefined) context.lowerInto(result, sink, out);
}

export const BlockExpression: LowerExpression<'BlockExpression'> = ({ statements }, context) =>
  statements.length === 0 ? b.literal(null) : b.sequence(statements.map((statement) => context.expression(statement)));

export const NopStatement: LowerStatement<'Nop'> = (_, context, sink, out) =>
  emitValue(b.literal(null), context, sink, out);

export const ParenthesizedStatement: LowerStatement<'ParenthesizedExpression'> = ({ expr }, context, sink, out) =>
  context.lowerInto(expr, sink, out);

/** `if` and `unless` as statements. */
export function IfStatement(
  node: IfNode | UnlessNode,
  context: LoweringContext,
  sink: Sink,
  out: ESTree.Statement[],
): void {
  if (sink.kind !== 'discard' && sink.kind !== 'parts' && isReadableAsExpression(node) && !needsRecord(node, context))
    return context.emit(node, ifExpression(node, context, out), sink, out);
  declareRecord(node, context, out);
  const condition = testOf(node, context, out);
  branch(condition, context.statements(node.thenExpr, sink), context.statements(node.elseExpr, sink), out);
}

export const IfExpression: LowerExpression<'IfExpression'> = ifExpression;
export const UnlessExpression: LowerExpression<'UnlessExpression'> = ifExpression;

function ifExpression(
  node: IfNode | UnlessNode,
  context: LoweringContext,
  out?: ESTree.Statement[],
): ESTree.Expression {
  const record = recordAhead(node, context);
  const value = b.conditional(
    testOf(node, context, record === null ? out : undefined),
    context.expression(node.thenExpr),
    context.expression(node.elseExpr),
  );
  return record === null ? value : b.sequence([record, value]);
}

function testOf(node: IfNode | UnlessNode, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const condition = lowerCondition(node.test, context, out);
  return node.type === 'IfExpression' ? condition : b.negated(condition);
}

// Match variables

function needsRecord(node: Expression, context: LoweringContext): boolean {
  return context.module.analysis.regions.get(node)?.recording === true;
}

/** Declares the record of a node's matches before its statement. */
export function declareRecord(node: Expression, context: LoweringContext, out: ESTree.Statement[]): void {
  const region = context.module.analysis.regions.get(node);
  const record = region === undefined ? null : context.matches.writtenIn(region);
  if (region === undefined || record === null) return;
  out.push(b.declare('const', record, context.matches.create(region)));
}

/** Like `declareRecord`, within an expression: assigns the record, which is declared at the start of the function. */
export function recordAhead(node: Expression, context: LoweringContext): ESTree.Expression | null {
  const region = context.module.analysis.regions.get(node);
  const record = region === undefined ? null : context.matches.writtenIn(region);
  if (region === undefined || record === null) return null;
  context.locals.declareAhead(record.name);
  return b.assign(record, context.matches.create(region));
}

/** Whether an expression is readable as a single JavaScript expression. */
export function isReadableAsExpression(node: Expression): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return isReadableAsExpression(node.expr);
    case 'BlockExpression':
      return node.statements.length === 1 && node.statements.every(isReadableAsExpression);
    case 'IfExpression':
    case 'UnlessExpression':
      return isShort(node.thenExpr) && isShort(node.elseExpr);
    case 'CaseExpression':
      return false;
    case 'AssignmentExpression':
      return node.leftExpr.type === 'VariableExpression';
    default:
      return true;
  }
}

/** Whether an expression is short enough for a branch of `a ? b : c`. */
function isShort(node: Expression): boolean {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'VariableExpression':
    case 'QualifiedName':
    case 'Nop':
      return true;
    case 'ConcatenatedString':
    case 'ArithmeticExpression':
    case 'AccessExpression':
      return node.end - node.start < 40;
    case 'LiteralList':
      return node.values.length === 0;
    case 'LiteralHash':
      return node.entries.length === 0;
    case 'BlockExpression':
      return node.statements.length <= 1 && node.statements.every(isShort);
    default:
      return false;
  }
}
