Puppet::Functions.create_function(:'rv::same') do
  dispatch(:same) { param 'Any', :value }
  def same(value)
    value
  end
end
