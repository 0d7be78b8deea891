/** The manifests of modules, which contain only what their statements and definitions need. */
import { loadSource } from '@pptjs/engine';
import { createContext, Definitions } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';

for (const [source, create] of [
  ['$a = 1', 'puppetManifest'],
  ['a', 'puppetExpression'],
  ['', 'puppetManifest'],
  ['function f() { 1 }', 'puppetFunctions'],
  ['function f() { 1 } f() + f()', 'puppetFunctions'],
  ['function f() { $facts } f()', 'puppetFunctions'],
  ['function f() { 1 } $a = f()', 'puppetManifest'],
  ['function f() { 1 } type A = Integer', 'puppetManifest'],
  ['function f() { 1 } class c { }', 'puppetManifest'],
] as const)
  test(`the module of '${source}' is created with ${create}`, (t) => {
    t.regex(compile(source, { file: 'a.pp' }).code ?? '', new RegExp(`export default .*${create}\\(`));
  });

test('a file of functions adds its functions to the evaluation', (t) => {
  const library = loadSource('function f() { 1 }');
  const caller = loadSource("function g() { call('f') + 1 } call('g')");
  t.is(library.evaluate().value, null);
  t.throws(() => caller.evaluate(), { message: /Unknown function 'f'/ });
  const complete = createContext();
  const definitions = new Definitions();
  t.is(library.run(complete), null);
  t.is(caller.run(complete), 2);
  library.evaluate({ definitions });
  t.is(caller.evaluate({ definitions }).value, 2);
  library.run();
  library.run();
  t.is(caller.run(), 2);
  t.deepEqual(caller.evaluate({ definitions }).variables, Object.create(null));
});

test('a function reads the facts of an evaluation without a scope', (t) => {
  const { value } = loadSource('function f() { $facts[os] } f()').evaluate({ facts: { os: 'linux' } });
  t.is(value, 'linux');
});

test('the result of an evaluation can be copied and written as JSON', (t) => {
  const result = loadSource('$a = 1\n$b = [$a]\n$a + 1').evaluate();
  t.is(JSON.stringify(result), '{"value":2,"variables":{"a":1,"b":[1]}}');
  const { value, variables } = { ...result };
  t.deepEqual([value, { ...variables }], [2, { a: 1, b: [1] }]);
});
