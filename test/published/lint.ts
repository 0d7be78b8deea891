/** Checks packed packages with publint and with "Are the types wrong?" (attw). */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from '../examples/readmes.js';

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

/** The findings of both linters about the packages in `archives`, which are paths. */
export function lintPackages(archives: readonly string[]): readonly string[] {
  return archives.flatMap((archive) =>
    Object.entries(LINTERS).flatMap(([linter, [script, ...args]]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`${root}/node_modules/${script!}`, ...args, archive],
        { encoding: 'utf8' },
      );
      return status === 0 ? [] : [`${linter} ${basename(archive)}\n${stdout}${stderr}`];
    }),
  );
}
