import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder, write } from './folder.js';

const sources = {
  'src/a.pp': '$a = 1\n',
  'src/b.pp': '$b = { x => 1, x => 2 }\n',
  'src/t.epp': 'Hello <%= $x %>',
};

interface Summary {
  readonly built: number;
  readonly unchanged: number;
  readonly warnings: number;
}

async function build(cwd: string, ...options: string[]): Promise<Summary> {
  const { code, stdout, stderr } = await pptjs(
    ['build', 'src', '--out-dir', 'out', '--strict', 'warning', '--json', ...options],
    { cwd },
  );
  if (code !== 0) throw new Error(stdout + stderr);
  return (JSON.parse(stdout.trim().split('\n').at(-1)!) as { summary: Summary }).summary;
}

test('a build skips unchanged sources and writes nothing', async (t) => {
  const cwd = folder(t, sources);
  t.like(await build(cwd), { built: 3, unchanged: 0 });
  const files = ['.pptjs-build.json', 'a.js', 'a.js.map', 'a.d.ts', 'a.d.ts.map'].map((name) => join(cwd, 'out', name));
  for (const file of files.slice(1)) utimesSync(file, 1, 1);
  const times = files.map((file) => statSync(file).mtimeMs);
  t.like(await build(cwd), { built: 0, unchanged: 3 });
  t.deepEqual(
    files.map((file) => statSync(file).mtimeMs),
    times,
  );
  const { stderr } = await pptjs(['build', 'src', '-o', 'out', '--strict', 'warning'], { cwd });
  t.regex(stderr, /0 files compiled to out in \d\.\d\d s, 3 files unchanged, 1 warning\n$/);
});

test('a build repeats the warnings of unchanged sources, with names relative to the current folder', async (t) => {
  const cwd = folder(t, sources);
  t.like(await build(cwd), { warnings: 1 });
  const { stderr } = await pptjs(['build', '.', '--out-dir', '../out', '--strict', 'warning'], {
    cwd: join(cwd, 'src'),
  });
  t.regex(stderr, /^b\.pp:1:18: warning: The key 'x' is declared more than once \[DUPLICATE_KEY\]\n[^]*x => 2/);
  t.regex(stderr, /0 files compiled/);
});

test('a build repeats the errors of an unchanged source and does not compile it again', async (t) => {
  const cwd = folder(t, { ...sources, 'src/e.pp': '$e = = 1\n' });
  const run = (): ReturnType<typeof pptjs> => pptjs(['build', 'src', '-o', 'out', '--strict', 'warning'], { cwd });
  const errors = /src\/e\.pp:1:6: error: [^]*\n1 \| \$e = = 1\n/;
  const first = await run();
  t.regex(first.stderr, errors);
  const record = join(cwd, 'out/.pptjs-build.json');
  utimesSync(record, 1e9, 1e9);
  const second = await run();
  t.is(second.code, 1);
  t.regex(second.stderr, errors);
  t.regex(second.stderr, /3 files unchanged, 1 file failed/);
  t.is(statSync(record).mtimeMs, 1e12);
  write(join(cwd, 'src/e.pp'), '$e = 1\n');
  t.regex((await run()).stderr, /1 file compiled to out/);
  write(join(cwd, 'src/e.pp'), '$e = = 1\n');
  t.regex((await run()).stderr, errors);
  t.regex(readFileSync(join(cwd, 'out/e.js'), 'utf8'), /\$e/, 'the module of the last build without errors stays');
  rmSync(join(cwd, 'src/e.pp'));
  t.is((await run()).code, 0);
  t.throws(() => statSync(join(cwd, 'out/e.js')));
});

const changes: Readonly<Record<string, (cwd: string) => readonly string[]>> = {
  'the text of the source': (cwd) => {
    write(join(cwd, 'src/a.pp'), '$a = 2\n');
    return [];
  },
  'the text of the source, with the same size and time': (cwd) => {
    const path = join(cwd, 'src/a.pp');
    const { atime, mtime } = statSync(path);
    write(path, '$a = 3\n');
    utimesSync(path, atime, mtime);
    return [];
  },
  'a missing module': (cwd) => {
    rmSync(join(cwd, 'out/a.js'));
    return [];
  },
  'a missing source map': (cwd) => {
    rmSync(join(cwd, 'out/a.js.map'));
    return [];
  },
  'missing declarations': (cwd) => {
    rmSync(join(cwd, 'out/a.d.ts'));
    return [];
  },
  'a missing declaration map': (cwd) => {
    rmSync(join(cwd, 'out/a.d.ts.map'));
    return [];
  },
  'an edited module': (cwd) => {
    write(join(cwd, 'out/a.js'), '// mine\n');
    return [];
  },
};

for (const [name, change] of Object.entries(changes)) {
  test(`a build compiles a source again after a change: ${name}`, async (t) => {
    const cwd = folder(t, sources);
    await build(cwd);
    const options = change(cwd);
    t.like(await build(cwd, ...options), { built: 1, unchanged: 2 });
    t.like(await build(cwd, ...options), { built: 0, unchanged: 3 });
    t.regex(readFileSync(join(cwd, 'out/a.js'), 'utf8'), /sourceMappingURL=a\.js\.map/);
  });
}

test('a build compiles all sources again after a change of the options', async (t) => {
  const cwd = folder(t, sources);
  await build(cwd);
  for (const option of [
    ['--source-map', 'inline'],
    ['--declarations', 'none'],
    ['--declarations', 'sources'],
    ['--no-comments'],
    ['--format', 'cjs'],
    ['--out-extension', '.mjs'],
    ['--strict', 'off'],
    [],
  ])
    t.like(await build(cwd, ...option), { built: 3, unchanged: 0 }, option.join(' '));
});

test('a new metadata.json changes the names of sources in modules, so the build compiles them again', async (t) => {
  const cwd = folder(t, { 'src/m/manifests/types/a.pp': 'type A = Integer\n' });
  await build(cwd);
  write(join(cwd, 'src/m/metadata.json'), '{}');
  t.like(await build(cwd), { built: 1 });
});

test('a source with errors is compiled again in each build', async (t) => {
  const cwd = folder(t, { 'src/a.pp': '$a = = 1\n', 'src/b.pp': '$b = 1\n' });
  for (const compiled of [1, 0]) {
    const { code, stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
    t.is(code, 1);
    t.regex(stderr, /a\.pp:1:6: error/);
    t.regex(stderr, new RegExp(`${compiled} files? compiled`));
  }
});

test('workers compile many sources, and report in the order of the sources', async (t) => {
  const files = Object.fromEntries(
    Array.from({ length: 700 }, (_, index) => [
      `src/f${String(index).padStart(3, '0')}.pp`,
      index % 100 === 50 ? `$x = = ${index}\n` : `$x = ${index}\n`,
    ]),
  );
  const cwd = folder(t, files);
  const { code, stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.deepEqual(
    [...stderr.matchAll(/src\/f(\d+)\.pp:1:6: error/g)].map(([, number]) => number),
    ['050', '150', '250', '350', '450', '550', '650'],
  );
  t.regex(stderr, /693 files compiled to out in .* s, 7 files failed, 7 errors\n$/);
  t.regex(readFileSync(join(cwd, 'out/f699.js'), 'utf8'), /699/);
  t.regex(
    (await pptjs(['build', 'src', '--out-dir', 'out'], { cwd })).stderr,
    /0 files compiled .*, 693 files unchanged/,
  );
});
