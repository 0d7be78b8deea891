import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Arguments } from '../arguments/arguments.js';
import { sourceMapKinds, strictOf } from '../commands/shared-options.js';
import { DialectSelection } from '../dialects/dialect-selection.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { findSources } from '../files/find-sources.js';
import type { Host } from '../host.js';
import { Reporter } from '../report/reporter.js';
import { Build } from './build.js';
import { Interruption } from './interruption.js';
import { formatWarning, moduleOutputOf } from './module-format.js';
import type { BuildOptions } from './source-compiler.js';

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
