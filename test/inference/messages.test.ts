/** The messages of findings: what is wrong, what was expected and where it is declared. */
import { join } from 'node:path';
import { Environment } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import test from 'ava';
import { folder } from '../cli/folder.js';

const FILES = {
  'environment.conf': '',
  'modules/web/manifests/init.pp': "class web (Integer $port = 80, Web::Mode $mode = 'on') {\n}\n",
  'modules/web/manifests/site.pp': 'define web::site (String $root) {\n}\n',
  'modules/web/functions/port.pp': 'function web::port(Integer $base) >> Integer {\n  $base + 1\n}\n',
  'modules/web/functions/ports.pp': 'function web::ports(String $host, Array[Integer, 1, 2] *$ports) {\n  $ports\n}\n',
  'modules/web/types/mode.pp': "type Web::Mode = Enum['on', 'off']\n",
  'modules/web/lib/puppet/datatypes/web/target.rb':
    "Puppet::DataTypes.create_type('Web::Target') do\n  interface <<-PUPPET\n    attributes => {\n" +
    '      host => String[1],\n      port => { type => Integer, value => 80 },\n    },\n' +
    '    functions => { url => Callable[[], String] }\n  PUPPET\nend\n',
  'modules/web/lib/puppet/datatypes/web/other.rb':
    "Puppet::DataTypes.create_type('Web::Other') do\n  interface TEXT\nend\n",
};

const IN_CLASS = 'Declared in modules/web/manifests/init.pp:1.';
const INTEGERS = 'The operator accepts Integers, and no 0 after `/` and `%`.';
const LEFT_NUMBERS = 'The operator accepts numbers, and an Array or a Hash on the left.';
const REFERENCES = "The operator accepts resource references such as `File['/x']`.";
const NO_FILE = 'No file of the environment or its modules defines the';

