/** Resource types of modules that `pptjs compile` knows. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const RULE = `require 'puppet/resource_api'

Puppet::ResourceApi.register_type(
  name: 'rule',
  docs: <<-DOC,
    @summary It's a rule { of a firewall
  DOC
  attributes: {
    name: { type: 'String', behaviour: :namevar, desc: 'The name' },
    proto: {
      type: 'String',
      desc: <<-DESC
        The protocol. It's "tcp
      DESC
    },
    dport: { type: 'Integer', desc: 'The port' },
  },
)
`;

const SYMBOLIC = `Puppet::Type.newtype(:acl) do
  ensurable do
    newvalue(:present)
  end
  newparam(:name)
  newparam(:mode) do
    include Puppet::Util::SymbolicFileMode
  end
  %w[owner group].each { |each| newproperty(each.to_sym) }
end
`;

const cases: readonly (readonly [title: string, type: string, source: string, manifest: string, attributes: object])[] =
  [
    [
      'a description of several lines with a lone quote',
      'rule',
      RULE,
      "rule { 'a': proto => 'tcp', dport => 22 }",
      { proto: 'tcp', dport: 22 },
    ],
    [
      'a mixin of Puppet in an attribute, and computed attributes',
      'acl',
      SYMBOLIC,
      "acl { 'a': ensure => present, mode => 'u=rw', group => 'x' }",
      { ensure: 'present', mode: 'u=rw', group: 'x' },
    ],
  ];

for (const [title, type, source, manifest, attributes] of cases) {
  test(`a resource type of a module: ${title}`, async (t) => {
    const cwd = folder(t, { [`modules/m/lib/puppet/type/${type}.rb`]: source, 'manifests/site.pp': manifest });
    const { code, stdout, stderr } = await pptjs(['compile', '--environment', '.', '--node', 'web'], { cwd });
    t.is(code, 0, stderr);
    const { resources } = JSON.parse(stdout) as { resources: { title: string; parameters?: object }[] };
    t.deepEqual(resources.find((each) => each.title === 'a')?.parameters, attributes);
  });
}
