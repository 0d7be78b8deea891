Puppet::Functions.create_function(:'rv::range') do
  def range
    { 'range' => (1..3), 'list' => [('a'..'c')] }
  end
end
