import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { type CatalogCase, fixtures } from './cases.js';

/** The answer to a case, without the values that differ in each run. */
export type Answer = Record<string, unknown>;

/** Returns the answers that Puppet gave, by the ids of the cases. */
export function recordedAnswers(): Map<string, Answer> {
  const text = gunzipSync(readFileSync(new URL('../recorded/catalog.jsonl.gz', import.meta.url))).toString();
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const answer = JSON.parse(line) as Answer;
        return [String(answer['id']), answer];
      }),
  );
}

const batches = {
  catalog: new CatalogBatch({ strict: recordedStrictness('catalog') }),
  'catalog-combinations': new CatalogBatch({ strict: recordedStrictness('catalog-combinations') }),
};

/** Returns the answer of pptjs to a case of a table. */
export async function answerTo(row: CatalogCase, table: keyof typeof batches = 'catalog'): Promise<Answer> {
  const line = await batches[table].answer(JSON.stringify({ modulepath: fixtures, ...row }));
  const { seconds: _, ...answer } = JSON.parse(line.replaceAll(fixtures, '$FIXTURES')) as Answer;
  const catalog = answer['catalog'] as Record<string, unknown> | undefined;
  if (catalog !== undefined) Object.assign(catalog, { version: 0, catalog_uuid: '' });
  return answer;
}

/** Removes the addresses of Ruby objects from an answer. */
export function comparable(answer: Answer): Answer {
  return JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/by #<Puppet::Resource::Type:0x[0-9a-f]+>/g, 'by X')
      .replaceAll(/(is already set on .*?\] by )[\w:]+/g, '$1X'),
  ) as Answer;
}
