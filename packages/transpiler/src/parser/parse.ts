import type { Program } from '../ast/nodes.js';
import { createDiagnostic, type Diagnostic, type DiagnosticName, type ParametersOf } from '../diagnostics/index.js';
import { Lexer, SyntaxFault } from '../lexer/index.js';
import { END } from '../lexer/tokens.js';
import { LineIndex } from '../text/index.js';
import { parseTemplate } from './epp.js';
import { Parser } from './parser.js';
import { faultWithin } from './string-faults.js';
import { blockOf, parseStatements } from './statements.js';

export interface ParseOptions {
  /** The name of the file, for diagnostics. */
  readonly file?: string;
  /** The source is a template (EPP). */
  readonly epp?: boolean;
}

export interface ParseResult {
  /** The tree; null where the source is not Puppet. */
  readonly program: Program | null;
  /** What is wrong with the text; empty where the tree is there. The first is the one that the reference stops at. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses Puppet source.
 *
 * @param source the text, without a byte-order mark
 * @returns the tree, or diagnostics that say why there is none; it never throws for any text
 */
export function parse(source: string, { file = '', epp = false }: ParseOptions = {}): ParseResult {
  const lexer = new Lexer(source, epp ? 'template' : 'code');
  const parser = new Parser(lexer);
  try {
    lexer.next();
    const body = epp ? parseTemplate(parser) : blockOf(parseStatements(parser, END), 0, source.length);
    const { definitions } = parser;
    return { program: { type: 'Program', start: 0, end: source.length, body, definitions, sourceText: source, sourceRef: file }, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return { program: null, diagnostics: [diagnosticOf(parser.text === null ? error : faultWithin(parser.text, error, lexer), source, file)] };
  }
}

function diagnosticOf({ name, parameters, start, end, atEnd }: SyntaxFault, source: string, file: string): Diagnostic {
  const { line, column } = new LineIndex(source).placeAt(start);
  return createDiagnostic(name, parameters as ParametersOf<DiagnosticName>, { file, start, end, line, column: atEnd ? null : column });
}
