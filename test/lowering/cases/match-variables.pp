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

#### groups in alternatives and in optional parts
function size(String $text) >> Integer {
  if $text =~ /\A(\d+)\s*(?:([KM])i?)?B\z/ { Integer($1) * ($2 ? { 'K' => 1024, 'M' => 1048576, default => 1 }) } else { 0 }
}
function option(String $text) >> Hash[String, Variant[String, Boolean]] {
  case $text {
    /\A(\w+)=(.*)\z/: { { $1 => $2 } }
    /\Ano(exec|suid)\z/: { { $1 => false } }
    default: { { $text => true } }
  }
}
function parts(String $text) { if $text =~ /(a)|(b)(c)?|((d)|e)+(f){2}?/ { [$0, $1, $2, $3, $4, $5, $6, $7] } }
[size('5B'), size('5 KiB'), size('7MB'), size('x'), option('a=b'), option('noexec'), option('ro'), parts('a'), parts('b'), parts('bc'), parts('d'), parts('dff'), parts('eff'), parts('x')]
