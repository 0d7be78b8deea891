/** Built environments in memory compile the same catalogs as their sources on disk, without Node. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import {
  type CatalogCompileError,
  type CatalogFailure,
  compileCatalog,
  type CompiledCatalog,
  Environment,
} from '@pptjs/catalog';
import { type BuiltCatalogOptions, builtEnvironment, type EnvironmentDescription } from '@pptjs/catalog/built';
import { type LogEntry, writeJson } from '@pptjs/runtime';
import { version } from '@pptjs/transpiler';
import test from 'ava';
import { type Bundle, bundle, type Description, runBundle, writeModules } from './bundle.js';
import { folderOf } from './folder.js';

const files = {
  'manifests/site.pp': `
    if $facts['code'] { inline_epp($facts['code']) }
    if $facts['function'] { notice(call($facts['function'], 2)) }
    include widgets
    notice(epp('widgets/conf.epp', { 'name' => 'A' }), inline_epp('<%= $facts["kernel"] %>'))
    notice(lookup('key'), lookup('other'), find_file('widgets/text.txt'), module_directory('widgets'))
    notice(widgets::double(21), widgets::triple(4))
    node default { notice($settings::modulepath) }`,
  'hiera.yaml':
    "version: 5\nhierarchy:\n  - name: more\n    glob: 'more/**/*.yaml'\n  - name: common\n    path: common.yaml\n",
  'data/common.yaml': 'key: hello\nwidgets::port: 8080\n',
  'data/more/a/one.yaml': 'other: 1\n',
  'data/more/.hidden.yaml': 'key: hidden\n',
  'modules/widgets/manifests/init.pp': `# Widgets.
class widgets(Integer $port = 1, Widgets::Kind $kind = 'a') {
  widgets::thing { 'one': port => $port }
  widgets::make('made')
  file { '/etc/widgets':
    content => file('widgets/text.txt'),
    mode    => '0644',
  }
  file { '/etc/binary': content => binary_file('widgets/binary') }
  if $facts['sum'] { $sum = 1 + $facts['sum'] }
  if $facts['twice'] {
    file { '/etc/twice': owner => 'a',
      mode => '1',
      mode => '2' }
  }
  if $facts['template'] { $text = template('widgets/conf.erb') }
  [1, 2].each |$n| { if $facts['each'] { fail("at $n") } }
}`,
  'modules/widgets/manifests/thing.pp':
    'define widgets::thing(Integer $port) { notify { "thing ${title} ${port} ${module_name}": } }',
  'modules/widgets/functions/double.pp': 'function widgets::double(Integer $n) >> Integer { $n * 2 }',
  'modules/widgets/functions/make.pp':
    'function widgets::make($n) {\n  notify { "made ${n}": }\n  File <| title == "/etc/widgets" |> { owner => "root" }\n}',
  'modules/widgets/types/kind.pp': "type Widgets::Kind = Enum['a', 'b']",
  'modules/widgets/templates/conf.epp': '<%- | $name | -%>\nhello <%= $name %> of <%= $facts["kernel"] + 0 %>',
  'modules/widgets/templates/conf.erb': '<%= @kernel %>',
  'modules/widgets/lib/puppet/functions/widgets/ruby.rb': 'nonsense',
  'modules/widgets/files/text.txt': 'text\n',
};
const triple = `import { defineFunction } from '@pptjs/runtime';
export const triple = defineFunction('widgets::triple', 'Callable[[Integer], Integer]', (n) => n * 3);
`;
const binary = Buffer.from([0xff, 0x00, 0xfe]);

/** The same environment on disk. The function in JavaScript imports the runtime by its URL. */
const directory = folderOf({
  ...files,
  'modules/widgets/functions/triple.mjs': triple.replace('@pptjs/runtime', import.meta.resolve('@pptjs/runtime')),
});
writeFileSync(`${directory}/modules/widgets/files/binary`, binary);

const index = writeModules({
  ...files,
  'modules/widgets/functions/triple.mjs': triple,
  'modules/widgets/files/binary': binary,
});
const bundles: Readonly<Record<string, Bundle>> = {
  'a bundle': await bundle(index),
  'a minified bundle': await bundle(index, { minify: true }),
};

