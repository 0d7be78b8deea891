#### Nope { 'a': } fails: Resource type not found: Nope
Nope { 'a': }
#### Ns::Nope { 'a': } fails: Resource type not found: Ns::Nope
Ns::Nope { 'a': }
#### Resource['ns::nope'] { 'a': } fails: Unknown resource type: 'Ns::Nope'
Resource['ns::nope'] { 'a': }
#### @@Nope { 'a': } fails: Resource type not found: Nope
@@Nope { 'a': }
#### @@Resource['nope'] { 'a': } fails: Unknown resource type: 'Nope'
@@Resource['nope'] { 'a': }
#### @@nope { 'a': } fails: Unknown resource type: 'nope'
@@nope { 'a': }
#### Resource['::nope'] { 'a': } fails: Unknown resource type: '::Nope'
Resource['::nope'] { 'a': }
#### ::nope { 'a': } fails: Unknown resource type: '::nope'
::nope { 'a': }
#### notice($x, type($x)) fails: Illegal type reference. The given name 'NS::nope' does not conform to the naming rule
$x = Resource['NS::nope'] 
notice($x, type($x))
#### @@Class['x'] { 'a': } fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…
@@Class['x'] { 'a': }
#### create_resources('Nope', {'a' => {}}) fails: Unknown resource type: 'nope'
create_resources('Nope', {'a' => {}})
#### Nope { x => 1 } fails: Resource type not found: Nope
Nope { x => 1 }
#### Nope['x'] { x => 1 } fails: Resource type not found: Nope
Nope['x'] { x => 1 }
#### Nope['x'] -> Nope['y'] fails: Resource type not found: Nope
Nope['x'] -> Nope['y']
#### notice("${Resource['nope','x']}") fails: Resource type not found: Nope
notice(Nope['x'])
notice(Resource['nope','x'])
notice("${Resource['nope','x']}")
#### Resource['nope','x'] -> Resource['nope','y'] fails: Could not find resource 'Class[X]' for relationship on 'Class[Y]'
Resource['nope','x'] -> Resource['nope','y']
#### notify { 'a': require => Resource['nope','x'] } fails: Could not find resource 'Class[X]' in parameter 'require'
notify { 'a': require => Resource['nope','x'] }
#### Node['x'] -> Notify['a'] fails: Could not find resource 'Node[x]' for relationship on 'Notify[a]'
class x { }
include x
notify { 'a': require => Resource['nope','x'] }
Node['x'] -> Notify['a']
#### realize(Resource['nope','x']) fails: Failed to realize virtual resources Class[X]
realize(Resource['nope','x'])
#### notice(defined(Node['x'])) notices false, false
notice(defined(Resource['nope','x']))
notice(defined(Node['x']))
#### notice(Nope['x']['y']) fails: Resource type not found: Nope
notice(Nope['x']['y'])
#### notice(Resource['nope','x']['y']) fails: Resource not found: Nope['x']
notice(Resource['nope','x']['y'])
#### notify { 'a': message => [Resource['nope'], Resource['nope','main'], Resource['nope',''], Node['x']… gives Notify[a]
notify { 'a': message => [Resource['nope'], Resource['nope','main'], Resource['nope',''], Node['x']] }
#### notify { 'a': message => Resource['nope'] } gives Notify[a]
notify { 'a': message => Resource['nope'] }
#### notify { 'a': message => Resource } crashes Puppet
notify { 'a': message => Resource }
#### notify { 'a': message => Resource['notify'] } gives Notify[a]
notify { 'a': message => Resource['notify'] }
#### notify { 'a': message => [Notify, File, Class] } fails: No title provided and "class" is not a valid resource reference
notify { 'a': message => [Notify, File, Class] }
#### define ns::d {} gives Notify[a]
notify { 'a': message => Resource['ns::d'] }
define ns::d {}
#### notify { 'a': message => Node } gives Notify[a]
notify { 'a': message => Node }
#### component { 'z': tag => 'q' } gives Class[A::B], Class[Z]
component { 'a::b': name => 'x' }
component { 'z': tag => 'q' }
#### component { 'a': } fails: Duplicate declaration: Class[A] is already declared; cannot redeclare
class a { notify { 'in': } }
include a
component { 'a': }
#### component { 'a': } fails: Cannot evaluate a builtin type (Class)
component { 'a': }
class a { notify { 'in': } }
include a
#### notice(Component['a']) notices Component['a']
component { 'a': }
Component['a'] -> Class['a']
notice(Component['a'])
#### Component <| |> { tag => 'x' } warns: Attempt to override an already evaluated resource with new values
@component { 'a': }
Component <| |> { tag => 'x' }
#### notify { 'x': message => Component['a'], require => 'Component[a]' } gives Class[A], Notify[x]
@component { 'a': }
realize(Component['a'])
notify { 'x': message => Component['a'], require => 'Component[a]' }
#### component { 'a': nope => 1 } fails: no parameter named 'nope' on Class[A]
component { 'a': nope => 1 }
#### Component['a'] { tag => 'x' } gives Class[A]
component { 'a': }
Component['a'] { tag => 'x' }
#### component { 'main': } gives Class[Main]
component { 'main': }
#### component { ['a', 'b']: before => Notify['x'] } gives Class[A], Class[B], Notify[x]
component { ['a', 'b']: before => Notify['x'] }
notify { 'x': }
#### class { 'k': tag => 'tt' } gives Class[K], Class[A], Notify[n]
class k { component { 'a': } notify { 'n': } }
class { 'k': tag => 'tt' }
#### notify { 'a': tag => 'Bad Tag' } fails: Invalid tag 'bad tag'
notify { 'a': tag => 'Bad Tag' }
#### tag('Bad Tag') fails: Invalid tag 'bad tag'
tag('Bad Tag')
#### notify { 'a': tag => ['ok', 'Bad Tag'] } fails: Invalid tag 'bad tag'
notify { 'a': tag => ['ok', 'Bad Tag'] }
#### class a { tag('OK', 'No Good') } fails: Invalid tag 'no good'
class a { tag('OK', 'No Good') }
include a
#### class b { Notify['a'] { tag => 'No Good' } } fails: Invalid tag 'no good'
notify { 'a': }
class b { Notify['a'] { tag => 'No Good' } }
include b
#### class b { notify { 'a': } } fails: Invalid tag 'no good'
class b { notify { 'a': }  }
class c inherits b { Notify['a'] {
   tag => 'No Good' } }
include c
#### Notify <| |> { fails: Invalid tag 'no good'
notify { 'a': message => 'x' }
Notify <| |> { 

tag => 'No Good' }
#### class b { fails: Invalid tag 'no good'
class c inherits b { Notify['a'] {
   tag => 'No Good' } }
class b { 
notify { 'a': tag => 'x' }  }
include c
#### notify { 'a': tag => 'x' } fails: Invalid tag 'no good'
Notify['a'] {

 tag => 'No Good' }
notify { 'a': tag => 'x' }
#### define d { } d { 'x': fails: Invalid tag 'no good'
define d { } d { 'x':
  tag => 'No Good' }
