/** Which files `pptjs build --environment` copies. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { type Outcome, pptjs } from './command.js';
import { folder, write } from './folder.js';

const environment = {
  'environment.conf': '',
  'manifests/site.pp': '# Comment.\ninclude m\n',
  'hiera.yaml':
    'version: 5\nhierarchy:\n  - {name: common, path: common.yaml}\n  - {name: os, path: "%{facts.os.name}.yaml"}\n',
  'data/common.yaml': 'key: value\n',
  'modules/m/manifests/init.pp': 'class m {}\n',
  'modules/m/files/readme.txt': 'text',
};

const built = [
  'data/common.yaml.js',
  'hiera.yaml.js',
  'index.js',
  'manifests/site.js',
  'manifests/site.js.map',
  'modules/m/files/readme.txt.js',
  'modules/m/manifests/init.js',
  'modules/m/manifests/init.js.map',
  'package.json',
];

const run = (cwd: string, ...argv: readonly string[]): Promise<Outcome> =>
  pptjs(argv, { cwd, env: { PPTJS_CACHE: 'off' } });

const build = (cwd: string, out: string, ...options: readonly string[]): Promise<Outcome> =>
  run(cwd, 'build', '--environment', '.', '--out-dir', out, ...options);

/** The files in a folder without the record of builds. */
const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.pptjs-build.json')
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    .toSorted();

for (const [title, outputs] of [
  ['the same folder in the environment', ['./built', './built']],
  ['another folder in the environment', ['./built', './again']],
  ['a folder below another output', ['./built', './out/built', './out/again']],
  ['a folder in a folder of modules', ['modules/built', 'modules/again']],
  ['a folder in a module', ['modules/m/built', 'modules/m/again']],
] as const) {
  test(`a later build does not copy the output of an earlier one: ${title}`, async (t) => {
    const cwd = folder(t, environment);
    for (const out of outputs) {
      const { code, stderr } = await build(cwd, out);
      t.is(code, 0, stderr);
      t.deepEqual(filesBelow(join(cwd, out)), built);
    }
  });
}

for (const [title, paths, out] of [
  ['in a folder of the environment', ['manifests', 'modules'], 'dist'],
  ['in a module', ['modules/m/manifests'], 'modules/m/dist'],
  ['beside the sources of a module', ['modules/m'], 'modules/m'],
  ['beside the sources of the environment', ['manifests', 'modules'], '.'],
] as const) {
  test(`the output of an ordinary build is not copied: ${title}`, async (t) => {
    const sources = { ...environment, 'modules/m/functions/f.pp': 'function m::f() { 1 }\n' };
    const cwd = folder(t, sources);
    t.is((await run(cwd, 'build', ...paths, '--out-dir', out)).code, 0);
    t.true(existsSync(join(cwd, out, '.pptjs-build.json')));
    const { code, stderr } = await build(cwd, 'built');
    t.is(code, 0, stderr);
    const copied = [...built, 'modules/m/functions/f.js', 'modules/m/functions/f.js.map'];
    t.deepEqual(filesBelow(join(cwd, 'built')), copied.toSorted());
  });
}

test('a file that replaces the output of an ordinary build is copied', async (t) => {
  const cwd = folder(t, environment);
  await run(cwd, 'build', 'modules/m/manifests', '--out-dir', 'modules/m/files');
  write(join(cwd, 'modules/m/files/init.js'), '// Mine.');
  await build(cwd, 'built');
  t.deepEqual(filesBelow(join(cwd, 'built')), [...built, 'modules/m/files/init.js.js'].toSorted());
});

test('an output folder is left out if a link leads to it', async (t) => {
  const cwd = folder(t, { ...environment, 'out/notes.txt': '' });
  symlinkSync(join(cwd, 'out'), join(cwd, 'link'));
  for (const out of ['out', 'link', 'link']) {
    const { code, stderr } = await build(cwd, out);
    t.is(code, 0, stderr);
    t.deepEqual(filesBelow(join(cwd, 'out')), [...built, 'notes.txt'].toSorted());
  }
});

test('the environment is not its own output folder', async (t) => {
  const cwd = folder(t, environment);
  const { code, stderr } = await build(cwd, '.');
  t.is(code, 1);
  t.regex(stderr, /: the output folder is the environment; choose another folder\n$/);
  t.false(existsSync(join(cwd, 'index.js')));
});

test('tests, facts and documentation are not copied', async (t) => {
  const extra = [
    'facts/web01.yaml',
    'spec/spec_helper.rb',
    'spec/fixtures/site.pp',
    'test/site.test.js',
    'tests/init.pp',
    'README.md',
    'modules/m/facts.d/a.txt',
    'modules/m/spec/classes/m_spec.rb',
    'modules/m/examples/init.pp',
    'modules/m/locales/ja/m.po',
    'modules/m/tasks/init.json',
    'modules/m/CHANGELOG.md',
  ];
  const cwd = folder(t, { ...environment, ...Object.fromEntries(extra.map((name) => [name, 'not } Puppet'])) });
  const { code, stderr } = await build(cwd, 'built');
  t.is(code, 0, stderr);
  t.deepEqual(filesBelow(join(cwd, 'built')), built);
});

