#### defaults at top
Notify { message => 'dflt' }
notify { 'a': }
notify { 'b': message => 'own' }
#### defaults after resource
notify { 'a': }
Notify { message => 'dflt' }
#### defaults in class reach included classes
class a { Notify { message => 'from a' } include b notify { 'a': } }
class b { notify { 'b': } }
include a
#### defaults do not reach later includers
class a { Notify { message => 'from a' } include b }
class b { notify { 'b': } }
include b
include a
#### defaults reach defines
class a { Notify { message => 'from a' } d { 'x': } }
define d { notify { "d-${name}": } }
include a
d { 'y': }
#### nearest default wins
Notify { message => 'top', withpath => true }
class a { Notify { message => 'class' } notify { 'a': } }
include a
#### defaults of a define type
define d($p = 'own') { notify { "${name}-${p}": } }
D { p => 'dflt' }
d { 'x': }
d { 'y': p => 'z' }
#### duplicate default
Notify { message => 'one' }
Notify { message => 'two' }
#### duplicate default other attribute
Notify { message => 'one' }
Notify { withpath => true }
notify { 'a': }
#### default invalid attribute
Notify { nosuch => 'one' }
notify { 'a': }
#### default invalid attribute without resources
Notify { nosuch => 'one' }
#### default metaparameters
Notify { tag => 'dt', noop => true, require => Notify['z'] }
notify { 'a': }
notify { 'b': tag => 'own' }
notify { 'z': require => undef, noop => false }
#### default tags
Notify { tag => ['t1', 't2'] }
notify { 'a': }
Notify <| tag == 't1' |> { message => 'tagged' }
#### defaults with undef
Notify { message => undef }
notify { 'a': }
#### undef does not block defaults
Notify { message => 'dflt' }
notify { 'a': message => undef }
#### defaults of a class
Class { stage => 'x' }
#### defaults from node
node default { Notify { message => 'node' } include a notify { 'n': } }
class a { notify { 'a': } }
#### default with splat
Notify { * => { message => 'x' } }
notify { 'a': }
#### defaults with Resource type
Resource['notify'] { message => 'dflt' }
notify { 'a': }
#### defaults with Resource type plain
Resource { message => 'dflt' }
#### defaults plus
Notify { tag +> 'x' }
notify { 'a': tag => 'y' }
#### virtual defaults
@Notify { message => 'x' }
notify { 'a': }
#### unknown type defaults
Nosuch { x => 1 }
notify { 'a': }
#### dynamic scope through two levels
class a { Notify { message => 'a' } include b }
class b { include c }
class c { notify { 'c': } Notify { withpath => true } }
include a
#### defaults for virtual resources
class a { @notify { 'v': } Notify { message => 'a' } }
class b { Notify { message => 'b' } realize Notify['v'] }
include a
include b
#### defaults and override
class a { notify { 'x': } Notify { message => 'dflt' } }
class b inherits a { Notify['x'] { message => 'over' } }
include b
#### defaults and collector
class a { notify { 'x': } Notify { message => 'dflt' } }
include a
Notify <| title == 'x' |> { message => 'coll' }
#### defaults in define body
define d { Notify { message => $name } notify { "n-${name}": } }
d { 'x': }
d { 'y': }
notify { 'z': }
#### default for relationship
File { require => Package['p'] }
package { 'p': }
file { '/tmp/a': }
file { '/tmp/b': require => Notify['q'] }
notify { 'q': }
#### default for several lines
File {
  owner => 'root',
  group => 'root',
  mode  => '0644',
}
file { '/tmp/a': mode => '0600' }
file { '/tmp/b': ensure => directory }
#### defaults order of attributes
File { owner => 'root', mode => '0644' }
class a { File { group => 'wheel', mode => '0600' } file { '/tmp/a': content => 'x' } }
include a
#### defaults of qualified define
define a::b($x = 1) { notify { "${name} ${x}": } }
A::B { x => 2 }
a::b { 't': }
#### value of defaults
$r = Notify { message => 'x' }
notice($r)
#### defaults in lambda
[1].each |$x| { Notify { message => "m${x}" } notify { 'in': } }
notify { 'out': }
#### defaults in function
function f() { Notify { message => 'f' } notify { 'in': } }
f()
notify { 'out': }
