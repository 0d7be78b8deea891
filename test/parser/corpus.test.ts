import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
/** The trees of the reference's corpus: the modules are not part of this repository, digests of their trees are. */
import { parse, toPn, toPnJson } from '@pptjs/transpiler';
import test from 'ava';
import { corpus } from '../conformance/reference.js';
import { corpusFiles } from './corpus.js';

const lines = gunzipSync(readFileSync(new URL('../recorded/parser-corpus.jsonl.gz', import.meta.url)))
  .toString()
  .split('\n')
  .filter(Boolean);
const digests = new Map(lines.map((line) => JSON.parse(line) as [file: string, digest: string]));
const files = corpusFiles();

(files.length > 0 ? test : test.skip)('the trees of real modules (skipped where the corpus is not installed)', (t) => {
  const different = files.filter((file) => digestOf(file) !== digests.get(relative(corpus, file)));
  t.deepEqual(different, []);
});

function digestOf(file: string): string | undefined {
  const { program, diagnostics } = parse(readFileSync(file, 'utf8'), { file, epp: file.endsWith('.epp') });
  if (program === null) return diagnostics[0]?.message;
  return createHash('sha256')
    .update(toPnJson(toPn(program)))
    .digest('base64url')
    .slice(0, 22);
}
