import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CatalogCompileError, DependencyCycleError, isBuiltEnvironment, type NodeOptions } from '@pptjs/catalog';
import { writeJson } from '@pptjs/runtime/internal';
import type { Arguments } from '../arguments/arguments.js';
import type { NodeCompiler } from '../catalog/acyclic-compiler.js';
import { checkHasEnvironment, type CodeSettings, readCodeSettings } from '../catalog/code-settings.js';
import { findNodeFiles, type NodeFile, NodeFileReader } from '../catalog/node-files.js';
import { readNodeOptions, readNodeSettings, readSharedNodeOptions } from '../catalog/node-settings.js';
import { createNodeCompiler } from '../catalog/open-environment.js';
import { CommandError } from '../process/exit-code.js';
import type { Host, Sink } from '../process/host.js';
import { consoleLog } from '../report/console-log.js';
import { compareCatalogs, type NodeDiff } from './compare-catalogs.js';
import type { IgnoreRules } from './ignore-rules.js';
import { missingModuleWarnings } from './missing-modules.js';
import { parseCatalog, type CatalogData } from './read-catalog.js';

/** One of the two environments to compare. */
export interface EnvironmentSide {
  /** The name of the environment in messages. */
  readonly label: string;
  /** The absolute path of a folder, archive or bundle. */
  readonly directory: string;
  /** Set if the environment is a revision in a temporary work tree. */
  readonly revision?: {
    /** The absolute path of the work tree. */
    readonly workTree: string;
    /** The paths of the submodules, relative to the work tree. */
    readonly submodules: readonly string[];
  };
}

/** The name of both environments if their own names differ. Agents use it by default. */
const DEFAULT_NAME = 'production';

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
  for (const side of [before, after]) checkIsEnvironment(side, args.flag('allow-javascript'));
  const showNames = (text: string): string => [before, after].reduce(showName, text);
  const log = consoleLog(withStderr(host, new NewLines(host.stderr, showNames)));
  const compilers = await createCompilers(
    [readSideSettings(args, host, before), readSideSettings(args, host, after)],
    before.revision !== undefined || after.revision !== undefined,
  );
  warnOfMissingModules([before, after], compilers, host);
  // In catalogs, both environments appear at the same path.
  const location = after.revision === undefined ? after.directory : host.cwd;
  const results: NodeDiff[] = [];
  for (const options of await nodesToCompare(args, host, log)) {
    const node = options.node ?? 'the node';
    const [catalogBefore, catalogAfter] = [
      await tryCompile(compilers[0], options, (text) => relocate(text, before.directory, location)),
      await tryCompile(compilers[1], options, (text) => relocate(text, after.directory, location)),
    ];
    if (typeof catalogBefore === 'string') results.push({ node, error: `before: ${showNames(catalogBefore)}` });
    else if (typeof catalogAfter === 'string') results.push({ node, error: `after: ${showNames(catalogAfter)}` });
    else
      results.push({
        node: catalogAfter.name,
        diff: compareCatalogs(...ignore.apply(catalogBefore, catalogAfter)),
      });
    // Handlers of signals run between two nodes.
    await setImmediate();
  }
  return results;
}

/** The options of the nodes of `--nodes`, or of the one node that the command line describes. Reads each file when it is needed. */
async function nodesToCompare(
  args: Arguments,
  host: Host,
  log: NonNullable<NodeOptions['log']>,
): Promise<Iterable<NodeOptions>> {
  if (args.text('nodes') === undefined) return [readNodeOptions(args, host, log)];
  const files = await findNodeFiles(args.required('nodes'), host);
  const shared = { ...readSharedNodeOptions(readNodeSettings(args, host)), log };
  return readEach(files, shared);
}

function* readEach(files: readonly NodeFile[], shared: NodeOptions): Generator<NodeOptions> {
  const reader = new NodeFileReader();
  for (const file of files) yield reader.read(file, shared);
}

/** Warns of modules that a work tree of Git does not contain. */
function warnOfMissingModules(sides: readonly EnvironmentSide[], compilers: readonly NodeCompiler[], host: Host): void {
  for (const [index, { label, directory, revision }] of sides.entries()) {
    const environment = compilers[index]?.environment;
    if (revision === undefined || environment === undefined) continue;
    for (const warning of missingModuleWarnings(directory, environment, revision.submodules))
      host.stderr.write(`Warning: ${label}: ${warning}\n`);
  }
}

