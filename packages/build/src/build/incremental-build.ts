import { dirname } from 'node:path';
import { SourceRoots } from '@pptjs/dialects';
import { type BuildRecord, type DiskCache, displayName, relativePath, systemMessage } from '@pptjs/files';
import { type Diagnostic, fromSources, version } from '@pptjs/transpiler/dialect';
import { BuildWorkers } from '../compilation/build-workers.js';
import { isOutlineOf } from '../compilation/recorded-outline.js';
import {
  type CompilerOptions,
  NO_LINKS,
  recordKey,
  SourceCompiler,
  type SourceJob,
  type SourceResult,
} from '../compilation/source-compiler.js';
import { type BuiltModule, SourceLinks } from '../compilation/source-links.js';
import { EmittedFiles } from '../outputs/emitted-files.js';
import { declarationSpecifier, modulePath, sourceDeclarationPath } from '../outputs/output-paths.js';
import { type DialectSelection, isFault, type Language } from '../sources/dialect-selection.js';
import type { SourceMatches, SourcePath } from '../sources/find-files.js';
import { fileFault } from '../sources/read-source.js';
import { type ReadScan, scanSource, type SourceScan } from '../sources/scan-source.js';
import { ScannedSources } from '../sources/scanned-sources.js';
import { SharedTypes, type TypedSource } from '../sources/shared-types.js';
import type { BuildOptions } from './build-options.js';
import type { BuildReport } from './build-report.js';
import { type StoredBuild, storeUnchangedBuild } from './unchanged-build.js';

/** The sources of a build, and how it compiles them. */
export interface BuildPlan {
  readonly sources: SourceMatches;
  readonly selection: DialectSelection;
  readonly cwd: string;
  /** The absolute path of the output folder. */
  readonly out: string;
  readonly compilerOptions: CompilerOptions;
  /** Undefined if nothing is stored for the next build. */
  readonly cache: DiskCache | undefined;
}

/** A source of the build, and where its module goes. */
type LocatedSource = SourcePath & TypedSource;

/** A source as it is now. */
interface ReadSource extends LocatedSource, SourceScan {
  /** Undefined if the source has not been read. */
  readonly bytes: Buffer | undefined;
  /** The outline from an earlier build (see `recordOutline`); undefined if the source has changed since. */
  readonly outline: string | undefined;
}

/** A source, and the key that its module has in the record unless the source has changed. */
interface PlannedSource extends SourceJob {
  readonly key: string;
}

/** Compiles the sources that have changed since the last build. */
export class IncrementalBuild {
  readonly #sources: SourceMatches;
  readonly #selection: DialectSelection;
  readonly #cwd: string;
  readonly #out: string;
  readonly #compilerOptions: CompilerOptions;
  readonly #record: BuildRecord;
  readonly #report: BuildReport;
  readonly #options: Pick<BuildOptions, 'signal' | 'observer'>;
  /** By the paths of the sources. */
  readonly #modules = new Map<string, BuiltModule>();
  readonly #roots = new SourceRoots();
  readonly #links = new SourceLinks(this.#modules, this.#roots);
  /** Undefined if the scans of earlier builds are not stored. */
  readonly #scans: ScannedSources | undefined;
  readonly #started = Date.now();

  constructor(
    { sources, selection, cwd, out, compilerOptions, cache }: BuildPlan,
    record: BuildRecord,
    report: BuildReport,
    options: Pick<BuildOptions, 'signal' | 'observer'>,
  ) {
    this.#sources = sources;
    this.#selection = selection;
    this.#cwd = cwd;
    this.#out = out;
    this.#compilerOptions = compilerOptions;
    this.#record = record;
    this.#report = report;
    this.#options = options;
    this.#scans = cache && new ScannedSources(cache, ['scanned sources', version, out]);
  }

