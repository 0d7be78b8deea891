import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogCompileError, DependencyCycleError, isBuiltEnvironment, type NodeOptions } from '@pptjs/catalog';
import { writeJson } from '@pptjs/runtime';
import type { Arguments } from '../arguments/arguments.js';
import type { NodeCompiler } from '../catalog/acyclic-compiler.js';
import {
  type CodeSettings,
  createNodeCompiler,
  readCodeSettings,
  readNodeOptions,
  readNodeSettings,
  readSharedNodeOptions,
} from '../catalog/catalog-settings.js';
import { findNodeFiles, type NodeFile, NodeFileReader } from '../catalog/node-files.js';
import { consoleLog } from '../evaluation/console-log.js';
import { CommandError } from '../exit-code.js';
import type { Host } from '../host.js';
import { compareCatalogs, type NodeDiff } from './compare-catalogs.js';
import type { IgnoreRules } from './ignore-rules.js';
import { parseCatalog, type CatalogData } from './read-catalog.js';

/** One of the two environments to compare. */
export interface EnvironmentSide {
  /** The name of the environment in messages. */
  readonly label: string;
  /** The absolute path of a folder, archive or bundle. */
  readonly directory: string;
}

/** The name of both environments if their own names differ. Agents use it by default. */
const DEFAULT_NAME = 'production';

/** The files of which an environment has at least one. */
const ENVIRONMENT_FILES = ['environment.conf', 'manifests', 'modules', 'hiera.yaml'];

/**
 * Compiles the catalogs of nodes from two versions of an environment and compares them.
 *
 * @throws {CommandError} if an environment cannot be used, or a file cannot be read
 */
export async function compareEnvironments(
  before: EnvironmentSide,
  after: EnvironmentSide,
  ignore: IgnoreRules,
  args: Arguments,
  host: Host,
): Promise<NodeDiff[]> {
  checkIsEnvironment(before);
  checkIsEnvironment(after);
  const compilers = await createCompilers([
    readCodeSettings(args, host, before.directory),
    readCodeSettings(args, host, after.directory),
  ]);
  const nodes: readonly (NodeFile | undefined)[] =
    args.text('nodes') === undefined ? [undefined] : await findNodeFiles(args.required('nodes'), host);
  const log = consoleLog(host, false);
  const shared = { ...readSharedNodeOptions(readNodeSettings(args, host)), log };
  const reader = new NodeFileReader();
  const results: NodeDiff[] = [];
  for (const file of nodes) {
    const options = file === undefined ? readNodeOptions(args, host, log) : reader.read(file, shared);
    const node = options.node ?? 'the node';
    const catalogBefore = await tryCompile(compilers[0], options, (text) =>
      relocate(text, before.directory, after.directory),
    );
    const catalogAfter = await tryCompile(compilers[1], options, (text) => text);
    if (typeof catalogBefore === 'string') results.push({ node, error: `before: ${catalogBefore}` });
    else if (typeof catalogAfter === 'string') results.push({ node, error: `after: ${catalogAfter}` });
    else
      results.push({
        node: catalogAfter.name,
        diff: compareCatalogs(...ignore.apply(catalogBefore, catalogAfter)),
      });
  }
  return results;
}

/** @throws {CommandError} if a folder contains no file of an environment, or is a module */
function checkIsEnvironment({ label, directory }: EnvironmentSide): void {
  if (!statSync(directory).isDirectory() || isBuiltEnvironment(directory)) return;
  const has = (name: string): boolean => existsSync(join(directory, name));
  if (has('metadata.json') && !has('environment.conf'))
    throw new CommandError(`${label}: this folder is a module (it has a metadata.json), not an environment`);
  if (!ENVIRONMENT_FILES.some(has))
    throw new CommandError(`${label}: not an environment: the folder has none of ${ENVIRONMENT_FILES.join(', ')}`);
}

/** Creates the compilers of two environments. Unless `--environment-name` names both, they get the same name. */
async function createCompilers(
  settings: readonly [CodeSettings, CodeSettings],
): Promise<readonly [NodeCompiler, NodeCompiler]> {
  const create = async ([before, after]: readonly [CodeSettings, CodeSettings]) =>
    [await createNodeCompiler(before), await createNodeCompiler(after)] as const;
  const compilers = await create(settings);
  const names = new Set(compilers.flatMap(({ environment }) => environment?.name ?? []));
  if (names.size < 2) return compilers;
  const [before, after] = settings;
  return create([
    { ...before, environmentName: DEFAULT_NAME },
    { ...after, environmentName: DEFAULT_NAME },
  ]);
}

/** Replaces the path of an environment in the JSON text of a catalog, so that such paths make no difference. */
function relocate(text: string, from: string, to: string): string {
  const [path, replacement] = [from, to].map((folder) => JSON.stringify(folder).slice(1, -1));
  return text.split(path!).reduce((start, rest) => start + (/^["/]/.test(rest) ? replacement : path) + rest);
}

/** Compiles a catalog. Returns the error message if that fails. */
async function tryCompile(
  compiler: NodeCompiler,
  node: NodeOptions,
  transform: (json: string) => string,
): Promise<CatalogData | string> {
  try {
    return parseCatalog(transform(writeJson((await compiler.compileLoading(node)).data)));
  } catch (error) {
    if (error instanceof CatalogCompileError || error instanceof DependencyCycleError) return error.message;
    throw error;
  }
}
