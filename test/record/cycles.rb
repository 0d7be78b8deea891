# Prints the report of Puppet's agent about dependency cycles for fixed and random manifests:
#
#     COMMAND test/record/cycles.rb | gzip -9n > test/recorded/cycles.jsonl.gz
#
# Output, JSON lines: {"id", "manifest", "report"}. The report is null if the catalog has no cycle. Puppet writes the two
# characters `\n` between some lines; here they are newlines.
require 'json'
require 'tmpdir'
require 'puppet'

home = Dir.mktmpdir('cycles')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])
Dir.glob("#{ENV['PUPPET_REFERENCE']}/puppet8/usr/share/puppet/vendor_modules/*/lib").each { |lib| $LOAD_PATH << lib }

module Puppet; module Test; end; end
class Puppet::Test::LogCollector
  def initialize(logs) = @logs = logs
  def <<(value) = @logs << value
end

def report(manifest)
  logs = []
  Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(logs))
  Puppet[:code] = manifest
  environment = Puppet::Node::Environment.create(:production, [])
  Puppet.override({ current_environment: environment, environments: Puppet::Environments::Static.new(environment), loaders: Puppet::Pops::Loaders.new(environment) }, 'cycles') do
    node = Puppet::Node.new('n.example', environment: environment, facts: Puppet::Node::Facts.new('n.example', {}))
    catalog = Puppet::Parser::Compiler.compile(node).filter { |resource| resource.virtual? }.to_ral
    logs.clear
    catalog.relationship_graph.report_cycles_in_graph
  end
  logs.select { |log| log.level == :err }.map(&:message).first&.gsub('\n', "\n")
ensure
  Puppet::Util::Log.close_all
end

FIXED = {
  'two files' => "file { '/a': require => File['/b'] } file { '/b': require => File['/a'] }",
  'no cycle' => "file { '/a': require => File['/b'] } file { '/b': }",
  'before and require in the same direction' => "notify { 'a': before => Notify['b'] } notify { 'b': require => Notify['a'] }",
  'notify and subscribe' => "notify { ['a', 'b', 'c']: } Notify['a'] ~> Notify['b'] ~> Notify['c'] notify { 'd': subscribe => Notify['c'], notify => Notify['a'] }",
  'two cycles' => "notify { ['a', 'b', 'c', 'd']: } Notify['a'] -> Notify['b'] -> Notify['a'] Notify['d'] -> Notify['c'] -> Notify['d']",
  'two cycles that share a resource are one group' => "notify { ['a', 'b', 'c']: } Notify['a'] -> Notify['b'] -> Notify['a'] Notify['b'] -> Notify['c'] -> Notify['b']",
  'the first resource only leads to the shortest cycle' => "notify { ['a', 'b', 'c', 'd', 'e', 'f']: } Notify['a'] -> Notify['b'] -> Notify['c'] -> Notify['b'] Notify['c'] -> Notify['d'] -> Notify['e'] -> Notify['f'] -> Notify['a']",
  'classes' => "class a { notify { 'a': } } class b { notify { 'b': } } include a, b Class['a'] -> Class['b'] -> Class['a']",
  'empty classes' => "class a {} class b {} include a, b Class['a'] -> Class['b'] -> Class['a']",
  'a resource requires its own class' => "class a { notify { 'a': require => Class['a'] } } include a",
  'contained class' => "class a { contain b notify { 'a': } } class b { notify { 'b': require => Notify['a'] } } include a Class['b'] -> Notify['a']",
  'included class is not contained' => "class a { include b notify { 'a': require => Class['b'] } } class b { notify { 'b': } } include a",
  'defined types' => "define d() { notify { $title: } } d { ['x', 'y']: } D['x'] -> D['y'] Notify['y'] -> Notify['x']",
  'empty defined types' => "define d() {} d { ['x', 'y']: } D['x'] -> D['y'] -> D['x']",
  'stages' => "stage { 'pre': before => Stage['main'] } class a { notify { 'a': require => Notify['b'] } } class { 'a': stage => 'pre' } notify { 'b': }",
  'alias' => "notify { 'a': alias => 'x', require => Notify['b'] } notify { 'b': require => Notify['x'] }",
  'path of a file' => "file { 'a': path => '/etc/a', require => File['/etc/b/'] } file { 'b': path => '/etc/b', require => File['/etc/a'] }",
  'collector' => "notify { ['a', 'b']: } exec { '/bin/true': } Notify<| |> -> Exec<| |> Exec['/bin/true'] -> Notify['a']",
  'a file and the folder above it' => "file { '/a': } file { '/a/b/c': } exec { '/bin/x': before => File['/a'], require => File['/a/b/c'] }",
  'a file and its owner' => "file { '/home/u': owner => 'u', before => Notify['n'] } notify { 'n': before => User['u'] } user { 'u': ensure => present }",
  'a file and its group' => "file { '/f': group => 'g', before => Notify['n'] } notify { 'n': before => Group['g'] } group { 'g': }",
  'a numeric owner is no relationship' => "file { '/f': owner => '0', before => Notify['n'] } notify { 'n': before => User['0'] } user { '0': }",
  'the target of a link' => "file { '/l': ensure => link, target => '/t', before => Notify['n'] } notify { 'n': before => File['/t'] } file { '/t': }",
  'the command of an exec' => "exec { 'x': command => '/opt/x run', before => Notify['n'] } notify { 'n': before => File['/opt/x'] } file { '/opt/x': }",
  'a quoted command' => "exec { 'x': command => '\"/opt/x y\" run', before => Notify['n'], provider => shell } notify { 'n': before => File['/opt/x y'] } file { '/opt/x y': }",
  'the array command of an exec' => "exec { 'x': command => ['/opt/x', '/opt/y'], before => Notify['n'] } notify { 'n': before => File['/opt/x'] } file { '/opt/x': }",
  'the second element of a command is no relationship' => "exec { 'x': command => ['/opt/x', '/opt/y'], before => Notify['n'] } notify { 'n': before => File['/opt/y'] } file { '/opt/y': }",
  'the checks of an exec' => "exec { '/bin/x': unless => ['/opt/y a', '/opt/z'], before => Notify['n'] } notify { 'n': before => File['/opt/z'] } file { '/opt/z': }",
  'the folder and user of an exec' => "exec { '/bin/x': cwd => '/w', user => 'u', before => [User['m'], File['/v']] } user { 'u': } user { 'm': before => User['u'] } file { '/w': } file { '/v': before => File['/w'] }",
  'the groups of a user' => "user { 'u': gid => 'g', groups => ['h'], before => Notify['n'] } notify { 'n': before => Group['h'] } group { ['g', 'h']: }",
  'the group of a user by its number' => "user { 'u': gid => 5, before => Notify['n'] } notify { 'n': before => Group['g'] } group { 'g': gid => 5 }",
  'the source of a package' => "package { 'p': source => '/tmp/p.deb', provider => dpkg, before => Notify['n'] } notify { 'n': before => File['/tmp/p.deb'] } file { '/tmp/p.deb': }",
  'the user of a cron job' => "cron { 'c': command => 'x', user => 'u', before => Notify['n'] } notify { 'n': before => User['u'] } user { 'u': }",
  'the default user of a cron job' => "cron { 'c': command => 'x', before => Notify['n'] } notify { 'n': before => User['root'] } user { 'root': }",
  'the user of a key' => "ssh_authorized_key { 'k': user => 'u', type => 'ssh-rsa', key => 'x', before => Notify['n'] } notify { 'n': before => User['u'] } user { 'u': }",
  'the mount above a mount' => "mount { '/m': } mount { '/m/n': before => Notify['n'] } notify { 'n': before => Mount['/m'] }",
  'a mount and the files below it' => "mount { '/m': } file { '/m/f': before => Notify['n'] } notify { 'n': before => Mount['/m'] }",
  'a mount and its own folder' => "mount { '/m': before => Notify['n'] } file { '/m': require => Notify['n'] }",
  'an automatic relationship yields to a manual one' => "file { '/a': require => File['/a/b'] } file { '/a/b': }",
}.freeze

