# Where the shop listens, and its backends.
$shop = 'shop'
$port = 8080 # behind the proxy
$debug = $facts['kernel'] == 'Darwin'
$names = ['a', 'b']

# Each backend has a host of its own.
$hosts = $names.map |$name| { "${name}.${shop}.example.com" }

$settings = {
  'listen'   => "0.0.0.0:${port}",
  'backends' => $hosts,
  # Verbose on developer machines only.
  'log'      => if $debug { 'debug' } else { 'warn' },
  'ports'    => { 80 => 'http', 443 => 'https' },
}
notice($settings)
