#### z1
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == f() |> { loglevel => 'info' }
#### z2
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == f |> { loglevel => 'info' }
#### z3
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 'a'.upcase |> { loglevel => 'info' }
#### z4
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == upcase('a') |> { loglevel => 'info' }
#### z5
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == "x${x}" |> { loglevel => 'info' }
#### z6
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == "plain" |> { loglevel => 'info' }
#### z7
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x |> { loglevel => 'info' }
#### z8
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x[0] |> { loglevel => 'info' }
#### z9
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $h['a'] |> { loglevel => 'info' }
#### z10
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == undef |> { loglevel => 'info' }
#### z11
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == default |> { loglevel => 'info' }
#### z12
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == true |> { loglevel => 'info' }
#### z13
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == -1 |> { loglevel => 'info' }
#### z14
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == - 1.5 |> { loglevel => 'info' }
#### z15
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1 |> { loglevel => 'info' }
#### z16
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1.5 |> { loglevel => 'info' }
#### z17
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 0x1f |> { loglevel => 'info' }
#### z18
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == (1) |> { loglevel => 'info' }
#### z19
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == ('a') |> { loglevel => 'info' }
#### z20
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == (-1) |> { loglevel => 'info' }
#### z21
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == !true |> { loglevel => 'info' }
#### z22
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1 + 1 |> { loglevel => 'info' }
#### z23
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1 == 1 |> { loglevel => 'info' }
#### z24
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == [1] |> { loglevel => 'info' }
#### z25
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == {a=>1} |> { loglevel => 'info' }
#### z26
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == /a/ |> { loglevel => 'info' }
#### z27
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Integer |> { loglevel => 'info' }
#### z28
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Integer[1] |> { loglevel => 'info' }
#### z29
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Notify['a'] |> { loglevel => 'info' }
#### z30
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Class['a'] |> { loglevel => 'info' }
#### z31
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == if true {1} |> { loglevel => 'info' }
#### z32
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x ? {default=>1} |> { loglevel => 'info' }
#### z33
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == case 1 {default: {1}} |> { loglevel => 'info' }
#### z34
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == [1][0] |> { loglevel => 'info' }
#### z35
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == a |> { loglevel => 'info' }
#### z36
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == a::b |> { loglevel => 'info' }
#### z37
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == A::B |> { loglevel => 'info' }
#### z38
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $facts['x']['y'] |> { loglevel => 'info' }
#### z39
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == *[1] |> { loglevel => 'info' }
#### z40
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 'a' in ['a'] |> { loglevel => 'info' }
#### z41
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == true and true |> { loglevel => 'info' }
#### z42
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == notice('x') |> { loglevel => 'info' }
#### z43
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == @@x |> { loglevel => 'info' }
#### z44
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x =~ /a/ |> { loglevel => 'info' }
#### z45
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == ${x} |> { loglevel => 'info' }
#### z46
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == unless true {1} |> { loglevel => 'info' }
#### z47
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == [1,2].map |$i| {$i} |> { loglevel => 'info' }
#### z48
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == "a" 'b' |> { loglevel => 'info' }
#### z49
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == class |> { loglevel => 'info' }
#### z50
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == type |> { loglevel => 'info' }
#### z51
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x.upcase |> { loglevel => 'info' }
#### z52
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == default and 1 |> { loglevel => 'info' }
#### z53
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == A |> { loglevel => 'info' }
#### z54
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == file |> { loglevel => 'info' }
#### z55
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == @(X)
heredoc
| X |> { loglevel => 'info' }
#### z56
$x = 'message'
notify { 'a': message => 'm' }
Notify <| message == 'm' |> { loglevel => 'info' }
#### z57
$x = 'message'
notify { 'a': message => 'm' }
Notify <| 'message' == 'm' |> { loglevel => 'info' }
#### z58
$x = 'message'
notify { 'a': message => 'm' }
Notify <| $x == 'm' |> { loglevel => 'info' }
#### z59
$x = 'message'
notify { 'a': message => 'm' }
Notify <| Message == 'm' |> { loglevel => 'info' }
#### z60
$x = 'message'
notify { 'a': message => 'm' }
Notify <| 1 == 'm' |> { loglevel => 'info' }
#### z61
$x = 'message'
notify { 'a': message => 'm' }
Notify <| true == 'm' |> { loglevel => 'info' }
#### z62
$x = 'message'
notify { 'a': message => 'm' }
Notify <| title == 'm' |> { loglevel => 'info' }
#### z63
$x = 'message'
notify { 'a': message => 'm' }
Notify <| tag == 'm' |> { loglevel => 'info' }
#### z64
$x = 'message'
notify { 'a': message => 'm' }
Notify <| nope == 'm' |> { loglevel => 'info' }
#### z65
$x = 'message'
notify { 'a': message => 'm' }
Notify <| 'no pe' == 'm' |> { loglevel => 'info' }
#### z66
$x = 'message'
notify { 'a': message => 'm' }
Notify <| message::x == 'm' |> { loglevel => 'info' }
#### z67
$x = 'message'
notify { 'a': message => 'm' }
Notify <| $x['a'] == 'm' |> { loglevel => 'info' }
#### z68
$x = 'message'
notify { 'a': message => 'm' }
Notify <| undef == 'm' |> { loglevel => 'info' }
#### z69
$x = 'message'
notify { 'a': message => 'm' }
Notify <| default == 'm' |> { loglevel => 'info' }
#### z70
$x = 'message'
notify { 'a': message => 'm' }
Notify <| f() == 'm' |> { loglevel => 'info' }
#### z71
$x = 'message'
notify { 'a': message => 'm' }
Notify <| "${x}" == 'm' |> { loglevel => 'info' }
#### z72
$x = 'message'
notify { 'a': message => 'm' }
Notify <| name == 'm' |> { loglevel => 'info' }
#### z73
$x = 'message'
notify { 'a': message => 'm' }
Notify <| -1 == 'm' |> { loglevel => 'info' }
#### z74
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <|  |>
#### z75
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' |>
#### z76
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message != 'm' |>
#### z77
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' and title == 'a' |>
#### z78
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' or title == 'b' |>
#### z79
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| (message == 'm' or title == 'b') and title != 'a' |>
#### z80
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| not message == 'm' |>
#### z81
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| !(message == 'm') |>
#### z82
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' and title == 'a' or title == 'b' |>
#### z83
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message =~ /m/ |>
#### z84
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message > 1 |>
#### z85
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message in ['m'] |>
#### z86
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title |>
#### z87
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| true |>
#### z88
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| 'a' |>
#### z89
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == a |>
#### z90
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == 'A' |>
#### z91
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == 'T' |>
#### z92
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == ['t','u'] |>
#### z93
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag != 't' |>
#### z94
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == 't' and tag == 'u' |>
#### z95
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| noop == undef |>
#### z96
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| noop != undef |>
#### z97
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| noop != true |>
#### z98
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| alias == 'al' |>
#### z99
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| require == Notify['a'] |>
#### z100
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == [1,2] |>
#### z101
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 1 |>
#### z102
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == '1' |>
#### z103
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == true |>
#### z104
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| loglevel == info |>
#### z105
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| (title == 'a') |>
#### z106
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| ((title == 'a')) |>
#### z107
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == 'a' and |>
#### z108
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title = 'a' |>
#### z109
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == "a" or title == "b" or title == "c" |>
#### z110
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| class == 'x' |>
#### z111
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| type == 'notify' |>
#### z112
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| exported == true |>
#### z113
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| virtual == true |>
#### z114
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == $t |>
#### z115
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == "${t}" |>
#### z116
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == $t |>
#### z117
notify { 'a': message => [Integer[1,3].step(2)] }
#### z118
create_resources(notify, {'a' => { 'message' => [Integer[1,3].step(2)] } })
#### z119
class k($p = [Integer[1,3].step(2)]) { notice($p) }
include k
#### z120
notify { [Integer[1,3].step(2)]: }
#### z121
Notify { message => [Integer[1,3].step(2)] }
#### z122
notify { 'a': * => { message => [Integer[1,3].step(2)] } }
#### z123
notify { 'a': message => {'a'=>Integer[1,3].step(2)} }
#### z124
create_resources(notify, {'a' => { 'message' => {'a'=>Integer[1,3].step(2)} } })
#### z125
class k($p = {'a'=>Integer[1,3].step(2)}) { notice($p) }
include k
#### z126
notify { {'a'=>Integer[1,3].step(2)}: }
#### z127
Notify { message => {'a'=>Integer[1,3].step(2)} }
#### z128
notify { 'a': * => { message => {'a'=>Integer[1,3].step(2)} } }
#### z129
notify { 'a': message => 'abc'.reverse_each }
#### z130
create_resources(notify, {'a' => { 'message' => 'abc'.reverse_each } })
#### z131
class k($p = 'abc'.reverse_each) { notice($p) }
include k
#### z132
notify { 'abc'.reverse_each: }
#### z133
Notify { message => 'abc'.reverse_each }
#### z134
notify { 'a': * => { message => 'abc'.reverse_each } }
#### z135
notify { 'a': message => [1,2].reverse_each }
#### z136
create_resources(notify, {'a' => { 'message' => [1,2].reverse_each } })
#### z137
class k($p = [1,2].reverse_each) { notice($p) }
include k
#### z138
notify { [1,2].reverse_each: }
#### z139
Notify { message => [1,2].reverse_each }
#### z140
notify { 'a': * => { message => [1,2].reverse_each } }
#### z141
notify { 'a': message => {'a'=>1}.reverse_each }
#### z142
create_resources(notify, {'a' => { 'message' => {'a'=>1}.reverse_each } })
#### z143
class k($p = {'a'=>1}.reverse_each) { notice($p) }
include k
#### z144
notify { {'a'=>1}.reverse_each: }
#### z145
Notify { message => {'a'=>1}.reverse_each }
#### z146
notify { 'a': * => { message => {'a'=>1}.reverse_each } }
#### z147
notify { 'a': message => [1,2].each }
#### z148
create_resources(notify, {'a' => { 'message' => [1,2].each } })
#### z149
class k($p = [1,2].each) { notice($p) }
include k
#### z150
notify { [1,2].each: }
#### z151
Notify { message => [1,2].each }
#### z152
notify { 'a': * => { message => [1,2].each } }
#### z153
notify { 'a': message => Integer[1,3].reverse_each.map |$x| {$x} }
#### z154
create_resources(notify, {'a' => { 'message' => Integer[1,3].reverse_each.map |$x| {$x} } })
#### z155
class k($p = Integer[1,3].reverse_each.map |$x| {$x}) { notice($p) }
include k
#### z156
notify { Integer[1,3].reverse_each.map |$x| {$x}: }
#### z157
Notify { message => Integer[1,3].reverse_each.map |$x| {$x} }
#### z158
notify { 'a': * => { message => Integer[1,3].reverse_each.map |$x| {$x} } }
#### z159
notify { 'a': message => [1,2].step(1) }
#### z160
create_resources(notify, {'a' => { 'message' => [1,2].step(1) } })
#### z161
class k($p = [1,2].step(1)) { notice($p) }
include k
#### z162
notify { [1,2].step(1): }
#### z163
Notify { message => [1,2].step(1) }
#### z164
notify { 'a': * => { message => [1,2].step(1) } }
#### z165
$x = lookup('q')
#### z166
class a { $x = lookup('q') }
include a
#### z167
class a {
 $x = lookup('q') }
