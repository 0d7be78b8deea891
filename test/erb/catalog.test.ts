import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileCatalog, Environment } from '@pptjs/catalog';
import test from 'ava';

interface Answer {
  readonly message: unknown;
  readonly logs: readonly string[];
}

/** Compiles a manifest, and returns the message of `Notify[x]` and the log. */
async function compile(code: string, modules: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const logs: string[] = [];
  const environment = new Environment({ name: 'production', modulepath: await folderOf(modules) }).withCode(code);
  const { catalog } = await compileCatalog({
    environment,
    log: ({ level, message }) => logs.push(`${level}: ${message}`),
  });
  return { message: catalog.findReference('Notify[x]')?.get('message'), logs };
}

/** Writes the files of modules to a temporary folder, which is a module path. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pptjs-erb-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return [folder];
}

/** `upcase` of a letter beyond ASCII is left to Ruby. */
const BAIL_OUT = "<%= 'é'.upcase %>";

test('a function that a template has called before Ruby takes over runs once', async (t) => {
  const template = `<% scope.call_function('notice', ['a', 'b']) %><%= scope.call_function('max', 1, 3) %>${BAIL_OUT}`;
  t.deepEqual(await compile(`notify { x: message => inline_template("${template}") }`), {
    message: '3É',
    logs: ['notice: a b'],
  });
});

test('a function that a template within a template has called runs once', async (t) => {
  const modules = {
    'm/templates/outer.erb': `<% scope.function_notice(['outer']) %><%= scope.function_template(['m/inner.erb']) %>${BAIL_OUT}`,
    'm/templates/inner.erb': "<% scope.function_notice(['inner']) %>inner",
  };
  t.deepEqual(await compile("notify { x: message => template('m/outer.erb') }", modules), {
    message: 'innerÉ',
    logs: ['notice: outer', 'notice: inner'],
  });
});

test('the error of a function is that of Puppet', async (t) => {
  const manifest = `notify { x: message => inline_template("a<%= scope.call_function('fail', ['no']) %>") }`;
  await t.throwsAsync(compile(manifest), { message: /Failed to parse inline template: no/ });
});

test('the error of a template within a template names both templates', async (t) => {
  const modules = {
    'm/templates/outer.erb': "a\n<%= scope.function_template(['m/inner.erb']) %>",
    'm/templates/inner.erb': "\n\n<%= scope.call_function('fail', ['no']) %>",
  };
  await t.throwsAsync(compile("notify { x: message => template('m/outer.erb') }", modules), {
    message: /Failed to parse template m\/outer\.erb:[^]*Failed to parse template m\/inner\.erb:[^]*Line: 3\n/,
  });
});

test('a template changes the arrays of its scope', async (t) => {
  const manifest = `$a = ['x']\n$text = inline_template("<% @a << 'y' %><%= @a.join %>")\nnotify { x: message => [$text, $a] }`;
  t.deepEqual((await compile(manifest)).message, ['xy', ['x', 'y']]);
});

test('a template that Ruby renders after a bail-out changes an array once', async (t) => {
  const manifest = `$a = ['x']\n$text = inline_template("<% @a << 'y' %>${BAIL_OUT}")\nnotify { x: message => $a }`;
  t.deepEqual((await compile(manifest)).message, ['x', 'y']);
});

test('a template within a template changes no array, also if Ruby takes over', async (t) => {
  const modules = {
    'm/templates/inner.erb': "<% @a << 'y' %><%= @a.join %>",
    'm/templates/plain.erb': "<%= scope.function_template(['m/inner.erb']) %>",
    'm/templates/bails-out.erb': `<%= scope.function_template(['m/inner.erb']) %>${BAIL_OUT}`,
  };
  const manifest = `$a = ['x']\n$texts = ['plain', 'bails-out'].map |$name| { template("m/\${name}.erb") }\n`;
  const { message } = await compile(`${manifest}notify { x: message => [$texts, $a] }`, modules);
  t.deepEqual(message, [['xy', 'xyÉ'], ['x']]);
});

for (const code of [`@a += ['y']; @a`, `@a = @a + ['y']; @a`, `${"'é'.upcase"}; @a += ['y']`]) {
  test(`an assignment in a template does not change its scope: ${code}`, async (t) => {
    const manifest = `$a = ['x']\n$text = inline_template("<% ${code} %>")\nnotify { x: message => $a }`;
    t.deepEqual((await compile(manifest)).message, ['x']);
  });
}

test('an undefined variable is reported once', async (t) => {
  const { message, logs } = await compile(
    `notify { x: message => inline_template("<%= scope['none'] %>${BAIL_OUT}") }`,
  );
  t.is(message, 'É');
  t.is(logs.filter((line) => line.includes("Undefined variable 'none'")).length, 1);
});

test('Ruby renders the templates of modules that change the classes of Ruby', async (t) => {
  const modules = {
    'm/lib/puppet/functions/m/shout.rb':
      "class String\n  def upcase = 'patched'\nend\nPuppet::Functions.create_function(:'m::shout') do\n  def shout = 'x'\nend\n",
  };
  const manifest = `$a = m::shout()\nnotify { x: message => inline_template("<%= 'a'.upcase %>") }`;
  t.is((await compile(manifest, modules)).message, 'patched');
});
