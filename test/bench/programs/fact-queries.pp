# Answers queries over the facts of nodes that are nested arrays, as those of PuppetDB are, and writes the queries as text.
type Query::Logic = Tuple[Enum['and', 'or'], Array, 1, default]
type Query::Compare = Tuple[Enum['=', '~', '<', '<=', '>', '>='], String[1], Variant[String, Numeric, Boolean]]
type Query::Field = Variant[String[1], Tuple[Enum['fact'], String[1]]]
function field_of(Hash $node, String $path) {
  $path.split('[.]').reduce($node) |$value, $key| {
    case $value {
      Hash: { $value[$key] }
      Array: { if $key =~ /\A\d+\z/ { $value[Integer($key)] } else { undef } }
      default: { undef }
    }
  }
}
function holds(Array $query, Hash $node) >> Boolean {
  case $query {
    Query::Logic: {
      $parts = $query[1, -1]
      if $query[0] == 'and' { $parts.all |$part| { holds($part, $node) } } else { $parts.any |$part| { holds($part, $node) } }
    }
    Tuple[Enum['not'], Array]: { !holds($query[1], $node) }
    Tuple[Enum['null?'], String, Boolean]: { (field_of($node, $query[1]) =~ Undef) == $query[2] }
    Tuple[Enum['in'], String, Array]: { field_of($node, $query[1]) in $query[2] }
    Query::Compare: { compare($query[0], field_of($node, $query[1]), $query[2]) }
    default: { fail("no query: ${query}") }
  }
}
function compare(String $operator, Any $left, Scalar $right) >> Boolean {
  case [$operator, $left] {
    ['=', default]: { $left == $right }
    ['~', String]: { $left =~ Regexp($right) }
    ['~', default]: { false }
    [default, Numeric]: {
      $operator ? {
        '<'  => $left < $right,
        '<=' => $left <= $right,
        '>'  => $left > $right,
        '>=' => $left >= $right,
      }
    }
    default: { false }
  }
}
function write_query(Array $query, Integer $depth = 0) >> String {
  case $query[0] {
    'and', 'or': {
      $text = $query[1, -1].map |$part| { write_query($part, $depth + 1) }.join(" ${query[0]} ")
      if $depth > 0 { "(${text})" } else { $text }
    }
    'not': { "!${write_query($query[1], $depth + 1)}" }
    'null?': { "${query[1]} is${if $query[2] { '' } else { ' not' }} null" }
    'in': { "${query[1]} in [${$query[2].map |$item| { literal($item) }.join(', ')}]" }
    default: { "${query[1]} ${query[0]} ${literal($query[2])}" }
  }
}
function literal(Scalar $value) >> String {
  $value ? {
    String  => "\"${value}\"",
    default => String($value),
  }
}
$nodes = Integer[1, 60].map |$i| {
  $family = ['RedHat', 'Debian', 'Suse', 'windows'][$i % 4]
  $memory = 512 * ($i % 9 + 1)
  $node = {
    'certname'   => sprintf('%s%02d.%s.example.com', ['web', 'db', 'app'][$i % 3], $i, ['eu', 'us'][$i % 2]),
    'os'         => { 'family' => $family, 'release' => { 'major' => String($i % 5 + 7), 'minor' => $i % 3 } },
    'memory'     => { 'total' => $memory, 'used' => $memory * ($i * 7 % 10) / 10.0 },
    'interfaces' => Integer[0, $i % 3].map |$n| { { 'name' => "eth${n}", 'ip' => "10.${n}.0.${i}" } },
    'virtual'    => $i % 3 == 0,
    'role'       => if $i % 7 == 0 { undef } else { ['web', 'db', 'app'][$i % 3] },
  }
  $node
}
$queries = [
  ['=', 'os.family', 'RedHat'],
  ['and', ['=', 'os.family', 'Debian'], ['>', 'memory.total', 2048]],
  ['or', ['~', 'certname', '^web'], ['and', ['=', 'virtual', true], ['not', ['=', 'role', 'db']]]],
  ['and', ['in', 'os.release.major', ['8', '9']], ['or', ['<', 'memory.used', 1000], ['>=', 'memory.used', 2500.5]], ['not', ['null?', 'role', true]]],
  ['null?', 'interfaces.2.ip', false],
  ['and', ['~', 'interfaces.0.ip', '\.\d$'], ['=', 'os.release.minor', 1]],
  ['not', ['or', ['=', 'role', 'web'], ['=', 'role', 'app'], ['~', 'certname', 'us\.example']]],
  ['<=', 'os.release.major', 8],
]
$answers = $queries.map |$query| {
  $found = $nodes.filter |$node| { holds($query, $node) }
  $counts = $found.reduce({}) |$memo, $node| {
    $family = $node.dig('os', 'family')
    $memo + { $family => $memo.get($family, 0) + 1 }
  }
  $answer = {
    'query'  => write_query($query),
    'count'  => $found.length,
    'first'  => $found[0, 2].map |$node| { $node['certname'] },
    'counts' => $counts,
    'memory' => $found.reduce(0) |$sum, $node| { $sum + $node['memory']['total'] },
  }
  $answer
}
$answers
