import { createHash } from 'node:crypto';
import {
  describeOutput,
  displayName,
  type OutputFile,
  systemMessage,
  writeOutputs,
  type WrittenOutput,
} from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import type { Diagnostic } from '@pptjs/transpiler/dialect';
import type { ModuleOutput, sourceMapKinds } from '../outputs/formats.js';
import { mapPaths } from '../outputs/output-paths.js';
import type { DialectSelection } from '../sources/dialect-selection.js';
import { fileFault } from '../sources/read-source.js';
import { compileSource } from './compile-source.js';

/** How the sources of a build are compiled. */
export interface CompilerOptions extends ModuleOutput {
  readonly sourceMap: (typeof sourceMapKinds)[number];
  readonly strict: Strictness;
  readonly comments: boolean;
}

/** A source to compile. */
export interface SourceJob {
  readonly path: string;
  /** The name in messages. */
  readonly file: string;
  /** The name in the module: see `EmittedFiles`. */
  readonly moduleFile: string;
  /** The path of the module. */
  readonly code: string;
  /** What the module depends on besides the text: the compiler and the options. Undefined if that is unknown. */
  readonly base: string | undefined;
}

/** What became of a source. */
export interface SourceResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The source, for the lines around diagnostics; undefined if there are none, or the source cannot be read. */
  readonly text: string | undefined;
  /** The key for the record (see `recordKey`), and the size of the source; undefined if no module was written. */
  readonly compiled: { readonly key: string; readonly characters: number } | undefined;
  /** The files that were written. */
  readonly written: readonly WrittenOutput[];
}

/** Compiles sources and writes their modules and source maps. */
export class SourceCompiler {
  readonly #selection: DialectSelection;
  readonly #options: CompilerOptions;
  readonly #cwd: string;

  constructor(selection: DialectSelection, options: CompilerOptions, cwd: string) {
    this.#selection = selection;
    this.#options = options;
    this.#cwd = cwd;
  }

  async compile({ path, file, moduleFile, code: target, base }: SourceJob): Promise<SourceResult> {
    const { extension: _, ...options } = this.#options;
    const paths = mapPaths(path, target);
    const { text, code, map, diagnostics } = await compileSource(path, file, this.#selection, {
      moduleFile,
      ...options,
      mapSource: paths.source,
      mapFile: paths.mapUrl,
    });
    const shownText = diagnostics.length > 0 ? text : undefined;
    if (text === undefined || code === null) return { diagnostics, text: shownText, compiled: undefined, written: [] };
    const files: OutputFile[] = [];
    // The map comes first: if the process is killed between both files, there is no module without its map.
    if (map !== null && this.#options.sourceMap === 'external') files.push({ path: paths.map, content: map });
    files.push({ path: target, content: code });
    try {
      writeOutputs(files);
    } catch (error) {
      const message = `The module cannot be written to ${displayName(target, this.#cwd)}: ${systemMessage(error)}`;
      const failure = fileFault(file, 'OUTPUT_UNWRITABLE', message);
      return { diagnostics: [...diagnostics, failure], text: undefined, compiled: undefined, written: [] };
    }
    const compiled = { key: recordKey(base, text), characters: text.length };
    return { diagnostics, text: shownText, compiled, written: files.map(describeOutput) };
  }
}

/**
 * Returns the digest of everything that a module depends on.
 * @param base see `SourceJob`
 */
export function recordKey(base: string | undefined, text: string | Uint8Array): string {
  // No key equals the empty one, so the source is compiled in each build.
  return base === undefined ? '' : createHash('sha256').update(base).update('\0').update(text).digest('base64url');
}
