Puppet::Functions.create_function(:'rv::symbol') do
  def symbol
    :a
  end
end