/** Returns the catalog and the log, or the error and the log. */
async function outcome(
  compile: (options: BuiltCatalogOptions) => Promise<CompiledCatalog>,
  options: BuiltCatalogOptions,
): Promise<object> {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry): void => void entries.push(entry);
  const compiled = compile({ version: 1, uuid: 'test', node: 'web.example', ...options, log });
  const result = await compiled.then(
    ({ data }) => ({ catalog: writeJson(data) }),
    (error: unknown) => ({ error: failureOf(error) }),
  );
  return { ...result, logs: entries.map(({ level, message, place }) => ({ level, message, place: place ?? null })) };
}

/** The failure without the error itself. Errors of a bundle have classes of the bundle. */
function failureOf(error: unknown): CatalogFailure {
  const { failure } = error as CatalogCompileError;
  return { ...failure, cause: null };
}

const kernel = 5;
const cases: Readonly<Record<string, BuiltCatalogOptions>> = {
  'without errors': { facts: { kernel } },
  'an error in a template': { facts: { kernel: 'Linux' } },
  'an error of an operator': { facts: { kernel, sum: 'x' } },
  'an attribute twice': { facts: { kernel, twice: true } },
  'an error in a lambda': { facts: { kernel, each: true } },
  'an error in an inline template': { facts: { kernel, code: '\n  <%= 1 + "x" %>' } },
  'a syntax error in an inline template': { facts: { kernel, code: '<%= 1 + %>' } },
  'an unknown function': { facts: { kernel, function: 'widgets::nothing' } },
  'another main manifest': { facts: { kernel }, code: 'include widgets\nfile { "/etc/widgets": }' },
  'an error in another main manifest': { facts: { kernel }, code: '\n1 + $facts["kernel"] + "x"' },
};

for (const [form, each] of Object.entries(bundles)) {
  const environment = runBundle(each);
  for (const [title, options] of Object.entries(cases)) {
    test(`${form} compiles the same catalog as the source: ${title}`, async (t) => {
      const { code, ...node } = options;
      const source = code === undefined ? { directory } : { directory, code };
      t.deepEqual(
        await outcome((all) => environment.compileCatalog(all), {
          ...options,
          location: directory,
          sourceMap: each.map,
        }),
        await outcome(
          (all) => compileCatalog({ allowJavascript: true, ...all, environment: { ...source, name: 'test' } }),
          { ...node },
        ),
      );
    });
  }
}

test('a bundle compiles a catalog with resources from classes, defined types and functions', async (t) => {
  const { catalog } = await runBundle(bundles['a bundle'] as Bundle).compileCatalog({ facts: { kernel } });
  t.deepEqual(
    catalog.resources.filter(({ type }) => type === 'Notify' || type === 'File').map(({ title }) => title),
    ['made made', '/etc/widgets', '/etc/binary', 'thing one 8080 widgets'],
  );
});

test('without a source map, resources have places and errors have none', async (t) => {
  const environment = runBundle(bundles['a bundle'] as Bundle);
  const { catalog } = await environment.compileCatalog({ facts: { kernel } });
  const file = catalog.findReference('File[/etc/widgets]');
  t.is(file?.place.file, '/etc/puppetlabs/code/environments/test/modules/widgets/manifests/init.pp');
  t.is(file?.place.line, 5);
  const made = catalog.findReference('Notify[made made]');
  t.is(made?.place.file, '/etc/puppetlabs/code/environments/test/modules/widgets/functions/make.pp');
  await t.throwsAsync(environment.compileCatalog({ facts: { kernel, sum: 'x' } }), {
    message: "Evaluation Error: The value 'x' cannot be converted to Numeric. on node localhost",
    any: true,
  });
});

