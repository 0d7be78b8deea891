# Describes values of all kinds by their types: as text, as shell words, with their depth and size, and simplified.
type Kinds::Scalar = Variant[Integer, Float, Boolean, String]
function shell_word(Any $value) >> String {
  case $value {
    Undef: { "''" }
    Boolean: { if $value { 'yes' } else { 'no' } }
    Integer, Float: { "${value}" }
    /\A[\w.\/:-]+\z/: { $value }
    String: { "'${value.regsubst("'", "'\\\\''", 'G')}'" }
    Array[Kinds::Scalar]: { $value.map |$item| { shell_word($item) }.join(' ') }
    Array: { $value.map |$item| { "(${shell_word($item)})" }.join(' ') }
    Hash[String, Any]: { $value.map |$key, $item| { "--${key}=${shell_word($item)}" }.join(' ') }
    Regexp: { "'${value}'" }
    Default: { '*' }
    Type: { "<${value}>" }
    default: { 'unknown' }
  }
}
function label(Any $value) >> String {
  $value ? {
    Integer[default, -1] => 'negative',
    Integer[0, 9]        => 'digit',
    Integer              => 'integer',
    Float[0.0, 1.0]      => 'share',
    Float                => 'float',
    Enum['yes', 'no']    => 'answer',
    String[0, 0]         => 'empty',
    Pattern[/\A\d+\z/]   => 'numeric text',
    String               => 'text',
    Array[Any, 0, 0]     => 'empty list',
    Array[Integer]       => 'integers',
    Tuple[String, Integer] => 'pair',
    Array                => 'list',
    Struct[{ 'name' => String, Optional['port'] => Integer }] => 'service',
    Hash[String, Integer, 1] => 'counts',
    Hash                 => 'hash',
    Undef                => 'nothing',
    Boolean              => 'boolean',
    default              => 'other',
  }
}
function depth(Any $value) >> Integer[0] {
  case $value {
    Array: { 1 + ($value.reduce(0) |$most, $item| { max($most, depth($item)) }) }
    Hash: { 1 + ($value.values.reduce(0) |$most, $item| { max($most, depth($item)) }) }
    default: { 0 }
  }
}
function size(Any $value) >> Integer[0] {
  case $value {
    String: { $value.length }
    Numeric, Boolean: { 1 }
    Array: { $value.reduce(0) |$sum, $item| { $sum + size($item) } }
    Hash: { $value.reduce(0) |$sum, $entry| { $sum + size($entry[0]) + size($entry[1]) } }
    default: { 0 }
  }
}
function simplify(Any $value) >> Data {
  case $value {
    Array: { $value.filter |$item| { $item =~ NotUndef and $item != [] }.map |$item| { simplify($item) } }
    Hash: {
      $entries = $value.filter |$key, $item| { $item =~ NotUndef and $item != {} }.map |$key, $item| { ["${key}", simplify($item)] }
      Hash($entries)
    }
    Data: { $value }
    default: { "${value}" }
  }
}
$values = Integer[1, 60].map |$i| {
  case $i % 15 {
    0: { $i * 3 - 100 }
    1: { $i * 0.25 }
    2: { "item ${i}" }
    3: { ['yes', 'maybe'][$i % 2] }
    4: { [$i, $i + 1, -$i] }
    5: { ["n${i}", $i] }
    6: { { 'name' => "svc${i}", 'port' => 8000 + $i } }
    7: { { 'a' => $i, 'b' => $i % 3 } }
    8: { [undef, [], [1, ['x', [$i, {}]]], { 'deep' => { 'er' => [true] } }] }
    9: { { 'list' => ["it's", 'plain', ''], 'none' => undef, 'flag' => $i % 2 == 0, -$i => { 'k' => /a.b/ } } }
    10: { [Integer[1, 5], String, default, undef][$i % 4] }
    11: { "${i}" }
    12: { [[], '', {}, false][$i % 4] }
    13: { [['a', 'b'], [1.5, "c d${i}"]] }
    default: { { 'name' => 'x', 'port' => "${i}", 'tags' => ['t1', 't2', "t${$i % 5}"] } }
  }
}
$labels = $values.map |$value| { label($value) }
$counts = $labels.group_by |$it| { $it }.map |$name, $all| { "${name} ${all.length}" }
[
  $values.map |$value| { shell_word($value) },
  $counts,
  $values.map |$value| { depth($value) }.filter |$it| { $it > 1 }.length,
  $values.reduce(0) |$sum, $value| { $sum + size($value) },
  $values.map |$value| { simplify($value) }[5, 8],
]
