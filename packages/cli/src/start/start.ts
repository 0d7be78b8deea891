import { hasCurrentBundle, loadBundle } from './bundle.js';
import { compilesMany } from './compiles-many.js';

/**
 * Where many catalogs are made it is worth to have the engine compile all code at once, instead of interpreting it at
 * first.
 */
async function compileAtOnce(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--always-sparkplug --no-lazy-feedback-allocation --no-regexp-tier-up');
}

async function start(): Promise<void> {
  if (compilesMany) await compileAtOnce();
  if (hasCurrentBundle()) await (await loadBundle()).command();
  else await import(new URL('../../dist/bin.js', import.meta.url).href);
}

void start();