/** A source, and the message and detail of its finding. */
const rows: readonly (readonly [source: string, message: string, detail?: string])[] = [
  ["class { 'web': port => '80' }", "Class[Web]: parameter 'port' expects Integer, got the String '80'", IN_CLASS],
  [
    "class { 'web': port => [1, 'a'] }",
    "Class[Web]: parameter 'port' expects Integer, got the Array [1, 'a']",
    IN_CLASS,
  ],
  ["class { 'web': port => {} }", "Class[Web]: parameter 'port' expects Integer, got the Hash {}", IN_CLASS],
  [
    "class { 'web': port => { 'a' => { 'b' => true } } }",
    "Class[Web]: parameter 'port' expects Integer, got the Hash { 'a' => { 'b' => true } }",
    IN_CLASS,
  ],
  [
    "class { 'web': mode => 'auto' }",
    "Class[Web]: parameter 'mode' expects Web::Mode = Enum['off', 'on'], got the String 'auto'",
    IN_CLASS,
  ],
  [
    "function f(String $x) { class { 'web': port => $x } }",
    "Class[Web]: parameter 'port' expects Integer, got String",
    IN_CLASS,
  ],
  ["class { 'web': prot => 1 }", "Class[Web]: has no parameter named 'prot'", `Did you mean 'port'? ${IN_CLASS}`],
  [
    "notice(length(Web::Target('a').port))",
    "'length' parameter 'arg' expects Collection or String or Binary, got Integer",
    "'length' is a function of Puppet.",
  ],
  [
    "class { 'web': port => Web::Target('a').host }",
    "Class[Web]: parameter 'port' expects Integer, got String[1]",
    IN_CLASS,
  ],
  ["notice(Web::Target('a').hst)", "Unknown function: 'hst'", "Did you mean 'host'?"],
  ['include weeb', "Could not find class 'weeb'", "Did you mean 'web'?"],
  ['include web::nothing', "Could not find class 'web::nothing'", `${NO_FILE} class.`],
  ['notice(web::prot(1))', "Unknown function: 'web::prot'", "Did you mean 'web::port'?"],
  ['notice(lenght([1]))', "Unknown function: 'lenght'", "Did you mean 'length'?"],
  ['function own() { 1 } notice(ownn())', "Unknown function: 'ownn'", "Did you mean 'own'?"],
  ["web::sites { 'a': }", "Unknown resource type: 'web::sites'", "Did you mean 'web::site'?"],
  ["flie { '/a': }", "Unknown resource type: 'flie'", "Did you mean 'file'?"],
  ["create_resources('web::sites', {})", "Unknown resource type: 'web::sites'", "Did you mean 'web::site'?"],
  ['notice(1 =~ Web::Moode)', 'Resource type not found: Web::Moode', "Did you mean 'Web::Mode'?"],
  ['notice(1 =~ Stirng)', 'Resource type not found: Stirng', "Did you mean 'String'?"],
  ['class a (Integer $port) { notice($prot) }', "Unknown variable: 'prot'", "Did you mean 'port'?"],
  [
    'class a { notice($absent) }',
    "Unknown variable: 'absent'",
    'No scope around it assigns the variable, and no fact has this name.',
  ],
  ['notice($web::nothing)', "Unknown variable: 'web::nothing'", "The class 'web' does not assign the variable."],
  ['notice($none::nothing)', "Unknown variable: 'none::nothing'", "There is no class 'none'."],
  [
    "notice(web::port('1'))",
    "'web::port' parameter 'base' expects Integer, got the String '1'",
    'Declared in modules/web/functions/port.pp:1.',
  ],
  [
    'notice(length(5))',
    "'length' parameter 'arg' expects Collection or String or Binary, got the Integer 5",
    "'length' is a function of Puppet.",
  ],
  [
    'ensure_packages()',
    "'ensure_packages' expects between 1 and 2 arguments, got 0",
    "'ensure_packages' is a function of the module stdlib.",
  ],
  ['notice(dirname())', "'dirname' expects 1 argument, got 0", "'dirname' is a function of the module stdlib."],
  [
    "notice(bool2str(true, 'yes'))",
    "'bool2str' expects between 1 and 3 arguments, got 2",
    "'bool2str' is a function of the module stdlib.",
  ],
  [
    "notice(concat('a', ['b']))",
    "'concat' parameter 'array' expects Array, got the String 'a'",
    "'concat' is a function of the module stdlib.",
  ],
  [
    'notice(member([1], 1), delete(1, []), union([1], 2))',
    "'union' parameter 'array' expects Array, got the Integer 2",
    "'union' is a function of the module stdlib.",
  ],
  ['notice([1].map)', "'map' expects a block", "'map' is a function of Puppet."],
  [
    'notice([1].map |$a, $b, $c| { 1 })',
    "'map' expects a block with 1 to 2 parameters, got 3",
    "'map' is a function of Puppet.",
  ],
  ['notice(1 + [])', "The operator '+' does not accept the Array []", 'The operator accepts numbers.'],
  [
    'notice(true + 1)',
    "The operator '+' does not accept the Boolean true",
    'The operator accepts numbers, and an Array or a Hash on the left.',
  ],
  [
    "notice(1.5 < 'a')",
    "The operator '<' does not accept the Float 1.5 and the String 'a'",
    'The operator accepts two numbers or two strings.',
  ],
  [
    "notice(undef['a'])",
    "The operator '[]' does not accept undef",
    'The operator accepts a String, an Array, a Hash or a type.',
  ],
  [
    "notice('abc'['x'])",
    "The operator '[]' does not accept the String 'x' as an index",
    'The operator accepts an Integer as an index.',
  ],
  [
    'notice([1][{}])',
    "The operator '[]' does not accept the Hash {} as an index",
    'The operator accepts an Integer as an index.',
  ],
  [
    "notice('a' =~ 5)",
    "The operator '=~' does not accept the Integer 5",
    'The operator accepts a type, a regular expression or a String on the right.',
  ],
  ['notice(1.5 << 1)', "The operator '<<' does not accept the Float 1.5", INTEGERS],
  ['notice(5 % 2.0)', "The operator '%' does not accept the Float 2.0", INTEGERS],
  ['notice(5 / 0)', "The operator '/' does not accept the Integer 0", INTEGERS],
  ["5 -> Notify['x']", "The operator '->' does not accept the Integer 5", REFERENCES],
  ["notify { 'a': } -> undef", "The operator '->' does not accept undef", REFERENCES],
  ['[$a, $b] = [1, 2, 3]', 'Mismatched number of assignable entries and values, expected 2, got 3'],
  ["[$a] = { 'b' => 1 }", "The Hash has no value for the variable 'a'"],
  ["$x = 5 ? { 'a' => 1 }", 'No option of the selector matches the Integer 5'],
  ["function f(Enum['a', 'b'] $x) { $x ? { 'a' => 1 } }", "No option of the selector matches the String 'b'"],
  ["function f(Optional[String] $x) { $x ? { 'a' => 1, String => 2 } }", 'No option of the selector matches undef'],
  ["notice('5' + 1)", "The operator '+' does not accept the String '5'", LEFT_NUMBERS],
  ['function f(String $x) { 1 * $x }', "The operator '*' does not accept String", 'The operator accepts numbers.'],
  ['function f(String $x) { -$x }', "The operator '-' does not accept String", 'The operator accepts a number.'],
  [
    'function f() { [1, 2].reduce(0) |$memo, $x| { $memo + g($x) } }\nfunction g($x) { length($x, 1) }',
    "'length' expects 1 argument, got 2",
    "'length' is a function of Puppet.",
  ],
  [
    "notice([1, 2].reduce('a') |$memo, $x| { $memo + $x })",
    "The operator '+' does not accept the String 'a'",
    LEFT_NUMBERS,
  ],
  ["notice(Integer('five'))", "This call always fails: 'new' The string 'five' cannot be converted to Integer"],
  [
    "notice('five'.convert_to(Integer))",
    "This call always fails: 'new' The string 'five' cannot be converted to Integer",
  ],
  ["notice(sprintf('%d', 'five'))", 'This call always fails: invalid value for Integer(): "five"'],
  ["function f($x) { sprintf('%s %s', $x) }", 'This call always fails: too few arguments'],
  ["function f(String $x) { $x.split('[') }", 'This call always fails: premature end of char-class: /[/'],
  ["notice(sort([1, 'a']))", 'This call always fails: comparison of Integer with String failed'],
  ['notice(max())', 'This call always fails: max(): Wrong number of arguments need at least one'],
  [
    'function f($x) { Float($x, true, 5) }',
    "'new_float' expects between 1 and 2 arguments, got 3",
    "'new_float' is a function of Puppet.",
  ],
  [
    "function f(Integer $x = 'a') { $x }",
    "The default of parameter 'x' is the String 'a', but the parameter expects Integer",
  ],
  ['class a (String $x = undef) { }', "The default of parameter 'x' is undef, but the parameter expects String"],
  [
    "function f(Boolean $x) >> String { if $x { 'a' } }",
    "The value of 'f' can be undef, but its return type is String",
  ],
  ['function f(Optional[Integer] $x) { $x + 1 }', "The operator '+' does not accept undef, and the value can be undef"],
  ['function f(Optional[Integer] $x) { 1 < $x }', "The operator '<' does not accept undef, and the value can be undef"],
  [
    'function f(Optional[String] $x) { $x =~ /a/ }',
    "The operator '=~' does not accept undef, and the value can be undef",
  ],
  ["notice(sprintf('%<a>d', { 'b' => 1 }))", 'This call always fails: key<a> not found'],
  ["Notify <| |> { mesage => 'a' }", "Notify: has no parameter named 'mesage'", "Did you mean 'message'?"],
  [
    "Web::Site['a'] { rot => 'a' }",
    "Web::Site: has no parameter named 'rot'",
    "Did you mean 'root'? Declared in modules/web/manifests/site.pp:1.",
  ],
  ['$x = 1 $x = 2', "Cannot reassign variable '$x'"],
  ['function f($x) { $x = 2 }', "Cannot reassign variable '$x'"],
  ['[1].each |$x| { [$y, $x] = [1, 2] }', "Cannot reassign variable '$x'"],
  ["$x = 1 if $facts['a'] { $x = 2 }", "Cannot reassign variable '$x'"],
  [
    "notify { 'a': }\nnotify { ['b', 'a']: }",
    'Duplicate declaration: Notify[a] is already declared',
    'The other declaration is in line 1.',
  ],
  [
    "include web\nclass { 'web': }",
    'Duplicate declaration: Class[Web] is already declared',
    'The other declaration is in line 1.',
  ],
  ['type T = Variant[Integer, Nope]', 'Resource type not found: Nope', `${NO_FILE} type.`],
  ["Class['web::none'] -> Notify['a']", "Could not find class 'web::none'", `${NO_FILE} class.`],
  ["notify { 'a': require => [Class['web::none']] }", "Could not find class 'web::none'", `${NO_FILE} class.`],
  ['notice($port)', "Unknown variable: 'port'", 'No scope around it assigns the variable, and no fact has this name.'],
  [
    "node 'a' { notice($port) }",
    "Unknown variable: 'port'",
    'No scope around it assigns the variable, and no fact has this name.',
  ],
  ["notify { 'x': message => 'a', message => 'b' }", "Notify: parameter 'message' is set twice"],
  [
    "notify { 'x': * => 5 }",
    "Resource: parameter '*' expects Hash, got the Integer 5",
    'A Hash has the names and values of attributes.',
  ],
  [
    "notify { '': }",
    "Notify: parameter 'title' expects String, got the String ''",
    'Each title is a String that is not empty.',
  ],
  ["notice(Array['a'])", 'Array-Type[] arguments must be types. Got String'],
  ['class a (Integer[5, 1] $x) { }', "'from' must be less or equal to 'to'. Got (5, 1"],
  ['[1].map |String $x| { $x }', "Block parameter 'x' expects String, got the Integer 1"],
  [
    "{ 'a' => 1 }.each |String $k, String $v| { notice($k, $v) }",
    "Block parameter 'v' expects String, got the Integer 1",
  ],
  [
    'notice(web::port(1) |$x| { $x })',
    "'web::port' does not expect a block",
    'Declared in modules/web/functions/port.pp:1.',
  ],
  [
    "web::ports('a')",
    "'web::ports' expects between 2 and 3 arguments, got 1",
    'Declared in modules/web/functions/ports.pp:1.',
  ],
  [
    "web::ports('a', 1, 2, 3)",
    "'web::ports' expects between 2 and 3 arguments, got 4",
    'Declared in modules/web/functions/ports.pp:1.',
  ],
  [
    "web::ports('a', 1, 'b')",
    "'web::ports' parameter 'ports' expects Integer, got the String 'b'",
    'Declared in modules/web/functions/ports.pp:1.',
  ],
  [
    "web::ports('a', [1])",
    "'web::ports' parameter 'ports' expects Integer, got the Array [1]",
    'Declared in modules/web/functions/ports.pp:1.',
  ],
  [
    "notice(assert_type(Integer, 'a'))",
    "'assert_type' parameter 'value' expects Integer, got the String 'a'",
    "'assert_type' is a function of Puppet.",
  ],
  ["notice('a' == 1)", "The String 'a' is never equal to the Integer 1"],
  ["function f() >> Integer { 'a' }", "The value of 'f' is the String 'a', but its return type is Integer"],
  [
    "notify { 'a': require => 'b' }",
    "Notify: parameter 'require' expects a resource reference, got the String 'b'",
    "A resource reference is `File['/x']`, for example.",
  ],
];

