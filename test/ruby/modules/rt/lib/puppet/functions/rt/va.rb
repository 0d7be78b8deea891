Puppet::Functions.create_function(:'rt::va') do
  dispatch(:main) { repeated_param 'Any', :args }
  def main(*args) = args.inspect
end
