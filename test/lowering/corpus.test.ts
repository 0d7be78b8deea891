/** Compiles the manifests and templates of the corpus of modules. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { corpus } from '../conformance/puppet.js';
import { corpusFiles } from '../parser/corpus.js';
import { sample } from '../recorded/sample.js';

/** The files that Puppet 8 rejects too, with the code of the error. They are compiled with `strict: 'warning'`. */
const REJECTED: ReadonlyMap<string, string> = new Map([['apache/types/oidcsettings.pp', 'DUPLICATE_KEY']]);

const rejectionOf = (file: string): string | undefined => REJECTED.get(file.slice(corpus.length + 1));

const files = sample(corpusFiles(), (file) => rejectionOf(file) !== undefined);

if (files.length === 0) test.skip(`corpus: compilation (the modules are not installed in ${corpus})`, () => undefined);
else {
  test(`corpus: ${files.length} manifests and templates compile to modules that Node loads`, async (t) => {
    t.timeout(300_000);
    const folder = temporaryFolder();
    try {
      for (const [index, file] of files.entries()) {
        const source = readFileSync(file, 'utf8');
        const rejection = rejectionOf(file);
        if (rejection !== undefined) t.is(compile(source, { file }).diagnostics[0]?.code, rejection);
        const { code, diagnostics } = compile(source, { file, ...(rejection !== undefined && { strict: 'warning' }) });
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

/** A folder in which the modules find the runtime that the tests import. */
function temporaryFolder(): string {
  return mkdtempSync(fileURLToPath(new URL('../../test-build/pptjs-corpus-', import.meta.url)));
}
