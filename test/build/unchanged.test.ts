/** A build that knows from the last one that nothing has changed still notices every change. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, type BuildOptions } from '@pptjs/build';
import test from 'ava';
import { write } from '../cli/folder.js';

const sources = {
  'modules/web/metadata.json': '{ "name": "acme-web" }',
  'modules/web/functions/f.pp': 'function web::f() { web::g() + net::h() }\n',
  'modules/web/functions/g.pp': 'function web::g() { 1 }\n',
  'modules/web/types/port.pp': 'type Web::Port = Integer\n',
  'modules/web/manifests/init.pp': 'class web(Web::Port $port) {}\n',
  'modules/web/manifests/broken.pp': '$e = = 1\n',
  'modules/web/manifests/twice.pp': '$b = { x => 1, x => 2 }\n',
  'modules/net/functions/h.pp': 'function net::h() { 2 }\n',
};

interface Outcome {
  /** The sources that were compiled, without the extension. */
  readonly compiled: string;
  readonly failed: string;
  readonly removed: string;
}

interface Change {
  readonly apply: (cwd: string) => void;
  readonly expected: Partial<Outcome>;
  readonly options?: Partial<BuildOptions>;
}

const UNCHANGED: Outcome = { compiled: '', failed: 'broken', removed: '' };

const rewrite = (path: string, text: string): void => {
  const { atime, mtime } = statSync(path);
  write(path, text);
  utimesSync(path, atime, mtime);
};

const changes: Readonly<Record<string, Change>> = {
  nothing: { apply: () => {}, expected: {} },
  'a source, with the same size and time': {
    apply: (cwd) => rewrite(join(cwd, 'modules/web/functions/g.pp'), 'function web::g() { 3 }\n'),
    expected: { compiled: 'g' },
  },
  'a source that is replaced by an older file': {
    apply(cwd) {
      write(join(cwd, 'other'), 'function web::g() { 3 }\n');
      utimesSync(join(cwd, 'other'), 1, 1);
      renameSync(join(cwd, 'other'), join(cwd, 'modules/web/functions/g.pp'));
    },
    expected: { compiled: 'g' },
  },
  'a source with types that others use': {
    apply: (cwd) => write(join(cwd, 'modules/web/types/port.pp'), 'type Web::Port = String\n'),
    expected: { compiled: 'init port' },
  },
  'a new source that another one uses': {
    apply: (cwd) => write(join(cwd, 'modules/web/functions/h.pp'), 'function web::h() { 1 }\n'),
    expected: { compiled: 'h' },
  },
  'a deleted source': {
    apply: (cwd) => rmSync(join(cwd, 'modules/web/functions/g.pp')),
    expected: { compiled: 'f', removed: 'g.js.map g.d.ts.map g.d.ts g.js' },
  },
  'the error of a source': {
    apply: (cwd) => write(join(cwd, 'modules/web/manifests/broken.pp'), '$e = 1\n'),
    expected: { compiled: 'broken', failed: '' },
  },
  'a deleted module': {
    apply: (cwd) => rmSync(join(cwd, 'out/web/functions/g.js')),
    expected: { compiled: 'g' },
  },
  'a deleted source map': {
    apply: (cwd) => rmSync(join(cwd, 'out/web/functions/g.d.ts.map')),
    expected: { compiled: 'g' },
  },
  'the text of a module, with the same size': {
    apply(cwd) {
      const path = join(cwd, 'out/web/functions/g.js');
      write(path, readFileSync(path, 'utf8').replace('1', '2'));
    },
    expected: { compiled: 'g' },
  },
  'the time of a module': {
    apply: (cwd) => utimesSync(join(cwd, 'out/web/functions/g.js'), new Date(), new Date()),
    expected: {},
  },
  'a deleted record': {
    apply: (cwd) => rmSync(join(cwd, 'out/.pptjs-build.json')),
    expected: { compiled: 'f g h init port twice' },
  },
  'a new environment.conf': {
    apply: (cwd) => write(join(cwd, 'environment.conf'), 'modulepath = elsewhere\n'),
    expected: { compiled: 'f' },
  },
  'the name of a module': {
    apply: (cwd) => write(join(cwd, 'modules/web/metadata.json'), '{ "name": "acme-other" }'),
    expected: { compiled: 'f init' },
  },
  'a deleted metadata.json of a module': {
    apply: (cwd) => rmSync(join(cwd, 'modules/web/metadata.json')),
    expected: {},
  },
  'a new metadata.json of a module': {
    apply: (cwd) => write(join(cwd, 'modules/net/functions/metadata.json'), '{}'),
    expected: { compiled: 'h' },
  },
  'a folder among the modules': {
    apply: (cwd) => mkdirSync(join(cwd, 'modules/none')),
    expected: {},
  },
  'an option': {
    apply: () => {},
    options: { comments: false },
    expected: { compiled: 'f g h init port twice' },
  },
};

