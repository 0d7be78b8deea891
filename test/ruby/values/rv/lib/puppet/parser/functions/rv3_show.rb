Puppet::Parser::Functions.newfunction(:rv3_show, type: :rvalue, arity: 1) do |args|
  "#{args[0].class} #{args[0].inspect} #{args[0]}"
end
