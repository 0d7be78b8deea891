import { readFileSync } from 'node:fs';
import * as functions from '@pptjs/dialect-terraform/functions';
import test from 'ava';
import {
  EXAMPLES,
  nameOf,
  terraformFunctionsPage,
  unavailableFunctions,
} from '../../../record/terraform-functions-page.js';
import { evaluate } from '../evaluate.js';

test('docs/terraform-functions.md is up to date with its generator', (t) => {
  const page = readFileSync(new URL('../../../../docs/terraform-functions.md', import.meta.url), 'utf8');
  t.true(page === terraformFunctionsPage(), 'Run `npm run docs` to write the page again.');
});

test('each function has one example that works, or is listed as not available', (t) => {
  const examples = Object.values(EXAMPLES).flat();
  for (const example of examples) t.is(evaluate(example).detail, undefined, example);
  const names = [...examples.map(nameOf), ...unavailableFunctions().map(([name]) => name)];
  t.deepEqual(
    names.sort(),
    Object.keys(functions)
      .filter((name) => name !== 'try_')
      .sort(),
  );
  for (const [name, reason] of unavailableFunctions()) t.not(reason, '', name);
});
