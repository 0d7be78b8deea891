/** Parses operands, the accesses, calls, collectors and selectors after them, and operators. */

import type { AccessExpression, Expression, SelectorEntry, SelectorExpression } from '../ast/nodes.js';
import {
  AND,
  APPLY,
  ATTR,
  CASE,
  CLASS,
  CLASSREF,
  COMMA,
  DEFAULT,
  DEFINE,
  DOT,
  DQPRE,
  FALSE,
  FARROW,
  FUNCTION,
  HEREDOC,
  IF,
  IN,
  LBRACE,
  LBRACK,
  LCOLLECT,
  LISTSTART,
  LLCOLLECT,
  LPAREN,
  MATCH,
  MINUS,
  NAME,
  NODE,
  NOMATCH,
  NOT,
  NUMBER,
  OR,
  PLAN,
  PRIVATE,
  QMARK,
  RBRACE,
  REGEX,
  RENDER_EXPR,
  RENDER_STRING,
  RPAREN,
  STRING,
  TIMES,
  TRUE,
  TYPE,
  UNDEF,
  UNLESS,
  VARIABLE,
  WORD,
  WSLPAREN,
  comparisonOperator,
  isComparison,
  arithmeticOperator,
} from '../lexer/tokens.js';
import { parseAccessKeys, parseCall, parseMethodCall } from './calls.js';
import { parseCollect } from './collectors.js';
import { parseCase, parseIf, parseUnless } from './control.js';
import { parseClass, parseDefine, parseFunction, parseNode } from './definitions.js';
import { parseRender, parseRenderString } from './epp.js';
import { parseHeredoc } from './heredocs.js';
import {
  literalBoolean,
  literalDefault,
  literalUndef,
  parseHash,
  parseList,
  parseNumber,
  parseRegularExpression,
  parseReserved,
  parseString,
} from './literals.js';
import { qualifiedName, qualifiedReference, variable } from './names.js';
import type { Parser } from './parser.js';
import { parseApply, parsePlan } from './plans.js';
import { parseAssignment } from './statements.js';
import { parseInterpolated } from './strings.js';
import { parseTypeStatement } from './types.js';

const DASH = 45;

/** Parses an expression whose operators bind at least as tightly as `minimum`. */
export function parseExpression(parser: Parser, minimum = 1): Expression {
  parser.enter();
  const result = continueBinary(parser, parseUnary(parser), minimum);
  parser.depth--;
  return result;
}

/** Continues after a primary expression: parses accesses and calls of the operand, then operators. */
export function continueExpression(parser: Parser, primary: Expression): Expression {
  return continueBinary(parser, continueOperand(parser, primary), 1);
}

function continueBinary(parser: Parser, left: Expression, minimum: number): Expression {
  const { lexer, precedence } = parser;
  let leftExpr = left;
  for (let length = 1; ; length++) {
    const kind = lexer.kind;
    const level = precedence[kind] as number;
    if (level === 0 || level < minimum) return leftExpr;
    parser.checkChain(length);
    if (kind === QMARK) leftExpr = continueOperand(parser, parseSelector(parser, leftExpr));
    else {
      const operatorStart = lexer.start;
      lexer.next();
      leftExpr = binary(kind, leftExpr, parseExpression(parser, level + 1), operatorStart);
    }
  }
}

function binary(kind: number, leftExpr: Expression, rightExpr: Expression, operatorStart: number): Expression {
  const { start } = leftExpr;
  const { end } = rightExpr;
  if (isComparison(kind))
    return {
      type: 'ComparisonExpression',
      start,
      end,
      operator: comparisonOperator(kind),
      leftExpr,
      rightExpr,
      operatorStart,
    };
  switch (kind) {
    case AND:
      return { type: 'AndExpression', start, end, leftExpr, rightExpr, operatorStart };
    case OR:
      return { type: 'OrExpression', start, end, leftExpr, rightExpr, operatorStart };
    case IN:
      return { type: 'InExpression', start, end, leftExpr, rightExpr, operatorStart };
    case MATCH:
      return { type: 'MatchExpression', start, end, operator: '=~', leftExpr, rightExpr, operatorStart };
    case NOMATCH:
      return { type: 'MatchExpression', start, end, operator: '!~', leftExpr, rightExpr, operatorStart };
    default:
      return {
        type: 'ArithmeticExpression',
        start,
        end,
        operator: arithmeticOperator(kind),
        leftExpr,
        rightExpr,
        operatorStart,
      };
  }
}

