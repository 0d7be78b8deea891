# Renders the scopes of a DHCP server from typed subnets, options and reservations, and reports conflicts.
type Ip = Pattern[/\A\d{1,3}(\.\d{1,3}){3}\z/]
type Reservation = Struct[{ mac => Pattern[/\A\h{2}(:\h{2}){5}\z/], ip => Ip, Optional[hostname] => String[1] }]
type Scope = Struct[{
  network            => Ip,
  prefix             => Integer[8, 30],
  range              => Tuple[Ip, Ip],
  Optional[router]   => Ip,
  Optional[options]  => Hash[String[1], Variant[String, Integer, Boolean, Array[String]]],
  Optional[reserved] => Hash[String[1], Reservation],
}]
function to_number(Ip $ip) >> Integer {
  $ip.split('[.]').reduce(0) |$number, $part| { $number * 256 + Integer($part, 10) }
}
function to_ip(Integer $number) >> Ip {
  [24, 16, 8, 0].map |$bits| { ($number >> $bits) % 256 }.join('.')
}
function netmask(Integer[0, 32] $prefix) >> Ip {
  to_ip(4294967295 - (1 << (32 - $prefix)) + 1)
}
function quote_option(Variant[String, Integer, Boolean, Array[String]] $value) >> String {
  case $value {
    Array:   { $value.map |$item| { quote_option($item) }.join(', ') }
    Boolean: { if $value { 'on' } else { 'off' } }
    Integer: { String($value) }
    Ip:      { $value }
    default: { "\"${value}\"" }
  }
}
function render_scope(String[1] $name, Scope $scope) >> String {
  $defaults = { 'lease-time' => 3600, 'domain-name' => 'example.com', 'domain-name-servers' => ['10.0.0.2', '10.0.0.3'] }
  $router = $scope['router'] ? {
    undef   => {},
    default => { 'routers' => $scope['router'] },
  }
  $options = $defaults + $router + pick_options($scope)
  $option_lines = $options.map |$key, $value| { "  option ${key} ${quote_option($value)};" }
  $reserved = $scope.get('reserved', {}).map |$host, $reservation| {
    @("END"/L)
        host ${host} {
          hardware ethernet ${reservation['mac'].downcase};
          fixed-address ${reservation['ip']};
          option host-name "${reservation['hostname'].lest || { $host }}";
        }
      | END
  }
  @("END")
    # ${name}
    subnet ${scope['network']} netmask ${netmask($scope['prefix'])} {
      range ${scope['range'].join(' ')};
    ${option_lines.join("\n")}
    ${reserved.join}}
    | - END
}
function pick_options(Scope $scope) >> Hash {
  $scope['options'].then |$options| { $options.filter |$key, $value| { $value != '' } }.lest || { {} }
}
function conflicts(String[1] $name, Scope $scope) >> Array[String] {
  $first = to_number($scope['range'][0])
  $last = to_number($scope['range'][1])
  $network = to_number($scope['network'])
  $size = 1 << (32 - $scope['prefix'])
  $reserved = $scope.get('reserved', {})
  $outside = $reserved.filter |$host, $reservation| {
    $ip = to_number($reservation['ip'])
    $ip < $network or $ip >= $network + $size
  }.keys
  $inside = $reserved.filter |$host, $reservation| { to_number($reservation['ip']) in Integer[$first, $last] }.keys
  $twice = $reserved.group_by |$host, $reservation| { $reservation['mac'].downcase }.filter |$mac, $pairs| { $pairs.length > 1 }
  $messages = $outside.map |$host| { "${name}: ${host} is outside the subnet" } + $inside.map |$host| { "${name}: ${host} is in the range" }
  $messages + $twice.map |$mac, $pairs| { "${name}: ${mac} is used by ${pairs.map |$pair| { $pair[0] }.join(' and ')}" }
}
$scopes = Hash(Integer[1, 16].map |$i| {
  $base = { 'network' => "10.${i}.0.0", 'prefix' => 24 - $i % 3, 'range' => ["10.${i}.0.100", "10.${i}.0.199"] }
  $router = if $i % 4 == 0 { {} } else { { 'router' => "10.${i}.0.1" } }
  $options = [{ 'options' => { 'lease-time' => $i * 600, 'ntp-servers' => ["10.${i}.0.1"], 'pxe' => $i % 2 == 0, 'domain-name' => '' } }, {}, { 'options' => { 'domain-name' => "site${i}.example.com" } }][$i % 3]
  $hosts = Integer[1, $i % 7 + 1].map |$h| {
    $host = { 'mac' => sprintf('00:1A:4B:00:%02x:%02X', $i, $h % 5), 'ip' => "10.${i}.${$h / 5 * 16}.${$h * 23}" }
    ["printer${h}", $host + if $h % 2 == 0 { { 'hostname' => "p${h}-${i}" } } else { {} }]
  }
  ["site${i}", $base + $router + $options + if $i % 5 > 0 { { 'reserved' => Hash($hosts) } } else { {} }]
})
$texts = $scopes.map |$name, $scope| { render_scope($name, $scope) }
[$texts[0], $texts[1], $texts[6], $texts.map |$text| { $text.length }, $scopes.map |$name, $scope| { conflicts($name, $scope) }.flatten]
