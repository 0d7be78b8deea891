import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of each ERB template below a folder, by path. There are none if the folder does not exist. */
export function templatesBelow(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.erb'));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
