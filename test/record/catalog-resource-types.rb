# Writes the facts of the reference's native resource types to packages/runtime/src/catalog/generated/resource-types.ts.
#
#     puppet-reference test/record/catalog-resource-types.rb > packages/runtime/src/catalog/generated/resource-types.ts
#
# Everything is asked of the types at run time.
require 'json'
require 'tmpdir'
require 'puppet'

home = Dir.mktmpdir('puppet-reference')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
Puppet::Type.loadall

# Ruby's \A and \Z as JavaScript has them.
def javascript(pattern) = pattern.gsub('\A', '^').gsub('\Z', '\n?$').gsub('\z', '$')

def patterns(type)
  found = type.title_patterns.map { |pattern, attributes| { source: javascript(pattern.source), attributes: attributes.map { |name, _| name } } }
  found.size == 1 && found[0][:source] == '(.*)' ? nil : found
end

puts '// Made by test/record/catalog-resource-types.rb from the reference; not to be edited.'
puts "import type { ResourceTypeData } from '../resource-type.js';"
puts
puts '/** The native resource types that Puppet comes with. */'
puts 'export const RESOURCE_TYPES: Readonly<Record<string, ResourceTypeData>> = {'
Puppet::Type.eachtype do |type|
  data = { properties: type.properties.map(&:name), parameters: type.parameters, namevars: type.key_attributes, isomorphic: type.isomorphic?, titlePatterns: patterns(type) }.compact
  puts "  #{type.name}: {"
  data.each { |key, value| puts "    #{key}: #{JSON.generate(value)}," }
  puts '  },'
end
puts '};'
