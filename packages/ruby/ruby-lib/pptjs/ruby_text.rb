# Formats hashes, and messages of NoMethodError, like the Ruby version that Puppet 8 includes: both appear in templates and errors.
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
