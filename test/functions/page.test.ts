import { readFileSync } from 'node:fs';
import { evaluateSource } from '@pptjs/engine';
import { createContext, describeValue } from '@pptjs/runtime';
import test from 'ava';
import { functionsPage } from '../record/functions-page.js';
import { documentation } from './documentation.js';

test('docs/functions.md is up to date with its generator', (t) => {
  t.is(readFileSync(new URL('../../docs/functions.md', import.meta.url), 'utf8'), functionsPage());
});

function evaluated(source: string): string {
  return describeValue(evaluateSource(source, { context: createContext({ log: () => undefined }) }));
}

for (const { name, example } of documentation()) {
  test(`the example of ${name} gives the documented result`, (t) => {
    t.is(evaluated(example.source), evaluated(example.result));
  });
}
