# Renders templates for test/record/erb/renders.ts. The argument is a JSON object with the templates by name. Each input line is a JSON array
# with the name of a template and its variables. The answer is the line with the text, the calls of functions, and the changed arrays; or with
# an error.
require 'erb'
require 'timeout'
require_relative 'values'

# The functions are those of test/erb/stub-host.ts.
class Scope
  attr_reader :calls

  def initialize(variables) = (@variables, @calls = variables, [])
  def lookupvar(name) = @variables[name.to_s]
  alias [] lookupvar
  def include?(name) = !@variables[name.to_s].nil?

  def call_function(name, *args) = run(name.to_s, args.size == 1 && args[0].is_a?(Array) ? args[0] : args)

  def method_missing(name, *args)
    return super unless name.start_with?('function_')
    raise ArgumentError, 'not an array' unless args.first.is_a?(Array)

    run(name.to_s.delete_prefix('function_'), args.first)
  end

  def respond_to_missing?(name, *) = name.start_with?('function_') || super

  private

  def run(name, args)
    return "template #{args.join}" if name == 'template'

    @calls << "#{name} #{args.map { |each| puppet(each) }.then { |values| describe(values) }}"
    return args[0] <=> args[1] if name == 'versioncmp'

    "#{name} #{args.size}"
  end

  def puppet(value) = value.is_a?(Symbol) ? (value == :undef ? nil : value.to_s) : value
end

class Context
  attr_reader :scope

  def initialize(scope, variables)
    @scope = scope
    variables.each { |name, value| instance_variable_set("@#{name}", value) unless value.nil? || name.include?(':') }
  end

  def has_variable?(name) = scope.include?(name)
end

def render(source, variables)
  scope = Scope.new(variables)
  arrays = variables.select { |_, value| value.is_a?(Array) }
  before = arrays.transform_values { |value| describe(value) }
  text = Timeout.timeout(5) { Context.new(scope, variables).instance_eval(ERB.new(source, trim_mode: '-').src) }
  changed = arrays.filter_map { |name, value| [name, describe(value)] if describe(value) != before[name] }
  [text, scope.calls, changed]
rescue StandardError, SyntaxError
  [nil]
end

templates = JSON.parse(File.read(ARGV[0]))
$stdin.each_line do |line|
  name, variables = JSON.parse(line)
  puts JSON.generate([name, variables] + render(templates.fetch(name), variables.transform_values { |value| read(value) }))
end
