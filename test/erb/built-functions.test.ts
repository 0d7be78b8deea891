/** Built environments contain the compiled forms of Ruby functions. */
import { isDeepStrictEqual } from 'node:util';
import {
  buildEnvironment,
  CatalogCompiler,
  CatalogEnvironment,
  Environment,
  type EnvironmentBuild,
  linkEnvironment,
  loadRubyCompiler,
  recordOfRuby,
  rubyCode,
} from '@pptjs/catalog';
import { BuiltEnvironment } from '@pptjs/catalog/built';
import * as interpreter from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import { writeJson } from '@pptjs/runtime';
import test from 'ava';
import { folderOf } from '../catalog/folder.js';

const functionOf = (name: string, body: string): string =>
  `Puppet::Functions.create_function(:'m::${name}') do\n  dispatch :${name} do\n    param 'Any', :value\n  end\n  def ${name}(value)\n    ${body}\n  end\nend\n`;

const legacyFunctionOf = (name: string, body: string): string =>
  `Puppet::Parser::Functions.newfunction(:${name}, type: :rvalue, arity: 1) { |args| ${body} }\n`;

const FILES: Readonly<Record<string, string>> = {
  'manifests/site.pp': '',
  'modules/m/lib/puppet/functions/m/upper.rb': functionOf('upper', 'value.upcase'),
  'modules/m/lib/puppet/functions/m/outer.rb': functionOf('outer', "call_function('m::upper', value) + '!'"),
  'modules/m/lib/puppet/functions/m/rejected.rb': functionOf('rejected', "eval('value')"),
  'modules/m/lib/puppet/functions/m/uncertain.rb': `X = 'a'.upcase\n${functionOf('uncertain', 'value')}`,
  'modules/m/lib/puppet/functions/m/fails.rb': functionOf('fails', "raise Puppet::ParseError, 'no ' + value"),
  'modules/m/lib/puppet/parser/functions/shout.rb': legacyFunctionOf('shout', "args[0].upcase + '!'"),
  'modules/m/templates/shout.erb': '<%= scope.function_shout([@text]) %>',
  'modules/patch/lib/puppet/functions/patch/string.rb':
    "class ::String\n  def upcase = 'patched'\nend\nPuppet::Functions.create_function(:'patch::string') do\n  def string = 'x'\nend\n",
};

const FUNCTIONS = 'modules/m/lib/puppet/functions/m';
const LEGACY = 'modules/m/lib/puppet/parser/functions';

/** Uses functions of both interfaces, directly, through each other, and through a template. */
const COMPILED =
  "$text = 'a'\nnotify { 'x': message => [m::upper('a'), m::outer('b'), shout('c'), template('m/shout.erb')] }";
const BAILS_OUT = COMPILED.replaceAll("'a'", "'é'").replaceAll("'b'", "'ö'").replaceAll("'c'", "'ü'");

interface Built extends EnvironmentBuild {
  readonly source: Environment;
  /** The folder of the source. */
  readonly directory: string;
}

async function build(): Promise<Built> {
  const directory = folderOf(FILES);
  const source = new Environment({ directory, name: 'production' });
  const options = { ruby: await recordOfRuby(source), compiler: await loadRubyCompiler() };
  return { ...buildEnvironment(source, options), source, directory };
}

async function link({ files, directory }: Built): Promise<BuiltEnvironment> {
  const out = folderOf(Object.fromEntries(files.map(({ path, content }) => [path, String(content)])));
  const environment = await linkEnvironment(out, { location: directory });
  if (!(environment instanceof BuiltEnvironment)) throw new TypeError('a bundle');
  return environment;
}

const withoutRuby = (): Ruby => new Ruby(() => undefined);

/** Fails the test if CRuby starts. */
const withoutStart = (): Ruby =>
  new Ruby(() => {
    throw new Error('CRuby starts');
  });

