require_relative 'resource'

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
      def result(string = nil) = @scope.run_within { PPTJS::Template.evaluate_text(@file, string || @string) }
    end

    def self.const_missing(name) = const_set(name, PPTJS.placeholder)
  end
end
