Puppet::DataTypes.create_type('M::User') do
  interface <<-PUPPET
    attributes => {
      name => String,
      year_of_birth => Integer,
      age => { type => Integer, kind => derived },
      kind_of => { type => String, kind => constant, value => 'user' }
    },
    functions => {
      greet => Callable[[String, 0, 1], String],
      friend => Callable[[M::User], String],
      each_name => Callable[[Callable[String]], Any],
      fails => Callable[[], Any],
      itself => Callable[[], M::User],
      older => Callable[[Integer], M::User],
      wrong => Callable[[], Integer],
      missing => Callable[[], Any]
    }
  PUPPET

  implementation do
    def age
      2000 - @year_of_birth
    end

    def greet(greeting = 'Hello')
      "#{greeting} #{@name}, #{age}"
    end

    def friend(other)
      "#{name} and #{other.name} #{other.age}"
    end

    def each_name
      yield(@name)
    end

    def fails = raise(ArgumentError, 'it fails')
    def itself = self
    def older(years) = self.class.create(@name, @year_of_birth - years)
    def wrong = 'text'
  end
end
