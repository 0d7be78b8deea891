Puppet::Functions.create_function(:'rb::pass') do
  dispatch :pass do
    repeated_param 'Any', :args
    block_param 'Callable', :block
  end
  def pass(*args)
    yield(*args)
  end
end
