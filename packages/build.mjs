/**
 * Builds all packages: removes compiled files whose source no longer exists (packages/remove-stale-output.mjs),
 * compiles the TypeScript projects, writes the digest of the compiled code (packages/transpiler/digest.mjs) and the memory
 * image of CRuby (packages/ruby/image.mjs), and bundles the interpreter (packages/ruby/bundle.mjs)
 * and the command (packages/cli/bundle.mjs). The last four steps use the
 * compiled code, so running the TypeScript compiler alone leaves their output out of date.
 *
 *     npm run build    node packages/build.mjs
 *     npm run dev      node packages/build.mjs --watch: builds again after each change
 */
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import './remove-stale-output.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const isWatching = process.argv.includes('--watch');

// With this option, the compiler prints a line for each file that it writes.
const watchOptions = isWatching ? ['--watch', '--preserveWatchOutput', '--listEmittedFiles'] : [];
const compiler = spawn(process.execPath, [here('../node_modules/typescript/bin/tsc'), '-b', ...watchOptions], {
  cwd: here('..'),
  stdio: ['inherit', isWatching ? 'pipe' : 'inherit', 'inherit'],
});

if (isWatching) finishEachCompilation(createInterface({ input: compiler.stdout }));
compiler.on('exit', (code) => {
  process.exitCode = code === 0 && !isWatching ? finishBuild() : (code ?? 1);
});

/** Finishes the build after each compilation that wrote files. The output of `finishBuild` starts a compilation too. */
async function finishEachCompilation(lines) {
  let hasWritten = true;
  for await (const line of lines) {
    if (line.startsWith('TSFILE:')) {
      hasWritten = true;
      continue;
    }
    console.log(line);
    if (hasWritten && line.includes('Found 0 errors')) {
      hasWritten = false;
      finishBuild();
    }
  }
}

/** Runs the steps after the compiler. Returns the exit code. */
function finishBuild() {
  for (const script of ['transpiler/digest.mjs', 'ruby/image.mjs', 'ruby/bundle.mjs', 'cli/bundle.mjs']) {
    const { status } = spawnSync(process.execPath, [here(script)], { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
