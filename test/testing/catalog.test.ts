import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CatalogResource, compile, type Facts, FactsError, readFacts, Suite, systemFacts } from '@pptjs/testing';
import test from 'ava';
import { folder } from '../cli/folder.js';

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));
const suite = new Suite({
  module: `${fixtures}/puppet-ntp`,
  modulepath: [`${fixtures}/modules`],
  facts: systemFacts('Debian', '12'),
  node: 'web.example.com',
});

test('a class gets its parameters from data', async (t) => {
  const { catalog, logs } = await suite.compile('include ntp');
  t.deepEqual(logs, []);
  t.is(catalog.name, 'web.example.com');
  t.true(catalog.classes.includes('ntp::config'));
  const file = catalog.resource('File[/etc/ntp.conf]');
  t.is(file.get('content'), 'server 0.pool.example.com iburst\nserver 1.pool.example.com iburst\n');
  t.is(file.get('owner'), undefined);
  t.deepEqual(Object.keys(file.parameters), ['ensure', 'mode', 'content']);
  t.is(file.reference, 'File[/etc/ntp.conf]');
  t.is(String(file), file.reference);
  t.regex(file.file ?? '', /ntp\/manifests\/config\.pp$/);
  t.is(file.line, 2);
  t.true(file.isTagged('ntp'));
  t.false(file.isTagged('apache'));
  catalog.assertComplete();
});

test('compileClass passes parameters', async (t) => {
  const { catalog } = await suite.compileClass('ntp', { servers: ["it's", '$b'], service: 'x', ensure: 'absent' });
  t.is(catalog.assertResource('Package[ntp]').get('ensure'), 'absent');
  catalog.assertClass('ntp', { servers: ["it's", '$b'], service: (value: unknown) => value === 'x' });
});

test('compileResource declares a resource of a defined type', async (t) => {
  const { catalog } = await suite.compileResource(
    'ntp::restrict',
    '10.0.0.1',
    { query: true },
    { preCondition: 'include ntp' },
  );
  catalog.assertResourceOnly('File[/etc/ntp.d/10.0.0.1]', { content: 'restrict 10.0.0.1\n', notify: 'Service[ntp]' });
  catalog.assertNotifies('Ntp::Restrict[10.0.0.1]', 'Service[ntpsec]');
  t.is(catalog.count('ntp::restrict'), 1);
});

test('a resource is found by its alias, a class in any spelling', async (t) => {
  const { catalog } = await suite.compile('include ntp');
  t.is(catalog.resource('Service[ntp]').reference, 'Service[ntpsec]');
  t.is(catalog.resource('class[ntp::config]').reference, 'Class[Ntp::Config]');
  t.is(catalog.find('File[/etc/ntp.conf/]')?.reference, 'File[/etc/ntp.conf]');
  t.is(catalog.find('File[/none]'), undefined);
  t.false(catalog.has('nonsense'));
});

test('relationships follow containment, aliases and metaparameters', async (t) => {
  const { catalog } = await suite.compile('include ntp');
  const service = catalog.resource('Service[ntpsec]');
  const rows: readonly (readonly [string, boolean])[] = [
    ['requires Package', service.requires('Package[ntp]')],
    ['requires File', service.requires('File[/etc/ntp.conf]')],
    ['requires Class', service.requires('Class[ntp::install]')],
    ['subscribes to File', service.subscribesTo('File[/etc/ntp.conf]')],
    ['does not subscribe to Package', !service.subscribesTo('Package[ntp]')],
    ['does not come before File', !service.isBefore('File[/etc/ntp.conf]')],
    ['Package before File', catalog.resource('Package[ntp]').isBefore('File[/etc/ntp.conf]')],
    ['File notifies', catalog.resource('File[/etc/ntp.conf]').notifies('Service[ntpsec]')],
    ['logrotate is not related', !service.requires('Package[logrotate]') && !service.isBefore('Package[logrotate]')],
    ['contained', catalog.resource('File[/etc/ntp.conf]').isContainedIn('Class[ntp]')],
    ['not contained', !catalog.resource('Package[logrotate]').isContainedIn('Class[ntp]')],
    ['not before itself', !service.requires('Service[ntpsec]')],
    ['nothing is not related', !service.requires('Package[none]')],
  ];
  for (const [title, holds] of rows) t.true(holds, title);
  catalog.assertRequires('Service[ntp]', 'Package[ntp]');
  catalog.assertBefore('Package[ntp]', 'Service[ntp]');
  catalog.assertSubscribes('Service[ntp]', 'File[/etc/ntp.conf]');
  catalog.assertContains('Class[ntp]', 'File[/etc/ntp.conf]');
});

