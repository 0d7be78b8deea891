# A class without `==` and a data hash.
class MCounter
  attr_reader :start

  def initialize(start)
    raise ArgumentError, "#{start} is too large" if start > 100

    @start = start.abs
  end

  def to_data = @start
  def count(text, *more) = "#{text}#{more} #{@start}"
  def log = Puppet.warning("count #{@start}")
  def call_puppet = nil
end

Puppet::DataTypes.create_type('M::Counter') do
  interface <<-PUPPET
    attributes => { start => Integer },
    functions => {
      count => Callable[String, 1, default],
      log => Callable[[], Any],
      nosuch => Callable[[], Any]
    }
  PUPPET
  implementation_class MCounter
end
