module Puppet
  # Functions with the current interface: `Puppet::Functions.create_function(:name) { dispatch :method do … end }`.
  module Functions
    # A signature of a function, and the method that implements it.
    class Dispatch
      attr_reader :method_name, :parameters, :block, :return_type

      def initialize(method_name)
        @method_name = method_name
        @parameters = []
        @weaving = []
      end

      # Adds a parameter without checks.
      def append(kind, type, name)
        index = @parameters.size
        @weaving << (kind.include?('repeated') ? (index..) : (index..index))
        @parameters << { 'kind' => kind, 'type' => type.to_s, 'name' => name.to_s }
      end

      def param(type, name) = add('required', type, name)
      alias required_param param
      def optional_param(type, name) = add('optional', type, name)
      def repeated_param(type, name) = add('repeated', type, name)
      alias optional_repeated_param repeated_param
      def required_repeated_param(type, name) = add('required_repeated', type, name)
      def block_param(*type_and_name) = add_block('required', type_and_name)
      alias required_block_param block_param
      def optional_block_param(*type_and_name) = add_block('optional', type_and_name)
      def return_type(type = nil) = type ? @return_type = type.to_s : @return_type
      def scope_param = @weaving << 'scope'
      def compiler_param = @weaving << 'compiler'
      def cache_param = @weaving << 'cache'
      def pal_script_compiler_param = @weaving << 'compiler'
      def pal_catalog_compiler_param = @weaving << 'compiler'

      def to_data
        { 'method' => @method_name.to_s, 'parameters' => @parameters, 'block' => @block, 'returns' => @return_type }
      end

      # The arguments of the method: those of the call, and the injected values where they are declared. The block returns a value by its kind.
      def weave(args)
        @weaving.flat_map { |each| each.is_a?(Range) ? args[each].to_a : [yield(each)] }
      end

      private

      def add(kind, type, name)
        check_parameter(kind, name)
        append(kind, type, name)
      end

      # Puppet's checks of the order of parameters, with its texts.
      def check_parameter(kind, name)
        raise ArgumentError, 'Parameters cannot be added after a block parameter' if @block
        raise ArgumentError, 'Parameters cannot be added after a repeated parameter' if @parameters.any? { |each| each['kind'].include?('repeated') }
        raise ArgumentError, 'Parameter name argument must be a Symbol. Got String' if name.is_a?(String)
        return unless kind.start_with?('required') && @parameters.any? { |each| each['kind'] == 'optional' }

        raise ArgumentError, "A required #{'repeated ' if kind == 'required_repeated'}parameter cannot be added after an optional parameter"
      end

      def add_block(kind, type_and_name)
        type, name = type_and_name.size == 1 ? ['Callable', type_and_name[0]] : type_and_name
        raise ArgumentError, "Expected block_param name to be a Symbol, got #{name.class}" unless name.nil? || name.is_a?(Symbol)
        raise ArgumentError, 'Attempt to redefine block' if @block

        @block = { 'kind' => kind, 'type' => (type || 'Callable').to_s, 'name' => (name || 'block').to_s }
      end
    end

    # The receiver of the block of `local_types`.
    class LocalTypes
      attr_reader :texts

      def initialize = @texts = []
      def type(text) = @texts << text.to_s
    end

    class Function
      class << self
        def dispatches = @dispatches ||= []
        def mismatches = @mismatches ||= []
        def local_type_texts = @local_type_texts ||= []

        def dispatch(method_name, &block) = dispatches << Dispatch.new(method_name).tap { |each| each.instance_eval(&block) }
        def argument_mismatch(method_name, &block) = mismatches << Dispatch.new(method_name).tap { |each| each.instance_eval(&block) }
        def local_types(&block) = local_type_texts.concat(LocalTypes.new.tap { |each| each.instance_eval(&block) }.texts)
        def loader = nil
        def any_signature(*) = nil
        def dispatcher = PPTJS::Functions::Dispatcher.new(self)
        # A function can override `call`, for example to see the scope.
        def own_call? = instance_method(:call).owner != Function
      end

      def call(scope, *args, &block) = self.class.dispatcher.dispatch(self, scope, args, &block)
      # The scope that a function is defined in is the top scope, which the functions that it calls see as their caller's.
      def closure_scope = Puppet::Parser::Scope.top
      def call_function(name, *args, &block) = PPTJS.call_host_function(name, args, block, closure_scope)
      def loader = nil
    end

    class InternalFunction < Function; end

    @created = {}

    class << self
      attr_reader :created

      def create_function(name, base = Function, &body)
        create_loaded_function(name, nil, base, &body)
      rescue StandardError => e
        raise ArgumentError, "Function Load Error for function '#{name}': #{e.message}"
      end

      def create_loaded_function(name, _loader, base = Function, &body)
        base = Function unless base.is_a?(Class) && base <= Function
        created_class = Class.new(base)
        created_class.class_eval(&body)
        created_class.define_singleton_method(:name) { name.to_s }
        created_class.dispatches << PPTJS::Functions.implicit(created_class, name.to_s) if created_class.dispatches.empty?
        @created[name.to_s] = created_class
      end
    end
  end
end
