/** Built environments on the command line: folders, archives and bundles compile the catalogs of their sources. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import test, { type ExecutionContext } from 'ava';
import { build as bundle } from 'esbuild';
import { packTar } from 'modern-tar';
import { type Outcome, pptjs } from './command.js';
import { folder } from './folder.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const repository = join(root, 'examples', 'control-repo');
const env = { PPTJS_CACHE: 'off' };

interface CatalogJson {
  readonly resources: readonly { readonly file?: string }[];
}

/** Puppet's catalogs of the nodes of the repository; test/record/control-repo.ts records them. */
const recorded = gunzipSync(readFileSync(new URL('../recorded/control-repo.jsonl.gz', import.meta.url)))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line.replaceAll('$ROOT', root)) as { id: string; catalog: CatalogJson });

/** Runs `pptjs`. Without a cache, no list of the user's builds exists, so the modules of a build need permission to run. */
const run = (cwd: string, ...argv: readonly string[]): Promise<Outcome> =>
  pptjs(argv[0] === 'build' ? argv : [...argv, '--allow-javascript'], { cwd, env });

/** Returns a catalog with fixed values for the members that differ between any two catalogs. */
function withoutVolatile(catalog: CatalogJson): object {
  return { ...catalog, version: 0, catalog_uuid: '', environment: '' };
}

/** Builds the repository in the folder `built`, in a new folder. */
async function builtRepository(t: ExecutionContext, ...options: readonly string[]): Promise<string> {
  const cwd = folder(t);
  const { code, stderr } = await run(cwd, 'build', repository, '--out-dir', 'built', ...options);
  t.is(code, 0, stderr);
  t.regex(stderr, /^environment built in built: \d+ files in/);
  return cwd;
}

/** Checks that an environment compiles the recorded catalogs. */
async function compilesRecorded(t: ExecutionContext, cwd: string, environment: string): Promise<void> {
  for (const { id, catalog } of recorded) {
    const facts = join(repository, 'facts', `${id}.yaml`);
    const argv = ['--environment', environment, '--location', repository, '--node', id, '--facts', facts];
    const { code, stdout, stderr } = await run(cwd, 'compile', ...argv);
    t.is(code, 0, stderr);
    t.deepEqual(withoutVolatile(JSON.parse(stdout) as CatalogJson), withoutVolatile(catalog), environment);
  }
}

async function tarOf(directory: string): Promise<Uint8Array> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return packTar(
    files.map(({ parentPath, name }) => {
      const content = readFileSync(join(parentPath, name));
      const path = join(parentPath, name).slice(dirname(directory).length + 1);
      return { header: { name: path, size: content.length, type: 'file' }, body: content };
    }),
  );
}

test('a moved folder and its archives compile the catalogs of the source environment', async (t) => {
  const cwd = await builtRepository(t);
  renameSync(join(cwd, 'built'), join(cwd, 'moved'));
  const archive = await tarOf(join(cwd, 'moved'));
  writeFileSync(join(cwd, 'moved.tar'), archive);
  writeFileSync(join(cwd, 'moved.tar.gz'), gzipSync(archive));
  for (const environment of ['moved', 'moved.tar', 'moved.tar.gz']) await compilesRecorded(t, cwd, environment);
});

for (const external of [true, false]) {
  test(`a bundle ${external ? 'without' : 'with'} its own runtime compiles the catalogs`, async (t) => {
    const cwd = await builtRepository(t);
    symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
    await bundle({
      entryPoints: [join(cwd, 'built/index.js')],
      outfile: join(cwd, 'bundle.mjs'),
      bundle: true,
      format: 'esm',
      sourcemap: true,
      logLevel: 'error',
      ...(external && { external: ['@pptjs/*'] }),
    });
    for (const name of ['built', 'node_modules']) rmSync(join(cwd, name), { recursive: true });
    await compilesRecorded(t, cwd, 'bundle.mjs');
  });
}

test('without --location, catalogs name the folder, or the file without its extension', async (t) => {
  const cwd = await builtRepository(t);
  writeFileSync(join(cwd, 'archive.tar'), await tarOf(join(cwd, 'built')));
  for (const [argv, location, directory] of [
    [['--environment', 'built'], 'built', cwd],
    [['--environment', 'archive.tar'], 'archive', cwd],
    [[], 'built', join(cwd, 'built')],
  ] as const) {
    const facts = join(repository, 'facts/db01.example.com.yaml');
    const { code, stdout, stderr } = await run(
      directory,
      'compile',
      '--facts',
      facts,
      '-n',
      'db01.example.com',
      ...argv,
    );
    t.is(code, 0, stderr);
    const files = (JSON.parse(stdout) as CatalogJson).resources.flatMap(({ file }) => file ?? []);
    t.true(files.length > 0);
    t.deepEqual(
      files.filter((file) => !file.startsWith(`${join(cwd, location)}/`)),
      [],
    );
  }
});

