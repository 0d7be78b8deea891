import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { corpus } from '../conformance/puppet.js';

/** The manifests and templates of the corpus of modules, in the order of their names. Empty if it is not installed. */
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
