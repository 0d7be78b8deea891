import { encodeBase64, encodeUtf8 } from '@pptjs/runtime';
import { analyse } from './analysis/analyse.js';
import type { Program } from './ast/nodes.js';
import type { Diagnostic, Strictness } from './diagnostics/index.js';
import { type LoweredModule, lowerProgram, type ModuleFormat, moduleProgram } from './lowering/index.js';
import { parse } from './parser/index.js';
import { print, printMapped, sourceMapText } from './printer/index.js';
import { validate } from './validator/index.js';

export interface CheckOptions {
  /** The name of the Puppet file: in diagnostics, for rules on what may be defined where, and in the output. */
  readonly file?: string;
  /** The source is a template; where it is not said, the file's name tells (`.epp`). */
  readonly epp?: boolean;
  /**
   * How severe doubtful code is; where it is not said, `error` for `check`, as in the reference, and `warning` for
   * `compile`.
   */
  readonly strict?: Strictness;
  /** The directories that hold modules: then files in them may only define what their names lead to. */
  readonly modulePath?: readonly string[];
}

export interface CompileOptions extends CheckOptions {
  /** `esm` where it is not said. */
  readonly format?: ModuleFormat;
  /** `external`: beside the code. `inline`: within it. `none` where it is not said. */
  readonly sourceMap?: 'external' | 'inline' | 'none';
  /** The address of the Puppet file as the map gives it, relative to the map; the file where it is not said. */
  readonly mapSource?: string;
  /**
   * The address of an external map, which the code names at its end; it names none where that is not said. White space
   * in it is percent-encoded.
   */
  readonly mapFile?: string;
}

export interface CompileResult {
  /** The JavaScript module; null where the source has errors. */
  readonly code: string | null;
  /** The source map as JSON, also where the code has it inline; null where none is wanted. */
  readonly map: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** A program that may be compiled, or why it may not. */
export interface Checked {
  readonly program: Program | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses and validates: `program` is null where there are errors. Never throws. */
export function checkedProgram(source: string, options: CheckOptions = {}): Checked {
  const { file = '', epp = file.endsWith('.epp'), strict, modulePath } = options;
  const { program, diagnostics } = parse(source, { file, epp });
  if (program === null) return { program, diagnostics };
  const found = [
    ...diagnostics,
    ...validate(program, { file, ...(strict && { strict }), ...(modulePath && { modulePath }) }),
  ];
  return { program: found.some(({ severity }) => severity === 'error') ? null : program, diagnostics: found };
}

/** What is wrong with a source, or doubtful; in the reference's order. Never throws. */
export function check(source: string, options: CheckOptions = {}): readonly Diagnostic[] {
  return checkedProgram(source, options).diagnostics;
}

/** The module of a program without errors. */
export function lower(program: Program, file: string): LoweredModule {
  return lowerProgram(program, analyse(program), file);
}

/** Compiles a Puppet source to a JavaScript module. Never throws: what is wrong is in the diagnostics. */
export function compile(source: string, options: CompileOptions = {}): CompileResult {
  const { file = '', format = 'esm', sourceMap = 'none' } = options;
  const { program, diagnostics } = checkedProgram(source, { strict: 'warning', ...options });
  if (program === null) return { code: null, map: null, diagnostics };
  const javascript = moduleProgram(lower(program, file), format);
  if (sourceMap === 'none') return { code: print(javascript), map: null, diagnostics };
  const { code, mappings } = printMapped(javascript);
  const map = sourceMapText(mappings, source, { source: options.mapSource ?? file });
  return {
    code:
      code +
      mapReference(sourceMap === 'inline' ? dataUrl(map) : options.mapFile?.replaceAll(/\s/g, encodeURIComponent)),
    map,
    diagnostics,
  };
}

function mapReference(url: string | undefined): string {
  return url === undefined ? '' : `//# sourceMappingURL=${url}\n`;
}

function dataUrl(map: string): string {
  return `data:application/json;charset=utf-8;base64,${encodeBase64(encodeUtf8(map))}`;
}