test('errors have the same message and place as in the source environment', async (t) => {
  const cwd = folder(t, {
    'source/environment.conf': '',
    'source/manifests/site.pp': 'include a\n',
    'source/modules/a/manifests/init.pp': "# Comment.\nclass a {\n  $x = 'a'\n  notice(1 +\n    $x['b'] + 3)\n}\n",
  });
  await run(cwd, 'build', 'source', '--out-dir', 'built');
  await bundle({
    entryPoints: [join(cwd, 'built/index.js')],
    outfile: join(cwd, 'bundle.mjs'),
    bundle: true,
    format: 'esm',
    sourcemap: true,
    external: ['@pptjs/*'],
  });
  const source = await run(cwd, 'compile', '--environment', 'source');
  t.is(source.code, 1);
  t.regex(source.stderr, /source\/modules\/a\/manifests\/init\.pp:5:/);
  const messageOf = ({ stderr }: Outcome): string | undefined => /error(?:\[\w+\])?: (.*)/.exec(stderr)?.[1];
  for (const environment of ['built', 'bundle.mjs']) {
    const location = join(cwd, 'source');
    const built = await run(cwd, 'compile', '--environment', environment, '--location', location);
    t.is(built.code, 1);
    t.is(built.stderr, source.stderr, environment);
  }
  rmSync(join(cwd, 'source'), { recursive: true });
  const moved = await run(cwd, 'compile', '--environment', 'built');
  t.regex(moved.stderr, /^built\/modules\/a\/manifests\/init\.pp:5:/);
  t.truthy(messageOf(moved));
});

test('lookup, diff and --nodes accept built environments', async (t) => {
  const cwd = await builtRepository(t);
  writeFileSync(join(cwd, 'built.tgz'), gzipSync(await tarOf(join(cwd, 'built'))));
  const facts = join(repository, 'facts');
  const options = ['--node', 'web01.example.com', '--facts', join(facts, 'web01.example.com.yaml')];
  for (const environment of ['built', 'built.tgz']) {
    const lookup = await run(cwd, 'lookup', 'profile::base::packages', '--environment', environment, ...options);
    const source = await run(cwd, 'lookup', 'profile::base::packages', '--environment', repository, ...options);
    t.is(lookup.stdout, source.stdout);
    t.regex(lookup.stdout, /curl/);
    const diff = await run(cwd, 'diff', repository, environment, '--nodes', facts);
    t.is(diff.code, 0, diff.stderr + diff.stdout);
    const fleet = await run(cwd, 'compile', '--environment', environment, '--nodes', facts, '--workers', '2');
    t.is(fleet.code, 0, fleet.stderr);
    t.is(fleet.stdout.trim().split('\n').length, recorded.length);
  }
});

test('a second build replaces the files of the first one and leaves other files', async (t) => {
  const cwd = folder(t);
  cpSync(repository, join(cwd, 'source'), { recursive: true });
  const build = (): Promise<Outcome> => run(cwd, 'build', 'source', '--out-dir', 'source/built');
  await build();
  const contentOf = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(join(cwd, 'source/built'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
    );
  const first = contentOf();
  t.is((await build()).code, 0);
  t.deepEqual(contentOf(), first);
  writeFileSync(join(cwd, 'source/built/notes.txt'), 'mine');
  writeFileSync(join(cwd, 'source/built/data/os/RedHat.yaml.js'), 'changed');
  rmSync(join(cwd, 'source/data/os'), { recursive: true });
  rmSync(join(cwd, 'source/modules/motd'), { recursive: true });
  t.is((await build()).code, 0);
  t.false(existsSync(join(cwd, 'source/built/modules/motd')));
  t.false(existsSync(join(cwd, 'source/built/data/os/Debian.yaml.js')));
  t.is(readFileSync(join(cwd, 'source/built/data/os/RedHat.yaml.js'), 'utf8'), 'changed');
  t.is(readFileSync(join(cwd, 'source/built/notes.txt'), 'utf8'), 'mine');
});

test('paths and options that do not fit a built environment are errors', async (t) => {
  const cwd = await builtRepository(t);
  mkdirSync(join(cwd, 'other'));
  writeFileSync(join(cwd, 'other/index.js'), 'export default 1;\n');
  writeFileSync(join(cwd, 'text.yaml'), 'a: 1\n');
  writeFileSync(join(cwd, 'text.tar'), 'text');
  writeFileSync(join(cwd, 'module.mjs'), 'export default 1;\n');
  writeFileSync(join(cwd, 'bundle.mjs'), 'export default { compileCatalog: async () => ({ data: null }) };\n');
  for (const [argv, message] of [
    [['build', repository, '-o', 'other'], /other\/index\.js: this file is not from a build; choose another folder/],
    [['build', '--environment', 'built', '-o', 'again'], /built: this environment is built already/],
    [['compile', '--environment', 'text.yaml'], /text\.yaml: an environment is a folder, a tar archive or a bundle/],
    [['compile', '--environment', 'text.tar'], /text\.tar is not a complete tar archive: /],
    [['compile', '--environment', 'module.mjs'], /module\.mjs is not a built environment: its default export is not/],
    [['lookup', 'a', '--environment', 'bundle.mjs'], /bundle\.mjs: a bundle with its own runtime/],
    [['compile', 'text.yaml', '--environment', 'bundle.mjs'], /bundle\.mjs: a bundle with its own runtime has its own/],
  ] as const) {
    const { code, stderr } = await run(cwd, ...argv);
    t.is(code, 1, argv.join(' '));
    t.regex(stderr, message, argv.join(' '));
    t.notRegex(stderr, /\n {4}at /, argv.join(' '));
  }
});
