import { RegExpError, translateRegExp } from '@pptjs/runtime/regexp';
import type { Diagnostic, Severity } from '../../diagnostics/index.js';
import { LineIndex } from '../../text/index.js';
import type { Program } from '../ast/nodes.js';
import { createDiagnostic, type DiagnosticName, type ParametersOf } from '../diagnostics/index.js';
import { fault, Lexer, PUPPET, type RegularExpression, type Syntax, SyntaxFault } from '../lexer/index.js';
import { END } from '../lexer/tokens.js';
import { parseTemplate } from './epp.js';
import { Parser } from './parser.js';
import type { Advice } from './proposal.js';
import { furtherFaults } from './recovery.js';
import { adviceFor } from './repairs.js';
import { blockOf, parseStatements } from './statements.js';
import { faultWithin } from './string-faults.js';
import { templateAdviceFor } from './template-repairs.js';

export interface ParseOptions {
  /** The name of the file in diagnostics. */
  readonly file?: string;
  /** Whether the source is an EPP template. */
  readonly epp?: boolean;
  /** Whether the source may define plans: then `plan` and `apply` are keywords. */
  readonly tasks?: boolean;
  /** The version of the language. Defaults to Puppet 8. */
  readonly syntax?: Syntax;
}

export interface ParseResult {
  /** The tree; null if the source has errors. */
  readonly program: Program | null;
  /** Warnings, and errors if there is no tree. The first error is the one that Puppet reports. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Parsed {
  readonly program: Program | null;
  readonly first: SyntaxFault | null;
  readonly parser: Parser;
}

/**
 * Parses Puppet source to a syntax tree (`ast/nodes.ts`). After a syntax error, `recovery.ts` searches for further
 * errors.
 *
 * @returns the tree, or the errors. The function never throws
 */
export function parse(
  source: string,
  { file = '', epp = false, tasks = false, syntax = PUPPET }: ParseOptions = {},
): ParseResult {
  const { program, first, parser } = parseUpToFault(source, file, epp, tasks, syntax);
  const { lexer } = parser;
  if (first === null && lexer.warnings.length === 0) return { program, diagnostics: [] };
  const lines = new LineIndex(source);
  const diagnostics = lexer.warnings.map((warning) => diagnosticOf(warning, lines, file, 'warning'));
  if (first !== null) {
    const invalid = invalidPattern(lexer.patterns);
    if (invalid !== null) diagnostics.push(diagnosticOf(invalid, lines, file, 'error'));
    const advise = epp ? templateAdviceFor : adviceFor;
    const advice = advise(source, first, syntax, (text) => parseUpToFault(text, file, epp, tasks, syntax).first);
    diagnostics.push({
      ...diagnosticOf(first, lines, file, 'error'),
      ...(advice !== undefined && advised(advice, lines)),
      ...(invalid !== null && { further: true }),
    });
    if (!epp)
      for (const fault of furtherFaults(first, parser))
        diagnostics.push({ ...diagnosticOf(fault, lines, file, 'error'), further: true });
  }
  return { program, diagnostics };
}

/** The help text and the marked places of an advice. */
function advised({ help, marks }: Advice, lines: LineIndex): Pick<Diagnostic, 'help' | 'related'> {
  if (marks.length === 0) return { help };
  return { help, related: marks.map((mark) => ({ ...mark, ...lines.placeAt(mark.start) })) };
}

/** Parses up to the first fault. */
function parseUpToFault(source: string, file: string, epp: boolean, tasks: boolean, syntax: Syntax): Parsed {
  const lexer = new Lexer(source, epp ? 'template' : 'code', syntax);
  lexer.tasks = tasks;
  const parser = new Parser(lexer);
  try {
    checkStart(source);
    lexer.next();
    const body = epp ? parseTemplate(parser) : blockOf(parseStatements(parser, END), 0, source.length);
    const program: Program = {
      type: 'Program',
      start: 0,
      end: source.length,
      body,
      definitions: parser.definitions,
      comments: lexer.comments,
      sourceText: source,
      sourceRef: file,
    };
    return { program, first: null, parser };
  } catch (error) {
    return { program: null, first: faultOf(error, parser), parser };
  }
}

/** The fault of the first invalid regular expression; null if there is none. Puppet reports it before syntax errors. */
function invalidPattern(patterns: readonly RegularExpression[]): SyntaxFault | null {
  for (const { pattern, start, end } of patterns) {
    try {
      translateRegExp(pattern);
    } catch (error) {
      if (error instanceof RegExpError) return fault('ILLEGAL_REGEXP', { detail: error.message }, start, end);
      throw error;
    }
  }
  return null;
}

function faultOf(error: unknown, parser: Parser): SyntaxFault {
  if (error instanceof SyntaxFault) return parser.text === null ? error : faultWithin(parser.text, error, parser.lexer);
  // The stack overflowed, because the caller had already used most of it.
  if (error instanceof RangeError) return parser.tooDeep();
  throw error;
}

function diagnosticOf(
  { name, parameters, start, end, atEnd }: SyntaxFault,
  lines: LineIndex,
  file: string,
  severity: Severity,
): Diagnostic {
  const { line, column } = lines.placeAt(start);
  return createDiagnostic(
    name,
    parameters as ParametersOf<DiagnosticName>,
    { file, start, end, line, column: atEnd ? null : column },
    severity,
  );
}

function checkStart(source: string): void {
  if (source.charCodeAt(0) === BYTE_ORDER_MARK)
    throw new SyntaxFault('ILLEGAL_BOM', { format: 'UTF-8', bytes: '[EF BB BF]' }, 0, 1, true);
}

const BYTE_ORDER_MARK = 0xfeff;