class { 'a': }
#### z168
define a {
 $x = lookup('q') }
a { 'b': }
#### z169
function f() {
 lookup('q') }
f()
#### z170
class a(
$x = lookup('q')) { }
include a
#### z171
class a(
$x = lookup('q')) { }
class b { include a }
class { 'b': }
#### z172
define a(
$x = lookup('q')) { }
a { 'b': }
#### z173
notify { 'a': message => lookup('q') }
#### z174
node default {
 lookup('q') }
#### z175
[1].each |$x| {
 lookup('q') }
#### z176
notice(inline_epp('<%= lookup("q") %>'))
#### z177
class a($x) { }
include a
#### z178
class a { include b }
class b { lookup('q') }
include a
#### z179
hiera('q')
#### z180
lookup('q', Integer)
#### z181
lookup('q', Integer, 'first', 'x')
#### z182
lookup(['q','r'])
#### z183
lookup()
#### z184
class k($trusted) { notice('x') }
class { 'k': trusted => 1 }
#### z185
define k($trusted = 2) { notice('x') }
k { 'k': trusted => 1 }
#### z186
class k($trusted = 1) { notice('x') }
include k
#### z187
class k { $trusted = 1 notice($trusted) }
include k
#### z188
define k { $trusted = 1 notice($trusted) }
k { 'k': }
#### z189
$trusted = 1
notice($trusted)
#### z190
[1].each |$trusted| { notice($trusted) }
#### z191
function f($trusted) { notice($trusted) }
f(1)
#### z192
node default { $trusted = 1 notice($trusted) }
#### z193
class a { $trusted = 1 }
class b inherits a { notice($trusted) }
include b
#### z194
$x = with(1) |$a| { $trusted = 2 $trusted }
notice($x)
#### z195
notice(inline_epp('<% $trusted = 1 %><%= $trusted %>'))
#### z196
class k($facts) { notice('x') }
class { 'k': facts => 1 }
#### z197
define k($facts = 2) { notice('x') }
k { 'k': facts => 1 }
#### z198
class k($facts = 1) { notice('x') }
include k
#### z199
class k { $facts = 1 notice($facts) }
include k
#### z200
define k { $facts = 1 notice($facts) }
k { 'k': }
#### z201
$facts = 1
notice($facts)
#### z202
[1].each |$facts| { notice($facts) }
#### z203
function f($facts) { notice($facts) }
f(1)
#### z204
node default { $facts = 1 notice($facts) }
#### z205
class a { $facts = 1 }
class b inherits a { notice($facts) }
include b
#### z206
$x = with(1) |$a| { $facts = 2 $facts }
notice($x)
#### z207
notice(inline_epp('<% $facts = 1 %><%= $facts %>'))
#### z208
class k($server_facts) { notice('x') }
class { 'k': server_facts => 1 }
#### z209
define k($server_facts = 2) { notice('x') }
k { 'k': server_facts => 1 }
#### z210
class k($server_facts = 1) { notice('x') }
include k
#### z211
class k { $server_facts = 1 notice($server_facts) }
include k
#### z212
define k { $server_facts = 1 notice($server_facts) }
k { 'k': }
#### z213
$server_facts = 1
notice($server_facts)
#### z214
[1].each |$server_facts| { notice($server_facts) }
#### z215
function f($server_facts) { notice($server_facts) }
f(1)
#### z216
node default { $server_facts = 1 notice($server_facts) }
#### z217
class a { $server_facts = 1 }
class b inherits a { notice($server_facts) }
include b
#### z218
$x = with(1) |$a| { $server_facts = 2 $server_facts }
notice($x)
#### z219
notice(inline_epp('<% $server_facts = 1 %><%= $server_facts %>'))
#### z220
class k($settings) { notice('x') }
class { 'k': settings => 1 }
#### z221
define k($settings = 2) { notice('x') }
k { 'k': settings => 1 }
#### z222
class k($settings = 1) { notice('x') }
include k
#### z223
class k { $settings = 1 notice($settings) }
include k
#### z224
define k { $settings = 1 notice($settings) }
k { 'k': }
#### z225
$settings = 1
notice($settings)
#### z226
[1].each |$settings| { notice($settings) }
#### z227
function f($settings) { notice($settings) }
f(1)
#### z228
node default { $settings = 1 notice($settings) }
#### z229
class a { $settings = 1 }
class b inherits a { notice($settings) }
include b
#### z230
$x = with(1) |$a| { $settings = 2 $settings }
notice($x)
#### z231
notice(inline_epp('<% $settings = 1 %><%= $settings %>'))
#### z232
class k($module_name) { notice('x') }
class { 'k': module_name => 1 }
#### z233
define k($module_name = 2) { notice('x') }
k { 'k': module_name => 1 }
#### z234
class k($module_name = 1) { notice('x') }
include k
#### z235
class k { $module_name = 1 notice($module_name) }
include k
#### z236
define k { $module_name = 1 notice($module_name) }
k { 'k': }
#### z237
$module_name = 1
notice($module_name)
#### z238
[1].each |$module_name| { notice($module_name) }
#### z239
function f($module_name) { notice($module_name) }
f(1)
#### z240
node default { $module_name = 1 notice($module_name) }
#### z241
class a { $module_name = 1 }
class b inherits a { notice($module_name) }
include b
#### z242
$x = with(1) |$a| { $module_name = 2 $module_name }
notice($x)
#### z243
notice(inline_epp('<% $module_name = 1 %><%= $module_name %>'))
#### z244
class k($caller_module_name) { notice('x') }
class { 'k': caller_module_name => 1 }
#### z245
define k($caller_module_name = 2) { notice('x') }
k { 'k': caller_module_name => 1 }
#### z246
class k($caller_module_name = 1) { notice('x') }
include k
#### z247
class k { $caller_module_name = 1 notice($caller_module_name) }
include k
#### z248
define k { $caller_module_name = 1 notice($caller_module_name) }
k { 'k': }
#### z249
$caller_module_name = 1
notice($caller_module_name)
#### z250
[1].each |$caller_module_name| { notice($caller_module_name) }
#### z251
function f($caller_module_name) { notice($caller_module_name) }
f(1)
#### z252
node default { $caller_module_name = 1 notice($caller_module_name) }
#### z253
class a { $caller_module_name = 1 }
class b inherits a { notice($caller_module_name) }
include b
#### z254
$x = with(1) |$a| { $caller_module_name = 2 $caller_module_name }
notice($x)
#### z255
notice(inline_epp('<% $caller_module_name = 1 %><%= $caller_module_name %>'))
#### z256
class k($environment) { notice('x') }
class { 'k': environment => 1 }
#### z257
define k($environment = 2) { notice('x') }
k { 'k': environment => 1 }
#### z258
class k($environment = 1) { notice('x') }
include k
#### z259
class k { $environment = 1 notice($environment) }
include k
#### z260
define k { $environment = 1 notice($environment) }
k { 'k': }
#### z261
$environment = 1
notice($environment)
#### z262
[1].each |$environment| { notice($environment) }
#### z263
function f($environment) { notice($environment) }
f(1)
#### z264
node default { $environment = 1 notice($environment) }
#### z265
class a { $environment = 1 }
class b inherits a { notice($environment) }
include b
#### z266
$x = with(1) |$a| { $environment = 2 $environment }
notice($x)
#### z267
notice(inline_epp('<% $environment = 1 %><%= $environment %>'))
#### z268
class k($title) { notice('x') }
class { 'k': title => 1 }
#### z269
define k($title = 2) { notice('x') }
k { 'k': title => 1 }
#### z270
class k($title = 1) { notice('x') }
include k
#### z271
class k { $title = 1 notice($title) }
include k
#### z272
define k { $title = 1 notice($title) }
k { 'k': }
#### z273
$title = 1
notice($title)
#### z274
[1].each |$title| { notice($title) }
#### z275
function f($title) { notice($title) }
f(1)
#### z276
node default { $title = 1 notice($title) }
#### z277
class a { $title = 1 }
class b inherits a { notice($title) }
include b
#### z278
$x = with(1) |$a| { $title = 2 $title }
notice($x)
#### z279
notice(inline_epp('<% $title = 1 %><%= $title %>'))
#### z280
class k($name) { notice('x') }
class { 'k': name => 1 }
#### z281
define k($name = 2) { notice('x') }
k { 'k': name => 1 }
#### z282
class k($name = 1) { notice('x') }
include k
#### z283
class k { $name = 1 notice($name) }
include k
#### z284
define k { $name = 1 notice($name) }
k { 'k': }
#### z285
$name = 1
notice($name)
#### z286
[1].each |$name| { notice($name) }
#### z287
function f($name) { notice($name) }
f(1)
#### z288
node default { $name = 1 notice($name) }
#### z289
class a { $name = 1 }
class b inherits a { notice($name) }
include b
#### z290
$x = with(1) |$a| { $name = 2 $name }
notice($x)
#### z291
notice(inline_epp('<% $name = 1 %><%= $name %>'))
#### z292
class k($serverversion) { notice('x') }
class { 'k': serverversion => 1 }
#### z293
define k($serverversion = 2) { notice('x') }
k { 'k': serverversion => 1 }
#### z294
class k($serverversion = 1) { notice('x') }
include k
#### z295
class k { $serverversion = 1 notice($serverversion) }
include k
#### z296
define k { $serverversion = 1 notice($serverversion) }
k { 'k': }
#### z297
$serverversion = 1
notice($serverversion)
#### z298
[1].each |$serverversion| { notice($serverversion) }
#### z299
function f($serverversion) { notice($serverversion) }
f(1)
#### z300
node default { $serverversion = 1 notice($serverversion) }
#### z301
class a { $serverversion = 1 }
class b inherits a { notice($serverversion) }
include b
#### z302
$x = with(1) |$a| { $serverversion = 2 $serverversion }
notice($x)
#### z303
notice(inline_epp('<% $serverversion = 1 %><%= $serverversion %>'))
#### z304
class k($this) { notice('x') }
class { 'k': this => 1 }
#### z305
define k($this = 2) { notice('x') }
k { 'k': this => 1 }
#### z306
class k($this = 1) { notice('x') }
include k
#### z307
class k { $this = 1 notice($this) }
include k
#### z308
define k { $this = 1 notice($this) }
k { 'k': }
#### z309
$this = 1
notice($this)
#### z310
[1].each |$this| { notice($this) }
#### z311
function f($this) { notice($this) }
f(1)
#### z312
node default { $this = 1 notice($this) }
#### z313
class a { $this = 1 }
class b inherits a { notice($this) }
include b
#### z314
$x = with(1) |$a| { $this = 2 $this }
notice($x)
#### z315
notice(inline_epp('<% $this = 1 %><%= $this %>'))
#### z316
class k($main) { notice('x') }
class { 'k': main => 1 }
#### z317
define k($main = 2) { notice('x') }
k { 'k': main => 1 }
#### z318
class k($main = 1) { notice('x') }
include k
#### z319
class k { $main = 1 notice($main) }
include k
#### z320
define k { $main = 1 notice($main) }
k { 'k': }
#### z321
$main = 1
notice($main)
#### z322
[1].each |$main| { notice($main) }
#### z323
function f($main) { notice($main) }
f(1)
#### z324
node default { $main = 1 notice($main) }
#### z325
class a { $main = 1 }
class b inherits a { notice($main) }
include b
#### z326
$x = with(1) |$a| { $main = 2 $main }
notice($x)
#### z327
notice(inline_epp('<% $main = 1 %><%= $main %>'))
#### z328
class k($clientcert) { notice('x') }
class { 'k': clientcert => 1 }
#### z329
define k($clientcert = 2) { notice('x') }
k { 'k': clientcert => 1 }
#### z330
class k($clientcert = 1) { notice('x') }
include k
#### z331
class k { $clientcert = 1 notice($clientcert) }
include k
#### z332
define k { $clientcert = 1 notice($clientcert) }
k { 'k': }
#### z333
$clientcert = 1
notice($clientcert)
#### z334
[1].each |$clientcert| { notice($clientcert) }
#### z335
function f($clientcert) { notice($clientcert) }
f(1)
#### z336
node default { $clientcert = 1 notice($clientcert) }
#### z337
class a { $clientcert = 1 }
class b inherits a { notice($clientcert) }
include b
#### z338
$x = with(1) |$a| { $clientcert = 2 $clientcert }
notice($x)
#### z339
notice(inline_epp('<% $clientcert = 1 %><%= $clientcert %>'))
#### z340
class k($a = $b, $b = 1) { notice($a) }
class { 'k': b => undef }
#### z341
class k($a = $b, $b = 1) { notice($a) }
class { 'k': b => 3 }
#### z342
class k($a = $a) { notice($a) }
class { 'k': a => undef }
#### z343
class k($b = 1, $a = $b) { notice($a) }
class { 'k': b => undef }
#### z344
define k($a = $b, $b = 1) { notice($a) }
k { 'k': b => undef }
#### z345
define k($a = 1 + 'x') { }
k { 'k': nope => 1 }
#### z346
class k($a = 1 + 'x') { }
class { 'k': nope => 1 }
#### z347
class k($a = fail('x'), Integer $b) { }
class { 'k': b => 'x' }
#### z348
class k($a = fail('x'), Integer $b) { }
class { 'k': }
#### y1
@notify { 'a': message => [1,2] }
@notify { 'b': message => 1 }
@notify { 'c': message => [2,3] }
Notify <| message != 1 |>
#### y2
@notify { 'a': tag => 't' }
@notify { 'b': tag => 'u' }
@notify { 'c': }
@notify { 't': }
Notify <| tag != 't' |>
#### y3
@notify { 'a': tag => 't' }
@notify { 'b': tag => 'u' }
Notify <| tag != 'notify' |>
#### y4
@notify { 'a': }
@notify { 'b': tag => 'u' }
Notify <| tag != undef |>
#### y5
@notify { 'a': }
@notify { 'b': }
Notify <| title != 'a' |>
#### y6
@notify { 'a': message => [] }
@notify { 'b': message => undef }
Notify <| message == undef |>
#### y7
@notify { 'a': message => 'M' }
Notify <| message == 'm' |>
#### y8
@notify { 'a': message => 'M' }
Notify <| message != 'm' |>
#### y9
@notify { 'a': message => [1, [2]] }
Notify <| message == 2 |>
#### y10
$v = [1,2]
@notify { 'a': message => [1, 2] }
@notify { 'b': message => 1 }
Notify <| message == $v |>
#### y11
$v = [1,2]
@notify { 'a': message => [1, 2] }
@notify { 'b': message => 1 }
Notify <| message != $v |>
#### y12
$v = ['t','u']
@notify { 'a': tag => ['t', 'u'] }
@notify { 'b': tag => 't' }
Notify <| tag == $v |>
#### y13
@notify { 'a': tag => [1, 't'] }
Notify <| tag == 1 |>
#### y14
@notify { 'a': message => { a => 1 } }
$v = { a => 1 }
Notify <| message == $v |>
#### y15
@notify { 'a': message => 1.0 }
Notify <| message == 1 |>
#### y16
@file { '/a': mode => '0644' }
File <| path == '/a' |>
#### y17
@file { '/a': mode => '0644' }
File <| mode == 0644 |>
#### y18
@notify { 'a': tag => ['a::b'] }
@notify { 'c': tag => ['b'] }
Notify <| tag == 'b' |>
#### y19
class k { @notify { 'a': } @notify { 'b': tag => 'k' } }
include k
Notify <| tag == 'k' and tag != 'zz' |>
#### y20
class k { @notify { 'a': } @notify { 'b': tag => 'k' } }
include k
Notify <| tag == 'K' |>
Notify <| tag == 'notify' |> -> Notify <| tag == 'none' |>
#### defaults beside a collector d1
class m { Notify <| |> { noop => true }
 Notify { tag => 'df' } }
