import { readdirSync, readFileSync } from 'node:fs';
import type { Value } from '@pptjs/runtime';
import test from 'ava';
import { Random } from '../record/erb/random.js';
import { shareOf } from '../recorded/sample.js';
import { ComparedFunction } from './function-comparison.js';
import { RandomCalls } from './random-calls.js';
import { describe } from './wire.js';

/** The number of calls of each function. test/conformance/functions.ts compares thousands. */
const CALLS = shareOf(150);

/** The share of calls without an error that compiled functions must not leave to the interpreter. */
const MIN_COMPILED = 0.8;

const folder = new URL('functions/', import.meta.url);

for (const file of readdirSync(folder)) {
  const name = file.replace('.rb', '');
  const source = readFileSync(new URL(file, folder), 'utf8');
  const path = `/modules/m/lib/puppet/functions/${file}`;
  const compared = ComparedFunction.compile(name, { path, source }, name.startsWith('legacy_'));
  if (typeof compared === 'string') throw new Error(`${name}: ${compared}`);

  const calls = new RandomCalls(source, compared.data, new Random(1));
  const cases = Array.from({ length: CALLS }, () => ({ args: calls.next(), variables: calls.variables() })).map(
    ({ args, variables }) => ({
      args,
      variables,
      expected: compared.callInterpreter(args, variables),
      actual: compared.callCompiled(args, variables),
    }),
  );

  test(`${name} returns what it returns in Ruby, or bails out`, (t) => {
    const compiled = cases.filter(({ actual }) => actual.result !== undefined);
    for (const { args, expected, actual } of compiled) t.deepEqual(actual, expected, describe(args as Value[]));
    const possible = cases.filter(({ expected }) => expected.result?.includes('Error ') !== true);
    const values = compiled.filter(({ expected }) => expected.result?.includes('Error ') !== true);
    t.true(values.length >= possible.length * MIN_COMPILED, `${values.length} of ${possible.length}`);
  });

  test(`the interpreter continues ${name} when it bails out at any call`, (t) => {
    for (const { args, variables, expected } of cases)
      for (let limit = 0; limit < expected.effects.length; limit++)
        t.deepEqual(compared.callBothWays(args, variables, limit), expected);
    t.pass();
  });
}
