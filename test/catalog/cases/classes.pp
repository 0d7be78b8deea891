#### empty class
class a { }
include a
#### class with resource
class a { notify { 'x': } }
include a
#### class never declared
class a { notify { 'x': } }
#### class from resource expression
class a { notify { 'x': } }
class { 'a': }
#### class with parameters
class a(String $p, Integer $q = 3, $r = undef) { notify { 'x': message => "${p} ${q} ${r}" } }
class { 'a': p => 'v' }
#### class parameter default uses earlier parameter
class a($p = 'base', $q = "${p}/sub") { notify { $q: } }
class { 'a': }
#### class missing parameter
class a(String $p) { }
class { 'a': }
#### class missing several parameters
class a(String $p, $q, Integer $r = 1) { }
include a
#### class wrong parameter
class a(String $p = 'x') { }
class { 'a': nope => 1 }
#### class several wrong parameters
class a(String $p = 'x') { }
class { 'a': nope => 1, nada => 2 }
#### class parameter mismatch
class a(Integer $p) { }
class { 'a': p => 'x' }
#### class several mismatches
class a(Integer $p, String $q) { }
class { 'a': p => 'x', q => 3 }
#### class struct mismatch
class a(Struct[{ x => Integer }] $p) { }
class { 'a': p => { x => 'y', z => 1 } }
#### class default mismatch
class a(Integer $p = 'x') { }
include a
#### class undef for parameter with default
class a($p = 'd') { notify { $p: } }
class { 'a': p => undef }
#### class undef for parameter without default
class a($p) { notify { "p${p}": } }
class { 'a': p => undef }
#### class optional parameter without default
class a(Optional[String] $p) { notify { "p${p}": } }
class { 'a': }
#### include twice
class a { notify { 'x': } }
include a
include a
#### class declared twice
class a { notify { 'x': } }
class { 'a': }
class { 'a': }
#### include then declare
class a { notify { 'x': } }
include a
class { 'a': }
#### declare then include
class a { notify { 'x': } }
class { 'a': }
include a
#### several classes in one expression
class a { notify { 'x': } }
class b { notify { 'y': } }
class { ['a', 'b']: }
#### include list and arrays
class a { }
class b { }
class c { }
include a, [b, c]
include 'a', Class['b'], '::c'
#### include reference to resource
include File['/tmp/x']
#### include empty string
include ''
#### include undef
include undef
#### include number
include 3
#### include nothing
include
#### include bare class type
include Class
#### include unknown
include nosuch
#### include unknown qualified
include nosuch::sub
#### declare unknown
class { 'nosuch': }
#### include value
class a { }
class b { }
notice(include(a, b))
#### contain value
class a { }
notice(contain('a'))
#### require value
class a { }
notice(require('a'))
#### contain
class a { contain b }
class b { notify { 'x': } }
include a
#### contain several
class a { contain b, c }
class b { notify { 'x': } }
class c { notify { 'y': } }
include a
#### contain already included
class a { contain b }
class b { notify { 'x': } }
include b
include a
#### contain at top
class a { notify { 'x': } }
contain a
#### contain twice
class a { contain b contain b }
class b { }
include a
#### contain with declaration
class a { class { 'b': p => 1 } contain b }
class b($p) { }
include a
#### require function
class a { require b notify { 'y': } }
class b { notify { 'x': } }
include a
#### require several
class a { require b, c }
class b { }
class c { }
include a
#### require at top
class a { notify { 'x': } }
require a
notify { 'y': }
#### require in define
class a { notify { 'x': } }
define d { require a notify { "d${name}": } }
d { 'one': }
#### contain in define
class a { notify { 'x': } }
define d { contain a notify { "d${name}": } }
d { 'one': }
#### nested includes
class a { include b notify { 'a1': } }
class b { include c notify { 'b1': } }
class c { notify { 'c1': } }
include a
#### include cycle
class a { include b notify { 'a1': } }
class b { include a notify { 'b1': } }
include a
#### nested class definition
class a { notify { 'a1': } class b { notify { 'b1': } } }
include a::b
#### nested class with outer included
class a { notify { 'a1': } class b { notify { 'b1': } } include a::b }
include a
#### relative name is absolute
class a { include b }
class a::b { notify { 'ab': } }
class b { notify { 'b': } }
include a
#### class name variables
class a::b { notify { "${name} ${title} ${module_name} ${caller_module_name}": } }
include a::b
#### class title forms
class a::b_c { }
include a::b_c
notify { 'x': require => Class['a::b_c'] }
notify { 'y': require => Class['::a::b_c'] }
notify { 'z': require => Class['A::B_c'] }
#### reading class variables
class a { $v = 'inner' notify { 'a': message => $v } }
include a
notify { 'x': message => $a::v }
notify { 'y': message => $::a::v }
#### reading class variables before evaluation
class a { $v = 'inner' }
notify { 'x': message => $a::v }
include a
#### reading class variables of unknown class
notify { 'x': message => $nosuch::v }
#### reading unknown variable of class
class a { }
include a
notify { 'x': message => $a::v }
#### reading parameters of class
class a($p = 5) { }
include a
notify { 'x': message => $a::p }
#### class parameter access
class a($p = 5) { }
include a
notify { 'x': message => Class['a']['p'] }
#### top scope variable
$top = 't'
class a { notify { 'x': message => "${top} ${::top}" } }
include a
#### shadowing
$v = 't'
class a { $v = 'c' notify { 'x': message => "${v} ${::v}" } }
include a
#### variable of including class is not visible
class a { $v = 'x' include b }
class b { notify { 'b': message => $v } }
include a
#### reassignment in class
class a { $v = 1 $v = 2 }
include a
#### assigning a parameter
class a($p = 1) { $p = 2 }
include a
#### duplicate class definitions
class a { notify { 'a1': } }
class a { notify { 'a2': } }
include a
#### duplicate class definitions with parameters
class a($p = 1) { notify { 'a1': } }
class a($q = 2) { notify { 'a2': } }
include a
#### class and define of one name
class a { }
define a { }
include a
#### class main parameters
class { 'a': }
class a($x = $facts['nosuch']) { notify { "x${x}": } }
#### class with name parameter in other class
class a { class { 'b': v => $title } }
class b($v) { notify { $v: } }
include a
#### class require metaparameter
class a { notify { 'a1': } }
class b { notify { 'b1': } }
class { 'a': require => Class['b'] }
include b
#### class noop metaparameter
class a { notify { 'a1': } notify { 'a2': noop => false } }
class { 'a': noop => true }
#### class tag metaparameter
class a { notify { 'a1': } include b }
class b { notify { 'b1': } }
class { 'a': tag => ['t1', 't2'] }
#### class loglevel metaparameter
class a { notify { 'a1': } d { 'x': } }
define d { notify { "d${name}": } }
class { 'a': loglevel => debug, schedule => 'never', audit => all }
#### class stage
stage { 'first': before => Stage['main'] }
class a { notify { 'a1': } }
class { 'a': stage => 'first' }
#### class stage unknown
class a { notify { 'a1': } }
class { 'a': stage => 'nowhere' }
#### class in stage includes others
stage { 'first': before => Stage['main'] }
class a { include b notify { 'a1': } }
class b { notify { 'b1': } }
class { 'a': stage => 'first' }
#### class in stage contains others
stage { 'first': before => Stage['main'] }
class a { contain b notify { 'a1': } }
class b { notify { 'b1': } }
class { 'a': stage => 'first' }
#### stage on plain resource
stage { 'first': }
notify { 'a': stage => 'first' }
#### return in class
class a { notify { 'one': } return() notify { 'two': } }
include a
#### break in class
class a { notify { 'one': } break() }
include a
#### next in class
class a { notify { 'one': } next() }
include a
#### return at top
notify { 'one': }
return()
#### fail in class
class a { fail('boom') }
include a
#### class defined function
class a { notify { 'x': message => "${defined('a')} ${defined('b')} ${defined(Class['a'])} ${defined(Class['b'])} ${defined('$v')} ${defined(File)}" } }
class b { }
$v = 1
include a
#### defined resources
notify { 'a': }
notify { 'b': message => "${defined(Notify['a'])} ${defined(Notify['c'])} ${defined(Notify['c'], Notify['a'])} ${defined('notify')} ${defined('nosuch')}" }
notify { 'c': }
#### realising same class from two places with parameters
class a($p = 1) { notify { "p${p}": } }
class { 'a': p => 2 }
class b { include a }
include b
#### virtual class
class a { notify { 'x': } }
@class { 'a': }
#### exported class
class a { notify { 'x': } }
@@class { 'a': }
#### class with uppercase name
class { 'A': }
class a { }
#### class name with leading colons
class a { notify { 'x': } }
class { '::a': }
#### class body value
class a { 42 }
notice(include(a))
#### class with resource defaults in body
class a { Notify { message => 'dflt' } notify { 'x': } }
include a
notify { 'y': }
#### class parameters with types from functions
class a(Array[String] $list = ['a', 'b'].map |$x| { "n${x}" }) { notify { $list: } }
include a
#### class parameter order
class a($z = 1, $b = 2, $a = 3) { }
class { 'a': a => 10, z => 20 }
#### class parameter sensitive
class a(Sensitive[String] $p) { file { '/tmp/x': content => $p } }
class { 'a': p => Sensitive('s3') }
#### class with alias metaparameter
class a { }
class { 'a': alias => 'b' }
#### class reference to undeclared in require
notify { 'x': require => Class['nosuch'] }
#### hiera include without hiera
class a { }
hiera_include('classes')
#### class names in catalog
class z { include y }
class y { }
class x { include z }
include x
#### include at different line
class a {

  notify { 'x': }


}

include a
