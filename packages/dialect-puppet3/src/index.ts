/**
 * Puppet 3 as a dialect (seed 001). It shares the lexer, the parser, the tree, analysis and lowering of Puppet. Its own
 * parts are the syntax, the checks of the places of expressions (`validator`), and the operators (`runtime.ts`).
 */
import type { Dialect, ParsedSource, SourceOptions } from '@pptjs/transpiler/dialect';
import {
  changedSyntax,
  locateBlamed,
  lowerPuppet,
  parse,
  type Program,
  toPn,
  toPnText,
} from '@pptjs/transpiler/puppet';
import { declarations } from './diagnostics/declarations.js';
import { TARGET } from './lowering/target.js';
import { validate } from './validator/validate.js';

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

export const puppet3: Dialect<Program> = {
  name: 'puppet3',
  title: 'Puppet 3',
  extensions: ['.pp'],
  diagnostics: declarations,
  runtime: TARGET.runtime,
  loadRuntime: () => import('./runtime.js'),
  parse: parseAndValidate,
  lower: (program, module) => lowerPuppet(program, module, TARGET),
  printTree: (program) => toPnText(toPn(program)),
  locate: locateBlamed,
};

function parseAndValidate(source: string, { file = '' }: SourceOptions = {}): ParsedSource<Program> {
  const { program, diagnostics } = parse(source, { file, syntax: SYNTAX });
  if (program === null) return { tree: null, diagnostics };
  const all = [...diagnostics, ...validate(program, file)];
  return { tree: all.some(({ severity }) => severity === 'error') ? null : program, diagnostics: all };
}
