/**
 * The state of one parse and the operations that every rule needs: the current token, faults and nesting depth.
 *
 * The parser is a recursive descent over the lexer's tokens with one token of lookahead. It climbs precedences for
 * binary operators (the table is in lexer/tokens.ts; `syntax` has what differs between versions of the language). Rules are functions of a `Parser`, one file for each family of
 * rules. Each rule starts at the current token, and leaves the first token that it does not consume as the current one.
 * It returns its node, or throws a SyntaxFault at the first token that cannot follow, which is also where Puppet
 * reports the error.
 *
 * The files of the rules import each other in a cycle: statements contain expressions, expressions contain lambdas, and
 * lambdas contain statements. The recursion of the grammar makes this cycle natural; acorn's parser has the same one.
 * It is the only import cycle that the layer rules allow.
 */

import type { Definition } from '../ast/nodes.js';
import { checkText } from '../lexer/epp.js';
import { type Lexer, type Syntax, SyntaxFault, fault } from '../lexer/index.js';
import type { InterpolatedText } from '../lexer/strings.js';
import { DQPRE, END, EPP_END, EPP_END_TRIM } from '../lexer/tokens.js';
import { tokenText } from './token-text.js';

/**
 * The maximum nesting depth of brackets and blocks. Puppet's limit is similar. Where the stack is too small for a tree,
 * the compiler reports the same fault.
 */
const MAX_NESTING_DEPTH = 1500;
/** The maximum length of a chain of operators. They nest as well, but need little stack. Puppet's limit is similar. */
const MAX_CHAIN_LENGTH = 1500;
/** The number of `elsif` that need as much stack as one nested block. */
const ELSIFS_PER_BLOCK = 2;

/** The state of parsing one source. The functions in the files of this folder, which get it, have the rules of the grammar. */
export class Parser {
  readonly lexer: Lexer;
  readonly source: string;
  readonly syntax: Syntax;
  /** The precedence of each kind of token as a binary operator. */
  precedence: Uint8Array;
  /** All definitions so far, in source order. */
  readonly definitions: Definition[];
  /** The names of the classes around the current token. They prefix the names of nested classes. */
  readonly classNames: string[];
  depth: number;
  /** The offset of the innermost statement that is being parsed, or of the last one. */
  statementStart = 0;
  /** The outermost interpolated text around the current token. */
  text: InterpolatedText | null = null;

  constructor(lexer: Lexer, parent: Parser | null = null) {
    this.lexer = lexer;
    this.source = lexer.source;
    this.syntax = lexer.syntax;
    this.precedence = lexer.syntax.precedence;
    this.definitions = parent === null ? [] : parent.definitions;
    this.classNames = parent === null ? [] : parent.classNames;
    this.depth = parent === null ? 0 : parent.depth;
  }

  /** Whether the current token has the given kind. */
  at(kind: number): boolean {
    return this.lexer.kind === kind;
  }

  /** Consumes the current token if it has the given kind. */
  accept(kind: number): boolean {
    if (this.lexer.kind !== kind) return false;
    this.lexer.next();
    return true;
  }

  /** Consumes the current token, which must have the given kind. */
  expect(kind: number): void {
    if (this.lexer.kind !== kind) throw this.unexpected();
    this.lexer.next();
  }

  /** Enters a nesting level. The caller leaves it with `depth--`. */
  enter(): void {
    if (++this.depth > MAX_NESTING_DEPTH) throw this.tooDeep();
  }

  /** Enters an `elsif`. The caller restores `depth`. */
  enterElsif(): void {
    this.depth += 1 / ELSIFS_PER_BLOCK;
    if (this.depth > MAX_NESTING_DEPTH) throw this.tooDeep();
  }

  /** Checks the length of a chain of operators, which nests as deeply as it is long. */
  checkChain(length: number): void {
    if (this.depth + length > MAX_CHAIN_LENGTH) throw this.tooDeep();
  }

  tooDeep(): SyntaxFault {
    return fault('NESTING_TOO_DEEP', {}, this.lexer.start, this.lexer.end);
  }

  /** The fault of an unexpected token. */
  unexpected(): SyntaxFault {
    const { lexer } = this;
    if (lexer.kind === DQPRE)
      this.text ??= {
        start: lexer.start + 1,
        quoted: true,
        escapes: this.syntax.escapes,
        kindBefore: lexer.kindBeforeString,
      };
    if (lexer.kind === EPP_END || lexer.kind === EPP_END_TRIM) return this.#unexpectedTag();
    if (lexer.kind === END && !lexer.heredocText)
      return new SyntaxFault('SYNTAX_ERROR', { where: 'end of input' }, lexer.start, lexer.end, true);
    return fault('SYNTAX_ERROR', { where: `'${tokenText(lexer)}'` }, lexer.start, lexer.end);
  }

  /**
   * The fault of an unexpected end of a tag. Puppet has then read the text after it, so a fault in that text comes
   * first.
   */
  #unexpectedTag(): SyntaxFault {
    const { lexer } = this;
    const { start, end } = lexer;
    checkText(lexer);
    return fault('SYNTAX_ERROR', { where: `'${tokenText(lexer)}'` }, start, end);
  }
}
