Puppet::Functions.create_function(:memory) do
  dispatch :memory do
    required_param 'Any', :limit
    return_type 'Variant[Integer, String]'
  end

  def memory(limit)
    scope = closure_scope
    size = scope['memorysize']
    return limit.to_i if limit && !limit.to_s.end_with?('%')

    percent = limit ? limit : '95%'
    value, prefix = *%r{([0-9.e+-]*)\s*([^bB]?)}.match(size)[1, 2]
    value = value.to_f
    case prefix
    when '' then value = value
    when 'M' then value *= (1 << 20)
    when 'G' then value *= (1 << 30)
    else raise Puppet::ParseError, "an unknown prefix #{prefix}"
    end
    ((value.to_i / (1 << 20)) * (percent.to_f / 100.0)).floor
  end
end
