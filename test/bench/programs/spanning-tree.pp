# Connects sites with the cheapest cables, with a forest of disjoint sets.
type Cable = Struct[{ from => String[1], to => String[1], cost => Integer[1] }]
type Forest = Hash[String[1], String[1]]
function root_of(Forest $forest, String[1] $site) >> String[1] {
  $parent = $forest[$site]
  if $parent == $site { $site } else { root_of($forest, $parent) }
}
function connect(Array[String[1]] $sites, Array[Cable] $cables) >> Array[Cable] {
  $forest = Hash($sites.map |$site| { [$site, $site] })
  $sorted = $cables.sort |$a, $b| {
    if $a['cost'] == $b['cost'] { compare("${a['from']}-${a['to']}", "${b['from']}-${b['to']}") } else { compare($a['cost'], $b['cost']) }
  }
  $result = $sorted.reduce({ 'forest' => $forest, 'chosen' => [] }) |$memo, $cable| {
    $left = root_of($memo['forest'], $cable['from'])
    $right = root_of($memo['forest'], $cable['to'])
    if $left == $right {
      $memo
    } else {
      { 'forest' => $memo['forest'] + { $left => $right }, 'chosen' => $memo['chosen'] + [$cable] }
    }
  }
  $result['chosen']
}
function neighbours(Array[Cable] $cables) >> Hash[String[1], Array[String[1]]] {
  $cables.reduce({}) |$memo, $cable| {
    [$from, $to] = [$cable['from'], $cable['to']]
    $memo + { $from => $memo.get($from, []) + [$to], $to => $memo.get($to, []) + [$from] }
  }
}
function outline(Hash[String[1], Array[String[1]]] $tree, String[1] $site, Optional[String[1]] $parent = undef, String $indent = '') >> Array[String] {
  $children = $tree[$site].filter |$other| { $other != $parent }.sort
  ["${indent}${site}"] + $children.map |$child| { outline($tree, $child, $site, "${indent}  ") }.flatten
}
$networks = Integer[3, 8].map |$n| {
  $sites = Integer[1, $n * 4].map |$i| { sprintf('site%02d', $i) }
  $cables = $sites.map |$i, $from| {
    [1, 2, 5, $n].unique.filter |$step| { $i + $step < $sites.length }.map |$step| {
      { 'from' => $from, 'to' => $sites[$i + $step], 'cost' => ($i * 7 + $step * 13) % 23 + $step }
    }
  }.flatten
  $network = { 'sites' => $sites, 'cables' => $cables }
  $network
}
$trees = $networks.map |$network| { connect($network['sites'], $network['cables']) }
[
  $trees.map |$tree| { $tree.reduce(0) |$sum, $cable| { $sum + $cable['cost'] } },
  outline(neighbours($trees[2]), 'site01'),
  $trees.map |$index, $tree| { outline(neighbours($tree), $networks[$index]['sites'][0]).map |$line| { $line.length }.reduce |$a, $b| { max($a, $b) } },
  $trees[0].map |$cable| { "${cable['from']} - ${cable['to']}: ${cable['cost']}" },
]
