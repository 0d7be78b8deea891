/** Parses `Type <| query |> { attributes }` and `Type <<| query |>> { … }`. */

import type {
  AbstractAttributeOperation,
  CollectExpression,
  Expression,
  ExportedQuery,
  VirtualQuery,
} from '../ast/nodes.js';
import { LBRACE, LCOLLECT, RBRACE, RCOLLECT, RRCOLLECT } from '../lexer/tokens.js';
import { parseExpression } from './expressions.js';
import type { Parser } from './parser.js';
import { parseAttributeOperations } from './resources.js';
import { nop } from './statements.js';

/** Parses a collector. The current token is `<|` or `<<|`. */
export function parseCollect(parser: Parser, typeExpr: Expression): CollectExpression {
  const { lexer } = parser;
  const query = parseQuery(parser);
  let operations: AbstractAttributeOperation[] = [];
  if (parser.accept(LBRACE)) {
    operations = parseAttributeOperations(parser);
    parser.expect(RBRACE);
  }
  return { type: 'CollectExpression', start: typeExpr.start, end: lexer.previousEnd, typeExpr, query, operations };
}

function parseQuery(parser: Parser): VirtualQuery | ExportedQuery {
  const { lexer, precedence } = parser;
  const { start } = lexer;
  const virtual = lexer.kind === LCOLLECT;
  const closing = virtual ? RCOLLECT : RRCOLLECT;
  lexer.next();
  parser.precedence = parser.syntax.queryPrecedence;
  const expr = lexer.kind === closing ? nop(lexer.start) : parseExpression(parser);
  parser.precedence = precedence;
  parser.expect(closing);
  return { type: virtual ? 'VirtualQuery' : 'ExportedQuery', start, end: lexer.previousEnd, expr };
}
