import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writePrettyJson } from '@pptjs/runtime';
import type { Arguments } from '../arguments/arguments.js';
import { isEnvironment, resolveExisting } from '../catalog/catalog-settings.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { systemMessage } from '../files/read-source.js';
import type { Host } from '../host.js';
import { wantsColor } from '../report/terminal.js';
import { compareCatalogs, isEmptyDiff, type NodeDiff } from './compare-catalogs.js';
import { compareEnvironments } from './compare-environments.js';
import { nodeDiffData } from './diff-data.js';
import { diffText } from './diff-text.js';
import { IgnoreRules } from './ignore-rules.js';
import { parseCatalog, type CatalogData } from './read-catalog.js';

/** `pptjs diff`: compares two catalogs, or the catalogs that two environments compile. */
export async function diffCatalogs(args: Arguments, host: Host): Promise<ExitCode> {
  const [before, after, ...others] = args.positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('specify two catalogs, or two environments');
  const ignore = new IgnoreRules(args.list('ignore'));
  const paths = [resolveExisting(before, host), resolveExisting(after, host)] as const;
  const environments = paths.filter(isEnvironment);
  if (environments.length === 1) throw new UsageError('specify two catalogs, or two environments, not one of each');
  const results =
    environments.length === 2
      ? await compareEnvironments(
          { label: before, directory: paths[0] },
          { label: after, directory: paths[1] },
          ignore,
          args,
          host,
        )
      : [compareFiles(before, after, ignore, host)];
  print(results, args, host);
  if (results.some((result) => 'error' in result)) return ExitCode.failed;
  return results.some((result) => 'diff' in result && !isEmptyDiff(result.diff)) ? ExitCode.different : ExitCode.ok;
}

function compareFiles(before: string, after: string, ignore: IgnoreRules, host: Host): NodeDiff {
  const [catalogBefore, catalogAfter] = [readCatalog(before, host), readCatalog(after, host)];
  return { node: catalogAfter.name, diff: compareCatalogs(...ignore.apply(catalogBefore, catalogAfter)) };
}

function readCatalog(file: string, host: Host): CatalogData {
  try {
    return parseCatalog(readFileSync(resolve(host.cwd, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`);
  }
}

function print(results: readonly NodeDiff[], args: Arguments, host: Host): void {
  if (args.flag('json')) {
    host.stdout.write(`${writePrettyJson(results.map(nodeDiffData))}\n`);
    return;
  }
  const color = wantsColor(host.stdout, host.env);
  for (const result of results) {
    if (results.length > 1 || 'error' in result) host.stdout.write(`${result.node}\n`);
    host.stdout.write('error' in result ? `error: ${result.error}\n` : diffText(result.diff, color));
    if (results.length > 1) host.stdout.write('\n');
  }
}
