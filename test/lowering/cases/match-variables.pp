#### match variables keep their values in the region that matched
$1
----
'abc' =~ /b(.)/
$1
----
if 'abc' =~ /b(.)/ { notice($1) }
$1
----
'xyz' =~ /(.)/
$r = [1].map |$i| { 'abc' =~ /b(.)/ ; $1 }
[$r, $1]
----
case 'abc' { /b(.)/: { $1 } }
----
'abc' ? { /b(.)/ => $1 }
----
$x = 'abc' ? { /b(.)/ => "got$1" }
"$1 $x"
----
case 'x' { /(x)z/, default: {"a$1"} }
