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
----
#### literal patterns in code that runs repeatedly
function kind(String $x) { case $x { /^\d+$/: { 'number' } /^([a-z]+)-\1$/: { "twice ${1}" } /é/: { 'accent' } default: { $x =~ /^$/ } } }
['12', 'ab-ab', 'ab-ac', "12\nx", '', 'é', "x\n", '12'].map |$x| { kind($x) }
----
['a=1', 'b', "b\nc=3", 'ü=4', 'a=1'].map |$x| { [$x =~ /^(\w+)=(\d)$/, $x !~ /=/, $x ? { /^(.)=/ => $1, default => $0 }] }
----
[1, 'a'].map |$x| { $x =~ /a/ }
