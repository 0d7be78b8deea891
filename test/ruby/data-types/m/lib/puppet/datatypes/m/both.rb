Puppet::DataTypes.create_type('M::Both') do
  interface 'attributes => { a => Integer }'
end
