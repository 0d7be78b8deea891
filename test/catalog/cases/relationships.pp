#### require
notify { 'a': require => Notify['b'] }
notify { 'b': }
#### all metaparameters
notify { 'a': require => Notify['z'], before => Notify['y'], notify => Notify['x'], subscribe => Notify['w'] }
notify { ['w', 'x', 'y', 'z']: }
#### require array
notify { 'a': require => [Notify['b'], Notify['c', 'd']] }
notify { ['b', 'c', 'd']: }
#### require nested array
notify { 'a': require => [[Notify['b']], [[Notify['c']]]] }
notify { ['b', 'c']: }
#### require string
notify { 'a': require => 'Notify[b]' }
notify { 'b': }
#### require bad string
notify { 'a': require => 'nonsense' }
#### require number
notify { 'a': require => 3 }
#### require undef
notify { 'a': require => undef }
#### require undef in array
notify { 'a': require => [undef, Notify['b']] }
notify { 'b': }
#### require missing
notify { 'a': require => Notify['b'] }
#### require missing in class
class c {
  notify { 'a':
    require => Notify['b'],
  }
}
include c
#### before missing
notify { 'a': before => File['/x'] }
#### notify missing
notify { 'a': notify => Service['x'] }
#### subscribe missing
notify { 'a': subscribe => Service['x'] }
#### require class
class c { notify { 'in': } }
include c
notify { 'a': require => Class['c'] }
#### require class missing
notify { 'a': require => Class['c'] }
#### require class string
class c { }
include c
notify { 'a': require => 'Class[c]' }
notify { 'b': require => 'Class[C]' }
#### require bare type
notify { 'a': require => Notify }
#### arrow
notify { 'a': } -> notify { 'b': }
#### notify arrow
notify { 'a': } ~> notify { 'b': }
#### left arrow
notify { 'a': } <- notify { 'b': }
#### left notify arrow
notify { 'a': } <~ notify { 'b': }
#### arrow chain
notify { 'a': } -> notify { 'b': } ~> notify { 'c': }
#### arrow of references
notify { ['a', 'b', 'c']: }
Notify['a'] -> Notify['b'] -> Notify['c']
#### arrow mixed directions
notify { ['a', 'b', 'c']: }
Notify['a'] -> Notify['b'] <- Notify['c']
#### arrow of arrays
notify { ['a', 'b', 'c', 'd']: }
[Notify['a'], Notify['b']] -> [Notify['c'], Notify['d']]
#### arrow of multiple titles
notify { ['a', 'b', 'c', 'd']: }
Notify['a', 'b'] -> Notify['c', 'd']
#### arrow with strings
notify { ['a', 'b']: }
'Notify[a]' -> 'Notify[b]'
#### arrow with bad string
notify { 'a': }
Notify['a'] -> 'b'
#### arrow with number
notify { 'a': }
Notify['a'] -> 3
#### arrow missing target
notify { 'a': }
Notify['a'] -> Notify['b']
#### arrow missing source
notify { 'a': }
Notify['b'] -> Notify['a']
#### arrow before declaration
Notify['a'] -> Notify['b']
notify { 'b': }
notify { 'a': }
#### arrow with collectors
Notify <| title == 'a' |> -> Notify <| title == 'b' |>
notify { ['a', 'b']: }
#### arrow with many collectors
File <| |> -> Notify <| |>
file { ['/a', '/b']: }
notify { ['x', 'y']: }
#### arrow with collector of virtual
Notify <| |> -> File <| |>
@notify { 'v': }
@file { '/v': }
#### arrow with empty collector
notify { 'a': }
Notify['a'] -> File <| |>
#### arrow with collector chain
notify { ['a', 'b']: }
file { '/f': }
exec { '/bin/x': }
Notify <| |> -> File <| |> -> Exec <| |>
#### arrow with empty middle
notify { 'a': }
exec { '/bin/x': }
Notify['a'] -> File <| |> -> Exec['/bin/x']
#### arrow with empty array
notify { 'a': }
Notify['a'] -> []
[] -> Notify['a']
#### arrow with empty array chain
notify { ['a', 'b']: }
Notify['a'] -> [] -> Notify['b']
#### arrow between classes
class a { notify { 'a': } }
class b { notify { 'b': } }
include a
include b
Class['a'] -> Class['b']
#### arrow between declared classes
class a { notify { 'a': } }
class b { notify { 'b': } }
class { 'a': } -> class { 'b': }
#### arrow between include calls
class a { notify { 'a': } }
class b { notify { 'b': } }
include(a) -> include(b)
#### arrow between defines
define d { notify { "d-${name}": } }
d { 'x': } -> d { 'y': }
#### arrow with dependency on define
define d { notify { "d-${name}": } }
d { 'x': }
notify { 'n': } -> D['x']
#### arrow in class
class a { notify { 'a': } -> notify { 'b': } }
include a
#### arrow value
$r = (notify { 'a': } -> notify { 'b': })
notice($r)
#### arrow precedence with several bodies
notify { 'a': ; 'b': ; } -> notify { ['c', 'd']: }
#### arrow to itself
notify { 'a': }
Notify['a'] -> Notify['a']
#### cycle
notify { 'a': require => Notify['b'] }
notify { 'b': require => Notify['a'] }
#### cycle through class
class a { notify { 'a': require => Class['a'] } }
include a
#### both arrow and metaparameter
notify { 'a': require => Notify['b'] }
notify { 'b': }
Notify['b'] -> Notify['a']
#### arrow twice
notify { ['a', 'b']: }
Notify['a'] -> Notify['b']
Notify['a'] -> Notify['b']
#### arrow and notify
notify { ['a', 'b']: }
Notify['a'] -> Notify['b']
Notify['a'] ~> Notify['b']
#### arrow adds to existing parameter
notify { 'a': before => Notify['c'] }
notify { ['b', 'c']: }
Notify['a'] -> Notify['b']
#### arrow on alias
notify { 'a': alias => 'aa' }
notify { 'b': }
Notify['aa'] -> Notify['b']
#### require alias
notify { 'a': alias => 'aa' }
notify { 'b': require => Notify['aa'] }
#### alias array
notify { 'a': alias => ['x', 'y'] }
notify { 'b': require => [Notify['x'], Notify['y']] }
#### alias duplicate
notify { 'a': alias => 'b' }
notify { 'b': }
#### alias duplicate later
notify { 'b': }
notify { 'a': alias => 'b' }
#### alias same
notify { 'a': alias => 'a' }
#### alias of file path
file { 'thing': path => '/tmp/thing' }
notify { 'x': require => File['/tmp/thing'] }
#### alias of name
package { 'ssh': name => 'openssh-server' }
notify { 'x': require => Package['openssh-server'] }
#### require by trailing slash
file { '/tmp/d': }
notify { 'x': require => File['/tmp/d/'] }
#### arrow by path
file { 'thing': path => '/tmp/thing' }
notify { 'x': }
File['/tmp/thing'] -> Notify['x']
#### autorequire is not in catalog
file { '/tmp': }
file { '/tmp/a': }
#### relationship from defaults
Notify { require => File['/f'] }
file { '/f': }
notify { 'a': }
#### relationship metaparameter on define
define d { notify { "d-${name}": } }
d { 'x': require => Notify['n'], notify => Notify['m'] }
notify { ['n', 'm']: }
#### stage order
stage { 'pre': }
stage { 'post': }
Stage['pre'] -> Stage['main'] -> Stage['post']
class a { }
class { 'a': stage => 'post' }
#### stage metaparameter before
stage { 'pre': before => Stage['main'] }
#### resource in array arrow
[notify { 'a': }, notify { 'b': }] -> notify { 'c': }
#### virtual arrow
@notify { 'a': }
notify { 'b': }
Notify['a'] -> Notify['b']
#### virtual arrow realized
@notify { 'a': }
notify { 'b': }
Notify['a'] -> Notify['b']
realize Notify['a']
#### arrow type only
notify { 'a': }
Notify -> Notify['a']
#### tidy notify
service { 's': }
file { '/etc/s.conf': notify => Service['s'] }
exec { '/bin/refresh': refreshonly => true, subscribe => File['/etc/s.conf'] }
#### title with brackets
notify { 'a[1]': }
notify { 'b': require => Notify['a[1]'] }
notify { 'c': require => 'Notify[a[1]]' }
#### relation parameter string array
notify { 'a': require => ['Notify[b]', Notify['c']] }
notify { ['b', 'c']: }
#### missing relation in define
define d { notify { "d-${name}": require => File["/none-${name}"] } }
d { 'x': }
#### collectors with override and arrow
Notify <| title == 'a' |> { message => 'x' } -> Notify <| title == 'b' |>
notify { ['a', 'b']: }
#### arrow between exported collectors
File <<| |>> -> Notify <| |>
notify { 'a': }
#### arrow with class string
class a { }
include a
notify { 'x': }
'Class[a]' -> Notify['x']
#### class containing class relations
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
