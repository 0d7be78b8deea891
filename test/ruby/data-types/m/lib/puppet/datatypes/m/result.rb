Puppet::DataTypes.create_type('M::Result') do
  interface 'attributes => { a => Integer }'
end
1