notify {'a': }
include m
#### defaults beside a collector d2
class m { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
notify {'a': }
include m
#### defaults beside a collector d3
class c2 { Notify { tag => 'df' } }
class c3 inherits c2 { Notify <| |> { noop => true } }
notify {'a': }
include c3
#### defaults beside a collector d4
class m { Notify { tag => 'df' }
 Notify <| |> }
notify {'a': }
include m
#### defaults beside a collector d5
Notify { tag => 'df' }
class m { Notify <| |> { noop => true } }
class k { notify {'a': } }
include k, m
#### defaults beside a collector d6
class m { Notify { message => 'df' }
 Notify <| |> { noop => true } }
notify {'a': }
include m
#### defaults beside a collector d7
class m { Notify { message => 'df' }
 Notify <| |> { noop => true } }
notify {'a': message => 'own' }
include m
#### defaults beside a collector d8
class m { Notify { message => 'df' }
 Notify <| |> { noop => true } }
Notify { message => 'top' }
notify {'a': }
include m
#### defaults beside a collector d9
class m { Notify { message => 'df', noop => false }
 Notify <| |> { noop => true } }
notify {'a': }
include m
#### defaults beside a collector d10
class m { notify {'a': } }
class n inherits m { Notify { tag => 'df' }
 Notify['a'] { noop => true } }
include n
#### defaults beside a collector d11
class m { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
class n { Notify { message => 'n' }
 Notify <| |> { loglevel => debug } }
notify {'a': }
include m, n
#### defaults beside a collector d12
class m { Notify { tag => 'd1' }
 Notify <| |> { tag => 'o1' } }
notify {'a': }
include m
#### defaults beside a collector d13
class m { Notify { tag => 'd1' }
 @notify {'v': } Notify <| title == 'v' |> { noop => true } }
notify {'a': }
include m
#### defaults beside a collector d14
class m { Notify { require => Notify['b'] }
 Notify <| title == 'a' |> { noop => true } }
notify {['a','b']: }
include m
#### defaults beside a collector d15
class c2 { Notify { tag => 'df' } }
class c3 inherits c2 { Notify <| |> { require => Class['m'] } }
class m {}
class s { Notify <| |> { noop => true }
 Notify { tag => 'df' } }
notify {'a': }
include c2, c3, m, s
#### defaults beside a collector d16
class c2 { Notify { tag => 'df' } }
class c3 inherits c2 { Notify <| |> { require => Class['m'] } }
class m {}
notify {'a': }
include c2, c3, m
#### defaults beside a collector d17
class m {}
class s { Notify <| |> { noop => true }
 Notify { tag => 'df' } }
class c3 { Notify <| |> { require => Class['m'] } }
notify {'a': }
include c3, m, s
#### defaults beside a collector d18
class m {}
class s { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
class c3 { Notify <| |> { require => Class['m'] } }
notify {'a': }
include c3, m, s
#### defaults beside a collector e2
Notify { message => 'top' }
class k { notify {'a': message => 'own'} }
include k
Notify <| |> { noop => true }
#### defaults beside a collector e3
Notify { message => 'top' }
notify {'a': message => 'own'}
Notify <| |> { noop => true }
#### defaults beside a collector e4
class m { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
notify {'a': tag => 'own' }
include m
#### defaults beside a collector e5
define d($v = 1, $w = 2) { notify { "x${v}${w}": } }
class m { D { v => 5 }
 D <| |> { w => 6 } }
d {'a': }
include m
#### defaults beside a collector e6
define d($v = 1, $w = 2) { notify { "x${v}${w}": } }
class m { D { v => 5 }
 D <| |> { w => 6 } }
@d {'a': v => 3 }
include m
#### defaults beside a collector e7
class m { Notify { message => undef }
 Notify <| |> { noop => true } }
notify {'a': message => 'own' }
include m
#### defaults beside a collector e8
class m { File { mode => '0600', owner => 'o' }
 File <| title == '/a' |> { owner => 'p' } }
file {'/a': mode => '0644' }
file {'/b': }
include m
#### defaults beside a collector e9
class m { Notify { message => 'df' }
 Notify <| |> { message +> 'z' } }
notify {'a': message => 'own' }
include m
#### defaults beside a collector e10
class m { Notify { require => Notify['b'] }
 Notify <| title == 'a' |> { require +> Notify['c'] } }
notify {['a','b','c']: }
include m
#### defaults beside a collector e11
define w() { Notify { message => 'df' }
 Notify <| title == 'a' |> { noop => true } }
w {'q': }
notify {'a': message => 'own' }
#### defaults beside a collector e12
node default { Notify { message => 'df' }
 Notify <| title == 'a' |> { noop => true } }
notify {'a': message => 'own' }
#### defaults beside a collector e13
class m { Notify { message => 'df' }
 @@notify {'x': } Notify <<| |>> { noop => true } }
notify {'a': message => 'own' }
include m
#### defaults beside a collector e14
class m { Notify { message => 'd1' }
 Notify <| |> { noop => true } }
class n { Notify { message => 'd2' }
 Notify <| |> { loglevel => debug } }
notify {'a': }
include m, n
#### defaults beside a collector e15
class m { Notify { message => 'd1', tag => 't' }
 include sub }
class sub { Notify <| |> { noop => true } }
notify {'a': }
include m
#### defaults beside a collector e18
class m { Notify { message => 'df' }
 Notify <| title == 'a' |> { name => 'q' } }
class k { notify {'a': message => 'own' } }
include m, k
#### defaults beside a collector e19
class k { notify {'a': message => 'own' } }
class m inherits k { Notify { message => 'df' }
 Notify['a'] { noop => true }
 Notify <| |> { loglevel => debug } }
include m
#### defaults beside a collector e20
Notify { message => 'top' }
class m { Notify <| |> { noop => true } }
class k { notify {'a': message => 'own'} }
include k, m
#### defaults beside a collector e21
Notify { message => 'top' }
class m { Notify { message => 'in' }
 Notify <| |> { noop => true } }
class k { notify {'a': } }
include k, m
#### defaults beside a collector e22
class m { Exec { path => '/bin' }
 Exec <| |> { noop => true } }
exec {'x': path => '/own' }
exec {'y': }
include m
#### defaults beside a collector e23
class m { Notify { message => 'df' }
 realize(Notify['v']) }
@notify {'v': message => 'own' }
include m
