import type { Arguments } from '../arguments/arguments.js';
import { type CodeSettings, type CompilerSettings, readCompilerSettings } from '../catalog/catalog-settings.js';
import type { Host } from '../host.js';

/** The settings of a run. JSON data: they are stored, and decide with the code and the facts what a catalog contains. */
export interface RunSettings extends CompilerSettings {
  readonly environmentName: string;
  /** Where the environment counts as located. */
  readonly location: string;
  readonly allowCycles: boolean;
  /** Whether `memoryLimit` is from the command line. Then the processes get a limit too. */
  readonly limitsProcess: boolean;
}

const DEFAULT_NAME = 'production';

/** The folder of environments on a server of Puppet. */
const ENVIRONMENTS = '/etc/puppetlabs/code/environments';

export function readRunSettings(args: Arguments, host: Host): RunSettings {
  const { cacheDirectory: _, ...compiler } = readCompilerSettings(args, host);
  const environmentName = args.text('environment-name') ?? DEFAULT_NAME;
  return {
    ...compiler,
    environmentName,
    location: args.text('location') ?? `${ENVIRONMENTS}/${environmentName}`,
    allowCycles: args.flag('allow-cycles'),
    limitsProcess: args.text('memory-limit') !== undefined,
  };
}

/** Returns the settings of a process that compiles with an artifact. */
export function codeSettings(settings: RunSettings, artifact: string): CodeSettings {
  return {
    ...settings,
    directory: artifact,
    modulepath: undefined,
    hieraConfig: undefined,
    manifest: undefined,
    code: undefined,
    trustDirectory: undefined,
  };
}