#### class b { Notify <| |> { tag +> 'No Good', message => 'm' } fails: Invalid tag 'no good'
include b
class b { Notify <| |> { tag +> 'No Good', message => 'm' } 
notify { 'a': tag => 'x' }  }
#### notify { 'a': * => { 1.5 => 2 } } crashes Puppet
notify { 'a': * => { 1.5 => 2 } }
#### notify { 'a': * => { true => 2 } } crashes Puppet
notify { 'a': * => { true => 2 } }
#### notify { 'a': * => { [1] => 2 } } crashes Puppet
notify { 'a': * => { [1] => 2 } }
#### notify { 'a': * => { {a=>1} => 2 } } crashes Puppet
notify { 'a': * => { {a=>1} => 2 } }
#### notify { 'a': * => { default => 2 } } fails: no parameter named 'default' on Notify[a]
notify { 'a': * => { default => 2 } }
#### notify { 'a': * => { /x/ => 2 } } crashes Puppet
notify { 'a': * => { /x/ => 2 } }
#### notify { 'a': * => { Integer => 2 } } crashes Puppet
notify { 'a': * => { Integer => 2 } }
#### notify { 'a': * => { '' => 2 } } fails: no parameter named '' on Notify[a]
notify { 'a': * => { '' => 2 } }
#### notify { 'a': * => { 'a b' => 2 } } fails: no parameter named 'a b' on Notify[a]
notify { 'a': * => { 'a b' => 2 } }
#### create_resources(notify, {'a' => { 1 => 2 } }) crashes Puppet
create_resources(notify, {'a' => { 1 => 2 } })
#### create_resources(notify, {'a' => { undef => 2 } }) fails: 'name' is a required option for Puppet::Parser::Resource::Param
create_resources(notify, {'a' => { undef => 2 } })
#### create_resources(notify, {'a' => { '' => 2 } }) fails: no parameter named '' on Notify[a]
create_resources(notify, {'a' => { '' => 2 } })
#### Notify { * => { 1 => 2 } } crashes Puppet
Notify { * => { 1 => 2 } }
#### notify { 'a': * => { 'message' => 1, 12345678901234567890 => 2 } } crashes Puppet
notify { 'a': * => { 'message' => 1, 12345678901234567890 => 2 } }
#### notify { 'a': * => { false => 2 } } fails: 'name' is a required option for Puppet::Parser::Resource::Param
notify { 'a': * => { false => 2 } }
#### notify { 'a': * => { Notify['x'] => 2 } } crashes Puppet
notify { 'a': * => { Notify['x'] => 2 } }
#### create_resources(notify, {'a' => { default => 2 } }) fails: no parameter named 'default' on Notify[a]
create_resources(notify, {'a' => { default => 2 } })
#### create_resources(notify, {default => { message => 2 } }) gives Notify[default]
create_resources(notify, {default => { message => 2 } })
#### create_resources(notify, {undef => { message => 2 } }) fails: No title provided and :notify is not a valid resource reference
create_resources(notify, {undef => { message => 2 } })
#### create_resources(notify, {'' => { message => 2 } }) gives Notify[]
create_resources(notify, {'' => { message => 2 } })
#### create_resources(notify, {[1,2] => { message => 2 } }) gives Notify[1], Notify[2]
create_resources(notify, {[1,2] => { message => 2 } })
#### create_resources(notify, {1.5 => { message => 2 }, true => {}, /x/ => {}, Notify['x'] => {}, Intege… gives Notify[1.5], Notify[true], Notify[/x/], Notify[Notify[x]],…
create_resources(notify, {1.5 => { message => 2 }, true => {}, /x/ => {}, Notify['x'] => {}, Integer => {} })
#### notify { 'a': message => Deferred('nofn', [1]) } gives Notify[a]
notify { 'a': message => Deferred('nofn', [1]) }
#### class { 'k': x => Deferred('nofn', [1]) } crashes Puppet
class k($x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('nofn', [1]) }
#### k { 'k': x => Deferred('nofn', [1]) } crashes Puppet
define k($x) { notify { 'a': message => $x } }
k { 'k': x => Deferred('nofn', [1]) }
#### class { 'k': x => Deferred('nofn', [1]) } crashes Puppet (2)
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('nofn', [1]) }
#### class { 'k': x => [Deferred('nofn', [1])] } gives Class[K], Notify[a]
class k(Array $x) { notify { 'a': message => $x } }
class { 'k': x => [Deferred('nofn', [1])] }
#### class { 'k': x => [Deferred('upcase', ['a'])] } gives Class[K], Notify[a]
class k(Array $x) { notify { 'a': message => $x } }
class { 'k': x => [Deferred('upcase', ['a'])] }
#### class { 'k': x => Deferred('upcase', ['a']) } warns: Deferred function upcase has no return_type, unable to guarantee value type during compil…
class k($x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', ['a']) }
#### class { 'k': x => Deferred('upcase', ['a']) } gives Class[K], Notify[a]
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', ['a']) }
#### class { 'k': x => Deferred('upcase', [1]) } gives Class[K], Notify[a]
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', [1]) }
#### class { 'k': x => Deferred('upcase', []) } fails: No matching arity found for upcase with arguments []
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', []) }
#### class { 'k': x => Deferred('$x') } crashes Puppet
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('$x') }
#### class { 'k': x => Deferred('$facts', ['a','b']) } crashes Puppet
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('$facts', ['a','b']) }
#### class { 'k': x => Deferred('m::join_up', ['a','b']) } fails: Class[K]: parameter 'x' expects an Integer value, got String
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::join_up', ['a','b']) }
#### class { 'k': x => Deferred('m::join_up', ['a','b']) } gives Class[K], Notify[a]
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::join_up', ['a','b']) }
#### class { 'k': x => Deferred('m::join_up', [1]) } fails: No matching arity found for m::join_up with arguments [1]
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::join_up', [1]) }
#### class { 'k': x => Deferred('m::deep::nested') } fails: No matching arity found for m::deep::nested with arguments
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::deep::nested') }
#### class { 'k': x => Deferred('fail', ['z']) } warns: Deferred function fail has no return_type, unable to guarantee value type during compilat…
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('fail', ['z']) }
#### class { 'k': x => Deferred('sprintf', []) } fails: No matching arity found for sprintf with arguments []
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('sprintf', []) }
#### function f() >> Integer { 1 } fails: Class[K]: parameter 'x' expects a String value, got Integer
function f() >> Integer { 1 }
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f', []) }
#### class { 'k': x => Deferred('f') } fails: No matching arity found for f with arguments
function f() >> Integer { 1 }
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f') }
#### function f() >> String { 1 } gives Class[K], Notify[a]
function f() >> String { 1 }
class k(Variant[String,Integer] $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f', []) }
#### function f() { 1 } warns: Deferred function f has no return_type, unable to guarantee value type during compilation.
function f() { 1 }
class k(Variant[String,Integer] $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f', []) }
#### class { 'k': x => Deferred('split', ['a b', ' ']) } warns: Deferred function split has no return_type, unable to guarantee value type during compila…
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('split', ['a b', ' ']) }
#### class k(String $x = Deferred('split', ['a b', ' '])) { notify { 'a': message => $x } } gives Class[K], Notify[a]
class k(String $x = Deferred('split', ['a b', ' '])) { notify { 'a': message => $x } }
include k
#### class { 'k': x => Sensitive(Deferred('split', ['a b', ' '])) } fails: Class[K]: parameter 'x' expects a value of type Undef or Sensitive[String], got Sensitive…
class k(Optional[Sensitive[String]] $x) { notify { 'a': message => $x } }
class { 'k': x => Sensitive(Deferred('split', ['a b', ' '])) }
#### class { 'k': x => { a => Deferred('split', ['a b', ' ']) } } gives Class[K], Notify[a]
class k(Hash $x) { notify { 'a': message => $x } }
class { 'k': x => { a => Deferred('split', ['a b', ' ']) } }
#### notify { 'a': message => "x${Deferred('split', ['a b', ' '])}" } gives Notify[a]
notify { 'a': message => "x${Deferred('split', ['a b', ' '])}" }
#### notice($d, $d.name, $d.arguments, type($d)) notices Deferred({'name' => 'split', 'arguments' => ['a b', ' ']})…
$d = Deferred('split', ['a b', ' '])
notice($d, $d.name, $d.arguments, type($d))
#### notify { 'a': message => Deferred('split', [Sensitive('x'), Notify['x'], /a/, Deferred('x')]) } gives Notify[a]
notify { 'a': message => Deferred('split', [Sensitive('x'), Notify['x'], /a/, Deferred('x')]) }
#### notify { 'a': message => Deferred(1) } fails: The function 'new_Deferred' was called with arguments it does not accept. It expects one…
notify { 'a': message => Deferred(1) }
#### notify { 'a': message => Deferred('Bad Name') } fails: The function 'new_Deferred' was called with arguments it does not accept. It expects one…
notify { 'a': message => Deferred('Bad Name') }
#### notify { Deferred('x'): } fails: Illegal title type at index 0. Expected String, got Object[{name => 'Deferred', attribute…
notify { Deferred('x'): }
#### notify { 'a': tag => Deferred('x') } fails: Invalid tag 'deferred({'name' => 'x'})'
notify { 'a': tag => Deferred('x') }
#### notify { 'a': require => Deferred('x') } fails: No title provided and "Deferred({'name' => 'x'})" is not a valid resource reference
notify { 'a': require => Deferred('x') }
#### notify { 'a': noop => Deferred('x', []), loglevel => Deferred('y') } gives Notify[a]
notify { 'a': noop => Deferred('x', []), loglevel => Deferred('y') }
#### class { 'k': x => Deferred('lookup', ['a']) } warns: Deferred function lookup has no return_type, unable to guarantee value type during compil…
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('lookup', ['a']) }
#### class { 'k': x => Deferred('new', [Integer, '1']) } warns: Deferred function new has no return_type, unable to guarantee value type during compilati…
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('new', [Integer, '1']) }
#### class { 'k': x => Deferred('unwrap', [Sensitive(1)]) } warns: Deferred function unwrap has no return_type, unable to guarantee value type during compil…
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('unwrap', [Sensitive(1)]) }
#### class { 'k': x => Deferred('inline_epp', ['1']) } fails: Class[K]: parameter 'x' expects an Integer value, got Variant
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('inline_epp', ['1']) }
#### class { 'k': x => Deferred('template', ['1']) } warns: Deferred function template has no return_type, unable to guarantee value type during comp…
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('template', ['1']) }
#### class { '::settings': } fails: Duplicate declaration: Class[Settings] is already declared; cannot redeclare
class { '::settings': }
#### class { 'Settings': } fails: Duplicate declaration: Class[Settings] is already declared; cannot redeclare
class { 'Settings': }
#### notice(defined(settings), defined(Class['settings']), defined('settings'), defined('::settings')) notices true true true true
include settings
include ::settings
contain settings
require settings
notice(defined(settings), defined(Class['settings']), defined('settings'), defined('::settings'))
#### create_resources(class, {'settings' => {}}) fails: Could not parse for environment production: Syntax error at ','
create_resources(class, {'settings' => {}})
#### class settings { notify { 'q': } } gives Notify[q]
class settings { notify { 'q': } }
include settings
#### Class['settings'] { tag => 'x' } fails: Resource Override can only operate on resources, got: Class[settings]-Type
Class['settings'] { tag => 'x' }
#### class a inherits settings { notify { 'x': } } gives Class[A], Notify[x]
class a inherits settings { notify { 'x': } }
include a
#### notice(defined('::file'), defined('::File'), defined('File'), defined('::m'), defined('m'), defined… notices false false true true true true true true true true false f…
notice(defined('::file'), defined('::File'), defined('File'), defined('::m'), defined('m'), defined('::m::thing'), defined(::m), defined('M::Thing'), defined(M::Thing), defined('main'), defined('::main'), defined('node'), defined('Node'), defined('stage'), defined('component'), defined('whit'), defined('class'), defined('Class'), defined('string'))
#### @class { 'a': } fails: Could not parse for environment production: Classes are not virtualizable
class a { notify { 'in': } }
@class { 'a': }
#### Class <| |> fails: Classes cannot be collected
class a { notify { 'in': } }
@Class { 'a': }
Class <| |>
#### realize(Class['a']) gives Class[A], Notify[in]
class a { notify { 'in': } }
@Class { 'a': }
realize(Class['a'])
#### @Class { 'a': } gives Notify[in]
class a { notify { 'in': } }
@Class { 'a': }
include a
#### notify { 'x': require => Class['a'] } gives Notify[in], Notify[x]
class a { notify { 'in': } }
@Class { 'a': }
notify { 'x': require => Class['a'] }
#### create_resources('@class', {'a' => {}}) fails: Classes are not virtualizable
class a { notify { 'in': } }
create_resources('@class', {'a' => {}})
#### create_resources('@@class', {'a' => {}}) fails: Classes are not virtualizable
class a { notify { 'in': } class b { } include a::b }
create_resources('@@class', {'a' => {}})
#### notify { '1': } gives Notify[a], Notify[1]
notify { 'a': name => 1 }
notify { '1': }
#### notify { 'b': name => true } fails: Cannot alias Notify[b] to [true] at; resource ["Notify", true] already declared
notify { 'a': name => true }
notify { 'b': name => true }
#### notify { 'b': name => 1.5 } fails: Cannot alias Notify[b] to [1.5] at; resource ["Notify", 1.5] already declared
notify { 'a': name => 1.5 }
notify { 'b': name => 1.5 }
#### notify { 'b': name => [1] } fails: Cannot alias Notify[b] to [[1]] at; resource ["Notify", 1] already declared
notify { 'a': name => [1] }
notify { 'b': name => [1] }
#### notify { 'c': name => default } fails: Cannot alias Notify[c] to [:default] at; resource ["Notify", :default] already declared
notify { 'a': name => undef }
notify { 'b': name => default }
notify { 'c': name => default }
#### notify { 'b': name => '1' } gives Notify[a], Notify[b]
notify { 'a': name => 1 }
notify { 'b': name => '1' }
#### file { 'b': path => '/x/' } gives File[a], File[b]
file { 'a': path => '/x' }
file { 'b': path => '/x/' }
#### file { '/a': path => 1 } gives File[/a]
file { '/a': path => 1 }
#### Notify['1'] -> Notify['x'] -> Notify['y'] fails: Could not find resource 'Notify[1]' for relationship on 'Notify[x]'
notify { 'a': alias => [1, 1.5, true, undef, ['x', ['y']]] }
Notify['1'] -> Notify['x'] -> Notify['y']
#### notify { 'a': alias => 'b' } fails: Duplicate declaration: Notify[b] is already declared at; cannot redeclare
notify { 'a': alias => 'b' }
notify { 'b': }
#### notify { 'a': alias => ['c', 'b'] } fails: Cannot alias Notify[a] to "b" at; resource ["Notify", "b"] already declared
notify { 'b': }
notify { 'a': alias => ['c', 'b'] }
#### notify { 'x': require => Class['kk'] } fails: Could not find resource 'Class[Kk]' in parameter 'require'
class k { }
class { 'k': alias => 'kk' }
notify { 'x': require => Class['kk'] }
#### D['kk'] -> Notify['x'] gives D[k], Notify[x], Notify[dk]
define d { notify { "d${title}": } }
d { 'k': alias => 'kk' }
D['kk'] -> Notify['x']
notify { 'x': }
#### class p(Type[D] $x) { notice($x) } notices D[a]
define d {} 
class p(Type[D] $x) { notice($x) }
class { 'p': x => D['a'] }
#### class p(Type[D] $x) { notice($x) } fails: Resource type not found: D
class p(Type[D] $x) { notice($x) }
define d {} 
class { 'p': x => D['a'] }
#### class { 'p': x => 1 } fails: Resource type not found: T
class p(T $x) { notice($x) }
type T = Integer
class { 'p': x => 1 }
#### class p(Optional[T] $x) { notice($x) } fails: Resource type not found: T
class p(Optional[T] $x) { notice($x) }
type T = Type[D]
define d {} 
class { 'p': x => D['a'] }
#### p { 'p': x => D['a'] } fails: Resource type not found: D
define p(Type[D] $x) { notice($x) }
define d {} 
p { 'p': x => D['a'] }
#### class { 'p': x => K::D['a'] } notices K::D[a]
class k { define d {} }
class p(Type[K::D] $x) { notice($x) }
class { 'p': x => K::D['a'] }
#### class { 'p': x => K::D['a'] } fails: Resource type not found: K::D
class p(Type[K::D] $x) { notice($x) }
class k { define d {} }
class { 'p': x => K::D['a'] }
#### f(D['a']) notices D['a']
function f(Type[D] $x) { notice($x) }
define d {} 
f(D['a'])
#### class p(Type[Nope] $x) { notice($x) } fails: Resource type not found: D
class k(Type[D] $x) { notice($x) }
class p(Type[Nope] $x) { notice($x) }
define d {} 
#### class p { class q(Type[D] $x) {} } fails: Resource type not found: D
class p { class q(Type[D] $x) {} }
define d {} 
#### class { 'p': x => M::Thing['a'] } notices M::Thing[a]
class p(Type[M::Thing] $x) { notice($x) }
class { 'p': x => M::Thing['a'] }
#### include p notices D[a]
class p($x = D['a']) { notice($x) }
define d {} 
include p
#### class p(Type[Class['zz']] $x) { notice($x) } fails: Class[P]: parameter 'x' expects a Type[Class[zz]] value, got Type[Class['A']]
class p(Type[Class['zz']] $x) { notice($x) }
class { 'p': x => Class['a'] }
#### node default { d { 'x': x => D['z'] } } fails: Resource type not found: D
node default { d { 'x': x => D['z'] } }
define d(Type[D] $x) { notice($x) }
#### d { 'x': x => D['z'] } fails: Resource type not found: D
define d(Type[D] $x) { notice($x) }
d { 'x': x => D['z'] }
#### notice(Notify['a'][0]) fails: The resource Notify['a'] does not have a parameter called '0'
notify { 'a': message => 'm' }
notice(Notify['a'][0])
#### notice(Notify['a'][1.5]) fails: The resource Notify['a'] does not have a parameter called '1.5'
notify { 'a': message => 'm' }
notice(Notify['a'][1.5])
#### notice(Notify['a'][undef]) notices
notify { 'a': message => 'm' }
notice(Notify['a'][undef])
#### notice(Notify['a'][Integer]) fails: The resource Notify['a'] does not have a parameter called 'Integer'
notify { 'a': message => 'm' }
notice(Notify['a'][Integer])
#### notice(Notify['a']['message', 'name'], Notify['a']['message', 0]) fails: The resource Notify['a'] does not have a parameter called '0'
notify { 'a': message => 'm' }
notice(Notify['a']['message', 'name'], Notify['a']['message', 0])
#### notice(Notify['a'][['message']]) notices [m]
notify { 'a': message => 'm' }
notice(Notify['a'][['message']])
#### notice(Class['k'][0]) fails: The resource Class['k'] does not have a parameter called '0'
class k($x = 1) { }
include k
notice(Class['k'][0])
#### notice(Class['k']['y']) fails: The resource Class['k'] does not have a parameter called 'y'
class k($x = 1) { }
include k
notice(Class['k']['y'])
#### class l($c) { notice($c['x']) notice($c['zz']) } fails: The resource Class['K'] does not have a parameter called 'zz'
class k($x = 1) { }
class l($c) { notice($c['x']) notice($c['zz']) }
include k
class { 'l': c => Class['k'] }
#### class l($c) { notice($c['x']) } fails: Resource not found: Class['K']
class l($c) { notice($c['x']) }
class { 'l': c => Class['k'] }
#### class l($c) { notice($c == Class['k']) notice(Class['k'] == $c) notice($c == $c) notice($c in [Clas… notices false, false, true, false, true, false, false false false f…
class l($c) { notice($c == Class['k']) notice(Class['k'] == $c) notice($c == $c) notice($c in [Class['k']]) notice([$c] == [$c]) notice($c == 'Class[K]') notice($c == undef, $c == 1, $c == Class, $c == Integer) }
class { 'l': c => Class['k'] }
#### class l($c) { notice($c == $c, $c == 'Notify[k]', $c == Class['k'], Class['k'] == $c, $c == Integer… notices true false false false false false
class l($c) { notice($c == $c, $c == 'Notify[k]', $c == Class['k'], Class['k'] == $c, $c == Integer, $c == 1) }
class { 'l': c => Notify['k'] }
#### class l($c) { notice(Notify['k'] == $c) notice($c in [Notify['k']]) notice([Notify['k']].filter |$z… notices false, false, []
class l($c) { notice(Notify['k'] == $c) notice($c in [Notify['k']]) notice([Notify['k']].filter |$z| { $z == $c }) }
class { 'l': c => Notify['k'] }
#### class l($c) { $h = { $c => 1 } notice($h[$c], $h[Notify['k']], $h) } notices 1 {Notify[k] => 1}.
class l($c) { $h = { $c => 1 } notice($h[$c], $h[Notify['k']], $h) }
class { 'l': c => Notify['k'] }
#### class l($c) { include $c contain $c } notices k
class l($c) { include $c contain $c }
class k { notice('k') }
class { 'l': c => Class['k'] }
#### class l($c) { notice(defined($c), tagged($c)) } notices k, false false
class l($c) { notice(defined($c), tagged($c)) }
class k { notice('k') }
include k
class { 'l': c => Class['k'] }
#### notice(defined(Resource['Class','k']), defined(Resource['class','K']), defined(Class['k'])) notices false false false Class['k'] Type[Class['k']], k, true true…
notice(defined(Resource['Class','k']), defined(Resource['class','K']), defined(Class['k']), Resource['class','k'], type(Resource['class','k']))
class k { notice('k') }
include k
notice(defined(Resource['Class','k']), defined(Resource['class','K']), defined(Class['k']))
#### class { 'l': c => Integer } notices Integer
class l(Object $c) { notice($c) }
class { 'l': c => Integer }
#### class l($c) { notice($c =~ Object, Integer =~ Object, $c =~ Any, $c =~ NotUndef, $c =~ Data, $c =~… notices false true true true false true false true false false false
class l($c) { notice($c =~ Object, Integer =~ Object, $c =~ Any, $c =~ NotUndef, $c =~ Data, $c =~ RichData, $c =~ Scalar, $c =~ Type[Any], $c =~ Type[Class], $c =~ Type[Class['k']], $c =~ Type[Class['K']]) }
class { 'l': c => Class['k'] }
#### class l($c) { $c -> Notify['x'] notify { 'x': require => $c, before => [$c] } } gives Class[K], Notify[k], Class[L], Notify[x]
class l($c) { $c -> Notify['x'] notify { 'x': require => $c, before => [$c] } }
class k { notify { 'k': } }
include k
class { 'l': c => Class['k'] }
#### class l($c) { notify { 'x': message => [$c, $c['name'], "${c}"] } } gives Class[K], Notify[k], Class[L], Notify[x]
class l($c) { notify { 'x': message => [$c, $c['name'], "${c}"] } }
class k { notify { 'k': } }
include k
class { 'l': c => Class['k'] }
#### class { 'l': c => Deferred('nofn') } crashes Puppet
class l($c) { notify { 'x': message => $c } }
class { 'l': c => Deferred('nofn') }
#### class { 'l': noop => Deferred('nofn', []) } crashes Puppet
class l($c = 1) { }
class { 'l': noop => Deferred('nofn', []) }
#### class { 'l': noop => Deferred('nofn', []), zz => 1 } crashes Puppet
class l($c) { }
class { 'l': noop => Deferred('nofn', []), zz => 1 }
#### class { 'l': noop => Deferred('upcase', []) } fails: No matching arity found for upcase with arguments []
class l($c) { }
class { 'l': noop => Deferred('upcase', []) }
#### notify { 'q': subscribe => ['a b[c]'] } fails: Invalid tag 'a b'
notify { 'q': subscribe => ['a b[c]'] }
#### notify { 'q': subscribe => ['a/b[c]'] } fails: Invalid tag 'a/b'
notify { 'q': subscribe => ['a/b[c]'] }
#### notify { 'q': subscribe => ['Bad Type[c]', 'Notify[q]'] } fails: Invalid tag 'bad type'
notify { 'q': subscribe => ['Bad Type[c]', 'Notify[q]'] }
#### realize('a b[c]') fails: Invalid tag 'a b'
realize('a b[c]')
#### @notify { 'c': } fails: Invalid tag '::notify'
realize('::Notify[c]')
@notify { 'c': }
#### notify { 'q': require => 'notify[q2]' } gives Notify[q], Notify[q2]
notify { 'q': require => 'notify[q2]' }
notify { 'q2': }
#### notify { 'q': require => ' Notify[q2]' } fails: Invalid tag ' notify'
notify { 'q': require => ' Notify[q2]' }
notify { 'q2': }
#### notify { 'q': require => 'Notify[q2] ' } fails: No title provided and "Notify[q2] " is not a valid resource reference
notify { 'q': require => 'Notify[q2] ' }
notify { 'q2': }
#### notify { "q2\n": } gives Notify[q], Notify[q2 ]
notify { 'q': require => "Notify[q2\n]" }
notify { "q2\n": }
#### notify { 'q[2]': } gives Notify[q], Notify[q[2]]
notify { 'q': require => 'Notify[q[2]]' }
notify { 'q[2]': }
#### notify { 'q': require => 'NOTIFY[q2]' } fails: Could not find resource 'NOTIFY[q2]' in parameter 'require'
notify { 'q': require => 'NOTIFY[q2]' }
notify { 'q2': }
#### notify { 'q': require => 'Class[K]' } gives Notify[q], Class[K]
notify { 'q': require => 'Class[K]' }
class k { }
include k
#### notify { 'q': require => 'Class[::k]' } fails: Could not find resource 'Class[::k]' in parameter 'require'
notify { 'q': require => 'Class[::k]' }
class k { }
include k
#### notify { 'q': require => Class['::k'] } gives Notify[q], Class[K]
notify { 'q': require => Class['::k'] }
class k { }
include k
#### notify { ['b','c','d']: } fails: Invalid number of type parameters specified: Notify requires 1, 2 provided
notify { 'a': }
'Notify[a]' -> 'Notify[b]' -> "Notify['c']" -> 'Class[k]' -> 'Notify[ "d" ]' -> 'Notify[a, b]'
notify { ['b','c','d']: }
class k {}
include k
#### Notify['a'] -> 'Class[K]' crashes Puppet
Notify['a'] -> 'Class[K]'
notify { 'a': }
class k {}
include k
#### notify { 'a': } -> 'Notify[]' fails: Syntax error at ']'
notify { 'a': } -> 'Notify[]'
#### notify { 'a': } -> 'Resource[notify, a]' gives Notify[a]
notify { 'a': } -> 'Resource[notify, a]'
#### notify { 'a': } -> 'Notify[/a/]' fails: Could not find resource 'Notify[(?-mix:a)]' for relationship from 'Notify[a]'
notify { 'a': } -> 'Notify[/a/]'
#### notify { '/tmp/x': } -> 'Notify[/tmp/x]' fails: Syntax error at 'x'
notify { '/tmp/x': } -> 'Notify[/tmp/x]'
#### notify { 'a': } -> 'Notify[1]' gives Notify[a], Notify[1]
notify { 'a': } -> 'Notify[1]'
notify { '1': }
#### notify { 'foo-bar': } gives Notify[a], Notify[foo-bar]
notify { 'a': } -> 'Notify[foo-bar]'
notify { 'foo-bar': }
#### notify { 'foo bar': } fails: Syntax error at 'bar'
notify { 'a': } -> 'Notify[foo bar]'
notify { 'foo bar': }
#### notify { 'Foo': } fails: Could not find resource 'Notify[TypeReference['Foo']]' for relationship from 'Notify[a]'
notify { 'a': } -> 'Notify[Foo]'
notify { 'Foo': }
#### notify { 'foo.bar': } fails: The expression <foo.bar> is not a valid type specification.
notify { 'a': } -> 'Notify[foo.bar]'
notify { 'foo.bar': }
#### notify { 'foo::bar': } gives Notify[a], Notify[foo::bar]
notify { 'a': } -> 'Notify[foo::bar]'
notify { 'foo::bar': }
#### service { 'ntpd': } gives Package[a], Service[ntpd]
package { 'a': } -> 'Service[ntpd]'
service { 'ntpd': }
#### notify { 'a': } -> 'Notify[undef]' fails: No title provided and "Notify[]" is not a valid resource reference
notify { 'a': } -> 'Notify[undef]'
#### notify { 'a': } -> 'Notify[true]' fails: Could not find resource 'Notify[true]' for relationship from 'Notify[a]'
notify { 'a': } -> 'Notify[true]'
#### file { '/etc/x.conf': } fails: Syntax error at 'x'
file { '/a': } -> 'File[/etc/x.conf]'
file { '/etc/x.conf': }
#### notify { 'a': } -> 'Optional[Notify[b]]' crashes Puppet
notify { 'a': } -> 'Optional[Notify[b]]'
#### type T = Notify['b'] fails: Cannot split the type Puppet::Pops::Types::PTypeAliasType, it represents neither a PClass…
notify { 'a': } -> 'T'
type T = Notify['b']
notify { 'b': }
#### notify { 'a': } -> 'Class[main]' fails: Could not find resource 'Class[Main]' for relationship from 'Notify[a]'
notify { 'a': } -> 'Class[main]'
#### notify { 'a': } -> 'Stage[main]' gives Notify[a]
notify { 'a': } -> 'Stage[main]'
#### m::thing { 'x': } gives Notify[a], M::Thing[x], File[/tmp/x], Notify[declared x]
notify { 'a': } -> 'M::Thing[x]'
m::thing { 'x': }
#### notify { 'a': } -> 'Class' fails: No title provided and "class" is not a valid resource reference
notify { 'a': } -> 'Class'
#### notify { 'a': } -> 'Class[]' fails: Syntax error at ']'
notify { 'a': } -> 'Class[]'
#### notify { ['a b', 'c']: } fails: Invalid number of type parameters specified: Notify requires 1, 2 provided
notify { 'a': } -> "Notify['a b', 'c']"
notify { ['a b', 'c']: }
#### class p(T $x) { notice($x) } fails: Class[P]: parameter 'x' references an unresolved type 'D'
type T = Type[D]
class p(T $x) { notice($x) }
define d {}
class { 'p': x => D['a'] }
#### class p(T $x) { notice($x) } notices D[a]
type T = Type[D]
define d {}
class p(T $x) { notice($x) }
class { 'p': x => D['a'] }
#### class k($x = 1, $name = 2) { } fails: Could not parse for environment production: The parameter $name redefines a built in para…
class k($x = 1, $name = 2) { }
#### notice(Class['k']['title']) fails: The resource Class['k'] does not have a parameter called 'title'
class k($x = 1) { }
include k
notice(Class['k']['name'], Class['k']['x'], Class['k']['tag'], Class['k']['require'])
notice(Class['k']['title'])
#### notice(K['a']['title']) fails: The resource K['a'] does not have a parameter called 'title'
define k($x = 1) { }
k { 'a': }
notice(K['a']['name'])
notice(K['a']['title'])
#### notice(Notify['a']['title']) fails: The resource Notify['a'] does not have a parameter called 'title'
notify { 'a': }
notice(Notify['a']['name'])
notice(Notify['a']['title'])
#### notice(File['/a']['name']) notices ,
file { '/a': }
notice(File['/a']['path'], File['/a']['ensure'])
notice(File['/a']['name'])
#### notify { 'x': require => 'Class[KK]' } fails: Could not find resource 'Class[KK]' in parameter 'require'
class kk { }
include kk
notify { 'x': require => 'Class[KK]' }
#### notify { 'x': require => 'Class[A::bC]' } fails: Could not find resource 'Class[A::bC]' in parameter 'require'
class a { class bc {} }
include a, a::bc
notify { 'x': require => 'Class[A::bC]' }
#### notify { 'x': require => 'class[a::bc]' } fails: Failed to realize virtual resources Class[A::bC]
class a { class bc {} }
include a, a::bc
realize('Class[A::bC]', 'class[a::bc]')
notify { 'x': require => 'class[a::bc]' }
#### realize('Class[::a]') fails: Failed to realize virtual resources Class[::a]
realize('Class[::a]')
#### class p($x) { notice($x['name'], $x['tag']) } notices
class a {}
class p($x) { notice($x['name'], $x['tag']) }
include a
class { 'p': x => Class['a'] }
#### class p($x) { notice($x['name'], $x['tag'], $x['v'], $x['v', 'tag']) } notices 4 [4, ]
define d($v = 3) {}
d { 'a': v => 4 }
class p($x) { notice($x['name'], $x['tag'], $x['v'], $x['v', 'tag']) }
class { 'p': x => D['a'] }
#### d { 'a': } notices
define d($v = 3) {}
d { 'a': }
notice(D['a']['v'])
#### d { 'a': v => undef } notices
define d($v) {}
d { 'a': v => undef }
notice(D['a']['v'])
#### class { 'p': x => [Notify['a','b']] } notices [[Notify[a], Notify[b]]], 1
class p($x) { notice($x) notice($x.length) notify { 'm': message => $x } }
class { 'p': x => [Notify['a','b']] }
#### class { 'p': x => [1, [2, [Notify['a']]]] } notices [1, [2, [Notify[a]]]], 2
class p($x) { notice($x) notice($x.length) notify { 'm': message => $x } }
class { 'p': x => [1, [2, [Notify['a']]]] }
#### class { 'p': x => [1, [2, [3]]] } notices [1, [2, [3]]], 2
class p($x) { notice($x) notice($x.length) notify { 'm': message => $x } }
class { 'p': x => [1, [2, [3]]] }
#### class { 'p': x => [1, undef, [2, undef, [Notify['a']]]] } notices [1, , [2, , [Notify[a]]]]
class p($x) { notice($x) notify { 'm': message => $x } }
class { 'p': x => [1, undef, [2, undef, [Notify['a']]]] }
#### class { 'p': x => { 'k' => [1, [2, [Notify['a']]]] } } notices {k => [1, [2, [Notify[a]]]]}.
class p($x) { notice($x) notify { 'm': message => $x } }
class { 'p': x => { 'k' => [1, [2, [Notify['a']]]] } }
#### class { 'p': x => [[Notify['a']], []] } notices [[Notify[a]], []]
class p(Array[Array] $x) { notice($x) notify { 'm': message => $x } }
class { 'p': x => [[Notify['a']], []] }
#### notice(P['p']['x']) notices [[Notify[a]], []], [[Notify[a]], []]
define p(Array $x) { notice($x) notify { 'm': message => $x } }
p { 'p': x => [[Notify['a']], []] }
notice(P['p']['x'])
#### notice(Notify['m']['message']) notices [[Notify[a]], [], [[], [1]]]
notify { 'm': message => [[Notify['a']], [], [[], [1]]] }
notice(Notify['m']['message'])
#### notify { 'm': message => [[{ 'a' => Notify['a'] }], [], [[], [1]]] } gives Notify[m]
notify { 'm': message => [[{ 'a' => Notify['a'] }], [], [[], [1]]] }
#### notice(Notify['m']['require']) notices [[Notify[a]], [], [[], [Notify[b]]]]
notify { ['a','b']: }
notify { 'm': require => [[Notify['a']], [], [[], [Notify['b']]]] }
notice(Notify['m']['require'])
#### notify { 'm': message => [[Notify['a']], [[{ 'z' => [[Notify['b']]] }]]] } gives Notify[m]
notify { 'm': message => [[Notify['a']], [[{ 'z' => [[Notify['b']]] }]]] }
#### notify { 'm': tag => [['x', ['y']]], audit => [['message']], alias => [['q']], noop => [true] } gives Notify[m]
notify { 'm': tag => [['x', ['y']]], audit => [['message']], alias => [['q']], noop => [true] }
#### notify { 'm': message => [Sensitive(1), [Notify['a']]] } gives Notify[m]
notify { 'm': message => [Sensitive(1), [Notify['a']]] }
#### notify { 'm': message => Sensitive([[Notify['a']], [1]]) } gives Notify[m]
notify { 'm': message => Sensitive([[Notify['a']], [1]]) }
#### notify { 'm': message => Sensitive([[1], [1]]) } gives Notify[m]
notify { 'm': message => Sensitive([[1], [1]]) }
#### notify { ['p','q']: name => Notify['p'] } fails: Cannot alias Notify[q] to [Notify[p]{:name=>"p"}] at; resource ["Notify", Notify[p]{:name…
define d1() {}
notify { ['p','q']: name => Notify['p'] }
#### file { ['/p','/q']: path => Notify['p'] } fails: Cannot alias File[/q] to [Notify[p]{:name=>"p"}] at; resource ["File", Notify[p]{:name=>"…
define d1() {}
file { ['/p','/q']: path => Notify['p'] }
#### notify { 'p': alias => Notify['p'] } notify { 'q': alias => Notify['p'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Notify['p'] }
notify { 'q': alias => Notify['p'] }
#### notify { ['p','q']: name => File['/a/'] } fails: Cannot alias Notify[q] to [File[/a/]{:path=>"/a"}] at; resource ["Notify", File[/a/]{:pat…
define d1() {}
notify { ['p','q']: name => File['/a/'] }
#### file { ['/p','/q']: path => File['/a/'] } fails: Cannot alias File[/q] to [File[/a/]{:path=>"/a"}] at; resource ["File", File[/a/]{:path=>…
define d1() {}
file { ['/p','/q']: path => File['/a/'] }
#### notify { 'p': alias => File['/a/'] } notify { 'q': alias => File['/a/'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => File['/a/'] }
notify { 'q': alias => File['/a/'] }
#### notify { ['p','q']: name => User['u'] } fails: Cannot alias Notify[q] to [User[u]{:name=>"u"}] at; resource ["Notify", User[u]{:name=>"u…
define d1() {}
notify { ['p','q']: name => User['u'] }
#### file { ['/p','/q']: path => User['u'] } fails: Cannot alias File[/q] to [User[u]{:name=>"u"}] at; resource ["File", User[u]{:name=>"u"}]…
define d1() {}
file { ['/p','/q']: path => User['u'] }
#### notify { 'p': alias => User['u'] } notify { 'q': alias => User['u'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => User['u'] }
notify { 'q': alias => User['u'] }
#### notify { ['p','q']: name => Class['a::b'] } fails: Cannot alias Notify[q] to [Class[A::B]{:name=>"A::B"}] at; resource ["Notify", Class[A::B…
define d1() {}
notify { ['p','q']: name => Class['a::b'] }
#### file { ['/p','/q']: path => Class['a::b'] } fails: Cannot alias File[/q] to [Class[A::B]{:name=>"A::B"}] at; resource ["File", Class[A::B]{:…
define d1() {}
file { ['/p','/q']: path => Class['a::b'] }
#### notify { 'p': alias => Class['a::b'] } notify { 'q': alias => Class['a::b'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Class['a::b'] }
notify { 'q': alias => Class['a::b'] }
#### notify { ['p','q']: name => Package['p'] } fails: Cannot alias Notify[q] to [Package[p]{:name=>"p"}] at; resource ["Notify", Package[p]{:na…
define d1() {}
notify { ['p','q']: name => Package['p'] }
#### file { ['/p','/q']: path => Package['p'] } fails: Cannot alias File[/q] to [Package[p]{:name=>"p"}] at; resource ["File", Package[p]{:name=…
define d1() {}
file { ['/p','/q']: path => Package['p'] }
#### notify { 'p': alias => Package['p'] } notify { 'q': alias => Package['p'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Package['p'] }
notify { 'q': alias => Package['p'] }
#### notify { ['p','q']: name => Service['s'] } fails: Cannot alias Notify[q] to [Service[s]{:name=>"s"}] at; resource ["Notify", Service[s]{:na…
define d1() {}
notify { ['p','q']: name => Service['s'] }
#### file { ['/p','/q']: path => Service['s'] } fails: Cannot alias File[/q] to [Service[s]{:name=>"s"}] at; resource ["File", Service[s]{:name=…
define d1() {}
file { ['/p','/q']: path => Service['s'] }
#### notify { 'p': alias => Service['s'] } notify { 'q': alias => Service['s'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Service['s'] }
notify { 'q': alias => Service['s'] }
#### notify { ['p','q']: name => Filebucket['f'] } fails: Cannot alias Notify[q] to [Filebucket[f]{:name=>"f"}] at; resource ["Notify", Filebucket[…
define d1() {}
notify { ['p','q']: name => Filebucket['f'] }
#### file { ['/p','/q']: path => Filebucket['f'] } fails: Cannot alias File[/q] to [Filebucket[f]{:name=>"f"}] at; resource ["File", Filebucket[f]{…
define d1() {}
file { ['/p','/q']: path => Filebucket['f'] }
#### notify { 'p': alias => Filebucket['f'] } notify { 'q': alias => Filebucket['f'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Filebucket['f'] }
notify { 'q': alias => Filebucket['f'] }
#### notify { ['p','q']: name => Stage['m'] } fails: Cannot alias Notify[q] to [Stage[m]{:name=>"m"}] at; resource ["Notify", Stage[m]{:name=>…
define d1() {}
notify { ['p','q']: name => Stage['m'] }
#### file { ['/p','/q']: path => Stage['m'] } fails: Cannot alias File[/q] to [Stage[m]{:name=>"m"}] at; resource ["File", Stage[m]{:name=>"m"…
define d1() {}
file { ['/p','/q']: path => Stage['m'] }
#### notify { 'p': alias => Stage['m'] } notify { 'q': alias => Stage['m'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Stage['m'] }
notify { 'q': alias => Stage['m'] }
#### notify { ['p','q']: name => Notify['a','b'] } fails: Cannot alias Notify[q] to [[Notify[a]{:name=>"a"}, Notify[b]{:name=>"b"}]] at; resource […
define d1() {}
notify { ['p','q']: name => Notify['a','b'] }
#### file { ['/p','/q']: path => Notify['a','b'] } fails: Cannot alias File[/q] to [[Notify[a]{:name=>"a"}, Notify[b]{:name=>"b"}]] at; resource ["…
define d1() {}
file { ['/p','/q']: path => Notify['a','b'] }
#### notify { 'p': alias => Notify['a','b'] } notify { 'q': alias => Notify['a','b'] } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Notify['a','b'] }
notify { 'q': alias => Notify['a','b'] }
#### notify { ['p','q']: name => {'a' => Notify['x']} } fails: Cannot alias Notify[q] to [{"a"=>Notify[x]{:name=>"x"}}] at; resource ["Notify", {"a"=>No…
define d1() {}
notify { ['p','q']: name => {'a' => Notify['x']} }
#### file { ['/p','/q']: path => {'a' => Notify['x']} } fails: Cannot alias File[/q] to [{"a"=>Notify[x]{:name=>"x"}}] at; resource ["File", {"a"=>Notif…
define d1() {}
file { ['/p','/q']: path => {'a' => Notify['x']} }
#### notify { ['p','q']: name => Sensitive('x') } fails: Cannot alias Notify[q] to [#<Sensitive [value redacted]>] at; resource ["Notify", #<Sensi…
define d1() {}
notify { ['p','q']: name => Sensitive('x') }
#### file { ['/p','/q']: path => Sensitive('x') } fails: Cannot alias File[/q] to [#<Sensitive [value redacted]>] at; resource ["File", #<Sensitiv…
define d1() {}
file { ['/p','/q']: path => Sensitive('x') }
#### notify { 'p': alias => Sensitive('x') } notify { 'q': alias => Sensitive('x') } fails: Cannot alias Notify[q] to #<Sensitive [value redacted]> at; resource ["Notify", #<Sensiti…
define d1() {}
notify { 'p': alias => Sensitive('x') }
notify { 'q': alias => Sensitive('x') }
#### notify { ['p','q']: name => [1] } fails: Cannot alias Notify[q] to [[1]] at; resource ["Notify", 1] already declared
define d1() {}
notify { ['p','q']: name => [1] }
#### file { ['/p','/q']: path => [1] } fails: Cannot alias File[/q] to [[1]] at; resource ["File", 1] already declared
define d1() {}
file { ['/p','/q']: path => [1] }
#### notify { 'p': alias => [1] } notify { 'q': alias => [1] } fails: Cannot alias Notify[q] to 1 at; resource ["Notify", 1] already declared
define d1() {}
notify { 'p': alias => [1] }
notify { 'q': alias => [1] }
#### notify { ['p','q']: name => /x/ } fails: Cannot alias Notify[q] to [/x/] at; resource ["Notify", /x/] already declared
define d1() {}
notify { ['p','q']: name => /x/ }
#### file { ['/p','/q']: path => /x/ } fails: Cannot alias File[/q] to [/x/] at; resource ["File", /x/] already declared
define d1() {}
file { ['/p','/q']: path => /x/ }
#### notify { 'p': alias => /x/ } notify { 'q': alias => /x/ } fails: Cannot alias Notify[q] to /x/ at; resource ["Notify", /x/] already declared
define d1() {}
notify { 'p': alias => /x/ }
notify { 'q': alias => /x/ }
#### notify { ['p','q']: name => 1.5 } fails: Cannot alias Notify[q] to [1.5] at; resource ["Notify", 1.5] already declared
define d1() {}
notify { ['p','q']: name => 1.5 }
#### file { ['/p','/q']: path => 1.5 } fails: Cannot alias File[/q] to [1.5] at; resource ["File", 1.5] already declared
define d1() {}
file { ['/p','/q']: path => 1.5 }
#### notify { 'p': alias => 1.5 } notify { 'q': alias => 1.5 } fails: Cannot alias Notify[q] to 1.5 at; resource ["Notify", 1.5] already declared
define d1() {}
notify { 'p': alias => 1.5 }
notify { 'q': alias => 1.5 }
#### notify { ['p','q']: name => Notify } fails: Cannot alias Notify[q] to [Notify[]{:name=>""}] at; resource ["Notify", Notify[]{:name=>"…
define d1() {}
notify { ['p','q']: name => Notify }
#### file { ['/p','/q']: path => Notify } fails: Cannot alias File[/q] to [Notify[]{:name=>""}] at; resource ["File", Notify[]{:name=>""}]…
define d1() {}
file { ['/p','/q']: path => Notify }
#### notify { 'p': alias => Notify } notify { 'q': alias => Notify } gives Notify[p], Notify[q]
define d1() {}
notify { 'p': alias => Notify }
notify { 'q': alias => Notify }
#### notify {'p': name => Notify['x']} notify {'q': name => Notify['x']} gives Notify[p], Notify[q]
notify {'p': name => Notify['x']}
notify {'q': name => Notify['x']}
#### $r = Notify['x'] notify {'p': name => $r} notify {'q': name => $r} gives Notify[p], Notify[q]
$r = Notify['x']
notify {'p': name => $r}
notify {'q': name => $r}
#### notify { default: name => Notify['x']; 'p': ; 'q': } fails: Cannot alias Notify[q] to [Notify[x]{:name=>"x"}] at; resource ["Notify", Notify[x]{:name…
notify { default: name => Notify['x']; 'p': ; 'q': }
#### Notify { name => Notify['x'] } notify { 'p': } notify { 'q': } fails: Cannot alias Notify[q] to [Notify[x]{:name=>"x"}] at; resource ["Notify", Notify[x]{:name…
Notify { name => Notify['x'] }
notify { 'p': }
notify { 'q': }
#### file {'/p': path => File['/x']} file {'/q': path => File['/x/']} gives File[/p], File[/q]
file {'/p': path => File['/x']}
file {'/q': path => File['/x/']}
#### ['p','q'].each |$t| { notify { $t: name => Notify['x'] } } gives Notify[p], Notify[q]
['p','q'].each |$t| { notify { $t: name => Notify['x'] } }
#### define d($r) { notify { $title: name => $r } } d { ['p','q']: r => Notify['x'] } fails: Cannot alias Notify[q] to [Notify[x]{:name=>"x"}] at; resource ["Notify", Notify[x]{:name…
define d($r) { notify { $title: name => $r } }
d { ['p','q']: r => Notify['x'] }
#### class c($r) { notify { 'p': name => $r } notify { 'q': name => $r } } class { 'c': r => Notify['x']… fails: Cannot alias Notify[q] to [Notify[x]{:name=>"x"}] at; resource ["Notify", Notify[x]{:name…
class c($r) { notify { 'p': name => $r } notify { 'q': name => $r } }
class { 'c': r => Notify['x'] }
#### notify {'p': name => [Notify['x']]} notify {'q': name => [Notify['x']]} gives Notify[p], Notify[q]
notify {'p': name => [Notify['x']]}
notify {'q': name => [Notify['x']]}
#### notify { ['p','q']: alias => Notify['x'] } fails: Cannot alias Notify[q] to Notify[x]{:name=>"x"} at; resource ["Notify", Notify[x]{:name=>…
notify { ['p','q']: alias => Notify['x'] }
#### notify { ['p','q']: alias => [Notify['x'],'z'] } fails: Cannot alias Notify[q] to Notify[x]{:name=>"x"} at; resource ["Notify", Notify[x]{:name=>…
notify { ['p','q']: alias => [Notify['x'],'z'] }
#### define m::d() {} m::d{'p': } notice(M::D['p']['zz']) fails: The resource M::d['p'] does not have a parameter called 'zz'
define m::d() {}
m::d{'p': }
notice(M::D['p']['zz'])
#### define m::foo_bar() {} m::foo_bar{'p': } notice(M::Foo_bar['p']['zz']) fails: The resource M::foo_bar['p'] does not have a parameter called 'zz'
define m::foo_bar() {}
m::foo_bar{'p': }
notice(M::Foo_bar['p']['zz'])
#### file{'/p': } notice(File['/p']['zz']) fails: The resource File['/p'] does not have a parameter called 'zz'
file{'/p': }
notice(File['/p']['zz'])
#### class m::k {} include m::k notice(Class['m::k']['zz']) fails: The resource Class['m::k'] does not have a parameter called 'zz'
class m::k {}
include m::k
notice(Class['m::k']['zz'])
#### notice(M::D['p']['zz']) fails: Resource type not found: M::D
notice(M::D['p']['zz'])
#### define m::d() {} notice(M::D['p']['zz']) fails: Resource not found: M::D['p']
define m::d() {}
notice(M::D['p']['zz'])
#### notice(Class['nope']['zz']) fails: Resource not found: Class['nope']
notice(Class['nope']['zz'])
#### define m::d() {} m::d{'p': } notice(M::D['p','q']['zz']) fails: The value 'zz' cannot be converted to Numeric.
define m::d() {}
m::d{'p': }
notice(M::D['p','q']['zz'])
#### file{'/p': } notice(File['/p/']['zz']) fails: The resource File['/p/'] does not have a parameter called 'zz'
file{'/p': }
notice(File['/p/']['zz'])
#### define a::b::c() {} a::b::c{'p': } notice(A::B::C['p']['zz']) fails: The resource A::b::c['p'] does not have a parameter called 'zz'
define a::b::c() {}
a::b::c{'p': }
notice(A::B::C['p']['zz'])
#### class m::k {} include m::k notice(Class['M::K']['zz']) fails: The resource Class['m::k'] does not have a parameter called 'zz'
class m::k {}
include m::k
notice(Class['M::K']['zz'])
#### notify{'p': } notice(Resource['notify','p']['zz']) fails: The resource Notify['p'] does not have a parameter called 'zz'
notify{'p': }
notice(Resource['notify','p']['zz'])

