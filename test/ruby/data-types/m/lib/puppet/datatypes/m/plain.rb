# A type without an implementation.
Puppet::DataTypes.create_type('M::Plain') do
  interface <<-PUPPET
    attributes => {
      name => String[1],
      port => { type => Integer[0, 65535], value => 80 },
      tags => { type => Array[String], value => [] },
      note => { type => Optional[String], value => undef }
    }
  PUPPET
end
