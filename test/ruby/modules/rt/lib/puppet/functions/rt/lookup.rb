Puppet::Functions.create_function(:'rt::lookup', Puppet::Functions::InternalFunction) do
  dispatch(:go) { scope_param; param 'String', :name }
  def go(scope, name) = scope[name]
end
