# Evaluates lookups in test/hiera/fixture with Puppet. Each line is a case.
#
# Input, JSON lines:  {"id", "source": <expression>}   Output: {"id", "value"} or {"id", "error"}
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet_pal'

fixture = File.expand_path('../hiera/fixture', __dir__)
home = Dir.mktmpdir('puppet-reference')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
Puppet[:strict] = :warning
Puppet[:hiera_config] = "#{fixture}/global/hiera.yaml"
FACTS = File.read("#{fixture}/facts.json")

$stdin.each_line do |line|
  request = JSON.parse(line)
  begin
    Puppet[:strict_variables] = true
    answer = Puppet::Pal.in_environment('production', env_dir: "#{fixture}/environments/production", modulepath: ["#{fixture}/environments/production/modules"], facts: JSON.parse(FACTS)) do |pal|
      pal.with_catalog_compiler do |compiler|
        Puppet[:strict] = :warning
        value = compiler.evaluate_string(request['source'], '/case.pp')
        Puppet::Pops::Serialization::ToDataConverter.convert(value, rich_data: true, symbol_as_string: false, type_by_reference: true, local_reference: false, silence_warnings: true)
      end
    end
    puts JSON.generate({ 'id' => request['id'], 'source' => request['source'], 'value' => answer })
  rescue StandardError => e
    puts JSON.generate({ 'id' => request['id'], 'source' => request['source'], 'error' => e.message.gsub(fixture, '$FIXTURE').sub(/ on node \S+$/, '') })
  end
end
