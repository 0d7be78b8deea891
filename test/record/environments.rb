# Compiles the catalogs of environments in folders. `strict` has Puppet's default.
#
# Input, JSON lines: {"id", "directory", "node", "facts"}. `directory` is the folder of the environment.
# Output, JSON lines: {"id", "catalog" | "error" and "class", "logs"}. A log entry has its level and message. The text
# `$ENVIRONMENT` replaces the path of the environment.
require 'fileutils'
require 'json'
require 'tmpdir'
require 'puppet'

home = Dir.mktmpdir('environments')
at_exit { FileUtils.rm_rf(home) }
ENVIRONMENTS = "#{home}/environments"
FileUtils.mkdir_p(ENVIRONMENTS)
Puppet.initialize_settings(["--environmentpath=#{ENVIRONMENTS}", "--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])

# A log destination is found by the name of its class.
module Puppet; module Test; end; end
class Puppet::Test::LogCollector
  def initialize(logs) = @logs = logs
  def <<(value) = @logs << value
end

def catalog_of(row)
  # Puppet reads the settings of an environment in the environment path only, and caches them.
  FileUtils.rm_f("#{ENVIRONMENTS}/production")
  FileUtils.ln_s(row['directory'], "#{ENVIRONMENTS}/production")
  Puppet.settings.clear_environment_settings(:production)
  environments = Puppet::Environments::Directories.new(ENVIRONMENTS, [])
  environment = environments.get!(:production)
  trusted = Puppet::Context::TrustedInformation.new(false, row['node'], {})
  Puppet.override(current_environment: environment, environments: environments, loaders: Puppet::Pops::Loaders.new(environment), trusted_information: trusted) do
    node = Puppet::Node.new(row['node'], environment: environment, facts: Puppet::Node::Facts.new(row['node'], row['facts']))
    node.merge(row['facts'])
    node.trusted_data = { 'authenticated' => 'local', 'certname' => row['node'], 'extensions' => {} }
    catalog = Puppet::Parser::Compiler.compile(node)
    Puppet.override(rich_data: true, stringify_rich: false) { catalog.to_data_hash }
  end
end

$stdin.each_line do |line|
  row = JSON.parse(line)
  # Each case gives the warnings that Puppet gives once for each process.
  Puppet::Util::Warnings.clear_warnings
  Puppet.clear_deprecation_warnings
  collected = []
  Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(collected))
  answer = begin
    { catalog: catalog_of(row).merge('version' => 0, 'catalog_uuid' => '') }
  rescue StandardError => e
    { error: e.message, class: e.class.name }
  end
  Puppet::Util::Log.close_all
  logs = collected.map { |log| [log.level.to_s, log.message.to_s] }
  puts JSON.generate({ id: row['id'], **answer, logs: logs }).gsub("#{ENVIRONMENTS}/production", '$ENVIRONMENT')
end
