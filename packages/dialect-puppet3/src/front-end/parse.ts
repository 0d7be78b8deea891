import { type Diagnostic, LineIndex } from '@pptjs/transpiler/dialect';
import { changedSyntax, parse, type Program } from '@pptjs/transpiler/puppet';
import { validate } from '../validator/validate.js';

/** The escapes of Puppet 8 without `\u`. */
const ESCAPES = 255 - 16;

const SYNTAX = changedSyntax({
  withoutKeywords: ['function', 'type', 'attr', 'private'],
  matchesLikeIn: true,
  hasFlatQueries: true,
  escapes: ESCAPES,
  hasLooseWords: true,
  selectsOperand: true,
  ignoresSpace: true,
  interpolatesVariables: true,
  hasNegativeLiterals: false,
  callsAnyName: true,
});

/** A source as Puppet 3 reads it. */
export interface Puppet3Source {
  /** The tree, also of a source with errors that the parser does not report; null after a syntax error. */
  readonly program: Program | null;
  /** The findings of the parser and of the checks of places. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses and checks a source of Puppet 3. Never throws. */
export function parsePuppet3(source: string, file: string): Puppet3Source {
  const { program, diagnostics } = parse(source, { file, syntax: SYNTAX });
  if (program === null) return { program, diagnostics: diagnostics.map((diagnostic) => placed(diagnostic, source)) };
  return { program, diagnostics: [...diagnostics, ...validate(program, file)] };
}

/** An error at the end of the input has no place in Puppet's messages. Here, its place is the end of the source. */
function placed(diagnostic: Diagnostic, source: string): Diagnostic {
  return diagnostic.column === null ? { ...diagnostic, ...new LineIndex(source).placeAt(source.length) } : diagnostic;
}
