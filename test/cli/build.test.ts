import { chmodSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder, write } from './folder.js';

const good = '$x = 1\n$x + 1\n';
const bad = '$x = = 1\n';

/** Returns the paths of all files below a folder, relative to it. */
function tree(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}

test('a folder of sources is compiled to a folder of modules and source maps', async (t) => {
  const cwd = folder(t, { 'src/init.pp': good, 'src/a/b.pp': good, 'src/a/t.epp': 'Hello <%= $x %>' });
  const { code, stdout, stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  t.is(code, 0, stderr);
  t.is(stdout, '');
  t.regex(stderr, /^3 files compiled to out in \d+\.\d\d s\n$/);
  t.deepEqual(tree(join(cwd, 'out')), [
    '.pptjs-build.json',
    'a/b.js',
    'a/b.js.map',
    'a/t.epp.js',
    'a/t.epp.js.map',
    'init.js',
    'init.js.map',
  ]);
  const map = JSON.parse(readFileSync(join(cwd, 'out/a/b.js.map'), 'utf8')) as {
    sources: string[];
    sourcesContent: string[];
  };
  t.deepEqual(map.sources, ['../../src/a/b.pp']);
  t.deepEqual(map.sourcesContent, [good]);
  t.regex(readFileSync(join(cwd, 'out/a/b.js'), 'utf8'), /\n\/\/# sourceMappingURL=b\.js\.map\n?$/);
});

test('source maps can be inline, or switched off', async (t) => {
  const cwd = folder(t, { 'a.pp': good });
  await pptjs(['build', 'a.pp', '--out-dir', 'out', '--source-map', 'inline'], { cwd });
  t.deepEqual(tree(join(cwd, 'out')), ['.pptjs-build.json', 'a.js']);
  t.regex(readFileSync(join(cwd, 'out/a.js'), 'utf8'), /\/\/# sourceMappingURL=data:application\/json/);
  await pptjs(['build', 'a.pp', '--out-dir', 'out', '--source-map', 'none'], { cwd });
  t.notRegex(readFileSync(join(cwd, 'out/a.js'), 'utf8'), /sourceMappingURL/);
});

test('a build without source maps removes old source maps', async (t) => {
  const cwd = folder(t, { 'a.pp': good });
  await pptjs(['build', 'a.pp', '--out-dir', 'out'], { cwd });
  t.true(existsSync(join(cwd, 'out/a.js.map')));
  await pptjs(['build', 'a.pp', '--out-dir', 'out', '--source-map', 'none'], { cwd });
  t.false(existsSync(join(cwd, 'out/a.js.map')));
});

test('a build removes the modules of deleted sources', async (t) => {
  const cwd = folder(t, { 'src/a.pp': good, 'src/b.pp': good });
  await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  rmSync(join(cwd, 'src/b.pp'));
  const { stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  t.regex(stderr, /2 stale outputs removed/);
  t.deepEqual(tree(join(cwd, 'out')), ['.pptjs-build.json', 'a.js', 'a.js.map']);
});

test('the old module of a source with errors remains, and the other sources are compiled', async (t) => {
  const cwd = folder(t, { 'src/a.pp': good, 'src/b.pp': good });
  await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  const before = readFileSync(join(cwd, 'out/a.js'), 'utf8');
  write(join(cwd, 'src/a.pp'), bad);
  write(join(cwd, 'src/b.pp'), '$y = 2\n$y\n');
  const { code, stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /src\/a\.pp:1:6: error: Syntax error at '=' \[SYNTAX_ERROR\]/);
  t.regex(stderr, /1 file compiled to out in .* s, 1 file failed, 1 error\n$/);
  t.is(readFileSync(join(cwd, 'out/a.js'), 'utf8'), before);
  t.regex(readFileSync(join(cwd, 'out/b.js'), 'utf8'), /\$?y/);
});

test('missing and unreadable sources are reported, and the other sources are compiled', async (t) => {
  const cwd = folder(t, { 'a.pp': good, 'secret.pp': good, 'junk.pp': new Uint8Array([0x24, 0xff, 0x00, 0xfe]) });
  chmodSync(join(cwd, 'secret.pp'), 0);
  const { code, stderr } = await pptjs(['build', 'a.pp', 'none.pp', 'junk.pp', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /none\.pp: error: There is no such file/);
  t.regex(stderr, /junk\.pp:1:2: error: invalid byte sequence in UTF-8/);
  t.true(existsSync(join(cwd, 'out/a.js')));
  t.false(existsSync(join(cwd, 'out/junk.js')));
  if (process.getuid?.() === 0) return;
  t.regex(
    (await pptjs(['build', 'secret.pp', '--out-dir', 'out'], { cwd })).stderr,
    /secret\.pp: error: Permission denied/,
  );
});

test('an output folder that is a file is an error', async (t) => {
  const cwd = folder(t, { 'a.pp': good, out: 'mine' });
  const { code, stderr } = await pptjs(['build', 'a.pp', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.is(stderr, 'pptjs: out: the output directory is a file\n');
  t.is(readFileSync(join(cwd, 'out'), 'utf8'), 'mine');
});

test('a module that has the name of a folder is an error', async (t) => {
  const cwd = folder(t, { 'a.pp': good, 'out/a.js/keep': 'mine' });
  const { code, stderr } = await pptjs(['build', 'a.pp', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /a\.pp: error: The module cannot be written to out\/a\.js: Is a directory/);
  t.deepEqual(tree(join(cwd, 'out')), ['a.js/keep']);
});

test('a source of 50 MB is an error', async (t) => {
  const cwd = folder(t, { 'large.pp': new Uint8Array(50 * 1024 * 1024).fill(0x20) });
  const { code, stderr } = await pptjs(['build', 'large.pp', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /large\.pp: error: The file has 52428800 bytes; the limit is 16777216/);
  t.false(existsSync(join(cwd, 'out')));
});

test('two sources with the same module are an error', async (t) => {
  const cwd = folder(t, { 'x/a.pp': good, 'x/a.js.pp': good, 'x/a.epp': 'hi', 'x/a.epp.pp': good });
  const { code, stderr } = await pptjs(['build', 'x', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /would replace that of x\/a\.epp: out\/a\.epp\.js/);
});

test('--json prints diagnostics and a summary as JSON lines', async (t) => {
  const cwd = folder(t, { 'a.pp': good, 'b.pp': bad });
  const { stdout, stderr } = await pptjs(['build', '.', '--out-dir', 'out', '--json'], { cwd });
  t.is(stderr, '');
  const [first, last] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  t.like(first, { file: 'b.pp', line: 1, column: 6, severity: 'error', code: 'SYNTAX_ERROR' });
  t.like(last!['summary'], { built: 1, failed: 1, errors: 1, warnings: 0, removed: [] });
});

test('the progress line appears only on a terminal', async (t) => {
  const files = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`f${index}.pp`, '$x = [1, 2, 3].map |$v| { $v * 2 }\n'.repeat(1)]),
  );
  const cwd = folder(t, files);
  t.notRegex((await pptjs(['build', '.', '--out-dir', 'out'], { cwd })).stderr, /\r/);
  const { stderr } = await pptjs(['build', '.', '--out-dir', 'out'], { cwd, terminal: true });
  t.regex(stderr.replaceAll(/\r\u001b\[K(\[\d+\/300\] \S+)?/g, ''), /300 files compiled/);
});