test('a host without Ruby reports the Ruby code that a catalog needs', async (t) => {
  const environment = runBundle(bundles['a bundle'] as Bundle);
  const message = (facts: object): Promise<string> =>
    environment.compileCatalog({ facts: { kernel, ...facts }, location: '/env' }).then(
      () => 'no error',
      (error: unknown) => failureOf(error).message,
    );
  t.regex(
    await message({ function: 'widgets::ruby' }),
    /The function 'widgets::ruby' is written in Ruby \(\/env\/modules\/widgets\/lib\/puppet\/functions\/widgets\/ruby\.rb\), and this host has no Ruby: compile the catalog in Node/,
  );
  t.regex(
    await message({ template: true }),
    /The template 'widgets\/conf\.erb' needs Ruby \(\/env\/modules\/widgets\/templates\/conf\.erb\), and this host/,
  );
});

test('an environment of another compiler or dialect is an error that names both', async (t) => {
  const load = async (description: Description): Promise<unknown> =>
    runBundle(await bundle(writeModules({ 'manifests/site.pp': '' }, description)));
  await t.throwsAsync(load({ compiler: '0.0.1' }), {
    any: true,
    message: `The environment 'test' was built by pptjs 0.0.1, and this is pptjs ${version}: build the environment again`,
  });
  await t.throwsAsync(load({ dialect: 'bolt' }), {
    any: true,
    message:
      "The environment 'test' was built from the dialect 'bolt', and this compiler runs the dialect 'puppet': use a compiler for that dialect",
  });
});

test('the entry for built environments imports nothing of Node', (t) => {
  const { inputs, outputs } = (bundles['a bundle'] as Bundle).metafile;
  const imported = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  t.deepEqual(imported, []);
  const forNode = /^node:|packages\/(?:files|ruby)\/|packages\/catalog\/dist\/(?:index|disk|build|linker)\b|tinyglobby/;
  t.deepEqual(
    Object.keys(inputs).filter((path) => forNode.test(path)),
    [],
  );
});

test('the files in memory are those on disk', (t) => {
  const inMemory = builtEnvironment(describeFolder(directory)).with({ location: directory }).files;
  const onDisk = new Environment({ directory }).files;
  const folders = ['', '/modules', '/modules/widgets', '/data', '/data/more', '/nothing', '/hiera.yaml'];
  for (const folder of folders.map((each) => directory + each)) {
    t.deepEqual(inMemory.list(folder).toSorted(), onDisk.list(folder).toSorted(), folder);
    t.deepEqual(inMemory.below(folder), onDisk.below(folder), folder);
    t.is(inMemory.isDirectory(folder), onDisk.isDirectory(folder), folder);
    t.is(inMemory.text(folder), onDisk.text(folder), folder);
    for (const path of ['', '.', '..', 'files/text.txt', './files//text.txt', 'files/../../../hiera.yaml', 'files/no'])
      t.is(inMemory.within(folder, path), onDisk.within(folder, path), `${folder} ${path}`);
  }
  for (const pattern of ['*.yaml', 'data/*', 'data/**', '{data,modules}/*.yaml', 'data/more/../*.yaml', 'data/[ab]*/x'])
    t.deepEqual(inMemory.glob(`${directory}/${pattern}`), onDisk.glob(`${directory}/${pattern}`), pattern);
  const path = `${directory}/modules/widgets/files/binary`;
  t.deepEqual([...inMemory.bytes(path)], [...onDisk.bytes(path)]);
  t.is(inMemory.text(path), onDisk.text(path));
  t.throws(() => inMemory.bytes(`${directory}/nothing`), { message: `The file ${directory}/nothing does not exist` });
});

/** Describes all files of a folder as the data of a built environment. */
function describeFolder(folder: string): EnvironmentDescription {
  const paths = new Environment({ directory: folder }).files
    .below(folder)
    .filter((path) => !statSync(path).isDirectory());
  const contents = paths.map((path) => {
    const content = readFileSync(path);
    return [path.slice(folder.length + 1), { module: { default: { base64: content.toString('base64') } } }] as const;
  });
  return {
    name: 'test',
    compiler: version,
    dialect: 'puppet',
    digest: '',
    modulepath: [],
    manifests: [],
    sources: {},
    files: Object.fromEntries(contents),
  };
}
