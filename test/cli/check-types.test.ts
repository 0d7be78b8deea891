import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';
import { environment } from './typed-environment.js';

interface Row {
  readonly title: string;
  readonly source: string;
  /** `line severity code`, in order. */
  readonly findings: readonly string[];
}

const rows: readonly Row[] = [
  {
    title: 'a class parameter of another file',
    source: 'class { "web": port => "x" }',
    findings: ['1 error TYPE_PARAMETER'],
  },
  {
    title: 'a misspelled class parameter',
    source: 'class { "web": prot => 1 }',
    findings: ['1 error TYPE_UNKNOWN_PARAMETER'],
  },
  {
    title: 'a parameter of a defined type',
    source: 'web::site { "b": root => 1 }',
    findings: ['1 error TYPE_PARAMETER'],
  },
  {
    title: 'undef for a parameter with a default',
    source: 'web::site { "b": root => "/b", ssl => undef }',
    findings: [],
  },
  { title: 'a missing parameter', source: 'web::site { "b": }', findings: ['1 warning TYPE_MISSING_PARAMETER'] },
  {
    title: 'a parameter that resource defaults of the file set',
    source: 'Web::Site { root => "/" } web::site { "b": }',
    findings: [],
  },
  { title: 'a parameter that the body default sets', source: 'web::site { default: root => "/"; "b": }', findings: [] },
  { title: 'parameters of a hash', source: 'web::site { "b": * => { root => "/b" } }', findings: [] },
  { title: 'a metaparameter', source: 'web::site { "b": root => "/b", require => File["/b"] }', findings: [] },
  {
    title: 'an attribute of a native type',
    source: 'file { "/x": perms => "1" }',
    findings: ['1 error TYPE_UNKNOWN_PARAMETER'],
  },
  { title: 'the result of a function of another file', source: 'notice(upcase(web::port(1)))', findings: [] },
  {
    title: 'an operand that another file declares',
    source: 'notice(web::port(1)["a"])',
    findings: ['1 error TYPE_OPERAND'],
  },
  {
    title: 'an argument of a function of another file',
    source: 'notice(web::port("1"))',
    findings: ['1 error TYPE_ARGUMENT'],
  },
  { title: 'the number of arguments', source: 'notice(web::port(1, 2))', findings: ['1 error TYPE_ARGUMENT_COUNT'] },
  {
    title: 'an unknown function of a module',
    source: 'notice(web::prot(1))',
    findings: ['1 error TYPE_UNKNOWN_FUNCTION'],
  },
  { title: 'an unknown class', source: 'include web::nothing', findings: ['1 error TYPE_UNKNOWN_CLASS'] },
  { title: 'a number in place of a class', source: 'include 42', findings: ['1 error TYPE_ARGUMENT'] },
  { title: 'a number in a list of classes', source: 'include ["web", 42]', findings: ['1 error TYPE_ARGUMENT'] },
  { title: 'a title that is a number', source: 'notify { 42: }', findings: ['1 error TYPE_PARAMETER'] },
  { title: 'a list of titles with a number', source: 'notify { ["a", 42]: }', findings: ['1 error TYPE_PARAMETER'] },
  { title: 'nested lists of titles', source: 'notify { [["a"], "b"]: }', findings: [] },
  {
    title: 'a relation to a text that is no reference',
    source: 'notify { "a": require => "wrong", before => ["Notify[b]"] }',
    findings: ['1 warning TYPE_PARAMETER'],
  },
  {
    title: 'the number of arguments of a function that checks them itself',
    source: 'create_resources("web::site", {}, {}, {})',
    findings: ['1 error TYPE_ARGUMENT_COUNT'],
  },
  {
    title: 'an argument of a function that checks it itself',
    source: 'create_resources(42, {})',
    findings: ['1 error TYPE_ARGUMENT'],
  },
  {
    title: 'a created type that does not exist',
    source: 'create_resources("web::sites", {})',
    findings: ['1 warning TYPE_UNKNOWN_RESOURCE_TYPE'],
  },
  {
    title: 'a created type that is undef',
    source: 'create_resources(undef, {})',
    findings: ['1 warning TYPE_ARGUMENT'],
  },
  {
    title: 'a template that is undef',
    source: 'notice(template(undef))',
    findings: ['1 error TYPE_ARGUMENT'],
  },
  { title: 'a created class', source: 'create_resources("class", {})', findings: [] },
  {
    title: 'an attribute in resource defaults',
    source: 'File { perms => 1 }',
    findings: ['1 warning TYPE_UNKNOWN_PARAMETER'],
  },
  { title: 'a known class', source: 'include web', findings: [] },
  {
    title: 'an unknown parent class',
    source: 'class a inherits web::nothing { }',
    findings: ['1 error TYPE_UNKNOWN_CLASS'],
  },
  {
    title: 'an unknown resource type',
    source: 'web::nothing { "a": }',
    findings: ['1 error TYPE_UNKNOWN_RESOURCE_TYPE'],
  },
  { title: 'a type that another package of Puppet installs', source: 'cron { "a": command => "b" }', findings: [] },
  { title: 'an unknown type', source: 'notice(1 =~ Web::Mood)', findings: ['1 error TYPE_UNKNOWN_TYPE'] },
  {
    title: 'an alias of another file',
    source: 'function f(Web::Mode $m) { $m }\nnotice(f("auto"))',
    findings: ['2 error TYPE_ARGUMENT'],
  },
  {
    title: 'an option that never matches',
    source: 'function f(Integer $x) { $x ? { String => 1, default => 2 } }',
    findings: ['1 warning TYPE_NEVER_MATCHES'],
  },
  { title: 'strings that differ in case only', source: 'function f(Enum["On"] $x) { $x == "on" }', findings: [] },
  {
    title: 'several mistakes in one file',
    source: 'notice(1 + [])\nnotice(length(1))',
    findings: ['1 error TYPE_OPERAND', '2 error TYPE_ARGUMENT'],
  },
  {
    title: 'code after a test that excludes a mistake',
    source: 'function f(Variant[Integer, String] $x) { if $x =~ String { upcase($x) } else { $x + 1 } }',
    findings: [],
  },
  {
    title: 'code after return',
    source: 'function f() { return(1)\n notice(2) }',
    findings: ['2 warning TYPE_UNREACHABLE'],
  },
  {
    title: 'a variable of another class after a test',
    source: 'include web if $web::log =~ NotUndef { notice(upcase($web::log)) }',
    findings: [],
  },
  {
    title: 'a variable of another class that can be undef',
    source: 'include web notice(upcase($web::log))',
    findings: ['1 warning TYPE_POSSIBLE_UNDEF'],
  },
  {
    title: 'code after a default that fails',
    source: 'class a (String $x = fail("no x"), String $y = assert_type(Enum["a"], $x)) { notice($x + [], $x == "b") }',
    findings: ['1 error TYPE_OPERAND'],
  },
  {
    title: 'a block of a function that ignores it',
    source: 'notice(count([1]) |$x| { true })\nnotice(size([1]) |$x| { true })',
    findings: ['2 error TYPE_BLOCK'],
  },
  {
    title: 'undef for a function that gets an empty String in its place',
    source: 'notice(length(pick_default(undef, undef)))',
    findings: [],
  },
  {
    title: 'a parameter of a class with the type Optional',
    source: 'class a (Optional $x = undef) { $x.each |$y| { notice($y) } }\nclass { "a": x => [1] }',
    findings: [],
  },
  {
    title: 'a type of a type set of the file',
    source: "type X = TypeSet[{ version => '1.0.0', types => { A => Integer } }]\nnotice(1 =~ X::A)",
    findings: [],
  },
  {
    title: 'members of objects and values of unknown types',
    source: 'function f($x) { $x.port }\nnotice(URI("http://a/").host)\nnotice(Error("a").message)\nnotice(1.port)',
    findings: ['1 warning TYPE_UNKNOWN_FUNCTION', '4 error TYPE_UNKNOWN_FUNCTION'],
  },
  {
    title: 'a type for a parameter that accepts objects',
    source: 'function f(Object $x) { $x } notice(f(Integer), tree_each(Integer) |$x| { $x })',
    findings: [],
  },
  {
    title: 'a regular expression for a function that gets text in its place',
    source: 'notice(inline_template(/a/))',
    findings: [],
  },
  {
    title: 'a negative number for a parameter of a class that can be iterated',
    source: 'class a (Iterable $x) { if $x =~ Iterable { notice(1) } else { notice($x + []) } }',
    findings: ['1 error TYPE_OPERAND'],
  },
  {
    title: 'names that a condition shows to be defined',
    source:
      "if defined('other') { include other }\nunless defined('other::f') and true { notice(1) } else { other::f() }\n" +
      "class a { if defined('$other') { notice($other) } }\nif defined('other::t') { other::t { 'a': } }",
    findings: [],
  },
  {
    title: 'names that the file tests elsewhere',
    source: "$has = defined('other')\ninclude other\ninclude another",
    findings: ['2 warning TYPE_UNKNOWN_CLASS', '3 error TYPE_UNKNOWN_CLASS'],
  },
  {
    title: 'names of files',
    source:
      'notice(epp("web/site.epp"), epp("web/site"), file("web/motd"), file("web/none", "/etc/motd"))\n' +
      'notice(epp("web/none.epp"))\nnotice(template("web/none.erb"))\nnotice(file("web/none", "web/other"))\n' +
      'notice(file("web/none", "web/motd"), template("${facts[x]}/y"))',
    findings: [
      '2 error TYPE_UNKNOWN_FILE',
      '3 error TYPE_UNKNOWN_FILE',
      '4 error TYPE_UNKNOWN_FILE',
      '4 error TYPE_UNKNOWN_FILE',
    ],
  },
  {
    title: 'the parameters of a template',
    source:
      'notice(epp("web/port.epp", { port => 1, host => undef }), epp("web/site.epp", { any => 1 }))\n' +
      'notice(epp("web/port.epp", { port => "a" }))\nnotice(epp("web/port.epp", { port => 1, prot => 2 }))\n' +
      'notice(epp("web/port.epp"))\nnotice(epp("web/port", $facts["x"]), epp("web/port", { port => $facts["x"] }))',
    findings: ['2 error TYPE_PARAMETER', '3 error TYPE_UNKNOWN_PARAMETER', '4 error TYPE_MISSING_PARAMETER'],
  },
  { title: 'a fact', source: 'class a { notice($osfamily) }', findings: [] },
  {
    title: 'names and keys of facts',
    source:
      "notice($facts['osfamly'])\nnotice($facts['os']['famly'])\nnotice($facts['os']['release']['majr'][0])\n" +
      "notice($facts['own'], $facts['own']['a']['b'], $facts['kernal']['a'])\n" +
      "notice($facts['os']['release']['major'], $facts[os][family], $facts['ipaddress_eth0'], $facts['disks']['sda'])",
    findings: [
      '1 warning TYPE_UNKNOWN_FACT',
      '2 warning TYPE_UNKNOWN_FACT',
      '3 warning TYPE_UNKNOWN_FACT',
      '4 warning TYPE_UNKNOWN_FACT',
      '4 warning TYPE_UNKNOWN_FACT',
    ],
  },
  {
    title: 'facts that a condition tests',
    source:
      "if $facts['own'] { notice($facts['own']['a']) }\nif $facts['os']['famly'] =~ String { notice($facts['os']['famly']) }",
    findings: ['2 warning TYPE_UNKNOWN_FACT'],
  },
  {
    title: 'keys of facts that are no Strings, and names that begin like those of interfaces',
    source: "notice($facts[1.5], $facts['networkingx'], $facts['network_x'], $facts['processor12'])",
    findings: ['1 warning TYPE_UNKNOWN_FACT', '1 warning TYPE_UNKNOWN_FACT'],
  },
  {
    title: 'a custom fact',
    source:
      "notice($facts['web_root']['a'], $facts['web_rot'])\nnotice($facts['web_site']['name'], $facts['web_teir'])",
    findings: ['1 warning TYPE_UNKNOWN_FACT', '2 warning TYPE_UNKNOWN_FACT'],
  },
  {
    title: 'a misspelled variable',
    source: 'class a (Integer $port) { notice($prot) }',
    findings: ['1 warning TYPE_UNKNOWN_VARIABLE'],
  },
  {
    title: 'an ignored line',
    source: '# pptjs:ignore TYPE_OPERAND\nnotice(1 + [])\nnotice(2 + []) # pptjs:ignore\nnotice(3 + [])',
    findings: ['4 error TYPE_OPERAND'],
  },
  {
    title: 'an ignored file',
    source: 'notice(1 + [])\nnotice(length(1))\n# pptjs:ignore-file TYPE_OPERAND',
    findings: ['2 error TYPE_ARGUMENT'],
  },
  {
    title: 'a comment with a misspelled code',
    source: '# pptjs:ignore TYPE_OPERANT, TYPE_ARGUMENT\nnotice(1 + [])\nnotice(2) # pptjs:ignore TYPE_OPERAND BECAUSE',
    findings: ['2 error TYPE_OPERAND', '1 warning TYPE_IGNORED_CODE'],
  },
];

