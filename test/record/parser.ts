/**
 * Records Puppet's syntax trees or syntax errors for the sources of test/parser and for the files of the corpus:
 *
 *     node --import tsx test/record/parser.ts
 *
 * It writes test/recorded/parser.jsonl.gz (a line `[family, index, tree or error]` for each source) and
 * test/recorded/parser-corpus.jsonl.gz (a line `[file, digest of the tree]` for each file). It omits sources that crash
 * Puppet.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { corpus, runPuppet } from '../conformance/puppet.js';
import { corpusFiles } from '../parser/corpus.js';
import { families } from '../parser/families.js';

const recorded = fileURLToPath(new URL('../recorded/', import.meta.url));
const PUPPET_CRASH =
  /undefined method|invalid byte sequence|no implicit|incompatible character|does not conform to pattern|: \/[^]*\/$/;

/** Returns for each file the text of its tree, or `!` and the message of the syntax error without the file name. */
async function answers(files: readonly string[]): Promise<string[]> {
  const lines = (await runPuppet('dump_ast.rb', { input: `${files.join('\n')}\n` })).split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const file = files[index] as string;
    const body = line.slice(`{"file":${JSON.stringify(file)},`.length, -1);
    if (body.startsWith('"pn":')) return body.slice('"pn":'.length);
    const message = JSON.parse(body.slice('"error":'.length)) as string;
    return PUPPET_CRASH.test(message) ? '' : `!${message.replace(`file: ${file}`, 'file: x')}`;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'parser-'));
const rows: string[] = [];
for (const [family, sources] of Object.entries(families())) {
  const extension = family.startsWith('templates') ? 'epp' : 'pp';
  const files = sources.map((source, index) => {
    const file = join(folder, `${index}.${extension}`);
    writeFileSync(file, source);
    return file;
  });
  for (const [index, answer] of (await answers(files)).entries())
    if (answer !== '') rows.push(JSON.stringify([family, index, answer]));
}
rmSync(folder, { recursive: true });
writeFileSync(join(recorded, 'parser.jsonl.gz'), gzipSync(`${rows.join('\n')}\n`, { level: 9 }));

const files = corpusFiles();
const digests = (await answers(files)).map((answer, index) =>
  JSON.stringify([
    relative(corpus, files[index] as string),
    createHash('sha256').update(answer).digest('base64url').slice(0, 22),
  ]),
);
writeFileSync(join(recorded, 'parser-corpus.jsonl.gz'), gzipSync(`${digests.join('\n')}\n`, { level: 9 }));
process.stdout.write(`${rows.length} sources, ${digests.length} files\n`);
