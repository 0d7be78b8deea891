module Puppet
  # A resource of the catalog, or one that a function creates. A resource of the catalog shows its state at the time of the request.
  class Resource
    include Enumerable

    attr_reader :type, :title, :parameters
    attr_accessor :file, :line, :virtual, :exported, :kind, :source, :scope

    def self.type_and_title(type, title) = title ? [type, title] : [type.to_s[/\A[^\[]+/], type.to_s[/\[(.*)\]\z/m, 1]]

    # The resource that the host describes; nil for nil.
    def self.of(data)
      return unless data

      # The title of the main class is a symbol.
      title = data['type'] == 'Class' && data['title'] == 'main' ? :main : data['title']
      Parser::Resource.new(data['type'], title).tap { |resource| resource.describe(data) }
    end

    def initialize(type, title = nil, parameters: {}, **options)
      type, title = Resource.type_and_title(type, title)
      @type = type.to_s.split('::').map(&:capitalize).join('::')
      @title = @type == 'Class' && title.is_a?(String) ? title.split('::').map(&:capitalize).join('::') : title
      @parameters = {}
      @data = {}
      @scope, @source, @file, @line, @virtual, @exported = options.values_at(:scope, :source, :file, :line, :virtual, :exported)
      @virtual ||= @exported
      @own_tags = []
      # Puppet's parser passes an array of parameters.
      (parameters.is_a?(Hash) ? parameters.to_a : parameters.map { |each| [each.name, each] }).each { |name, value| self[name] = value }
    end

    # What the host needs to add the resource to the catalog.
    def declaration
      parameters = @parameters.values.map { |each| [each.name.to_s, PPTJS::Wire.dump(each.value)] }
      { 'type' => type, 'title' => title.to_s, 'parameters' => parameters, 'tags' => @own_tags, 'file' => file, 'line' => line,
        'form' => exported ? 'exported' : virtual ? 'virtual' : 'regular' }
    end

    def describe(data)
      @data = data
      @file, @line, @virtual, @exported, @kind = data.values_at('file', 'line', 'virtual', 'exported', 'kind')
      @source = Type.of(data['source'])
      @scope = PPTJS.scope(data['scope'])
      data['parameters'].each { |name, value| @parameters[name.to_sym] = Parser::Resource::Param.new(name: name.to_sym, value: value, source: @source) }
    end

    def []=(name, value)
      value = value.value if value.is_a?(Parser::Resource::Param)
      @parameters[name.to_sym] = Parser::Resource::Param.new(name: name.to_sym, value: value, source: @source)
    end
    alias set_parameter []=

    def [](name)
      return title if name.to_sym == :title

      @parameters[name.to_sym]&.value
    end

    %i[has_key? keys length delete empty?].each { |name| define_method(name) { |*args| @parameters.send(name, *args) } }
    alias key? has_key?

    def each(&) = @parameters.each(&)
    def eachparam(&) = @parameters.each_value(&)
    def include?(name) = @parameters.key?(name.to_sym)
    def name = self[:name] || title
    def ref = "#{type}[#{title}]"
    alias to_s ref
    alias path ref
    def inspect = "#{type}[#{title}]#{to_hash.inspect}"
    def to_hash = title_parameters.merge(@parameters.transform_values(&:value).compact)
    def virtual? = virtual
    def exported? = exported
    def evaluated? = @data['evaluated'] == true
    def class? = type == 'Class'
    def stage? = type == 'Stage'
    def builtin_type? = @data['builtin'] == true
    alias builtin? builtin_type?
    def tags = Util::TagSet.new(@data['tags']).merge(@own_tags)
    def tag(*names) = @own_tags.concat(names.flatten.map { |each| each.to_s.downcase })
    def tagged?(*names) = names.flatten.any? { |each| tags.include?(each.to_s.downcase) }
    def environment = Puppet::Environment.current
    def catalog = Catalog.new
    def resource_type = Type.of(@data['definition'])
    def ==(other) = other.is_a?(Resource) && other.ref == ref && other.to_hash == to_hash
    def to_reference = PPTJS::TypeReference.new('type', nil, "#{type}['#{title}']", [type, title])

    private

    def title_parameters = (@data['titleParameters'] || { 'name' => title }).transform_keys(&:to_sym)

    # A class, defined type or node: the source of a scope.
    class Type
      attr_reader :name, :type, :module_name, :file, :line, :parent

      def self.of(data) = data && new(data)

      def initialize(data)
        @name, @module_name, @file, @line, @parent = data.values_at('name', 'module', 'file', 'line', 'parent')
        @type = data['type'].to_sym
        @parameters = data['parameters']
      end

      def arguments = @parameters.to_h { |each| [each, nil] }
      def valid_parameter?(name) = @parameters.include?(name.to_s)
      def ==(other) = other.is_a?(Type) && other.type == type && other.name == name
      alias eql? ==
      def hash = name.hash
    end

    # The catalog that is being compiled.
    class Catalog
      def name = PPTJS::Host.call('catalog_name')
      def environment = Puppet::Environment.current.to_s
      def environment_instance = Puppet::Environment.current

      def resource(type, title = nil)
        reference = Catalog.reference(type, title)
        return if reference == 'Class[main]' && title != :main

        Resource.of(PPTJS::Host.call('find_resource', 'reference' => reference))
      end

      def resource_keys = resources.map { |each| [each.type, each.title.to_s] }
      def resources = PPTJS::Host.call('resources').map { |each| Resource.of(each) }
      def classes = PPTJS::Host.call('classes')
      def tags = Util::TagSet.new(PPTJS::Host.call('catalog_tags'))

      # Adds resources that nothing contains.
      def add_resource(*resources)
        resources.each { |each| Catalog.declare(each, each.scope || Puppet::Parser::Scope.current, false) }
      end

      def self.declare(resource, scope, contained)
        PPTJS::Host.call('add_resource', 'scope' => scope.steps, 'contained' => contained, **resource.declaration)
        resource
      end

      def self.reference(type, title)
        return type.to_s unless title

        "#{type.to_s.split('::').map(&:capitalize).join('::')}[#{title}]"
      end

      def self.const_missing(name) = const_set(name, PPTJS.placeholder)
    end
  end

  module Parser
    class Resource < Puppet::Resource
      # A parameter of a resource.
      class Param
        attr_accessor :name, :value, :source, :add, :file, :line

        def initialize(**options) = options.each { |name, value| send("#{name}=", value) }
        def to_s = "#{name} => #{value}"
      end
    end
  end
end
