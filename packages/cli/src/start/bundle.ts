import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { userCacheDirectory } from '@pptjs/files';
import { canRunCached, runCached } from './cached-script.js';
import { compilesMany } from './compiles-many.js';

/** The command in one file; see `bundle.mjs`. */
interface Bundle {
  command(): Promise<unknown>;
  /** Loads what compiles many catalogs. */
  load(): Promise<unknown>;
  /** Compiles nodes in a thread. */
  worker(): Promise<unknown>;
}

const file = fileURLToPath(new URL('../../bundle/lib/pptjs.cjs', import.meta.url));
const projects = [
  'runtime/tsconfig.core',
  'resources/tsconfig',
  'runtime/tsconfig',
  'transpiler/tsconfig',
  'engine/tsconfig',
  'hiera/tsconfig',
  'ruby/tsconfig',
  'stdlib/tsconfig',
  'files/tsconfig',
  'catalog/tsconfig',
  'cli/tsconfig',
];

/** Whether a package was compiled after the last build, or there was none: in a working copy only. */
export const compiledSince = projects.some(
  (name) => changed(fileURLToPath(new URL(`../../../${name}.tsbuildinfo`, import.meta.url))) > changed(file),
);

/** The bundle starts several times as fast; what was compiled since goes first. */
export function hasCurrentBundle(): boolean {
  return canRunCached && changed(file) > 0 && !compiledSince;
}

export async function loadBundle(): Promise<Bundle> {
  const load = (bundle: object): Promise<unknown> => (bundle as Bundle).load();
  return (await runCached(
    file,
    userCacheDirectory(process.env),
    subcommand(),
    compilesMany ? load : undefined,
  )) as Bundle;
}

/** The first word where it can be one: other words are of no number. */
function subcommand(): string {
  const word = process.argv[2] ?? '';
  return /^[a-z]{1,10}$/.test(word) ? word : '';
}

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
