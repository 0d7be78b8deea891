import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { BuildRecord } from '@pptjs/files';
import { type Diagnostic, fromSources, version } from '@pptjs/transpiler/dialect';
import { type DialectSelection, isFault } from '../dialects/dialect-selection.js';
import { CommandError } from '../exit-code.js';
import { displayName, type SourceMatches, type SourcePath } from '../files/find-sources.js';
import { fileFault, readSource, systemMessage } from '../files/read-source.js';
import type { Host } from '../host.js';
import { Progress } from '../report/progress.js';
import { count, type Reporter } from '../report/reporter.js';
import { BuildWorkers, workerCount } from './build-workers.js';
import { EmittedFiles } from './emitted-files.js';
import type { Interruption } from './interruption.js';
import { modulePath } from './output-paths.js';
import { type BuildOptions, recordKey, SourceCompiler, type SourceJob, type SourceResult } from './source-compiler.js';

/** A source, and the key that its module has in the record unless the source has changed. */
interface PlannedSource extends SourceJob {
  readonly key: string;
}

/**
 * One build: compiles the sources that have changed since the record of the output folder was written, and removes the
 * outputs of sources that no longer exist.
 */
export class Build {
  readonly #sources: SourceMatches;
  readonly #selection: DialectSelection;
  readonly #out: string;
  readonly #options: BuildOptions;
  readonly #reporter: Reporter;
  readonly #host: Host;
  readonly #record: BuildRecord;
  readonly #progress: Progress;
  #built = 0;
  #unchanged = 0;
  #failed = 0;
  /** The length of the compiled sources, in characters. */
  #characters = 0;
  #removed: readonly string[] = [];

  /** @throws {CommandError} if the record of the output folder cannot be read */
  constructor(
    sources: SourceMatches,
    selection: DialectSelection,
    out: string,
    options: BuildOptions,
    reporter: Reporter,
    host: Host,
  ) {
    this.#sources = sources;
    this.#selection = selection;
    this.#out = out;
    this.#options = options;
    this.#reporter = reporter;
    this.#host = host;
    this.#record = loadRecord(out, host);
    this.#progress = new Progress(host.stderr, sources.files.length);
    this.#reporter.progress = this.#progress;
  }

  /** Builds until the process receives a signal. Then the sources that are being compiled are finished. */
  async run(interruption: Interruption): Promise<void> {
    const sources = await this.#plan();
    let changed = this.#withoutUnchanged(sources);
    if (changed.length > 0 || this.#record.hasStale || this.#record.isUnfinished) {
      const hasChanged = await this.#openRecord(changed);
      if (hasChanged === undefined) return;
      try {
        // The other build may have compiled the same sources.
        if (hasChanged) changed = this.#withoutUnchanged(sources);
        await this.#compile(changed, interruption);
        this.#removed = this.#record.removeStale();
      } finally {
        this.#saveRecord();
      }
    }
    this.#progress.clear();
    const pending = new Set<SourceJob>(changed);
    for (const source of sources) if (!pending.has(source)) this.#reportUnchanged(source);
  }

