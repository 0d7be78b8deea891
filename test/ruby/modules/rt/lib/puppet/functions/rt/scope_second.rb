Puppet::Functions.create_function(:'rt::scope_second', Puppet::Functions::InternalFunction) do
  dispatch :second do
    param 'String', :a
    scope_param
  end

  def second(a, scope)
    "#{a} #{scope['v']}"
  end
end
