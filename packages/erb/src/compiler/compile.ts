import {
  type CommentedProgram,
  compileWith,
  type FrontEnd,
  LineIndex,
  type ModuleBuilder,
} from '@pptjs/transpiler/dialect';
import type { ParsedCode } from './parsed-code.js';
import { Rejection } from './rejection.js';

export interface CompileOptions {
  /** The name of the source file in the module and its source map. */
  readonly file?: string;
  /** Defaults to `cjs`: the body of a function with the parameters `require` and `exports`. */
  readonly format?: 'esm' | 'cjs';
  /** Whether to create a source map beside the code (default), within it, or not at all. */
  readonly sourceMap?: 'external' | 'inline' | 'none';
  /** The URL of the source in the source map. Defaults to `file`. */
  readonly mapSource?: string;
  /** The URL of an external source map, which the code names in its last line. */
  readonly mapFile?: string;
}

export interface CompiledModule {
  /** The JavaScript module. Its default export is a `CompiledTemplate` or a `CompiledFunction`. */
  readonly code: string;
  /** The source map as JSON; null if none was requested. */
  readonly map: string | null;
  /** The number of import and export declarations in the module, each of which begins a line. */
  readonly declarations: number;
  /** The places at which the code bails out whenever it reaches them. */
  readonly bailOuts: readonly PlaceInSource[];
}

/** A place that only Ruby can execute. */
export interface PlaceInSource {
  /** The construct that the compiler does not support, as a noun. */
  readonly reason: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The reason why only Ruby can execute the code. */
export interface RejectedCode {
  readonly rejected: PlaceInSource;
}

/** Creates the program of a module. @throws {Rejection} for code that only Ruby can execute */
export type LowerCode = (code: ParsedCode, module: ModuleBuilder) => CommentedProgram;

/** Compiles Ruby code with the shared pipeline. */
export function compileCode(
  code: ParsedCode,
  source: string,
  lower: LowerCode,
  options: CompileOptions,
): CompiledModule | RejectedCode {
  const { file = '', format = 'cjs', sourceMap = 'external', mapSource, mapFile } = options;
  const lines = new LineIndex(source);
  const place = (reason: string, offset: number): PlaceInSource => {
    const { line, column } = lines.placeAt(code.offset(offset));
    return { reason, line, column };
  };
  const frontEnd: FrontEnd<ParsedCode> = {
    parse: () => ({ tree: code, diagnostics: [] }),
    lower: (tree, module) => {
      if (tree.syntaxError !== undefined) throw new Rejection('a syntax error', tree.syntaxError);
      return lower(tree, module);
    },
  };
  try {
    const compiled = compileWith(frontEnd, source, {
      file,
      format,
      sourceMap,
      ...(mapSource !== undefined && { mapSource }),
      ...(mapFile !== undefined && { mapFile }),
      comments: false,
    });
    const { map, declarations } = compiled;
    const bailOuts = code.bailOuts.map(({ reason, offset }) => place(reason, offset));
    return { code: compiled.code ?? '', map, declarations, bailOuts };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { rejected: place(error.reason, error.offset) };
  }
}
