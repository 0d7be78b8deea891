/**
 * Puppet 3 as a dialect. It shares the lexer, the parser, the tree, analysis and lowering of Puppet. Its own
 * parts are the syntax, the checks of the places of expressions (`validator`), and the operators (`runtime.ts`).
 */
import { type Dialect, hasErrors, type ParsedSource, type SourceOptions } from '@pptjs/transpiler/dialect';
import { declareProgram, locateBlamed, lowerPuppet, type Program, toPn, toPnText } from '@pptjs/transpiler/puppet';
import { declarations } from './diagnostics/declarations.js';
import { parsePuppet3 } from './front-end/parse.js';
import { RUNTIME, targetOf } from './lowering/target.js';

export const puppet3: Dialect<Program> = {
  name: 'puppet3',
  title: 'Puppet 3',
  extensions: ['.pp'],
  diagnostics: declarations,
  runtime: RUNTIME,
  loadRuntime: () => import('./runtime.js'),
  parse: parseAndValidate,
  lower: (program, module) => lowerPuppet(program, module, targetOf(program)),
  declare: declareProgram,
  printTree: (program) => toPnText(toPn(program)),
  locate: locateBlamed,
};

function parseAndValidate(source: string, { file = '' }: SourceOptions = {}): ParsedSource<Program> {
  const { program, diagnostics } = parsePuppet3(source, file);
  return { tree: hasErrors(diagnostics) ? null : program, diagnostics };
}
