# Formats JSON like the Ruby version that Puppet 8 includes, which writes empty arrays and hashes over several lines.
module PPTJS
  module PrettyJson
    PRETTY = { indent: '  ', space: ' ', object_nl: "\n", array_nl: "\n" }.freeze

    def pretty_generate(value, options = nil)
      return super unless value.is_a?(Array) || value.is_a?(Hash)

      PrettyJson.text(value, JSON::State.new(PRETTY.merge(options.respond_to?(:to_h) ? options.to_h : {})), 0)
    end

    def self.text(value, state, depth)
      case value
      when Hash then hash(value, state, depth)
      when Array then array(value, state, depth)
      else JSON.generate(value)
      end
    end

    def self.hash(value, state, depth)
      line = state.object_nl + (state.indent * (depth + 1))
      pairs = value.map { |key, each| "#{line}#{JSON.generate(key.to_s)}#{state.space_before}:#{state.space}#{text(each, state, depth + 1)}" }
      "{#{pairs.join(',')}#{state.object_nl}#{state.indent * depth}}"
    end

    def self.array(value, state, depth)
      line = state.array_nl
      texts = value.map { |each| (state.indent * (depth + 1)) + text(each, state, depth + 1) }
      "[#{line}#{texts.join(",#{line}")}#{line}#{state.indent * depth}]"
    end
  end
end

JSON.singleton_class.prepend(PPTJS::PrettyJson)
