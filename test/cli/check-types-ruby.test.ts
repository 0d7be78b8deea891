/** `check --types` reads the signatures of functions in Ruby, and the attributes of resource types. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const current = (name: string, body: string): string =>
  `Puppet::Functions.create_function(:'${name}') do\n${body}\nend\n`;
const legacy = (name: string, options: string, body = ''): string =>
  `module Puppet::Parser::Functions\n  newfunction(:${name}, ${options}) do |args|\n${body}    args[0]\n  end\nend\n`;

const environment = {
  'environment.conf': '',
  'modules/web/types/mode.pp': "type Web::Mode = Enum['on', 'off']\n",
  'modules/web/lib/puppet/functions/web/port.rb': current(
    'web::port',
    `  dispatch :port do
    param 'Integer', :base
    optional_param 'Web::Mode', :mode
    return_type 'Integer'
  end
  dispatch :named do
    param 'String', :name
    return_type 'String'
  end
  def port(base, mode = 'on')
    base
  end
  def named(name)
    name
  end`,
  ),
  'modules/web/lib/puppet/functions/web/all.rb': current(
    'web::all',
    `  local_types do
    type 'Names = Variant[String, Array[String]]'
  end
  dispatch :all do
    required_repeated_param 'Names', :names
    block_param 'Callable[1, 1]', :block
  end
  def all(*names)
    names
  end`,
  ),
  'modules/web/lib/puppet/functions/web/pairs.rb': current(
    'web::pairs',
    "  dispatch :pairs do\n    block_param 'Callable[String, Array[Integer]]', :block\n  end\n  def pairs()\n    yield('a', [1])\n  end",
  ),
  'modules/web/lib/puppet/functions/web/plain.rb': current('web::plain', '  def plain(a, b = 1)\n    a\n  end'),
  'modules/web/lib/puppet/functions/web/unknown.rb': current(
    'web::unknown',
    "  dispatch :unknown do\n    param 'Other::Type', :x\n  end\n  def unknown(x)\n    x\n  end",
  ),
  'modules/web/lib/puppet/functions/web/rest.rb': current(
    'web::rest',
    "  def rest(*args)\n    raise(Puppet::ParseError, 'wrong') if args.size != 1\n    args[0]\n  end",
  ),
  'modules/web/lib/puppet/functions/web/own.rb': current(
    'web::own',
    '  def call(scope, *args)\n    args\n  end\n  def own()\n    1\n  end',
  ),
  'modules/web/lib/puppet/parser/functions/two.rb': legacy('two', ':type => :rvalue, :arity => 2'),
  'modules/web/lib/puppet/parser/functions/some.rb': legacy('some', ':type => :rvalue, :arity => -2'),
  'modules/web/lib/puppet/parser/functions/every.rb': legacy('every', ':type => :rvalue'),
  'modules/web/lib/puppet/parser/functions/checked.rb': legacy(
    'checked',
    ':type => :rvalue',
    '    value = args[0]\n    raise(Puppet::ParseError, "wrong") if args.size < 1 || (args.size > 2)\n',
  ),
  'modules/web/lib/puppet/parser/functions/listed.rb': legacy(
    'listed',
    ':type => :rvalue, :arity => -2',
    '    unless [1, 3].include?(args.length)\n      raise ArgumentError, "wrong"\n    end\n',
  ),
  'modules/web/lib/puppet/parser/functions/early.rb': legacy(
    'early',
    ':type => :rvalue',
    '    next 1 if args.empty?\n    raise(Puppet::ParseError, "wrong") if args.size != 2\n',
  ),
  'modules/web/lib/puppet/parser/functions/shifted.rb': legacy(
    'shifted',
    ':type => :rvalue',
    '    args.shift\n    raise(Puppet::ParseError, "wrong") if args.size != 2\n',
  ),
  'modules/web/lib/puppet/parser/functions/typed.rb': legacy(
    'typed',
    ':type => :rvalue',
    '    raise(Puppet::ParseError, "wrong") if args.size > 1 and args[0].nil?\n',
  ),
  'modules/web/lib/puppet/type/web_user.rb':
    'Puppet::Type.newtype(:web_user) do\n  newparam(:name, :namevar => true)\n  newproperty(:role)\nend\n',
};

interface Row {
  readonly title: string;
  readonly source: string;
  /** `line severity code`, in order. */
  readonly findings: readonly string[];
}

