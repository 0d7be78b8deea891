#### template a
class c { $v = 'cv' notice(epp('m/loc.epp')) }
include c
#### template b
class c { $v = 'cv' notice(epp('m/loc.epp', { x => 1 })) }
include c
#### template c
class c { $v = 'cv' notice(epp('m/locp.epp')) }
include c
#### template d
class c { $v = 'cv' notice(epp('m/locp.epp', { p => 2 })) }
include c
#### template e
class c { $v = 'cv' notice(inline_epp('v=<%= $v %>')) notice(inline_epp('v=<%= $v %> x=<%= $x %>', { x => 2 })) }
include c
#### template f
class c { $v = 'cv' notice(inline_epp('<%- | $x | -%> x=<%= $x %>', { x => 2 })) notice(inline_epp('<%- | $x | -%> v=<%= $v %> x=<%= $x %>', { x => 2 })) }
include c
#### template g
class c { $v = 'cv' [1].each |$l| { notice(inline_epp('v=<%= $v %> l=<%= $l %>')) notice(epp('m/loc.epp')) } }
include c
#### template h
$g = 'gg'
class c { $v = 'cv' notice(epp('m/glob.epp')) notice(epp('m/glob.epp', {})) }
include c
#### template i
notice(inline_epp('<%- | Integer $x, $y = $x + 1, String $z = "z" | -%> <%= $x %> <%= $y %> <%= $z %>', { x => 2 }))
#### template j
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { x => 'a' }))
#### template k
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { y => 'a' }))
#### template l
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { x => 1, y => 'a' }))
#### template m
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { x => Sensitive(1) }))
#### template n
notice(inline_epp('<%- | $x | -%> <%= $x %>', { x => Sensitive(1) }))
#### template o
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>'))
#### template p
notice(inline_epp('a <% $z = 1 %><%= $z %>') )
notice(inline_epp('<% if true { %>yes<% } %>') )
notice(inline_epp('<% [1,2].each |$i| { -%>
<%= $i %>
<% } -%>
') )
#### template q
class c { $v = 'cv' notice(inline_epp('<%= $v %> <%= $name %>')) d { 'x': } }
define d { notice(inline_epp('<%= $name %> <%= $title %>')) notice(epp('m/loc.epp')) }
include c
#### template r
notice(inline_epp('<%= 1 +
 "x" %>'))
#### template s
notice(inline_epp('<%= 1 + %>'))
#### template t
notice(inline_epp('<% notify { "q": } fail("x") %>'))
#### template u
notice(inline_epp('<% notify { "q":
    message => 1 } %>'))
#### template v
function f() { $v = 'fv' inline_epp('<%= $v %>') }
notice(f())
#### template w
function f() { $v = 'fv' epp('m/loc.epp') }
notice(f())
#### template x
node default { $v = 'nv' notice(epp('m/loc.epp')) include c }
class c { notice(epp('m/loc.epp')) notice(epp('m/loc.epp', {'p' => 1})) }
#### template y
class c { notice(epp('m/loc.epp', {'v' => 1})) }
include c
#### template z
class c { $v = 3 notice(inline_epp('v=<%= $v %>', {})) }
include c
