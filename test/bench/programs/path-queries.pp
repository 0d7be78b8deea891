# Finds values in nested data by queries such as services[*].ports[-1] or **.owner, and sets values at paths.
type Step = Variant[String[1], Integer, Struct[{ kind => Enum['all', 'deep'] }], Struct[{ kind => Enum['filter'], key => String[1], value => String }]]
function parse_query(String[1] $query) >> Array[Step] {
  $query.split('[.]').map |$part| {
    case $part {
      '*': { [{ 'kind' => 'all' }] }
      '': { [] }
      '**': { [{ 'kind' => 'deep' }] }
      /\A([\w-]+)((?:\[[^\]]*\])+)\z/: {
        $name = $1
        $brackets = $2[1, -2].split(/\]\[/)
        [$name] + $brackets.map |$text| {
          case $text {
            '*': { { 'kind' => 'all' } }
            /\A-?\d+\z/: { Integer($text) }
            /\A(\w+)=(.*)\z/: { { 'kind' => 'filter', 'key' => $1, 'value' => $2 } }
            default: { fail("bad index ${text} in ${query}") }
          }
        }
      }
      default: { [$part] }
    }
  }.reduce([]) |$all, $some| { $all + $some }
}
function children(Any $data) >> Array {
  $data ? {
    Hash    => $data.values,
    Array   => $data,
    default => [],
  }
}
function find(Any $data, Array[Step] $steps) >> Array {
  if $steps.empty { return [$data] }
  $step = $steps[0]
  $rest = $steps[1, -1]
  case $step {
    String: {
      if $data =~ Hash and $step in $data { find($data[$step], $rest) } else { [] }
    }
    Integer: {
      if $data =~ Array[Any, 1] and $data[$step] =~ NotUndef { find($data[$step], $rest) } else { [] }
    }
    Struct[{ kind => Enum['filter'], key => String, value => String }]: {
      $matching = children($data).filter |$item| { $item =~ Hash and String($item[$step['key']]) == $step['value'] }
      $matching.map |$item| { find($item, $rest) }.reduce([]) |$all, $some| { $all + $some }
    }
    default: {
      $below = children($data)
      if $step['kind'] == 'all' {
        $below.map |$item| { find($item, $rest) }.reduce([]) |$all, $some| { $all + $some }
      } else {
        $here = find($data, $rest)
        $below.reduce($here) |$all, $item| { $all + find($item, $steps) }
      }
    }
  }
}
function set_value(Any $data, Array[Variant[String, Integer]] $path, Any $value) >> Any {
  if $path.empty {
    $value
  } elsif $path[0] =~ Integer {
    $list = if $data =~ Array { $data } else { [] }
    $list.map |$index, $item| { if $index == $path[0] { set_value($item, $path[1, -1], $value) } else { $item } }
  } else {
    $hash = if $data =~ Hash { $data } else { {} }
    $hash + { $path[0] => set_value($hash[$path[0]], $path[1, -1], $value) }
  }
}
$data = {
  'services' => Integer[1, 12].map |$i| {
    {
      'name'  => "svc${i}",
      'tier'  => ['web', 'db', 'cache'][$i % 3],
      'ports' => Array(Integer[8000, 8000 + $i % 4]),
      'meta'  => { 'owner' => "team${$i % 4}", 'tags' => ['a', 'b', "t${i}"][0, $i % 3 + 1] },
    }
  },
  'owner'    => 'ops',
  'limits'   => { 'cpu' => { 'soft' => 2, 'hard' => 4 }, 'memory' => { 'soft' => 512, 'hard' => 1024, 'owner' => 'kernel' } },
}
$queries = [
  'services[0].name', 'services[*].name', 'services[-1].ports[-1]', 'services[tier=db].meta.tags[*]', '**.owner', 'limits.*.hard', 'limits.disk.hard',
  'services[tier=web].ports', '**.tags[2]', 'services[*].meta.tags[0]', 'services[name=svc7].meta', '**.soft', 'services[99].name', 'owner.name',
]
$changed = ['a', 'b', 'c'].reduce($data) |$memo, $key| { set_value($memo, ['limits', $key, 'hard'], $key) }
[
  $queries.map |$query| { [$query, find($data, parse_query($query))] },
  $queries.map |$query| { parse_query($query).length },
  set_value(set_value($data, ['services', 2, 'meta', 'owner'], 'new'), ['services', 3, 'ports', 0], 1)['services'][2, 2],
  find($changed, parse_query('limits.*.hard')),
]
