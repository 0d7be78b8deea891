#### defaults at top (gives Notify[a], Notify[b])
Notify { message => 'dflt' }
notify { 'a': }
notify { 'b': message => 'own' }
#### defaults after resource (gives Notify[a])
notify { 'a': }
Notify { message => 'dflt' }
#### defaults in class reach included classes (gives Class[A], Class[B], Notify[b], Notify[a])
class a { Notify { message => 'from a' } include b notify { 'a': } }
class b { notify { 'b': } }
include a
#### defaults do not reach later includers (gives Class[B], Notify[b], Class[A])
class a { Notify { message => 'from a' } include b }
class b { notify { 'b': } }
include b
include a
#### defaults reach defines (gives Class[A], D[x], D[y], Notify[d-x], Notify[d-y])
class a { Notify { message => 'from a' } d { 'x': } }
define d { notify { "d-${name}": } }
include a
d { 'y': }
#### nearest default wins (gives Class[A], Notify[a])
Notify { message => 'top', withpath => true }
class a { Notify { message => 'class' } notify { 'a': } }
include a
#### defaults of a define type (gives D[x], D[y], Notify[x-dflt], Notify[y-z])
define d($p = 'own') { notify { "${name}-${p}": } }
D { p => 'dflt' }
d { 'x': }
d { 'y': p => 'z' }
#### duplicate default (fails: Default already defined for Notify { message }; cannot redefine)
Notify { message => 'one' }
Notify { message => 'two' }
#### duplicate default other attribute (gives Notify[a])
Notify { message => 'one' }
Notify { withpath => true }
notify { 'a': }
#### default invalid attribute (fails: no parameter named 'nosuch' on Notify[a])
Notify { nosuch => 'one' }
notify { 'a': }
#### default invalid attribute without resources (gives no resources)
Notify { nosuch => 'one' }
#### default metaparameters (gives Notify[a] require Notify[z]; Notify[b] require Notify[z])
Notify { tag => 'dt', noop => true, require => Notify['z'] }
notify { 'a': }
notify { 'b': tag => 'own' }
notify { 'z': require => undef, noop => false }
#### default tags (gives Notify[a])
Notify { tag => ['t1', 't2'] }
notify { 'a': }
Notify <| tag == 't1' |> { message => 'tagged' }
#### defaults with undef (gives Notify[a])
Notify { message => undef }
notify { 'a': }
#### undef does not block defaults (gives Notify[a])
Notify { message => 'dflt' }
notify { 'a': message => undef }
#### defaults of a class (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
Class { stage => 'x' }
#### defaults from node (gives Node[default], Class[A], Notify[a], Notify[n])
node default { Notify { message => 'node' } include a notify { 'n': } }
class a { notify { 'a': } }
#### default with splat (gives Notify[a])
Notify { * => { message => 'x' } }
notify { 'a': }
#### defaults with Resource type (fails: No title provided and :notify is not a valid resource reference)
Resource['notify'] { message => 'dflt' }
notify { 'a': }
#### defaults with Resource type plain (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
Resource { message => 'dflt' }
#### defaults plus (fails: Could not parse for environment production: Illegal +> operation on attribute tag. This o…)
Notify { tag +> 'x' }
notify { 'a': tag => 'y' }
#### virtual defaults (fails: Could not parse for environment production: Resource Defaults are not virtualizable)
@Notify { message => 'x' }
notify { 'a': }
#### unknown type defaults (fails: Resource type not found: Nosuch)
Nosuch { x => 1 }
notify { 'a': }
#### dynamic scope through two levels (gives Class[A], Class[B], Class[C], Notify[c])
class a { Notify { message => 'a' } include b }
class b { include c }
class c { notify { 'c': } Notify { withpath => true } }
include a
#### defaults for virtual resources (gives Class[A], Notify[v], Class[B])
class a { @notify { 'v': } Notify { message => 'a' } }
class b { Notify { message => 'b' } realize Notify['v'] }
include a
include b
#### defaults and override (gives Class[A], Class[B], Notify[x])
class a { notify { 'x': } Notify { message => 'dflt' } }
class b inherits a { Notify['x'] { message => 'over' } }
include b
#### defaults and collector (gives Class[A], Notify[x])
class a { notify { 'x': } Notify { message => 'dflt' } }
include a
Notify <| title == 'x' |> { message => 'coll' }
#### defaults in define body (gives D[x], D[y], Notify[z], Notify[n-x], Notify[n-y])
define d { Notify { message => $name } notify { "n-${name}": } }
d { 'x': }
d { 'y': }
notify { 'z': }
#### default for relationship (gives File[/tmp/a] require Package[p]; File[/tmp/b] require Notify[q])
File { require => Package['p'] }
package { 'p': }
file { '/tmp/a': }
file { '/tmp/b': require => Notify['q'] }
notify { 'q': }
#### default for several lines (gives File[/tmp/a], File[/tmp/b])
File {
  owner => 'root',
  group => 'root',
  mode  => '0644',
}
file { '/tmp/a': mode => '0600' }
file { '/tmp/b': ensure => directory }
#### defaults order of attributes (gives Class[A], File[/tmp/a])
File { owner => 'root', mode => '0644' }
class a { File { group => 'wheel', mode => '0600' } file { '/tmp/a': content => 'x' } }
include a
#### defaults of qualified define (gives A::B[t], Notify[t 2])
define a::b($x = 1) { notify { "${name} ${x}": } }
A::B { x => 2 }
a::b { 't': }
#### value of defaults (notices Notify)
$r = Notify { message => 'x' }
notice($r)
#### defaults in lambda (gives Notify[in], Notify[out])
[1].each |$x| { Notify { message => "m${x}" } notify { 'in': } }
notify { 'out': }
#### defaults in function (gives Notify[in], Notify[out])
function f() { Notify { message => 'f' } notify { 'in': } }
f()
notify { 'out': }
