Puppet::Functions.create_function(:'rb::declare', Puppet::Functions::InternalFunction) do
  dispatch :declare do
    scope_param
    param 'Array[String]', :names
    block_param 'Callable[1, 1]', :block
  end
  def declare(scope, names)
    found = names.map do |name|
      next yield(name).to_s unless name == 'stop'

      break ['stopped']
    end
    scope.call_function('notice', ["#{scope['title']} #{scope.lookupvar('own')} #{found}"])
    # Only the interpreter can execute this.
    found.include?('interpret') ? found.map { |each| each.unpack1('H*') } : found
  end
end
