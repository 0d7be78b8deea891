/** What the process does if it cannot write, or receives a signal. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';
import { commandFile, pptjsProcess, sharedCache } from './process.js';

const env = { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache };

if (existsSync('/dev/full')) {
  test('a full disk on standard output is one line and exit code 1', (t) => {
    const script = `"${process.execPath}" "${commandFile}" eval "'text'" > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env });
    t.is(status, 1);
    t.is(stderr, 'pptjs: standard output: No space left on the disk\n');
  });
}

for (const argv of ['eval 1', 'batch eval', 'build --watch a.pp']) {
  test(`pptjs ${argv} reports that the current folder has been deleted`, (t) => {
    const script = `mkdir gone && cd gone && rmdir ../gone && "${process.execPath}" "${commandFile}" ${argv}`;
    const { status, stderr } = spawnSync('sh', ['-c', script], {
      cwd: folder(t, {}),
      input: '{}\n',
      encoding: 'utf8',
      env,
    });
    t.is(status, 1);
    t.is(stderr, 'pptjs: the current folder: No such file or directory\n');
  });
}

if (existsSync('/proc/self')) {
  for (const argv of [
    ['build', 'a.pp'],
    ['build', '--environment', '.'],
    ['compile', '--environment', '.', '--nodes', 'facts'],
  ]) {
    test(`pptjs ${argv.join(' ')} reports an output folder that the system does not create`, (t) => {
      const cwd = folder(t, { 'a.pp': '$a = 1\n', 'environment.conf': '', 'facts/a.json': '{}' });
      const { code, stderr } = pptjsProcess([...argv, '--out-dir', '/proc/x/y'], { cwd });
      t.is(code, 1);
      t.regex(stderr, /No such file or directory/);
    });
  }
}

test('lookup outside of an environment says so', (t) => {
  const { code, stderr } = pptjsProcess(['lookup', 'key'], { cwd: folder(t) });
  t.is(code, 1);
  t.is(stderr, 'pptjs: there is no environment.conf here: specify an --environment\n');
});

for (const [argv, expected] of [
  [['check', '--types', '--environment', 'nope'], 'pptjs: nope: No such file or directory\n'],
  [['check', '--types', '--environment', 'a.pp'], 'pptjs: a.pp: Not a directory\n'],
  [['build', '--environment', 'nope', '--out-dir', 'out'], 'pptjs: nope: No such file or directory\n'],
  [['build', '--environment', 'a.pp', '--out-dir', 'out'], 'pptjs: a.pp: Not a directory\n'],
  [['check', '--config', 'nope.mjs', 'a.pp'], 'pptjs: nope.mjs: No such file or directory\n'],
  [['check', '--config', 'nope.ts', 'a.pp'], 'pptjs: nope.ts: No such file or directory\n'],
] as const)
  test(`pptjs ${argv.join(' ')} names the missing file`, async (t) => {
    const { code, stderr } = await pptjs(argv, { cwd: folder(t, { 'a.pp': '$a = 1\n' }) });
    t.is(code, 1);
    t.is(stderr, expected);
  });

for (const [argv, message] of [
  [['check', '--environment', '.'], 'pptjs check: --environment has no effect without --types'],
  [['check', '--environment', '.', 'a.pp'], 'pptjs check: --environment has no effect without --types'],
  [['check', '--hiera', 'a.pp'], 'pptjs check: --hiera has no effect without --types'],
  [
    ['check', '--ruby-report', '--environment', '.'],
    'pptjs check: --environment has no effect with --ruby-report: specify the folders of modules as paths',
  ],
  [['compile', 'a.pp', '--out-dir', 'out'], 'pptjs compile: --out-dir has no effect without --nodes'],
  [['compile', 'a.pp', '--workers', '2'], 'pptjs compile: --workers has no effect without --nodes'],
  [
    ['check', '--types', '--ignore', 'TYPE_NEVER_EQUALS', 'a.pp'],
    "pptjs check: --ignore must be the code of a finding of --types, not 'TYPE_NEVER_EQUALS'. Did you mean 'TYPE_NEVER_EQUAL'?",
  ],
] as const) {
  test(`an option that has no effect is an error: ${argv.join(' ')}`, async (t) => {
    const { code, stderr } = await pptjs(argv, { cwd: folder(t, { 'a.pp': '' }) });
    t.is(code, 2);
    t.is(stderr.split('\n')[0], message);
  });
}

for (const command of ['compile', 'run', 'check --types', 'build --environment . --out-dir out']) {
  test(`a folder of modules that does not exist is an error: ${command}`, async (t) => {
    const cwd = folder(t, { 'a.pp': '', 'environment.conf': '' });
    for (const [path, problem] of [
      ['none', 'No such file or directory'],
      ['a.pp', 'Not a directory'],
    ] as const) {
      const files = command.startsWith('build') ? [] : ['a.pp'];
      const { code, stderr } = await pptjs([...command.split(' '), ...files, '--modulepath', `.:${path}`], { cwd });
      t.is(code, 1);
      t.is(stderr, `pptjs: --modulepath: ${cwd}/${path}: ${problem}\n`);
    }
  });
}

const sources = Object.fromEntries(
  Array.from({ length: 1500 }, (_, index) => [
    `src/f${index}.pp`,
    `class f${index} {\n${'  notify { "a${1 + 2}": }\n'.repeat(25)}}\n`,
  ]),
);

for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  test.serial(`a build that receives ${signal} completes the files that it is writing`, async (t) => {
    const cwd = folder(t, sources);
    const out = join(cwd, 'out');
    const child = spawn(process.execPath, [commandFile, 'build', 'src', '-o', 'out'], { cwd, env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!existsSync(out) || readdirSync(out).length === 0) await setTimeout(5);
    child.kill(signal);
    t.deepEqual(await ended, [exitCode, null]);
    const names = readdirSync(out);
    t.deepEqual(
      names.filter((name) => name.endsWith('.tmp')),
      [],
    );
    const modules = names.filter((name) => name.endsWith('.js'));
    t.true(modules.length > 0 && modules.length < 1500);
    t.deepEqual(
      modules.filter((name) => !names.includes(`${name}.map`)),
      [],
    );
  });
}

test.serial('two builds into one folder end with one complete result', async (t) => {
  const cwd = folder(t, sources);
  const outcomes = await Promise.all(
    [['--no-comments'], []].map(async (options) => {
      const child = spawn(process.execPath, [commandFile, 'build', 'src', '-o', 'out', ...options], { cwd, env });
      let stderr = '';
      child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return { code, stderr };
    }),
  );
  for (const { code, stderr } of outcomes) {
    t.is(code, 0);
    t.regex(stderr, /1500 files compiled/);
  }
  t.is(outcomes.filter(({ stderr }) => stderr.includes('waiting for another build of out')).length, 1);
  t.is(readdirSync(join(cwd, 'out')).length, 6001);
});

test.serial('two builds of an environment into one folder end with the complete result of one', async (t) => {
  const cwd = folder(t, {
    'src/environment.conf': '',
    ...Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [`src/modules/a/manifests/c${i}.pp`, `# ${i}\nclass a::c${i} {}\n`]),
    ),
  });
  const build = async (out: string, ...options: string[]): Promise<void> => {
    const argv = [commandFile, 'build', '--environment', 'src', '-o', out, '--quiet', ...options];
    const child = spawn(process.execPath, argv, { cwd, env, stdio: 'inherit' });
    t.deepEqual(await once(child, 'close'), [0, null]);
  };
  const content = (out: string): string[] =>
    readdirSync(join(cwd, out), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${name}: ${readFileSync(join(parentPath, name), 'utf8')}`)
      .sort();
  await Promise.all([build('out'), build('out', '--no-comments')]);
  await build('one');
  await build('other', '--no-comments');
  t.true([content('one'), content('other')].some((expected) => isDeepStrictEqual(content('out'), expected)));
});

for (const argv of [
  ['build', 'a.pp'],
  ['build', '--environment', '.'],
]) {
  test(`pptjs ${argv.join(' ')} removes what a killed build left, but not the files of a running one`, (t) => {
    const cwd = folder(t, { 'a.pp': '$a = 1\n', 'environment.conf': '' });
    const { pid } = spawnSync(process.execPath, ['--version']);
    const leftover = `a.js.${pid}-0123456789ab.tmp`;
    const current = `a.js.${process.pid}-0123456789ab.tmp`;
    pptjsProcess([...argv, '--out-dir', 'out'], { cwd });
    for (const name of [leftover, current]) writeFileSync(join(cwd, 'out', name), '');
    appendFileSync(join(cwd, 'out/.pptjs-build.json'), `{"begin":"${pid}-0123456789ab"}\n`);
    t.is(pptjsProcess([...argv, '--out-dir', 'out'], { cwd }).code, 0);
    t.deepEqual(
      readdirSync(join(cwd, 'out')).filter((name) => name.endsWith('.tmp')),
      [current],
    );
  });
}

test('a CommonJS module exports the name __proto__', (t) => {
  const cwd = folder(t, { 'a.tf': 'output "__proto__" {\n  value = "x"\n}\n' });
  t.is(pptjsProcess(['build', 'a.tf', '--out-dir', '.', '--format', 'cjs'], { cwd }).code, 0);
  const dialect = new URL('../../packages/dialect-terraform/dist/runtime.js', import.meta.url).href;
  const script = `
    const Module = require('node:module');
    import('${dialect}').then((runtime) => {
      const load = Module._load;
      Module._load = (name, ...rest) => (name.startsWith('@pptjs/') ? runtime : load(name, ...rest));
      const exports = require('./a.js');
      console.log(Object.keys(exports).join(), Object.getPrototypeOf(exports) === Object.prototype);
    });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8', env });
  t.is(stdout, '__esModule,__proto__,default true\n', stderr);
});
