# Formats hashes, and messages of some errors, like the Ruby version that Puppet 8 includes: both appear in templates and errors.
class Hash
  def inspect
    return '{}' if empty?

    "{#{map { |key, value| "#{key.inspect}=>#{value.inspect}" }.join(', ')}}"
  end
  alias to_s inspect
end

class NameError
  alias pptjs_message message

  def message
    text = pptjs_message
    return text.sub("'#{name}'", "`#{name}'") unless text.start_with?('undefined local variable or method')

    "undefined local variable or method `#{name}' for #{receiver.inspect}:#{receiver.class}"
  rescue ArgumentError, NoMethodError
    text
  end
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

class IPAddr
  # In newer versions of the library, some messages lack the address.
  module Address
    protected

    def mask!(_mask)
      super
    rescue InvalidPrefixError => e
      raise unless e.message.match?(/\A(?:address family is not same|invalid mask \S*|invalid length)\z/)

      raise InvalidPrefixError, "#{e.message}: #{@addr}"
    end
  end
  prepend Address
end

class URI::InvalidURIError
  def message = super.sub('bad URI (is', 'bad URI(is')
end

class Encoding::CompatibilityError
  def message = super.gsub('BINARY (ASCII-8BIT)', 'ASCII-8BIT')
end

class SyntaxError
  # The parser colours its messages for terminals.
  def message = super.gsub(/\e\[[\d;]*m/, '')
end
