Puppet::DataTypes.create_type('M::Nointerface') do
end
