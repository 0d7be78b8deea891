import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { systemMessage } from '@pptjs/files';
import { createDirectory } from '@pptjs/files';
import { type Arguments, insteadOf } from '../arguments/arguments.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { readVersion } from '../process/version.js';
import { controlRepo } from './control-repo.js';
import { puppetModule } from './module.js';
import { nodeProject } from './node.js';
import type { Project, ProjectOptions } from './project.js';

const templates = new Map<string, (options: ProjectOptions) => Project>([
  ['control-repo', controlRepo],
  ['module', puppetModule],
  ['node', nodeProject],
]);

/** `pptjs init`: writes the files of a new project, and prints the commands to run next. */
export function createProject(args: Arguments, host: Host): ExitCode {
  const [kind, folder = '.', ...others] = args.positionals;
  const template = kind === undefined ? undefined : templates.get(kind);
  const kinds = [...templates.keys()];
  if (template === undefined || others.length > 0)
    throw new UsageError(`specify the kind of project: ${kinds.join(', ')}${insteadOf(kind, kinds)}`);
  const path = resolve(host.cwd, folder);
  const { files, nextCommands } = template({ folder: basename(path), version: `^${readVersion()}` });
  writeNewFiles(path, folder, files);
  const place = relative(host.cwd, path);
  host.stdout.write(
    [
      ...Object.keys(files).map((file) => `created ${join(place, file)}`),
      '',
      'Next, run:',
      ...(place === '' ? [] : [`  cd ${/^[\w./-]+$/.test(place) ? place : `'${place.replaceAll("'", "'\\''")}'`}`]),
      ...nextCommands.map((command) => `  ${command}`),
      '',
    ].join('\n'),
  );
  return ExitCode.ok;
}

/**
 * Writes files. `name` is the folder in messages.
 * @throws {CommandError} if a file exists, in which case nothing is written, or if a file cannot be
 * written
 */
function writeNewFiles(folder: string, name: string, files: Project['files']): void {
  const existing = Object.keys(files).filter((file) => existsSync(join(folder, file)));
  if (existing.length > 0) throw new CommandError(`${name} already has ${existing.join(', ')}; nothing was written`);
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    try {
      createDirectory(dirname(path));
      writeFileSync(path, text, { flag: 'wx' });
    } catch (error) {
      throw new CommandError(`${path}: ${systemMessage(error)}`);
    }
  }
}
