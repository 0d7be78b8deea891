/** Files that cannot be read, or are too large: the command names the file and the reason. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder, write } from './folder.js';
import { commandFile } from './process.js';

const FILES = {
  'env/environment.conf': 'modulepath = modules',
  'env/hiera.yaml': 'version: 5\nhierarchy: [{name: a, paths: [common.yaml, b.json, c.conf]}]',
  'env/data/common.yaml': 'm::a: 1',
  'env/manifests/site.pp': 'include m\n',
  'env/modules/m/manifests/init.pp':
    "class m($a = 0) { notice(m::f(), epp('m/e.epp'), template('m/t.erb'), file('m/a')) }",
  'env/modules/m/functions/f.pp': 'function m::f() { 1 }',
  'env/modules/m/templates/e.epp': 'x',
  'env/modules/m/templates/t.erb': 'x',
  'env/modules/m/files/a': 'x',
};

/**
 * A file whose first byte cannot be read: page 0 of a process is not mapped. Only Linux has it. On other systems, a file that
 * root cannot read exists only on a damaged disk.
 */
const DAMAGED = '/proc/self/mem';
const onLinux = existsSync(DAMAGED) ? test : test.skip;

for (const name of ['env/manifests/site.pp', 'env/hiera.yaml', 'env/data/common.yaml', 'env/environment.conf']) {
  onLinux(`a catalog that needs a damaged file is an error: ${name}`, async (t) => {
    const cwd = folder(t, FILES);
    rmSync(join(cwd, name));
    symlinkSync(DAMAGED, join(cwd, name));
    const { code, stdout, stderr } = await pptjs(['compile', '--environment', 'env', '--node', 'n'], { cwd });
    t.is(code, 1);
    t.is(stdout, '');
    t.regex(stderr, new RegExp(`The file \\S+/${name} cannot be read: Input/output error\\b.* \\[FILE_UNREADABLE\\]`));
  });
}

onLinux('a damaged file of a built environment is named', async (t) => {
  const cwd = folder(t, FILES);
  await pptjs(['build', '--environment', 'env', '--out-dir', 'out'], { cwd });
  rmSync(join(cwd, 'out/modules/m/manifests/init.js'));
  symlinkSync(DAMAGED, join(cwd, 'out/modules/m/manifests/init.js'));
  const argv = ['compile', '--environment', 'out', '--node', 'n', '--allow-javascript'];
  const { code, stderr } = await pptjs(argv, { cwd });
  t.is(code, 1);
  t.regex(
    stderr,
    /the file modules\/m\/manifests\/init\.js of the built environment cannot be read: Input\/output error/,
  );
});

for (const argv of [
  ['build', '--environment', 'env', '--out-dir', 'out'],
  ['compile', '--environment', 'env/modules/m'],
]) {
  onLinux(`an index that cannot be read is named: pptjs ${argv[0]}`, async (t) => {
    const cwd = folder(t, FILES);
    symlinkSync(DAMAGED, join(cwd, 'env/modules/m/index.js'));
    const { code, stderr } = await pptjs(argv, { cwd });
    t.is(code, 1);
    t.regex(stderr, /^pptjs: .*env\/modules\/m\/index\.js: Input\/output error\n$/);
  });
}

for (const name of [
  'hiera.yaml',
  'manifests/loop.pp',
  'modules/loop',
  'modules/m/hiera.yaml',
  'modules/m/metadata.json',
]) {
  test(`a link that leads to itself counts as no file, as in Puppet: ${name}`, async (t) => {
    const cwd = folder(t, FILES);
    const path = join(cwd, 'env', name);
    rmSync(path, { force: true });
    symlinkSync(path, path);
    const { code, stderr } = await pptjs(['compile', '--environment', 'env', '--node', 'n'], { cwd });
    t.is(code, 0);
    t.notRegex(stderr, /cannot be read/);
  });
}

const MEBIBYTE = 1024 * 1024;

const large: readonly (readonly [name: string, mebibytes: number, printed: RegExp])[] = [
  ['env/environment.conf', 17, /^pptjs: The file \S+\/environment\.conf cannot be read: The file has 17825792 bytes/],
  ['env/hiera.yaml', 17, /^env\/manifests\/site\.pp:1:1: error: .*hiera\.yaml cannot be read: The file has/],
  ['env/data/common.yaml', 17, /^env\/manifests\/site\.pp:1:1: error: .*common\.yaml cannot be read: The file has/],
  ['env/data/b.json', 17, /^env\/manifests\/site\.pp:1:1: error: .*b\.json cannot be read: The file has/],
  ['env/data/c.conf', 17, /^env\/manifests\/site\.pp:1:1: error: .*c\.conf cannot be read: The file has/],
  ['env/manifests/site.pp', 17, /site\.pp cannot be read: The file has/],
  ['env/modules/m/manifests/init.pp', 17, /^env\/manifests\/site\.pp:1:1: error: .*init\.pp cannot be read/],
  ['env/modules/m/functions/f.pp', 17, /^env\/modules\/m\/manifests\/init\.pp:1:\d+: error: .*f\.pp cannot be read/],
  [
    'env/modules/m/templates/e.epp',
    17,
    /^env\/modules\/m\/templates\/e\.epp:1:1: error: .*The source has 17825792 char/,
  ],
  ['env/modules/m/templates/e.epp', 65, /^env\/modules\/m\/manifests\/init\.pp:1:\d+: error: .*e\.epp cannot be read/],
  [
    'env/modules/m/templates/t.erb',
    5,
    /^env\/modules\/m\/manifests\/init\.pp:1:\d+: error: .*The template has 5242880/,
  ],
  ['env/modules/m/files/a', 65, /^env\/modules\/m\/manifests\/init\.pp:1:\d+: error: .*\/a cannot be read/],
];

