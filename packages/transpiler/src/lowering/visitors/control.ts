import type * as ESTree from 'estree';
import type { Expression, IfExpression as IfNode, UnlessExpression as UnlessNode } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression, type LowerStatement, lowerInto, statementsFor, test } from '../lower.js';
import { branch, DISCARD, endsAll, give, type Sink } from '../sink.js';

/** Blocks, `if` and `unless`. */

export const BlockStatement: LowerStatement<'BlockExpression'> = ({ statements }, body, sink, out) => {
  if (statements.length === 0) return give(b.literal(null), body, sink, out);
  for (const [index, statement] of statements.entries()) {
    lowerInto(statement, body, index === statements.length - 1 ? sink : DISCARD, out);
    if (endsAll(out)) return;
  }
};

export const BlockExpression: LowerExpression<'BlockExpression'> = ({ statements }, body) =>
  statements.length === 0 ? b.literal(null) : b.sequence(statements.map((statement) => expression(statement, body)));

export const NopStatement: LowerStatement<'Nop'> = (_, body, sink, out) => give(b.literal(null), body, sink, out);

export const ParenthesizedStatement: LowerStatement<'ParenthesizedExpression'> = ({ expr }, body, sink, out) =>
  lowerInto(expr, body, sink, out);

export function IfStatement(node: IfNode | UnlessNode, body: Body, sink: Sink, out: ESTree.Statement[]): void {
  if (sink.kind !== 'discard' && isPlain(node) && !needsRecord(node, body))
    return give(ifExpression(node, body), body, sink, out);
  declareRecord(node, body, out);
  const condition = testOf(node, body);
  branch(condition, statementsFor(node.thenExpr, body, sink), statementsFor(node.elseExpr, body, sink), out);
}

export const IfExpression: LowerExpression<'IfExpression'> = ifExpression;
export const UnlessExpression: LowerExpression<'UnlessExpression'> = ifExpression;

function ifExpression(node: IfNode | UnlessNode, body: Body): ESTree.Expression {
  const record = recordAhead(node, body);
  const value = b.conditional(testOf(node, body), expression(node.thenExpr, body), expression(node.elseExpr, body));
  return record === null ? value : b.sequence([record, value]);
}

function testOf(node: IfNode | UnlessNode, body: Body): ESTree.Expression {
  const condition = test(node.test, body);
  return node.type === 'IfExpression' ? condition : b.not(condition);
}

// Match variables

function needsRecord(node: Expression, body: Body): boolean {
  return body.module.analysis.regions.get(node)?.recording === true;
}

/** Declares the record of the matches in a region, before its statement. */
export function declareRecord(node: Expression, body: Body, out: ESTree.Statement[]): void {
  const region = body.module.analysis.regions.get(node);
  const record = region === undefined ? null : body.recordFor(region);
  if (region === undefined || record === null) return;
  out.push(b.declare('const', record, body.newRecord(region)));
}

/** The same within an expression: the assignment of a record that is declared ahead. */
export function recordAhead(node: Expression, body: Body): ESTree.Expression | null {
  const region = body.module.analysis.regions.get(node);
  const record = region === undefined ? null : body.recordFor(region);
  if (region === undefined || record === null) return null;
  body.declareAhead(record.name);
  return b.assign(record, body.newRecord(region));
}

/** Whether an expression reads well as one JavaScript expression. */
export function isPlain(node: Expression): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return isPlain(node.expr);
    case 'BlockExpression':
      return node.statements.length === 1 && isPlain(node.statements[0] as Expression);
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
      return (
        node.statements.length === 0 || (node.statements.length === 1 && isShort(node.statements[0] as Expression))
      );
    default:
      return false;
  }
}
