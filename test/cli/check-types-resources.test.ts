/** The findings about resources that other files declare. */
import test from 'ava';
import { pptjs } from './command.js';
import { type EnvironmentRow, INCOMPLETE, testFindings } from './environment-findings.js';
import { folder } from './folder.js';

const rows: readonly EnvironmentRow[] = [
  {
    title: 'a relation to a resource with another title',
    manifest: "include web file { '/a': notify => Service['wbe'], require => File['/b'] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'relations to resources of other files',
    manifest:
      "include web web::site { 'a': root => '/' } " +
      "notify { 'a': require => [Service['web'], File['/etc/web/a.conf']], before => 'Service[web]' }",
    findings: [],
  },
  {
    title: 'relations to resources of definitions that the manifests do not use',
    manifest: "include web notify { 'a': require => [Service['web'], File['/etc/web/a.conf'], User['idle']] }",
    files: { 'modules/idle/manifests/init.pp': "class idle { user { 'idle': } }\n" },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'relations in a class that the manifests do not use',
    manifest: 'include web',
    files: {
      'modules/idle/manifests/init.pp':
        "class idle { include idle::b\n  User['idle'] -> User[$facts['a']]\n  User['other'] -> User['idle'] }\n",
      'modules/idle/manifests/b.pp': "class idle::b { user { 'idle': } }\n",
    },
    findings: ['modules/idle/manifests/init.pp:3 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'relations to packages of functions, and to resources that a used definition declares with any title',
    manifest: "include idle stdlib::ensure_packages(['a']) Package['a'] -> User['c'] User['d'] -> Group['c']",
    files: {
      'modules/idle/manifests/init.pp': "class idle { idle::b { 'b': } }\n",
      'modules/idle/manifests/b.pp': "define idle::b($user = 'x') { user { $user: } }\n",
      'modules/stdlib/lib/puppet/functions/stdlib/ensure_packages.rb':
        "Puppet::Functions.create_function(:'stdlib::ensure_packages') do\n  def x(y)\n  end\nend\n",
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a title that an interpolation cannot have',
    manifest: "notify { 'a': require => File['/etc/web.conf'] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'titles with the texts around two interpolations in their order, and in another order',
    manifest:
      'define t() { notify { "a${title}b${name}c": } } notify { ["ab", "d"]: require => [Notify["abc"], Notify["axbxxc"], Notify["acb"], Notify["abc."]] }',
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a chain with a resource that does not exist',
    manifest: "notify { 'a': } Notify['a'] -> Notify['b'] ~> Web::Site['c']",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a realized resource',
    manifest: "realize(User['a'])",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources by their names',
    manifest:
      "file { 'a': path => '/a/' } exec { 'b': alias => 'c' } notify { 'd': require => [File['/a'], Exec['c']] }",
    findings: [],
  },
  {
    title: 'titles of files that are no paths, beside files with any path',
    manifest:
      "file { 'a': path => $facts['b'] } file { $facts['c']: } notify { 'd': require => [File['/x'], File['e']] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'values of attributes that name no resource',
    manifest:
      "exec { 'a': command => 'b' } web::site { 'a': root => 'b' } notify { 'd': require => [Exec['b'], Web::Site['b']] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'references in a variable',
    manifest:
      "include web $a = $facts['b'] ? { 'c' => File['/c'], default => [Service['web'], Class['db']] } $a -> notify { 'd': }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of a function that no code calls, and of one that the manifest calls',
    manifest: "include web web::create('user') notify { 'a': require => [User['b'], Group['b']] }",
    files: {
      'modules/web/functions/create.pp': "function web::create($a) { user { 'c': } }\n",
      'modules/web/functions/other.pp': 'function web::other($a) { create_resources($a, {}) }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of any type that a called function declares',
    manifest: "include web web::other('user') notify { 'a': require => User['b'] }",
    files: { 'modules/web/functions/other.pp': 'function web::other($a) { create_resources($a, {}) }\n' },
    findings: [],
  },
  {
    title: 'resources of a function whose name is not known',
    manifest: "include web call($facts['a'], 'user') notify { 'a': require => User['b'] }",
    files: { 'modules/web/functions/other.pp': 'function web::other($a) { create_resources($a, {}) }\n' },
    findings: [],
  },
  {
    title: 'a relation beside a module that is not installed and that the manifest does not use',
    manifest: "include web notify { 'a': require => User['b'] }",
    files: { 'modules/web/metadata.json': INCOMPLETE },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a relation beside a class that is not installed',
    manifest: "include web notify { 'a': require => User['b'] }",
    files: {
      'modules/web/metadata.json': INCOMPLETE,
      'modules/web/manifests/init.pp': 'class web ($names) { include users }\n',
    },
    findings: ['modules/web/manifests/init.pp:1 TYPE_UNKNOWN_CLASS'],
  },
  {
    title: 'a mandatory parameter of a class that a declared resource declares',
    manifest: "idle::a { 'a': }",
    files: {
      'modules/idle/manifests/a.pp': 'define idle::a() { include idle::b }\n',
      'modules/idle/manifests/b.pp': 'class idle::b($c) { }\n',
      'modules/idle/manifests/create.pp': 'class idle::create($d) { create_resources($d, {}) }\n',
    },
    findings: ['modules/idle/manifests/a.pp:1 TYPE_MISSING_PARAMETER'],
  },
  { title: 'titles that are not known', manifest: "package { $facts['a']: before => Package['b'] }", findings: [] },
  {
    title: 'a resource that a condition tests',
    manifest: "if defined(User['a']) { realize(User['a']) }",
    findings: [],
  },
  {
    title: 'created resources',
    manifest: "create_resources('user', $facts['a']) User['b'] -> User['c']",
    findings: [],
  },
  {
    title: 'a resource that an included class declares, too',
    manifest: 'include conflict::b',
    files: {
      'modules/conflict/manifests/a.pp': "class conflict::a { notify { 'n': } return() }\n",
      'modules/conflict/manifests/b.pp': "class conflict::b { include conflict::a notify { ['m', 'n']: } }\n",
    },
    findings: ['modules/conflict/manifests/b.pp:1 TYPE_CONFLICTING_CLASSES'],
  },
  {
    title: 'a resource of two classes of a node',
    manifest: "node 'a' { include conflict::a, conflict::b } node 'b' { include conflict::a }",
    files: {
      'modules/conflict/manifests/a.pp': "class conflict::a { file { '/n/': } }\n",
      'modules/conflict/manifests/b.pp': "class conflict::b { notify { 'm': } -> file { '/n': } }\n",
    },
    findings: ['modules/conflict/manifests/b.pp:1 TYPE_CONFLICTING_CLASSES'],
  },
  {
    title: 'a class with parameters after its inclusion',
    manifest: "node 'a' { include conflict::a, conflict::b } node 'b' { include conflict::b, conflict::a }",
    files: {
      'modules/conflict/manifests/a.pp': 'class conflict::a { include conflict::c }\n',
      'modules/conflict/manifests/b.pp': "class conflict::b { class { 'conflict::c': } }\n",
      'modules/conflict/manifests/c.pp': 'class conflict::c { }\n',
    },
    findings: ['modules/conflict/manifests/b.pp:1 TYPE_CONFLICTING_CLASSES'],
  },
  {
    title: 'resources of classes that no code declares together, and those in branches and after jumps',
    manifest: "node 'a' { include conflict::a, conflict::c } node 'b' { include conflict::b }",
    files: {
      'modules/conflict/manifests/a.pp':
        "class conflict::a { notify { 'n': } if $facts['a'] { return() } notify { 'm': } }\n",
      'modules/conflict/manifests/b.pp': "class conflict::b { notify { 'n': } }\n",
      'modules/conflict/manifests/c.pp':
        "class conflict::c { if $facts['a'] { notify { 'n': } } [1].each |$x| { notify { 'n': } } notify { 'm': } }\n",
    },
    findings: [],
  },
  {
    title: 'statements and other names in a file of a module',
    manifest: 'notice(1)',
    files: {
      'modules/web/manifests/a.pp': 'class web::a { }\nnotice(1)\n',
      'modules/web/manifests/b.pp': 'class web::c { }\n',
    },
    findings: [
      'modules/web/manifests/a.pp:2 ILLEGAL_TOP_CONSTRUCT_LOCATION',
      'modules/web/manifests/b.pp:1 ILLEGAL_DEFINITION_LOCATION',
    ],
  },
  { title: 'collected resources', manifest: "User <<| |>> -> User['b']", findings: [] },
  {
    title: 'a relation to a class that no code declares',
    manifest: "include web Class['idle'] -> Class['web'] if defined(Class['spare']) { Class['spare'] -> Class['web'] }",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { }\n',
      'modules/spare/manifests/init.pp': 'class spare { }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a relation to a class beside classes with unknown names',
    manifest: "include web, $facts['class'] Class['idle'] -> Class['web']",
    files: { 'modules/idle/manifests/init.pp': 'class idle { }\n' },
    findings: [],
  },
  {
    title: 'templates of the module of a class',
    manifest: 'class a { notice(epp("${module_name}/x.epp")) } include web::own',
    files: {
      'modules/web/manifests/own.pp':
        'class web::own($at = "${module_name}/none.epp") {\n  [1].each |$n| { notice(epp("${module_name}/own.epp"), epp($at)) }\n}\n',
      'modules/web/templates/own.epp': '<%- | Integer $x | -%>\n',
    },
    findings: ['modules/web/manifests/own.pp:2 TYPE_MISSING_PARAMETER'],
  },
  {
    title: 'a template that the module of a class does not have',
    manifest: 'web::own { "a": }',
    files: {
      'modules/web/manifests/own.pp': 'define web::own() {\n  notice(template("${module_name}/none.erb"))\n}\n',
    },
    findings: ['modules/web/manifests/own.pp:2 TYPE_UNKNOWN_FILE'],
  },
  {
    title: 'a relation to a class beside classes with partly known names',
    manifest:
      'include web, "spare::${facts[\'class\']}" contain "::spare::${facts[\'class\']}"\n' +
      "Class['idle'] -> Class['spare::a'] -> Class['web']",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { include "${title}::${facts[\'class\']}" }\n',
      'modules/spare/manifests/a.pp': 'class spare::a { }\n',
    },
    findings: ['manifests/site.pp:2 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a relation to a class beside names of classes that begin with the title of a class',
    manifest: "include idle Class['idle::a'] -> Class['idle::b'] Class['Idle::C'] -> Class['web']",
    files: {
      'modules/idle/manifests/init.pp':
        'class idle { include web, "${title}::a" contain "${name}::${facts[\'class\']}c" }\n',
      'modules/idle/manifests/a.pp': 'class idle::a { }\n',
      'modules/idle/manifests/b.pp': 'class idle::b { }\n',
      'modules/idle/manifests/c.pp': 'class idle::c { }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'partly known names in a class that the environment does not use',
    manifest: "include web Class['idle'] -> Class['web']",
    files: {
      'modules/idle/manifests/init.pp':
        'class idle { include $facts["class"] create_resources("class", $facts["b"]) }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of any type in a class that the environment does not use',
    manifest: "User['a'] -> User['b']",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { include idle::any }\n',
      'modules/idle/manifests/any.pp':
        'class idle::any(Hash $all = {}) { $all.each |$type, $each| { create_resources($type, $each) } }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of any type in a class that the environment uses',
    manifest: "include idle User['a'] -> User['b']",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { include idle::any }\n',
      'modules/idle/manifests/any.pp':
        'class idle::any(Hash $all = {}) { $all.each |$type, $each| { create_resources($type, $each) } }\n',
    },
    findings: [],
  },
  {
    title: 'a module that is not installed',
    manifest: "User['a'] -> User['b']",
    files: { 'modules/web/metadata.json': INCOMPLETE },
    findings: [],
  },
  {
    title: 'a misspelled title beside a module that is not installed',
    manifest: "user { 'deploy': }\nUser['deploy'] -> User['other']\nUser['deploi'] -> User['deploy']",
    files: { 'modules/web/metadata.json': INCOMPLETE },
    findings: ['manifests/site.pp:3 TYPE_UNKNOWN_RESOURCE'],
  },
];

testFindings(rows);

test('an environment without manifests has no findings about resources that its users may declare', async (t) => {
  const cwd = folder(t, { 'modules/a/manifests/init.pp': "class a {\n  User['a'] -> User['b']\n}\n" });
  const { stdout } = await pptjs(['check', '--types', '--modulepath', 'modules', '--json'], { cwd });
  t.is(stdout.trim().split('\n').length, 1);
});