for (const [name, mebibytes, printed] of large) {
  test(`a file that is too large is an error: ${name} with ${mebibytes} MiB`, async (t) => {
    const cwd = folder(t, FILES);
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    write(join(cwd, name), '');
    truncateSync(join(cwd, name), mebibytes * MEBIBYTE);
    const { code, stderr } = await pptjs(['compile', '--environment', 'env', '--node', 'n'], { cwd });
    t.is(code, 1);
    t.regex(stderr, printed);
    // Puppet reports faults of a template as errors of the call.
    t.regex(stderr, /\[(?:FILE_TOO_LARGE|RUNTIME_ERROR)\]/);
  });
}

const others: readonly (readonly [argv: readonly string[], file: string, mebibytes: number, printed: RegExp])[] = [
  [
    ['compile', '--environment', 'env', '--facts', 'facts.json'],
    'facts.json',
    257,
    /^pptjs: facts\.json: The file has/,
  ],
  [['compile', '--environment', 'env', '--trusted', 't.yaml'], 't.yaml', 257, /^pptjs: t\.yaml: The file has/],
  [['lookup', 'm::a', '--environment', 'env'], 'env/data/common.yaml', 17, /common\.yaml cannot be read: The file has/],
  [['build', '--environment', 'env', '--out-dir', 'out'], 'env/hiera.yaml', 17, /^pptjs: \S+hiera\.yaml: The file has/],
  [['compile', '--environment', 'env', '--config', 'p.json'], 'p.json', 17, /^pptjs: p\.json: The file has/],
];

for (const [argv, file, mebibytes, printed] of others) {
  test(`a file that is too large is an error of \`pptjs ${argv[0]}\`: ${file}`, async (t) => {
    const cwd = folder(t, FILES);
    write(join(cwd, file), '');
    truncateSync(join(cwd, file), mebibytes * MEBIBYTE);
    const { code, stderr } = await pptjs(argv, { cwd });
    t.is(code, 1);
    t.regex(stderr, printed);
  });
}

/** Root reads every file, so another user runs the command, from a copy in a folder that this user can read. */
const OTHER_USER = 65534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: OTHER_USER, gid: OTHER_USER } : {};

function copyCommand(directory: string): string {
  const source = dirname(dirname(commandFile));
  for (const name of ['bin', 'bundle', 'package.json'])
    cpSync(join(source, name), join(directory, name), { recursive: true, filter: (path) => !path.endsWith('.map') });
  chmodSync(directory, 0o755);
  return join(directory, 'bin/pptjs.js');
}

test('a folder without permission is named, and its modules remain', (t) => {
  const cwd = folder(t, { 'src/a.pp': '$a = 1\n', 'src/sub/b.pp': '$b = 1\n' });
  const command = isRoot ? copyCommand(folder(t, {})) : commandFile;
  const names = ['.', 'src', 'src/sub', 'src/a.pp', 'src/sub/b.pp'];
  if (isRoot) for (const name of names) chownSync(join(cwd, name), OTHER_USER, OTHER_USER);
  const run = (...argv: readonly string[]): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, [command, ...argv], {
      ...user,
      cwd,
      encoding: 'utf8',
      env: { PPTJS_CACHE: 'off' },
    });
  t.is(run('build', 'src', '-o', 'out').status, 0);
  chmodSync(join(cwd, 'src/sub'), 0);
  t.teardown(() => chmodSync(join(cwd, 'src/sub'), 0o755));
  write(join(cwd, 'src/a.pp'), '$a = 2\n');
  const built = run('build', 'src', '-o', 'out');
  t.is(built.status, 1);
  t.regex(built.stderr, /^src\/sub: error: Permission denied \[FILE_UNREADABLE\]\n1 file compiled/);
  t.true(existsSync(join(cwd, 'out/sub/b.js')));
  const checked = run('check', 'src', 'src/sub/b.pp');
  t.regex(checked.stderr, /^src\/sub: error: Permission denied .*\nsrc\/sub\/b\.pp: error: Permission denied /);
  t.regex(checked.stderr, /\n1 file checked: 2 errors/);
});
