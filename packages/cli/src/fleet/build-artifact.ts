import { buildEnvironment, loadRubyCompiler, packFiles, recordOfRuby } from '@pptjs/catalog';
import { displayName } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { createEnvironment } from '../catalog/open-environment.js';
import { checkIsEnvironment, type EnvironmentSide, readSideSettings } from '../diff/compare-environments.js';
import { checkedOutSide, readSource } from '../diff/diff-catalogs.js';
import { withCheckouts } from '../diff/revision-checkouts.js';
import { CommandError, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { count, Reporter } from '../report/reporter.js';

/**
 * Builds the environment at a path or a Git revision.
 *
 * @param environmentName the value of `$environment`
 * @returns the artifact: a tar archive
 * @throws {CommandError} if there is no such environment, or a file has errors
 */
export async function buildArtifact(
  name: string,
  environmentName: string,
  args: Arguments,
  host: Host,
): Promise<Uint8Array> {
  const source = readSource(name, host);
  if (source.kind === 'catalog') throw new UsageError(`${name}: this is not an environment`);
  if (source.kind !== 'revision') return build({ label: name, directory: source.path }, environmentName, args, host);
  return withCheckouts(source.repository, [source.commit], ([workTree]) =>
    build(checkedOutSide(source, workTree!), environmentName, args, host),
  );
}

async function build(side: EnvironmentSide, environmentName: string, args: Arguments, host: Host): Promise<Uint8Array> {
  checkIsEnvironment(side, args.flag('allow-javascript'));
  const settings = { ...readSideSettings(args, host, side), environmentName, location: undefined };
  const environment = await createEnvironment(settings);
  const { cacheDirectory } = settings;
  const { files, diagnostics } = buildEnvironment(environment, {
    strict: settings.strict,
    ruby: await recordOfRuby(environment, cacheDirectory),
    compiler: await loadRubyCompiler(),
    sourceMap: 'inline',
    ...(cacheDirectory !== undefined && { cacheDirectory }),
  });
  const reporter = new Reporter(host);
  for (const diagnostic of diagnostics)
    reporter.report({ ...diagnostic, file: displayName(diagnostic.file, side.directory) });
  if (reporter.errors > 0) throw new CommandError(`${side.label}: ${count(reporter.errors, 'error')}`);
  return packFiles(files);
}
