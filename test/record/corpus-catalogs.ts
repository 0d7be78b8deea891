/**
 * Writes test/recorded/corpus-catalogs.jsonl.gz and corpus-facts.jsonl.gz: Puppet's catalogs of the modules of the
 * corpus, and the facts of their nodes.
 *
 *     node --import tsx test/record/corpus-catalogs.ts CORPUS CASES ANSWERS [CASES ANSWERS …]
 *
 * CORPUS is the path of the folder of modules in the answers. CASES is a file of JSON lines for the catalog compiler
 * (`id`, `manifest`, `facts`). ANSWERS is a file with the answers of one Puppet process to these cases. Each pair of
 * files is a group.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { shorten } from '../catalog/corpus-answer.js';

const [corpus = '', ...files] = process.argv.slice(2);
const linesOf = (file: string): string[] => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n').filter(Boolean);
};
const systems = new Map<string, unknown>();

function groupOf(casesFile: string, answersFile: string, group: number): unknown[] {
  const answers = new Map(
    linesOf(answersFile)
      .map((line) => shorten(line.replaceAll(corpus, '$CORPUS')))
      .map((answer) => [answer.id, answer]),
  );
  return linesOf(casesFile).flatMap((line) => {
    const { id, manifest, facts } = JSON.parse(line) as {
      id: string;
      manifest: string;
      facts: { os: { family: string } };
    };
    const answer = answers.get(id);
    if (answer === undefined) return [];
    systems.set(facts.os.family, facts);
    return [{ group, manifest, system: facts.os.family, ...answer }];
  });
}

const cases = files.flatMap((file, index) => (index % 2 === 0 ? groupOf(file, files[index + 1] ?? '', index / 2) : []));

function write(name: string, rows: readonly unknown[]): void {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  writeFileSync(new URL(`../recorded/${name}.jsonl.gz`, import.meta.url), gzipSync(text, { level: 9 }));
}

write('corpus-catalogs', cases);
write(
  'corpus-facts',
  Array.from(systems, ([system, facts]) => ({ system, facts })),
);
process.stdout.write(`${cases.length} catalogs\n`);
