# Rescues errors of its block.
Puppet::Functions.create_function(:'rb::guarded') do
  dispatch :guarded do
    param 'Any', :value
    block_param
  end
  def guarded(value)
    yield value
  rescue StandardError => e
    "rescued #{e.class}: #{e.message}"
  ensure
    Puppet.notice('ensured')
  end
end
