/** Builds the package of the current folder into empty folders, so that nothing of sources that are gone is packed. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

for (const made of ['dist', 'bundle', 'tsconfig.core.tsbuildinfo', 'tsconfig.tsbuildinfo'])
  rmSync(made, { recursive: true, force: true });
// What `npm pack` prints is for its caller alone.
execFileSync('npm', ['run', 'build'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 2, 2],
  shell: process.platform === 'win32',
});
