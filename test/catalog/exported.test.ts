import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CatalogCompileError, compileCatalog } from '@pptjs/catalog';
import { type PlainData, type Value, writeJson } from '@pptjs/runtime';
import test from 'ava';
import { recordedStrictness } from '../recorded/strictness.js';

/** A row that test/record/catalog-exported.rb has recorded. */
interface Row {
  readonly case: { readonly id: string; readonly manifest: string; readonly exported: readonly ExportedRow[] };
  readonly answer: { readonly catalog?: unknown; readonly error?: string };
}

interface ExportedRow {
  readonly type: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, Value>>;
  readonly tags: readonly string[];
  readonly file: string | null;
  readonly line: number | null;
}

const rows = gunzipSync(readFileSync(new URL('../recorded/catalog-exported.jsonl.gz', import.meta.url)))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

for (const { case: row, answer } of rows) {
  test(`collecting resources that other nodes export: ${row.id}`, async (t) =>
    t.deepEqual(await answerTo(row), answer, row.manifest));
}

async function answerTo({ manifest, exported }: Row['case']): Promise<Row['answer']> {
  try {
    const { data } = await compileCatalog({
      environment: { name: 'production', modulepath: [], code: manifest },
      node: 'reference.example',
      exported: exported.map((each) => ({ ...each, parameters: new Map(Object.entries(each.parameters)) })),
      strict: recordedStrictness('catalog-exported'),
      version: 0,
      uuid: '',
    });
    return { catalog: JSON.parse(writeJson(data as PlainData)) };
  } catch (error) {
    if (error instanceof CatalogCompileError) return { error: error.message };
    throw error;
  }
}
