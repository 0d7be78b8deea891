Puppet::DataTypes.create_type('M::Badtype') do
  interface 'attributes => { a => { type => Integer, value => "x" } }'
end
