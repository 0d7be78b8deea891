# Renders 600 firewall rules with functions whose parameters are Structs and Variants.
type Rule = Struct[{ name => String[1], proto => Enum['tcp', 'udp', 'icmp'], Optional[port] => Variant[Integer[1, 65535], Array[Integer[1, 65535]]], Optional[source] => String }]
function ports(Optional[Variant[Integer, Array[Integer]]] $p) >> Array[Integer] {
  case $p {
    Undef: { [] }
    Integer: { [$p] }
    default: { $p }
  }
}
function render(Rule $r, Enum['accept', 'drop'] $action = 'accept') >> String {
  $ps = ports($r['port']).join(',')
  $src = $r['source'] ? { undef => '', default => " from ${r['source']}" }
  "${action} ${r['proto']} ${ps}${src} # ${r['name']}"
}
$rules = Integer[1, 600].map |$i| {
  case $i % 3 {
    0: { { 'name' => "r${i}", 'proto' => 'tcp', 'port' => $i } }
    1: { { 'name' => "r${i}", 'proto' => 'udp', 'port' => [$i, $i + 1], 'source' => "10.0.${$i % 256}.0/24" } }
    default: { { 'name' => "r${i}", 'proto' => 'icmp' } }
  }
}
$rules.map |$i, $r| { if $i % 2 == 0 { render($r) } else { render($r, 'drop') } }.join("\n").length