# A manifest with random resources and relationships.
def random_manifest(random)
  lines = []
  references = []
  declare = lambda do |indent|
    n = references.length
    case random.rand(8)
    when 0, 1
      path = "#{['', '/a', '/a/b', '/m'].sample(random: random)}/f#{n}"
      path = ['/a', '/a/b', '/m'].sample(random: random) if random.rand(4).zero? && references.none? { |r| r == "File['/a']" || r == "File['/a/b']" || r == "File['/m']" }
      references << "File['#{path}']"
      "#{indent}file { '#{path}': #{random.rand(3).zero? ? "owner => 'u#{random.rand(6)}'" : ''} }"
    when 2
      references << "User['u#{n}']"
      "#{indent}user { 'u#{n}': #{random.rand(2).zero? ? "gid => 'g#{random.rand(8)}'" : ''} }"
    when 3
      references << "Group['g#{n}']"
      "#{indent}group { 'g#{n}': }"
    when 4
      references << "Exec['/a/x#{n}']"
      "#{indent}exec { '/a/x#{n}': cwd => '/a/b', user => 'u#{random.rand(8)}' }"
    else
      references << "Notify['n#{n}']"
      "#{indent}notify { 'n#{n}': }"
    end
  end
  random.rand(1..3).times { lines << declare.call('') }
  random.rand(0..3).times do |number|
    lines << "class c#{number} {"
    random.rand(0..3).times { lines << declare.call('  ') }
    lines << "  contain c#{random.rand(number)}" if number.positive? && random.rand(3).zero?
    lines << '}' << "include c#{number}"
    references << "Class['c#{number}']"
  end
  if random.rand(2).zero?
    lines << 'define d() { notify { $title: } }'
    random.rand(1..3).times do |number|
      lines << "d { 't#{number}': }"
      references << "D['t#{number}']"
    end
  end
  random.rand(1..references.length + 2).times do
    lines << "#{references.sample(random: random)} #{%w[-> ~>].sample(random: random)} #{references.sample(random: random)}"
  end
  lines.join("\n")
end

cases = FIXED.to_a + (1..400).map { |seed| ["random #{seed}", random_manifest(Random.new(seed))] }
cases.each do |id, manifest|
  puts JSON.generate({ id: id, manifest: manifest, report: report(manifest) })
rescue Puppet::Error => e
  warn "#{id}: #{e.message}"
end
