#### random programs: statements nested in expressions keep their order, their variables and their match variables
function f0(Any $p) { notice([(false =~ Integer)])
notice(1) }
notice(2)
notice(3)
notice(1)
notice(['abc'])
notice(1)
[(false or $1)]
[f0(if $1 == undef { $a = ('10' in ['abc', 'xyz']) } else { notice(3)
[[$1, false]] })]
----
notice(3)
notice("${1}")
notice("${1}")
[if false { unless false { notice(4) } else { notice(undef) } } else { notice($2)
[(/(b)./ in ['zz', 'abc'])] }]
[!([true, $0])]
----
[1, 2].each |$y| { case reduce([1,2,3]) |$m, $a| { notice($2)
[!(true)] } { Integer, 'abc': { if true { next(5) }
[$1] } true, true: { notice($0) } default: { notice("${$0}")
[false] } }
[$a] }
notice("${$0}")
notice($1)
[!($1)]
["$os z"]
----
if "i${with(1) |$w| { $w }}j" { notice(2)
[$b] } else { case true { /b(.)/, /b(.)/: { if true { notice($a) }
["i${$0}j"] } }
notice("${$2}")
[['10', 7][1]] }
$b = ((false or false) == 'b1')
notice($b)
unless $0 { notice($2)
unless true { notice(1)
notice(2) } else { notice(1) }
[{ k => 4, 'm' => $1 }] }
if "$b z" { notice(1)
[$1] } else { notice("${1}") }
[(/(b)./ in ['zz', 'abc'])]
[(!('') and [1, 2].each |$i, $a| { $x = !(!(false))
notice('10' =~ /(b|x)(.)?/)
[[1, 2, 3].filter |$x| { unless false { notice(undef) }
['10'] }] })]
----
function f0(Integer $p, $q = 2) { if 'xyz' =~ /(b)(.)?/ { return(9) }
[1, 2].each |$a| { notice($p)
notice($2)
[(1 == 2)] }
[[1, 2, 3].filter |$b| { case with(false) |$d| { unless true { notice($p) } else { notice(3) }
notice(1)
[[$p, 'xyz']] } { [1, 2], String: { notice(true) } String: { notice(undef) } Integer: { notice($p) } } }] }
notice($1)
case "i${$2}j" { /b(.)/, 1: { $a = ('abc' !~ /^(x)/)
[reduce([1,2,3], 10) |$m, $b| { [$a, $x] = [1, 2]
case reduce([1,2,3], 10) |$m, $d| { notice([!('10')])
[1, 2].each |$d| { notice($a) }
[!($1)] } { /b(.)/, [1, 2]: { notice($a) } undef: { notice(0) } Integer: { notice('xyz') } default: { notice(false) } }
[($a == 2)] }] } [1, 2]: { if $os =~ /(.)b/ { notice("${$a}")
notice([($a ? { *[1, 'xyz'] => 4, Integer => undef, default => false })]) } elsif (3 * 2) { notice($a)
unless $a =~ /(.)b/ { notice($a) } else { notice(undef) }
[('10' =~ String)] } } /b(.)/, String: { notice("$a z") } default: { if ('10' !~ /z(q)?/) { notice([f0(true)])
notice(2)
[with(2) |Any $d| { notice("${1}")
notice("${1}")
[''] }] } } }
notice(3)
[1, 2].each |$b| { if false { if [$a, 7][-1] { break() }
[[1, 2].each |$i, $c| { notice($a)
notice($a)
[reduce([1,2,3], 10) |$m, $d| { [1, 2].each |$a| { notice(true) }
notice($2) }] }] } else { unless $a =~ /(.)b/ { notice($1) }
notice("${$a}")
[undef] }
unless $a == false { if false { notice(true) } else { notice($a) }
if true { next() }
[[*[1,2], 3]] } else { notice("${1}")
notice("${$a}")
[f0($1)] }
[undef] }
[(false == $a)]
[(/(b)./ in ['zz', 'abc'])]
----
notice(2)
case "i${1 + 1}j" { 2: { notice('abc' =~ /(b|x)(.)?/) } String: { notice(1)
[case false { 'ABC': { notice("${$0}")
[(2 =~ Integer)] } 'abc': { notice($2)
[[1, 2].each |$i, $c| { notice(1)
[[undef, 7][1]] }] } 2: { unless ('b1' !~ /^(x)/) { notice($0) }
[[*$1, 3]] } default: { notice(3) } }] } 'abc', String: { unless true { notice($zz0 = "i${$os}j")
unless $0 == $os { notice(true) } } else { notice("${1}")
notice(1)
[('b1' in 'xabcx')] }
[(3 < 3)] } }
notice(2)
notice($2)
[('abc' in ['abc', 'xyz'])]
----
notice($2)
notice([(1 * 3)])
notice("${$os}")
[(/(b)./ in ['zz', 'abc'])]
[((3 - 3) =~ String[1])]
----
function f0(Optional[Integer] $p) { notice([[$p, 7][-1]])
unless $p == $p { $b = $p
[1, 2].each |$a| { notice("${$b}")
notice(2) } } }
notice(([1, 2].map |$i, $d| { notice("${$os}")
[with($1) |Integer $b| { notice($2)
notice([(3 < 2)])
[[1, 2].map |$i, $b| { notice(2)
notice($os)
[[*[1,2], 3]] }] }] } =~ Array))
notice('' =~ /(b|x)(.)?/)
$c = "$2 z"
notice("${1}")
notice(2)
[(true =~ Boolean)]
[(/(b)./ in ['zz', 'abc'])]
----
function f0(Integer $p) >> Optional[String] { case reduce([1,2,3]) |$m, $x| { $x = (2 * 2) } { [1, 2], [1, 2]: { unless false { case !(false) { 1, String: { notice('') } 1: { notice($p) } default: { notice(undef) } true: { notice($p) } }
[1, 2].each |$d| { notice($p) }
[(3 >= 2)] }
[(true =~ String[1])] } 2: { notice(2) } }
$d = (('abc' in ['abc', 'xyz']) ? { 2 => $p, undef => [1, 2].map |$i, $b| { if true { next(3) } }, default => ($p =~ Array) })
[('xyz' =~ String)] }
notice(1)
notice('' =~ /(b|x)(.)?/)
notice(1)
[with((2 + 3)) |$b, $y2 = 4| { notice(("$2 z" =~ String[1]))
case { k => 'xyz', 'm' => undef } { 1: { notice(1)
[if '10' =~ /(b)(.)?/ { unless 'xyz' =~ /(b)(.)?/ { notice(false) } } else { notice(2)
[reduce([1,2,3]) |$m, $c| { case "$1 z" { /b(.)/: { notice('abc') } 1: { notice($0) } *[1, 'xyz']: { notice($os) } default: { notice('abc') } }
[1, 2].each |$c| { notice(1) }
[(/(b)./ in ['zz', 'abc'])] }] }] } }
[[$os, false]] }]
----
notice(3)
notice([[1, 2].map |$i, $b| { notice($os)
[$1] }])
case ($b = 0) { String: { notice("${$x}")
[[1, 2, 3].map |$a| { notice($2)
notice("${$x}")
[$1] }] } }
notice(2)
notice(1)
[(2 >= 2)]
[with(('10' in ['abc', 'xyz'])) |$d| { notice($os)
[(/(b)./ in ['zz', 'abc'])] }]
----
notice('' =~ /(b|x)(.)?/)
notice(3)
notice($2)
[case "$os z" { 1: { notice($1) } default: { if true { notice(false) } elsif '10' =~ /(b)(.)?/ { notice($1) }
[$0] } Integer: { notice(2) } }]
[('' in ['abc', 'xyz'])]
----
notice(1)
case "$0 z" { Integer, 2: { notice(1)
[with(2) |Integer $y| { notice(3)
[[1, 2].each |$i, $a| { case with($1) |Any $y, $y2 = 4| { notice($1)
[['b1', $1]] } { String: { notice(undef) } }
unless false { notice($c) }
[[1, 2, 3].each |$y| { notice(1)
notice(2)
[!($os)] }] }] }] } }
notice($0)
$b = reduce([1,2,3]) |$m, $a| { notice(with($a) |$b| { $x = (case $1 { *[1, 'xyz']: { notice([[*[1,2], 3]])
[(undef ? { 'abc' => false, 1 => undef, default => undef })] } default: { notice(3)
[1] } } =~ Integer)
notice(2) })
case !($1) { String, Integer: { notice([($0 =~ Boolean)])
[false] } default: { case if '' =~ /(b)(.)?/ { notice($os)
["i${1 + 1}j"] } else { notice(3) } { *[1, 'xyz']: { notice($1) } /b(.)/: { notice($2) } 2, 1: { notice($2) } }
[(true =~ Array)] } } }
case !(false) { true: { [1, 2].each |$b| { notice("${1}")
[[false, 7][-1]] }
['abc'] } String: { notice("${1}") } 'abc': { case $1 { 1: { if $b =~ /(.)b/ { notice('xyz') } elsif true { notice('xyz') } else { notice($b) } } 'ABC', true: { notice("${$b}")
[[1, 2, 3].each |$b| { if $b == $1 { next(5) }
[$b] }] } *[1, 'xyz']: { notice([$b])
[with($b) |Integer $a| { notice(3)
[reduce([1,2,3], 10) |$m, $d| { notice($2)
notice($b) }] }] } default: { case with(true) |$d| { unless true { notice(true) } } { /b(.)/: { notice(true) } 2, 2: { notice($b) } }
["i${$b}j"] } } } }
[(('' !~ /^(x)/) ? { true => (undef or false), *[1, 'xyz'] => ('xyz' =~ /z(q)?/), [1, 2] => (1 >= 1) })]
----
[1, 2].each |$c| { notice(3) }
notice(3)
notice('' =~ /(b|x)(.)?/)
$a = case 3 { Integer: { notice('abc' =~ /(b|x)(.)?/) } 'abc': { notice("${$1}")
[(2 < 4)] } default: { unless false { notice("${$1}")
notice([[*[1,2], 3]])
[(1 * 2)] }
[($0 ? { String => 4, Integer => false, default => 2 })] } }
$c = (if true { notice(1)
[{ k => $a, 'm' => undef }] } else { $y = if $a == $1 { notice("${1}")
[(0 != 1)] } else { case [false, true] { 'ABC': { notice("${1}")
[!(false)] } }
[(/(b)./ in ['zz', 'abc'])] } } or { k => undef, 'm' => $y })
[[1, 2, 3].each |$b| { notice(["$a z"])
[reduce([1,2,3], 10) |$m, $x| { notice('10' =~ /(b|x)(.)?/)
unless false { notice($y) }
[(true != undef)] }] }]
----
function f0(Integer $p) >> Any { unless false { notice('xyz' =~ /(b|x)(.)?/)
case [1, 2, 3].each |$c| { notice($2)
[(true =~ Optional[Integer[0,2]])] } { 1: { notice(3)
[(true != '')] } 2: { notice($2) } default: { notice($2) } } }
notice("${1}") }
if true { notice([[*[1,2], 3]])
[[1, 2].each |$i, $x| { notice({ k => $1, 'm' => $os }) }] } else { notice($0)
notice($2)
[f0(4)] }
notice('' =~ /(b|x)(.)?/)
$y = $2
[if $y == $1 { notice("${1}") } else { notice($y)
[true] }]
----
notice([with($1) |$a, $y2 = 4| { notice(3)
$c = ([1, 2, 3].each |$d| { $c = (/(b)./ in ['zz', 'abc'])
[[$c, 7][-1]] } != if $1 == false { $a = [(false =~ String[1]), 7][-1] } else { notice(1)
[{ k => $a, 'm' => $a }] }) }])
$y = [(4 ? { undef => $0, *[1, 'xyz'] => '', default => 2 }), with(undef) |$c| { notice([[4, true], 7][-1])
[{ k => true, 'm' => 4 }] }]
notice(3)
[$y]
----
notice("${$2}")
unless $1 == $1 { notice("${$1}")
if $1 == $1 { [1, 2].each |$x| { notice($2) } } else { $a = "i${with(1) |$w| { $w }}j"
$x = "i${with(1) |$w| { $w }}j"
[(/(b)./ in ['zz', 'abc'])] } }
if !('') { $d = $x
notice($2) } else { notice([('abc' in ['abc', 'xyz'])]) }
notice("${1}")
[[1, 2, 3].map |$a| { notice([[*$x, 3]]) }]
----
function f0(Any $p) { notice($p)
if false { notice(((1 >= 2) or 3)) } }
notice(2)
unless (2 == 2) { case { k => $0, 'm' => false } { 'abc': { notice(2)
["i${$0}j"] } default: { notice(2)
[(0 or 3)] } }
notice($2)
[[true, 0]] }
notice("${$1}")
[$os]
----
notice('abc')
notice("${$1}")
notice(3)
notice((/(b)./ in ['zz', 'abc']))
[undef]
[$2]
----
notice($2)
notice(({ k => $0, 'm' => $os } ? { Integer => "i${$1}j", 'ABC' => ['b1', 'xyz'], default => $1 }))
notice($1)
notice(1)
[(/(b)./ in ['zz', 'abc'])]
[[*$0, 3]]
----
function f0(Optional[Integer] $p) { notice("${$p}")
notice($p)
[('10' =~ /(b)(.)?/)] }
[1, 2].each |$c| { notice([*$2, 3])
[[true, $1]] }
notice($2)
notice(if true { notice(2)
[reduce([1,2,3], 10) |$m, $c| { notice((reduce([1,2,3], 10) |$m, $x| { notice(3)
[('xyz' !~ String)] } or { k => 1, 'm' => true })) }] } else { notice([[$1, '']]) })
notice("${$0}")
case [false, 7][-1] { *[1, 'xyz'], String: { notice(1)
[[1, 2].each |$i, $d| { notice("${1}") }] } 1: { notice($2) } undef: { notice($1)
[('' in ['abc', 'xyz'])] } default: { notice(3)
["$a z"] } }
[[1, 2, 3].filter |$d| { notice("${1}") }]
----
function f0($p, $q = 2) { notice(2)
case "i${with(1) |$w| { $w }}j" { Integer, 1: { if 'xyz' =~ /(b)(.)?/ { [1, 2].each |$x| { notice(false) } } } }
[($p or $p)] }
notice("${1}")
notice("${$1}")
if $a == true { notice('10' =~ /(b|x)(.)?/)
notice($2) } else { if '10' =~ /(b)(.)?/ { notice($1)
unless '' =~ /(b)(.)?/ { notice(false) } } elsif $1 =~ /(.)b/ { [1, 2].each |$y| { notice($os) }
[('10' !~ Integer[1,3])] } }
[(/(b)./ in ['zz', 'abc'])]
----
unless 'abc' =~ /(b)(.)?/ { if true { notice(3)
[[3, 7][0]] } else { notice([$1]) }
$y = reduce([1,2,3]) |$m, $c| { notice((1 < 2))
[1, 2].each |$d| { [1, 2].each |$d| { notice('xyz') }
notice("${$0}")
[4] }
[(3 < 3)] }
[['xyz', 7][1]] }
notice(3)
notice([(/(b)./ in ['zz', 'abc'])])
[(1 == 1)]
[case $y { 'ABC': { notice("${1}")
[(/(b)./ in ['zz', 'abc'])] } default: { case ('abc' =~ /^(x)/) { Integer: { notice([('abc' and $1)])
[(true ? { String => 'abc', undef => $0, default => $1 })] } String, undef: { unless $y =~ /(.)b/ { notice($1) }
[[1, 2, 3].each |$x| { [1, 2].each |$y| { notice($2) } }] } } } 'ABC': { notice($y)
[3] } }]
----
notice($zz0 = (/(b)./ in ['zz', 'abc']))
notice(2)
notice("${1}")
notice($2)
notice("${$1}")
[([$1, '10'] or with($1) |$y| { notice("${$1}")
[[*[1,2], 3]] })]
----
function f0(Any $p, $q = 2, *$r) { case ($p == undef) { String, /b(.)/: { notice(3)
[!('abc')] } 'abc': { if 'abc' =~ /(b)(.)?/ { unless $p =~ /(.)b/ { notice(undef) } }
[(false =~ Integer)] } [1, 2]: { notice({ k => ($p ? { undef => true, /b(.)/ => true, 2 => $p }), 'm' => ($p ? { true => $p, String => undef, undef => $p }) }) } default: { notice("${$p}") } }
unless 'xyz' =~ /(b)(.)?/ { unless "i${with(1) |$w| { $w }}j" { notice(('abc' in ['abc', 'xyz']))
[[1, 2].map |$i, $d| { notice([('xyz' !~ String), 7][0]) }] } else { notice("${1}") }
[with(3) |Integer $y| { notice("${1}")
[false] }] }
[$p] }
notice("${1}")
notice($0)
[1, 2].each |$c| { notice("${$os}") }
$y = (3 - 2)
[(('xyz' =~ /z(q)?/) ? { [1, 2] => [*$y, 3], 'ABC' => f0(2), default => $1 })]
----
function f0($p, *$r) >> Optional[String] { if false { notice('b1' =~ /(b|x)(.)?/)
notice($2) } else { notice("${1}") }
notice($2) }
case 'xyz' { 'abc', 1: { notice(case if $1 =~ /(.)b/ { notice(2)
["$1 z"] } else { case $1 { 2: { notice($2) } default: { notice('10') } /b(.)/: { notice($os) } } } { 'abc': { unless f0(true) { case with(true) |$b| { notice($0)
notice($1) } { /b(.)/: { notice('xyz') } [1, 2]: { notice(true) } default: { notice(undef) } }
notice('abc' =~ /(b|x)(.)?/)
[true] } } Integer: { [$x, $b] = $0 } default: { notice([[1, 2, 3].filter |$y| { unless true { notice(undef) } }])
[[1, 2, 3].each |$y| { notice("${$os}")
[('' in 'xabcx')] }] } }) } 'abc', String: { notice('abc' =~ /(b|x)(.)?/)
[('xyz' in 'xabcx')] } default: { notice($2)
[[true, 7][-1]] } 2: { $y = ("$os z" or 0)
[('abc' in ['abc', 'xyz'])] } }
notice('b1' =~ /(b|x)(.)?/)
notice($y)
notice($y)
[(!($y) and (undef ? { 'abc' => 'abc', 2 => $1, default => true }))]
----
[1, 2].each |$d| { unless $d =~ /(.)b/ { notice([($1 != $0)])
unless $1 =~ /(.)b/ { notice(true) } else { notice(undef) } }
if 'xyz' =~ /(b)(.)?/ { next() }
[(true ? { Integer => 'xyz', true => $1, default => $1 })] }
notice('xyz' =~ /(b|x)(.)?/)
notice(3)
notice("${1}")
[with("$1 z") |$b, $y2 = 4| { unless 'b1' =~ /(b)(.)?/ { notice($0) } }]
----
function f0($p, $q = 2) { unless $p == 1 { notice(2)
[(true == false)] } else { notice($2)
if [*$p, 3] { $c = (case reduce([1,2,3], 10) |$m, $a| { notice("$p z") } { 1: { notice($p)
[(false ? { 1 => $p, 2 => true, true => '' })] } undef: { notice($p) } *[1, 'xyz']: { notice(3) } default: { notice('' =~ /(b|x)(.)?/)
[with(true) |Integer $d, $y2 = 4| { notice("${$p}")
notice(3)
[(/(b)./ in ['zz', 'abc'])] }] } } and ($1 ? { undef => $p, true => $p, default => $1 }))
notice($c)
[[*$p, 3]] } }
if $c == false { if true { notice([$p, { k => 2, j => 0 }])
["$c z"] } } elsif $p == true { unless case ($1 =~ Optional[Integer[0,2]]) { Integer: { unless $c =~ /(.)b/ { notice(false) } else { notice($1) }
[[1, 2].map |$i, $d| { notice(3) }] } default: { notice($p)
[('b1' =~ /(b)(.)?/)] } } { notice($zz0 = reduce([1,2,3]) |$m, $c| { notice(case [*[1,2], 3] { [1, 2]: { notice([1, 2, 3].map |$a| { $d = ([1, 2].each |$i, $c| { notice($2)
if $p =~ /(.)b/ { next() }
[($b = true)] } or if '10' =~ /(b)(.)?/ { notice($p) } else { notice(2)
[(undef =~ Boolean)] })
notice($1)
[reduce([1,2,3]) |$m, $d| { if $p == $c { return() }
[($c ? { String => $c, 1 => 2, default => $c })] }] }) } [1, 2], Integer: { notice(3)
["i${1 + 1}j"] } 1: { notice("${$p}") } })
[(1 < 4)] })
[1, 2].each |$b| { notice($1) } } } else { $d = [('b1' in ['abc', 'xyz']), (2 == 3)]
[[1, 2, 3].map |$d| { case reduce([1,2,3]) |$m, $y| { notice(!([$1, $p])) } { /b(.)/, true: { notice($1) } undef, *[1, 'xyz']: { notice('xyz') } 'ABC': { notice(false) } default: { notice(true) } }
notice($2)
[(undef != $d)] }] }
[[$c, 7][0]] }
notice(1)
notice("${$1}")
notice($2)
notice($1)
[[*[1,2], 3]]
[[$1, reduce([1,2,3], 10) |$m, $b| { $b = ('10' in 'xabcx')
case reduce([1,2,3]) |$m, $a| { case f0($b, '10') { true, Integer: { notice($1) } Integer: { notice(false) } default: { notice($b) } } } { 1: { notice($b) } 'ABC', 2: { notice($1) } } }]]
----
notice(2)
unless 'abc' =~ /(b)(.)?/ { notice("${1}") }
notice($zz0 = with(true) |Any $b, $y2 = 4| { case $0 { 1, 'ABC': { notice(undef) } default: { notice(true) } } })
[$x, $c] = {a => 1, b => 2, c => 3}
notice(["$1 z"])
[with([1, 2].map |$i, $a| { unless $2 =~ /(.)b/ { notice($1) } else { notice(undef) }
[1, 2].each |$d| { notice(false) } }) |$b| { [1, 2].each |$y| { notice([['xyz', 7][1]])
unless true { notice(3) } else { notice($2) }
[(2 == 1)] } }]
----
function f0(Optional[Integer] $p) { if $p =~ /(.)b/ { return(9) }
notice($p)
[[1, 2, 3].filter |$c| { if $p =~ /(.)b/ { notice($p) } else { notice('b1') }
[true] }] }
notice([($1 or true)])
case [3, 7][0] { 2: { notice($os) } default: { notice($os) } }
if $2 =~ /(.)b/ { notice(3)
$d = reduce([1,2,3], 10) |$m, $d| { $a = $2
[with(4) |Any $c| { notice(3)
["$a z"] }] }
[f0(true)] }
[(/(b)./ in ['zz', 'abc'])]
[false]
----
function f0(Optional[Integer] $p, *$r) { notice([(/(b)./ in ['zz', 'abc'])])
notice(3) }
notice([(undef == 2)])
[1, 2].each |$y| { [1, 2].each |$x| { notice($2)
[[true, 7][0]] }
unless reduce([1,2,3], 10) |$m, $c| { notice(1)
[f0(undef, $1)] } { notice("${1}")
[with(true) |Any $c| { $y = ([*[1,2], 3] and $1) }] } else { notice(3)
notice(2) }
[(/(b)./ in ['zz', 'abc'])] }
notice([*$1, 3])
[('10' in 'xabcx')]
[('' !~ /^(x)/)]
----
if $1 == true { notice({ k => $1, j => [*$1, 3] })
[('b1' !~ /(b)(.)?/)] } else { if !(true) { notice([('10' in 'xabcx')])
notice($zz0 = 2)
[('b1' in 'xabcx')] } elsif false { if '10' =~ /(b)(.)?/ { notice(4) }
[('' in 'xabcx')] }
notice("${$2}")
[($a = false)] }
notice($2)
notice("${$2}")
notice([[1, 2, 3].map |$c| { [1, 2].each |$b| { notice($1) } }])
[[1, 2].each |$i, $x| { notice([($b = false)])
[[1, 2, 3].map |$y| { notice("${$2}")
if [2, 0] { next(6) } }] }]
----
function f0(Any $p) { case case "$p z" { 2, true: { notice(3) } 1, 'ABC': { notice([$p])
[[$p, '10']] } 'ABC', 'abc': { [1, 2].each |$c| { notice(1) }
["$p z"] } default: { notice($2) } } { Integer: { case [1, 2, 3].filter |$d| { notice((!('10') == !($p)))
[$d, $b] = {a => 1, b => 2, c => 3}
[$p] } { undef: { notice($2)
[('' in 'xabcx')] } 1, Integer: { unless $p =~ /(.)b/ { notice($1) } } [1, 2]: { case (1 * 2) { *[1, 'xyz']: { notice(true) } undef: { notice(1) } *[1, 'xyz']: { notice(false) } }
[{ k => 'abc', 'm' => undef }] } default: { [1, 2].each |$a| { notice('abc') }
["$p z"] } } } [1, 2], 2: { if $p =~ /(.)b/ { notice(reduce([1,2,3], 10) |$m, $a| { notice(undef)
[$b, $d] = [1, 2]
[$p] }) } else { notice($2)
notice(1) } } }
[1, 2].each |$b| { if $p =~ /(.)b/ { return(9) }
case !('') { undef: { [1, 2].each |$b| { notice(true) }
[[true, $1]] } true: { if $p == 1 { notice(false) } elsif true { notice(1) } else { notice(true) }
[($1 == '10')] } 'ABC', true: { notice(2) } default: { notice($p) } }
[(/(b)./ in ['zz', 'abc'])] }
[with('abc') |Any $b| { if $1 =~ /(.)b/ { notice(true) } else { notice($p) }
if true { notice($1) } elsif $p == true { notice(undef) } else { notice(true) } }] }
notice($zz0 = ($b = 0))
notice(((2 + 2) =~ Optional[Integer[0,2]]))
notice("${$2}")
notice(3)
notice($2)
[[1, 2, 3].each |$c| { notice($2)
[1, 2].each |$d| { notice(true) } }]
[[1, 2].map |$i, $c| { notice($0)
notice(2) }]
----
notice($0)
notice(2)
notice(2)
[1, 2].each |$d| { $a = if true { unless $1 == $0 { notice([($1 == false)])
$b = (/(b)./ in ['zz', 'abc']) } else { unless true { notice(3) }
[$b] }
[4] } else { case undef { 'ABC', Integer: { notice(2)
[[1, 2].each |$i, $c| { $d = (('xyz' in ['abc', 'xyz']) ? { undef => ('abc' =~ /(b)(.)?/), *[1, 'xyz'] => ($b and undef), String => [$b, undef] })
[1, 2].each |$x| { notice($d) }
[(3 =~ Boolean)] }] } default: { notice($zz0 = "i${$b}j") } }
[!(undef)] }
notice(2) }
[('' ? { *[1, 'xyz'] => !('10'), true => ('' =~ Integer[1,3]), default => !($0) })]
----
notice(1)
case ('abc' != $2) { undef: { notice($2) } /b(.)/: { notice(('xyz' ? { 2 => "$2 z", /b(.)/ => [1, 2, 3].filter |$d| { if $1 =~ /(.)b/ { notice(2) } else { notice($1) }
[undef] }, true => [*$0, 3] }))
[{ k => $d, 'm' => false }] } default: { notice($2) } }
[1, 2].each |$b| { notice([(1 == 3)]) }
[with(false) |Any $b| { notice(2) }]
[('xyz' in 'xabcx')]
----
notice(reduce([1,2,3]) |$m, $y| { notice([1, 2, 3].filter |$d| { $b = "i${1 + 1}j"
notice($2) })
notice($2)
[{ k => 'abc', 'm' => $1 }] })
$b = [($y = true), 7][1]
notice(3)
unless $b == $1 { unless false { notice(1)
notice([$b])
[(0 and false)] } else { notice(1)
notice("${$b}")
[[*$b, 3]] } } else { notice(1)
notice([(1 ? { *[1, 'xyz'] => $1, Integer => '10', default => 'xyz' })])
[(true and $b)] }
[($b != $1)]
[with(reduce([1,2,3]) |$m, $y| { notice(3) }) |$x| { case ($1 =~ Optional[Integer[0,2]]) { String, 1: { [1, 2].each |$c| { notice('b1') } } }
notice(1) }]
----
notice($2)
case $1 { 'abc': { if 'xyz' =~ /(b)(.)?/ { unless true { notice('') }
[1, 2].each |$a| { notice($1) }
[[$2, 'xyz']] } } }
notice("${$2}")
notice(3)
[(1 >= 2)]
[$0]
----
function f0(Optional[Integer] $p) { case [1, 2].map |$i, $x| { notice("${$p}")
notice(2)
[($p != false)] } { true: { [1, 2].each |$x| { notice(3)
unless false { notice($p) }
[('10' =~ Integer)] } } Integer: { case [false, 7][0] { 1: { notice($2) } Integer, 1: { $d = [*$p, 3]
[$1] } default: { notice([!($d)]) } 'abc': { notice([[true, $d]])
[(undef =~ Array)] } } } }
notice(3) }
[1, 2].each |$a| { unless $2 =~ /(.)b/ { [1, 2].each |$a| { notice(undef) }
[(/(b)./ in ['zz', 'abc'])] } else { notice("$b z")
[reduce([1,2,3]) |$m, $d| { notice(1)
[$0] }] }
notice("${1}") }
unless false { if $1 =~ /(.)b/ { [1, 2].each |$d| { notice(true) }
[[$2, 7][0]] } else { notice('' =~ /(b|x)(.)?/)
["i${with(1) |$w| { $w }}j"] } } else { notice($2)
[$os] }
if true { notice(3)
notice($2)
[($0 == 0)] } elsif $os { notice(1)
notice(2) } else { if $0 == true { if 'xyz' =~ /(b)(.)?/ { notice(undef) } elsif false { notice($0) } else { notice(true) } } }
[1, 2].each |$x| { notice($1)
notice([(3 < 2)])
[undef] }
notice(1)
["$1 z"]
----
function f0(Optional[Integer] $p, $q = 2) { notice(3)
notice($2) }
case ('' in ['abc', 'xyz']) { 1, undef: { if $os { notice(3) } else { if 'xyz' =~ /(b)(.)?/ { notice(4) }
notice($1) }
[$x] } 'ABC': { $a = (f0(true, $1) == (true == undef)) } undef, 1: { [1, 2].each |$d| { notice(('10' in ['abc', 'xyz'])) } } }
notice('xyz' =~ /(b|x)(.)?/)
[1, 2].each |$x| { [1, 2].each |$y| { unless $a == $a { notice('10') } else { notice(true) } }
notice($a)
[{ k => 2, 'm' => $1 }] }
if 'xyz' =~ /(b)(.)?/ { [1, 2].each |$y| { notice("${$a}")
notice(3)
[('' in ['abc', 'xyz'])] }
notice("${$a}") }
case ($1 != $a) { 'abc', Integer: { [1, 2].each |$x| { notice([f0($2)])
notice(3)
[(/(b)./ in ['zz', 'abc'])] } } 'abc': { notice($a)
[f0(false, undef)] } String, /b(.)/: { unless '' =~ /(b)(.)?/ { notice(2) } } }
[false]
[(('b1' !~ /(b)(.)?/) =~ String[1])]
----
function f0(Any $p) { if false { notice([[1, 2].map |$i, $c| { if true { return(9) } }])
case [true, 7][-1] { String, 'abc': { notice($p)
[with(1) |$a| { notice(3)
if true { notice(false) } elsif $p =~ /(.)b/ { notice(1) } }] } String: { notice(["$p z"])
[with($p) |$b| { notice("${$p}")
case ['xyz', 0] { 'abc': { notice($p) } }
[[1, 2, 3].each |$x| { case "i${$p}j" { *[1, 'xyz']: { notice('abc') } true, *[1, 'xyz']: { notice($p) } }
notice([('abc' != 2)]) }] }] } *[1, 'xyz']: { [1, 2].each |$y| { notice($p) } } }
[false] }
notice(2) }
if true { notice(['10']) } else { case f0($os) { Integer: { case !($os) { true: { notice(true) } default: { notice(undef) } } } 1: { [1, 2].each |$b| { notice(2) }
[[1, 2, 3].map |$c| { notice(3) }] } default: { if true { notice($1) } } } }
notice(3)
notice("${1}")
if (undef =~ Optional[Integer[0,2]]) { if $2 == $b { [1, 2].each |$b| { notice(true) }
notice(3)
[(2 * 3)] } elsif $1 == true { notice(1)
case with($0) |$d| { $y = (('' =~ /(b)(.)?/) =~ Boolean)
notice(2)
[('' in 'xabcx')] } { true, Integer: { notice($2) } } }
$y = $0 }
notice("${1}")
[('xyz' =~ /^(x)/)]
[with(($1 and true)) |$b| { notice("${1}")
["$y z"] }]
----
[$a, $x] = {a => 1, b => 2, c => 3}
notice(3)
notice(['', (2 =~ Boolean)])
[$c, $y] = $os
[with(true) |$d| { notice([reduce([1,2,3]) |$m, $b| { notice([$1])
[$a] }])
if false { notice(2)
notice(3) } else { unless $0 =~ /(.)b/ { notice(undef) } else { notice('abc') }
[($x == 2)] } }]
----
notice(3)
notice($2)
notice(1)
[(('b1' !~ String) =~ Boolean)]
----
$y = (/(b)./ in ['zz', 'abc'])
if reduce([1,2,3], 10) |$m, $y| { notice("${$y}") } { notice($y)
unless 'b1' =~ /(b)(.)?/ { unless $y =~ /(.)b/ { notice(true) }
case !(true) { 'abc', undef: { notice($1) } default: { notice($y) } }
[with(false) |$x| { notice((3 =~ Integer))
[!($y)] }] } else { notice(2)
notice($y) }
[true] } elsif $y =~ /(.)b/ { notice(([false, $1] != "i${1 + 1}j"))
if $y == false { [1, 2].each |$d| { notice(undef) }
[$y] } else { notice(2)
notice($y) }
[reduce([1,2,3]) |$m, $a| { notice([('b1' ? { String => true, 2 => $y, default => false })])
[1, 2].each |$x| { notice('abc') }
[[1, 2, 3].each |$b| { notice("${$y}")
notice("${$y}") }] }] }
notice(1)
notice("${$y}")
[{ k => undef, 'm' => $1 }]
["i${[1,'q']}j"]
----
notice(('b1' =~ /z(q)?/))
notice([[1, 2].each |$i, $x| { if 'xyz' =~ /(b)(.)?/ { break() }
unless $1 =~ /(.)b/ { notice('10') }
[[1, 2, 3].each |$a| { notice(["i${$1}j"])
notice(1) }] }])
notice(3)
notice(3)
["i${$1}j"]
[(true =~ Integer)]
----
function f0($p, $q = 2, *$r) { notice(1)
$c = [*[1,2], 3] }
notice(2)
notice(2)
[1, 2].each |$b| { notice(2)
case [*$2, 3] { Integer: { notice("${$1}") } /b(.)/: { notice("$1 z") } *[1, 'xyz']: { unless 'xyz' =~ /(b)(.)?/ { notice('') }
["$2 z"] } default: { [$x, $x] = {a => 1, b => 2, c => 3} } }
[true] }
notice($2)
[1, 2].each |$b| { notice("${$os}")
[if $0 == false { notice($1) } else { notice(2) }] }
[[1, 2, 3].filter |$a| { notice($zz0 = $1)
notice($2)
[('' =~ /(b)(.)?/)] }]
----
function f0(Integer $p) { if false { notice(1)
notice([[$1, 3]])
[[1, 2].each |$i, $c| { notice($p)
[(1 + 2)] }] } else { notice(1)
[3] }
[1, 2].each |$x| { notice(!(!(4)))
[[$p, 7][-1]] } }
notice([1, 2, 3].filter |$d| { unless reduce([1,2,3]) |$m, $b| { if false { next() } } { notice(2) }
unless true { notice($2)
$a = !($1) } else { if $a == '10' { notice($1) } else { notice(1) } } })
notice(1)
notice([$1])
notice($2)
[[{ k => false, 'm' => $1 }, 7][1]]
----
function f0($p, $q = 2) >> Any { notice([(true and $1)])
notice($2) }
if $os == 2 { notice(2)
[(false ? { 1 => $1, /b(.)/ => undef, /b(.)/ => false })] } elsif $1 =~ /(.)b/ { notice($b) }
[1, 2].each |$b| { notice(1) }
notice("${1}")
unless true { notice("${1}")
[{ k => false, 'm' => $os }] }
notice([!(undef)])
[('10' =~ /(b)(.)?/)]
----
function f0(Integer $p) { notice("${1}")
if [*[1,2], 3] { return(9) }
[[1, 2].each |$i, $a| { notice('abc' =~ /(b|x)(.)?/)
[1, 2].each |$d| { notice($1) }
[[1, 2].each |$i, $c| { [1, 2].each |$a| { notice(false) }
notice([('b1' in ['abc', 'xyz'])]) }] }] }
unless '' =~ /(b)(.)?/ { case (true and true) { [1, 2]: { notice($1)
[('xyz' =~ String)] } }
notice($1)
[[1, 2, 3].each |$x| { notice("${1}")
$b = f0(true) }] }
case $2 { 2: { if true { notice("${1}")
["$os z"] } else { notice(1) }
["$os z"] } *[1, 'xyz']: { notice(2) } default: { notice(3) } }
notice($os)
[1, 2].each |$a| { notice([($y = true)])
[('xyz' in 'xabcx')] }
notice([!(true)])
[[1, 2].each |$i, $c| { if '10' =~ /(b)(.)?/ { notice($2)
notice($2) } }]
----
notice($2)
notice(3)
notice(3)
[[1, 2].each |$i, $d| { notice(2)
notice(3)
[case with(undef) |$d| { [1, 2].each |$x| { notice($0) }
notice($os)
[$1] } { Integer, true: { if $0 == 4 { notice(false) } elsif 'b1' =~ /(b)(.)?/ { notice(1) }
[0] } default: { notice([(2 < 2)]) } }] }]
[[!(false), [1, 2].each |$i, $a| { [1, 2].each |$x| { notice(undef) }
[[4, $2]] }]]
----
function f0($p) >> Optional[String] { if $p =~ /(.)b/ { next(3) }
notice([('b1' !~ /(b)(.)?/)]) }
$a = !(reduce([1,2,3]) |$m, $d| { notice(3)
if true { notice($x) } elsif 'xyz' =~ /(b)(.)?/ { notice(3) }
["$os z"] })
notice("${$os}")
case (/(b)./ in ['zz', 'abc']) { Integer, true: { notice("${$a}") } }
[1, 2].each |$b| { notice(2)
if false { if true { notice(undef) } elsif true { notice($a) }
[!(false)] } elsif false { if true { notice($a) } elsif $a =~ /(.)b/ { notice(true) } } else { notice($a)
case false { 'abc': { notice($a) } Integer: { notice(true) } Integer: { notice($1) } }
[(/(b)./ in ['zz', 'abc'])] } }
[(1 + 3)]
[$a]
----
function f0(Any $p) { notice("${$p}")
notice(2)
[('abc' !~ Integer[1,3])] }
notice("${1}")
case $2 { *[1, 'xyz'], Integer: { case $os { String: { notice($2)
[0] } default: { $x = with((3 == true)) |$c| { notice(3) }
[f0(true)] } }
[!($1)] } [1, 2]: { [1, 2].each |$c| { if false { notice($x) }
[with(2) |Integer $b| { notice(2)
[$x] }] }
[$1] } true: { case (undef ? { 'ABC' => 2, *[1, 'xyz'] => 0, default => $x }) { 2: { notice("${1}")
[(undef =~ String[1])] } 'ABC': { notice($2) } String: { unless false { notice($1) } else { notice(0) } } } } }
notice(2)
[[*[1,2], 3]]
[case $x { 'ABC': { notice(2)
[with(3) |Integer $x| { notice("${1}")
notice([(1 == 2)])
[$x] }] } undef, undef: { notice((true != [*$x, 3])) } default: { case "i${[1,'q']}j" { true, 'ABC': { case false { 2: { notice($1) } default: { notice('abc') } } } }
[[1, 2].each |$i, $a| { if 'xyz' =~ /(b)(.)?/ { notice(false) } elsif $os == true { notice(true) } else { notice($1) }
if "$x z" { notice(true) } else { notice($1) }
[[*[1,2], 3]] }] } 1: { if $x =~ /(.)b/ { notice(3)
$y = [{ k => '10', 'm' => true }, reduce([1,2,3]) |$m, $a| { notice([1, 2].map |$i, $y| { $a = ((/(b)./ in ['zz', 'abc']) ? { 1 => false, *[1, 'xyz'] => (false =~ Optional[Integer[0,2]]), default => 0 })
[f0(undef, 2)] })
notice(2)
[if $x =~ /(.)b/ { if $x =~ /(.)b/ { next(5) }
[($x =~ String[1])] } else { notice("${1}")
[f0($x)] }] }] } } }]
----
notice("${1}")
unless false { unless 'abc' =~ /(b)(.)?/ { notice("${$c}") }
notice([($2 == $1)]) }
notice($os)
case "i${[1,'q']}j" { Integer: { case [1, 2, 3].each |$b| { [1, 2].each |$y| { notice('xyz') }
[1, 2].each |$d| { notice(4) } } { 1: { notice(2) } *[1, 'xyz']: { [1, 2].each |$y| { notice(undef) } } /b(.)/: { notice("${$1}") } }
[[$1, false]] } 'ABC': { notice(if "$0 z" { if 'abc' =~ /(b)(.)?/ { notice('b1' =~ /(b|x)(.)?/)
["$0 z"] } else { notice((/(b)./ in ['zz', 'abc']))
[(/(b)./ in ['zz', 'abc'])] }
[[1, 2].each |$i, $c| { unless $0 =~ /(.)b/ { notice('b1') }
notice("${1}")
[$1] }] } else { notice("${$0}") })
[2] } 2: { notice($2) } }
["$1 z"]
[((3 < 3) =~ String[1])]
----
function f0($p) { [1, 2].each |$y| { notice($p)
[1, 2].each |$a| { notice([(1 < 3)])
[$p] } }
notice($2)
[0] }
notice(["i${with(1) |$w| { $w }}j"])
notice($os)
notice(1)
notice([[1, 2, 3].each |$d| { unless true { notice(true) }
["i${$1}j"] }])
notice([case (2 + 2) { true: { notice(([1, 2].map |$i, $b| { $x = "$0 z"
notice($2) } and reduce([1,2,3], 10) |$m, $a| { notice("${1}")
[true] })) } default: { [1, 2].each |$b| { notice('abc') } } undef: { [1, 2].each |$a| { notice(4) }
[!(3)] } }])
[!(1)]
[!("i${$1}j")]
----
function f0(Integer $p) { notice($p)
notice(3) }
unless $1 == $1 { notice(('abc' =~ /(b)(.)?/))
if true { notice($1) } }
notice("${$b}")
notice([[*$0, 3]])
notice(1)
[('' =~ /(b)(.)?/)]
[(/(b)./ in ['zz', 'abc'])]
----
function f0(Any $p, $q = 2) { [$c, $b] = $p
notice(3) }
notice("${$os}")
notice(1)
notice($2)
if [1, 2, 3].each |$y| { unless 'xyz' =~ /(b)(.)?/ { notice(2) } else { notice(false) }
[(3 - 3)] } { notice([!(undef)])
[case undef { /b(.)/, Integer: { $c = { k => $1, 'm' => $1 } } undef, Integer: { notice(with(reduce([1,2,3], 10) |$m, $d| { notice(2) }) |$c| { notice("${1}")
unless $c { notice(2)
$d = ((false and '10') or (true ? { 1 => undef, undef => false, default => false })) }
[(false == $1)] }) } 'ABC': { [1, 2].each |$a| { notice(false) }
[case { k => false, 'm' => $1 } { true: { notice(with(with(0) |$b, $y2 = 4| { if 'xyz' =~ /(b)(.)?/ { notice(4) } elsif $c =~ /(.)b/ { notice(true) } }) |$d| { unless '' { notice(3)
$y = (('' !~ Integer[1,3]) != ('abc' == true)) } else { if true { notice(undef) }
notice(2)
[(false ? { 1 => $y, /b(.)/ => $c, default => 3 })] } })
[!(2)] } default: { notice(3) } }] } }] } else { [1, 2].each |$x| { unless (undef == $c) { notice($c) } } }
notice({ k => !($c), 'm' => { k => true, j => $c } })
[[*$c, 3]]
----
notice($zz0 = 0)
[1, 2].each |$x| { notice($2)
[if $0 =~ /(.)b/ { notice(2) } else { notice(2)
[case $0 { 'abc', *[1, 'xyz']: { notice(3) } 2, 'abc': { [1, 2].each |$c| { notice(true) }
[($1 == '10')] } default: { notice(3) } }] }] }
unless true { case $1 { undef, Integer: { unless with($0) |$x| { if $1 == '10' { notice('') }
case $2 { /b(.)/: { notice(false) } default: { notice(2) } } } { notice($os) } else { notice($1) } } 'ABC': { notice($zz1 = [4, undef]) } default: { notice("${$2}") } } }
case [false, true] { *[1, 'xyz']: { notice("i${$1}j") } true: { notice("${$0}") } default: { notice($1) } }
$c = ('' in ['abc', 'xyz'])
[if reduce([1,2,3]) |$m, $b| { unless '' =~ /(b)(.)?/ { notice(4) } } { case if { k => 3, 'm' => $c } { [1, 2].each |$a| { notice('10') } } else { [1, 2].each |$b| { notice(true) } } { Integer, [1, 2]: { notice(2) } default: { if undef { notice(true) } else { notice($c) }
[$c] } } } else { notice(2) }]
----
notice([$1])
unless [1, 2].each |$i, $x| { notice(1)
[$0] } { if false { case ('b1' =~ /^(x)/) { /b(.)/: { notice(undef) } [1, 2]: { notice(false) } default: { notice(undef) } } } else { [$b, $a] = $1
notice($0) }
notice(3) }
case (2 == 4) { String: { $d = ($1 != $1)
[(/(b)./ in ['zz', 'abc'])] } 'abc': { notice(3) } [1, 2]: { notice(2)
[('abc' !~ /^(x)/)] } }
notice($2)
[(true or '')]
[{ k => [1, 2].each |$i, $a| { notice($zz0 = (1 - 2)) }, j => reduce([1,2,3], 10) |$m, $c| { [1, 2].each |$c| { notice(0) }
notice([{ k => true, j => $d }])
[('xyz' !~ /^(x)/)] } }]
----
[1, 2].each |$d| { notice($2) }
unless 'b1' =~ /(b)(.)?/ { $x = reduce([1,2,3]) |$m, $x| { notice($0)
notice(reduce([1,2,3]) |$m, $b| { notice(2)
[if true { if true { notice(true) } elsif true { notice($os) } else { notice($1) } } else { notice([1, 2].map |$i, $y| { notice(2) })
[$0] }] })
[('abc' in ['abc', 'xyz'])] }
[{ k => true, 'm' => false }] }
[1, 2].each |$y| { if $x =~ /(.)b/ { next(6) }
notice("${1}")
[[1, 2, 3].filter |$d| { [1, 2].each |$c| { notice(undef) } }] }
notice(2)
[with([1, 2, 3].filter |$d| { unless $1 { notice($1) }
case ($1 ? { undef => $x, 'abc' => $x, default => '10' }) { true: { notice('abc') } 'ABC': { notice(false) } 'ABC': { notice($1) } default: { notice(false) } [1, 2]: { notice($1) } }
[$x] }) |$c| { $b = ([1, 2, 3].each |$x| { if '10' =~ /(b)(.)?/ { notice(true) } } == [$x, 7][0])
notice("${$x}")
[(3 - 3)] }]
----
function f0(Integer $p, *$r) { notice(1)
notice('abc' =~ /(b|x)(.)?/)
[if $p == $p { notice($p) } else { notice("${$0}")
[if ($1 ? { 'abc' => 'b1', String => $1, default => 0 }) { unless true { notice(1) } } else { notice(["i${[1,'q']}j"]) }] }] }
case ('xyz' =~ /^(x)/) { String, 'abc': { notice("${$1}")
[(0 =~ Array)] } Integer, 'abc': { notice({ k => (1 >= 3), 'm' => with(true) |Any $c| { notice([(false or $1)])
[undef] } }) } 1: { unless $1 =~ /(.)b/ { notice([[1, 2].map |$i, $d| { if [*[1,2], 3] { next(5) }
[[*$os, 3]] }])
unless false { notice(undef) }
[if [1, 2].each |$i, $d| { case (undef ? { /b(.)/ => $1, 'ABC' => $1, default => $1 }) { undef: { notice(false) } default: { notice($os) } } } { notice(3)
[with(4) |Integer $b| { notice($1)
[$1] }] } else { notice('b1' =~ /(b|x)(.)?/) }] } } default: { if false { notice([reduce([1,2,3]) |$m, $x| { notice("${$2}")
notice(1)
[(/(b)./ in ['zz', 'abc'])] }])
notice("${1}")
[('xyz' in 'xabcx')] } else { notice($a)
case ('' in ['abc', 'xyz']) { 2, /b(.)/: { notice($1) } /b(.)/: { notice(false) } default: { notice('') } } } } }
notice($0)
notice(('10' !~ /z(q)?/))
[$0]
----
[1, 2].each |$d| { notice($2)
notice([[true, 7][1]])
["$0 z"] }
notice({ k => [1, 2].map |$i, $b| { unless [*[1,2], 3] { notice('') } else { notice(true) }
notice("${1}") }, 'm' => false })
[$a, $a] = $os
[(/(b)./ in ['zz', 'abc'])]
----
function f0($p, $q = 2) { $a = ($b = "i${$p}j")
notice([('xyz' in 'xabcx')])
[true] }
notice("${1}")
[1, 2].each |$c| { notice(3)
[('10' in ['abc', 'xyz'])] }
notice(3)
notice(3)
notice("${$a}")
[undef]
[with(('abc' =~ /^(x)/)) |Any $y| { case reduce([1,2,3]) |$m, $x| { if [$2, $os] { next() }
notice("${$2}") } { *[1, 'xyz'], undef: { [1, 2].each |$c| { notice(false) } } 1, *[1, 'xyz']: { notice(1) } } }]
----
function f0($p) { notice($p)
if 'xyz' =~ /(b)(.)?/ { notice([('b1' =~ Integer[1,3])])
notice('xyz' =~ /(b|x)(.)?/)
[[*[1,2], 3]] } }
$c = with([1, 2, 3].map |$x| { notice("${1}")
notice(1)
["$1 z"] }) |$b| { notice(3)
[('' in ['abc', 'xyz'])] }
notice("${$c}")
notice("${$c}")
["i${$c}j"]
----
function f0($p, $q = 2, *$r) { notice(3)
notice([[undef, 7][0]]) }
notice("${$os}")
notice($1)
$c = true
[[1, 2].each |$i, $d| { notice([('abc' =~ String)])
notice([('' =~ /z(q)?/)])
[$c] }]
----
[$d, $a] = {a => 1, b => 2, c => 3}
unless false { notice([('abc' in 'xabcx')])
notice([($x != false)]) }
notice($zz0 = 2)
notice("${$os}")
[('abc' =~ String)]
----
function f0(Any $p) { notice(1)
notice($2) }
notice($0)
notice("${$1}")
if true { $x = $1
$c = with(f0('10')) |Any $b| { notice("${1}")
notice("${1}") } }
[([1, 2].map |$i, $b| { notice((with($1) |$c| { $a = (1 ? { 2 => ('abc' =~ /^(x)/), *[1, 'xyz'] => ('' == 2), [1, 2] => ($c ? { [1, 2] => true, [1, 2] => 4, default => 4 }) }) } ? { true => ['10', 7][0], /b(.)/ => with($1) |Any $a| { if (true != undef) { next() }
[if $x =~ /(.)b/ { notice("${$x}") } else { $a = !(with($c) |$b, $y2 = 4| { notice($2)
notice(2)
[$1] })
[with($x) |$y| { if 'xyz' =~ /(b)(.)?/ { next(6) }
[(/(b)./ in ['zz', 'abc'])] }] }] }, default => [$c, 1] })) } ? { 1 => ('abc' =~ Integer[1,3]), /b(.)/ => (false ? { undef => false, String => 2, /b(.)/ => 4 }), default => undef })]
----
[1, 2].each |$d| { if true { if $1 =~ /(.)b/ { notice('10') } elsif [1, $os] { notice('10') }
notice(2) } else { case { k => true, j => 'b1' } { Integer: { notice($1) } true, 'ABC': { notice(false) } default: { notice(2) } } }
notice(2) }
notice($2)
notice($1)
notice("${$2}")
[[[1, 2].map |$i, $y| { notice("${1}")
notice($1)
[[*$1, 3]] }, with(undef) |Integer $c| { [1, 2].each |$c| { notice(3) }
notice("${$1}")
[(false or true)] }]]
----
notice($os)
$a = ($1 ? { /b(.)/ => $2, 2 => 4, default => 1 })
notice($a)
[case (1 + 3) { 1, [1, 2]: { [$d, $x] = {a => 1, b => 2, c => 3}
[true] } Integer, 'ABC': { notice(($x = (/(b)./ in ['zz', 'abc'])))
["i${$a}j"] } default: { notice($a)
[[*$a, 3]] } }]
[!([1, 2].map |$i, $b| { if $a == 2 { next(5) }
notice($2)
[[1, 2].each |$i, $b| { notice(3)
[[undef, 7][0]] }] })]
----
function f0(Optional[Integer] $p) { notice(3)
unless true { notice("${$p}")
notice($p)
[$1] } else { notice("${$p}") }
[('b1' ? { /b(.)/ => $p, String => '10', String => 'abc' })] }
notice(2)
unless (false =~ String[1]) { case ('b1' =~ /(b)(.)?/) { [1, 2], 1: { notice($2)
[!(false)] } 'abc', String: { notice($zz0 = (undef ? { 1 => 'xyz', 1 => '10', undef => true })) } undef, 'ABC': { notice((false ? { 2 => undef, [1, 2] => $1, [1, 2] => 2 }))
[with(undef) |Any $x| { notice((3 - 4))
[('abc' in ['abc', 'xyz'])] }] } default: { if $0 == 0 { notice($0) } else { notice(3) } } }
notice((undef == $0))
[{ k => $0, j => $a }] }
notice(2)
notice($2)
notice(3)
[reduce([1,2,3], 10) |$m, $b| { notice($2)
case [false, $1] { String: { notice($1) } /b(.)/, Integer: { notice('') } default: { notice($0) } }
[f0(false)] }]
[case with($1) |Integer $d, $y2 = 4| { notice("${$2}")
[(undef ? { 'abc' => 3, 2 => $1, undef => $2 })] } { String: { notice($2)
[('' !~ /z(q)?/)] } 'abc': { notice(3)
[($os =~ String[1])] } default: { notice([1, 2].each |$i, $d| { $x = [[1, 2, 3].filter |$y| { [1, 2].each |$y| { notice(false) }
[$x] }, ('abc' in 'xabcx')] }) } }]
----
function f0(Integer $p) { notice(2)
notice("${$p}")
[[$p, 3]] }
[1, 2].each |$y| { notice(('b1' =~ /z(q)?/))
notice(3) }
notice([(2 >= 3)])
notice(2)
[('abc' !~ String)]
[0]
----
notice($2)
notice(1)
notice($zz0 = !(undef))
[!(false)]
[$1]
----
function f0($p) { notice("${$p}")
notice([$p]) }
notice('abc' =~ /(b|x)(.)?/)
[$x, $c] = $os
notice("${$1}")
[[1, 2].map |$i, $a| { notice(3)
$a = !([$1, 7][1]) }]
----
notice(3)
notice("${$0}")
[$y, $y] = $1
[undef]
----
[1, 2].each |$d| { notice($2)
[[1, 2, 3].filter |$c| { notice((/(b)./ in ['zz', 'abc']))
[[$1, true]] }] }
notice('b1' =~ /(b|x)(.)?/)
notice("${$1}")
if $os =~ /(.)b/ { notice([$a])
notice(3) }
[{ k => case undef { String, 2: { unless $1 =~ /(.)b/ { notice('10') } } default: { notice($0) } }, j => "$1 z" }]
----
function f0(Optional[Integer] $p) { notice(3)
notice(3) }
notice($2)
[1, 2].each |$a| { unless '10' =~ /(b)(.)?/ { if false { notice($1) } elsif $y { notice($1) }
[1, 2].each |$d| { notice('10') }
[with(undef) |Integer $y| { notice([reduce([1,2,3]) |$m, $c| { notice($1) }]) }] } else { unless $2 =~ /(.)b/ { notice($1) }
[(true =~ Array)] } }
unless 'xyz' =~ /(b)(.)?/ { notice("${1}")
[{ k => $0, 'm' => $y }] }
[$1]
----
function f0(Optional[Integer] $p) { notice(1)
notice([1, 2].map |$i, $c| { notice(reduce([1,2,3], 10) |$m, $a| { unless ('abc' or $1) { notice("${1}")
[undef] }
unless false { notice($p) } else { notice(3)
notice(3)
[[true, $p]] }
[{ k => $1, 'm' => undef }] })
notice($p) })
["$p z"] }
[1, 2].each |$a| { unless false { if true { notice(undef) } } }
notice(with(($1 ? { true => $2, 1 => '', default => $2 })) |Integer $a| { notice($os)
[[$os, 7][-1]] })
case (2 < 3) { [1, 2]: { unless $1 == true { notice("${$1}") }
["$1 z"] } default: { if $1 == $1 { unless '' =~ /(b)(.)?/ { notice($1) }
[($1 ? { 'abc' => 1, /b(.)/ => '', default => false })] } } }
[(2 < 3)]
----
notice([($d = $1), (/(b)./ in ['zz', 'abc'])])
[1, 2].each |$y| { notice('' =~ /(b|x)(.)?/)
[(/(b)./ in ['zz', 'abc'])] }
notice($d)
[[1, 2, 3].map |$a| { if $a =~ /(.)b/ { next() }
$y = { k => [undef, undef], 'm' => (1 * 2) }
[reduce([1,2,3]) |$m, $a| { [1, 2].each |$c| { notice($y) }
notice(2)
[$y] }] }]
[$1]
----
notice('10' =~ /(b|x)(.)?/)
notice((('b1' in ['abc', 'xyz']) =~ Optional[Integer[0,2]]))
$x = ((/(b)./ in ['zz', 'abc']) ? { [1, 2] => if true { if [*[1,2], 3] { notice($os) } else { notice($1) } } else { case 'abc' { 2: { notice(false) } *[1, 'xyz']: { notice($os) } }
[3] }, 'abc' => ('b1' =~ /(b)(.)?/), true => 4 })
case [1, 2, 3].map |$c| { notice([('abc' =~ /^(x)/)])
unless $x =~ /(.)b/ { notice(false) }
[reduce([1,2,3], 10) |$m, $a| { if $x == true { notice(3) } else { notice($x) } }] } { /b(.)/: { notice(1)
[false] } 1: { case [*[1,2], 3] { /b(.)/: { if $x =~ /(.)b/ { notice(false) } elsif $os == $1 { notice($1) }
[(false ? { undef => false, true => '', default => 'b1' })] } [1, 2]: { case 1 { [1, 2]: { notice(undef) } 'abc': { notice($x) } 1, undef: { notice($x) } default: { notice($1) } } } default: { notice(2)
[[1, 2].each |$i, $y| { notice({ k => "$x z", j => ('b1' =~ /(b)(.)?/) })
[1, 2].each |$y| { notice($x) }
[3] }] } }
[('' =~ /z(q)?/)] } default: { notice(2) } }
['xyz']
----
notice(1)
notice($2)
notice("${1}")
[[1, 2, 3].map |$a| { notice("${1}")
case ($0 and $2) { undef: { notice($1) } default: { notice($1) } } }]
[(($1 == 'abc') =~ Array)]
----
function f0(Integer $p) >> Integer { notice("${1}")
if [1, 2, 3].map |$x| { notice([['xyz', 7][0], [1, 2, 3].filter |$a| { notice(3)
notice($p)
[[1, 2, 3].each |$d| { notice("${$p}")
notice([(/(b)./ in ['zz', 'abc'])])
["$p z"] }] }])
if false { notice($p) } else { notice(true) } } { [$a, $x] = [1, 2]
[!(undef)] } else { notice("${$p}") } }
notice((!(true) =~ Integer))
if 'b1' =~ /(b)(.)?/ { notice(1)
[[1, 2, 3].each |$b| { unless false { notice(false) }
unless $0 =~ /(.)b/ { notice(true) }
[[1, 2].each |$i, $a| { notice($2)
notice("${$2}")
[true] }] }] }
notice($2)
notice('xyz' =~ /(b|x)(.)?/)
[(($1 ? { *[1, 'xyz'] => $2, true => 'abc', default => 3 }) =~ Array)]
----
function f0($p, $q = 2) { $d = $p
$x = [*[1,2], 3] }
if false { notice([$1]) } elsif false { if ($1 =~ Array) { notice([['', 7][0]])
notice($2)
["$c z"] }
case $1 { true, 'abc': { notice("${$b}")
[[*[1,2], 3]] } 2: { notice([('abc' =~ /z(q)?/)])
[(undef == false)] } default: { notice(2) } } }
[1, 2].each |$d| { notice([!($1)])
[(/(b)./ in ['zz', 'abc'])] }
$y = case with(false) |Integer $b| { unless f0(0) { notice($1) } } { true, *[1, 'xyz']: { $b = ($os =~ Optional[Integer[0,2]]) } }
notice(2)
$a = [1, 2, 3].map |$a| { $c = (/(b)./ in ['zz', 'abc'])
[1, 2].each |$x| { notice($2)
notice((case ('b1' in ['abc', 'xyz']) { 'abc': { notice([reduce([1,2,3], 10) |$m, $x| { notice([($1 != $b)])
notice("${$b}")
[true] }, 7][1])
[($b ? { 1 => $c, 1 => true, default => 4 })] } undef: { notice($zz0 = $1) } } =~ Boolean))
[$b] }
[($y =~ Array)] }
[$b]
[f0(($y and 'xyz'))]
----
function f0($p, $q = 2) { $d = ((3 - 4) and [*$p, 3])
case ('abc' in ['abc', 'xyz']) { 'abc', 2: { [1, 2].each |$b| { notice($d)
notice(!('10'))
[($p == '')] } } undef, 'abc': { if [1, 2, 3].filter |$a| { notice(1) } { notice((2 + 3))
notice([[*$d, 3]]) } elsif $d =~ /(.)b/ { notice($2) } else { notice($2)
if (false and undef) { notice($1) } elsif true { notice(false) } } } *[1, 'xyz']: { [1, 2].each |$a| { notice(2) }
[[*[1,2], 3]] } default: { notice(3) } }
[case undef { 1: { notice($2)
[[*[1,2], 3]] } }] }
notice([[1, 2].map |$i, $y| { notice($2)
[undef] }, $1])
notice([(true =~ Optional[Integer[0,2]])])
notice([!(1)])
notice(if 'abc' =~ /(b)(.)?/ { case (1 + 2) { undef: { case (/(b)./ in ['zz', 'abc']) { /b(.)/, *[1, 'xyz']: { notice(false) } undef, undef: { notice($os) } 'abc': { notice($1) } } } }
["$1 z"] } else { notice("${1}") })
[('b1' =~ /z(q)?/)]
[$0]
----
function f0($p, $q = 2) { notice([$1])
if false { [1, 2].each |$c| { [1, 2].each |$a| { notice(undef) }
[($p == undef)] }
notice("${1}") } }
$x = $0
notice($2)
notice("${$x}")
[$x]
[if $x { notice([(3 < 3), [1, 2, 3].map |$d| { notice(2) }]) } else { notice('xyz' =~ /(b|x)(.)?/) }]
----
function f0($p) { notice(('' !~ String))
[1, 2].each |$d| { unless "$p z" { notice($zz0 = ($p or false))
[[1, 2, 3].filter |$x| { unless $p == false { notice(4) }
[{ k => $p, j => undef }] }] }
[[1, 2, 3].each |$b| { notice("${$p}")
notice($2) }] }
[$p] }
unless true { notice($1)
unless 'xyz' =~ /(b)(.)?/ { $d = ('b1' in ['abc', 'xyz'])
notice('' =~ /(b|x)(.)?/)
[[$1, $d]] }
["$d z"] }
notice([reduce([1,2,3], 10) |$m, $d| { notice([($1 == $1)]) }])
notice([['10', '']])
notice("${$d}")
unless $d == true { notice(3)
notice($d)
[reduce([1,2,3]) |$m, $d| { if true { next(5) } }] }
[!($d)]
[[(false ? { Integer => true, true => undef, 1 => 0 }), 7][-1]]
----
notice(2)
notice(2)
notice("${$1}")
[$os]
----
function f0($p, $q = 2, *$r) { case with($p) |$a, $y2 = 4| { notice([undef])
notice($p)
[('xyz' in ['abc', 'xyz'])] } { String: { notice(1) } 1: { notice($p)
[2] } [1, 2], /b(.)/: { notice("${$p}") } default: { unless false { case [1, 2].map |$i, $y| { notice([[*[1,2], 3], with($p) |Any $a| { unless [1, 2].each |$i, $d| { [1, 2].each |$c| { notice(false) }
[('abc' =~ String)] } { notice($0) }
notice(1)
[undef] }])
[1] } { 1: { notice($p) } }
[!(1)] }
[(2 + 1)] } }
[$y, $b] = $p
[('' or '')] }
unless [1, 2, 3].map |$d| { if $0 =~ /(.)b/ { next() }
if 'b1' =~ /(b)(.)?/ { notice(undef) } else { notice('xyz') } } { notice(reduce([1,2,3], 10) |$m, $b| { notice(2) }) }
if true { notice("${$2}")
[$1] } else { $x = reduce([1,2,3]) |$m, $c| { notice("${$os}")
case { k => '10', j => undef } { Integer: { if false { notice(true) } elsif $0 { notice($os) } } default: { notice("${1}")
[[undef, 7][1]] } Integer: { [1, 2].each |$c| { notice(false) }
[['10', 7][0]] } }
[(1 < 4)] }
[1, 2].each |$c| { notice("${$x}")
notice(({ k => $x, 'm' => $1 } and [$1, 7][1]))
[{ k => 0, 'm' => $x }] } }
notice([('10' in ['abc', 'xyz'])])
notice('b1' =~ /(b|x)(.)?/)
if $x =~ /(.)b/ { case $x { true, undef: { notice($x)
[[*[1,2], 3]] } }
[($0 =~ Optional[Integer[0,2]])] }
[!({ k => false, 'm' => $1 })]
----
function f0(Optional[Integer] $p) { notice($2)
if $p =~ /(.)b/ { return() }
[$1] }
if $1 =~ /(.)b/ { notice(1)
[('xyz' in ['abc', 'xyz'])] }
unless $0 =~ /(.)b/ { case [1, 2].map |$i, $d| { notice(('10' in ['abc', 'xyz']))
[('xyz' !~ Integer[1,3])] } { 2: { notice(2)
[f0($0)] } String: { notice(1)
[(/(b)./ in ['zz', 'abc'])] } default: { notice(3)
[[1, 2, 3].map |$a| { if true { notice($os) } elsif 'b1' =~ /(b)(.)?/ { notice($1) }
[[1, 2, 3].filter |$a| { notice([[$1, $1]]) }] }] } }
[$0] } else { unless $2 =~ /(.)b/ { notice($2)
[($1 == true)] } else { notice(3)
if 'xyz' =~ /(b)(.)?/ { notice(true) } elsif "i${[1,'q']}j" { notice(undef) } else { notice($0) } }
notice("${1}")
[$1] }
case "i${[1,'q']}j" { 1: { notice(1) } *[1, 'xyz']: { notice(3) } String: { notice([($0 ? { 1 => $1, 'ABC' => 'b1', default => $2 })]) } default: { [$d, $d] = {a => 1, b => 2, c => 3}
[[true, '']] } }
notice([[1, 2, 3].each |$x| { notice((3 < 3))
notice($0) }])
[[if '' =~ /(b)(.)?/ { notice("${1}") } else { [$x, $y] = $2
["i${$1}j"] }, 7][-1]]
----
function f0($p, $q = 2) { notice([reduce([1,2,3]) |$m, $c| { [1, 2].each |$d| { notice($1) }
[($1 or undef)] }])
case (/(b)./ in ['zz', 'abc']) { Integer: { $d = [1, 2, 3].each |$d| { case $p { String: { notice($p)
[[1, 2, 3].each |$c| { [1, 2].each |$x| { notice(2) }
notice("${1}") }] } [1, 2]: { notice('abc' =~ /(b|x)(.)?/) } true, true: { notice(('xyz' in ['abc', 'xyz'])) } }
[{ k => $1, j => $p }] } } } }
$x = "i${$1}j"
[1, 2].each |$y| { notice("${1}")
if reduce([1,2,3], 10) |$m, $c| { notice("${$x}") } { $d = ($x == [*$x, 3])
["$d z"] }
[$x] }
notice(2)
$d = [1, 2].each |$i, $x| { unless $x =~ /(.)b/ { if $x == $x { notice(false) } else { notice($x) }
[case 'xyz' { Integer: { case $x { 'ABC': { notice($1) } Integer, String: { notice($x) } undef: { notice($x) } } } [1, 2], undef: { notice($x) } 1: { if $x =~ /(.)b/ { next(5) } } default: { notice("${$x}")
[(true =~ Integer)] } /b(.)/: { notice("${1}") } }] } else { notice($x)
notice(2)
["$x z"] }
notice("${1}")
[(undef or 0)] }
case f0($1) { String: { notice(3) } default: { case reduce([1,2,3]) |$m, $y| { $b = $x
notice(3)
[$b] } { undef, [1, 2]: { notice((/(b)./ in ['zz', 'abc']))
[('abc' in 'xabcx')] } 1: { notice(1) } default: { case true { Integer: { notice($1) } undef: { notice('') } default: { notice(true) } }
[case ('b1' in ['abc', 'xyz']) { 'ABC': { [1, 2].each |$d| { notice(undef) } } default: { case [$d, 'b1'] { 'abc': { notice(true) } [1, 2]: { notice(true) } 1: { notice(true) } default: { notice($1) } }
[($x ? { String => 'b1', String => true, default => false })] } true: { notice(1)
[('xyz' in 'xabcx')] } }] } }
[(/(b)./ in ['zz', 'abc'])] } }
[(/(b)./ in ['zz', 'abc'])]
[[1, 2, 3].map |$y| { if $x =~ /(.)b/ { notice(undef) } else { notice($1) }
$a = [1, 2].map |$i, $c| { notice(1)
$y = !(with($1) |$a, $y2 = 4| { if false { next(6) } }) } }]
----
case (1 == 4) { 'ABC', *[1, 'xyz']: { notice("${$1}") } /b(.)/: { notice(2)
[($1 or 1)] } String, Integer: { case false { String: { $d = 'abc'
[with(undef) |$x| { [1, 2].each |$b| { notice($d) } }] } *[1, 'xyz']: { notice('' =~ /(b|x)(.)?/)
[($d or $d)] } default: { notice([0])
[case (3 * 4) { [1, 2]: { [1, 2].each |$x| { notice('abc') }
[reduce([1,2,3], 10) |$m, $b| { notice([1, 2, 3].filter |$d| { notice($d)
[('10' =~ /z(q)?/)] })
[reduce([1,2,3]) |$m, $c| { if 'b1' =~ /(b)(.)?/ { next(5) }
$a = ('xyz' !~ /z(q)?/) }] }] } default: { notice(2) } }] } }
[[true, $d]] } }
unless true { notice(["$d z"])
if true { unless 'xyz' =~ /(b)(.)?/ { notice(0) } else { notice($d) } } else { if $d == $1 { notice($1) } elsif (/(b)./ in ['zz', 'abc']) { notice($d) } else { notice(true) }
notice(3) }
[[1, 2].each |$i, $a| { notice(3)
["$d z"] }] } else { notice(["i${with(1) |$w| { $w }}j", false])
notice($d) }
notice(2)
[reduce([1,2,3], 10) |$m, $a| { case [$d, true] { undef: { notice("${$d}") } default: { if false { notice($1) } else { notice(undef) }
[(false and false)] } }
case reduce([1,2,3]) |$m, $y| { notice(3) } { 2, String: { if 'b1' =~ /(b)(.)?/ { notice(true) } elsif [1, 2].map |$i, $x| { notice($2)
case [1, 2].map |$i, $x| { [$y, $c] = {a => 1, b => 2, c => 3} } { /b(.)/: { notice(2) } Integer, /b(.)/: { notice($d) } }
[(false ? { [1, 2] => 4, 'ABC' => $1, default => $1 })] } { notice(2) }
[{ k => undef, 'm' => $1 }] } 1: { notice("${$d}") } default: { notice([('xyz' in ['abc', 'xyz'])]) } }
[(false == true)] }]
----
notice("${$0}")
notice($b)
if $2 { notice("${$0}")
[{ k => true, j => 3 }] }
$b = [true, $a]
notice($2)
["i${$b}j"]
----
function f0(Integer $p) { case true { String: { notice('' =~ /(b|x)(.)?/)
[with(true) |Any $b| { notice(2) }] } 1: { notice((/(b)./ in ['zz', 'abc'])) } }
notice(['b1']) }
notice((1 + 2))
if true { [1, 2].each |$b| { notice(3)
[$1] }
case with(false) |$y| { notice($2) } { [1, 2], 'ABC': { [$b, $y] = {a => 1, b => 2, c => 3} } default: { [1, 2].each |$c| { notice(true) }
[('' in 'xabcx')] } }
[$1] } elsif 'b1' =~ /(b)(.)?/ { notice(2)
notice(2)
[($0 =~ Integer)] }
notice($1)
notice(!(!($2)))
[1, 2].each |$a| { notice(1) }
[$0]
[([$1, 7][-1] ? { true => with(4) |$x, $y2 = 4| { notice($2)
[$x, $b] = {a => 1, b => 2, c => 3}
[[1, 2, 3].each |$y| { notice(1)
if $2 == $0 { notice($1) } elsif '' =~ /(b)(.)?/ { notice(2) } else { notice($2) } }] }, 'abc' => 1, default => $1 })]
----
function f0(Integer $p, $q = 2) { notice((($b = undef) or [*[1,2], 3]))
notice("${1}")
["i${with(1) |$w| { $w }}j"] }
notice($2)
notice(1)
notice([!(true)])
[(2 * 4)]
[(3 - $2)]
----
function f0(Integer $p) >> Optional[String] { unless $p == false { notice($os)
case false { Integer, 'abc': { unless 'abc' =~ /(b)(.)?/ { notice($1) } else { notice(undef) }
[with($1) |$y| { notice($p)
notice($2)
[(true == 1)] }] } default: { notice("${1}")
[(undef ? { 2 => $p, undef => $p, default => $p })] } 2: { notice([[*$p, 3]])
[true] } }
[(/(b)./ in ['zz', 'abc'])] }
[$a, $b] = {a => 1, b => 2, c => 3} }
unless 'xyz' =~ /(b)(.)?/ { notice($zz0 = [1, 2].map |$i, $a| { notice(2)
notice(3) })
notice([(2 - 3)]) } else { case (undef == $1) { true, 'abc': { notice($1)
[$1] } 'ABC', 'ABC': { [$a, $x] = [1, 2]
[(false or $1)] } }
notice('abc' =~ /(b|x)(.)?/) }
notice((false =~ String[1]))
notice($0)
notice([('abc' in 'xabcx')])
[($2 and undef)]
[{ k => "i${with(1) |$w| { $w }}j", 'm' => "i${$0}j" }]
----
function f0($p) { notice([(3 >= 2)])
notice('')
[[*$p, 3]] }
case false { String: { notice(2)
[undef] } Integer: { notice("${$y}")
[(/(b)./ in ['zz', 'abc'])] } }
[1, 2].each |$d| { unless $2 =~ /(.)b/ { $y = f0([$1, 7][-1]) }
notice('' =~ /(b|x)(.)?/)
[4] }
case reduce([1,2,3]) |$m, $x| { notice(reduce([1,2,3]) |$m, $d| { case [3, $0] { 'ABC': { case (false == $0) { 'abc': { notice($1) } [1, 2]: { notice($2) } String: { notice(3) } } } true: { notice('b1' =~ /(b|x)(.)?/) } default: { notice(3) } /b(.)/: { notice("${1}")
[(undef =~ Array)] } }
[reduce([1,2,3]) |$m, $b| { unless $os == $1 { notice($1) }
case false { 'abc', /b(.)/: { notice($1) } 1, Integer: { notice(undef) } 2: { notice(0) } } }] }) } { undef: { notice([$os]) } 2: { if $2 =~ /(.)b/ { notice(1)
[$b, $d] = {a => 1, b => 2, c => 3} } elsif $1 == $1 { unless ($1 =~ Boolean) { notice('') }
if '10' =~ /(b)(.)?/ { notice(false) } else { notice(2) }
["$os z"] }
[(/(b)./ in ['zz', 'abc'])] } /b(.)/: { notice("${1}")
[('b1' == '10')] } default: { notice("${1}") } }
[[1, 2].map |$i, $x| { unless $c == true { case { k => '', j => true } { undef: { notice(false) } }
[$a] } else { notice("${$1}")
if (true ? { [1, 2] => $2, 'ABC' => $1, default => false }) { notice($1) } elsif $0 == $1 { notice('') } } }]
----
function f0(Optional[Integer] $p, *$r) { if false { case 4 { 'ABC', Integer: { notice('xyz' =~ /(b|x)(.)?/) } *[1, 'xyz'], String: { unless 'xyz' =~ /(b)(.)?/ { notice($p) } else { notice('10') } } undef: { if true { notice('abc') }
[2] } } }
notice("${1}") }
notice($2)
$b = true
notice("${$b}")
unless true { notice([$1])
notice($2) }
case f0($1) { String: { unless false { notice(2)
["i${$b}j"] } } }
[('' in 'xabcx')]
----
notice($1)
notice([1, 2, 3].filter |$d| { notice($1) })
unless '10' =~ /(b)(.)?/ { notice(1) }
notice(('' == false))
notice(3)
[[*[1,2], 3]]
[$1]
----
notice($os)
notice("${1}")
$c = (/(b)./ in ['zz', 'abc'])
[{ k => undef, 'm' => "$c z" }]
----
notice(1)
notice("${$os}")
notice(!((1 != $1)))
if false { notice([[1, 2].each |$i, $y| { notice(2)
notice($2)
[(1 ? { 'ABC' => 1, Integer => 'abc', default => $1 })] }])
if $2 =~ /(.)b/ { notice(2)
notice([(1 ? { *[1, 'xyz'] => $1, String => undef, default => undef })]) } }
notice(2)
[$os]
[[1, 2].map |$i, $x| { [1, 2].each |$y| { notice(2)
$d = !(false)
[[$d, 7][0]] }
if "$x z" { notice($2) }
[[1, 2, 3].filter |$b| { notice($os) }] }]
----
function f0($p) { notice(3)
unless '10' =~ /(b)(.)?/ { notice(2)
$d = (3 - 2)
["$p z"] }
[with($d) |$a| { if $d == undef { return(9) } }] }
notice('abc' =~ /(b|x)(.)?/)
notice(1)
case [$x, $1] { [1, 2]: { notice(3)
[$2] } true: { notice(3) } default: { notice($2)
["i${$2}j"] } }
notice($2)
unless "i${$1}j" { notice("${1}")
notice($0) }
[with($1) |$c| { notice("${$0}")
[1, 2].each |$x| { notice(true) }
[('xyz' and false)] }]
["$0 z"]
----
notice(2)
notice("${1}")
notice('abc' =~ /(b|x)(.)?/)
if true { notice($2) }
["$0 z"]
[((true ? { *[1, 'xyz'] => undef, true => false, default => false }) or $1)]
----
function f0(Optional[Integer] $p) { $b = [1, 2].map |$i, $b| { notice("${$p}") }
notice('b1' =~ /(b|x)(.)?/) }
[1, 2].each |$b| { case ($b =~ Optional[Integer[0,2]]) { 'ABC': { notice($2)
[(3 - 1)] } default: { notice($2) } 'ABC': { notice(3)
[$1] } }
notice("${$1}") }
[$c, $a] = $2
notice(3)
$a = (3 < 1)
[{ k => '', j => 3 }]
[([*[1,2], 3] =~ Integer)]
----
notice($os)
[1, 2].each |$y| { if false { notice("${1}") } else { notice(2)
[(/(b)./ in ['zz', 'abc'])] }
[[1, 2].map |$i, $d| { if $0 == 2 { notice(true) } elsif false { notice($os) } else { notice(undef) }
[1, 2].each |$x| { notice(false) }
[[undef, 7][0]] }] }
notice("${$os}")
[$c]
[(2 == 3)]
----
function f0($p) >> Any { notice($p)
unless 'b1' =~ /(b)(.)?/ { case with('10') |Integer $a, $y2 = 4| { notice(1)
notice([($1 or $p)]) } { 'abc': { notice($2)
[$p] } Integer: { notice(1) } 2: { notice($p)
["$p z"] } default: { notice($2)
[reduce([1,2,3], 10) |$m, $b| { notice('abc' =~ /(b|x)(.)?/) }] } } } }
$b = "i${[1,'q']}j"
case true { Integer: { notice($b) } 2: { [1, 2].each |$c| { [1, 2].each |$x| { notice(true) }
notice("${1}")
[('b1' !~ /z(q)?/)] }
[$b] } String: { [1, 2].each |$d| { notice(3)
[$b] } } }
notice(('' =~ /(b)(.)?/))
notice('' =~ /(b|x)(.)?/)
["i${$b}j"]
[{ k => ('' !~ /(b)(.)?/), 'm' => $b }]
----
notice({ k => reduce([1,2,3]) |$m, $y| { unless $a == '10' { notice($2) } }, 'm' => ('' =~ String) })
if $1 =~ /(.)b/ { notice(2) } elsif 'abc' { notice(('' in ['abc', 'xyz']))
[[*$2, 3]] }
notice(2)
[1, 2].each |$a| { notice("${$0}") }
[(reduce([1,2,3], 10) |$m, $x| { notice(2)
unless false { notice($1) } else { notice($1) } } ? { 2 => [*[1,2], 3], 'ABC' => reduce([1,2,3], 10) |$m, $d| { [1, 2].each |$y| { notice(false) }
notice([(4 == $2)]) }, Integer => [1, 2].each |$i, $b| { notice([[1, 2].map |$i, $b| { [1, 2].each |$x| { notice(true) }
case (true ? { 2 => $1, String => false, default => $1 }) { 1: { notice(0) } [1, 2], 2: { notice($os) } default: { notice(true) } } }]) } })]
----
[1, 2].each |$a| { notice([($os != $1), 7][0]) }
notice($2)
notice(2)
notice(undef)
[('' in ['abc', 'xyz'])]
["$1 z"]
----
function f0($p) { notice("${$p}")
notice("${1}")
[('xyz' in 'xabcx')] }
notice("${$os}")
if false { notice([[1, undef]])
notice(1)
[[0, 7][1]] } else { notice([[1, 2, 3].map |$a| { notice("${1}") }]) }
notice(1)
notice(2)
notice('abc' =~ /(b|x)(.)?/)
[('b1' =~ Integer[1,3])]
[if $1 { if true { notice("${$1}") } } else { notice([$1]) }]
----
notice($zz0 = if false { notice(3) } else { notice($1) })
notice("${1}")
[$x, $a] = [1, 2]
notice("${$0}")
unless $1 =~ /(.)b/ { if $1 =~ /(.)b/ { notice(3)
["i${$0}j"] } elsif true { notice('' =~ /(b|x)(.)?/)
notice($2) }
$a = ('b1' =~ /^(x)/)
[[1, 2, 3].map |$x| { notice(2) }] }
[undef]
[case (true ? { [1, 2] => $a, String => 'b1', default => false }) { 'abc', *[1, 'xyz']: { case (/(b)./ in ['zz', 'abc']) { undef: { notice('xyz' =~ /(b|x)(.)?/) } }
[$a] } default: { notice((3 - 1)) } }]
----
function f0($p, $q = 2) >> Optional[String] { notice(2)
if $p =~ /(.)b/ { notice('b1') } elsif $p =~ /(.)b/ { notice('b1' =~ /(b|x)(.)?/)
if false { if true { notice($1) } elsif ($p ? { *[1, 'xyz'] => 1, [1, 2] => '10', *[1, 'xyz'] => 3 }) { notice(1) } else { notice('10') } } else { if $p == undef { notice(false) } }
["i${with(1) |$w| { $w }}j"] } }
notice($1)
notice(3)
notice(2)
case (/(b)./ in ['zz', 'abc']) { undef: { case [1, 2, 3].each |$a| { case if "$2 z" { notice($1) } else { notice('b1' =~ /(b|x)(.)?/)
[[$os, $1]] } { 2: { notice($0) } 'ABC': { notice(0) } 1: { notice(3) } default: { notice('b1') } Integer: { notice($1) } }
["$os z"] } { *[1, 'xyz'], 2: { notice(3) } }
[$0] } *[1, 'xyz']: { [1, 2].each |$d| { notice(2)
notice($2)
[!($1)] }
['abc'] } }
[f0([*[1,2], 3])]
----
function f0($p, $q = 2) >> Any { case [*[1,2], 3] { /b(.)/, [1, 2]: { [1, 2].each |$c| { $a = "$p z"
unless true { notice($1) }
[reduce([1,2,3]) |$m, $c| { notice([!(undef)]) }] }
[3] } Integer, true: { notice(1)
[[undef, 7][1]] } default: { notice([{ k => undef, j => $p }]) } Integer: { $b = (with($p) |Integer $d| { notice(('b1' in ['abc', 'xyz']))
[1, 2].each |$a| { notice($p) }
[$p] } and with(false) |Any $c, $y2 = 4| { notice("${1}")
if '' =~ /(b)(.)?/ { notice('b1') } elsif '' =~ /(b)(.)?/ { notice('abc') } }) } }
notice([1, 2, 3].map |$y| { $y = (1 < 2) })
[{ k => true, j => false }] }
notice($os)
notice(1)
notice(3)
[1, 2].each |$b| { [1, 2].each |$y| { notice([($1 ? { undef => '', [1, 2] => $1, default => '' }), { k => true, 'm' => undef }])
case ($1 ? { String => $1, Integer => $0, *[1, 'xyz'] => undef }) { String: { notice($1) } *[1, 'xyz'], 2: { notice($1) } default: { notice($1) } } }
[f0('abc')] }
[('10' or true)]
[[1, 2, 3].map |$y| { if 'xyz' =~ /(b)(.)?/ { case !($1) { undef: { notice(0) } default: { notice($2) } }
[[2, true]] }
case [*[1,2], 3] { [1, 2]: { notice($y) } [1, 2]: { notice(3)
[$2] } }
[('10' == $2)] }]
----
notice([[$2, 'b1']])
unless true { notice("${1}")
notice($y)
[(1 < 1)] } else { if 'b1' =~ /(b)(.)?/ { notice(1)
notice(('b1' =~ String))
[('abc' =~ /(b)(.)?/)] } else { notice("${1}")
[false] } }
if $2 =~ /(.)b/ { notice("${$1}")
notice([$1]) }
unless 'b1' =~ /(b)(.)?/ { notice($zz0 = false)
notice("${$1}") } else { notice(1) }
case ($2 ? { 'ABC' => $2, [1, 2] => '', String => $2 }) { 'abc': { notice('xyz' =~ /(b|x)(.)?/) } default: { notice($2)
[('xyz' ? { 'ABC' => false, 'abc' => $0, String => $1 })] } }
[false]
----
notice($1)
notice(undef)
$c = $0
[[1, 2, 3].map |$x| { notice(1)
notice($c)
["i${with(1) |$w| { $w }}j"] }]
----
function f0(Integer $p) >> Optional[String] { case !(true) { Integer, Integer: { notice("${1}") } default: { notice($zz0 = ('10' in 'xabcx')) } }
[1, 2].each |$y| { notice($p) }
[false] }
if 'b1' =~ /(b)(.)?/ { notice($os)
[undef] } else { notice("${$os}")
[[1, 2].map |$i, $d| { notice(2)
notice(2) }] }
unless $os == $2 { case { k => false, 'm' => undef } { undef: { notice(2) } 2: { notice([('xyz' and 2)]) } default: { notice([('b1' !~ /(b)(.)?/)])
[('10' in 'xabcx')] } }
[(3 + 4)] } else { if false { notice(1)
$a = [4, 7][1]
[true] }
notice("${$1}")
[{ k => 1, 'm' => 4 }] }
if $a =~ /(.)b/ { notice($2)
[!(undef)] }
notice(3)
["i${$a}j"]
[[(3 - 2), 7][-1]]
----
function f0($p) { notice([('abc' =~ /z(q)?/)])
notice(3)
[with(undef) |Integer $d| { notice($p) }] }
unless "i${with(1) |$w| { $w }}j" { [1, 2].each |$b| { notice([1, 2].map |$i, $x| { notice(1) }) }
[true] } else { notice([{ k => 0, j => undef }])
["$2 z"] }
notice(1)
notice([(undef != $1)])
[$2]
----
notice($zz0 = ('' in ['abc', 'xyz']))
notice($2)
unless false { notice(2)
notice('xyz' =~ /(b|x)(.)?/) } else { if $1 =~ /(.)b/ { case { k => 4, 'm' => 3 } { [1, 2], *[1, 'xyz']: { notice($1) } 'ABC', Integer: { notice($os) } 1: { notice('xyz') } }
$y = $os
[(true and $y)] } elsif false { [1, 2].each |$d| { notice($y) }
if true { notice($y) }
[undef] } else { notice(2)
[1, 2].each |$c| { notice(true) }
[[false, $1]] } }
["i${1 + 1}j"]
----
function f0(Any $p) >> Optional[String] { notice($p)
notice(1)
[[*$p, 3]] }
notice('abc')
notice(1)
notice($2)
notice(1)
[(3 * 4)]
----
notice($2)
unless '' =~ /(b)(.)?/ { notice(2)
notice([[3, 7][-1]])
['b1'] }
$y = ('10' !~ /z(q)?/)
[1, 2].each |$b| { unless $y == true { notice((false =~ Integer))
notice("${$y}")
[undef] }
if $y =~ /(.)b/ { next() } }
notice("${$y}")
[[false, $1]]
[[*$y, 3]]
----
function f0(Any $p) { case (false == $1) { 2: { notice($p)
[4] } default: { notice(3) } }
if false { if 'abc' =~ /(b)(.)?/ { notice("${$p}")
if (false == $p) { notice(false) }
[$p] } else { notice(1)
[$p] } } elsif $p =~ /(.)b/ { notice($2)
[('' =~ Array)] } else { notice(3)
["$p z"] }
[if true { [1, 2].each |$a| { notice(true) }
[reduce([1,2,3]) |$m, $b| { notice("${$p}")
notice(2)
[('b1' in ['abc', 'xyz'])] }] } else { notice($p) }] }
notice([0])
notice($zz0 = ('10' in 'xabcx'))
notice("${$2}")
[[1, 2].map |$i, $c| { $a = (1 + 2) }]
[(/(b)./ in ['zz', 'abc'])]
----
function f0(Optional[Integer] $p, *$r) { notice("${1}")
notice($1)
[(/(b)./ in ['zz', 'abc'])] }
$d = (with(true) |Integer $a| { if $1 == true { notice(undef) } else { notice('') }
[f0(false, $os)] } =~ Integer)
notice([1, 2, 3].filter |$d| { notice("${$d}")
[(undef ? { *[1, 'xyz'] => $d, 'abc' => 1, default => $1 })] })
if false { case [false, 7][-1] { true: { [1, 2].each |$c| { notice($1) } } undef: { notice(["$d z"])
[if 'abc' =~ /(b)(.)?/ { if true { notice(1) } elsif ($d and false) { notice(0) } else { notice(false) } } else { notice("${$d}")
[[1, 2, 3].map |$b| { unless 'b1' =~ /(b)(.)?/ { notice(undef) }
notice(2) }] }] } default: { notice([{ k => true, 'm' => '' }, 7][0]) } } } else { notice(($d ? { 'ABC' => (/(b)./ in ['zz', 'abc']), undef => ('abc' in ['abc', 'xyz']), default => !(0) }))
if false { notice(!(true))
case [$d, 0] { 1: { notice('') } default: { notice($d) } } }
[[$d, true]] }
[1, 2].each |$d| { if 'abc' =~ /(b)(.)?/ { notice(2)
[case (true or undef) { true, Integer: { [1, 2].each |$a| { notice(true) } } 2: { notice([*$d, 3])
[$1] } default: { $y = (2 + 1) } [1, 2]: { notice($2)
[(3 * 2)] } }] }
case "i${$y}j" { 'ABC': { unless true { notice($d) }
[$y] } } }
[1]
----
notice("${1}")
unless true { notice($2) }
notice("${$1}")
notice($2)
[('10' =~ /z(q)?/)]
["$d z"]
----
function f0(Integer $p, *$r) { notice([!(true)])
if $p == undef { return(9) } }
notice("${$1}")
if $1 { [1, 2].each |$y| { $a = "i${with(1) |$w| { $w }}j" }
[[1, 2].map |$i, $x| { notice([[*$x, 3]])
[f0(undef)] }] } elsif (/(b)./ in ['zz', 'abc']) { notice("${$0}")
notice("${$2}") } else { unless $0 == $1 { notice("${1}")
notice([[1, 2, 3].filter |$c| { notice("${1}") }]) }
notice($2)
[f0($1)] }
notice([if $2 == false { notice($1)
[reduce([1,2,3]) |$m, $c| { notice(2)
["i${with(1) |$w| { $w }}j"] }] } else { notice(2) }])
[$0]
[(2 < 2)]
----
if 'xyz' =~ /(b)(.)?/ { [$c, $d] = {a => 1, b => 2, c => 3} } else { notice("${$2}") }
notice($2)
notice([$os])
["i${with(1) |$w| { $w }}j"]
[[1, 2, 3].each |$b| { notice(!(($0 != $1)))
notice([reduce([1,2,3], 10) |$m, $a| { notice($2) }]) }]
----
function f0(Integer $p) { case [1, 2].each |$i, $y| { if $p =~ /(.)b/ { notice(3) } } { true, *[1, 'xyz']: { notice([[1, 2, 3].map |$c| { notice($2)
notice('abc' =~ /(b|x)(.)?/)
[case (/(b)./ in ['zz', 'abc']) { [1, 2]: { [1, 2].each |$x| { notice(4) }
[[*$p, 3]] } 'ABC': { $c = (/(b)./ in ['zz', 'abc']) } 'abc': { notice(($c ? { *[1, 'xyz'] => [1, 2].each |$i, $d| { case $c { String: { notice(true) } 'abc': { notice($p) } default: { notice($p) } }
[$d, $b] = {a => 1, b => 2, c => 3} }, 'abc' => (/(b)./ in ['zz', 'abc']), default => [1, 2].map |$i, $a| { notice($2)
notice(1)
[[1, 2].map |$i, $y| { notice([true])
[[true, 7][0]] }] } })) } }] }])
[reduce([1,2,3]) |$m, $c| { if $p =~ /(.)b/ { notice(false) } elsif $p == $1 { notice(true) } else { notice(false) }
[1, 2].each |$d| { notice($p) }
[[undef, $1]] }] } /b(.)/: { notice('b1' =~ /(b|x)(.)?/) } default: { case with($p) |$c| { notice($2) } { 2: { $y = !(reduce([1,2,3]) |$m, $x| { notice("${$p}")
notice(!(case $p { undef: { case "$os z" { String: { notice($p) } *[1, 'xyz'], Integer: { notice('') } [1, 2], undef: { notice(false) } default: { notice($1) } }
[($a =~ Array)] } default: { notice('abc' =~ /(b|x)(.)?/)
[(0 != 3)] } }))
[[1, 2].each |$i, $c| { notice(([false, $p] or ($p =~ Array)))
['10'] }] })
[[1, 2, 3].filter |$x| { case [*$p, 3] { *[1, 'xyz']: { notice($y) } 'ABC': { notice('b1') } 'ABC': { notice($y) } default: { notice($1) } }
[[1, 2].each |$i, $a| { notice("${1}")
unless $p == undef { notice('10') } else { notice($p) } }] }] } 2: { if $p == '10' { return(9) } } default: { [1, 2].each |$d| { notice($y) }
[2] } }
[1] } }
if $y == $y { if 'abc' =~ /(b)(.)?/ { return() }
case ($p ? { [1, 2] => $1, 2 => false, String => 'xyz' }) { true: { notice("${1}") } *[1, 'xyz'], *[1, 'xyz']: { $a = if $p =~ /(.)b/ { notice("${$y}")
[$p] } else { unless false { notice(1)
[!(true)] } }
[(3 * 3)] } /b(.)/, String: { notice(1) } } } else { notice($p)
notice("i${$p}j")
[(true =~ String[1])] } }
notice("${$0}")
notice(2)
[1, 2].each |$x| { notice($2) }
notice(2)
if $1 == false { notice($os) }
[(/(b)./ in ['zz', 'abc'])]