for (const [source, message, detail] of rows) {
  test(`the message about ${source}`, (t) => {
    const directory = folder(t, { ...FILES, 'manifests/site.pp': `${source}\n` });
    const checker = new EnvironmentChecker(new Environment({ directory }), { folder: directory });
    const [checked] = checker.check([join(directory, 'manifests/site.pp')]);
    const [finding] = checked?.findings ?? [];
    t.is(finding?.message, message);
    t.is(finding?.detail, detail);
    t.true(finding?.help !== undefined);
  });
}

/** Sources that Puppet evaluates without an error. */
const accepted: readonly string[] = [
  "if $facts['a'] { $x = 1 } else { $x = 2 }",
  'function f($x) { assert_type(Init[Any], true) }',
  "case $facts['a'] { 'b': { $x = 1 } default: { $x = 2 } }",
  '$x = 1\n[2].each |$y| { $x = $y }',
  '[1, 2].each |$x| { $y = $x }',
  '$x = 1\nunless true { $x = 2 }',
  "$x = 1\nunless defined('$x') { $x = 2 }",
  '$x = 1\nnode default { $x = 2 }',
  "class a ($kernel = $facts['kernel']) { if $kernel =~ String { $os = $kernel } }",
  "if $facts['a'] { notify { 'a': } } else { notify { 'a': } }",
  "notify { 'a': }\nunless defined(Notify['a']) { notify { 'a': } }",
  "notify { 'a': }\nfile { '/a': }\nnotify { 'A': }",
  'include web\ninclude web',
  "class { 'web': }\ninclude web",
  "function f($x) { sprintf('%s %s', $x, 1) }",
  "function f($x) { sprintf('%<a>d', $x) }",
  'function f($x) { Integer($x, 16) }',
  "function f(Type[Numeric] $t) { new($t, '12', 16) }",
  "notice(Array(5))\nnotice(Timespan({ 'seconds' => 5 }))",
  'notice([\'a\', 1].reduce |$memo, $x| { "${memo}${x}" })',
  "notice([1, 2].reduce('a') |$memo, $x| { if $memo =~ Integer { $memo + $x } else { $x } })",
  "function f(Optional[Enum['a', 'b']] $x) { $x ? { undef => 0, 'a' => 1, /b/ => 2 } }",
  "function f(Boolean $x) >> Optional[String] { if $x { 'a' } }",
  'function f(Variant[String, Integer] $x) { $x + 1 }',
  "function f(Web::Mode $x) { $x ? { 'on' => 1, 'off' => 2 } }",
  'function f(Optional[Integer] $x) { if $x { $x + 1 } }',
  'function f(Optional[String] $x) { $x =~ String and $x =~ /a/ }',
  "Web::Site <| |> { root => 'a', tag => 'b' }",
  'function f(Numeric $x = 1, Optional[String] $y = undef, Float $z = fail(1)) { [$x, $y, $z] }',
  "function f(Array[Integer] $x) { $x + 'a' }",
  'function f($x) { $x.keys.reduce(\'\') |$memo, $k| { "${memo}${k}" } }',
];

for (const source of accepted) {
  test(`no message about ${source}`, (t) => {
    const directory = folder(t, { ...FILES, 'manifests/site.pp': `${source}\n` });
    const checker = new EnvironmentChecker(new Environment({ directory }), { folder: directory });
    const [checked] = checker.check([join(directory, 'manifests/site.pp')]);
    t.deepEqual(
      checked?.findings.map(({ message }) => message),
      [],
    );
  });
}

test('a text is a number in arithmetic if strict is not error', (t) => {
  const directory = folder(t, { ...FILES, 'manifests/site.pp': "notice('5' + 1)\n" });
  const options = { folder: directory, strict: 'warning' } as const;
  const checker = new EnvironmentChecker(new Environment({ directory }), options);
  t.deepEqual(checker.check([join(directory, 'manifests/site.pp')])[0]?.findings, []);
});
