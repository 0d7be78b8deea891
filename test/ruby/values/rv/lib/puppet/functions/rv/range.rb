Puppet::Functions.create_function(:'rv::range') do
  def range
    (1..3)
  end
end
