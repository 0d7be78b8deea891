import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../examples/readmes.js';

const script = join(root, 'test-build/test/published/place-packages.js');

/**
 * Returns a folder from which programs import the packages as they are published, with the current code: `node_modules/@pptjs`
 * in it has their bundles. A program that imports them there starts three times as fast as with the modules of the work tree,
 * which are many small files.
 */
export function placedPackages(): string {
  const folder = join(root, 'node_modules/.cache', `pptjs-packages-${timeOfPackages()}`);
  // Two test files may place the packages at the same time: the first one wins.
  if (!existsSync(folder)) execFileSync(process.execPath, [script, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** The time of the last change of the packages, in milliseconds. */
function timeOfPackages(): number {
  // test/bundle-packages.js writes the first file after each build.
  const paths = ['test-build/packages/bundled.json', 'packages/node-bundle.mjs'].map((path) => join(root, path));
  return Math.trunc(Math.max(...[...paths, script].map((path) => statSync(path).mtimeMs)));
}