/** Parses `? { match => value, … }` or `? match => value`. */
function parseSelector(parser: Parser, leftExpr: Expression): SelectorExpression {
  const { lexer } = parser;
  const operatorStart = lexer.start;
  lexer.next();
  const selectors: SelectorEntry[] = [];
  if (lexer.kind !== LBRACE) selectors.push(parseSelectorEntry(parser));
  else {
    lexer.next();
    do {
      if (parser.at(RBRACE) && selectors.length > 0) break;
      selectors.push(parseSelectorEntry(parser));
    } while (parser.accept(COMMA));
    parser.expect(RBRACE);
  }
  return {
    type: 'SelectorExpression',
    start: leftExpr.start,
    end: lexer.previousEnd,
    leftExpr,
    selectors,
    operatorStart,
  };
}

function parseSelectorEntry(parser: Parser): SelectorEntry {
  const matchingExpr = parseExpression(parser);
  parser.expect(FARROW);
  const valueExpr = parseExpression(parser);
  return { type: 'SelectorEntry', start: matchingExpr.start, end: valueExpr.end, matchingExpr, valueExpr };
}

function parseUnary(parser: Parser): Expression {
  const { lexer } = parser;
  const { kind, start } = lexer;
  if (kind !== NOT && kind !== MINUS && kind !== TIMES) return continueOperand(parser, parsePrimary(parser));
  lexer.next();
  parser.enter();
  const expr = parseUnary(parser);
  parser.depth--;
  if (kind === NOT) return { type: 'NotExpression', start, end: expr.end, expr };
  if (kind === MINUS) return negated(parser, expr, start);
  return { type: 'UnfoldExpression', start, end: expr.end, expr };
}

/** A minus before a number literal is part of the literal; a second minus is an operator. */
function negated(parser: Parser, expr: Expression, start: number): Expression {
  const { end } = expr;
  if (parser.syntax.hasNegativeLiterals && parser.source.charCodeAt(expr.start) !== DASH) {
    if (expr.type === 'LiteralInteger')
      return { type: 'LiteralInteger', start, end, value: expr.value === 0 ? 0 : -expr.value, radix: 10 };
    if (expr.type === 'LiteralFloat') return { type: 'LiteralFloat', start, end, value: -expr.value };
  }
  return { type: 'UnaryMinusExpression', start, end, expr };
}

/** Parses an expression after its `*`, which was at `start`: the operand and the operators after it. */
export function continueUnfold(parser: Parser, start: number): Expression {
  const expr = parseUnary(parser);
  return continueBinary(parser, { type: 'UnfoldExpression', start, end: expr.end, expr }, 1);
}

function continueOperand(parser: Parser, primary: Expression): Expression {
  const { lexer } = parser;
  let left = primary;
  for (let length = 1; ; length++) {
    switch (lexer.kind) {
      case LISTSTART:
        if (!isAccessAfterSpace(parser, left)) return left;
        left = parseAccess(parser, left);
        break;
      case LBRACK:
        left = parseAccess(parser, parser.syntax.hasLooseWords ? referenceName(left) : left);
        break;
      case WSLPAREN:
        if (!parser.syntax.ignoresSpace || left.type !== 'QualifiedName') return left;
        left = parseCall(parser, left);
        break;
      case LPAREN:
        left = parseCall(parser, left);
        break;
      case QMARK:
        if (!parser.syntax.selectsOperand) return left;
        left = parseSelector(parser, left);
        break;
      case DOT:
        left = parseMethodCall(parser, left);
        break;
      case LCOLLECT:
      case LLCOLLECT:
        left = parseCollect(parser, left);
        break;
      default:
        return left;
    }
    parser.checkChain(length);
  }
}

