Puppet::Functions.create_function(:values) do
  dispatch :values do
    param 'Any', :value
    optional_param 'Any', :other
  end

  def values(value, other = nil)
    klass = value.class
    kind = [TrueClass, FalseClass, NilClass].include?(klass) ? 'flag' : 'other'
    number = begin
      value.nil? ? Integer(other) : Float(value)
    rescue ArgumentError
      'no number'
    rescue TypeError => e
      e ? 'no type' : 'other'
    end
    size = case [value.class]
           when [String] then value.length
           when [Hash] then "hash #{other}"
           end
    [kind, number, size, klass == other.class, [klass, other.class] == [String, Array]]
  end
end
