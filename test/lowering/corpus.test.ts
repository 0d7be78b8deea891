import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
/**
 * Every manifest and template of the reference's corpus, where that is there: it compiles, and the module is JavaScript
 * that Node loads.
 */
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { corpus } from '../conformance/reference.js';

const files = sourcesBelow(corpus);

if (files.length === 0) test.skip('the corpus is not installed', () => undefined);
else {
  test(`${files.length} files compile to modules that Node loads`, async (t) => {
    t.timeout(300_000);
    const folder = temporaryFolder();
    try {
      for (const [index, file] of files.entries()) {
        const { code, diagnostics } = compile(readFileSync(file, 'utf8'), { file });
        if (code === null) {
          t.fail(`${file}: ${diagnostics[0]?.message}`);
          continue;
        }
        const path = join(folder, `${index}.mjs`);
        writeFileSync(path, code);
        await t.notThrowsAsync(() => import(pathToFileURL(path).href), file);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

/** Within the repository, so that the modules find the runtime. */
function temporaryFolder(): string {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'pptjs-corpus-'));
}

function sourcesBelow(directory: string): string[] {
  if (statSync(directory, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const path = join(directory, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return sourcesBelow(path);
      return stats?.isFile() && /\.e?pp$/.test(name) ? [path] : [];
    });
}
