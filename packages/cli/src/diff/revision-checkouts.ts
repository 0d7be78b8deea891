import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemMessage } from '@pptjs/files';
import { CommandError } from '../process/exit-code.js';
import type { GitRepository } from './git-repository.js';

/** The signals that end a process unless it handles them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Checks out commits in a temporary folder while `body` runs. The folder and Git's records of it are removed in every
 * case: after errors, at the exit of the process, and when a signal ends it. The handlers of signals run when `body`
 * awaits something.
 *
 * @param commits the hashes of the commits
 * @param body gets the work tree of each commit, in the same order
 * @throws {CommandError} if a commit cannot be checked out
 */
export async function withCheckouts<T>(
  repository: GitRepository,
  commits: readonly string[],
  body: (directories: readonly string[]) => Promise<T>,
): Promise<T> {
  if (commits.length === 0) return body([]);
  const parent = createTemporaryFolder();
  const directories = commits.map((_, index) => join(parent, String(index)));
  let added = 0;
  const remove = (): void => {
    while (added > 0) repository.removeWorktree(directories[--added]!);
    rmSync(parent, { recursive: true, force: true });
  };
  const end = (signal: NodeJS.Signals): void => {
    remove();
    for (const name of SIGNALS) process.off(name, end);
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.on(name, end);
  process.on('exit', remove);
  try {
    for (const [index, directory] of directories.entries()) {
      added = index + 1;
      repository.addWorktree(directory, commits[index]!);
    }
    return await body(directories);
  } finally {
    remove();
    process.off('exit', remove);
    for (const name of SIGNALS) process.off(name, end);
  }
}

function createTemporaryFolder(): string {
  try {
    // Without symbolic links, because Git and the compiler resolve them.
    return mkdtempSync(join(realpathSync(tmpdir()), 'pptjs-diff-'));
  } catch (error) {
    throw new CommandError(`${tmpdir()}: ${systemMessage(error)}`);
  }
}
