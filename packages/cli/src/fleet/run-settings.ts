import { extname, resolve } from 'node:path';
import { readContent, systemMessage } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { type CodeSettings, type CompilerSettings, readCompilerSettings } from '../catalog/code-settings.js';
import { parseExportedFile } from '../catalog/exported-resources.js';
import { parseMapping } from '../files/facts.js';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

/** The settings of a run. JSON data: they are stored, and decide with the code and the facts what a catalog contains. */
export interface RunSettings extends CompilerSettings {
  readonly environmentName: string;
  /** Where the environment counts as located. */
  readonly location: string;
  readonly allowCycles: boolean;
  /** Whether `memoryLimit` is from the command line. Then the processes get a limit too. */
  readonly limitsProcess: boolean;
  /** The file of `--trusted`. */
  readonly trusted?: StoredFile;
  /** The file of `--exported`. */
  readonly exported?: StoredFile;
}

/** A file that the processes of all machines read. The extension decides how. */
export interface StoredFile {
  readonly extension: string;
  readonly text: string;
}

const DEFAULT_NAME = 'production';

/** The folder of environments on a server of Puppet. */
const ENVIRONMENTS = '/etc/puppetlabs/code/environments';

/** @throws {CommandError} if the file of an option cannot be read */
export function readRunSettings(args: Arguments, host: Host): RunSettings {
  const { cacheDirectory: _, ...compiler } = readCompilerSettings(args, host);
  const [trusted, exported] = [args.text('trusted'), args.text('exported')];
  const environmentName = args.text('environment-name') ?? DEFAULT_NAME;
  return {
    ...compiler,
    environmentName,
    location: args.text('location') ?? `${ENVIRONMENTS}/${environmentName}`,
    allowCycles: args.flag('allow-cycles'),
    limitsProcess: args.text('memory-limit') !== undefined,
    ...(trusted !== undefined && { trusted: storeFile(trusted, host, parseMapping) }),
    ...(exported !== undefined && { exported: storeFile(exported, host, parseExportedFile) }),
  };
}

/** @param parse throws if no process could use the text */
function storeFile(path: string, host: Host, parse: (text: string, file: string) => unknown): StoredFile {
  const text = readText(path, host);
  parse(text, path);
  return { extension: extname(path), text };
}

function readText(path: string, host: Host): string {
  try {
    return readContent(resolve(host.cwd, path)).toString();
  } catch (error) {
    throw new CommandError(`${path}: ${systemMessage(error)}`);
  }
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
