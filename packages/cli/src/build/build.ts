import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AtomicWriter, type OutputFile } from '@pptjs/files';
import { compile } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf, type Strict } from '../commands/options.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { displayName, type FoundFile } from '../files/find.js';
import { fault, readSource, systemMessage } from '../files/read.js';
import { BuildRecord } from '../files/record.js';
import { sourcesOf, type Sources } from '../files/sources.js';
import type { Host } from '../host.js';
import { Progress } from '../report/progress.js';
import { count, Reporter } from '../report/reporter.js';
import { outputPaths } from './output.js';

const mapKinds = ['external', 'inline', 'none'] as const;

interface BuildOptions {
  readonly sourceMap: (typeof mapKinds)[number];
  readonly strict: Strict;
}

/** `pptjs build`: compiles every source, and tells of each that it could not. */
export async function runBuild(args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const out = outputDirectory(args, host);
  const environment = environmentDirectory(args, host);
  if (environment !== undefined) {
    const { runEnvironmentBuild } = await import('./environment.js');
    return runEnvironmentBuild(environment, out, args, host);
  }
  const reporter = new Reporter(host, args.flag('json'));
  const sources = await sourcesOf(args.positionals, host, reporter);
  const build = new Build(
    sources,
    out,
    { sourceMap: args.choice('source-map', mapKinds, 'external'), strict: strictOf(args) },
    reporter,
    host,
  );
  await build.run();
  build.close();
  const seconds = (performance.now() - started) / 1000;
  if (args.flag('json')) host.stdout.write(`${JSON.stringify(build.summary(seconds))}\n`);
  else if (!args.flag('quiet')) reporter.note(build.closingLine(seconds));
  return reporter.errors > 0 ? ExitCode.failed : ExitCode.ok;
}

function outputDirectory(args: Arguments, host: Host): string {
  const given = args.text('out-dir');
  if (given === undefined) throw new UsageError('--out-dir is needed');
  const path = resolve(host.cwd, given);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new CommandError(`${given}: the output directory is a file`);
  return path;
}

/** The environment that is to be built as a whole: named as one, or the only path with an environment.conf in it. */
function environmentDirectory(args: Arguments, host: Host): string | undefined {
  const named = args.text('environment');
  const [path, ...others] = named === undefined ? args.positionals : [named, ...args.positionals];
  if (path === undefined || (named === undefined && others.length > 0)) return undefined;
  if (others.length > 0) throw new UsageError('an environment is built as a whole: name no other paths');
  const directory = resolve(host.cwd, path);
  return named !== undefined || existsSync(join(directory, 'environment.conf')) ? directory : undefined;
}

const mostUnderway = 48;
const breath = (): Promise<void> => new Promise((done) => void setImmediate(done));

class Build {
  readonly #sources: Sources;
  readonly #out: string;
  readonly #options: BuildOptions;
  readonly #reporter: Reporter;
  readonly #host: Host;
  readonly #record: BuildRecord;
  readonly #writer = new AtomicWriter();
  /** Outputs on their way to the disk. */
  readonly #underway = new Set<Promise<void>>();
  readonly #writers = new Map<string, string>();
  #built = 0;
  #failed = 0;
  #bytes = 0;
  #removed: readonly string[] = [];

  constructor(sources: Sources, out: string, options: BuildOptions, reporter: Reporter, host: Host) {
    this.#sources = sources;
    this.#out = out;
    this.#options = options;
    this.#reporter = reporter;
    this.#host = host;
    this.#record = BuildRecord.load(out);
  }

  async run(): Promise<void> {
    const { files } = this.#sources;
    const progress = new Progress(this.#host.stderr, files.length);
    this.#reporter.progress = progress;
    for (const [index, found] of files.entries()) {
      progress.step(index, found.file);
      this.#compile(found);
      // The disk and the compiler work at the same time; neither gets far ahead of the other.
      if (this.#underway.size >= mostUnderway) await Promise.race(this.#underway);
      else if (index % 4 === 0) await breath();
    }
    await Promise.all(this.#underway);
    progress.clear();
  }

  /**
   * Removes what has no source any more and writes the record; a build that wrote nothing leaves the directory as it
   * was.
   */
  close(): void {
    this.#removed = this.#record.removeStale();
    if (this.#built === 0 && this.#removed.length === 0) return;
    try {
      this.#record.save();
    } catch (error) {
      this.#reporter.report(fault(displayName(this.#out, this.#host.cwd), 'OUTPUT_UNWRITABLE', systemMessage(error)));
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

  #compile({ path, file }: FoundFile): void {
    const { text, fault: unreadable } = readSource(path, file);
    if (unreadable) {
      this.#failed++;
      this.#reporter.report(unreadable);
      return;
    }
    const paths = outputPaths(path, this.#sources.root, this.#out);
    const { code, map, diagnostics } = compile(text, {
      file,
      ...this.#options,
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
    const written = this.#write(path, file, outputs).finally(() => this.#underway.delete(written));
    this.#underway.add(written);
  }

  /** Two sources with one output would overwrite each other. */
  #claim(output: string, file: string): boolean {
    const other = this.#writers.get(output);
    this.#writers.set(output, file);
    if (other === undefined) return true;
    this.#reporter.report(
      fault(
        file,
        'OUTPUT_CONFLICT',
        `The module of this file would replace that of ${other}: ${displayName(output, this.#host.cwd)}`,
      ),
    );
    return false;
  }

  async #write(path: string, file: string, outputs: readonly OutputFile[]): Promise<void> {
    try {
      await this.#writer.write(outputs);
      this.#record.replace(path, outputs);
      this.#built++;
    } catch (error) {
      this.#failed++;
      const target = displayName(outputs[0]!.path, this.#host.cwd);
      this.#reporter.report(
        fault(file, 'OUTPUT_UNWRITABLE', `The module cannot be written to ${target}: ${systemMessage(error)}`),
      );
    }
  }
}
