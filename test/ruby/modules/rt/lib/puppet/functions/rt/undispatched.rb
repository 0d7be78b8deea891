Puppet::Functions.create_function(:'rt::undispatched') do
  def another = 1
end
