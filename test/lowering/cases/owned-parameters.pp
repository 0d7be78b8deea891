#### owned parameters: functions extend the collection that a caller passes on
function bump(Hash[String, Integer] $counts, String $key) >> Hash[String, Integer] { $counts + { $key => $counts.get($key, 0) + 1 } }
function count_line(Hash[String, Integer] $counts, String $line) >> Hash[String, Integer] {
  split($line, ' ').reduce($counts) |$memo, $word| { bump($memo, $word) }
}
$start = { 'a' => 5 }
$counts = ['a b a', 'c a', 'b'].reduce($start) |$memo, $line| { count_line($memo, $line) }
[$counts, $start, count_line($start, 'z z'), bump($start, 'a'), $start]
----
function emit(Array[String] $lines, Integer $depth, String $text) >> Array[String] { $lines + ["${depth} ${text}"] }
function section(Array[String] $lines, Integer $depth, Hash $section) >> Array[String] {
  $open = emit($lines, $depth, $section['name'])
  $body = $section['values'].reduce($open) |$memo, $value| { emit($memo, $depth + 1, "${value}") }
  $children = $section['sections'].reduce($body) |$memo, $child| { section($memo, $depth + 1, $child) }
  emit($children, $depth, 'end')
}
$inner = { 'name' => 'b', 'values' => [], 'sections' => [] }
section(['start'], 0, { 'name' => 'a', 'values' => [1, 2], 'sections' => [$inner, $inner + { 'values' => [3] }] })
----
function visit(Hash $graph, String $node, Hash $seen) >> Hash {
  if $node in $seen { return $seen }
  $graph[$node].reduce($seen + { $node => $seen.length }) |$memo, $next| { visit($graph, $next, $memo) }
}
$graph = { 'a' => ['b', 'c'], 'b' => ['c', 'a'], 'c' => ['d'], 'd' => [] }
$graph.keys.reduce({}) |$memo, $node| { visit($graph, $node, $memo) }
----
function add(Array $list, Integer $x) { $list + [$x] }
$old = [1, 2].reduce([[], []]) |$memo, $x| { [add($memo[0], $x), $memo[0]] }
$kept = [1, 2, 3].reduce([]) |$memo, $x| { add($memo, $x) + [$memo] }
$both = [1, 2, 3].reduce([]) |$memo, $x| { [$memo, add($memo, $x)] }
[$old, $kept, $both]
----
function add(Array $list, Integer $x) { $list + [$x] }
function same(Array $list, Integer $x) { $list }
function hidden(Array $list, Integer $x) { $copy = $list [$copy, $x] }
$a = [1, 2, 3].reduce([]) |$memo, $x| { add(same($memo, $x), $x) }
$b = [1, 2, 3].reduce([]) |$memo, $x| { $old = same($memo, $x) add($memo, $x) + [$old] }
$c = [1, 2, 3].reduce([]) |$memo, $x| { $old = hidden($memo, $x) add($memo, $x) + $old }
$d = [1, 2, 3].reduce([]) |$memo, $x| { $old = add($memo, 0) add($memo, $x) + [$old.length, $memo.length] }
[$a, $b, $c, $d]
----
function add(Array $list, Integer $x) { $list + [$x] }
function twice(Array $list, Integer $x) { $one = add($list, $x) $two = add($one, $x) [$one, $two] }
function chain(Array $list, Integer $x) { $one = add($list, $x) $two = add($one, $one.length) add($two, $two.length) }
$start = [9]
[twice($start, 1), chain($start, 2), $start, [1, 2].reduce($start) |$memo, $x| { chain($memo, $x) }, [1, 2].reduce($start) |$memo, $x| { twice($memo, $x) }, $start]
----
function add_until(Array $list, Integer $x) { $more = $list + [$x] if $x > 2 { break() } $more }
function add_checked(Array $list, Integer $x) { if $x > 2 { break() } $list + [$x] }
function stop(Integer $x) { if $x > 2 { break() } [$x] }
$a = [1, 2, 3, 4].reduce([]) |$memo, $x| { add_until($memo, $x) }
$b = [1, 2, 3, 4].reduce([]) |$memo, $x| { add_checked($memo, $x) }
$c = [1, 2, 3, 4].reduce([]) |$memo, $x| { add_checked($memo, 0) + stop($x) }
$d = [1, 2, 3, 4].reduce([]) |$memo, $x| { add_checked($memo + [0], $x) }
$e = [1, 2, 3, 4].reduce([]) |$memo, $x| { $more = $memo + [0] add_checked($more, $x) }
$f = [1, 2, 3, 4].reduce([]) |$memo, $x| { $more = $memo + [0] if $x == 3 { next($more) } add_checked($more, 1) }
[$a, $b, $c, $d, $e, $f]
----
function add(Hash $table, $key, $value) >> Hash { if $value == undef { return $table } $table + { $key => $value } }
function lookup_key(Hash $table, $key) { $table.get($key, 'none') }
function inner(Hash $table, $key) { $table[$key] }
function either(Hash $table, Integer $x) { $next = if $x == 2 { add($table, "k${x}", $x) } else { $table } add($next, 'last', lookup_key($next, 'k2')) }
$start = { 'k9' => [1] }
$a = [1, 2, 3].reduce($start) |$memo, $x| { either($memo, $x) }
$b = [1, 2, 3].reduce($start) |$memo, $x| { add($memo, $x, inner($memo, 'k9')) }
$c = [1, undef, 3].reduce($start) |$memo, $x| { add($memo, $x, $x) }
$d = ['a', 'b'].reduce({}) |$memo, $x| { add(add($memo, $x, {}), "${x}2", $memo) }
[$a, $b, $c, $d, $start]
----
function link_sites(Hash $forest, String $left, String $right) { $forest + { $left => $right } }
function root_of(Hash $forest, String $site) { $parent = $forest[$site] if $parent == $site { $site } else { root_of($forest, $parent) } }
$forest = { 'a' => 'a', 'b' => 'b', 'c' => 'c' }
$result = [['a', 'b'], ['b', 'c'], ['a', 'c']].reduce({ 'forest' => $forest, 'chosen' => [] }) |$m, $pair| {
  $left = root_of($m['forest'], $pair[0])
  $right = root_of($m['forest'], $pair[1])
  if $left == $right { $m } else { { 'forest' => link_sites($m['forest'], $left, $right), 'chosen' => $m['chosen'] + [$pair] } }
}
$history = [1, 2].reduce({ 'now' => {}, 'before' => [] }) |$memo, $x| {
  { 'now' => link_sites($memo['now'], "a${x}", 'b'), 'before' => $memo['before'] + [$memo['now']] }
}
[$result, $forest, $history]
----
function add(Array $list, Integer $x) { notice($list) $list + [$x] }
function add_all(Array $list, Integer $n, Integer $x = $list.length) { if $n == 0 { $list } else { add_all($list + [$x], $n - 1, $x) } }
$a = [1, 2].reduce([]) |$memo, $x| { add($memo, $x) }
$b = [1, 2].reduce([]) |$memo, $x| { add_all($memo, $x) }
$c = [1, 2].reduce([7]) |$memo, $x| { add_all($memo, 1, $x) }
$d = [[1], [2]].map |$list| { add_all($list, 2) + $list }
[$a, $b, $c, $d]
----
function set_in(Hash $tree, Array $path, $value) >> Hash {
  $key = $path[0]
  if $path.length == 1 { $tree + { $key => $value } } else { $tree + { $key => set_in($tree.get($key, {}), $path[1, -1], $value) } }
}
$shared = { 'x' => 1 }
$tree = [['a', 'b'], ['a', 'c'], ['d', 'e', 'f'], ['d', 'x']].reduce({ 'd' => $shared }) |$memo, $path| { set_in($memo, $path, $path.length) }
[$tree, $shared]
