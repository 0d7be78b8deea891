import { readSource } from '@pptjs/build';
import { type DefinedNames, definedNames, findChanges } from '@pptjs/dialect-puppet3/migration';
import { parse } from '@pptjs/transpiler/puppet';
import type { Arguments } from '../arguments/arguments.js';
import { findSources } from '../files/find-sources.js';
import { readStandardInput } from '../files/standard-input.js';
import { ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Progress } from '../report/progress.js';
import { Reporter } from '../report/reporter.js';
import { type FileReport, jsonReport, MigrationSummary, textReport } from './migration-report.js';

interface Manifest {
  readonly file: string;
  readonly text: string;
}

/** `pptjs migrate`: reports what changes for Puppet 3 manifests in Puppet 8. */
export async function migrateFiles(args: Arguments, host: Host): Promise<ExitCode> {
  const json = args.flag('json');
  const reporter = new Reporter(host, json);
  const manifests = await readManifests(args.positionals, host, reporter);
  const definitions = manifests.flatMap(({ text }) => namesIn(text) ?? []);
  const summary = new MigrationSummary();
  const progress = new Progress(host.stderr, manifests.length);
  reporter.progress = progress;
  for (const [index, { file, text }] of manifests.entries()) {
    progress.step(index, file);
    const { findings, errors, newer } = findChanges(text, { file, possible: args.flag('possible'), definitions });
    const report: FileReport = { file, text, findings, newer };
    summary.add(report);
    if (json || !args.flag('quiet')) {
      progress.clear();
      host.stdout.write(json ? jsonReport(report) : textReport(report, host));
    }
    for (const error of errors) reporter.report(error, text);
  }
  progress.clear();
  const { errors } = reporter;
  host.stdout.write(json ? `${JSON.stringify({ summary: summary.toJson(errors) })}\n` : `${summary.toText(errors)}\n`);
  return errors > 0 || summary.changes > 0 ? ExitCode.failed : ExitCode.ok;
}

async function readManifests(positionals: readonly string[], host: Host, reporter: Reporter): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  const paths = positionals.filter((path) => path !== '-');
  if (paths.length < positionals.length) manifests.push({ file: '<stdin>', text: await readStandardInput(host) });
  if (manifests.length > 0 && paths.length === 0) return manifests;
  const { files } = await findSources(paths, ['.pp'], host, reporter);
  for (const { path, file } of files) {
    const { text, fault } = readSource(path, file);
    if (fault) reporter.report(fault);
    else manifests.push({ file, text });
  }
  return manifests;
}

function namesIn(text: string): DefinedNames | null {
  const { program } = parse(text);
  return program && definedNames(program);
}
