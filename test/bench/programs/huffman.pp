# Compresses texts with a code for each letter that depends on its frequency.
type Leaf = Struct[{ weight => Integer, char => String[1, 1] }]
type Branch = Struct[{ weight => Integer, left => Hash, right => Hash }]
function frequencies(String $text) >> Hash[String, Integer] {
  $text.split('').reduce({}) |$counts, $char| {
    $before = $counts[$char] ? { undef => 0, default => $counts[$char] }
    $counts + { $char => $before + 1 }
  }
}
function join_lightest(Array[Variant[Leaf, Branch]] $nodes) >> Variant[Leaf, Branch] {
  if $nodes.length == 1 {
    $nodes[0]
  } else {
    $sorted = $nodes.sort |$a, $b| { compare($a['weight'], $b['weight']) }
    [$first, $second] = $sorted[0, 2]
    $branch = { 'weight' => $first['weight'] + $second['weight'], 'left' => $first, 'right' => $second }
    join_lightest($sorted[2, -1] + [$branch])
  }
}
function codes(Variant[Leaf, Branch] $node, String $prefix) >> Hash[String, String] {
  case $node {
    Leaf: { { $node['char'] => $prefix } }
    default: { codes($node['left'], "${prefix}0") + codes($node['right'], "${prefix}1") }
  }
}
function encode(String $text, Hash[String, String] $codes) >> String {
  $text.split('').map |$char| { $codes[$char] }.join('')
}
function decode(String $bits, Variant[Leaf, Branch] $tree) >> String {
  $end = $bits.split('').reduce([$tree, '']) |$memo, $bit| {
    $next = if $bit == '0' { $memo[0]['left'] } else { $memo[0]['right'] }
    if $next =~ Leaf { [$tree, "${memo[1]}${next['char']}"] } else { [$next, $memo[1]] }
  }
  $end[1]
}
function to_numbers(String $bits) >> Array[Integer] {
  $padded = "${bits}${'0000000'[0, (8 - $bits.length % 8) % 8]}"
  $padded.split('').slice(8).map |$group| {
    $group.reduce(0) |$number, $bit| { ($number << 1) + Integer($bit) }
  }
}
$texts = ['the quick brown fox jumps over the lazy dog', 'she sells sea shells by the sea shore', 'abracadabra alakazam', 'mississippi river']
$results = $texts.map |$text| {
  $counts = frequencies($text)
  $leaves = $counts.map |$char, $weight| { { 'weight' => $weight, 'char' => $char } }.sort |$a, $b| { compare($a['char'], $b['char'], false) }
  $numbered = $leaves.map |$index, $leaf| { $leaf + { 'weight' => $leaf['weight'] * 100 + $index } }
  $tree = join_lightest($numbered)
  $table = codes($tree, '')
  $bits = encode($text, $table)
  $result = { 'bits' => $bits.length, 'same' => decode($bits, $tree) == $text, 'bytes' => to_numbers($bits), 'longest' => $table.values.map |$code| { $code.length }.max }
  $result
}
[$results.map |$result| { [$result['bits'], $result['same'], $result['longest']] }, $results[0]['bytes'][0, 10], $results[3]['bytes']]
