Puppet::Functions.create_function(:'unrescued::missing') do
  dispatch :run do
  end

  def run
    raise NotImplementedError, 'not here'
  end
end
