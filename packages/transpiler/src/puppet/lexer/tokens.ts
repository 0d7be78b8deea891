/**
 * The kinds of tokens and their properties: text, precedence as a binary operator, and whether a `/` after the token is
 * a division. Lexer, parser and syntax highlighters share these tables.
 */

import type { ArithmeticOperator, AssignmentOperator, ComparisonOperator, RelationshipOperator } from '../ast/nodes.js';

// Literals and names
export const END = 0;
export const NAME = 1;
/** A bare word with a dash or a leading underscore. */
export const WORD = 2;
export const CLASSREF = 3;
export const VARIABLE = 4;
export const NUMBER = 5;
export const STRING = 6;
/** A double-quoted string up to its first interpolation. */
export const DQPRE = 7;
export const HEREDOC = 8;
export const REGEX = 9;
/** A character that cannot start a token. */
export const OTHER = 10;

// Brackets and punctuation
/** `[` after white space or at the start of the text: it starts a list. */
export const LISTSTART = 11;
export const LBRACK = 12;
export const RBRACK = 13;
export const LBRACE = 14;
export const RBRACE = 15;
export const LPAREN = 16;
/** `(` that is the first token on its line: it does not start a call. */
export const WSLPAREN = 17;
export const RPAREN = 18;
export const COMMA = 19;
export const DOT = 20;
export const COLON = 21;
export const SEMIC = 22;
export const PIPE = 23;
export const FARROW = 24;
export const PARROW = 25;
export const QMARK = 26;
export const NOT = 27;
export const AT = 28;
export const ATAT = 29;
export const LCOLLECT = 30;
export const LLCOLLECT = 31;
export const RCOLLECT = 32;
export const RRCOLLECT = 33;
export const TILDE = 34;

// Operators
export const PLUS = 35;
export const MINUS = 36;
export const TIMES = 37;
export const DIV = 38;
export const MODULO = 39;
export const LSHIFT = 40;
export const RSHIFT = 41;
export const ISEQUAL = 42;
export const NOTEQUAL = 43;
export const LESSTHAN = 44;
export const GREATERTHAN = 45;
export const LESSEQUAL = 46;
export const GREATEREQUAL = 47;
export const MATCH = 48;
export const NOMATCH = 49;
export const EQUALS = 50;
export const APPENDS = 51;
export const DELETES = 52;
export const IN_EDGE = 53;
export const OUT_EDGE = 54;
export const IN_EDGE_SUB = 55;
export const OUT_EDGE_SUB = 56;

// Keywords
export const AND = 57;
export const OR = 58;
export const IN = 59;
export const IF = 60;
export const ELSIF = 61;
export const ELSE = 62;
export const UNLESS = 63;
export const CASE = 64;
export const DEFAULT = 65;
export const UNDEF = 66;
export const TRUE = 67;
export const FALSE = 68;
export const CLASS = 69;
export const DEFINE = 70;
export const NODE = 71;
export const INHERITS = 72;
export const FUNCTION = 73;
export const TYPE = 74;
export const ATTR = 75;
export const PRIVATE = 76;

// EPP
export const RENDER_STRING = 77;
/** `<%=` */
export const RENDER_EXPR = 78;
/** `%>` or `-%>` at the end of a rendered expression. */
export const EPP_END = 79;
export const EPP_END_TRIM = 80;

// Plans: keywords only if `tasks` is set
export const PLAN = 81;
export const APPLY = 82;

const KINDS = 83;

/** The keywords, ordered by length. */
export const keywords: readonly (readonly [text: string, kind: number])[] = [
  ['if', IF],
  ['in', IN],
  ['or', OR],
  ['and', AND],
  ['case', CASE],
  ['else', ELSE],
  ['node', NODE],
  ['true', TRUE],
  ['type', TYPE],
  ['attr', ATTR],
  ['class', CLASS],
  ['elsif', ELSIF],
  ['undef', UNDEF],
  ['false', FALSE],
  ['define', DEFINE],
  ['unless', UNLESS],
  ['default', DEFAULT],
  ['private', PRIVATE],
  ['inherits', INHERITS],
  ['function', FUNCTION],
];

/** The keywords of plans. They are ordinary names if `tasks` is not set. */
export const planKeywords: ReadonlyMap<string, number> = new Map([
  ['plan', PLAN],
  ['apply', APPLY],
]);