const rows: readonly Row[] = [
  { title: 'arguments that fit', source: 'notice(web::port(1), web::port(1, "on"), web::port("a"))', findings: [] },
  { title: 'an argument of another type', source: 'notice(web::port([]))', findings: ['1 error TYPE_ARGUMENT'] },
  { title: 'too many arguments', source: 'notice(web::port(1, "on", 2))', findings: ['1 error TYPE_ARGUMENT_COUNT'] },
  { title: 'too few arguments', source: 'notice(web::port())', findings: ['1 error TYPE_ARGUMENT_COUNT'] },
  {
    title: 'an alias of a module in a signature',
    source: 'notice(web::port(1, "auto"))',
    findings: ['1 error TYPE_ARGUMENT'],
  },
  {
    title: 'the declared type of a result, by signature',
    source: 'notice(web::port(1) + [])\nnotice(web::port(1)["x"])\nnotice(upcase(web::port("a")))',
    findings: ['1 error TYPE_OPERAND', '2 error TYPE_OPERAND'],
  },
  {
    title: 'the declared types of the parameters of a block',
    source:
      'web::pairs() |$a, $b| { 1 }\nweb::pairs() |Scalar $a, Array $b| { 1 }\nweb::pairs() |Integer $a, $b| { 1 }\nweb::pairs() |$a, Array[String] $b| { 1 }\nweb::pairs() |Enum["a"] $a, $b| { 1 }',
    findings: ['3 error TYPE_BLOCK', '4 error TYPE_BLOCK', '5 error TYPE_BLOCK'],
  },
  {
    title: 'a type of the function',
    source: 'notice(web::all("a", ["b"]) |$x| { $x })\nnotice(web::all("a", [1]) |$x| { $x })',
    findings: ['2 error TYPE_ARGUMENT'],
  },
  {
    title: 'a missing block',
    source: 'notice(web::all("a"))',
    findings: ['1 error TYPE_BLOCK'],
  },
  {
    title: 'a block with too many parameters',
    source: 'notice(web::all("a") |$x, $y| { $x })',
    findings: ['1 error TYPE_BLOCK'],
  },
  {
    title: 'a function without a declared signature',
    source: 'notice(web::plain(1), web::plain([], 2))\nnotice(web::plain())',
    findings: ['2 error TYPE_ARGUMENT_COUNT'],
  },
  { title: 'a type that is not known', source: 'notice(web::unknown(1))', findings: [] },
  { title: 'a function that chooses a signature itself', source: 'notice(web::own(1, 2, 3))', findings: [] },
  {
    title: 'the arity of a function with the API of Puppet 3',
    source: 'notice(two(1, 2), some(1), some(1, 2, 3), every())\nnotice(two(1))\nnotice(some())',
    findings: ['2 error TYPE_ARGUMENT_COUNT', '3 error TYPE_ARGUMENT_COUNT'],
  },
  {
    title: 'a number of arguments that the body rejects at once',
    source:
      'notice(checked(1), checked(1, 2), listed(1), listed(1, 2, 3), web::rest(1))\nnotice(checked())\nnotice(checked(1, 2, 3))\nnotice(listed(1, 2, 3, 4))\nnotice(web::rest(1, 2))',
    findings: [
      '2 error TYPE_ARGUMENT_COUNT',
      '3 error TYPE_ARGUMENT_COUNT',
      '4 error TYPE_ARGUMENT_COUNT',
      '5 error TYPE_ARGUMENT_COUNT',
    ],
  },
  {
    title: 'checks that the body may not reach, or that are about something else',
    source: 'notice(early(), early(1), shifted(1, 2, 3), typed(1, 2))',
    findings: [],
  },
  {
    title: 'an unfolded argument',
    source: 'function f(Array $x) { web::port(1, *$x) }',
    findings: [],
  },
  {
    title: 'an attribute of a resource type',
    source: 'web_user { "a": role => "x" }\nweb_user { "b": rule => "x" }',
    findings: ['2 error TYPE_UNKNOWN_PARAMETER'],
  },
];

for (const { title, source, findings } of rows) {
  test(`check --types with Ruby: ${title}`, async (t) => {
    const cwd = folder(t, { ...environment, 'manifests/site.pp': `${source}\n` });
    const { stdout } = await pptjs(['check', '--types', '--json', 'manifests'], { cwd });
    const found = stdout
      .trim()
      .split('\n')
      .slice(0, -1)
      .map((text) => {
        const { line, severity, code } = JSON.parse(text) as { line: number; severity: string; code: string };
        return `${line} ${severity} ${code}`;
      });
    t.deepEqual(found, findings, stdout);
  });
}

test('a message names the Ruby file that declares the signature', async (t) => {
  const cwd = folder(t, { ...environment, 'manifests/site.pp': 'notice(web::port([]))\n' });
  const { stderr } = await pptjs(['check', '--types', 'manifests'], { cwd });
  t.regex(stderr, /'web::port' parameter 'base' expects Integer or String, got the Array \[\]/);
  t.regex(stderr, /Declared in modules\/web\/lib\/puppet\/functions\/web\/port\.rb:1\./);
});
