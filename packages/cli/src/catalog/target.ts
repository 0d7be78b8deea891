import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { CatalogCompiler, Environment, moduleExtensions, type NodeOptions } from '@pptjs/catalog';
import { userCacheDirectory } from '@pptjs/files';
import type { LogEntry, PuppetHash, Value } from '@pptjs/runtime';
import { fromSources } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf, type Strict } from '../commands/options.js';
import { readFacts } from '../data/facts.js';
import { CommandError } from '../exit-code.js';
import type { Host } from '../host.js';

/** Which code catalogs are compiled from. Plain data, so that workers can be given it. */
export interface CodeSettings {
  readonly directory: string | undefined;
  readonly modulepath: readonly string[] | undefined;
  readonly hieraConfig: string | undefined;
  readonly manifest: string | undefined;
  /** The text of the main manifest. */
  readonly code: string | undefined;
  readonly strict: Strict;
  readonly strictVariables: boolean;
  readonly cacheDirectory: string | undefined;
}

/**
 * What the options of a command line say of the code.
 * @throws {CommandError} where a folder or file is not there
 */
export function codeSettings(args: Arguments, host: Host, directory = environmentDirectory(args, host)): CodeSettings {
  const hieraConfig = args.text('hiera-config');
  return {
    directory,
    modulepath: args
      .text('modulepath')
      ?.split(delimiter)
      .filter((path) => path !== '')
      .map((path) => resolve(host.cwd, path)),
    hieraConfig: hieraConfig === undefined ? undefined : existing(hieraConfig, host),
    manifest: undefined,
    code: undefined,
    strict: strictOf(args),
    strictVariables: !args.flag('no-strict-variables'),
    cacheDirectory: fromSources ? undefined : userCacheDirectory(host.env),
  };
}

function environmentDirectory(args: Arguments, host: Host): string | undefined {
  const given = args.text('environment');
  if (given === undefined) return existsSync(join(host.cwd, 'environment.conf')) ? host.cwd : undefined;
  const path = existing(given, host);
  if (!statSync(path).isDirectory()) throw new CommandError(`${given}: an environment is a folder`);
  return path;
}

/** The path of something that is there. */
export function existing(given: string, host: Host): string {
  const path = resolve(host.cwd, given);
  if (!existsSync(path)) throw new CommandError(`${given}: No such file or directory`);
  return path;
}

/**
 * The environment that settings speak of.
 * @throws {CommandError} where it cannot be used
 */
export function environmentOf({ directory, modulepath, hieraConfig, manifest, code }: CodeSettings): Environment {
  try {
    return new Environment({
      ...(directory === undefined ? { name: 'production' } : { directory }),
      ...(modulepath && { modulepath }),
      ...(hieraConfig !== undefined && { hieraConfig }),
      ...(manifest !== undefined && { manifest }),
      ...(code !== undefined && { code }),
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/** The compiler for some code. */
export function compilerFor(settings: CodeSettings): CatalogCompiler {
  const { strict, strictVariables, cacheDirectory: cache } = settings;
  return new CatalogCompiler({
    environment: environmentOf(settings),
    strict,
    strictVariables,
    ...(cache !== undefined && { cacheDirectory: cache }),
    extensions: moduleExtensions(),
  });
}

/** What the options of a command line say of the node. */
export function nodeSettings(args: Arguments, host: Host, log: (entry: LogEntry) => void): NodeOptions {
  const [node, facts, trusted] = [args.text('node'), args.text('facts'), args.text('trusted')];
  return {
    log,
    ...(node !== undefined && { node }),
    ...(facts !== undefined && { facts: readFacts(facts, host.cwd) }),
    ...(trusted !== undefined && { trusted: members(readFacts(trusted, host.cwd)) }),
  };
}

/** A hash as an object, its values as they are. */
const members = (hash: PuppetHash): Record<string, Value> => Object.fromEntries(hash) as Record<string, Value>;