/** The binary operators. A higher number binds tighter. All are left associative. */
const binaryOperators: readonly (readonly [kind: number, text: string, precedence: number])[] = [
  [OR, 'or', 1],
  [AND, 'and', 2],
  [QMARK, '?', 3],
  [LESSTHAN, '<', 4],
  [GREATERTHAN, '>', 4],
  [LESSEQUAL, '<=', 4],
  [GREATEREQUAL, '>=', 4],
  [ISEQUAL, '==', 5],
  [NOTEQUAL, '!=', 5],
  [LSHIFT, '<<', 6],
  [RSHIFT, '>>', 6],
  [PLUS, '+', 7],
  [MINUS, '-', 7],
  [TIMES, '*', 8],
  [DIV, '/', 8],
  [MODULO, '%', 8],
  [MATCH, '=~', 9],
  [NOMATCH, '!~', 9],
  [IN, 'in', 10],
];

/** The precedence of each kind as a binary operator; 0 for other kinds. */
export const precedence = new Uint8Array(KINDS);
/** The text of operators, by kind. */
const operatorText: string[] = Array.from({ length: KINDS }, () => '');
for (const [kind, text, level] of binaryOperators) {
  precedence[kind] = level;
  operatorText[kind] = text;
}

const assignments: readonly (readonly [number, AssignmentOperator])[] = [
  [EQUALS, '='],
  [APPENDS, '+='],
  [DELETES, '-='],
];
const edges: readonly (readonly [number, RelationshipOperator])[] = [
  [IN_EDGE, '->'],
  [OUT_EDGE, '<-'],
  [IN_EDGE_SUB, '~>'],
  [OUT_EDGE_SUB, '<~'],
];
for (const [kind, text] of [...assignments, ...edges]) operatorText[kind] = text;

/** 1 if a `/` after the token is a division, 0 if it may start a regular expression. */
export const endsOperand = new Uint8Array(KINDS);
for (const kind of [
  NAME,
  WORD,
  CLASSREF,
  VARIABLE,
  NUMBER,
  STRING,
  HEREDOC,
  REGEX,
  RBRACK,
  RPAREN,
  RCOLLECT,
  RRCOLLECT,
  TRUE,
  FALSE,
])
  endsOperand[kind] = 1;

/** The keywords that may start an operand. */
const OPERAND_KEYWORDS: readonly number[] = [
  IF,
  CASE,
  UNLESS,
  DEFAULT,
  UNDEF,
  TRUE,
  FALSE,
  CLASS,
  DEFINE,
  NODE,
  FUNCTION,
  TYPE,
  ATTR,
  PRIVATE,
  PLAN,
  APPLY,
];

/** 1 for keywords that may start an operand. */
export const startsOperand = new Uint8Array(KINDS);
for (const kind of OPERAND_KEYWORDS) startsOperand[kind] = 1;

/** 1 for tokens that may start a statement. */
export const startsStatement = new Uint8Array(KINDS);
for (const kind of [
  NAME,
  WORD,
  CLASSREF,
  VARIABLE,
  NUMBER,
  STRING,
  DQPRE,
  HEREDOC,
  REGEX,
  LISTSTART,
  LBRACK,
  LBRACE,
  LPAREN,
  WSLPAREN,
  NOT,
  MINUS,
  TIMES,
  AT,
  ATAT,
  RENDER_STRING,
  RENDER_EXPR,
  ...OPERAND_KEYWORDS,
])
  startsStatement[kind] = 1;

/** 1 for keywords. */
export const isKeyword = new Uint8Array(KINDS);
for (const [, kind] of [...keywords, ...planKeywords]) isKeyword[kind] = 1;

/** The operator of an assignment's token. */
export function assignmentOperator(kind: number): AssignmentOperator {
  return operatorText[kind] as AssignmentOperator;
}

export function relationshipOperator(kind: number): RelationshipOperator {
  return operatorText[kind] as RelationshipOperator;
}

export function arithmeticOperator(kind: number): ArithmeticOperator {
  return operatorText[kind] as ArithmeticOperator;
}

export function isComparison(kind: number): boolean {
  return kind >= ISEQUAL && kind <= GREATEREQUAL;
}

export function comparisonOperator(kind: number): ComparisonOperator {
  return operatorText[kind] as ComparisonOperator;
}
