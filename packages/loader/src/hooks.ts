import { fileURLToPath } from 'node:url';
import { isPuppet, translate } from './translate.js';

interface LoadResult {
  readonly format: string;
  readonly source?: string;
  readonly shortCircuit?: true;
}

/** Node's `load` hook, for Node versions whose hooks run in a thread of their own. */
export async function load(
  address: string,
  context: unknown,
  nextLoad: (address: string, context: unknown) => Promise<LoadResult>,
): Promise<LoadResult> {
  if (!isPuppet(address)) return nextLoad(address, context);
  return { format: 'module', source: translate(fileURLToPath(address)), shortCircuit: true };
}
