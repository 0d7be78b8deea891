#### define (gives D[one], D[two], Notify[n-one], Notify[n-two])
define d { notify { "n-${name}": message => $title } }
d { 'one': }
d { 'two': }
#### define with parameters (gives D[one], D[two], Notify[one], Notify[two])
define d(String $p, $q = 'dq') { notify { $name: message => "${p} ${q}" } }
d { 'one': p => 'x' }
d { 'two': p => 'y', q => 'z' }
#### define missing parameter (fails: D[one]: expects a value for parameter 'p' expects a value for parameter 'q')
define d(String $p, $q) { }
d { 'one': }
#### define wrong parameter (fails: D[one]: has no parameter named 'nope')
define d($p = 1) { }
d { 'one': nope => 1 }
#### define mismatch (fails: D[one]: parameter 'p' expects an Integer[1, 10] value, got Integer[11, 11])
define d(Integer[1, 10] $p) { }
d { 'one':
  p => 11,
}
#### define default mismatch (fails: D[one]: parameter 'p' expects an Integer value, got String)
define d(Integer $p = 'x') { }
d { 'one': }
#### define undef with default (gives D[one], Notify[one-dflt])
define d($p = 'dflt') { notify { "${name}-${p}": } }
d { 'one': p => undef }
#### define default from title (gives D[one], File[/tmp/one])
define d($p = "/tmp/${name}", $q = $title) { file { $p: content => $q } }
d { 'one': }
#### define default from earlier parameter (gives D[one], Notify[abc])
define d($p = 'a', $q = "${p}b", $r = "${q}c") { notify { $r: } }
d { 'one': }
#### qualified define (gives A::B::C[x], Notify[abcx])
define a::b::c { notify { "abc${name}": } }
a::b::c { 'x': }
#### lazy evaluation (gives Notify[before], D[x], Notify[after], Notify[in-x])
define d { notify { "in-${name}": } }
notify { 'before': }
d { 'x': }
notify { 'after': }
#### nested defines (gives Outer[a], Outer[b], Notify[end], Inner[a-1], Inner[a-2], Notify[outer-a], Inner[b-1], Inn…)
define outer { inner { "${name}-1": } inner { "${name}-2": } notify { "outer-${name}": } }
define inner { notify { "inner-${name}": } }
outer { ['a', 'b']: }
notify { 'end': }
#### define in class (gives Class[A], D[x], Notify[a], D[y], Notify[in-x], Notify[in-y])
define d { notify { "in-${name}": } }
class a { d { 'x': } notify { 'a': } }
include a
d { 'y': }
#### define includes class (gives D[x], D[y], Class[A], Notify[a], Notify[d-x], Notify[d-y])
define d { include a notify { "d-${name}": } }
class a { notify { 'a': } }
d { ['x', 'y']: }
#### define variables not visible outside (fails: Unknown variable: 'd::v'.)
define d { $v = $name notify { "d-${name}": } }
d { 'x': }
notify { 'y': message => $d::v }
#### recursive define (gives D[start], Notify[n3], D[d3], Notify[n2], D[d2], Notify[n1], D[d1], Notify[n0])
define d(Integer $n) { notify { "n${n}": } if $n > 0 { d { "d${n}": n => $n - 1 } } }
d { 'start': n => 3 }
#### define duplicate (fails: Duplicate declaration: D[x] is already declared at; cannot redeclare)
define d { }
d { 'x': }
d { 'x': }
#### define creating the same resource (fails: Duplicate declaration: Notify[same] is already declared at; cannot redeclare)
define d { notify { 'same': } }
d { ['x', 'y']: }
#### define with metaparameters (gives D[x] require Notify[z])
define d { notify { "d-${name}": } file { "/tmp/${name}": noop => false } }
d { 'x': noop => true, tag => 'tt', loglevel => 'debug', schedule => 'daily', audit => 'all', require => Notify['z'] }
notify { 'z': }
#### define reading metaparameters (gives D[x], Notify[d-x])
define d { notify { "d-${name}": message => "${noop} ${tag}" } }
d { 'x': noop => true, tag => ['tt', 'uu'] }
#### define reading unset metaparameter (fails: Unknown variable: 'noop'.)
define d { notify { "d-${name}": message => "${noop}" } }
d { 'x': }
#### metaparameter nested (gives Outer[x], Inner[x], Notify[i-x])
define outer { inner { $name: } }
define inner { notify { "i-${name}": } }
outer { 'x': noop => true, tag => 'deep' }
#### define title array and each (fails: Could not parse for environment production: Expression is not valid as a resource, resour…)
define d($v) { notify { "${name}=${v}": } }
{ a => 1, b => 2 }.each |$k, $v| { d { $k: v => $v } }
#### define in node scope variable (gives D[x], Notify[T-x])
$top = 'T'
define d { notify { "${top}-${name}": } }
d { 'x': }
#### define sees not the class's variables (fails: Unknown variable: 'v'.)
define d { notify { "d-${name}": message => "${v}" } }
class a { $v = 1 d { 'x': } }
include a
#### virtual define (gives D[y], Notify[d-y])
define d { notify { "d-${name}": } }
@d { 'x': }
@d { 'y': }
realize D['y']
#### exported define (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
define d { notify { "d-${name}": } }
@@d { 'x': }
#### virtual resource within define (gives D[x], Notify[d-x])
define d { @notify { "d-${name}": } }
d { 'x': }
Notify <| |>
#### virtual define contents are not virtual (gives D[x], Notify[d-x])
define d { notify { "d-${name}": } @notify { "v-${name}": } }
@d { 'x': }
D <| |>
#### define with name attribute (gives D[x], Notify[other x])
define d { notify { "${name} ${title}": } }
d { 'x': name => 'other' }
#### define with type parameter (gives D[x], Notify[Integer[1] 3])
define d(Type $t, Variant[String, Integer] $v = 3) { notify { "${t} ${v}": } }
d { 'x': t => Integer[1] }
#### define with parameter title (fails: Could not parse for environment production: The parameter $title redefines a built in par…)
define d($title) { }
d { 'x': title => 'y' }
#### define with resource reference parameter (gives Notify[x] require Notify[n])
define d($r) { notify { $name: require => $r } }
notify { 'n': }
d { 'x': r => Notify['n'] }
#### reading parameters of a resource (gives D[x], Notify[y], Notify[in-x])
define d($p = 'dp') { notify { "in-${name}": } }
d { 'x': }
notify { 'y': message => D['x']['p'] }
#### reading parameters of builtin (gives Notify[n], Notify[y])
notify { 'n': message => 'hello' }
notify { 'y': message => Notify['n']['message'] }
#### reading unset parameters of builtin (gives Notify[n], Notify[y])
notify { 'n': }
notify { 'y': message => Notify['n']['message'] }
#### reading parameters of unknown resource (fails: Resource not found: Notify['n'])
notify { 'y': message => Notify['n']['message'] }
#### reading an unknown parameter (fails: The resource Notify['n'] does not have a parameter called 'nosuch')
notify { 'n': }
notify { 'y': message => Notify['n']['nosuch'] }
#### reading several parameters (gives File[/tmp/x], Notify[y])
file { '/tmp/x': mode => '0644', owner => 'o' }
notify { 'y': message => File['/tmp/x']['mode', 'owner'] }
#### reading default parameters (gives Notify[n], Notify[y])
Notify { message => 'dflt' }
notify { 'n': }
notify { 'y': message => Notify['n']['message'] }
#### fail in define (fails: bad x)
define d { fail("bad ${name}") }
d { 'x': }
#### error in define body (fails: The value 'a' cannot be converted to Numeric.)
define d { $x = 1 + 'a' }
d { 'x': }
#### return in define (gives D[x], D[y], Notify[1x], Notify[1y])
define d { notify { "1${name}": } return() notify { "2${name}": } }
d { 'x': }
d { 'y': }
#### define named like builtin (gives Notify[x])
define notify { }
notify { 'x': }
#### duplicate defines (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/d'. Originally set at s…)
define d { }
define d { }
#### define with capitals in reference (gives Notify[x] require A::B[Title])
define a::b { }
a::b { 'Title': }
notify { 'x': require => A::B['Title'] }
#### define in define (gives A::B[x], Notify[abx])
class a { define b { notify { "ab${name}": } } }
a::b { 'x': }
#### define with lambda loop of resources (gives D[q], Notify[q-0], Notify[q-1])
define d(Array $xs) { $xs.each |$i, $x| { notify { "${name}-${i}": message => $x } } }
d { 'q': xs => ['a', 'b'] }
#### define before metaparameter (gives D[x] before D[y])
define d { notify { "d-${name}": } }
d { 'x': before => D['y'] }
d { 'y': }
#### define default body and splat (gives D[x], D[y], D[z], Notify[x 1 0], Notify[y 1 2], Notify[z 3 0])
define d($p, $q = 0) { notify { "${name} ${p} ${q}": } }
d {
  default: p => 1;
  'x': ;
  'y': q => 2;
  'z': * => { p => 3 };
}
#### infinite recursion of defines (fails: Somehow looped more than 1000 times while evaluating host catalog)
define d { d { "${name}x": } }
d { 'a': }
#### many levels (gives Class[C], L1[c], L1[t], Notify[last], L2[c.2], L2[t.2], L3[c.2.3], L3[t.2.3], Notify[c.2.…)
define l1 { l2 { "${name}.2": } }
define l2 { l3 { "${name}.3": } }
define l3 { notify { "${name}.n": } }
class c { l1 { 'c': } }
include c
l1 { 't': }
notify { 'last': }
#### define title interpolation of types (gives D[a [1, 2] {k => v}], Notify[a [1, 2] {k => v}])
define d { notify { "${name}": } }
d { "a ${[1, 2]} ${{ 'k' => 'v' }}": }
#### define class in body (gives D[x], Class[A], Notify[a-x])
define d { class { 'a': p => $name } }
class a($p) { notify { "a-${p}": } }
d { 'x': }
#### define with module name (fails: Empty string title at 0. Title strings must have a length greater than zero.)
define m::d { notify { "${module_name}": } }
m::d { 'x': }
#### a catalog has the names of parameters in lower case (gives D[one], notice "3", notice "3")
define d($anyCase = 1) { notice($anyCase) }
d { 'one': anyCase => 3 }
notice(D['one']['anyCase'])
#### of two parameters whose names differ in case, a catalog has the last value (gives D[one], notice "4 3")
define d($aB = 1, $ab = 2) { notice("${aB} ${ab}") }
d { 'one': ab => 3, aB => 4 }
#### break in a defined type (fails: break() from context where this is illegal)
class a { d { 'x': } }
define d {
  [1].each |$x| { break() }
  break()
}
include a
#### next in the default of a parameter of a defined type (fails: next() from context where this is illegal)
define d($x = next(1)) { }
d { 'x': }
