module Puppet
  module Parser
    # The scope of a template or function. Variables and functions belong to the host.
    class Scope
      def self.current = @current ||= new

      # The objects that Ruby code has set as variables. Ruby code may change them later, so they are not converted.
      def own_values = @own_values ||= {}
      def lookupvar(name, _options = {}) = own_values.fetch(name.to_s) { PPTJS::Host.call('variable', 'name' => name.to_s) }
      alias [] lookupvar

      def []=(name, value)
        PPTJS::Host.call('set_variable', 'name' => name.to_s, 'value' => PPTJS::Wire.dump(value))
        own_values[name.to_s] = value
      end
      alias setvar []=

      def include?(name) = PPTJS::Host.call('has_variable', 'name' => name.to_s)
      alias exist? include?
      alias bound? include?
      def to_hash(*) = PPTJS::Host.call('variables')
      def call_function(name, *args, &block) = PPTJS.call_host_function(name, args.size == 1 && args[0].is_a?(Array) ? args[0] : args, block)
      def findresource(type, title = nil) = PPTJS::Host.call('find_resource', 'reference' => title ? "#{type}[#{title}]" : type.to_s)
      def catalog = Catalog.new
      def compiler = Compiler.new(self)
      def environment = Puppet::Environment.current
      def resource = PPTJS::Host.call('current_resource')
      def source = PPTJS::Host.call('source')
      def facts = lookupvar('facts')
      def known_resource_types = self
      def find_hostclass(name) = PPTJS.call_host_function('defined', [name.to_s], nil) || nil
      def find_definition(name) = find_hostclass(name)
      def function(name) = PPTJS::Functions.find_3x(name) || PPTJS::Host.call('has_function', 'name' => name.to_s)
      def tags = Array(PPTJS::Host.call('tags'))
      # The defaults that `Type { … }` sets in this scope, by attribute.
      def lookupdefaults(type) = PPTJS::Host.call('defaults', 'type' => type.to_s).to_h { |name, value| [name.to_sym, Default.new(name.to_sym, value)] }
      def class_scope(_type) = self
      def parent = self
      def strict_variables? = true
      def is_default?(*) = false
      def to_s = PPTJS::Host.call('scope_name')
      alias inspect to_s
      def warnonce(message) = Puppet.warn_once('scope', message, message)
      def debug(message) = Puppet.debug(message)
      def warning(message) = Puppet.warning(message)
      def info(message) = Puppet.info(message)
      def notice(message) = Puppet.notice(message)

      def method_missing(name, *args, &block)
        return super unless name.start_with?('function_')
        raise ArgumentError, 'custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)' unless args.first.is_a?(Array)

        PPTJS::Functions.call_legacy(name.to_s.delete_prefix('function_'), args.first, block) { return super }
      end

      def respond_to_missing?(name, *) = name.start_with?('function_') || super

      Default = Struct.new(:name, :value)

      # The catalog that is being compiled.
      class Catalog
        def resource(type, title = nil) = PPTJS::Host.call('find_resource', 'reference' => title ? "#{type}[#{title}]" : type.to_s)
        def resources = Array(PPTJS::Host.call('resources'))
        def classes = Array(PPTJS::Host.call('classes'))
        def add_resource(*) = raise(Puppet::Error, 'A Ruby function cannot add resources: call create_resources')
      end

      # The compiler of the catalog.
      class Compiler
        def initialize(scope) = @scope = scope
        def environment = @scope.environment
        def catalog = @scope.catalog
        def topscope = @scope
        def findresource(*args) = @scope.findresource(*args)
        def resources = catalog.resources
        def add_resource(_scope, resource) = PPTJS.call_host_function('create_resources', [resource.type, { resource.title => resource.parameters }], nil)
        def node = Struct.new(:name, :facts).new(@scope['trusted']&.dig('certname'), Struct.new(:values).new(@scope['facts']))
        def known_resource_types = @scope
      end
    end
  end
end
