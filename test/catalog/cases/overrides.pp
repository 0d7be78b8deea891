#### notice(Resource['Ns::nope']) fails: Illegal type reference. The given name 'Ns::nope' does not conform to the naming rule
notice(Resource['Ns::nope'])
#### notice(Resource['ns::Nope']) notices Ns::Nope
notice(Resource['ns::Nope'])
#### notice(Resource['NS::NOPE']) notices NS::NOPE
notice(Resource['NS::NOPE'])
#### notice(Resource['nOPE']) notices Nope
notice(Resource['nOPE'])
#### notice(Resource['nsX::nOPE']) notices Nsx::Nope
notice(Resource['nsX::nOPE'])
#### notice(Resource['::ns::nope']) notices ::Ns::Nope
notice(Resource['::ns::nope'])
#### notice(Resource['::Ns::nope']) notices ::Ns::Nope
notice(Resource['::Ns::nope'])
#### notice(Resource['ns::']) fails: Illegal type reference. The given name 'Ns::' does not conform to the naming rule
notice(Resource['ns::'])
#### notice(Resource['a b']) fails: Illegal type reference. The given name 'A b' does not conform to the naming rule
notice(Resource['a b'])
#### notice(Resource['Notify'], Resource['NOTIFY'], Resource['nOTIFY'], Resource['_x'], Resource['x_Y']) fails: Illegal type reference. The given name '_x' does not conform to the naming rule
notice(Resource['Notify'], Resource['NOTIFY'], Resource['nOTIFY'], Resource['_x'], Resource['x_Y'])
#### notice(Resource['_x']) fails: Illegal type reference. The given name '_x' does not conform to the naming rule
notice(Resource['_x'])
#### notice(Resource['x1::y_Z']) notices X1::Y_z
notice(Resource['x1::y_Z'])
#### notice(Resource['NS::D']) notices NS::D
notice(Resource['NS::D'])
#### notice(Resource['1x']) fails: Illegal type reference. The given name '1x' does not conform to the naming rule
notice(Resource['1x'])
#### notice(Resource['File','a'] == File['a'], Resource['fILE','a'] == File['a'], Resource['ns::d','a']… notices true true true
notice(Resource['File','a'] == File['a'], Resource['fILE','a'] == File['a'], Resource['ns::d','a'] == Resource['Ns::D','a'])
#### fail('x') fails: x
notify { 'a': message => File }
fail('x')
#### @notify { 'a': message => File } gives no resources
@notify { 'a': message => File }
#### notify { 'a': message => [File] } fails: No set of title patterns matched the title "".
notify { 'a': message => [File] }
#### notify { 'a': message => { 'x' => File } } gives Notify[a]
notify { 'a': message => { 'x' => File } }
#### d { 'a': x => File } fails: No set of title patterns matched the title "".
define d($x) { notice($x) notify { 'b': message => $x } }
d { 'a': x => File }
#### class { 'd': x => File } fails: q
class d($x) { notice($x) notify { 'b': message => $x } fail('q') }
class { 'd': x => File }
#### notify { 'b': require => Notify['zz'] } fails: Could not find resource 'Notify[zz]' in parameter 'require'
notify { 'a': message => File }
notify { 'b': require => Notify['zz'] }
#### file { 'a': } gives File[a]
file { 'a': }
#### notify { 'a': require => File } fails: No title provided and "File[]" is not a valid resource reference
notify { 'a': require => File }
#### File -> Notify['x'] fails: No title provided and "File[]" is not a valid resource reference
File -> Notify['x']
#### notify { 'a': message => Notify, noop => Exec } gives Notify[a]
notify { 'a': message => Notify, noop => Exec }
#### notify { 'a': message => Exec } gives Notify[a]
notify { 'a': message => Exec }
#### Notify['y'] -> Notify['z'] gives Notify[a], Notify[z]
notify { 'a': alias => ['x',['y']] }
notify { 'z': require => Notify['x'] }
Notify['y'] -> Notify['z']
#### notify { 'z': require => Notify['1'] } fails: Could not find resource 'Notify[1]' in parameter 'require'
notify { 'a': alias => 1 }
notify { 'z': require => Notify['1'] }
#### notify { 'true': } gives Notify[a], Notify[true]
notify { 'a': alias => true }
notify { 'true': }
#### notify { '1': } gives Notify[a], Notify[1]
notify { 'a': alias => 1 }
notify { '1': }
#### Notify['x'] { message => 'm' } gives Notify[a]
notify { 'a': alias => [undef, 'x'] }
Notify['x'] { message => 'm' }
#### notify { 'b': alias => 1 } fails: Cannot alias Notify[b] to 1 at; resource ["Notify", 1] already declared
notify { 'a': alias => ['x', 1] }
notify { 'b': alias => 1 }
#### notify { 'b': alias => ['c', 'c'] } gives Notify[a], Notify[b]
notify { 'a': alias => 'a' }
notify { 'b': alias => ['c', 'c'] }
#### notify { 'a': alias => Notify['x'] } gives Notify[a], Notify[x]
notify { 'a': alias => Notify['x'] }
notify { 'x': }
#### Exec['x'] -> Exec['y'] gives Exec[a], Exec[b]
exec { 'a': command => '/bin/a', alias => 'x' }
exec { 'b': command => '/bin/a', alias => 'y' }
Exec['x'] -> Exec['y']
#### exec { 'b': command => '/bin/a', alias => 'x' } fails: Cannot alias Exec[b] to "x" at; resource ["Exec", "x"] already declared
exec { 'a': command => '/bin/a', alias => 'x' }
exec { 'b': command => '/bin/a', alias => 'x' }
#### d { 'b': alias => 'x' } fails: Cannot alias D[b] to "x" at; resource ["D", "x"] already declared
define d { }
d { 'a': alias => 'x' }
d { 'b': alias => 'x' }
#### d { 'a': alias => 'x' } fails: Duplicate declaration: D[x] is already declared at; cannot redeclare
define d { }
d { 'a': alias => 'x' }
d { 'x': }
#### realize(Notify['x']) gives Notify[a]
@notify { 'a': alias => 'x' }
realize(Notify['x'])
#### Notify <| alias == 'x' |> gives Notify[a]
@notify { 'a': alias => 'x' }
Notify <| alias == 'x' |>
#### notice(defined(Notify['x']), Notify['x']['message'], Notify['a']['alias']) notices true x
notify { 'a': alias => 'x' }
notice(defined(Notify['x']), Notify['x']['message'], Notify['a']['alias'])
#### include l gives Class[K], Class[L], File[/f]
class k { file { '/f': alias => 'ff' } }
class l inherits k { File['ff'] { mode => '0644' } }
include l
#### notify { 'a': alias => 'x' } fails: Cannot alias Notify[a] to "x" at; resource ["Notify", "x"] already declared
notify { 'x': }
notify { 'a': alias => 'x' }
#### file { '/b': } fails: Cannot alias File[/b] to "z" at; resource ["File", "z"] already declared
File { alias => 'z' }
file { '/a': }
file { '/b': }
#### notify { 'b': } fails: Could not find resource 'Notify[z]' for relationship on 'Notify[b]'
notify { 'a': }
Notify['a'] { alias => 'z' }
Notify['z'] -> Notify['b']
notify { 'b': }
#### notify { 'b': require => Notify['z'] } fails: Could not find resource 'Notify[z]' in parameter 'require'
notify { 'a': }
Notify <| |> { alias => 'z' }
notify { 'b': require => Notify['z'] }
#### notice(defined(Node), defined(Node['x']), defined(Stage), defined(Component), defined(Whit), define… fails: Resource type not found: Nope
notice(defined(Node), defined(Node['x']), defined(Stage), defined(Component), defined(Whit), defined(Nope), defined(Type[Node]), defined(Type[Class]), defined(Type[Class['m']]))
#### notice(defined(Resource['nope'])) notices false
notice(defined(Resource['nope']))
#### notice(defined(Class['::m']), defined(Class['M']), defined('M'), defined('$facts'), defined('$nope'… notices false false true true false true
notice(defined(Class['::m']), defined(Class['M']), defined('M'), defined('$facts'), defined('$nope'), defined('$::facts'))
#### define e { D <| |> { x => 5 } } warns: Attempt to override an already evaluated resource, defined at, with new values
define d($x=1) { notify { "d-${title}-${x}": } }
define e { D <| |> { x => 5 } }
d { 'a': }
e { 'b': }
#### define e { D['a'] { x => 5 } } fails: Only subclasses can override parameters
define d($x=1) { notify { "d-${title}-${x}": } }
define e { D['a'] { x => 5 } }
d { 'a': }
e { 'b': }
#### define e { include q } warns: Attempt to override an already evaluated resource, defined at, with new values
class p { d { 'a': } }
define d($x=1) { notify { "d-${title}-${x}": } }
class q inherits p { D['a'] { x => 5, tag => 'zz' } }
define e { include q }
include p
e { 'b': }
#### define f { include q } warns: Attempt to override an already evaluated resource, defined at, with new values
class p { d { 'a': } notify { 'n': } }
define d($x=1) { notify { "d-${title}-${x}": } }
class q inherits p { D['a'] { tag => 'zz' } Notify['n'] { message => 'x' } }
define e { f { 'g': } }
define f { include q }
include p
e { 'b': }
#### class q inherits p { Class['p'] { x => 5 } } fails: Resource Override can only operate on resources, got: Class[p]-Type
class p($x = 1) { notify { "n${x}": } }
class q inherits p { Class['p'] { x => 5 } }
include q
#### d { 'a': } e { 'b': } warns: Attempt to override an already evaluated resource, defined at, with new values
define d { notify { "n${title}": } }
define e { D <| |> { tag => 'zz' } }
d { 'a': } e { 'b': }
#### include q, r fails: Parameter 'message' is already set on Notify[a]
class p { notify { 'a': } }
class q inherits p { Notify['a'] { message => 'q' } }
class r inherits p { Notify['a'] { message => 'r' } }
include q, r
#### include q, r fails: Parameter 'message' is already set on Notify[a] (2)
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify['a'] { message => 'q' } }
class r inherits p { Notify['a'] { message => 'r' } }
include q, r
#### class r inherits q { Notify['a'] { message => 'r' } } gives Class[P], Class[Q], Class[R], Notify[a]
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify['a'] { message => 'q' } }
class r inherits q { Notify['a'] { message => 'r' } }
include r
#### notify { 'a': message => 'p' } fails: Parameter 'message' is already set on Notify[a]
notify { 'a': message => 'p' }
Notify['a'] { message => 'q' }
#### Notify['a'] { message => 'r' } fails: Parameter 'message' is already set on Notify[a]
notify { 'a': }
Notify['a'] { message => 'q' }
Notify['a'] { message => 'r' }
#### Notify <| |> { message => 'r' } gives Notify[a]
notify { 'a': }
Notify['a'] { message => 'q' }
Notify <| |> { message => 'r' }
#### Notify <| |> { message => 'r' } gives Class[P], Class[Q], Notify[a]
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify['a'] { message => 'q' } }
Notify <| |> { message => 'r' }
include q
#### include q, s gives Class[P], Class[Q], Class[S], Notify[a]
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify <| |> { message => 'r' } }
class s inherits p { Notify['a'] { message => 's' } }
include q, s
#### d { 'x': } e { 'x': } fails: Only subclasses can override parameters
define d { notify { 'a': message => 'p' } }
define e { Notify['a'] { message => 'q' } }
d { 'x': } e { 'x': }
#### define d { notify { 'a': } Notify['a'] { message => 'q' } } gives D[x], Notify[a]
define d { notify { 'a': } Notify['a'] { message => 'q' } }
d { 'x': }
#### define d { notify { 'a': message => 'm' } Notify['a'] { message => 'q' } } fails: Parameter 'message' is already set on Notify[a]
define d { notify { 'a': message => 'm' } Notify['a'] { message => 'q' } }
d { 'x': }
#### class q inherits p { D['a'] { x => 3, y => 4 } } gives Class[P], Class[Q], D[a], Notify[3 4]
class p { d { 'a': x => 1 } }
define d($x, $y = 2) { notify { "${x} ${y}": } }
class q inherits p { D['a'] { x => 3, y => 4 } }
include q
#### class q inherits p { Class['k'] { x => 3 } } fails: Resource Override can only operate on resources, got: Class[k]-Type
class p { include k }
class k($x = 1) { notify { "${x}": } }
class q inherits p { Class['k'] { x => 3 } }
include q
#### class p { Notify { message => 'dflt' } notify { 'a': } } gives Class[P], Class[Q], Notify[a]
class p { Notify { message => 'dflt' } notify { 'a': } }
class q inherits p { Notify['a'] { message => 'q' } }
include q
#### class q inherits p { Notify['a'] { message => 'dflt' } } gives Class[P], Class[Q], Notify[a]
class p { Notify { message => 'dflt' } notify { 'a': message => 'own' } }
class q inherits p { Notify['a'] { message => 'dflt' } }
include q
#### Notify['a'] { message => 'x' } gives Notify[a]
Notify { message => 'dflt' }
notify { 'a': }
Notify['a'] { message => 'x' }
#### Notify['a'] { message => 'dflt' } gives Notify[a]
Notify { message => 'dflt' }
notify { 'a': message => 'own' }
Notify['a'] { message => 'dflt' }
#### include p, z fails: Only subclasses can override parameters
class p { Notify { message => 'dflt' } notify { 'a': } }
class z { Notify['a'] { message => 'z' } }
include p, z
#### class q inherits p { Notify['a'] { message => undef, loglevel => undef } } gives Class[P], Class[Q], Notify[a]
class p { notify { 'a': } }
class q inherits p { Notify['a'] { message => undef, loglevel => undef } }
include q
#### class q inherits p { Notify['a'] { message => undef, tag => undef } } gives Class[P], Class[Q], Notify[a]
class p { notify { 'a': message => 'm', tag => 't' } }
class q inherits p { Notify['a'] { message => undef, tag => undef } }
include q
#### class r inherits q { Notify['a'] { tag +> ['v', 'w'] } } gives Class[P], Class[Q], Class[R], Notify[a]
class p { notify { 'a': tag => 't' } }
class q inherits p { Notify['a'] { tag +> 'u' } }
class r inherits q { Notify['a'] { tag +> ['v', 'w'] } }
include r
#### class q inherits p { Notify['a'] { require +> Notify['c'], message +> 'x' } } gives Class[P], Class[Q], Notify[a], Notify[b], Notify[c]
class p { notify { 'a': require => Notify['b'] } notify { ['b','c']: } }
class q inherits p { Notify['a'] { require +> Notify['c'], message +> 'x' } }
include q
#### class q inherits p { File['/a'] { * => { mode => '2', owner => 'x' } } } gives Class[P], Class[Q], File[/a]
class p { file { '/a': mode => '1' } }
class q inherits p { File['/a'] { * => { mode => '2', owner => 'x' } } }
include q
#### class q inherits p { File['/a', '/b'] { mode => '2' } } fails: Could not find resource(s) File[/b] for overriding
class p { file { '/a': mode => '1' } }
class q inherits p { File['/a', '/b'] { mode => '2' } }
include q
#### class q inherits p { File['/a', '/b'] { mode => '2' } } gives Class[P], Class[Q], File[/a], File[/b]
class p { file { ['/a', '/b']: mode => '1' } }
class q inherits p { File['/a', '/b'] { mode => '2' } }
include q
#### $r { mode => '2' } } fails: Could not parse for environment production: Expression is not valid as a resource, resour…
class p { file { ['/a', '/b']: mode => '1' } }
class q inherits p { $r = [File['/a'], File['/b']]
 $r { mode => '2' } }
