Puppet::Functions.create_function(:own_call) do
  dispatch :wrapped do
    param 'Any', :scope
    repeated_param 'Any', :args
  end

  def call(scope, *args)
    manipulated_args = [scope] + args
    self.class.dispatcher.dispatch(self, scope, manipulated_args)
  end

  def wrapped(scope, *args)
    call_function('deprecation', 'own_call', 'text')
    scope.send('function_own_call', args)
  end
end
