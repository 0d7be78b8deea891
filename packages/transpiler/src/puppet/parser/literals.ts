/** Parses numbers, strings without interpolation, keywords that are values, regular expressions, lists and hashes. */

import type {
  Expression,
  KeyedEntry,
  LiteralBoolean,
  LiteralDefault,
  LiteralFloat,
  LiteralHash,
  LiteralInteger,
  LiteralList,
  LiteralRegularExpression,
  LiteralString,
  LiteralUndef,
  ReservedWord,
} from '../ast/nodes.js';
import { fault } from '../lexer/index.js';
import { COMMA, FARROW, FUNCTION, RBRACE, RBRACK, TRUE, TYPE, WORD } from '../lexer/tokens.js';
import type { Parser } from './parser.js';
import { parseAssignment } from './statements.js';

export function parseString(parser: Parser): LiteralString {
  const { lexer } = parser;
  const { start, end } = lexer;
  const value = lexer.kind === WORD ? lexer.text() : lexer.value;
  lexer.next();
  return { type: 'LiteralString', start, end, value };
}

const ZERO = 48;

export function parseNumber(parser: Parser): LiteralInteger | LiteralFloat {
  const { lexer } = parser;
  const { start, end } = lexer;
  const text = lexer.text();
  if (text.charCodeAt(0) === ZERO && text.length > 1 && !text.includes('.') && !isDecimal(text, parser)) {
    lexer.next();
    const hexadecimal = (text.charCodeAt(1) | 32) === 120;
    return hexadecimal ? integer(start, end, BigInt(text), 16) : integer(start, end, BigInt(`0o${text.slice(1)}`), 8);
  }
  const value = Number(text);
  const float = /[.eE]/.test(text);
  if (float && value === Infinity) throw fault('NUMBER_OUT_OF_RANGE', { value: text }, start, end);
  lexer.next();
  if (float) return { type: 'LiteralFloat', start, end, value };
  return { type: 'LiteralInteger', start, end, value: Number.isSafeInteger(value) ? value : BigInt(text), radix: 10 };
}

/** Whether a number with a leading 0 is decimal, as `08` is in loose words. */
function isDecimal(text: string, { syntax }: Parser): boolean {
  return syntax.hasLooseWords && /^\d*[89eE]/.test(text);
}

function integer(start: number, end: number, exact: bigint, radix: 8 | 16): LiteralInteger {
  const value = Number(exact);
  return { type: 'LiteralInteger', start, end, value: Number.isSafeInteger(value) ? value : exact, radix };
}

export function literalBoolean(parser: Parser): LiteralBoolean {
  const { lexer } = parser;
  const node: LiteralBoolean = {
    type: 'LiteralBoolean',
    start: lexer.start,
    end: lexer.end,
    value: lexer.kind === TRUE,
  };
  lexer.next();
  return node;
}

export function literalUndef(parser: Parser): LiteralUndef {
  const { lexer } = parser;
  const node: LiteralUndef = { type: 'LiteralUndef', start: lexer.start, end: lexer.end };
  lexer.next();
  return node;
}

export function literalDefault(parser: Parser): LiteralDefault {
  const { lexer } = parser;
  const node: LiteralDefault = { type: 'LiteralDefault', start: lexer.start, end: lexer.end };
  lexer.next();
  return node;
}

/** Parses `attr` or `private`, which are reserved words. */
export function parseReserved(parser: Parser): ReservedWord {
  const { lexer } = parser;
  const node: ReservedWord = {
    type: 'ReservedWord',
    start: lexer.start,
    end: lexer.end,
    word: lexer.text(),
    future: false,
  };
  lexer.next();
  return node;
}

export function parseRegularExpression(parser: Parser): LiteralRegularExpression {
  const { lexer } = parser;
  const { start, end, value } = lexer;
  lexer.next();
  return {
    type: 'LiteralRegularExpression',
    start,
    end,
    pattern: value.includes('\\/') ? value.replaceAll('\\/', '/') : value,
  };
}

export function parseList(parser: Parser): LiteralList {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const values = parseElements(parser, RBRACK);
  parser.expect(RBRACK);
  return { type: 'LiteralList', start, end: lexer.previousEnd, values };
}

export function parseHash(parser: Parser): LiteralHash {
  const { lexer } = parser;
  const start = lexer.start;
  lexer.next();
  const entries: KeyedEntry[] = [];
  while (lexer.kind !== RBRACE) {
    const key = parseEntryPart(parser);
    parser.expect(FARROW);
    const value = parseEntryPart(parser);
    entries.push({ type: 'KeyedEntry', start: key.start, end: value.end, key, value });
    if (!parser.accept(COMMA)) break;
  }
  parser.expect(RBRACE);
  return { type: 'LiteralHash', start, end: lexer.previousEnd, entries };
}

/** Parses the elements of a list up to a closing bracket. Adjacent `key => value` pairs form one hash. */
function parseElements(parser: Parser, closing: number): Expression[] {
  return parseItems(parser, closing, parseEntryPart, parseEntryPart);
}

/**
 * Parses items separated by commas up to a closing bracket, which is not consumed. Adjacent `key => value` pairs form
 * one hash.
 */
export function parseItems(
  parser: Parser,
  closing: number,
  parseItem: (parser: Parser) => Expression,
  parseValue: (parser: Parser) => Expression,
  trailingComma = true,
): Expression[] {
  const { lexer } = parser;
  const items: Expression[] = [];
  let entries: KeyedEntry[] | null = null;
  while (lexer.kind !== closing) {
    const item = parseItem(parser);
    if (!parser.accept(FARROW)) {
      entries = null;
      items.push(item);
    } else {
      const value = parseValue(parser);
      const entry: KeyedEntry = { type: 'KeyedEntry', start: item.start, end: value.end, key: item, value };
      if (entries === null) {
        entries = [entry];
        items.push({ type: 'LiteralHash', start: entry.start, end: entry.end, entries });
      } else {
        entries.push(entry);
        (items[items.length - 1] as { end: number }).end = entry.end;
      }
    }
    if (!parser.accept(COMMA)) break;
    if (!trailingComma && lexer.kind === closing) throw parser.unexpected();
  }
  return items;
}

/**
 * Parses an element of a list, or a key or value of a hash. The words `type` and `function` are strings there if
 * nothing follows them.
 */
export function parseEntryPart(parser: Parser): Expression {
  const { lexer } = parser;
  return (lexer.kind === TYPE || lexer.kind === FUNCTION) && isLoneWord(parser)
    ? keywordString(parser)
    : parseAssignment(parser);
}

function keywordString(parser: Parser): LiteralString {
  const { lexer } = parser;
  const node: LiteralString = { type: 'LiteralString', start: lexer.start, end: lexer.end, value: lexer.text() };
  lexer.next();
  return node;
}

function isLoneWord({ lexer }: Parser): boolean {
  const kind = lexer.peek();
  return kind === COMMA || kind === FARROW || kind === RBRACE || kind === RBRACK;
}

/** Parses an argument of a call or an access. `type =>` is the key of an entry there. */
export function parseArgument(parser: Parser): Expression {
  const { lexer } = parser;
  if ((lexer.kind === TYPE || lexer.kind === FUNCTION) && lexer.peek() === FARROW) return keywordString(parser);
  return parseAssignment(parser);
}
