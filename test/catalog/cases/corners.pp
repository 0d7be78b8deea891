#### tag override order when collected by scope tag (gives Class[A], Notify[x])
class a { notify { 'x': } }
include a
Notify <| tag == 'a' |> { tag => 'coll' }
#### tag query sees late tag (gives Class[A], Notify[x])
class a { notify { 'x': } Notify <| tag == 'late' |> { message => 'm' } tag('late') }
include a
#### realize by tag in define of nested class (gives Class[B], Class[A], D[x], Notify[v-x])
define d { @notify { "v-${name}": } }
class a { d { 'x': } }
class b { include a Notify <| tag == 'b' |> }
include b
#### class param noop (warns: noop is a metaparam; this value will inherit to all contained resources in the a definiti…)
class a($noop = true) { notify { 'x': } }
include a
#### class var noop (gives Class[A], Notify[x], D[y], Notify[n-y])
class a { $noop = true notify { 'x': } d { 'y': } }
define d { notify { "n-${name}": } }
include a
#### top var noop (gives Notify[x], D[y], Notify[n-y])
$noop = true
$loglevel = 'debug'
notify { 'x': }
d { 'y': }
define d { notify { "n-${name}": } }
#### noop fact (gives Notify[x]) {"facts":{"noop":true}}
notify { 'x': }
#### define overriding noop variable (gives D[y], Notify[n-y])
define d($p = 1) { $loglevel = 'x' notify { "n-${name}": } }
d { 'y': }
#### stage on included by staged define (gives Stage[first] before Stage[main])
stage { 'first': before => Stage['main'] }
class a { d { 'x': } }
define d { include b }
class b { }
class { 'a': stage => 'first' }
#### stage contain from two (gives Stage[first] before Stage[main])
stage { 'first': before => Stage['main'] }
class a { include b }
class b { }
include b
class { 'a': stage => 'first' }
#### notify { 'a': nope => 1 } fails: no parameter named 'nope' on Notify[a]
notify { 'a': nope => 1 }
#### define d { fail('x') } fails: Evaluation Error: Error while evaluating a Function Call, x
define d { fail('x') }
d { 'x': }
#### notify { 'a': require => Notify['b'] } fails: Could not find resource 'Notify[b]' in parameter 'require'
notify { 'a': require => Notify['b'] }
#### class a { 42 } fails: Could not parse for environment production: This Literal Integer has no effect. A Host Cl…
class a { 42 }
#### notify { 'a': tag +> 'x', require +> Notify['b'] } fails: Could not parse for environment production: Language validation logged 2 errors. Giving up
notify { 'b': }
notify { 'a': tag +> 'x', require +> Notify['b'] }
#### realize 3 fails: Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "3" is no…
realize 3
#### component type (gives Notify[x] require Class[A])
component { 'a': }
notify { 'x': require => Class['a'] }
#### tag on class via default body (gives Class[A])
class a { }
class { default: tag => 'x'; 'a': }
#### tags order for tag function then include (gives Class[A], Class[B], Class[C])
class a { include b tag('x') include c }
class b { }
class c { }
include a
#### class tag from define tag (gives D[q], Class[A], Notify[x])
define d { include a }
class a { notify { 'x': } }
d { 'q': tag => 'tt' }
#### virtual define with tag collected late (gives Class[A], D[x], Notify[n-x])
class a { @d { 'x': } }
define d { notify { "n-${name}": } }
include a
D <| |> { tag => 'new' }
#### exported and realized (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { 'e': }
Notify <| title == 'e' |> { message => 'z' }
#### settings class (gives Notify[x])
notify { 'x': message => "${settings::modulepath} ${settings::manifest}" }
#### include settings (gives Notify[x] require Class[Settings])
include settings
notify { 'x': require => Class['settings'] }
#### main class (fails: Could not find resource 'Class[Main]' in parameter 'require')
notify { 'x': require => Class['main'] }
notify { 'y': before => Stage['main'] }
#### redeclare main stage (fails: Duplicate declaration: Stage[main] is already declared; cannot redeclare)
stage { 'main': }
#### declare main class (fails: Could not find declared class main)
class { 'main': }
#### include main (fails: Could not find class ::main for reference.example)
include main
#### an unknown resource in an Array for realize (fails: Failed to realize virtual resources Notify[a])
realize(Notify['a'])
notify {'b':}
#### undef order define (gives A[x])
define a($p = 'd', $q = 'e', $z = undef, $y = 'y') { }
a { 'x': z => undef, q => 3, p => undef }
#### forward default (fails: Class[A]: default expression for $p tries to illegally access not yet evaluated $q)
class a($p = "x${q}", $q = 'e') { notify { $p: } }
include a
#### default error in class (fails: The value 'x' cannot be converted to Numeric.)
class a($p = 1 + 'x') { }
include a
#### an error in the default of a declared class (fails: The value 'x' cannot be converted to Numeric.)
class a($p = 1 + 'x') { }
class { 'a': }
#### default error in define (fails: The value 'x' cannot be converted to Numeric.)
define a($p = 1 + 'x') { }
a { 'x': }
#### error in body of class by resource (fails: The value 'x' cannot be converted to Numeric.)
class a { $x = 1 + 'x' }
class { 'a': }
#### notify { 'a': nope => 1, require => Notify['zz'] } Notify['q'] { message => 'x' } realize Notify['p… fails: Could not find resource 'Notify[m]' for relationship on 'Notify[n]'
notify { 'a': nope => 1, require => Notify['zz'] }
Notify['q'] { message => 'x' }
realize Notify['p']
Notify['m'] -> Notify['n']
#### notify { 'a': nope => 1, require => Notify['zz'] } Notify['q'] { message => 'x' } fails: Could not find resource 'Notify[m]' for relationship on 'Notify[n]'
notify { 'a': nope => 1, require => Notify['zz'] }
Notify['q'] { message => 'x' }
Notify['m'] -> Notify['n']
#### notify { 'a': nope => 1, require => Notify['zz'] } fails: Could not find resource 'Notify[m]' for relationship on 'Notify[n]'
notify { 'a': nope => 1, require => Notify['zz'] }
Notify['m'] -> Notify['n']
#### notify { 'b': require => Notify['zz'] } notify { 'a': nope => 1 } fails: no parameter named 'nope' on Notify[a]
notify { 'b': require => Notify['zz'] }
notify { 'a': nope => 1 }
#### notify { 'b': require => Notify['zz'] } fails: Could not find resource 'Notify[m]' for relationship on 'Notify[n]'
notify { 'b': require => Notify['zz'] }
Notify['m'] -> Notify['n']
#### notify { 'b': before => Notify['zz'], require => Notify['yy'] } fails: Could not find resource 'Notify[zz]' in parameter 'before'
notify { 'b': before => Notify['zz'], require => Notify['yy'] }
#### notify { 'b': nope => 1, tag => 'a/b' } notify { 'c': require => 'bad' } fails: Invalid tag 'a/b'
notify { 'b': nope => 1, tag => 'a/b' }
notify { 'c': require => 'bad' }
#### notify { 'c': require => 'bad' } notify { 'b': nope => 1 } fails: no parameter named 'nope' on Notify[b]
notify { 'c': require => 'bad' }
notify { 'b': nope => 1 }
#### realize Notify['p'] Notify['q'] { message => 'x' } fails: Could not find resource(s) Notify[q] for overriding
realize Notify['p']
Notify['q'] { message => 'x' }
#### define after default (gives D[x])
define d($p = 1) { }
d { 'x': }
D { p => 2 }
#### D default then own undef (gives D[x])
define d($p = 1) { }
D { p => 2 }
d { 'x': p => undef }
#### node /^(foo|ref)\d*-?.*[a-z]{2,3}\s+?$/ { } node /^Ref.*/ { } fails: Could not find node statement with name 'default' or 'reference.example'
node /^(foo|ref)\d*-?.*[a-z]{2,3}\s+?$/ { }
node /^Ref.*/ { }
#### node /(?i:re)(f)(?:e)(?<n>r)/ { } fails: Cannot find definition Node
node /(?i:re)(f)(?:e)(?<n>r)/ { }
#### node /.+\.example/ { } gives Node[__node_regexp__example]
node /.+\.example/ { }
#### node /^r\w+-?[a-z]*\.[^x]+(?=e)/ { } fails: Could not find node statement with name 'default' or 'reference.example'
node /^r\w+-?[a-z]*\.[^x]+(?=e)/ { }
#### node /re|x{1,}\/?#/ { } gives Node[__node_regexp__rex1]
node /re|x{1,}\/?#/ { }
#### node /(?:re)f/ { } fails: Cannot find definition Node
node /(?:re)f/ { }
#### node /(?i)REF/ { } gives Node[__node_regexp__LPQUiRPref]
node /(?i)REF/ { }
#### node /(re)?f_e/ { } fails: Could not find node statement with name 'default' or 'reference.example'
node /(re)?f_e/ { }
#### exported each (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
[1, 2].each |$x| { @@notify { "e${x}": } }
#### exported many bodies (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { 'a': ; 'b': ; }
@@file { '/x': }
#### exported default only (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { default: }
#### node default param (gives Notify[x] require Node[default])
node default { }
notify { 'x': require => Node['default'] }
#### an Array as the stage of a class (fails: Could not find stage Stage[x] specified by Class[A])
stage { 'x': }
class a { }
class { 'a': stage => Stage['x'] }
#### override adds require to class (gives Class[A] before Notify[n]; Notify[n] before Class[Settings])
class a { }
include a
notify { 'n': }
Class['a'] -> Notify['n'] -> Class['settings']
#### a relationship to a string from a function (fails: Could not find resource 'Notify[b], Notify[c]' in parameter 'require')
notify { 'a': require => 'Notify[b], Notify[c]' }
#### a relationship to an empty string (fails: No title provided and "" is not a valid resource reference)
notify { 'a': require => '' }
#### a relationship to false (fails: No title provided and "false" is not a valid resource reference)
notify { 'a': require => false }
notify { 'b': require => [] }
#### a relationship to a Hash (fails: No title provided and "{\"a\"=>1}" is not a valid resource reference)
notify { 'a': require => { a => 1 } }
#### rel nested type in message (gives Notify[a])
notify { 'a': message => { x => Notify['q'], Notify['z'] => 1 } }
#### rel in array message (gives Notify[a])
notify { 'a': message => [Notify['q', 'r'], Class['b', 'c'], [Notify['z']]] }
#### resource generic type (gives Notify[a])
notify { 'a': message => Resource['notify', 'x'] }
#### a generic resource type with an unknown name (gives Notify[a])
notify { 'a': message => Resource['my::thing', 'x'] }
#### unknown type reference (fails: Resource type not found: My::Thing)
notify { 'a': message => My::Thing['x'] }
#### catalogentry (fails: Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PCl…)
notify { 'a': message => CatalogEntry }
#### class untitled (fails: No title provided and "class" is not a valid resource reference)
notify { 'a': message => Class }
#### type in array (fails: No set of title patterns matched the title "".)
notify { 'a': message => [File] }
#### node /^ref(?:erence)/ { } fails: Cannot find definition Node
node /^ref(?:erence)/ { }
#### node /(ref)(er)/ { } gives Node[__node_regexp__refer]
node /(ref)(er)/ { }
#### node /^ref(?:erence)(\.ex)/ { } fails: Cannot find definition Node
node /^ref(?:erence)(\.ex)/ { }
#### node /^(ref)(?:erence)/ { } fails: Cannot find definition Node
node /^(ref)(?:erence)/ { }
#### node /^ref(?=er)er/ { } fails: Cannot find definition Node
node /^ref(?=er)er/ { }
#### node /^ref(?i:ER)((e))n/ { } fails: Cannot find definition Node
node /^ref(?i:ER)((e))n/ { }
#### node /^reference(\.(foo|example))?$/ { } gives Node[__node_regexp__reference.fooexample]
node /^reference(\.(foo|example))?$/ { }
#### node /^\.?_?-?ref[a-z]+/ { } gives Node[__node_regexp___-refa-z]
node /^\.?_?-?ref[a-z]+/ { }
#### node /^..ference/ { } gives Node[__node_regexp__ference]
node /^..ference/ { }
#### node /ference$/, /^Reference/, /^re/ { } gives Node[__node_regexp__re]
node /ference$/, /^Reference/, /^re/ { }
#### node /^ref(?<x>er)/ { notify { $x: } } fails: Cannot find definition Node
node /^ref(?<x>er)/ { notify { $x: } }
#### node /^ref\u0065/ { } gives Node[__node_regexp__refu0065]
node /^ref\u0065/ { }
#### node /^réf|ref/ { } gives Node[__node_regexp__rfref]
node /^réf|ref/ { }
#### notify { 'a': message => [[1], [Notify['z']]] } gives Notify[a]
notify { 'a': message => [[1], [Notify['z']]] }
#### notify { 'a': message => [[[Notify['z']]], 'x', [['q']]] } gives Notify[a]
notify { 'a': message => [[[Notify['z']]], 'x', [['q']]] }
#### notify { 'a': message => [[['q']]] } gives Notify[a]
notify { 'a': message => [[['q']]] }
#### notify { 'a': message => { x => [[Notify['z']], [1]] } } gives Notify[a]
notify { 'a': message => { x => [[Notify['z']], [1]] } }
#### notify { 'a': message => [{ x => Notify['z'] }, [1]] } gives Notify[a]
notify { 'a': message => [{ x => Notify['z'] }, [1]] }
#### notify { 'a': message => [Class['x'], undef, default, [undef]] } gives Notify[a]
notify { 'a': message => [Class['x'], undef, default, [undef]] }
#### notify { 'a': require => [undef] } gives Notify[a]
notify { 'a': require => [undef] }
#### notify { 'c': } gives Notify[a], Notify[b], Notify[c]
notify { 'a': require => [Notify['b']] }
notify { 'b': require => [['Notify[c]']] }
notify { 'c': }
#### notify { 'a': message => [Sensitive('x'), Sensitive(Notify['z'])] } gives Notify[a]
notify { 'a': message => [Sensitive('x'), Sensitive(Notify['z'])] }
#### notify { 'a': message => Sensitive(Notify['z']), require => Sensitive(Notify['b']) } fails: Could not find resource 'Notify['b']' in parameter 'require'
notify { 'a': message => Sensitive(Notify['z']), require => Sensitive(Notify['b']) }
notify { 'b': }
#### notify { 'a': message => Sensitive(['x', Sensitive('y')]) } gives Notify[a]
notify { 'a': message => Sensitive(['x', Sensitive('y')]) }
#### d { 'z': x => Notify['q', 'r'] } gives D[z], Notify[q]
define d($x) { notify { 'q': message => $x } }
d { 'z': x => Notify['q', 'r'] }
#### class { 'a': x => Notify['q', 'r'] } gives Class[A], Notify[q]
class a($x) { notify { 'q': message => "${x}" } }
class { 'a': x => Notify['q', 'r'] }
#### notify { 'a': message => Notify['q']['r'] } fails: Resource not found: Notify['q']
notify { 'a': message => Notify['q']['r'] }
#### file { '/x': content => '', ensure => undef } gives Notify[a], File[/x]
notify { 'a': message => undef, tag => 'x' }
file { '/x': content => '', ensure => undef }
#### notify { 'x': before => Class['main'] } fails: Could not find resource 'Class[Main]' in parameter 'before'
notify { 'x': before => Class['main'] }
#### d { 'z': p => Foo['x'] } fails: Resource type not found: Foo
define d($p) { notify { "n": } }
d { 'z': p => Foo['x'] }
#### notify { 'x': message => 'a', require => Foo::Bar['x'] } fails: Resource type not found: Foo::Bar
notify { 'x': message => 'a', require => Foo::Bar['x'] }
#### a virtual defined resource that nothing realizes (gives Class[A], D[v], Notify[z], Notify[n-v])
class a { @d { 'v': } }
define d { notify { "n-${name}": } }
include a
realize D['v']
notify { 'z': }
#### class metaparams in order (gives Class[A] before Notify[z])
class a { include b d { 'x': } }
class b { d { 'y': } }
define d { notify { "d-${name}": } }
class { 'a': before => Notify['z'] }
notify { 'z': }
#### lambda line (gives Notify[a])
['a'].each |$x| {
  notify { $x:
    message => 'm' }
}
#### function line (gives Notify[ff])
function f() {
  notify { 'ff': }
}

