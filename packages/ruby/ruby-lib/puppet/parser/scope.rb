module Puppet
  module Parser
    # A scope of the host, which has the variables and functions. `steps` lead to it from the scope of the code that called Ruby.
    class Scope
      BUILT_IN_VARS = %w[module_name caller_module_name].freeze
      RESERVED_VARS = %w[facts trusted server_facts].freeze
      @running = []

      class << self
        # The scope in which Ruby code runs.
        def current = @running.last || caller_scope
        # The scope of the code that called Ruby.
        def caller_scope = @caller_scope ||= new([])
        def top = @top ||= new(%w[top])

        def true?(value) = value != '' && value != :undef && (value ? true : false)

        def number?(value)
          case value
          when Numeric then value
          when /^-?\d+(:?\.\d+|(:?\.\d+)?e\d+)$/ then value.to_f
          when /^0x[0-9a-f]+$/i then value.to_i(16)
          when /^0[0-7]+$/ then value.to_i(8)
          when /^-?\d+$/ then value.to_i
          end
        end

        # Runs the block in a scope.
        def within(scope)
          @running.push(scope)
          yield
        ensure
          @running.pop
        end
      end

      attr_reader :steps

      def initialize(steps) = @steps = steps
      def run_within(&) = Scope.within(self, &)
      def ask(name, request = {}) = PPTJS::Host.call(name, { 'scope' => steps, **request })

      # The objects that Ruby code has set as variables. Ruby code may change them later, so they are not converted.
      def own_values = PPTJS::Evaluation.cached([:variables, steps]) { {} }

      def lookupvar(name, _options = {})
        raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string" unless name.is_a?(String)

        own_values.fetch(name) do
          found = ask('variable', 'name' => name)
          found ? found.first : variable_not_found(name)
        end
      end

      # Code that may ask for any name catches `:undefined_variable`.
      def variable_not_found(name, reason = nil)
        return nil if BUILT_IN_VARS.include?(name)

        begin
          throw(:undefined_variable, reason)
        rescue UncaughtThrowError
          problem = ask('undefined_variable', 'name' => name)
          raise ArgumentError, problem if problem
        end
      end

      def [](name, _options = {}) = lookupvar(name)

      def setvar(name, value, _options = {})
        raise Puppet::ParseError, "Cannot assign to a numeric match result variable '$#{name}'" if name.match?(/^[0-9]+$/)

        raise Puppet::ParseError, "Attempt to assign to a reserved variable name: '#{name}'" if RESERVED_VARS.include?(name)
        raise Puppet::ParseError, "Cannot reassign variable '$#{name}'" if bound?(name)

        ask('set_variable', 'name' => name.to_s, 'value' => PPTJS::Wire.dump(value))
        own_values[name.to_s] = value
      end

      def []=(name, value, _options = nil)
        setvar(name, value)
      end

      def include?(name) = own_values.key?(name) || !ask('value_or_undef', 'name' => name.to_s).nil?
      def exist?(name) = BUILT_IN_VARS.include?(name.delete_prefix('::')) || ask('has_variable', 'name' => name.to_s)
      def bound?(name) = ask('has_own_variable', 'name' => name.to_s)
      def to_hash(recursive = true, include_undef = false) = ask('variables', 'recursive' => recursive, 'includeUndef' => include_undef)

      # A single argument is splat. Puppet accepts only that; the arguments themselves are accepted too.
      def call_function(name, *args, &block)
        PPTJS.call_host_function(name, args.size == 1 ? [*args.first] : args, block, self)
      rescue PPTJS::HostError => e
        raise e unless e.message.match?(/Unknown function: '#{Regexp.escape(name.to_s)}'\z/)

        raise ArgumentError, "Unknown function '#{name}'"
      end

      def findresource(type, title = nil) = catalog.resource(type, title)
      def catalog = Puppet::Resource::Catalog.new
      def compiler = Compiler.new
      def environment = Puppet::Environment.current
      def resource = Puppet::Resource.of(ask('resource_of_scope'))
      def source = Puppet::Resource::Type.of(ask('source_of_scope'))
      def facts = lookupvar('facts')
      def find_hostclass(name) = environment.known_resource_types.find_hostclass(name)
      def find_definition(name) = environment.known_resource_types.find_definition(name)
      def function(name) = PPTJS::Functions.find_3x(name) || PPTJS::Host.call('has_function', 'name' => name.to_s)
      # The defaults that `Type { … }` sets in this scope, by attribute.
      def lookupdefaults(type) = ask('defaults', 'type' => type.to_s).to_h { |name, value| [name.to_sym, Resource::Param.new(name: name.to_sym, value: value)] }
      def class_scope(type) = step("class #{type.respond_to?(:name) ? type.name : type}")
      def parent = step('parent')
      def inherited_scope = step('inherited')
      def enclosing_scope = step('enclosing')
      def find_global_scope = step('global')
      def parent_module_name = parent&.source&.module_name
      def is_topscope? = kind == 'top'
      def is_nodescope? = kind == 'node'
      def is_classscope? = resource.class?
      def ephemeral_level = 1
      def strict_variables? = true
      def is_default?(*) = false
      def undef_as(default, value) = value.nil? || value == :undef ? default : value
      def to_s = "Scope(#{ask('scope_name')})"
      alias inspect to_s
      def warnonce(message) = Puppet.warn_once('scope', message, message)
      def debug(message) = Puppet.debug(message)
      def warning(message) = Puppet.warning(message)
      def info(message) = Puppet.info(message)
      def notice(message) = Puppet.notice(message)

      def method_missing(name, *args, &block)
        return super unless name.start_with?('function_')
        raise ArgumentError, 'custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)' unless args.first.is_a?(Array)

        PPTJS::Functions.call_legacy(name.to_s.delete_prefix('function_'), args.first, block, self) { return super }
      end

      def respond_to_missing?(name, *) = name.start_with?('function_') || super

      private

      # The kind of the scope: top, node, class, define; nil if there is no such scope.
      def kind = ask('scope_kind')

      def step(name)
        found = Scope.new([*steps, name])
        case found.send(:kind)
        when nil then nil
        when 'top' then Scope.top
        else found
        end
      end
    end

    # The compiler of the catalog.
    class Compiler
      Facts = Struct.new(:name, :values)
      Node = Struct.new(:name, :environment, :facts, :parameters, :classes)

      def environment = Puppet::Environment.current
      def catalog = Puppet::Resource::Catalog.new
      def topscope = Scope.top
      def findresource(*args) = catalog.resource(*args)
      def resources = catalog.resources
      def known_resource_types = environment.known_resource_types

      def add_resource(scope, resource)
        Puppet::Resource::Catalog.declare(resource, scope.is_a?(Scope) ? scope : Scope.current, true)
      end

      # The host evaluates a class when it is added.
      def evaluate_classes(classes, scope, _lazy = true, *) = PPTJS.call_host_function('include', [classes.is_a?(Hash) ? classes.keys : classes], nil, scope)

      def node
        name = catalog.name
        facts = topscope['facts']
        Node.new(name, environment, Facts.new(name, facts), topscope.to_hash, [])
      end
    end
  end
end

module PPTJS
  # The scope that a resource of the host names by steps.
  def self.scope(steps) = steps && Puppet::Parser::Scope.new(steps)
end
