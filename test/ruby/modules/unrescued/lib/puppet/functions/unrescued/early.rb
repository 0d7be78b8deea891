require 'no_such_library'

Puppet::Functions.create_function(:'unrescued::early') do
  dispatch :run do
  end

  def run = 1
end