for (const { title, source, findings } of rows) {
  test(`check --types: ${title}`, async (t) => {
    const cwd = folder(t, { ...environment, 'manifests/site.pp': `${source}\n` });
    const { code, stdout } = await pptjs(['check', '--types', '--json', 'manifests'], { cwd });
    const lines = stdout.trim().split('\n');
    const found = lines.slice(0, -1).map((line) => {
      const {
        line: number,
        severity,
        code: name,
      } = JSON.parse(line) as { line: number; severity: string; code: string };
      return `${number} ${severity} ${name}`;
    });
    t.deepEqual(found, findings, stdout);
    t.is(code, findings.some((finding) => finding.includes('error')) ? 1 : 0);
  });
}

test('a module with a script of external facts can have any facts, but not other keys of those of Facter', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'modules/web/facts.d/more.sh': '#!/bin/sh\n',
    'manifests/site.pp': "notice($facts['own']['a'], $facts['kernal'])\nnotice($facts['os']['famly'])\n",
  });
  const { stderr } = await pptjs(['check', '--types', 'manifests'], { cwd });
  t.regex(stderr, /^manifests\/site\.pp:2:\d+: warning: Unknown fact: 'os\.famly'/m);
  t.notRegex(stderr, /site\.pp:1:/);
});

test('check --types without paths checks all files of the environment', async (t) => {
  const cwd = folder(t, { ...environment, 'modules/web/manifests/bad.pp': 'class web::bad { notice(1 + []) }\n' });
  const { code, stderr } = await pptjs(['check', '--types'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /^modules\/web\/manifests\/bad\.pp:1:\d+: error: The operator '\+' does not accept/m);
  t.regex(stderr, /7 files checked: 1 error, 0 warnings\n$/);
});

test('a message names the declaration of the expected type', async (t) => {
  const cwd = folder(t, { ...environment, 'manifests/site.pp': 'class { "web": port => "x" }\n' });
  const { stderr } = await pptjs(['check', '--types', 'manifests'], { cwd });
  t.regex(stderr, /expects Integer, got the String 'x' \[TYPE_PARAMETER\]/);
  t.regex(stderr, /Declared in modules\/web\/manifests\/init\.pp:1\./);
});

test('a name of a module that may be missing is only possibly wrong', async (t) => {
  const metadata = JSON.stringify({
    name: 'me-web',
    version: '1.0.0',
    author: 'me',
    license: 'MIT',
    source: '',
    dependencies: [{ name: 'puppetlabs/stdlib' }],
  });
  const cwd = folder(t, {
    ...environment,
    'modules/web/metadata.json': metadata,
    'manifests/site.pp': 'include other\ninclude web::nothing\nnotice(shout(1))\n',
  });
  const { stderr } = await pptjs(['check', '--types', 'manifests'], { cwd });
  t.regex(stderr, /site\.pp:1:9: warning: Could not find class 'other'/);
  t.regex(stderr, /site\.pp:2:9: error: Could not find class 'web::nothing'/);
  t.regex(stderr, /site\.pp:3:8: warning: Unknown function: 'shout'/);
});

test('names that a file with syntax errors may define are not reported', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'modules/web/functions/port.pp': 'function web::port( {\n',
    'modules/web/manifests/site.pp': 'define web::site {\n',
    'manifests/site.pp': 'web::site { "a": }\nnotice(web::port(1))\nnotice(web::other(1))\n',
  });
  const { stderr } = await pptjs(['check', '--types', 'manifests'], { cwd });
  t.regex(stderr, /^manifests\/site\.pp:3:8: error: Unknown function: 'web::other'/);
  t.regex(stderr, /1 file checked: 1 error, 0 warnings\n$/);
});

