/** Parses resources in all forms: declarations, defaults, overrides, virtual and exported resources. */

import { anchorRange } from '../ast/anchor.js';
import type {
  AbstractAttributeOperation,
  Expression,
  KeyedEntry,
  LiteralHash,
  LiteralString,
  ResourceBody,
  ResourceExpression,
  ResourceForm,
} from '../ast/nodes.js';
import { fault } from '../lexer/index.js';
import {
  AT,
  ATAT,
  CLASS,
  COLON,
  COMMA,
  FALSE,
  FARROW,
  LBRACE,
  NAME,
  PARROW,
  RBRACE,
  SEMIC,
  TIMES,
  TRUE,
  isKeyword,
  startsOperand,
} from '../lexer/tokens.js';
import { continueClass } from './definitions.js';
import { continueExpression, continueUnfold, parseExpression } from './expressions.js';
import { qualifiedName } from './names.js';
import type { Parser } from './parser.js';
import { isStatementFunction, nop, statementCall } from './statements.js';

/** Parses a resource, or an expression without a brace after it. */
export function parseResource(parser: Parser): Expression {
  const { lexer } = parser;
  const { kind, start, end } = lexer;
  if (kind === AT || kind === ATAT) return parseVirtual(parser);
  let left: Expression;
  if (kind === CLASS) {
    lexer.next();
    if (lexer.kind === LBRACE) left = parseBodies(parser, { type: 'QualifiedName', start, end, value: 'class' });
    else left = continueExpression(parser, continueClass(parser, start));
  } else left = parseExpression(parser);
  for (let length = 1; lexer.kind === LBRACE; length++) {
    parser.checkChain(length);
    left = parseBraces(parser, left);
  }
  return left;
}

/** Parses `@` or `@@` and its resource. */
function parseVirtual(parser: Parser): Expression {
  const { lexer } = parser;
  const { start, end } = lexer;
  const form: ResourceForm = lexer.kind === AT ? 'virtual' : 'exported';
  lexer.next();
  parser.enter();
  const resource = parseResource(parser);
  parser.depth--;
  switch (resource.type) {
    case 'ResourceExpression':
    case 'ResourceDefaultsExpression':
    case 'ResourceOverrideExpression':
      return { ...resource, start, form };
    default:
      throw fault('NOT_A_VIRTUAL_RESOURCE', { form: form === 'virtual' ? 'Virtual (@)' : 'Exported (@@)' }, start, end);
  }
}

/** Parses `class { bodies }`. The current token is the brace. */
function parseBodies(parser: Parser, typeName: Expression): ResourceExpression {
  parser.lexer.next();
  return continueBodies(parser, typeName, parseExpression(parser));
}

/** Parses the braces after `left`: bodies with titles, or only attributes. The current token is the brace. */
function parseBraces(parser: Parser, left: Expression): Expression {
  const { lexer } = parser;
  const braceStart = lexer.start;
  lexer.next();
  const { kind, start } = lexer;
  if (kind === RBRACE || kind === COMMA)
    return withoutTitle(parser, left, parseAttributeOperations(parser), braceStart);
  if (kind === TIMES) {
    lexer.next();
    if (lexer.kind !== FARROW) return continueBodies(parser, left, continueUnfold(parser, start));
    return withoutTitle(parser, left, parseAttributeOperations(parser, continueUnfolded(parser, start)), braceStart);
  }
  if (kind === NAME) {
    const name = qualifiedName(parser);
    if (lexer.kind !== FARROW && lexer.kind !== PARROW)
      return continueBodies(parser, left, continueExpression(parser, name));
    return withoutTitle(
      parser,
      left,
      parseAttributeOperations(parser, continueAttribute(parser, name.value, start)),
      braceStart,
    );
  }
  if (isAttributeName(kind) && (startsOperand[kind] === 0 || isFollowedByArrow(parser))) {
    return withoutTitle(parser, left, parseAttributeOperations(parser), braceStart);
  }
  return continueBodies(parser, left, parseExpression(parser));
}

function isFollowedByArrow({ lexer }: Parser): boolean {
  const kind = lexer.peek();
  return kind === FARROW || kind === PARROW;
}

/** Parses bodies after their first title, including the closing brace. */
function continueBodies(parser: Parser, typeName: Expression, firstTitle: Expression): ResourceExpression {
  const { lexer } = parser;
  const bodies = [parseBody(parser, firstTitle)];
  while (parser.accept(SEMIC)) {
    if (lexer.kind === RBRACE) break;
    bodies.push(parseBody(parser, parseExpression(parser)));
  }
  parser.expect(RBRACE);
  return {
    type: 'ResourceExpression',
    start: typeName.start,
    end: lexer.previousEnd,
    form: 'regular',
    typeName,
    bodies,
  };
}

