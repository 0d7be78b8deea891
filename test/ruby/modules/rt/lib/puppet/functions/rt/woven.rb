Puppet::Functions.create_function(:'rt::woven', Puppet::Functions::InternalFunction) do
  dispatch(:between) { param 'Integer', :a; scope_param; optional_param 'Integer', :b; repeated_param 'String', :c }
  dispatch(:last) { param 'String', :a; repeated_param 'String', :c; scope_param; optional_block_param }
  dispatch(:second) { param 'Array', :a; scope_param }
  argument_mismatch(:wrong) { param 'Boolean', :a; scope_param }
  def between(a, scope, b = 7, *c) = "#{a} #{scope.lookupvar('v')} #{b} #{c}"
  def last(a, *c)
    scope = c.pop
    "#{a} #{c} #{scope.lookupvar('v')} #{yield(1) if block_given?}"
  end
  def second(a, scope) = "#{a} #{scope.lookupvar('v')}"
  def wrong(a, scope) = "is not for #{a} in #{scope.lookupvar('v')}"
end
