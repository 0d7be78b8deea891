import { join } from 'node:path';
import { buildEnvironment, type BuiltFile, recordOfRuby } from '@pptjs/catalog';
import { writeAtomically } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { codeSettings, environmentOf } from '../catalog/target.js';
import { CommandError, ExitCode } from '../exit-code.js';
import { displayName } from '../files/find.js';
import { systemMessage } from '../files/read.js';
import { BuildRecord } from '../files/record.js';
import type { Host } from '../host.js';
import { count, Reporter } from '../report/reporter.js';

/**
 * Builds an environment: a folder that compiles the same catalogs and holds no Puppet code. Nothing is written where a
 * file has errors: half an environment would be worse than the old one.
 */
export async function runEnvironmentBuild(
  directory: string,
  out: string,
  args: Arguments,
  host: Host,
): Promise<ExitCode> {
  const started = performance.now();
  const reporter = new Reporter(host, args.flag('json'));
  const settings = codeSettings(args, host, directory);
  const environment = environmentOf(settings);
  const files = [...buildEnvironment(environment, { strict: settings.strict, ruby: await recordOfRuby(environment) })];
  for (const { diagnostics } of files)
    for (const diagnostic of diagnostics)
      reporter.report({ ...diagnostic, file: displayName(diagnostic.file, host.cwd) });
  const written = reporter.errors === 0 ? write(files, out, host) : 0;
  const seconds = (performance.now() - started) / 1000;
  const { errors, warnings } = reporter;
  if (args.flag('json'))
    host.stdout.write(
      `${JSON.stringify({ summary: { files: written, errors, warnings, seconds: Number(seconds.toFixed(3)) } })}\n`,
    );
  else if (!args.flag('quiet'))
    reporter.note(
      errors > 0
        ? `nothing was written: ${count(errors, 'error')}`
        : `environment built in ${displayName(out, host.cwd)}: ${count(written, 'file')} in ${seconds.toFixed(2)} s`,
    );
  return errors > 0 ? ExitCode.failed : ExitCode.ok;
}

function write(files: readonly BuiltFile[], out: string, host: Host): number {
  const record = BuildRecord.load(out);
  try {
    const outputs = files.flatMap(({ path, source, content }) =>
      content === null ? [] : [{ source: source || out, path: join(out, path), content }],
    );
    for (const [source, made] of bySourceOf(outputs)) {
      writeAtomically(made);
      record.replace(source, made);
    }
    record.removeStale();
    record.save();
    return outputs.length;
  } catch (error) {
    throw new CommandError(`${displayName(out, host.cwd)}: ${systemMessage(error)}`);
  }
}

function bySourceOf<T extends { readonly source: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.source, [...(groups.get(item.source) ?? []), item]);
  return groups;
}
