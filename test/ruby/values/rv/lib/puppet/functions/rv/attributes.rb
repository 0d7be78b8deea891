Puppet::Functions.create_function(:'rv::attributes') do
  def attributes
    { message: :hello, loglevel: 'warning' }
  end
end
