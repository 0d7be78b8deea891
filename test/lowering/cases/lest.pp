#### lest: a block that is a value is evaluated only for undef
[1, undef, false, '', default].map |$x| { [$x.lest || { 2 }, lest($x) || { [$x] }] }
----
function f(Hash $h) { [$h['a'].lest || { $h['b'].lest || { 'none' } }, "${h['a'].lest || { $h['c'] }}", $h['a']] }
[f({ 'a' => 1 }), f({ 'b' => 2 }), f({})]
----
function f($x, $y) { [($x and $y).lest || { 1 }, ($x or $y).lest || { 2 }, ($x == $y).lest || { 3 }] }
f(true, undef)
----
[1, undef, 1].reduce({}) |$m, $i| { $m + { $i => ($m[$i].lest || { 0 }) + 1 } }
----
[undef, 3].map |$x| { if $x.lest || { false } { 'yes' } else { $x ? { undef => $x.lest || { [$x] }, default => 'no' } } }
----
[undef, 3].map |$x| { notice($x.lest || { 1 / ($x.lest || { 0 }) }) }
----
[undef, { 'a' => 1 }].map |$x| { $x.lest || { $x['a'] } }
----
undef.lest || { $unknown }
