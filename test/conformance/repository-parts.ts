/** The values, titles, attributes and files of random control repositories (generate-repositories.ts). */

export const FACTS: readonly Readonly<Record<string, unknown>>[] = [
  { os: { family: 'Debian', name: 'Debian' }, role: 'web', list: ['a', 'b'], number: 3, nested: { a: { b: [1, 2] } } },
  { os: { family: 'RedHat', name: 'Rocky' }, role: 'db', list: [], number: -1.5, flag: true, 'a.b': 'dot' },
  { role: '', list: ['a', 'missing', 7], number: 0, flag: false, empty: {}, 'odd-name': 'x', Upper: 'y' },
  { os: 'text', role: 'x/y', list: 'a', number: 92233720368, nothing: null },
];

export const NODES: readonly string[] = [
  'web01.example.com',
  'web01',
  'db.example.com',
  'DB2.example.org',
  'mail-1.sub.example.org',
];

export const KEYS = ['a', 'b', 'c', 'm::x', 'm::y', 'm::list', 'm::hash', 'm::n', 'other::z'];

export const LOOKUPS = [
  'a',
  'b',
  'c',
  'm::x',
  'm::hash',
  'm::list',
  'm::hash.k',
  'a.0',
  'b.k.l',
  "'a.b'",
  'c.k',
  'other::z',
  'm::n',
  'lookup_options',
];

export const BACKENDS = ['yaml', 'json', 'hocon'] as const;

export const TYPES = ['notify', 'file', 'thing', 'm::d', 'exec', 'user', 'package', 'service'] as const;

export const ATTRIBUTES: Readonly<Record<(typeof TYPES)[number], readonly string[]>> = {
  notify: [
    "message => 'text'",
    'withpath => true',
    'message => ["a", undef]',
    'message => Sensitive("s")',
    'message => undef',
    'message => { a => 1 }',
    'message => File["/a"]',
    'message => /x/',
    'message => default',
  ],
  file: [
    "mode => '0644'",
    'ensure => present',
    "content => 'c'",
    'owner => "a"',
    'ensure => undef',
    'source => ["a", "b"]',
    'path => "/q"',
  ],
  thing: ["message => 'text'", 'ensure => present', 'withpath => false'],
  'm::d': ["v => 'v'", 'v => undef', 'w => $facts', 'w => [1, { a => undef }]'],
  exec: ['command => "/bin/true"', 'path => ["/bin"]', 'refreshonly => true', 'unless => [["a"]]'],
  user: ['uid => 1', 'groups => ["x"]', 'ensure => present'],
  package: ["ensure => 'latest'", 'provider => "gem"', "name => 'p'"],
  service: ['enable => true', "ensure => 'running'", 'hasstatus => false'],
};

export const BASE_MANIFEST = `notify { ['a', 'b']: }
file { '/a': }
thing { 'a': }
m::d { 'a': }
@user { ['a', 'b']: tag => 't' }
User <| tag == t |>
stage { 'first': before => Stage['main'] }
`;

export const EXTENSIONS = { yaml: 'yaml', json: 'json', hocon: 'conf' } as const;

export const PATHS = [
  'common',
  'common',
  '%{os.family}',
  '%{facts.os.family}',
  '%{role}',
  '%{facts.role}',
  '%{trusted.certname}',
  '%{::role}',
  '%{trusted.extensions.pp_role}',
  '%{nothing}',
  '%{list.0}',
  '%{facts.nothing.deeper}',
  'sub/%{role}',
  "%{lookup('a')}",
  "%{facts.'a.b'}",
  '%{server_facts.environment}',
  '%{environment}',
  '%{m::x}',
  '%{}',
  '%{literal("common")}',
  '%{ role }',
  '%{number}',
];

export const SCALARS: readonly unknown[] = [
  'x',
  'a',
  '',
  '--x',
  1,
  0,
  -2,
  1.5,
  true,
  false,
  null,
  '1',
  '0x1F',
  'true',
  'é',
  9007199254740991,
];

export const TEXTS: readonly unknown[] = [
  '%{role}',
  '%{facts.os.family}',
  "%{lookup('b')}",
  "%{hiera('c')}",
  "%{alias('b')}",
  "%{alias('m::hash')}",
  "x%{alias('b')}",
  "%{literal('%')}{role}",
  "%{scope('role')}",
  '%{nothing}',
  '%{list}',
  '%{list.0}',
  '%{nested.a.b}',
  '%%{role}',
  '%{::role}',
  '%{}',
  '%{trusted.certname}',
  "%{lookup('m::hash.k')}",
  "%{lookup('nothing')}",
  "%{facts.'a.b'}",
  '%{number} and %{flag}',
  "%{lookup('a')}",
  '%{unknown(x)}',
  '%{lookup(a)}',
  '%{"role"}',
  '%{m::x}',
  "%{lookup('lookup_options')}",
  '%{facts}',
];

export const THING_TYPE = `Puppet::Type.newtype(:thing) do
  @doc = 'A thing.'
  newparam(:name, namevar: true)
  newparam(:withpath, boolean: true)
  newproperty(:message)
  newproperty(:ensure) do
    newvalues(:present, :absent)
  end
end
`;
