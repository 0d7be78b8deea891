/** Packs the packages, and installs the archives as a new user does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../examples/readmes.js';

/** Messages of npm that mean that the registry cannot be reached. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/** Packs the built packages into `folder`. Returns the paths of the archives. */
export function packPackages(folder: string): readonly string[] {
  const workspaces = packages.flatMap((name) => ['--workspace', `packages/${name}`]);
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...workspaces], {
    cwd: root,
    stdio: 'ignore',
  });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name));
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
