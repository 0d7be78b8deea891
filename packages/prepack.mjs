/**
 * Builds the package of the current folder into empty folders, so that the archive has no output of deleted sources.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

for (const output of ['dist', 'bundle', 'tsconfig.core.tsbuildinfo', 'tsconfig.tsbuildinfo'])
  rmSync(output, { recursive: true, force: true });
// `npm pack` writes its result to standard output, so the build writes to standard error only.
execFileSync('npm', ['run', 'build'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 2, 2],
  shell: process.platform === 'win32',
});
