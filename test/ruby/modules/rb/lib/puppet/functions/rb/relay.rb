# Passes its block on to a function.
Puppet::Functions.create_function(:'rb::relay') do
  dispatch :relay do
    param 'String', :name
    repeated_param 'Any', :args
    block_param
  end
  def relay(name, *args, &block)
    call_function(name, *args, &block)
  end
end
