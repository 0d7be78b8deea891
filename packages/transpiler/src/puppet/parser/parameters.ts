/** Parses the parameters of definitions, blocks and templates, their types, and return types. */

import type { Expression, Parameter } from '../ast/nodes.js';
import { CLASSREF, COMMA, EQUALS, LPAREN, LBRACK, RPAREN, RSHIFT, TIMES, VARIABLE, WSLPAREN } from '../lexer/tokens.js';
import { parseAccess, parseExpression } from './expressions.js';
import { qualifiedReference } from './names.js';
import type { Parser } from './parser.js';

/** Parses an optional `(parameters)`. */
export function parseParameterList(parser: Parser): Parameter[] {
  const { lexer } = parser;
  if (lexer.kind !== LPAREN && lexer.kind !== WSLPAREN) return [];
  lexer.next();
  const parameters = parseParameters(parser, RPAREN);
  parser.expect(RPAREN);
  return parameters;
}

/** Parses parameters up to a closing token, which is not consumed. */
export function parseParameters(parser: Parser, closing: number): Parameter[] {
  const { lexer } = parser;
  const parameters: Parameter[] = [];
  while (lexer.kind !== closing) {
    parameters.push(parseParameter(parser));
    if (!parser.accept(COMMA)) break;
  }
  return parameters;
}

/** Parses `Type *$name = value`. */
function parseParameter(parser: Parser): Parameter {
  const { lexer } = parser;
  const start = lexer.start;
  const typeExpr = lexer.kind === CLASSREF ? parseType(parser) : null;
  const capturesRest = parser.accept(TIMES);
  if (lexer.kind !== VARIABLE) throw parser.unexpected();
  const nameStart = lexer.start;
  const name = parser.source.slice(lexer.nameStart, lexer.end);
  lexer.next();
  const value = parser.accept(EQUALS) ? parseExpression(parser) : null;
  return { type: 'Parameter', start, end: lexer.previousEnd, name, nameStart, typeExpr, value, capturesRest };
}

/** Parses an optional `>> Type`. */
export function parseReturnType(parser: Parser): Expression | null {
  return parser.accept(RSHIFT) ? parseType(parser) : null;
}

/** Parses `Name` or `Name[arguments]`. A comma after the last argument is only allowed in type aliases. */
export function parseType(parser: Parser, trailingComma = false): Expression {
  const { lexer } = parser;
  if (lexer.kind !== CLASSREF) throw parser.unexpected();
  const leftExpr = qualifiedReference(parser);
  return parser.at(LBRACK) ? parseAccess(parser, leftExpr, trailingComma) : leftExpr;
}
