# Makes types from a schema, and checks 300 documents with them.
function type_of(Hash[String, Data] $rule) >> Type {
  $checked = case $rule['kind'] {
    'integer': { Integer[$rule['min'], $rule['max']] }
    'text':    { String[$rule['min'].lest || { 0 }] }
    'choice':  { Enum[*$rule['values']] }
    'match':   { Pattern[Regexp($rule['regexp'])] }
    'list':    { Array[type_of($rule['of']), 1, $rule['max']] }
    'record':  { Struct[Hash($rule['fields'].map |$name, $field| { [$name, type_of($field)] })] }
    'either':  { Variant[*$rule['of'].map |$choice| { type_of($choice) }] }
    default:   { fail("unknown kind ${rule['kind']}") }
  }
  if $rule['optional'] { Optional[$checked] } else { $checked }
}
$schema = {
  'name'   => { 'kind' => 'match', 'regexp' => '\A[a-z]+-\d+\z' },
  'port'   => { 'kind' => 'either', 'of' => [{ 'kind' => 'integer', 'min' => 1, 'max' => 1023 }, { 'kind' => 'choice', 'values' => ['http', 'https'] }] },
  'level'  => { 'kind' => 'choice', 'values' => ['debug', 'info', 'error'], 'optional' => true },
  'tags'   => { 'kind' => 'list', 'of' => { 'kind' => 'text', 'min' => 2 }, 'max' => 3 },
  'limits' => { 'kind' => 'record', 'fields' => { 'cpu' => { 'kind' => 'integer', 'min' => 1, 'max' => 8 }, 'memory' => { 'kind' => 'integer', 'min' => 64, 'max' => 4096 } } },
}
$types = $schema.reduce({}) |$memo, $entry| { $memo + { $entry[0] => type_of($entry[1]) } }
$errors = Integer[1, 300].map |$i| {
  $document = {
    'name'   => if $i % 7 == 0 { "Web_${i}" } else { "web-${i}" },
    'port'   => if $i % 4 == 0 { 'https' } else { 800 + $i },
    'level'  => [undef, 'info', 'trace', 'error'][$i % 4],
    'tags'   => ['aa', "t${i}", if $i % 5 == 0 { 'x' } else { 'xx' }],
    'limits' => { 'cpu' => $i % 10, 'memory' => $i * 16 },
  }
  $document.filter |$key, $value| { $value !~ $types[$key] }.map |$key, $value| { "${key}: ${value}" }
}.flatten
$fits = Integer[1, 300].filter |$i| { ($i * 3 % 50) =~ Integer[$i % 20, 40] }
"${errors.length} ${errors[0]} ${errors[-1]} ${types['port']} ${fits.length}"