f()
#### titles collected in order (gives Notify[x], Notify[y], Notify[z])
notify { 'x':
  message => 'm';
  ['y', 'z']:
}
#### hash title in error (fails: Illegal title type at index 0. Expected String, got Integer)
notify { [1]: }
#### nested titles with undef (fails: Empty string title at 1. Title strings must have a length greater than zero.)
notify { ['a', '']: }
#### notify { ['a', ['b', undef]]: } fails: Missing title at index 2. The title expression resulted in an undef title
notify { ['a', ['b', undef]]: }
#### title default in array (gives Notify[a])
notify { ['a', default]: }
#### resource type expr as array (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
['notify', 'x'] { 'a': }
#### type class (gives Class[A])
Class { 'a': }
class a { }
#### type class ref (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
Class['a'] { 'b': }
class a { }
#### a resource expression with a wrong type (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
Integer { 'a': }
#### resource titled (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
Notify['b'] { 'a': }
#### resource with variable type (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
$t = Notify
$t { 'a': message => 'x' }
#### resource with string type (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
$t = 'notify'
$t { 'a': message => 'x' }
#### resource with string interpolation (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
"notify" { 'a': message => 'x' }
#### resource of class string var (gives Class[A])
$t = 'class'
Resource[$t] { 'a': }
class a { }
#### class a($x) { notice("${x}") notice($x) notice($x == Notify['q']) notice($x =~ Type[Notify]) notice… crashes Puppet
class a($x) { notice("${x}") notice($x) notice($x == Notify['q']) notice($x =~ Type[Notify]) notice(type($x)) notice(Notify['q'] == $x) notice($x =~ Type) notice($x =~ CatalogEntry) notice(String($x)) notice([$x]) notice($x['message']) notice(defined($x)) case $x { Notify['q']: { notice('case') } default: {notice('nocase')} } }
notify { 'q': message => 'mm' }
class { 'a': x => Notify['q'] }
#### a { 'a': x => Notify['q'] } crashes Puppet
define a(Type[Notify] $x) { notice("${x}") notice($x) notice($x == Notify['q']) $x -> Notify['r'] realize($x) }
notify { 'q': message => 'mm' }
notify { 'r': message => 'mm' }
a { 'a': x => Notify['q'] }
#### class { 'a': x => Class['settings'] } fails: Class[A]: parameter 'x' expects a Type[Class] value, got Type[Class['Settings']]
class a(Type[Class] $x) { notice("${x}") notice($x) notice($x == Class['settings']) }
class { 'a': x => Class['settings'] }
#### class { 'a': x => { y => Class['settings']} } notices {y => Class[Settings]}, Class[Settings], [Type[Class['Setti…
class a($x) { notice("${x}") notice($x[y]) notice([type($x[y])]) }
class { 'a': x => { y => Class['settings']} }
#### class a($x = Notify['q']) { notice("${x}") notice(type($x)) } notices Notify[q], Type[Notify['q']]
class a($x = Notify['q']) { notice("${x}") notice(type($x)) }
class { 'a': }
#### class { 'a': x => Notify['q'], y => [Notify['r', 's']] } fails: Class[A]:
class a(CatalogEntry $x, Array[CatalogEntry] $y) { notice($x, $y) }
class { 'a': x => Notify['q'], y => [Notify['r', 's']] }
#### notify { 'q': } gives Notify[q], Class[A], Notify[z]
class a($x) { notify { 'z': message => $x, require => $x } }
notify { 'q': }
class { 'a': x => Notify['q'] }
#### class { 'a': x => [Notify['q']] } crashes Puppet
class a($x) { notice($x == [Notify['q']]) notice(Notify['q'] in $x) notice($x.map |$z| { "$z" }) }
class { 'a': x => [Notify['q']] }
#### class a($x) { notice($x.type) notice($x =~ Resource) notice($x =~ String) notice($x =~ Array)} notices Type[Notify['q']], false, false, false
class a($x) { notice($x.type) notice($x =~ Resource) notice($x =~ String) notice($x =~ Array)}
class { 'a': x => Notify['q'] }
#### class { 'a': x => default, y => Integer, z => /x/ } notices Default, Type[Integer], Regexp[/x/], Integer, false
class a($x, $y, $z) { notice(type($x)) notice(type($y)) notice(type($z)) notice("${y}") notice($x == undef) }
class { 'a': x => default, y => Integer, z => /x/ }
#### a { 'a': x => default, y => Integer, z => [undef, {a => undef}] } fails: Evaluation Error: Unknown variable: 'a::x'.
define a($x, $y, $z) { notice(type($x)) notice(type($y)) notice(type($z)) notice("${y}") notice(type($a::x)) }
a { 'a': x => default, y => Integer, z => [undef, {a => undef}] }
#### node /(?i:ref)(e)|ref/ { } gives Node[__node_regexp__LPQUi:refRPeref]
node /(?i:ref)(e)|ref/ { }
#### node /(?i:ref)(?:\.)?|ref/ { } gives Node[__node_regexp__LPQUi:refRPLPQU:.RPref]
node /(?i:ref)(?:\.)?|ref/ { }
#### node /ref(?:\.)?(ff)?/ { } gives Node[__node_regexp__refLPQU:.RPff]
node /ref(?:\.)?(ff)?/ { }
#### class a($p = "x${q}", $q = 'e') { notify { $p: } } fails: Class[A]: default expression for $p tries to illegally access not yet evaluated $q
class a($p = "x${q}", $q = 'e') { notify { $p: } }
include a
#### a { 'x': } fails: A[x]: default expression for $p tries to illegally access not yet evaluated $q
define a($p = "x${q}", $q = 'e') { notify { $p: } }
a { 'x': }
#### a { 'x': q => 'g' } gives A[x], Notify[xg]
define a($p = "x${q}", $q = 'e') { notify { $p: } }
a { 'x': q => 'g' }
#### class a($p = $nosuch) { notify { $p: } } fails: Unknown variable: 'nosuch'.
class a($p = $nosuch) { notify { $p: } }
include a
#### notify { 'a': nope => 1 } fails: no parameter named 'nope' on Notify[a] (2)
notify { 'a': nope => 1 }
Notify['q'] { message => 'x' }
#### notify { 'a': require => Notify['zz'] } fails: Could not find resource(s) Notify[q] for overriding
notify { 'a': require => Notify['zz'] }
Notify['q'] { message => 'x' }
#### realize Notify['q'] fails: Failed to realize virtual resources Notify[q]
notify { 'a': require => Notify['zz'] }
realize Notify['q']
#### realize Notify['q'] fails: no parameter named 'nope' on Notify[a]
notify { 'a': nope => 1 }
realize Notify['q']
#### @notify { 'a': nope => 1 } fails: no parameter named 'nope' on Notify[a]
@notify { 'a': nope => 1 }
#### @notify { 'a': require => Notify['nope'] } gives no resources
@notify { 'a': require => Notify['nope'] }
#### @@notify { 'a': require => Notify['nope'], nope => 1 } fails: no parameter named 'nope' on Notify[a]
@@notify { 'a': require => Notify['nope'], nope => 1 }
#### class a { Notify { message => 'd' } notify { 'x': } Notify['x'] { message => 'y' } } gives Class[A], Notify[x]
class a { Notify { message => 'd' } notify { 'x': } Notify['x'] { message => 'y' } }
include a
#### class b inherits a { Notify { message => 'd' } Notify['x'] { message => 'y' } } gives Class[A], Class[B], Notify[x]
class a { Notify { message => 'd' } notify { 'x': } }
class b inherits a { Notify { message => 'd' } Notify['x'] { message => 'y' } }
include b
#### Notify <| name == 'a' |> gives no resources
@notify { 'a': }
Notify <| name == 'a' |>
#### File <| path == '/a' |> gives no resources
@file { '/a': }
File <| path == '/a' |>
#### Notify <| message == 'X' |> { tag => 'found' } gives Notify[a]
notify { 'a': message => 'x' }
Notify <| message == 'X' |> { tag => 'found' }
#### Notify <| message == 1 or message != undef |> { tag => 'found' } gives Notify[a]
notify { 'a': message => { a => 1 } }
Notify <| message == 1 or message != undef |> { tag => 'found' }
#### Class <| title == 'a' |> -> Notify['z'] fails: Classes cannot be collected
class a { notify { 'x': } }
include a
Class <| title == 'a' |> -> Notify['z']
notify { 'z': }
#### Class <| |> fails: Classes cannot be collected
Class <| |>
#### D <| title == 'x' |> ~> notify { 'y': } gives D[x], Notify[y]
define d { }
d { 'x': }
D <| title == 'x' |> ~> notify { 'y': }
#### realize D['x'] gives D[x], Notify[n4]
@d { 'x': p => 3 }
define d($p) { notify { "n${p}": } }
D <| |> { p => 4 }
realize D['x']
#### Notify <| |> { message => undef } gives Notify[a]
notify { 'a': message => 'x' }
Notify <| |> { message => undef }
#### Notify <| message == 'y' |> { withpath => true } gives Notify[a]
notify { 'a': message => 'x' }
Notify <| title == 'a' |> { message => 'y' }
Notify <| message == 'y' |> { withpath => true }
#### Notify <| title == 'a' |> { message => 'y' } gives Notify[a]
Notify <| message == 'y' |> { withpath => true }
Notify <| title == 'a' |> { message => 'y' }
notify { 'a': message => 'x' }
#### class a { include c notify { 'x': message => "${tagged('tt')} ${tagged('class')} ${tagged('A')}" } } gives Class[A], Class[C], Notify[x]
class c { tag('tt') }
class a { include c notify { 'x': message => "${tagged('tt')} ${tagged('class')} ${tagged('A')}" } }
include a
#### d { 'x': tag => 'z' } gives D[x], Class[C], Notify[n-x]
define d { include c notify { "n-${name}": message => "${tagged('c')} ${tagged('x')} ${tagged('d', 'nosuch')}" } }
class c { }
d { 'x': tag => 'z' }
#### notify { 'x': message => "${tagged()} ${tagged(['settings'])}" } fails: tagged(): Wrong number of arguments given (0 for minimum 1)
notify { 'x': message => "${tagged()} ${tagged(['settings'])}" }
#### tag('UP', 'x::y') fails: tag(): Wrong number of arguments given (0 for minimum 1)
tag()
tag('UP', 'x::y')
notify { 'x': }
#### notice(contain(['a'], '::a')) notices [Class[a], Class[a]], [Class[a], Class[a]]
class a { }
contain 'a', Class['a']
notice(include('a', ['a']))
notice(contain(['a'], '::a'))
#### contain undef fails: Cannot use undef as a class name
contain undef
#### require nosuch fails: Could not find class ::nosuch for reference.example
require nosuch
#### contain nosuch fails: Could not find class ::nosuch for reference.example
contain nosuch
#### require b gives Class[B], Class[A], Notify[b]
class a { $x = 1 }
class b { require a notify { 'b': message => $a::x } }
require b
#### class a($x) { } fails: Class[A]: expects a value for parameter 'x'
class a($x) { }
include a
#### contain Notify['x'] fails: Cannot use a Resource[Notify] where a Resource['class', name] is expected
contain Notify['x']
#### require '' fails: Cannot use empty string as a class name
require ''
#### class a { require a } gives Class[A]
class a { require a }
include a
#### class a { contain a } gives Class[A]
class a { contain a }
include a
#### class b { contain a } gives Class[A], Class[B]
class a { contain b }
class b { contain a }
include a
#### nope3 => 1, fails: no parameter named 'nope' on Notify[a]
notify { 'a':
  nope => 1,
  nope2 => 2,
}
notify { 'b':
  message => 'x',

  nope3 => 1,
}
#### nope => 1, fails: no parameter named 'nope' on Notify[a]
class c {
  notify { 'a':
    message => 'x',
    nope    => 1,
  }
}
include c
#### q => 1, fails: D[x]:
define d($p) {
}
class c {
  d { 'x':
    q => 1,
  }
}
include c
#### class b { file { '/x': } } fails: Duplicate declaration: File[/x] is already declared at; cannot redeclare
class a { file { '/x': } }
class b { file { '/x': } }
include a
include b
#### define d { file { '/x': } } fails: Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Fil…
class a { d { 'x': } }
define d { file { '/x': } }
include a
file { '/x': }
#### a function that a class calls (gives Class[A], Notify[in], Notify[out], Notify[top])
function f() { Notify { message => 'f' } notify { 'in': } }
class a { f() notify { 'out': } tag('at') }
include a
notify { 'top': }
#### lambda in class (gives Class[A], Notify[in], Notify[out])
class a { Notify { message => 'f' } [1].each |$x| { notify { 'in': } Notify { withpath => true } } notify { 'out': } }
include a
#### override lines (fails: Parameter 'message' is already set on Notify[a] by #<Puppet::Resource::Type> at; cannot r…)
notify { 'a':
  withpath => true,
  message => 'x',
}
Notify['a'] {
  tag => 'q',
  message => 'y',
}
#### an override over several lines with a splat (fails: Parameter 'message' is already set on Notify[a] by #<Puppet::Resource::Type> at; cannot r…)
notify { 'a': withpath => true,
  * => { message => 'x' },
}
Notify['a'] {
  tag => 'q',
  * => { message => 'y' },
}
#### default lines (fails: Default already defined for Notify { message }; cannot redefine)
Notify { message => 'x' }
Notify {
  tag => 'q',
  message => 'y',
}
#### default then override (gives Notify[a])
Notify {
  message => 'x'
}
notify { 'a': }
Notify['a'] {
  message => 'y',
}
#### override by collector then override (gives Class[A], Notify[a], Class[B])
class a { notify { 'a': message => 'x' } }
include a
Notify <| |> {
  message => 'z' }
