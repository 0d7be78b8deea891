import type { Diagnostic } from '../diagnostics/index.js';
import {
  compileWith,
  type CompileOptions as SharedCompileOptions,
  type CompileResult,
  type GeneratedModule,
  generateWith,
  type ModuleFormat,
  type SourceOptions,
} from '../dialect/index.js';
import type { Program } from './ast/nodes.js';
import { frontEnd, frontEndFor, type OtherFunctions } from './front-end.js';

export interface CheckOptions extends Omit<SourceOptions, 'goal'> {
  /** Whether the source is a template. Defaults to true for files that end in `.epp`. */
  readonly epp?: boolean;
}

export interface CompileOptions extends Omit<SharedCompileOptions<Program>, 'goal' | 'others'>, OtherFunctions {
  /** Whether the source is a template. Defaults to true for files that end in `.epp`. */
  readonly epp?: boolean;
}

export interface CheckedProgram {
  /** Null if the source has errors. */
  readonly program: Program | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses and validates a source. Never throws: errors are reported as diagnostics. */
export function checkProgram(source: string, options: CheckOptions = {}): CheckedProgram {
  const { tree, diagnostics } = frontEnd.parse(source, options);
  return { program: tree, diagnostics };
}

/** The errors and warnings of a source, in Puppet's order. Never throws. */
export function check(source: string, options: CheckOptions = {}): readonly Diagnostic[] {
  return frontEnd.parse(source, options).diagnostics;
}

/** Generates the JavaScript module of a program without errors. The module contains no comments of the source. */
export function generateModule(program: Program, file: string, format: ModuleFormat): GeneratedModule {
  return generateWith(frontEnd, program, { file, source: program.sourceText, format });
}

/** Compiles a Puppet source to a JavaScript module. Never throws: errors are reported as diagnostics. */
export function compile(source: string, options: CompileOptions = {}): CompileResult {
  return compileWith(frontEndFor(options), source, options);
}
