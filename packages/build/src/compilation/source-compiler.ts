import { createHash } from 'node:crypto';
import { describeOutput, displayName, systemMessage, writeOutputs, type WrittenOutput } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import { type DeclarationFile, type DeclaredModule, type Diagnostic, hasErrors } from '@pptjs/transpiler/dialect';
import type { declarationKinds, ModuleOutput, sourceMapKinds } from '../outputs/formats.js';
import { mapPaths, moduleDeclarationPath } from '../outputs/output-paths.js';
import type { DialectSelection } from '../sources/dialect-selection.js';
import { fileFault } from '../sources/read-source.js';
import { compileSource, declareSource, parseSource } from './compile-source.js';

/** How the sources of a build are compiled. */
export interface CompilerOptions extends ModuleOutput {
  readonly sourceMap: (typeof sourceMapKinds)[number];
  readonly declarations: (typeof declarationKinds)[number];
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
  /** The path of the module, or of the declarations if there is no module. */
  readonly code: string;
  /** What the module depends on besides the text: the compiler and the options. Undefined if that is unknown. */
  readonly base: string | undefined;
  /** The sources with the types that the declarations may import. */
  readonly types: readonly ImportedSource[];
}

/** Another source of the build, whose types declarations import. */
export interface ImportedSource {
  readonly path: string;
  /** The module specifier of its declarations. */
  readonly from: string;
}

/** What became of a source. */
export interface SourceResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The source, for the lines around diagnostics; undefined if there are none, or the source cannot be read. */
  readonly text: string | undefined;
  /** The key for the record (see `recordKey`); empty if the result does not depend on the source alone. */
  readonly key: string;
  /** The size of the source; undefined if no module was written. */
  readonly characters: number | undefined;
  /** The files that were written. */
  readonly written: readonly WrittenOutput[];
}

/** Compiles sources and writes their modules and source maps. */
export class SourceCompiler {
  readonly #selection: DialectSelection;
  readonly #options: CompilerOptions;
  readonly #cwd: string;
  /** The trees of the sources whose types others import, by path; null for a source with errors. */
  readonly #trees = new Map<string, unknown>();

  constructor(selection: DialectSelection, options: CompilerOptions, cwd: string) {
    this.#selection = selection;
    this.#options = options;
    this.#cwd = cwd;
  }

  async compile(job: SourceJob): Promise<SourceResult> {
    const { file, code: target, base } = job;
    const hasModule = this.#options.declarations !== 'sources';
    const { text, files, diagnostics } = hasModule ? await this.#compileModule(job) : await this.#declare(job);
    const shownText = diagnostics.length > 0 ? text : undefined;
    const key = text === undefined ? '' : recordKey(base, text);
    if (text === undefined || files === null)
      return { diagnostics, text: shownText, key, characters: undefined, written: [] };
    // The content is encoded once: for the file, its size and its digest.
    const outputs = files.map(({ path, content }) => ({ path, content: Buffer.from(content) }));
    try {
      writeOutputs(outputs);
    } catch (error) {
      const message = `The module cannot be written to ${displayName(target, this.#cwd)}: ${systemMessage(error)}`;
      const failure = fileFault(file, 'OUTPUT_UNWRITABLE', message);
      return { diagnostics: [...diagnostics, failure], text: undefined, key: '', characters: undefined, written: [] };
    }
    return { diagnostics, text: shownText, key, characters: text.length, written: outputs.map(describeOutput) };
  }

  /** The module of a source with its source map and declarations. */
  async #compileModule({ path, file, moduleFile, code: target, types: imported }: SourceJob): Promise<Outputs> {
    const { extension: _, declarations, ...options } = this.#options;
    const { sourceMap } = options;
    const paths = mapPaths(path, target);
    const declarationPath = moduleDeclarationPath(target);
    const declarationPaths = mapPaths(path, declarationPath);
    const { text, code, map, types, diagnostics } = await compileSource(path, file, this.#selection, {
      moduleFile,
      ...options,
      mapSource: paths.source,
      mapFile: paths.mapUrl,
      typed: declarations === 'modules',
      others: await this.#treesOf(imported),
      ...(sourceMap !== 'none' && { declarationMapFile: declarationPaths.mapUrl }),
    });
    if (code === null) return { text, files: null, diagnostics };
    const files: TextFile[] = [];
    // The maps come first: if the process is killed between two files, there is no module without its map.
    if (map !== null && sourceMap === 'external') files.push({ path: paths.map, content: map });
    if (types !== null) files.push(...this.#declarationFiles(types, declarationPath, declarationPaths.map));
    files.push({ path: target, content: code });
    return { text, files, diagnostics };
  }

  /** The declarations of a source without a module. */
  async #declare({ path, file, code: target, types: imported }: SourceJob): Promise<Outputs> {
    const { sourceMap, strict, comments } = this.#options;
    const paths = mapPaths(path, target);
    const { text, types, diagnostics } = await declareSource(path, file, this.#selection, {
      strict,
      comments,
      mapSource: paths.source,
      others: await this.#treesOf(imported),
      ...(sourceMap !== 'none' && { declarationMapFile: paths.mapUrl }),
    });
    if (types !== null) return { text, files: this.#declarationFiles(types, target, paths.map), diagnostics };
    const isValid = !hasErrors(diagnostics);
    return { text, files: isValid ? [] : null, diagnostics };
  }

  /** The trees of sources without errors. */
  async #treesOf(sources: readonly ImportedSource[]): Promise<readonly DeclaredModule<unknown>[]> {
    const modules: DeclaredModule<unknown>[] = [];
    for (const { path, from } of sources) {
      let tree = this.#trees.get(path);
      if (tree === undefined) {
        tree = await parseSource(path, this.#selection, this.#options.strict);
        this.#trees.set(path, tree);
      }
      if (tree !== null) modules.push({ tree, from });
    }
    return modules;
  }

  #declarationFiles({ text, map }: DeclarationFile, path: string, mapPath: string): readonly TextFile[] {
    const file = { path, content: text };
    return this.#options.sourceMap === 'none' ? [file] : [{ path: mapPath, content: map }, file];
  }
}

interface TextFile {
  readonly path: string;
  readonly content: string;
}

/** The files to write for a source; null if it has errors. */
interface Outputs {
  /** The source; undefined if it cannot be read. */
  readonly text: string | undefined;
  readonly files: readonly TextFile[] | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns the digest of everything that a module depends on.
 * @param base see `SourceJob`
 */
export function recordKey(base: string | undefined, text: string | Uint8Array): string {
  // No key equals the empty one, so the source is compiled in each build.
  return base === undefined ? '' : createHash('sha256').update(base).update('\0').update(text).digest('base64url');
}
