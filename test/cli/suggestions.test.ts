/** The names that the command suggests for unknown ones. */
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { pptjs } from './command.js';
import { folder, write } from './folder.js';

const JAVASCRIPT_FUNCTION = 'a function of a module in JavaScript';

type Mistake = readonly [title: string, source: string, message: RegExp, help: string];

/** Mistakes in a manifest without modules. */
const inManifests: readonly Mistake[] = [
  ['a variable', "$greeting = 'a'\nnotice($greting)", /Unknown variable: 'greting'/, "Did you mean '$greeting'?"],
  [
    'a legacy fact',
    'notice($::operatingsystemmajrelease)',
    /Unknown variable: '::operatingsystemmajrelease'/,
    "Use $facts['os']['release']['major']: agents of Puppet 8 do not send the legacy fact 'operatingsystemmajrelease'.",
  ],
  [
    'a variable of a class',
    'class web { $port = 80 }\ninclude web\nnotice($web::prot)',
    /Unknown variable: 'web::prot'/,
    "Did you mean '$web::port'?",
  ],
  [
    'a function',
    'function double($x) { $x * 2 }\n$y = duoble(1)',
    /Unknown function: 'duoble'/,
    "Did you mean 'double'?",
  ],
  ['a built-in statement function', 'incldue(web)', /Unknown function: 'incldue'/, "Did you mean 'include'?"],
  ['a built-in function', "$x = lenght('a')", /Unknown function: 'lenght'/, "Did you mean 'length'?"],
  [
    'a function that is called as a method',
    '$x = [1].revers_each',
    /Unknown function: 'revers_each'/,
    "Did you mean 'reverse_each'?",
  ],
  ['a function that is called by name', "$x = call('jion', [1])", /Unknown function 'jion'/, "Did you mean 'join'?"],
  ['a type', "function f(Strng $a) { $a }\nf('x')", /Resource type not found: Strng/, "Did you mean 'String'?"],
  ['a resource type', "pakage { 'ntp': }", /Unknown resource type: 'pakage'/, "Did you mean 'package'?"],
  ['the type of defaults', "Fiel { mode => '0644' }", /Resource type not found: Fiel/, "Did you mean 'File'?"],
  [
    'the type of a reference',
    "notify { 'a': require => Pakage['b'] }",
    /type not found: Pakage/,
    "Did you mean 'Package'?",
  ],
  ['the type of a collector', 'Usr <| |>', /Resource type usr doesn't exist/, "Did you mean 'user'?"],
  ['an attribute', "file { '/x': contnt => 'a' }", /no parameter named 'contnt'/, "Did you mean 'content'?"],
  [
    'a parameter of a class',
    "class web(Integer $port = 80) { }\nclass { 'web': prot => 1 }",
    /has no parameter named 'prot'/,
    "Did you mean 'port'?",
  ],
  [
    'a parameter of a defined type',
    "define site(Integer $port = 80) { }\nsite { 'a': prot => 1 }",
    /has no parameter named 'prot'/,
    "Did you mean 'port'?",
  ],
  ['a class', 'class webserver { }\ninclude websever', /Could not find class ::websever/, "Did you mean 'webserver'?"],
];

/** Values and keys that do not fit, and the similar ones that do. */
const values: readonly Mistake[] = [
  [
    'an Enum of a class parameter',
    "class a(Enum['present', 'absent'] $ensure) { }\nclass { 'a': ensure => presnt }",
    /parameter 'ensure' expects a match for Enum\['absent', 'present'\], got 'presnt'/,
    "Did you mean 'present'?",
  ],
  [
    'an optional Enum of a defined type',
    "define d(Optional[Enum['running', 'stopped']] $ensure = undef) { }\nd { 'a': ensure => runing }",
    /an undef value or a match for Enum\['running', 'stopped'\], got 'runing'/,
    "Did you mean 'running'?",
  ],
  [
    'an Enum in a Variant',
    "class a(Variant[Boolean, Enum['mask', 'manual']] $enable) { }\nclass { 'a': enable => manul }",
    /expects a value of type Boolean or Enum/,
    "Did you mean 'manual'?",
  ],
  [
    'an Enum in an alias',
    "type Ensure = Enum['present', 'absent']\nclass a(Ensure $ensure) { }\nclass { 'a': ensure => 'abesnt' }",
    /parameter 'ensure' expects a match for Ensure = Enum/,
    "Did you mean 'absent'?",
  ],
  [
    'an Enum in an Array',
    "class a(Array[Enum['http', 'https']] $schemes) { }\nclass { 'a': schemes => ['http', 'htps'] }",
    /parameter 'schemes' index 1 expects a match/,
    "Did you mean 'https'?",
  ],
  [
    'an Enum of a function',
    "function f(Enum['tcp', 'udp'] $x) { $x }\n$y = f('ucp')",
    /'f' parameter '\$?x' expects a match for Enum\['tcp', 'udp'\], got 'ucp'/,
    "Did you mean 'tcp' or 'udp'?",
  ],
  [
    'an Enum of a lambda',
    "$y = ['presnt'].map |Enum['present', 'absent'] $x| { $x }",
    /got 'presnt'/,
    "Did you mean 'present'?",
  ],
  [
    'an Enum of a result',
    "function f() >> Enum['present', 'absent'] { 'presnt' }\n$y = f()",
    /value returned from function 'f' has wrong type|value returned from f has wrong type/,
    "Did you mean 'present'?",
  ],
  [
    'an Enum of assert_type',
    "$y = assert_type(Enum['present', 'absent'], 'presnt')",
    /assert_type\(\): expects a match for Enum/,
    "Did you mean 'present'?",
  ],
  [
    'a key of a Struct',
    'class a(Struct[{ port => Integer, Optional[address] => String }] $x) { }\n' +
      "class { 'a': x => { port => 1, adress => 'b' } }",
    /unrecognized key 'adress'/,
    "Did you mean 'address'?",
  ],
  [
    'a fact',
    "$x = $facts['netwrking']['ip']",
    /Operator '\[\]' is not applicable to an Undef Value/,
    "Did you mean 'networking'?",
  ],
  [
    'a nested fact',
    "$x = $facts['os']['relase']['major']",
    /Operator '\[\]' is not applicable to an Undef Value/,
    "Did you mean 'release'?",
  ],
  [
    'a key of a Hash',
    "$ports = { 'web' => { 'http' => { 'tcp' => 80 } } }\n$x = $ports['web']['htp']['tcp']",
    /Operator '\[\]' is not applicable to an Undef Value/,
    "Did you mean 'http'?",
  ],
];

/** Keys without a value. */
const keys: readonly Mistake[] = [
  [
    'a key of the environment',
    "$x = lookup('profile::web::prot')",
    /did not find a value for the name 'profile::web::prot'/,
    "Did you mean 'profile::web::port'?",
  ],
  ['a key of the data of the node', "$x = lookup('srevers')", /for the name 'srevers'/, "Did you mean 'servers'?"],
  ['a key in a file of eyaml', "$x = lookup('pasword')", /for the name 'pasword'/, "Did you mean 'password'?"],
  [
    'a key of a module',
    "$x = lookup('nginx::optoins')",
    /for the name 'nginx::optoins'/,
    "Did you mean 'nginx::options'?",
  ],
  [
    'a part of a dotted key',
    "$x = lookup('nginx::options.worker.conections')",
    /for the name 'nginx::options.worker.conections'/,
    "Did you mean 'nginx::options.worker.connections'?",
  ],
  [
    'the root of a dotted key',
    "$x = lookup('nginx::optoins.worker')",
    /for the name 'nginx::optoins.worker'/,
    "Did you mean 'nginx::options.worker'?",
  ],
  ['a key of hiera()', "$x = hiera('srevers')", /for the name 'srevers'/, "Did you mean 'servers'?"],
  ['several keys', "$x = lookup(['frobnicate', 'srevers'])", /any of the names/, "Did you mean 'servers'?"],
  [
    'the key of a class parameter',
    'class proxy($port, $timeout) { }\ninclude proxy',
    /expects a value for parameter 'timeout'/,
    "The data has the key 'proxy::timout'. Did you mean 'proxy::timeout'?",
  ],
];

const data = {
  'hiera.yaml': [
    'version: 5',
    'hierarchy:',
    '  - { name: node, path: "%{trusted.certname}.yaml" }',
    '  - { name: secrets, path: secrets.eyaml, lookup_key: eyaml_lookup_key }',
    '  - { name: common, path: common.yaml }',
    '',
  ].join('\n'),
  'data/localhost.yaml': 'servers: [a]\n',
  'data/secrets.eyaml': 'password: secret\n',
  'data/common.yaml': 'lookup_options: {}\nprofile::web::port: 80\nproxy::port: 8080\nproxy::timout: 5\n',
  'modules/nginx/hiera.yaml': 'version: 5\nhierarchy: [{ name: common, path: common.yaml }]\n',
  'modules/nginx/data/common.yaml': 'nginx::options: { worker: { connections: 1 } }\n',
};

/** References to resources that the catalog does not contain. */
const references: readonly Mistake[] = [
  ...['require', 'before', 'notify', 'subscribe'].map((name): Mistake => [
    name,
    `package { 'nginx': }\nservice { 'a': ${name} => Package['ngnix'] }`,
    new RegExp(`Could not find resource 'Package\\[ngnix\\]' in parameter '${name}'`),
    "Did you mean Package['nginx']?",
  ]),
  [
    'the target of an arrow',
    "package { 'nginx': }\nservice { 'a': }\nService['a'] -> Package['ngnix']",
    /Could not find resource 'Package\[ngnix\]' for relationship from 'Service\[a\]'/,
    "Did you mean Package['nginx']?",
  ],
  [
    'the source of an arrow',
    "package { 'nginx': }\nservice { 'a': }\nPackage['ngnix'] ~> Service['a']",
    /Could not find resource 'Package\[ngnix\]' for relationship on 'Service\[a\]'/,
    "Did you mean Package['nginx']?",
  ],
  [
    'realize',
    "@user { 'alice': }\nrealize(User['alcie'])",
    /Failed to realize virtual resources User\[alcie\]/,
    "Did you mean User['alice']?",
  ],
  [
    'a query by title',
    "@user { 'alice': }\nUser <| title == 'alice' |> -> User['alcie']",
    /Could not find resource 'User\[alcie\]'/,
    "Did you mean User['alice']?",
  ],
  [
    'an override',
    "class a { file { '/etc/ntp.conf': } }\nclass b inherits a { File['/etc/ntpd.conf'] { mode => '0600' } }\ninclude b",
    /Could not find resource\(s\) File\[\/etc\/ntpd.conf\] for overriding/,
    "Did you mean File['/etc/ntp.conf']?",
  ],
  [
    'an access to an attribute',
    "file { '/etc/ntp.conf': mode => '0600' }\n$x = File['/etc/npt.conf']['mode']",
    /Resource not found: File\['\/etc\/npt.conf'\]/,
    "Did you mean File['/etc/ntp.conf']?",
  ],
  [
    'the name of an attribute',
    "file { '/etc/ntp.conf': mode => '0600' }\n$x = File['/etc/ntp.conf']['mdoe']",
    /does not have a parameter called 'mdoe'/,
    "Did you mean 'mode'?",
  ],
  [
    'a class of the catalog',
    "class webserver { }\ninclude webserver\nnotify { 'a': require => Class['websever'] }",
    /Could not find resource 'Class\[Websever\]' in parameter 'require'/,
    "Did you mean Class['webserver']?",
  ],
  [
    'a class of a module',
    "notify { 'a': require => Class['profile::wbe'] }",
    /Could not find resource 'Class\[Profile::Wbe\]' in parameter 'require'/,
    "Did you mean Class['profile::web']?",
  ],
];

/** Mistakes in the main manifest of the environment below. */
const inEnvironments: readonly Mistake[] = [
  ['a class of a module', 'include ngix', /Could not find class ::ngix /, "Did you mean 'nginx'?"],
  ['a class in a file of its own', 'include profile::wbe', /class ::profile::wbe /, "Did you mean 'profile::web'?"],
  ['a class without its module', 'include web', /class ::web /, "Did you mean 'profile::web'?"],
  ['a declared class', "class { 'nginxx': }", /Could not find declared class nginxx/, "Did you mean 'nginx'?"],
  ['a parent class', 'class a inherits ngnix { }\ninclude a', /'::ngnix' of type hostclass/, "Did you mean 'nginx'?"],
  ['a defined type', "nginx::vhst { 'a': }", /Unknown resource type: 'nginx::vhst'/, "Did you mean 'nginx::vhost'?"],
  [
    'a defined type in create_resources',
    "create_resources('nginx::vhst', { 'a' => {} })",
    /Unknown resource type: 'nginx::vhst'/,
    "Did you mean 'nginx::vhost'?",
  ],
  ['a resource type of a module', "nginx_modul { 'a': }", /type: 'nginx_modul'/, "Did you mean 'nginx_module'?"],
  [
    'a type alias of a module',
    'function f(Nginx::Prot $a) { $a }\nf(80)',
    /type not found: Nginx::Prot/,
    "Did you mean 'Nginx::Port'?",
  ],
  [
    'a function of a module',
    '$x = nginx::optoins(1)',
    /Unknown function: 'nginx::optoins'/,
    "Did you mean 'nginx::options'?",
  ],
  [JAVASCRIPT_FUNCTION, '$x = nginx::hsah(1)', /'nginx::hsah'/, "Did you mean 'nginx::hash'?"],
  ['a function of a module in Ruby', '$x = nginx_verison()', /'nginx_verison'/, "Did you mean 'nginx_version'?"],
  ['a function of stdlib', '$x = num2bol(1)', /'num2bol'/, "Did you mean 'num2bool'?"],
];

/** Mistakes in sources of other dialects. */
const inDialects: readonly (readonly [title: string, file: string, source: string, message: RegExp, help: string])[] = [
  [
    'a built-in function of Puppet 3',
    'a.pp',
    "$x = verisoncmp('1', '2')",
    /Unknown function verisoncmp/,
    "Did you mean 'versioncmp'?",
  ],
  ['a class of Puppet 3', 'a.pp', 'class web { }\ninclude wbe', /Could not find class ::wbe/, "Did you mean 'web'?"],
  ['a function of RightScale', 'a.rcl', '$x = uniqe([1])', /no function 'uniqe'/, "Did you mean 'unique'?"],
  [
    'a definition of RightScale',
    'a.rcl',
    'define launch() do\n  $x = 1\nend\ncall lanuch()',
    /no definition 'lanuch'/,
    "Did you mean 'launch'?",
  ],
  [
    'an attribute of RightScale',
    'a.rcl',
    'sub tiemout: 5m do\n  $x = 1\nend',
    /'sub' has no attribute 'tiemout'/,
    "Did you mean 'timeout'?",
  ],
  ['a function of Terraform', 'a.tf', 'locals {\n  x = lenght([1])\n}', /no function named "lenght"/, 'length'],
];

/** Unknown names that are like no other name. */
const withoutSuggestion: readonly (readonly [title: string, source: string])[] = [
  ['a variable', "$greeting = 'a'\nnotice($quantity)"],
  ['a function', '$x = frobnicate(1)'],
  ['a class', 'include database'],
  ['a class of a module whose other classes are different', 'include profile::db'],
  ['a class whose last segment is that of a class of another module', 'include mysql::config'],
  ['a class whose name is like that of a defined type', 'include nginx::vhst'],
  ['a value of an Enum', "class a(Enum['present', 'absent'] $x) { }\nclass { 'a': x => 'latest' }"],
  ['a value of a String type', "class a(Enum['1', '2'] $x) { }\nclass { 'a': x => 1 }"],
  ['a resource', "package { 'nginx': }\nnotify { 'a': require => Package['haproxy'] }"],
  ['a resource of another type', "service { 'nginx': }\nnotify { 'a': require => Package['nginx'] }"],
  ['a file in the same folder', "file { '/etc/ntp.conf': }\nnotify { 'a': require => File['/etc/passwd'] }"],
  ['a key of the data', "$x = lookup('profile::db::user')"],
  [
    'a class parameter whose name is like that of another one with data',
    'class proxy($port, $ports) { }\ninclude proxy',
  ],
  ['a fact', "$x = $facts['ec2_metadata']['ami']"],
  ['a key whose value is undef', "$x = { 'port' => undef }\n$y = $x['port']['tcp']"],
  ['a defined type whose name is like that of a class', "ngnx { 'a': }"],
];

const environment = {
  'environment.conf': '',
  'modules/nginx/manifests/init.pp': 'class nginx { }',
  'modules/nginx/manifests/config.pp': 'class nginx::config { }',
  'modules/nginx/manifests/vhost.pp': '# A host\ndefine nginx::vhost { }',
  'modules/nginx/types/port.pp': 'type Nginx::Port = Integer',
  'modules/nginx/functions/options.pp': 'function nginx::options($x) { $x }',
  'modules/nginx/functions/hash.js': 'export const hash = 1;',
  'modules/nginx/lib/puppet/functions/nginx_version.rb': '',
  'modules/nginx/lib/puppet/type/nginx_module.rb': '',
  'modules/stdlib/lib/puppet/functions/num2bool.rb': '',
  'modules/profile/manifests/web.pp': 'class profile::web { }',
};

const facts = { os: { family: 'Debian', release: { major: '12' } }, networking: { ip: '192.0.2.1' } };

function manifest(t: ExecutionContext, source: string, files: Readonly<Record<string, string>>): { cwd: string } {
  return { cwd: folder(t, { ...files, 'site.pp': source }) };
}

for (const [title, source, message, help] of inManifests) {
  test(`the name of ${title} is suggested for a misspelled one`, async (t) => {
    const { code, stderr } = await pptjs(['compile', 'site.pp'], manifest(t, source, {}));
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(`help: ${help}\n`), stderr);
  });
}

