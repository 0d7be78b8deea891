# Measures whole programs in Puppet. Input, JSON lines: {"name", "source", "rounds"}. Output, JSON lines:
# {"name", "value", "seconds": [...]}. Each round parses and evaluates the source.
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet_pal'

home = Dir.mktmpdir('pptjs-bench')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(%w[confdir vardir rundir logdir codedir].map { |name| "--#{name}=#{home}/#{name}" })

def clock = Process.clock_gettime(Process::CLOCK_MONOTONIC)

$stdin.each_line do |line|
  job = JSON.parse(line)
  value = nil
  seconds = Array.new(job['rounds']) do
    Puppet::Pal.in_tmp_environment('bench', modulepath: [], facts: {}) do |pal|
      pal.with_script_compiler do |compiler|
        started = clock
        value = compiler.evaluate_string(job['source'], '/bench.pp')
        clock - started
      end
    end
  end
  puts JSON.generate('name' => job['name'], 'value' => value, 'seconds' => seconds)
  $stdout.flush
end
