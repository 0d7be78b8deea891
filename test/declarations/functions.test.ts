/** The TypeScript signatures of the built-in functions and types. */
import { join } from 'node:path';
import * as types from '@pptjs/runtime/types';
import test from 'ava';
import { TypeScriptServer } from '../loader/tsserver.js';
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

const rightTypes = `import { DEFAULT, Float } from '@pptjs/runtime';
import * as t from '@pptjs/runtime/types';

export const all = [
  t.integer, t.integer(), t.integer(1), t.integer(DEFAULT, 10n), t.float(1, new Float(2)), t.string(1, DEFAULT),
  t.array(t.string), t.array(t.array(t.integer(0)), 1, 2), t.array(1, 2), t.hashType(t.string, t.variant(t.integer, t.undef)),
  t.optional('a'), t.optional(t.string), t.notUndef(t.anyType), t.enum_('a', 'b', true), t.pattern(/a/, 'b', t.regexpType(/c/)),
  t.struct({ a: t.string, b: t.optional(t.integer) }), t.tuple(t.string, t.integer, 1, DEFAULT),
  t.callable(t.string, 1, DEFAULT, t.callable), t.callable([t.string], t.boolean), t.boolean(true), t.class_('a', ['b']),
  t.resource('file', '/a'), t.semVer('>=1.0.0'), t.timespan('1:00'), t.timestamp(DEFAULT, '2020-01-01'), t.uri({ scheme: 'https' }),
  t.init(t.integer, 16), t.typeType(t.string), t.collection(t.integer(1, 2)), t.runtime('ruby', 'X'), t.object({ attributes: {} }),
];
`;

/** Wrong parameters of types, and wrong numbers of them. */
const wrongTypes = [
  "t.integer('a');",
  't.integer(1, 2, 3);',
  "t.array('String');",
  't.hashType(t.string);',
  't.optional(t.string, t.string);',
  't.enum_(1);',
  't.boolean(1);',
  't.struct({ a: 1 });',
  't.undef(1);',
  't.variant("a");',
];

test('TypeScript checks the parameters of types', (t) => {
  const cwd = workspace(t, {
    'package.json': '{ "type": "module" }',
    'right.ts': rightTypes,
    'wrong.ts': `import * as t from '@pptjs/runtime/types';\n${wrongTypes.join('\n')}\n`,
  });
  for (const version of typescriptVersions) {
    const lines = typeErrors(cwd, { version }).filter((line) => !line.startsWith(' '));
    t.deepEqual(
      lines.map((line) => line.replace(/,.*/, '')),
      wrongTypes.map((_, index) => `wrong.ts(${index + 2}`),
      lines.join('\n'),
    );
  }
});

test('an editor shows the documentation of every type', async (t) => {
  const names = Object.keys(types);
  const cwd = workspace(t, {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': '{ "compilerOptions": { "module": "nodenext", "strict": true, "types": [] } }',
    'types.ts': `import * as t from '@pptjs/runtime/types';\n${names.map((name) => `t.${name};`).join('\n')}\n`,
  });
  const server = new TypeScriptServer(t, cwd);
  const file = join(cwd, 'types.ts');
  server.open(file);
  for (const [index, name] of names.entries()) {
    const { documentation } = await server.request<{ documentation: string }>('quickinfo', {
      file,
      line: index + 2,
      offset: 3,
    });
    t.regex(documentation, /^`[A-Z]/, name);
  }
});
