import { compileTemplate } from '@pptjs/erb';
import { BailOut, type CompiledTemplate } from '@pptjs/erb/runtime';
import type { Value } from '@pptjs/runtime';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { StubHost } from './stub-host.js';
import { load } from './support.js';
import { read, type Wire } from './wire.js';

/** A rendering of a random template in Ruby. The text is null for an error. */
type RecordedRendering = readonly [template: string, variables: Readonly<Record<string, Wire>>, text: string | null];

/** The shares of templates that must compile, and of renderings that must not bail out. */
const MIN_COMPILED = 0.7;
const MIN_RENDERED = 0.95;

const renderings = recorded<RecordedRendering>('erb-random');
const templates = new Map<string, CompiledTemplate | null>();
for (const [source] of renderings)
  if (!templates.has(source)) templates.set(source, 'rejected' in compileTemplate(source) ? null : load(source));

test('random templates render like in Ruby, or bail out', (t) => {
  let rendered = 0;
  let possible = 0;
  for (const [source, variables, expected] of renderings) {
    const template = templates.get(source) ?? null;
    if (template === null) continue;
    if (expected !== null) possible++;
    const values = new Map(Object.entries(variables).map(([name, wire]) => [name, read(wire) as Value]));
    try {
      t.true(template.render(new StubHost(values)) === expected, `${source}\n${JSON.stringify(variables)}`);
      rendered++;
    } catch (error) {
      if (!(error instanceof BailOut)) throw error;
    }
  }
  t.true(rendered >= possible * MIN_RENDERED, `${rendered} of ${possible} are rendered`);
});

test('most random templates compile', (t) => {
  const compiled = [...templates.values()].filter((template) => template !== null).length;
  t.true(compiled >= templates.size * MIN_COMPILED, `${compiled} of ${templates.size} compile`);
});
