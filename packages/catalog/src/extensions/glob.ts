import { globSync } from 'tinyglobby';

/** The files that an absolute pattern finds, in order. */
export function glob(pattern: string): readonly string[] {
  return globSync(pattern, { absolute: true, dot: false, onlyFiles: true }).toSorted();
}
