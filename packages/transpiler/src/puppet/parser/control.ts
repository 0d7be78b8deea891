/** Parses `if`, `unless` and `case`. */

import type { CaseExpression, CaseOption, Expression, IfExpression, UnlessExpression } from '../ast/nodes.js';
import { COLON, COMMA, ELSE, ELSIF, LBRACE, RBRACE } from '../lexer/tokens.js';
import { parseExpression } from './expressions.js';
import type { Parser } from './parser.js';
import { nop, parseBlock, parseBody } from './statements.js';

/** Parses `if` or, in a chain, `elsif`. The current token is that word. */
export function parseIf(parser: Parser): IfExpression {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const test = parseExpression(parser);
  const thenExpr = parseBlock(parser);
  let elseExpr: Expression;
  if (lexer.kind === ELSIF) {
    const { depth } = parser;
    parser.enterElsif();
    elseExpr = parseIf(parser);
    parser.depth = depth;
  } else elseExpr = parseElse(parser);
  return { type: 'IfExpression', start, end: lexer.previousEnd, test, thenExpr, elseExpr };
}

export function parseUnless(parser: Parser): UnlessExpression {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const test = parseExpression(parser);
  const thenExpr = parseBlock(parser);
  const elseExpr = parseElse(parser);
  return { type: 'UnlessExpression', start, end: lexer.previousEnd, test, thenExpr, elseExpr };
}

function parseElse(parser: Parser): Expression {
  return parser.accept(ELSE) ? parseBlock(parser) : nop(parser.lexer.previousEnd);
}

export function parseCase(parser: Parser): CaseExpression {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const test = parseExpression(parser);
  parser.expect(LBRACE);
  const options: CaseOption[] = [];
  do options.push(parseOption(parser));
  while (lexer.kind !== RBRACE);
  lexer.next();
  return { type: 'CaseExpression', start, end: lexer.previousEnd, test, options };
}

function parseOption(parser: Parser): CaseOption {
  const { lexer } = parser;
  const start = lexer.start;
  const values: Expression[] = [];
  do values.push(parseExpression(parser));
  while (parser.accept(COMMA));
  parser.expect(COLON);
  const thenExpr = parseBody(parser);
  return { type: 'CaseOption', start, end: lexer.previousEnd, values, thenExpr };
}
