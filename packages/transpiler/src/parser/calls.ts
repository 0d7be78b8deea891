/** Calls `name(…)` and `value.name(…)`, their arguments and blocks. */

import type { CallMethodExpression, CallNamedFunctionExpression, Expression, LambdaExpression, NamedAccessExpression } from '../ast/nodes.js';
import { LBRACE, LPAREN, NAME, PIPE, RBRACE, RPAREN, TYPE } from '../lexer/tokens.js';
import { parseArgument, parseEntryPart, parseItems } from './literals.js';
import { qualifiedName } from './names.js';
import { parseParameters, parseReturnType } from './parameters.js';
import type { Parser } from './parser.js';
import { blockOf, parseStatements } from './statements.js';

/** Arguments up to a closing bracket, which is left alone; neighbouring `key => value` pairs make one hash. */
export function parseArguments(parser: Parser, closing: number): Expression[] {
  return parseItems(parser, closing, parseArgument, parseEntryPart);
}

/** `functor(arguments) |parameters| { … }`; the current token is the parenthesis. */
export function parseCall(parser: Parser, functorExpr: Expression): CallNamedFunctionExpression {
  const { lexer } = parser;
  lexer.next();
  const list = parseArguments(parser, RPAREN);
  parser.expect(RPAREN);
  const lambda = lexer.kind === PIPE ? parseLambda(parser) : null;
  const end = lexer.previousEnd;
  return { type: 'CallNamedFunctionExpression', start: functorExpr.start, end, functorExpr, arguments: list, lambda, rvalRequired: true };
}

/** `left.name(arguments) |parameters| { … }`, parentheses and block optional; the current token is the dot. */
export function parseMethodCall(parser: Parser, leftExpr: Expression): CallMethodExpression {
  const { lexer } = parser;
  const operatorStart = lexer.start;
  const { start } = leftExpr;
  lexer.next();
  if (lexer.kind !== NAME && lexer.kind !== TYPE) throw parser.unexpected();
  const rightExpr = qualifiedName(parser);
  const functorExpr: NamedAccessExpression = { type: 'NamedAccessExpression', start, end: rightExpr.end, leftExpr, rightExpr, operatorStart };
  let list: Expression[] = [];
  if (lexer.kind === LPAREN) {
    lexer.next();
    list = parseArguments(parser, RPAREN);
    parser.expect(RPAREN);
  }
  const lambda = lexer.kind === PIPE ? parseLambda(parser) : null;
  return { type: 'CallMethodExpression', start, end: lexer.previousEnd, functorExpr, arguments: list, lambda };
}

/** `|parameters| >> Type { statements }` */
function parseLambda(parser: Parser): LambdaExpression {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const parameters = parseParameters(parser, PIPE);
  parser.expect(PIPE);
  const returnType = parseReturnType(parser);
  const bodyStart = lexer.start;
  parser.expect(LBRACE);
  parser.enter();
  const statements = parseStatements(parser, RBRACE);
  parser.depth--;
  parser.expect(RBRACE);
  const end = lexer.previousEnd;
  const body = statements.length === 0 ? null : blockOf(statements, bodyStart, end);
  return { type: 'LambdaExpression', start, end, parameters, returnType, body };
}
