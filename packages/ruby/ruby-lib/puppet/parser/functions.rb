module Puppet
  module Parser
    # Functions with the legacy interface: `newfunction(:name, type: :rvalue) { |args| … }`. They run with the scope as self.
    module Functions
      Entry = Struct.new(:name, :type, :arity, :doc, :body)
      @entries = {}

      class << self
        attr_reader :entries

        def newfunction(name, options = {}, &body)
          raise Puppet::DevError, "Invalid statement type #{options[:type].inspect}" unless [nil, :rvalue, :statement].include?(options[:type])

          entry = Entry.new(name.to_s.downcase, options[:type] || :statement, options[:arity] || -1, options[:doc], body)
          Scope.send(:define_method, "real_function_#{entry.name}", &body)
          @entries[entry.name] = entry
          { arity: entry.arity, type: entry.type, name: "function_#{name}", doc: entry.doc }
        end

        def function(name, _environment = nil) = PPTJS::Host.call('has_legacy_function', 'name' => name.to_s) ? "function_#{name}" : false
        def rvalue?(name, _environment = nil) = @entries[name.to_s]&.type != :statement
        def arity(name, _environment = nil) = @entries[name.to_s]&.arity || -1
        def autoloader = Autoloader
        def environment_module(*) = self
        def reset = nil
      end

      module Autoloader
        def self.load(name, *) = Functions.function(name) && true
        def self.loadall(*) = true
        def self.delegatee = self
      end
    end
  end
end
