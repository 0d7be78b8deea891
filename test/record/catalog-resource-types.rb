# Prints the properties, parameters and title patterns of Puppet's native resource types as JSON. The input of
# catalog-resource-types.ts.
require 'json'
require 'tmpdir'
require 'puppet'

home = Dir.mktmpdir('puppet-reference')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
Puppet::Type.loadall

OPTIONS = { 'm' => Regexp::MULTILINE, 'i' => Regexp::IGNORECASE, 'x' => Regexp::EXTENDED }.freeze

def options(pattern) = OPTIONS.select { |_, bit| pattern.options & bit != 0 }.keys.join

def patterns(type)
  found = type.title_patterns.map { |pattern, attributes| { source: pattern.source, options: options(pattern), attributes: attributes.map { |name, _| name } } }
  found.size == 1 && found[0][:source] == '(.*)' && found[0][:attributes] == type.key_attributes ? nil : found
end

types = {}
Puppet::Type.eachtype do |type|
  types[type.name] = { properties: type.properties.map(&:name), parameters: type.parameters, namevars: type.key_attributes, isomorphic: type.isomorphic?, titlePatterns: patterns(type) }.compact
end
puts JSON.generate(types)
