/**
 * What else is wrong with a text after its first fault.
 *
 * Reading goes on at the next line that is indented no further than the statement with the fault and that looks like
 * the start of a statement. Blocks around the fault are given up: their closing braces are passed over.
 */

import { Lexer, SyntaxFault } from '../lexer/index.js';
import { COMMA, ELSE, ELSIF, END, LBRACE, RBRACE, RBRACK, RPAREN, SEMIC } from '../lexer/tokens.js';
import { parseExpression } from './expressions.js';
import { Parser } from './parser.js';
import { parseStatements } from './statements.js';

/** As many as the reference logs of other errors. */
const MAXIMUM_FAULTS = 10;

/** After these nothing can be said of the text that follows. */
const hopeless: ReadonlySet<string> = new Set([
  'ILLEGAL_BOM',
  'UNCLOSED_QUOTE',
  'UNCLOSED_MLCOMMENT',
  'HEREDOC_WITHOUT_TEXT',
  'HEREDOC_WITHOUT_END_TAGGED_LINE',
  'HEREDOC_UNCLOSED_PARENTHESIS',
  'NESTING_TOO_DEEP',
]);

/** The faults after the first, in source order. */
export function furtherFaults(first: SyntaxFault, { source, statementStart }: Parser): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  let last = first;
  let from = statementStart;
  while (faults.length < MAXIMUM_FAULTS - 1 && !hopeless.has(last.name)) {
    const at = nextStatement(source, last.start, from);
    if (at === -1) break;
    const lexer = new Lexer(source);
    const parser = new Parser(lexer);
    lexer.position = at;
    try {
      readOn(parser);
      break;
    } catch (error) {
      // Too little stack to go on: what there is must do.
      if (error instanceof RangeError) break;
      if (!(error instanceof SyntaxFault)) throw error;
      faults.push(error);
      last = error;
      from = Math.max(at, parser.statementStart);
    }
  }
  return faults;
}

/** Reads to the end. @throws SyntaxFault */
function readOn(parser: Parser): void {
  const { lexer } = parser;
  lexer.next();
  for (;;) {
    parseStatements(parser, RBRACE);
    if (lexer.kind === END) return;
    skipClosed(parser);
  }
}

/** Passes over the end of a block that has been given up, as far as the start of the next statement. */
function skipClosed(parser: Parser): void {
  const { lexer } = parser;
  while (isClosing(lexer.kind)) lexer.next();
  if (parser.accept(ELSIF)) parseExpression(parser);
  else if (!parser.accept(ELSE)) return;
  parser.accept(LBRACE);
}

function isClosing(kind: number): boolean {
  return kind === RBRACE || kind === RPAREN || kind === RBRACK || kind === COMMA || kind === SEMIC;
}

const STATEMENT = /[\w$@:]/;
const NO_STATEMENT = /^(?:else|elsif|in|and|or|inherits)\b/;

/** Where the next statement starts after a fault, as far as its line tells; -1: there is none. */
function nextStatement(source: string, fault: number, statementStart: number): number {
  const limit = indentation(source, source.lastIndexOf('\n', statementStart - 1) + 1);
  for (let line = source.indexOf('\n', fault) + 1; line > 0; line = source.indexOf('\n', line) + 1) {
    const width = indentation(source, line);
    const at = line + width;
    if (
      width <= limit &&
      at < source.length &&
      STATEMENT.test(source[at] as string) &&
      !NO_STATEMENT.test(source.slice(at, at + 9))
    )
      return at;
  }
  return -1;
}

function indentation(source: string, line: number): number {
  let at = line;
  while (at < source.length && (source[at] === ' ' || source[at] === '\t')) at++;
  return at - line;
}
