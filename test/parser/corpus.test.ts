import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse, toPn, toPnJson } from '@pptjs/transpiler';
import test from 'ava';
import { corpus } from '../conformance/puppet.js';
import { recorded } from '../recorded/read.js';
import { corpusFiles } from './corpus.js';

const files = corpusFiles();

// The modules are not part of this repository. The recorded table has digests of their syntax trees.
if (files.length === 0) test.skip(`corpus: syntax trees (the modules are not installed in ${corpus})`, () => undefined);
else {
  test(`corpus: ${files.length} manifests and templates have the syntax trees of Puppet`, (t) => {
    const digests = new Map(recorded<[file: string, digest: string]>('parser-corpus'));
    const different = files.filter((file) => digestOf(file) !== digests.get(relative(corpus, file)));
    t.deepEqual(different, []);
  });
}

function digestOf(file: string): string | undefined {
  const { program, diagnostics } = parse(readFileSync(file, 'utf8'), { file, epp: file.endsWith('.epp') });
  if (program === null) return diagnostics[0]?.message;
  return createHash('sha256')
    .update(toPnJson(toPn(program)))
    .digest('base64url')
    .slice(0, 22);
}
