/** The Cloud Workflow language of RightScale (RCL). */
import type { Dialect, ParsedSource, SourceOptions } from '@pptjs/transpiler/dialect';
import { check } from './analysis/check.js';
import { RUNTIME } from './lowering/context.js';
import { declareProgram } from './lowering/declarations.js';
import { locateError } from './lowering/locate.js';
import { lowerProgram } from './lowering/program.js';
import { declarations } from './syntax/declarations.js';
import type { Program } from './syntax/nodes.js';
import { parseProgram } from './syntax/parser.js';
import { printTree } from './syntax/print-tree.js';

export type * from './syntax/nodes.js';
export { API_FUNCTIONS, ENGINE_FUNCTIONS, functions, type FunctionFacts } from './facts/functions.js';
export { childrenOf } from './syntax/children.js';
export { ResourceCollection, resourceCollection } from './values/resource-collection.js';

/** The dialect for scripts of RightScale: `.rcl` and `.cat` files. */
export const rightscale: Dialect<Program> = {
  name: 'rightscale',
  title: 'RightScale',
  extensions: ['.rcl', '.cat'],
  diagnostics: declarations,
  runtime: RUNTIME,
  loadRuntime: () => import('./runtime.js'),
  parse,
  lower: lowerProgram,
  declare: declareProgram,
  printTree,
  locate: locateError,
};

function parse(source: string, { file = '' }: SourceOptions = {}): ParsedSource<Program> {
  const { program, report } = parseProgram(source, file);
  if (program !== null) check(program, report);
  return { tree: report.hasErrors ? null : program, diagnostics: report.diagnostics };
}
