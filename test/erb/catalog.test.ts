import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CatalogCompiler, compileCatalog, Environment, moduleExtensions } from '@pptjs/catalog';
import { toJS, type Value } from '@pptjs/runtime';
import type { Strictness } from '@pptjs/runtime';
import test from 'ava';

interface Answer {
  readonly message: unknown;
  readonly logs: readonly string[];
}

/** Compiles a manifest, and returns the message of `Notify[x]` and the log. */
async function compile(
  code: string,
  modules: Readonly<Record<string, string>> = {},
  strict: Strictness = 'error',
): Promise<Answer> {
  const logs: string[] = [];
  const environment = new Environment({ name: 'production', modulepath: await folderOf(modules) }).withCode(code);
  const { catalog } = await compileCatalog({
    environment,
    strict,
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

for (const [renderer, end] of [
  ['a compiled template', ''],
  ['a template that Ruby renders', BAIL_OUT],
]) {
  test(`${renderer} changes the hashes of its scope and of the class's parameters`, async (t) => {
    const changes = "@h['c'] ||= 3; @h.delete('a'); @h['b'] << 'z'; @unchanged['x']; @d['n'] = 1";
    const modules = {
      'm/manifests/init.pp': `class m(Hash $h, Hash $d = {}) {
        $unchanged = { 'x' => [1] }
        $text = inline_template("<% ${changes} %>${end}")
        $after = inline_template('<%= @h.inspect %><%= @unchanged.inspect %>')
      }`,
    };
    const manifest = `class { m: h => { 'a' => 1, 'b' => ['y'] } }
      notify { x: message => [$m::h, Class['m']['h'], Class['m']['d'], $m::after].map |$each| { String($each) } }`;
    const changed = "{'b' => ['y', 'z'], 'c' => 3}";
    const expected = [changed, changed, "{'n' => 1}", '{"b"=>["y", "z"], "c"=>3}{"x"=>[1]}'];
    t.deepEqual((await compile(manifest, modules)).message, expected);
  });
}

test('a template changes the texts of its scope', async (t) => {
  const modules = {
    'm/manifests/init.pp': `class m($h = { 'a' => 'x', 'b' => 'y' }, $s = 'x', $unchanged = 'x') {
      $text = inline_template("<% @h['a'] << 'y'; @h['b'].gsub!('y', 'z'); @s << 'y'; @unchanged.sub!('y', '') %>")
      $after = inline_template('<%= [@h, @s, @unchanged].inspect %>')
    }`,
  };
  const manifest = `include m
    notify { x: message => [String(Class['m']['h']), Class['m']['s'], Class['m']['unchanged'], $m::after] }`;
  t.deepEqual((await compile(manifest, modules)).message, [
    "{'a' => 'xy', 'b' => 'z'}",
    'xy',
    'x',
    '[{"a"=>"xy", "b"=>"z"}, "xy", "x"]',
  ]);
});

test('a template that changes a default changes it for one resource', async (t) => {
  const modules = {
    'm/manifests/d.pp': `define m::d($o = {}, $l = ['a']) {
      $x = inline_template('<% @o[@name] = 1; @l << @name %>')
      notify { $name: message => inline_template('<%= @o.inspect %><%= @l.inspect %>') }
    }`,
  };
  t.is((await compile("m::d { ['w', 'x']: }", modules)).message, '{"x"=>1}["a", "x"]');
});

test('arrays of data that a template changes are unchanged in the next catalog', async (t) => {
  const [directory = ''] = await folderOf({
    'hiera.yaml': 'version: 5\nhierarchy: [{ name: data, path: common.yaml }]\n',
    'data/common.yaml': "list: ['a']\nlists: [['b']]\n",
    'manifests/site.pp': `$list = lookup('list')\n$inner = lookup('lists')[0]\n$x = inline_template('<% @list << "c"; @inner << "d" %>')
      notify { x: message => "\${list} \${inner}" }`,
  });
  const compiler = new CatalogCompiler({
    environment: new Environment({ directory }),
    extensions: moduleExtensions({}),
  });
  const messages: unknown[] = [];
  for (const node of ['one', 'two'])
    messages.push((await compiler.compileLoading({ node })).catalog.findReference('Notify[x]')?.get('message'));
  t.deepEqual(messages, ['[a, c] [b, d]', '[a, c] [b, d]']);
});

test('a template that Ruby renders after a bail-out changes an array once', async (t) => {
  const manifest = `$a = ['x']\n$text = inline_template("<% @a << 'y' %>${BAIL_OUT}")\nnotify { x: message => $a }`;
  t.deepEqual((await compile(manifest)).message, ['x', 'y']);
});

for (const [renderer, end] of [
  ['a compiled template', ''],
  ['a template that Ruby renders', BAIL_OUT],
]) {
  test(`templates within ${renderer} have its arrays and hashes`, async (t) => {
    const modules = {
      'm/templates/outer.erb': `<% @a << 'o' %><%= scope.function_template(['m/array.erb']) %>|<%= @a.join %>|<% @h['k'] = 1 %><%= scope.function_template(['m/hash.erb']) %><%= scope.call_function('template', ['m/array.erb']) %><%= @h.inspect %>${end}`,
      'm/templates/plain.erb': `<%= scope.function_template(['m/array.erb']) %><%= @a.join %>${end}`,
      'm/templates/array.erb': "<% @a << 'y' %><%= @a.join %>",
      'm/templates/hash.erb': "<%= @h.inspect %><% @h['i'] = 2 %>",
      'm/manifests/init.pp': `class m($a = ['x'], $h = {}) {
        $texts = [template('m/outer.erb'), template('m/plain.erb')]
        notify { x: message => [*$texts, "\${$a}", inline_template('<%= @h.inspect %>')] }
      }`,
    };
    t.deepEqual((await compile('include m', modules)).message, [
      `xoy|xoy|{"k"=>1}xoyy{"k"=>1, "i"=>2}${end && 'É'}`,
      `xoyyyxoyyy${end && 'É'}`,
      '[x, o, y, y, y]',
      '{"k"=>1, "i"=>2}',
    ]);
  });
}

for (const code of [`@a += ['y']; @a`, `@a = @a + ['y']; @a`, `${"'é'.upcase"}; @a += ['y']`]) {
  test(`an assignment in a template does not change its scope: ${code}`, async (t) => {
    const manifest = `$a = ['x']\n$text = inline_template("<% ${code} %>")\nnotify { x: message => $a }`;
    t.deepEqual((await compile(manifest)).message, ['x']);
  });
}

test('an undefined variable is reported once', async (t) => {
  const { message, logs } = await compile(
    `notify { x: message => inline_template("<%= scope['none'] %>${BAIL_OUT}") }`,
    {},
    'warning',
  );
  t.is(message, 'É');
  t.is(logs.filter((line) => line.includes("Undefined variable 'none'")).length, 1);
});

test('Ruby renders the templates of modules that change the classes of Ruby', async (t) => {
  const modules = {
    'm/lib/puppet/functions/m/shout.rb':
      "class ::String\n  def upcase = 'patched'\nend\nPuppet::Functions.create_function(:'m::shout') do\n  def shout = 'x'\nend\n",
  };
  const manifest = `$a = m::shout()\nnotify { x: message => inline_template("<%= 'a'.upcase %>") }`;
  t.is((await compile(manifest, modules)).message, 'patched');
});

/** A function of the module `m`. */
function functionOf(name: string, body: string): Readonly<Record<string, string>> {
  return {
    [`m/lib/puppet/functions/m/${name}.rb`]: `Puppet::Functions.create_function(:'m::${name}') do\n${body}\nend\n`,
  };
}

function legacyFunctionOf(name: string, body: string): Readonly<Record<string, string>> {
  const text = `Puppet::Parser::Functions.newfunction(:${name}, type: :rvalue) do |args|\n${body}\nend\n`;
  return { [`m/lib/puppet/parser/functions/${name}.rb`]: text };
}

test('what a function has done before Ruby takes over happens once', async (t) => {
  const modules = functionOf(
    'f',
    "def f(x)\n  Puppet.warning('first')\n  size = call_function('max', 1, 3)\n  call_function('notice', size)\n  'é'.upcase + x\nend",
  );
  t.deepEqual(await compile("notify { x: message => m::f('a') }", modules), {
    message: 'Éa',
    logs: ['warning: first', 'notice: 3'],
  });
});

test('an error that a function raises has the message and the place of the call', async (t) => {
  const modules = functionOf('f', 'def f(x)\n  raise Puppet::ParseError, "no #{x}"\nend');
  const message =
    'Evaluation Error: Error while evaluating a Function Call, no a (line: 2, column: 24) on node localhost';
  await t.throwsAsync(compile("\nnotify { x: message => m::f('a') }", modules), { message });
});

test('an error that a function raises within a template has the place of the function', async (t) => {
  const modules = {
    ...functionOf('f', 'def f(x)\n  raise Puppet::ParseError, "no #{x}"\nend'),
    'm/templates/t.erb': "\n<%= scope.call_function('m::f', ['a']) %>",
  };
  await t.throwsAsync(compile("notify { x: message => template('m/t.erb') }", modules), {
    message:
      /Failed to parse template m\/t\.erb:\n {2}Filepath: \S+functions\/m\/f\.rb\n {2}Line: 3\n {2}Detail: no a\n/,
  });
});

test('a template calls a function with the legacy interface', async (t) => {
  const modules = {
    ...legacyFunctionOf('wrap', '  function_notice(args)\n  "[#{args.join(lookupvar(\'separator\'))}]"'),
    'm/templates/t.erb': `<%= scope.function_wrap(['a', nil, 1]) %>${BAIL_OUT}`,
    'm/templates/plain.erb': "<%= scope.function_wrap(['a', nil, 1]) %>",
  };
  const manifest = `$separator = '-'\nnotify { x: message => ['plain', 't'].map |$name| { template("m/\${name}.erb") } }`;
  t.deepEqual(await compile(manifest, modules), {
    message: ['[a--1]', '[a--1]É'],
    logs: ['notice: a  1', 'notice: a  1'],
  });
});

test('a function does not change its arguments', async (t) => {
  const modules = functionOf('f', "def f(list, hash)\n  list << 'b'\n  hash.delete('x')\n  [list, hash]\nend");
  const manifest = "$a = ['a']\n$h = { 'x' => 1 }\n$result = m::f($a, $h)\nnotify { x: message => [$result, $a, $h] }";
  t.deepEqual(toJS((await compile(manifest, modules)).message as Value), [[['a', 'b'], {}], ['a'], { x: 1 }]);
});

test('a function that Ruby calls sees the scope that it sees when Puppet code calls it', async (t) => {
  const modules = {
    ...functionOf('inner', "def inner\n  closure_scope['where']\nend"),
    ...functionOf('outer', "def outer\n  [call_function('m::inner'), 'é'.upcase]\nend"),
    'm/manifests/init.pp': "class m { $where = 'class' notify { x: message => [m::inner(), m::outer()] } }",
  };
  t.deepEqual((await compile("$where = 'top'\ninclude m", modules)).message, ['top', ['top', 'É']]);
});

test('Ruby executes the functions of modules that change the classes of Ruby', async (t) => {
  const modules = {
    ...functionOf('f', "def f\n  'a'.upcase\nend"),
    'm/lib/puppet/functions/m/shout.rb':
      "class ::String\n  def upcase = 'patched'\nend\nPuppet::Functions.create_function(:'m::shout') do\n  def shout = 'x'\nend\n",
  };
  t.deepEqual((await compile('$a = m::shout()\nnotify { x: message => m::f() }', modules)).message, 'patched');
});

/** The known difference `ruby-function-changes-argument`: values are immutable, so functions receive copies. */
test("a function that changes an array does not change that of its caller: Puppet's message is [a, b]", async (t) => {
  const modules = {
    'm/lib/puppet/functions/m/add.rb':
      "Puppet::Functions.create_function(:'m::add') do\n  def add(list)\n    list << 'b'\n    list.size\n  end\nend\n",
  };
  const code = "$list = ['a']\nnotice(m::add($list))\nnotify { x: message => $list }";
  const { message, logs } = await compile(code, modules);
  t.deepEqual([message, logs], [['a'], ['notice: 2']]);
});
