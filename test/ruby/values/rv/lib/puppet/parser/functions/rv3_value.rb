Puppet::Parser::Functions.newfunction(:rv3_value, type: :rvalue, arity: 1) do |args|
  function_call = call_function('rv::value', args)
  function_call
end