function compile(environment: CatalogEnvironment, code: string, ruby: () => Ruby): string {
  const compiler = new CatalogCompiler({ environment: environment.withCode(code), extensions: [rubyCode(ruby)] });
  const { data } = compiler.compile();
  return writeJson(new Map([...data, ['catalog_uuid', ''], ['version', '']]));
}

async function messageWithoutNode(environment: BuiltEnvironment, code: string): Promise<unknown> {
  const { catalog } = await environment.compileCatalog({ code });
  return catalog.findReference('Notify[x]')?.get('message');
}

test('the build writes a module and a source map for each function that compiles', async (t) => {
  const { files } = await build();
  const modules = files.map(({ path }) => path).filter((path) => path.includes('.function.js'));
  t.deepEqual(
    modules,
    [`${FUNCTIONS}/fails`, `${FUNCTIONS}/outer`, `${FUNCTIONS}/upper`, `${LEGACY}/shout`].flatMap((path) => [
      `${path}.rb.function.js`,
      `${path}.rb.function.js.map`,
    ]),
  );
  const map = files.find(({ path }) => path === `${FUNCTIONS}/upper.rb.function.js.map`);
  t.deepEqual((JSON.parse(String(map?.content)) as { readonly sources: unknown }).sources, ['upper.rb']);
});

test('the bytes of a build do not depend on its folder', async (t) => {
  const [first, second] = [await build(), await build()];
  t.not(first.directory, second.directory);
  t.true(isDeepStrictEqual(first.files, second.files));
});

test('a built environment needs Ruby only for functions that do not compile', async (t) => {
  const { rubyRequirements } = await link(await build());
  t.deepEqual(rubyRequirements.functions, ['m::rejected', 'm::uncertain', 'patch::string']);
});

test('a built environment calls compiled functions without the interpreter', async (t) => {
  const built = await build();
  const environment = await link(built);
  const expected = compile(built.source, COMPILED, () => new Ruby(() => interpreter));
  t.true(expected.includes('["A","B!","C!","A!"]'), expected);
  t.is(compile(environment, COMPILED, withoutStart), expected);
  t.deepEqual(await messageWithoutNode(environment, COMPILED), ['A', 'B!', 'C!', 'A!']);
});

test('the interpreter takes over if a function of a built environment bails out', async (t) => {
  const built = await build();
  const ruby = (): Ruby => new Ruby(() => interpreter);
  const expected = compile(built.source, BAILS_OUT, ruby);
  t.true(expected.includes('["É","Ö!","Ü!","É!"]'), expected);
  t.is(compile(await link(built), BAILS_OUT, ruby), expected);
});

test('the error of a compiled function is the same in a built environment', async (t) => {
  const built = await build();
  const environment = await link(built);
  const code = "m::fails('luck')";
  const expected = t.throws(() => compile(built.source, code, withoutStart));
  t.regex(expected.message, /no luck/);
  t.is(t.throws(() => compile(environment, code, withoutStart)).message, expected.message);
  await t.throwsAsync(messageWithoutNode(environment, code), { message: expected.message });
});

for (const [title, code, name] of [
  ['does not compile', "m::rejected('a')", 'm::rejected'],
  ['bails out', "m::upper('é')", 'm::upper'],
  ['belongs to the legacy interface and bails out', "shout('é')", 'shout'],
] as const)
  test(`without Ruby, a function that ${title} is an error that names it`, async (t) => {
    const environment = await link(await build());
    await t.throwsAsync(messageWithoutNode(environment, code), {
      message: new RegExp(`The function '${name}' is written in Ruby \\(.*\\.rb\\)`),
    });
    t.throws(() => compile(environment, code, withoutRuby), { message: /@pptjs\/ruby/ });
  });

test('compiled functions are not used after code that changes the classes of Ruby', async (t) => {
  const built = await build();
  const environment = await link(built);
  const code = "$x = patch::string()\nnotify { 'x': message => m::upper('a') }";
  const ruby = (): Ruby => new Ruby(() => interpreter);
  const expected = compile(built.source, code, ruby);
  t.true(expected.includes('patched'), expected);
  t.is(compile(environment, code, ruby), expected);
});
