import {
  buildEnvironment,
  CatalogCompiler,
  CatalogEnvironment,
  Environment,
  linkEnvironment,
  recordOfRuby,
  rubyCode,
} from '@pptjs/catalog';
import * as interpreter from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import type { LogEntry } from '@pptjs/runtime';
/** The build of an environment records the signatures and resource types of modules' Ruby code. */
import test from 'ava';
import { folderOf, noticesOf, writeIn } from './folder.js';

const code = {
  'manifests/site.pp': 'thing { "a:b": size => 1 } plain { "x": level => 2 } notice(m::twice(4), shout("hey"))',
  // Only Ruby can read these title patterns.
  'modules/m/lib/puppet/type/thing.rb': `Puppet::Type.newtype(:thing) do
  def self.title_patterns
    [[Regexp.new('\\A(\\w+):(\\w+)\\z'), %i[first second].map { |name| [name] }]]
  end
  newparam(:first, namevar: true)
  newparam(:second, namevar: true)
  newproperty(:size)
end
`,
  'modules/m/lib/puppet/type/plain.rb':
    'Puppet::Type.newtype(:plain) do\n  newparam(:name, namevar: true)\n  newproperty(:level)\nend\n',
  'modules/m/lib/puppet/type/broken.rb': 'Puppet::Type.newtype(:broken) do\n  extend Nothing\nend\n',
  'modules/m/lib/puppet/functions/m/twice.rb':
    "Puppet::Functions.create_function(:'m::twice') do\n  dispatch :twice do\n    param 'Integer', :n\n  end\n  def twice(n)\n    n * 2\n  end\nend\n",
  'modules/m/lib/puppet/functions/m/broken.rb': 'nonsense',
  'modules/m/lib/puppet/parser/functions/shout.rb':
    'Puppet::Parser::Functions.newfunction(:shout, type: :rvalue, arity: 1) { |args| args[0].upcase }\n',
};

/** Writes the files of a build, and links them. */
async function linkedEnvironment(files: ReturnType<typeof buildEnvironment>['files']): Promise<CatalogEnvironment> {
  const built = await linkEnvironment(
    folderOf(Object.fromEntries(files.map(({ path, content }) => [path, String(content)]))),
  );
  if (!(built instanceof CatalogEnvironment)) throw new TypeError('expected an environment without a runtime');
  return built;
}

/** Records which functions and types the compiler reads with Ruby. */
class RecordingRuby extends Ruby {
  readonly requests: string[] = [];

  constructor() {
    super(() => interpreter);
  }

  override describeFunction(...args: Parameters<Ruby['describeFunction']>): ReturnType<Ruby['describeFunction']> {
    this.requests.push(args[0]);
    return super.describeFunction(...args);
  }

  override describeResourceType(
    ...args: Parameters<Ruby['describeResourceType']>
  ): ReturnType<Ruby['describeResourceType']> {
    this.requests.push(args[0]);
    return super.describeResourceType(...args);
  }
}

test('a built environment needs no Ruby to read signatures and resource types', async (t) => {
  const environment = new Environment({ directory: folderOf(code) });
  const ruby = await recordOfRuby(environment);
  t.deepEqual(Object.keys(ruby.resourceTypes), ['plain', 'thing']);
  t.deepEqual(ruby.resourceTypes['thing']?.namevars, ['first', 'second']);
  t.deepEqual(Object.keys(ruby.functions), ['m::twice', 'shout']);
  t.deepEqual(ruby.requirements, {
    functions: ['m::broken', 'm::twice', 'shout'],
    resourceTypes: ['broken'],
    templates: [],
  });
  const { files } = buildEnvironment(environment, { ruby });
  const built = await linkedEnvironment(files);
  const running = new RecordingRuby();
  const extensions = [rubyCode(() => running)];
  const logs: LogEntry[] = [];
  const { catalog } = new CatalogCompiler({ environment: built, extensions }).compile({
    log: (entry) => logs.push(entry),
  });
  t.is(catalog.findReference('Thing[a:b]')?.get('size'), 1);
  t.is(catalog.findReference('Plain[x]')?.get('level'), 2);
  t.deepEqual(
    logs.filter(({ level }) => level === 'notice').map(({ message }) => message),
    ['8 HEY'],
  );
  t.deepEqual(running.requests, []);
  const wrong = new CatalogCompiler({ environment: built.withCode('m::twice("x")'), extensions });
  t.throws(() => wrong.compile(), { message: /'m::twice' parameter 'n' expects an Integer value, got String/ });
});

