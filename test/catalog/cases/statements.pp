#### nope { 'a': } fails: Unknown resource type: 'nope'
nope { 'a': }
#### nope { 1/0: } fails: Division by 0
nope { 1/0: }
#### nope { 'a': b => 1/0 } fails: Division by 0
nope { 'a': b => 1/0 }
#### nope { ['a', 'b']: b => notice('x') } fails: Unknown resource type: 'nope'
nope { ['a', 'b']: b => notice('x') }
#### nope { default: b => notice('x'); 'a': } fails: Unknown resource type: 'nope'
nope { default: b => notice('x'); 'a': }
#### nope { undef: } fails: Missing title. The title expression resulted in undef
nope { undef: }
#### Nope['x'] { a => notice('x') } fails: Resource type not found: Nope
Nope['x'] { a => notice('x') }
#### Nope { a => notice('x') } fails: Resource type not found: Nope
Nope { a => notice('x') }
#### @nope { 'a': b => notice('x') } fails: Unknown resource type: 'nope'
@nope { 'a': b => notice('x') }
#### nope::sub { 'a': b => notice('x') } fails: Unknown resource type: 'nope::sub'
nope::sub { 'a': b => notice('x') }
#### class { 'nope': a => notice('x') } fails: Could not find declared class nope
class { 'nope': a => notice('x') }
#### class { 'nope': } fails: Could not find declared class nope
class { 'nope': }
#### create_resources(nope, {'a' => {b => 1}}) fails: Unknown resource type: 'nope'
create_resources(nope, {'a' => {b => 1}})
#### Class { noop => true } class a {} include a fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class]
Class { noop => true } class a {} include a
#### class a { notify { 'n': } } Class { noop => true } include a fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class]
class a { notify { 'n': } } Class { noop => true } include a
#### class a($p = 1) { notice($p) } Class { p => 5 } include a fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class]
class a($p = 1) { notice($p) } Class { p => 5 } include a
#### notify { 'a': message => notice('x'), * => 5 } fails: Expected value of type Hash, got Integer
notify { 'a': message => notice('x'), * => 5 }
#### notify { 'a': * => {message => 'y'}, message => notice('x') } fails: The attribute 'message' has already been set
notify { 'a': * => {message => 'y'}, message => notice('x') }
#### notify { 'a': message => notice('x'), * => {message => 'y'} } fails: The attribute 'message' has already been set
notify { 'a': message => notice('x'), * => {message => 'y'} }
#### notify { 'a': * => {a => 1}, * => {b => 2} } fails: Could not parse for environment production: Unfolding of attributes from Hash can only be used once per resource body
notify { 'a': * => {a => 1}, * => {b => 2} }
#### Notify { * => 5 } fails: Expected value of type Hash, got Integer
Notify { * => 5 }
#### notify { 'a': } Notify <| |> { * => 5 } fails: Expected value of type Hash, got Integer
notify { 'a': } Notify <| |> { * => 5 }
#### Class <<| |>> fails: Classes cannot be collected
Class <<| |>>
#### Class <| |> fails: Classes cannot be collected
Class <| |>
#### Nope <<| |>> fails: Resource type nope doesn't exist
Nope <<| |>>
#### Nope <| |> fails: Resource type nope doesn't exist
Nope <| |>
#### Notify <<| |>> gives no resources
Notify <<| |>>
#### class a {} include a Class <| title == 'a' |> fails: Classes cannot be collected
class a {} include a Class <| title == 'a' |>
#### class a {} include a Class <<| title == 'a' |>> fails: Classes cannot be collected
class a {} include a Class <<| title == 'a' |>>
#### notify { 'a': loglevel => '__proto__' } gives Notify[a]
notify { 'a': loglevel => '__proto__' }
#### notice('a') notify { 'a': loglevel => 'constructor' } notices a
notice('a') notify { 'a': loglevel => 'constructor' }
#### call('__proto__', 1) fails: Unknown function '__proto__'
call('__proto__', 1)
#### notify { 'a': } Notify['a'] ~> [Notify['b'], Notify['b']] notify { 'b': } gives Notify[a], Notify[b]
notify { 'a': } Notify['a'] ~> [Notify['b'], Notify['b']] notify { 'b': }
#### notify { 'a': } [Notify['a'], Notify['a']] -> [Notify['b'], [Notify['b']]] notify { 'b': } gives Notify[a], Notify[b]
notify { 'a': } [Notify['a'], Notify['a']] -> [Notify['b'], [Notify['b']]] notify { 'b': }
#### notify { ['a','b','c']: } Notify['a'] -> [Notify['b'], Notify['c'], Notify['b']] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: } Notify['a'] -> [Notify['b'], Notify['c'], Notify['b']]
#### notify { ['a','b','c']: } 'Notify[a]' -> ['Notify[b]', Notify['b']] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: } 'Notify[a]' -> ['Notify[b]', Notify['b']]
#### notify { ['a','b','c']: } Notify['a'] -> Notify['b'] Notify['a'] -> Notify['b'] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: } Notify['a'] -> Notify['b'] Notify['a'] -> Notify['b']
#### notify { ['a','b','c']: } Notify['a'] -> Notify['b'] -> Notify['a'] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: } Notify['a'] -> Notify['b'] -> Notify['a']
#### class a {} class b {} class { ['a', 'b']: } -> notify { 'x': } gives Notify[x]
class a {} class b {} class { ['a', 'b']: } -> notify { 'x': }
#### class a {} include a Class['a'] -> [Class['a'], Class['::a']] gives no resources
class a {} include a Class['a'] -> [Class['a'], Class['::a']] 
#### class a {} class b {} class { 'a': } ~> [class { '::b': }, Class['b']] gives no resources
class a {} class b {} class { 'a': } ~> [class { '::b': }, Class['b']]
#### file { ['/a', '/b']: } File['/a'] -> [File['/b'], File['/b/']] gives File[/a], File[/b]
file { ['/a', '/b']: } File['/a'] -> [File['/b'], File['/b/']]
#### notify { ['a','b']: } [Notify['a']] -> [] -> Notify['b'] gives Notify[a], Notify[b]
notify { ['a','b']: } [Notify['a']] -> [] -> Notify['b']
#### notify { ['a','b']: } $x = Notify['a'] -> Notify['b'] notify { 'c': require => $x } gives Notify[a], Notify[b], Notify[c]
notify { ['a','b']: } $x = Notify['a'] -> Notify['b'] notify { 'c': require => $x }
#### notify { ['a','b']: } $x = Notify['a'] -> Notify['b'] notice($x) notice($x[0]) notice($x[0]['message']) notices [Notify['b']], Notify['b'],
notify { ['a','b']: } $x = Notify['a'] -> Notify['b'] notice($x) notice($x[0]) notice($x[0]['message'])
#### notify { ['a','b']: } Notify['a'] -> Notify <| title == 'b' |> -> notify { 'c': } gives Notify[a], Notify[b], Notify[c]
notify { ['a','b']: } Notify['a'] -> Notify <| title == 'b' |> -> notify { 'c': }
#### notify { ['a','b']: } Notify['a'] -> Notify <| title == 'q' |> -> notify { 'c': } gives Notify[a], Notify[b], Notify[c]
notify { ['a','b']: } Notify['a'] -> Notify <| title == 'q' |> -> notify { 'c': }
#### notify { ['a','b']: } Notify <| title == 'a' |> -> Notify <| title == 'b' |> gives Notify[a], Notify[b]
notify { ['a','b']: } Notify <| title == 'a' |> -> Notify <| title == 'b' |>
#### class a { } $x = class { 'a': } notice($x) notify { 'n': require => $x } notices [Class['A']]
class a { } $x = class { 'a': } notice($x) notify { 'n': require => $x }
#### class a($p = 3) { } $x = class { 'a': } notice($x[0]['p']) notices 3
class a($p = 3) { } $x = class { 'a': } notice($x[0]['p'])
#### class a { } $x = class { '::a': } notice($x) notices [Class['A']]
class a { } $x = class { '::a': } notice($x)
#### class a { } class { '::a': } class { 'a': } fails: Duplicate declaration: Class[A] is already declared at; cannot redeclare
class a { } class { '::a': } class { 'a': }
#### class a { } class { '::a': p => 1 } fails: Class[A]: has no parameter named 'p'
class a { } class { '::a': p => 1 }
#### class { '::nope': } fails: Could not find declared class ::nope
class { '::nope': }
#### include ::nope fails: Could not find class ::nope for reference.example
include ::nope
#### class a {} include ::a include a notice(defined(Class['::a'])) notices true
class a {} include ::a include a notice(defined(Class['::a']))
#### class a($p) {} class { '::a': } fails: Class[A]: expects a value for parameter 'p'
class a($p) {} class { '::a': }
#### class a(Integer $p) {} class { '::a': p => 'x' } fails: Class[A]: parameter 'p' expects an Integer value, got String
class a(Integer $p) {} class { '::a': p => 'x' }
#### class ::a::b { notice('x') } include a::b fails: Could not parse for environment production: Unacceptable name. The name '::a::b' is unacceptable as the name of a Host Class Definition
class ::a::b { notice('x') } include a::b
#### define d() { notice($title) } ::d { 'x': } notices x
define d() { notice($title) } ::d { 'x': }
#### define d() { notice($title) } ::d { 'x': } d { 'x': } fails: Duplicate declaration: D[x] is already declared at; cannot redeclare
define d() { notice($title) } ::d { 'x': } d { 'x': }
#### ::notify { 'x': } notify { 'x': } fails: Unknown resource type: '::notify'
::notify { 'x': } notify { 'x': }
#### ::nope { 'x': } fails: Unknown resource type: '::nope'
::nope { 'x': }
#### define d() { notice($title) } ::d { 'x': p => 1 } fails: D[x]: has no parameter named 'p'
define d() { notice($title) } ::d { 'x': p => 1 }
#### function f($a = 1, $b) { $b } notice(f(1,2)) fails: Parameter $b is required but appears after optional parameters
function f($a = 1, $b) { $b } notice(f(1,2))
#### set_variable('::m::y') fails: Unknown function: 'set_variable'.
set_variable('::m::y')
#### class m { $::m::y = 1 } include m fails: Could not parse for environment production: Illegal attempt to assign to '::m::y'. Cannot assign to variables in other namespaces
class m { $::m::y = 1 } include m
#### $::m::y = 1 fails: Could not parse for environment production: Illegal attempt to assign to '::m::y'. Cannot assign to variables in other namespaces
$::m::y = 1
#### class m { $m::y = 1 } include m fails: Could not parse for environment production: Illegal attempt to assign to 'm::y'. Cannot assign to variables in other namespaces
class m { $m::y = 1 } include m
#### notice($module_name) notices
notice($module_name)
#### class m { notice($module_name, $caller_module_name) } include m notices
class m { notice($module_name, $caller_module_name) } include m
#### define m::d() { notice($module_name, $caller_module_name) } m::d { 'x': } notices
define m::d() { notice($module_name, $caller_module_name) } m::d { 'x': }
#### function m::f() { notice($module_name) } m::f() notices
function m::f() { notice($module_name) } m::f()
#### nope { []: } fails: Unknown resource type: 'nope'
nope { []: }
#### nope { []: a => notice('x') } fails: Unknown resource type: 'nope'
nope { []: a => notice('x') }
#### @@nope { 'a': b => notice('x') } fails: Unknown resource type: 'nope'
@@nope { 'a': b => notice('x') }
#### a variable with a reference as type of a resource (fails: got Type[Notify['a']])
$reference = Notify['a']
$reference { 'b': }
#### a Deferred value of an unknown parameter of a defined type (fails: has no parameter named 'bogus')
define deferred_a($p = 1) {}
@deferred_a { 'a': bogus => Deferred('upcase', [1, undef]) }
#### Deferred values with wrong arguments, in another order than the parameters (fails: with arguments ["x", 3])
define deferred_b($p, Integer $q) {}
deferred_b { 'a': q => Deferred('upcase', ['x', 2]), p => Deferred('upcase', ['x', 3]) }
#### a Deferred value of a metaparameter before one of a parameter (fails: with arguments [1, nil])
define deferred_c($p) {}
deferred_c { 'a': p => Deferred('upcase', ['x', 2]), noop => Deferred('upcase', [1, undef]) }
