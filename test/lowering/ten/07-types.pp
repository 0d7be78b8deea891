# A TCP port.
type Net::Port = Integer[1, 65535]

# The name of a host, without its domain.
type Net::Label = Pattern[/\A[a-z]([a-z0-9-]*[a-z0-9])?\z/]

# Where a service listens.
type Net::Listen = Struct[{
  # Every address if it is absent.
  Optional['address']  => String[1],
  'port'               => Net::Port,
  NotUndef['protocol'] => Enum['tcp', 'udp'],
  'labels'             => Array[Net::Label, 1, 8],
}]

# One listener, several by name, or none.
type Net::Listeners = Variant[Net::Listen, Hash[Net::Label, Net::Listen], Enum['none'], Undef]

# A tree of labels.
type Net::Tree = Variant[Net::Label, Array[Net::Tree]]
