import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import test from 'ava';
import { pptjs, type Surroundings } from './command.js';
import { folder, write } from './folder.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const repository = join(root, 'examples', 'control-repo');
const env = { PPTJS_CACHE: 'off' };
const run = (argv: readonly string[], surroundings: Surroundings = {}) =>
  pptjs(argv, { cwd: repository, env, ...surroundings });

interface CatalogJson {
  readonly name: string;
  readonly environment: string;
  readonly resources: readonly {
    readonly type: string;
    readonly title: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
  }[];
  readonly edges: readonly unknown[];
  readonly classes: readonly string[];
}

/** Puppet's catalogs of the nodes of the repository; test/record/control-repo.ts records them. */
const recorded = new Map(
  gunzipSync(readFileSync(new URL('../recorded/control-repo.jsonl.gz', import.meta.url)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line.replaceAll('$ROOT', root)) as { id: string; catalog: CatalogJson })
    .map(({ id, catalog }) => [id, catalog]),
);

/** Returns a catalog with fixed values for the members that differ between any two catalogs. */
function withoutVolatile(catalog: CatalogJson): object {
  return { ...catalog, version: 0, catalog_uuid: '', environment: '' };
}

for (const [node, expected] of recorded) {
  test(`compile: the catalog of ${node} equals Puppet's`, async (t) => {
    const { code, stdout, stderr } = await run(['compile', '--node', node, '--facts', `facts/${node}.yaml`]);
    t.is(code, 0, stderr);
    t.deepEqual(withoutVolatile(JSON.parse(stdout) as CatalogJson), withoutVolatile(expected));
  });
}

test('compile --nodes --out-dir writes a file for each node', async (t) => {
  const cwd = folder(t);
  const facts = join(cwd, 'facts');
  cpSync(join(repository, 'facts'), facts, { recursive: true });
  write(join(facts, 'bad.example.com.yaml'), 'os: [1');
  write(
    join(facts, 'other.example.com.json'),
    readFileSync(join(repository, 'facts', 'db01.example.com.yaml'), 'utf8').startsWith('os:')
      ? '{"os": {"family": "Debian"}, "networking": {"fqdn": "other"}}'
      : '{}',
  );
  for (const workers of ['1', '2']) {
    const out = join(cwd, `out${workers}`);
    const { code, stderr } = await run(['compile', '--nodes', facts, '--out-dir', out, '--workers', workers]);
    t.is(code, 1);
    t.regex(stderr, /bad\.example\.com: error: .*bad\.example\.com\.yaml/);
    t.regex(stderr, /3 catalogs compiled in \d+\.\d\d s, 1 node failed\n$/);
    t.deepEqual(readdirSync(out).toSorted(), [
      'db01.example.com.json',
      'other.example.com.json',
      'web01.example.com.json',
    ]);
    const catalog = JSON.parse(readFileSync(join(out, 'web01.example.com.json'), 'utf8')) as CatalogJson;
    t.deepEqual(withoutVolatile(catalog), withoutVolatile(recorded.get('web01.example.com')!));
  }
});

test('compile --nodes prints a line for each node', async (t) => {
  const { code, stdout } = await run(['compile', '--nodes', 'facts/*.yaml']);
  t.is(code, 0);
  const nodes = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { node: string }).node);
  t.deepEqual(nodes.toSorted(), [...recorded.keys()].toSorted());
});

test('compile reads the manifest from standard input and prints log messages', async (t) => {
  const { code, stdout, stderr } = await run(['compile', '-', '--compact'], {
    stdin: "notify { 'a': message => 'hi' }\nwarning('careful')\n",
  });
  t.is(code, 0, stderr);
  t.regex(stderr, /^Warning: careful/);
  const catalog = JSON.parse(stdout) as CatalogJson;
  t.is(stdout.trim().split('\n').length, 1);
  t.deepEqual(catalog.resources.find(({ type }) => type === 'Notify')?.parameters, { message: 'hi' });
});

const failures: readonly (readonly [name: string, manifest: string, message: RegExp])[] = [
  ['an unknown class', 'include nope\n', /site\.pp:1:1: error: .*Could not find class ::nope for n1/],
  ['a duplicate', "notify { 'a': }\nnotify { 'a': }\n", /Duplicate declaration: Notify\[a\] is already declared/],
  ['syntax', 'class {\n', /site\.pp.*error: Syntax error/],
  ['recursion without end', 'function f() { f() }\nf()\n', /error: /],
];

for (const [name, manifest, message] of failures) {
  test(`compile reports the place of an error: ${name}`, async (t) => {
    const { code, stdout, stderr } = await run(['compile', 'site.pp', '--node', 'n1'], {
      cwd: folder(t, { 'site.pp': manifest }),
    });
    t.is(code, 1);
    t.is(stdout, '');
    t.regex(stderr, message);
  });
}