#### a resource in Type[…] is defined if the catalog contains it
notice(defined(Type[File['/a']]), defined(Type[Resource['file', '/a']]))
file { '/a': }
notice(defined(Type[File['/a']]), defined(Type[Resource['file', '/a']]), defined(Type[Resource['exec', '/a']]))
notice(defined(Type[File]), defined(Type[Resource['nothing']]))
#### a text with the start of an interpolation that is no reference
notify { 'a': require => 'x #{y} é "q"' }
#### realize a text with the start of an interpolation that is no reference
realize("x \u{e9}#{y}")
#### class a(Optional[Array[Nope]] $x) { notice($x) } fails: an unresolved type within a type
class a(Optional[Array[Nope]] $x) { notice($x) }
class { 'a': x => [1, 'b'] }
#### class a(T $x) { notice($x) } fails: an unresolved type within an alias
type U = Variant[Integer, Nope::Type]
type T = Optional[Array[U]]
class a(T $x) { notice($x) }
class { 'a': x => [1.5, 'b'] }
#### function f(Struct[{a => Array[U]}] $x) { } fails: an unresolved type within a type of a parameter
type U = Variant[Integer, Nope::Type]
function f(Struct[{a => Array[U]}] $x) { }
f({ a => ['b'] })
#### define d(Tuple[Integer, Nope] $x) { } fails: an unresolved type within a Tuple
define d(Tuple[Integer, Nope] $x) { }
d { 'x': x => ['a'] }
