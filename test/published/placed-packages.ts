import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../examples/readmes.js';

const script = join(root, 'test-build/published/place-packages.js');

/**
 * Returns a folder from which programs import the packages as they are published, with the current code: `node_modules/@pptjs`
 * in it has their bundles. A program that imports them there starts three times as fast as with the modules of the work tree,
 * which are many small files.
 */
export function placedPackages(): string {
  const folder = join(root, 'node_modules/.cache', `pptjs-packages-${buildTime()}`);
  // Two test files may place the packages at the same time: the first one wins.
  if (!existsSync(folder)) execFileSync(process.execPath, [script, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** The time of the last change of a built package, in milliseconds. */
function buildTime(): number {
  const paths = packages.flatMap((name) => {
    const folder = join(root, 'packages', name);
    return readdirSync(folder)
      .filter((each) => /\.(?:json|tsbuildinfo)$/.test(each))
      .map((each) => join(folder, each));
  });
  paths.push(join(root, 'packages/node-bundle.mjs'), script);
  return Math.trunc(Math.max(...paths.map((path) => statSync(path).mtimeMs)));
}
