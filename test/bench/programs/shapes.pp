# Chooses by Structs, Tuples, Enums and Patterns 4,000 times.
function describe(Variant[Hash[String, Data], Array, String, Numeric, Boolean] $value) >> String {
  case $value {
    Struct[{ 'type' => Enum['tcp', 'udp'], 'port' => Integer[1, 65535] }]: { "port ${value['type']}/${value['port']}" }
    Struct[{ 'path' => Pattern[/\A\//], Optional['mode'] => Integer }]:    { "file ${value['path']}" }
    Tuple[Float, Float]:                                                 { "point ${value[0]}" }
    Array[Integer[0, 255], 4, 4]:                                        { "address ${value.join('.')}" }
    Enum['on', 'off']:                                                   { "switch ${value}" }
    Pattern[/\A\d+[kmg]\z/, /\A\d+%\z/]:                                 { "size ${value}" }
    String[1, 5]:                                                        { "word ${value}" }
    Boolean:                                                             { "flag ${value}" }
    default:                                                             { 'other' }
  }
}
Integer[1, 4000].reduce(0) |$sum, $i| {
  $value = case $i % 9 {
    0: { { 'type' => 'tcp', 'port' => $i } }
    1: { { 'path' => "/srv/${i}", 'mode' => 420 } }
    2: { [$i / 2.0, 0.5] }
    3: { [10, 0, $i % 256, 1] }
    4: { 'off' }
    5: { "${i}k" }
    6: { "w${$i % 100}" }
    7: { $i % 2 == 1 }
    default: { { 'unknown' => $i } }
  }
  $sum + describe($value).length
}
