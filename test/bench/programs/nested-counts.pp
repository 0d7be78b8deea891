# Walks nested structures with tree_each: counts, searches, and the paths of the leaves.
function leaf_paths(Collection $data) >> Array[String] {
  $data.tree_each({ 'include_containers' => false }).map |$entry| { "${entry[0].join('/')}=${entry[1]}" }
}
function sum_integers(Collection $data) >> Integer {
  $data.tree_each({ 'include_containers' => false, 'include_root' => false }).map |$entry| {
    if $entry[1] =~ Integer { $entry[1] } else { 0 }
  }.reduce(0) |$sum, $value| { $sum + $value }
}
function depth(Any $data) >> Integer {
  case $data {
    Hash: { 1 + $data.values.reduce(0) |$deepest, $value| { max($deepest, depth($value)) } }
    Array: { 1 + $data.reduce(0) |$deepest, $value| { max($deepest, depth($value)) } }
    default: { 0 }
  }
}
function count_kinds(Any $data) >> Hash[String, Integer] {
  case $data {
    Hash: { merge_counts([{ 'hash' => 1 }] + $data.map |$_key, $value| { count_kinds($value) }) }
    Array: { merge_counts([{ 'array' => 1 }] + $data.map |$value| { count_kinds($value) }) }
    String: { { 'string' => 1 } }
    Integer: { { 'integer' => 1 } }
    Boolean: { { 'boolean' => 1 } }
    default: { { 'other' => 1 } }
  }
}
function merge_counts(Array[Hash[String, Integer]] $list) >> Hash[String, Integer] {
  $list.reduce({}) |$memo, $counts| { $memo + $counts.map |$key, $count| { [$key, $memo.get($key, 0) + $count] }.convert_to(Hash) }
}
function longest_chain(Array $trees) >> Array {
  $trees.reduce([]) |$longest, $tree| {
    $tree.tree_each({ 'order' => 'breadth_first' }).map |$entry| { $entry[0] }.reduce($longest) |$best, $path| {
      if $path.length > $best.length { $path } else { $best }
    }
  }
}
$racks = Integer[1, 30].map |$i| {
  {
    'rack'  => "r${i}",
    'units' => Integer[1, $i % 5 + 1].map |$unit| {
      { 'height' => $unit, 'host' => "host${i}-${unit}", 'disks' => Integer[1, $unit].map |$disk| { $disk * 500 }, 'active' => ($i + $unit) % 3 != 0 }
    },
    'power' => { 'feeds' => { 'a' => $i * 10, 'b' => [undef, $i][$i % 2] }, 'phases' => [[1, 2], [3]] },
  }
}
$paths = $racks.map |$rack| { leaf_paths($rack) }
[$paths[5], $paths.map |$list| { $list.length }, $racks.map |$rack| { sum_integers($rack) }, $racks.map |$rack| { depth($rack) }.unique, count_kinds($racks), longest_chain($racks), $racks[3].tree_each({ 'include_values' => false }).map |$entry| { $entry[0].length }]
