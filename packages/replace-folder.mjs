import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives the folder `target` the content of the folder `source`, which is removed. Each file replaces the old one at once, so
 * that a program whose code is in `target` can start at any time. Both folders must be on the same volume.
 */
export function replaceFolder(source, target) {
  const files = filesBelow(source);
  for (const path of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    renameSync(join(source, path), join(target, path));
  }
  const wanted = new Set(files);
  for (const path of filesBelow(target)) if (!wanted.has(path)) rmSync(join(target, path));
  rmSync(source, { recursive: true });
}

/** The paths of the files below a folder, relative to it. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
