#### repeated reads: code that reads a key of a hash again gives the same values, notices and errors in the same order
function f(Hash $h) { if $h['a'] == 1 { "${h['a']} ${h['b']}" } else { [$h['a'], $h['b'], $h['a']] } }
[f({ 'a' => 1 }), f({ 'a' => 2, 'b' => 3 }), f({})]
----
function f(Hash $h, String $k) { notice($h[$k])  [$h[$k], if $k in $h[$k] { $h[$k]['x'] }] }
[f({ 'k' => { 'k' => 1, 'x' => 2 } }, 'k'), f({ 'k' => [1] }, 'k')]
----
function f(Hash $h) { notice(1)  notice($h['a']['b'])  $h['a'] }
f({ 'b' => 1 })
----
function f(Hash $h) { $x = [$h['a']['b'], notice(2), $h['a']]  $x }
f({ 'a' => { 'b' => 1 } })
----
function f(Hash $h) { [{ 'a' => 7 }].map |Hash $h| { [$h['a'], $h['a']] } + [$h['a'], $h['a']] }
f({ 'a' => 8 })
----
function f(Hash $h) { $h.map |$k, $v| { [$h[$k], $h[$k], $k, [{ 'k' => 1 }].map |Hash $h| { $h['k'] }] } }
f({ 'a' => 1, 'k' => 2 })
----
function f(Boolean $c, Hash $h) { if $c { $x = $h['a'] } else { $x = { 'b' => 5 } }  [$x =~ Hash, if $x =~ Hash { [$x['b'], $x['b']] }, $h['a']] }
[f(true, { 'a' => { 'b' => 6 } }), f(false, {}), f(true, {})]
----
function f(Array[Hash] $l) { $l.reduce({ 'n' => 0, 'l' => [] }) |$m, $h| {
  if $h['x'] =~ Integer { $m + { 'n' => $m['n'] + $h['x'], 'l' => $m['l'] + [$m['n'], $h['x']] } } else { $m + { 'l' => $m['l'] + [$m['n'], $h['x'], $m['n']] } }
} }
f([{ 'x' => 1 }, { 'x' => 'y' }, {}, { 'x' => 5 }])
----
function f(Hash $h) { case $h['m'] { 'a': { $h['v'] } 'b', Integer: { [$h['m'], $h['v']] } default: { fail("no ${h['m']}") } } }
[f({ 'm' => 'A', 'v' => 1 }), f({ 'm' => 4 }), f({ 'v' => 1 })]
----
function f(Hash $h) { ($h['a'] and $h['b']) or ($h['a'] == undef and $h['b']) }
[f({ 'a' => 1, 'b' => undef }), f({ 'b' => 1 }), f({ 'a' => false })]
----
function f(Hash $h) { $h['a'] ? { undef => $h['b'], /^(x.)/ => "${1}${h['a']}", default => $h['a'] ? { Integer => $h['a'] + 1, default => $h['b'] } } }
[f({ 'b' => 1 }), f({ 'a' => 'xyz' }), f({ 'a' => 4 }), f({ 'a' => [], 'b' => 9 })]
----
function f(Hash $h) { $h['a'].then |$a| { [$a, $h['a'], $h['b']] }.lest || { $h['b'].lest || { [$h['b'], $h['a']] } } }
[f({ 'a' => 1 }), f({ 'b' => 2 }), f({})]
----
function f(Hash $h, Any $k = $h['a'], Any $l = [$h['a'], $k]) { [$h['a'], $k, $l, $h['a']] }
[f({ 'a' => 1 }), f({ 'a' => 1 }, 2), f({})]
----
function f(Hash $h) { $h.each |$k, $v| { if $h['stop'] == $k { return([$k, $h['stop']]) } }  [$h['stop'], with($h) |$h| { $h['a'] }] }
[f({ 'a' => 1, 'stop' => 'a' }), f({ 'a' => 1 })]
----
class c(Hash $h) { $x = [1, 2].map |$i| { if $h[$i] { [$h[$i], $i] } else { $h['d'] } }  notice($x) }
class { 'c': h => { 1 => 'one', 'd' => 'none' } }
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
notice([1, 2, 3].reduce({ 'b' => 'x', 'A' => [1, 2], 'value' => 2.5, 'words' => { 'a' => 3, 'b' => { 'a' => 4 } } }) |$m, $x| { if 'a' in $h { $m + { 'a' => $m['a'], 'n' => $x } } else { $m + { 'b' => [$m['b'], $m['b'], $x] } } })
"${$h['value']}-${$h['value']}"
}
$r = [0, 1].map |$i| { f({ 'a' => 2.5, 'A' => -5, 'words' => 'Y' }, { 'b' => undef, 'value' => 2, 'name' => 'Y', 'words' => [1, 2] }, { 'a' => 1, 'b' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'name' => 2, 'words' => '' }, 'A', 'words') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
unless 'a' in $h { notice(with($h) |$h| { [1, 2].map |$q| { [$q, $h['A']] } })
[{ 'b' => true }, { 'a' => [1, 2], 'value' => 'Y', 'words' => undef }].each |Hash $h| { notice(if 'a' in $h { $h['A'] } else { $h['A'] }) }
if $h['name'] { notice($h['value'].then |$t| { [$t, $p['b']] }) } else { notice(($h['value'] == $h['value'])) } }
$p['b'].lest || { ($p['b'] != $p['b'] and !$p['b']) }
}
$r = [0, 1].map |$i| { f({ 'a' => -5, 'value' => '', 'name' => undef, 'words' => undef }, { 'a' => 'x', 'A' => 'Y', 'words' => -5 }, { 'A' => true, 'value' => -5, 'name' => 1 }, 'b', 'value') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
notice($h.filter |$k, $v| { $h['a'] == $v or $h['a'] == $k })
$h['a']['a']
}
$r = [0, 1].map |$i| { f({ 'a' => 'x', 'b' => 2, 'A' => '', 'words' => 2 }, { 'a' => 'Y', 'b' => undef, 'name' => true, 'words' => 2.5 }, { 'a' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'A' => 2, 'value' => 1, 'name' => 2 }, 'name', 'name') }
notice($r)
$r
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
unless $h['words'] == 1 { $s1 = ($h['words'] ? { undef => [$h['words'], $h['words']], Integer => $p[$k], default => $p[$k] })
notice($s1) }
if $h['value'] { $s2 = with($h) |$p| { $p['A'] } }
notice($h['value'])
$h['a']
}
$r = [0, 1].map |$i| { f({ 'a' => undef, 'value' => 1, 'name' => [1, 2] }, { 'b' => true, 'A' => 2.5, 'words' => 'x' }, { 'a' => '', 'value' => -5, 'name' => -5, 'words' => 1 }, 'value', 'b') }
notice($r)
$r
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
[{ 'value' => { 'a' => 3, 'b' => { 'a' => 4 } } }, { 'a' => undef, 'b' => -5, 'A' => undef }].each |Hash $h| { if !$w['A'] { $s1 = $w['A'] }
notice($w['A'])
if $w['A'] in [$w['A'], 1] { $s2 = { 'a' => $w['A'], 'b' => $w['A'] } }
notice($w['A']) }
($w['A'] in [$w['A'], 1] and !$w['A'])
}
$r = [0, 1].map |$i| { f({ 'a' => 'Y' }, { 'a' => 1, 'b' => 2, 'name' => [1, 2], 'words' => '' }, { 'a' => undef, 'b' => 1, 'A' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'name' => 1 }, 'value', 'a') }
notice($r)
$r
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
$s0 = ($p[$k] != $p[$k] and $p['words'] in [$p['words'], 1])
notice($s0)
$s1 = $p['words']['a']
notice($s1)
{ 'a' => [1, $p['words']], 'b' => $w[$k] }
}
$r = [0, 1].map |$i| { f({ 'a' => [1, 2], 'b' => [1, 2], 'A' => 2, 'value' => [1, 2], 'name' => undef, 'words' => 1 }, { 'a' => '', 'b' => -5, 'value' => -5 }, { 'a' => 'Y', 'b' => 'Y', 'A' => true, 'value' => [1, 2], 'name' => 2.5, 'words' => 'x' }, 'value', 'words') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
unless 'a' in $w { notice([1, 2, 3].reduce({ 'a' => 'x', 'value' => 2.5, 'words' => 2 }) |$m, $x| { if $h['a'] != $h['a'] { $m + { 'a' => $m['a'], 'n' => $x } } else { $m + { 'b' => [$m['b'], $m['b'], $x] } } }) }
undef
}
$r = [0, 1].map |$i| { f({ 'a' => -5, 'b' => 2, 'A' => 'Y', 'name' => 'x', 'words' => [1, 2] }, { 'a' => 2, 'b' => undef, 'A' => '', 'value' => [1, 2], 'name' => { 'a' => 3, 'b' => { 'a' => 4 } } }, { 'a' => -5, 'A' => -5, 'value' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'name' => true, 'words' => { 'a' => 3, 'b' => { 'a' => 4 } } }, 'value', 'a') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
notice(('a' in $h and !$p['b']))
[true, ($p['b'] == $h['b'])]
}
$r = [0, 1].map |$i| { f({ 'a' => '', 'A' => undef, 'value' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'words' => 2.5 }, { 'a' => 'x' }, { 'b' => 2.5, 'A' => true, 'value' => '', 'words' => '' }, 'b', 'name') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
unless $w['words'] == 1 { notice($w.filter |$k, $v| { $h['words'] == $v or $h['words'] == $k })
$s2 = 2.5
notice($s2) }
($w['b'] == ($w['b'] ? { undef => { 'a' => 3, 'b' => { 'a' => 4 } }, Integer => $w[$k], default => $w[$k] }))
}
$r = [0, 1].map |$i| { f({ 'a' => [1, 2], 'b' => -5, 'A' => -5, 'value' => 2.5, 'name' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'words' => '' }, { 'a' => [1, 2], 'b' => 1 }, { 'b' => [1, 2], 'A' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'name' => '' }, 'b', 'value') }
notice($r)
$r
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
$s0 = [$h['value'], ($p['b'] == $p['A'])]
notice($s0)
$s1 = 'x'
notice($s1)
notice($h.map |$k, $v| { [$k, $v, ($p['A'] ? { undef => true, Integer => $p['A'], default => 'Y' })] })
$w.map |$k, $v| { [$k, $v, ($h + { 'value' => $p['A'] })] }
}
$r = [0, 1].map |$i| { f({ 'a' => 'x', 'A' => 'x', 'words' => { 'a' => 3, 'b' => { 'a' => 4 } } }, { 'a' => '', 'b' => 2, 'value' => '', 'words' => true }, { 'b' => -5, 'A' => [1, 2], 'value' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'name' => -5, 'words' => 2.5 }, 'words', 'name') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
unless 'a' in $h { if 'a' in $w { $s1 = $p['name'] }
notice($w[$k2]) }
notice([1, 2, 3].reduce({ 'a' => 2, 'A' => -5, 'words' => true }) |$m, $x| { if 'a' in $h { $m + { 'a' => $m['a'], 'n' => $x } } else { $m + { 'b' => [$m['b'], $m['b'], $x] } } })
$h.map |$k, $v| { [$k, $v, with($h) |$w| { $w[$k2] }] }
}
$r = [0, 1].map |$i| { f({ 'b' => 'Y', 'A' => -5, 'value' => [1, 2], 'name' => -5 }, { 'a' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'b' => undef, 'A' => 1, 'name' => 'x' }, { 'a' => true, 'value' => 2 }, 'a', 'A') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
notice($p['words'].lest || { [1, 2] })
notice([1, 2, 3].reduce({ 'a' => true, 'name' => 'Y' }) |$m, $x| { if $h['words'] == -5 { $m + { 'a' => $m['a'], 'n' => $x } } else { $m + { 'b' => [$m['b'], $m['b'], $x] } } })
[{ 'b' => 'x', 'A' => 2, 'value' => undef, 'words' => '' }, { 'b' => 'x', 'A' => 'x', 'value' => 2, 'name' => 1 }].each |Hash $w| { [{ 'b' => 'x', 'A' => [1, 2], 'name' => [1, 2], 'words' => { 'a' => 3, 'b' => { 'a' => 4 } } }, { 'b' => 'Y', 'words' => -5 }].each |Hash $w| { notice([1, 2].map |$q| { [$q, $p[$k]] }) } }
2
}
$r = [0, 1].map |$i| { f({ 'a' => undef, 'b' => '', 'A' => 2.5, 'value' => 2, 'name' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'words' => true }, { 'a' => 2.5, 'words' => 2 }, { 'b' => 2.5, 'name' => [1, 2], 'words' => 'Y' }, 'value', 'words') }
notice($r)
$r
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
notice([1, 2, 3].reduce({ 'a' => undef, 'b' => 2.5, 'A' => 1, 'name' => [1, 2], 'words' => undef }) |$m, $x| { if !$p['a'] { $m + { 'a' => $m['a'], 'n' => $x } } else { $m + { 'b' => [$m['b'], $m['b'], $x] } } })
notice($h['b'].then |$t| { [$t, { 'a' => $h['b'], 'b' => $h['b'] }] })
if $h['b'] == 1 { $h['b'] } else { $p['value'] }
}
$r = [0, 1].map |$i| { f({ 'a' => -5, 'b' => '', 'value' => -5, 'words' => true }, { 'a' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'A' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'value' => 1 }, { 'a' => 'Y', 'b' => 'Y', 'words' => 2.5 }, 'b', 'a') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
$s0 = $p['words']['a']
notice($s0)
($p['words'] == "${$p['words']}-${$p['words']}")
}
$r = [0, 1].map |$i| { f({ 'a' => 2.5, 'A' => [1, 2], 'value' => undef, 'name' => 'x' }, { 'a' => [1, 2], 'b' => 'x' }, { 'b' => 2.5, 'value' => 2.5, 'words' => -5 }, 'words', 'words') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
notice($p['name'])
case $p['name'] { 1: { case $h[$k2] { 1: { notice($w.map |$k, $v| { [$k, $v, $h[$k2]] }) } 'x', undef: { notice($h[$k2]) } default: { notice($p.map |$k, $v| { [$k, $v, $h[$k2]] }) } } } 'x', undef: { notice($p[$k]) } default: { unless $p[$k] =~ String { notice('') }
unless $p[$k] == -5 { notice(with($h) |$h| { $h['b'] }) }
$s5 = $h['b'].lest || { [$h['b'], $h['b']] }
notice($s5) } }
notice($h.filter |$k, $v| { $h['b'] == $v or $w[$k] == $k })
($w['words'] == ($w['words'] == $h['words']))
}
$r = [0, 1].map |$i| { f({ 'b' => 2, 'A' => [1, 2], 'value' => true, 'name' => 'Y', 'words' => 2.5 }, { 'b' => 'Y', 'words' => undef }, { 'A' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'value' => 2, 'name' => 'x', 'words' => [1, 2] }, 'A', 'name') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
notice($h.filter |$k, $v| { $w[$k2] == $v or $w[$k2] == $k })
[1, 2].map |$q| { [$q, $w[$k2].lest || { $w['value'] }] }
}
$r = [0, 1].map |$i| { f({ 'a' => true, 'b' => undef, 'value' => 1 }, { 'a' => undef, 'b' => undef, 'value' => '', 'words' => [1, 2] }, { 'a' => 2.5, 'b' => 2, 'value' => -5, 'words' => [1, 2] }, 'a', 'A') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
$s0 = $h['A'].lest || { $h['A'] }
notice($s0)
notice($w.map |$k, $v| { [$k, $v, ($h['A'] in [$h['A'], 1] and !$h[$k2])] })
notice($h.filter |$k, $v| { $h[$k2] == $v or $h[$k2] == $k })
$h[$k2]
}
$r = [0, 1].map |$i| { f({ 'b' => true, 'A' => 2.5, 'value' => undef, 'name' => 1, 'words' => 'x' }, { 'b' => 2, 'A' => [1, 2], 'value' => undef, 'name' => '', 'words' => 'Y' }, { 'b' => 1, 'value' => 'Y' }, 'value', 'words') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
case $h[$k] { 1: { $s1 = $h['words']
notice($s1)
$s2 = [($p + { 'name' => $h['words'] }), ($h['words'] == $h['words'])]
notice($s2) } 'x', undef: { notice($h['words']) } default: { case $h['words'] { 1: { notice('') } 'x', undef: { notice($h['words']) } default: { notice(['Y', $p['words']]) } }
$s4 = $p['A'].lest || { [$p['A'], 'Y'] }
notice($s4)
$s5 = ''
notice($s5) } }
$p['A']
}
$r = [0, 1].map |$i| { f({ 'A' => 2, 'value' => 'Y', 'name' => 2, 'words' => [1, 2] }, { 'A' => -5, 'value' => 1, 'name' => -5 }, { 'b' => 2.5, 'A' => 2.5, 'value' => true, 'name' => [1, 2] }, 'A', 'name') }
notice($r)
$r
----
function f(Hash $h, Hash[String, Any] $p, Hash $w, String $k, String $k2) {
[{ 'b' => true, 'A' => true, 'words' => -5 }, { 'A' => 2, 'value' => true, 'name' => '', 'words' => 'x' }].each |Hash $h| { notice({ 'a' => [1, 2].map |$q| { [$q, $w['words']] }, 'b' => $w['words'] })
notice($p.filter |$k, $v| { $w['words'] == $v or $w['words'] == $k })
notice($h.filter |$k, $v| { $w['words'] == $v or $w['words'] == $k }) }
if $w['words'] == true { $s4 = { 'a' => $w['words'], 'b' => $w['words'] } }
notice($w['words'])
$s5 = ($p[$k2] == $p[$k2].lest || { undef })
notice($s5)
($p[$k2] == $p[$k2].then |$t| { [$t, $p[$k2]] })
}
$r = [0, 1].map |$i| { f({ 'a' => -5, 'value' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'words' => 2.5 }, { 'A' => [1, 2], 'words' => '' }, { 'b' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'A' => 'x', 'name' => 'Y', 'words' => '' }, 'A', 'name') }
notice($r)
$r
----
function f(Hash $h, Struct[{ Optional[a] => Any, Optional[b] => Any, Optional['A'] => Any, Optional[value] => Any, Optional[name] => Any, Optional[words] => Any }] $p, Optional[Hash] $w, String $k, String $k2) {
$s0 = [$w[$k], ($w[$k] == 1)]
notice($s0)
notice($h.filter |$k, $v| { $w[$k] == $v or $w['b'] == $k })
if $w['b'] { [$h[$k2], $h['value']] } else { ($h + { 'words' => $p[$k] }) }
}
$r = [0, 1].map |$i| { f({ 'A' => -5, 'value' => 'Y', 'words' => 2 }, { 'a' => true, 'A' => undef, 'value' => { 'a' => 3, 'b' => { 'a' => 4 } }, 'name' => '' }, { 'b' => '', 'value' => 2.5, 'words' => -5 }, 'value', 'b') }
notice($r)
$r
----
function f(Any $x) { [assert_type(Hash, $x), $x['a'], $x['a']] }
f({ 'a' => 1 })
----
function f(Any $x) { [assert_type(Hash, $x), $x['a'], $x['a']] }
f(1)
----
function f(Any $x, Boolean $is_hash) { [($is_hash and $x =~ Hash) or fail('no hash'), $x['a'], $x['a']] }
notice(f({ 'a' => 1 }, true))
f(1, true)
----
function f(Any $x) { [$x ? { Hash => 'hash' }, $x['a'], $x['a']] }
notice(f({ 'a' => 1 }))
f(1)
