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
