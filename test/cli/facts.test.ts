import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

/** The facts without those of an agent. */
const GIVEN_FACTS = "$facts - ['clientcert', 'clientversion', 'clientnoop', 'puppetversion']";

const files: readonly (readonly [file: string, text: string, facts: string])[] = [
  [
    'f.yaml',
    'a: yes\nb: 0644\nc: 1.0\nd: -1_000\ne: "0644"\nf: ~\n',
    "{'a' => true, 'b' => 420, 'c' => 1.0, 'd' => -1000, 'e' => '0644', 'f' => undef}",
  ],
  ['f.yml', 'a: &a {x: 1}\nb: {<<: *a, y: 2}\n', "{'a' => {'x' => 1}, 'b' => {'x' => 1, 'y' => 2}}"],
  ['f.json', '{"a": [1, 2.0, null, true]}', "{'a' => [1, 2.0, undef, true]}"],
  ['f.json', '{"a": [12345678901234567890]}', "{'a' => [12345678901234567890]}"],
  ['f.yaml', 'a: 12345678901234567890\n', "{'a' => 12345678901234567890}"],
];

for (const [file, text, facts] of files) {
  test(`facts in ${file}: ${JSON.stringify(text)}`, async (t) => {
    const { stdout, stderr } = await pptjs(['eval', GIVEN_FACTS, '--facts', file], {
      cwd: folder(t, { [file]: text }),
    });
    t.is(stdout, `${facts}\n`, stderr);
  });
}

const FACTS = "{'os' => {'name' => 'Debian'}, 'built' => '2024-01-02'}";
const facts = { os: { name: 'Debian' }, built: '2024-01-02' };
const rows = Object.entries(facts).map(([name, value]) => ({
  certname: 'web',
  name,
  value,
  environment: 'production',
}));

/** What the tools write, shortened. Without a type of file, the content decides. */
const formats: readonly (readonly [tool: string, file: string, content: string | Uint8Array])[] = [
  ['facter --json', 'f.json', JSON.stringify(facts, null, 2)],
  ['facter --json', 'f', JSON.stringify(facts)],
  ['facter --json in PowerShell', 'f.json', Buffer.from(`\uFEFF${JSON.stringify(facts)}`, 'utf16le')],
  ['facter --json with a byte order mark', 'f.json', `\uFEFF${JSON.stringify(facts)}`],
  ['facter --yaml', 'f.yaml', "os:\n  name: Debian\nbuilt: '2024-01-02'\n"],
  ['facter --yaml', 'f', '---\nos:\n  name: Debian\nbuilt: 2024-01-02\n'],
  [
    'puppet facts find',
    'f.json',
    JSON.stringify({ name: 'web', values: facts, timestamp: '2026-11-22T08:45:26+00:00' }),
  ],
  [
    'puppet facts find --render-as yaml',
    'f.yaml',
    '--- !ruby/object:Puppet::Node::Facts\nname: web\nvalues:\n  os:\n    name: Debian\n  built: 2024-01-02\n' +
      'timestamp: 2026-11-22 08:45:26.592129455 +00:00\nexpiration: "2026-11-22T09:15:26.592411735+00:00"\n',
  ],
  [
    'the cache of an old server',
    'f.yaml',
    '--- !ruby/object:Puppet::Node::Facts\nname: web\nvalues:\n  os: !ruby/hash:Facter::FactCollection\n    name: Debian\n' +
      '  built: 2024-01-02\n  _timestamp: 2024-01-02\n',
  ],
  ['the PuppetDB endpoint facts', 'f.json', JSON.stringify(rows)],
  [
    'the PuppetDB endpoint facts, with $trusted',
    'f.json',
    JSON.stringify([...rows, { certname: 'web', name: 'trusted', value: { certname: 'web' } }]),
  ],
  [
    'the PuppetDB endpoint inventory',
    'f.json',
    JSON.stringify([{ certname: 'web', facts, trusted: { certname: 'web' } }]),
  ],
  ['the PuppetDB endpoint factsets', 'f.json', JSON.stringify([{ certname: 'web', facts: { href: '/', data: rows } }])],
  ['the PuppetDB endpoint factsets/<node>', 'f.json', JSON.stringify({ certname: 'web', facts: { data: rows } })],
  ['puppet db export', 'f.json', JSON.stringify({ certname: 'web', environment: 'production', values: facts })],
];

