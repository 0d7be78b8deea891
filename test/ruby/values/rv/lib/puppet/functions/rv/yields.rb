Puppet::Functions.create_function(:'rv::yields') do
  dispatch(:yields) do
    param 'Any', :value
    block_param
  end
  def yields(value)
    yield(value)
  end
end
