import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CatalogCompiler,
  compileCatalog,
  Environment,
  environmentSettings,
  moduleExtensions,
  type NodeOptions,
} from '@pptjs/catalog';
import type { Strictness } from '@pptjs/runtime';
import test from 'ava';
import { folderOf, noticesOf, writeIn } from './folder.js';

test('the main manifest is a folder: its files run in order of their paths', async (t) => {
  const folder = folderOf({
    'manifests/b.pp': 'notice(b)',
    'manifests/a/z.pp': 'notice(z) include later',
    'manifests/c.pp': 'class later { notice(later) }',
    'manifests/README.md': 'not Puppet {',
  });
  t.deepEqual(await noticesOf(folder), ['z', 'later', 'b']);
});

test('environment.conf sets the paths of manifests and modules', async (t) => {
  const folder = folderOf({
    'environment.conf': '# ours\nmanifest = site.pp\nmodulepath = site:$basemodulepath\n',
    'site.pp': 'include one include two notice($environment)',
    'manifests/ignored.pp': 'fail(no)',
    'modules/one/manifests/init.pp': 'class one { fail(no) }',
    'site/one/manifests/init.pp': 'class one { notice("one of ${module_name}") }',
  });
  const base = folderOf({
    'two/manifests/init.pp': 'class two { notice(two) }',
    'one/manifests/init.pp': 'class one { fail(no) }',
  });
  const environment = new Environment({ directory: folder, name: 'testing', baseModulepath: [base] });
  t.deepEqual(await noticesOf(environment), ['one of one', 'two', 'testing']);
});

for (const [text, expected] of [
  ['', true],
  ['static_catalogs = true', true],
  ['static_catalogs = false', false],
  ['static_catalogs=FALSE', false],
  ["static_catalogs = 'false'", false],
  ['static_catalogs = true\nstatic_catalogs = no', true],
  ['[other]\nstatic_catalogs = false', true],
] as const)
  test(`the setting static_catalogs of environment.conf: ${JSON.stringify(text)}`, (t) => {
    t.is(environmentSettings({ directory: folderOf({ 'environment.conf': text }) }).staticCatalogs, expected);
  });

const TIMES = ["'time to live' format", 'parameter: environment_timeout'];

for (const [text, [problem, parameter], value, line] of [
  ['static_catalogs = no', ['value', 'boolean parameter: static_catalogs'], '"no"', 1],
  ['static_catalogs =', ['value', 'boolean parameter: static_catalogs'], '""', 1],
  ['manifest = site\nrich_data = yes', ['value', 'boolean parameter: rich_data'], '"yes"', 2],
  ['environment_timeout = -1', TIMES, '"-1"', 1],
  ['environment_timeout = 5 m', TIMES, '"5 m"', 1],
  ['environment_timeout = Unlimited', TIMES, '"Unlimited"', 1],
  ['environment_timeout =', TIMES, '""', 1],
  ['environment_timeout = x\nstatic_catalogs = x', ['value', 'boolean parameter: static_catalogs'], '"x"', 2],
] as const)
  test(`an invalid setting of environment.conf is an error: ${JSON.stringify(text)}`, (t) => {
    const directory = folderOf({ 'environment.conf': text });
    const place = `(file: ${join(directory, 'environment.conf')}, line: ${line})`;
    t.throws(() => new Environment({ directory }), {
      message: `Invalid ${problem} '${value}' for ${parameter} ${place}`,
    });
  });

for (const text of ['3m', '10', '2y', 'unlimited'])
  test(`the setting environment_timeout of environment.conf may be ${text}`, (t) => {
    t.notThrows(
      () => new Environment({ directory: folderOf({ 'environment.conf': `environment_timeout = ${text}` }) }),
    );
  });

test('Ruby code of modules calls legacy functions of the environment', async (t) => {
  const folder = folderOf({
    'lib/puppet/parser/functions/own.rb':
      'Puppet::Parser::Functions.newfunction(:own, type: :rvalue) { |args| "own #{args[0]}" }',
    'modules/m/lib/puppet/parser/functions/other.rb':
      'Puppet::Parser::Functions.newfunction(:other, type: :rvalue) { |args| function_own([args[0]]) }',
    'manifests/site.pp': 'notice(own(1)) notice(other(2))',
  });
  t.deepEqual(await noticesOf(folder), ['own 1', 'own 2']);
});

test('the strictness decides about a module whose metadata.json is not JSON', async (t) => {
  const folder = folderOf({
    'modules/m/manifests/init.pp': 'class m { notice(m) }',
    'modules/m/metadata.json': '{',
    'manifests/site.pp': 'include m',
  });
  const logs = async (strict: Strictness): Promise<readonly string[]> => {
    const entries: string[] = [];
    await compileCatalog({
      environment: folder,
      strict,
      log: ({ level, message }) => entries.push(`${level} ${message}`),
    });
    return entries;
  };
  const warning =
    'm has an invalid and unparsable metadata.json file. The parse error: unexpected end of input at line 1';
  t.deepEqual(await logs('off'), ['notice m']);
  t.deepEqual(await logs('warning'), [`warning ${warning}`, 'notice m']);
  await t.throwsAsync(logs('error'), { message: /Could not find class ::m/ });
});