for (const [tool, file, content] of formats) {
  test(`facts of ${tool} in the file ${file}`, async (t) => {
    const cwd = folder(t, { [file]: content });
    const { stdout, stderr } = await pptjs(['eval', GIVEN_FACTS, '--facts', file], { cwd });
    t.is(stdout, `${FACTS}\n`, stderr);
  });
}

const refused: readonly (readonly [file: string, text: string, message: RegExp])[] = [
  ['f.yaml', 'a: &a [*a]', /^pptjs: Unable to parse \(f\.yaml\): nesting is too deep\n$/],
  ['f.yaml', 'a: [1', /^pptjs: Unable to parse \(f\.yaml\): .* at line \d+ column \d+\n$/],
  ['f.yaml', 'a: :b', /^pptjs: Unable to parse \(f\.yaml\): Tried to load unspecified class: Symbol\n$/],
  ['f.yaml', 'a: !ruby/object:Puppet::Resource {b: 1}', /Tried to load unspecified class: Puppet::Resource\n$/],
  ['f.yaml', '- 1', /^pptjs: f\.yaml: these are not facts\. A file of facts is the output of `puppet facts`/],
  ['f.yaml', '1: a', /^pptjs: f\.yaml: these are not facts/],
  ['f.yaml', '', /^pptjs: f\.yaml: these are not facts/],
  ['f.txt', 'os=Debian', /^pptjs: f\.txt: these are not facts/],
  [
    'f.txt',
    'os => {\n  name => "Debian"\n}\n',
    /^pptjs: f\.txt: this is the output of `facter` for people: use that of/,
  ],
  ['f.json', '{"a": ', /^pptjs: f\.json: this is not JSON: unexpected end of input at line 1\n$/],
  ['f.json', '[]', /^pptjs: f\.json: this is a PuppetDB query that found no facts\n$/],
  ['f.json', '[{"certname": "web", "path": ["a"], "name": "a", "value": 1}]', /^pptjs: f\.json: these are not facts/],
  [
    'f.json',
    '{"certname": "web", "facts": {"href": "/x"}}',
    /the factset of web has only a link to its facts: query the/,
  ],
  [
    'f.json',
    '{"name": "web"}',
    /^pptjs: f\.json: there cannot be a fact `name`: Puppet has its own variable of that name\n$/,
  ],
  [
    'f.json',
    '[{"certname": "a", "facts": {}}, {"certname": "b", "facts": {}}]',
    /^pptjs: f\.json: the file has the facts of 2 nodes \(a, b\): specify the node\n$/,
  ],
];

for (const [file, text, message] of refused) {
  test(`wrong facts in ${file} are an error: ${text}`, async (t) => {
    const { code, stderr } = await pptjs(['eval', '1', '--facts', file], { cwd: folder(t, { [file]: text }) });
    t.is(code, 1);
    t.regex(stderr, message);
  });
}

const inventory = JSON.stringify(
  ['web', 'db'].map((certname) => ({
    certname,
    environment: 'production',
    facts: { role: `${certname} role` },
    trusted: { certname, authenticated: 'remote', extensions: { pp_role: certname } },
  })),
);
const environment = {
  'env/environment.conf': '',
  'env/manifests/site.pp':
    "notify { \"${facts['clientcert']} ${facts['role']} ${trusted['authenticated']} ${trusted['extensions']}\": }\n",
  'inventory.json': inventory,
};
const compile = ['compile', '--environment', 'env', '--compact'];
const titles = (catalogs: string): string[] =>
  [...catalogs.matchAll(/"type":"Notify","title":"((?:[^"\\]|\\.)*)"/g)].map(([, title = '']) => title).toSorted();
const WEB = 'web web role remote {pp_role => web}';
const DB = 'db db role remote {pp_role => db}';

