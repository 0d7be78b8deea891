#### of many collectors by tag, each one realizes the resources with its tag
Integer[0, 39].each |$i| { @notify { "n${i}": tag => "t${$i % 12}" } }
Notify <| tag == 't0' |>
Notify <| tag == 't1' |>
Notify <| tag == 't2' |>
Notify <| tag == 't3' |>
Notify <| tag == 't4' |>
Notify <| tag == 't5' |>
Notify <| tag == 't6' |>
Notify <| tag == 't7' |>
Notify <| tag == 't8' |>
Notify <| tag == 't9' |>
#### of many collectors by tag, one finds the resources by the tags of their containers
class c { tag('inclass') @notify { 'inner': } }
define d() { @notify { "d ${title}": } }
include c
d { 'one': tag => 'indefine' }
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
Notify <| tag == 'inclass' |>
Notify <| tag == 'INDEFINE' |>
#### of many collectors by tag, one finds a class's resources although the class is tagged later
class c { @notify { 'inner': } tag('late') }
include c
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
Notify <| tag == 'late' |>
#### of many collectors, one finds the tag that an earlier one has added
@notify { 'a': }
@notify { 'b': tag => 'first' }
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
Notify <| tag == 'first' |> { tag +> 'second', message => 'x' }
Notify <| tag == 'second' |> { loglevel => 'info' }
#### of many collectors, one finds the contents of a resource that an earlier one has tagged
define d() { @notify { "d ${title}": } }
d { 'one': }
Integer[0, 1].each |$i| { @notify { "n${i}": } }
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
D <| title == 'one' |> { tag => 'added' }
Notify <| tag == 'added' |> { message => 'x' }
#### many collectors by title ignore the case of letters
Integer[0, 12].each |$i| { @notify { "N${i}": } }
Notify <| title == 'n0' |>
Notify <| title == 'n1' |>
Notify <| title == 'n2' |>
Notify <| title == 'n3' |>
Notify <| title == 'n4' |>
Notify <| title == 'n5' |>
Notify <| title == 'n6' |>
Notify <| title == 'n7' |>
Notify <| title == 'n8' |>
Notify <| title == 'n9' |>
Notify <| title == 'É' |>
@notify { 'é': }
#### many collectors by an attribute ignore the case of letters and search in arrays
@file { '/a': group => 'One' }
@notify { 'a': message => 'One' }
@notify { 'b': message => ['two', 'THREE', 4] }
@notify { 'c': message => 4 }
@notify { 'd': }
Notify <| message == 'none0' |>
Notify <| message == 'none1' |>
Notify <| message == 'none2' |>
Notify <| message == 'none3' |>
Notify <| message == 'none4' |>
Notify <| message == 'none5' |>
Notify <| message == 'none6' |>
Notify <| message == 'none7' |>
Notify <| message == 'none8' |>
Notify <| message == 'oNE' |>
Notify <| message == 'three' |>
Notify <| message == '4' |>
#### many collectors by an attribute find numbers and undef
@notify { 'a': message => 4 }
@notify { 'b': message => '4' }
@notify { 'c': }
Notify <| message == 'none0' |>
Notify <| message == 'none1' |>
Notify <| message == 'none2' |>
Notify <| message == 'none3' |>
Notify <| message == 'none4' |>
Notify <| message == 'none5' |>
Notify <| message == 'none6' |>
Notify <| message == 'none7' |>
Notify <| message == 'none8' |>
Notify <| message == 4 |>
Notify <| message == undef |>
#### of many collectors by an attribute, one finds the value that an earlier one has set
@notify { 'a': message => 'one' }
@notify { 'b': message => 'two' }
Notify <| message == 'none0' |>
Notify <| message == 'none1' |>
Notify <| message == 'none2' |>
Notify <| message == 'none3' |>
Notify <| message == 'none4' |>
Notify <| message == 'none5' |>
Notify <| message == 'none6' |>
Notify <| message == 'none7' |>
Notify <| message == 'none8' |>
Notify <| message == 'one' |> { message => 'two' }
Notify <| message == 'two' |> { loglevel => 'info' }
Notify <| message == 'one' |> { loglevel => 'err' }
#### many collectors with and, or and != find what one of them finds
Integer[0, 9].each |$i| { @notify { "n${i}": tag => ["t${i}", "u${$i % 3}"], message => "m${$i % 2}" } }
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
Notify <| message == 'none0' |>
Notify <| message == 'none1' |>
Notify <| message == 'none2' |>
Notify <| message == 'none3' |>
Notify <| message == 'none4' |>
Notify <| message == 'none5' |>
Notify <| message == 'none6' |>
Notify <| message == 'none7' |>
Notify <| message == 'none8' |>
Notify <| tag == 'u1' and message == 'm1' |>
Notify <| tag == 't6' or message == 'none' |>
Notify <| tag == 't8' or title == 'n5' |>
Notify <| tag == 'u0' and message != 'm0' |>
Notify <| (tag == 't0' or tag == 't2') and message == 'm0' |> { loglevel => 'info' }
#### resources that a collector with or finds keep their order of declaration
notify { 'z': tag => 'two' }
notify { 'y': tag => 'one' }
notify { 'x': tag => 'two' }
notify { 'last': }
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
Notify <| tag == 'one' or tag == 'two' |> -> Notify['last']
Notify['last'] ~> Notify <| title == 'none' |>
#### many collectors find resources that later rounds declare
define d(Integer $n) { @notify { "d${n}": tag => "t${n}" } if $n > 0 { d { "d${n}": n => $n - 1 } } }
d { 'd': n => 5 }
Notify <| tag == 'none0' |>
Notify <| tag == 'none1' |>
Notify <| tag == 'none2' |>
Notify <| tag == 'none3' |>
Notify <| tag == 'none4' |>
Notify <| tag == 'none5' |>
Notify <| tag == 'none6' |>
Notify <| tag == 'none7' |>
Notify <| tag == 'none8' |>
Notify <| tag == 't0' |>
Notify <| tag == 't1' |>
Notify <| tag == 't2' |>
Notify <| tag == 't3' |>
#### many collectors of a defined type realize its resources in rounds
define d(Integer $n) { notify { "d${n}": } }
Integer[0, 14].each |$i| { @d { "d${i}": n => $i, tag => "t${i}" } }
D <| tag == 't0' |>
D <| tag == 't1' |>
D <| tag == 't2' |>
D <| tag == 't3' |>
D <| tag == 't4' |>
D <| tag == 't5' |>
D <| tag == 't6' |>
D <| tag == 't7' |>
D <| tag == 't8' |>
D <| tag == 't9' |>
D <| tag == 't10' |>
#### arrows from one resource add their targets in the order of the statements
notify { ['a', 'b', 'c', 'd', 'e', 'f']: }
Notify['a'] -> Notify['b']
Notify['a'] ~> Notify['c']
Notify['a'] -> Notify['d']
Notify['a'] ~> Notify['e']
Notify['f'] <- Notify['a']
#### arrows add to the metaparameters that a resource has
notify { 'a': before => Notify['x'], notify => [Notify['y'], [Notify['z']]] }
notify { ['b', 'c', 'x', 'y', 'z']: }
Notify['a'] -> [Notify['b'], Notify['c']]
Notify['a'] ~> [Notify['b'], Notify['c']]
Notify['a'] -> Notify['b']
#### arrows between arrays relate each resource to each one
notify { ['a', 'b', 'c', 'd', 'e', 'f']: }
[Notify['a'], Notify['b'], Notify['c']] -> [Notify['d'], Notify['e'], Notify['f']]
[Notify['a'], Notify['b']] ~> [Notify['d'], Notify['e']] -> [Notify['f']]
#### an arrow names the first source if a target does not exist
notify { ['a', 'b']: }
[Notify['a'], Notify['b']] -> [Notify['a'], Notify['none'], Notify['other']]
#### an arrow names the first target if a source does not exist
notify { ['a', 'b']: }
[Notify['a'], Notify['none']] -> [Notify['b'], Notify['a']]
#### an arrow to nothing does not need its sources
notify { 'a': }
Notify['none'] -> []
[] -> Notify['none']
#### an arrow from a resource that does not exist to a collector without resources fails nothing
notify { 'a': }
Notify['none'] -> Notify <| title == 'none' |>
#### a metaparameter that names a missing resource several times fails once
notify { 'a': require => [Notify['b'], Notify['b']] }
notify { 'b': require => Notify['none'] }
notify { 'c': require => Notify['none'] }
#### a class overrides a resource of a distant parent class
class a { notify { 'x': message => 'a' } }
class b inherits a { }
class c inherits b { notify { 'y': } }
class d inherits c { Notify['x'] { message => 'd' } Notify['y'] { message +> 'd' } }
include d
#### a class does not override a resource of a class that inherits from it
class b inherits a { notify { 'x': message => 'b' } }
class a { }
class c inherits a { Notify['x'] { message => 'c' } }
include b
include c
#### a class overrides a resource of the main class never
notify { 'x': message => 'a' }
class a { }
class b inherits a { Notify['x'] { message => 'c' } }
include b
#### a class within a class overrides no resource of the parent of the outer class
class a { notify { 'x': message => 'a' } }
class b inherits a { include c }
class c { Notify['x'] { message => 'c' } }
include b
#### a class that inherits from the settings overrides a resource of the main class never
notify { 'x': message => 'a' }
class b inherits settings { Notify['x'] { message => 'c' } }
include b
#### an error in the first class of a chain of inherits
class a { fail('no') }
class b inherits a { }
class c inherits b { }
include c
