#### template a (fails: Unknown variable: 'v'.)
class c { $v = 'cv' notice(epp('m/loc.epp')) }
include c
#### template b (fails: Unknown variable: 'v'.)
class c { $v = 'cv' notice(epp('m/loc.epp', { x => 1 })) }
include c
#### template c (fails: Unknown variable: 'v'.)
class c { $v = 'cv' notice(epp('m/locp.epp')) }
include c
#### template d (fails: Unknown variable: 'v'.)
class c { $v = 'cv' notice(epp('m/locp.epp', { p => 2 })) }
include c
#### template e (notices v=cv, v=cv x=2)
class c { $v = 'cv' notice(inline_epp('v=<%= $v %>')) notice(inline_epp('v=<%= $v %> x=<%= $x %>', { x => 2 })) }
include c
#### template f (notices x=2, v=cv x=2)
class c { $v = 'cv' notice(inline_epp('<%- | $x | -%> x=<%= $x %>', { x => 2 })) notice(inline_epp('<%- | $x | -%> v=<%= $v %> x=<%= $x %>', { x => 2 })) }
include c
#### template g (fails: Unknown variable: 'v'.)
class c { $v = 'cv' [1].each |$l| { notice(inline_epp('v=<%= $v %> l=<%= $l %>')) notice(epp('m/loc.epp')) } }
include c
#### template h (notices g=gg q=cv , g=gg q=cv )
$g = 'gg'
class c { $v = 'cv' notice(epp('m/glob.epp')) notice(epp('m/glob.epp', {})) }
include c
#### template i (notices 2 3 z)
notice(inline_epp('<%- | Integer $x, $y = $x + 1, String $z = "z" | -%> <%= $x %> <%= $y %> <%= $z %>', { x => 2 }))
#### template j (fails: lambda: parameter 'x' expects an Integer value, got String)
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { x => 'a' }))
#### template k (fails: lambda: has no parameter named 'y' expects a value for parameter 'x')
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { y => 'a' }))
#### template l (fails: lambda: has no parameter named 'y')
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { x => 1, y => 'a' }))
#### template m (fails: lambda: parameter 'x' expects an Integer value, got Sensitive[Integer])
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>', { x => Sensitive(1) }))
#### template n (notices Sensitive [value redacted])
notice(inline_epp('<%- | $x | -%> <%= $x %>', { x => Sensitive(1) }))
#### template o (fails: lambda: expects a value for parameter 'x')
notice(inline_epp('<%- | Integer $x | -%> <%= $x %>'))
#### template p (notices a 1, yes, 1 2 )
notice(inline_epp('a <% $z = 1 %><%= $z %>') )
notice(inline_epp('<% if true { %>yes<% } %>') )
notice(inline_epp('<% [1,2].each |$i| { -%>
<%= $i %>
<% } -%>
') )
#### template q (fails: Unknown variable: 'v'.)
class c { $v = 'cv' notice(inline_epp('<%= $v %> <%= $name %>')) d { 'x': } }
define d { notice(inline_epp('<%= $name %> <%= $title %>')) notice(epp('m/loc.epp')) }
include c
#### template r (fails: The value 'x' cannot be converted to Numeric.)
notice(inline_epp('<%= 1 +
 "x" %>'))
#### template s (fails: inline_epp(): Invalid EPP: Syntax error at '%>')
notice(inline_epp('<%= 1 + %>'))
#### template t (fails: x)
notice(inline_epp('<% notify { "q": } fail("x") %>'))
#### template u (notices )
notice(inline_epp('<% notify { "q":
    message => 1 } %>'))
#### template v (notices fv)
function f() { $v = 'fv' inline_epp('<%= $v %>') }
notice(f())
#### template w (fails: Unknown variable: 'v'.)
function f() { $v = 'fv' epp('m/loc.epp') }
notice(f())
#### template x (notices v=nv , v=nv , v=nv )
node default { $v = 'nv' notice(epp('m/loc.epp')) include c }
class c { notice(epp('m/loc.epp')) notice(epp('m/loc.epp', {'p' => 1})) }
#### template y (notices v=1 )
class c { notice(epp('m/loc.epp', {'v' => 1})) }
include c
#### template z (notices v=3)
class c { $v = 3 notice(inline_epp('v=<%= $v %>', {})) }
include c
