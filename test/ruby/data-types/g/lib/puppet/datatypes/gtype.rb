# A type in the global name space.
Puppet::DataTypes.create_type('Gtype') do
  interface 'attributes => { a => Integer }, functions => { twice => Callable[[], Integer] }'
  implementation do
    def twice = a * 2
  end
end
