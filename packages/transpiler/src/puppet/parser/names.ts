/** Parses names, type names and variables, and the names of definitions. */

import type { QualifiedName, QualifiedReference, VariableExpression } from '../ast/nodes.js';
import { fault } from '../lexer/index.js';
import { CLASS, CLASSREF, NAME, STRING, WORD } from '../lexer/tokens.js';
import type { Parser } from './parser.js';

export function qualifiedName(parser: Parser): QualifiedName {
  const { lexer } = parser;
  const { start, end } = lexer;
  const node: QualifiedName = { type: 'QualifiedName', start, end, value: parser.source.slice(start, end) };
  lexer.next();
  return node;
}

export function qualifiedReference(parser: Parser): QualifiedReference {
  const { lexer } = parser;
  const { start, end } = lexer;
  const casedValue = parser.source.slice(start, end);
  lexer.next();
  return { type: 'QualifiedReference', start, end, value: casedValue.toLowerCase(), casedValue };
}

export function variable(parser: Parser): VariableExpression {
  const { lexer } = parser;
  const { start, end } = lexer;
  const node: VariableExpression = {
    type: 'VariableExpression',
    start,
    end,
    name: parser.source.slice(lexer.nameStart, end),
  };
  lexer.next();
  return node;
}

/** Parses the name of a class, defined type, function or parent class. */
export function parseDefinitionName(parser: Parser): string {
  const { lexer } = parser;
  switch (lexer.kind) {
    case NAME:
    case WORD:
    case CLASSREF: {
      const name = lexer.text();
      lexer.next();
      return name;
    }
    case STRING:
      throw fault('QUOTED_NAME', {}, lexer.start, lexer.end);
    case CLASS:
      throw fault('CLASS_KEYWORD_AS_NAME', {}, lexer.start, lexer.end);
    default:
      throw parser.unexpected();
  }
}
