#### sensitive in content
file { '/a': content => Sensitive('x'), mode => Sensitive('0644') }
#### deferred values
notify { 'a': message => Deferred('sprintf', ['%s', 'x']) }
class k(Variant[Deferred, String] $v) { notify { 'k': message => $v } }
class { 'k': v => Deferred('sprintf', ['%s', 'y']) }
#### rich values
notify { 'a': message => [Timestamp('2020-01-01'), Timespan('1-00:00:00'), Binary('aGVsbG8='), /x/, SemVer('1.2.3'), SemVerRange('>1.0.0'), default, undef, Integer[1,2], File['/x'], Class['y']] }
notify { 'b': message => { 1 => 2, default => 3, 'z' => undef, /x/ => 1 } }
#### sensitive nested
notify { 'a': message => { 'x' => [Sensitive('a'), 1] } }
#### metaparams all
file { '/a': noop => true, loglevel => debug, audit => [mode, owner], schedule => daily, tag => [a, 'b c'], alias => ['x', 'y'], before => Notify[n], stage => main }
notify { 'n': }
#### override in inherited with +>
class p { file { '/a': require => Notify[a] } notify { [a, b]: } }
class q inherits p { File['/a'] { require +> Notify[b], mode => '0600' } }
include q
#### override undef removes
class p { file { '/a': mode => '0600', owner => root } }
class q inherits p { File['/a'] { mode => undef } }
include q
#### override of a define param by a subclass
define d($x = 1) { notify { "d${x}": } }
class p { d { 'a': } }
class q inherits p { D['a'] { x => 2 } }
include q
#### collector override loops
@file { ['/a', '/b']: tag => 't' }
File<| tag == 't' |> { mode => '0644', tag +> 'u' }
File<| title == '/a' or (mode == '0644' and title != '/b') |> { owner => 'root' }
#### chain with collectors
@notify { [a, b]: }
notify { c: }
Notify<| title == a |> -> Notify[c] ~> Notify<| title == b |>
#### contain order
class a { notify { a: } contain b }
class b { notify { b: } require c }
class c { notify { c: } }
include a
#### defaults in define of dynamic scope
define d() { notify { "d-${title}": } }
class a { Notify { message => 'from a' } d { 'x': } notify { 'own': } }
Notify { message => 'top', loglevel => 'debug' }
include a
d { 'y': }
#### defaults append fails
File { mode +> '0644' }
file { '/a': }
#### node inheritance vars
$x = 'top'
node 'reference.example' { $x = 'node' include a notify { "n${x}": } }
class a { notify { "a${x}": } }
#### unless and case with resources
case $facts['nothing'] { undef: { notify { u: } } default: { notify { d: } } }
unless false { notify { un: } } else { notify { el: } }
#### resource array of hashes bodies
notify { default: message => 'm', loglevel => 'info'; 'a': ; 'b': * => { message => 'n' } }
#### two splats
notify { 'a': * => { message => 'n' }, * => { loglevel => 'info' } }
#### dynamic type name
$t = 'notify'
Resource[$t] { 'a': message => 'x' }
create_resources($t, { 'b' => {} })
#### class title cases
class { '::A::b': }
class a::b { notify { "${title} ${name} ${module_name} ${caller_module_name}": } }
#### define in a class in a define
define d() { class { "k${title}": } }
d { '1': }
class k1 { notify { k1: } }
#### relationship to undeclared
notify { a: require => Notify[zz] }
#### relationship to undeclared class in arrow
notify { a: } -> Class['zz']
#### cyclic requires
notify { a: require => Notify[b] }
notify { b: require => Notify[a] }
#### subscribe in array nested
notify { a: subscribe => [[Notify[b]], [Notify[c], [Notify[d]]]] }
notify { [b, c, d]: }
#### require string
notify { a: require => 'Notify[b]' }
notify { b: }
#### require empty
notify { a: require => [], before => undef }
#### stages
stage { 'pre': before => Stage['main'] }
class a { notify { a: } }
class { 'a': stage => 'pre' }
#### stage through define
stage { 'pre': before => Stage['main'] }
class a { d { x: } }
define d() { notify { "in ${title}": } }
class { 'a': stage => pre }
#### tag function
class a { tag('foo', 'bar::baz') notify { a: } if tagged('foo') { notify { 'tagged': } } if tagged('baz') { notify { 'no': } } }
include a
#### deferred of the wrong type
class k(Integer $v) { notify { 'k': message => $v } }
class { 'k': v => Deferred('sprintf', ['%s', 'y']) }
#### deferred of an argument count
class k(String $v) { notify { 'k': message => $v } }
class { 'k': v => Deferred('sprintf') }
#### export of a define
define d() { notify { "in ${title}": } }
@@d { 'a': }
D<<| |>>
#### numeric titles
notify { 1: }
notify { [2, 3.5]: }
Notify[1] -> Notify['2']
#### boolean title
notify { true: }
#### undef title
notify { undef: }
#### empty title
notify { '': }
#### empty titles
notify { []: }
#### hash as title
notify { {a => 1}: }
#### parameter twice
notify { a: message => 1, message => 2 }
#### same title in a list
notify { [a, a]: }
#### unknown parameter of a class
class a($x) {}
class { 'a': x => 1, y => 2 }
#### missing parameters of a class
class a($x, Integer $y, $z = 1) {}
include a
#### parameter types of a define
define d(Integer $x, Enum['a', 'b'] $y = 'c') {}
d { 'a': x => 'z' }
#### class twice with parameters
class a($x = 1) {}
include a
class { 'a': x => 2 }
#### parameter defaults that use others
class a($x = 1, $y = $x + 1, $z = [$x, $y]) { notify { "${z}": } }
class { 'a': y => 5 }
#### undef takes the default
class a($x = 1) { notify { "${x}": } }
class { 'a': x => undef }
#### variables of other classes
class a { $v = 1 }
include a
notify { "${a::v} ${::a::v} ${a::w}": }
#### variables of classes that are not there
notify { "${a::v}": }
#### reassigned in a class
class a { $v = 1 $v = 2 }
include a
#### require function order
class a { notify { a1: } require b notify { a2: } }
class b { notify { b: } }
include a
#### realize list
@notify { [a, b, c]: }
realize(Notify[a], [Notify['b', 'c']])
#### realize missing
realize(Notify[nope])
#### collector with a variable
$v = 'x'
@notify { a: message => 'x' }
@notify { b: message => 'y' }
Notify<| message == $v |>
#### collector in the middle with not equal undef
@notify { a: message => 'x' }
@notify { b: }
Notify<| message != 'x' |>
#### collector on array parameter
@file { '/a': require => [Notify[a], Notify[b]], source => ['x', 'y'] }
notify { [a, b]: }
File<| source == 'x' |>
#### nested definitions
class a { class b { notify { b: } } define c() { notify { c: } } }
include a
include a::b
a::c { 'x': }
#### default node and named
node default { notify { d: } }
node /^ref/ { notify { "re ${0}": } }
#### node names in pieces
node reference.example, 'other' { notify { n: } }
#### no node matches
node 'other' { notify { n: } }
