import { chmodSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The outputs of a source, sorted: its declarations and its module, each with a map. */
function outputs(name: string, format = ''): string[] {
  return [`${name}.d.${format}ts`, `${name}.${format}js`].flatMap((file) => [file, `${file}.map`]).sort();
}

test('a folder of sources is compiled to a folder of modules and source maps', async (t) => {
  const cwd = folder(t, { 'src/init.pp': good, 'src/a/b.pp': good, 'src/a/t.epp': 'Hello <%= $x %>' });
  const { code, stdout, stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  t.is(code, 0, stderr);
  t.is(stdout, '');
  t.regex(stderr, /^3 files compiled to out in \d+\.\d\d s\n$/);
  t.deepEqual(tree(join(cwd, 'out')), [
    '.pptjs-build.json',
    ...outputs('a/b'),
    ...outputs('a/t.epp'),
    ...outputs('init'),
  ]);
  const map = JSON.parse(readFileSync(join(cwd, 'out/a/b.js.map'), 'utf8')) as {
    sources: string[];
    sourcesContent: string[];
  };
  t.deepEqual(map.sources, ['../../src/a/b.pp']);
  t.deepEqual(map.sourcesContent, [good]);
  t.regex(readFileSync(join(cwd, 'out/a/b.js'), 'utf8'), /\n\/\/# sourceMappingURL=b\.js\.map\n?$/);
});

test('the summary names the current folder as the output folder', async (t) => {
  const cwd = folder(t, { 'a.pp': '$a = 1\n' });
  const { stderr } = await pptjs(['build', 'a.pp', '--out-dir', '.'], { cwd });
  t.regex(stderr, /^1 file compiled to \. in \d+\.\d\d s\n$/);
});

test('--format and --out-extension choose the format and the names of the modules', async (t) => {
  const cwd = folder(t, { 'src/a.pp': good, 'src/t.epp': 'Hello' });
  await pptjs(['build', 'src', '--out-dir', 'out', '--format', 'cjs', '--out-extension', '.cjs'], { cwd });
  t.deepEqual(tree(join(cwd, 'out')), ['.pptjs-build.json', ...outputs('a', 'c'), ...outputs('t.epp', 'c')]);
  t.regex(readFileSync(join(cwd, 'out/a.cjs'), 'utf8'), /^'use strict';\n[^]*sourceMappingURL=a\.cjs\.map\n$/);
  const { stderr } = await pptjs(['build', 'src', '--out-dir', 'out', '--out-extension', '.mjs'], { cwd });
  t.regex(stderr, /8 stale outputs removed|2 files compiled/);
  t.deepEqual(
    tree(join(cwd, 'out')).filter((name) => name.endsWith('.cjs')),
    [],
  );
  t.regex(readFileSync(join(cwd, 'out/a.mjs'), 'utf8'), /^import /);
  const wrong = await pptjs(['build', 'src', '-o', 'out', '--format', 'cjs', '--out-extension', '.mjs'], { cwd });
  t.is(wrong.code, 2);
  t.regex(wrong.stderr, /--out-extension \.mjs does not fit --format cjs/);
});

test('a package.json that makes .js files modules of the other format is a warning', async (t) => {
  const cwd = folder(t, { 'src/a.pp': good, 'src/b.pp': good, 'package.json': '{}' });
  const build = async (...options: string[]): Promise<string> =>
    (await pptjs(['build', 'src', '--out-dir', 'out/deep', ...options], { cwd })).stderr;
  const warning =
    /^package\.json: warning: Node reads \.js files in the output folder as CommonJS [^]*\[MODULE_FORMAT_MISMATCH\]\nhelp: /;
  const stderr = await build();
  t.regex(stderr, warning);
  t.is(stderr.split('MODULE_FORMAT_MISMATCH').length, 2);
  t.notRegex(await build('--format', 'cjs'), /warning/);
  t.notRegex(await build('--out-extension', '.mjs'), /warning/);
  write(join(cwd, 'package.json'), '{ "type": "module" }');
  t.notRegex(await build(), /warning/);
  t.regex(await build('--format', 'cjs'), /warning: Node reads \.js files in the output folder as ES modules/);
  write(join(cwd, 'out/package.json'), '{ "type": "commonjs" }');
  t.regex(await build(), /^out\/package\.json: warning: /);
});

test('--no-comments leaves out comments', async (t) => {
  const cwd = folder(t, { 'a.pp': '# License\n\n# Documentation\nclass a { }\n' });
  const build = async (...options: string[]): Promise<string> => {
    await pptjs(['build', 'a.pp', '--out-dir', 'out', ...options], { cwd });
    return readFileSync(join(cwd, 'out/a.js'), 'utf8');
  };
  t.regex(await build(), /^\/\/ License\n[^]*\/\*\* Documentation \*\//);
  t.notRegex(await build('--no-comments'), /License|Documentation/);
});

/** Sources of an environment, a module without metadata, and files without a module. */
const environmentSources = {
  'code/environment.conf': '',
  'code/manifests/site.pp': 'function f() { 1 }\nfunction f() { 2 }\nnotify { 1: }\n',
  'code/modules/a/manifests/b/c.pp': 'class a::b::c { }\n',
  'code/modules/a/manifests/types/d.pp': 'class a::types::d { }\n',
  'code/modules/m/metadata.json': '{}',
  'code/modules/m/manifests/types/d.pp': '# About m\nclass m::types::d { }\n',
  'code/modules/m/examples/init.pp': 'type A = Integer\n',
  'code/modules/m/templates/t.epp': '<%= 1 %>',
  'code/modules/m/functions/f.pp': 'function m::f() { warning(1) file { 1: } }\n',
};

test('modules name their sources by paths relative to the Puppet module or environment', async (t) => {
  const cwd = folder(t, { ...environmentSources, 'x/y.pp': 'class y { }\n', 'x/z/z.pp': 'class z { }\n' });
  const filesOf = async (source: string): Promise<Record<string, string | undefined>> => {
    await pptjs(['build', `${source}/**/*.pp`, `${source}/**/*.epp`, '--out-dir', 'out'], { cwd });
    return Object.fromEntries(
      tree(join(cwd, 'out'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, /file(?::| =) '([^']*)'/.exec(readFileSync(join(cwd, 'out', name), 'utf8'))?.[1]]),
    );
  };
  t.deepEqual(await filesOf('code'), {
    'manifests/site.js': 'manifests/site.pp',
    'modules/a/manifests/b/c.js': 'manifests/b/c.pp',
    'modules/a/manifests/types/d.js': 'types/d.pp',
    'modules/m/examples/init.js': 'examples/init.pp',
    'modules/m/functions/f.js': 'functions/f.pp',
    'modules/m/manifests/types/d.js': 'manifests/types/d.pp',
    'modules/m/templates/t.epp.js': 'templates/t.epp',
  });
  rmSync(join(cwd, 'out'), { recursive: true });
  t.deepEqual(await filesOf('x'), { 'y.js': 'y.pp', 'z/z.js': 'z/z.pp' });
});

test('the same sources give the same bytes in any folder, without absolute paths', async (t) => {
  const folders = ['first', 'second/deeper'].map((name) => {
    const top = join(folder(t), name);
    for (const [path, text] of Object.entries(environmentSources)) write(join(top, path), text);
    return top;
  });
  for (const sourceMap of ['external', 'inline', 'none']) {
    const [first, second] = await Promise.all(
      folders.map(async (top, index) => {
        const [cwd, prefix] = index === 0 ? [top, ''] : [join(top, 'code/modules/m'), `${top}/`];
        const paths = ['manifests', 'modules'].map((path) => `${prefix}code/${path}`);
        const { code, stderr } = await pptjs(
          ['build', ...paths, '--out-dir', `${prefix}out`, '--source-map', sourceMap],
          { cwd },
        );
        t.is(code, 0, stderr);
        return contents(join(top, 'out'));
      }),
    );
    t.deepEqual(first, second);
    for (const [name, text] of Object.entries(first ?? {})) {
      for (const part of ['pptjs-test-', 'first', 'second', ...folders.map(dirname)])
        t.false(withInlineMap(text).includes(part), `${name} contains ${part}`);
    }
  }
});

/** The contents of all files below a folder, by path. */
function contents(directory: string): Record<string, string> {
  return Object.fromEntries(tree(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
}

/** A module with the text of its inline source map. */
function withInlineMap(code: string): string {
  const data = /sourceMappingURL=data:[^,]*,(\S+)/.exec(code)?.[1] ?? '';
  return code + Buffer.from(data, 'base64').toString();
}

test('source maps can be inline, or switched off', async (t) => {
  const cwd = folder(t, { 'a.pp': good });
  await pptjs(['build', 'a.pp', '--out-dir', 'out', '--source-map', 'inline'], { cwd });
  t.deepEqual(tree(join(cwd, 'out')), ['.pptjs-build.json', 'a.d.ts', 'a.d.ts.map', 'a.js']);
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
  t.false(existsSync(join(cwd, 'out/a.d.ts.map')));
  t.true(existsSync(join(cwd, 'out/a.d.ts')));
});

test('a build removes the modules of deleted sources', async (t) => {
  const cwd = folder(t, { 'src/a.pp': good, 'src/b.pp': good });
  await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  rmSync(join(cwd, 'src/b.pp'));
  const { stderr } = await pptjs(['build', 'src', '--out-dir', 'out'], { cwd });
  t.regex(stderr, /4 stale outputs removed/);
  t.deepEqual(tree(join(cwd, 'out')), ['.pptjs-build.json', ...outputs('a')]);
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
  t.is(stderr, 'pptjs: out: the output folder is a file\n');
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
  t.regex(stderr, /help: Split the file\./);
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
  t.notRegex((await pptjs(['build', '.', '--out-dir', 'other'], { cwd })).stderr, /\r/);
  const { stderr } = await pptjs(['build', '.', '--out-dir', 'out'], { cwd, terminal: true });
  t.regex(stderr.replaceAll(/\r\u001b\[K(\[\d+\/300\] \S+)?/g, ''), /300 files compiled/);
});
