# Texts as the Ruby that Puppet 8 comes with writes them: templates show hashes, and messages name what has no such method.
class Hash
  def inspect
    return '{}' if empty?

    "{#{map { |key, value| "#{key.inspect}=>#{value.inspect}" }.join(', ')}}"
  end
  alias to_s inspect
end

class NoMethodError
  def message
    owner = receiver
    text = owner.inspect
    "undefined method `#{name}' for #{text}:#{owner.class}"
  rescue ArgumentError, NoMethodError
    super
  end
end
