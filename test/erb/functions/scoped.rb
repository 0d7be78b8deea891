Puppet::Functions.create_function(:scoped, Puppet::Functions::InternalFunction) do
  dispatch :scoped do
    scope_param
    param 'Any', :value
    optional_block_param
  end

  def scoped(scope, value)
    found = [scope['memorysize'], scope.lookupvar('kernel'), scope.include?('nosuch')]
    scope.call_function('notice', [value])
    found << helper(scope, value)
    found << yield(found.first) if block_given?
    found << call_function('inner', 'x')
    found
  end

  def helper(given, value)
    given.call_function('helped', ['a', value])
  end
end
