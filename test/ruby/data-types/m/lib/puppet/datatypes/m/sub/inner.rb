Puppet::DataTypes.create_type('M::Sub::Inner') do
  interface 'attributes => { a => Integer }, equality => [], equality_include_type => false'
end
