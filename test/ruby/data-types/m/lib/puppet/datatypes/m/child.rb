Puppet::DataTypes.create_type('M::Child') do
  interface <<-PUPPET
    parent => M::User,
    attributes => {
      school => { type => String, value => 'none' }
    },
    functions => {
      greet => { type => Callable[[String, 0, 1], String], override => true },
      learn => Callable[[], String]
    }
  PUPPET
  implementation do
    def greet(greeting = 'Hi')
      "#{greeting} child #{@name} of #{@school}"
    end
    def learn = "#{school} #{age}"
  end
end
