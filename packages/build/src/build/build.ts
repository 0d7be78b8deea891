import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SourceRoots } from '@pptjs/dialects';
import { BuildRecord, displayName, relativePath, systemMessage } from '@pptjs/files';
import { DEFAULT_STRICTNESS } from '@pptjs/runtime/strictness';
import { type Diagnostic, type Dialect, fromSources, version } from '@pptjs/transpiler/dialect';
import { BuildWorkers, workerCount } from '../compilation/build-workers.js';
import { isOutlineOf } from '../compilation/recorded-outline.js';
import {
  type CompilerOptions,
  contentDigest,
  NO_LINKS,
  recordKey,
  SourceCompiler,
  type SourceJob,
  type SourceResult,
} from '../compilation/source-compiler.js';
import { type BuiltModule, SourceLinks } from '../compilation/source-links.js';
import { EmittedFiles } from '../outputs/emitted-files.js';
import { formatWarning } from '../outputs/module-format.js';
import { declarationSpecifier, modulePath, sourceDeclarationPath } from '../outputs/output-paths.js';
import { DialectSelection, isFault } from '../sources/dialect-selection.js';
import { findFiles, sourceFaults, type SourceMatches, type SourcePath } from '../sources/find-files.js';
import { fileFault, readSource } from '../sources/read-source.js';
import { SharedTypes, type TypedSource } from '../sources/shared-types.js';
import { BuildError, type BuildOptions, type BuildResult, type FileResult } from './build-options.js';

/**
 * Compiles the sources that have changed since the last build into the same folder, and removes the outputs of sources
 * that no longer exist.
 *
 * @returns the results of all sources. Errors in sources are diagnostics of their results.
 * @throws {BuildError} if the output folder is not a folder, or its record cannot be read
 * @throws {DialectError} if there is no dialect with the name
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const { cwd = process.cwd(), paths } = options;
  const selection = await DialectSelection.named(options.dialect, cwd);
  const sources = await findFiles(paths, cwd, selection.extensions);
  const current = new Build(sources, selection, cwd, options);
  await current.run();
  const { files, faults, removed } = current;
  return { files, faults, removed, seconds: (performance.now() - started) / 1000 };
}

/** A source as it is now. */
interface ReadSource extends SourcePath, TypedSource {
  /** Undefined if it cannot be read. */
  readonly bytes: Buffer | undefined;
  readonly content: string;
  /** The outline from an earlier build (see `recordOutline`); undefined if the source has changed since. */
  readonly outline: string | undefined;
}

/** A source, and the key that its module has in the record unless the source has changed. */
interface PlannedSource extends SourceJob {
  readonly key: string;
}

class Build {
  readonly #sources: SourceMatches;
  readonly #selection: DialectSelection;
  readonly #cwd: string;
  readonly #out: string;
  readonly #options: BuildOptions;
  readonly #compilerOptions: CompilerOptions;
  readonly #record: BuildRecord;
  /** By the paths of the sources. */
  readonly #modules = new Map<string, BuiltModule>();
  readonly #roots = new SourceRoots();
  readonly #links = new SourceLinks(this.#modules, this.#roots);
  readonly files: FileResult[] = [];
  readonly faults: Diagnostic[] = [];
  removed: readonly string[] = [];

