import { Translator } from './translate.js';

interface LoadResult {
  readonly format: string;
  readonly source?: string;
  readonly shortCircuit?: true;
}

const translator = new Translator(process.cwd());

/** The `load` hook for Node versions that run hooks in another thread. */
export async function load(
  url: string,
  context: unknown,
  nextLoad: (url: string, context: unknown) => Promise<LoadResult>,
): Promise<LoadResult> {
  if (!translator.accepts(url)) return nextLoad(url, context);
  return { format: 'module', source: await translator.translate(url, 'esm'), shortCircuit: true };
}
