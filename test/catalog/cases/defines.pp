#### define
define d { notify { "n-${name}": message => $title } }
d { 'one': }
d { 'two': }
#### define with parameters
define d(String $p, $q = 'dq') { notify { $name: message => "${p} ${q}" } }
d { 'one': p => 'x' }
d { 'two': p => 'y', q => 'z' }
#### define missing parameter
define d(String $p, $q) { }
d { 'one': }
#### define wrong parameter
define d($p = 1) { }
d { 'one': nope => 1 }
#### define mismatch
define d(Integer[1, 10] $p) { }
d { 'one':
  p => 11,
}
#### define default mismatch
define d(Integer $p = 'x') { }
d { 'one': }
#### define undef with default
define d($p = 'dflt') { notify { "${name}-${p}": } }
d { 'one': p => undef }
#### define default from title
define d($p = "/tmp/${name}", $q = $title) { file { $p: content => $q } }
d { 'one': }
#### define default from earlier parameter
define d($p = 'a', $q = "${p}b", $r = "${q}c") { notify { $r: } }
d { 'one': }
#### qualified define
define a::b::c { notify { "abc${name}": } }
a::b::c { 'x': }
#### lazy evaluation
define d { notify { "in-${name}": } }
notify { 'before': }
d { 'x': }
notify { 'after': }
#### nested defines
define outer { inner { "${name}-1": } inner { "${name}-2": } notify { "outer-${name}": } }
define inner { notify { "inner-${name}": } }
outer { ['a', 'b']: }
notify { 'end': }
#### define in class
define d { notify { "in-${name}": } }
class a { d { 'x': } notify { 'a': } }
include a
d { 'y': }
#### define includes class
define d { include a notify { "d-${name}": } }
class a { notify { 'a': } }
d { ['x', 'y']: }
#### define variables not visible outside
define d { $v = $name notify { "d-${name}": } }
d { 'x': }
notify { 'y': message => $d::v }
#### recursive define
define d(Integer $n) { notify { "n${n}": } if $n > 0 { d { "d${n}": n => $n - 1 } } }
d { 'start': n => 3 }
#### define duplicate
define d { }
d { 'x': }
d { 'x': }
#### define creating the same resource
define d { notify { 'same': } }
d { ['x', 'y']: }
#### define with metaparameters
define d { notify { "d-${name}": } file { "/tmp/${name}": noop => false } }
d { 'x': noop => true, tag => 'tt', loglevel => 'debug', schedule => 'daily', audit => 'all', require => Notify['z'] }
notify { 'z': }
#### define reading metaparameters
define d { notify { "d-${name}": message => "${noop} ${tag}" } }
d { 'x': noop => true, tag => ['tt', 'uu'] }
#### define reading unset metaparameter
define d { notify { "d-${name}": message => "${noop}" } }
d { 'x': }
#### metaparameter nested
define outer { inner { $name: } }
define inner { notify { "i-${name}": } }
outer { 'x': noop => true, tag => 'deep' }
#### define title array and each
define d($v) { notify { "${name}=${v}": } }
{ a => 1, b => 2 }.each |$k, $v| { d { $k: v => $v } }
#### define in node scope variable
$top = 'T'
define d { notify { "${top}-${name}": } }
d { 'x': }
#### define sees not the class's variables
define d { notify { "d-${name}": message => "${v}" } }
class a { $v = 1 d { 'x': } }
include a
#### virtual define
define d { notify { "d-${name}": } }
@d { 'x': }
@d { 'y': }
realize D['y']
#### exported define
define d { notify { "d-${name}": } }
@@d { 'x': }
#### virtual resource within define
define d { @notify { "d-${name}": } }
d { 'x': }
Notify <| |>
#### virtual define contents are not virtual
define d { notify { "d-${name}": } @notify { "v-${name}": } }
@d { 'x': }
D <| |>
#### define with name attribute
define d { notify { "${name} ${title}": } }
d { 'x': name => 'other' }
#### define with type parameter
define d(Type $t, Variant[String, Integer] $v = 3) { notify { "${t} ${v}": } }
d { 'x': t => Integer[1] }
#### define with parameter title
define d($title) { }
d { 'x': title => 'y' }
#### define with resource reference parameter
define d($r) { notify { $name: require => $r } }
notify { 'n': }
d { 'x': r => Notify['n'] }
#### reading parameters of a resource
define d($p = 'dp') { notify { "in-${name}": } }
d { 'x': }
notify { 'y': message => D['x']['p'] }
#### reading parameters of builtin
notify { 'n': message => 'hello' }
notify { 'y': message => Notify['n']['message'] }
#### reading unset parameters of builtin
notify { 'n': }
notify { 'y': message => Notify['n']['message'] }
#### reading parameters of unknown resource
notify { 'y': message => Notify['n']['message'] }
#### reading an unknown parameter
notify { 'n': }
notify { 'y': message => Notify['n']['nosuch'] }
#### reading several parameters
file { '/tmp/x': mode => '0644', owner => 'o' }
notify { 'y': message => File['/tmp/x']['mode', 'owner'] }
#### reading default parameters
Notify { message => 'dflt' }
notify { 'n': }
notify { 'y': message => Notify['n']['message'] }
#### fail in define
define d { fail("bad ${name}") }
d { 'x': }
#### error in define body
define d { $x = 1 + 'a' }
d { 'x': }
#### return in define
define d { notify { "1${name}": } return() notify { "2${name}": } }
d { 'x': }
d { 'y': }
#### define named like builtin
define notify { }
notify { 'x': }
#### duplicate defines
define d { }
define d { }
#### define with capitals in reference
define a::b { }
a::b { 'Title': }
notify { 'x': require => A::B['Title'] }
#### define in define
class a { define b { notify { "ab${name}": } } }
a::b { 'x': }
#### define with lambda loop of resources
define d(Array $xs) { $xs.each |$i, $x| { notify { "${name}-${i}": message => $x } } }
d { 'q': xs => ['a', 'b'] }
#### define before metaparameter
define d { notify { "d-${name}": } }
d { 'x': before => D['y'] }
d { 'y': }
#### define default body and splat
define d($p, $q = 0) { notify { "${name} ${p} ${q}": } }
d {
  default: p => 1;
  'x': ;
  'y': q => 2;
  'z': * => { p => 3 };
}
#### infinite recursion of defines
define d { d { "${name}x": } }
d { 'a': }
#### many levels
define l1 { l2 { "${name}.2": } }
define l2 { l3 { "${name}.3": } }
define l3 { notify { "${name}.n": } }
class c { l1 { 'c': } }
include c
l1 { 't': }
notify { 'last': }
#### define title interpolation of types
define d { notify { "${name}": } }
d { "a ${[1, 2]} ${{ 'k' => 'v' }}": }
#### define class in body
define d { class { 'a': p => $name } }
class a($p) { notify { "a-${p}": } }
d { 'x': }
#### define with module name
define m::d { notify { "${module_name}": } }
m::d { 'x': }
