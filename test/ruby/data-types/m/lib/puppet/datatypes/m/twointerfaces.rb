Puppet::DataTypes.create_type('M::Twointerfaces') do
  interface 'attributes => { a => Integer }'
  interface 'attributes => { b => Integer }'
end
