import { join } from 'node:path';
import { buildEnvironment, type BuiltFile, recordOfRuby } from '@pptjs/catalog';
import { writeAtomically } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { createEnvironment, readCodeSettings } from '../catalog/catalog-settings.js';
import { CommandError, ExitCode } from '../exit-code.js';
import { displayName } from '../files/find-sources.js';
import { systemMessage } from '../files/read-source.js';
import type { Host } from '../host.js';
import { count, Reporter } from '../report/reporter.js';
import { BuildRecord } from './output-record.js';

/**
 * `pptjs build --environment`: builds an environment folder that compiles the same catalogs and contains no Puppet
 * code. Writes nothing if a file has errors, so that an earlier build stays usable.
 */
export async function writeEnvironment(directory: string, out: string, args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const reporter = new Reporter(host, args.flag('json'));
  const settings = readCodeSettings(args, host, directory);
  const environment = createEnvironment(settings);
  const files = [...buildEnvironment(environment, { strict: settings.strict, ruby: await recordOfRuby(environment) })];
  for (const { diagnostics } of files)
    for (const diagnostic of diagnostics)
      reporter.report({ ...diagnostic, file: displayName(diagnostic.file, host.cwd) });
  const fileCount = reporter.errors === 0 ? writeFiles(files, out, host) : 0;
  const seconds = (performance.now() - started) / 1000;
  const { errors, warnings } = reporter;
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
  return errors > 0 ? ExitCode.failed : ExitCode.ok;
}

function writeFiles(files: readonly BuiltFile[], out: string, host: Host): number {
  const record = BuildRecord.load(out);
  try {
    const outputs = files.flatMap(({ path, source, content }) =>
      content === null ? [] : [{ source: source || out, path: join(out, path), content }],
    );
    for (const [source, written] of groupBySource(outputs)) {
      writeAtomically(written);
      record.replace(source, written);
    }
    record.removeStale();
    record.save();
    return outputs.length;
  } catch (error) {
    throw new CommandError(`${displayName(out, host.cwd)}: ${systemMessage(error)}`);
  }
}

function groupBySource<T extends { readonly source: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.source, [...(groups.get(item.source) ?? []), item]);
  return groups;
}
