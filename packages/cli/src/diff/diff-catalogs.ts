import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CatalogCompileError, DependencyCycleError, type NodeOptions } from '@pptjs/catalog';
import { writeJson, type PlainData, writePrettyJson } from '@pptjs/runtime';
import type { Arguments } from '../arguments/arguments.js';
import type { NodeCompiler } from '../catalog/acyclic-compiler.js';
import {
  createNodeCompiler,
  isEnvironment,
  readCodeSettings,
  readNodeOptions,
  readSharedNodeOptions,
  readNodeSettings,
  resolveExisting,
} from '../catalog/catalog-settings.js';
import { findNodeFiles, type NodeFile, NodeFileReader } from '../catalog/node-files.js';
import { consoleLog } from '../evaluation/console-log.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { systemMessage } from '../files/read-source.js';
import type { Host } from '../host.js';
import { wantsColor } from '../report/terminal.js';
import { compareCatalogs, diffData, isEmptyDiff, type CatalogDiff } from './compare-catalogs.js';
import { diffText } from './diff-text.js';
import { parseCatalog, type CatalogData } from './read-catalog.js';

/** The difference of a node's catalogs, or the reason why there is none. */
type NodeDiff =
  | { readonly node: string; readonly diff: CatalogDiff }
  | { readonly node: string; readonly error: string };

/** `pptjs diff`: compares two catalogs, or the catalogs that two environments compile. */
export async function diffCatalogs(args: Arguments, host: Host): Promise<ExitCode> {
  const [before, after, ...others] = args.positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('specify two catalogs, or two environments');
  const environments = [before, after].filter((path) => isEnvironment(resolveExisting(path, host)));
  if (environments.length === 1) throw new UsageError('specify two catalogs, or two environments, not one of each');
  const results =
    environments.length === 2
      ? await compareEnvironments(before, after, args, host)
      : [compareFiles(before, after, host)];
  print(results, args, host);
  if (results.some((result) => 'error' in result)) return ExitCode.failed;
  return results.some((result) => 'diff' in result && !isEmptyDiff(result.diff)) ? ExitCode.different : ExitCode.ok;
}

function compareFiles(before: string, after: string, host: Host): NodeDiff {
  const [catalogBefore, catalogAfter] = [readCatalog(before, host), readCatalog(after, host)];
  return { node: catalogAfter.name, diff: compareCatalogs(catalogBefore, catalogAfter) };
}

function readCatalog(file: string, host: Host): CatalogData {
  try {
    return parseCatalog(readFileSync(resolve(host.cwd, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`);
  }
}

async function compareEnvironments(before: string, after: string, args: Arguments, host: Host): Promise<NodeDiff[]> {
  const compilerFor = (path: string): Promise<NodeCompiler> =>
    createNodeCompiler(readCodeSettings(args, host, resolveExisting(path, host)));
  const [compilerBefore, compilerAfter] = [await compilerFor(before), await compilerFor(after)];
  const nodes: readonly (NodeFile | undefined)[] =
    args.text('nodes') === undefined ? [undefined] : await findNodeFiles(args.required('nodes'), host);
  const log = consoleLog(host, false);
  const shared = { ...readSharedNodeOptions(readNodeSettings(args, host)), log };
  const reader = new NodeFileReader();
  const results: NodeDiff[] = [];
  for (const file of nodes) {
    const options = file === undefined ? readNodeOptions(args, host, log) : reader.read(file, shared);
    const node = options.node ?? 'the node';
    const catalogBefore = await tryCompile(compilerBefore, options);
    const catalogAfter = await tryCompile(compilerAfter, options);
    if (typeof catalogBefore === 'string') results.push({ node, error: `before: ${catalogBefore}` });
    else if (typeof catalogAfter === 'string') results.push({ node, error: `after: ${catalogAfter}` });
    else results.push({ node: catalogAfter.name, diff: compareCatalogs(catalogBefore, catalogAfter) });
  }
  return results;
}

/** Compiles a catalog. Returns the error message if that fails. */
async function tryCompile(compiler: NodeCompiler, node: NodeOptions): Promise<CatalogData | string> {
  try {
    return parseCatalog(writeJson((await compiler.compileLoading(node)).data));
  } catch (error) {
    if (error instanceof CatalogCompileError || error instanceof DependencyCycleError) return error.message;
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
