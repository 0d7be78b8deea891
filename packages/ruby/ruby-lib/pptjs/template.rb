require 'erb'

module PPTJS
  # ERB templates (src/template.ts describes their path through the code). A template sees the variables of its scope as instance variables;
  # the host sends the values of those that the text names.
  module Template
    # The object that a template's code runs in.
    class Context
      # Puppet's class, which messages about unknown methods name.
      def self.name = 'Puppet::Parser::TemplateWrapper'
      def self.to_s = name
      def self.inspect = name

      def initialize(scope, file, variables)
        @__scope__ = scope
        @__file__ = file
        variables.each { |name, value| instance_variable_set("@#{name}", value) }
      end

      def inspect = super.sub('PPTJS::Template::Context', Context.name)
      def scope = @__scope__
      def file = @__file__
      def has_variable?(name) = @__scope__.include?(name)
      def all_tags = @__scope__.catalog.tags
      def tags = raise(NotImplementedError, "Call 'all_tags' instead.")
      def classes = @__scope__.catalog.classes
      def to_s = @__file__ ? "template[#{@__file__}]" : "inline"
      def get_binding = binding
    end

    # The variables of a template's scope, which the templates within it share.
    class Variables
      # The steps that lead to the scope.
      attr_reader :steps

      def initialize(steps)
        @steps = steps
        @dumps = {}
        @values = {}
      end

      # Loads the values of variables that are not known yet.
      def add(dumps)
        dumps.each do |name, dump|
          next if @dumps.key?(name)

          @dumps[name] = dump
          @values[name] = Wire.load(dump)
        end
      end

      # The values of some variables; of all if `names` is nil.
      def slice(names) = names ? @values.slice(*names) : @values.dup
      def missing(names) = names && (names - @dumps.keys)

      # The values that code has changed in place: their names and dumps.
      def changed
        mutable = @values.select { |name, value| [Array, Hash, String].include?(value.class) && !RESERVED_VARIABLES.include?(name) }
        mutable.transform_values { |value| Wire.dump(value) }.reject { |name, after| unchanged?(@dumps[name], after) }.to_a
      end

      private

      # The dump of a collection has no numbers in place of later occurrences.
      def unchanged?(before, after) = after == before || after == Wire.dump(Wire.load(before))
    end

    MAX_COMPILED = 1000
    # Puppet freezes the values of these variables.
    RESERVED_VARIABLES = %w[facts trusted server_facts].freeze
    # Compiled templates, by path and source.
    @compiled = {}

    module_function

    # The names of the variables that a template can read by `@name`; nil if it may read any variable.
    def variables(_path, source)
      source = source.scrub
      return nil if source.include?('instance_variable') || source.include?('binding')

      source.scan(/@([a-z_]\w*)/).flatten.uniq
    end

    # Returns the text, and the values that the template's code has changed in place: in Puppet, they are those of the scope.
    def evaluate(path, source, dumps)
      scope = Puppet::Parser::Scope.current
      variables = Variables.new(scope.steps)
      variables.add(dumps)
      text = sharing(variables) { run(Context.new(scope, path, variables.slice(nil)), path, source) }
      { 'text' => Wire.dump_text(text), 'changed' => variables.changed }
    end

    # Templates that are evaluated during the block share the variables.
    def sharing(variables)
      outer = Template.instance_variable_get(:@shared)
      Template.instance_variable_set(:@shared, variables)
      yield
    ensure
      Template.instance_variable_set(:@shared, outer)
    end

    # Runs the template as a method of the context, so that Ruby compiles it once. Code that cannot be a method (for example, because it defines
    # constants) is compiled each time.
    def run(context, path, source)
      method = compiled(path, source)
      (method.is_a?(Symbol) ? context.send(method) : context.instance_eval(method, path || '(erb)', 0)).to_s
    end

    # Evaluates templates for a template or a Ruby function, without a new request of the host.
    def render_named(names)
      names.map do |name|
        file = Host.ask('find_template', 'name' => name.to_s)['value']
        render(name.to_s, file['path'], Wire.load(file['source']))
      end.join
    end

    def render_texts(texts) = texts.map { |text| render(nil, nil, text.to_s) }.join

    def render(name, path, source)
      evaluate_text(path, source)
    rescue StandardError => e
      raise Puppet::ParseError, "Failed to parse inline template: #{e.message}" unless name

      place = Bridge.place_of(e)
      raise Puppet::ParseError, "Failed to parse template #{name}:\n  Filepath: #{place['file'] || path}\n  Line: #{place['line']}\n  Detail: #{e.message}\n"
    end

    def evaluate_text(path, source)
      scope = Puppet::Parser::Scope.current
      names = variables(path, source)
      shared = Template.instance_variable_get(:@shared)
      shared = Variables.new(scope.steps) unless shared&.steps == scope.steps
      shared.add(Host.ask('variables_of', 'scope' => scope.steps, 'names' => shared.missing(names))['value'])
      run(Context.new(scope, path, shared.slice(names)), path, source)
    end

    def compiled(path, source)
      cache = Template.instance_variable_get(:@compiled)
      clear(cache) if cache.size > MAX_COMPILED
      # The code states its encoding in a comment, which is only valid in the first line.
      cache[[path, source]] ||= define(:"render_#{cache.size}", path, ERB.new(source, trim_mode: '-').src.force_encoding(Encoding::UTF_8))
    end

    # The code that ERB generates starts with one line of its own and the method with another, hence line -1.
    def define(name, path, code)
      Context.class_eval("def #{name}\n#{code}\nend", path || '(erb)', -1)
      name
    rescue SyntaxError
      code
    end

    def clear(cache)
      cache.each_value { |method| Context.remove_method(method) if method.is_a?(Symbol) }
      cache.clear
    end
  end
end
