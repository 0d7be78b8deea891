/** `type`: aliases, mappings to the implementation's types, definitions; and the function of that name. */

import type { Expression, TypeAlias, TypeDefinition, TypeMapping } from '../ast/nodes.js';
import { CLASSREF, EQUALS, INHERITS, LPAREN } from '../lexer/tokens.js';
import { defining } from './definitions.js';
import { parseExpression } from './expressions.js';
import { qualifiedReference } from './names.js';
import { parseType } from './parameters.js';
import type { Parser } from './parser.js';
import { parseBlock } from './statements.js';

/** The current token is the word `type`. */
export function parseTypeStatement(parser: Parser): Expression {
  const { lexer } = parser;
  const { start, end } = lexer;
  lexer.next();
  if (lexer.kind === LPAREN) return { type: 'QualifiedName', start, end, value: 'type' };
  if (lexer.kind !== CLASSREF) throw parser.unexpected();
  return defining(parser, () => continueType(parser, start));
}

function continueType(parser: Parser, start: number): TypeAlias | TypeMapping | TypeDefinition {
  const { lexer } = parser;
  const nameStart = lexer.start;
  const name = lexer.text();
  const target = parseType(parser);
  if (lexer.kind === INHERITS && target.type === 'QualifiedReference') {
    lexer.next();
    if (lexer.kind !== CLASSREF) throw parser.unexpected();
    const parent = qualifiedReference(parser).casedValue;
    const body = parseBlock(parser);
    return { type: 'TypeDefinition', start, end: lexer.previousEnd, name, nameStart, parent, body };
  }
  parser.expect(EQUALS);
  const value = parseExpression(parser);
  const end = lexer.previousEnd;
  if (target.type === 'AccessExpression') return { type: 'TypeMapping', start, end, typeExpr: target, mappingExpr: value };
  return { type: 'TypeAlias', start, end, name, nameStart, typeExpr: value };
}
