/**
 * Records what Ruby renders from templates with random variables:
 *
 *     node --import tsx test/record/erb/renders.ts 150 > test/recorded/erb-renders.jsonl.gz
 *     node --import tsx test/record/erb/renders.ts 6 --random 400 > test/recorded/erb-random.jsonl.gz
 *
 * The first argument is the number of renderings of each template. The templates are those in test/erb/templates, or with
 * `--random` the given number of random ones, whose texts are then recorded too. Needs the command `ruby` (3.1 or newer).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Wire } from '../../erb/wire.js';
import { RandomTemplates } from './random-templates.js';
import { Random, RandomScopes } from './random.js';
import { type RenderCase, renderInRuby } from './render.js';

const [count = '150', , randomCount] = process.argv.slice(2);
const random = new Random(1);

function templatesOfFolder(): ReadonlyMap<string, string> {
  const folder = new URL('../../erb/templates/', import.meta.url);
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
}

/** Writes the cases with what Ruby renders: a line for each. */
async function record(templates: ReadonlyMap<string, string>, cases: readonly RenderCase[]): Promise<void> {
  const renderings = await renderInRuby(templates, cases);
  const lines = cases.map((each, index) => JSON.stringify([...each, ...(renderings[index] ?? [null])]));
  process.stdout.write(gzipSync(lines.join('\n'), { level: 9 }));
}

function repeat<T>(create: () => T): T[] {
  return Array.from({ length: Number(count) }, create);
}

if (randomCount === undefined) {
  const templates = templatesOfFolder();
  const cases = [...templates].flatMap(([name, template]) => {
    const scopes = new RandomScopes(template, random);
    return repeat((): [string, Record<string, Wire>] => [name, scopes.next()]);
  });
  await record(templates, cases);
} else {
  const generator = new RandomTemplates(random);
  const texts = Array.from({ length: Number(randomCount) }, () => generator.next());
  const templates = new Map(texts.map((text) => [text, text]));
  const cases = texts.flatMap((text) => repeat((): [string, Record<string, Wire>] => [text, generator.scope()]));
  await record(templates, cases);
}
