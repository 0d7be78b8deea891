/** What `pptjs compile` says about the places where it searched a missing class, type or function. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const METADATA = JSON.stringify({
  name: 'example-profile',
  version: '1.0.0',
  author: 'me',
  license: 'Apache-2.0',
  source: '',
  dependencies: [
    { name: 'puppetlabs/apache', version_requirement: '>= 1.0.0 < 2.0.0' },
    { name: 'puppetlabs-ntp' },
    { name: 'other-redis' },
  ],
});

type Files = Readonly<Record<string, string>>;

const errors: readonly (readonly [title: string, files: Files, message: string, help: string])[] = [
  [
    'the folders of the modulepath and the file that would define a class',
    { 'manifests/site.pp': 'include nginx::server', 'environment.conf': 'modulepath = modules:site\n' },
    'Could not find class ::nginx::server',
    "There is no module 'nginx' in modules, site (which does not exist): 'nginx::server' would be in modules/nginx/manifests/server.pp.\n",
  ],
  [
    'the file of the class that has the name of its module',
    { 'manifests/site.pp': 'include nginx' },
    'Could not find class ::nginx',
    "There is no module 'nginx' in modules: 'nginx' would be in modules/nginx/manifests/init.pp.\n",
  ],
  [
    'the file that a module does not have',
    { 'manifests/site.pp': 'include ntp::server' },
    'Could not find class ::ntp::server',
    "The module 'ntp' (modules/ntp) has no file manifests/server.pp, in which 'ntp::server' would be.\n",
  ],
  [
    'the file that does not define the class',
    { 'manifests/site.pp': 'include redis', 'modules/redis/manifests/init.pp': '# empty\n' },
    'Could not find class ::redis',
    "The file manifests/init.pp of the module 'redis' (modules/redis) does not define 'redis'.\n",
  ],
  [
    'the file of a class that a resource expression declares',
    { 'manifests/site.pp': "class { 'ntp::server': }" },
    'Could not find declared class ntp::server',
    "The module 'ntp' (modules/ntp) has no file manifests/server.pp, in which 'ntp::server' would be.\n",
  ],
  [
    'the module of a parent class',
    { 'manifests/site.pp': 'include web', 'modules/web/manifests/init.pp': 'class web inherits nginx::base { }' },
    "Could not find parent resource type '::nginx::base'",
    "There is no module 'nginx' in modules: 'nginx::base' would be in modules/nginx/manifests/base.pp.\n",
  ],
  [
    'a similar class, and the file that the module does not have',
    { 'manifests/site.pp': 'include ntp::servce', 'modules/ntp/manifests/service.pp': 'class ntp::service { }' },
    'Could not find class ::ntp::servce',
    "Did you mean 'ntp::service'?\nThe module 'ntp' (modules/ntp) has no file manifests/servce.pp, in which 'ntp::servce' would be.\n",
  ],
  [
    'the dependency of the calling module that is not installed, with the command that installs it',
    {
      'manifests/site.pp': 'include profile',
      'modules/profile/manifests/init.pp': 'class profile { include apache::mod }',
    },
    'Could not find class ::apache::mod',
    "There is no module 'apache' in modules: 'apache::mod' would be in modules/apache/manifests/mod.pp.\n" +
      "The module 'profile' depends on puppetlabs-apache (>= 1.0.0 < 2.0.0), which is not installed: " +
      "puppet module install puppetlabs-apache --version '>= 1.0.0 < 2.0.0' --target-dir modules\n",
  ],
  [
    'a module that the metadata of the calling module does not declare',
    {
      'manifests/site.pp': 'include profile',
      'modules/profile/manifests/init.pp': 'class profile { include postgresql::server }',
    },
    'Could not find class ::postgresql::server',
    "There is no module 'postgresql' in modules: 'postgresql::server' would be in modules/postgresql/manifests/server.pp.\n" +
      "The metadata.json of the module 'profile' does not declare the module 'postgresql'.\n",
  ],
  [
    'the missing dependency of a defined type',
    {
      'manifests/site.pp': 'include profile',
      'modules/profile/manifests/init.pp': "class profile { other::redis { 'a': } redis::instance { 'b': } }",
      'modules/other/manifests/redis.pp': 'define other::redis { }',
    },
    "Unknown resource type: 'redis::instance'",
    "There is no module 'redis' in modules: 'redis::instance' would be in modules/redis/manifests/instance.pp.\n" +
      "The module 'profile' depends on other-redis, which is not installed: " +
      'puppet module install other-redis --target-dir modules\n',
  ],
  [
    'the missing dependency of a function',
    {
      'manifests/site.pp': 'include profile',
      'modules/profile/manifests/init.pp': 'class profile { $x = apache::port(1) }',
    },
    "Unknown function: 'apache::port'",
    "There is no module 'apache' in modules: 'apache::port' would be in modules/apache/functions/port.pp or lib/puppet/functions/apache/port.rb.\n" +
      "The module 'profile' depends on puppetlabs-apache (>= 1.0.0 < 2.0.0), which is not installed: " +
      "puppet module install puppetlabs-apache --version '>= 1.0.0 < 2.0.0' --target-dir modules\n",
  ],
];

for (const [title, files, message, help] of errors) {
  test(`the error names ${title}`, async (t) => {
    const cwd = folder(t, {
      'modules/ntp/manifests/init.pp': 'class ntp { }',
      'modules/profile/metadata.json': METADATA,
      ...files,
    });
    const { code, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.is(code, 1);
    t.true(stderr.includes(message), stderr);
    t.true(stderr.endsWith(`help: ${help}`), stderr);
  });
}

test('the error about a resource type without a prefix names no module', async (t) => {
  const cwd = folder(t, { 'manifests/site.pp': "quantity { 'a': }", 'modules/ntp/manifests/init.pp': 'class ntp { }' });
  const { stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
  t.false(stderr.includes('help:'), stderr);
});