test('compile --exported collects the resources of other nodes', async (t) => {
  const cwd = folder(t, {
    'site.pp': "File <<| tag == 'shared' |>>\n@@file { '/own': tag => 'shared' }\n",
    'exported.json': JSON.stringify([
      { type: 'File', title: '/theirs', parameters: { mode: '0600' }, tags: ['shared', 'file'] },
    ]),
  });
  const { stdout, stderr } = await run(['compile', 'site.pp', '--exported', 'exported.json'], { cwd });
  const titles = (JSON.parse(stdout) as CatalogJson).resources
    .filter(({ type }) => type === 'File')
    .map(({ title }) => title);
  t.deepEqual(titles.toSorted(), ['/own', '/theirs'], stderr);
});

const wrongExports: readonly (readonly [text: string, message: RegExp])[] = [
  ['[1]', /^pptjs: exported\.json: a resource must be an object\n$/],
  ['{ "resources": [null] }', /a resource must be an object/],
  ['[{ "type": "File" }]', /a resource must have a `type` and a `title`/],
  ['1', /neither a list of resources nor a catalog/],
  ['- a\n', /^pptjs: exported\.json: this is not JSON: unexpected character '- a\\n' at line 1\n$/],
];

for (const [text, message] of wrongExports)
  test(`compile --exported reports a file without resources: ${text}`, async (t) => {
    const cwd = folder(t, { 'site.pp': '', 'exported.json': text });
    const { code, stderr } = await run(['compile', 'site.pp', '--exported', 'exported.json'], { cwd });
    t.is(code, 1);
    t.regex(stderr, message);
  });

test('compile --batch answers each line', async (t) => {
  const cases = [
    { id: 1, manifest: "notify { 'a': }" },
    { id: 2, manifest: 'fail("no")' },
    { id: 3, manifest: 'class {' },
  ];
  const { code, stdout } = await run(['compile', '--batch'], {
    stdin: `${cases.map((one) => JSON.stringify(one)).join('\n')}\nnonsense\n`,
  });
  t.is(code, 0);
  const [first, second, third, fourth] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: unknown; catalog?: CatalogJson; error?: string });
  t.is(first!.catalog?.name, 'reference.example');
  t.regex(second!.error!, /^Evaluation Error: Error while evaluating a Function Call, no/);
  t.regex(third!.error!, /Syntax error/);
  t.is(typeof fourth!.error, 'string');
});

const wrong: readonly (readonly [argv: readonly string[], message: RegExp])[] = [
  [['compile'], /there is no environment\.conf here/],
  [['compile', 'none.pp'], /none\.pp: No such file/],
  [['compile', '--environment', 'none'], /none: No such file/],
  [['compile', 'a.pp', '--facts', 'none.json'], /none\.json: No such file/],
  [['compile', 'a.pp', '--nodes', 'none/*.json'], /no facts file matches/],
  [['diff', 'a.pp', 'none.json'], /none\.json: No such file/],
  [['diff', 'a.pp', 'a.pp'], /a\.pp: /],
];

for (const [argv, message] of wrong) {
  test(`a missing file is an error: pptjs ${argv.join(' ')}`, async (t) => {
    const { code, stderr } = await run(argv, { cwd: folder(t, { 'a.pp': '' }) });
    t.is(code, 1);
    t.regex(stderr, message);
  });
}

test('lookup prints the value for a node', async (t) => {
  const node = ['--node', 'web01.example.com', '--facts', 'facts/web01.example.com.yaml'];
  t.is(
    (await run(['lookup', 'profile::base::packages', ...node])).stdout,
    '---\n- htop\n- apt-transport-https\n- curl\n- vim\n',
  );
  t.is((await run(['lookup', 'webserver::package', ...node, '--render-as', 's'])).stdout, 'nginx-light\n');
  t.is((await run(['lookup', 'none', ...node, '--default', 'd', '--render-as', 'json'])).stdout, '"d"\n');
  t.is(
    (await run(['lookup', 'profile::base::packages', ...node, '--merge', 'first', '--render-as', 'json'])).stdout,
    '[\n  "htop"\n]\n',
  );
  const { code, stderr } = await run(['lookup', 'none', ...node]);
  t.is(code, 1);
  t.regex(stderr, /Function lookup\(\) did not find a value for the name 'none'/);
});

test('lookup --explain shows where a value comes from', async (t) => {
  const { code, stdout } = await run([
    'lookup',
    'motd::message',
    '--explain',
    '--facts',
    'facts/db01.example.com.yaml',
  ]);
  t.is(code, 0);
  t.regex(stdout, /Searching for "motd::message"/);
  t.regex(stdout, /Found key: "motd::message" value: "Managed by Puppet\. This is db01\.example\.com\."/);
});

