# Renders nested data as JSON with a recursive function 150 times.
function quote(String $s) >> String { "\"${regsubst($s, '(["\\\\])', '\\\\\1', 'G')}\"" }
function to_js(Any $v, Integer $depth = 0) >> String {
  case $v {
    String: { quote($v) }
    Numeric, Boolean: { "${v}" }
    Undef: { 'null' }
    Array: { if $v.empty { '[]' } else { "[${$v.map |$x| { to_js($x, $depth + 1) }.join(', ')}]" } }
    Hash: { "{${$v.map |$k, $x| { "${quote($k)}: ${to_js($x, $depth + 1)}" }.join(', ')}}" }
    default: { fail("cannot render ${type($v)}") }
  }
}
$item = { 'id' => 12, 'name' => 'a "quoted" name', 'tags' => ['x', 'y', []], 'on' => true, 'none' => undef, 'nested' => { 'ratio' => 1.5, 'list' => [1, [2, [3]]], 'empty' => {} } }
Integer[1, 150].reduce(0) |$s, $i| { $s + to_js({ 'i' => $i, 'items' => [$item, $item] }).length }
