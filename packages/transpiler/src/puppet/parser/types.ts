/**
 * Parses `type` statements: aliases, mappings to implementation types, and definitions; also calls of the function
 * `type`.
 */

import type {
  AccessExpression,
  Expression,
  KeyedEntry,
  LiteralHash,
  QualifiedName,
  QualifiedReference,
  TypeAlias,
  TypeDefinition,
  TypeMapping,
} from '../ast/nodes.js';
import { CLASSREF, EQUALS, INHERITS, LBRACE, LBRACK, LISTSTART, LPAREN } from '../lexer/tokens.js';
import { recordDefinition } from './definitions.js';
import { parseHash, parseList } from './literals.js';
import { qualifiedReference } from './names.js';
import { parseType } from './parameters.js';
import type { Parser } from './parser.js';
import { parseBody } from './statements.js';

/** Parses a `type` statement. The current token is the word `type`. */
export function parseTypeStatement(parser: Parser): Expression {
  const { lexer } = parser;
  const { start, end } = lexer;
  lexer.next();
  if (lexer.kind === LPAREN) return { type: 'QualifiedName', start, end, value: 'type' };
  if (lexer.kind !== CLASSREF) throw parser.unexpected();
  return recordDefinition(parser, () => continueType(parser, start));
}

function continueType(parser: Parser, start: number): TypeAlias | TypeMapping | TypeDefinition {
  const { lexer } = parser;
  const nameStart = lexer.start;
  const name = lexer.text();
  const target = parseType(parser);
  if (target.type === 'QualifiedReference' && (lexer.kind === INHERITS || lexer.kind === LBRACE)) {
    const parent = parser.accept(INHERITS) ? parseParent(parser) : null;
    const body = parseBody(parser);
    return { type: 'TypeDefinition', start, end: lexer.previousEnd, name, nameStart, parent, body };
  }
  parser.expect(EQUALS);
  const value = parseTypeValue(parser, target.type === 'AccessExpression');
  const end = lexer.previousEnd;
  if (target.type === 'AccessExpression')
    return { type: 'TypeMapping', start, end, typeExpr: target, mappingExpr: value };
  return { type: 'TypeAlias', start, end, name, nameStart, typeExpr: value };
}

function parseParent(parser: Parser): string {
  if (!parser.at(CLASSREF)) throw parser.unexpected();
  return qualifiedReference(parser).casedValue;
}

/**
 * Parses the right side of a `type` statement: a type, a list, or the attributes of an Object type with an optional
 * parent before them.
 */
function parseTypeValue(parser: Parser, mapping: boolean): Expression {
  const { lexer } = parser;
  switch (lexer.kind) {
    case LISTSTART:
    case LBRACK:
      return parseList(parser);
    case LBRACE: {
      const hash = parseHash(parser);
      return mapping ? hash : objectType(hash);
    }
    default: {
      const { start } = lexer;
      const type = parseType(parser, true);
      if (lexer.kind !== LBRACE || type.type !== 'QualifiedReference') return type;
      const { entries, end } = parseHash(parser);
      const key: QualifiedName = { type: 'QualifiedName', start: type.start, end: type.end, value: 'parent' };
      const parent: KeyedEntry = { type: 'KeyedEntry', start: type.start, end: type.end, key, value: type };
      return objectType({ type: 'LiteralHash', start, end, entries: [...entries, parent] });
    }
  }
}

function objectType(attributes: LiteralHash): AccessExpression {
  const { start, end } = attributes;
  const leftExpr: QualifiedReference = {
    type: 'QualifiedReference',
    start,
    end: start,
    value: 'object',
    casedValue: 'Object',
  };
  return { type: 'AccessExpression', start, end, leftExpr, keys: [attributes], bracketStart: start };
}
