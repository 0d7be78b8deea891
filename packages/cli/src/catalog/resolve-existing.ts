import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

/**
 * Returns the absolute path of a file or folder.
 * @throws {CommandError} if it does not exist
 */
export function resolveExisting(name: string, host: Host): string {
  const path = resolve(host.cwd, name);
  if (!existsSync(path)) throw new CommandError(`${name}: No such file or directory`);
  return path;
}

/**
 * Returns the absolute path of a folder.
 * @throws {CommandError} if it does not exist, or is a file
 */
export function resolveFolder(name: string, host: Host): string {
  const path = resolveExisting(name, host);
  checkFolder(path, name);
  return path;
}

/**
 * @param path an absolute path
 * @param name how messages name the path
 * @throws {CommandError} if there is no folder at the path
 */
export function checkFolder(path: string, name: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new CommandError(`${name}: No such file or directory`);
  if (!stats.isDirectory()) throw new CommandError(`${name}: Not a directory`);
}