function parseBody(parser: Parser, title: Expression): ResourceBody {
  parser.expect(COLON);
  const operations = parseAttributeOperations(parser);
  return { type: 'ResourceBody', start: title.start, end: parser.lexer.previousEnd, title, operations };
}

/** Parses attributes without a title, including the closing brace. */
function withoutTitle(
  parser: Parser,
  left: Expression,
  operations: readonly AbstractAttributeOperation[],
  braceStart: number,
): Expression {
  const { lexer } = parser;
  if (lexer.kind !== RBRACE) throw parser.unexpected();
  const node = untitled(parser, left, operations, braceStart);
  lexer.next();
  return node;
}

/**
 * Creates the node for attributes without a title: a resource default or an override. After a name, the braces are a
 * hash: the argument of a statement function, or a statement of its own.
 */
function untitled(
  parser: Parser,
  left: Expression,
  operations: readonly AbstractAttributeOperation[],
  braceStart: number,
): Expression {
  const { start } = left;
  const { end } = parser.lexer;
  switch (left.type) {
    case 'QualifiedReference':
      return { type: 'ResourceDefaultsExpression', start, end, form: 'regular', typeRef: left, operations };
    case 'AccessExpression':
      return { type: 'ResourceOverrideExpression', start, end, form: 'regular', resources: left, operations };
    case 'QualifiedName': {
      const entries = operations.map((operation) => entryOf(operation, braceStart));
      const hash: LiteralHash = { type: 'LiteralHash', start: braceStart, end, entries };
      if (isStatementFunction(left.value, parser.syntax)) return statementCall(left, [hash]);
      return { type: 'BlockExpression', start, end, statements: [left, hash] };
    }
    default: {
      const range = anchorRange(left, parser.source);
      throw fault('NOT_A_RESOURCE', {}, range.start, range.end);
    }
  }
}

/** Converts an attribute to a hash entry. As in Puppet, the value of `* => value` is lost. */
function entryOf(operation: AbstractAttributeOperation, braceStart: number): KeyedEntry {
  const { start, end } = operation;
  if (operation.type === 'AttributesOperation')
    return { type: 'KeyedEntry', start, end, key: nop(start), value: nop(end) };
  const { attributeName, operator, valueExpr } = operation;
  if (operator === '+>') throw fault('RESOURCE_BODY_WITHOUT_TITLE', {}, braceStart, braceStart + 1);
  const key: LiteralString = { type: 'LiteralString', start, end: start + attributeName.length, value: attributeName };
  return { type: 'KeyedEntry', start, end, key, value: valueExpr };
}

/** Parses attributes separated by commas. A comma may precede the first and follow the last one. */
export function parseAttributeOperations(
  parser: Parser,
  first: AbstractAttributeOperation | null = null,
): AbstractAttributeOperation[] {
  const operations: AbstractAttributeOperation[] = first === null ? [] : [first];
  const separated = parser.accept(COMMA);
  if (first !== null && !separated) return operations;
  while (isAttributeStart(parser.lexer.kind)) {
    operations.push(parseAttributeOperation(parser));
    if (!parser.accept(COMMA)) break;
  }
  return operations;
}

function isAttributeStart(kind: number): boolean {
  return kind === NAME || kind === TIMES || isAttributeName(kind);
}

function isAttributeName(kind: number): boolean {
  return isKeyword[kind] === 1 && kind !== TRUE && kind !== FALSE;
}

function parseAttributeOperation(parser: Parser): AbstractAttributeOperation {
  const { lexer } = parser;
  const { kind, start } = lexer;
  const name = lexer.text();
  lexer.next();
  return kind === TIMES ? continueUnfolded(parser, start) : continueAttribute(parser, name, start);
}

/** Parses `=> value` after the name of an attribute. */
function continueAttribute(parser: Parser, attributeName: string, start: number): AbstractAttributeOperation {
  const { lexer } = parser;
  const append = lexer.kind === PARROW;
  if (!append && lexer.kind !== FARROW) throw parser.unexpected();
  lexer.next();
  const valueExpr = parseExpression(parser);
  return {
    type: 'AttributeOperation',
    start,
    end: valueExpr.end,
    attributeName,
    operator: append ? '+>' : '=>',
    valueExpr,
  };
}

/** Parses `=> hash` after a `*`. */
function continueUnfolded(parser: Parser, start: number): AbstractAttributeOperation {
  parser.expect(FARROW);
  const expr = parseExpression(parser);
  return { type: 'AttributesOperation', start, end: expr.end, expr };
}
