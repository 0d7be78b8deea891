Puppet::Functions.create_function(:'unrescued::calling') do
  dispatch :run do
  end

  def run
    call_function('unrescued::late')
  rescue StandardError
    'rescued'
  end
end
