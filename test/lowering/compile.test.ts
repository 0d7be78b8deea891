import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evaluateSource } from '@pptjs/engine';
/** The interface of the compiler: options, formats, exports. */
import { Manifest, type Template } from '@pptjs/runtime';
import * as functions from '@pptjs/runtime/functions';
import * as runtime from '@pptjs/runtime/internal';
import * as types from '@pptjs/runtime/types';
import { check, compile, fromSources, PuppetSyntaxError, version } from '@pptjs/transpiler';
import test from 'ava';

const codeOf = (source: string, options: Parameters<typeof compile>[1] = {}): string => {
  const { code, diagnostics } = compile(source, { file: 'a.pp', ...options });
  if (code === null) throw new Error(diagnostics[0]?.message);
  return code;
};

/** The exports of a CommonJS module. */
function load(source: string): Record<string, unknown> & { default: Manifest } {
  const exports = {};
  const entryPoints = new Map<string, object>([
    ['@pptjs/runtime/internal', runtime],
    ['@pptjs/runtime/functions', functions],
    ['@pptjs/runtime/types', types],
  ]);
  new Function('require', 'exports', codeOf(source, { format: 'cjs' }))(
    (name: string) => entryPoints.get(name),
    exports,
  );
  return exports as Record<string, unknown> & { default: Manifest };
}

const transpiler = fileURLToPath(new URL('../../packages/transpiler/', import.meta.url));

