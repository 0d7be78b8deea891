import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { AtomicWriter, BuildRecord, type OutputFile } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import { compileWith, type Dialect } from '@pptjs/transpiler/dialect';
import type { Arguments } from '../arguments/arguments.js';
import { sourceMapKinds, strictOf } from '../commands/shared-options.js';
import { DialectSelection, isFault } from '../dialects/dialect-selection.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { displayName, findSources, type SourceMatches, type SourcePath } from '../files/find-sources.js';
import { fileFault, readSource, systemMessage } from '../files/read-source.js';
import type { Host } from '../host.js';
import { Progress } from '../report/progress.js';
import { count, Reporter } from '../report/reporter.js';
import { EmittedFiles } from './emitted-files.js';
import { Interruption } from './interruption.js';
import { formatWarning, type ModuleOutput, moduleOutputOf } from './module-format.js';

interface BuildOptions extends ModuleOutput {
  readonly sourceMap: (typeof sourceMapKinds)[number];
  readonly strict: Strictness;
  readonly comments: boolean;
}

/** `pptjs build`: compiles all sources to modules. */
export async function buildFiles(args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const out = outputDirectory(args, host);
  const environment = environmentDirectory(args, host);
  if (environment !== undefined) {
    if (args.text('format') !== undefined || args.text('out-extension') !== undefined)
      throw new UsageError('--format and --out-extension do not apply to an environment');
    const { writeEnvironment } = await import('./write-environment.js');
    return writeEnvironment(environment, out, args, host);
  }
  const reporter = new Reporter(host, args.flag('json'));
  const selection = await DialectSelection.of(args, host);
  const sources = await findSources(args.positionals, selection.extensions, host, reporter);
  const options: BuildOptions = {
    ...moduleOutputOf(args),
    sourceMap: args.choice('source-map', sourceMapKinds, 'external'),
    strict: strictOf(args),
    comments: !args.flag('no-comments'),
  };
  const warning = formatWarning(options, out, host.cwd);
  if (warning !== undefined) reporter.report(warning);
  const build = new Build(sources, selection, out, options, reporter, host);
  const interruption = new Interruption(host.signals);
  try {
    await build.run(interruption);
    build.close();
  } finally {
    interruption.close();
  }
  const seconds = (performance.now() - started) / 1000;
  if (args.flag('json')) host.stdout.write(`${JSON.stringify(build.summary(seconds))}\n`);
  else if (!args.flag('quiet'))
    reporter.note(`${interruption.exitCode === undefined ? '' : 'interrupted: '}${build.closingLine(seconds)}`);
  return interruption.exitCode ?? (reporter.errors > 0 ? ExitCode.failed : ExitCode.ok);
}

