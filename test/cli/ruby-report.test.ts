/** `pptjs check --ruby-report`: which Ruby files of modules need the interpreter. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

/** Files of a module, and the line of the report; null for a file that catalogs do not use. */
const rows: readonly (readonly [file: string, text: string, line: string | null])[] = [
  ['templates/a.erb', '<%= @name.upcase %>\n', 'template compiles to JavaScript'],
  ['templates/b.erb', "a\n<%= eval('1') %>\n", 'template needs the interpreter: 2:5: the method eval'],
  ['templates/c.erb', '<%= Time.now %>\n', 'template compiles to JavaScript, except: 1:5: Time.now'],
  ['templates/d.erb', '<% if %>\n', 'template needs the interpreter: 1:4: a syntax error'],
  [
    'lib/puppet/functions/m/double.rb',
    "Puppet::Functions.create_function(:'m::double') do\n  dispatch(:x) { param 'Integer', :n }\n  def x(n) = n * 2\nend\n",
    'function compiles to JavaScript',
  ],
  [
    'lib/puppet/functions/m/now.rb',
    "Puppet::Functions.create_function(:'m::now') do\n  def now(x)\n    x ? Time.now : 0\n  end\nend\n",
    'function compiles to JavaScript, except: 3:9: Time.now',
  ],
  [
    'lib/puppet/parser/functions/run.rb',
    'Puppet::Parser::Functions.newfunction(:run) do |args|\n  system(args[0])\nend\n',
    'function is read from its text; its calls need the interpreter: 2:3: the method system',
  ],
  [
    'lib/puppet/functions/m/other.rb',
    "Puppet::Functions.create_function(:'m::other') do\n  dispatch(:x) { param ENV['TYPE'], :n }\nend\n",
    'function needs the interpreter: 2: not a literal text',
  ],
  [
    'lib/puppet/type/plain.rb',
    'Puppet::Type.newtype(:plain) do\n  newparam(:name)\nend\n',
    'type is read from its text',
  ],
  [
    'lib/m/patch.rb',
    'class String\n  def x = 1\nend\n',
    'library needs the interpreter: it changes a class of Ruby: in an environment that loads it, the interpreter renders all templates',
  ],
  ['lib/m/helper.rb', 'module M\nend\n', null],
  ['lib/facter/f.rb', "Facter.add('f') { setcode { 1 } }\n", null],
];

test('the report has a line for each Ruby file that catalogs use', async (t) => {
  const cwd = folder(t, Object.fromEntries(rows.map(([file, text]) => [`m/${file}`, text])));
  const { code, stdout, stderr } = await pptjs(['check', '--ruby-report', 'm'], { cwd });
  t.is(code, 0);
  const expected = rows.flatMap(([file, , line]) => (line === null ? [] : [`m/${file}: ${line}`]));
  t.deepEqual(stdout.trimEnd().split('\n').toSorted(), expected.toSorted());
  t.is(
    stderr,
    [
      '4 templates: 1 compiled, 1 partly, 2 for the interpreter',
      '4 functions: 1 compiled, 1 partly, 2 for the interpreter',
      '1 type: 1 read from the text',
      '',
    ].join('\n'),
  );
});

test('--json prints a JSON line for each file', async (t) => {
  const cwd = folder(t, { 'm/templates/b.erb': "<%= eval('1') %>\n" });
  const { stdout } = await pptjs(['check', '--ruby-report', '--json', 'm'], { cwd });
  t.deepEqual(JSON.parse(stdout), {
    file: 'm/templates/b.erb',
    kind: 'template',
    use: 'interpreter',
    reasons: [{ reason: 'the method eval', line: 1, column: 5 }],
  });
});

test('a path without Ruby files is an error', async (t) => {
  const cwd = folder(t, { 'm/a.pp': '' });
  const { code, stderr } = await pptjs(['check', '--ruby-report', 'm'], { cwd });
  t.is(code, 1);
  t.true(stderr.startsWith('pptjs check: m: there is no Ruby file\n'), stderr);
});
