Puppet::DataTypes.create_type('M::Target') do
  interface <<-PUPPET
    attributes => {
      uri => String,
      options => { type => Hash[String, Data], value => {} },
      host => { type => Optional[String], kind => derived }
    },
    functions => {
      describe => Callable[[], String]
    }
  PUPPET

  load_file 'puppetx/m/target'

  implementation_class PuppetX::M::Target
end
