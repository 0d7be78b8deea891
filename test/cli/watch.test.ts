/** `--watch`: the real command, with the changes that editors and other tools make. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import { folder, write as writeInPlace } from './folder.js';
import { commandFile, sharedCache } from './process.js';

/** A running `pptjs … --watch`. */
class Watching {
  readonly #child;
  #output = '';
  /** The output before this place has been matched. */
  #matched = 0;
  /** Resumes `output` after more output, or the end of the command. */
  #resume = (): void => {};

  constructor(t: ExecutionContext, argv: readonly string[], cwd: string) {
    this.#child = spawn(process.execPath, [commandFile, ...argv, '--watch'], {
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
    });
    t.timeout(120_000);
    t.teardown(() => this.#child.kill('SIGKILL'));
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#resume();
      });
    this.#child.once('exit', () => this.#resume());
  }

  /** Waits for a text after the last matched one. */
  async output(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = pattern.exec(this.#output.slice(this.#matched));
      if (match !== null) {
        this.#matched += match.index + match[0].length;
        return match[0];
      }
      if (this.#child.exitCode !== null) throw new Error(`the command ended: ${this.#output}`);
      await new Promise<void>((resolve) => (this.#resume = resolve));
    }
  }

  async end(): Promise<number | null> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    return code;
  }
}

/**
 * Writes a file in one step, as many editors do: its neighbor gets its name. A command that reads a file while it is
 * written in place can see an empty file first.
 */
function write(path: string, content: string): void {
  const neighbor = join(dirname(path), '.neighbor');
  writeInPlace(neighbor, content);
  renameSync(neighbor, path);
}

const READY = /watching for changes; Ctrl-C ends the command\n/;

test('build --watch follows what editors and tools do to the sources', async (t) => {
  const cwd = folder(t, { 'src/a.pp': '$a = 1\n', 'src/sub/b.pp': '$b = 1\n' });
  const command = new Watching(t, ['build', 'src', '-o', 'src/out'], cwd);
  await command.output(/2 files compiled to src\/out in [^\n]*\n/);
  await command.output(READY);

  writeInPlace(join(cwd, 'src/a.pp'), '$a = 22\n');
  do await command.output(/\nchanged: src\/a\.pp\n1 file compiled [^\n]*, 1 file unchanged\n/);
  while (!readFileSync(join(cwd, 'src/out/a.js'), 'utf8').includes('22'));

  write(join(cwd, 'src/a.pp'), '$a = 333\n');
  await command.output(/changed: src\/a\.pp\n1 file compiled/);
  t.regex(readFileSync(join(cwd, 'src/out/a.js'), 'utf8'), /333/);

  write(join(cwd, 'src/new/c.pp'), '$c = 1\n');
  await command.output(/changed: [^\n]*src\/new\/c\.pp\n1 file compiled [^\n]*, 2 files unchanged\n/);

  renameSync(join(cwd, 'src/new/c.pp'), join(cwd, 'src/new/d.pp'));
  await command.output(/1 file compiled [^\n]*, 2 files unchanged, 4 stale outputs removed\n/);
  t.false(existsSync(join(cwd, 'src/out/new/c.js')));
  t.true(existsSync(join(cwd, 'src/out/new/d.js')));

  write(join(cwd, 'src/a.pp'), '$a = = 1\n');
  await command.output(/src\/a\.pp:1:6: error: Syntax error at '='[^]*1 file failed, 1 error\n/);
  t.regex(readFileSync(join(cwd, 'src/out/a.js'), 'utf8'), /333/);
  write(join(cwd, 'src/a.pp'), '$a = 4444\n');
  await command.output(/1 file compiled/);
  t.regex(readFileSync(join(cwd, 'src/out/a.js'), 'utf8'), /4444/);

  rmSync(join(cwd, 'src/sub/b.pp'));
  await command.output(/0 files compiled [^\n]*, 4 stale outputs removed\n/);
  t.is(await command.end(), 130);
});

for (const [name, configuration] of [
  ['pptjs.config.json', (build: object): string => JSON.stringify({ build })],
  ['pptjs.config.js', (build: object): string => `export default { build: ${JSON.stringify(build)} };\n`],
  ['pptjs.config.ts', (build: object): string => `export default { build: ${JSON.stringify(build)} as object };\n`],
] as const)
  test(`build --watch uses the changed options of ${name}`, async (t) => {
    const options = { paths: ['src'], outDir: 'out' };
    const cwd = folder(t, {
      'package.json': '{ "type": "module" }',
      'src/a.pp': '$a = 1\n',
      'other/b.pp': '$b = 1\n',
      [name]: configuration(options),
    });
    const path = join(cwd, name);
    const command = new Watching(t, ['build'], cwd);
    await command.output(READY);
    write(path, configuration({ ...options, sourceMap: 'none' }));
    await command.output(new RegExp(`changed: ${name}\n1 file compiled to out`));
    await command.output(READY);
    t.false(existsSync(join(cwd, 'out/a.js.map')));
    write(path, configuration({ ...options, sourceMap: 'nowhere' }));
    await command.output(/'build.sourceMap' must be one of external, inline, none, not 'nowhere'/);
    await command.output(READY);
    write(path, configuration({ paths: ['other'], outDir: 'out' }));
    await command.output(/1 file compiled to out/);
    await command.output(READY);
    write(join(cwd, 'other/b.pp'), '$b = 22\n');
    await command.output(/changed: other\/b.pp\n1 file compiled/);
    rmSync(path);
    await command.output(/--out-dir is required/);
    await command.output(READY);
    write(path, configuration(options));
    await command.output(/1 file compiled to out/);
    t.is(await command.end(), 130);
  });

test('--watch uses a configuration file that is created later, and the one of a folder above when it is removed', async (t) => {
  const cwd = folder(t, {
    'pptjs.config.json': '{ "build": { "sourceMap": "inline" } }',
    'inner/src/a.pp': '$a = 1\n',
  });
  const inner = join(cwd, 'inner');
  const command = new Watching(t, ['build', 'src', '--out-dir', 'out'], inner);
  await command.output(READY);
  t.regex(readFileSync(join(inner, 'out/a.js'), 'utf8'), /sourceMappingURL=data:/);
  write(join(inner, 'pptjs.config.json'), '{ "build": { "sourceMap": "none" } }');
  await command.output(/changed: pptjs.config.json\n1 file compiled/);
  await command.output(READY);
  t.notRegex(readFileSync(join(inner, 'out/a.js'), 'utf8'), /sourceMappingURL/);
  rmSync(join(inner, 'pptjs.config.json'));
  await command.output(/changed: pptjs.config.json\n1 file compiled/);
  await command.output(READY);
  write(join(inner, 'package.json'), '{ "type": "module", "pptjs": { "build": { "sourceMap": "none" } } }');
  await command.output(/changed: package.json\n1 file compiled/);
  t.is(await command.end(), 130);
});

test('--watch ends at a wrong command line', (t) => {
  const cwd = folder(t, { 'a.pp': '1\n' });
  for (const argv of [['run', 'a.pp', 'b.pp'], ['build', 'a.pp'], ['check'], ['check', '-'], ['compile']]) {
    const { status, stderr } = spawnSync(process.execPath, [commandFile, ...argv, '--watch'], {
      cwd,
      encoding: 'utf8',
      timeout: 20_000,
    });
    t.is(status, 2, stderr);
    t.notRegex(stderr, READY);
  }
});

test('check --watch reports errors again', async (t) => {
  const cwd = folder(t, { 'a.pp': '$a = = 1\n' });
  const command = new Watching(t, ['check', 'a.pp'], cwd);
  await command.output(/1 file checked: 1 error/);
  await command.output(READY);
  write(join(cwd, 'a.pp'), '$a = 1\n');
  await command.output(/1 file checked: 0 errors/);
  rmSync(join(cwd, 'a.pp'));
  await command.output(/a\.pp: error: There is no such file/);
  write(join(cwd, 'a.pp'), '$a = 1\n');
  await command.output(/1 file checked: 0 errors/);
  t.is(await command.end(), 130);
});

test('run --watch evaluates the file again when it or its facts change', async (t) => {
  const cwd = folder(t, { 'a.pp': '"${$facts[x]} and 1"\n', 'facts.json': '{ "x": "one" }' });
  const command = new Watching(t, ['run', 'a.pp', '--facts', 'facts.json'], cwd);
  await command.output(/one and 1/);
  await command.output(READY);
  write(join(cwd, 'facts.json'), '{ "x": "two" }');
  await command.output(/two and 1/);
  write(join(cwd, 'a.pp'), '"${$facts[x]} and 2"\n');
  await command.output(/two and 2/);
  write(join(cwd, 'facts.json'), '{');
  await command.output(/pptjs: facts\.json: /);
  write(join(cwd, 'facts.json'), '{ "x": "three" }');
  await command.output(/three and 2/);
  t.is(await command.end(), 130);
});

test('run --watch evaluates the file again when a module of the environment in the current folder changes', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'a.pp': 'm::value()\n',
    'modules/m/functions/value.pp': "function m::value() { 'first' }\n",
  });
  const command = new Watching(t, ['run', 'a.pp'], cwd);
  await command.output(/first/);
  await command.output(READY);
  write(join(cwd, 'modules/m/functions/value.pp'), "function m::value() { 'second' }\n");
  await command.output(/second/);
  t.is(await command.end(), 130);
});

