import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceMapKinds } from '@pptjs/build/formats';
import {
  buildEnvironment,
  type BuiltFile,
  digestOf,
  INDEX_FILE,
  indexedFiles,
  isBuiltEnvironment,
  loadRubyCompiler,
  recordOfRuby,
} from '@pptjs/catalog';
import {
  BuildLog,
  displayName,
  type OutputFile,
  removeEmptyDirectories,
  removeLeftovers,
  systemMessage,
  writeAtomically,
  writeOutputs,
} from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { createEnvironment, readCodeSettings } from '../catalog/catalog-settings.js';
import { resolveFolder } from '../catalog/resolve-existing.js';
import { CommandError, ExitCode } from '../exit-code.js';
import type { Host } from '../host.js';
import { count, Reporter } from '../report/reporter.js';
import { Interruption } from './interruption.js';
import { TrustedBuilds } from './trusted-builds.js';

/**
 * `pptjs build --environment`: builds a folder of JavaScript modules that compiles the same catalogs. Writes nothing if
 * a file has errors, so that an earlier build stays usable.
 *
 * @throws {CommandError} if there is no such folder, or the output folder has an index that is not that of a build, or
 *   cannot be written
 */
export async function writeEnvironment(directory: string, out: string, args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const reporter = new Reporter(host, args.flag('json'));
  // Fails before the build if the output folder has another file with the name of the index.
  readEarlierBuild(out, host);
  const settings = readCodeSettings(args, host, directory);
  if (isBuiltEnvironment(directory))
    throw new CommandError(`${displayName(directory, host.cwd)}: this environment is built already`);
  resolveFolder(displayName(directory, host.cwd), host);
  if (directory === out)
    throw new CommandError(
      `${displayName(out, host.cwd)}: the output folder is the environment; choose another folder`,
    );
  const environment = await createEnvironment(settings);
  const { files, diagnostics } = buildEnvironment(environment, {
    strict: settings.strict,
    ruby: await recordOfRuby(environment, settings.cacheDirectory),
    compiler: await loadRubyCompiler(),
    sourceMap: args.choice('source-map', sourceMapKinds, 'external'),
    ...(args.flag('no-comments') && { comments: false }),
    exclude: out,
    ...(settings.cacheDirectory !== undefined && { cacheDirectory: settings.cacheDirectory }),
  });
  for (const diagnostic of diagnostics)
    reporter.report({ ...diagnostic, file: displayName(diagnostic.file, host.cwd) });
  const interruption = new Interruption(host.signals);
  try {
    if (reporter.errors === 0) await writeFiles(files, out, host, reporter);
    if (reporter.errors === 0) new TrustedBuilds(settings.trustDirectory).add(out);
    await interruption.check();
  } finally {
    interruption.close();
  }
  const seconds = (performance.now() - started) / 1000;
  const { errors, warnings } = reporter;
  const fileCount = errors === 0 ? files.length : 0;
  if (args.flag('json'))
    host.stdout.write(
      `${JSON.stringify({ summary: { files: fileCount, errors, warnings, seconds: Number(seconds.toFixed(3)) } })}\n`,
    );
  else if (!args.flag('quiet'))
    reporter.note(
      errors > 0
        ? `nothing was written: ${count(errors, 'error')}`
        : `environment built in ${displayName(out, host.cwd)}: ${count(fileCount, 'file')} in ${seconds.toFixed(2)} s`,
    );
  return interruption.exitCode ?? (errors > 0 ? ExitCode.failed : ExitCode.ok);
}

/** The file in which builds of an environment take turns. It exists only while they write. */
const TURNS_FILE = '.pptjs-environment.json';

/** The files of an earlier build in the output folder, by path, with their digests. */
type EarlierBuild = ReadonlyMap<string, string>;

/**
 * Reads the index of an earlier build.
 * @throws {CommandError} if the folder has another file of that name
 */
function readEarlierBuild(out: string, host: Host): EarlierBuild {
  const path = join(out, INDEX_FILE);
  if (!existsSync(path)) return new Map();
  const files = indexedFiles(readFileSync(path, 'utf8'));
  if (files === undefined)
    throw new CommandError(`${displayName(path, host.cwd)}: this file is not from a build; choose another folder`);
  return new Map(files.map(({ path: file, digest }) => [file, digest]));
}

/**
 * Writes the files that have changed, the index last: if the command is interrupted, the index of the earlier build has
 * other digests than the new files, so that no mixture of both builds can be used. Maps come first, so that no module is
 * without its map. Then removes the files that only the earlier build has. One build at a time writes to a folder.
 *
 * @throws {CommandError} if the output folder cannot be written
 */
async function writeFiles(files: readonly BuiltFile[], out: string, host: Host, reporter: Reporter): Promise<void> {
  const name = displayName(out, host.cwd);
  const turns = new BuildLog(join(out, TURNS_FILE));
  try {
    await turns.begin((processId) => reporter.note(`waiting for another build of ${name} (process ${processId})`));
    try {
      replaceFiles(files, readEarlierBuild(out, host), out);
    } finally {
      turns.end([]);
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${name}: ${systemMessage(error)}`);
  }
}

function replaceFiles(files: readonly BuiltFile[], earlier: EarlierBuild, out: string): void {
  for (const folder of new Set(files.map(({ path }) => dirname(join(out, path))))) removeLeftovers(folder);
  const isMap = ({ path }: BuiltFile): boolean => path.endsWith('.map');
  const isIndex = ({ path }: BuiltFile): boolean => path === INDEX_FILE;
  const outputs = (chosen: readonly BuiltFile[]): OutputFile[] =>
    chosen.map(({ path, content }) => ({ path: join(out, path), content }));
  writeOutputs(outputs([...files.filter(isMap), ...files.filter((file) => !isMap(file) && !isIndex(file))]));
  writeAtomically(outputs(files.filter(isIndex)));
  const current = new Set(files.map(({ path }) => path));
  for (const [path, digest] of earlier) if (!current.has(path)) removeFile(join(out, path), digest, out);
}

/** Removes a file and its empty folders, unless the file has changed since it was built. */
function removeFile(path: string, digest: string, out: string): void {
  if (!existsSync(path) || digestOf(readFileSync(path)) !== digest) return;
  rmSync(path);
  removeEmptyDirectories(dirname(path), out);
}
