#### checks of callers: a call that perhaps passes a wrong collection fails as a check of the function does
function sum(Array[Integer] $list, Integer $n = 0) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x) { sum($x) }
[sum([1, 2]), from([3, 4])]
----
function sum(Array[Integer] $list, Integer $n = 0) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x) { sum($x) }
[sum([1, 2]), from([3, 'a'])]
----
function sum(Array[Integer] $list, Integer $n = 0) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x, Any $n) { sum($x, $n) }
[sum([1, 2]), from('a', 'b')]
----
function sum(Array[Integer] $list, Integer $n = fail('the default')) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x) { sum($x) }
[sum([1, 2], 3), from(['a'])]
----
type R = Struct[{ a => Array[Integer], b => Integer[0] }]
function step(R $r) { if $r['a'] == [] { $r } else { step($r + { 'a' => $r['a'][1, -1], 'b' => $r['b'] + 1 }) } }
function from(Any $x) { step({ 'a' => $x, 'b' => 0 }) }
[step({ 'a' => [1, 2], 'b' => 5 }), from([1, 2, 3]), from(['a'])]
----
type R = Struct[{ a => Array[Integer], b => Integer[0] }]
function step(R $r) { if $r['a'] == [] { $r } else { step($r + { 'a' => $r['a'][1, -1], 'b' => $r['b'] - 1 }) } }
[step({ 'a' => [1, 2], 'b' => 2 }), step({ 'a' => [1, 2], 'b' => 1 })]
----
function first(Array[Integer] $list, Any $x) { $list[0] }
function f(Any $x) { notice('before') first([1, 2], 3) + first($x, notice('argument')) }
f(['a'])
----
function first(Array[Integer] $list, Any $x) { $list[0] }
function f(Any $x) { $x.map |$each| { first([1, 2], 3) + first($each, 4) } }
[f([[1], [2]]), f([[3], 'x'])]
----
function first(Array[Integer] $list) { $list[0] }
function f(Any $x) { ($x =~ Array and first($x) == 1) or first([2]) == 3 }
[f(1), f([1]), f(['a'])]
----
function both(Hash[String, Integer] $a, Hash[String, Integer] $b) { $a + $b }
function f(Any $x, Any $y) { [both({ 'a' => 1 }, { 'b' => 2 }), both($x, { 'c' => 3 }), both({ 'd' => 4 }, $y)] }
[f({ 'x' => 1 }, {}), f({}, { 'y' => 'z' })]
----
function both(Optional[Array[Integer]] $a) { $a }
function f(Any $x) { [both([1]), both(undef), both($x)] }
[f(undef), f([2]), f({})]
----
function total(Array[Integer] $list) { $list.reduce(0) |$sum, $n| { $sum + $n } }
function f(Any *$lists) { [total([1]), total([2]), total(*$lists)] }
[f([1, 2]), f(['a'])]
----
function total(Array[Integer] $list) { $list.reduce(0) |$sum, $n| { $sum + $n } }
$settings = { 'list' => [1, 2], 'other' => ['a'] }
[[1, 2].total, ['list', 'other'].map |$key| { $settings[$key].total }]
#### checks of callers: a check of the unproved part of a type fails as a check of the whole type does
type Item = Variant[Integer, Array[Item]]
function total(Item $item) { if $item =~ Array { total($item[0]) + total($item[1]) } else { $item } }
function from(Any $x) { total($x) }
[total([1, [2, 3]]), from([[4, 5], 6]), from([1])]
----
function first(Array[Integer, 1, 2] $list) { $list[0] }
function f(Array[Integer] $list) { first($list) }
[f([1]), f([1, 2]), f([1, 2, 3])]
----
function first(Array[Integer, 1] $list) { $list[0] }
function f(Array[Integer] $list) { first($list) }
[f([1]), f([])]
----
type R = Struct[{ a => Pattern[/\Aa/], b => Integer[0], c => Array[Data] }]
function f(R $r) { "${r['a']} ${r['b']}" }
function g(String $a, Integer $b) { f({ 'a' => $a, 'b' => $b, 'c' => [1] }) }
[g('ab', 1), g('b', 1)]
----
type R = Struct[{ a => Pattern[/\Aa/], b => Integer[0], c => Array[Data] }]
function f(R $r) { "${r['a']} ${r['b']}" }
function g(String $a, Integer $b) { f({ 'a' => $a, 'b' => $b, 'c' => [1] }) }
[g('ab', 1), g('ab', -1)]
----
function f(Struct[{ a => Pattern[/\Aa/], Optional[b] => Hash[String, Integer] }] $r) { $r['b'] }
function g(Any $a, String $k, Integer $n) { [f({ 'a' => "${a}", 'b' => { $k => $n } }), f({ 'a' => "${a}" })] }
[g('a', 'b', 1), g(['a'], 'b', 1)]
----
[{ 'a' => 1, 'b' => 'x' }, { 'a' => 2, 'b' => ['a'][1] }].map |Struct[{ a => Integer, b => String }] $x| { $x['b'] }
#### checks of results: a check of the unproved part of a type fails as a check of the whole type does
function f(String $s, Integer $n) >> Tuple[String, Integer[0, 9]] { [$s, $n] }
[f('a', 3), f('b', 10)]
----
function f(Array[Data] $a) >> Array[Data, 1] { $a }
[f([1]), f([])]
----
function f(Integer $n) >> Array[Tuple[String, Integer[1]]] { [['a', $n], ['b', 2]] }
[f(1), f(0)]
----
function f(Array[Array[Data]] $a, Integer $n) >> Tuple[Array[Data], Integer] { [$a[$n], $n] }
[f([[1]], 0), f([[1]], 1)]
#### checks of callers: a size without limits is no test
function f(Array[Integer, 0] $x) { $x.length }
function g(Array[Integer] $x) { f($x) + f($x[1, -1]) }
function h(Any $x) { g($x) }
[g([1, 2]), h([])]
#### checks of callers: elements that an expression adds to a list are tested without the others
type Job = Struct[{ id => Integer, left => Integer[0], Optional[tags] => Array[String] }]
function run(Array[Job] $queue, Integer $by, Array $done) {
  if $queue.empty { return($done) }
  $job = $queue[0]
  if $job['left'] == 0 { run($queue[1, -1], $by, $done << $job['id']) }
  else { run($queue[1, -1] + [$job + { 'left' => $job['left'] - $by }], $by, $done) }
}
run([{ 'id' => 1, 'left' => 4 }, { 'left' => 2, 'id' => 2 }, Hash([['id', 3], ['left', 2], ['tags', ['x']]])], 2, [])
----
type Job = Struct[{ id => Integer, left => Integer[0] }]
function run(Array[Job] $queue, Integer $by) {
  if $queue.length > 6 { return($queue) }
  run([$queue[0] + { 'left' => $queue[0]['left'] - $by }, { 'id' => 0, 'left' => 9 }] + $queue, $by)
}
[run([{ 'id' => 1, 'left' => 9 }], 2), run([{ 'id' => 1, 'left' => 3 }], 2)]
----
type Job = Struct[{ id => Integer, left => Integer[0] }]
function run(Array[Job] $queue, Any $x) { if $queue.length > 3 { $queue } else { run($queue << ($queue[-1] + { 'left' => $x }), $x) } }
[run([{ 'id' => 1, 'left' => 9 }], 2), run([{ 'id' => 1, 'left' => 3 }], 'a')]
----
type Job = Struct[{ id => Integer, left => Integer[0], Optional[note] => String }]
function run(Array[Job] $queue, Hash $x) { if $queue.length > 3 { $queue } else { run($queue + [$queue[-1] + $x], $x) } }
[run([{ 'id' => 1, 'left' => 9 }], { 'note' => 'n' }), run([{ 'id' => 1, 'left' => 3 }], { 'other' => 1 })]
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'n' => $log['n'] + 1, 'lines' => $log['lines'] + [$words[0]] }, $words[1, -1])
}
step({ 'n' => 0, 'lines' => ['x'] }, ['a', 'b', 'c'])
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'n' => $log['n'] + 1, 'lines' => $log['lines'] + [$words[0]] }, $words[1, -1])
}
step({ 'n' => 0, 'lines' => ['x'] }, ['a', 'b', 1])
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'n' => $log['n'] + 1, 'lines' => $log['lines'] << $words[0] }, $words[1, -1])
}
step({ 'n' => 0, 'lines' => ['x'] }, ['a', ''])
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'lines' => [$words[0]] + $log['lines'], 'n' => $log['n'] }, $words[1, -1])
}
[step({ 'n' => 0, 'lines' => ['x'] }, ['a', 'b']), step({ 'n' => 0, 'lines' => ['x'] }, ['a', undef])]
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'lines' => $log['lines'] + ['ok', $words[0]], 'n' => $log['n'] }, $words[1, -1])
}
[step({ 'n' => 0, 'lines' => [] }, ['a', 'b']), step({ 'n' => 0, 'lines' => ['x'] }, [['b']])]
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'lines' => $log['lines'] + $words[0], 'n' => $log['n'] }, $words[1, -1])
}
[step({ 'n' => 0, 'lines' => [] }, ['a', ['b', 'c']]), step({ 'n' => 0, 'lines' => [] }, ['a', ['b', 2]])]
----
type Log = Struct[{ n => Integer[0], lines => Array[String[1], 0, 3] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'lines' => $log['lines'] + [$words[0]], 'n' => $log['n'] }, $words[1, -1])
}
[step({ 'n' => 0, 'lines' => ['x'] }, ['a', 'b']), step({ 'n' => 0, 'lines' => ['x'] }, ['a', 'b', 'c'])]
----
type Log = Struct[{ lines => Array[String[1]], Optional[n] => Integer }]
function step(Log $log, Array $words, String $key) >> Log {
  if $words == [] { return($log) }
  step($log + { 'lines' => $log['lines'] + [$words[0]], $key => [1] }, $words[1, -1], $key)
}
[step({ 'lines' => ['x'] }, [], 'lines'), step({ 'lines' => ['x'] }, ['a'], 'lines')]
----
type Log = Struct[{ lines => Array[String[1]], Optional[n] => Integer }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step($log + { 'lines' => $log['lines'] + [$words[0]], 'lines' => $log['lines'] + ['y', $words[0]] }, $words[1, -1])
}
[step({ 'lines' => ['x'] }, ['a', 'b']), step({ 'lines' => ['x'] }, [{}])]
----
type Log = Struct[{ lines => Array[Variant[String[1], Integer[0, 9]]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step({ 'lines' => $log['lines'] + [$words[0]] }, $words[1, -1])
}
[step({ 'lines' => ['x'] }, ['a', 4]), step({ 'lines' => ['x'] }, ['a', 10])]
----
type Log = Struct[{ lines => Array[Array[String]] }]
function step(Log $log, Array $words) >> Log {
  if $words == [] { return($log) }
  step({ 'lines' => $log['lines'] + [[$words[0]]] }, $words[1, -1])
}
[step({ 'lines' => [] }, ['a', 'b']), step({ 'lines' => [] }, ['a', 10])]
----
function walk(Array[String[1]] $path, Any $x) {
  if $x =~ Hash { $x.map |$k, $v| { walk($path + [$k], $v) } } else { "${path.join('/')}=${x}" }
}
function from(Any $path, Any $x) { walk($path, $x) }
[walk([], { 'a' => { 'b' => 1 }, 'c' => 2 }), from(['x'], { 'y' => 3 }), walk([], { 'a' => { '' => 1 } })]
----
function walk(Array[String[1]] $path, Any $x) {
  if $x =~ Hash { $x.map |$k, $v| { walk($path << $k, $v) } } else { "${path.join('/')}=${x}" }
}
function from(Any $path, Any $x) { walk($path, $x) }
[walk([], { 'a' => { 'b' => 1 } }), from(['x', ''], { 'y' => 3 })]
----
function walk(Array[String[1]] $path, Any $x) {
  if $x =~ Hash { $x.map |$k, $v| { walk([$k] + $path, $v) } } else { "${path.join('/')}=${x}" }
}
[walk(['r'], { 'a' => { 'b' => 1 } }), walk([], { 'a' => { 2 => 1 } })]
----
type State = Struct[{ done => Array[String], left => Integer }]
function finish(Any $name, State $s) >> State { $s + { 'done' => $s['done'] + [$name] } }
[finish('a', { 'done' => ['b'], 'left' => 1 }), finish(1, { 'done' => ['b'], 'left' => 1 })]
