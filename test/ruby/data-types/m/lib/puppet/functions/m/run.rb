Puppet::Functions.create_function(:'m::run') do
  dispatch(:run) do
    param 'String', :code
    repeated_param 'Any', :args
  end
  def run(code, *args) = eval(code)
end
