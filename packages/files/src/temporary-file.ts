import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The end of the name of a temporary file: the process that writes it, and a random number. */
const TEMPORARY_NAME = /\.(\d+)-[0-9a-f]{12}\.tmp$/;

/** Returns a text that no other process returns. It begins with the number of this process. */
export function temporaryMark(): string {
  // Node has random numbers for UUIDs in store. The last group of a UUID has 12 digits.
  return `${process.pid}-${randomUUID().slice(-12)}`;
}

/** Returns the path of a temporary neighbor of a file. The name contains the process, for `removeLeftovers`. */
export function temporaryPath(path: string): string {
  return `${path}.${temporaryMark()}.tmp`;
}

/** Removes the temporary files in a folder whose processes no longer run. Does nothing if the folder is unreadable. */
export function removeLeftovers(directory: string): void {
  try {
    for (const name of readdirSync(directory)) {
      const id = TEMPORARY_NAME.exec(name)?.[1];
      if (id !== undefined && !isRunning(Number(id))) rmSync(join(directory, name), { force: true });
    }
  } catch {
    return;
  }
}

/** Whether a process runs on this machine. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
