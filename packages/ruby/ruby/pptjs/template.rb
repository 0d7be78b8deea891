require 'erb'

module PPTJS
  # ERB templates. A template sees the variables of its scope as instance variables; the host sends those that the text names.
  module Template
    # What a template's code runs in.
    class Context
      def initialize(scope, file, variables)
        @__scope__ = scope
        @__file__ = file
        variables.each { |name, value| instance_variable_set("@#{name}", Wire.load(value)) }
      end

      def scope = @__scope__
      def file = @__file__
      def has_variable?(name) = @__scope__.include?(name)
      def all_tags = @__scope__.catalog_tags
      def tags = @__scope__.tags
      def classes = @__scope__.catalog.classes
      def to_s = @__file__ ? "template[#{@__file__}]" : "inline"
      def get_binding = binding
    end

    @compiled = {}

    module_function

    # The names of the variables that a template may read by `@name`; nil where it might read any.
    def variables(_path, source)
      return nil if source.include?('instance_variable') || source.include?('binding')

      source.scan(/@([a-z_]\w*)/).flatten.uniq
    end

    def evaluate(path, source, variables)
      context = Context.new(Puppet::Parser::Scope.current, path, variables)
      context.instance_eval(compiled(path, source), path || '(erb)', 0).to_s.then { |text| Wire.dump_text(text) }
    end

    def evaluate_text(path, source, _scope)
      values = variables(path, source).to_h { |name| [name, Wire.dump(Puppet::Parser::Scope.current[name])] }
      evaluate(path, source, values)
    end

    def compiled(path, source)
      cache = Template.instance_variable_get(:@compiled)
      key = [path, source]
      cache[key] ||= ERB.new(source, trim_mode: '-').src
    end
  end
end
