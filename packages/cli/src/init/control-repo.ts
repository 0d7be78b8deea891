import { json, packageName, type Project, type ProjectOptions } from './project.js';

const NODE = 'web01.example.com';

/** A control repository with roles and profiles, Hiera data, the facts of a node, and a test. */
export function controlRepo({ folder, version }: ProjectOptions): Project {
  const compile = `pptjs compile --node ${NODE} --facts facts/${NODE}.yaml`;
  return {
    nextCommands: ['npm install', 'npm run check', 'npm test', `npx ${compile}`],
    files: {
      'environment.conf': 'modulepath = site-modules:modules:$basemodulepath\n',
      'hiera.yaml': `---
version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: Per node
    path: "nodes/%{trusted.certname}.yaml"
  - name: Per operating system
    path: "os/%{facts.os.family}.yaml"
  - name: Common
    path: common.yaml
`,
      Puppetfile: `# The modules that r10k installs into modules/.
forge 'https://forgeapi.puppet.com'

# mod 'puppetlabs-stdlib', '9.7.0'
`,
      'manifests/site.pp': `# The main manifest. Hiera decides about the role of a node.
node default {
  $role = lookup('role', String[1], 'first', 'role::base')
  include $role
}
`,
      'data/common.yaml': `---
profile::base::message: This machine is managed by Puppet.
`,
      'data/os/Debian.yaml': `---
profile::web::package: nginx-light
`,
      [`data/nodes/${NODE}.yaml`]: `---
role: role::web
`,
      [`facts/${NODE}.yaml`]: `---
networking:
  fqdn: ${NODE}
  hostname: web01
  domain: example.com
os:
  family: Debian
  name: Debian
  release:
    full: '12.8'
    major: '12'
`,
      'site-modules/role/manifests/base.pp': `# The role of nodes that have no other role.
class role::base {
  include profile::base
}
`,
      'site-modules/role/manifests/web.pp': `# A web server.
class role::web {
  include profile::base
  include profile::web

  Class['profile::base'] -> Class['profile::web']
}
`,
      'site-modules/profile/manifests/base.pp': `# The configuration that all nodes have.
#
# @param message
#   The message of the day.
class profile::base (
  String[1] $message,
) {
  file { '/etc/motd':
    ensure  => file,
    mode    => '0644',
    content => "\${message}\\n",
  }
}
`,
      'site-modules/profile/manifests/web.pp': `# nginx.
#
# @param package
#   The name of the package.
class profile::web (
  String[1] $package = 'nginx',
) {
  package { $package:
    ensure => installed,
  }

  service { 'nginx':
    ensure  => running,
    enable  => true,
    require => Package[$package],
  }
}
`,
      'test/nodes.test.js': `import test from 'node:test';
import { Suite, systemFacts } from '@pptjs/testing';

const suite = new Suite({ environment: '.', module: false, facts: systemFacts('Debian', '12') });

test('${NODE} is a web server', async () => {
  const { catalog } = await suite.compileNode('${NODE}');
  catalog.assertComplete();
  catalog.assertResource('Package[nginx-light]', { ensure: 'installed' });
  catalog.assertRequires('Service[nginx]', 'File[/etc/motd]');
});

test('other nodes have the base role', async () => {
  const { catalog } = await suite.compileNode('new.example.com');
  catalog.assertClass('role::base');
  catalog.assertNoResource('Service[nginx]');
});
`,
      'package.json': json({
        name: packageName(folder),
        private: true,
        type: 'module',
        scripts: { check: 'pptjs check manifests site-modules', compile, test: 'node --test' },
        devDependencies: { '@pptjs/cli': version, '@pptjs/testing': version },
      }),
      '.gitignore': 'node_modules/\n/modules/\n',
      'README.md': `# ${folder}

A control repository.

| path | content |
| --- | --- |
| \`manifests/site.pp\` | the main manifest |
| \`site-modules/role\`, \`site-modules/profile\` | roles and profiles |
| \`data\`, \`hiera.yaml\` | Hiera data |
| \`Puppetfile\` | modules that r10k installs |
| \`facts\`, \`test\` | facts of nodes, and tests of catalogs |

    npm install
    npm run check      # report errors in manifests
    npm test           # test the catalogs of nodes
    npm run compile    # print the catalog of ${NODE}
`,
    },
  };
}
