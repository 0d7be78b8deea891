/**
 * Finds further syntax errors after the first one.
 *
 * Parsing continues at the next line that is not indented further than the statement with the error and that looks like
 * the start of a statement. The parser leaves the blocks around the error and skips their closing braces.
 */

import { Lexer, SyntaxFault } from '../lexer/index.js';
import { COMMA, ELSE, ELSIF, END, LBRACE, RBRACE, RBRACK, RPAREN, SEMIC } from '../lexer/tokens.js';
import { parseExpression } from './expressions.js';
import { Parser } from './parser.js';
import { parseStatements } from './statements.js';

/** Puppet logs at most this number of errors. */
const MAX_FAULTS = 10;

/** Errors after which the rest of the text cannot be parsed. */
const UNRECOVERABLE: ReadonlySet<string> = new Set([
  'ILLEGAL_BOM',
  'UNCLOSED_QUOTE',
  'UNCLOSED_MLCOMMENT',
  'HEREDOC_WITHOUT_TEXT',
  'HEREDOC_WITHOUT_END_TAGGED_LINE',
  'HEREDOC_UNCLOSED_PARENTHESIS',
  'NESTING_TOO_DEEP',
]);

/** The faults after the first one, in source order. */
export function furtherFaults(first: SyntaxFault, { source, syntax, statementStart }: Parser): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  let last = first;
  let from = statementStart;
  while (faults.length < MAX_FAULTS - 1 && !UNRECOVERABLE.has(last.name)) {
    const at = nextStatement(source, last.start, from);
    if (at === -1) break;
    const lexer = new Lexer(source, 'code', syntax);
    const parser = new Parser(lexer);
    lexer.position = at;
    try {
      parseToEnd(parser);
      break;
    } catch (error) {
      // Too little stack is left to search for more faults.
      if (error instanceof RangeError) break;
      if (!(error instanceof SyntaxFault)) throw error;
      faults.push(error);
      last = error;
      from = Math.max(at, parser.statementStart);
    }
  }
  return faults;
}

/** Parses to the end. @throws SyntaxFault */
function parseToEnd(parser: Parser): void {
  const { lexer } = parser;
  lexer.next();
  for (;;) {
    parseStatements(parser, RBRACE);
    if (lexer.kind === END) return;
    skipBlockEnd(parser);
  }
}

/** Skips the end of a block that the parser has left, up to the start of the next statement. */
function skipBlockEnd(parser: Parser): void {
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

/** The offset of the next statement after a fault, judged by its line; -1 if there is none. */
function nextStatement(source: string, fault: number, statementStart: number): number {
  const limit = indentation(source, source.lastIndexOf('\n', statementStart - 1) + 1);
  for (let line = source.indexOf('\n', fault) + 1; line > 0; line = source.indexOf('\n', line) + 1) {
    const width = indentation(source, line);
    const at = line + width;
    if (
      width <= limit &&
      at < source.length &&
      STATEMENT.test(source.charAt(at)) &&
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
