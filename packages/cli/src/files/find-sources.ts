import { findFiles, sourceFaults, type SourceMatches } from '@pptjs/build';
import { UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import type { Reporter } from '../report/reporter.js';

/**
 * Finds the source files for the paths of a command line. Reports the paths that match no file, and links without a
 * target: as an error if the link has the name of a source file.
 * @throws {UsageError} if there are no paths
 */
export async function findSources(
  paths: readonly string[],
  extensions: readonly string[],
  host: Host,
  reporter: Reporter,
): Promise<SourceMatches> {
  if (paths.length === 0) throw new UsageError('specify files or folders');
  const sources = await findFiles(paths, host.cwd, extensions);
  for (const fault of sourceFaults(sources, extensions)) reporter.report(fault);
  return sources;
}
