/** A later `pptjs build --environment` compiles and writes only what has changed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { someOf } from '../recorded/sample.js';
import { pptjs } from './command.js';
import { folder, write } from './folder.js';
import { pptjsProcess } from './process.js';

const environment = {
  'environment.conf': '',
  'manifests/site.pp': 'include m\n',
  'data/common.yaml': 'key: value\n',
  'modules/m/manifests/init.pp': 'class m (M::Port $port = 80) { notify { m::label($port): } }\n',
  'modules/m/types/port.pp': 'type M::Port = Integer[1, 65535]\n',
  'modules/m/functions/label.pp': 'function m::label(Integer $n) >> String { "port ${n}" }\n',
  'modules/m/templates/motd.epp': 'Hello\n',
  'modules/m/templates/conf.erb': 'port <%= @port %>\n',
  'modules/m/lib/puppet/functions/m/twice.rb':
    "Puppet::Functions.create_function(:'m::twice') do\n  dispatch :twice do\n    param 'Integer', :n\n  end\n  def twice(n)\n    n * 2\n  end\nend\n",
};

function temporaryFolder(t: ExecutionContext): string {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-test-'));
  t.teardown(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    .toSorted();

/** The entries of a disk cache without V8's code of the command and the list of built environments that may run. */
const entriesOf = (cache: string): string[] => filesBelow(cache).filter((name) => !/^(?:builds|code)\//.test(name));

const contentsOf = (directory: string): Readonly<Record<string, string>> =>
  Object.fromEntries(filesBelow(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]));

const changes: readonly (readonly [title: string, change: (cwd: string) => void, compiled: number])[] = [
  ['nothing', () => {}, 0],
  ['a manifest', (cwd: string) => write(join(cwd, 'modules/m/manifests/init.pp'), 'class m {}\n'), 1],
  [
    'a type that other files use',
    (cwd: string) => write(join(cwd, 'modules/m/types/port.pp'), 'type M::Port = Any\n'),
    1,
  ],
  ['a template', (cwd: string) => write(join(cwd, 'modules/m/templates/conf.erb'), 'p <%= @port + 1 %>\n'), 1],
  ['data', (cwd: string) => write(join(cwd, 'data/common.yaml'), 'key: other\n'), 0],
  ['a new file', (cwd: string) => write(join(cwd, 'modules/m/manifests/extra.pp'), 'class m::extra {}\n'), 1],
  ['a removed file', (cwd: string) => rmSync(join(cwd, 'modules/m/templates/motd.epp')), 0],
];

for (const [title, change, compiled] of someOf(changes)) {
  test(`a later build is equal to a complete one and compiles only what has changed: ${title}`, async (t) => {
    const cwd = folder(t, environment);
    const PPTJS_CACHE = temporaryFolder(t);
    const argv = ['build', '--environment', '.', '--out-dir', 'built'];
    const build = (): void => {
      const { code, stderr } = pptjsProcess(argv, { cwd, env: { PPTJS_CACHE } });
      t.is(code, 0, stderr);
    };
    build();
    const entries = entriesOf(PPTJS_CACHE).length;
    change(cwd);
    build();
    // The cache gets an entry for each file that is compiled.
    t.is(entriesOf(PPTJS_CACHE).length - entries, compiled);
    const changed = contentsOf(join(cwd, 'built'));
    rmSync(join(cwd, 'built'), { recursive: true });
    t.is((await pptjs(argv, { cwd, env: { PPTJS_CACHE: 'off' } })).code, 0);
    t.deepEqual(changed, contentsOf(join(cwd, 'built')));
  });
}

test('a later build compiles everything for other options', async (t) => {
  const cwd = folder(t, environment);
  const PPTJS_CACHE = temporaryFolder(t);
  for (const options of [[], ['--source-map', 'inline'], ['--no-comments'], []]) {
    const argv = ['build', '--environment', '.', '--out-dir', 'built', ...options];
    t.is(pptjsProcess(argv, { cwd, env: { PPTJS_CACHE } }).code, 0);
    const built = contentsOf(join(cwd, 'built'));
    rmSync(join(cwd, 'built'), { recursive: true });
    t.is((await pptjs(argv, { cwd, env: { PPTJS_CACHE: 'off' } })).code, 0);
    t.deepEqual(built, contentsOf(join(cwd, 'built')));
  }
});

