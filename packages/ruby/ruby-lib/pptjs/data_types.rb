require_relative 'data_type_classes'

# Data types in Ruby: files in lib/puppet/datatypes.
module Puppet
  module DataTypes
    def self.create_type(name, &block)
      builder = PPTJS::DataTypes::Builder.new
      builder.instance_eval(&block)
      builder.create(name.to_s)
    rescue StandardError => e
      raise ArgumentError, "Data Type Load Error for type '#{name}': #{e.message}"
    end
  end
end

class Puppet::Pops::Loader::RubyDataTypeInstantiator
  def self.new_binding(loader_injected_arg) = binding
end

module PPTJS
  # Loads data types. The host implements the types; Ruby has the code of their objects (data_type_classes.rb).
  module DataTypes
    Created = Struct.new(:name, :interface, :implementation, :implementation_class)
    # The types that files create, by path and source.
    @created = {}

    # The methods of the block of `create_type`.
    class Builder
      def interface(text)
        raise ArgumentError, 'a data type can only have one interface' unless @interface.nil?

        @interface = text
      end

      def implementation(&block)
        check_implementation
        @implementation = block
      end

      def implementation_class(ruby_class)
        check_implementation
        @implementation_class = ruby_class
      end

      # Loads a file of a module's lib folder. A missing file is no error.
      def load_file(name)
        require name
      rescue LoadError
        false
      end

      def create(name)
        raise ArgumentError, 'a data type must have an interface' unless @interface.is_a?(String)

        Created.new(name, @interface, @implementation, @implementation_class)
      end

      private

      def check_implementation
        raise ArgumentError, 'a data type can only have one implementation' unless @implementation.nil? && @implementation_class.nil?
      end
    end

    module_function

    # Puppet's checks of a file, with its texts.
    def load_file(path, source, name)
      raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 5x API data type - no create_type call." unless source.include?('Puppet::DataTypes.create_type')

      created = Functions.evaluate(Puppet::Pops::Loader::RubyDataTypeInstantiator, path, source)
      raise ArgumentError, "The code loaded from #{path} did not produce a data type when evaluated. Got '#{created.class}'" unless created.is_a?(Created)
      raise ArgumentError, "The code loaded from #{path} produced mis-matched name, expected '#{name}', got #{created.name}" unless created.name.casecmp?(name)

      DataTypes.instance_variable_get(:@created)[[path, source]] = created
      { 'name' => created.name, 'interface' => created.interface, 'implemented' => !(created.implementation || created.implementation_class).nil?,
        'takesHash' => created.implementation_class.nil? || created.implementation_class.respond_to?(:from_asserted_hash), 'requirements' => Requires.all_of(path) }
    end

    # The type that a file creates. An interpreter that was started again loads the file again.
    def created(path, source, name)
      known = DataTypes.instance_variable_get(:@created)
      load_file(path, source, name) unless known.key?([path, source])
      known[[path, source]]
    end

    def create_object(type, definition, attributes)
      Wire.dump(Classes.of(type, definition).create_object(attributes.to_h { |name, value| [name, Wire.load(value)] }))
    end

    def call_method(object, name, args)
      values = args.map { |each| Wire.load(each) }
      block = values.pop if values.last.is_a?(Proc)
      Wire.dump(Wire.load(object).public_send(name, *values, &block))
    end
  end
end