test('without environment.conf, modules are in the folder modules', async (t) => {
  const folder = folderOf({
    'manifests/site.pp':
      'one::thing { here: } notice(one::double(4)) notice(5 =~ One::Small) notice(epp("one/t.epp")) notice(file("one/f"))',
    'modules/one/manifests/thing.pp': 'define one::thing { notice("thing ${title}") }',
    'modules/one/functions/double.pp': 'function one::double(Integer $n) { $n * 2 }',
    'modules/one/types/small.pp': 'type One::Small = Integer[0, 9]',
    'modules/one/templates/t.epp': 'from <%= $facts["kernel"] %>',
    'modules/one/files/f': 'content',
  });
  t.deepEqual(await noticesOf(folder, { facts: { kernel: 'Linux' } }), [
    '8',
    'true',
    'from Linux',
    'content',
    'thing here',
  ]);
});

test('node options set the name, facts, trusted facts and server facts', async (t) => {
  const folder = folderOf({
    'manifests/site.pp': `
      node 'web.example' { notice($kernel, $facts[os][name], $trusted[certname], $trusted[domain], $trusted[extensions][role], $server_facts[v]) }
      node default { fail(no) }`,
  });
  const node = {
    node: 'web.example',
    facts: { kernel: 'Linux', os: { name: 'Debian' } },
    trusted: { extensions: { role: 'web' } },
    serverFacts: { v: '7' },
  };
  t.deepEqual(await noticesOf(folder, node), ['Linux Debian web.example example web 7']);
});

const NODE_CLASS_ERRORS: readonly (readonly [classes: NonNullable<NodeOptions['classes']>, message: string])[] = [
  [{ nope: null }, 'Could not find class nope for n'],
  [{ nope: { x: 1 } }, 'Could not find class nope for n'],
  [
    { a: { z: 1 } },
    "Evaluation Error: Error while evaluating a Resource Statement, Class[A]: has no parameter named 'z'",
  ],
  [
    { t: { n: 'x' } },
    "Evaluation Error: Error while evaluating a Resource Statement, Class[T]: parameter 'n' expects an Integer value, got String",
  ],
  [
    { t: null },
    "Evaluation Error: Error while evaluating a Resource Statement, Class[T]: expects a value for parameter 'n'",
  ],
];

for (const [classes, message] of NODE_CLASS_ERRORS)
  test(`an error in the classes of a node classifier: ${JSON.stringify(classes)}`, async (t) => {
    const code = 'class a($x = 1) {} class t(Integer $n) {}';
    const compile = compileCatalog({ environment: { modulepath: [], code }, node: 'n', classes });
    await t.throwsAsync(compile, { message: `${message} on node n` });
  });

test('an environment without manifests has an empty catalog', async (t) => {
  const { catalog } = await compileCatalog({ environment: folderOf({}) });
  t.deepEqual(
    catalog.resources.map(({ type }) => type),
    ['Stage', 'Class', 'Class'],
  );
});