test('a later build writes only the files that have changed, and repairs those that somebody has changed', (t) => {
  const cwd = folder(t, environment);
  const build = (): void => {
    t.is(pptjsProcess(['build', '--environment', '.', '--out-dir', 'built'], { cwd }).code, 0);
  };
  build();
  const built = contentsOf(join(cwd, 'built'));
  const modules = filesBelow(join(cwd, 'built')).filter((name) => !['index.js', '.pptjs-build.json'].includes(name));
  for (const name of modules) utimesSync(join(cwd, 'built', name), 1, 1);
  write(join(cwd, 'built/manifests/site.js'), 'changed');
  rmSync(join(cwd, 'built/modules/m/types/port.js'));
  build();
  t.deepEqual(contentsOf(join(cwd, 'built')), built);
  const written = modules.filter((name) => statSync(join(cwd, 'built', name)).mtimeMs !== 1000);
  t.deepEqual(written, ['manifests/site.js', 'modules/m/types/port.js']);
});

test('an unchanged environment is not built again', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'modules/m/manifests/warned.pp': 'class m::warned { $h = { x => 1, x => 2 } }\n',
  });
  const PPTJS_CACHE = temporaryFolder(t);
  const build = async (...options: readonly string[]): Promise<{ isUnchanged: boolean; report: string }> => {
    const argv = ['build', '--environment', '.', '--out-dir', 'built', '--strict', 'warning', ...options];
    const { code, stderr } = await pptjs(argv, { cwd, env: { PPTJS_CACHE } });
    t.is(code, 0, stderr);
    const report = stderr.split('\n').filter((line) => !line.startsWith('environment '));
    return { isUnchanged: /^environment unchanged in built: \d+ files/m.test(stderr), report: report.join('\n') };
  };
  const { isUnchanged, report } = await build();
  t.false(isUnchanged);
  t.deepEqual(await build(), { isUnchanged: true, report });
  for (const change of [
    () => write(join(cwd, 'modules/m/files/new.txt'), 'new'),
    () => write(join(cwd, 'modules/m/files/new.txt'), 'other'),
    () => rmSync(join(cwd, 'modules/m/files/new.txt')),
    () => write(join(cwd, 'environment.conf'), 'manifest = other.pp\n'),
    () => write(join(cwd, 'environment.conf'), ''),
    () =>
      write(
        join(cwd, 'built/index.js'),
        readFileSync(join(cwd, 'built/index.js'), 'utf8').replace('M::Port', 'M::Pork'),
      ),
    () => rmSync(join(cwd, 'built/manifests/site.js.map')),
  ]) {
    change();
    t.deepEqual(await build(), { isUnchanged: false, report }, change.toString());
    t.deepEqual(await build(), { isUnchanged: true, report }, change.toString());
  }
  for (const options of [['--source-map', 'inline'], ['--no-comments'], ['--strict', 'off']])
    t.false((await build(...options)).isUnchanged, options.join(' '));
});

test('a later build repeats errors and warnings', (t) => {
  const cwd = folder(t, {
    ...environment,
    'modules/m/manifests/bad.pp': 'class m::bad { $a = = 1 }\n',
    'modules/m/manifests/warned.pp': 'class m::warned { $h = { x => 1, x => 2 } }\n',
  });
  const PPTJS_CACHE = temporaryFolder(t);
  const build = (): string =>
    pptjsProcess(['build', '--environment', '.', '--out-dir', 'built', '--strict', 'warning'], {
      cwd,
      env: { PPTJS_CACHE },
    }).stderr;
  const first = build();
  t.regex(first, /bad\.pp:1:21: error: [^]*warned\.pp:1:36: warning: The key 'x' is declared more than once/);
  t.is(build(), first);
});

test('a later build repeats what Ruby code has logged and does not run the code again', (t) => {
  const cwd = folder(t, {
    ...environment,
    'modules/m/lib/puppet/type/logs.rb':
      'Puppet.warning("number #{rand(10**12)}")\nPuppet::Type.newtype(:logs) { newparam(:name) {} }\n',
    'modules/m/lib/puppet/type/fails.rb':
      'Puppet::Type.newtype(:fails) { Puppet.warning("before #{rand(10**12)}"); raise \'no\' }\n',
  });
  const PPTJS_CACHE = temporaryFolder(t);
  const build = (): readonly string[] => {
    const argv = ['build', '--environment', '.', '--out-dir', 'built'];
    const { code, stderr } = pptjsProcess(argv, { cwd, env: { PPTJS_CACHE } });
    t.is(code, 0, stderr);
    return stderr.split('\n').filter((line) => line.startsWith('Warning: '));
  };
  const first = build();
  t.is(first.length, 2);
  t.deepEqual(build(), first);
  write(join(cwd, 'modules/m/manifests/init.pp'), 'class m {}\n');
  t.deepEqual(build(), first);
  write(join(cwd, 'modules/m/lib/puppet_x/helper.rb'), '');
  t.notDeepEqual(build(), first);
});
