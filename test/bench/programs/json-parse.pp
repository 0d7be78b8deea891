# Splits JSON into tokens, parses them by recursive descent, and prints the values again.
type Json = Variant[Undef, Boolean, Integer, Float, String, Array, Hash]
type Parsed = Tuple[Json, Integer]
function tokens(String $text) >> Array[String] {
  $spaced = $text.regsubst(/("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[\[\]{},:])\s*/, "\\1\n", 'G')
  $spaced.split("\n").filter |$token| { $token !~ /\A\s*\z/ }
}
function parse_value(Array[String] $tokens, Integer $position) >> Parsed {
  $token = $tokens[$position]
  case $token {
    '{': { parse_object($tokens, $position + 1, {}) }
    '[': { parse_list($tokens, $position + 1, []) }
    'true': { [true, $position + 1] }
    'false': { [false, $position + 1] }
    'null': { [undef, $position + 1] }
    /\A-?\d+\z/: { [Integer($token, 10), $position + 1] }
    /\A-?\d+\.\d+\z/: { [Float($token), $position + 1] }
    /\A"(.*)"\z/: { [$1.regsubst(/\\(.)/, '\1', 'G'), $position + 1] }
    default: { fail("unexpected ${token} at ${position}") }
  }
}
function parse_object(Array[String] $tokens, Integer $position, Hash $sofar) >> Parsed {
  if $tokens[$position] == '}' { return [$sofar, $position + 1] }
  [$key, $colon] = parse_value($tokens, $position)
  if $tokens[$colon] != ':' { fail("expected : at ${colon}") }
  [$value, $after] = parse_value($tokens, $colon + 1)
  $object = $sofar + { $key => $value }
  if $tokens[$after] == ',' { parse_object($tokens, $after + 1, $object) } else { parse_object($tokens, $after, $object) }
}
function parse_list(Array[String] $tokens, Integer $position, Array $sofar) >> Parsed {
  if $tokens[$position] == ']' { return [$sofar, $position + 1] }
  [$value, $after] = parse_value($tokens, $position)
  $list = $sofar + [$value]
  if $tokens[$after] == ',' { parse_list($tokens, $after + 1, $list) } else { parse_list($tokens, $after, $list) }
}
function print_json(Json $value) >> String {
  case $value {
    Undef: { 'null' }
    String: { "\"${value}\"" }
    Array: { "[${value.map |$element| { print_json($element) }.join(',')}]" }
    Hash: { "{${value.map |$key, $element| { "\"${key}\":${print_json($element)}" }.join(',')}}" }
    default: { "${value}" }
  }
}
function depth(Json $value) >> Integer {
  $children = case $value {
    Hash: { $value.values }
    Array: { $value }
    default: { return 0 }
  }
  1 + $children.map |$child| { depth($child) }.reduce(0) |$a, $b| { max($a, $b) }
}
$texts = Integer[1, 25].map |$i| {
  $ports = Integer[1, $i % 5 + 1].map |$j| { "{\"port\": ${8000 + $i * $j}, \"tls\": ${$j % 2 == 0}}" }.join(', ')
  "{\"name\": \"host${i}\", \"load\": ${i}.5, \"tags\": [\"a b\", \"c,${i}\", []], \"ports\": [${ports}],\n \"owner\": null, \"nested\": {\"deep\": {\"er\": [[${i}]]}}}"
}
$values = $texts.map |$text| { parse_value(tokens($text), 0)[0] }
$printed = $values.map |$value| { print_json($value) }
$ports = $values.map |$value| { $value['ports'].filter |$port| { $port['tls'] }.map |$port| { $port['port'] } }.flatten
[$printed[0], $printed[24], $values.map |$value| { depth($value) }.unique, $ports.length, $ports.reduce |$a, $b| { $a + $b }, $printed.map |$text| { $text.length }.reduce |$a, $b| { $a + $b }]
