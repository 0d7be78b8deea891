# Finds shortest routes in a network of weighted links with Dijkstra's algorithm.
type Link = Struct[{ from => String, to => String, cost => Integer[1], Optional[closed] => Boolean }]
type Table = Hash[String, Hash[String, Integer]]
function adjacency(Array[Link] $links) >> Table {
  $links.filter |$link| { !$link['closed'] }.reduce({}) |$table, $link| {
    [[$link['from'], $link['to']], [$link['to'], $link['from']]].reduce($table) |$memo, $pair| {
      [$from, $to] = $pair
      $row = if $from in $memo { $memo[$from] } else { {} }
      $memo + { $from => $row + { $to => $link['cost'] } }
    }
  }
}
function nearest(Hash[String, Integer] $distances, Hash[String, Boolean] $done) >> Optional[String] {
  $distances.reduce(undef) |$best, $entry| {
    [$name, $distance] = $entry
    if $name in $done or ($best != undef and $distances[$best] <= $distance) { $best } else { $name }
  }
}
function settle(Table $table, Hash $state) >> Hash {
  $name = nearest($state['distances'], $state['done'])
  if $name == undef { return $state }
  $relaxed = $table[$name].reduce($state) |$memo, $entry| {
    [$to, $cost] = $entry
    $distance = $memo['distances'][$name] + $cost
    $known = $memo['distances'][$to]
    if $known != undef and $known <= $distance {
      $memo
    } else {
      $memo + { 'distances' => $memo['distances'] + { $to => $distance }, 'previous' => $memo['previous'] + { $to => $name } }
    }
  }
  settle($table, $relaxed + { 'done' => $state['done'] + { $name => true } })
}
function path(Hash[String, String] $previous, String $from, String $to) >> Array[String] {
  if $from == $to { [$from] } else { path($previous, $from, $previous[$to]) + [$to] }
}
$links = Integer[0, 24].map |$i| {
  $right = if $i % 5 < 4 { [{ 'from' => "n${i}", 'to' => "n${$i + 1}", 'cost' => $i * 7 % 9 + 1 }] } else { [] }
  $down = if $i < 20 { [{ 'from' => "n${i}", 'to' => "n${$i + 5}", 'cost' => $i * 5 % 11 + 1, 'closed' => $i % 6 == 2 }] } else { [] }
  $right + $down
}.reduce |$a, $b| { $a + $b }
$table = adjacency($links)
$routes = ['n0', 'n12', 'n24', 'n4'].map |$start| {
  $state = settle($table, { 'distances' => { $start => 0 }, 'done' => {}, 'previous' => {} })
  $far = $state['distances'].reduce |$a, $b| { if $b[1] > $a[1] { $b } else { $a } }
  $target = if $start == 'n24' { 'n0' } else { $far[0] }
  $route = { 'from' => $start, 'to' => $target, 'cost' => $state['distances'][$target], 'via' => path($state['previous'], $start, $target) }
  $route
}
[$routes.map |$route| { "${route['from']} -> ${route['to']}: ${route['cost']} (${route['via'].join(' ')})" }, $table.length, $table['n7']]
