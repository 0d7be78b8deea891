# Compiles catalogs with Puppet where resources of other nodes are known, a case a line, by a terminus that keeps them in memory.
#
#     COMMAND test/record/catalog-exported.rb < cases.jsonl
#
# Input, JSON lines: {"id", "manifest", "exported": [{"type", "title", "parameters", "tags", "file", "line"}]}. Output, JSON lines: {"case", "answer"}.
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet/indirector/code'

home = Dir.mktmpdir('catalog-exported')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
Puppet[:storeconfigs] = true

class Puppet::Resource::Kept < Puppet::Indirector::Code
  desc 'resources of other nodes'

  class << self
    attr_accessor :resources
  end

  def search(request)
    type = request.key.to_s.split('/').first
    scope = request.options[:scope]
    wanted = self.class.resources.select { |kept| kept['type'].casecmp?(type) && fits?(kept, request.options[:filter]) }
    wanted.map { |kept| resource(kept, scope) }
  end

  def resource(kept, scope)
    parameters = kept['parameters'].map { |name, value| Puppet::Parser::Resource::Param.new(name: name, value: value, source: nil) }
    made = Puppet::Parser::Resource.new(kept['type'], kept['title'], scope: scope, source: scope.source, exported: true, virtual: true, parameters: parameters)
    kept['tags'].each { |tag| made.tag(tag) }
    made.file = kept['file']
    made.line = kept['line']
    made.collector_id = "other|#{kept['type']}|#{kept['title']}"
    made
  end

  def fits?(kept, filter)
    return true if filter.nil?
    left, operator, right = filter
    case operator
    when 'and' then fits?(kept, left) && fits?(kept, right)
    when 'or' then fits?(kept, left) || fits?(kept, right)
    when '==' then values(kept, left).include?(right)
    when '!=' then !values(kept, left).include?(right)
    end
  end

  def values(kept, name)
    case name
    when 'tag' then kept['tags']
    when 'title' then [kept['title']]
    else [kept['parameters'][name]].flatten
    end
  end
end

def catalog_of(manifest)
  Puppet[:code] = manifest
  environment = Puppet::Node::Environment.create(:production, [])
  Puppet.override(current_environment: environment, environments: Puppet::Environments::Static.new(environment), loaders: Puppet::Pops::Loaders.new(environment)) do
    Puppet::Resource.indirection.terminus_class = :kept
    node = Puppet::Node.new('reference.example', environment: environment, facts: Puppet::Node::Facts.new('reference.example', {}))
    catalog = Puppet::Parser::Compiler.compile(node)
    Puppet.override(rich_data: true, stringify_rich: false) { catalog.to_data_hash }
  end
end

$stdin.each_line do |line|
  row = JSON.parse(line)
  Puppet::Resource::Kept.resources = row['exported']
  answer = begin
    { catalog: catalog_of(row['manifest']).merge('version' => 0, 'catalog_uuid' => '') }
  rescue StandardError => e
    { error: e.message }
  end
  puts JSON.generate(case: row, answer: answer)
end
