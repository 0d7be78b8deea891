module Puppet::Parser::Functions
  newfunction :rt_command, type: :rvalue do |_args|
    1
  end
end
