# Packs records into the bits of integers, unpacks them, and computes checksums.
type Field = Tuple[String[1], Integer[1, 16]]
type Layout = Array[Field, 1]
function pack(Layout $layout, Hash[String, Integer] $values) >> Integer {
  $layout.reduce(0) |$word, $field| {
    [$name, $width] = $field
    $value = $values[$name]
    if $value >= 1 << $width { fail("${name} does not fit") }
    ($word << $width) + $value
  }
}
function unpack(Layout $layout, Integer $word) >> Hash[String, Integer] {
  $state = $layout.reverse_each.reduce([$word, {}]) |$memo, $field| {
    [$name, $width] = $field
    [$memo[0] >> $width, { $name => $memo[0] % (1 << $width) } + $memo[1]]
  }
  $state[1]
}
function bit_count(Integer[0] $word) >> Integer {
  if $word == 0 { 0 } else { $word % 2 + bit_count($word >> 1) }
}
function bytes_of(Integer[0] $word) >> Array[Integer[0, 255]] {
  [24, 16, 8, 0].map |$shift| { ($word >> $shift) % 256 }
}
function fletcher(Array[Integer[0, 255]] $bytes) >> Integer[0, 65535] {
  $sums = $bytes.reduce([0, 0]) |$memo, $byte| {
    $low = ($memo[0] + $byte) % 255
    [$low, ($memo[1] + $low) % 255]
  }
  ($sums[1] << 8) + $sums[0]
}
$layout = [['kind', 4], ['priority', 3], ['port', 14], ['enabled', 1], ['weight', 8]]
$records = Integer[1, 200].map |$i| {
  {
    'kind'     => $i % 16,
    'priority' => $i * 5 % 8,
    'port'     => $i * 77 % 16384,
    'enabled'  => $i % 2,
    'weight'   => $i * 31 % 256,
  }
}
$words = $records.map |$record| { pack($layout, $record) }
$unpacked = $words.map |$word| { unpack($layout, $word) }
$bits = $words.map |$word| { bit_count($word) }
$sums = $words.map |$word| { fletcher(bytes_of($word)) }
$wrong = $records.filter |$index, $record| { $record != $unpacked[$index] }
$total = $bits.reduce |$a, $b| { $a + $b }
[$words[0, 4], $unpacked[-1], $wrong.length, $total, $sums[0, 4].map |$sum| { sprintf('%04x', $sum) }, $sums.max]
