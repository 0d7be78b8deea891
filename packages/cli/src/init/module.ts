import { UsageError } from '../process/exit-code.js';
import { json, type Project, type ProjectOptions } from './project.js';

/**
 * A Puppet module with a class, its data, a template and a test. Its name is that of the folder, without the prefix of
 * `puppet-ntp` or `acme-ntp`.
 *
 * @throws {UsageError} if a module cannot have the name
 */
export function puppetModule({ folder, version }: ProjectOptions): Project {
  const [, prefix, name = folder] = /^(?:([a-z0-9]+)-)?(.*)$/.exec(folder) ?? [];
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new UsageError(
      `'${folder}' is not the name of a module: a name begins with a lower-case letter, and has lower-case letters, digits ` +
        'and _ only. An author may precede it: puppet-ntp',
    );
  const author = prefix === undefined || prefix === 'puppet' ? 'example' : prefix;
  return {
    // A folder of modules has the module under its name only.
    nextCommands: [
      'npm install',
      'npm run check',
      'npm test',
      ...(folder === name ? ['npx pptjs run examples/init.pp --modulepath ..'] : []),
    ],
    files: {
      'metadata.json': json({
        name: `${author}-${name}`,
        version: '0.1.0',
        author,
        summary: `Manages ${name}`,
        license: 'Apache-2.0',
        source: '',
        dependencies: [],
        operatingsystem_support: [
          { operatingsystem: 'Debian', operatingsystemrelease: ['12'] },
          { operatingsystem: 'RedHat', operatingsystemrelease: ['9'] },
        ],
        requirements: [{ name: 'puppet', version_requirement: '>= 8.0.0 < 9.0.0' }],
      }),
      'manifests/init.pp': `# Installs and configures ${name}.
#
# @param config
#   The path of the configuration file.
# @param options
#   The settings in the configuration file.
class ${name} (
  Pattern[/\\A\\//]         $config,
  Hash[String[1], String] $options = {},
) {
  package { '${name}':
    ensure => installed,
  }

  file { $config:
    ensure  => file,
    mode    => '0644',
    content => epp('${name}/${name}.conf.epp', { 'options' => $options }),
    require => Package['${name}'],
  }
}
`,
      [`templates/${name}.conf.epp`]: `<%- | Hash[String[1], String] $options | -%>
# Managed by Puppet.
<% $options.each |$key, $value| { -%>
<%= $key %> = <%= $value %>
<% } -%>
`,
      'hiera.yaml': `---
version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: Per operating system
    path: "os/%{facts.os.family}.yaml"
  - name: Common
    path: common.yaml
`,
      'data/common.yaml': `---
${name}::config: /etc/${name}.conf
`,
      'data/os/RedHat.yaml': `---
${name}::config: /etc/sysconfig/${name}
`,
      'examples/init.pp': `class { '${name}':
  config  => '/etc/${name}.conf',
  options => { 'level' => 'info' },
}
`,
      [`test/${name}.test.js`]: `import test from 'node:test';
import { compileClass, supportedSystems } from '@pptjs/testing';

for (const { name, facts } of supportedSystems()) {
  test(\`${name} compiles on \${name}\`, async () => {
    const { catalog } = await compileClass('${name}', {}, { facts });
    catalog.assertComplete();
    catalog.assertResource('Package[${name}]', { ensure: 'installed' });
  });
}

test('the configuration file has the options', async () => {
  const { catalog } = await compileClass('${name}', { config: '/etc/x.conf', options: { level: 'info' } });
  catalog.assertResource('File[/etc/x.conf]', { content: /^level = info$/m });
});
`,
      'package.json': json({
        name: `puppet-${name.replaceAll('_', '-')}`,
        private: true,
        type: 'module',
        scripts: { check: 'pptjs check manifests templates', test: 'node --test' },
        devDependencies: { '@pptjs/cli': version, '@pptjs/testing': version },
      }),
      '.gitignore': 'node_modules/\n/spec/fixtures/\n',
      'README.md': `# ${name}

A Puppet module that manages ${name}.

    include ${name}

## Development

    npm install
    npm run check    # report errors in manifests and templates
    npm test         # test catalogs
`,
    },
  };
}
