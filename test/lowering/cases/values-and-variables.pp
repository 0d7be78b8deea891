#### literals, assignments, unknown and qualified variables
$x = 1
$x = 2
----
f(1)
----
return(3)
4
----
next(3)
----
break()
----
$x = [1,2]
[$a, $b] = $x
$a + $b
----
[$a, $b] = [1]
----
[$a, [$b, $c]] = [1, [2,3]]
$c
----
$h = {a => 1, b => 2}
[$a, $b] = $h
[$a, $b]
----
[$a, $c] = {a => 1, b => 2}
----
[$a, $b] = 5
----
$facts = 3
----
$a::b = 1
----
$x = 1
$x += 1
----
[$unk]
----
$unk::x
----
$a = $b = 3
[$a,$b]
----
$facts['os']
----
$facts
----
$settings::strict
----
Integer('3')
----
Integer[1,2]('3')
----
$x = 'Integer'
$x('3')
----
$s = "${default} ${[1,undef,'a']} ${{a=>1}} ${Integer[1,2]} ${/a/} ${1.5}"
$s
----
$a = [true]
$b = Sensitive('x')
"${$a} ${$b} ${$a[0]}"
----
$b = true
"${b}"
----
true and undef
----
undef or 3
----
$x = { 'a' => 1, 'a' => 2 }
$x
----
{ [1] => 2, undef => 3, default => 4, 1.0 => 2 }
----
[*[1,2], *3]
----
[*{a=>1}]
----
*[1,2]
----
($x = 1) + $x
----
[$x = 1, $x]
----
notice($x = 5)
$x
----
"${'a'}b${"c${1+1}"}"
----
[1, 2][0] + {a => 1}['a']
----
$h = {a => {b => [1,2]}}
"${h['a']['b'][1]} ${$h[a][b].size} ${h.size}"
----
Integer
----
File
----
Foo::Bar
----
Foo['x']
----
Foo[]
----
[P, type P = Integer]
----
-(1) - -2
----
!true
----
1 in [1]
----
/a/ == /a/
----
undef == ''
----
'a' 'b'
----
getvar('facts.os')
----
$r = [$a, $b] = [1, 2]
[$r, $a]
----
$r = ([$a, $b] = {a => 1, b => 2})
$r
----
[$a, [$b, $c]] = {a => 1, b => 2}
----
[[$a]] = {a => 1}
----
[$a, $a] = [1,2]
----
[$facts, $b] = [1,2]
----
$title
----
$name
----
$settings::foo
----
$::os
----
$os = 3
----
$x = $x
----
$::x = 5
----
$x = 5
$::x
----
true and ($andv = 3)
$andv
----
false and ($andv = 3)
$andv
----
[$a, [$b, $c]] = {a => 1, ['b','c'] => [2, 3]}
[$a,$b,$c]
----
$trusted = 2
----
$server_facts = 2
----
$servername
----
$clientcert
----
$module_name
----
$title = 3
----
$serverversion = 3
----
$x = { y => { z => [10, 20] } }
$x['y']['z'][1]
----
$x.y
