#### small programs that combine several constructs
$x = [1, 2, 3]
$y = $x.map |$i| { $i * 2 }.filter |$i| { $i > 2 }.reduce |$a, $b| { $a + $b }
$y
----
[[1, [2, 3]]].each |$a, $b| { notice("${a} ${b}") }
----
{a => {b => 1}}.each |$k, $v| { $v.each |$k2, $v2| { notice("${k}.${k2}=${v2}") } }
----
$r = [1,2,3].each |$x| { if $x == 2 { break() } notice($x) }
$r
----
[1,2,3].map |$x| { [4,5].map |$y| { if $y == 5 { next(0) } $x * $y } }
----
[1,2,3].map |$x| { [4,5].each |$y| { if $y == 5 { break() } notice($y) } $x }
----
function f($l) { $l.each |$x| { $l.each |$y| { if $x * $y == 6 { return([$x, $y]) } } } 'none' }
[f([1,2,3]), f([1])]
----
Integer[1, 3].reverse_each.map |$x| { $x }
----
[1,2,3,4].slice(2).map |$x| { $x }
----
[3,1,2].sort |$a, $b| { compare($b, $a) }
----
$a = {'x' => 1}
$b = $a + {'y' => 2}
"${b['y']} ${a}"
----
$h = { 'a' => { 'b' => { 'c' => 1 } } }
$h.dig('a', 'b', 'c') + $h['a']['b']['c']
----
$s = 'hello'
"${s[0]}${s[1,3]} ${s.length} ${s.upcase}"
----
$n = 3
case $n { Integer[0, 2]: { 'low' } Integer[3, default]: { 'high' } default: { 'none' } }
----
$v = [1, 'a', undef, true, 1.5, [1], {a => 1}, /x/, Integer, default]
$v.map |$x| { case $x { Undef: {'u'} Boolean: {'b'} Integer: {'i'} Float: {'f'} String: {'s'} Array: {'a'} Hash: {'h'} Regexp: {'r'} Type: {'t'} Default: {'d'} } }
----
if 1 == 1.0 and 'A' == 'a' and !('a' =~ /A/) { 'ok' } else { 'no' }
----
$x = if false { 1 }
$x =~ Undef
----
$result = with(1, 2) |$a, $b| { $c = $a + $b  $c * 2 }
$result
----
function fact(Integer[0] $n) >> Integer { if $n == 0 { 1 } else { $n * fact($n - 1) } }
fact(20)
----
function fact(Integer[0] $n) >> Integer { if $n == 0 { 1 } else { $n * fact($n - 1) } }
fact(21)
----
function even($n) { $n ? { 0 => true, default => odd($n - 1) } }
function odd($n) { $n ? { 0 => false, default => even($n - 1) } }
[even(10), odd(7), even(3)]
----
function sum(*$n) { $n.reduce(0) |$a, $b| { $a + $b } }
[sum(), sum(1,2,3), sum(*[4,5])]
----
function opt($a, $b = $a * 2, $c = $b + 1) { [$a, $b, $c] }
[opt(1), opt(1, 5), opt(1, 5, 9)]
----
function deep($n) { if $n > 0 { deep($n - 1) } else { fail("bottom") } }
deep(50)
----
function inf($n) { inf($n + 1) }
inf(0)
----
$a = [1,2,3]
[$first, *$rest] = $a
----
[$first, [$second]] = [1, [2]]
"${first}${second}"
----
$x = 'a'
$y = "${x}${'b'}${"c${'d'}"}"
$y
----
@("END"/tn$)
a\tb\n${'x'} \$y
| END
----
@(END)
a\tb ${x}
| - END
----
"\u{1F600} \t|\s|\$ \" ' \\"
----
'\' \\ \n'
----
"a
b"
----
0x1F + 017 + 1e3 + 0b1
----
[1, 2,]
----
{ 'a' => 1, }
----
notice(1,2)
----
$undef = undef
"[${undef}]" + 1
----
$t = true
$t ? { true => 'y', false => 'n' }
----
$foo = 'Integer'
"${foo}" =~ String
----
1 + 2 * 3 - 4 / 2 % 3 << 1 >> 1
----
!true == false
----
-1 + -2
----
1 < 2 and 2 < 3 or false
----
'a' in 'abc' and 1 in [1]
----
[1,2,3][1,2] + [[4]]
----
$f = |$x| { $x }
