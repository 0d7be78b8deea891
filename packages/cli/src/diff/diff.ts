import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CatalogCompileError, type CatalogCompiler, type NodeOptions } from '@pptjs/catalog';
import { writeJson, type PlainData, writePrettyJson } from '@pptjs/runtime';
import type { Arguments } from '../arguments/arguments.js';
import { nodeFiles, type NodeFile } from '../catalog/node-files.js';
import { codeSettings, compilerFor, existing, nodeSettings } from '../catalog/target.js';
import { readFacts } from '../data/facts.js';
import { consoleLog } from '../evaluation/console-log.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { systemMessage } from '../files/read.js';
import { wantsColor, type Host } from '../host.js';
import { readCatalogData, type CatalogData } from './catalog-data.js';
import { compareCatalogs, diffData, isEmptyDiff, type CatalogDiff } from './compare.js';
import { diffText } from './text.js';

/** What became of a node: a difference, or why there is none. */
type NodeDiff =
  | { readonly node: string; readonly diff: CatalogDiff }
  | { readonly node: string; readonly error: string };

/** `pptjs diff`: compares catalogs, or what two folders make of nodes. */
export async function runDiff(args: Arguments, host: Host): Promise<ExitCode> {
  const [before, after, ...others] = args.positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('name two catalogs, or two folders');
  const folders = [before, after].filter((path) => statSync(existing(path, host)).isDirectory());
  if (folders.length === 1) throw new UsageError('name two catalogs, or two folders, not one of each');
  const results =
    folders.length === 2 ? await compareFolders(before, after, args, host) : [compareFiles(before, after, host)];
  print(results, args, host);
  if (results.some((result) => 'error' in result)) return ExitCode.failed;
  return results.some((result) => 'diff' in result && !isEmptyDiff(result.diff)) ? ExitCode.different : ExitCode.ok;
}

function compareFiles(before: string, after: string, host: Host): NodeDiff {
  const [old, now] = [readCatalog(before, host), readCatalog(after, host)];
  return { node: now.name, diff: compareCatalogs(old, now) };
}

function readCatalog(file: string, host: Host): CatalogData {
  try {
    return readCatalogData(readFileSync(resolve(host.cwd, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`);
  }
}

async function compareFolders(before: string, after: string, args: Arguments, host: Host): Promise<NodeDiff[]> {
  const [old, now] = [before, after].map((path) => compilerFor(codeSettings(args, host, existing(path, host))));
  const nodes: readonly (NodeFile | undefined)[] =
    args.text('nodes') === undefined ? [undefined] : await nodeFiles(args.required('nodes'), host);
  const log = consoleLog(host, false);
  const results: NodeDiff[] = [];
  for (const file of nodes) {
    const options =
      file === undefined
        ? nodeSettings(args, host, log)
        : { log, node: file.node, facts: readFacts(file.path, host.cwd) };
    const node = options.node ?? 'the node';
    const [one, other] = [await attempt(old!, options), await attempt(now!, options)];
    if (typeof one === 'string') results.push({ node, error: `before: ${one}` });
    else if (typeof other === 'string') results.push({ node, error: `after: ${other}` });
    else results.push({ node: other.name, diff: compareCatalogs(one, other) });
  }
  return results;
}

/** A catalog, or why there is none. */
async function attempt(compiler: CatalogCompiler, node: NodeOptions): Promise<CatalogData | string> {
  try {
    return readCatalogData(writeJson((await compiler.compileLoading(node)).data));
  } catch (error) {
    if (error instanceof CatalogCompileError) return error.message;
    throw error;
  }
}

function print(results: readonly NodeDiff[], args: Arguments, host: Host): void {
  if (args.flag('json')) {
    host.stdout.write(`${writePrettyJson(results.map(dataOf))}\n`);
    return;
  }
  const color = wantsColor(host.stdout, host.env);
  for (const result of results) {
    if (results.length > 1 || 'error' in result) host.stdout.write(`${result.node}\n`);
    host.stdout.write('error' in result ? `error: ${result.error}\n` : diffText(result.diff, color));
    if (results.length > 1) host.stdout.write('\n');
  }
}

function dataOf(result: NodeDiff): PlainData {
  const rest =
    'error' in result
      ? new Map<string, PlainData>([['error', result.error]])
      : (diffData(result.diff) as ReadonlyMap<string, PlainData>);
  return new Map<string, PlainData>([['node', result.node], ...rest]);
}