  /** Whether the build writes modules. Otherwise, it writes declarations only. */
  get #hasModules(): boolean {
    return this.#compilerOptions.declarations !== 'sources';
  }

  /**
   * @param stored where to store the state of the build if it has nothing to do
   * @returns the absolute paths of the outputs that were removed
   */
  async run(stored: StoredBuild | undefined): Promise<readonly string[]> {
    const [{ file: firstFile } = { file: '' }] = this.#sources.files;
    const { name: dialect } = this.#selection;
    const workers = new BuildWorkers<PlannedSource>({
      dialect,
      options: this.#compilerOptions,
      cwd: this.#cwd,
      firstFile,
    });
    // Sources that no build has compiled have changed in any case.
    workers.start(this.#sources.files.filter(({ path }) => !this.#record.has(path)).length);
    try {
      return await this.#runWith(workers, stored);
    } finally {
      workers.close();
      await workers.ended();
    }
  }

  async #runWith(workers: BuildWorkers<PlannedSource>, stored: StoredBuild | undefined): Promise<readonly string[]> {
    const sources = await this.#plan();
    this.#scans?.save();
    let changed = this.#withoutUnchanged(sources);
    if (changed.length === 0 && !this.#record.hasStale && !this.#record.isUnfinished) {
      this.#finishUnchanged(sources);
      if (stored !== undefined) this.#store(stored);
      return [];
    }
    const hasChanged = await this.#openRecord(changed);
    if (hasChanged === undefined) return [];
    let removed: readonly string[];
    try {
      // The other build may have compiled the same sources.
      if (hasChanged) changed = this.#withoutUnchanged(sources);
      await this.#compile(changed, workers);
      workers.close();
      removed = this.#record.removeStale();
    } finally {
      this.#saveRecord();
    }
    const pending = new Set<SourceJob>(changed);
    this.#finishUnchanged(sources.filter((source) => !pending.has(source)));
    return removed;
  }

  #store(stored: StoredBuild): void {
    storeUnchangedBuild(stored, {
      results: this.#report.files,
      statusOf: (path) => this.#scans?.statusOf(path),
      consulted: this.#links.consulted,
      record: this.#record,
      started: this.#started,
    });
  }

  /** Reads the sources, and finds their outputs and the sources whose types they use. */
  async #plan(): Promise<readonly PlannedSource[]> {
    const located = this.#locate();
    const types = new SharedTypes();
    const sources: ReadSource[] = [];
    for (const source of located) sources.push(await this.#read(source));
    for (const source of sources) {
      const { path, file, code, outline } = source;
      this.#modules.set(path, { code, place: relativePath(this.#out, code) });
      if (outline !== undefined) this.#links.know(path, outline);
      else if (this.#hasModules) await this.#selection.forFile(file);
      if (this.#compilerOptions.declarations !== 'none') types.add(source, source.declaredTypes);
    }
    return sources.map((source) => this.#withKey(source, types));
  }

  async #read(source: LocatedSource): Promise<ReadSource> {
    const { path, file, language, moduleFile, code } = source;
    // The version of the compiler, with which scans are stored, does not cover other dialects.
    const scans = this.#selection.isShipped(file) ? this.#scans : undefined;
    const known = scans?.find(path, moduleFile);
    const read = known === undefined ? await this.#scan(source, scans) : undefined;
    const { content, declaredTypes, usedTypes } = known ?? read ?? UNREADABLE;
    const facts = this.#record.factsOf(path);
    const outline = isOutlineOf(facts, content) ? facts : undefined;
    // For thousands of sources, this takes less time than to spread the objects.
    return { path, file, language, moduleFile, code, bytes: read?.bytes, content, declaredTypes, usedTypes, outline };
  }

  async #scan({ path, file, moduleFile }: LocatedSource, scans?: ScannedSources): Promise<ReadScan | undefined> {
    const dialect = await this.#selection.forFile(file);
    const scan = isFault(dialect) ? undefined : scanSource(path, moduleFile, dialect);
    if (scan !== undefined) scans?.add(path, moduleFile, scan);
    return scan;
  }

  /** Finds the outputs of the sources. Sources without a dialect and outputs of two sources are failures. */
  #locate(): readonly LocatedSource[] {
    const emittedFiles = new EmittedFiles(this.#sources.root, this.#roots);
    const sourceByOutput = new Map<string, string>();
    const sources: LocatedSource[] = [];
    for (const source of this.#sources.files) {
      const { path, file } = source;
      const language = this.#selection.languageOf(file);
      if (isFault(language)) {
        this.#report.addFailure(source, language);
        continue;
      }
      const code = this.#outputOf(source, language);
      const other = sourceByOutput.get(code);
      if (other !== undefined) {
        this.#report.addFailure(source, this.#conflict(source, other, code));
        continue;
      }
      sourceByOutput.set(code, file);
      sources.push({ path, file, language, moduleFile: emittedFiles.nameOf(path), code });
    }
    return sources;
  }

  /** Finds the types of other sources that a source uses, and the key of the source as it is now. */
  #withKey(source: ReadSource, types: SharedTypes): PlannedSource {
    const { path, file, language, moduleFile, code, bytes, content, outline } = source;
    const used = types.usedBy(source, source.usedTypes).map((other) => ({
      path: other.path,
      from: declarationSpecifier(code, other.code),
      digest: other.content,
    }));
    const place = [moduleFile, this.#modules.get(path)?.place];
    const others = used.map(({ from, digest }) => [from, digest]);
    const isCacheable = !fromSources && this.#selection.isShipped(file);
    const base = isCacheable
      ? JSON.stringify([version, language.name, this.#compilerOptions, ...place, ...others])
      : undefined;
    const dialect = this.#selection.loadedFor(file);
    const links = outline === undefined || !this.#hasModules ? NO_LINKS : this.#links.keyOf(path, dialect, outline);
    const key = content === '' ? '' : recordKey(base, links, content);
    return { path, file, bytes, content, moduleFile, code, base, key, types: used };
  }

  /** The path of the module of a source, or of its declarations if there are no modules. */
  #outputOf({ path }: SourcePath, language: Language): string {
    const { declarations, extension } = this.#compilerOptions;
    if (declarations === 'sources') return sourceDeclarationPath(path, this.#sources.root, this.#out);
    return modulePath(path, language, this.#sources.root, this.#out, extension);
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

  async #compile(sources: readonly PlannedSource[], workers: BuildWorkers<PlannedSource>): Promise<void> {
    const compiler = new SourceCompiler(this.#selection, this.#compilerOptions, this.#cwd, this.#links);
    for await (const [source, result] of workers.compile(sources, compiler, this.#modules)) {
      this.#finish(source, result);
      if (this.#options.signal?.aborted) break;
    }
  }

  #finish({ path, file }: PlannedSource, result: SourceResult): void {
    const { diagnostics, text, key, characters, written, outline } = result;
    if (characters !== undefined) this.#record.replace(path, key, written, diagnostics, outline);
    else if (key !== '' && !dependsOnStack(diagnostics)) this.#record.fail(path, key, diagnostics, outline);
    const status = characters === undefined ? 'failed' : 'compiled';
    this.#report.add({ path, file, status, diagnostics, text, characters: characters ?? 0 });
  }

  /** Repeats what earlier builds reported about sources. */
  #finishUnchanged(sources: readonly PlannedSource[]): void {
    for (const source of sources) {
      const failure = this.#record.failureOf(source.path, source.key);
      const diagnostics = (failure ?? this.#record.diagnosticsOf(source.path)) as readonly Diagnostic[];
      this.#report.addUnchanged(source, { status: failure === undefined ? 'unchanged' : 'failed', diagnostics });
    }
  }

  #reportUnwritable(error: unknown): void {
    const message = `The output folder cannot be written to: ${systemMessage(error)}`;
    this.#report.addFault(fileFault(displayName(this.#out, this.#cwd), 'OUTPUT_UNWRITABLE', message));
  }
}

/** The scan of a source that cannot be read. */
const UNREADABLE: SourceScan = { content: '', declaredTypes: [], usedTypes: [] };

/** Whether a build with a larger stack may not report the diagnostics. They are no property of the source. */
function dependsOnStack(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => code === 'NESTING_TOO_DEEP');
}
