module Puppet::Parser::Functions
  newfunction(:rt_two, type: :rvalue) { |_args| 1 }
  newfunction(:rt_second, type: :rvalue) { |_args| 2 }
end
