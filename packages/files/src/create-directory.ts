import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the folders above it. `mkdir` of Node with `recursive` never returns if the system reports that a
 * parent does not exist although it does, as Linux does in /proc.
 *
 * @param mode the permissions of new folders, which the umask reduces
 * @throws {Error} the system's error, with its `code`
 */
export function createDirectory(path: string, mode = 0o777): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) createDirectory(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
