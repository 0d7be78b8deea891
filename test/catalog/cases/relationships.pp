#### require (gives Notify[a] require Notify[b])
notify { 'a': require => Notify['b'] }
notify { 'b': }
#### all metaparameters (gives Notify[a] before Notify[y]; Notify[a] notify Notify[x]; Notify[a] require Notify[z]; Noti…)
notify { 'a': require => Notify['z'], before => Notify['y'], notify => Notify['x'], subscribe => Notify['w'] }
notify { ['w', 'x', 'y', 'z']: }
#### require array (gives Notify[a] require Notify[b], Notify[c], Notify[d])
notify { 'a': require => [Notify['b'], Notify['c', 'd']] }
notify { ['b', 'c', 'd']: }
#### require nested array (gives Notify[a] require Notify[b], Notify[c])
notify { 'a': require => [[Notify['b']], [[Notify['c']]]] }
notify { ['b', 'c']: }
#### require string (gives Notify[a] require Notify[b])
notify { 'a': require => 'Notify[b]' }
notify { 'b': }
#### require bad string (fails: No title provided and "nonsense" is not a valid resource reference)
notify { 'a': require => 'nonsense' }
#### require number (fails: No title provided and "3" is not a valid resource reference)
notify { 'a': require => 3 }
#### require undef (gives Notify[a])
notify { 'a': require => undef }
#### require undef in array (gives Notify[a] require Notify[b])
notify { 'a': require => [undef, Notify['b']] }
notify { 'b': }
#### require missing (fails: Could not find resource 'Notify[b]' in parameter 'require')
notify { 'a': require => Notify['b'] }
#### require missing in class (fails: Could not find resource 'Notify[b]' in parameter 'require')
class c {
  notify { 'a':
    require => Notify['b'],
  }
}
include c
#### before missing (fails: Could not find resource 'File[/x]' in parameter 'before')
notify { 'a': before => File['/x'] }
#### notify missing (fails: Could not find resource 'Service[x]' in parameter 'notify')
notify { 'a': notify => Service['x'] }
#### subscribe missing (fails: Could not find resource 'Service[x]' in parameter 'subscribe')
notify { 'a': subscribe => Service['x'] }
#### require class (gives Notify[a] require Class[C])
class c { notify { 'in': } }
include c
notify { 'a': require => Class['c'] }
#### require class missing (fails: Could not find resource 'Class[C]' in parameter 'require')
notify { 'a': require => Class['c'] }
#### require class string (gives Notify[a] require Class[c]; Notify[b] require Class[C])
class c { }
include c
notify { 'a': require => 'Class[c]' }
notify { 'b': require => 'Class[C]' }
#### require bare type (fails: No title provided and "Notify[]" is not a valid resource reference)
notify { 'a': require => Notify }
#### arrow (gives Notify[a] before Notify[b])
notify { 'a': } -> notify { 'b': }
#### notify arrow (gives Notify[a] notify Notify[b])
notify { 'a': } ~> notify { 'b': }
#### left arrow (gives Notify[b] before Notify[a])
notify { 'a': } <- notify { 'b': }
#### left notify arrow (gives Notify[b] notify Notify[a])
notify { 'a': } <~ notify { 'b': }
#### arrow chain (gives Notify[a] before Notify[b]; Notify[b] notify Notify[c])
notify { 'a': } -> notify { 'b': } ~> notify { 'c': }
#### arrow of references (gives Notify[a] before Notify[b]; Notify[b] before Notify[c])
notify { ['a', 'b', 'c']: }
Notify['a'] -> Notify['b'] -> Notify['c']
#### arrow mixed directions (gives Notify[a] before Notify[b]; Notify[c] before Notify[b])
notify { ['a', 'b', 'c']: }
Notify['a'] -> Notify['b'] <- Notify['c']
#### arrow of arrays (gives Notify[a] before Notify[c], Notify[d]; Notify[b] before Notify[c], Notify[d])
notify { ['a', 'b', 'c', 'd']: }
[Notify['a'], Notify['b']] -> [Notify['c'], Notify['d']]
#### arrow of multiple titles (gives Notify[a] before Notify[c], Notify[d]; Notify[b] before Notify[c], Notify[d])
notify { ['a', 'b', 'c', 'd']: }
Notify['a', 'b'] -> Notify['c', 'd']
#### arrow with strings (gives Notify[a] before Notify[b])
notify { ['a', 'b']: }
'Notify[a]' -> 'Notify[b]'
#### arrow with bad string (fails: The expression <b> is not a valid type specification.)
notify { 'a': }
Notify['a'] -> 'b'
#### arrow with number (fails: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type…)
notify { 'a': }
Notify['a'] -> 3
#### arrow missing target (fails: Could not find resource 'Notify[b]' for relationship from 'Notify[a]')
notify { 'a': }
Notify['a'] -> Notify['b']
#### arrow missing source (fails: Could not find resource 'Notify[b]' for relationship on 'Notify[a]')
notify { 'a': }
Notify['b'] -> Notify['a']
#### arrow before declaration (gives Notify[a] before Notify[b])
Notify['a'] -> Notify['b']
notify { 'b': }
notify { 'a': }
#### arrow with collectors (gives Notify[a] before Notify[b])
Notify <| title == 'a' |> -> Notify <| title == 'b' |>
notify { ['a', 'b']: }
#### arrow with many collectors (gives File[/a] before Notify[x], Notify[y]; File[/b] before Notify[x], Notify[y])
File <| |> -> Notify <| |>
file { ['/a', '/b']: }
notify { ['x', 'y']: }
#### arrow with collector of virtual (gives Notify[v] before File[/v])
Notify <| |> -> File <| |>
@notify { 'v': }
@file { '/v': }
#### arrow with empty collector (gives Notify[a])
notify { 'a': }
Notify['a'] -> File <| |>
#### arrow with collector chain (gives Notify[a] before File[/f]; Notify[b] before File[/f]; File[/f] before Exec[/bin/x])
notify { ['a', 'b']: }
file { '/f': }
exec { '/bin/x': }
Notify <| |> -> File <| |> -> Exec <| |>
#### arrow with empty middle (gives Notify[a] before Exec[/bin/x])
notify { 'a': }
exec { '/bin/x': }
Notify['a'] -> File <| |> -> Exec['/bin/x']
#### arrow with empty array (gives Notify[a])
notify { 'a': }
Notify['a'] -> []
[] -> Notify['a']
#### arrow with empty array chain (gives Notify[a] before Notify[b])
notify { ['a', 'b']: }
Notify['a'] -> [] -> Notify['b']
#### arrow between classes (gives Class[A] before Class[B])
class a { notify { 'a': } }
class b { notify { 'b': } }
include a
include b
Class['a'] -> Class['b']
#### arrow between declared classes (gives Class[A] before Class[B])
class a { notify { 'a': } }
class b { notify { 'b': } }
class { 'a': } -> class { 'b': }
#### arrow between include calls (gives Class[A] before Class[B])
class a { notify { 'a': } }
class b { notify { 'b': } }
include(a) -> include(b)
#### arrow between defines (gives D[x] before D[y])
define d { notify { "d-${name}": } }
d { 'x': } -> d { 'y': }
#### arrow with dependency on define (gives Notify[n] before D[x])
define d { notify { "d-${name}": } }
d { 'x': }
notify { 'n': } -> D['x']
#### arrow in class (gives Notify[a] before Notify[b])
class a { notify { 'a': } -> notify { 'b': } }
include a
#### arrow value (notices [Notify['b']])
$r = (notify { 'a': } -> notify { 'b': })
notice($r)
#### arrow precedence with several bodies (gives Notify[a] before Notify[c], Notify[d]; Notify[b] before Notify[c], Notify[d])
notify { 'a': ; 'b': ; } -> notify { ['c', 'd']: }
#### arrow to itself (gives Notify[a] before Notify[a])
notify { 'a': }
Notify['a'] -> Notify['a']
#### cycle (gives Notify[a] require Notify[b]; Notify[b] require Notify[a])
notify { 'a': require => Notify['b'] }
notify { 'b': require => Notify['a'] }
#### cycle through class (gives Notify[a] require Class[A])
class a { notify { 'a': require => Class['a'] } }
include a
#### both arrow and metaparameter (gives Notify[a] require Notify[b]; Notify[b] before Notify[a])
notify { 'a': require => Notify['b'] }
notify { 'b': }
Notify['b'] -> Notify['a']
#### arrow twice (gives Notify[a] before Notify[b], Notify[b])
notify { ['a', 'b']: }
Notify['a'] -> Notify['b']
Notify['a'] -> Notify['b']
#### arrow and notify (gives Notify[a] before Notify[b]; Notify[a] notify Notify[b])
notify { ['a', 'b']: }
Notify['a'] -> Notify['b']
Notify['a'] ~> Notify['b']
#### arrow adds to existing parameter (gives Notify[a] before Notify[c], Notify[b])
notify { 'a': before => Notify['c'] }
notify { ['b', 'c']: }
Notify['a'] -> Notify['b']
#### arrow on alias (gives Notify[a] before Notify[b])
notify { 'a': alias => 'aa' }
notify { 'b': }
Notify['aa'] -> Notify['b']
#### require alias (gives Notify[b] require Notify[aa])
notify { 'a': alias => 'aa' }
notify { 'b': require => Notify['aa'] }
#### alias array (gives Notify[b] require Notify[x], Notify[y])
notify { 'a': alias => ['x', 'y'] }
notify { 'b': require => [Notify['x'], Notify['y']] }
#### alias duplicate (fails: Duplicate declaration: Notify[b] is already declared at; cannot redeclare)
notify { 'a': alias => 'b' }
notify { 'b': }
#### alias duplicate later (fails: Cannot alias Notify[a] to "b" at; resource ["Notify", "b"] already declared)
notify { 'b': }
notify { 'a': alias => 'b' }
#### alias same (gives Notify[a])
notify { 'a': alias => 'a' }
#### alias of file path (gives Notify[x] require File[/tmp/thing])
file { 'thing': path => '/tmp/thing' }
notify { 'x': require => File['/tmp/thing'] }
#### alias of name (gives Notify[x] require Package[openssh-server])
package { 'ssh': name => 'openssh-server' }
notify { 'x': require => Package['openssh-server'] }
#### require by trailing slash (gives Notify[x] require File[/tmp/d/])
file { '/tmp/d': }
notify { 'x': require => File['/tmp/d/'] }
#### arrow by path (gives File[thing] before Notify[x])
file { 'thing': path => '/tmp/thing' }
notify { 'x': }
File['/tmp/thing'] -> Notify['x']
#### autorequire is not in catalog (gives File[/tmp], File[/tmp/a])
file { '/tmp': }
file { '/tmp/a': }
#### relationship from defaults (gives Notify[a] require File[/f])
Notify { require => File['/f'] }
file { '/f': }
notify { 'a': }
#### relationship metaparameter on define (gives D[x] notify Notify[m]; D[x] require Notify[n])
define d { notify { "d-${name}": } }
d { 'x': require => Notify['n'], notify => Notify['m'] }
notify { ['n', 'm']: }
#### stage order (gives Stage[pre] before Stage[main])
stage { 'pre': }
stage { 'post': }
Stage['pre'] -> Stage['main'] -> Stage['post']
class a { }
class { 'a': stage => 'post' }
#### stage metaparameter before (gives Stage[pre] before Stage[main])
stage { 'pre': before => Stage['main'] }
#### resource in array arrow (gives Notify[a] before Notify[c]; Notify[b] before Notify[c])
[notify { 'a': }, notify { 'b': }] -> notify { 'c': }
#### virtual arrow (gives Notify[b])
@notify { 'a': }
notify { 'b': }
Notify['a'] -> Notify['b']
#### virtual arrow realized (gives Notify[a] before Notify[b])
@notify { 'a': }
notify { 'b': }
Notify['a'] -> Notify['b']
realize Notify['a']
#### arrow type only (fails: No title provided and "Notify[]" is not a valid resource reference)
notify { 'a': }
Notify -> Notify['a']
#### tidy notify (gives File[/etc/s.conf] notify Service[s]; Exec[/bin/refresh] subscribe File[/etc/s.conf])
service { 's': }
file { '/etc/s.conf': notify => Service['s'] }
exec { '/bin/refresh': refreshonly => true, subscribe => File['/etc/s.conf'] }
#### title with brackets (gives Notify[b] require Notify[a[1]]; Notify[c] require Notify[a[1]])
notify { 'a[1]': }
notify { 'b': require => Notify['a[1]'] }
notify { 'c': require => 'Notify[a[1]]' }
#### relation parameter string array (gives Notify[a] require Notify[b], Notify[c])
notify { 'a': require => ['Notify[b]', Notify['c']] }
notify { ['b', 'c']: }
#### missing relation in define (fails: Could not find resource 'File[/none-x]' in parameter 'require')
define d { notify { "d-${name}": require => File["/none-${name}"] } }
d { 'x': }
#### collectors with override and arrow (gives Notify[a] before Notify[b])
Notify <| title == 'a' |> { message => 'x' } -> Notify <| title == 'b' |>
notify { ['a', 'b']: }
#### arrow between exported collectors (warns: You cannot collect exported resources without storeconfigs being set; the collection will…)
File <<| |>> -> Notify <| |>
notify { 'a': }
#### arrow with class string (gives Class[A] before Notify[x])
class a { }
include a
notify { 'x': }
'Class[a]' -> Notify['x']
#### class containing class relations (gives Notify[x] before Class[A])
class a { contain b notify { 'a': } }
class b { notify { 'b': } }
include a
notify { 'x': } -> Class['a']
#### User['c'] <- D1 <| title == 'a' |> define d1() {} fails: Could not find resource 'User['c']' for relationship on 'User[c]'
User['c'] <- D1 <| title == 'a' |>
define d1() {}
#### User['c'] -> Notify <| title == 'a' |> gives no resources
User['c'] -> Notify <| title == 'a' |>
#### notify {'a': } User['c'] -> Notify <| title == 'a' |> fails: Could not find resource 'User[c]' for relationship on 'Notify[a]'
notify {'a': }
User['c'] -> Notify <| title == 'a' |>
#### notify {'a': } Notify <| title == 'a' |> -> User['c'] fails: Could not find resource 'User[c]' for relationship from 'Notify[a]'
notify {'a': }
Notify <| title == 'a' |> -> User['c']
#### Notify <| title == 'a' |> -> User['c'] gives no resources
Notify <| title == 'a' |> -> User['c']
#### Notify <| title == 'a' |> -> User['c','d'] gives no resources
Notify <| title == 'a' |> -> User['c','d']
#### user {'c':} Notify <| title == 'a' |> -> User['c','d'] gives User[c]
user {'c':}
Notify <| title == 'a' |> -> User['c','d']
#### Notify <| |> -> Class['x'] gives no resources
Notify <| |> -> Class['x']
#### Notify <| |> -> Foo::Bar['x'] fails: Resource type not found: Foo::Bar
Notify <| |> -> Foo::Bar['x']
#### User['c'] -> Notify['a'] fails: Could not find resource 'User[c]' for relationship on 'Notify[a]'
User['c'] -> Notify['a']
#### [User['c'], Notify <| |>] -> Notify['a'] fails: Could not parse for environment production: Invalid use of expression. A Virtual Query do…
[User['c'], Notify <| |>] -> Notify['a']
#### User['c'] -> Notify <| |> -> User['d'] fails: Could not find resource 'User['c']' for relationship on 'User[d]'
User['c'] -> Notify <| |> -> User['d']
#### notify{'a':} notify{'a2':} User['c'] -> Notify <| |> fails: Could not find resource 'User[c]' for relationship on 'Notify[a]'
notify{'a':}
notify{'a2':}
User['c'] -> Notify <| |>
#### notify{'a':} Notify['a'] -> Notify <| |> -> User['d'] fails: Could not find resource 'User[d]' for relationship from 'Notify[a]'
notify{'a':}
Notify['a'] -> Notify <| |> -> User['d']
#### Notify <| |> -> User["a b"] gives no resources
Notify <| |> -> User["a b"]
#### Notify <| |> -> User["a'b"] gives no resources
Notify <| |> -> User["a'b"]
#### Notify <| |> -> User["a\nb"] gives no resources
Notify <| |> -> User["a\nb"]
#### Notify <| |> -> File['/a/'] gives no resources
Notify <| |> -> File['/a/']
#### Notify <| |> -> 'User[x]' gives no resources
Notify <| |> -> 'User[x]'
#### Notify <| |> -> Resource['user','x'] gives no resources
Notify <| |> -> Resource['user','x']
#### notify{'a':} Notify <| |> -> File <| |> gives Notify[a]
notify{'a':}
Notify <| |> -> File <| |>
#### Notify <| |> ~> User['c'] gives no resources
Notify <| |> ~> User['c']
#### Notify <| |> <~ User['c'] gives no resources
Notify <| |> <~ User['c']
#### Notify <| |> <- User['c'] gives no resources
Notify <| |> <- User['c']
#### Notify <| |> -> [User['c'], User['d']] gives no resources
Notify <| |> -> [User['c'], User['d']]
#### user{'c':} user{'d':} User['c'] -> Notify <| |> -> User['d'] gives User[c] before User[d]
user{'c':}
user{'d':}
User['c'] -> Notify <| |> -> User['d']
#### user{'c':} user{'d':} [User['c'], User['q']] -> Notify <| |> -> User['d'] fails: Could not find resource 'User['q']' for relationship on 'User[d]'
user{'c':}
user{'d':}
[User['c'], User['q']] -> Notify <| |> -> User['d']
#### user{'c':} user{'d':} User['c','q'] -> Notify <| |> -> User['d'] fails: Could not find resource 'User['q']' for relationship on 'User[d]'
user{'c':}
user{'d':}
User['c','q'] -> Notify <| |> -> User['d']
#### user{'d':} Class['c'] -> Notify <| |> -> User['d'] fails: Could not find resource 'Class[c]' for relationship on 'User[d]'
user{'d':}
Class['c'] -> Notify <| |> -> User['d']
#### user{'d':} File['/a/'] -> Notify <| |> -> User['d'] fails: Could not find resource 'File['/a/']' for relationship on 'User[d]'
user{'d':}
File['/a/'] -> Notify <| |> -> User['d']
#### user{'d':} User["a'b"] -> Notify <| |> -> User['d'] fails: Could not find resource 'User['a\'b']' for relationship on 'User[d]'
user{'d':}
User["a'b"] -> Notify <| |> -> User['d']
#### user{'d':} User["a\nb"] -> Notify <| |> -> User['d'] fails: Could not find resource 'User["a\nb"]' for relationship on 'User[d]'
user{'d':}
User["a\nb"] -> Notify <| |> -> User['d']
#### user{'d':} 'User[x]' -> Notify <| |> -> User['d'] fails: Could not find resource 'User['x']' for relationship on 'User[d]'
user{'d':}
'User[x]' -> Notify <| |> -> User['d']
#### user{'d':} Resource['user','x'] -> Notify <| |> -> User['d'] fails: Could not find resource 'User['x']' for relationship on 'User[d]'
user{'d':}
Resource['user','x'] -> Notify <| |> -> User['d']
#### user{'c':} User['c'] <- Notify <| |> gives User[c] before User[c]
user{'c':}
User['c'] <- Notify <| |>
#### define a::b() {} a::b{'q':} user{'d':} A::B['q'] -> Notify <| |> -> User['d'] gives A::B[q] before User[d]
define a::b() {}
a::b{'q':}
user{'d':}
A::B['q'] -> Notify <| |> -> User['d']
#### define a::b() {} user{'d':} A::B['q'] -> Notify <| |> -> User['d'] fails: Could not find resource 'A::B['q']' for relationship on 'User[d]'
define a::b() {}
user{'d':}
A::B['q'] -> Notify <| |> -> User['d']
#### user{'d':} user{'e':} User['d'] -> Notify <| |> -> File <| |> -> User['e'] gives User[d] before User[e]
user{'d':}
user{'e':}
User['d'] -> Notify <| |> -> File <| |> -> User['e']
#### user{'e':} User['d'] -> Notify <| |> -> File <| |> -> User['e'] fails: Could not find resource 'User['d']' for relationship on 'User[e]'
user{'e':}
User['d'] -> Notify <| |> -> File <| |> -> User['e']
#### class c {} include c user{'d':} Class['c'] -> Notify <| |> -> User['d'] gives Class[C] before User[d]
class c {}
include c
user{'d':}
Class['c'] -> Notify <| |> -> User['d']
#### user{'d':} User['d'] -> Notify <| |> -> User['zz'] fails: Could not find resource 'User[zz]' for relationship from 'User['d']'
user{'d':}
User['d'] -> Notify <| |> -> User['zz']
#### user{'d':} User['d'] -> Notify <| |> -> Class['zz'] fails: Could not find resource 'Class[Zz]' for relationship from 'User['d']'
user{'d':}
User['d'] -> Notify <| |> -> Class['zz']
#### user{'d':} User[1] -> Notify <| |> -> User['d'] fails: Error creating type specialization of an User-Type, Cannot use Integer where a resource t…
user{'d':}
User[1] -> Notify <| |> -> User['d']
#### user{'d':} Class['a::b'] -> Notify <| |> -> User['d'] fails: Could not find resource 'Class[a::b]' for relationship on 'User[d]'
user{'d':}
Class['a::b'] -> Notify <| |> -> User['d']
#### user{'d':} User['$a'] -> Notify <| |> -> User['d'] fails: Could not find resource 'User['$a']' for relationship on 'User[d]'
user{'d':}
User['$a'] -> Notify <| |> -> User['d']
#### an arrow adds to an array that the titles of a statement have in common
notify { ['w', 'x', 'y', 'z']: }
notify { ['a', 'b']: before => [Notify['w'], Notify['x']] }
Notify['a'] -> Notify['y']
Notify['b'] -> Notify['z']
Notify['b'] ~> Notify['z']
#### an arrow adds to a single reference of one title only
notify { ['w', 'x', 'y', 'z']: }
notify { ['a', 'b']: before => Notify['w'] }
Notify['a'] -> Notify['y']
Notify['b'] -> Notify['z']
#### an arrow does not add to the array of a variable that two statements use
$targets = [Notify['w'], Notify['x']]
notify { ['w', 'x', 'y', 'z']: }
notify { 'a': before => $targets }
notify { 'b': before => $targets }
Notify['a'] -> Notify['y']
Notify['b'] -> Notify['z']
#### an arrow does not add to an empty array of a variable that two statements use
$targets = []
notify { ['y', 'z']: }
notify { 'a': before => $targets }
notify { 'b': before => $targets }
Notify['a'] -> Notify['y']
Notify['b'] -> Notify['z']
#### an arrow adds to the array of a resource default
notify { ['w', 'x', 'y', 'z']: }
class c {
  Notify { notify => [Notify['w'], Notify['x']] }
  notify { 'a': }
  notify { 'b': }
}
include c
Notify['a'] ~> Notify['y']
#### an arrow adds to the array of a default body
notify { ['w', 'x', 'y', 'z']: }
notify {
  default: before => [Notify['w'], Notify['x']];
  'a': ;
  'b': ;
}
Notify['a'] -> Notify['y']
#### an arrow adds to the array of a collector's override
notify { ['w', 'x', 'y', 'z']: }
notify { 'a': tag => 't' }
notify { 'b': tag => 't' }
Notify <| tag == 't' |> { before => [Notify['w'], Notify['x']] }
Notify['a'] -> Notify['y']
#### a missing resource in an array to which an arrow adds is located at the attribute
notify { 'a': before => [Notify['b'], Notify['missing']] } -> notify { 'b': }
#### a missing resource in a single value to which an arrow adds has no place
notify { 'a': before => Notify['missing'] } -> notify { 'b': }
#### a missing resource in the array of notify is located at the attribute
notify { 'b': }
notify { 'a':
  notify => ['Notify[missing]'],
} ~> Notify['b']
#### a type without a title is an error after the evaluation
notify { 'a': }
Notify -> Notify['a']
fail('evaluated')
#### a missing source is reported before a target without a title
Notify['b'] -> Notify
#### a type without a title before an empty collector
notify { 'a': }
Notify -> File <| |>
#### a type without a title before an empty collector and a reference
notify { 'a': }
Notify -> File <| |> -> Notify['a']
