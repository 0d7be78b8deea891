Puppet::Functions.create_function(:'rv::symbols') do
  def symbols
    { a: 1, 'b' => [:c, :undef, :default] }
  end
end
