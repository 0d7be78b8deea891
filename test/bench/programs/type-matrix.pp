# Classifies values by lists of types, and compares types with each other.
type Tree = Variant[Scalar, Undef, Array[Tree], Hash[String, Tree]]
type Endpoint = Struct[{ host => String[1], port => Integer[1, 65535], Optional[tls] => Boolean }]
type Interval = Variant[Integer[0], Pattern[/\A\d+[smhd]\z/]]
$types = {
  'endpoint' => Endpoint,
  'interval' => Interval,
  'small'    => Integer[0, 9],
  'integer'  => Integer,
  'float'    => Float,
  'flag'     => Enum['on', 'off'],
  'text'     => String,
  'pair'     => Tuple[String, Integer],
  'texts'    => Array[String, 1],
  'missing'  => Undef,
  'list'     => Array,
  'map'      => Hash,
  'boolean'  => Boolean,
}
function classify(Hash[String, Type] $types, Any $value) >> Array[String] {
  $types.filter |$name, $type| { $value =~ $type }.keys
}
function describe(Tree $tree) >> String {
  case $tree {
    Undef: { 'nothing' }
    Endpoint: { "endpoint ${tree['host']}:${tree['port']}" }
    Array[0, 0], Hash[0, 0]: { 'empty' }
    Array: { "[${tree.map |$element| { describe($element) }.join(', ')}]" }
    Hash: { "{${tree.map |$key, $element| { "${key}: ${describe($element)}" }.join(', ')}}" }
    Boolean: { if $tree { 'yes' } else { 'no' } }
    Integer[default, -1]: { "minus ${-$tree}" }
    Numeric: { "number ${tree}" }
    /\s/: { 'sentence' }
    default: { "word ${tree}" }
  }
}
$values = Integer[1, 120].map |$i| {
  case $i % 10 {
    0: { { 'host' => "web${i}", 'port' => 8000 + $i } }
    1: { $i - 60 }
    2: { "${i}m" }
    3: { ["item${i}", $i] }
    4: { ['on', "a word ${i}", undef, []] }
    5: { $i * 0.5 }
    6: { { 'nested' => { 'host' => 'db', 'port' => $i, 'tls' => true }, 'flag' => $i % 4 == 2 } }
    7: { 'off' }
    8: { undef }
    default: { "two words ${i}" }
  }
}
$classes = $values.map |$value| { classify($types, $value) }
$counts = $classes.flatten.reduce({}) |$memo, $name| { $memo + { $name => $memo.get($name, 0) + 1 } }
$matrix = $types.map |$name, $type| {
  $wider = $types.filter |$other, $candidate| { $type < $candidate }.keys
  "${name}: ${wider.join(' ')}"
}
$texts = $values.map |$value| { describe($value) }
[$counts, $matrix, $texts[0, 10], $texts.map |$text| { $text.length }.max]
