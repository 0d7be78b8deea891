# Compiles catalogs that collect the exported resources of other nodes. A terminus in memory returns these resources.
#
#     COMMAND test/record/catalog-exported.rb < cases.jsonl
#
# Input, JSON lines: {"id", "manifest", "exported": [{"type", "title", "parameters", "tags", "file", "line"}]}.
# Output, JSON lines: {"case", "answer"}.
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet/indirector/code'

home = Dir.mktmpdir('catalog-exported')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
Puppet[:storeconfigs] = true

class Puppet::Resource::Exported < Puppet::Indirector::Code
  desc 'resources of other nodes'

  class << self
    attr_accessor :resources
  end

  def search(request)
    type = request.key.to_s.split('/').first
    scope = request.options[:scope]
    matching = self.class.resources.select { |exported| exported['type'].casecmp?(type) && matches?(exported, request.options[:filter]) }
    matching.map { |exported| resource(exported, scope) }
  end

  def resource(exported, scope)
    parameters = exported['parameters'].map { |name, value| Puppet::Parser::Resource::Param.new(name: name, value: value, source: nil) }
    resource = Puppet::Parser::Resource.new(exported['type'], exported['title'], scope: scope, source: scope.source, exported: true, virtual: true, parameters: parameters)
    exported['tags'].each { |tag| resource.tag(tag) }
    resource.file = exported['file']
    resource.line = exported['line']
    resource.collector_id = "other|#{exported['type']}|#{exported['title']}"
    resource
  end

  def matches?(exported, filter)
    return true if filter.nil?
    left, operator, right = filter
    case operator
    when 'and' then matches?(exported, left) && matches?(exported, right)
    when 'or' then matches?(exported, left) || matches?(exported, right)
    when '==' then values(exported, left).include?(right)
    when '!=' then !values(exported, left).include?(right)
    end
  end

  def values(exported, name)
    case name
    when 'tag' then exported['tags']
    when 'title' then [exported['title']]
    else [exported['parameters'][name]].flatten
    end
  end
end

def catalog_of(manifest)
  Puppet[:code] = manifest
  environment = Puppet::Node::Environment.create(:production, [])
  Puppet.override(current_environment: environment, environments: Puppet::Environments::Static.new(environment), loaders: Puppet::Pops::Loaders.new(environment)) do
    Puppet::Resource.indirection.terminus_class = :exported
    node = Puppet::Node.new('reference.example', environment: environment, facts: Puppet::Node::Facts.new('reference.example', {}))
    catalog = Puppet::Parser::Compiler.compile(node)
    Puppet.override(rich_data: true, stringify_rich: false) { catalog.to_data_hash }
  end
end

$stdin.each_line do |line|
  row = JSON.parse(line)
  Puppet::Resource::Exported.resources = row['exported']
  answer = begin
    { catalog: catalog_of(row['manifest']).merge('version' => 0, 'catalog_uuid' => '') }
  rescue StandardError => e
    { error: e.message }
  end
  puts JSON.generate(case: row, answer: answer)
end
