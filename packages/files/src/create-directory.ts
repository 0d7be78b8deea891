import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the folders above it. `mkdir` of Node with `recursive` never returns if the system reports that a
 * parent does not exist although it does, as Linux does in /proc.
 *
 * @throws {Error} the system's error, with its `code`
 */
export function createDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (!existsSync(parent)) createDirectory(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
