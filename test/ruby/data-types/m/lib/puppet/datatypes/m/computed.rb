# The interface is not a literal.
ATTRS = %w[a b]
Puppet::DataTypes.create_type('M::Computed') do
  interface "attributes => { #{%w[a b].map { |each| "#{each} => Integer" }.join(', ')} }, functions => { sum => Callable[[], Integer] }"
  implementation do
    def sum = a + b
  end
end
