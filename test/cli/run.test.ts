import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const repository = fileURLToPath(new URL('../../examples/control-repo', import.meta.url));

const lists: readonly (readonly [title: string, manifest: string, list: string])[] = [
  [
    'a resource with its attributes',
    "file { '/etc/motd': ensure => file, content => 'hi' }",
    "file { '/etc/motd':\n  ensure  => 'file',\n  content => 'hi',\n}\n",
  ],
  [
    'the resources of defined types and classes, in order of declaration',
    'class c { d { "x": } } define d { notify { $name: } } include c',
    "class { 'c': }\n\nd { 'x': }\n\nnotify { 'x': }\n",
  ],
  [
    'required and set parameters, but no default values',
    'define d($a, $b = 1, $c = 2) {} d { x: a => 1, b => 1 } create_resources(d, { y => { a => 3 } })',
    "d { 'x':\n  a => 1,\n  b => 1,\n}\n\nd { 'y':\n  a => 3,\n}\n",
  ],
  [
    'relationships as attributes',
    "notify { 'a': } -> notify { 'b': require => Class['c'] } class c {} include c",
    "notify { 'a':\n  before => [Notify['b']],\n}\n\nnotify { 'b':\n  require => Class['c'],\n}\n\nclass { 'c': }\n",
  ],
  [
    'no value of a sensitive attribute',
    "user { 'u': password => Sensitive('secret') }",
    "user { 'u':\n  password => Sensitive [value redacted],\n}\n",
  ],
  ['the resources of the node', "node default { notify { 'n': } }", "notify { 'n': }\n"],
  ['no virtual resources', "@notify { 'v': } 5", '5\n'],
  [
    'the beginning of a long value',
    `notify { 'n': message => '${'x'.repeat(200)}' }`,
    `notify { 'n':\n  message => '${'x'.repeat(99)}…,\n}\n`,
  ],
];

for (const [title, manifest, list] of lists) {
  test(`run lists resources: ${title}`, async (t) => {
    const { code, stdout, stderr } = await pptjs(['run', '-'], { stdin: manifest });
    t.is(stdout, list, stderr);
    t.is(code, 0);
  });
}

test('run --json prints the catalog of a manifest with resources', async (t) => {
  const cwd = folder(t, { 'site.pp': "notify { 'n': }\n" });
  const [run, compile] = await Promise.all(
    [
      ['run', 'site.pp', '--json'],
      ['compile', 'site.pp'],
    ].map(async (argv) => JSON.parse((await pptjs(argv, { cwd })).stdout) as { readonly resources: unknown }),
  );
  t.deepEqual(run?.resources, compile?.resources);
});

test('eval prints the value of an expression that declares a resource', async (t) => {
  t.is((await pptjs(['eval', "notify { 'n': }"])).stdout, "[Notify['n']]\n");
});

test('eval uses the functions and the data of an environment', async (t) => {
  const cwd = folder(t, {
    'production/environment.conf': 'modulepath = site\n',
    'production/hiera.yaml':
      'version: 5\nhierarchy: [{name: nodes, path: "%{trusted.certname}.yaml"}, {name: common, path: common.yaml}]\n',
    'production/data/common.yaml': 'answer: 41\n',
    'production/data/web01.yaml': 'answer: 42\n',
    'production/site/mine/functions/double.pp': 'function mine::double(Integer $x) { $x * 2 }\n',
    'production/site/mine/functions/broken.pp': "function mine::broken() {\n  1 + 'a'\n}\n",
  });
  const evaluate = (source: string, ...argv: readonly string[]) =>
    pptjs(['eval', source, '--environment', 'production', ...argv], { cwd });
  t.is((await evaluate("mine::double(lookup('answer'))")).stdout, '82\n');
  t.is((await evaluate("lookup('answer')", '--node', 'web01')).stdout, '42\n');
  t.is((await evaluate('$environment')).stdout, "'production'\n");
  // The current folder is the environment if it has an environment.conf, as in `pptjs compile`.
  t.is((await pptjs(['eval', 'mine::double(2)'], { cwd: join(cwd, 'production') })).stdout, '4\n');
  t.is((await pptjs(['eval', 'mine::double(3)', '--modulepath', 'production/site'], { cwd })).stdout, '6\n');
  const { code, stderr } = await evaluate('mine::broken()');
  t.is(code, 1);
  t.true(stderr.startsWith('production/site/mine/functions/broken.pp:2:7: error: '), stderr);
});

test('run uses the classes of an environment', async (t) => {
  const argv = [
    'run',
    '-',
    '--environment',
    repository,
    '--facts',
    join(repository, 'facts', 'web01.example.com.yaml'),
  ];
  const { stdout, stderr } = await pptjs(argv, { stdin: 'include motd' });
  t.regex(stdout, /^class \{ 'motd':\n  message => '.+',\n\}\n\nfile \{ '\/etc\/motd':\n/, stderr);
});

for (const option of ['--environment', '--modulepath', '--node']) {
  test(`${option} is wrong usage for other languages than Puppet`, async (t) => {
    const { code, stderr } = await pptjs(['eval', '--dialect', 'terraform', '1', option, 'x']);
    t.is(code, 2);
    t.true(
      stderr.startsWith(`pptjs eval: ${option} applies to Puppet only; the language of <expression> is terraform\n`),
      stderr,
    );
  });
}

test('run states that a file is a template', async (t) => {
  const { code, stderr } = await pptjs(['run', 'motd.epp'], { cwd: folder(t, { 'motd.epp': '<%= 1 %>\n' }) });
  t.is(code, 2);
  t.true(stderr.includes('motd.epp is a template: evaluate a template of a module with'), stderr);
});

test('run states that a path is a folder', async (t) => {
  const { code, stderr } = await pptjs(['run', 'manifests'], { cwd: folder(t, { 'manifests/site.pp': '' }) });
  t.is(code, 2);
  t.regex(stderr, /^pptjs run: specify a file: 'manifests' is a folder\n/);
});
