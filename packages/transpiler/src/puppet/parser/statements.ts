/** Parses lists of statements with calls without parentheses, assignments and relationships. */

import type { CallNamedFunctionExpression, Expression, Nop, QualifiedName } from '../ast/nodes.js';
import { propertiesOf } from '../builtins.js';
import { type Syntax, type SyntaxFault, fault } from '../lexer/index.js';
import {
  APPENDS,
  COMMA,
  DELETES,
  END,
  EQUALS,
  IN_EDGE,
  IN_EDGE_SUB,
  LBRACE,
  OUT_EDGE,
  OUT_EDGE_SUB,
  RBRACE,
  SEMIC,
  startsStatement,
  assignmentOperator,
  relationshipOperator,
} from '../lexer/tokens.js';
import type { Parser } from './parser.js';
import { parseResource } from './resources.js';

/** Parses `{ statements }`. The current token must be the brace. An empty block is a Nop that spans the braces. */
export function parseBlock(parser: Parser): Expression {
  const { lexer } = parser;
  const start = lexer.start;
  return blockOf(parseBraced(parser), start, lexer.previousEnd);
}

/**
 * Like `parseBlock`, for bodies that are always a block in Puppet's model. Their only statement may itself be a block:
 * `a {}` is a block of a name and a hash.
 */
export function parseBody(parser: Parser): Expression {
  const { lexer } = parser;
  const start = lexer.start;
  return bodyOf(parseBraced(parser), start, lexer.previousEnd);
}

function parseBraced(parser: Parser): Expression[] {
  parser.expect(LBRACE);
  const statements = parseStatements(parser, RBRACE);
  parser.expect(RBRACE);
  return statements;
}

/** A single statement is its own block. An empty block is a Nop. */
export function blockOf(statements: readonly Expression[], start: number, end: number): Expression {
  const [first] = statements;
  if (first === undefined) return nop(start, end);
  if (statements.length === 1) return first;
  return { type: 'BlockExpression', start: first.start, end: (statements.at(-1) ?? first).end, statements };
}

/** Like `blockOf`, but an only statement that is a block stays inside a block of its own. */
function bodyOf(statements: readonly Expression[], start: number, end: number): Expression {
  const body = blockOf(statements, start, end);
  return statements.length === 1 && body.type === 'BlockExpression' ? { ...body, statements } : body;
}

export function nop(start: number, end = start): Nop {
  return { type: 'Nop', start, end };
}

/** Parses statements up to a token of the given kind or the end. That token is not consumed. */
export function parseStatements(parser: Parser, terminator: number): Expression[] {
  const { lexer } = parser;
  const statements: Expression[] = [];
  let separated = true;
  // Puppet forms calls of names and arguments after it has read the whole list, so syntax errors in the list come
  // first.
  let illegalList: SyntaxFault | null = null;
  while (lexer.kind !== terminator && lexer.kind !== END) {
    if (lexer.kind === SEMIC) {
      if (separated) throw illegalList ?? parser.unexpected();
      lexer.next();
      separated = true;
      if (parser.at(terminator) || parser.at(END)) throw illegalList ?? parser.unexpected();
      continue;
    }
    if (startsStatement[lexer.kind] === 0) throw illegalList ?? parser.unexpected();
    separated = false;
    parser.statementStart = lexer.start;
    const expression = parseAssignment(parser);
    const before = statements.at(-1) ?? null;
    const callee = before === null ? null : statementFunction(before, expression, parser.syntax);
    const list = lexer.kind === COMMA ? [expression] : null;
    if (list !== null) {
      if (callee === null) illegalList ??= illegalListAfter(before, lexer.start);
      while (parser.accept(COMMA)) list.push(parseAssignment(parser));
    }
    if (callee !== null) statements[statements.length - 1] = statementCall(callee, list ?? [expression]);
    else if (list === null) statements.push(asStatement(expression));
  }
  if (illegalList !== null) throw illegalList;
  return statements;
}

function illegalListAfter(before: Expression | null, comma: number): SyntaxFault {
  return before?.type === 'QualifiedName'
    ? fault('ARGUMENTS_WITHOUT_PARENTHESES', { name: before.value }, comma, comma + 1)
    : fault('ILLEGAL_ARGUMENT_LIST', {}, comma, comma + 1);
}

/** The name of the function that `before` calls with `argument`, without parentheses; null if it is no such call. */
function statementFunction(before: Expression, argument: Expression, syntax: Syntax): QualifiedName | null {
  if (before.type !== 'QualifiedName') return null;
  if (propertiesOf(before.value).isStatement === true) return before;
  return syntax.callsAnyName && !STATEMENTS.has(argument.type) ? before : null;
}

/** The statements that are no arguments. */
const STATEMENTS: ReadonlySet<Expression['type']> = new Set<Expression['type']>([
  'AssignmentExpression',
  'CaseExpression',
  'CollectExpression',
  'HostClassDefinition',
  'IfExpression',
  'NodeDefinition',
  'RelationshipExpression',
  'ResourceDefaultsExpression',
  'ResourceExpression',
  'ResourceOverrideExpression',
  'ResourceTypeDefinition',
  'UnlessExpression',
]);

/** Whether a function may be called without parentheses. */
export function isStatementFunction(name: string, { callsAnyName }: Syntax): boolean {
  return callsAnyName || propertiesOf(name).isStatement === true;
}

/** Creates the call `name list` without parentheses. */
export function statementCall(functorExpr: QualifiedName, list: readonly Expression[]): CallNamedFunctionExpression {
  const end = list.at(-1)?.end ?? functorExpr.end;
  return {
    type: 'CallNamedFunctionExpression',
    start: functorExpr.start,
    end,
    functorExpr,
    arguments: list,
    lambda: null,
    rvalRequired: false,
  };
}

/** Marks a call as a statement, which need not return a value. */
function asStatement(expression: Expression): Expression {
  if (expression.type !== 'CallNamedFunctionExpression') return expression;
  (expression as { rvalRequired: boolean }).rvalRequired = false;
  return expression;
}

/** Parses `target = value`, which is right associative, or an expression that binds tighter. */
export function parseAssignment(parser: Parser): Expression {
  const { lexer } = parser;
  const leftExpr = parseRelationship(parser);
  const kind = lexer.kind;
  if (kind !== EQUALS && kind !== APPENDS && kind !== DELETES) return leftExpr;
  const operatorStart = lexer.start;
  lexer.next();
  parser.enter();
  const rightExpr = parseAssignment(parser);
  parser.depth--;
  const operator = assignmentOperator(kind);
  return {
    type: 'AssignmentExpression',
    start: leftExpr.start,
    end: rightExpr.end,
    operator,
    leftExpr,
    rightExpr,
    operatorStart,
  };
}

/** Parses `a -> b ~> c`, which is left associative, or an expression that binds tighter. */
function parseRelationship(parser: Parser): Expression {
  const { lexer } = parser;
  let leftExpr = parseResource(parser);
  for (let length = 1; ; length++) {
    const kind = lexer.kind;
    if (kind !== IN_EDGE && kind !== OUT_EDGE && kind !== IN_EDGE_SUB && kind !== OUT_EDGE_SUB) return leftExpr;
    parser.checkChain(length);
    const operatorStart = lexer.start;
    lexer.next();
    const rightExpr = parseResource(parser);
    const operator = relationshipOperator(kind);
    leftExpr = {
      type: 'RelationshipExpression',
      start: leftExpr.start,
      end: rightExpr.end,
      operator,
      leftExpr,
      rightExpr,
      operatorStart,
    };
  }
}
