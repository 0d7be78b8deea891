/** Checks the packed packages with publint and with "Are the types wrong?" (attw). */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import test from 'ava';
import { folder } from '../cli/folder.js';
import { packages, root } from '../examples/readmes.js';
import { packPackages } from './pack.js';

/**
 * The arguments of each linter before the archive.
 *
 * - The profile leaves out the module resolution of TypeScript for Node 10, which does not know `exports`.
 * - The packages are ES modules only. All versions of Node in `engines` can require them, which attw does not assume.
 */
const LINTERS = {
  publint: ['publint/src/cli.js', '--strict'],
  attw: ['@arethetypeswrong/cli/dist/index.js', '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm', '--'],
};

test('publint and attw report nothing for any packed package', async (t) => {
  const archives = await packPackages(folder(t));
  t.is(archives.length, packages.length);
  for (const archive of archives)
    for (const [linter, [script, ...args]] of Object.entries(LINTERS)) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`${root}/node_modules/${script!}`, ...args, archive],
        { encoding: 'utf8' },
      );
      t.is(status, 0, `${linter} ${basename(archive)}\n${stdout}${stderr}`);
    }
});
