import { type CompileOptions, compileWith, type Diagnostic } from '@pptjs/transpiler/dialect';
import { type DialectSelection, isFault } from '../sources/dialect-selection.js';
import { readSource } from '../sources/read-source.js';

/** The result of compiling a source. */
export interface CompiledSource {
  /** The source, for the lines around diagnostics; undefined if it cannot be read. */
  readonly text: string | undefined;
  /** The JavaScript module; null if the source has errors. */
  readonly code: string | null;
  /** The source map as JSON; null if none was requested, or there is no module. */
  readonly map: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a source and compiles it. A file that cannot be read or that has no dialect is an error among the diagnostics.
 *
 * @param path the path of the source
 * @param file the name in messages
 * @throws {DialectError} if the dialect of the file cannot be loaded
 */
export async function compileSource(
  path: string,
  file: string,
  selection: DialectSelection,
  options: Omit<CompileOptions, 'file'>,
): Promise<CompiledSource> {
  const dialect = await selection.forFile(file);
  if (isFault(dialect)) return failure(dialect);
  const { text, fault } = readSource(path, file);
  if (text === undefined) return failure(fault);
  const { code, map, diagnostics } = compileWith(dialect, text, { ...options, file });
  return { text, code, map, diagnostics };
}

const failure = (fault: Diagnostic): CompiledSource => ({
  text: undefined,
  code: null,
  map: null,
  diagnostics: [fault],
});
