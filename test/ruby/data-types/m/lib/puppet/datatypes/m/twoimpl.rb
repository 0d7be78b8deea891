Puppet::DataTypes.create_type('M::Twoimpl') do
  interface 'attributes => { a => Integer }'
  implementation { }
  implementation { }
end
