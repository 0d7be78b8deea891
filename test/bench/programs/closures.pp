# Nests blocks that read variables around them, with, then and iterations, 3,000 times.
function shifted(Array[Integer] $values, Integer $offset) >> Array[Integer] {
  $values.map |$value| { with($value, $offset) |$v, $o| { $v + $o }.then |$v| { $v * 2 } }
}
$offset = 7
Integer[1, 3000].reduce(0) |$sum, $i| {
  $base = $i + $offset
  $values = shifted([$i, $base, 3], $offset)
  $pairs = $values.map |$value| { [1, 2].map |$factor| { $value * $factor + $base } }
  $found = $values.filter |$value| { $pairs.any |$pair| { $pair[0] == $value + $base } }
  $sum + $pairs.flatten.reduce |$a, $b| { $a + $b } + $found.length + with($i, $base) |$a, $b| { $a * 2 + $b + $offset }
}
