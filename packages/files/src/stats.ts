import { type Stats, statSync } from 'node:fs';

/** As `statSync`. Returns undefined if there is no file, or it cannot be accessed. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
