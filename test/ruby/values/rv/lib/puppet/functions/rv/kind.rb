Puppet::Functions.create_function(:'rv::kind') do
  dispatch(:kind) { param 'Any', :value }
  def kind(value)
    case value
    when String then 'string'
    when Array, Hash then 'collection'
    when Integer, Float then 'number'
    when nil, true, false then 'nothing'
    when 3 then 'three'
    else "other #{value}"
    end
  end
end
