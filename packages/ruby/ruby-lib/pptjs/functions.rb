module PPTJS
  # Loads functions, describes their parameters, and calls them.
  module Functions
    ANY_NAME = 'Any'.freeze
    @instances = {}

    module_function

    def load_file(path, source, name)
      Puppet::Functions.created.delete(name)
      Requires.loading(path) { TOPLEVEL_BINDING.eval(source, path, 1) }
      created = Puppet::Functions.created[name] || Puppet::Functions.created.delete(Puppet::Functions.created.keys.last)
      raise Puppet::Error, "The code loaded from #{path} did not produce a function" unless created

      Puppet::Functions.created[name] = created
      instances[name] = created.new
      dispatches = created.dispatches.empty? ? [implicit(created, name)] : created.dispatches
      created.instance_variable_set(:@dispatches, dispatches)
      { 'dispatches' => dispatches.map(&:to_data), 'mismatches' => created.mismatches.map(&:to_data), 'types' => created.local_type_texts,
        'ownCall' => created.own_call?, 'requirements' => Requires.all_of(path) }
    end

    # Chooses the dispatch that the arguments match. The host decides, because it implements the types.
    class Dispatcher
      def initialize(type) = @name = Puppet::Functions.created.key(type)

      def dispatch(_function, _scope, args, &block)
        chosen = Host.ask('choose', 'name' => @name, 'args' => args.map { |each| Wire.dump(each) })['value']
        Functions.run(@name, chosen, args, block)
      end
    end

    # The dispatch of a function without a `dispatch` statement: the method with the function's name, with untyped parameters.
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
      values = args.map { |each| Wire.load(each) }
      block = values.pop if values.last.is_a?(Proc)
      Wire.dump(run(name, dispatch, values, block))
    end

    # Executes a call from Ruby code to a function that is also written in Ruby. `call` describes it (RubyCall in src/host-requests.ts).
    def call_here(call, args, block)
      name = call['name']
      load_missing(call)
      return Puppet::Parser::Scope.current.send("real_function_#{name}", args.map { |each| each.nil? ? '' : each }) if call['legacy']

      value = run(name, call['dispatch'], args, block)
      raise ArgumentError, "'#{name}' #{value}" if call['dispatch']&.first == 'mismatch'

      value
    end

    # Executes `function_name([…])`: a call of a function with the legacy interface. Yields if there is no such function.
    def call_legacy(name, args, block, scope)
      unless find_3x(name)
        file = Host.ask('legacy_function', 'name' => name)['value']
        return yield unless file
        return PPTJS.call_host_function(name, args, block, scope) unless file['source']

        load_file_3x(file['path'], file['source'], name)
      end
      scope.run_within { scope.send("real_function_#{name}", args.map { |each| each.nil? ? '' : each }) }
    end

    def run(name, dispatch, values, block)
      function = instances.fetch(name)
      return function.call(Puppet::Parser::Scope.current, *values, &block) if dispatch.nil?

      kind, index = dispatch
      chosen = kind == 'mismatch' ? function.class.mismatches[index] : function.class.dispatches[index]
      injected = chosen.injected.map { |each| each == 'cache' ? {} : each == 'scope' ? Puppet::Parser::Scope.current : Puppet::Parser::Scope.current.compiler }
      function.send(chosen.method_name, *injected, *values, &block)
    end

    def load_file_3x(path, source, name)
      Requires.loading(path) { TOPLEVEL_BINDING.eval(source, path, 1) }
      entry = find_3x(name)
      raise Puppet::Error, "The code loaded from #{path} did not produce a function" unless entry

      { 'type' => entry.type.to_s, 'arity' => entry.arity, 'requirements' => Requires.all_of(path) }
    end

    def find_3x(name) = Puppet::Parser::Functions.entries[name.to_s.downcase]

    def call_3x(name, args)
      Wire.dump(Puppet::Parser::Scope.current.send("real_function_#{name}", args.map { |each| each.nil? ? '' : Wire.load(each) }))
    end

    # Loads a function that only an earlier interpreter has loaded.
    def load_missing(call)
      name = call['name']
      return if call['legacy'] ? find_3x(name) : instances[name]

      call['legacy'] ? load_file_3x(call['path'], call['source'], name) : load_file(call['path'], call['source'], name)
    end

    def instances = Functions.instance_variable_get(:@instances)
  end
end
