# Renders the virtual hosts of a web server from nested settings.
type Location = Struct[{ path => String[1], Optional[proxy] => String[1], Optional[root] => String[1], Optional[options] => Hash[String, Scalar] }]
type Vhost = Struct[{ name => String[1], port => Integer[1, 65535], ssl => Boolean, aliases => Array[String], locations => Array[Location], Optional[log_level] => Enum['info', 'warn', 'error'] }]
function indent(Array[String] $lines) >> Array[String] {
  $lines.map |$line| { "    ${line}" }
}
function directive(String $name, Variant[Scalar, Array[Scalar]] $value) >> String {
  $text = $value ? {
    Boolean => if $value { 'on' } else { 'off' },
    Array   => $value.join(' '),
    default => String($value),
  }
  "${name} ${text};"
}
function render_location(Location $location) >> Array[String] {
  $target = if $location['proxy'] {
    [directive('proxy_pass', $location['proxy']), directive('proxy_set_header', ['Host', '$host'])]
  } elsif $location['root'] {
    [directive('root', $location['root'])]
  } else { ['return 404;'] }
  $options = pick_options($location['options']).map |$key, $value| { directive($key, $value) }
  ["location ${location['path']} {"] + indent($target + $options) + ['}']
}
function pick_options(Optional[Hash[String, Scalar]] $options) >> Hash[String, Scalar] {
  if $options =~ Undef { {} } else { $options }
}
function render_vhost(Vhost $vhost) >> String {
  $listen = if $vhost['ssl'] { "${vhost['port']} ssl http2" } else { String($vhost['port']) }
  $names = [$vhost['name']] + $vhost['aliases']
  $level = $vhost['log_level'] ? { undef => 'warn', default => $vhost['log_level'] }
  $certificate = if $vhost['ssl'] { [directive('ssl_certificate', "/etc/ssl/${vhost['name']}.pem")] } else { [] }
  $body = [
    directive('listen', $listen),
    directive('server_name', $names),
    directive('error_log', ["/var/log/nginx/${vhost['name'].regsubst('\.', '_', 'G')}.log", $level]),
  ] + $certificate + $vhost['locations'].map |$location| { render_location($location) }.flatten
  (["server {"] + indent($body) + ['}']).join("\n")
}
$vhosts = Integer[1, 60].map |$i| {
  {
    'name' => "www${i}.example.com", 'port' => if $i % 2 == 0 { 443 } else { 8000 + $i }, 'ssl' => $i % 2 == 0,
    'aliases' => [1, 2, 3].filter |$n| { $n <= $i % 4 }.map |$n| { "alias${n}.example.org" },
    'locations' => [
      { 'path' => '/', 'root' => "/srv/www/${i}", 'options' => { 'autoindex' => false, 'expires' => 3600 } },
      { 'path' => '/api', 'proxy' => "http://10.0.0.${i}:8080" },
      { 'path' => '/private' },
    ],
  } + if $i % 3 == 0 { { 'log_level' => 'info' } } else { {} }
}
$vhosts.map |$vhost| { render_vhost($vhost) }.join("\n\n")
