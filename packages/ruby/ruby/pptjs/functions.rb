module PPTJS
  # Loads functions, says what arguments they take, and calls them.
  module Functions
    ANY_NAME = 'Any'.freeze
    @instances = {}

    module_function

    def load_file(path, source, name)
      Puppet::Functions.created.delete(name)
      TOPLEVEL_BINDING.eval(source, path, 1)
      created = Puppet::Functions.created[name] || Puppet::Functions.created.delete(Puppet::Functions.created.keys.last)
      raise Puppet::Error, "The code loaded from #{path} did not produce a function" unless created

      Puppet::Functions.created[name] = created
      instances[name] = created.new
      dispatches = created.dispatches.empty? ? [implicit(created, name)] : created.dispatches
      created.instance_variable_set(:@dispatches, dispatches)
      { 'dispatches' => dispatches.map(&:to_data), 'mismatches' => created.mismatches.map(&:to_data), 'types' => created.local_type_texts }
    end

    # A function that states no dispatch has a method of its own name, whose parameters are of any type.
    def implicit(created, name)
      method_name = name.split('::').last
      dispatch = Puppet::Functions::Dispatch.new(method_name)
      created.instance_method(method_name).parameters.each do |kind, parameter|
        case kind
        when :req then dispatch.param(ANY_NAME, parameter || 'x')
        when :opt then dispatch.optional_param(ANY_NAME, parameter)
        when :rest then dispatch.repeated_param(ANY_NAME, parameter || 'args')
        when :block then dispatch.optional_block_param('Callable', parameter)
        end
      end
      dispatch
    rescue NameError
      raise ArgumentError, "Function Creation Error, cannot create a default dispatcher for function '#{name}', no method with this name found"
    end

    def call(name, dispatch, args)
      function = instances.fetch(name)
      kind, index = dispatch
      chosen = kind == 'mismatch' ? function.class.mismatches[index] : function.class.dispatches[index]
      values = args.map { |each| Wire.load(each) }
      block = values.pop if values.last.is_a?(Proc)
      injected = chosen.injected.map { |each| each == 'cache' ? {} : each == 'scope' ? Puppet::Parser::Scope.current : Puppet::Parser::Scope.current.compiler }
      Wire.dump(function.send(chosen.method_name, *injected, *values, &block))
    end

    def load_file_3x(path, source, name)
      TOPLEVEL_BINDING.eval(source, path, 1)
      entry = find_3x(name)
      raise Puppet::Error, "The code loaded from #{path} did not produce a function" unless entry

      { 'type' => entry.type.to_s, 'arity' => entry.arity }
    end

    def find_3x(name) = Puppet::Parser::Functions.entries[name.to_s.downcase]

    def call_3x(name, args)
      Wire.dump(Puppet::Parser::Scope.current.send("real_function_#{name}", args.map { |each| each.nil? ? '' : Wire.load(each) }))
    end

    def instances = Functions.instance_variable_get(:@instances)
  end
end