/** Assertions that fail, and their messages. */
const failures: readonly (readonly [
  title: string,
  fails: (catalog: Awaited<ReturnType<Suite['compile']>>['catalog']) => unknown,
  message: RegExp,
])[] = [
  [
    'no such resource',
    (catalog) => catalog.resource('Service[ntpd]'),
    /^The catalog has no Service\[ntpd\]; it has Service\[ntpsec\]$/,
  ],
  [
    'no such type',
    (catalog) => catalog.assertResource('Cron[a]'),
    /^The catalog has no Cron\[a\]; it has no resource of the type Cron$/,
  ],
  [
    'another value',
    (catalog) => catalog.assertResource('Package[ntp]', { ensure: 'absent' }),
    /^Package\[ntp\]: ensure is not as expected$/,
  ],
  [
    'no value',
    (catalog) => catalog.assertResource('Package[ntp]', { source: /x/ }),
    /^Package\[ntp\]: source has no value$/,
  ],
  [
    'a value',
    (catalog) => catalog.assertResource('Package[ntp]', { ensure: undefined }),
    /^Package\[ntp\]: ensure has a value$/,
  ],
  [
    'more parameters',
    (catalog) => catalog.assertResourceOnly('Service[ntp]', { ensure: 'running' }),
    /^Service\[ntp\] also has enable, alias$/,
  ],
  ['a resource too many', (catalog) => catalog.assertNoResource('Package[ntp]'), /^The catalog has Package\[ntp\]$/],
  ['no such class', (catalog) => catalog.assertClass('apache'), /^The catalog has no Class\[apache\]; it has Class\[/],
  [
    'another number',
    (catalog) => catalog.assertCount('package', 3),
    /^The catalog has 2 resources of the type package, not 3$/,
  ],
  [
    'not before',
    (catalog) => catalog.assertBefore('Service[ntp]', 'Package[ntp]'),
    /^Service\[ntp\] is not applied before Package\[ntp\]$/,
  ],
  [
    'does not require',
    (catalog) => catalog.assertRequires('Package[ntp]', 'Service[ntp]'),
    /^Package\[ntp\] does not require Service\[ntp\]$/,
  ],
  [
    'does not notify',
    (catalog) => catalog.assertNotifies('Package[ntp]', 'Service[ntp]'),
    /^Package\[ntp\] does not notify Service\[ntp\]$/,
  ],
  [
    'does not subscribe',
    (catalog) => catalog.assertSubscribes('Service[ntp]', 'Package[ntp]'),
    /^Service\[ntp\] does not subscribe to Package\[ntp\]$/,
  ],
  [
    'does not contain',
    (catalog) => catalog.assertContains('Class[ntp]', 'Package[logrotate]'),
    /^Class\[ntp\] does not contain Package\[logrotate\]$/,
  ],
  [
    'related to nothing',
    (catalog) => catalog.assertBefore('Service[ntp]', 'Package[none]'),
    /^The catalog has no Package\[none\]; it has Package\[ntp\], Package\[logrotate\]$/,
  ],
];

for (const [title, fails, message] of failures) {
  test(`an assertion fails: ${title}`, async (t) => {
    const { catalog } = await suite.compile('include ntp');
    const error = t.throws(() => fails(catalog));
    t.is(error?.name, 'AssertionError');
    t.regex(error?.message ?? '', message);
    t.notRegex(error?.stack ?? '', /packages\/testing\/(?:src|dist)\/test-catalog/);
  });
}

test('an assertion error has the actual and the expected value', async (t) => {
  const { catalog } = await suite.compile('include ntp');
  const error = t.throws(() => catalog.assertResource('Package[ntp]', { ensure: 'absent' })) as Error & {
    actual: unknown;
    expected: unknown;
  };
  t.deepEqual([error.actual, error.expected], ['present', 'absent']);
});

test('assertComplete fails for dependency cycles, with the message of an agent', async (t) => {
  const advice = "Try the '--graph' option and opening the resulting '.dot' file in OmniGraffle or GraphViz";
  const cycle = await suite.compile('include ntp::broken');
  t.throws(() => cycle.catalog.assertComplete(), {
    message: `Found 1 dependency cycle:\n(Notify[a] => Notify[b] => Notify[a])\n${advice}`,
  });
});

test('assertComplete finds cycles through the automatic relationships of built-in types', async (t) => {
  const { catalog } = await suite.compile(`
    file { '/a': ensure => directory, require => Notify['n'] }
    notify { 'n': require => File['/a/b'] }
    file { '/a/b': }
  `);
  t.throws(() => catalog.assertComplete(), {
    message: /\(File\[\/a\/b\] => Notify\[n\] => File\[\/a\] => File\[\/a\/b\]\)/,
  });
});

test('compileError returns the error, and compile throws it', async (t) => {
  t.regex((await suite.compileError("class { 'ntp': servers => 1 }")).message, /expects an Array value, got Integer/);
  t.regex((await suite.compileError('class {')).message, /Syntax error at end of input/);
  await t.throwsAsync(suite.compileError('include ntp'), {
    message: 'The catalog compiles, but an error was expected',
  });
  await t.throwsAsync(suite.compile('fail("no")'), { name: 'CatalogCompileError', message: /no/ });
});

test('sensitive, exported and virtual resources', async (t) => {
  const { catalog } = await suite.compile(
    "class { 'ntp': key => Sensitive('secret') } @@file { '/exported': } @file { '/virtual': }",
  );
  const file = catalog.resource('File[/etc/ntp.keys]');
  t.deepEqual(file.sensitive, ['content']);
  t.true(catalog.resource('File[/exported]').exported);
  t.false(catalog.has('File[/virtual]'));
});

test('parameters are plain values of all kinds', async (t) => {
  const source =
    "notify { 'a': message => [1, 1.5, true, undef, 'x', { 'a' => { 'b' => [] } }, 9007199254740993], require => [File['/a'], [Class['settings']]] } file { '/a': } notify { '__proto__': message => { '__proto__' => 1, 'constructor' => 2 } }";
  const { catalog } = await suite.compile(source);
  const notify: CatalogResource = catalog.resource('Notify[a]');
  t.deepEqual(notify.get('message'), [1, 1.5, true, null, 'x', { a: { b: [] } }, 9007199254740993n]);
  t.true(notify.requires('File[/a]'));
  t.deepEqual(Object.entries(catalog.resource('Notify[__proto__]').get('message') as object), [
    ['__proto__', 1],
    ['constructor', 2],
  ]);
  catalog.assertResource('Notify[a]', { message: (value: unknown) => Array.isArray(value) });
  catalog.assertResource('Notify[a]', { message: [1, 1.5, true, null, /^x$/, { a: { b: [] } }, 9007199254740993n] });
  t.throws(() => catalog.assertResource('Notify[a]', { message: [1] }));
  catalog.assertResource('Notify[a]', {
    message: { asymmetricMatch: (value: unknown) => Array.isArray(value) && value.length === 7 },
  });
});

test('a result has the logs of the compilation', async (t) => {
  const { logs } = await suite.compile("warning('careful') notice('so')");
  t.deepEqual(
    logs.map(({ level, message }) => `${level}: ${message}`),
    ['warning: careful', 'notice: so'],
  );
});

test('a test sets facts, trusted facts and variables', async (t) => {
  const source = 'notify { "${facts["os"]["family"]} ${trusted["extensions"]["role"]} ${extra}": }';
  const { catalog } = await suite.compile(source, {
    facts: { os: { family: 'Plan9' } },
    trusted: { extensions: { role: 'db' } },
    variables: { extra: 'more' },
  });
  t.true(catalog.has('Notify[Plan9 db more]'));
});

test('coverage counts the resources that assertions have looked for', async (t) => {
  const own = new Suite({
    module: `${fixtures}/puppet-ntp`,
    modulepath: [`${fixtures}/modules`],
    facts: systemFacts('RedHat', '9'),
  });
  const { catalog } = await own.compile('include ntp');
  catalog.assertRequires('Service[ntpd]', 'File[/etc/ntp.conf]');
  const coverage = own.coverage({ files: /\/puppet-ntp\/manifests\// });
  t.deepEqual(coverage.touched.toSorted(), ['File[/etc/ntp.conf]', 'Service[ntpd]']);
  t.deepEqual(coverage.untouched, ['Package[ntp]']);
  t.is(coverage.ratio, 2 / 3);
  t.throws(() => coverage.assertAtLeast(1), {
    message: '2 of 3 resources are tested (66 %)\nNot tested:\n  Package[ntp]',
  });
  t.true(own.coverage().resources.includes('Package[logrotate]'));
  t.notThrows(() => coverage.assertAtLeast(0.3));
});

test('tests have the facts of an agent; a given fact has priority', async (t) => {
  const source =
    "notify { String(['clientcert', 'clientversion', 'clientnoop', 'puppetversion'].map |$n| { $facts[$n] }): }";
  const given = { clientcert: 'c', puppetversion: '7.1.0' };
  const options = { module: false, node: 'web' } as const;
  const notices = async (facts: Facts): Promise<(string | undefined)[]> =>
    (await compile(source, { ...options, facts })).catalog.resources('Notify').map(({ title }) => title);
  t.deepEqual(await notices({}), ["['web', '8.10.0', false, '8.10.0']"]);
  t.deepEqual(await notices(given), ["['c', '7.1.0', false, '7.1.0']"]);
});

test('readFacts reads the formats of Puppet', (t) => {
  const cwd = folder(t, {
    'web.yaml': '--- !ruby/object:Puppet::Node::Facts\nname: web\nvalues:\n  built: 2024-01-02\n',
    'inventory.json': '[{"certname": "a", "facts": {"x": 1}}, {"certname": "b", "facts": {"x": {"y": [2]}}}]',
  });
  t.deepEqual(readFacts(join(cwd, 'web.yaml')), { built: '2024-01-02' });
  t.deepEqual(readFacts(join(cwd, 'inventory.json'), 'b'), { x: { y: [2] } });
  t.throws(() => readFacts(join(cwd, 'inventory.json')), {
    instanceOf: FactsError,
    message: /facts of 2 nodes \(a, b\)/,
  });
});