test('--node chooses the facts of a node in a PuppetDB query, and its $trusted', async (t) => {
  const cwd = folder(t, environment);
  const { stdout, stderr } = await pptjs([...compile, '--facts', 'inventory.json', '--node', 'db'], { cwd });
  t.deepEqual(titles(stdout), [DB], stderr);
});

test('--trusted overrides the $trusted of a PuppetDB query', async (t) => {
  const cwd = folder(t, { ...environment, 'trusted.yaml': 'extensions: {}\n' });
  const argv = ['--facts', 'inventory.json', '--node', 'db', '--trusted', 'trusted.yaml'];
  t.deepEqual(titles((await pptjs([...compile, ...argv], { cwd })).stdout), ['db db role remote {}']);
});

test('a node that a PuppetDB query does not have is an error', async (t) => {
  const cwd = folder(t, environment);
  const { code, stderr } = await pptjs([...compile, '--facts', 'inventory.json', '--node', 'x'], { cwd });
  t.is(code, 1);
  t.is(stderr, 'pptjs: inventory.json: the file has no facts of x, only of other nodes (web, db)\n');
});

test('--nodes compiles all nodes of a PuppetDB query', async (t) => {
  const { stdout, stderr } = await pptjs([...compile, '--nodes', 'inventory.json'], { cwd: folder(t, environment) });
  t.deepEqual(titles(stdout), [DB, WEB], stderr);
});

test('diff --nodes compares all nodes of a PuppetDB query', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'new/environment.conf': '',
    'new/manifests/site.pp': "notify { $facts['role']: }\n",
  });
  const { stdout } = await pptjs(['diff', 'env', 'new', '--nodes', 'inventory.json', '--json'], { cwd });
  t.deepEqual(
    (JSON.parse(stdout) as { readonly node: string }[]).map(({ node }) => node),
    ['web', 'db'],
  );
});

test('a facts file of --nodes has the name of its node', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'facts/web.yaml': '--- !ruby/object:Puppet::Node::Facts\nname: other\nvalues: {role: web role}\n',
  });
  const { stdout, stderr } = await pptjs([...compile, '--nodes', 'facts'], { cwd });
  t.deepEqual(titles(stdout), ['web web role local {}'], stderr);
});

const AGENT_FACTS = "['clientcert', 'clientversion', 'clientnoop', 'puppetversion'].map |$n| { $facts[$n] }";
const agent: readonly (readonly [title: string, facts: object, argv: readonly string[], expected: string])[] = [
  ['by default', {}, [], "['localhost', '8.10.0', false, '8.10.0']"],
  ['for --node', {}, ['--node', 'web'], "['web', '8.10.0', false, '8.10.0']"],
  ['for the fact networking.fqdn', { networking: { fqdn: 'n' } }, [], "['n', '8.10.0', false, '8.10.0']"],
  ['with the version of a given fact', { puppetversion: '7.1.0' }, [], "['localhost', '7.1.0', false, '7.1.0']"],
  [
    'unless the facts are given',
    { clientcert: 'c', clientversion: '7.1.0', clientnoop: true, puppetversion: '7.2.0' },
    ['--node', 'web'],
    "['c', '7.1.0', true, '7.2.0']",
  ],
];

for (const [title, given, argv, expected] of agent) {
  const files = {
    ...environment,
    'env/manifests/site.pp': `notify { String(${AGENT_FACTS}): }`,
    'f.json': JSON.stringify(given),
  };
  test(`compile has the facts of an agent ${title}`, async (t) => {
    const { stdout, stderr } = await pptjs([...compile, '--facts', 'f.json', ...argv], { cwd: folder(t, files) });
    t.deepEqual(titles(stdout), [expected], stderr);
  });
}

test('lookup has the facts of an agent', async (t) => {
  const cwd = folder(t, {
    'env/environment.conf': '',
    'env/hiera.yaml': 'version: 5\n',
    'env/data/common.yaml': 'a: "%{facts.clientcert} %{facts.puppetversion}"\n',
  });
  const { stdout, stderr } = await pptjs(['lookup', 'a', '--environment', 'env', '--node', 'web'], { cwd });
  t.is(stdout, '--- web 8.10.0\n', stderr);
});
