import { readFileSync } from 'node:fs';
import { evaluateSource } from '@pptjs/engine';
import { createContext, describeValue } from '@pptjs/runtime';
import test from 'ava';
import { functionsPage } from '../record/functions-page.js';
import { documentation } from './documentation.js';

test('docs/functions.md is what its generator makes', (t) => {
  t.is(readFileSync(new URL('../../docs/functions.md', import.meta.url), 'utf8'), functionsPage());
});

function evaluated(source: string): string {
  return describeValue(evaluateSource(source, { context: createContext({ log: () => undefined }) }));
}

for (const { name, example } of documentation()) {
  test(`${name}: the example`, (t) => {
    t.is(evaluated(example.source), evaluated(example.result));
  });
}
