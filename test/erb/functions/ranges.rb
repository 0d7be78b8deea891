Puppet::Functions.create_function(:ranges) do
  MAXIMUM = 4094
  NAMES = %w[net vlan].freeze

  dispatch :ranges do
    param 'Variant[String, Array]', :ranges
    optional_param 'Integer', :maximum
  end

  def ranges(ranges, maximum = MAXIMUM)
    list = ranges.is_a?(Array) ? ranges : [ranges]
    list.map do |range|
      next 'empty' if range == ''

      if range.class == String && (match = /^(?:(\w+):)?(\d+):(\d+)$/.match(range))
        first = Integer(match[2])
        last = Integer(match[3])
        raise Puppet::ParseError, "the range #{range} is too large" if in_order?(first, last) && last > maximum
        raise(ArgumentError, 'the range ' +
          "#{range} is in the wrong order") unless in_order?(first, last)
        return [match[1], first, last] if NAMES.include?(match[1])
      elsif range.nil?
        raise 'no range'
      end
      number(range)
    end
  end

  def in_order?(first, last)
    first <= last
  end

  private

  def number(text)
    Integer(text)
  rescue ArgumentError, TypeError
    -1
  end
end