include q
#### class q inherits p { File['/a'] { mode => '2' } realize File['/a'] } gives Class[P], Class[Q], File[/a]
class p { @file { '/a': mode => '1' } }
class q inherits p { File['/a'] { mode => '2' } realize File['/a'] }
include q
#### class q inherits p { File['/a'] { mode => '2' } } warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…
class p { @@file { '/a': mode => '1' } }
class q inherits p { File['/a'] { mode => '2' } }
include q
#### class q inherits p { File['/a'] { mode => '2', mode => '3' } } fails: Duplicate parameter 'mode' for on File[/a]
class q inherits p { File['/a'] { mode => '2', mode => '3' } }
class p { file { '/a': } }
include q
#### class q inherits p { File['/a'] { * => {mode => '2'}, * => { mode => '3'} } } fails: Duplicate parameter 'mode' for on File[/a]
class p { file { '/a': } }
class q inherits p { File['/a'] { * => {mode => '2'}, * => { mode => '3'} } }
include q
#### class q inherits p { File <| title == '/a' |> { mode => '2', * => { mode => '3'} } } fails: Duplicate parameter 'mode' for on File[/a]
class p { file { '/a': } }
class q inherits p { File <| title == '/a' |> { mode => '2', * => { mode => '3'} } }
include q
#### notice(D['a']['tag']) notices , x
define d { }
d { 'a': }
notice(D['a']['tag'])
D['a'] { tag => 'x' }
notice(D['a']['tag'])
#### Notify['a'] { nope => 1 } fails: no parameter named 'nope' on Notify[a]
notify { 'a': }
Notify['a'] { nope => 1 }
#### D['a'] { nope => 1 } fails: D[a]: has no parameter named 'nope'
define d { }
d { 'a': }
D['a'] { nope => 1 }
#### Class['k'] { nope => 1 } fails: Resource Override can only operate on resources, got: Class[k]-Type
class k { }
include k
Class['k'] { nope => 1 }
#### Class['k'] { noop => true } fails: Resource Override can only operate on resources, got: Class[k]-Type
class k { }
include k
Class['k'] { noop => true }
#### Class <| title == 'k' |> { noop => true } fails: Classes cannot be collected
class k { notify { 'x': } }
include k
Class <| title == 'k' |> { noop => true }
#### class q inherits p { Class['k'] { noop => true } } fails: Resource Override can only operate on resources, got: Class[k]-Type
class p { class { 'k': } }
class k($x = 1) { notify { "${x}": } }
class q inherits p { Class['k'] { noop => true } }
include q
#### Notify['a'] { message => 'x' } fails: Could not find resource(s) Notify[a] for overriding
Notify['a'] { message => 'x' }
#### File['/x'] { mode => '1' } fails: Could not find resource(s) Notify[a], Notify[b], File[/x] for overriding
Notify['a', 'b'] { message => 'x' }
File['/x'] { mode => '1' }
#### include r, q fails: Duplicate declaration: Notify[a] is already declared at; cannot redeclare
class p { notify { 'a': } }
class q inherits p { Notify['a'] { message => 'x' } }
class r { notify { 'a': } }
include r, q
#### class q inherits p { Notify['z'] { message => 'x' } } fails: Only subclasses can override parameters
class p { notify { 'a': } }
class q inherits p { Notify['z'] { message => 'x' } }
include q
notify { 'z': }
#### include s fails: Only subclasses can override parameters
class p { notify { 'a': } }
class q inherits p { Notify['z'] { message => 'x' } }
include q
class s { notify { 'z': } }
include s
#### d { 'y': } fails: Only subclasses can override parameters
Notify['z'] { message => 'x' }
define d { notify { 'z': } }
d { 'y': }
#### class q { Notify['z'] { message => 'x' } } fails: Only subclasses can override parameters
class q { Notify['z'] { message => 'x' } }
include q
notify { 'z': }
#### class p { notify { 'z': } } fails: Only subclasses can override parameters
node default { Notify['z'] { message => 'x' } include p }
class p { notify { 'z': } }
#### node default { Notify['z'] { message => 'x' } } fails: Only subclasses can override parameters
notify { 'z': }
node default { Notify['z'] { message => 'x' } }
#### f() gives Notify[z]
function f() { Notify['z'] { message => 'x' } }
notify { 'z': }
f()
#### class q inherits p { [1].each |$x| { Notify['z'] { message => "x${x}" } } } gives Class[P], Class[Q], Notify[z]
class p { notify { 'z': message => 'p' } }
class q inherits p { [1].each |$x| { Notify['z'] { message => "x${x}" } } }
include q
#### function f() { Notify['z'] { loglevel => 'info' } } fails: Only subclasses can override parameters
class p { notify { 'z': message => 'p' } f() }
function f() { Notify['z'] { loglevel => 'info' } }
include p
#### function f() { Notify['z'] { message => 'f' } } fails: Only subclasses can override parameters
class p { notify { 'z': message => 'p' } }
class q inherits p { f() }
function f() { Notify['z'] { message => 'f' } }
include q
#### class k { e { 'b': } } fails: Only subclasses can override parameters
define d($x = 1) { notify { "n${title}": } }
define e { D['a'] { x => 2 } }
class k { e { 'b': } }
d { 'a': }
include k
#### include b fails: Resource Override can only operate on resources, got: Class[a]-Type
class a { }
include a
class b { Class['a'] { noop => true } }
include b
#### include b fails: Resource Override can only operate on resources, got: Class[a]-Type (2)
class a { }
class b { Class['a'] { noop => true } }
include b
include a
#### class { 'a': } fails: Resource Override can only operate on resources, got: Class[a]-Type
class a($x = 1) { notify { "${x}": } }
class { 'a': }
Class['a'] { x => 2 }
#### Class['a'] { x => 2 } fails: Resource Override can only operate on resources, got: Class[a]-Type
class a($x = 1) { notify { "${x}": } }
Class['a'] { x => 2 }
include a
#### Class['a'] { noop => false } fails: Resource Override can only operate on resources, got: Class[a]-Type
class a($x = 1) { notify { "${x}": } }
class { 'a': x => 4 }
Class['a'] { noop => false }
#### node default { Node['default'] { noop => true } } fails: Could not find resource(s) Class[Default] for overriding
node default { Node['default'] { noop => true } }
#### include a2 fails: Could not find class ::b for reference.example
class a { class b { } include b }
class a2 inherits a { Class['a::b'] { loglevel => 'x' } }
include a2
#### Notify['b'] { message => 1 } Notify['c'] { message => 2 } Notify['b'] { noop => true } fails: Could not find resource(s) Notify[b], Notify[b], Notify[c] for overriding
Notify['b'] { message => 1 }
Notify['c'] { message => 2 }
Notify['b'] { noop => true }
#### Notify['b','c'] { message => 1 } fails: Could not find resource(s) Notify[b], Notify[c] for overriding
Notify['b','c'] { message => 1 }
#### class c { Notify['b'] { message => 1 } } include c Notify['b'] { tag => 'x' } fails: Could not find resource(s) Notify[b], Notify[b] for overriding
class c { Notify['b'] { message => 1 } }
include c
Notify['b'] { tag => 'x' }
#### undef is no resource
Notify[undef] { message => 1 }
#### a Hash is no resource
$h = { a => {} }
$h['a'] { message => 1 }
#### default is no resource
$h = { a => default }
$h['a'] { message => 1 }
#### a version is no resource
$h = { a => SemVer('1.0.0') }
$h['a'] { message => 1 }
#### nested arrays of references
notify { ['a', 'b']: }
$h = { a => [[Notify['a']], Notify['b']] }
$h['a'] { message => 1 }
#### a collector gives two resources the same alias (fails: Cannot alias Notify[b] to "q")
notify { ['a', 'b']: }
Notify <| |> { alias => 'q' }
#### a collector gives two defined resources the same aliases (fails: Cannot alias Alias_d[b] to "q")
define alias_d() {}
alias_d { ['a', 'b']: }
Alias_d <| |> { alias => ['q', 'r'] }
#### an override gives a resource the title of a later one (fails: Duplicate declaration: Notify[y])
class alias_a { notify { 'x': } notify { 'y': } }
class alias_b inherits alias_a { Notify['x'] { alias => 'y' } }
include alias_b
#### an override gives a resource the title of an earlier one (fails: Cannot alias Notify[b] to "a")
notify { ['a', 'b']: }
Notify <| title == 'b' |> { alias => [['a']] }
#### an override gives a resource the title of an exported one (fails: Cannot alias Notify[b] to "a")
@@notify { 'a': }
notify { 'b': }
Notify <| title == 'b' |> { alias => 'a' }
#### an override gives a resource the title of a virtual one (gives Notify[b])
@notify { 'a': }
notify { 'b': }
Notify <| title == 'b' |> { alias => 'a' }
#### a collector gives two resources references as aliases (fails: Cannot alias Notify[b] to "q")
notify { ['a', 'b']: }
Notify <| |> { alias => [Notify['a'], 'q'] }
#### two resources with undef among their aliases (gives Notify[a], Notify[b])
notify { ['a', 'b']: alias => [undef] }
#### an override of a resource with an empty title (fails: No title provided and "Notify[]" is not a valid resource reference)
notify { 'a': }
Notify['', 'a'] { message => 1 }
