import { resolve } from 'node:path';
import { FileSnapshot } from './file-snapshot.js';
import { codePaths, type EnvironmentOptions, readConf, rejectBuilt } from './read-layout.js';

/** The settings of an environment, with absolute paths. */
export interface EnvironmentSettings {
  readonly modulepath: readonly string[];
  readonly manifest: string | undefined;
  /** The command whose output is the version of catalogs. */
  readonly configVersion: string | undefined;
  /** Whether catalogs for agents contain the metadata of files. */
  readonly staticCatalogs: boolean;
}

/**
 * Reads the settings of an environment on disk, with Puppet's defaults for those that its `environment.conf` does not have.
 *
 * @throws {Error} if the folder cannot be read, or is that of a built environment
 * @throws {EnvironmentConfError} if `environment.conf` cannot be parsed
 */
export function environmentSettings(options: EnvironmentOptions & { readonly directory: string }): EnvironmentSettings {
  rejectBuilt(options.directory);
  const conf = readConf(new FileSnapshot(), options);
  const { configVersion, staticCatalogs = true } = conf;
  return {
    ...codePaths(options, conf),
    configVersion: configVersion && absoluteCommand(configVersion, options.directory),
    staticCatalogs,
  };
}

/** Returns a command whose relative path starts at the environment's folder. */
export function absoluteCommand(command: string, directory: string): string {
  return command.startsWith('$') ? command : resolve(directory, command);
}