class b inherits a { Notify['a'] { message => 'q' } }
include b
#### override unrelated lines (fails: Only subclasses can override parameters)
class a { notify { 'a': message => 'x' } }
class b { include a
 Notify['a'] {
  tag => 'q',
  message => 'y',
} }
include b
#### override define lines (fails: Parameter 'message' is already set on Notify[x] by #<Puppet::Resource::Type> at; cannot r…)
define d { notify { 'x': message => 'a' } Notify['x'] { message => 'b' } }
d { 'q': }
#### override undeclared in define (fails: Only subclasses can override parameters)
class a { notify { 'x': } }
define d { include a
  Notify['x'] { message => 'b' } }
d { 'q': }
#### override class metaparam (fails: Resource Override can only operate on resources, got: Class[a]-Type)
class a { }
include a
Class['a'] { noop => true }
#### a function that includes a class (gives Class[A], Class[B], Notify[bb])
function f() { include b }
class b { notify { 'bb': } }
class a { f() }
include a
#### a function in a defined type (gives D[x], Notify[bb])
function f() { notify { 'bb': } }
define d { f() }
d { 'x': }
#### the variables of a function (fails: Unknown variable: 'y'.)
function f() { $facts['x'] }
class a { $y = 1  notice(f()) notice(g()) }
function g() { $y }
include a
#### epp like scoping (notices 1)
$x = 1
function g() { $x }
notice(g())
#### two defaults expr (fails: Default already defined for Notify { message }; cannot redefine)
Notify { message => 'x', message => 'y' }
notify { 'z': }
#### an override with a duplicate attribute (fails: Duplicate parameter 'message' for on Notify[z])
notify { 'z': }
Notify['z'] { message => 'x', message => 'y' }
#### an override with a duplicate attribute in a splat (fails: Duplicate parameter 'message' for on Notify[z])
notify { 'z': }
Notify['z'] { message => 'x', * => { message => 'y' } }
#### a default with a duplicate attribute in a splat (fails: Default already defined for Notify { message }; cannot redefine)
Notify { message => 'x', * => { message => 'y' } }
notify { 'z': }
#### a collector override with a duplicate attribute (fails: Duplicate parameter 'message' for on Notify[z])
notify { 'z': }
Notify <| |> { message => 'x', message => 'y' }
#### a collector override with a duplicate attribute in a splat (fails: Duplicate parameter 'message' for on Notify[z])
notify { 'z': }
Notify <| |> { message => 'x', * => { message => 'y' } }
#### splat non hash in override (fails: Expected value of type Hash, got Integer)
notify { 'z': }
Notify['z'] {
   * => 3 }