function outputDirectory(args: Arguments, host: Host): string {
  const name = args.required('out-dir');
  const path = resolve(host.cwd, name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new CommandError(`${name}: the output directory is a file`);
  return path;
}

/**
 * Returns the folder of the environment to build: the value of `--environment`, or the only path if it has an
 * environment.conf. Returns undefined if the paths are ordinary sources.
 */
function environmentDirectory(args: Arguments, host: Host): string | undefined {
  const named = args.text('environment');
  const [path, ...others] = named === undefined ? args.positionals : [named, ...args.positionals];
  if (path === undefined || (named === undefined && others.length > 0)) return undefined;
  if (others.length > 0) throw new UsageError('an environment is built as a whole: do not specify other paths');
  const directory = resolve(host.cwd, path);
  return named !== undefined || existsSync(join(directory, 'environment.conf')) ? directory : undefined;
}

/** The number of modules that may wait for the disk before the compiler waits too. */
const MAX_PENDING_WRITES = 48;

class Build {
  readonly #sources: SourceMatches;
  readonly #selection: DialectSelection;
  readonly #out: string;
  readonly #options: BuildOptions;
  readonly #reporter: Reporter;
  readonly #host: Host;
  readonly #record: BuildRecord;
  readonly #emittedFiles: EmittedFiles;
  readonly #writer = new AtomicWriter();
  /** The writes that have not finished. */
  readonly #pendingWrites = new Set<Promise<void>>();
  readonly #sourceByOutput = new Map<string, string>();
  #built = 0;
  #failed = 0;
  #bytes = 0;
  #removed: readonly string[] = [];

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
    this.#record = BuildRecord.load(out);
    this.#emittedFiles = new EmittedFiles(sources.root);
  }

  /** Compiles the sources one after the other until the process receives a signal. */
  async run(interruption: Interruption): Promise<void> {
    const { files } = this.#sources;
    const progress = new Progress(this.#host.stderr, files.length);
    this.#reporter.progress = progress;
    for (const [index, source] of files.entries()) {
      if (interruption.exitCode !== undefined) break;
      progress.step(index, source.file);
      await this.#compile(source);
      // Files are written while the next sources are compiled. The pause lets Node handle the finished writes.
      if (this.#pendingWrites.size >= MAX_PENDING_WRITES) await Promise.race(this.#pendingWrites);
      else if (index % 4 === 0) await setImmediate();
    }
    await Promise.all(this.#pendingWrites);
    progress.clear();
  }

  /** Removes the outputs of sources that no longer exist, and saves the record unless the build changed nothing. */
  close(): void {
    this.#removed = this.#record.removeStale();
    if (this.#built === 0 && this.#removed.length === 0) return;
    try {
      this.#record.save();
    } catch (error) {
      this.#reporter.report(
        fileFault(displayName(this.#out, this.#host.cwd), 'OUTPUT_UNWRITABLE', systemMessage(error)),
      );
    }
  }

  closingLine(seconds: number): string {
    const { errors, warnings } = this.#reporter;
    const parts = [
      `${count(this.#built, 'file')} compiled to ${displayName(this.#out, this.#host.cwd)} in ${seconds.toFixed(2)} s`,
    ];
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
        failed: this.#failed,
        errors,
        warnings,
        removed,
        bytes: this.#bytes,
        seconds: Number(seconds.toFixed(3)),
      },
    };
  }

  async #compile(source: SourcePath): Promise<void> {
    const { path, file } = source;
    const dialect = await this.#selection.forFile(file);
    const { text, fault = isFault(dialect) ? dialect : undefined } = readSource(path, file);
    if (text === undefined || isFault(dialect)) {
      this.#failed++;
      if (fault) this.#reporter.report(fault);
      return;
    }
    const { extension, ...options } = this.#options;
    const paths = outputPaths(path, dialect, this.#sources.root, this.#out, extension);
    const { code, map, diagnostics } = compileWith(dialect, text, {
      file,
      moduleFile: this.#emittedFiles.nameOf(path),
      ...options,
      mapSource: paths.source,
      mapFile: paths.mapUrl,
    });
    for (const diagnostic of diagnostics) this.#reporter.report(diagnostic, text);
    if (code === null || !this.#claim(paths.code, file)) {
      this.#failed++;
      return;
    }
    const outputs: OutputFile[] = [{ path: paths.code, content: code }];
    if (map !== null && this.#options.sourceMap === 'external') outputs.push({ path: paths.map, content: map });
    this.#bytes += text.length;
    const written = this.#write(source, paths.code, outputs).finally(() => this.#pendingWrites.delete(written));
    this.#pendingWrites.add(written);
  }

  /** Reserves an output for a source. Reports an error and returns false if another source has the same output. */
  #claim(output: string, file: string): boolean {
    const other = this.#sourceByOutput.get(output);
    this.#sourceByOutput.set(output, file);
    if (other === undefined) return true;
    this.#reporter.report(
      fileFault(
        file,
        'OUTPUT_CONFLICT',
        `The module of this file would replace that of ${other}: ${displayName(output, this.#host.cwd)}`,
      ),
    );
    return false;
  }

  /** Writes the module `code` and its source map. Reports an error if that fails. */
  async #write({ path, file }: SourcePath, code: string, outputs: readonly OutputFile[]): Promise<void> {
    try {
      await this.#writer.write(outputs);
      this.#record.replace(path, outputs);
      this.#built++;
    } catch (error) {
      this.#failed++;
      const target = displayName(code, this.#host.cwd);
      this.#reporter.report(
        fileFault(file, 'OUTPUT_UNWRITABLE', `The module cannot be written to ${target}: ${systemMessage(error)}`),
      );
    }
  }
}

/** The paths of a module and its source map, and the URLs that connect the files. */
interface OutputPaths {
  readonly code: string;
  readonly map: string;
  /** The URL of the source, relative to the map. */
  readonly source: string;
  /** The URL of the map, relative to the module. */
  readonly mapUrl: string;
}

/**
 * Returns the output paths for a source: `manifests/init.pp` below `root` becomes `manifests/init.js` below `out`, and
 * `templates/motd.epp` becomes `templates/motd.epp.js`. `extension` replaces `.js`. Only the first extension of a dialect
 * is removed.
 */
function outputPaths(path: string, dialect: Dialect, root: string, out: string, extension: string): OutputPaths {
  const name = relative(root, path);
  const [removed = ''] = dialect.extensions;
  const code = join(
    out,
    `${removed !== '' && name.endsWith(removed) ? name.slice(0, -removed.length) : name}${extension}`,
  );
  const map = `${code}.map`;
  const source = relative(dirname(map), path).split(sep).map(encodeURIComponent).join('/');
  return { code, map, source, mapUrl: encodeURIComponent(basename(map)) };
}
