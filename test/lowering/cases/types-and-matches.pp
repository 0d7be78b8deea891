#### types as values, and matches against types and patterns
$max = 5
[1,9].map |Integer[0,$max] $x| { $x }
----
$max = 5
[1,2].map |Integer[0,$max] $x| { $x }
----
$max = 5
function f(Integer[0,$max] $x) { $x }
f(3)
----
with(3) |$m| { [1,9].map |Integer[0,$m] $x| { $x } }
----
with(3) |$m| { [1].map |Integer[0,$m] $x| >> Integer[0, $m] { $x + 3 } }
----
[1].map |Enum['a', 'b'] $x| { $x }
----
[1].map |Optional[Integer[0]] $x = 5| { $x }
----
with(undef) |Optional[Integer[0]] $x| { $x }
----
with(-1) |Optional[Integer[0]] $x| { $x }
----
with('') |String[1] $x| { $x }
----
with('é') |String[1,1] $x| { $x }
----
with(1.0) |Integer $x| { $x }
----
with(9223372036854775807) |Integer $x| { $x }
----
with(9223372036854775807) |Integer[1] $x| { $x }
----
with(9223372036854775807) |Integer[1,5] $x| { $x }
----
function f(Integer $x) >> Integer { $x + 9223372036854775800 }
f(7)
----
function f(Integer $x) >> Integer { $x + 9223372036854775800 }
f(8)
----
function f(Boolean $x, Numeric $y, Variant[String, Undef] $z = undef) { [$x, $y, $z] }
[f(true, 1.5), f(false, 1, 'a')]
----
function f(Boolean $x) { $x }
f(1)
----
function f(Struct[{a => Integer, Optional[b] => String}] $h) { $h['a'] }
f({a => 1, b => 2})
----
function f(Struct[{a => Integer, Optional[b] => String}] $h) { $h['a'] }
f({b => 'x'})
----
function f(Array[Integer] $h) { $h }
f([1, 'a'])
----
function f(Hash[String, Array[Integer]] $h) { $h }
f({a => [1, 'b']})
----
function f(Tuple[Integer, String] $h) { $h }
f([1])
----
function f(Callable $c) { 1 }
f(1)
----
function f(Type[Integer] $t) { $t }
f(Integer[1,2])
----
function f(Type[Integer] $t) { $t }
f(String)
----
function f(Pattern[/^a/] $t) { $t }
f('b')
----
function f(Regexp $t) { 'abc' =~ $t }
f(/b/)
----
function f(Any *$r) >> Array { $r }
f(1, undef)
----
function f(String $a, Integer *$r) { $r }
f('x', 1, 'y', 'z')
----
function f(String $a, Integer *$r) { $r }
f(1, 'y')
----
type P = Integer[1,10]
type Q = Array[P]
function f(Q $q) { $q }
f([1, 11])
----
type P = Variant[Integer, Array[P]]
function f(P $q) { $q }
f([1, [2, 'x']])
----
type P = Struct[{name => String, Optional[kids] => Array[P]}]
function f(P $q) { $q['name'] }
f({name => 'a', kids => [{name => 'b'}]})
----
type P = P
1 =~ P
----
type A = B
type B = Integer
1 =~ A
----
function f(Nope $x) { $x }
f(1)
----
function f() >> Nope { 1 }
f()
----
1 =~ Nope
----
case 1 { Nope: { 1 } default: { 2 } }
----
function f($x) { $x =~ Tuple[Integer, String] }
[f([1,'a']), f([1]), f([1,2])]
----
[1,'a',undef].map |$x| { case $x { Integer[0,5]: {'small'} String[1]: {'text'} Undef: {'none'} } }
----
[5].map |$x| { $x =~ Integer[9, 1] }
----
function f($x) { $x ? { Integer => 'i', /a(.)/ => "r$1", default => 'd' } }
[f(1), f('abc'), f('x')]
----
function f($x) { if $x =~ /(\d+)/ { $n = Integer($1) } else { $n = 0 } $n + 1 }
[f('a12'), f('b')]
----
['a1','b2'].map |$s| { if $s =~ /(\w)(\d)/ { { $1 => $2 } } }
----
['a1','b2'].map |$s| { $s =~ /(\w)(\d)/  [$1, $2] }
----
'zz' =~ /(z)/
['a1','--'].map |$s| { $s =~ /(\w)(\d)/  [$1, $2] }
----
'zz' =~ /(z)/
if 'q' =~ /x/ { 1 } else { $1 }
----
'zz' =~ /(z)/
case 'ab' { /(c)/: { 1 } /(a)(b)/: { [$1, $2] } }
----
'zz' =~ /(z)/
$r = 'ab' ? { /(c)/ => 1, default => $1 }
[$r, $1]
----
if 'ab' =~ /(a)/ and 'cd' =~ /(d)/ { $1 }
----
if 'ab' =~ /(a)/ { if 'cd' =~ /(d)/ { $x = $1 } $y = $1 }
[$x, $y, $1]
----
if 'ab' =~ /(a)/ { with(1) |$i| { 'cd' =~ /(d)/ }  $y = $1 }
$y
----
'a' !~ /(a)/
$1
----
$re = /(b)/
'abc' =~ $re
$1
----
'abc' =~ '(b)'
$1
----
'abc' =~ Regexp['(b)']
----
'abc' =~ Pattern[/(b)/]
$1
----
'abc'.match(/(b)/)
$1
----
['abc', 'xbz'].filter |$x| { $x =~ /^x(.)/ }.map |$x| { $1 }
----
unless 'ab' =~ /(b)/ { 1 } else { $1 }
----
$x = 'ab' =~ /(b)/ ? { true => $1, default => 'no' }
$x
----
function kinds($x, $y) {
  case [$x, $y] {
    [Hash, Hash]: { 'hashes' }
    [Array, NotUndef]: { "array and ${y}" }
    [Undef, default]: { 'undef first' }
    [/^a(.)/, /(.)b$/]: { "matched ${1}" }
    ['x', String]: { "x and ${y}" }
    [Integer[1, 5], 1.0]: { 'numbers' }
    [Boolean, true]: { 'booleans' }
    [default, default]: { 'other' }
  }
}
[kinds({}, { 'a' => 1 }), kinds([], 1), kinds([], undef), kinds(undef, 2), kinds('ab', 'bb'), kinds('X', 'y'), kinds(3, 1), kinds(true, true), kinds('ab', 2), kinds({}, [])]
----
function nested($x) {
  $r = [[$x, 1], 'a'] ? {
    [[Integer, 1], 'A'] => 'integer',
    [[String, Integer], /a/] => 'string',
    [[Any], default] => 'short',
    default => 'none',
  }
  $s = case [$x, $x, $x] { [String, String]: { 'two' } [*['a', 'b', 'c']]: { 'unfolded' } ['q', 'q', 'q']: { 'q' } default: { 'no' } }
  "${r} ${s}"
}
[nested(1), nested('q'), nested(undef), nested([1])]
----
#### lists as options
[[1, 'a'], [{}, {}], [[], [1]], [undef, 2], [2, undef], ['A', 'b'], [1.5, true], [1, 'xay']].map |$p| {
  [$x, $y] = $p
  case [$x, $y] {
    [Hash, Hash]: { 'hashes' }
    [Array, Array]: { 'arrays' }
    [Undef, Integer]: { 'undef' }
    [2, default]: { 'two' }
    ['a', 'B']: { 'text' }
    [Integer, /^(.)$/]: { "one ${1}" }
    [Numeric, Boolean]: { 'number' }
    default: { 'other' }
  }
}
----
[1, 2, 3].map |$x| { [$x, $x + 1] ? { [1, 2] => 'a', [Integer, 3, 4] => 'b', [2, Integer[3]] => 'c', default => 'd' } }
----
[1, 'b'].map |$x| { case [$x, [$x, 2]] { [Integer, [Integer, Integer]]: { 1 } [String, [/(b)/, 2]]: { $1 } default: { 3 } } }
----
['b1', 'c2'].map |$x| { case [$x, $x] { [/(b)(\d)/, /(c)/]: { $1 } [/(.)/, /(\d)/]: { "${0}${1}" } default: { 3 } } }
----
['a'].map |$x| { case [notice($x), $x] { [Undef, NoSuchType]: { 1 } default: { 2 } } }
----
['a'].map |$x| { case [$x] { [$x, 1]: { 1 } [notice('b')]: { 3 } [*['a']]: { 2 } default: { 4 } } }
----
function f(Integer $n, $v) { case [$n, $v] { [0, default]: { 'zero' } [default, default]: { 'any' } } }
[f(0, undef), f(1, 2)]
----
['x', 1].map |$v| { $list = [$v, $v] case $list { [String, String]: { 's' } [Integer, Integer]: { 'i' } } }
----
#### iterations in interpolations
function f($x) { notice("f ${x}") $x }
"${f(1)}-${[1, 2].map |$x| { notice($x) $x * 2 }.join(',')}-${[3].each |$x| { notice("each ${x}") }}"
----
$y = 'a'
"${y}${Integer[1, 3].map |$x| { notice("${y}${x}") $x }}${[4].filter |$x| { notice($x) true }}"
----
function pad(String $t, Integer $w) >> String { if $t.length >= $w { $t } else { "${t}${Integer[1, $w - $t.length].map |$x| { '.' }.join}" } }
[pad('abc', 5), pad('abcd', 3), pad('', 2)]
----
[1, 2].map |$x| { $r = "${x}${[$x].map |$y| { next($y + 1) }}" $r }
----
type Level = Enum['low', 'high']
type Maybe = Variant[Level, Integer, Undef]
function level(Level $l) >> Level { if $l == 'low' { 'HIGH'.downcase } else { "${l}est" } }
function maybe(Maybe $m) >> Maybe { $m ? { Integer => 'low', undef => 'middle', default => undef } }
[level('low'), maybe(1), maybe('high')]
----
type Level = Enum['low', 'high']
function level(Level $l) >> Level { "${l}est" }
level('high')
----
type Level = Enum['low', 'high']
function level(Level $l) >> Level { $l }
level('Low')
----
type Maybe = Variant[Enum['low', 'high'], Integer, Undef]
function maybe(Maybe $m) >> Maybe { $m ? { undef => 'middle', default => undef } }
maybe(undef)
----
#### asserted types
[1, 'a', undef, 2.5, true, [1], {}].map |$v| { [assert_type(Integer, $v) |$e, $a| { "${e} ${a}" }, assert_type(Optional[String], $v) |$e, $a| { "${a}" }, assert_type(Variant[Boolean, Array], $v) |$e, $a| { 0 }] }
----
[1].map |$v| { assert_type(String, $v) }
----
[5, 11].map |$v| { assert_type(Integer[1, 10], $v) }
----
['x'].map |$v| { assert_type(Enum['a', 'b'], "${v}${v}") }
----
function f($x) { notice("f ${x}") $x }
[1, 'a'].map |$v| { "${f(0)} ${assert_type(Integer, f($v)) |$e, $a| { f(7) }}" }
----
[1].map |$v| { assert_type(Integer[9, 1], $v) }
----
[1].map |$v| { assert_type('Integer[1, 3]', $v) }
----
[1].map |$v| { [assert_type(Any, $v), assert_type(Integer, *[$v])] }
----
function f(Integer $v) { [assert_type(Integer[0], $v), assert_type(Integer, $v)] }
[f(9223372036854775807)]
----
#### tests of types that all values of a kind have
function depth(Data $v) >> Integer { case $v { Hash[String, Data]: { 1 + ($v.values.map |$x| { depth($x) } + [0]).max } Array[Data]: { 1 + ($v.map |$x| { depth($x) } + [0]).max } default: { 0 } } }
[depth({ 'a' => { 'b' => [1, 'x', undef, [{}]] }, 'c' => 2.5 }), depth(true), depth([]), depth({})]
----
type Leaf = Struct[{ value => Integer }]
type Tree = Variant[Leaf, Array[Tree]]
function total(Tree $t) >> Integer { if $t =~ Leaf { $t['value'] } else { $t.reduce(0) |$sum, $each| { $sum + total($each) } } }
function leaves(Tree $t) >> Integer { $t ? { Leaf => 1, default => $t.map |$each| { leaves($each) }.reduce(0) |$a, $b| { $a + $b } } }
$tree = [{ 'value' => 1 }, [{ 'value' => 2 }, []], { 'value' => 3 }]
[total($tree), leaves($tree), total([]), total({ 'value' => 4 })]
----
type Leaf = Struct[{ value => Integer }]
function f(Variant[Leaf, Hash[String, String], String, Undef] $x) { [$x =~ Leaf, $x =~ Hash[String, Data], $x =~ Hash[String, String], $x !~ Hash[String, Scalar]] }
[f({ 'value' => 1 }), f({ 'value' => '1' }), f({}), f('a'), f(undef)]
----
function f(Array[Integer] $xs) { [$xs.map |$x| { [$x =~ Array[Integer], [$x] =~ Array[Numeric]] }, $xs =~ Array[Integer, 1], $xs =~ Array[Scalar], ($xs + ['a']) =~ Array[Integer]] }
[f([1, 2]), f([])]
----
function f($x) { $y = if $x =~ Integer { [$x] } else { { 'a' => $x } } [$y =~ Array[Integer], $y =~ Hash[String, Any], $y =~ Hash[Integer, Any], $y =~ Array[Integer, 2]] }
[f(1), f('x'), f(undef)]
----
function kind($x, $y) {
  case [$x, $y] {
    [[1, 1], true]: { 'ones' }
    [[1, default], false]: { 'one' }
    [[/b+/, []], default]: { "b${0}" }
    [[], undef]: { 'empty' }
    [[['a'], Integer], 'X']: { 'nested' }
    default: { 'other' }
  }
}
function named(Array[Integer] $x, Boolean $y) { [$x, $y] ? { [[1, 2], true] => 'a', [[1, 2], false] => 'b', [[], default] => 'c', default => 'd' } }
[
  kind([1, 1], true), kind([1, 1], false), kind([1, 'x'], false), kind(['abb', []], 3), kind([], undef), kind([['A'], 3], 'x'), kind(1, 2), kind([1], false),
  named([1, 2], true), named([1, 2], false), named([], true), named([1], true),
]
----
function g(Hash $h, $b, Array $l) {
  case [$b, $h['x']] {
    [$h['a'], /b(.)/]: { "r$1" }
    [$l[7], default]: { 'l' }
    [undef, $h['zz']]: { 'u' }
    ['AB', 'cd']: { 's' }
    [[1, Integer, 'X'], 5]: { 'n' }
    default: { 'd' }
  }
}
[
  g({ 'a' => 'Q', 'x' => 'abc' }, 'q', [1]), g({ 'x' => 'abc' }, undef, [1]), g({}, undef, []), g({ 'x' => 'CD' }, 'ab', [2]),
  g({ 'x' => 5 }, [1, 7, 'x'], [1]), g({ 'x' => 5, 'a' => 3 }, 3, [1]), g({ 'x' => undef, 'zz' => undef, 'a' => 9 }, undef, [4]),
]
----
function f($a, $b) { case [$a, $b] { [1, [notice('n')]]: { 'a' } [2, notice('m')]: { 'b' } [1, fail('x')]: { 'z' } default: { 'c' } } }
f(5, 2)
----
function g(Optional[String] $x) { $x ? { /a(.)/ => "x$1", undef => 'u', default => 'd' } }
[g('ab'), g(undef), g('b')]
----
function g($x, String $s, Integer $i, Optional[Boolean] $o) { $x ? { $s => 's', $i => 'i', $o => 'o', default => 'd' } }
[
  g('AB', 'ab', 1, true), g(1, 'ab', 1, true), g(1.0, 'ab', 1, true), g(Timespan(1), 'ab', 1, true), g(true, 'ab', 1, true),
  g(undef, 'ab', 1, undef), g(SemVer('1.0.0'), '1.0.0', 1, undef), g('1.0.0', 'x', 1, undef), g(Sensitive('ab'), 'ab', 1, undef),
]
----
#### control lists of computed values
function repo($os) {
  case [$os['family'], $os['release']['major']] {
    ['RedHat', '7']: { 'el7' }
    ['RedHat', /\A([89])\z/]: { "el${1}" }
    ['Debian', Enum['11', '12']]: { 'deb' }
    ['Debian', default]: { 'old' }
    ['Suse', Integer[1]]: { 'suse' }
    [$os['other'], undef]: { 'other' }
    default: { 'none' }
  }
}
[['redhat', '7'], ['RedHat', '9'], ['Debian', '12'], ['debian', 'x'], ['Suse', 12], ['Suse', '12'], [undef, undef], ['x', undef]].map |$p| {
  repo({ 'family' => $p[0], 'release' => { 'major' => $p[1] }, 'other' => 'X' })
}
----
function repo($os) { case [$os['family'], $os['release']['major']] { ['a', 'b']: { 1 } default: { 2 } } }
repo({ 'family' => 'a' })
----
function size(Hash $node) {
  [$node['cpus'], $node['memory']] ? {
    [Integer[1, 2], Integer[0, 2048]]   => 'small',
    [Integer[1, 8], Numeric]            => "medium ${node['memory']}",
    [Integer, Optional[Integer]]        => 'large',
    [Struct[{ 'n' => Integer }], Array[String, 1]] => 'both',
  }
}
[size({ 'cpus' => 1, 'memory' => 5 }), size({ 'cpus' => 3, 'memory' => 2.5 }), size({ 'cpus' => 9 }), size({ 'cpus' => { 'n' => 1 }, 'memory' => ['a'] }), size({ 'memory' => 1 })]
----
function f($x) { notice($x) $x }
[1, 2].map |$i| { case [f("a${i}"), f($i), f('c')] { ['a1', 1, 'C']: { 'one' } [/(a)/, Integer, default]: { "more ${1}" } } }
----
['a1', 'b2'].map |$t| {
  if $t =~ /(\w)(\d)/ {
    $found = [$1, Integer($2)] ? { [/([ab])/, 1] => "first ${1}", [default, Integer[2]] => "second ${1}" }
    $same = case ["${1}${2}", $2] { [/(.)2/, '2']: { "two ${1}" } default: { "one ${1}" } }
    "${found} ${same}"
  }
}
----
[[1, 2], ['x', 'y'], []].map |$l| { case [*$l, $l.length] { [1, 2, 2]: { 'ints' } [String, String, 2]: { 'texts' } [0]: { 'none' } } }
----
[1, 2].map |$i| { case [$i + 1, [$i, $i * 2], { 'k' => $i }] { [2, [1, 2], { 'k' => 1 }]: { 'first' } [Integer, [default, 4], Hash[String, Integer]]: { 'second' } } }
----
[1].map |$i| { [$i + 1, $i + 2, $i + 3, $i + 4, $i + 5] ? { [2, 3, 4, 5, 6] => 'five', default => 'no' } }
----
[1].map |$i| { [$i + 1, $i + 2] ? { [2, 2] => 'a', ['x', 'y'] => 'b' } }
----
$h = { 'a' => 'X', 'b' => [1, 2] }
case [$h['a'], $h['b'][1]] { ['x', 3]: { 'three' } ['x', Integer[2, 2]]: { 'two' } default: { 'none' } }
#### aliases of simple types, and patterns, are tested in the code of the module
type Port = Integer[1, 65535]
type Level = Enum['low', 'high']
type Size = Variant[Port, Level]
function kind(Any $x) { $x ? { Port => 'port', Level => 'level', default => 'other' } }
[1, 0, 65535, 65536, 'low', 'LOW', '1', undef, 1.0, 9223372036854775807].map |$x| { [kind($x), $x =~ Size] }
----
type Code = Pattern[/\A[A-Z]{2}\d+\z/]
type Item = Struct[{ code => Code, n => Integer }]
function test(Any $x) { if $x =~ Item { 'item' } elsif $x =~ Code { 'code' } else { 'other' } }
['AB1', "AB1\n", 'ab1', 'ABé', 1, undef, { 'code' => 'AB1', 'n' => 2 }, { 'code' => 'AB', 'n' => 2 }, { 'code' => 3, 'n' => 2 }, { 'n' => 2 }].map |$x| { test($x) }
----
function f(Pattern[/^a/, /b$/, 'c.d'] $x) { $x }
function g(Any $x) { f($x) }
[g('ax'), g('xb'), g("x\nay"), g('cxd'), g('x')]
----
type Word = Pattern[/\b\w+\b/]
function f(Word $x) >> Word { "${x}!" }
function g(Any $x) { f($x) }
[g('é'), g('a b'), g('!')]
----
function f(Any $x) >> Pattern[/\A(?i:yes|no)\z/] { $x }
[f('YES'), f('no'), f('maybe')]
----
function f(Any $x) >> Optional[Pattern[/a/]] { $x }
[f('xax'), f(undef), f(1)]
----
function f(Pattern $x) { $x }
function g(Any $x) { f($x) }
[g('a'), g(1)]
----
function f(Array[Pattern[/\A\d+\z/]] $x) { $x.length }
function g(Any $x) { f($x) }
[g(['1', '22']), g([]), g(['1', 'x'])]
----
function f(Any $x) { if $x =~ /(b)(c)/ { [$x =~ Pattern[/(c)/], $0, $1] } }
f('abcd')
----
type Id = Pattern[/^[[:alpha:]]+\h\R?$/]
function f(Any $x) { $x ? { Id => true, default => false } }
['ab1', 'é', "abc\n", 3].map |$x| { f($x) }
----
type Even = Pattern[/\A(?:..)*\z/]
type Pair = Struct[{ a => Even, Optional[b] => Even }]
function f(Any $x) { $x =~ Pair }
[{ 'a' => 'xx' }, { 'a' => 'x' }, { 'a' => 'xx', 'b' => undef }, { 'a' => 'xx', 'b' => '' }, { 'a' => "\u{1F600}a" }].map |$x| { f($x) }
#### sizes of arrays and hashes are tested in the code of the module
function f($x) {
  case $x {
    Array[0, 0], Hash[0, 0]: { 'empty' }
    Array[2, 3]: { 'few' }
    Hash[1, default]: { 'pairs' }
    Array[0, default]: { 'list' }
    Variant[String, Hash[0, 0]]: { 'text' }
    default: { 'other' }
  }
}
[[], {}, [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], { 'a' => 1 }, 'a', undef, 0].map |$x| { f($x) }
----
function f($x) { [$x =~ Array[1, 1], $x =~ Optional[Array[0, 0]], $x =~ Array[String, 0, 0], $x =~ Hash[0, 1], $x =~ Array[2, default]] }
[[], {}, ['a'], [1, 2], { 'a' => 1 }, { 'a' => 1, 'b' => 2 }, undef].map |$x| { f($x) }
----
function f($x) { $x =~ Array[3, 2] }
f([1])
----
function f($x) { $x =~ Array[-1, 2] }
f([1])
----
function f($x) { $x =~ Hash[1] }
f({ 'a' => 1 })
----
function f($x) { $x =~ Array[default, 2] }
[f([1]), f([1, 2, 3])]
----
function f($x) { $x =~ Hash[1, default] }
f({ 'a' => 1 })