/** A lower-case name before a bracket as the name of a resource type: `file['/x']` is `File['/x']`. */
function referenceName(left: Expression): Expression {
  if (left.type !== 'QualifiedName') return left;
  const { start, end, value } = left;
  const casedValue = value.replace(/(^|::)[a-z]/g, (initial) => initial.toUpperCase());
  return { type: 'QualifiedReference', start, end, value, casedValue };
}

/** Whether a `[` after white space continues an operand. On a new line it starts a list, in every version. */
function isAccessAfterSpace({ lexer, source, syntax }: Parser, left: Expression): boolean {
  if (!syntax.ignoresSpace || source.slice(lexer.previousEnd, lexer.start).includes('\n')) return false;
  return left.type === 'VariableExpression' || left.type === 'AccessExpression' || left.type === 'QualifiedReference';
}

/** Parses `[keys]` after an operand. The current token is the bracket. */
export function parseAccess(parser: Parser, leftExpr: Expression, trailingComma = true): AccessExpression {
  const { lexer } = parser;
  const bracketStart = lexer.start;
  lexer.next();
  const keys = parseAccessKeys(parser, trailingComma);
  return { type: 'AccessExpression', start: leftExpr.start, end: lexer.previousEnd, leftExpr, keys, bracketStart };
}

function parsePrimary(parser: Parser): Expression {
  const { lexer } = parser;
  switch (lexer.kind) {
    case STRING:
    case WORD:
      return parseString(parser);
    case DQPRE:
      return parseInterpolated(parser);
    case VARIABLE:
      return variable(parser);
    case NAME:
      return parser.syntax.hasLooseWords ? parseLooseName(parser) : qualifiedName(parser);
    case CLASSREF:
      return qualifiedReference(parser);
    case NUMBER:
      return parseNumber(parser);
    case LISTSTART:
    case LBRACK:
      return parseList(parser);
    case LBRACE:
      return parseHash(parser);
    case LPAREN:
    case WSLPAREN:
      return parseParenthesized(parser);
    case TRUE:
    case FALSE:
      return literalBoolean(parser);
    case UNDEF:
      return literalUndef(parser);
    case DEFAULT:
      return literalDefault(parser);
    case REGEX:
      return parseRegularExpression(parser);
    case HEREDOC:
      return parseHeredoc(parser);
    case IF:
      return parseIf(parser);
    case UNLESS:
      return parseUnless(parser);
    case CASE:
      return parseCase(parser);
    case CLASS:
      return parseClass(parser);
    case DEFINE:
      return parseDefine(parser);
    case NODE:
      return parseNode(parser);
    case FUNCTION:
      return parseFunction(parser);
    case TYPE:
      return parseTypeStatement(parser);
    case PLAN:
      return parsePlan(parser);
    case APPLY:
      return parseApply(parser);
    case ATTR:
    case PRIVATE:
      return parseReserved(parser);
    case RENDER_STRING:
      return parseRenderString(parser);
    case RENDER_EXPR:
      return parseRender(parser);
    default:
      throw parser.unexpected();
  }
}

/** Parses a name. `type Name` and `function name` are definitions, also where these words are names. */
function parseLooseName(parser: Parser): Expression {
  const { lexer } = parser;
  const text = lexer.text();
  if (text === 'type' && lexer.peek() === CLASSREF) return parseTypeStatement(parser);
  if (text === 'function' && lexer.peek() === NAME) return parseFunction(parser);
  return qualifiedName(parser);
}

function parseParenthesized(parser: Parser): Expression {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const expr = parseAssignment(parser);
  parser.expect(RPAREN);
  return { type: 'ParenthesizedExpression', start, end: lexer.previousEnd, expr };
}
