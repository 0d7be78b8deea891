# Puppet rejects the file, because it defines a method.
module Puppet::Parser::Functions
  newfunction(:rt_method, type: :rvalue) { |_args| Class.new { def name = 'Ä' }.new.name }
end