for (const [title, source, message, help] of values) {
  test(`a similar value is suggested for a wrong one: ${title}`, async (t) => {
    const at = manifest(t, source, { 'facts.json': JSON.stringify(facts) });
    const { code, stderr } = await pptjs(['compile', 'site.pp', '--facts', 'facts.json'], at);
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(`help: ${help}\n`), stderr);
  });
}

for (const [title, source, message, help] of references) {
  test(`a similar resource is suggested for a missing one: ${title}`, async (t) => {
    const at = manifest(t, source, environment);
    const { code, stderr } = await pptjs(['compile', 'site.pp', '--environment', '.'], at);
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(`help: ${help}\n`), stderr);
  });
}

for (const [title, source, message, help] of keys) {
  test(`a similar key of the data is suggested for a missing one: ${title}`, async (t) => {
    const at = manifest(t, source, { ...environment, ...data });
    const { code, stderr } = await pptjs(['compile', 'site.pp', '--environment', '.', '--node', 'localhost'], at);
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(`help: ${help}\n`), stderr);
  });
}

for (const options of [[], ['--explain']])
  test(`\`pptjs ${['lookup', ...options].join(' ')}\` suggests a similar key`, async (t) => {
    const cwd = folder(t, { ...environment, ...data });
    const lookUp = async (key: string): Promise<string> =>
      (await pptjs(['lookup', key, '--environment', '.', ...options], { cwd })).stderr;
    t.true((await lookUp('profile::web::prot')).includes("help: Did you mean 'profile::web::port'?\n"));
    t.false((await lookUp('profile::db::password_file')).includes('Did you mean'));
    t.false((await lookUp('lookup_option')).includes('Did you mean'));
  });

