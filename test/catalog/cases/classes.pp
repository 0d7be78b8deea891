#### empty class (gives Class[A])
class a { }
include a
#### class with resource (gives Class[A], Notify[x])
class a { notify { 'x': } }
include a
#### class never declared (gives no resources)
class a { notify { 'x': } }
#### class from resource expression (gives Class[A], Notify[x])
class a { notify { 'x': } }
class { 'a': }
#### class with parameters (gives Class[A], Notify[x])
class a(String $p, Integer $q = 3, $r = undef) { notify { 'x': message => "${p} ${q} ${r}" } }
class { 'a': p => 'v' }
#### class parameter default uses earlier parameter (gives Class[A], Notify[base/sub])
class a($p = 'base', $q = "${p}/sub") { notify { $q: } }
class { 'a': }
#### class missing parameter (fails: Class[A]: expects a value for parameter 'p')
class a(String $p) { }
class { 'a': }
#### class missing several parameters (fails: Class[A]: expects a value for parameter 'p' expects a value for parameter 'q')
class a(String $p, $q, Integer $r = 1) { }
include a
#### class wrong parameter (fails: Class[A]: has no parameter named 'nope')
class a(String $p = 'x') { }
class { 'a': nope => 1 }
#### class several wrong parameters (fails: Class[A]: has no parameter named 'nope' has no parameter named 'nada')
class a(String $p = 'x') { }
class { 'a': nope => 1, nada => 2 }
#### class parameter mismatch (fails: Class[A]: parameter 'p' expects an Integer value, got String)
class a(Integer $p) { }
class { 'a': p => 'x' }
#### class several mismatches (fails: Class[A]: parameter 'p' expects an Integer value, got String parameter 'q' expects a Stri…)
class a(Integer $p, String $q) { }
class { 'a': p => 'x', q => 3 }
#### class struct mismatch (fails: Class[A]: parameter 'p' entry 'x' expects an Integer value, got String parameter 'p' unre…)
class a(Struct[{ x => Integer }] $p) { }
class { 'a': p => { x => 'y', z => 1 } }
#### class default mismatch (fails: Class[A]: parameter 'p' expects an Integer value, got String)
class a(Integer $p = 'x') { }
include a
#### class undef for parameter with default (gives Class[A], Notify[d])
class a($p = 'd') { notify { $p: } }
class { 'a': p => undef }
#### class undef for parameter without default (gives Class[A], Notify[p])
class a($p) { notify { "p${p}": } }
class { 'a': p => undef }
#### class optional parameter without default (fails: Class[A]: expects a value for parameter 'p')
class a(Optional[String] $p) { notify { "p${p}": } }
class { 'a': }
#### include twice (gives Class[A], Notify[x])
class a { notify { 'x': } }
include a
include a
#### class declared twice (fails: Duplicate declaration: Class[A] is already declared at; cannot redeclare)
class a { notify { 'x': } }
class { 'a': }
class { 'a': }
#### include then declare (fails: Duplicate declaration: Class[A] is already declared; cannot redeclare)
class a { notify { 'x': } }
include a
class { 'a': }
#### declare then include (gives Class[A], Notify[x])
class a { notify { 'x': } }
class { 'a': }
include a
#### several classes in one expression (gives Class[A], Notify[x], Class[B], Notify[y])
class a { notify { 'x': } }
class b { notify { 'y': } }
class { ['a', 'b']: }
#### include list and arrays (gives Class[A], Class[B], Class[C])
class a { }
class b { }
class c { }
include a, [b, c]
include 'a', Class['b'], '::c'
#### include reference to resource (fails: Cannot use a Resource[File] where a Resource['class', name] is expected)
include File['/tmp/x']
#### include empty string (fails: Cannot use empty string as a class name)
include ''
#### include undef (fails: Cannot use undef as a class name)
include undef
#### include number (crashes Puppet)
include 3
#### include nothing (gives no resources)
include
#### include bare class type (fails: Cannot use an unspecific Class[] Type)
include Class
#### include unknown (fails: Could not find class ::nosuch for reference.example)
include nosuch
#### include unknown qualified (fails: Could not find class ::nosuch::sub for reference.example)
include nosuch::sub
#### declare unknown (fails: Could not find declared class nosuch)
class { 'nosuch': }
#### include value (notices [Class[a], Class[b]])
class a { }
class b { }
notice(include(a, b))
#### contain value (notices [Class[a]])
class a { }
notice(contain('a'))
#### require value (notices [Class[a]])
class a { }
notice(require('a'))
#### contain (gives Class[A], Class[B], Notify[x])
class a { contain b }
class b { notify { 'x': } }
include a
#### contain several (gives Class[A], Class[B], Class[C], Notify[x], Notify[y])
class a { contain b, c }
class b { notify { 'x': } }
class c { notify { 'y': } }
include a
#### contain already included (gives Class[B], Notify[x], Class[A])
class a { contain b }
class b { notify { 'x': } }
include b
include a
#### contain at top (gives Class[A], Notify[x])
class a { notify { 'x': } }
contain a
#### contain twice (gives Class[A], Class[B])
class a { contain b contain b }
class b { }
include a
#### contain with declaration (gives Class[A], Class[B])
class a { class { 'b': p => 1 } contain b }
class b($p) { }
include a
#### require function (gives Class[A] require Class[B])
class a { require b notify { 'y': } }
class b { notify { 'x': } }
include a
#### require several (gives Class[A] require Class[B], Class[C])
class a { require b, c }
class b { }
class c { }
include a
#### require at top (gives Class[A], Notify[x], Notify[y])
class a { notify { 'x': } }
require a
notify { 'y': }
#### require in define (gives D[one] require Class[A])
class a { notify { 'x': } }
define d { require a notify { "d${name}": } }
d { 'one': }
#### contain in define (gives D[one], Class[A], Notify[x], Notify[done])
class a { notify { 'x': } }
define d { contain a notify { "d${name}": } }
d { 'one': }
#### nested includes (gives Class[A], Class[B], Class[C], Notify[c1], Notify[b1], Notify[a1])
class a { include b notify { 'a1': } }
class b { include c notify { 'b1': } }
class c { notify { 'c1': } }
include a
#### include cycle (gives Class[A], Class[B], Notify[b1], Notify[a1])
class a { include b notify { 'a1': } }
class b { include a notify { 'b1': } }
include a
#### nested class definition (gives Class[A::B], Notify[b1])
class a { notify { 'a1': } class b { notify { 'b1': } } }
include a::b
#### nested class with outer included (gives Class[A], Notify[a1], Class[A::B], Notify[b1])
class a { notify { 'a1': } class b { notify { 'b1': } } include a::b }
include a
#### relative name is absolute (gives Class[A], Class[B], Notify[b])
class a { include b }
class a::b { notify { 'ab': } }
class b { notify { 'b': } }
include a
#### class name variables (gives Class[A::B], Notify[a::b a::b ])
class a::b { notify { "${name} ${title} ${module_name} ${caller_module_name}": } }
include a::b
#### class title forms (gives Notify[x] require Class[A::B_c]; Notify[y] require Class[A::B_c]; Notify[z] require Class…)
class a::b_c { }
include a::b_c
notify { 'x': require => Class['a::b_c'] }
notify { 'y': require => Class['::a::b_c'] }
notify { 'z': require => Class['A::B_c'] }
#### reading class variables (gives Class[A], Notify[a], Notify[x], Notify[y])
class a { $v = 'inner' notify { 'a': message => $v } }
include a
notify { 'x': message => $a::v }
notify { 'y': message => $::a::v }
#### reading class variables before evaluation (fails: Unknown variable: 'a::v'.)
class a { $v = 'inner' }
notify { 'x': message => $a::v }
include a
#### reading class variables of unknown class (fails: Unknown variable: 'nosuch::v'.)
notify { 'x': message => $nosuch::v }
#### reading unknown variable of class (fails: Unknown variable: 'a::v'.)
class a { }
include a
notify { 'x': message => $a::v }
#### reading parameters of class (gives Class[A], Notify[x])
class a($p = 5) { }
include a
notify { 'x': message => $a::p }
#### class parameter access (gives Class[A], Notify[x])
class a($p = 5) { }
include a
notify { 'x': message => Class['a']['p'] }
#### top scope variable (gives Class[A], Notify[x])
$top = 't'
class a { notify { 'x': message => "${top} ${::top}" } }
include a
#### shadowing (gives Class[A], Notify[x])
$v = 't'
class a { $v = 'c' notify { 'x': message => "${v} ${::v}" } }
include a
#### variable of including class is not visible (fails: Unknown variable: 'v'.)
class a { $v = 'x' include b }
class b { notify { 'b': message => $v } }
include a
#### reassignment in class (fails: Cannot reassign variable '$v')
class a { $v = 1 $v = 2 }
include a
#### assigning a parameter (fails: Cannot reassign variable '$p')
class a($p = 1) { $p = 2 }
include a
#### duplicate class definitions (fails: Class 'a' is already defined; cannot redefine)
class a { notify { 'a1': } }
class a { notify { 'a2': } }
include a
#### duplicate class definitions with parameters (fails: Class 'a' is already defined; cannot redefine)
class a($p = 1) { notify { 'a1': } }
class a($q = 2) { notify { 'a2': } }
include a
#### class and define of one name (fails: 'a' is already defined as a class; cannot redefine as a definition)
class a { }
define a { }
include a
#### class main parameters (gives Class[A], Notify[x])
class { 'a': }
class a($x = $facts['nosuch']) { notify { "x${x}": } }
#### class with name parameter in other class (gives Class[A], Class[B], Notify[a])
class a { class { 'b': v => $title } }
class b($v) { notify { $v: } }
include a
#### class require metaparameter (gives Class[A] require Class[B])
class a { notify { 'a1': } }
class b { notify { 'b1': } }
class { 'a': require => Class['b'] }
include b
#### class noop metaparameter (gives Class[A], Notify[a1], Notify[a2])
class a { notify { 'a1': } notify { 'a2': noop => false } }
class { 'a': noop => true }
#### class tag metaparameter (gives Class[A], Notify[a1], Class[B], Notify[b1])
class a { notify { 'a1': } include b }
class b { notify { 'b1': } }
class { 'a': tag => ['t1', 't2'] }
#### class loglevel metaparameter (gives Class[A], Notify[a1], D[x], Notify[dx])
class a { notify { 'a1': } d { 'x': } }
define d { notify { "d${name}": } }
class { 'a': loglevel => debug, schedule => 'never', audit => all }
#### class stage (gives Stage[first] before Stage[main])
stage { 'first': before => Stage['main'] }
class a { notify { 'a1': } }
class { 'a': stage => 'first' }
#### class stage unknown (fails: Could not find stage nowhere specified by Class[A])
class a { notify { 'a1': } }
class { 'a': stage => 'nowhere' }
#### class in stage includes others (gives Stage[first] before Stage[main])
stage { 'first': before => Stage['main'] }
class a { include b notify { 'a1': } }
class b { notify { 'b1': } }
class { 'a': stage => 'first' }
#### class in stage contains others (gives Stage[first] before Stage[main])
stage { 'first': before => Stage['main'] }
class a { contain b notify { 'a1': } }
class b { notify { 'b1': } }
class { 'a': stage => 'first' }
#### stage on plain resource (fails: Only classes can set 'stage'; normal resources like Notify[a] cannot change run stage)
stage { 'first': }
notify { 'a': stage => 'first' }
#### return in class (gives Class[A], Notify[one])
class a { notify { 'one': } return() notify { 'two': } }
include a
#### break in class (fails: break() from context where this is illegal)
class a { notify { 'one': } break() }
include a
#### next in class (gives Class[A], Notify[one])
class a { notify { 'one': } next() }
include a
#### return at top (fails: return() from context where this is illegal)
notify { 'one': }
return()
#### fail in class (fails: boom)
class a { fail('boom') }
include a
#### class defined function (gives Class[A], Notify[x])
class a { notify { 'x': message => "${defined('a')} ${defined('b')} ${defined(Class['a'])} ${defined(Class['b'])} ${defined('$v')} ${defined(File)}" } }
class b { }
$v = 1
include a
#### defined resources (gives Notify[a], Notify[b], Notify[c])
notify { 'a': }
notify { 'b': message => "${defined(Notify['a'])} ${defined(Notify['c'])} ${defined(Notify['c'], Notify['a'])} ${defined('notify')} ${defined('nosuch')}" }
notify { 'c': }
#### realising same class from two places with parameters (gives Class[A], Notify[p2], Class[B])
class a($p = 1) { notify { "p${p}": } }
class { 'a': p => 2 }
class b { include a }
include b
#### virtual class (fails: Could not parse for environment production: Classes are not virtualizable)
class a { notify { 'x': } }
@class { 'a': }
#### exported class (fails: Could not parse for environment production: Classes are not virtualizable)
class a { notify { 'x': } }
@@class { 'a': }
#### class with uppercase name (gives Class[A])
class { 'A': }
class a { }
#### class name with leading colons (gives Class[A], Notify[x])
class a { notify { 'x': } }
class { '::a': }
#### class body value (fails: Could not parse for environment production: This Literal Integer has no effect. A Host Cl…)
class a { 42 }
notice(include(a))
#### class with resource defaults in body (gives Class[A], Notify[x], Notify[y])
class a { Notify { message => 'dflt' } notify { 'x': } }
include a
notify { 'y': }
#### class parameters with types from functions (gives Class[A], Notify[na], Notify[nb])
class a(Array[String] $list = ['a', 'b'].map |$x| { "n${x}" }) { notify { $list: } }
include a
#### class parameter order (gives Class[A])
class a($z = 1, $b = 2, $a = 3) { }
class { 'a': a => 10, z => 20 }
#### class parameter sensitive (gives Class[A], File[/tmp/x])
class a(Sensitive[String] $p) { file { '/tmp/x': content => $p } }
class { 'a': p => Sensitive('s3') }
#### class with alias metaparameter (gives Class[A])
class a { }
class { 'a': alias => 'b' }
#### class reference to undeclared in require (fails: Could not find resource 'Class[Nosuch]' in parameter 'require')
notify { 'x': require => Class['nosuch'] }
#### hiera include without hiera (fails: Function lookup() did not find a value for the name 'classes')
class a { }
hiera_include('classes')
#### class names in catalog (gives Class[X], Class[Z], Class[Y])
class z { include y }
class y { }
class x { include z }
include x
#### include at different line (gives Class[A], Notify[x])
class a {

  notify { 'x': }


}

include a
#### all classes of one include are declared before the first one is evaluated
class a { notice(defined(Class['b'])) }
class b { notify { 'n': } }
include a, b
#### all classes of one contain are declared before the first one is evaluated
class a { if defined(Class[b]) { notify { 'found': } } }
class b { notify { 'n': } }
contain [a, b]
