/** Parses calls `name(…)` and `value.name(…)`, their arguments and blocks. */

import type {
  CallMethodExpression,
  CallNamedFunctionExpression,
  Expression,
  LambdaExpression,
  NamedAccessExpression,
} from '../ast/nodes.js';
import { FARROW, LPAREN, NAME, PIPE, RBRACK, RPAREN, TYPE } from '../lexer/tokens.js';
import { parseArgument, parseEntryPart, parseItems } from './literals.js';
import { qualifiedName } from './names.js';
import { parseParameters, parseReturnType } from './parameters.js';
import type { Parser } from './parser.js';
import { parseBody } from './statements.js';

/** Parses arguments up to a closing bracket, which is not consumed. Adjacent `key => value` pairs form one hash. */
export function parseArguments(parser: Parser, closing: number, trailingComma = true): Expression[] {
  return parseItems(parser, closing, parseArgument, parseEntryPart, trailingComma);
}

/**
 * Parses the keys of an access and the closing bracket. A key that is not a plain expression can only be the key of a
 * hash entry.
 */
export function parseAccessKeys(parser: Parser, trailingComma = true): Expression[] {
  const keys = parseItems(parser, RBRACK, parseAccessKey, parseEntryPart, trailingComma);
  if (keys.length === 0) throw parser.unexpected();
  parser.expect(RBRACK);
  return keys;
}

function parseAccessKey(parser: Parser): Expression {
  const key = parseArgument(parser);
  if (!isExpression(key) && parser.lexer.kind !== FARROW) throw parser.unexpected();
  return key;
}

/** Whether a node is neither a resource, a relationship, an assignment nor a call without parentheses. */
function isExpression(node: Expression): boolean {
  switch (node.type) {
    case 'AssignmentExpression':
    case 'RelationshipExpression':
    case 'ResourceExpression':
    case 'ResourceDefaultsExpression':
    case 'ResourceOverrideExpression':
    case 'BlockExpression':
      return false;
    case 'CallNamedFunctionExpression':
      return node.rvalRequired;
    default:
      return true;
  }
}

/** Parses `functor(arguments) |parameters| { … }`. The current token is the parenthesis. */
export function parseCall(parser: Parser, functorExpr: Expression): CallNamedFunctionExpression {
  const { lexer } = parser;
  lexer.next();
  const list = parseArguments(parser, RPAREN);
  parser.expect(RPAREN);
  const lambda = lexer.kind === PIPE ? parseLambda(parser) : null;
  const end = lexer.previousEnd;
  return {
    type: 'CallNamedFunctionExpression',
    start: functorExpr.start,
    end,
    functorExpr,
    arguments: list,
    lambda,
    rvalRequired: true,
  };
}

/**
 * Parses `left.name(arguments) |parameters| { … }`; parentheses and block are optional. The current token is the dot.
 */
export function parseMethodCall(parser: Parser, leftExpr: Expression): CallMethodExpression {
  const { lexer } = parser;
  const operatorStart = lexer.start;
  const { start } = leftExpr;
  lexer.next();
  if (lexer.kind !== NAME && lexer.kind !== TYPE) throw parser.unexpected();
  const rightExpr = qualifiedName(parser);
  const functorExpr: NamedAccessExpression = {
    type: 'NamedAccessExpression',
    start,
    end: rightExpr.end,
    leftExpr,
    rightExpr,
    operatorStart,
  };
  let list: Expression[] = [];
  if (parser.accept(LPAREN)) {
    list = parseArguments(parser, RPAREN, false);
    parser.expect(RPAREN);
  }
  const lambda = parser.at(PIPE) ? parseLambda(parser) : null;
  return { type: 'CallMethodExpression', start, end: lexer.previousEnd, functorExpr, arguments: list, lambda };
}

/** Parses `|parameters| >> Type { statements }`. */
function parseLambda(parser: Parser): LambdaExpression {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const parameters = parseParameters(parser, PIPE);
  parser.expect(PIPE);
  const returnType = parseReturnType(parser);
  const body = parseBody(parser);
  return {
    type: 'LambdaExpression',
    start,
    end: lexer.previousEnd,
    parameters,
    returnType,
    body: body.type === 'Nop' ? null : body,
  };
}
