module Puppet
  # An attribute of a resource type. Its allowed values are only checked on a node, so this class has none of that.
  class Parameter
    class << self
      attr_accessor :name, :isnamevar_flag

      def isnamevar = @isnamevar_flag = true
      def isnamevar? = @isnamevar_flag == true
      def isrequired = nil
      def desc(*) = nil
      def defaultto(value = nil, &block) = value.nil? && block.nil? && raise(DevError, 'Either a default value or block must be provided')
      def method_missing(*) = nil
      def respond_to_missing?(*) = false
      def const_missing(name) = const_set(name, PPTJS.placeholder)
    end

    Boolean = Class.new(self)
    Path = Class.new(self)
    PackageOptions = Class.new(self)
  end

  class Property < Parameter
    Boolean = Class.new(self)
    List = Class.new(self)
    OrderedList = Class.new(List)
    KeyValue = Class.new(self)
    Ensure = Class.new(self)
  end

  # A native resource type. It has only the parts that a catalog needs: the names of its attributes, its namevars and its title patterns.
  class Type
    @types = {}

    class << self
      attr_accessor :name

      def types = Type.instance_variable_get(:@types)
      def newtype(name, options = {}, &body)
        parent = options.is_a?(Hash) && options[:parent].is_a?(Class) ? options[:parent] : Type
        type = Class.new(parent)
        type.name = name.to_sym
        types[name.to_s.downcase] = type
        const_name = name.to_s.split('_').map(&:capitalize).join.to_sym
        replace_const(const_name, type)
        type.class_eval(&body) if body
        type
      end

      def type(name)
        name = name.to_s.downcase
        PPTJS::Requires.depend("puppet/type/#{name}.rb")
        types[name] || PPTJS::Types.load_named(name)
      end

      def own_parameters = @own_parameters ||= {}
      def own_properties = @own_properties ||= {}
      def all_parameters = (superclass.respond_to?(:all_parameters) ? superclass.all_parameters : {}).merge(own_parameters)
      def all_properties = (superclass.respond_to?(:all_properties) ? superclass.all_properties : {}).merge(own_properties)

      def newparam(name, options = {}, &body) = own_parameters[name.to_s] = attribute(name, 'Parameter', options, options[:parent] || Parameter, body)
      def newproperty(name, options = {}, &body) = own_properties[name.to_s] = attribute(name, '', options, options[:parent] || Property, body)
      def newmetaparam(*) = nil
      def ensurable(&body) = newproperty(:ensure, {}, &body)
      def isomorphic? = !(instance_variable_defined?(:@isomorphic) && @isomorphic == false)
      def metaparams = %i[noop schedule audit loglevel alias tag require subscribe before notify stage]
      def validattr?(name) = all_parameters.key?(name.to_s) || all_properties.key?(name.to_s)
      alias valid_parameter? validattr?
      def paramclass(name) = all_parameters[name.to_s]
      def propertybyname(name) = all_properties[name.to_s]
      def attrclass(name) = paramclass(name) || propertybyname(name)
      # The namevars. A property is never a namevar; a parameter called `name` always is.
      def key_attributes = all_parameters.select { |name, parameter| parameter.isnamevar? || name == 'name' }.keys.map(&:to_sym)
      def title_patterns = nil
      def parameters = all_parameters.keys.map(&:to_sym)
      def properties = all_properties.values
      def desc(*) = nil
      def provide(*)
        newparam(:provider) unless validattr?(:provider)
        Class.new
      end

      def provider(*) = nil
      def method_missing(*) = nil
      def respond_to_missing?(*) = false

      def const_missing(name)
        type = Type.type(name.to_s.gsub(/([a-z0-9])([A-Z])/, '\1_\2').downcase) if equal?(Type)
        type || const_set(name, PPTJS.placeholder)
      end

      private

      # Creates the class of an attribute, and the constant that Puppet defines for it: `ParameterName` and `Ensure`.
      def attribute(name, prefix, options, parent, body)
        parent = Parameter unless parent.is_a?(Class) && parent <= Parameter
        Class.new(parent).tap do |created|
          created.name = name.to_sym
          created.isnamevar if options[:namevar]
          created.class_eval(&body) if body
          replace_const(:"#{prefix}#{name.to_s.capitalize}", created)
        end
      end

      def replace_const(name, value)
        return unless name.match?(/\A[A-Z]\w*\z/)

        remove_const(name) if const_defined?(name, false)
        const_set(name, value)
      end
    end

    def self.const_added(*) = nil
  end
end