test('compile --watch compiles the catalog again when manifests, modules or Hiera data change', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'hiera.yaml': 'version: 5\n',
    'data/common.yaml': 'motd: first\n',
    'manifests/site.pp': 'include m\n',
    'modules/m/manifests/init.pp': "class m { notify { lookup('motd'): } }\n",
  });
  const command = new Watching(t, ['compile'], cwd);
  await command.output(/"title": "first"/);
  await command.output(READY);
  writeInPlace(join(cwd, 'data/common.yaml'), 'motd: second\n');
  await command.output(/"title": "second"/);
  write(join(cwd, 'modules/m/manifests/init.pp'), 'class m { notify { "${lookup(\'motd\')}!": } }\n');
  await command.output(/"title": "second!"/);
  write(join(cwd, 'manifests/site.pp'), "include m\nnotify { 'site': }\n");
  await command.output(/"title": "site"/);
  t.is(await command.end(), 130);
});

test('check --types --watch does not follow the file that gets its output', async (t) => {
  const cwd = folder(t, { 'environment.conf': '', 'manifests/site.pp': 'notice(1)\n' });
  const log = join(cwd, 'check.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [commandFile, 'check', '--types', '--watch'], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
    stdio: ['ignore', output, output],
  });
  t.timeout(120_000);
  t.teardown(() => child.kill('SIGKILL'));
  const logged = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(readFileSync(log, 'utf8'))) await setTimeout(20);
  };
  await logged(READY);
  write(join(cwd, 'manifests/site.pp'), 'notice(1 + [])\n');
  await logged(/1 error/);
  t.notRegex(readFileSync(log, 'utf8'), /changed: .*check\.log/);
});

