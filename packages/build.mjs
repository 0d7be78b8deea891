/**
 * Builds all packages: removes compiled files whose source is gone (packages/remove-stale-output.mjs), compiles the
 * TypeScript projects, writes the digest of the compiled code
 * (packages/transpiler/digest.mjs), and bundles the command (packages/cli/bundle.mjs). The last two steps use the
 * compiled code, so running the TypeScript compiler alone leaves them out of date.
 *
 *     npm run build    node packages/build.mjs
 *     npm run dev      node packages/build.mjs --watch: builds again after each change
 */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './remove-stale-output.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const isWatching = process.argv.includes('--watch');

const compiler = spawn(
  process.execPath,
  [here('../node_modules/typescript/bin/tsc'), '-b', ...(isWatching ? ['--watch', '--preserveWatchOutput'] : [])],
  { cwd: here('..'), stdio: ['inherit', isWatching ? 'pipe' : 'inherit', 'inherit'] },
);

if (isWatching) {
  compiler.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (/Found 0 errors/.test(String(chunk))) finishBuild();
  });
}
compiler.on('exit', (code) => {
  process.exitCode = code === 0 && !isWatching ? finishBuild() : (code ?? 1);
});

/** Runs the steps after the compiler. Returns the exit code. */
function finishBuild() {
  for (const script of ['transpiler/digest.mjs', 'cli/bundle.mjs']) {
    const { status } = spawnSync(process.execPath, [here(script)], { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
