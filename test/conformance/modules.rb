# Prints the catalogs that the rspec-puppet tests, the examples and the README of a module name, as cases for compile.rb
# and `pptjs batch compile`: JSON lines {"id", "manifest", "facts", "node", "trusted"?, "hiera"?}.
#
#     puppet-reference modules.rb MODULE_FOLDER SYSTEMS.json
#
# SYSTEMS.json maps names of systems ("debian-12-x86_64") to their facts. `on_supported_os` yields the systems that the
# metadata of the module supports, or all if it supports none of them.
#
# This file has the part of RSpec that describes a test. It evaluates `let` but runs no expectations, except that it
# records the arguments of `run.with_params` and `allow_value`. It leaves out tests that need more of RSpec, and prints
# their number to standard error.
require 'json'
require 'puppet'
require 'yaml'

MODULE_FOLDER = File.expand_path(ARGV[0])
SYSTEMS = JSON.parse(File.read(ARGV[1]))
METADATA = JSON.parse(File.read(File.join(MODULE_FOLDER, 'metadata.json')))

# What tests print is no case.
CASES = $stdout
$stdout = $stderr

# Source text of Puppet among the values of parameters.
Source = Struct.new(:text)

# Facts have names that are Symbols or Strings, as the author of a test likes.
class FactsOfSystem < Hash
  def [](name) = key?(name) || !name.respond_to?(:to_sym) ? super : super(name.is_a?(Symbol) ? name.to_s : name.to_sym)
end

def facts_hash(facts) = FactsOfSystem.new.merge!(facts.transform_keys(&:to_sym))

module Conversion
  module_function

  def puppet_source(value)
    case value
    when nil, :undef then 'undef'
    when Source then value.text
    when Symbol, Numeric, true, false then value.to_s
    when Regexp then "/#{value.source}/"
    when Array then "[#{value.map { |element| puppet_source(element) }.join(', ')}]"
    when Hash then "{ #{value.map { |key, element| "#{puppet_source(key.is_a?(Symbol) ? key.to_s : key)} => #{puppet_source(element)}" }.join(', ')} }"
    when Anything then raise ArgumentError, 'a value needs more of RSpec'
    when String then "'#{value.gsub('\\') { '\\\\' }.gsub("'") { "\\'" }}'"
    else raise ArgumentError, "no source for a #{value.class}"
    end
  end

  def plain(value)
    case value
    when Hash then value.to_h { |key, element| [key.to_s, plain(element)] }
    when Array then value.map { |element| plain(element) }
    when Symbol then value.to_s
    else value
    end
  end
end

# The configuration of RSpec, of which only the members with a meaning for catalogs have an effect.
class Configuration
  attr_accessor :default_facts, :hiera_config, :trusted_facts

  def method_missing(*) = self
  def respond_to_missing?(*) = true
end

module RSpec
  @configuration = Configuration.new
  class << self
    attr_reader :configuration

    def configure = yield(@configuration)
    def method_missing(name, *args, **options, &block) = TOP_LEVEL.public_send(name, *args, **options, &block)
    def respond_to_missing?(*) = true
  end
  module Puppet
    RawString = Source
  end
end

# Accepts any message, where an expectation has no effect here.
class Anything < BasicObject
  def class = ::Anything
  def method_missing(*) = self
  def respond_to_missing?(*) = true
end

RSpec::Puppet::Coverage = Anything.new

# The matchers that name arguments: each records what it was given.
class Recorder
  attr_reader :kind, :values

  def initialize(kind, values = [])
    @kind = kind
    @values = values
  end

  def with_params(*values) = tap { @values = values }
  def with_lambda(*) = raise(ArgumentError, 'a lambda of Ruby has no source')
  def method_missing(*) = self
  def respond_to_missing?(*) = true
end

