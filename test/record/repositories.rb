# Compiles the catalogs of control repositories, and explains lookups. `strict` has Puppet's default.
#
# Input, JSON lines: {"id", "root", "global", "nodes": {name: {"facts", "trusted"}}, "lookups": [key]}. `root` is a folder with
# `environments/production`, the base modulepath `base`, and, if `global` is true, `global/hiera.yaml`.
# Output, JSON lines: {"id", "node", "catalog" | "error" and "class", "logs", "explanations": {key: text | null}}. A log entry has
# its level and message. The text `$ROOT` replaces the path of the root.
require 'fileutils'
require 'json'
require 'tmpdir'
require 'puppet'

# A log destination is found by the name of its class.
module Puppet; module Test; end; end
class Puppet::Test::LogCollector
  def initialize(logs) = @logs = logs
  def <<(value) = @logs << value
end

def in_node(row, name)
  environments = Puppet::Environments::Directories.new("#{row['root']}/environments", ["#{row['root']}/base"])
  environment = environments.get!(:production)
  data = row['nodes'][name]
  hostname, domain = name.split('.', 2)
  trusted = { 'authenticated' => 'remote', 'certname' => name, 'extensions' => {}, 'hostname' => hostname, 'domain' => domain }.merge(data['trusted'])
  information = Puppet::Context::TrustedInformation.new('remote', name, trusted['extensions'])
  Puppet.override(current_environment: environment, environments: environments, trusted_information: information) do
    node = Puppet::Node.new(name, environment: environment, facts: Puppet::Node::Facts.new(name, data['facts']))
    node.merge(data['facts'])
    node.trusted_data = trusted
    yield node
  end
end

def catalog_of(node)
  catalog = Puppet::Parser::Compiler.compile(node)
  Puppet.override(rich_data: true, stringify_rich: false) { catalog.to_data_hash }
end

def explanation_of(node, key)
  Puppet[:code] = 'undef'
  compiler = Puppet::Parser::Compiler.new(node)
  explanation = nil
  compiler.compile do |catalog|
    invocation = Puppet::Pops::Lookup::Invocation.new(compiler.topscope, {}, {}, true)
    begin
      # The default value allows that the key has no value.
      Puppet::Pops::Lookup.lookup([key], nil, nil, true, nil, invocation)
      explanation = invocation.explainer.explain
    rescue StandardError
      explanation = nil
    end
    catalog
  end
  explanation
ensure
  Puppet[:code] = ''
end

def answer(row, name)
  collected = []
  Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(collected))
  answer = begin
    { catalog: in_node(row, name) { |node| catalog_of(node) }.merge('version' => 0, 'catalog_uuid' => '') }
  rescue StandardError => e
    { error: e.message, class: e.class.name }
  end
  logs = collected.map { |log| [log.level.to_s, log.message.to_s] }
  explanations = row['lookups'].to_h { |key| [key, in_node(row, name) { |node| explanation_of(node, key) }] }
  # Puppet passes messages for which there is no destination to the next one.
  Puppet::Util::Log.close_all
  puts JSON.generate(id: row['id'], node: name, **answer, logs: logs, explanations: explanations).gsub(row['root'], '$ROOT')
  $stdout.flush
end

# Each repository has a process of its own: types and Ruby functions are global.
$stdin.each_line do |line|
  row = JSON.parse(line)
  Process.wait(fork do
    home = Dir.mktmpdir('repositories')
    Puppet.initialize_settings(["--environmentpath=#{row['root']}/environments", "--basemodulepath=#{row['root']}/base", "--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
    Puppet[:hiera_config] = "#{row['root']}/global/hiera.yaml" if row['global']
    row['nodes'].each_key { |name| answer(row, name) }
    FileUtils.rm_rf(home)
    exit!(0)
  end)
end