test('check --types --watch reports what the baseline of an environment does not accept', async (t) => {
  const cwd = folder(t, {
    'env/environment.conf': '',
    'env/modules/a/functions/size.pp': 'function a::size(Integer $n) {\n  $n + []\n}\n',
    'env/modules/b/manifests/init.pp': 'class b {\n  notice(a::size(1))\n}\n',
  });
  const options = ['check', '--types', '--environment', 'env', '--baseline', 'accepted.json'];
  t.is(spawnSync(process.execPath, [commandFile, ...options, '--write-baseline'], { cwd }).status, 0);
  const command = new Watching(t, options, cwd);
  await command.output(/2 files checked: 0 errors, 0 warnings\n/);
  await command.output(READY);
  write(join(cwd, 'env/modules/a/functions/size.pp'), '# Sizes\nfunction a::size(String $n) {\n  1 + []\n}\n');
  await command.output(/changed: env\/modules\/a\/functions\/size\.pp\n/);
  await command.output(/env\/modules\/b\/manifests\/init\.pp:2:\d+: error: 'a::size' parameter 'n' expects String/);
  await command.output(/2 files checked: 1 error, 0 warnings\n/);
  write(join(cwd, 'env/modules/b/manifests/init.pp'), 'class b {\n  # pptjs:ignore\n  notice(a::size(1))\n}\n');
  await command.output(/2 files checked: 0 errors, 0 warnings\n/);
  await command.end();
});

test('check --types --watch reports findings about files that use a changed one', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'modules/a/functions/twice.pp': 'function a::twice(Integer $n) {\n  $n * 2\n}\n',
    'modules/a/manifests/init.pp': 'class a {\n  notice(a::twice(1))\n}\n',
  });
  const command = new Watching(t, ['check', '--types'], cwd);
  await command.output(/2 files checked: 0 errors, 0 warnings\n/);
  await command.output(READY);
  write(join(cwd, 'modules/a/functions/twice.pp'), 'function a::twice(String $n) {\n  length($n) * 2\n}\n');
  await command.output(/modules\/a\/manifests\/init\.pp:2:19: error: .*\[TYPE_ARGUMENT\]/);
  await command.output(/2 files checked: 1 error, 0 warnings\n/);
  write(join(cwd, 'modules/a/manifests/init.pp'), 'class a {\n  notice(a::twice("1"))\n}\n');
  await command.output(/2 files checked: 0 errors, 0 warnings\n/);
  t.is(await command.end(), 130);
});
