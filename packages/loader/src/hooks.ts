import { fileURLToPath } from 'node:url';
import { isPuppet, translate } from './translate.js';

interface LoadResult {
  readonly format: string;
  readonly source?: string;
  readonly shortCircuit?: true;
}

/** The `load` hook for Node versions that run hooks in another thread. */
export async function load(
  url: string,
  context: unknown,
  nextLoad: (url: string, context: unknown) => Promise<LoadResult>,
): Promise<LoadResult> {
  if (!isPuppet(url)) return nextLoad(url, context);
  return { format: 'module', source: translate(fileURLToPath(url)), shortCircuit: true };
}