test('lookup --explain --merge deep shows the options of the merge, as Puppet does', async (t) => {
  const fixture = 'test/hiera/fixture';
  const { code, stdout } = await run([
    'lookup',
    'layered_hash',
    ...['--explain', '--merge', 'deep', '--node', 'web01', '--facts', resolve(fixture, 'facts.json')],
    ...['--environment', resolve(fixture, 'environments/production')],
    ...['--hiera-config', resolve(fixture, 'global/hiera.yaml')],
  ]);
  t.is(code, 0);
  t.regex(stdout, /Options: \{\n +"sort_merged_arrays" => false,\n +"merge_hash_arrays" => false\n +\}/);
});

test('diff compares two files', async (t) => {
  const cwd = folder(t);
  const catalog = (manifest: string) => run(['compile', '-'], { cwd, stdin: manifest });
  writeFileSync(
    join(cwd, 'a.json'),
    (await catalog("file { '/a': mode => '0644', content => \"one\\ntwo\\nthree\\n\" }\nnotify { 'gone': }\n")).stdout,
  );
  writeFileSync(
    join(cwd, 'b.json'),
    (await catalog("file { '/a': mode => '0600', content => \"one\\n2\\nthree\\n\" }\nuser { 'new': uid => 7 }\n"))
      .stdout,
  );
  const { code, stdout } = await run(['diff', 'a.json', 'b.json'], { cwd });
  t.is(code, 3);
  t.is(
    stdout,
    [
      '~ File[/a]',
      "    - mode => '0644'",
      "    + mode => '0600'",
      '    content:',
      '        one',
      '      - two',
      '      + 2',
      '        three',
      '        ',
      '- Notify[gone]',
      '+ User[new]',
      '    + uid => 7',
      'edges:',
      '    - Class[main] -> Notify[gone]',
      '    + Class[main] -> User[new]',
      '1 resource added, 1 resource removed, 1 resource changed, 2 edges changed',
      '',
    ].join('\n'),
  );
  const same = await run(['diff', 'a.json', 'a.json'], { cwd });
  t.is(same.code, 0);
  t.is(same.stdout, 'no difference\n');
  const [data] = JSON.parse((await run(['diff', 'a.json', 'b.json', '--json'], { cwd })).stdout) as {
    resources: { resource: string; kind: string }[];
  }[];
  t.deepEqual(
    data!.resources.map(({ resource, kind }) => `${kind} ${resource}`),
    ['changed File[/a]', 'removed Notify[gone]', 'added User[new]'],
  );
});

test('diff compares two versions of an environment', async (t) => {
  const cwd = folder(t);
  for (const name of ['before', 'after']) cpSync(repository, join(cwd, name), { recursive: true });
  const file = join(cwd, 'after', 'data', 'os', 'Debian.yaml');
  write(file, readFileSync(file, 'utf8').replace('nginx-light', 'nginx-full'));
  const { code, stdout, stderr } = await run(['diff', 'before', 'after', '--nodes', 'after/facts/*.yaml'], { cwd });
  t.is(code, 3, stderr);
  t.regex(
    stdout,
    /^1 node: web01\.example\.com\n~ Class\[Webserver\]\n {4}- package => 'nginx-light'\n {4}\+ package => 'nginx-full'\n/,
  );
  t.regex(stdout, /- Package\[nginx-light\]/);
  t.regex(stdout, /\n2 nodes: 1 differs, 1 has no difference\n$/);
});

test('an environment with errors is not built', async (t) => {
  const cwd = folder(t, {
    'env/environment.conf': '',
    'env/manifests/site.pp': 'include a\n',
    'env/modules/a/manifests/init.pp': 'class a {',
    'env/modules/a/files/x': 'x',
  });
  const { code, stderr } = await run(['build', '--environment', 'env', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /env\/modules\/a\/manifests\/init\.pp.*error: Syntax error/);
  t.regex(stderr, /nothing was written: 1 error\n$/);
  t.throws(() => readdirSync(join(cwd, 'out')), { code: 'ENOENT' });
});

test('compile accepts any statement in a main manifest that is a file of a module', async (t) => {
  const cwd = folder(t, {
    'modules/m/manifests/init.pp': 'class m {}\n',
    'modules/m/examples/init.pp': "class { 'm': }\n",
  });
  const { code, stderr } = await run(['compile', 'modules/m/examples/init.pp', '--modulepath', 'modules'], { cwd });
  t.is(stderr, '');
  t.is(code, 0);
});