test('a built environment has the legacy functions and resource types of hidden modules', async (t) => {
  const environment = folderOf({
    'environment.conf': 'modulepath = first:second\n',
    'first/m/manifests/init.pp': 'class m { }\n',
    'second/m/manifests/init.pp': 'class m { nonsense }\n',
    'second/m/lib/puppet/parser/functions/shout.rb': code['modules/m/lib/puppet/parser/functions/shout.rb'],
    'second/m/lib/puppet/type/plain.rb': code['modules/m/lib/puppet/type/plain.rb'],
    'second/README': 'no folder',
    'manifests/site.pp': 'include m plain { "x": level => 2 } notice(shout("hey"))',
  });
  const { files } = buildEnvironment(new Environment({ directory: environment }));
  t.deepEqual(
    files.map(({ path }) => path).filter((path) => path.startsWith('second')),
    ['second/m/lib/puppet/parser/functions/shout.rb.js', 'second/m/lib/puppet/type/plain.rb.js'],
  );
  const built = await linkedEnvironment(files);
  t.deepEqual(await noticesOf(built), ['HEY']);
});

test('a built environment calls the functions of its main manifest in place of built-in functions', async (t) => {
  const environment = folderOf({
    'manifests/a.pp': "notice(sha256('a')) include m\n",
    'manifests/b.pp': 'function sha256($x) { "own ${x}" }\n',
    'modules/m/manifests/init.pp': "class m { notice(sha256('x')) }\n",
  });
  const { files } = buildEnvironment(new Environment({ directory: environment }));
  const built = await linkedEnvironment(files);
  t.deepEqual(await noticesOf(built), ['own a', 'own x']);
});

/** A function that reads a variable of its caller if it gets the scope, and another text if not. */
const readers = {
  'manifests/site.pp': "$x = 'top' ['local'].each |$x| { notice(m::read()) }",
  'modules/m/lib/puppet/functions/m/read.rb':
    "Puppet::Functions.create_function(:'m::read', Puppet::Functions::InternalFunction) do\n  dispatch :read do\n    scope_param\n  end\n  def read(scope)\n    scope['x']\n  end\nend\n",
};
const NOT_READING =
  "Puppet::Functions.create_function(:'m::read') do\n  dispatch :read do\n  end\n  def read\n    'none'\n  end\nend\n";

test('Ruby functions of a built environment see the parameters of lambdas around their calls', async (t) => {
  const environment = new Environment({ directory: folderOf(readers) });
  const { files } = buildEnvironment(environment, { ruby: await recordOfRuby(environment) });
  t.deepEqual(await noticesOf(await linkedEnvironment(files)), ['local']);
});

test('the caches on disk have no outdated code for calls of a function that begins to read variables', async (t) => {
  const cacheDirectory = folderOf({});
  const directory = folderOf(readers);
  const path = 'modules/m/lib/puppet/functions/m/read.rb';
  for (const [text, expected] of [
    [NOT_READING, 'none'],
    [readers[path], 'local'],
  ] as const) {
    writeIn(directory, { [path]: text });
    t.deepEqual(await noticesOf(directory, { cacheDirectory }), [expected]);
    const environment = new Environment({ directory });
    const { files } = buildEnvironment(environment, { ruby: await recordOfRuby(environment), cacheDirectory });
    t.deepEqual(await noticesOf(await linkedEnvironment(files)), [expected]);
  }
});

test('a compiler compiles a file again if a function that it calls begins to read variables', async (t) => {
  const path = 'modules/m/lib/puppet/functions/m/read.rb';
  const directory = folderOf({ ...readers, [path]: NOT_READING });
  const extensions = [rubyCode(() => new RecordingRuby())];
  const compiler = new CatalogCompiler({ environment: new Environment({ directory }), extensions });
  const notices: string[] = [];
  const compile = (): Promise<unknown> => compiler.compileLoading({ log: ({ message }) => notices.push(message) });
  await compile();
  writeIn(directory, { [path]: readers[path] });
  compiler.refresh();
  await compile();
  t.deepEqual(notices, ['none', 'local']);
});

test('a built environment has the data provider of its environment.conf', async (t) => {
  const environment = folderOf({
    'environment.conf': 'environment_data_provider = function\n',
    'functions/environment/data.pp': "function environment::data() { { 'k' => 5 } }\n",
    'manifests/site.pp': "notice(lookup('k'))\n",
  });
  const { files } = buildEnvironment(new Environment({ directory: environment }));
  const built = await linkedEnvironment(files);
  t.deepEqual(await noticesOf(built), ['5']);
});
