import { encodeBase64, encodeUtf8 } from '@pptjs/runtime';
import type * as ESTree from 'estree';
import { analyze } from './analysis/analyze.js';
import type { Program } from './ast/nodes.js';
import type { Diagnostic, Strictness } from './diagnostics/index.js';
import type { CommentedProgram } from './estree/index.js';
import { lowerProgram, type ModuleFormat, moduleProgram, Origins, placeComments } from './lowering/index.js';
import { parse } from './parser/index.js';
import { type Mapping, print, printMapped, sourceMapText } from './printer/index.js';
import { validate } from './validator/index.js';

export interface CheckOptions {
  /** The name of the Puppet file. It appears in diagnostics, and decides which definitions are allowed. */
  readonly file?: string;
  /** Whether the source is a template. Defaults to true for files that end in `.epp`. */
  readonly epp?: boolean;
  /**
   * How to treat questionable code: ignore it (`off`), warn, or fail (`error`). Defaults to `error` for `check`, as in
   * Puppet, and to `warning` for `compile`.
   */
  readonly strict?: Strictness;
  /** The directories that contain modules. If set, files in them may only define names that match their path. */
  readonly modulePath?: readonly string[];
}

export interface CompileOptions extends CheckOptions {
  /** The name of the Puppet file in the module. Defaults to `file`. */
  readonly moduleFile?: string;
  /** Whether the module contains the comments of the source. Defaults to true. */
  readonly comments?: boolean;
  /** Defaults to `esm`. */
  readonly format?: ModuleFormat;
  /** Whether to create a source map beside the code (`external`), within it (`inline`), or not at all (default). */
  readonly sourceMap?: 'external' | 'inline' | 'none';
  /** The URL of the Puppet file in the source map, relative to the map. Defaults to `file`. */
  readonly mapSource?: string;
  /**
   * The URL of an external map. The code names it in its last line. White space in it is percent-encoded. Without it,
   * the code names no map.
   */
  readonly mapFile?: string;
}

export interface CompileResult {
  /** The JavaScript module; null if the source has errors. */
  readonly code: string | null;
  /** The source map as JSON, also if the code contains it; null if none was requested. */
  readonly map: string | null;
  /** The number of import and export declarations in the module, each of which begins a line. */
  readonly declarations: number;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckedProgram {
  /** Null if the source has errors. */
  readonly program: Program | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses and validates a source. Never throws: errors are reported as diagnostics. */
export function checkProgram(source: string, options: CheckOptions = {}): CheckedProgram {
  const { file = '', epp = file.endsWith('.epp'), strict, modulePath } = options;
  const { program, diagnostics } = parse(source, { file, epp });
  if (program === null) return { program, diagnostics };
  const all = [
    ...diagnostics,
    ...validate(program, { file, ...(strict && { strict }), ...(modulePath && { modulePath }) }),
  ];
  return { program: all.some(({ severity }) => severity === 'error') ? null : program, diagnostics: all };
}

/** The errors and warnings of a source, in Puppet's order. Never throws. */
export function check(source: string, options: CheckOptions = {}): readonly Diagnostic[] {
  return checkProgram(source, options).diagnostics;
}

export interface GeneratedModule {
  readonly code: string;
  /** Computes the source map's mappings, by printing the module again. */
  mappings(): readonly Mapping[];
}

/** Generates the JavaScript module of a program without errors. The module contains no comments of the source. */
export function generateModule(program: Program, file: string, format: ModuleFormat): GeneratedModule {
  const javascript = toJavascript(program, file, format);
  return { code: print(javascript), mappings: () => printMapped(javascript).mappings };
}

/** Compiles a Puppet source to a JavaScript module. Never throws: errors are reported as diagnostics. */
export function compile(source: string, options: CompileOptions = {}): CompileResult {
  const { file = '', moduleFile = file, comments = true, format = 'esm', sourceMap = 'none' } = options;
  const { program, diagnostics } = checkProgram(source, { strict: 'warning', ...options });
  if (program === null) return { code: null, map: null, declarations: 0, diagnostics };
  const origins = comments && program.comments.length > 0 ? new Origins(program) : null;
  const javascript: CommentedProgram = toJavascript(program, moduleFile, format, origins);
  const declarations = javascript.body.filter(({ type }) => /^(?:Import|Export)/.test(type)).length;
  if (origins !== null) javascript.commentTable = placeComments(javascript, source, origins);
  if (sourceMap === 'none') return { code: print(javascript), map: null, declarations, diagnostics };
  const { code, mappings } = printMapped(javascript);
  const map = sourceMapText(mappings, source, { source: options.mapSource ?? file });
  const url = sourceMap === 'inline' ? dataUrl(map) : options.mapFile?.replaceAll(/\s/g, encodeURIComponent);
  return { code: url === undefined ? code : `${code}//# sourceMappingURL=${url}\n`, map, declarations, diagnostics };
}

function toJavascript(
  program: Program,
  file: string,
  format: ModuleFormat,
  origins: Origins | null = null,
): ESTree.Program {
  return moduleProgram(lowerProgram(program, analyze(program), file, origins), format);
}

function dataUrl(map: string): string {
  return `data:application/json;charset=utf-8;base64,${encodeBase64(encodeUtf8(map))}`;
}
