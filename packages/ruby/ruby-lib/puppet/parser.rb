module Puppet
  module Parser
    autoload :Scope, '/pptjs/puppet/parser/scope.rb'
    require_relative 'parser/functions'

    module Files
      def self.find_template(name, _environment = nil) = PPTJS::Host.call('find_file', 'kind' => 'templates', 'name' => name.to_s)
      def self.find_file(name, _environment = nil) = PPTJS::Host.call('find_file', 'kind' => 'files', 'name' => name.to_s)
    end

    class TemplateWrapper
      attr_accessor :string, :file

      def initialize(scope) = @scope = scope
      def result(string = nil) = PPTJS::Template.evaluate_text(@file, string || @string, @scope)
    end

    # A reference to a resource, or a resource that a function declares.
    class Resource
      attr_reader :type, :title, :parameters
      attr_accessor :virtual, :exported

      def initialize(type, title, **)
        @type = type.to_s.split('::').map(&:capitalize).join('::')
        @title = title
        @parameters = {}
      end

      def []=(name, value)
        @parameters[name.to_s] = value
      end

      def [](name) = @parameters.fetch(name.to_s) { PPTJS::Host.call('attribute', 'reference' => ref, 'name' => name.to_s) }
      def set_parameter(name, value) = self[name] = value
      def ref = "#{type}[#{title}]"
      alias to_s ref
      def name = title
      def to_hash = @parameters
      def to_reference = PPTJS::TypeReference.new('type', nil, "#{type}['#{title}']")
    end

    def self.const_missing(name) = const_set(name, PPTJS.placeholder)
  end

  class Resource < Parser::Resource
    def self.type_and_title(type, title) = title ? [type, title] : [type.to_s[/\A[^\[]+/], type.to_s[/\[(.*)\]\z/m, 1]]

    class Catalog
      def self.const_missing(name) = const_set(name, PPTJS.placeholder)
    end
  end
end
