import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import { type Diagnostic, hasErrors } from '../diagnostics/index.js';
import type { FrontEnd, ModuleBuilder, ParsedSource, SourceOptions } from '../dialect/index.js';
import type { CommentedProgram } from '../estree/index.js';
import { analyze } from './analysis/analyze.js';
import type { Program } from './ast/nodes.js';
import { builtinFunction } from './builtins.js';
import { declareProgram } from './declarations/declare-program.js';
import { sharedTypes } from './declarations/shared-types.js';
import { definitionKey, outline } from './links/outline.js';
import { ENTRY_POINTS, lowerProgram, type LoweringTarget, Origins, placeComments } from './lowering/index.js';
import { nestingFault } from './nesting-fault.js';
import { parse } from './parser/parse.js';
import { validate, type ValidationOptions } from './validator/index.js';

export interface PuppetSourceOptions extends SourceOptions {
  /** Whether the source is a template. Defaults to true for files that end in `.epp`. */
  readonly epp?: boolean;
  /** Whether the source defines a plan. Plans can be checked, but not compiled. */
  readonly tasks?: boolean;
}

/**
 * The part of the Puppet dialect that compiling needs. The dialect also imports its runtime dynamically, which would split
 * the bundle of a program that only compiles into two files.
 */
export interface PuppetFrontEnd extends FrontEnd<Program> {
  parse(source: string, options?: PuppetSourceOptions): ParsedSource<Program>;
}

/** Matches the paths of plans for Bolt: files in the folder `plans` of a module, which catalogs do not use. */
const PLAN_FILE = /(?:^|\/)plans\/(?!(?:.*\/)?(?:manifests|functions|types)\/).*\.pp$/;

const PUPPET: LoweringTarget = { ...ENTRY_POINTS, hasTypes: true };

export const frontEnd: PuppetFrontEnd = {
  parse: parseAndValidate,
  check: (source, options = {}) => parseAndValidate(source, { ...options, tasks: PLAN_FILE.test(options.file ?? '') }),
  lower: (program, module) => lowerPuppet(program, module, PUPPET),
  outline,
  declare: declareProgram,
  sharedTypes,
  nestingFault,
};

/** What compiling a program must know about functions of other files. */
export interface OtherFunctions {
  /** The built-in functions that the program defines again in another file. The code calls them by name. */
  readonly redefined?: readonly string[];
  /** Whether the function with a name reads variables of its caller by name, as functions in Ruby can. Default: none does. */
  readonly readsScope?: LoweringTarget['readsScope'];
}

/** The front end for a program with such functions. Inference knows the built-in functions only. */
export function frontEndFor({ redefined = [], readsScope = () => false }: OtherFunctions): PuppetFrontEnd {
  const known: LoweringTarget =
    redefined.length === 0
      ? PUPPET
      : { ...ENTRY_POINTS, builtinFunction: (name) => (redefined.includes(name) ? undefined : builtinFunction(name)) };
  return { ...frontEnd, lower: (program, module) => lowerPuppet(program, module, { ...known, readsScope }) };
}

function parseAndValidate(
  source: string,
  { file = '', epp = file.endsWith('.epp'), tasks = false, strict, modulePath }: PuppetSourceOptions = {},
): ParsedSource<Program> {
  const { program, diagnostics } = parse(source, { file, epp, tasks });
  if (program === null) return { tree: null, diagnostics };
  const found = validateWithinStack(program, { file, tasks, strict, modulePath });
  const all = diagnostics.length === 0 ? found : [...diagnostics, ...found];
  return { tree: hasErrors(all) ? null : program, diagnostics: all };
}

function validateWithinStack(program: Program, options: ValidationOptions): readonly Diagnostic[] {
  try {
    return validate(program, options);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return [nestingFault(program, options.file ?? '')];
  }
}

/** Lowers a program to a module whose code imports the entry points of `target`. */
export function lowerPuppet(program: Program, module: ModuleBuilder, target: LoweringTarget): CommentedProgram {
  const origins = module.hasComments && program.comments.length > 0 ? new Origins(program) : null;
  const isLinked = (name: string): boolean => module.isLinked(definitionKey('function', name));
  const javascript = lowerProgram(program, analyze(program, isLinked, target.readsScope), module, target, origins);
  if (origins !== null) javascript.commentTable = placeComments(javascript, module.source, origins);
  return javascript;
}
