/** The module under test: its dependencies, its paths, and the messages about wrong parameters. */
import { join } from 'node:path';
import { compileError, Suite, supportedSystems, systemFacts } from '@pptjs/testing';
import test from 'ava';
import { folder } from '../cli/folder.js';

const RUNTIME = new URL('../../packages/runtime/dist/index.js', import.meta.url).href;

/** The members that Puppet requires. */
const REQUIRED = { version: '1.0.0', author: 'me', license: 'MIT', source: '', dependencies: [] };

const METADATA = JSON.stringify({
  ...REQUIRED,
  name: 'me-mine',
  dependencies: [
    { name: 'puppetlabs/stdlib', version_requirement: '>= 9.0.0 < 10.0.0' },
    { name: 'puppetlabs/concat', version_requirement: '>= 4.0.0 < 10.0.0' },
    { name: 'puppet-systemd' },
  ],
});

test('an error names the missing dependencies of metadata.json, with their versions and how to get them', async (t) => {
  const module = folder(t, {
    'metadata.json': METADATA,
    'manifests/init.pp': "class mine {\n  concat { '/a': }\n}\n",
    'spec/fixtures/modules/systemd/manifests/init.pp': 'class systemd {}',
  });
  const { message } = await compileError('include mine', { module });
  t.true(
    message.endsWith(
      '\nModules that the module under test depends on are missing:\n' +
        '  puppetlabs-concat (>= 4.0.0 < 10.0.0), from metadata.json: ' +
        "puppet module install puppetlabs-concat --version '>= 4.0.0 < 10.0.0' --target-dir spec/fixtures/modules",
    ),
    message,
  );
});

test('.fixtures.yml says how to get a dependency, and takes precedence over metadata.json', async (t) => {
  const module = folder(t, {
    'metadata.json': METADATA,
    '.fixtures.yml': [
      'fixtures:',
      '  repositories:',
      '    concat:',
      '      repo: https://example.com/concat.git',
      '      ref: v9.0.0',
      '    plain: https://example.com/plain.git',
      '  forge_modules:',
      '    systemd:',
      '      repo: puppet/systemd',
      '      ref: 8.1.0',
      '  symlinks:',
      '    mine: "#{source_dir}"',
      '    gone: "#{source_dir}/../no-such-folder"',
      '',
    ].join('\n'),
    'manifests/init.pp': 'class mine { include nothing }',
  });
  const { message } = await compileError('include mine', { module });
  t.deepEqual(message.split('\n').slice(-4), [
    '  concat (v9.0.0), from .fixtures.yml: git clone --branch v9.0.0 https://example.com/concat.git spec/fixtures/modules/concat',
    "  puppet-systemd (8.1.0), from .fixtures.yml: puppet module install puppet-systemd --version '8.1.0' --target-dir spec/fixtures/modules",
    '  plain, from .fixtures.yml: git clone https://example.com/plain.git spec/fixtures/modules/plain',
    '  gone, from .fixtures.yml: ls #{source_dir}/../no-such-folder',
  ]);
});

test('a symlink of .fixtures.yml is the folder of a module', async (t) => {
  const root = folder(t, {
    'mine/metadata.json': JSON.stringify({ ...REQUIRED, name: 'me-mine' }),
    'mine/.fixtures.yml': 'fixtures:\n  symlinks:\n    other: "#{source_dir}/../puppet-other"\n',
    'mine/manifests/init.pp': 'class mine { include other }',
    'puppet-other/manifests/init.pp': "class other { notify { 'other': } }",
  });
  const { catalog } = await new Suite({ module: join(root, 'mine') }).compile('include mine');
  t.is(catalog.resource('Notify[other]').file, join(root, 'puppet-other/manifests/init.pp'));
});

test('errors, logs and resources have the paths of the module, not of a temporary folder', async (t) => {
  const module = folder(t, {
    'metadata.json': JSON.stringify({ ...REQUIRED, name: 'me-mine' }),
    'manifests/init.pp': "class mine {\n  notify { 'x': }\n  warning('careful')\n}\n",
    'manifests/bad.pp': 'class mine::bad {\n  fail(no)\n}\n',
    'manifests/syntax.pp': 'class mine::syntax {\n  $a = \n}\n',
  });
  const suite = new Suite({ module });
  const { catalog, logs } = await suite.compile('include mine');
  t.is(catalog.resource('Notify[x]').file, join(module, 'manifests/init.pp'));
  t.false(JSON.stringify(logs).includes('pptjs-module-'));
  for (const name of ['bad', 'syntax']) {
    const error = await suite.compileError(`include mine::${name}`);
    t.is(error.failure.place?.file, join(module, `manifests/${name}.pp`));
    t.true(error.message.includes(join(module, `manifests/${name}.pp`)), error.message);
    t.false(error.message.includes('pptjs-module-'), error.message);
  }
});

