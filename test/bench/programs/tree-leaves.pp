# Walks trees of settings: lists leaves with their paths, masks secrets, finds differences, and puts changed leaves back.
type Leaves::Scalar = Variant[String, Integer, Float, Boolean]
type Leaves::Path = Array[Variant[String, Integer]]
function leaves(Collection $tree) >> Array[Tuple[Leaves::Path, Any]] {
  $tree.tree_each({ 'include_containers' => false }).map |$entry| { $entry }
}
function path_text(Leaves::Path $path) >> String {
  $path.reduce('') |$text, $part| {
    case $part {
      Integer: { "${text}[${part}]" }
      default: { if $text == '' { $part } else { "${text}.${part}" } }
    }
  }
}
function put(Any $tree, Leaves::Path $path, Any $value) >> Any {
  if $path.empty { return $value }
  $key = $path[0]
  $rest = $path[1, -1]
  case $tree {
    Array: { $tree.map |$index, $item| { if $index == $key { put($item, $rest, $value) } else { $item } } }
    Hash: { $tree + { $key => put($tree[$key], $rest, $value) } }
    default: { { $key => put(undef, $rest, $value) } }
  }
}
function masked(Collection $tree) >> Collection {
  leaves($tree).filter |$leaf| { $leaf[0][-1] =~ Pattern[/pass|token|secret/] }.reduce($tree) |$memo, $leaf| { put($memo, $leaf[0], '***') }
}
function changes(Collection $old, Collection $new) >> Array[String] {
  $before = Hash(leaves($old).map |$leaf| { [path_text($leaf[0]), $leaf[1]] })
  $after = Hash(leaves($new).map |$leaf| { [path_text($leaf[0]), $leaf[1]] })
  $gone = $before.filter |$path, $value| { $after[$path] =~ Undef }.map |$path, $value| { "- ${path}" }
  $added = $after.filter |$path, $value| { $before[$path] =~ Undef }.map |$path, $value| { "+ ${path}: ${value}" }
  $changed = $after.filter |$path, $value| { $before[$path] =~ NotUndef and $before[$path] != $value }.map |$path, $value| {
    "~ ${path}: ${before[$path]} -> ${value}"
  }
  $gone + $added + $changed
}
function deepest(Collection $tree) >> Integer {
  $tree.tree_each.map |$entry| { $entry[0].length }.max
}
$trees = Integer[1, 16].map |$i| {
  {
    'name'     => "node${i}",
    'database' => { 'host' => "db${$i % 3}", 'port' => 5432 + $i % 2, 'password' => "pw-${i}", 'pool' => { 'min' => $i % 4, 'max' => $i + 5 } },
    'users'    => Integer[1, $i % 4 + 1].map |$n| { { 'login' => "u${n}", 'token' => "t${i}${n}", 'groups' => ['all', "g${$n % 2}"] } },
    'features' => { 'beta' => $i % 2 == 0, 'limits' => [$i, [$i * 2, { 'soft' => $i * 3 }]] },
  } + if $i % 5 == 0 { { 'extra' => { 'note' => "n${i}" } } } else { {} }
}
$all = $trees.map |$tree| { leaves($tree) }
$listing = $all[3].map |$leaf| { "${path_text($leaf[0])}=${leaf[1]}" }
$sums = $all.map |$found| { $found.reduce(0) |$sum, $leaf| { if $leaf[1] =~ Integer { $sum + $leaf[1] } else { $sum } } }
$differences = Integer[1, 15].map |$i| { changes($trees[$i - 1], $trees[$i]) }
$moved = $trees.map |$tree| { put(put($tree, ['database', 'pool', 'max'], 99), ['users', 0, 'groups', 1], 'admin') }
[
  $listing,
  $sums,
  $differences.map |$lines| { $lines.length },
  $differences[4],
  masked($trees[2]),
  $moved.map |$tree| { "${tree['database']['pool']['max']}${tree['users'][0]['groups'][1]}" }.join(','),
  $trees.map |$tree| { deepest($tree) },
  $trees.map |$tree| { masked($tree) }.filter |$tree| { $tree['database']['password'] == '***' }.length,
]
