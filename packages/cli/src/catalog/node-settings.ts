/** The options about nodes of the commands that compile catalogs: see code-settings.ts. */
import {
  ConfigVersionError,
  isBuiltEnvironment,
  type NodeFacts,
  type NodeOptions,
  runConfigVersion,
  withAgentFacts,
} from '@pptjs/catalog';
import type { LogEntry, Value } from '@pptjs/runtime/internal';
import type { Arguments } from '../arguments/arguments.js';
import { chooseFacts, readAllFacts, readMapping } from '../files/facts.js';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { environmentPath } from './code-settings.js';
import { readExportedResources } from './exported-resources.js';

/** The options that all nodes share: file names as on the command line. Plain data: a worker process gets a copy. */
export interface NodeSettings {
  readonly cwd: string;
  readonly trusted: string | undefined;
  readonly exported: string | undefined;
  /** The version of catalogs; undefined for the current time. */
  readonly version: string | undefined;
}

/**
 * Reads the options about all nodes.
 * @throws {CommandError} if the command of `config_version` fails
 */
export function readNodeSettings(args: Arguments, host: Host): NodeSettings {
  return {
    cwd: host.cwd,
    trusted: args.text('trusted'),
    exported: args.text('exported'),
    version: args.flag('run-config-version') ? readConfigVersion(args, host) : undefined,
  };
}

/** @throws {CommandError} if the command of the environment fails */
function readConfigVersion(args: Arguments, host: Host): string | undefined {
  const directory = environmentPath(args, host);
  if (directory === undefined || isBuiltEnvironment(directory)) return undefined;
  const name = args.text('environment-name');
  try {
    return runConfigVersion({ directory, env: host.env, ...(name !== undefined && { name }) });
  } catch (error) {
    if (error instanceof ConfigVersionError) throw new CommandError(error.message);
    throw error;
  }
}

/**
 * Reads the files that all nodes share.
 * @throws {CommandError} if a file cannot be read
 */
export function readSharedNodeOptions({ cwd, trusted, exported, version }: NodeSettings): NodeOptions {
  return {
    ...(trusted !== undefined && { trusted: Object.fromEntries(readMapping(trusted, cwd)) as Record<string, Value> }),
    ...(exported !== undefined && { exported: readExportedResources(exported, cwd) }),
    ...(version !== undefined && { version }),
  };
}

/**
 * Reads the options for one node.
 * @throws {CommandError} if a file cannot be read
 */
export function readNodeOptions(args: Arguments, host: Host, log: (entry: LogEntry) => void): NodeOptions {
  const [name, file] = [args.text('node'), args.text('facts')];
  const shared = { ...readSharedNodeOptions(readNodeSettings(args, host)), log };
  const options = { ...shared, ...(name !== undefined && { node: name }) };
  if (file === undefined) return withAgentFacts(options);
  return nodeOptions(chooseFacts(readAllFacts(file, host.cwd), name, file), options);
}

/**
 * Adds the facts of a node to its other options. Members of `$trusted` from the command line replace those that
 * PuppetDB has stored, and a name from the command line that of the node in PuppetDB.
 */
export function nodeOptions({ certname, facts, trusted }: NodeFacts, options: NodeOptions): NodeOptions {
  return withAgentFacts({
    ...(certname !== undefined && { node: certname }),
    ...options,
    facts,
    ...(trusted && { trusted: { ...Object.fromEntries(trusted), ...options.trusted } }),
  });
}
