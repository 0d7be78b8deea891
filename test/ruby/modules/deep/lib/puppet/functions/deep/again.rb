Puppet::Functions.create_function(:'deep::again') do
  dispatch(:again) do
    param 'Any', :x
  end

  def again(x)
    call_function('deep::again', x)
  end
end
