module PPTJS
  # Loads native resource types and describes them for catalogs.
  module Types
    module_function

    def load_file(path, source, name)
      Requires.loading(path) { TOPLEVEL_BINDING.eval(source, path, 1) }
      type = Puppet::Type.types[name]
      { 'type' => type && describe(type), 'requirements' => Requires.all_of(path) }
    end

    # Loads a type that the code of another type names.
    def load_named(name)
      return nil if loading.include?(name)

      loading << name
      file = Host.call('type_file', 'name' => name)
      Requires.loading(file['path']) { TOPLEVEL_BINDING.eval(file['source'], file['path'], 1) } if file
      Puppet::Type.types[name]
    ensure
      loading.delete(name)
    end

    def loading = @loading ||= []

    def describe(type)
      keys = type.key_attributes.map(&:to_s)
      { 'properties' => type.all_properties.keys, 'parameters' => type.all_parameters.keys, 'namevars' => keys, 'isomorphic' => type.isomorphic?,
        'titlePatterns' => patterns(type) }
    end

    def patterns(type)
      title_patterns = type.title_patterns
      # No title names a resource without namevars.
      return type.key_attributes.empty? ? [] : nil unless title_patterns

      title_patterns.map do |pattern, attributes|
        { 'source' => pattern.source, 'options' => Wire.options(pattern), 'attributes' => Array(attributes).map { |name, *| name.to_s } }
      end
    end
  end
end