test('the version consists of the package version and the digest of the built code', (t) => {
  const manifest = JSON.parse(readFileSync(`${transpiler}package.json`, 'utf8')) as { version: string };
  const digest = execFileSync(process.execPath, [`${transpiler}digest.mjs`, '--print'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  t.is(
    version,
    `${manifest.version}+${fromSources ? 'sources' : digest.trim()}`,
    'code was compiled after the last build: run `npm run build`',
  );
});

test('the functions can be imported while the program runs', async (t) => {
  const { then_, upcase } = await import('@pptjs/runtime/functions');
  t.is(then_.puppetName, 'then');
  t.is(upcase.puppetName, 'upcase');
  t.regex(
    codeOf('1.then |$x| >> Integer { $x }'),
    /import \{ then_ as then \} from '@pptjs\/runtime\/functions';[^]* then\(1, /,
  );
});

test('a source with errors has no code', (t) => {
  const { code, map, diagnostics } = compile('$x = = 1', { file: 'a.pp', sourceMap: 'external' });
  t.is(code, null);
  t.is(map, null);
  t.like(diagnostics[0], { code: 'SYNTAX_ERROR', severity: 'error', file: 'a.pp', line: 1, column: 6 });
});

test('questionable code is an error, unless strict is set', (t) => {
  const source = '{ a => 1, a => 2 }';
  t.is(check(source)[0]?.severity, 'error');
  t.is(check(source, { strict: 'warning' })[0]?.severity, 'warning');
  t.is(compile(source).diagnostics[0]?.severity, 'error');
  t.is(compile(source).code, null);
  t.is(compile(source, { strict: 'warning' }).diagnostics[0]?.severity, 'warning');
  t.deepEqual(compile(source, { strict: 'off' }).diagnostics, []);
});

test('a source is a template if its name ends in .epp or the option epp is set', (t) => {
  t.regex(codeOf('a', { file: 'a.epp' }), /puppetTemplate/);
  t.regex(codeOf('a', { epp: true }), /puppetTemplate/);
});

test('source maps: none, external, inline', (t) => {
  const none = compile('1 + 1', { file: 'a.pp' });
  t.is(none.map, null);
  t.notRegex(none.code as string, /sourceMappingURL/);
  const external = compile('1 + 1', {
    file: 'a.pp',
    sourceMap: 'external',
    mapFile: 'a.js.map',
    mapSource: '../src/a.pp',
  });
  t.like(JSON.parse(external.map ?? ''), { version: 3, sources: ['../src/a.pp'], sourcesContent: ['1 + 1'] });
  t.true(external.code?.endsWith('\n//# sourceMappingURL=a.js.map\n'));
  const strange = compile('1 + 1', {
    file: 'a.pp',
    sourceMap: 'external',
    mapFile: 'a\nglobalThis.b = 1;\u2028 c.map',
  });
  t.true(strange.code?.endsWith('\n//# sourceMappingURL=a%0AglobalThis.b%20=%201;%E2%80%A8%20c.map\n'));
  const inline = compile('1 + "é"', { file: 'a.pp', sourceMap: 'inline' });
  const [, data] = /sourceMappingURL=data:application\/json;charset=utf-8;base64,(.*)\n$/.exec(
    inline.code as string,
  ) as unknown as [string, string];
  t.is(Buffer.from(data, 'base64').toString(), inline.map ?? '');
});

test('the default export is evaluated once, when it is first read', (t) => {
  const { default: manifest } = load('$list = [1, { a => 1.5 }]\n$list[0] + 1');
  t.true(manifest instanceof Manifest);
  t.is(manifest.value, 2);
  t.deepEqual(structuredClone(manifest.variables), { list: [1, { a: 1.5 }] });
  t.is(manifest.variables, manifest.variables);
  t.is(load('"${facts[os]} ${os}"').default.evaluate({ facts: { os: 'linux' } }).value, 'linux linux');
});

test('functions check and convert plain values', (t) => {
  const { double, 'a::double': whole } = load(
    'function a::double(Array[Integer] $x, $y = 2) { $x.map |$i| { $i * $y } }',
  ) as Record<string, (...args: unknown[]) => unknown>;
  t.is(double, whole);
  t.deepEqual(double?.([1, 2]), [2, 4]);
  t.deepEqual(double?.([1, 2], 1.5), [1.5, 3]);
  t.throws(() => double?.('x'), { message: "'a::double' parameter 'x' expects an Array value, got String" });
  t.throws(() => double?.(), { message: "'a::double' expects between 1 and 2 arguments, got none" });
});

test('definitions are exported under their whole name and its last segment', (t) => {
  const module = load('class a::b { }\ndefine a::c() { }\ntype A::D = Integer\nfunction a::e() { }\nnode x { }');
  t.deepEqual(
    Object.keys(module).filter((name) => !name.startsWith('node_')),
    ['__esModule', 'b', 'a::b', 'c', 'a::c', 'D', 'A::D', 'e', 'a::e', 'default'],
  );
  t.deepEqual(
    module.default.definitions.map(({ kind, name, line }) => [kind, name, line]),
    [
      ['class', 'a::b', 1],
      ['define', 'a::c', 2],
      ['alias', 'A::D', 3],
      ['function', 'a::e', 4],
      ['node', '', 5],
    ],
  );
});

test('names that a module cannot export are left out, and clashing names get a suffix', (t) => {
  const module = load(
    'function a::then() { 1 }\nfunction b::default() { 2 }\nfunction x::f() { 3 }\nfunction y::f() { 4 }\nfunction z::await() { 5 }',
  );
  t.false('then' in module);
  t.is((module['a::then'] as () => number)(), 1);
  t.true(module.default instanceof Manifest);
  t.is((module['b::default'] as () => number)(), 2);
  t.is((module['f'] as () => number)(), 3);
  t.is((module['y::f'] as () => number)(), 4);
  t.is((module['await'] as () => number)(), 5);
});

test('a template describes its parameters', (t) => {
  const exports: { default?: Template } = {};
  const code = codeOf('<%- | Integer $a, $b = 2 | -%>\n<%= $a %>', { file: 'a.epp', format: 'cjs' });
  new Function('require', 'exports', code)((name: string) => (name.endsWith('types') ? types : runtime), exports);
  t.deepEqual(
    exports.default?.parameters?.map(({ name, optional }) => [name, optional]),
    [
      ['a', false],
      ['b', true],
    ],
  );
});

test('evaluateSource returns Puppet values and throws errors with the messages of Puppet', (t) => {
  t.is(evaluateSource('1 + 1'), 2);
  t.is(evaluateSource('$os', { facts: { os: 'linux' } }), 'linux');
  t.throws(() => evaluateSource('1 +'), { instanceOf: PuppetSyntaxError });
  const error = t.throws(() => evaluateSource("\n 1 + 'a'", { file: 'a.pp' }), { instanceOf: runtime.EvaluationError });
  t.is(error?.message, "Evaluation Error: The value 'a' cannot be converted to Numeric.");
  t.deepEqual(error?.place, { file: 'a.pp', line: 2, column: 6 });
});

test('deeply nested code compiles or is a clear error', (t) => {
  for (const source of [
    '('.repeat(10_000),
    `${'['.repeat(900)}1${']'.repeat(900)}`,
    `$x = ${'1 + '.repeat(900)}1`,
    '{'.repeat(10_000),
    '!'.repeat(100_000),
  ]) {
    const { code, diagnostics } = compile(source, { file: 'a.pp' });
    t.true(code !== null || diagnostics.some(({ severity }) => severity === 'error'));
  }
});