test('assertResource lists all wrong parameters, with similar names for missing ones', async (t) => {
  const suite = new Suite({ module: false });
  const { catalog } = await suite.compile("file { '/a': ensure => file, owner => 'root', mode => '0644' }");
  const error = t.throws(() =>
    catalog.assertResource('File[/a]', { ensure: 'file', ownr: 'root', mode: '0600', group: undefined }),
  );
  t.is(
    error.message,
    [
      'File[/a]: 2 parameters are not as expected',
      "  ownr: expected 'root', got no value. Did you mean 'owner'?",
      "  mode: expected '0600', got '0644'",
    ].join('\n'),
  );
  t.like(error, { actual: { ownr: undefined, mode: '0644' }, expected: { ownr: 'root', mode: '0600' } });
  t.throws(() => catalog.assertResource('File[/a]', { ownr: 'root' }), {
    message: "File[/a]: ownr has no value. Did you mean 'owner'?",
  });
});

test('a missing resource is reported with similar references', async (t) => {
  const { catalog } = await new Suite({ module: false }).compile("service { 'nginx': } package { 'nginx': }");
  t.throws(() => catalog.resource('Service[ngnix]'), {
    message: "The catalog has no Service[ngnix]; it has Service[nginx]. Did you mean 'nginx'?",
  });
  t.throws(() => catalog.resource('Servise[nginx]'), { message: /Did you mean 'Service'\?$/ });
});

test('unknown operating systems are errors that list the known ones', (t) => {
  t.throws(() => systemFacts('Debain', '12'), { instanceOf: RangeError, message: /for Debain; .*AlmaLinux.*Debian/ });
  const module = folder(t, {
    'metadata.json': JSON.stringify({
      name: 'me-mine',
      operatingsystem_support: [
        { operatingsystem: 'Debian', operatingsystemrelease: ['12'] },
        { operatingsystem: 'Debain', operatingsystemrelease: ['12'] },
        { operatingsystem: 'Plan9' },
      ],
    }),
  });
  t.throws(() => supportedSystems(module), {
    instanceOf: RangeError,
    message:
      /metadata\.json lists operating systems without facts: Debain, Plan9; there are facts for AIX, AlmaLinux, /,
  });
  t.deepEqual(
    supportedSystems(module, { except: ['debain', 'Plan9'] }).map(({ name }) => name),
    ['Debian 12'],
  );
});

test('metadata that is not JSON is an error that names the file', (t) => {
  const module = folder(t, { 'metadata.json': '{\n  "name": ' });
  const expected = {
    instanceOf: SyntaxError,
    message: /\/metadata\.json is not JSON: unexpected end of input at line 2$/,
  };
  t.throws(() => supportedSystems(module), expected);
  t.throws(() => new Suite({ module }), expected);
});

test('ERB templates, Ruby functions and JavaScript functions of a module are available', async (t) => {
  const module = folder(t, {
    'metadata.json': JSON.stringify({ ...REQUIRED, name: 'me-mine' }),
    'manifests/init.pp':
      "class mine {\n  $x = 'v'\n  notify { template('mine/a.erb'): message => mine::js('b') }\n  notify { mine::rb('c'): }\n}\n",
    'templates/a.erb': 'erb <%= @x %>',
    'functions/js.mjs': `import { defineFunction } from '${RUNTIME}';
export const js = defineFunction('mine::js', 'Callable[String]', (value) => 'js ' + value);
`,
    'lib/puppet/functions/mine/rb.rb':
      'Puppet::Functions.create_function(:"mine::rb") do\n  def rb(x)\n    "rb #{x}"\n  end\nend\n',
  });
  const suite = new Suite({ module });
  t.is(await suite.callFunction('mine::rb', ['x']), 'rb x');
  t.is(await suite.callFunction('mine::js', ['x']), 'js x');
  const { catalog } = await suite.compile('include mine');
  catalog.assertResource('Notify[erb v]', { message: 'js b' });
  catalog.assertResource('Notify[rb c]');
});

test('an error has the own path of the module', async (t) => {
  const module = folder(t, {
    'metadata.json': JSON.stringify({ ...REQUIRED, name: 'me-mine' }),
    'manifests/init.pp': 'class mine {\n  notice($unknown)\n}\n',
  });
  const error = await compileError('include mine', { module });
  t.is(error.file, join(module, 'manifests/init.pp'));
  t.is(error.stack?.split('\n', 1)[0], `${join(module, 'manifests/init.pp')}:2`);
});

for (const option of ['module', 'environment', 'hieraConfig'])
  test(`a suite rejects a path that does not exist: ${option}`, (t) => {
    t.throws(() => new Suite({ [option]: 'nowhere' }), {
      message: /^The option \w+ names .*nowhere, which does not exist$/,
    });
  });
