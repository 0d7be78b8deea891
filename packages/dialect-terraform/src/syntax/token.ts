import type { SourceRange } from '@pptjs/transpiler/dialect';

/** The kinds of tokens, with the names of HCL. */
export type TokenKind =
  | 'OBrace'
  | 'CBrace'
  | 'OBrack'
  | 'CBrack'
  | 'OParen'
  | 'CParen'
  | 'OQuote'
  | 'CQuote'
  | 'OHeredoc'
  | 'CHeredoc'
  | 'Star'
  | 'Slash'
  | 'Plus'
  | 'Minus'
  | 'Percent'
  | 'Equal'
  | 'EqualOp'
  | 'NotEqual'
  | 'LessThan'
  | 'LessThanEq'
  | 'GreaterThan'
  | 'GreaterThanEq'
  | 'And'
  | 'Or'
  | 'Bang'
  | 'Dot'
  | 'Comma'
  | 'Ellipsis'
  | 'FatArrow'
  | 'Question'
  | 'Colon'
  | 'TemplateInterp'
  | 'TemplateControl'
  | 'TemplateSeqEnd'
  | 'QuotedLit'
  | 'StringLit'
  | 'NumberLit'
  | 'Ident'
  | 'Comment'
  | 'Newline'
  | 'EOF'
  // The language does not use the following tokens. They exist for the messages about them.
  | 'BitwiseAnd'
  | 'BitwiseOr'
  | 'BitwiseNot'
  | 'BitwiseXor'
  | 'Apostrophe'
  | 'Backtick'
  | 'Semicolon'
  | 'Invalid'
  | 'QuotedNewline';

export interface Token extends SourceRange {
  readonly kind: TokenKind;
}

const CLOSING: Readonly<Partial<Record<TokenKind, TokenKind>>> = {
  OBrace: 'CBrace',
  OBrack: 'CBrack',
  OParen: 'CParen',
  OQuote: 'CQuote',
  OHeredoc: 'CHeredoc',
  TemplateInterp: 'TemplateSeqEnd',
  TemplateControl: 'TemplateSeqEnd',
};

const OPENING: Readonly<Partial<Record<TokenKind, TokenKind>>> = {
  CBrace: 'OBrace',
  CBrack: 'OBrack',
  CParen: 'OParen',
  CQuote: 'OQuote',
  CHeredoc: 'OHeredoc',
  TemplateSeqEnd: 'TemplateInterp',
};

/** The bracket that closes an opening bracket. */
export function closingOf(opening: TokenKind): TokenKind | undefined {
  return CLOSING[opening];
}

/** The bracket that opens a closing bracket. A template sequence that ends with `}` counts as an interpolation. */
export function openingOf(closing: TokenKind): TokenKind | undefined {
  return OPENING[closing];
}

/** Whether a token starts a nested region: a bracket, a quoted text, a heredoc or a template sequence. */
export function opensRegion(kind: TokenKind): boolean {
  return CLOSING[kind] !== undefined;
}
