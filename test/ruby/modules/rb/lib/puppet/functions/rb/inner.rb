# Calls its block in a block of its own, which it passes to a function.
Puppet::Functions.create_function(:'rb::inner') do
  dispatch :inner do
    param 'String', :name
    param 'Any', :values
    block_param
  end
  def inner(name, values, &block)
    call_function(name, values) { |value| block.call(value) }
  end
end
