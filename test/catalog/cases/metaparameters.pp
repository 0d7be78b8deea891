#### noop
notify { 'a': noop => true }
notify { 'b': noop => false }
notify { 'c': noop => 'maybe' }
#### noop function
class a { noop() notify { 'x': } }
include a
#### audit
file { '/a': audit => all }
file { '/b': audit => [mode, owner] }
#### loglevel
notify { 'a': loglevel => 'warning' }
notify { 'b': loglevel => 'nonsense' }
#### schedule
schedule { 's': period => daily, range => '2 - 4' }
notify { 'a': schedule => 's' }
#### alias
notify { 'a': alias => 'x' }
#### noop propagates to defines
define d { notify { "n-${name}": } notify { "m-${name}": noop => false } e { $name: } }
define e { notify { "e-${name}": } }
d { 'x': noop => true }
#### noop propagates to included classes
class a { include b notify { 'x': } }
class b { notify { 'y': } }
class { 'a': noop => true }
#### noop does not propagate from contained
class a { contain b notify { 'x': } }
class b { notify { 'y': } }
class { 'a': noop => true, schedule => 'daily' }
#### loglevel in defaults
Notify { loglevel => 'debug' }
notify { 'a': }
define d { notify { "d-${name}": } }
D { noop => true }
d { 'x': }
#### schedule of define
define d { notify { "n-${name}": } }
d { 'x': schedule => 'daily', loglevel => 'info', audit => 'all' }
#### relation of define does not propagate
define d { notify { "n-${name}": } }
d { 'x': require => Notify['z'], before => Notify['y'] }
notify { ['y', 'z']: }
#### stage metaparameter on define
define d { notify { "n-${name}": } }
stage { 's': }
d { 'x': stage => 's' }
#### metaparameter as parameter name
define d($noop) { }
#### metaparameter tag as parameter name
class a($tag = 1, $alias = 2) { }
include a
#### class metaparameters with splat
class a { notify { 'x': } }
class { 'a': * => { noop => true, tag => 'q' } }
#### unknown metaparameter
define d { }
d { 'x': nosuch => 1 }
#### export metaparameter
notify { 'a': export => true }
#### metaparameter undef
notify { 'a': noop => undef, tag => undef, require => undef, alias => undef }
#### name and title attributes
notify { 'a': title => 'b' }
#### type attribute
notify { 'a': type => 'b' }
#### provider attribute
package { 'p': provider => 'gem' }
#### unless onlyif
exec { 'x': command => '/bin/true', onlyif => 'test -f /x', unless => ['a', 'b'], path => '/bin', refreshonly => true }
