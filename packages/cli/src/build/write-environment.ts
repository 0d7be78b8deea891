import { relative, resolve, sep } from 'node:path';
import { sourceMapKinds } from '@pptjs/build/formats';
import {
  buildEnvironment,
  type BuildOptions,
  type BuiltFile,
  type CatalogEnvironment,
  environmentKey,
  isBuiltEnvironment,
  loadRubyCompiler,
  recordOfRuby,
} from '@pptjs/catalog';
import { displayName } from '@pptjs/files';
import type { LogEntry } from '@pptjs/runtime/internal';
import type { Arguments } from '../arguments/arguments.js';
import { type CodeSettings, readCodeSettings } from '../catalog/code-settings.js';
import { createEnvironment } from '../catalog/open-environment.js';
import { checkFolder, resolveExisting } from '../catalog/resolve-existing.js';
import { TrustedBuilds } from '../catalog/trusted-builds.js';
import { CommandError, ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Interruption } from '../process/interruption.js';
import { consoleLog } from '../report/console-log.js';
import { count, Reporter } from '../report/reporter.js';
import { EnvironmentOutput, type EnvironmentReport } from './environment-output.js';

/**
 * `pptjs build --environment`: builds a folder of JavaScript modules that compiles the same catalogs. Writes nothing if
 * a file has errors, so that an earlier build stays usable, or if nothing has changed since.
 *
 * @param path the path of the environment, as the command line names it
 * @param out the absolute path of the output folder
 * @throws {CommandError} if there is no such folder, or the output folder has an index that is not that of a build, or
 *   cannot be written
 */
export async function writeEnvironment(path: string, out: string, args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const reporter = new Reporter(host, args.flag('json'));
  const output = new EnvironmentOutput(out, displayName(out, host.cwd), (text) => reporter.note(text));
  const directory = resolveExisting(path, host);
  const settings = readCodeSettings(args, host, directory);
  if (isBuiltEnvironment(directory)) throw new CommandError(`${path}: this environment is built already`);
  checkFolder(directory, path);
  if (directory === out)
    throw new CommandError(`${output.name}: the output folder is the environment; choose another folder`);
  const environment = await createEnvironment(settings);
  const options = {
    strict: settings.strict,
    sourceMap: args.choice('source-map', sourceMapKinds, 'external'),
    ...(args.flag('no-comments') && { comments: false }),
    exclude: out,
  };
  const key = environmentKey(environment, options);
  // Fails before the build if the output folder has another file with the name of the index.
  const recorded = output.reportOf(key);
  const { files, isReproducible, ...report } = recorded
    ? { ...recorded, files: [], isReproducible: true }
    : await build(environment, options, settings);
  const log = consoleLog(host);
  for (const entry of report.log) log(entry);
  for (const diagnostic of report.diagnostics)
    reporter.report({ ...diagnostic, file: displayName(resolve(directory, diagnostic.file), host.cwd) });
  const interruption = new Interruption(host.signals);
  try {
    if (recorded === undefined && reporter.errors === 0) await output.write(files, isReproducible ? key : '', report);
    if (reporter.errors === 0) new TrustedBuilds(settings.trustDirectory).add(out);
    await interruption.check();
  } finally {
    interruption.close();
  }
  const { errors } = reporter;
  const summary: Summary = {
    files: errors === 0 ? report.fileCount : 0,
    unchanged: recorded !== undefined,
    errors,
    warnings: reporter.warnings,
    seconds: Number(((performance.now() - started) / 1000).toFixed(3)),
  };
  if (args.flag('json')) host.stdout.write(`${JSON.stringify({ summary })}\n`);
  else if (!args.flag('quiet')) reporter.note(summaryText(summary, output.name));
  return interruption.exitCode ?? (errors > 0 ? ExitCode.failed : ExitCode.ok);
}

/** The result of the command, as `--json` prints it. */
interface Summary {
  readonly files: number;
  readonly unchanged: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly seconds: number;
}

function summaryText({ files, unchanged, errors, seconds }: Summary, output: string): string {
  if (errors > 0) return `nothing was written: ${count(errors, 'error')}`;
  const state = unchanged ? 'unchanged' : 'built';
  return `environment ${state} in ${output}: ${count(files, 'file')} in ${seconds.toFixed(2)} s`;
}

/** Builds an environment. The paths in the report are relative to the folder of the environment. */
async function build(
  environment: CatalogEnvironment,
  options: BuildOptions,
  { cacheDirectory }: CodeSettings,
): Promise<EnvironmentReport & { readonly files: readonly BuiltFile[]; readonly isReproducible: boolean }> {
  const log: LogEntry[] = [];
  const ruby = await recordOfRuby(environment, cacheDirectory, (entry) => log.push(entry));
  const { files, diagnostics } = buildEnvironment(environment, {
    ...options,
    ruby,
    compiler: await loadRubyCompiler(),
    ...(cacheDirectory !== undefined && { cacheDirectory }),
  });
  const { directory = '' } = environment;
  return {
    files,
    fileCount: files.length,
    diagnostics: diagnostics.map((each) => ({ ...each, file: relative(directory, each.file).split(sep).join('/') })),
    log,
    isReproducible: ruby.isReproducible,
  };
}
