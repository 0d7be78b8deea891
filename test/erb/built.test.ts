import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  buildEnvironment,
  Environment,
  type EnvironmentBuild,
  linkEnvironment,
  loadRubyCompiler,
} from '@pptjs/catalog';
import { BuiltEnvironment } from '@pptjs/catalog/built';
import test from 'ava';

const FILES: Readonly<Record<string, string>> = {
  'manifests/site.pp': "$names = ['b', 'a']\n$text = 'é'\nnotify { 'x': message => template($template) }\n",
  'modules/m/templates/list.erb': "<%= @names.sort.join(',') %>\n",
  'modules/m/templates/outer.erb': "[<%= scope.function_template(['m/list.erb']) %>]",
  'modules/m/templates/rejected.erb': "<%= eval('1') %>",
  'modules/m/templates/bails-out.erb': '<%= @text.upcase %>',
};

async function write(root: string, files: readonly (readonly [path: string, content: string | Uint8Array])[]) {
  for (const [path, content] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

async function build(): Promise<EnvironmentBuild & { readonly out: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'pptjs-erb-'));
  await write(directory, Object.entries(FILES));
  const built = buildEnvironment(new Environment({ directory }), { compiler: await loadRubyCompiler() });
  const out = await mkdtemp(join(tmpdir(), 'pptjs-erb-'));
  await write(
    out,
    built.files.map(({ path, content }) => [path, content] as const),
  );
  return { ...built, out };
}

/** Compiles a catalog in the host without Node and without Ruby. */
async function messageOf(environment: BuiltEnvironment, template: string): Promise<unknown> {
  const { catalog } = await environment.compileCatalog({ variables: { template } });
  return catalog.findReference('Notify[x]')?.get('message');
}

async function link(): Promise<BuiltEnvironment> {
  const environment = await linkEnvironment((await build()).out);
  if (!(environment instanceof BuiltEnvironment)) throw new TypeError('a bundle');
  return environment;
}

test('the build writes a module and a source map for each template that compiles', async (t) => {
  const { files } = await build();
  const modules = files.map(({ path }) => path).filter((path) => path.includes('.template.js'));
  t.deepEqual(
    modules,
    ['bails-out', 'list', 'outer'].flatMap((name) => [
      `modules/m/templates/${name}.erb.template.js`,
      `modules/m/templates/${name}.erb.template.js.map`,
    ]),
  );
});

test('a built environment needs Ruby only for templates that do not compile', async (t) => {
  t.deepEqual((await link()).rubyRequirements.templates, ['modules/m/templates/rejected.erb']);
});

test('a built environment renders templates without Ruby', async (t) => {
  const environment = await link();
  t.is(await messageOf(environment, 'm/list.erb'), 'a,b\n');
  t.is(await messageOf(environment, 'm/outer.erb'), '[a,b\n]');
});

test('without Ruby, a template that does not compile or that bails out is an error', async (t) => {
  const environment = await link();
  await t.throwsAsync(messageOf(environment, 'm/rejected.erb'), { message: /m\/rejected\.erb/ });
  await t.throwsAsync(messageOf(environment, 'm/bails-out.erb'), { message: /m\/bails-out\.erb/ });
});
