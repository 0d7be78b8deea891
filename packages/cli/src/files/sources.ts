import { UsageError } from '../exit-code.js';
import type { Host } from '../host.js';
import type { Reporter } from '../report/reporter.js';
import { findFiles, type FoundFile } from './find.js';
import { fault } from './read.js';

export interface Sources {
  readonly files: readonly FoundFile[];
  readonly root: string;
}

/**
 * The files that the words of a command line stand for; what stands for nothing is reported. Throws UsageError without
 * any word.
 */
export async function sourcesOf(paths: readonly string[], host: Host, reporter: Reporter): Promise<Sources> {
  if (paths.length === 0) throw new UsageError('name the files or directories');
  const { files, root, missing } = await findFiles(paths, host.cwd);
  for (const path of missing)
    reporter.report(fault(path, 'FILE_NOT_FOUND', 'There is no such file, and no Puppet file below or matching it'));
  return { files, root };
}