# A group of tests: `describe` creates a class, `let` defines a method.
class Group
  class << self
    attr_reader :description, :options, :location, :examples, :groups

    def setup(description, options, location)
      @description = description
      @options = options
      @location = location
      @examples = []
      @groups = []
      @shared = {}
      self
    end

    def describe(*descriptions, &block)
      options = descriptions.last.is_a?(Hash) ? descriptions.pop : {}
      return unless block

      group = Class.new(self).setup(descriptions.join(' '), options, caller_locations(1, 1).first)
      @groups << group
      group.evaluate(&block)
    end
    %i[context example_group fdescribe fcontext].each { |name| alias_method name, :describe }

    # Evaluates the body of a group. An error leaves out the rest of the body.
    def evaluate(*arguments, &block)
      class_exec(*arguments, &block)
    rescue StandardError, NotImplementedError => e
      Cases.leave_out(e)
    end

    def let(name, &block) = define_method(name, &block)
    alias let! let

    def it(*, **, &block) = block && @examples << block
    %i[specify example fit].each { |name| alias_method name, :it }

    def shared_examples(name, *, **, &block) = @shared[name.to_s] = block
    %i[shared_examples_for shared_context].each { |name| alias_method name, :shared_examples }

    def find_shared(name) = @shared[name.to_s] || (superclass.find_shared(name) if superclass.respond_to?(:find_shared))

    def include_examples(name, *arguments, **, &block)
      shared = find_shared(name) or raise ArgumentError, "no shared examples #{name}"
      evaluate(*arguments, &shared)
      evaluate(&block) if block
    end
    alias include_context include_examples

    def it_behaves_like(name, *arguments, **, &block)
      group = Class.new(self).setup(name.to_s, {}, caller_locations(1, 1).first)
      @groups << group
      group.include_examples(name, *arguments, &block)
    end
    %i[it_should_behave_like it_configures].each { |name| alias_method name, :it_behaves_like }

    # before, after, subject, … have no effect on a catalog.
    def method_missing(*) = nil
    def respond_to_missing?(*) = true

    def chain = equal?(TOP_LEVEL) ? [] : [*superclass.chain, self]
    def subject_name = chain[0].description
    def path = chain.last.location.absolute_path || chain.last.location.path

    def kind
      named = chain.map { |group| group.options[:type] }.compact.last
      named || Cases::KINDS.find { |folder, _| path.include?("/#{folder}/") }&.last
    end
  end

  def is_expected = self
  def expect(*) = self
  def subject = self
  def should(matcher = nil) = to(matcher)
  def run = Recorder.new(:function)
  def allow_value(*values) = Recorder.new(:type_alias, values)
  alias allow_values allow_value

  def to(matcher = nil, *) = matcher.is_a?(Recorder) && Cases.record(self, matcher)
  alias not_to to
  alias to_not to
  alias should_not to

  def ref(type, title) = Source.new("#{type}[#{Conversion.puppet_source(title)}]")
  def sensitive(value) = Source.new("Sensitive(#{Conversion.puppet_source(value)})")
  def method_missing(*) = Anything.new
  def respond_to_missing?(*) = false
end

TOP_LEVEL = Class.new(Group).setup('', {}, nil)

