module PPTJS
  # Loads functions, describes their parameters, and calls them.
  module Functions
    ANY_NAME = 'Any'.freeze
    @instances = {}
    # The sources of functions that `load_unchecked` has loaded.
    @unchecked = {}

    module_function

    # Puppet's checks of a file, with its texts. The host checks the source of files with the legacy interface.
    def load_file(path, source, name)
      raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 4x API function - no create_function call." unless source.include?('Puppet::Functions.create_function')

      created = evaluate(Puppet::Pops::Loader::RubyFunctionInstantiator, path, source)
      raise ArgumentError, "The code loaded from #{path} did not produce a Function class when evaluated. Got '#{created.class}'" unless created.is_a?(Class)
      raise ArgumentError, "The code loaded from #{path} produced mis-matched name, expected '#{name}', got #{created.name}" unless created.name.to_s == name

      instances[name] = created.new
      { 'dispatches' => created.dispatches.map(&:to_data), 'mismatches' => created.mismatches.map(&:to_data), 'types' => created.local_type_texts,
        'ownCall' => created.own_call?, 'requirements' => Requires.all_of(path) }
    end

    # Executes a file within a class, as Puppet does. So `module Puppet` in the file is another module than Puppet's own. The method removes that
    # module afterwards, because it would hide Puppet's own module from all other files.
    def evaluate(instantiator, path, source)
      Requires.loading(path) { instantiator.new_binding(nil).eval(source, path, 1) }
    ensure
      instantiator.send(:remove_const, :Puppet) if instantiator.const_defined?(:Puppet, false)
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
        when :req then dispatch.append('required', ANY_NAME, parameter || 'x')
        when :opt then dispatch.append('optional', ANY_NAME, parameter)
        when :rest then dispatch.append('repeated', ANY_NAME, parameter || 'args')
        # Puppet crashes here.
        when :block then raise ArgumentError, "the method '#{method_name}' has a block, but no dispatch declares it"
        end
      end
      dispatch
    rescue NameError
      raise ArgumentError, "Function Creation Error, cannot create a default dispatcher for function '#{method_name}', no method with this name found"
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

        load_unchecked(file['path'], Wire.load(file['source']), name)
      end
      scope.run_within { scope.send("real_function_#{name}", args.map { |each| each.nil? ? '' : each }) }
    end

    def run(name, dispatch, values, block)
      function = instances.fetch(name)
      return function.call(Puppet::Parser::Scope.current, *values, &block) if dispatch.nil?

      kind, index = dispatch
      chosen = kind == 'mismatch' ? function.class.mismatches[index] : function.class.dispatches[index]
      arguments = chosen.weave(values) { |kind| kind == 'cache' ? {} : kind == 'scope' ? Puppet::Parser::Scope.current : Puppet::Parser::Scope.current.compiler }
      function.send(chosen.method_name, *arguments, &block)
    rescue HostError::Returned => e
      raise if dispatch.nil? || !e.has_left_function

      e.value
    end

    # See `load_file`. Puppet makes no checks if other Ruby code has loaded the function.
    def load_file_3x(path, source, name)
      unless @unchecked[name] == source
        info = evaluate(Puppet::Pops::Loader::RubyLegacyFunctionInstantiator, path, source)
        raise ArgumentError, "Illegal legacy function definition! The code loaded from #{path} did not return the result of calling 'newfunction'. Got '#{info.class}'" unless info.is_a?(Hash)
        raise ArgumentError, "The code loaded from #{path} produced mis-matched name, expected 'function_#{name}', got '#{info[:name]}'" unless info[:name] == "function_#{name}"
      end
      entry = find_3x(name)
      { 'type' => entry.type.to_s, 'arity' => entry.arity, 'requirements' => Requires.all_of(path) }
    end

    # Loads a function for a call from Ruby code.
    def load_unchecked(path, source, name)
      Requires.loading(path) { TOPLEVEL_BINDING.eval(source, path, 1) }
      raise Puppet::Error, "The code loaded from #{path} did not produce a function" unless find_3x(name)

      @unchecked[name] = source
    end

    def find_3x(name) = Puppet::Parser::Functions.entries[name.to_s.downcase]

    def call_3x(name, args)
      Wire.dump(Puppet::Parser::Scope.current.send("real_function_#{name}", args.map { |each| each.nil? ? '' : Wire.legacy(Wire.load(each)) }))
    end

    # Loads a function that only an earlier interpreter has loaded.
    def load_missing(call)
      name = call['name']
      return if call['legacy'] ? find_3x(name) : instances[name]

      source = Wire.load(call['source'])
      call['legacy'] ? load_file_3x(call['path'], source, name) : load_file(call['path'], source, name)
    end

    def instances = Functions.instance_variable_get(:@instances)
  end
end