async function run(cwd: string, options: Partial<BuildOptions> = {}): Promise<Outcome> {
  const { files, removed } = await build({
    paths: ['modules'],
    outDir: 'out',
    cwd,
    strict: 'warning',
    cacheDirectory: join(cwd, 'cache'),
    ...options,
  });
  const named = (status: string): string =>
    files
      .filter((file) => file.status === status)
      .map(({ file }) => file.replace(/^.*\/|\.pp$/g, ''))
      .toSorted()
      .join(' ');
  return {
    compiled: named('compiled'),
    failed: named('failed'),
    removed: removed.map((path) => relative(join(cwd, 'out/web/functions'), path)).join(' '),
  };
}

const folders = new Map<string, string>();

// A build stores its state only if the sources are older than the resolution of the times of all file systems.
test.before(async (t) => {
  t.timeout(60_000);
  for (const name of Object.keys(changes)) {
    const cwd = mkdtempSync(join(tmpdir(), 'pptjs-test-'));
    folders.set(name, cwd);
    for (const [file, text] of Object.entries(sources)) write(join(cwd, file), text);
    await run(cwd);
  }
  await setTimeout(2500);
});

test.after.always(() => {
  for (const cwd of folders.values()) rmSync(cwd, { recursive: true, force: true });
});

for (const [name, { apply, options, expected }] of Object.entries(changes)) {
  test(`a build after one without changes notices: ${name}`, async (t) => {
    const cwd = folders.get(name)!;
    t.deepEqual(await run(cwd), UNCHANGED);
    t.is(readdirSync(join(cwd, 'cache/builds')).length, 2, 'the state is stored');
    t.deepEqual(await run(cwd), UNCHANGED);
    apply(cwd);
    t.deepEqual(await run(cwd, options), { ...UNCHANGED, ...expected });
    t.deepEqual(await run(cwd, options), { ...UNCHANGED, failed: expected.failed ?? UNCHANGED.failed });
  });
}

test('a build repeats what the last build reported, with names relative to the current folder', async (t) => {
  const cwd = folders.get('nothing')!;
  const messagesOf = async (folder: string, path: string): Promise<readonly unknown[]> => {
    const options = { paths: [path], outDir: join(cwd, 'out'), cwd: folder, cacheDirectory: join(cwd, 'cache') };
    const { files } = await build({ ...options, strict: 'warning' });
    const reported = files.filter(({ diagnostics }) => diagnostics.length > 0);
    return reported.map(({ file, diagnostics, text }) => [file, diagnostics[0]?.file, diagnostics[0]?.code, text]);
  };
  for (let round = 0; round < 2; round++) {
    t.deepEqual(await messagesOf(join(cwd, 'modules'), '.'), [
      ['web/manifests/broken.pp', 'web/manifests/broken.pp', 'SYNTAX_ERROR', '$e = = 1\n'],
      ['web/manifests/twice.pp', 'web/manifests/twice.pp', 'DUPLICATE_KEY', sources['modules/web/manifests/twice.pp']],
    ]);
  }
});
