/**
 * The lines of attributes in messages, for each kind of host. Compiled code does not contain the lines: they are found in
 * the source. `cases/attribute-lines.pp` compares the lines with those of Puppet.
 */
import { CatalogCompiler, Environment } from '@pptjs/catalog';
import { evaluateSource, loadSource } from '@pptjs/engine';
import {
  append,
  attributeList,
  beginCatalog,
  CatalogError,
  createContext,
  declareResource,
  type EvaluationContext,
  Manifest,
  overrideResources,
  provideCatalog,
  provideServices,
  ResourceType,
  withContext,
} from '@pptjs/runtime/internal';
import test from 'ava';
import { folderOf } from './folder.js';

const CONFLICT = `notify { 'a':
  loglevel => info,
  message  => 'x',
}
Notify['a'] {
  withpath => true,
  message  => 'y',
}
`;

function conflictAt(first: string, second: string): string {
  return `Parameter 'message' is already set on Notify[a] by main at (${first}); cannot redefine (${second})`;
}

/** The message of the failure of a catalog, without the name of the node. */
function failureOf(compiler: CatalogCompiler): string {
  try {
    compiler.compile({ node: 'n' });
  } catch (error) {
    return error instanceof Error ? error.message.replace(/ on node n$/, '') : '';
  }
  return '';
}

test('evaluateSource finds the lines in its source', (t) => {
  const options = { instanceOf: CatalogError };
  t.is(t.throws(() => evaluateSource(CONFLICT), options)?.message, conflictAt('line: 3', 'line: 7'));
  const text = `$text = 'x'\n${CONFLICT}`;
  t.is(
    t.throws(() => evaluateSource(text, { file: 'a.pp' }), options)?.message,
    conflictAt('file: a.pp, line: 4', 'file: a.pp, line: 8'),
  );
});

test('evaluateSource finds the lines in each source of a context', (t) => {
  const context = createContext();
  evaluateSource("notify { 'a':\n\n  message => 'x' }", { context, file: 'a.pp' });
  evaluateSource("notify { 'b':\n  message => 'x' }", { context, file: 'b.pp' });
  const error = t.throws(() => evaluateSource("Notify['a'] {\n\n\n message => 'y' }", { context, file: 'c.pp' }), {
    instanceOf: CatalogError,
  });
  t.is(error?.message, conflictAt('file: a.pp, line: 3', 'file: c.pp, line: 4'));
});

test('evaluateSource finds the lines in an inline template', (t) => {
  const source = `inline_epp("<% notify { 'a':\n message => 'x' }\nNotify['a'] {\n withpath => true,\n message => 'y' } %>")`;
  const error = t.throws(() => evaluateSource(source), { instanceOf: CatalogError });
  const place = (line: number): string => `file: inlined-epp-text, line: ${line}`;
  t.is(error?.message, conflictAt(place(2), place(5)));
});

test('templates with the same name that disagree about a line: the line of the statement', (t) => {
  const template = (title: string, between: string): string =>
    `inline_epp("<% notify { '${title}':${between} message => 'x' } %>")\n`;
  const source = `${template('a', '\\n')}${template('b', '\\n\\n')}Notify['a'] {\n  message => 'y' }`;
  const error = t.throws(() => evaluateSource(source), { instanceOf: CatalogError });
  t.is(error?.message, conflictAt('file: inlined-epp-text, line: 1', 'line: 4'));
});

test('main manifests of several files: each statement has the lines of its own file', (t) => {
  const folder = folderOf({
    'manifests/a.pp': "notify { 'a':\n  require => Notify['b'] }",
    'manifests/b.pp': "notify { 'b':\n\n\n\n  require => Notify['missing'] }",
    'manifests/c.pp': "notify { 'c':\n\n  require => Notify['b'] }",
  });
  t.regex(failureOf(new CatalogCompiler({ environment: new Environment({ directory: folder }) })), /line: 5\)$/);
});

test('compilers that share their files: each main manifest has its own lines', (t) => {
  const compilerOf = (code: string, shared?: CatalogCompiler): CatalogCompiler =>
    new CatalogCompiler({ environment: new Environment({ code, modulepath: [] }) }, shared);
  const source = (space: string): string => `class c {\n notify { 'a':${space}require => Notify['x'] }\n}\ninclude c`;
  const first = compilerOf(source('\n'));
  const second = compilerOf(source('\n\n'), first);
  for (const [compiler, line] of [
    [first, 3],
    [second, 4],
    [first, 3],
  ] as const)
    t.is(failureOf(compiler), `Could not find resource 'Notify[x]' in parameter 'require' (line: ${line})`);
});

/** A context with a catalog, without sources. */
function catalogContext(): EvaluationContext {
  const context = createContext();
  beginCatalog(context);
  provideCatalog(context);
  return context;
}

test('code without a source: the lines of the statements', (t) => {
  const context = catalogContext();
  const manifest = loadSource(CONFLICT);
  t.true(manifest instanceof Manifest);
  if (!(manifest instanceof Manifest)) return;
  const error = t.throws(() => manifest.run(context), { instanceOf: CatalogError });
  t.is(error?.message, conflictAt('line: 1', 'line: 5'));
});

test('attributes are an object or a list, with the same result', (t) => {
  const context = catalogContext();
  const scope = context.topScope;
  withContext(context, () => {
    declareResource(scope, 'notify', 'a', { message: 'x' }, { line: 1 });
    declareResource(scope, 'notify', 'b', attributeList(['message', 'x'], ['tag', 'y']), { line: 2 });
    overrideResources(scope, new ResourceType('Notify', 'a'), { tag: append('y') }, { line: 3 });
    const values = context.services.catalog?.readParameters(new ResourceType('Notify', 'b'), ['message', 'tag']);
    t.deepEqual(values, ['x', 'y']);
  });
});

test('the service places maps the file names in compiled code', (t) => {
  const context = catalogContext();
  const sites = new Map<string, unknown>();
  provideServices(context, {
    places: {
      of: () => null,
      fileOf: (file) => `/srv/${file}`,
      attributeRange: (site) => {
        sites.set(JSON.stringify(site), site);
        return { line: 40, column: 1, length: 1 };
      },
    },
  });
  const source =
    "function f() { notify { 'a': message => 'x' } notify { 'b': message => 'x' } }\n\nf() Notify['a'] { * => { message => 'y' } }";
  const manifest = loadSource(source, { file: 'manifests/site.pp' });
  t.true(manifest instanceof Manifest);
  if (!(manifest instanceof Manifest)) return;
  const error = t.throws(() => manifest.run(context), { instanceOf: CatalogError });
  t.is(error?.message, conflictAt('file: /srv/manifests/site.pp, line: 40', 'file: /srv/manifests/site.pp, line: 40'));
  const file = '/srv/manifests/site.pp';
  t.deepEqual(
    [...sites.values()],
    [
      { file, line: 1, column: 16, body: 0, index: 0, name: 'message' },
      { file, line: 3, column: null, body: 0, index: 0, name: '*' },
    ],
  );
});

test('the service places maps the file of a manifest that defines a name twice', (t) => {
  const context = catalogContext();
  provideServices(context, { places: { of: () => null, fileOf: (file) => `/srv/${file}` } });
  const manifest = loadSource('type A = String\ntype A = Integer', { file: 'types/a.pp' });
  t.true(manifest instanceof Manifest);
  if (!(manifest instanceof Manifest)) return;
  const error = t.throws(() => withContext(context, () => manifest.definitions), { instanceOf: CatalogError });
  t.regex(error?.message ?? '', /Originally set at file:\/\/\/srv\/types\/a\.pp\?line=1&pos=6\./);
});