#### splat non hash in collector (fails: Expected value of type Hash, got Integer)
notify { 'z': }
Notify<| |> {
   * => 3 }
#### title attr in define (fails: D[z]: has no parameter named 'title')
define d { }
d { 'z': title => 3 }
#### name attr in class (gives Class[A], Notify[q a])
class a { notify { "${name} ${title}": } }
class { 'a': name => 'q' }
#### override value (notices [Notify['z'], Notify['y']])
notify { ['z','y']: }
$r = Notify['z', 'y'] { message => 'x' }
notice($r)
#### include returns (notices [Class[a]] Tuple[Type[Class[a]]], Class[a])
class a { }
$r = include('a')
notice($r, type($r))
$r.each |$x| { notice($x) }
#### Notify['a'] -> File <| |> -> Exec <| |> -> Notify['b'] -> File <| |> gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: }
Notify['a'] -> File <| |> -> Exec <| |> -> Notify['b'] -> File <| |>
#### Notify['a'] <- File <| |> <- Notify['b'] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: }
Notify['a'] <- File <| |> <- Notify['b']
#### Notify['a'] -> [File <| title == 'nope' |>, Notify['c']] -> Notify['b'] fails: Could not parse for environment production: Invalid use of expression. A Virtual Query do…
notify { ['a','b','c']: }
file { '/x': }
Notify['a'] -> [File <| title == 'nope' |>, Notify['c']] -> Notify['b']
#### File <| |> -> Notify['b'] ~> File <| |> ~> Notify['c'] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: }
File <| |> -> Notify['b'] ~> File <| |> ~> Notify['c']
#### [] -> Notify['b'] -> [] -> [] -> Notify['c'] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: }
[] -> Notify['b'] -> [] -> [] -> Notify['c'] 
#### Notify['a'] -> ['Notify[b]', Class['main'], [Notify['c']]] fails: Could not find resource 'Class[Main]' for relationship from 'Notify[a]'
notify { ['a','b','c']: }
Notify['a'] -> ['Notify[b]', Class['main'], [Notify['c']]]
#### Notify['a'] -> ['Notify[b]', 'Class[x]', [Notify['c']]] -> 'Notify[a]' gives Class[X], Notify[a], Notify[b], Notify[c]
class x { }
include x
notify { ['a','b','c']: }
Notify['a'] -> ['Notify[b]', 'Class[x]', [Notify['c']]] -> 'Notify[a]'
#### Notify['a'] -> undef fails: Illegal relationship operand, can not form a relationship with an Undef Value. A Catalog…
notify { ['a','b','c']: }
Notify['a'] -> undef
#### Notify['a'] -> Notify fails: No title provided and "Notify[]" is not a valid resource reference
notify { ['a','b','c']: }
Notify['a'] -> Notify
#### Notify['a'] -> Class fails: No title provided and "class" is not a valid resource reference
notify { ['a','b','c']: }
Notify['a'] -> Class
#### Notify['a'] ~> Notify['b'] gives Notify[a], Notify[b], Notify[c], Notify[z]
notify { ['a','b','c']: before => Notify['z'] }
notify { 'z': }
Notify['a'] -> Notify['b']
Notify['a'] -> [Notify['b'], Notify['c']]
Notify['a'] ~> Notify['b']
#### Notify['a'] -> @notify { 'b': } gives Notify[a]
notify { ['a']: }
Notify['a'] -> @notify { 'b': }
#### Notify['b'] -> Notify['a'] gives Notify[a]
notify { ['a']: }
@notify { 'b': }
Notify['b'] -> Notify['a']
#### Notify['a'] -> Notify['b'] gives Notify[a]
notify { ['a']: }
@notify { 'b': }
Notify['a'] -> Notify['b']
#### Notify['a'] -> 'Foo[b]' crashes Puppet
notify { ['a']: }
Notify['a'] -> 'Foo[b]'
#### Notify['a'] -> 'notify[a' fails: Syntax error at end of input
notify { ['a']: }
Notify['a'] -> 'notify[a'
#### Notify['a'] -> 'notify' fails: The expression <notify> is not a valid type specification.
notify { ['a']: }
Notify['a'] -> 'notify'
#### a relationship to an alias (gives Notify[a] before Notify[b]; Notify[b] require Notify[q])
notify { 'a': alias => 'q' }
notify { 'b': require => Notify['q'] }
Notify['q'] -> Notify['b']
#### a relationship to a file by its path (gives File[a] before Notify[b]; Notify[b] require File[/q])
file { 'a': path => '/q' }
notify { 'b': require => File['/q'] }
File['/q/'] -> Notify['b']
#### relationships to a file by its path with and without a slash (gives File[/q/] before Notify[b]; Notify[b] require File[/q])
file { '/q/': }
notify { 'b': require => File['/q'] }
File['/q/'] -> Notify['b']
#### an alias with the name of another resource (fails: Cannot alias Notify[b] to "q" at; resource ["Notify", "q"] already declared)
notify { 'a': alias => 'q' }
notify { 'b': alias => 'q' }
#### alias override (gives Notify[a])
notify { 'a': alias => 'q' }
Notify['q'] { message => 'x' }
#### file override by path (gives File[a])
file { 'a': path => '/q' }
File['/q'] { mode => '0644' }
#### duplicate relationships (gives Class[A], Class[C], Class[B], Notify[x])
class a { contain b  include b contain b }
class b { notify { 'x': } }
class c { contain b }
include a, c
#### metaparameters as parameters of a class (fails: before is a metaparameter; please choose another parameter name in the a definition)
class a($before) { }
class { 'a': before => undef }
#### metaparameters as parameters of a defined type (fails: before is a metaparameter; please choose another parameter name in the a definition)
define a($before) { }
#### metaparam stage (fails: Could not parse for environment production: The parameter $name redefines a built in para…)
class a($stage='x', $subscribe, $require = 3, $notify, $noop, $schedule, $audit, $loglevel, $name = 3) { }
#### the parameter tag of a class (fails: tag is a metaparameter; please choose another parameter name in the a definition)
define a($tag) { }
#### the parameter name of a class (fails: Could not parse for environment production: The parameter $name redefines a built in para…)
define a($name) { }
#### the parameter title of a class (fails: Could not parse for environment production: The parameter $title redefines a built in par…)
class a($title) { }
#### metaparam plain in node (notices 1)
node default { $tag = 1  notice($tag) }
#### given undef to typed (fails: Class[A]: parameter 'p' expects a String value, got Undef)
class a(String $p) { }
class { 'a': p => undef }
#### given undef to typed define (fails: A[x]: parameter 'p' expects a String value, got Undef)
define a(String $p) { }
a { 'x': p => undef }
#### given bad and default undefined (fails: Class[A]: has no parameter named 'zz' parameter 'p' expects a String value, got Integer p…)
class a(String $p, Optional[Integer] $q = undef, Integer $r = undef) { }
class { 'a': p => 3, zz => 1 }
#### many errors (fails: Class[A]: parameter 'p' expects a match for Enum['a', 'b'], got 'c' parameter 'q' expects…)
class a(Enum[a,b] $p, Hash[String, Integer] $q, Variant[Integer, String] $r, Pattern[/^x/] $s, Array[Integer, 2] $t) { }
class { 'a': p => 'c', q => { 1 => 'x' }, r => true, s => 'y', t => [1] }
#### noop class param false (gives Class[A], D[x], Notify[n-x])
class a { d { 'x': } }
define d { notify { "n-${name}": } }
class { 'a': noop => true }
contain a
#### contained class metaparams (gives D[x], Class[A], Notify[n])
class a { notify { 'n': } }
define d { contain a }
d { 'x': noop => true, tag => 'tt' }
#### the order of metaparameters (gives O[x], I[xi], Notify[ox], Notify[ixi])
define o { i { "${name}i": noop => false } notify { "o${name}": } }
define i { notify { "i${name}": } }
o { 'x': noop => true, audit => 'all' }
#### main noop (gives Class[A], Notify[q])
include a
class a { notify { 'q': } }
contain a
tag('zz')
#### autosign (gives Notify[x])
notify { 'x': message => "${trusted['certname']} ${trusted['hostname']} ${trusted['domain']} ${trusted['authenticated']} ${server_facts} ${environment} ${facts} ${trusted}" }
#### variables about the server and the client (fails: Unknown variable: 'servername'.)
notify { 'x': message => "${servername} ${serverip} ${serverversion} ${clientcert} ${clientversion} " }
#### variables about the module and the class (gives Notify[x])
notify { 'x': message => "${module_name} ${caller_module_name} ${title} ${name}" }
#### Notify['a'] <- File <| |> gives Notify[a] before Notify[a]
notify { ['a','b','c']: }
Notify['a'] <- File <| |>
#### Notify['a'] <- Notify['b'] <- File <| |> <- Notify['c'] gives Notify[b] before Notify[a], Notify[b]
notify { ['a','b','c']: }
Notify['a'] <- Notify['b'] <- File <| |> <- Notify['c']
#### Notify['a'] <- File <| |> <- Exec <| |> <- Notify['b'] gives Notify[a] before Notify[a]
notify { ['a','b','c']: }
Notify['a'] <- File <| |> <- Exec <| |> <- Notify['b']
#### Notify['a'] -> File <| |> <- Notify['b'] gives Notify[a], Notify[b], Notify[c]
notify { ['a','b','c']: }
Notify['a'] -> File <| |> <- Notify['b']
#### Notify['a'] <- File <| |> -> Notify['b'] gives Notify[a] before Notify[a], Notify[b]
notify { ['a','b','c']: }
Notify['a'] <- File <| |> -> Notify['b']
#### Notify['a'] <- File <| |> <- Notify['b'] <- Notify['c'] gives Notify[a] before Notify[a]; Notify[c] before Notify[b]
notify { ['a','b','c']: }
Notify['a'] <- File <| |> <- Notify['b'] <- Notify['c']
#### Notify['a'] <~ File <| |> <- Notify['b'] -> Exec <| |> gives Notify[a] notify Notify[a]
notify { ['a','b','c']: }
Notify['a'] <~ File <| |> <- Notify['b'] -> Exec <| |>
#### (Notify['a'] -> File <| |>) -> Notify['b'] gives Notify[a] before Notify[b]
notify { ['a','b','c']: }
(Notify['a'] -> File <| |>) -> Notify['b']
#### Notify['a'] -> (File <| |> -> Notify['b']) gives Notify[a] before Notify[b]
notify { ['a','b','c']: }
Notify['a'] -> (File <| |> -> Notify['b'])
#### Notify['a'] <- [] <- Notify['b'] gives Notify[b] before Notify[a]
notify { ['a','b','c']: }
Notify['a'] <- [] <- Notify['b']
#### file { '/x': } Notify['a'] <- File <| |> <- Notify['b'] gives Notify[b] before File[/x]; File[/x] before Notify[a]
notify { ['a','b','c']: }
file { '/x': }
Notify['a'] <- File <| |> <- Notify['b']
#### Notify['a'] -> File <| |> -> [] -> Exec <| |> ~> Notify['b'] gives Notify[a] notify Notify[b]
notify { ['a','b','c']: }
Notify['a'] -> File <| |> -> [] -> Exec <| |> ~> Notify['b']
#### node /ref(?=e)|n/ { } gives Node[__node_regexp__refLPQUEQeRPn]
node /ref(?=e)|n/ { }
#### node /ref(?!x)|n/ { } gives Node[__node_regexp__refLPQUEXxRPn]
node /ref(?!x)|n/ { }
#### node /ref(?<nm>e)|n/ { } gives Node[__node_regexp__refLPQULTnmGTeRPn]
node /ref(?<nm>e)|n/ { }
#### node /(?<=r)ef|n/ { } gives Node[__node_regexp__LPQULTEQrRPefn]
node /(?<=r)ef|n/ { }
#### node /(?<!q)ref|n/ { } gives Node[__node_regexp__LPQULTEXqRPrefn]
node /(?<!q)ref|n/ { }
#### node /(?>re)f|n/ { } gives Node[__node_regexp__LPQUGTreRPfn]
node /(?>re)f|n/ { }
#### node /(?mix-m:re)f|n/ { } gives Node[__node_regexp__LPQUmix-m:reRPfn]
node /(?mix-m:re)f|n/ { }
#### node /ref(?=e+[a-z]{1,2}*?(x)|^r$)?|n/ { } gives Node[__node_regexp__refLPQUEQea-z12QULPxRPrn]
node /ref(?=e+[a-z]{1,2}*?(x)|^r$)?|n/ { }
#### node /(?comment, "it's")ref|n/ { } gives Node[__node_regexp__LPQUcommentitsRPrefn]
node /(?#comment, "it's")ref|n/ { }
#### node /(?i:Ré, &%@~`;'"\/<>{}[\]])?ref|n/ { } gives Node[__node_regexp__LPQUi:rLTGTRPrefn]
node /(?i:Ré, &%@~`;'"\/<>{}[\]])?ref|n/ { }
#### node /ref/ { notice($0) if 'abc' =~ /b/ { notice($0) } notice($0) } notices ref, b, ref
node /ref/ { notice($0) if 'abc' =~ /b/ { notice($0) } notice($0) }
#### class a { notice("[$1]") } notices e, [e], e
node /r(e)f/ { ['a'].each |$x| { notice($1) } include a notice(inline_epp('<%= $1 %>')) }
class a { notice("[$1]") }
#### node 'reference.example', 'reference.example' { } fails: Node 'reference.example' is already defined; cannot redefine
node 'reference.example', 'reference.example' { }
#### node 'reference.example' { } node 'reference.example' { } fails: Node 'reference.example' is already defined; cannot redefine
node 'reference.example' { }
node 'reference.example' { }
#### node default { } node default { } fails: Node 'default' is already defined; cannot redefine
node default { }
node default { }
#### node /ref/ { } node /ref/ { } fails: Node '__node_regexp__ref' is already defined; cannot redefine
node /ref/ { }
node /ref/ { }
#### node "${x}" { } fails: Could not parse for environment production: An interpolated expression is not allowed in…
node "${x}" { }
#### node 'a b' { } fails: Could not parse for environment production: The hostname 'a b' contains illegal character…
node 'a b' { }
#### node REFERENCE.example { } fails: Could not parse for environment production: Syntax error at 'REFERENCE'
node REFERENCE.example { }
#### node default { notice("$title $name $module_name") $x = 1 } notices default default
node default { notice("$title $name $module_name") $x = 1 }
#### node 'reference.example' inherits default { } fails: Could not parse for environment production: Node inheritance is not supported in Puppet >…
node 'reference.example' inherits default { }
#### node reference { } node /^x/ { } node default { notice('d') } notices d
node reference { }
node /^x/ { }
node default { notice('d') }
#### class c { node default { } } gives Node[default]
class c { node default { } }
#### node reference.example, default, /foo/ { notice('x') } node default { notice('y') } fails: Node 'default' is already defined; cannot redefine
node reference.example, default, /foo/ { notice('x') }
node default { notice('y') }
#### @nosuch { 'a': } fails: Unknown resource type: 'nosuch'
@nosuch { 'a': }
#### @@nosuch { 'a': } fails: Unknown resource type: 'nosuch'
  @@nosuch { 'a': }
#### @notify { 3: } fails: Illegal title type at index 0. Expected String, got Integer
@notify { 3: }
#### $x = @notify { 'a': fails: Expected value of type Hash, got Integer
$x = @notify { 'a':
   * => 3 }
#### * => 3 } } fails: Expected value of type Hash, got Integer
$r = ['a'].each |$z| { Notify[$z] { message => 'x',
  * => 3 } }
notify { 'a': }
#### Notify { fails: Expected value of type Hash, got Integer
Notify { 
  * => 3 }
#### 3: } fails: Illegal title type at index 0. Expected String, got Integer
Resource['notify'] {
  3: }
#### Notify { 3: } fails: Illegal title type at index 0. Expected String, got Integer
Notify { 3: }
#### class { 'x': * => 3 } fails: Expected value of type Hash, got Integer
class { 'x': * => 3 }
#### (tag == [1]) |> fails: Cannot transform object of class Puppet::Pops::Model::LiteralList
Notify <| title == 'x' and
 (tag == [1]) |>
#### [1].each |$i| { notify { 'a': } } gives Notify[a]
[1].each |$i| { notify { 'a': } }
#### $x = [Notify['a'], Notify['b'] -> 3] fails: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type…
$x = [Notify['a'], Notify['b'] -> 3]
#### -> Notify['b'] -> 3 } fails: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type…
if true { Notify['a']
  -> Notify['b'] -> 3 }
#### realize gives no resources
realize
#### { 'a' => { 'nope' => 1 } }) } fails: no parameter named 'nope' on Notify[a]
class a { create_resources('notify',
  { 'a' => { 'nope' => 1 } }) }
include a
#### if true { { 'notify' => { 'z' => {} } }.each |$t, $h| { create_resources($t, $h) } } gives Class[A], Notify[a], Notify[b], Notify[z]
class a {
  $x = {
   'a' => { }
  }
  $x.each |$k, $v| {
    create_resources('notify',
       { $k => $v },
       { 'message' => 'x' })
  }
  create_resources(
     'notify', { 'b' => {} })
  if true { { 'notify' => { 'z' => {} } }.each |$t, $h| { create_resources($t, $h) } }
}
include a
#### create_resources($t, { 'x' => { 'nope' => 1 } }) fails: D[x]: has no parameter named 'nope'
define d { }
['d'].each |$t| {
 create_resources($t, { 'x' => { 'nope' => 1 } })
}
#### defined reads the title of the type (notices true, true, false, true, true, true)
file { '/opt/staging': ensure => directory }
notice(defined(File['/opt/staging/']))
notice(defined(File['/opt/staging']))
notice(defined(File['/opt//staging']))
file { '/x/': ensure => directory }
notice(defined(File['/x']))
notice(defined(File['/x/']))
notice(defined(File['/x//']))
#### attributes read the title of the type (notices directory)
file { '/opt/staging': ensure => directory }
notice(File['/opt/staging/']['ensure'])
#### defined of a package with alias (notices true, true)
package { 'a': name => 'b' }
notice(defined(Package['b']))
notice(defined(Package['a']))
#### defined resource of the define title as is (notices false, true)
define d() {}
d { '/x/': }
notice(defined(D['/x']))
notice(defined(D['/x/']))
#### defined on a resource expression (notices true, true)
file { '/opt/staging': ensure => directory }
notice(defined(Resource['file', '/opt/staging/']))
notice(defined('file'))
#### a reference with no resource of the type (notices false)
notice(defined(File['/opt/staging/']))
#### a type alias with the taken name file (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/file'. Set at unknown l…)
type File = String
notice('a')
#### a type alias that is defined twice (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/foo'. Originally set at…)
type Foo = String
type Foo = Integer
notice('a')
#### a type alias with the taken name notify (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/notify'. Set at unknown…)
type Notify = Integer
#### a type alias with the taken name string (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/string'. Originally set…)
type String = Integer
#### a type alias with the taken name class (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/class'. Originally set…)
type Class = Integer
#### a type alias with the taken name whit (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/whit'. Set at unknown l…)
type Whit = Integer
#### a type alias with the taken name cron (notices true)
type Cron = Integer
notice(1 =~ Cron)
#### a type alias after a defined type of the same name (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/foo'. Originally set at…)
define foo() {}
type Foo = Integer
#### a type alias after a defined type of a module with the same name (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/mymod::foo'. Originally…)
  define mymod::foo() {}
type Mymod::Foo = Integer
#### a type alias before a defined type of the same name (notices true)
type Foo = Integer
define foo() {}
notice(1 =~ Foo)
#### a type alias after a class of the same name (notices true)
class foo {}
type Foo = Integer
notice(1 =~ Foo)
#### an Object type after a defined type of the same name (fails: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/foo'. Originally set at…)
define foo() {}
type Foo = Object[{}]