for (const [title, source, message, help] of inEnvironments) {
  test(`in an environment, the name of ${title} is suggested for a misspelled one`, async (t) => {
    const { code, stderr } = await pptjs(
      ['compile', 'site.pp', '--environment', '.'],
      manifest(t, source, environment),
    );
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(`help: ${help}\n`), stderr);
  });
}

for (const [title, file, source, message, help] of inDialects) {
  test(`the name of ${title} is suggested for a misspelled one`, async (t) => {
    const cwd = folder(t, { [file]: source });
    const dialect = file === 'a.pp' ? ['--dialect', 'puppet3'] : [];
    const { code, stderr } = await pptjs(['run', file, ...dialect], { cwd });
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(help), stderr);
  });
}

test('no name is suggested in another dialect if none is similar', async (t) => {
  const cwd = folder(t, { 'a.rcl': '$x = frobnicate([1])', 'a.pp': '$x = frobnicate(1)' });
  t.false((await pptjs(['run', 'a.rcl'], { cwd })).stderr.includes('Did you mean'));
  t.false((await pptjs(['run', 'a.pp', '--dialect', 'puppet3'], { cwd })).stderr.includes('Did you mean'));
});

for (const [title, source] of withoutSuggestion) {
  test(`no name is suggested if none is similar: ${title}`, async (t) => {
    const { code, stderr } = await pptjs(
      ['compile', 'site.pp', '--environment', '.'],
      manifest(t, source, { ...environment, ...data }),
    );
    t.is(code, 1);
    t.false(stderr.includes('Did you mean'), stderr);
  });
}

test('a built environment suggests the same names as its sources', async (t) => {
  const { 'modules/nginx/functions/hash.js': _, ...files } = environment;
  const cwd = folder(t, { 'env/manifests/site.pp': '', ...inFolder('env', files) });
  const built = await pptjs(['build', 'env', '--out-dir', 'built'], { cwd });
  t.is(built.code, 0, built.stderr);
  for (const [title, source, , help] of inEnvironments) {
    if (title === JAVASCRIPT_FUNCTION) continue;
    write(join(cwd, 'site.pp'), source);
    const { stderr } = await pptjs(['compile', 'site.pp', '--environment', 'built'], { cwd });
    t.true(stderr.includes(`help: ${help}\n`), stderr);
  }
});

function inFolder(name: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${name}/${path}`, content]));
}
