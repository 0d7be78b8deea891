import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, BuildError, type BuildResult, watch } from '@pptjs/build';
import test, { type ExecutionContext } from 'ava';
import { folder, write } from '../cli/folder.js';

const statuses = ({ files }: BuildResult): Record<string, string> =>
  Object.fromEntries(files.map(({ file, status }) => [file, status]));

test('build returns the result of each source', async (t) => {
  const cwd = folder(t, { 'src/a.pp': '$a = 1\n', 'src/b.pp': '$a = = 1\n' });
  const options = { paths: ['src'], outDir: 'out', cwd };
  t.deepEqual(statuses(await build(options)), { 'src/a.pp': 'compiled', 'src/b.pp': 'failed' });
  const { files, faults } = await build({ ...options, paths: ['src', 'none'] });
  t.deepEqual(
    files.map(({ file, status, diagnostics }) => [file, status, diagnostics.map(({ code }) => code)]),
    [
      ['src/a.pp', 'unchanged', []],
      ['src/b.pp', 'failed', ['SYNTAX_ERROR']],
    ],
  );
  t.deepEqual(
    faults.map(({ code }) => code),
    ['FILE_NOT_FOUND'],
  );
});

test('an aborted build finishes the current source', async (t) => {
  const cwd = folder(t, { 'src/a.pp': '$a = 1\n', 'src/b.pp': '$b = 1\n' });
  const controller = new AbortController();
  const { files } = await build({
    paths: ['src'],
    outDir: 'out',
    cwd,
    signal: controller.signal,
    observer: { onFile: () => controller.abort() },
  });
  t.is(files.length, 1);
  t.true(existsSync(join(cwd, 'out/a.js')));
  t.false(existsSync(join(cwd, 'out/b.js')));
});

test('an output folder that is a file is an error', async (t) => {
  const cwd = folder(t, { 'a.pp': '', out: '' });
  await t.throwsAsync(build({ paths: ['a.pp'], outDir: 'out', cwd }), { instanceOf: BuildError });
});

/** Watches a folder, and waits for builds. */
async function watching(t: ExecutionContext, cwd: string, path: string): Promise<() => Promise<BuildResult>> {
  const builds: BuildResult[] = [];
  let resume = (): void => {};
  const watcher = await watch({
    paths: [path],
    outDir: 'out',
    cwd,
    onBuild(result) {
      builds.push(result);
      resume();
    },
  });
  t.teardown(() => watcher.close());
  builds.length = 0;
  return async () => {
    while (builds.length === 0) await new Promise<void>((resolve) => (resume = resolve));
    return builds.shift()!;
  };
}

for (const replaced of ['src', 'src/sub'])
  test(`watch follows a folder that is replaced at once: ${replaced}`, async (t) => {
    const cwd = folder(t, { 'src/sub/a.pp': '$a = 1\n' });
    const build = await watching(t, cwd, 'src');
    rmSync(join(cwd, replaced), { recursive: true });
    write(join(cwd, 'src/sub/a.pp'), '$a = 22\n');
    await build();
    write(join(cwd, 'src/sub/a.pp'), '$a = 333\n');
    while (!readFileSync(join(cwd, 'out/sub/a.js'), 'utf8').includes('333')) await build();
    t.pass();
  });

test('watch follows a folder that is removed and created later', async (t) => {
  const cwd = folder(t, { 'src/sub/a.pp': '$a = 1\n', 'package.json': '{}' });
  const build = await watching(t, cwd, 'src');
  rmSync(join(cwd, 'src'), { recursive: true });
  while ((await build()).files.length > 0);
  for (const value of ['22', '333']) {
    write(join(cwd, 'src/b.pp'), `$b = ${value}\n`);
    const isBuilt = (): boolean =>
      existsSync(join(cwd, 'out/b.js')) && readFileSync(join(cwd, 'out/b.js'), 'utf8').includes(value);
    while (!isBuilt()) await build();
  }
  t.pass();
});

test('watch calls onBuild after each build, with the changed files', async (t) => {
  const cwd = folder(t, { 'src/a.pp': '$a = 1\n', 'src/b.pp': '$b = 1\n' });
  const builds: { result: BuildResult; changed: readonly string[] }[] = [];
  let resume = (): void => {};
  const watcher = await watch({
    paths: ['src/**/*.pp'],
    outDir: 'out',
    cwd,
    onBuild(result, changed) {
      builds.push({ result, changed });
      resume();
    },
  });
  t.is(builds.length, 1);
  const next = new Promise<void>((resolve) => (resume = resolve));
  write(join(cwd, 'src/a.pp'), '$a = 2\n');
  await next;
  t.deepEqual(builds[1]!.changed, [join(cwd, 'src/a.pp')]);
  t.deepEqual(statuses(builds[1]!.result), { 'src/a.pp': 'compiled', 'src/b.pp': 'unchanged' });
  await watcher.close();
});
