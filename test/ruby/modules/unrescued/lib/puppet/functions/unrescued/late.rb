Puppet::Functions.create_function(:'unrescued::late') do
  dispatch :run do
  end

  def run
    require 'no_such_library'
    1
  end
end
