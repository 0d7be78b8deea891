/** Regular expressions of the runtime whose translation is written in its source, so that programs need no translator. */
import { parseType, PuppetRegExp, PuppetType } from '@pptjs/runtime';
import { translateRegExp } from '@pptjs/runtime/regexp';
import test from 'ava';
import { absoluteUri } from '../../packages/runtime/dist/types/absolute-uri.js';
import * as initializers from '../../packages/runtime/dist/types/object-initializer.js';

/** The expressions that a type contains, at any depth. */
function expressionsIn(value: unknown, seen: Set<unknown> = new Set()): string[][] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  if (value.constructor.name === 'PuppetRegExp') {
    const { source, compiled } = value as PuppetRegExp;
    return [[source, compiled.source]];
  }
  return Object.values(value).flatMap((each) => expressionsIn(each, seen));
}

const roots: Readonly<Record<string, () => unknown>> = { ...initializers, absoluteUri };

for (const [name, type] of Object.entries(roots))
  test(`the expressions of ${name} are the translations of their sources`, (t) => {
    for (const [source = '', compiled] of expressionsIn(type())) {
      const { pattern } = translateRegExp(source);
      t.is(compiled, new RegExp(pattern, 'v').source);
    }
    t.pass();
  });

test('Pcore::MemberName accepts the names that its expression matches', (t) => {
  const type = parseType('Pcore::MemberName');
  t.true(type instanceof PuppetType);
  t.deepEqual(
    ['a', '_b1', 'A', 'a b', ''].map((name) => type.isInstance(name)),
    [true, true, false, false, false],
  );
});
