#### inherits (gives Class[Base], Class[Derived], Notify[b], Notify[d])
class base { notify { 'b': } }
class derived inherits base { notify { 'd': } }
include derived
#### inherits with base included first (gives Class[Base], Notify[b], Class[Derived], Notify[d])
class base { notify { 'b': } }
class derived inherits base { notify { 'd': } }
include base
include derived
#### inherited variables (gives Class[Base], Class[Derived], Notify[d])
class base { $v = 'base' }
class derived inherits base { notify { 'd': message => "${v} ${base::v} ${derived::v}" } }
include derived
#### inherited parameters (gives Class[Base], Class[Derived], Notify[d])
class base($p = 'bp') { }
class derived($q = $p) inherits base { notify { 'd': message => "${q} ${p}" } }
include derived
#### inherits params class (gives Class[A::Params], Class[A], Notify[p80])
class a::params { $port = 80 }
class a($port = $a::params::port) inherits a::params { notify { "p${port}": } }
include a
#### inherits params class declared (gives Class[A::Params], Class[A], Notify[p90])
class a::params { $port = 80 }
class a($port = $a::params::port) inherits ::a::params { notify { "p${port}": } }
class { 'a': port => 90 }
#### inherits unknown (fails: Could not find parent resource type '::nosuch' of type hostclass in production)
class derived inherits nosuch { }
include derived
#### inherits chain (gives Class[A], Class[B], Class[C], Notify[a], Notify[b], Notify[c])
class a { notify { 'a': } $x = 1 }
class b inherits a { notify { 'b': } $y = $x + 1 }
class c inherits b { notify { 'c': message => "${x} ${y}" } }
include c
#### override in derived (gives Class[Base], Class[Derived], File[/tmp/x])
class base { file { '/tmp/x': ensure => file, mode => '0644' } }
class derived inherits base { File['/tmp/x'] { mode => '0600', owner => 'root' } }
include derived
#### override several (gives Class[Base], Class[Derived], Notify[a], Notify[b])
class base { notify { ['a', 'b']: message => 'base' } }
class derived inherits base { Notify['a', 'b'] { message => 'derived' } }
include derived
#### override with plus (gives Notify[a] require Notify[x], Notify[y])
class base { notify { 'a': require => Notify['x'] } notify { ['x', 'y']: } }
class derived inherits base { Notify['a'] { require +> Notify['y'] } }
include derived
#### override with plus on missing (gives Notify[a] require Notify[y])
class base { notify { 'a': } notify { 'y': } }
class derived inherits base { Notify['a'] { require +> Notify['y'] } }
include derived
#### override with plus strings (gives Class[Base], Class[Derived], Notify[a])
class base { notify { 'a': message => 'one', tag => 't1' } }
class derived inherits base { Notify['a'] { message +> 'two', tag +> 't2' } }
include derived
#### override with plus hash (gives Class[Base], Class[Derived], Notify[a])
class base { notify { 'a': message => { a => 1 } } }
class derived inherits base { Notify['a'] { message +> { b => 2 } } }
include derived
#### override to undef (gives Class[Base], Class[Derived], File[/tmp/x])
class base { file { '/tmp/x': ensure => file, mode => '0644' } }
class derived inherits base { File['/tmp/x'] { mode => undef } }
include derived
#### override from unrelated class (fails: Only subclasses can override parameters)
class a { notify { 'a': message => 'a' } }
class b { include a Notify['a'] { message => 'b' } }
include b
#### override at top of same scope (fails: Parameter 'message' is already set on Notify[a] by #<Puppet::Resource::Type> at; cannot r…)
notify { 'a': message => 'x' }
Notify['a'] { message => 'y' }
#### override adding at top (gives Notify[a])
notify { 'a': }
Notify['a'] { message => 'y' }
#### override adding from other class (fails: Only subclasses can override parameters)
class a { notify { 'a': } }
class b { include a Notify['a'] { message => 'b' } }
include b
#### override before declaration (gives Class[Base], Notify[a])
class base { Notify['a'] { message => 'o' } notify { 'a': } }
include base
#### override of missing resource (fails: Could not find resource(s) Notify[nosuch] for overriding)
Notify['nosuch'] { message => 'x' }
#### override of missing resources (fails: Could not find resource(s) Notify[nosuch], File[/none] for overriding)
class a { Notify['nosuch'] { message => 'x' } File['/none'] { mode => '0' } }
include a
#### override in derived of derived (gives Class[A], Class[B], Class[C], Notify[n])
class a { notify { 'n': message => 'a' } }
class b inherits a { Notify['n'] { message => 'b' } }
class c inherits b { Notify['n'] { message => 'c' } }
include c
#### override twice in derived (fails: Parameter 'message' is already set on Notify[n] by #<Puppet::Resource::Type> at; cannot r…)
class a { notify { 'n': message => 'a' } }
class b inherits a { Notify['n'] { message => 'b' } }
class c inherits a { Notify['n'] { message => 'c' } }
include b
include c
#### override define parameter (gives Class[A], Class[B], D[x], Notify[d2])
define d($p) { notify { "d${p}": } }
class a { d { 'x': p => 1 } }
class b inherits a { D['x'] { p => 2 } }
include b
#### override splat (gives Class[A], Class[B], Notify[n])
class a { notify { 'n': message => 'a' } }
class b inherits a { Notify['n'] { * => { message => 'b', withpath => true } } }
include b
#### override with invalid attribute (fails: no parameter named 'nosuch' on Notify[n])
class a { notify { 'n': message => 'a' } }
class b inherits a { Notify['n'] { nosuch => 'b' } }
include b
#### override tag (gives Class[A], Class[B], Notify[n])
class a { notify { 'n': tag => 'x' } }
class b inherits a { Notify['n'] { tag => 'y' } }
include b
#### override non reference (fails: Could not parse for environment production: Expression is not valid as a resource, resour…)
$x = 'abc'
$x { message => 'b' }
#### override a class (fails: Resource Override can only operate on resources, got: Class[a]-Type)
class a($p = 1) { notify { "p${p}": } }
include a
Class['a'] { p => 2 }
#### override array of references (fails: Could not parse for environment production: Expression is not valid as a resource, resour…)
class a { notify { 'n': } notify { 'm': } }
class b inherits a { [Notify['n'], Notify['m']].each |$r| { $r { message => 'z' } } }
include b
#### override a generic type (fails: Could not parse for environment production: Syntax error at ']')
Notify { message => 'x' }
Notify[] { message => 'x' }
#### derived declared with parameters and base defaults (gives Class[Base], Class[Derived], Notify[base1], Notify[derived3])
class base($x = 1) { notify { "base${x}": } }
class derived($x = 2) inherits base { notify { "derived${x}": } }
class { 'derived': x => 3 }
#### base with required parameter (fails: Class[Base]: expects a value for parameter 'x')
class base($x) { notify { "base${x}": } }
class derived inherits base { }
include derived
#### shadow inherited variable (gives Class[Base], Class[Derived], Notify[x2 1])
class base { $x = 1 }
class derived inherits base { $x = 2 notify { "x${x} ${base::x}": } }
include derived
#### defaults of base class (gives Class[Base], Class[Derived], Notify[b], Notify[d])
class base { Notify { message => 'bm' } notify { 'b': } }
class derived inherits base { notify { 'd': } }
include derived
#### inherits edges and tags (gives Class[Other], Class[Base], Class[Derived], Notify[d])
class base { }
class derived inherits base { notify { 'd': } }
class other { include derived }
include other
#### inherited class contains (gives Class[Base], Class[Derived], Class[Inner], Notify[i])
class base { contain inner }
class inner { notify { 'i': } }
class derived inherits base { }
include derived
#### value of override (notices Notify['n'])
class a { notify { 'n': } }
class b inherits a { $r = Notify['n'] { message => 'z' } notice($r) }
include b
#### class c1 { include c3 } class c3 inherits c2 { } fails: Could not find scope for c2
class c1 { include c3 }
class c2 inherits c1 { }
class c3 inherits c2 { }
include c2
#### class c1 { class { 'c3': } } class c3 inherits c2 { } fails: Could not find scope for c2
class c1 { class { 'c3': } }
class c2 inherits c1 { }
class c3 inherits c2 { }
include c2
#### class c1 { include c3 } include c1 notices x
class c1 { include c3 }
class c2 inherits c1 { }
class c3 inherits c2 { notice('x') }
include c1
#### class c1 { include c3 } include c3 notices x
class c1 { include c3 }
class c2 inherits c1 { }
class c3 inherits c2 { notice('x') }
include c3
#### class c1 { notice($c2::a) } class c2($a = 1) inherits c1 { } fails: Unknown variable: 'c2::a'.
class c1 { notice($c2::a) }
class c2($a = 1) inherits c1 { }
include c2
#### class c1 { contain c3 } fails: Could not find scope for c2
class c1 { contain c3 }
class c2 inherits c1 { }
class c3 inherits c2 { notice('x') }
include c2
#### class c1 { require c3 } fails: Could not find scope for c2
class c1 { require c3 }
class c2 inherits c1 { }
class c3 inherits c2 { notice('x') }
class { 'c2': }
#### class c1 { create_resources('class', {'c3' => {}}) } fails: Could not find scope for c2
class c1 { create_resources('class', {'c3' => {}}) }
class c2 inherits c1 { }
class c3 inherits c2 { notice('x') }
class { 'c2': }
#### class c1 { include c2 } class c2 inherits c1 { notice('in') } notices in
class c1 { include c2 }
class c2 inherits c1 { notice('in') }
include c2
#### class c1 { include c3 } class c3($p = 1) inherits c2 { notice('x') } fails: Could not find scope for c2
class c1 { include c3 }
class c2 inherits c1 { }
class c3($p = 1) inherits c2 { notice('x') }
class { 'c2': }
#### class c1 { class { 'c3': zz => 1 } } class c3($p = 1) inherits c2 { notice('x') } fails: Could not find scope for c2
class c1 { class { 'c3': zz => 1 } }
class c2 inherits c1 { }
class c3($p = 1) inherits c2 { notice('x') }
class { 'c2': }
#### class c1 { class { 'c3': p => 1 } } class c3(String $p = 'x') inherits c2 { notice('x') } fails: Could not find scope for c2
class c1 { class { 'c3': p => 1 } }
class c2 inherits c1 { }
class c3(String $p = 'x') inherits c2 { notice('x') }
class { 'c2': }
