import { spawnSync } from 'node:child_process';
import { formatMessage } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { absoluteCommand } from './environment-settings.js';
import { FileSnapshot } from './file-snapshot.js';
import { readConf } from './read-layout.js';

/** The time that the command may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The largest output of the command, in bytes. */
const MAX_OUTPUT = 2 ** 20;

/** Variables that commands of Puppet do not get. */
const REMOVED_VARIABLES = /^(?:LC_\w+|LANG|LANGUAGE|HOME|USER|LOGNAME)$/;

/** Reports that the command `config_version` of an environment failed. */
export class ConfigVersionError extends Error {
  override readonly name = 'ConfigVersionError';
}

/** An environment on disk. */
export interface ConfigVersionOptions {
  /** The environment's folder. */
  readonly directory: string;
  /** Default: the name of the folder. */
  readonly name?: string;
  readonly baseModulepath?: readonly string[];
  /** The variables of the command's environment. Default: those of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs the command `config_version` of `environment.conf`, with all rights of this process. Its output, with that on stderr,
 * is the version of the environment's catalogs. The command is a line of the shell: arguments may follow the program. A
 * relative path starts at the environment's folder.
 *
 * @returns undefined if the environment has no such setting
 * @throws {ConfigVersionError} if the command fails
 * @throws {EnvironmentConfError} if `environment.conf` cannot be parsed
 */
export function runConfigVersion({ env = process.env, ...environment }: ConfigVersionOptions): string | undefined {
  const { configVersion } = readConf(new FileSnapshot(), environment);
  if (configVersion === undefined || configVersion === '') return undefined;
  const command = absoluteCommand(configVersion, environment.directory);
  const variables = Object.entries(env).filter(([name]) => !REMOVED_VARIABLES.test(name));
  const { error, status, signal, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...Object.fromEntries(variables), LANG: 'C', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT,
    maxBuffer: MAX_OUTPUT,
    killSignal: 'SIGKILL',
  });
  const output = `${stdout}${stderr}`.trim();
  if (error === undefined && status === 0) return output;
  const reason =
    error?.message ?? formatMessage(messages.COMMAND_FAILED, { command, status: status ?? signal ?? '', output });
  throw new ConfigVersionError(formatMessage(messages.CONFIG_VERSION_FAILED, { command, reason }));
}
