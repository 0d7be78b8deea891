import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

/**
 * Compiles the TypeScript files of `test` to the folder `test-build/test`, from which ava runs them. Files whose output is
 * newer than their source are left as they are; the outputs of deleted files are deleted.
 *
 * The alternative is a loader in each test process (`--import=tsx`). Node calls it for each module of the packages too,
 * which costs about 1.5 s of CPU time in each test process.
 *
 * Imports of packages lead to the bundles in `test-build/packages`. `import.meta.url` is that of the source, so that tests
 * find the files beside it.
 */
export function compileTests() {
  const sources = fileURLToPath(new URL('.', import.meta.url));
  const target = fileURLToPath(new URL('../test-build/test', import.meta.url));
  const compilerTime = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  const names = readdirSync(sources, { recursive: true }).filter((name) => /(?<!\.d)\.ts$/.test(name));
  const outputs = new Set(names.map(outputName));
  if (existsSync(target))
    for (const name of readdirSync(target, { recursive: true }))
      if (name.endsWith('.js') && !outputs.has(name)) rmSync(join(target, name), { force: true });
  for (const name of names) {
    const source = join(sources, name);
    const output = join(target, outputName(name));
    const time = Math.max(compilerTime, statSync(source).mtimeMs);
    if ((statSync(output, { throwIfNoEntry: false })?.mtimeMs ?? 0) <= time) write(output, compile(source));
  }
}

/** `cli/diff.test.js` for `cli/diff.test.ts` */
function outputName(name) {
  return name.replace(/\.ts$/, '.js');
}

function compile(source) {
  const url = JSON.stringify(pathToFileURL(source).href);
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile: source,
    sourcemap: 'inline',
    sourcesContent: false,
    define: { 'import.meta.url': url, 'import.meta.dirname': JSON.stringify(dirname(source)) },
  });
  return code;
}

/** Replaces a file at once: another run of tests may read it. */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
