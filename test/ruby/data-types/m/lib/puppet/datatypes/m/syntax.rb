Puppet::DataTypes.create_type('M::Syntax') do
  interface 'attributes => {'
end
