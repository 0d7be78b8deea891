# Checks 240 firewall rules and renders them as the lines of iptables.
type Port = Variant[Integer[1, 65535], Pattern[/\A\d+-\d+\z/]]
type Rule = Struct[{
  name             => String[1],
  Optional[action] => Enum['accept', 'drop', 'reject'],
  Optional[proto]  => Enum['tcp', 'udp', 'icmp'],
  Optional[ports]  => Variant[Port, Array[Port]],
  Optional[source] => Variant[String, Array[String]],
}]
function port_text(Port $port) >> String {
  $port ? {
    Integer => String($port),
    default => $port.regsubst('-', ':'),
  }
}
function port_match(Variant[Port, Array[Port]] $ports) >> String {
  $ports ? {
    Array   => "-m multiport --dports ${ports.map |$port| { port_text($port) }.join(',')}",
    default => "--dport ${port_text($ports)}",
  }
}
function rule_lines(Integer $number, Rule $rule) >> Array[String] {
  $proto = $rule['proto'].lest || { 'tcp' }
  $action = $rule.get('action', 'accept').upcase
  $ports = $rule['ports'] ? { undef => '', default => " ${port_match($rule['ports'])}" }
  $sources = [$rule['source']].flatten.filter |$source| { $source =~ NotUndef }
  $origins = $sources.empty ? { true => [''], default => $sources.map |$source| { " -s ${source}" } }
  $comment = sprintf('%03d %s', $number, $rule['name'])
  $origins.map |$origin| {
    "-A INPUT -p ${proto}${origin}${ports} -m comment --comment \"${comment}\" -j ${action}"
  }
}
$rules = Integer[1, 240].map |$i| {
  $base = { 'name' => "allow service ${i}" }
  $action = $i % 5 ? { 0 => { 'action' => 'drop' }, 1 => { 'action' => 'reject' }, default => {} }
  $proto = $i % 7 ? { 0 => { 'proto' => 'udp' }, 3 => { 'proto' => 'icmp' }, default => {} }
  $ports = $i % 4 ? {
    0 => { 'ports' => 1000 + $i },
    1 => { 'ports' => [80, "${$i}-${$i + 10}", 443] },
    2 => { 'ports' => "${2000 + $i}-${3000 + $i}" },
    default => {},
  }
  $source = $i % 3 ? {
    0 => { 'source' => "10.0.${i}.0/24" },
    1 => { 'source' => ["192.168.${$i % 20}.1", "192.168.${$i % 20}.2"] },
    default => {},
  }
  $base + $action + $proto + $ports + $source
}
$lines = $rules.map |$index, $rule| { rule_lines($index + 1, $rule) }.flatten
$counts = $lines.reduce({}) |$memo, $line| {
  if $line =~ /-p (\w+).* -j (\w+)\z/ {
    $key = "${1}/${2}"
    $memo + { $key => $memo.get($key, 0) + 1 }
  } else {
    $memo
  }
}
[$lines[0, 6], $lines[-1], $lines.length, $counts]
