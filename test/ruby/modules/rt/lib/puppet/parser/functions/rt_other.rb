Puppet::Parser::Functions.newfunction(:rt_Other, type: :rvalue) { |_args| 1 }
