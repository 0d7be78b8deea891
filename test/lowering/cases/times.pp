#### operators of times
function f(Timestamp $t, Timespan $s, Integer $n) { [$t + $s, $s + $t, $t - $s, $s + $s, $s - $s, $t - $t, $s * $n].map |$x| { "${x}" } }
f(Timestamp('2024-02-28T23:59:59', '%Y-%m-%dT%H:%M:%S'), Timespan({ 'hours' => 1, 'milliseconds' => 250 }), 3)
----
function f(Timestamp $a, Timestamp $b) { [$a < $b, $a <= $b, $a > $b, $a >= $b, $a == $b, $a != $b, "${$a - $b}"] }
[f(Timestamp(1), Timestamp(2)), f(Timestamp(2), Timestamp(2)), f(Timestamp(2.5), Timestamp(2.25)), f(Timestamp(-1), Timestamp(1))]
----
function f(Timespan $a, Timespan $b) { [$a < $b, $a <= $b, $a > $b, $a >= $b, $a == $b, $a != $b, "${$a - $b}", "${$a + $b}"] }
[f(Timespan(1), Timespan(2)), f(Timespan(0.5), Timespan(0.5)), f(Timespan(-0.25), Timespan(0))]
----
function f(Timespan $a, Timespan $b) { [$a < $b, $a == $b, "${$a + $b} ${$a - $b} ${$a * 1000000}"] }
[f(Timespan(9000000000), Timespan(9000000001)), f(Timespan(-9000000000.5), Timespan(0.999999999))]
----
function f(Timestamp $a, Timestamp $b) { $a + $b }
f(Timestamp(1), Timestamp(2))
----
function f(Timespan $a, Timestamp $b) { $a - $b }
f(Timespan(1), Timestamp(2))
----
function f(Timestamp $a, Integer $n) { $a * $n }
f(Timestamp(1), 2)
----
function f(Integer $n, Timespan $a) { [$n * $a, $a * 1.5, $a * -2, $a / 2, $a / Timespan(4), $a % 3].map |$x| { "${x}" } }
f(2, Timespan(7))
----
function f(Timestamp $a, Timespan $b) { $a < $b }
f(Timestamp(1), Timespan(2))
----
function f(Timestamp $a, Timespan $b) { [$a == $b, $a != $b, $a == 1, $a < 2, $b >= 2.5] }
f(Timestamp(1), Timespan(1))
----
function f(Variant[Timestamp, Timespan] $a, Timespan $b) { "${$a + $b} ${$a - $b}" }
[f(Timestamp(1), Timespan(2)), f(Timespan(1), Timespan(2))]
----
function f(Optional[Timespan] $a, Timespan $b) { "${$a + $b}" }
[f(Timespan(1), Timespan(2)), f(undef, Timespan(2))]
----
function f(Timespan $a, Timespan $b) { "${$a + $b}" }
[f(Timespan(9000000000), Timespan(300000000))]
----
function f(Timespan $a, Integer $n) { "${$a * $n}" }
[f(Timespan(9000000000), 1000), f(Timespan(0.000000001), 9007199254740993)]
----
function f(Array[Timespan] $list) { $sum = $list.reduce(Timespan(0)) |$sum, $span| { $sum + $span } "${sum}" }
[f([]), f([Timespan(1.5), Timespan(2.75)]), f([Timespan({ 'days' => 1 }), Timespan(-1)])]
----
# Times at the ends of ranges, next to them, and beyond the numbers that are exact.
$types = [
  Timespan[{ 'hours' => 3 }, { 'hours' => 5 }], Timespan[{ 'seconds' => 1, 'nanoseconds' => 1 }], Timespan[default, { 'days' => 100000 }],
  Timespan['-1-00:00:00', '1-00:00:00'],
]
$spans = [
  Timespan({ 'hours' => 3 }), Timespan({ 'hours' => 5 }), Timespan({ 'hours' => 5, 'nanoseconds' => 1 }), Timespan({ 'hours' => 3, 'nanoseconds' => -1 }),
  Timespan(1), Timespan({ 'seconds' => 1, 'nanoseconds' => 1 }), Timespan({ 'days' => 100000 }), Timespan({ 'days' => 100000, 'nanoseconds' => 1 }),
  Timespan(-86400), Timespan({ 'days' => -1, 'nanoseconds' => -1 }), Timespan(0), 3, 'a',
]
$range = Timestamp['2020-01-01T00:00:00', '2020-12-31T00:00:00.5']
$times = ['2019-12-31T23:59:59.999999999', '2020-01-01T00:00:00', '2020-12-31T00:00:00.5', '2020-12-31T00:00:00.500000001']
[
  $types.map |$type| { $spans.map |$span| { $span =~ $type } },
  $times.map |$time| { Timestamp($time) =~ $range },
]