  closingLine(seconds: number): string {
    const { errors, warnings } = this.#reporter;
    const parts = [
      `${count(this.#built, 'file')} compiled to ${displayName(this.#out, this.#host.cwd)} in ${seconds.toFixed(2)} s`,
    ];
    if (this.#unchanged > 0) parts.push(`${count(this.#unchanged, 'file')} unchanged`);
    if (this.#failed > 0) parts.push(`${count(this.#failed, 'file')} failed`);
    if (errors > 0) parts.push(count(errors, 'error'));
    if (warnings > 0) parts.push(count(warnings, 'warning'));
    if (this.#removed.length > 0) parts.push(`${count(this.#removed.length, 'stale output')} removed`);
    return parts.join(', ');
  }

  summary(seconds: number): object {
    const { errors, warnings } = this.#reporter;
    const removed = this.#removed.map((path) => displayName(path, this.#host.cwd));
    return {
      summary: {
        built: this.#built,
        unchanged: this.#unchanged,
        failed: this.#failed,
        errors,
        warnings,
        removed,
        bytes: this.#characters,
        seconds: Number(seconds.toFixed(3)),
      },
    };
  }

  /** Reads the sources, and finds their outputs. Reports sources without a dialect and outputs of two sources. */
  async #plan(): Promise<readonly PlannedSource[]> {
    const emittedFiles = new EmittedFiles(this.#sources.root);
    const sourceByOutput = new Map<string, string>();
    const planned: PlannedSource[] = [];
    for (const source of this.#sources.files) {
      const dialect = await this.#selection.forFile(source.file);
      if (isFault(dialect)) {
        this.#reportFailure(dialect);
        continue;
      }
      const code = modulePath(source.path, dialect, this.#sources.root, this.#out, this.#options.extension);
      const other = sourceByOutput.get(code);
      if (other !== undefined) {
        this.#reportFailure(this.#conflict(source, other, code));
        continue;
      }
      sourceByOutput.set(code, source.file);
      const moduleFile = emittedFiles.nameOf(source.path);
      const isCacheable = !fromSources && this.#selection.isShipped(source.file);
      const base = isCacheable
        ? JSON.stringify([version, dialect.name, this.#options, moduleFile, relative(this.#out, code)])
        : undefined;
      planned.push({ ...source, moduleFile, code, base, key: currentKey(source.path, base) });
    }
    return planned;
  }

  #conflict({ file }: SourcePath, other: string, output: string): Diagnostic {
    const name = displayName(output, this.#host.cwd);
    return fileFault(file, 'OUTPUT_CONFLICT', `The module of this file would replace that of ${other}: ${name}`);
  }

  #withoutUnchanged(sources: readonly PlannedSource[]): readonly PlannedSource[] {
    return sources.filter(({ path, key }) => !this.#record.isUpToDate(path, key));
  }

  /** Repeats what an earlier build reported about a source. */
  #reportUnchanged(source: PlannedSource): void {
    this.#unchanged++;
    const diagnostics = this.#record.diagnosticsOf(source.path) as readonly Diagnostic[];
    if (diagnostics.length === 0) return;
    const { text } = readSource(source.path, source.file);
    for (const diagnostic of diagnostics) this.#reporter.report({ ...diagnostic, file: source.file }, text);
  }

  /**
   * Waits for other builds. Returns whether one of them has changed the record. Reports an error and returns undefined
   * if the output folder cannot be written to.
   */
  async #openRecord(changed: readonly PlannedSource[]): Promise<boolean | undefined> {
    const name = displayName(this.#out, this.#host.cwd);
    try {
      const folders = changed.map(({ code }) => dirname(code));
      return await this.#record.open(folders, (id) =>
        this.#reporter.note(`waiting for another build of ${name} (process ${id})`),
      );
    } catch (error) {
      this.#reportFailure(unwritable(name, error));
      return undefined;
    }
  }

  #saveRecord(): void {
    try {
      this.#record.save();
    } catch (error) {
      this.#reporter.report(unwritable(displayName(this.#out, this.#host.cwd), error));
    }
  }

  async #compile(sources: readonly PlannedSource[], interruption: Interruption): Promise<void> {
    const { cwd } = this.#host;
    const workers = workerCount(sources.length);
    const results =
      workers > 1
        ? new BuildWorkers(sources, workers, { dialect: this.#selection.name, options: this.#options, cwd }).compile()
        : compileHere(new SourceCompiler(this.#selection, this.#options, cwd), sources);
    let done = 0;
    for await (const [source, result] of results) {
      this.#finish(source, result);
      this.#progress.step(++done, source.file);
      if (interruption.exitCode !== undefined) break;
    }
  }

  #finish({ path }: PlannedSource, { diagnostics, text, compiled, written }: SourceResult): void {
    for (const diagnostic of diagnostics) this.#reporter.report(diagnostic, text);
    if (compiled === undefined) {
      this.#failed++;
      return;
    }
    this.#built++;
    this.#characters += compiled.characters;
    this.#record.replace(path, compiled.key, written, diagnostics);
  }

  #reportFailure(fault: Diagnostic): void {
    this.#failed++;
    this.#reporter.report(fault);
  }
}

/** Compiles sources one after the other. Lets Node handle signals between two sources. */
async function* compileHere<Source extends SourceJob>(
  compiler: SourceCompiler,
  sources: readonly Source[],
): AsyncGenerator<readonly [Source, SourceResult]> {
  for (const source of sources) {
    yield [source, await compiler.compile(source)];
    await setImmediate();
  }
}

const unwritable = (folder: string, error: unknown): Diagnostic =>
  fileFault(folder, 'OUTPUT_UNWRITABLE', `The output folder cannot be written to: ${systemMessage(error)}`);

function loadRecord(out: string, host: Host): BuildRecord {
  try {
    return BuildRecord.load(out);
  } catch (error) {
    throw new CommandError(`${displayName(out, host.cwd)}: the record of earlier builds: ${systemMessage(error)}`);
  }
}

/** Returns the key of a source as it is now; the empty key if the source cannot be read. */
function currentKey(path: string, base: string | undefined): string {
  if (base === undefined) return '';
  try {
    return recordKey(base, readFileSync(path));
  } catch {
    return '';
  }
}
