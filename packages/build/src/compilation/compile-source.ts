import type { Strictness } from '@pptjs/runtime/strictness';
import {
  type CompileOptions,
  compileWith,
  type DeclarationFile,
  type DeclareOptions,
  declareWith,
  type Diagnostic,
  type Dialect,
} from '@pptjs/transpiler/dialect';
import { type DialectSelection, isFault } from '../sources/dialect-selection.js';
import { readSource, type SourceFile, sourceOf } from '../sources/read-source.js';

/** The result of declaring the exports of a source. */
export interface DeclaredSource {
  /** The source, for the lines around diagnostics; undefined if it cannot be read. */
  readonly text: string | undefined;
  /** The TypeScript declarations; null if none were requested, the dialect has none, or the source has errors. */
  readonly types: DeclarationFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The result of compiling a source. */
export interface CompiledSource extends DeclaredSource {
  /** The JavaScript module; null if the source has errors. */
  readonly code: string | null;
  /** The source map as JSON; null if none was requested, or there is no module. */
  readonly map: string | null;
}

/** A source to compile or to declare. */
export interface SourceInput {
  readonly path: string;
  /** The name in messages. */
  readonly file: string;
  /** The content, if it has been read. */
  readonly bytes?: Uint8Array | undefined;
}

/**
 * Compiles a source. A file that cannot be read or that has no dialect is an error among the diagnostics.
 *
 * @param options with the name of the file in messages
 * @throws {DialectError} if the dialect of the file cannot be loaded
 */
export async function compileSource(
  input: SourceInput,
  selection: DialectSelection,
  options: CompileOptions & Pick<SourceInput, 'file'>,
): Promise<CompiledSource> {
  const source = await withDialect(input, selection);
  if ('fault' in source) return { text: undefined, code: null, map: null, types: null, diagnostics: [source.fault] };
  const { dialect, text } = source;
  const { code, map, types, diagnostics } = compileWith(dialect, text, options);
  return { text, code, map, types, diagnostics };
}

/** As `compileSource`, but declares the exports of the module without creating it. */
export async function declareSource(
  input: SourceInput,
  selection: DialectSelection,
  options: Omit<DeclareOptions, 'file'>,
): Promise<DeclaredSource> {
  const source = await withDialect(input, selection);
  if ('fault' in source) return { text: undefined, types: null, diagnostics: [source.fault] };
  return { text: source.text, ...declareWith(source.dialect, source.text, { ...options, file: input.file }) };
}

/** Returns the syntax tree of a source; null if the source has errors. */
export async function parseSource(path: string, selection: DialectSelection, strict: Strictness): Promise<unknown> {
  const source = await withDialect({ path, file: path }, selection);
  return 'fault' in source ? null : source.dialect.parse(source.text, { file: path, strict }).tree;
}

async function withDialect(
  { path, file, bytes }: SourceInput,
  selection: DialectSelection,
): Promise<{ readonly dialect: Dialect; readonly text: string } | { readonly fault: Diagnostic }> {
  const dialect = await selection.forFile(file);
  if (isFault(dialect)) return { fault: dialect };
  const { text, fault }: SourceFile = bytes === undefined ? readSource(path, file) : sourceOf(bytes, file);
  return text === undefined ? { fault } : { dialect, text };
}
