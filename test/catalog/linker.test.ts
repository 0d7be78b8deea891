/** Built environments: their files are the same anywhere, and the linker loads them from anywhere. */
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  buildEnvironment,
  type BuildOptions,
  BuiltEnvironment,
  BuiltEnvironmentError,
  compileCatalog,
  Environment,
  linkEnvironment,
  type LinkOptions,
} from '@pptjs/catalog';
import test, { type ExecutionContext } from 'ava';
import { packTar } from 'modern-tar';
import { folderOf, writeIn } from './folder.js';

const repository = fileURLToPath(new URL('../../examples/control-repo', import.meta.url));
const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));

/** Builds an environment and returns the contents of its files by path. */
function build(directory: string, options: BuildOptions & { readonly modulepath?: readonly string[] } = {}) {
  const { modulepath, ...rest } = options;
  const { files, diagnostics } = buildEnvironment(
    new Environment({ directory, ...(modulepath && { modulepath }) }),
    rest,
  );
  const texts = Object.fromEntries(files.map(({ path, content }) => [path, Buffer.from(content).toString('utf8')]));
  return { texts, diagnostics };
}

function builtFolder(directory: string, options?: BuildOptions): string {
  return folderOf(build(directory, options).texts);
}

async function link(path: string, options?: LinkOptions): Promise<BuiltEnvironment> {
  const linked = await linkEnvironment(path, options);
  if (!(linked instanceof BuiltEnvironment)) throw new TypeError('expected an environment without a runtime');
  return linked;
}

/** Evaluates every module of an environment. Returns the contents of its files by path. */
function contentOf({ files, built, directory = '' }: BuiltEnvironment): Record<string, string | null> {
  const paths = files.below(directory).filter((path) => !files.isDirectory(path));
  return Object.fromEntries(
    paths.map((path) => [path.slice(directory.length + 1), built?.load(path) ? 'compiled' : files.text(path)]),
  );
}

const expected = contentOf(await link(builtFolder(repository)));

for (const manifest of ['site.pp', 'manifests', 'code/site.pp', 'code']) {
  test(`the main manifest ${manifest} has the same path in a built environment`, async (t) => {
    const file = manifest.endsWith('.pp') ? manifest : `${manifest}/site.pp`;
    const directory = folderOf({
      'environment.conf': `manifest = ${manifest}\n`,
      [file]: "notify { 'a': message => $settings::manifest }\n",
    });
    const { data } = await compileCatalog({ allowJavascript: true, environment: directory, version: 1, uuid: 'x' });
    const built = await link(builtFolder(directory), { location: directory });
    const catalog = await built.compileCatalog({ version: 1, uuid: 'x' });
    t.deepEqual(catalog.data, data);
    t.true(inspect(data, { depth: null }).includes(`${directory}/${manifest}'`));
  });
}

test('the same sources give the same bytes in any folder', (t) => {
  const { texts } = build(repository);
  t.deepEqual(build(repository).texts, texts);
  const folder = join(mkdtempSync(join(tmpdir(), 'copy-')), 'control-repo');
  cpSync(repository, folder, { recursive: true });
  t.deepEqual(build(folder).texts, texts);
});

test('no built file contains an absolute path', (t) => {
  const outside = folderOf({ 'other/manifests/init.pp': 'class other { notify { "x": } }' });
  for (const [directory, modulepath] of [
    [repository, undefined],
    [repository, [outside, join(repository, 'modules')]],
    [folderOf({ 'manifests/site.pp': '' }), [join(fixtures, 'javascript')]],
  ] as const) {
    for (const sourceMap of ['external', 'inline', 'none'] as const) {
      const { texts } = build(directory, { sourceMap, ...(modulepath && { modulepath }) });
      t.true(Object.keys(texts).length > 2, directory);
      for (const [path, text] of Object.entries(texts)) {
        const decoded = text.replaceAll(/base64,([\w+/=]+)/g, (_, map: string) =>
          Buffer.from(map, 'base64').toString(),
        );
        for (const folder of [directory, outside, fixtures, tmpdir(), process.cwd()])
          t.false(decoded.includes(folder), `${path} contains ${folder}`);
      }
    }
  }
});

test('a module folder outside of the environment gets a folder in the built environment', async (t) => {
  const outside = folderOf({ 'modules/other/manifests/init.pp': 'class other { }' });
  const directory = folderOf({ 'manifests/site.pp': '', 'modules/a/manifests/init.pp': 'class a { }' });
  const { texts } = build(directory, { modulepath: [join(directory, 'modules'), join(outside, 'modules')] });
  const environment = await link(folderOf(texts), { location: '/e' });
  t.deepEqual(environment.modulepath, ['/e/modules', '/e/modules-more']);
  t.is(contentOf(environment)['modules-more/other/manifests/init.pp'], 'compiled');
});

