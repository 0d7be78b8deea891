/**
 * The state of one parse, and what every rule needs: the current token, the place of the last one, faults, depth.
 *
 * The parser is a recursive descent over the lexer's tokens with one token of lookahead, and climbs precedences for
 * binary operators (the table is in lexer/tokens.ts). Rules are functions of a `Parser`, one file for each family; each
 * starts at the current token and leaves the current token on the first one that it does not take. A rule either
 * returns its node or throws a SyntaxFault at the first token that cannot go on, which is where the reference reports
 * the error too.
 */

import type { Definition } from '../ast/nodes.js';
import { checkText } from '../lexer/epp.js';
import { DOUBLE_QUOTED } from '../lexer/escapes.js';
import { type Lexer, SyntaxFault, fault } from '../lexer/index.js';
import type { InterpolatedText } from '../lexer/strings.js';
import { DQPRE, END, EPP_END, EPP_END_TRIM } from '../lexer/tokens.js';
import { tokenText } from './token-text.js';

/** How deeply brackets and blocks may stand within each other, so that nobody who walks the tree runs out of stack. */
const MAXIMUM_DEPTH = 400;
/**
 * How many operators may follow each other: they nest as well, but take little stack. The reference manages about as
 * many.
 */
const MAXIMUM_CHAIN = 1000;

export class Parser {
  readonly lexer: Lexer;
  readonly source: string;
  /** Every definition so far, in source order. */
  readonly definitions: Definition[];
  /** The names of the classes around the current token: a class within is named after them. */
  readonly classNames: string[];
  depth: number;
  /** Where the innermost statement under way starts, or the last one before. */
  statementStart = 0;
  /** The outermost interpolated text around the current token. */
  text: InterpolatedText | null = null;

  constructor(lexer: Lexer, parent: Parser | null = null) {
    this.lexer = lexer;
    this.source = lexer.source;
    this.definitions = parent === null ? [] : parent.definitions;
    this.classNames = parent === null ? [] : parent.classNames;
    this.depth = parent === null ? 0 : parent.depth;
  }

  /** Whether the current token is of a kind. */
  at(kind: number): boolean {
    return this.lexer.kind === kind;
  }

  /** Takes the current token if it is of a kind. */
  accept(kind: number): boolean {
    if (this.lexer.kind !== kind) return false;
    this.lexer.next();
    return true;
  }

  /** Takes the current token, which must be of a kind. */
  expect(kind: number): void {
    if (this.lexer.kind !== kind) throw this.unexpected();
    this.lexer.next();
  }

  /** Goes one level deeper; who does so goes up again with `depth--`. */
  enter(): void {
    if (++this.depth > MAXIMUM_DEPTH) throw this.tooDeep();
  }

  /** Checks a chain of operators, which nests as deeply as it is long. */
  checkChain(length: number): void {
    if (this.depth + length > MAXIMUM_CHAIN) throw this.tooDeep();
  }

  tooDeep(): SyntaxFault {
    return fault('NESTING_TOO_DEEP', {}, this.lexer.start, this.lexer.end);
  }

  /** The fault of a token that cannot stand where it stands. */
  unexpected(): SyntaxFault {
    const { lexer } = this;
    if (lexer.kind === DQPRE)
      this.text ??= {
        start: lexer.start + 1,
        quoted: true,
        escapes: DOUBLE_QUOTED,
        kindBefore: lexer.kindBeforeString,
      };
    if (lexer.kind === EPP_END || lexer.kind === EPP_END_TRIM) return this.#unexpectedTag();
    if (lexer.kind === END && !lexer.heredocText)
      return new SyntaxFault('SYNTAX_ERROR', { where: 'end of input' }, lexer.start, lexer.end, true);
    return fault('SYNTAX_ERROR', { where: `'${tokenText(lexer)}'` }, lexer.start, lexer.end);
  }

  /** The end of a tag: the reference has read the text after it by then, so that a fault there comes first. */
  #unexpectedTag(): SyntaxFault {
    const { lexer } = this;
    const { start, end } = lexer;
    checkText(lexer);
    return fault('SYNTAX_ERROR', { where: `'${tokenText(lexer)}'` }, start, end);
  }
}
