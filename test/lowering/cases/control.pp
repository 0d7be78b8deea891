#### `if`, `case` and selectors as statements and as values
$r = if false { 1 }
[$r]
----
if true { $z = 5 }
$z
----
if false { $z = 5 }
$z
----
case [1,2] { *[[1,2],3]: { 'y' } default: {'n'} }
----
3 ? { *[1,3] => 'y', default => 'n' }
----
case 3 { 1: {'a'} }
----
3 ? { 1 => 'a' }
----
case 1 { default: {'d'} 1: {'one'} }
----
1 ? { default => 'd', 1 => 'one' }
----
unless true { 1 } else { 2 }
----
if '' { 1 } else { 2 }
----
$x = if true { 'a' } else { 'b' }
$x
----
$v = case 3 { 3: { $in = 4  $in + 1 } }
[$v, $in]
----
case 5 { default: {'a'} default: {'b'} }
----
5 ? { default => 'a', default => 'b' }
----
case 5 { default, 5: {'a'} default: {'b'} }
----
case 5 { default: {'a'} default, 5: {'b'} }
----
case 'x' { 'y', default: {'a'} /x/: {"b${0}"} }
----
unless false { $u = 1 }
$u
----
case 1 { 1: { $cc = 5 } }
$cc
----
$s = 1 ? { 1 => ($selv = 3), default => 4 }
$selv
----
if $os == 'x' { fail('no') } elsif true { $v = 1 } else { $v = 2 }
$v
----
function f($x) { if $x > 1 { return('big') } else { $v = 'small' }  $v }
[f(1), f(2)]
----
[1, 2, 3].map |$x| { case $x { 1: { $v = 'one' } 2: { next('two') } default: { fail('other') } }  $v }
----
[1, 2].map |$x| { case $x { 1: { $v = 'one' } 2: { next('two') } default: { fail('other') } }  $v }
----
function fail($x) { 7 }
if $os == 'linux' { fail('no') } else { $v = 1 }
$v
----
$a = $b = [$c = 3, $c]
[$a, $b, $c]
----
with(1) |$x| { $a = $b = $x + 1  [$a, $b] }
----
with(1) |$x| { if $x == 1 { $a = $b = $x + 1 }  [$a, $b] }
----
$r = if ($q = 3) == 3 { $q } else { 0 }
[$r, $q]
----
$q = $os =~ /l(.)n/ and $1 == 'i'
[$q, $1]
----
unless $os =~ /x/ { $u = 1 } else { fail('x') }
$u
----
case 'ab' { 'z': { notice('z') } /a(.)/, default: { notice("stmt ${1}") } }
----
case 1 { 2: { notice('two') } notice('side'), default: { notice('default') } }
----
case 1 { 1, notice('not evaluated'), default: { notice('default') } }
----
$x = case 'ab' { 'z': { 'z' } /a(.)/, default: { "expr ${1}" } }
$x
----
[case 1 { 2: { 2 } notice('side'), 'b', default: { 'default' } }]
----
case 'ab' { 'z': { 'z' } 'y', /a(.)/, 'x', default: { "last ${1}" } }
----
case 'ab' { default: { notice('unused') } /x(.)/, notice('side'), default: { notice("last ${1}") } }
----
function f($x) { case $x { 1: { $v = 'one' } /(.)$/, default: { $v = "last ${1}" } } $v }
[f(1), f('ab'), f([])]
#### nested filters: the first element that an outer filter keeps
[3, 1, 2].filter |$x| { $some = [4, 5, 6].filter |$y| { if $y == 5 { next(false) } true } $text = $some.join('-') $text =~ /4/ }[0]
----
[3, 1, 2].filter |$x| { $even = [4, 5, 6].filter |$y| { if $y == 5 { next(false) } true } $even.length == $x }[0]
