#### EPP templates and the variables that they see
with(3) |$loc| { inline_epp('<%= $loc %>') }
----
function f($loc) { inline_epp('<%= $loc %>') }
f(1)
----
$top1 = 7
function f($loc) { inline_epp('<%= $top1 %>') }
f(1)
----
inline_epp('<%- | $a, $b = 2 | -%>
<%= $a + $b -%>
x', {a => 1})
----
inline_epp('<%- | $a | -%>x')
----
inline_epp('<%- | $a | -%>x', {a => 1, b => 2})
----
inline_epp('<%- | Integer $a | -%>x', {a => 'x'})
----
inline_epp('<%- | Integer $a = 3 | -%><%= $a %>', {a => undef})
----
inline_epp('<%- | Integer $a = 3 | -%><%= $a %>', {})
----
inline_epp('<%- | $a = 3, $b = $a | -%><%= $b %>', {a => 5})
----
inline_epp('<%= $a %>', {a => 5})
----
$z = 1
inline_epp('<%= $z %><%= $a %>', {a => 5})
----
$z = 1
inline_epp('<%- | $a | -%><%= $z %><%= $a %>', {a => 5})
----
with(3) |$z| { inline_epp('<%= $z %>', {a => 5}) }
----
with(3) |$z| { inline_epp('<%- | $a = 1 | -%><%= $z %>') }
----
with(3) |$z| { inline_epp('<%= $z %>') }
----
inline_epp('<%= undef %>|<%= [1,undef] %>|<%= default %>|<%= {a=>1} %>|<%= /a/ %>')
----
inline_epp('<% [1,2].each |$x| { %>x<%= $x %><% } %>')
----
inline_epp('<% if true { %>yes<% } else { %>no<% } -%>
z')
----
inline_epp('text <% ($x) %>y')
----
inline_epp('<%= 1 %><% (1) %>y')
----
inline_epp('text
<%- | Integer $a | -%>
y', { a => 1 })
----
inline_epp('text <% ([1, 2]).each |$x| { %>y<% } %>')
----
inline_epp('<% return() %>x')
----
inline_epp('a<% break() %>x')
----
inline_epp('a<% [1,2].each |$x| { if $x == 1 { next() } %>x<% } %>')
----
inline_epp('a<% fail("x") %>x')
----
inline_epp('a<%= 1 + a %>x')
----
inline_epp('a<%= $foo %>x')
----
inline_epp('a<% $v = 3 %><%= $v %>')
----
$v = 2
inline_epp('a<% $v = 3 %><%= $v %>')
----
inline_epp('<%- | *$a | -%>x', {a => 1})
----
inline_epp('<%= inline_epp("<%= \$x %%>") %>', {x => 1})
----
inline_epp('<% $y = inline_epp("z") %><%= $y %>')
----
inline_epp('<%= "abc" =~ /b(.)/ %><%= $1 %>')
----
'abc' =~ /b(.)/
inline_epp('<%= $1 %>')
----
inline_epp("<%= 1 +", {})
----
inline_epp('<% function f() { 1 } %><%= f() %>')
----
inline_epp('<% class a { } %>')
----
inline_epp('<%- | $a, $a | -%>x', {a => 1})
----
inline_epp('<% $x = [1,2].map |$i| { %>b<% $i } %><%= $x %>')
----
inline_epp('<%= $facts["os"] %>')
----
inline_epp('<%- | Sensitive $s | -%><%= $s.unwrap %>', {s => Sensitive('x')})
----
inline_epp('<%= $s %>', {s => Sensitive('x')})
----
inline_epp('<%# comment %>a<%% b %%>')
----
inline_epp('<%= with(1) |$x| { %>q<%= $x } %>')
----
function g() { inline_epp('<%= $x %>') }
$x = 5
g()
----
class k { $loc = 7  notice(inline_epp('<%= $loc %>')) }
include k
----
class k { $loc = 7  notice(inline_epp('<%= $loc %>', {a => 1})) }
include k
----
class k { $loc = 7  notice(inline_epp('<%- | $a | -%><%= $loc %>', {a => 1})) }
include k
----
epp('nomod/x.epp')
----
inline_epp('x', 3)
----
inline_epp('x', {1 => 2})
----
inline_epp('x', {'A' => 2})
----
inline_epp('a<%= $s %>b', {s => Sensitive('x')})
----
inline_epp('a<%= $s %>b', {s => Sensitive('x')}).unwrap
----
inline_epp('a<%= [$s] %>b', {s => Sensitive('x')})
----
inline_epp('a<%= "x${s}" %>b', {s => Sensitive('x')})
----
inline_epp('a<%= $s %>b', {s => Sensitive([1,undef,'q'])}).unwrap
----
inline_epp('a<%= $s %>b', {s => Sensitive(Sensitive(3))}).unwrap
----
inline_epp('a<% if true { %><%= $s %><% } %>b', {s => Sensitive(3)}).unwrap
----
inline_epp('<% return("zz") %>x')
----
inline_epp('<% return(5) %>x')
----
inline_epp('<% [1].each |$i| { return("q") } %>x')
----
inline_epp('a<% [1,2].each |$i| { %>m<% break() %>n<% } %>x')
#### a default of a template reads only parameters that have a value
inline_epp('<%- | $x, $y = $x | -%>a')
----
inline_epp('<%- | $y = $x, $x | -%>a')
----
inline_epp('<%- | $y = $x, $x | -%><%= $y %>', { x => 1 })
----
inline_epp('<%- | $x = $x | -%>a')
----
inline_epp('<%- | $y = $x, $x = 2 | -%>a')
----
inline_epp('<%- | $y = getvar(x), $x = 1 | -%>a')
----
inline_epp('<%- | $y = defined("$x"), $x | -%>a')
----
$z = 1
inline_epp('<%- | $y = $z, $z = 2 | -%>a')
----
inline_epp('<%- | $x = 1, $y = $x | -%><%= $y %>', { x => undef })
----
inline_epp('<%- | $y = fail(q), $x | -%>a')
#### the types of the parameters of a template exist
inline_epp('<%- | Unknown $x | -%>a')
----
inline_epp('<%- | $x, Unknown $y = 1 | -%>a')
----
inline_epp('<%- | Unknown $x | -%>a', { y => 2 })
#### a template without the parameter of an undefined value
inline_epp('<%- | $x | -%>a', { x => 1, z => undef })
----
inline_epp('<%- | $x | -%><%= $z %>', { x => 1, z => undef })
----
inline_epp('<%- || -%>a', { z => undef })
----
inline_epp('<%- | $x | -%>a', { z => undef })
----
inline_epp('<%- | $x, $y = $z | -%>a', { z => 1 })
#### the value with which a template ends early
inline_epp('<% next(1) %>')
----
inline_epp('<% next(1) %>', {})
----
inline_epp('<%- || -%><% next(1) %>', {})
----
inline_epp('<% next(a) %>')
----
inline_epp('<% next(Sensitive(a)) %>')
----
inline_epp('<% next(Sensitive(1)) %>')
----
inline_epp('<% next() %>')
----
inline_epp('<% return(1) %>')
----
inline_epp('<%- | $x = 1 | -%><% return(1) %>', {})
----
inline_epp('a<% [1].each |$x| { next(5) } %>b')
----
function f() { $r = inline_epp('<% return(1) %>') [$r] }
f()
#### several errors in a template
inline_epp('<% 1 = 2 3 = 4 %>')
----
inline_epp('<% class a {} define b() {} node c {} %>')
----
inline_epp('<% "\q" 1 = 2 3 = 4 %>')
#### the place of an error in a template
inline_epp("a\n<%= \$x %>")
----
inline_epp('<%- undef.each |$k| { %>q<% } -%>')
----
inline_epp('<%- each(undef) |$k| { %>q<% } -%>')
----
inline_epp('<%= 1 + "a" %>')
#### constant templates in blocks and functions
$t = '<%- | Integer $n | -%>v<%= $n %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><%= $n %><%= $v %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n, $d = $v | -%><%= $n %><%= $d %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% if $n == 2 { break() } %>b'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%>a<% if $n == 2 { next(nx) } %>b'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%>a<% if $n == 2 { return(7) } %>b'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% [1, 2, 3].each |$k| { if $k == $n { break() } %><%= $k %><% } -%>.'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% [1, 2, 3].filter |$k| { if $k == $n { break() } true } -%>.'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
function breaks($x) { if $x == 2 { break() } $x }
$t = '<%- | $n | -%><%= breaks($n) %>.'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
function twice($x) { $x * 2 }
$t = '<%- | $n | -%><%= twice($n) %>.'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% if $n == 2 { $v = 5 } %><%= $v %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% $v = $n * 2 %><%= $v %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% if "a${n}" =~ /a(2)/ { %><%= $1 %><% } %>.'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><%= getvar(v) %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%><% notify { "x${n}": } %>.'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | Integer[1, 2] $n | -%>v<%= $n %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%>v<%= $n %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v, 'nn' => 1 }) }
----
$t = '<%- | $n | -%><%= $nope %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
$t = '<%- | $n | -%>
<%= $n + a %>'
[1, 2, 3].map |$v| { inline_epp($t, { 'n' => $v }) }
----
function f($v) { $t = '<%- | $n | -%><%= $n + 1 %>' $t.inline_epp({ 'n' => $v }) }
[1, 2].map |$i| { f($i) }
----
function f($v) { if $v > 1 { $t = '<%= $v %>' } else { $t = 'low' } inline_epp($t) }
[1, 2].map |$i| { f($i) }
----
class c(Integer $p = 2) { $t = '<%- | $n | -%><%= $n %>' $r = [1, 2].map |$o| { inline_epp($t, { 'n' => $o + $p }) } }
include c
$c::r
----
[1, 2].reduce('') |$m, $v| { [$m, inline_epp('<%- | $n | -%><%= $n %>', { 'n' => $v })] }
----
['a', 'b'].map |$v| { $v =~ /(.)/ inline_epp('<%= $1 %>') }
----
[[1, { 'n' => 2 }]].map |$v| { with(*$v) |$a, $b| { inline_epp('<%- | $n | -%><%= $n %>', $b) } }