test('a folder that hiera.yaml names is copied', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'hiera.yaml': 'version: 5\nhierarchy:\n  - {name: common, datadir: facts, path: common.yaml}\n',
    'facts/common.yaml': 'key: value\n',
  });
  await build(cwd, 'built');
  const { stdout } = await run(cwd, 'lookup', 'key', '--environment', 'built', '--allow-javascript');
  t.regex(stdout, /\bvalue$/m);
});

test('--source-map none writes no maps, names no maps, and removes those of an earlier build', async (t) => {
  const cwd = folder(t, environment);
  for (const options of [[], ['--source-map', 'none']]) await build(cwd, 'built', ...options);
  const files = filesBelow(join(cwd, 'built'));
  t.deepEqual(
    files,
    built.filter((name) => !name.endsWith('.map')),
  );
  for (const name of files)
    t.notRegex(readFileSync(join(cwd, 'built', name), 'utf8'), /sourceMappingURL|Comment/, name);
});

test('a link without a target is an error if its name is that of Puppet code, else a warning', async (t) => {
  const cwd = folder(t, environment);
  symlinkSync('nowhere', join(cwd, 'data/lost.yaml'));
  symlinkSync('circle', join(cwd, 'modules/m/circle'));
  const warned = await build(cwd, 'built');
  t.is(warned.code, 0);
  t.regex(warned.stderr, /^data\/lost\.yaml: warning: This symbolic link has no target/m);
  t.regex(warned.stderr, /^modules\/m\/circle: warning: This symbolic link has no target/m);
  symlinkSync('nowhere', join(cwd, 'modules/m/manifests/lost.pp'));
  const failed = await build(cwd, 'built');
  t.is(failed.code, 1);
  t.regex(failed.stderr, /^modules\/m\/manifests\/lost\.pp: error: This symbolic link has no target/m);
});

for (const argv of [
  ['check', '.'],
  ['build', '.', '-o', 'out'],
]) {
  test(`pptjs ${argv[0]} reports links without a target`, async (t) => {
    const cwd = folder(t, { 'a.pp': 'notice(1)\n' });
    symlinkSync('nowhere', join(cwd, 'folder'));
    symlinkSync('circle', join(cwd, 'circle'));
    const warned = await run(cwd, ...argv);
    t.is(warned.code, 0);
    for (const name of ['folder', 'circle'])
      t.regex(warned.stderr + warned.stdout, new RegExp(`^${name}: warning: This symbolic link has no target`, 'm'));
    symlinkSync('nowhere', join(cwd, 'b.pp'));
    const failed = await run(cwd, ...argv);
    t.is(failed.code, 1);
    t.regex(failed.stderr + failed.stdout, /^b\.pp: error: This symbolic link has no target/m);
    write(join(cwd, 'nowhere'), '');
    t.is((await run(cwd, ...argv)).code, 0);
  });
}

for (const target of ['nowhere', 'b.pp'])
  test(`a path that is a link without a target is an error: ${target}`, async (t) => {
    const cwd = folder(t);
    symlinkSync(target, join(cwd, 'b.pp'));
    const { code, stderr, stdout } = await run(cwd, 'check', 'b.pp');
    t.is(code, 1);
    t.regex(stderr + stdout, /^b\.pp: error: This symbolic link has no target/m);
  });

const twice = (body: string): Readonly<Record<string, string>> => ({
  ...environment,
  'manifests/site.pp': 'notify { "x": message => m::twice(21) }\n',
  'modules/m/lib/puppet/functions/m/twice.rb': `Puppet::Functions.create_function(:'m::twice') do
  dispatch :twice do
    param 'Integer', :n
  end
  def twice(n)
    ${body}
  end
end
`,
});

const compiledTwice = 'modules/m/lib/puppet/functions/m/twice.rb.function.js';

const compileBuilt = (cwd: string): Promise<Outcome> =>
  run(cwd, 'compile', '--environment', 'built', '--allow-javascript');

test('a compiled Ruby function belongs to the files that the index lists', async (t) => {
  const cwd = folder(t, twice('n * 2'));
  const { code, stderr } = await build(cwd, 'built');
  t.is(code, 0, stderr);
  t.regex((await compileBuilt(cwd)).stdout, /"message": 42\b/);
  const path = join(cwd, 'built', compiledTwice);
  write(path, readFileSync(path, 'utf8').replaceAll('2', '3'));
  const changed = await compileBuilt(cwd);
  t.is(changed.code, 1);
  t.true(changed.stderr.includes(`the file ${compiledTwice} has changed since the build`), changed.stderr);
});

test('a build removes the compiled form of a Ruby function that compiles no longer', async (t) => {
  const cwd = folder(t, twice('n * 2'));
  await build(cwd, 'built');
  t.true(existsSync(join(cwd, 'built', compiledTwice)));
  for (const [path, text] of Object.entries(twice("eval('n * 2')"))) write(join(cwd, path), text);
  await build(cwd, 'built');
  t.deepEqual(
    filesBelow(join(cwd, 'built')).filter((path) => path.includes('.function.js')),
    [],
  );
  t.regex((await compileBuilt(cwd)).stdout, /"message": 42\b/);
});