/** Replaces the path of a temporary work tree with the name of the revision: `main:manifests/site.pp`. */
function showName(text: string, { label, directory, revision }: EnvironmentSide): string {
  return revision === undefined ? text : text.replaceAll(`${directory}/`, `${label}:`);
}

/** Writes each text once: otherwise, every node would repeat the warnings of the compiler. */
class NewLines implements Sink {
  readonly #sink: Sink;
  readonly #transform: (text: string) => string;
  readonly #written = new Set<string>();

  constructor(sink: Sink, transform: (text: string) => string) {
    this.#sink = sink;
    this.#transform = transform;
  }

  get isTTY(): boolean {
    return this.#sink.isTTY === true;
  }

  write(text: string): void {
    const transformed = this.#transform(text);
    if (this.#written.has(transformed)) return;
    this.#written.add(transformed);
    this.#sink.write(transformed);
  }
}

const withStderr = (host: Host, stderr: Sink): Host => ({ ...host, stderr });

/**
 * Reads the options about code. A folder of `--modulepath` below the current folder is that of the revision, if the
 * revision contains it. Otherwise it is the folder on disk, where r10k may have installed modules.
 */
export function readSideSettings(args: Arguments, host: Host, { directory, revision }: EnvironmentSide): CodeSettings {
  const settings = readCodeSettings(args, host, directory);
  if (revision === undefined || settings.modulepath === undefined) return settings;
  return {
    ...settings,
    modulepath: settings.modulepath.map((path) => {
      const below = relative(host.cwd, path);
      const inRevision = join(directory, below);
      return !below.startsWith('..') && existsSync(inRevision) ? inRevision : path;
    }),
  };
}

/** @throws {CommandError} if a folder contains no file of an environment, is a module, or is JavaScript of a revision */
export function checkIsEnvironment({ label, directory, revision }: EnvironmentSide, allowJavascript: boolean): void {
  if (revision !== undefined && !allowJavascript && isBuiltEnvironment(directory))
    throw new CommandError(
      `${label}: this revision is a built environment, which runs as JavaScript: pass --allow-javascript if you trust it`,
    );
  checkHasEnvironment(directory, label);
}

/**
 * Creates the compilers of two environments. Unless `--environment-name` names both, they get the same name: their own,
 * or the default name if their own names differ, or are those of temporary folders.
 */
async function createCompilers(
  settings: readonly [CodeSettings, CodeSettings],
  hasRevision: boolean,
): Promise<readonly [NodeCompiler, NodeCompiler]> {
  const create = async ([before, after]: readonly [CodeSettings, CodeSettings]) =>
    [await createNodeCompiler(before), await createNodeCompiler(after)] as const;
  const [{ environmentName = DEFAULT_NAME, ...before }, { environmentName: _, ...after }] = settings;
  const renamed = [
    { ...before, environmentName },
    { ...after, environmentName },
  ] as const;
  if (hasRevision) return create(renamed);
  const compilers = await create(settings);
  const names = new Set(compilers.flatMap(({ environment }) => environment?.name ?? []));
  return names.size < 2 ? compilers : create(renamed);
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
    if (error instanceof CatalogCompileError) return withoutNode(error) + causeInData(error);
    if (error instanceof DependencyCycleError) return error.message;
    throw error;
  }
}

/** Returns the message of an error without the name of the node at its end, so that errors of several nodes are equal. */
function withoutNode({ message, failure }: CatalogCompileError): string {
  const end = message.indexOf(failure.reason) + failure.reason.length;
  return message.slice(0, end) + message.slice(end).replace(/ on node [^\s)]*$/, '');
}

/** Returns where the cause of an error is, if the message does not have the place: `; the value of the key 'a' is at …`. */
function causeInData({ failure: { origin, place } }: CatalogCompileError): string {
  if (origin === null || origin.source === null) return '';
  const { file, line, column } = origin.place;
  if (file === '' || (place?.file === file && place.line === line)) return '';
  return `; ${origin.subject ?? 'the cause'} is at ${file}:${line}:${column}`;
}