test('compiled modules are cached on disk, and a changed file is compiled again', (t) => {
  const cacheDirectory = folderOf({});
  const compile = (text: string): string[] => {
    const directory = folderOf({ 'manifests/site.pp': 'include one', 'modules/one/manifests/init.pp': text });
    const notices: string[] = [];
    new CatalogCompiler({ environment: new Environment({ directory }), cacheDirectory }).compile({
      log: ({ message }) => notices.push(message),
    });
    return notices.map((message) => message.replace(/ \(.*/, ''));
  };
  t.deepEqual(compile('class one { notice(1) }'), ['1']);
  t.true(readdirSync(cacheDirectory, { recursive: true }).length > 0);
  t.deepEqual(compile('class one { notice(2) }'), ['2']);
  t.deepEqual(compile('class one { notice(1) }'), ['1']);
});

test('exported resources are collected', async (t) => {
  const exporting = folderOf({ 'manifests/site.pp': '@@notify { "a": tag => backend } @@notify { "b": }' });
  const { catalog } = await compileCatalog({ environment: exporting, node: 'a.example' });
  t.deepEqual(
    catalog.resources.filter(({ exported }) => exported).map(({ title }) => title),
    ['a', 'b'],
  );
});

test('a compiler compiles the catalogs of many nodes', (t) => {
  const directory = folderOf({
    'manifests/site.pp': 'file { "/etc/${facts["n"]}": } node default {}',
    'modules/.keep': '',
  });
  const compiler = new CatalogCompiler({ environment: new Environment({ directory: join(directory) }) });
  const titles = Array.from({ length: 20 }, (_, n) =>
    compiler
      .compile({ node: `n${n}`, facts: { n } })
      .catalog.resources.filter(({ type }) => type === 'File')
      .map(({ title }) => title),
  );
  t.deepEqual(
    titles,
    Array.from({ length: 20 }, (_, n) => [`/etc/${n}`]),
  );
});

test('a compiler sees changed files after refresh', (t) => {
  const directory = folderOf({
    'manifests/site.pp': 'include one notice(epp("one/t.epp")) notice(lookup("k", { default_value => "no data" }))',
    'modules/one/manifests/init.pp': 'class one { notice(1) if defined("one::two") { include one::two } }',
    'modules/one/templates/t.epp': 'before',
  });
  const compiler = new CatalogCompiler({
    environment: new Environment({ directory }),
    extensions: moduleExtensions({ allowJavascript: true }),
  });
  const notices = (): string[] => {
    const logged: string[] = [];
    compiler.compile({ log: ({ level, message }) => void (level === 'notice' && logged.push(message)) });
    return logged;
  };
  t.deepEqual(notices(), ['1', 'before', 'no data']);
  const changes = {
    'manifests/more.pp': 'notice(more)',
    'modules/one/manifests/init.pp': 'class one { notice(2) if defined("one::two") { include one::two } }',
    'modules/one/manifests/two.pp': 'class one::two { notice(two) }',
    'modules/one/templates/t.epp': 'afterwards',
    'hiera.yaml': 'version: 5\n',
    'data/common.yaml': 'k: data\n',
  };
  writeIn(directory, changes);
  t.deepEqual(notices(), ['1', 'before', 'no data']);
  compiler.refresh();
  t.deepEqual(notices(), ['more', '2', 'two', 'afterwards', 'data']);
  rmSync(join(directory, 'modules/one/manifests/two.pp'));
  rmSync(join(directory, 'manifests/more.pp'));
  compiler.refresh();
  t.deepEqual(notices(), ['2', 'afterwards', 'data']);
});

test('a compiler sees a file that was replaced by one with the same size and modification time', (t) => {
  const directory = folderOf({
    'manifests/site.pp': 'include one',
    'modules/one/manifests/init.pp': 'class one { notice(1) }',
  });
  const compiler = new CatalogCompiler({ environment: new Environment({ directory }) });
  const notices = (): string[] => {
    const logged: string[] = [];
    compiler.compile({ log: ({ message }) => void logged.push(message) });
    return logged;
  };
  t.deepEqual(notices(), ['1']);
  const path = join(directory, 'modules/one/manifests/init.pp');
  const { atime, mtime } = statSync(path);
  writeFileSync(`${path}.new`, 'class one { notice(2) }');
  utimesSync(`${path}.new`, atime, mtime);
  renameSync(`${path}.new`, path);
  compiler.refresh();
  t.deepEqual(notices(), ['2']);
});

test('after refresh, an unchanged module uses the changed type alias', (t) => {
  const directory = folderOf({
    'manifests/site.pp': 'class { one: n => 5 }',
    'modules/one/manifests/init.pp': 'class one(One::N $n) { }',
    'modules/one/types/n.pp': 'type One::N = Integer[0, 9]',
  });
  const compiler = new CatalogCompiler({ environment: new Environment({ directory }) });
  t.notThrows(() => compiler.compile());
  writeIn(directory, { 'modules/one/types/n.pp': 'type One::N = Integer[6, 9]' });
  compiler.refresh();
  t.throws(() => compiler.compile(), {
    message: /expects a One::N = Integer\[6, 9\] value, got Integer\[5, 5\]|parameter 'n'/,
  });
});

test('after refresh, compilers that share caches see changed files and functions in JavaScript', async (t) => {
  const base = import.meta.resolve('@pptjs/runtime');
  const source = (result: number): string =>
    `import { defineFunction } from ${JSON.stringify(base)};\nexport const f = defineFunction('one::f', 'Callable[[0, 0], Integer]', () => ${result});\n`;
  const directory = folderOf({
    'modules/one/manifests/init.pp': 'class one { notice(1) }',
    'modules/one/functions/f.mjs': source(10),
  });
  const options = {
    environment: new Environment({ directory }),
    extensions: moduleExtensions({ allowJavascript: true }),
  };
  const compiler = new CatalogCompiler(options);
  const environment = options.environment.withCode('include one notice(one::f())');
  const sharing = new CatalogCompiler({ ...options, environment }, compiler);
  const notices = async (): Promise<string[]> => {
    const logged: string[] = [];
    await sharing.compileLoading({ log: ({ level, message }) => void (level === 'notice' && logged.push(message)) });
    return logged;
  };
  t.deepEqual(await notices(), ['1', '10']);
  writeIn(directory, {
    'modules/one/manifests/init.pp': 'class one { notice(2) }',
    'modules/one/functions/f.mjs': source(20),
  });
  t.deepEqual(await notices(), ['1', '10']);
  compiler.refresh();
  t.deepEqual(await notices(), ['2', '20']);
});
