/**
 * Builds the package of the current folder into empty folders, so that the archive has no output of deleted sources, and
 * bundles it for Node (node-bundle.mjs). The source maps in the archive have ignore lists (ignore-list.mjs). postpack.mjs
 * removes the bundle.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ignoreSources } from './ignore-list.mjs';
import { addNodeBundle, NODE_BUNDLES } from './node-bundle.mjs';

for (const output of ['dist', 'bundle', 'tsconfig.core.tsbuildinfo', 'tsconfig.tsbuildinfo'])
  rmSync(output, { recursive: true, force: true });
// `npm pack` writes its result to standard output, so the build writes to standard error only.
execFileSync('npm', ['run', 'build'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 2, 2],
  shell: process.platform === 'win32',
});
ignoreSources('dist');
if (NODE_BUNDLES.includes(basename(process.cwd()))) await addNodeBundle(process.cwd(), process.cwd());
