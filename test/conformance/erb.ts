/**
 * Renders the ERB templates below a folder with random variables, as JavaScript and in Ruby, and compares the texts, the
 * calls of functions and the changed arrays:
 *
 *     node --import tsx test/conformance/erb.ts <folder> [renderings of each template] [seed]
 *
 * Half of the variables come from earlier renderings without an error, so that more code is reached. Exits with 1 if a
 * rendering differs. Needs the command `ruby` (3.1 or newer) and a build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTemplate } from '@pptjs/erb';
import { BailOut, type CompiledTemplate } from '@pptjs/erb/runtime';
import type { Value } from '@pptjs/runtime';
import { StubHost } from '../erb/stub-host.js';
import { load } from '../erb/support.js';
import { read, type Wire } from '../erb/wire.js';
import { Random, RandomScopes } from '../record/erb/random.js';
import { type RenderCase, renderInRuby } from '../record/erb/render.js';

type Variables = Readonly<Record<string, Wire>>;
type Rendering = readonly [name: string, variables: Variables, text: string | null, ...effects: readonly unknown[]];

const ROUNDS = 4;
const [folder = '.', count = '100', seed = '1'] = process.argv.slice(2);
const random = new Random(Number(seed));

const sources = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.erb'))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const),
);
const rejected = new Map<string, string>();
const templates = new Map<string, CompiledTemplate>();
for (const [name, source] of sources) {
  const compiled = compileTemplate(source);
  if ('rejected' in compiled) rejected.set(name, compiled.rejected.reason);
  else templates.set(name, load(source));
}

const scopes = new Map(
  Array.from(templates.keys(), (name) => [name, new RandomScopes(sources.get(name) ?? '', random)]),
);
const rendered = new Map<string, Variables[]>();
const counts = { same: 0, wrong: 0, errors: 0, bailOuts: 0 };
for (let round = 0; round < ROUNDS; round++) {
  const cases = Array.from(templates.keys()).flatMap((name) =>
    Array.from({ length: Math.ceil(Number(count) / ROUNDS) }, (): RenderCase => [name, variablesFor(name)]),
  );
  for (const line of renderInRuby(sources, cases)) compareRendering(JSON.parse(line) as Rendering);
}
for (const [name, reason] of rejected) console.log(`${name} needs Ruby: ${reason}`);
console.log(`${templates.size} of ${sources.size} templates compile`, counts);
process.exitCode = counts.wrong > 0 ? 1 : 0;

/** New variables, or those of a rendering without an error, with some of them replaced. */
function variablesFor(name: string): Variables {
  const next = scopes.get(name)?.next() ?? {};
  const earlier = rendered.get(name);
  if (earlier === undefined || random.below(2) === 0) return next;
  const replaced = Object.entries(next).filter(() => random.below(4) === 0);
  return { ...random.pick(earlier), ...Object.fromEntries(replaced) };
}

function compareRendering([name, variables, ...expected]: Rendering): void {
  const [text] = expected;
  if (text === null) counts.errors++;
  else rendered.set(name, [...(rendered.get(name) ?? []).slice(-20), variables]);
  const host = new StubHost(new Map(Object.entries(variables).map(([key, wire]) => [key, read(wire) as Value])));
  try {
    const actual = [templates.get(name)?.render(host), host.calls, host.changed];
    if (JSON.stringify(actual) === JSON.stringify(expected)) counts.same++;
    else {
      counts.wrong++;
      console.log(`${name} differs with ${JSON.stringify(variables)}:`, expected, actual);
    }
  } catch (error) {
    if (!(error instanceof BailOut)) throw error;
    if (text !== null) counts.bailOuts++;
  }
}