  constructor(sources: SourceMatches, selection: DialectSelection, cwd: string, options: BuildOptions) {
    this.#sources = sources;
    this.#selection = selection;
    this.#cwd = cwd;
    this.#options = options;
    this.#out = outputFolder(options.outDir, cwd);
    this.#compilerOptions = {
      format: options.format ?? 'esm',
      extension: options.extension ?? '.js',
      sourceMap: options.sourceMap ?? 'external',
      declarations: options.declarations ?? 'modules',
      strict: options.strict ?? DEFAULT_STRICTNESS,
      comments: options.comments ?? true,
    };
    this.#record = loadRecord(this.#out, options.outDir);
  }

  async run(): Promise<void> {
    for (const fault of sourceFaults(this.#sources, this.#selection.extensions)) this.#report(fault);
    const hasModules = this.#compilerOptions.declarations !== 'sources';
    const warning = hasModules ? formatWarning(this.#compilerOptions, this.#out, this.#cwd) : undefined;
    if (warning !== undefined) this.#report(warning);
    const sources = await this.#plan();
    let changed = this.#withoutUnchanged(sources);
    if (changed.length > 0 || this.#record.hasStale || this.#record.isUnfinished) {
      const hasChanged = await this.#openRecord(changed);
      if (hasChanged === undefined) return;
      try {
        // The other build may have compiled the same sources.
        if (hasChanged) changed = this.#withoutUnchanged(sources);
        await this.#compile(changed);
        this.removed = this.#record.removeStale();
      } finally {
        this.#saveRecord();
      }
    }
    const pending = new Set<SourceJob>(changed);
    for (const source of sources) if (!pending.has(source)) this.#finishUnchanged(source);
  }

  /** Reads the sources, and finds their outputs and the sources whose types they use. */
  async #plan(): Promise<readonly PlannedSource[]> {
    const located = await this.#locate();
    const types = new SharedTypes();
    const sources = located.map((source) => this.#read(source));
    for (const source of sources) {
      const { path, code, bytes, outline } = source;
      this.#modules.set(path, { code, place: relativePath(this.#out, code) });
      if (outline !== undefined) this.#links.know(path, outline);
      if (this.#compilerOptions.declarations === 'none' || bytes === undefined) continue;
      // Most sources declare no types: their names show that.
      if (source.dialect.sharedTypes?.mayDeclare(source.moduleFile) === true) types.add(source, bytes);
    }
    return sources.map((source) => this.#withKey(source, types));
  }

  #read(source: SourcePath & TypedSource): ReadSource {
    const bytes = bytesOf(source.path);
    const content = bytes === undefined ? '' : contentDigest(bytes);
    const facts = this.#record.factsOf(source.path);
    return { ...source, bytes, content, outline: isOutlineOf(facts, content) ? facts : undefined };
  }

  /** Finds the outputs of the sources. Sources without a dialect and outputs of two sources are failures. */
  async #locate(): Promise<readonly (SourcePath & TypedSource)[]> {
    const emittedFiles = new EmittedFiles(this.#sources.root, this.#roots);
    const sourceByOutput = new Map<string, string>();
    const sources: (SourcePath & TypedSource)[] = [];
    for (const source of this.#sources.files) {
      const dialect = await this.#selection.forFile(source.file);
      if (isFault(dialect)) {
        this.#fail(source, dialect);
        continue;
      }
      const code = this.#outputOf(source, dialect);
      const other = sourceByOutput.get(code);
      if (other !== undefined) {
        this.#fail(source, this.#conflict(source, other, code));
        continue;
      }
      sourceByOutput.set(code, source.file);
      sources.push({ ...source, dialect, moduleFile: emittedFiles.nameOf(source.path), code });
    }
    return sources;
  }

  /** Finds the types of other sources that a source uses, and the key of the source as it is now. */
  #withKey(source: ReadSource, types: SharedTypes): PlannedSource {
    const { path, file, dialect, moduleFile, code, bytes, content, outline } = source;
    const used = (bytes === undefined ? [] : types.usedBy(source, bytes)).map((other) => ({
      path: other.path,
      from: declarationSpecifier(code, other.code),
      digest: other.digest,
    }));
    const place = [moduleFile, this.#modules.get(path)?.place];
    const others = used.map(({ from, digest }) => [from, digest]);
    const isCacheable = !fromSources && this.#selection.isShipped(file);
    const base = isCacheable
      ? JSON.stringify([version, dialect.name, this.#compilerOptions, ...place, ...others])
      : undefined;
    // A source with errors has no links.
    const links = outline === undefined ? NO_LINKS : this.#links.keyOf(path, dialect, outline);
    const key = bytes === undefined ? '' : recordKey(base, links, content);
    return { path, file, bytes, content, moduleFile, code, base, key, types: used };
  }

  /** The path of the module of a source, or of its declarations if there are no modules. */
  #outputOf({ path }: SourcePath, dialect: Dialect): string {
    const { declarations, extension } = this.#compilerOptions;
    if (declarations === 'sources') return sourceDeclarationPath(path, this.#sources.root, this.#out);
    return modulePath(path, dialect, this.#sources.root, this.#out, extension);
  }

  #conflict({ file }: SourcePath, other: string, output: string): Diagnostic {
    const name = displayName(output, this.#cwd);
    return fileFault(file, 'OUTPUT_CONFLICT', `The module of this file would replace that of ${other}: ${name}`);
  }

  #withoutUnchanged(sources: readonly PlannedSource[]): readonly PlannedSource[] {
    return sources.filter(
      ({ path, key }) => !this.#record.isUpToDate(path, key) && this.#record.failureOf(path, key) === undefined,
    );
  }

  /**
   * Waits for other builds. Returns whether one of them has changed the record. Reports an error and returns undefined
   * if the output folder cannot be written to.
   */
  async #openRecord(changed: readonly PlannedSource[]): Promise<boolean | undefined> {
    try {
      const folders = changed.map(({ code }) => dirname(code));
      return await this.#record.open(folders, (processId) => this.#options.observer?.onWait?.(processId));
    } catch (error) {
      this.#reportUnwritable(error);
      return undefined;
    }
  }

  #saveRecord(): void {
    try {
      this.#record.save();
    } catch (error) {
      this.#reportUnwritable(error);
    }
  }

  async #compile(sources: readonly PlannedSource[]): Promise<void> {
    const workers = workerCount(sources.length);
    const data = {
      dialect: this.#selection.name,
      options: this.#compilerOptions,
      cwd: this.#cwd,
      modules: this.#modules,
    };
    const compiler = new SourceCompiler(this.#selection, this.#compilerOptions, this.#cwd, this.#links);
    for await (const [source, result] of new BuildWorkers(sources, compiler, workers, data).compile()) {
      this.#finish(source, result);
      if (this.#options.signal?.aborted) break;
    }
  }

  #finish({ path, file }: PlannedSource, result: SourceResult): void {
    const { diagnostics, text, key, characters, written, outline } = result;
    if (characters !== undefined) this.#record.replace(path, key, written, diagnostics, outline);
    else if (key !== '' && !dependsOnStack(diagnostics)) this.#record.fail(path, key, diagnostics);
    const status = characters === undefined ? 'failed' : 'compiled';
    this.#add({ path, file, status, diagnostics, text, characters: characters ?? 0 });
  }

  /** Repeats what an earlier build reported about a source. */
  #finishUnchanged({ path, file, key }: PlannedSource): void {
    const failure = this.#record.failureOf(path, key);
    const recorded = (failure ?? this.#record.diagnosticsOf(path)) as readonly Diagnostic[];
    const diagnostics = recorded.map((diagnostic) => ({ ...diagnostic, file }));
    const text = diagnostics.length > 0 ? readSource(path, file).text : undefined;
    const status = failure === undefined ? 'unchanged' : 'failed';
    this.#add({ path, file, status, diagnostics, text, characters: 0 });
  }

  #fail({ path, file }: SourcePath, fault: Diagnostic): void {
    this.#add({ path, file, status: 'failed', diagnostics: [fault], text: undefined, characters: 0 });
  }

  #add(result: FileResult): void {
    this.files.push(result);
    this.#options.observer?.onFile?.(result, this.files.length, this.#sources.files.length);
  }

  #report(fault: Diagnostic): void {
    this.faults.push(fault);
    this.#options.observer?.onFault?.(fault);
  }

  #reportUnwritable(error: unknown): void {
    const message = `The output folder cannot be written to: ${systemMessage(error)}`;
    this.#report(fileFault(displayName(this.#out, this.#cwd), 'OUTPUT_UNWRITABLE', message));
  }
}

function outputFolder(name: string, cwd: string): string {
  const path = resolve(cwd, name);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new BuildError(`${name}: the output directory is a file`);
  return path;
}

function loadRecord(out: string, name: string): BuildRecord {
  try {
    return BuildRecord.load(out);
  } catch (error) {
    throw new BuildError(`${name}: the record of earlier builds: ${systemMessage(error)}`);
  }
}

/** Returns the content of a file; undefined if it cannot be read. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a build with a larger stack may not report the diagnostics. They are no property of the source. */
function dependsOnStack(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => code === 'NESTING_TOO_DEEP');
}