test('check --types knows nothing about other files without an environment', async (t) => {
  const cwd = folder(t, { 'a.pp': 'include nothing\nnotice(other(1), 1 + [])\n' });
  const { stderr } = await pptjs(['check', '--types', 'a.pp'], { cwd });
  t.regex(stderr, /1 file checked: 1 error, 0 warnings\n$/);
});

test('the configuration file sets the options of check --types', async (t) => {
  const cwd = folder(t, {
    'a.pp': 'notice(1 + [])\n',
    'pptjs.config.json': '{ "check": { "types": true, "paths": ["a.pp"], "ignore": ["TYPE_OPERAND"] } }',
  });
  t.is((await pptjs(['check'], { cwd })).code, 0);
});

test('ast --types prints the type of each expression', async (t) => {
  const { stdout } = await pptjs(['ast', '--types', '-'], { stdin: "$x = ['a']\nfail($x[0])\n" });
  t.regex(stdout, /^1:1 +\$x +Tuple\[Enum\['a'\]\]$/m);
  t.regex(stdout, /^2:1 +fail\(\$x\[0\]\) +Never$/m);
});

test('ast --types --json prints offsets', async (t) => {
  const { stdout } = await pptjs(['ast', '--types', '--json', '-'], { stdin: 'notice(1)' });
  const { types } = JSON.parse(stdout) as { types: readonly unknown[] };
  t.deepEqual(types.at(-1), { start: 7, end: 8, line: 1, column: 8, type: 'Integer[1, 1]' });
});
