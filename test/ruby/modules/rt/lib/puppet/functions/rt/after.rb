Puppet::Functions.create_function(:'rt::after') do
  def after = 1
end
:after
