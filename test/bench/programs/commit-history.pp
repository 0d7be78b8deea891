# Reads a history of commits with branches and merges: ancestors, merge bases, an order, a graph as text, tags and a bisection.
type History::Commit = Struct[{ id => String[1], time => Integer[0], parents => Array[String, 0, 2], author => String[1], subject => String }]
function ancestors(Hash[String, History::Commit] $commits, Array[String] $queue, Hash[String, Boolean] $seen = {}) >> Hash[String, Boolean] {
  if $queue.empty { return $seen }
  $id = $queue[0]
  $rest = $queue[1, -1]
  if $id in $seen {
    ancestors($commits, $rest, $seen)
  } else {
    ancestors($commits, $rest + $commits[$id]['parents'], $seen + { $id => true })
  }
}
function merge_bases(Hash[String, History::Commit] $commits, String $left, String $right) >> Array[String] {
  $above = ancestors($commits, [$right])
  $common = ancestors($commits, [$left]).keys.filter |$id| { $id in $above }
  $common.filter |$id| {
    !($common.any |$other| { $other != $id and $id in ancestors($commits, $commits[$other]['parents']) })
  }
}
function log_order(Hash[String, History::Commit] $commits, String $head) >> Array[String] {
  $reachable = ancestors($commits, [$head]).keys
  $counts = $reachable.reduce({}) |$memo, $id| {
    $commits[$id]['parents'].reduce($memo) |$inner, $parent| { $inner + { $parent => $inner.get($parent, 0) + 1 } }
  }
  walk($commits, [$head], $counts, [])
}
function walk(Hash[String, History::Commit] $commits, Array[String] $ready, Hash[String, Integer] $counts, Array[String] $done) >> Array[String] {
  if $ready.empty { return $done }
  $next = $ready.reduce |$best, $id| { if $commits[$id]['time'] > $commits[$best]['time'] { $id } else { $best } }
  $left = $commits[$next]['parents'].reduce($counts) |$memo, $parent| { $memo + { $parent => $memo[$parent] - 1 } }
  $free = $commits[$next]['parents'].filter |$parent| { $left[$parent] == 0 }
  walk($commits, $ready - $next + $free, $left, $done + [$next])
}
function graph(Hash[String, History::Commit] $commits, Array[String] $order, Hash[String, Array[String]] $names) >> Array[String] {
  $order.reduce([[], []]) |$memo, $id| {
    [$columns, $lines] = $memo
    $all = if $id in $columns { $columns } else { $columns + [$id] }
    $marks = $all.map |$column| { if $column == $id { '*' } else { '|' } }.join(' ')
    $commit = $commits[$id]
    $labels = if $names[$id] { " (${names[$id].join(', ')})" } else { '' }
    $line = "${marks} ${id}${labels} ${commit['subject']}"
    $following = $all.map |$column| { if $column == $id { $commit['parents'] } else { [$column] } }.flatten.unique
    [$following, $lines + [$line]]
  }[1]
}
function describe(Hash[String, History::Commit] $commits, Hash[String, String] $tags, String $head) >> String {
  $above = ancestors($commits, [$head])
  $tagged = $tags.filter |$tag, $id| { $id in $above }
  $found = $tagged.map |$tag, $id| { [$above.length - ancestors($commits, [$id]).length, $tag] }.sort |$a, $b| { compare($a[0], $b[0]) }
  case $found[0] {
    Undef: { $head }
    [0, default]: { $found[0][1] }
    default: { "${found[0][1]}-${found[0][0]}-g${head}" }
  }
}
function bisect(Array[String] $ids, String $bad, Integer $low, Integer $high, Integer $steps = 0) >> Array {
  if $low >= $high { return [$ids[$low], $steps] }
  $middle = ($low + $high) / 2
  if versioncmp($ids[$middle], $bad) >= 0 { bisect($ids, $bad, $low, $middle, $steps + 1) } else { bisect($ids, $bad, $middle + 1, $high, $steps + 1) }
}
$list = Integer[1, 44].map |$i| {
  $parents = case $i {
    1: { [] }
    Integer[2, 6]: { ["c${$i - 1}"] }
    default: { if $i % 6 == 0 { ["c${$i - 1}", "c${$i - 4}"] } elsif $i % 6 == 3 { ["c${$i - 2}"] } else { ["c${$i - 1}"] } }
  }
  $commit = {
    'id'      => "c${i}",
    'time'    => 1000 + $i * 60 - ($i * 7 % 3),
    'parents' => $parents,
    'author'  => ['ann', 'bob', 'eve'][$i * 5 % 3],
    'subject' => if $parents.length == 2 { "Merge ${parents[1]}" } else { "${['Fix', 'Add', 'Drop'][$i % 3]} part ${i}" },
  }
  $commit
}
$commits = Hash($list.map |$commit| { [$commit['id'], $commit] })
$tags = { '1.0' => 'c6', '1.1' => 'c24', '1.1.1' => 'c27' }
$heads = { 'main' => 'c44', 'next' => 'c39' }
$names = ($tags + $heads).reduce({}) |$memo, $entry| {
  [$name, $id] = $entry
  $memo + { $id => $memo.get($id, []) + [$name] }
}
$order = log_order($commits, 'c44')
$shown = graph($commits, $order, $names)
$authors = $order.map |$id| { $commits[$id] }.group_by |$commit| { $commit['author'] }.map |$author, $own| {
  [$merges, $changes] = $own.partition |$commit| { $commit['parents'].length > 1 }
  sprintf('%-4s %2d commits, %d merges, last %s', $author, $changes.length, $merges.length, $own[0]['id'])
}
[
  $shown[0, 16],
  $order.length,
  [['c44', 'c39'], ['c27', 'c24'], ['c3', 'c44'], ['c9', 'c14']].map |$pair| { merge_bases($commits, *$pair) },
  ['c44', 'c24', 'c3', 'c27', 'c12'].map |$id| { describe($commits, $tags, $id) },
  $authors,
  ['c3', 'c17', 'c44'].map |$bad| { bisect($order.reverse_each.map |$id| { $id }.sort |$a, $b| { versioncmp($a, $b) }, $bad, 0, $order.length - 1) },
]
