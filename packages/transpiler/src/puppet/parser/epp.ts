/** Parses templates: text between tags, rendered expressions and parameters. */

import type {
  EppExpression,
  Expression,
  LambdaExpression,
  RenderExpression,
  RenderStringExpression,
} from '../ast/nodes.js';
import { END, EPP_END, EPP_END_TRIM, PIPE } from '../lexer/tokens.js';
import { parseExpression } from './expressions.js';
import { parseParameters } from './parameters.js';
import type { Parser } from './parser.js';
import { blockOf, parseStatements } from './statements.js';

/** Parses a template as a lambda whose body renders. */
export function parseTemplate(parser: Parser): LambdaExpression {
  const { lexer } = parser;
  const { length } = parser.source;
  const parametersSpecified = lexer.kind === PIPE;
  let parameters: LambdaExpression['parameters'] = [];
  if (parametersSpecified) {
    lexer.next();
    parameters = parseParameters(parser, PIPE);
    parser.expect(PIPE);
  }
  const statements = parseStatements(parser, END);
  if (lexer.kind !== END) throw parser.unexpected();
  const body: EppExpression = {
    type: 'EppExpression',
    start: 0,
    end: length,
    parametersSpecified,
    body: blockOf(statements, 0, length),
  };
  return { type: 'LambdaExpression', start: 0, end: length, parameters, returnType: null, body };
}

export function parseRenderString(parser: Parser): RenderStringExpression {
  const { lexer } = parser;
  const node: RenderStringExpression = {
    type: 'RenderStringExpression',
    start: lexer.start,
    end: lexer.end,
    value: lexer.value,
  };
  lexer.next();
  return node;
}

/** Parses `<%= expression %>`. */
export function parseRender(parser: Parser): Expression {
  const { lexer } = parser;
  const textStart = lexer.start;
  const start = lexer.end - '<%='.length;
  lexer.next();
  const expr = parseExpression(parser);
  if (lexer.kind !== EPP_END && lexer.kind !== EPP_END_TRIM) throw parser.unexpected();
  const node: RenderExpression = { type: 'RenderExpression', textStart, start, end: lexer.end, expr };
  lexer.next();
  return node;
}
