module Puppet::Pops::Types
  # The objects of types that are declared in Puppet.
  module PuppetObject
    def _pcore_type = self.class._pcore_type
    def _pcore_init_hash = {}
    def to_s = PPTJS::Host.call('text', 'value' => PPTJS::Wire.dump(self))
  end
end

module PPTJS
  module DataTypes
    # The methods that Puppet generates for a type. Code of the type can override them.
    class Generated < Module; end

    # A type with the Ruby class of its objects.
    class Classes
      # The methods of types that are part of Puppet.
      BUILT_IN = { 'Error' => proc { alias_method :message, :msg } }.freeze
      @by_definition = {}
      @by_class = {}.compare_by_identity

      class << self
        # The types of all environments differ by their definitions.
        def of(name, definition) = @by_definition["#{name}\0#{definition}"] ||= new(name, definition, Host.ask('data_type', 'name' => name)['value'])
        def register(ruby_class, type) = @by_class[ruby_class] = type

        # The type of an object; nil if its class is not that of a type.
        def type_of(object) = object.class.ancestors.lazy.filter_map { |each| @by_class[each] }.first
      end

      attr_reader :name, :ruby_class, :attributes

      def initialize(name, definition, data)
        @name, @definition, @data = name, definition, data
        # Those that the constructor takes, in its order.
        @attributes = data['attributes']
        parent = data['parent'] && Classes.of(data['parent'], data['parentDefinition'])
        created = data['path'] && DataTypes.created(data['path'], data['source'], name)
        @ruby_class = created&.implementation_class || generate(parent&.ruby_class || Object, created&.implementation || BUILT_IN[name])
        Classes.register(@ruby_class, self)
      end

      def create_object(values)
        values = values.slice(*@attributes.map { |each| each['name'] })
        ruby_class.respond_to?(:from_asserted_hash) ? ruby_class.from_asserted_hash(values) : ruby_class.new(*values.values)
      end

      # The object as data of the wire. The host compares objects of classes without `==` by identity.
      def dump(object)
        values = object.respond_to?(:_pcore_init_hash) ? object._pcore_init_hash : @attributes.to_h { |each| [each['name'], object.public_send(each['name'])] }
        text = object.method(:to_s).owner
        equality = object.method(:==).owner
        compared = equality.is_a?(Generated) ? 'attributes' : (equality == BasicObject ? 'identity' : 'code')
        { '#' => 'instance', 'type' => name, 'attributes' => values.map { |key, value| [key, Wire.dump(value)] },
          'text' => ([Puppet::Pops::Types::PuppetObject, Kernel].include?(text) ? nil : Wire.dump_text(object.to_s)),
          'equality' => compared, 'hash' => (object.hash.to_s if compared == 'code') }
      end

      private

      def generate(parent, implementation)
        type, data = self, @data
        ruby_class = Class.new(parent)
        ruby_class.pptjs_include(Puppet::Pops::Types::PuppetObject) if parent == Object
        ruby_class.pptjs_include(generated_methods)
        data['constants'].each { |name, value| ruby_class.define_singleton_method(name) { Wire.load(value) } }
        ruby_class.define_singleton_method(:_pcore_type) { TypeReference.new('type', nil, type.name) }
        ruby_class.define_singleton_method(:from_asserted_hash) { |values| new(*type.positional(values)) }
        ruby_class.define_singleton_method(:from_hash) { |values| from_asserted_hash(type.check("#{type.name} initializer", data['initializer'], values)) }
        ruby_class.define_singleton_method(:create) { |*values| new(*type.checked(values)) }
        ruby_class.class_eval(&implementation) if implementation
        ruby_class
      end

      def generated_methods
        type, data = self, @data
        names = @attributes.map { |each| each['name'] }
        Generated.new do
          data['own'].each { |name| attr_reader name }
          data['constants'].each { |name, value| define_method(name) { Wire.load(value) } }
          data['derived'].each { |name| define_method(name) { raise Puppet::Error, "no method is implemented for derived attribute #{type.name}[#{name}]" } }
          data['functions'].each { |name| define_method(name) { |*| raise Puppet::Error, "no method is implemented for function #{type.name}[#{name}]" } }
          define_method(:initialize) { |*values| names.zip(type.completed(values)) { |name, value| instance_variable_set("@#{name}", value) } }
          define_method(:_pcore_init_hash) { type.given_values(self) }
          define_method(:==) { |other| other.class == self.class && data['equality'].all? { |name| public_send(name) == other.public_send(name) } }
          define_method(:eql?) { |other| self == other }
          define_method(:hash) { data['equality'].map { |name| public_send(name) }.hash }
        end
      end

      public

      # The values of a hash in the order of the constructor, with defaults.
      def positional(values) = @attributes.map { |each| values.fetch(each['name']) { default(each) } }

      def completed(values)
        required = @attributes.count { |each| !each.key?('default') }
        raise ArgumentError, "wrong number of arguments (given #{values.size}, expected #{required}..#{@attributes.size})" unless values.size.between?(required, @attributes.size)

        values + @attributes.drop(values.size).map { |each| default(each) }
      end

      def checked(values) = values.zip(@attributes).map { |value, each| each ? check("#{name}[#{each['name']}]", each['type'], value) : value }

      # Puppet's assertion that a value has a type.
      def check(subject, type, value)
        return value if Host.call('instance', 'type' => type, 'value' => Wire.dump(value))

        expected = Host.call('parse_type', 'text' => type)
        actual = Host.call('infer_detailed', 'value' => Wire.dump(value))
        raise ArgumentError, Host.call('describe_mismatch', 'name' => "#{subject} has wrong type,", 'expected' => Wire.dump(expected), 'actual' => Wire.dump(actual))
      end

      # The attributes whose values are not the defaults.
      def given_values(object)
        values = @attributes.to_h { |each| [each['name'], object.instance_variable_get("@#{each['name']}")] }
        @attributes.each { |each| values.delete(each['name']) if each.key?('default') && values[each['name']] == default(each) }
        values
      end

      def default(attribute) = attribute.key?('default') ? Wire.load(attribute['default']) : nil
    end
  end
end
