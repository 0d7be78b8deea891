import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Fails if `dist` is older than the sources. Tests import the packages as users do, so they would test old code.
 *
 * The alternative is to import the sources (`node --conditions=source`). That costs about 0.4 s in each of the test
 * processes; this check costs 0.8 s once.
 *
 * @throws Error that names the packages to build
 */
export function assertFreshBuild() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-b', '--dry'], { cwd: root, encoding: 'utf8' });
  const stale = [...stdout.matchAll(/would build project '.*?packages\/([^/']+)\//g)].map(([, name]) => name);
  if (status === 0 && stale.length === 0) return;
  const packages = [...new Set(stale)].join(', ');
  throw new Error(`The build is older than the sources (${packages || stdout.trim()}). Run "npm run build" first.`);
}
