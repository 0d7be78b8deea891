Puppet::Functions.create_function(:'rv::changed') do
  dispatch(:changed) { param 'Any', :set }
  def changed(set)
    set << 2
  end
end
