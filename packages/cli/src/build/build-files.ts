import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, BuildError, type BuildOptions, type BuildResult, type FileResult } from '@pptjs/build';
import {
  declarationKinds,
  moduleExtensions,
  moduleFormats,
  type ModuleOutput,
  sourceMapKinds,
} from '@pptjs/build/formats';
import { DialectError } from '@pptjs/dialects';
import { displayName, userCacheDirectory } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../options/shared-options.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Interruption } from '../process/interruption.js';
import { Progress } from '../report/progress.js';
import { count, Reporter } from '../report/reporter.js';

/** `pptjs build`: compiles all sources to modules. */
export async function buildFiles(args: Arguments, host: Host): Promise<ExitCode> {
  const outDir = args.required('out-dir');
  const environment = environmentPath(args, host);
  if (environment !== undefined) {
    if (['format', 'out-extension', 'declarations'].some((option) => args.text(option) !== undefined))
      throw new UsageError('--format, --out-extension and --declarations do not apply to an environment');
    const { writeEnvironment } = await import('./write-environment.js');
    return writeEnvironment(environment, resolve(host.cwd, outDir), args, host);
  }
  if (args.positionals.length === 0) throw new UsageError('specify files or folders');
  const reporter = new Reporter(host, args.flag('json'));
  const interruption = new Interruption(host.signals);
  let result: BuildResult;
  try {
    result = await buildOrThrow({ ...buildOptionsOf(args, outDir, host, reporter), signal: interruption.signal });
  } finally {
    interruption.close();
  }
  printSummary(result, interruption, args, reporter, host);
  return interruption.exitCode ?? (reporter.errors > 0 ? ExitCode.failed : ExitCode.ok);
}

function buildOptionsOf(args: Arguments, outDir: string, host: Host, reporter: Reporter): BuildOptions {
  const dialect = args.text('dialect');
  return {
    paths: args.positionals,
    outDir,
    cwd: host.cwd,
    ...(dialect !== undefined && { dialect }),
    ...moduleOutputOf(args),
    sourceMap: args.choice('source-map', sourceMapKinds, 'external'),
    declarations: args.choice('declarations', declarationKinds, 'modules'),
    strict: strictOf(args),
    comments: !args.flag('no-comments'),
    cacheDirectory: userCacheDirectory(host.env),
    observer: observerOf(outDir, host, reporter),
  };
}

/** Returns an observer that prints the diagnostics and the progress of a build. */
function observerOf(outDir: string, host: Host, reporter: Reporter): NonNullable<BuildOptions['observer']> {
  let progress: Progress | undefined;
  return {
    onFile({ file, status, diagnostics, text }, done, total) {
      for (const diagnostic of diagnostics) reporter.report(diagnostic, text);
      progress = reporter.progress ??= new Progress(host.stderr, total);
      if (status === 'unchanged') progress.clear();
      else progress.step(done, file);
    },
    onFault: (fault) => reporter.report(fault),
    onWait: (processId) => reporter.note(`waiting for another build of ${outDir} (process ${processId})`),
  };
}

/**
 * @throws {CommandError} if the output folder cannot be used
 * @throws {UsageError} if there is no dialect with the name after `--dialect`
 */
async function buildOrThrow(options: BuildOptions): Promise<BuildResult> {
  try {
    return await build(options);
  } catch (error) {
    if (error instanceof BuildError) throw new CommandError(error.message);
    if (error instanceof DialectError) throw new UsageError(error.message);
    throw error;
  }
}

function printSummary(
  { files, removed, seconds }: BuildResult,
  interruption: Interruption,
  args: Arguments,
  reporter: Reporter,
  host: Host,
): void {
  const { errors, warnings } = reporter;
  const countOf = (status: FileResult['status']): number => files.filter((file) => file.status === status).length;
  const [built, unchanged, failed] = [countOf('compiled'), countOf('unchanged'), countOf('failed')];
  if (args.flag('json')) {
    const summary = {
      built,
      unchanged,
      failed,
      errors,
      warnings,
      removed: removed.map((path) => displayName(path, host.cwd)),
      bytes: files.reduce((sum, { characters }) => sum + characters, 0),
      seconds: Number(seconds.toFixed(3)),
    };
    host.stdout.write(`${JSON.stringify({ summary })}\n`);
    return;
  }
  if (args.flag('quiet')) return;
  const out = displayName(resolve(host.cwd, args.required('out-dir')), host.cwd);
  const parts = [`${count(built, 'file')} compiled to ${out} in ${seconds.toFixed(2)} s`];
  if (unchanged > 0) parts.push(`${count(unchanged, 'file')} unchanged`);
  if (failed > 0) parts.push(`${count(failed, 'file')} failed`);
  if (errors > 0) parts.push(count(errors, 'error'));
  if (warnings > 0) parts.push(count(warnings, 'warning'));
  if (removed.length > 0) parts.push(`${count(removed.length, 'stale output')} removed`);
  reporter.note(`${interruption.exitCode === undefined ? '' : 'interrupted: '}${parts.join(', ')}`);
}

/**
 * Returns the values of `--format` and `--out-extension`.
 * @throws {UsageError} if Node would read files with this extension in the other format
 */
function moduleOutputOf(args: Arguments): ModuleOutput {
  const format = args.choice('format', moduleFormats, 'esm');
  const extension = args.choice('out-extension', moduleExtensions, '.js');
  if ((format === 'esm' && extension === '.cjs') || (format === 'cjs' && extension === '.mjs'))
    throw new UsageError(`--out-extension ${extension} does not fit --format ${format}`);
  return { format, extension };
}

/**
 * Returns the path of the environment to build: the value of `--environment`, or the only path if it has an
 * environment.conf. Returns undefined if the paths are ordinary sources.
 */
function environmentPath(args: Arguments, host: Host): string | undefined {
  const named = args.text('environment');
  const [path, ...others] = named === undefined ? args.positionals : [named, ...args.positionals];
  if (path === undefined || (named === undefined && others.length > 0)) return undefined;
  if (others.length > 0) throw new UsageError('an environment is built as a whole: do not specify other paths');
  return named !== undefined || existsSync(resolve(host.cwd, path, 'environment.conf')) ? path : undefined;
}
