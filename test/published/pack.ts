/** Packs the packages, and installs the archives as a new user does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addNodeBundle, NODE_BUNDLES } from '../../packages/node-bundle.mjs';
import { packages, root } from '../examples/readmes.js';
import { placedPackages } from './placed-packages.js';

/** Messages of npm that mean that the registry cannot be reached. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/** Packs the built packages `names` into `folder`, as `npm publish` does after a build. Returns the paths of the archives. */
export function packPackages(folder: string, names: readonly string[] = packages): readonly string[] {
  const folders = names.map((name) => join(placedPackages(), 'node_modules/@pptjs', name));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...folders], {
    cwd: root,
    stdio: 'ignore',
  });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name));
}

/**
 * Returns the folder of a package with the files that it has when it is packed. A package with a bundle for Node is copied to
 * the folder `copies` first.
 */
export async function packedFolder(name: string, copies: string): Promise<string> {
  const source = join(root, 'packages', name);
  if (!NODE_BUNDLES.includes(name)) return source;
  const target = join(copies, name);
  cpSync(source, target, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  await addNodeBundle(source, target);
  return target;
}

/**
 * Creates a project in the empty folder `project` and installs `archives` and the packages `others` there, with npm.
 *
 * @returns false if the network is not available
 * @throws {Error} if npm fails for another reason
 */
export function installPackages(
  project: string,
  archives: readonly string[],
  others: readonly string[] = ['@types/node@20'],
): boolean {
  writeFileSync(join(project, 'package.json'), '{ "name": "new-user", "private": true, "version": "1.0.0" }\n');
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--fetch-retries=0', ...archives, ...others],
    { cwd: project, encoding: 'utf8' },
  );
  if (status === 0) return true;
  if (NO_NETWORK.test(stderr)) return false;
  throw new Error(stderr);
}
