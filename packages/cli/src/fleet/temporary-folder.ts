import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@pptjs/files';

/**
 * Creates a temporary folder that only this user can read. Removes the folders of this user's processes that were killed,
 * because a killed process removes nothing.
 */
export function createTemporaryFolder(): string {
  const parent = tmpdir();
  const prefix = `pptjs-fleet-${processScope()}-`;
  removeAbandoned(parent, prefix);
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

/**
 * Returns a text for the machine and the namespace in which the numbers of processes are unique. Containers and machines
 * that share the folder do not know whether the processes of the others run.
 */
function processScope(): string {
  const namespace = statSync('/proc/self/ns/pid', { throwIfNoEntry: false })?.ino ?? 0;
  return createHash('sha256').update(`${namespace} ${hostname()}`).digest('hex').slice(0, 12);
}

function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const id = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (id === undefined || isRunning(Number(id))) continue;
    const path = join(parent, name);
    try {
      // Others may create files here: a link, or the folder of another user, stays.
      const status = lstatSync(path);
      if (status.isDirectory() && status.uid === process.getuid?.()) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another process has removed the folder at the same time.
      continue;
    }
  }
}
