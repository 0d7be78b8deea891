import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { corpus } from '../conformance/reference.js';

/**
 * Every manifest and template of the reference's corpus, in the order of their names; none where it is not installed.
 */
export function corpusFiles(): string[] {
  return statSync(corpus, { throwIfNoEntry: false }) === undefined ? [] : below(corpus);
}

function below(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return below(path);
      return stats?.isFile() && /\.e?pp$/.test(name) ? [path] : [];
    });
}
