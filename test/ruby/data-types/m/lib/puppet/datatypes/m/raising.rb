Puppet::DataTypes.create_type('M::Raising') do
  raise 'broken file'
end
