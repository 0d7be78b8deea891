# Renders templates for test/record/erb/render.ts. The argument is a JSON file with the templates by name. Each input line is a JSON array with
# the name of a template and its variables. The answer is a JSON array with the text, the calls of functions, and the changed variables; or null for
# an error. With `--digests`, the answer is the MD5 digest of these texts, or an empty line.
require 'digest'
require 'erb'
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

# Rendering takes too long.
class Endless < StandardError; end

# Templates as methods of the context, by name.
class Templates
  def initialize(sources)
    @methods = sources.each_with_index.to_h { |(name, source), index| [name, define(:"render_#{index}", ERB.new(source, trim_mode: '-').src)] }
  end

  def run(name, context)
    method = @methods.fetch(name)
    method.is_a?(Symbol) ? context.send(method) : context.instance_eval(method)
  end

  private

  # Code that cannot be a method, for example because it defines constants, is evaluated.
  def define(name, code)
    Context.class_eval("def #{name}\n#{code}\nend")
    name
  rescue SyntaxError
    code
  end
end

# Raises Endless in the main thread if it does not count for some seconds.
class Watch
  LIMIT = 5
  attr_accessor :count

  def initialize
    @count = 0
    Thread.new { watch }
  end

  private

  def watch
    loop do
      before = @count
      sleep LIMIT
      Thread.main.raise(Endless) if @count == before && before.odd?
    end
  end
end

WATCH = Watch.new

# While a template runs, the count is odd.
def watched
  WATCH.count += 1
  yield
ensure
  WATCH.count += 1
end

# Puppet freezes the values of these variables.
RESERVED_VARIABLES = %w[facts trusted server_facts].freeze

def render(templates, name, variables)
  scope = Scope.new(variables)
  # Changes of values that a template gets through its scope, such as those of other classes, are not compared.
  collections = variables.select { |variable, value| (value.is_a?(Array) || value.is_a?(Hash)) && !variable.include?('::') && !RESERVED_VARIABLES.include?(variable) }
  before = collections.transform_values { |value| describe(value) }
  text = watched { templates.run(name, Context.new(scope, variables)) }
  changed = collections.filter_map { |variable, value| [variable, describe(value)] if describe(value) != before[variable] }
  [text, scope.calls, changed]
rescue StandardError, SyntaxError, NoMemoryError, SystemStackError
  nil
end

def digest(rendering)
  return unless rendering

  text, calls, changed = rendering
  Digest::MD5.hexdigest([text, calls, changed.sort].flatten.map(&:b).join("\0"))
end

templates = Templates.new(JSON.parse(File.read(ARGV[0])))
show = ARGV[1] == '--digests' ? method(:digest) : JSON.method(:generate)
# The host waits for all answers to a batch.
$stdout.sync = true
$stdin.each_line do |line|
  name, variables = JSON.parse(line)
  puts show.call(render(templates, name, variables.transform_values { |value| read(value) })).to_s
end
