Puppet::Functions.create_function(:'rv::show') do
  dispatch(:show) { param 'Any', :value }
  def show(value)
    "#{value.class} #{value.inspect} #{value}"
  end
end
