#### noop (gives Notify[a], Notify[b], Notify[c])
notify { 'a': noop => true }
notify { 'b': noop => false }
notify { 'c': noop => 'maybe' }
#### noop function (fails: Unknown function: 'noop'.)
class a { noop() notify { 'x': } }
include a
#### audit (gives File[/a], File[/b])
file { '/a': audit => all }
file { '/b': audit => [mode, owner] }
#### loglevel (gives Notify[a], Notify[b])
notify { 'a': loglevel => 'warning' }
notify { 'b': loglevel => 'nonsense' }
#### schedule (gives Schedule[s], Notify[a])
schedule { 's': period => daily, range => '2 - 4' }
notify { 'a': schedule => 's' }
#### alias (gives Notify[a])
notify { 'a': alias => 'x' }
#### noop propagates to defines (gives D[x], Notify[n-x], Notify[m-x], E[x], Notify[e-x])
define d { notify { "n-${name}": } notify { "m-${name}": noop => false } e { $name: } }
define e { notify { "e-${name}": } }
d { 'x': noop => true }
#### noop propagates to included classes (gives Class[A], Class[B], Notify[y], Notify[x])
class a { include b notify { 'x': } }
class b { notify { 'y': } }
class { 'a': noop => true }
#### noop does not propagate from contained (gives Class[A], Class[B], Notify[y], Notify[x])
class a { contain b notify { 'x': } }
class b { notify { 'y': } }
class { 'a': noop => true, schedule => 'daily' }
#### loglevel in defaults (gives Notify[a], D[x], Notify[d-x])
Notify { loglevel => 'debug' }
notify { 'a': }
define d { notify { "d-${name}": } }
D { noop => true }
d { 'x': }
#### schedule of define (gives D[x], Notify[n-x])
define d { notify { "n-${name}": } }
d { 'x': schedule => 'daily', loglevel => 'info', audit => 'all' }
#### relation of define does not propagate (gives D[x] before Notify[y]; D[x] require Notify[z])
define d { notify { "n-${name}": } }
d { 'x': require => Notify['z'], before => Notify['y'] }
notify { ['y', 'z']: }
#### stage metaparameter on define (fails: Only classes can set 'stage'; normal resources like D[x] cannot change run stage)
define d { notify { "n-${name}": } }
stage { 's': }
d { 'x': stage => 's' }
#### metaparameter as parameter name (fails: noop is a metaparameter; please choose another parameter name in the d definition)
define d($noop) { }
#### metaparameter tag as parameter name (warns: tag is a metaparam; this value will inherit to all contained resources in the a definition)
class a($tag = 1, $alias = 2) { }
include a
#### class metaparameters with splat (gives Class[A], Notify[x])
class a { notify { 'x': } }
class { 'a': * => { noop => true, tag => 'q' } }
#### unknown metaparameter (fails: D[x]: has no parameter named 'nosuch')
define d { }
d { 'x': nosuch => 1 }
#### export metaparameter (fails: no parameter named 'export' on Notify[a])
notify { 'a': export => true }
#### metaparameter undef (gives Notify[a])
notify { 'a': noop => undef, tag => undef, require => undef, alias => undef }
#### name and title attributes (fails: no parameter named 'title' on Notify[a])
notify { 'a': title => 'b' }
#### type attribute (fails: no parameter named 'type' on Notify[a])
notify { 'a': type => 'b' }
#### provider attribute (gives Package[p])
package { 'p': provider => 'gem' }
#### unless onlyif (gives Exec[x])
exec { 'x': command => '/bin/true', onlyif => 'test -f /x', unless => ['a', 'b'], path => '/bin', refreshonly => true }
#### false as the stage of a resource and of a class (gives File[/x], D[x], Class[C])
define d { }
class c { }
class s { class { 'c': stage => false } }
stage { 'late': }
class { 's': stage => 'late' }
file { '/x': stage => false }
d { 'x': stage => false }
