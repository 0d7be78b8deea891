import type { Dialect, ModuleBuilder, ParsedSource, SourceOptions } from '../dialect/index.js';
import type { CommentedProgram } from '../estree/index.js';
import type { SourceRange } from '../text/index.js';
import { analyze } from './analysis/analyze.js';
import type { Program } from './ast/nodes.js';
import { declarations } from './diagnostics/index.js';
import type { BlamedPart } from './host.js';
import { blamedOffset, failingAccess, TokenIndex } from './location/index.js';
import { ENTRY_POINTS, lowerProgram, type LoweringTarget, Origins, placeComments } from './lowering/index.js';
import { parse } from './parser/index.js';
import { toPn, toPnText } from './pn/index.js';
import { validate } from './validator/index.js';

export interface PuppetSourceOptions extends SourceOptions {
  /** Whether the source is a template. Defaults to true for files that end in `.epp`. */
  readonly epp?: boolean;
}

/** The Puppet language, version 8. */
export interface PuppetDialect extends Dialect<Program> {
  parse(source: string, options?: PuppetSourceOptions): ParsedSource<Program>;
}

export const puppet: PuppetDialect = {
  name: 'puppet',
  title: 'Puppet',
  extensions: ['.pp', '.epp'],
  diagnostics: declarations,
  runtime: ENTRY_POINTS.runtime,
  loadRuntime: () => import('./host.js'),
  parse: parseAndValidate,
  lower: (program, module) => lowerPuppet(program, module, ENTRY_POINTS),
  printTree: (program) => toPnText(toPn(program)),
  locate: locateBlamed,
};

/** The range of the source that an error blames. The parameters are those of `Dialect.locate`. */
export function locateBlamed(program: Program, offset: number, part: unknown): SourceRange | null {
  const node = new TokenIndex(program).nodeAt(offset);
  if (node === undefined) return { start: offset, end: offset + 1 };
  const { blame, laterBrackets } = part as BlamedPart;
  const start = blamedOffset(failingAccess(node, laterBrackets), blame, program.sourceText);
  return start === null ? null : { start, end: start + 1 };
}

function parseAndValidate(
  source: string,
  { file = '', epp = file.endsWith('.epp'), strict, modulePath }: PuppetSourceOptions = {},
): ParsedSource<Program> {
  const { program, diagnostics } = parse(source, { file, epp });
  if (program === null) return { tree: null, diagnostics };
  const all = [
    ...diagnostics,
    ...validate(program, { file, ...(strict && { strict }), ...(modulePath && { modulePath }) }),
  ];
  return { tree: all.some(({ severity }) => severity === 'error') ? null : program, diagnostics: all };
}

/** Lowers a program to a module whose code imports the entry points of `target`. */
export function lowerPuppet(program: Program, module: ModuleBuilder, target: LoweringTarget): CommentedProgram {
  const origins = module.hasComments && program.comments.length > 0 ? new Origins(program) : null;
  const javascript = lowerProgram(program, analyze(program), module, target, origins);
  if (origins !== null) javascript.commentTable = placeComments(javascript, module.source, origins);
  return javascript;
}
