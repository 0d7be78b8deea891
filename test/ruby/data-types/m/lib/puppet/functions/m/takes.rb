Puppet::Functions.create_function(:'m::takes') do
  dispatch(:takes) do
    param 'M::User', :user
    return_type 'String'
  end
  def takes(user) = user.greet('From Ruby')
end
