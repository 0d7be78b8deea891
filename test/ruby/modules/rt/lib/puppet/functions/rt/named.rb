Puppet::Functions.create_function(:'rt::other_name') do
  def other_name = 1
end