test('without source maps, a built environment contains no Puppet source', (t) => {
  const directory = folderOf({
    'manifests/site.pp': '# The first secret.\ninclude a\n',
    'modules/a/manifests/init.pp':
      '# The second secret.\nclass a {\n  # The third.\n  notify { "x": message => "y" }\n}\n',
    'modules/a/templates/t.epp': '<%# The fourth secret. %>text',
  });
  const { texts } = build(directory, { sourceMap: 'none' });
  t.false(Object.keys(texts).some((path) => path.endsWith('.map')));
  for (const [path, text] of Object.entries(texts)) {
    t.notRegex(text, /secret|The third/, path);
    t.notRegex(text, /sourceMappingURL/, path);
    t.notRegex(text, /notify \{|message =>|include a/, path);
  }
});

test('a moved, read-only copy links without packages near it', async (t) => {
  const moved = join(mkdtempSync(join(tmpdir(), 'moved-')), 'environment');
  cpSync(builtFolder(repository), moved, { recursive: true });
  const paths = readdirSync(moved, { recursive: true, encoding: 'utf8' }).map((name) => join(moved, name));
  for (const path of [...paths, moved]) chmodSync(path, statSync(path).mode & 0o555);
  const linked = await link(moved);
  t.deepEqual(contentOf(linked), expected);
  t.is(linked.directory, moved);
  t.is((await link(moved, { location: '/srv/production' })).directory, '/srv/production');
});

/** Packs a built environment. */
async function packed(directory: string, prefix: string): Promise<Uint8Array> {
  const { texts } = build(directory);
  return packTar(
    Object.entries(texts).map(([path, text]) => ({
      header: { name: `${prefix}${path}`, size: Buffer.byteLength(text), type: 'file' },
      body: text,
    })),
  );
}

test('an environment links from a tar archive', async (t) => {
  const folder = folderOf({});
  for (const [name, prefix, compress] of [
    ['a.tar', '', false],
    ['b.tar', './', false],
    ['c.tar', 'control-repo/', false],
    ['d.tar.gz', './control-repo/', true],
    ['e.tgz', '', true],
  ] as const) {
    const archive = await packed(repository, prefix);
    writeFileSync(join(folder, name), compress ? gzipSync(archive) : archive);
    const linked = await link(join(folder, name));
    t.deepEqual(contentOf(linked), expected, name);
    t.is(linked.directory, join(folder, name.slice(0, 1)));
  }
});

test('a file that is not UTF-8 text keeps its bytes, and any text keeps its characters', async (t) => {
  const texts = ['', 'a', "it's\n", '`${x}`\n\\n\n', 'a\r\nb\r\n', '\ufeffa\n\u2028b\u0000\u0007', '${"`"}\n\n'];
  const directory = folderOf({
    'manifests/site.pp': '',
    ...Object.fromEntries(texts.map((text, index) => [`modules/a/files/${index}`, text])),
  });
  const bytes = Buffer.from([0, 255, 128, 10]);
  writeFileSync(join(directory, 'modules/a/files/binary'), bytes);
  const { files } = await link(builtFolder(directory), { location: '/e' });
  for (const [index, text] of texts.entries()) t.is(files.text(`/e/modules/a/files/${index}`), text);
  t.deepEqual(Buffer.from(files.bytes('/e/modules/a/files/binary')), bytes);
});

test('the index names every definition, and the Ruby code that catalogs may need', async (t) => {
  const directory = folderOf({
    'manifests/site.pp': 'node default { }',
    'modules/a/manifests/init.pp': 'class a { } define a::b { }',
    'modules/a/functions/f.pp': 'function a::f() { 1 }',
    'modules/a/types/t.pp': 'type A::T = Integer',
    'modules/a/templates/x.erb': '<%= 1 %>',
  });
  const folder = builtFolder(directory);
  const index = readFileSync(join(folder, 'index.js'), 'utf8');
  t.deepEqual(
    Array.from(index.matchAll(/defines: \[(.*)\]/g), ([, names]) => names),
    ["'node default'", "'function a::f'", "'class a', 'define a::b'", "'type A::T'"],
  );
  t.deepEqual((await link(folder)).rubyRequirements, {
    functions: [],
    resourceTypes: [],
    templates: ['modules/a/templates/x.erb'],
  });
});

test('functions in JavaScript keep their files, with the files that they import', async (t) => {
  const directory = folderOf({
    'manifests/site.pp': '',
    'modules/a/functions/f.js': [
      "import { defineFunction } from '@pptjs/runtime';",
      "import { half } from '../lib/half.js';",
      "export const f = defineFunction('a::f', 'Callable[[Integer], Float]', (x) => half(x) + 1);",
    ].join('\n'),
    'modules/a/functions/f.pp': 'function a::f() { 1 }',
    'modules/a/lib/half.js': 'export function half(x) {\n  return x / 2;\n}\n',
  });
  const folder = builtFolder(directory);
  t.is(readFileSync(join(folder, 'modules/a/lib/half.js'), 'utf8'), 'export function half(x) {\n  return x / 2;\n}\n');
  t.deepEqual(
    (await link(folder)).built?.findFunctions('a::f')?.functions.map(({ name }) => name),
    ['a::f'],
  );
  writeIn(folder, { 'modules/a/lib/half.js': 'export const half = (x) => x;' });
  const changed = await link(folder);
  t.throws(() => changed.built?.findFunctions('a::f'), {
    message: /the file modules\/a\/lib\/half\.js has changed since the build/,
  });
});

test('a module that throws has the same error for every catalog', async (t) => {
  const directory = folderOf({
    'manifests/site.pp': '',
    'modules/a/functions/f.js': "throw new Error('no such device');\n",
  });
  const { built } = await link(builtFolder(directory));
  for (let count = 0; count < 3; count++)
    t.throws(() => built?.findFunctions('a::f')?.functions.length, { message: 'no such device' });
});

test('a function that imports a file outside of its module is an error of the build', (t) => {
  const directory = folderOf({ 'manifests/site.pp': '', 'modules/a/functions/f.js': "\nimport '../../b/x.js';\n" });
  const { texts, diagnostics } = build(directory);
  t.deepEqual(texts, {});
  t.like(diagnostics[0], { line: 2, message: "The module has no file '../../b/x.js'", severity: 'error' });
});

/** Checks that an environment cannot be linked, or that a module of it cannot be evaluated. */
async function cannotLink(t: ExecutionContext, path: string, message: RegExp): Promise<void> {
  await t.throwsAsync(async () => contentOf(await link(path)), { instanceOf: BuiltEnvironmentError, message });
}

test('a changed or missing file is an error that names it', async (t) => {
  const folder = builtFolder(repository);
  const module = join(folder, 'modules/motd/manifests/init.js');
  const text = readFileSync(module, 'utf8');
  writeFileSync(module, text.replace('0644', '0666'));
  await cannotLink(t, folder, /: the file modules\/motd\/manifests\/init\.js has changed since the build/);
  rmSync(module);
  await cannotLink(t, folder, /: the file modules\/motd\/manifests\/init\.js of the built environment is missing/);
  writeFileSync(module, text);
  t.deepEqual(contentOf(await link(folder)), expected);
  writeFileSync(`${module}.map`, '{}');
  const environment = await link(folder);
  contentOf(environment);
  t.throws(() => [...(environment.built?.locator.modulesOf(join(folder, 'modules/motd/manifests/init.pp')) ?? [])], {
    message: /init\.js\.map has changed since the build/,
  });
});

for (const [what, from, to, message] of [
  ['a changed index', "modulepath: ['site-modules', ", 'modulepath: [', /the file index\.js has changed/],
  [
    'another compiler',
    /compiler: '[^']*'/,
    "compiler: '0.0.1+old'",
    /was built by pptjs 0\.0\.1\+old, and this is pptjs .*: build the environment again/,
  ],
  [
    'another dialect',
    "dialect: 'puppet'",
    "dialect: 'openvox'",
    /from the dialect 'openvox', and this compiler runs the dialect 'puppet'/,
  ],
  [
    'another index',
    /export default[^]*/,
    'export default 1;',
    /is not a built environment: its index\.js is not that of/,
  ],
] as const) {
  test(`an environment with ${what} is refused`, async (t) => {
    const folder = builtFolder(repository);
    const index = join(folder, 'index.js');
    const text = readFileSync(index, 'utf8');
    writeFileSync(index, text.replace(from, to));
    t.not(readFileSync(index, 'utf8'), text);
    await cannotLink(t, folder, message);
  });
}

test('a damaged archive is refused', async (t) => {
  const archive = await packed(repository, '');
  const folder = folderOf({ 'text.tar': 'text', 'empty.tar': '' });
  for (const [name, content] of [
    ['short.tar', archive.subarray(0, 5000)],
    ['block.tar', archive.subarray(0, 5120)],
    ['end.tar', archive.subarray(0, archive.length - 1024)],
    ['short.tar.gz', gzipSync(archive).subarray(0, 3000)],
  ] as const)
    writeFileSync(join(folder, name), content);
  for (const name of readdirSync(folder))
    await cannotLink(t, join(folder, name), /(?:tar|gz) is not a complete tar archive: ./);
  writeFileSync(
    join(folder, 'other.tar'),
    await packTar([{ header: { name: 'a', size: 1, type: 'file' }, body: 'a' }]),
  );
  await cannotLink(t, join(folder, 'other.tar'), /other\.tar is not a built environment: it has no index\.js/);
});