# Finds the cases in the tests and examples, and prints them.
module Cases
  KINDS = { 'classes' => :class, 'defines' => :define, 'functions' => :function, 'type_aliases' => :type_alias, 'types' => :type_alias, 'aliases' => :type_alias }.freeze
  NODE = 'foo.example.com'

  @printed = {}
  @left_out = Hash.new(0)
  class << self
    attr_reader :left_out

    def leave_out(error) = @left_out[error.message.lines.first.to_s.strip[0, 100]] += 1

    def print_case(id, manifest, facts, **more)
      certname = more[:node] || NODE
      host, domain = certname.split('.', 2)
      base = { 'hostname' => host, 'domain' => domain, 'fqdn' => certname, 'clientcert' => certname }
      all = Conversion.plain(base.merge(Conversion.plain(facts)))
      return if @printed.key?([manifest, all, more])

      @printed[[manifest, all, more]] = true
      CASES.puts JSON.generate({ id: "#{id} #{@printed.size}", manifest: manifest, node: certname, facts: all, **more })
    end

    # Prints the case of a group with examples: its class or resource.
    def visit(group)
      group.groups.each { |child| visit(child) }
      return if group.examples.empty?

      test = group.new
      if %i[class define].include?(group.kind)
        print_group(test, declaration(test))
      elsif %i[function puppet_function type_alias].include?(group.kind)
        group.examples.each { |example| tolerant { group.new.instance_exec(&example) } }
      end
    rescue StandardError, NotImplementedError => e
      leave_out(e)
    end

    def record(test, matcher)
      values = Conversion.puppet_source(matcher.values)
      name = test.class.subject_name
      print_group(test, matcher.kind == :function ? "notice(#{name}(*#{values}))" : "#{values}.each |$value| { notice($value =~ #{name}) }")
    end

    def read(path)
      TOP_LEVEL.groups.clear
      tolerant { load(path) }
      TOP_LEVEL.groups.each { |group| visit(group) }
    end

    def examples
      SYSTEMS.each do |system, facts|
        Dir.glob("#{MODULE_FOLDER}/{examples,tests}/**/*.pp").sort.each { |path| print_case("#{path.delete_prefix("#{MODULE_FOLDER}/")} #{system}", File.read(path), facts) }
        readme = Dir.glob("#{MODULE_FOLDER}/README*").first or next
        manifests_in(File.read(readme, encoding: 'UTF-8').scrub).each_with_index { |text, index| print_case("README #{index + 1} #{system}", text, facts) }
      end
    end

    # The blocks of a text in Markdown that declare something: a block often has no name of its language.
    def manifests_in(text)
      fenced = text.scan(/^ *```[ \t]*(?:puppet|ruby|pp)?[ \t]*\n(.*?)^ *```/m)
      indented = text.scan(/^\n((?: {4}.*\n|\n)+)/)
      (fenced + indented).flatten.select { |block| block.match?(/\{.*=>/m) }
    end

    def tolerant
      yield
    rescue StandardError, LoadError, SyntaxError, NotImplementedError => e
      leave_out(e)
    end

    private

    def value_of(test, name) = test.class.method_defined?(name) ? test.public_send(name) : nil

    def declaration(test)
      params = (value_of(test, :params) || {}).reject { |_, value| value == :undef }
      lines = params.map { |name, value| "  #{name} => #{Conversion.puppet_source(value)},\n" }.join
      return "#{test.class.subject_name} { #{Conversion.puppet_source(value_of(test, :title) || raise(ArgumentError, 'no title'))}:\n#{lines}}" if test.class.kind == :define

      params.empty? ? "include #{test.class.subject_name}" : "class { '#{test.class.subject_name}':\n#{lines}}"
    end

    def print_group(test, text)
      manifest = [*value_of(test, :pre_condition), text, *value_of(test, :post_condition)].join("\n")
      facts = (RSpec.configuration.default_facts || {}).to_h.transform_keys(&:to_s).merge((value_of(test, :facts) || SYSTEMS.values.first).to_h.transform_keys(&:to_s))
      more = { node: value_of(test, :node), hiera: value_of(test, :hiera_config), trusted: trusted(value_of(test, :trusted_facts)) }.compact
      location = test.class.location
      print_case("#{location.path.delete_prefix("#{MODULE_FOLDER}/")}:#{location.lineno}", manifest, facts, **more)
    end

    def trusted(extensions) = extensions && { 'extensions' => Conversion.plain(extensions) }
  end
end

CUSTOM_FACTS = {}

def add_custom_fact(name, value, **options) = CUSTOM_FACTS[name.to_s] = [value, options]

# The systems as rspec-puppet-facts names them, with their facts. A test that names another system gets a similar one.
def on_supported_os(*)
  supported = SYSTEMS.select { |_, facts| supported_system?(facts['os']['name'], facts['os']['release']['major']) }
  all = SYSTEMS.to_h do |system, facts|
    custom = CUSTOM_FACTS.reject { |_, (_, options)| options[:confine] && ![*options[:confine]].include?(system) }
    values = custom.transform_values { |(value, _)| value.respond_to?(:call) ? value.call(system, facts_hash(facts)) : value }
    [system, facts_hash(facts.merge(values))]
  end
  Hash.new { |_, name| all[similar_system(name.to_s)] }.merge!(supported.empty? ? all : all.slice(*supported.keys))
end

def similar_system(name)
  SYSTEMS.keys.find { |system| system[/\A[a-z]+/] == name[/\A[a-z]+/] } || SYSTEMS.keys[name.match?(/\A(?:centos|rocky|alma|oracle|fedora|scientific)/) ? 1 : 0]
end

def supported_system?(name, release)
  (METADATA['operatingsystem_support'] || []).any? do |system|
    system['operatingsystem'] == name && (system['operatingsystemrelease'] || [release]).any? { |supported| supported.to_s == release }
  end
end

%i[describe context shared_examples shared_examples_for shared_context].each do |name|
  define_method(name) { |*arguments, **options, &block| TOP_LEVEL.public_send(name, *arguments, *(options.empty? ? [] : [options]), &block) }
end

# Libraries for tests need not be installed. Some of them add the facts of common modules.
module RspecPuppetFacts; end

module OSDefaults
  def self.get_facts(facts = {}) = facts
  def self.get_supported_os = []
end

def add_mocked_facts! = nil

module Kernel
  alias require_library require

  def require(name)
    return true if name.match?(/\A(?:spec_helper\z|spec_helper_acceptance|rspec|puppetlabs_spec|puppet-|voxpupuli|simp|mocha|beaker)/)

    require_library(name)
  rescue LoadError
    true
  end

  def require_relative(name)
    path = File.expand_path(name, File.dirname(caller_locations(1, 1).first.absolute_path))
    name.end_with?('spec_helper') || require_library(path)
  end
end

Dir.chdir(MODULE_FOLDER)
$LOAD_PATH.unshift(File.join(MODULE_FOLDER, 'spec'), File.join(MODULE_FOLDER, 'lib'))
%w[default_facts default_module_facts].each do |name|
  path = "#{MODULE_FOLDER}/spec/#{name}.yml"
  (YAML.load_file(path) || {}).each { |fact, value| add_custom_fact(fact, value) } if File.exist?(path)
end
%w[spec_helper spec_helper_local].each { |name| Cases.tolerant { load("#{MODULE_FOLDER}/spec/#{name}.rb") } if File.exist?("#{MODULE_FOLDER}/spec/#{name}.rb") }
Dir.glob("#{MODULE_FOLDER}/spec/**/*_spec.rb").sort.each do |path|
  Cases.read(path) unless path.match?(%r{/(?:acceptance|fixtures|integration)/|/unit/(?!classes|defines|functions)})
end
Cases.examples
Cases.left_out.each { |reason, count| $stderr.puts "left out #{count}: #{reason}" }
