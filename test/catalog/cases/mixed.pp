#### sensitive in content (gives File[/a])
file { '/a': content => Sensitive('x'), mode => Sensitive('0644') }
#### deferred values (warns: Deferred function sprintf has no return_type, unable to guarantee value type during compi…)
notify { 'a': message => Deferred('sprintf', ['%s', 'x']) }
class k(Variant[Deferred, String] $v) { notify { 'k': message => $v } }
class { 'k': v => Deferred('sprintf', ['%s', 'y']) }
#### rich values (gives Notify[a], Notify[b])
notify { 'a': message => [Timestamp('2020-01-01'), Timespan('1-00:00:00'), Binary('aGVsbG8='), /x/, SemVer('1.2.3'), SemVerRange('>1.0.0'), default, undef, Integer[1,2], File['/x'], Class['y']] }
notify { 'b': message => { 1 => 2, default => 3, 'z' => undef, /x/ => 1 } }
#### sensitive nested (gives Notify[a])
notify { 'a': message => { 'x' => [Sensitive('a'), 1] } }
#### metaparams all (fails: Invalid tag 'b c')
file { '/a': noop => true, loglevel => debug, audit => [mode, owner], schedule => daily, tag => [a, 'b c'], alias => ['x', 'y'], before => Notify[n], stage => main }
notify { 'n': }
#### override in inherited with +> (gives File[/a] require Notify[a], Notify[b])
class p { file { '/a': require => Notify[a] } notify { [a, b]: } }
class q inherits p { File['/a'] { require +> Notify[b], mode => '0600' } }
include q
#### override undef removes (gives Class[P], Class[Q], File[/a])
class p { file { '/a': mode => '0600', owner => root } }
class q inherits p { File['/a'] { mode => undef } }
include q
#### override of a define param by a subclass (gives Class[P], Class[Q], D[a], Notify[d2])
define d($x = 1) { notify { "d${x}": } }
class p { d { 'a': } }
class q inherits p { D['a'] { x => 2 } }
include q
#### collector override loops (gives File[/a], File[/b])
@file { ['/a', '/b']: tag => 't' }
File<| tag == 't' |> { mode => '0644', tag +> 'u' }
File<| title == '/a' or (mode == '0644' and title != '/b') |> { owner => 'root' }
#### chain with collectors (gives Notify[a] before Notify[c]; Notify[c] notify Notify[b])
@notify { [a, b]: }
notify { c: }
Notify<| title == a |> -> Notify[c] ~> Notify<| title == b |>
#### contain order (gives Class[B] require Class[C])
class a { notify { a: } contain b }
class b { notify { b: } require c }
class c { notify { c: } }
include a
#### defaults in define of dynamic scope (gives Class[A], D[x], Notify[own], D[y], Notify[d-x], Notify[d-y])
define d() { notify { "d-${title}": } }
class a { Notify { message => 'from a' } d { 'x': } notify { 'own': } }
Notify { message => 'top', loglevel => 'debug' }
include a
d { 'y': }
#### defaults append fails (fails: Could not parse for environment production: Illegal +> operation on attribute mode. This…)
File { mode +> '0644' }
file { '/a': }
#### node inheritance vars (gives Node[reference.example], Class[A], Notify[anode], Notify[nnode])
$x = 'top'
node 'reference.example' { $x = 'node' include a notify { "n${x}": } }
class a { notify { "a${x}": } }
#### unless and case with resources (gives Notify[u], Notify[un])
case $facts['nothing'] { undef: { notify { u: } } default: { notify { d: } } }
unless false { notify { un: } } else { notify { el: } }
#### resource array of hashes bodies (gives Notify[a], Notify[b])
notify { default: message => 'm', loglevel => 'info'; 'a': ; 'b': * => { message => 'n' } }
#### two splats (fails: Could not parse for environment production: Unfolding of attributes from Hash can only be…)
notify { 'a': * => { message => 'n' }, * => { loglevel => 'info' } }
#### dynamic type name (gives Notify[a], Notify[b])
$t = 'notify'
Resource[$t] { 'a': message => 'x' }
create_resources($t, { 'b' => {} })
#### class title cases (gives Class[A::B], Notify[a::b a::b ])
class { '::A::b': }
class a::b { notify { "${title} ${name} ${module_name} ${caller_module_name}": } }
#### define in a class in a define (gives D[1], Class[K1], Notify[k1])
define d() { class { "k${title}": } }
d { '1': }
class k1 { notify { k1: } }
#### relationship to undeclared (fails: Could not find resource 'Notify[zz]' in parameter 'require')
notify { a: require => Notify[zz] }
#### relationship to undeclared class in arrow (fails: Could not find resource 'Class[Zz]' for relationship from 'Notify[a]')
notify { a: } -> Class['zz']
#### cyclic requires (gives Notify[a] require Notify[b]; Notify[b] require Notify[a])
notify { a: require => Notify[b] }
notify { b: require => Notify[a] }
#### subscribe in array nested (gives Notify[a] subscribe Notify[b], Notify[c], Notify[d])
notify { a: subscribe => [[Notify[b]], [Notify[c], [Notify[d]]]] }
notify { [b, c, d]: }
#### require string (gives Notify[a] require Notify[b])
notify { a: require => 'Notify[b]' }
notify { b: }
#### require empty (gives Notify[a] require )
notify { a: require => [], before => undef }
#### stages (gives Stage[pre] before Stage[main])
stage { 'pre': before => Stage['main'] }
class a { notify { a: } }
class { 'a': stage => 'pre' }
#### stage through define (gives Stage[pre] before Stage[main])
stage { 'pre': before => Stage['main'] }
class a { d { x: } }
define d() { notify { "in ${title}": } }
class { 'a': stage => pre }
#### tag function (gives Class[A], Notify[a], Notify[tagged], Notify[no])
class a { tag('foo', 'bar::baz') notify { a: } if tagged('foo') { notify { 'tagged': } } if tagged('baz') { notify { 'no': } } }
include a
#### deferred of the wrong type (gives Class[K], Notify[k])
class k(Integer $v) { notify { 'k': message => $v } }
class { 'k': v => Deferred('sprintf', ['%s', 'y']) }
#### deferred of an argument count (fails: No matching arity found for sprintf with arguments )
class k(String $v) { notify { 'k': message => $v } }
class { 'k': v => Deferred('sprintf') }
#### export of a define (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
define d() { notify { "in ${title}": } }
@@d { 'a': }
D<<| |>>
#### numeric titles (fails: Illegal title type at index 0. Expected String, got Integer)
notify { 1: }
notify { [2, 3.5]: }
Notify[1] -> Notify['2']
#### boolean title (fails: Illegal title type at index 0. Expected String, got Boolean)
notify { true: }
#### undef title (fails: Missing title. The title expression resulted in undef)
notify { undef: }
#### empty title (fails: Empty string title at 0. Title strings must have a length greater than zero.)
notify { '': }
#### empty titles (gives no resources)
notify { []: }
#### hash as title (fails: Illegal title type at index 0. Expected String, got Hash[String, Integer])
notify { {a => 1}: }
#### parameter twice (fails: The attribute 'message' has already been set)
notify { a: message => 1, message => 2 }
#### same title in a list (fails: The title 'a' has already been used in this resource expression)
notify { [a, a]: }
#### unknown parameter of a class (fails: Class[A]: has no parameter named 'y')
class a($x) {}
class { 'a': x => 1, y => 2 }
#### missing parameters of a class (fails: Class[A]: expects a value for parameter 'x' expects a value for parameter 'y')
class a($x, Integer $y, $z = 1) {}
include a
#### parameter types of a define (fails: D[a]: parameter 'x' expects an Integer value, got String parameter 'y' expects a match fo…)
define d(Integer $x, Enum['a', 'b'] $y = 'c') {}
d { 'a': x => 'z' }
#### class twice with parameters (fails: Duplicate declaration: Class[A] is already declared; cannot redeclare)
class a($x = 1) {}
include a
class { 'a': x => 2 }
#### parameter defaults that use others (gives Class[A], Notify[[1, 5]])
class a($x = 1, $y = $x + 1, $z = [$x, $y]) { notify { "${z}": } }
class { 'a': y => 5 }
#### undef takes the default (gives Class[A], Notify[1])
class a($x = 1) { notify { "${x}": } }
class { 'a': x => undef }
#### variables of other classes (fails: Unknown variable: 'a::w'.)
class a { $v = 1 }
include a
notify { "${a::v} ${::a::v} ${a::w}": }
#### variables of classes that are not there (fails: Unknown variable: 'a::v'.)
notify { "${a::v}": }
#### reassigned in a class (fails: Cannot reassign variable '$v')
class a { $v = 1 $v = 2 }
include a
#### require function order (gives Class[A] require Class[B])
class a { notify { a1: } require b notify { a2: } }
class b { notify { b: } }
include a
#### realize list (gives Notify[a], Notify[b], Notify[c])
@notify { [a, b, c]: }
realize(Notify[a], [Notify['b', 'c']])
#### realize missing (fails: Failed to realize virtual resources Notify[nope])
realize(Notify[nope])
#### collector with a variable (gives Notify[a])
$v = 'x'
@notify { a: message => 'x' }
@notify { b: message => 'y' }
Notify<| message == $v |>
#### collector in the middle with not equal undef (gives Notify[b])
@notify { a: message => 'x' }
@notify { b: }
Notify<| message != 'x' |>
#### collector on array parameter (gives File[/a] require Notify[a], Notify[b])
@file { '/a': require => [Notify[a], Notify[b]], source => ['x', 'y'] }
notify { [a, b]: }
File<| source == 'x' |>
#### nested definitions (gives Class[A], Class[A::B], Notify[b], A::C[x], Notify[c])
class a { class b { notify { b: } } define c() { notify { c: } } }
include a
include a::b
a::c { 'x': }
#### default node and named (gives Node[__node_regexp__ref], Notify[re ref])
node default { notify { d: } }
node /^ref/ { notify { "re ${0}": } }
#### node names in pieces (gives Node[reference.example], Notify[n])
node reference.example, 'other' { notify { n: } }
#### no node matches (fails: Could not find node statement with name 'default' or 'reference.example')
node 'other' { notify { n: } }
