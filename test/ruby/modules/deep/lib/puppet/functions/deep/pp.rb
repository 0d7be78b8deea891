Puppet::Functions.create_function(:'deep::pp') do
  dispatch(:pp) do
    param 'Any', :x
  end

  def pp(x)
    call_function('deep::back', x)
  end
end
