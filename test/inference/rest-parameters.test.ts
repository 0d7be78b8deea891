/** The types of parameters `*$rest`, and no findings about programs that Puppet evaluates. */
import test from 'ava';
import { loweringCases } from '../lowering/cases.js';
import { observe } from './observe.js';

for (const { id, source } of loweringCases().filter(({ id }) => id.startsWith('rest-parameters ')))
  test(`the types of ${id} include all values: ${source}`, (t) => {
    const observation = observe(source)!;
    t.deepEqual(observation.unsound, []);
    if (!observation.hasFailed) t.deepEqual(observation.errors, []);
  });

/** Calls and blocks that always fail, and the codes of their findings. */
const wrong: readonly (readonly [source: string, code: string])[] = [
  ['function f(Array[Integer, 1] *$x) { $x }\nf()', 'TYPE_ARGUMENT_COUNT'],
  ['function f(Array[Integer, 1, 2] *$x) { $x }\nf(1, 2, 3)', 'TYPE_ARGUMENT_COUNT'],
  ["function f(Array[Integer] *$x) { $x }\nf('a')", 'TYPE_ARGUMENT'],
  ['function f(Array[Integer] *$x) { $x }\nf([1])', 'TYPE_ARGUMENT'],
  ['type Numbers = Array[Integer]\nfunction f(Numbers *$x) { $x }\nf(1)', 'TYPE_ARGUMENT'],
  ['[1].map |Array[Any, 3] *$x| { $x }', 'TYPE_BLOCK'],
  ['[1].map |Array[Any, 0, 0] *$x| { $x }', 'TYPE_BLOCK'],
];

for (const [source, code] of wrong)
  test(`${code} is reported for ${source}`, (t) => {
    const { errors, hasFailed } = observe(source)!;
    t.true(hasFailed);
    t.is(errors.length, 1);
    t.true(errors[0]?.includes(code));
  });
