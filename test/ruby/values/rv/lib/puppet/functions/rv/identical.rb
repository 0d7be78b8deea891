Puppet::Functions.create_function(:'rv::identical') do
  dispatch(:identical) { param 'Any', :value }
  def identical(value)
    call_function('rv::same', value).equal?(value)
  end
end
