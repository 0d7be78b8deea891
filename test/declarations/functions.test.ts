/** The TypeScript signatures of the built-in functions. */
import test from 'ava';
import { workspace } from '../loader/workspace.js';
import { typeErrors, typescriptVersions } from './typescript.js';

const right = `import { Float, hash, type Value } from '@pptjs/runtime';
import { abs, break as stop, call, each, join, lookup, map, new as create, reduce, split, upcase, with as with_ } from '@pptjs/runtime/functions';
import { integer, string } from '@pptjs/runtime/types';

export const values: readonly Value[] = [
  abs(new Float(1)),
  map([1, 2], (x: Value) => x),
  map(hash({ a: 1 }), (key: Value, value: Value) => [key, value]),
  each([1], (x: Value) => x),
  reduce([1], 0, (memo: Value, x: Value) => [memo, x]),
  join(['a'], ', '),
  split('a', 'b'),
  upcase('a'),
  lookup('a', string(), 'first', null),
  lookup(['a'], (key: Value) => key),
  create(integer(), '1'),
  with_(1, 2, (a: Value, b: Value) => [a, b]),
  call('upcase', 'a'),
];
export const name: string = upcase.puppetName;
export function never(): never {
  return stop();
}
`;

/** Wrong calls, and the code of the error. */
const wrong = ["join('a');", 'map([1]);', "split(1, 'b');", "lookup('a', 'String');", "map([1], 'x');", 'upcase();'];

test('TypeScript checks calls of the built-in functions', (t) => {
  const cwd = workspace(t, {
    'package.json': '{ "type": "module" }',
    'right.ts': right,
    'wrong.ts': `import { join, lookup, map, split, upcase } from '@pptjs/runtime/functions';\n${wrong.join('\n')}\n`,
  });
  for (const version of typescriptVersions) {
    const lines = typeErrors(cwd, { version }).filter((line) => !line.startsWith(' '));
    t.deepEqual(
      lines.map((line) => line.replace(/,.*/, '')),
      wrong.map((_, index) => `wrong.ts(${index + 2}`),
      lines.join('\n'),
    );
  }
});
