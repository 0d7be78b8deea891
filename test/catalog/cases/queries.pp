#### Notify <| message == f() |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallNamedFunctionExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == f() |> { loglevel => 'info' }
#### Notify <| message == f |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == f |> { loglevel => 'info' }
#### Notify <| message == 'a'.upcase |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallMethodExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 'a'.upcase |> { loglevel => 'info' }
#### Notify <| message == upcase('a') |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallNamedFunctionExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == upcase('a') |> { loglevel => 'info' }
#### Notify <| message == "x${x}" |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == "x${x}" |> { loglevel => 'info' }
#### Notify <| message == "plain" |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == "plain" |> { loglevel => 'info' }
#### Notify <| message == $x |> { loglevel => 'info' } overrides Notify[a]
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x |> { loglevel => 'info' }
#### Notify <| message == $x[0] |> { loglevel => 'info' } overrides Notify[a]
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x[0] |> { loglevel => 'info' }
#### Notify <| message == $h['a'] |> { loglevel => 'info' } overrides Notify[a]
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $h['a'] |> { loglevel => 'info' }
#### Notify <| message == undef |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == undef |> { loglevel => 'info' }
#### Notify <| message == default |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::LiteralDefault
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == default |> { loglevel => 'info' }
#### Notify <| message == true |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == true |> { loglevel => 'info' }
#### Notify <| message == -1 |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::UnaryMinusExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == -1 |> { loglevel => 'info' }
#### Notify <| message == - 1.5 |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::UnaryMinusExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == - 1.5 |> { loglevel => 'info' }
#### Notify <| message == 1 |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1 |> { loglevel => 'info' }
#### Notify <| message == 1.5 |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1.5 |> { loglevel => 'info' }
#### Notify <| message == 0x1f |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 0x1f |> { loglevel => 'info' }
#### Notify <| message == (1) |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == (1) |> { loglevel => 'info' }
#### Notify <| message == ('a') |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == ('a') |> { loglevel => 'info' }
#### Notify <| message == (-1) |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::UnaryMinusExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == (-1) |> { loglevel => 'info' }
#### Notify <| message == !true |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::NotExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == !true |> { loglevel => 'info' }
#### Notify <| message == 1 + 1 |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::ArithmeticExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1 + 1 |> { loglevel => 'info' }
#### Notify <| message == 1 == 1 |> { loglevel => 'info' } crashes Puppet
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 1 == 1 |> { loglevel => 'info' }
#### Notify <| message == [1] |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::LiteralList
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == [1] |> { loglevel => 'info' }
#### Notify <| message == {a=>1} |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::LiteralHash
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == {a=>1} |> { loglevel => 'info' }
#### Notify <| message == /a/ |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::LiteralRegularExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == /a/ |> { loglevel => 'info' }
#### Notify <| message == Integer |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::QualifiedReference
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Integer |> { loglevel => 'info' }
#### Notify <| message == Integer[1] |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Integer[1] |> { loglevel => 'info' }
#### Notify <| message == Notify['a'] |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Notify['a'] |> { loglevel => 'info' }
#### Notify <| message == Class['a'] |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == Class['a'] |> { loglevel => 'info' }
#### Notify <| message == if true {1} |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::IfExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == if true {1} |> { loglevel => 'info' }
#### Notify <| message == $x ? {default=>1} |> { loglevel => 'info' } fails: Could not parse for environment production: Illegal query expression. A Selector Expressi…
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x ? {default=>1} |> { loglevel => 'info' }
#### Notify <| message == case 1 {default: {1}} |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CaseExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == case 1 {default: {1}} |> { loglevel => 'info' }
#### Notify <| message == [1][0] |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == [1][0] |> { loglevel => 'info' }
#### Notify <| message == a |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == a |> { loglevel => 'info' }
#### Notify <| message == a::b |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == a::b |> { loglevel => 'info' }
#### Notify <| message == A::B |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::QualifiedReference
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == A::B |> { loglevel => 'info' }
#### Notify <| message == $facts['x']['y'] |> { loglevel => 'info' } fails: Operator '[]' is not applicable to an Undef Value.
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $facts['x']['y'] |> { loglevel => 'info' }
#### Notify <| message == *[1] |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::UnfoldExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == *[1] |> { loglevel => 'info' }
#### Notify <| message == 'a' in ['a'] |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::InExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == 'a' in ['a'] |> { loglevel => 'info' }
#### Notify <| message == true and true |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == true and true |> { loglevel => 'info' }
#### Notify <| message == notice('x') |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallNamedFunctionExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == notice('x') |> { loglevel => 'info' }
#### Notify <| message == @@x |> { loglevel => 'info' } fails: Could not parse for environment production: Syntax error at '@@'
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == @@x |> { loglevel => 'info' }
#### Notify <| message == $x =~ /a/ |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::MatchExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x =~ /a/ |> { loglevel => 'info' }
#### Notify <| message == ${x} |> { loglevel => 'info' } fails: Could not parse for environment production: Syntax error at '{'
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == ${x} |> { loglevel => 'info' }
#### Notify <| message == unless true {1} |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::UnlessExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == unless true {1} |> { loglevel => 'info' }
#### Notify <| message == [1,2].map |$i| {$i} |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallMethodExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == [1,2].map |$i| {$i} |> { loglevel => 'info' }
#### Notify <| message == "a" 'b' |> { loglevel => 'info' } fails: Could not parse for environment production: Syntax error at 'b'
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == "a" 'b' |> { loglevel => 'info' }
#### Notify <| message == class |> { loglevel => 'info' } fails: Could not parse for environment production: Syntax error at '|>'
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == class |> { loglevel => 'info' }
#### Notify <| message == type |> { loglevel => 'info' } fails: Could not parse for environment production: Syntax error at '|>'
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == type |> { loglevel => 'info' }
#### Notify <| message == $x.upcase |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallMethodExpression
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == $x.upcase |> { loglevel => 'info' }
#### Notify <| message == default and 1 |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::LiteralDefault
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == default and 1 |> { loglevel => 'info' }
#### Notify <| message == A |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::QualifiedReference
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == A |> { loglevel => 'info' }
#### Notify <| message == file |> { loglevel => 'info' } overrides nothing
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == file |> { loglevel => 'info' }
#### | X |> { loglevel => 'info' } fails: Could not parse for environment production: Heredoc without end-tagged line
function f() { 'm' }
$x = 'm'
$h = {'a'=>'m'}
notify { 'a': message => 'm' }
Notify <| message == @(X)
heredoc
| X |> { loglevel => 'info' }
#### Notify <| message == 'm' |> { loglevel => 'info' } overrides Notify[a]
$x = 'message'
notify { 'a': message => 'm' }
Notify <| message == 'm' |> { loglevel => 'info' }
#### Notify <| 'message' == 'm' |> { loglevel => 'info' } overrides Notify[a]
$x = 'message'
notify { 'a': message => 'm' }
Notify <| 'message' == 'm' |> { loglevel => 'info' }
#### Notify <| $x == 'm' |> { loglevel => 'info' } overrides Notify[a]
$x = 'message'
notify { 'a': message => 'm' }
Notify <| $x == 'm' |> { loglevel => 'info' }
#### Notify <| Message == 'm' |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::QualifiedReference
$x = 'message'
notify { 'a': message => 'm' }
Notify <| Message == 'm' |> { loglevel => 'info' }
#### Notify <| 1 == 'm' |> { loglevel => 'info' } crashes Puppet
$x = 'message'
notify { 'a': message => 'm' }
Notify <| 1 == 'm' |> { loglevel => 'info' }
#### Notify <| true == 'm' |> { loglevel => 'info' } crashes Puppet
$x = 'message'
notify { 'a': message => 'm' }
Notify <| true == 'm' |> { loglevel => 'info' }
#### Notify <| title == 'm' |> { loglevel => 'info' } overrides nothing
$x = 'message'
notify { 'a': message => 'm' }
Notify <| title == 'm' |> { loglevel => 'info' }
#### Notify <| tag == 'm' |> { loglevel => 'info' } overrides nothing
$x = 'message'
notify { 'a': message => 'm' }
Notify <| tag == 'm' |> { loglevel => 'info' }
#### Notify <| nope == 'm' |> { loglevel => 'info' } overrides nothing
$x = 'message'
notify { 'a': message => 'm' }
Notify <| nope == 'm' |> { loglevel => 'info' }
#### Notify <| 'no pe' == 'm' |> { loglevel => 'info' } overrides nothing
$x = 'message'
notify { 'a': message => 'm' }
Notify <| 'no pe' == 'm' |> { loglevel => 'info' }
#### Notify <| message::x == 'm' |> { loglevel => 'info' } overrides nothing
$x = 'message'
notify { 'a': message => 'm' }
Notify <| message::x == 'm' |> { loglevel => 'info' }
#### Notify <| $x['a'] == 'm' |> { loglevel => 'info' } fails: A substring operation does not accept a String as a character index. Expected an Integer
$x = 'message'
notify { 'a': message => 'm' }
Notify <| $x['a'] == 'm' |> { loglevel => 'info' }
#### Notify <| undef == 'm' |> { loglevel => 'info' } crashes Puppet
$x = 'message'
notify { 'a': message => 'm' }
Notify <| undef == 'm' |> { loglevel => 'info' }
#### Notify <| default == 'm' |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::LiteralDefault
$x = 'message'
notify { 'a': message => 'm' }
Notify <| default == 'm' |> { loglevel => 'info' }
#### Notify <| f() == 'm' |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::CallNamedFunctionExpression
$x = 'message'
notify { 'a': message => 'm' }
Notify <| f() == 'm' |> { loglevel => 'info' }
#### Notify <| "${x}" == 'm' |> { loglevel => 'info' } overrides Notify[a]
$x = 'message'
notify { 'a': message => 'm' }
Notify <| "${x}" == 'm' |> { loglevel => 'info' }
#### Notify <| name == 'm' |> { loglevel => 'info' } overrides nothing
$x = 'message'
notify { 'a': message => 'm' }
Notify <| name == 'm' |> { loglevel => 'info' }
#### Notify <| -1 == 'm' |> { loglevel => 'info' } fails: Cannot transform object of class Puppet::Pops::Model::UnaryMinusExpression
$x = 'message'
notify { 'a': message => 'm' }
Notify <| -1 == 'm' |> { loglevel => 'info' }
#### Notify <| |> gives Notify[a], Notify[b], Notify[c], Notify[d]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <|  |>
#### Notify <| message == 'm' |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' |>
#### Notify <| message != 'm' |> gives Notify[b], Notify[c], Notify[d]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message != 'm' |>
#### Notify <| message == 'm' and title == 'a' |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' and title == 'a' |>
#### Notify <| message == 'm' or title == 'b' |> gives Notify[a], Notify[b]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' or title == 'b' |>
#### Notify <| (message == 'm' or title == 'b') and title != 'a' |> gives Notify[b]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| (message == 'm' or title == 'b') and title != 'a' |>
#### Notify <| not message == 'm' |> fails: Could not parse for environment production: Syntax error at 'message'
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| not message == 'm' |>
#### Notify <| !(message == 'm') |> fails: Could not parse for environment production: Illegal query expression. A 'not' expression…
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| !(message == 'm') |>
#### Notify <| message == 'm' and title == 'a' or title == 'b' |> gives Notify[a], Notify[b]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 'm' and title == 'a' or title == 'b' |>
#### Notify <| message =~ /m/ |> fails: Could not parse for environment production: Illegal query expression. A '=~' expression c…
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message =~ /m/ |>
#### Notify <| message > 1 |> fails: Could not parse for environment production: Illegal query expression. A '>' expression ca…
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message > 1 |>
#### Notify <| message in ['m'] |> fails: Could not parse for environment production: Illegal query expression. An 'in' expression…
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message in ['m'] |>
#### Notify <| title |> crashes Puppet
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title |>
#### Notify <| true |> crashes Puppet
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| true |>
#### Notify <| 'a' |> crashes Puppet
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| 'a' |>
#### Notify <| title == a |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == a |>
#### Notify <| title == 'A' |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == 'A' |>
#### Notify <| tag == 'T' |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == 'T' |>
#### Notify <| tag == ['t','u'] |> fails: Cannot transform object of class Puppet::Pops::Model::LiteralList
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == ['t','u'] |>
#### Notify <| tag != 't' |> gives Notify[a], Notify[b], Notify[c], Notify[d]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag != 't' |>
#### Notify <| tag == 't' and tag == 'u' |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == 't' and tag == 'u' |>
#### Notify <| noop == undef |> gives Notify[a], Notify[c], Notify[d]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| noop == undef |>
#### Notify <| noop != undef |> gives Notify[b]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| noop != undef |>
#### Notify <| noop != true |> gives Notify[a], Notify[c], Notify[d]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| noop != true |>
#### Notify <| alias == 'al' |> gives Notify[c]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| alias == 'al' |>
#### Notify <| require == Notify['a'] |> gives Notify[b]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| require == Notify['a'] |>
#### Notify <| message == [1,2] |> fails: Cannot transform object of class Puppet::Pops::Model::LiteralList
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == [1,2] |>
#### Notify <| message == 1 |> gives Notify[b], Notify[c]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == 1 |>
#### Notify <| message == '1' |> gives no resources
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == '1' |>
#### Notify <| message == true |> gives Notify[d]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| message == true |>
#### Notify <| loglevel == info |> gives Notify[c]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| loglevel == info |>
#### Notify <| (title == 'a') |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| (title == 'a') |>
#### Notify <| ((title == 'a')) |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| ((title == 'a')) |>
#### Notify <| title == 'a' and |> fails: Could not parse for environment production: Syntax error at '|>'
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == 'a' and |>
#### Notify <| title = 'a' |> fails: Could not parse for environment production: Syntax error at '='
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title = 'a' |>
#### Notify <| title == "a" or title == "b" or title == "c" |> gives Notify[a], Notify[b], Notify[c]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == "a" or title == "b" or title == "c" |>
#### Notify <| class == 'x' |> fails: Could not parse for environment production: Syntax error at '=='
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| class == 'x' |>
#### Notify <| type == 'notify' |> fails: Could not parse for environment production: Syntax error at '=='
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| type == 'notify' |>
#### Notify <| exported == true |> gives no resources
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| exported == true |>
#### Notify <| virtual == true |> gives no resources
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| virtual == true |>
#### Notify <| title == $t |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == $t |>
#### Notify <| title == "${t}" |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| title == "${t}" |>
#### Notify <| tag == $t |> gives Notify[a]
$t = 'a'
@notify { 'a': message => 'm', tag => ['t','u'] }
@notify { 'b': message => [1,2], noop => true, require => Notify['a'] }
@notify { 'c': message => 1, loglevel => 'info', alias => 'al' }
@notify { 'd': message => true }
Notify <| tag == $t |>
#### notify { 'a': message => [Integer[1,3].step(2)] } fails: Use of an Iterator is not supported here
notify { 'a': message => [Integer[1,3].step(2)] }
#### create_resources(notify, {'a' => { 'message' => [Integer[1,3].step(2)] } }) fails: Use of an Iterator is not supported here
create_resources(notify, {'a' => { 'message' => [Integer[1,3].step(2)] } })
#### class k($p = [Integer[1,3].step(2)]) { notice($p) } fails: Use of an Iterator is not supported here
class k($p = [Integer[1,3].step(2)]) { notice($p) }
include k
#### notify { [Integer[1,3].step(2)]: } fails: Illegal title type at index 0. Expected String, got Iterator[Integer]
notify { [Integer[1,3].step(2)]: }
#### Notify { message => [Integer[1,3].step(2)] } fails: Use of an Iterator is not supported here
Notify { message => [Integer[1,3].step(2)] }
#### notify { 'a': * => { message => [Integer[1,3].step(2)] } } fails: Use of an Iterator is not supported here
notify { 'a': * => { message => [Integer[1,3].step(2)] } }
#### notify { 'a': message => {'a'=>Integer[1,3].step(2)} } fails: Use of an Iterator is not supported here
notify { 'a': message => {'a'=>Integer[1,3].step(2)} }
#### create_resources(notify, {'a' => { 'message' => {'a'=>Integer[1,3].step(2)} } }) fails: Use of an Iterator is not supported here
create_resources(notify, {'a' => { 'message' => {'a'=>Integer[1,3].step(2)} } })
#### class k($p = {'a'=>Integer[1,3].step(2)}) { notice($p) } fails: Use of an Iterator is not supported here
class k($p = {'a'=>Integer[1,3].step(2)}) { notice($p) }
include k
#### notify { {'a'=>Integer[1,3].step(2)}: } fails: Illegal title type at index 0. Expected String, got Hash[String, Iterator[Integer]]
notify { {'a'=>Integer[1,3].step(2)}: }
#### Notify { message => {'a'=>Integer[1,3].step(2)} } fails: Use of an Iterator is not supported here
Notify { message => {'a'=>Integer[1,3].step(2)} }
#### notify { 'a': * => { message => {'a'=>Integer[1,3].step(2)} } } fails: Use of an Iterator is not supported here
notify { 'a': * => { message => {'a'=>Integer[1,3].step(2)} } }
#### notify { 'a': message => 'abc'.reverse_each } fails: Use of an Iterator is not supported here
notify { 'a': message => 'abc'.reverse_each }
#### create_resources(notify, {'a' => { 'message' => 'abc'.reverse_each } }) fails: Use of an Iterator is not supported here
create_resources(notify, {'a' => { 'message' => 'abc'.reverse_each } })
#### class k($p = 'abc'.reverse_each) { notice($p) } fails: Use of an Iterator is not supported here
class k($p = 'abc'.reverse_each) { notice($p) }
include k
#### notify { 'abc'.reverse_each: } fails: Illegal title type at index 0. Expected String, got Iterator[String]
notify { 'abc'.reverse_each: }
#### Notify { message => 'abc'.reverse_each } fails: Use of an Iterator is not supported here
Notify { message => 'abc'.reverse_each }
#### notify { 'a': * => { message => 'abc'.reverse_each } } fails: Use of an Iterator is not supported here
notify { 'a': * => { message => 'abc'.reverse_each } }
#### notify { 'a': message => [1,2].reverse_each } fails: Use of an Iterator is not supported here
notify { 'a': message => [1,2].reverse_each }
#### create_resources(notify, {'a' => { 'message' => [1,2].reverse_each } }) fails: Use of an Iterator is not supported here
create_resources(notify, {'a' => { 'message' => [1,2].reverse_each } })
#### class k($p = [1,2].reverse_each) { notice($p) } fails: Use of an Iterator is not supported here
class k($p = [1,2].reverse_each) { notice($p) }
include k
#### notify { [1,2].reverse_each: } fails: Illegal title type at index 0. Expected String, got Iterator[Integer]
notify { [1,2].reverse_each: }
#### Notify { message => [1,2].reverse_each } fails: Use of an Iterator is not supported here
Notify { message => [1,2].reverse_each }
#### notify { 'a': * => { message => [1,2].reverse_each } } fails: Use of an Iterator is not supported here
notify { 'a': * => { message => [1,2].reverse_each } }
#### notify { 'a': message => {'a'=>1}.reverse_each } fails: Use of an Iterator is not supported here
notify { 'a': message => {'a'=>1}.reverse_each }
#### create_resources(notify, {'a' => { 'message' => {'a'=>1}.reverse_each } }) fails: Use of an Iterator is not supported here
create_resources(notify, {'a' => { 'message' => {'a'=>1}.reverse_each } })
#### class k($p = {'a'=>1}.reverse_each) { notice($p) } fails: Use of an Iterator is not supported here
class k($p = {'a'=>1}.reverse_each) { notice($p) }
include k
#### notify { {'a'=>1}.reverse_each: } fails: Illegal title type at index 0. Expected String, got Iterator[Tuple[String, Integer, 2, 2]]
notify { {'a'=>1}.reverse_each: }
#### Notify { message => {'a'=>1}.reverse_each } fails: Use of an Iterator is not supported here
Notify { message => {'a'=>1}.reverse_each }
#### notify { 'a': * => { message => {'a'=>1}.reverse_each } } fails: Use of an Iterator is not supported here
notify { 'a': * => { message => {'a'=>1}.reverse_each } }
#### notify { 'a': message => [1,2].each } fails: 'each' expects a block
notify { 'a': message => [1,2].each }
#### create_resources(notify, {'a' => { 'message' => [1,2].each } }) fails: 'each' expects a block
create_resources(notify, {'a' => { 'message' => [1,2].each } })
#### class k($p = [1,2].each) { notice($p) } fails: 'each' expects a block
class k($p = [1,2].each) { notice($p) }
include k
#### notify { [1,2].each: } fails: 'each' expects a block
notify { [1,2].each: }
#### Notify { message => [1,2].each } fails: 'each' expects a block
Notify { message => [1,2].each }
#### notify { 'a': * => { message => [1,2].each } } fails: 'each' expects a block
notify { 'a': * => { message => [1,2].each } }
#### notify { 'a': message => Integer[1,3].reverse_each.map |$x| {$x} } gives Notify[a]
notify { 'a': message => Integer[1,3].reverse_each.map |$x| {$x} }
#### create_resources(notify, {'a' => { 'message' => Integer[1,3].reverse_each.map |$x| {$x} } }) gives Notify[a]
create_resources(notify, {'a' => { 'message' => Integer[1,3].reverse_each.map |$x| {$x} } })
#### class k($p = Integer[1,3].reverse_each.map |$x| {$x}) { notice($p) } notices [3, 2, 1]
class k($p = Integer[1,3].reverse_each.map |$x| {$x}) { notice($p) }
include k
#### notify { Integer[1,3].reverse_each.map |$x| {$x}: } fails: Illegal title type at index 0. Expected String, got Integer
notify { Integer[1,3].reverse_each.map |$x| {$x}: }
#### Notify { message => Integer[1,3].reverse_each.map |$x| {$x} } gives no resources
Notify { message => Integer[1,3].reverse_each.map |$x| {$x} }
#### notify { 'a': * => { message => Integer[1,3].reverse_each.map |$x| {$x} } } gives Notify[a]
notify { 'a': * => { message => Integer[1,3].reverse_each.map |$x| {$x} } }
#### notify { 'a': message => [1,2].step(1) } fails: Use of an Iterator is not supported here
notify { 'a': message => [1,2].step(1) }
#### create_resources(notify, {'a' => { 'message' => [1,2].step(1) } }) fails: Use of an Iterator is not supported here
create_resources(notify, {'a' => { 'message' => [1,2].step(1) } })
#### class k($p = [1,2].step(1)) { notice($p) } fails: Use of an Iterator is not supported here
class k($p = [1,2].step(1)) { notice($p) }
include k
#### notify { [1,2].step(1): } fails: Illegal title type at index 0. Expected String, got Iterator[Integer]
notify { [1,2].step(1): }
#### Notify { message => [1,2].step(1) } fails: Use of an Iterator is not supported here
Notify { message => [1,2].step(1) }
#### notify { 'a': * => { message => [1,2].step(1) } } fails: Use of an Iterator is not supported here
notify { 'a': * => { message => [1,2].step(1) } }
#### $x = lookup('q') fails: Function lookup() did not find a value for the name 'q'
$x = lookup('q')
#### class a { $x = lookup('q') } fails: Function lookup() did not find a value for the name 'q'
class a { $x = lookup('q') }
include a
#### class { 'a': } fails: Function lookup() did not find a value for the name 'q'
class a {
 $x = lookup('q') }
class { 'a': }
#### define a { fails: Function lookup() did not find a value for the name 'q'
define a {
 $x = lookup('q') }
a { 'b': }
#### f() fails: Function lookup() did not find a value for the name 'q'
function f() {
 lookup('q') }
f()
#### class a( fails: Function lookup() did not find a value for the name 'q'
class a(
$x = lookup('q')) { }
include a
#### class { 'b': } fails: Function lookup() did not find a value for the name 'q'
class a(
$x = lookup('q')) { }
class b { include a }
class { 'b': }
#### define a( fails: Function lookup() did not find a value for the name 'q'
define a(
$x = lookup('q')) { }
a { 'b': }
#### notify { 'a': message => lookup('q') } fails: Function lookup() did not find a value for the name 'q'
notify { 'a': message => lookup('q') }
#### node default { fails: Function lookup() did not find a value for the name 'q'
node default {
 lookup('q') }
#### [1].each |$x| { fails: Function lookup() did not find a value for the name 'q'
[1].each |$x| {
 lookup('q') }
#### notice(inline_epp('<%= lookup("q") %>')) fails: Function lookup() did not find a value for the name 'q'
notice(inline_epp('<%= lookup("q") %>'))
#### class a($x) { } fails: Class[A]: expects a value for parameter 'x'
class a($x) { }
include a
#### class b { lookup('q') } fails: Function lookup() did not find a value for the name 'q'
class a { include b }
class b { lookup('q') }
include a
#### hiera('q') fails: Function lookup() did not find a value for the name 'q'
hiera('q')
#### lookup('q', Integer) fails: Function lookup() did not find a value for the name 'q'
lookup('q', Integer)
#### lookup('q', Integer, 'first', 'x') fails: Default value has wrong type, expects an Integer value, got String
lookup('q', Integer, 'first', 'x')
#### lookup(['q','r']) fails: Function lookup() did not find a value for any of the names ['q', 'r']
lookup(['q','r'])
#### lookup() fails: 'lookup' expects between 1 and 4 arguments, got none
lookup()
#### class { 'k': trusted => 1 } fails: Attempt to assign to a reserved variable name: 'trusted'
class k($trusted) { notice('x') }
class { 'k': trusted => 1 }
#### k { 'k': trusted => 1 } fails: Attempt to assign to a reserved variable name: 'trusted'
define k($trusted = 2) { notice('x') }
k { 'k': trusted => 1 }
#### class k($trusted = 1) { notice('x') } fails: Attempt to assign to a reserved variable name: 'trusted'
class k($trusted = 1) { notice('x') }
include k
#### class k { $trusted = 1 notice($trusted) } fails: Attempt to assign to a reserved variable name: 'trusted'
class k { $trusted = 1 notice($trusted) }
include k
#### define k { $trusted = 1 notice($trusted) } fails: Evaluation Error: Error while evaluating a '=' expression, Attempt to assign to a reserve…
define k { $trusted = 1 notice($trusted) }
k { 'k': }
#### notice($trusted) fails: Attempt to assign to a reserved variable name: '$trusted'
$trusted = 1
notice($trusted)
#### [1].each |$trusted| { notice($trusted) } fails: Attempt to assign to a reserved variable name: 'trusted'
[1].each |$trusted| { notice($trusted) }
#### function f($trusted) { notice($trusted) } fails: Attempt to assign to a reserved variable name: 'trusted'
function f($trusted) { notice($trusted) }
f(1)
#### node default { $trusted = 1 notice($trusted) } fails: Attempt to assign to a reserved variable name: 'trusted'
node default { $trusted = 1 notice($trusted) }
#### class b inherits a { notice($trusted) } fails: Attempt to assign to a reserved variable name: 'trusted'
class a { $trusted = 1 }
class b inherits a { notice($trusted) }
include b
#### $x = with(1) |$a| { $trusted = 2 $trusted } fails: Attempt to assign to a reserved variable name: 'trusted'
$x = with(1) |$a| { $trusted = 2 $trusted }
notice($x)
#### notice(inline_epp('<% $trusted = 1 %><%= $trusted %>')) fails: Attempt to assign to a reserved variable name: 'trusted'
notice(inline_epp('<% $trusted = 1 %><%= $trusted %>'))
#### class { 'k': facts => 1 } fails: Attempt to assign to a reserved variable name: 'facts'
class k($facts) { notice('x') }
class { 'k': facts => 1 }
#### k { 'k': facts => 1 } fails: Attempt to assign to a reserved variable name: 'facts'
define k($facts = 2) { notice('x') }
k { 'k': facts => 1 }
#### class k($facts = 1) { notice('x') } fails: Attempt to assign to a reserved variable name: 'facts'
class k($facts = 1) { notice('x') }
include k
#### class k { $facts = 1 notice($facts) } fails: Attempt to assign to a reserved variable name: 'facts'
class k { $facts = 1 notice($facts) }
include k
#### define k { $facts = 1 notice($facts) } fails: Evaluation Error: Error while evaluating a '=' expression, Attempt to assign to a reserve…
define k { $facts = 1 notice($facts) }
k { 'k': }
#### notice($facts) fails: Attempt to assign to a reserved variable name: '$facts'
$facts = 1
notice($facts)
#### [1].each |$facts| { notice($facts) } fails: Attempt to assign to a reserved variable name: 'facts'
[1].each |$facts| { notice($facts) }
#### function f($facts) { notice($facts) } fails: Attempt to assign to a reserved variable name: 'facts'
function f($facts) { notice($facts) }
f(1)
#### node default { $facts = 1 notice($facts) } fails: Attempt to assign to a reserved variable name: 'facts'
node default { $facts = 1 notice($facts) }
#### class b inherits a { notice($facts) } fails: Attempt to assign to a reserved variable name: 'facts'
class a { $facts = 1 }
class b inherits a { notice($facts) }
include b
#### $x = with(1) |$a| { $facts = 2 $facts } fails: Attempt to assign to a reserved variable name: 'facts'
$x = with(1) |$a| { $facts = 2 $facts }
notice($x)
#### notice(inline_epp('<% $facts = 1 %><%= $facts %>')) fails: Attempt to assign to a reserved variable name: 'facts'
notice(inline_epp('<% $facts = 1 %><%= $facts %>'))
#### class { 'k': server_facts => 1 } fails: Attempt to assign to a reserved variable name: 'server_facts'
class k($server_facts) { notice('x') }
class { 'k': server_facts => 1 }
#### k { 'k': server_facts => 1 } fails: Attempt to assign to a reserved variable name: 'server_facts'
define k($server_facts = 2) { notice('x') }
k { 'k': server_facts => 1 }
#### class k($server_facts = 1) { notice('x') } fails: Attempt to assign to a reserved variable name: 'server_facts'
class k($server_facts = 1) { notice('x') }
include k
#### class k { $server_facts = 1 notice($server_facts) } fails: Attempt to assign to a reserved variable name: '$server_facts'
class k { $server_facts = 1 notice($server_facts) }
include k
#### define k { $server_facts = 1 notice($server_facts) } fails: Evaluation Error: Attempt to assign to a reserved variable name: '$server_facts'
define k { $server_facts = 1 notice($server_facts) }
k { 'k': }
#### notice($server_facts) fails: Attempt to assign to a reserved variable name: '$server_facts'
$server_facts = 1
notice($server_facts)
#### [1].each |$server_facts| { notice($server_facts) } fails: Attempt to assign to a reserved variable name: 'server_facts'
[1].each |$server_facts| { notice($server_facts) }
#### function f($server_facts) { notice($server_facts) } fails: Attempt to assign to a reserved variable name: 'server_facts'
function f($server_facts) { notice($server_facts) }
f(1)
#### node default { $server_facts = 1 notice($server_facts) } fails: Attempt to assign to a reserved variable name: '$server_facts'
node default { $server_facts = 1 notice($server_facts) }
#### class b inherits a { notice($server_facts) } fails: Attempt to assign to a reserved variable name: '$server_facts'
class a { $server_facts = 1 }
class b inherits a { notice($server_facts) }
include b
#### $x = with(1) |$a| { $server_facts = 2 $server_facts } fails: Attempt to assign to a reserved variable name: '$server_facts'
$x = with(1) |$a| { $server_facts = 2 $server_facts }
notice($x)
#### notice(inline_epp('<% $server_facts = 1 %><%= $server_facts %>')) fails: Attempt to assign to a reserved variable name: '$server_facts'
notice(inline_epp('<% $server_facts = 1 %><%= $server_facts %>'))
#### class { 'k': settings => 1 } notices x
class k($settings) { notice('x') }
class { 'k': settings => 1 }
#### k { 'k': settings => 1 } notices x
define k($settings = 2) { notice('x') }
k { 'k': settings => 1 }
#### class k($settings = 1) { notice('x') } notices x
class k($settings = 1) { notice('x') }
include k
#### class k { $settings = 1 notice($settings) } notices 1
class k { $settings = 1 notice($settings) }
include k
#### define k { $settings = 1 notice($settings) } notices 1
define k { $settings = 1 notice($settings) }
k { 'k': }
#### notice($settings) notices 1
$settings = 1
notice($settings)
#### [1].each |$settings| { notice($settings) } notices 1
[1].each |$settings| { notice($settings) }
#### function f($settings) { notice($settings) } notices 1
function f($settings) { notice($settings) }
f(1)
#### node default { $settings = 1 notice($settings) } notices 1
node default { $settings = 1 notice($settings) }
#### class b inherits a { notice($settings) } notices 1
class a { $settings = 1 }
class b inherits a { notice($settings) }
include b
#### $x = with(1) |$a| { $settings = 2 $settings } notices 2
$x = with(1) |$a| { $settings = 2 $settings }
notice($x)
#### notice(inline_epp('<% $settings = 1 %><%= $settings %>')) notices 1
notice(inline_epp('<% $settings = 1 %><%= $settings %>'))
#### class { 'k': module_name => 1 } fails: Cannot reassign variable '$module_name'
class k($module_name) { notice('x') }
class { 'k': module_name => 1 }
#### k { 'k': module_name => 1 } fails: Cannot reassign variable '$module_name'
define k($module_name = 2) { notice('x') }
k { 'k': module_name => 1 }
#### class k($module_name = 1) { notice('x') } fails: Cannot reassign variable '$module_name'
class k($module_name = 1) { notice('x') }
include k
#### class k { $module_name = 1 notice($module_name) } fails: Cannot reassign variable '$module_name'
class k { $module_name = 1 notice($module_name) }
include k
#### define k { $module_name = 1 notice($module_name) } fails: Evaluation Error: Cannot reassign variable '$module_name'
define k { $module_name = 1 notice($module_name) }
k { 'k': }
#### notice($module_name) fails: Cannot reassign variable '$module_name'
$module_name = 1
notice($module_name)
#### [1].each |$module_name| { notice($module_name) } notices 1
[1].each |$module_name| { notice($module_name) }
#### function f($module_name) { notice($module_name) } notices 1
function f($module_name) { notice($module_name) }
f(1)
#### node default { $module_name = 1 notice($module_name) } fails: Cannot reassign variable '$module_name'
node default { $module_name = 1 notice($module_name) }
#### class b inherits a { notice($module_name) } fails: Cannot reassign variable '$module_name'
class a { $module_name = 1 }
class b inherits a { notice($module_name) }
include b
#### $x = with(1) |$a| { $module_name = 2 $module_name } notices 2
$x = with(1) |$a| { $module_name = 2 $module_name }
notice($x)
#### notice(inline_epp('<% $module_name = 1 %><%= $module_name %>')) notices 1
notice(inline_epp('<% $module_name = 1 %><%= $module_name %>'))
#### class { 'k': caller_module_name => 1 } fails: Cannot reassign variable '$caller_module_name'
class k($caller_module_name) { notice('x') }
class { 'k': caller_module_name => 1 }
#### k { 'k': caller_module_name => 1 } fails: Cannot reassign variable '$caller_module_name'
define k($caller_module_name = 2) { notice('x') }
k { 'k': caller_module_name => 1 }
#### class k($caller_module_name = 1) { notice('x') } fails: Cannot reassign variable '$caller_module_name'
class k($caller_module_name = 1) { notice('x') }
include k
#### class k { $caller_module_name = 1 notice($caller_module_name) } fails: Cannot reassign variable '$caller_module_name'
class k { $caller_module_name = 1 notice($caller_module_name) }
include k
#### define k { $caller_module_name = 1 notice($caller_module_name) } fails: Evaluation Error: Cannot reassign variable '$caller_module_name'
define k { $caller_module_name = 1 notice($caller_module_name) }
k { 'k': }
#### notice($caller_module_name) notices 1
$caller_module_name = 1
notice($caller_module_name)
#### [1].each |$caller_module_name| { notice($caller_module_name) } notices 1
[1].each |$caller_module_name| { notice($caller_module_name) }
#### function f($caller_module_name) { notice($caller_module_name) } notices 1
function f($caller_module_name) { notice($caller_module_name) }
f(1)
#### node default { $caller_module_name = 1 notice($caller_module_name) } fails: Cannot reassign variable '$caller_module_name'
node default { $caller_module_name = 1 notice($caller_module_name) }
#### class b inherits a { notice($caller_module_name) } fails: Cannot reassign variable '$caller_module_name'
class a { $caller_module_name = 1 }
class b inherits a { notice($caller_module_name) }
include b
#### $x = with(1) |$a| { $caller_module_name = 2 $caller_module_name } notices 2
$x = with(1) |$a| { $caller_module_name = 2 $caller_module_name }
notice($x)
#### notice(inline_epp('<% $caller_module_name = 1 %><%= $caller_module_name %>')) notices 1
notice(inline_epp('<% $caller_module_name = 1 %><%= $caller_module_name %>'))
#### class { 'k': environment => 1 } notices x
class k($environment) { notice('x') }
class { 'k': environment => 1 }
#### k { 'k': environment => 1 } notices x
define k($environment = 2) { notice('x') }
k { 'k': environment => 1 }
#### class k($environment = 1) { notice('x') } notices x
class k($environment = 1) { notice('x') }
include k
#### class k { $environment = 1 notice($environment) } notices 1
class k { $environment = 1 notice($environment) }
include k
#### define k { $environment = 1 notice($environment) } notices 1
define k { $environment = 1 notice($environment) }
k { 'k': }
#### notice($environment) fails: Cannot reassign variable '$environment'
$environment = 1
notice($environment)
#### [1].each |$environment| { notice($environment) } notices 1
[1].each |$environment| { notice($environment) }
#### function f($environment) { notice($environment) } notices 1
function f($environment) { notice($environment) }
f(1)
#### node default { $environment = 1 notice($environment) } notices 1
node default { $environment = 1 notice($environment) }
#### class b inherits a { notice($environment) } notices 1
class a { $environment = 1 }
class b inherits a { notice($environment) }
include b
#### $x = with(1) |$a| { $environment = 2 $environment } notices 2
$x = with(1) |$a| { $environment = 2 $environment }
notice($x)
#### notice(inline_epp('<% $environment = 1 %><%= $environment %>')) notices 1
notice(inline_epp('<% $environment = 1 %><%= $environment %>'))
#### class { 'k': title => 1 } fails: Could not parse for environment production: The parameter $title redefines a built in par…
class k($title) { notice('x') }
class { 'k': title => 1 }
#### k { 'k': title => 1 } fails: Could not parse for environment production: The parameter $title redefines a built in par…
define k($title = 2) { notice('x') }
k { 'k': title => 1 }
#### class k($title = 1) { notice('x') } fails: Could not parse for environment production: The parameter $title redefines a built in par…
class k($title = 1) { notice('x') }
include k
#### class k { $title = 1 notice($title) } fails: Cannot reassign built in (or already assigned) variable '$title'
class k { $title = 1 notice($title) }
include k
#### define k { $title = 1 notice($title) } fails: Evaluation Error: Cannot reassign built in (or already assigned) variable '$title'
define k { $title = 1 notice($title) }
k { 'k': }
#### notice($title) fails: Cannot reassign built in (or already assigned) variable '$title'
$title = 1
notice($title)
#### [1].each |$title| { notice($title) } notices 1
[1].each |$title| { notice($title) }
#### function f($title) { notice($title) } notices 1
function f($title) { notice($title) }
f(1)
#### node default { $title = 1 notice($title) } fails: Cannot reassign built in (or already assigned) variable '$title'
node default { $title = 1 notice($title) }
#### class b inherits a { notice($title) } fails: Cannot reassign built in (or already assigned) variable '$title'
class a { $title = 1 }
class b inherits a { notice($title) }
include b
#### $x = with(1) |$a| { $title = 2 $title } notices 2
$x = with(1) |$a| { $title = 2 $title }
notice($x)
#### notice(inline_epp('<% $title = 1 %><%= $title %>')) notices 1
notice(inline_epp('<% $title = 1 %><%= $title %>'))
#### class { 'k': name => 1 } fails: Could not parse for environment production: The parameter $name redefines a built in para…
class k($name) { notice('x') }
class { 'k': name => 1 }
#### k { 'k': name => 1 } fails: Could not parse for environment production: The parameter $name redefines a built in para…
define k($name = 2) { notice('x') }
k { 'k': name => 1 }
#### class k($name = 1) { notice('x') } fails: Could not parse for environment production: The parameter $name redefines a built in para…
class k($name = 1) { notice('x') }
include k
#### class k { $name = 1 notice($name) } fails: Cannot reassign built in (or already assigned) variable '$name'
class k { $name = 1 notice($name) }
include k
#### define k { $name = 1 notice($name) } fails: Evaluation Error: Cannot reassign built in (or already assigned) variable '$name'
define k { $name = 1 notice($name) }
k { 'k': }
#### notice($name) fails: Cannot reassign built in (or already assigned) variable '$name'
$name = 1
notice($name)
#### [1].each |$name| { notice($name) } notices 1
[1].each |$name| { notice($name) }
#### function f($name) { notice($name) } notices 1
function f($name) { notice($name) }
f(1)
#### node default { $name = 1 notice($name) } fails: Cannot reassign built in (or already assigned) variable '$name'
node default { $name = 1 notice($name) }
#### class b inherits a { notice($name) } fails: Cannot reassign built in (or already assigned) variable '$name'
class a { $name = 1 }
class b inherits a { notice($name) }
include b
#### $x = with(1) |$a| { $name = 2 $name } notices 2
$x = with(1) |$a| { $name = 2 $name }
notice($x)
#### notice(inline_epp('<% $name = 1 %><%= $name %>')) notices 1
notice(inline_epp('<% $name = 1 %><%= $name %>'))
#### class { 'k': serverversion => 1 } notices x
class k($serverversion) { notice('x') }
class { 'k': serverversion => 1 }
#### k { 'k': serverversion => 1 } notices x
define k($serverversion = 2) { notice('x') }
k { 'k': serverversion => 1 }
#### class k($serverversion = 1) { notice('x') } notices x
class k($serverversion = 1) { notice('x') }
include k
#### class k { $serverversion = 1 notice($serverversion) } notices 1
class k { $serverversion = 1 notice($serverversion) }
include k
#### define k { $serverversion = 1 notice($serverversion) } notices 1
define k { $serverversion = 1 notice($serverversion) }
k { 'k': }
#### notice($serverversion) notices 1
$serverversion = 1
notice($serverversion)
#### [1].each |$serverversion| { notice($serverversion) } notices 1
[1].each |$serverversion| { notice($serverversion) }
#### function f($serverversion) { notice($serverversion) } notices 1
function f($serverversion) { notice($serverversion) }
f(1)
#### node default { $serverversion = 1 notice($serverversion) } notices 1
node default { $serverversion = 1 notice($serverversion) }
#### class b inherits a { notice($serverversion) } notices 1
class a { $serverversion = 1 }
class b inherits a { notice($serverversion) }
include b
#### $x = with(1) |$a| { $serverversion = 2 $serverversion } notices 2
$x = with(1) |$a| { $serverversion = 2 $serverversion }
notice($x)
#### notice(inline_epp('<% $serverversion = 1 %><%= $serverversion %>')) notices 1
notice(inline_epp('<% $serverversion = 1 %><%= $serverversion %>'))
#### class { 'k': this => 1 } notices x
class k($this) { notice('x') }
class { 'k': this => 1 }
#### k { 'k': this => 1 } notices x
define k($this = 2) { notice('x') }
k { 'k': this => 1 }
#### class k($this = 1) { notice('x') } notices x
class k($this = 1) { notice('x') }
include k
#### class k { $this = 1 notice($this) } notices 1
class k { $this = 1 notice($this) }
include k
#### define k { $this = 1 notice($this) } notices 1
define k { $this = 1 notice($this) }
k { 'k': }
#### notice($this) notices 1
$this = 1
notice($this)
#### [1].each |$this| { notice($this) } notices 1
[1].each |$this| { notice($this) }
#### function f($this) { notice($this) } notices 1
function f($this) { notice($this) }
f(1)
#### node default { $this = 1 notice($this) } notices 1
node default { $this = 1 notice($this) }
#### class b inherits a { notice($this) } notices 1
class a { $this = 1 }
class b inherits a { notice($this) }
include b
#### $x = with(1) |$a| { $this = 2 $this } notices 2
$x = with(1) |$a| { $this = 2 $this }
notice($x)
#### notice(inline_epp('<% $this = 1 %><%= $this %>')) notices 1
notice(inline_epp('<% $this = 1 %><%= $this %>'))
#### class { 'k': main => 1 } notices x
class k($main) { notice('x') }
class { 'k': main => 1 }
#### k { 'k': main => 1 } notices x
define k($main = 2) { notice('x') }
k { 'k': main => 1 }
#### class k($main = 1) { notice('x') } notices x
class k($main = 1) { notice('x') }
include k
#### class k { $main = 1 notice($main) } notices 1
class k { $main = 1 notice($main) }
include k
#### define k { $main = 1 notice($main) } notices 1
define k { $main = 1 notice($main) }
k { 'k': }
#### notice($main) notices 1
$main = 1
notice($main)
#### [1].each |$main| { notice($main) } notices 1
[1].each |$main| { notice($main) }
#### function f($main) { notice($main) } notices 1
function f($main) { notice($main) }
f(1)
#### node default { $main = 1 notice($main) } notices 1
node default { $main = 1 notice($main) }
#### class b inherits a { notice($main) } notices 1
class a { $main = 1 }
class b inherits a { notice($main) }
include b
#### $x = with(1) |$a| { $main = 2 $main } notices 2
$x = with(1) |$a| { $main = 2 $main }
notice($x)
#### notice(inline_epp('<% $main = 1 %><%= $main %>')) notices 1
notice(inline_epp('<% $main = 1 %><%= $main %>'))
#### class { 'k': clientcert => 1 } notices x
class k($clientcert) { notice('x') }
class { 'k': clientcert => 1 }
#### k { 'k': clientcert => 1 } notices x
define k($clientcert = 2) { notice('x') }
k { 'k': clientcert => 1 }
#### class k($clientcert = 1) { notice('x') } notices x
class k($clientcert = 1) { notice('x') }
include k
#### class k { $clientcert = 1 notice($clientcert) } notices 1
class k { $clientcert = 1 notice($clientcert) }
include k
#### define k { $clientcert = 1 notice($clientcert) } notices 1
define k { $clientcert = 1 notice($clientcert) }
k { 'k': }
#### notice($clientcert) notices 1
$clientcert = 1
notice($clientcert)
#### [1].each |$clientcert| { notice($clientcert) } notices 1
[1].each |$clientcert| { notice($clientcert) }
#### function f($clientcert) { notice($clientcert) } notices 1
function f($clientcert) { notice($clientcert) }
f(1)
#### node default { $clientcert = 1 notice($clientcert) } notices 1
node default { $clientcert = 1 notice($clientcert) }
#### class b inherits a { notice($clientcert) } notices 1
class a { $clientcert = 1 }
class b inherits a { notice($clientcert) }
include b
#### $x = with(1) |$a| { $clientcert = 2 $clientcert } notices 2
$x = with(1) |$a| { $clientcert = 2 $clientcert }
notice($x)
#### notice(inline_epp('<% $clientcert = 1 %><%= $clientcert %>')) notices 1
notice(inline_epp('<% $clientcert = 1 %><%= $clientcert %>'))
#### class { 'k': b => undef } notices
class k($a = $b, $b = 1) { notice($a) }
class { 'k': b => undef }
#### class { 'k': b => 3 } notices 3
class k($a = $b, $b = 1) { notice($a) }
class { 'k': b => 3 }
#### class { 'k': a => undef } notices
class k($a = $a) { notice($a) }
class { 'k': a => undef }
#### class k($b = 1, $a = $b) { notice($a) } notices 1
class k($b = 1, $a = $b) { notice($a) }
class { 'k': b => undef }
#### k { 'k': b => undef } notices
define k($a = $b, $b = 1) { notice($a) }
k { 'k': b => undef }
#### k { 'k': nope => 1 } fails: Evaluation Error: The value 'x' cannot be converted to Numeric.
define k($a = 1 + 'x') { }
k { 'k': nope => 1 }
#### class { 'k': nope => 1 } fails: The value 'x' cannot be converted to Numeric.
class k($a = 1 + 'x') { }
class { 'k': nope => 1 }
#### class { 'k': b => 'x' } fails: x
class k($a = fail('x'), Integer $b) { }
class { 'k': b => 'x' }
#### class { 'k': } fails: x
class k($a = fail('x'), Integer $b) { }
class { 'k': }
#### Notify <| message != 1 |> gives Notify[a], Notify[c]
@notify { 'a': message => [1,2] }
@notify { 'b': message => 1 }
@notify { 'c': message => [2,3] }
Notify <| message != 1 |>
#### @notify { 't': } gives Notify[b], Notify[c], Notify[t]
@notify { 'a': tag => 't' }
@notify { 'b': tag => 'u' }
@notify { 'c': }
@notify { 't': }
Notify <| tag != 't' |>
#### Notify <| tag != 'notify' |> gives Notify[a], Notify[b]
@notify { 'a': tag => 't' }
@notify { 'b': tag => 'u' }
Notify <| tag != 'notify' |>
#### Notify <| tag != undef |> gives Notify[b]
@notify { 'a': }
@notify { 'b': tag => 'u' }
Notify <| tag != undef |>
#### Notify <| title != 'a' |> gives Notify[b]
@notify { 'a': }
@notify { 'b': }
Notify <| title != 'a' |>
#### Notify <| message == undef |> gives Notify[b]
@notify { 'a': message => [] }
@notify { 'b': message => undef }
Notify <| message == undef |>
#### Notify <| message == 'm' |> gives Notify[a] (2)
@notify { 'a': message => 'M' }
Notify <| message == 'm' |>
#### Notify <| message != 'm' |> gives no resources
@notify { 'a': message => 'M' }
Notify <| message != 'm' |>
#### Notify <| message == 2 |> gives no resources
@notify { 'a': message => [1, [2]] }
Notify <| message == 2 |>
#### Notify <| message == $v |> gives no resources
$v = [1,2]
@notify { 'a': message => [1, 2] }
@notify { 'b': message => 1 }
Notify <| message == $v |>
#### Notify <| message != $v |> gives Notify[b]
$v = [1,2]
@notify { 'a': message => [1, 2] }
@notify { 'b': message => 1 }
Notify <| message != $v |>
#### Notify <| tag == $v |> gives Notify[a], Notify[b]
$v = ['t','u']
@notify { 'a': tag => ['t', 'u'] }
@notify { 'b': tag => 't' }
Notify <| tag == $v |>
#### Notify <| tag == 1 |> fails: Cannot transform a number to a tag
@notify { 'a': tag => [1, 't'] }
Notify <| tag == 1 |>
#### $v = { a => 1 } gives Notify[a]
@notify { 'a': message => { a => 1 } }
$v = { a => 1 }
Notify <| message == $v |>
#### @notify { 'a': message => 1.0 } gives Notify[a]
@notify { 'a': message => 1.0 }
Notify <| message == 1 |>
#### File <| path == '/a' |> gives no resources
@file { '/a': mode => '0644' }
File <| path == '/a' |>
#### File <| mode == 0644 |> gives no resources
@file { '/a': mode => '0644' }
File <| mode == 0644 |>
#### Notify <| tag == 'b' |> gives Notify[a], Notify[c]
@notify { 'a': tag => ['a::b'] }
@notify { 'c': tag => ['b'] }
Notify <| tag == 'b' |>
#### Notify <| tag == 'k' and tag != 'zz' |> gives Class[K], Notify[a], Notify[b]
class k { @notify { 'a': } @notify { 'b': tag => 'k' } }
include k
Notify <| tag == 'k' and tag != 'zz' |>
#### Notify <| tag == 'notify' |> -> Notify <| tag == 'none' |> gives Class[K], Notify[a], Notify[b]
class k { @notify { 'a': } @notify { 'b': tag => 'k' } }
include k
Notify <| tag == 'K' |>
Notify <| tag == 'notify' |> -> Notify <| tag == 'none' |>
#### class m { Notify <| |> { noop => true } Notify { tag => 'df' } } gives Notify[a], Class[M]
class m { Notify <| |> { noop => true }
 Notify { tag => 'df' } }
notify {'a': }
include m
#### class m { Notify { tag => 'df' } Notify <| |> { noop => true } } gives Notify[a], Class[M]
class m { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
notify {'a': }
include m
#### class c2 { Notify { tag => 'df' } } class c3 inherits c2 { Notify <| |> { noop => true } } include… gives Notify[a], Class[C2], Class[C3]
class c2 { Notify { tag => 'df' } }
class c3 inherits c2 { Notify <| |> { noop => true } }
notify {'a': }
include c3
#### class m { Notify { tag => 'df' } Notify <| |> } gives Notify[a], Class[M]
class m { Notify { tag => 'df' }
 Notify <| |> }
notify {'a': }
include m
#### Notify { tag => 'df' } class m { Notify <| |> { noop => true } } class k { notify {'a': } } include… gives Class[K], Class[M], Notify[a]
Notify { tag => 'df' }
class m { Notify <| |> { noop => true } }
class k { notify {'a': } }
include k, m
#### class m { Notify { message => 'df' } Notify <| |> { noop => true } } gives Notify[a], Class[M]
class m { Notify { message => 'df' }
 Notify <| |> { noop => true } }
notify {'a': }
include m
#### class m { Notify { message => 'df' } Notify <| |> { noop => true } } notify {'a': message => 'own' } gives Notify[a], Class[M]
class m { Notify { message => 'df' }
 Notify <| |> { noop => true } }
notify {'a': message => 'own' }
include m
#### class m { Notify { message => 'df' } Notify <| |> { noop => true } } Notify { message => 'top' } gives Notify[a], Class[M]
class m { Notify { message => 'df' }
 Notify <| |> { noop => true } }
Notify { message => 'top' }
notify {'a': }
include m
#### class m { Notify { message => 'df', noop => false } Notify <| |> { noop => true } } gives Notify[a], Class[M]
class m { Notify { message => 'df', noop => false }
 Notify <| |> { noop => true } }
notify {'a': }
include m
#### class m { notify {'a': } } class n inherits m { Notify { tag => 'df' } Notify['a'] { noop => true }… gives Class[M], Class[N], Notify[a]
class m { notify {'a': } }
class n inherits m { Notify { tag => 'df' }
 Notify['a'] { noop => true } }
include n
#### class m { Notify { tag => 'df' } Notify <| |> { noop => true } } class n { Notify { message => 'n'… gives Notify[a], Class[M], Class[N]
class m { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
class n { Notify { message => 'n' }
 Notify <| |> { loglevel => debug } }
notify {'a': }
include m, n
#### class m { Notify { tag => 'd1' } Notify <| |> { tag => 'o1' } } gives Notify[a], Class[M]
class m { Notify { tag => 'd1' }
 Notify <| |> { tag => 'o1' } }
notify {'a': }
include m
#### class m { Notify { tag => 'd1' } @notify {'v': } Notify <| title == 'v' |> { noop => true } } gives Notify[a], Class[M], Notify[v]
class m { Notify { tag => 'd1' }
 @notify {'v': } Notify <| title == 'v' |> { noop => true } }
notify {'a': }
include m
#### class m { Notify { require => Notify['b'] } Notify <| title == 'a' |> { noop => true } } notify {['… gives Notify[a] require Notify[b]
class m { Notify { require => Notify['b'] }
 Notify <| title == 'a' |> { noop => true } }
notify {['a','b']: }
include m
#### class c2 { Notify { tag => 'df' } } class c3 inherits c2 { Notify <| |> { require => Class['m'] } }… gives Notify[a] require Class[M]
class c2 { Notify { tag => 'df' } }
class c3 inherits c2 { Notify <| |> { require => Class['m'] } }
class m {}
class s { Notify <| |> { noop => true }
 Notify { tag => 'df' } }
notify {'a': }
include c2, c3, m, s
#### class c2 { Notify { tag => 'df' } } class c3 inherits c2 { Notify <| |> { require => Class['m'] } }… gives Notify[a] require Class[M] (2)
class c2 { Notify { tag => 'df' } }
class c3 inherits c2 { Notify <| |> { require => Class['m'] } }
class m {}
notify {'a': }
include c2, c3, m
#### class m {} class s { Notify <| |> { noop => true } Notify { tag => 'df' } } class c3 { Notify <| |>… gives Notify[a] require Class[M]
class m {}
class s { Notify <| |> { noop => true }
 Notify { tag => 'df' } }
class c3 { Notify <| |> { require => Class['m'] } }
notify {'a': }
include c3, m, s
#### class m {} class s { Notify { tag => 'df' } Notify <| |> { noop => true } } class c3 { Notify <| |>… gives Notify[a] require Class[M]
class m {}
class s { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
class c3 { Notify <| |> { require => Class['m'] } }
notify {'a': }
include c3, m, s
#### Notify { message => 'top' } class k { notify {'a': message => 'own'} } include k Notify <| |> { noo… gives Class[K], Notify[a]
Notify { message => 'top' }
class k { notify {'a': message => 'own'} }
include k
Notify <| |> { noop => true }
#### Notify { message => 'top' } notify {'a': message => 'own'} Notify <| |> { noop => true } gives Notify[a]
Notify { message => 'top' }
notify {'a': message => 'own'}
Notify <| |> { noop => true }
#### class m { Notify { tag => 'df' } Notify <| |> { noop => true } } notify {'a': tag => 'own' } gives Notify[a], Class[M]
class m { Notify { tag => 'df' }
 Notify <| |> { noop => true } }
notify {'a': tag => 'own' }
include m
#### define d($v = 1, $w = 2) { notify { "x${v}${w}": } } class m { D { v => 5 } D <| |> { w => 6 } } d… gives D[a], Class[M], Notify[x56]
define d($v = 1, $w = 2) { notify { "x${v}${w}": } }
class m { D { v => 5 }
 D <| |> { w => 6 } }
d {'a': }
include m
#### define d($v = 1, $w = 2) { notify { "x${v}${w}": } } class m { D { v => 5 } D <| |> { w => 6 } } @d… gives D[a], Class[M], Notify[x56]
define d($v = 1, $w = 2) { notify { "x${v}${w}": } }
class m { D { v => 5 }
 D <| |> { w => 6 } }
@d {'a': v => 3 }
include m
#### class m { Notify { message => undef } Notify <| |> { noop => true } } notify {'a': message => 'own'… gives Notify[a], Class[M]
class m { Notify { message => undef }
 Notify <| |> { noop => true } }
notify {'a': message => 'own' }
include m
#### class m { File { mode => '0600', owner => 'o' } File <| title == '/a' |> { owner => 'p' } } file {'… gives File[/a], File[/b], Class[M]
class m { File { mode => '0600', owner => 'o' }
 File <| title == '/a' |> { owner => 'p' } }
file {'/a': mode => '0644' }
file {'/b': }
include m
#### class m { Notify { message => 'df' } Notify <| |> { message +> 'z' } } notify {'a': message => 'own… gives Notify[a], Class[M]
class m { Notify { message => 'df' }
 Notify <| |> { message +> 'z' } }
notify {'a': message => 'own' }
include m
#### class m { Notify { require => Notify['b'] } Notify <| title == 'a' |> { require +> Notify['c'] } }… gives Notify[a] require Notify[c]
class m { Notify { require => Notify['b'] }
 Notify <| title == 'a' |> { require +> Notify['c'] } }
notify {['a','b','c']: }
include m
#### define w() { Notify { message => 'df' } Notify <| title == 'a' |> { noop => true } } w {'q': } noti… gives W[q], Notify[a]
define w() { Notify { message => 'df' }
 Notify <| title == 'a' |> { noop => true } }
w {'q': }
notify {'a': message => 'own' }
#### node default { Notify { message => 'df' } Notify <| title == 'a' |> { noop => true } } notify {'a':… gives Notify[a], Node[default]
node default { Notify { message => 'df' }
 Notify <| title == 'a' |> { noop => true } }
notify {'a': message => 'own' }
#### class m { Notify { message => 'df' } @@notify {'x': } Notify <<| |>> { noop => true } } notify {'a'… warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…
class m { Notify { message => 'df' }
 @@notify {'x': } Notify <<| |>> { noop => true } }
notify {'a': message => 'own' }
include m
#### class m { Notify { message => 'd1' } Notify <| |> { noop => true } } class n { Notify { message =>… gives Notify[a], Class[M], Class[N]
class m { Notify { message => 'd1' }
 Notify <| |> { noop => true } }
class n { Notify { message => 'd2' }
 Notify <| |> { loglevel => debug } }
notify {'a': }
include m, n
#### class m { Notify { message => 'd1', tag => 't' } include sub } class sub { Notify <| |> { noop => t… gives Notify[a], Class[M], Class[Sub]
class m { Notify { message => 'd1', tag => 't' }
 include sub }
class sub { Notify <| |> { noop => true } }
notify {'a': }
include m
#### class m { Notify { message => 'df' } Notify <| title == 'a' |> { name => 'q' } } class k { notify {… gives Class[M], Class[K], Notify[a]
class m { Notify { message => 'df' }
 Notify <| title == 'a' |> { name => 'q' } }
class k { notify {'a': message => 'own' } }
include m, k
#### class k { notify {'a': message => 'own' } } class m inherits k { Notify { message => 'df' } Notify[… gives Class[K], Class[M], Notify[a]
class k { notify {'a': message => 'own' } }
class m inherits k { Notify { message => 'df' }
 Notify['a'] { noop => true }
 Notify <| |> { loglevel => debug } }
include m
#### Notify { message => 'top' } class m { Notify <| |> { noop => true } } class k { notify {'a': messag… gives Class[K], Class[M], Notify[a]
Notify { message => 'top' }
class m { Notify <| |> { noop => true } }
class k { notify {'a': message => 'own'} }
include k, m
#### Notify { message => 'top' } class m { Notify { message => 'in' } Notify <| |> { noop => true } } cl… gives Class[K], Class[M], Notify[a]
Notify { message => 'top' }
class m { Notify { message => 'in' }
 Notify <| |> { noop => true } }
class k { notify {'a': } }
include k, m
#### class m { Exec { path => '/bin' } Exec <| |> { noop => true } } exec {'x': path => '/own' } exec {'… gives Exec[x], Exec[y], Class[M]
class m { Exec { path => '/bin' }
 Exec <| |> { noop => true } }
exec {'x': path => '/own' }
exec {'y': }
include m
#### class m { Notify { message => 'df' } realize(Notify['v']) } @notify {'v': message => 'own' } gives Notify[v], Class[M]
class m { Notify { message => 'df' }
 realize(Notify['v']) }
@notify {'v': message => 'own' }
include m

#### the type of a collector is checked before the variables in its query
Absent::Thing <| title == $unknown |>

#### the type of a collector of exported resources is checked before the variables in its query
Absent::Thing <<| tag == "text ${unknown}" |>>

#### the type of a collector is checked before its attributes
Absent::Thing <| |> { mode => $unknown }

#### classes cannot be collected, whatever the query is
Class <| tag == $unknown |>

#### the attributes of a collector are evaluated before its query
File <| title == $unknown1 |> { mode => $unknown2 }

#### the attributes of a collector are evaluated before a number as a tag is rejected
File <| tag == 5 |> { mode => $unknown }

#### a collector of exported resources warns before its query fails
File <<| tag == $unknown |>>

#### attributes of a collector assign a variable that its query reads
@file { '/a': }
File <| title == $x |> { mode => ($x = '/a') }
#### a tag is compared with an array that has a number
$tags = ['a', 2]
Notify <| tag == $tags |>
#### a tag is compared with an array that has an array of numbers
$tags = ['a', [2]]
Notify <| tag == $tags |>
#### an array in a query for exported resources (fails: Error while evaluating an Exported Query)
Notify <<| title == 'x' or message == [1] |>>
#### a number as tag in a query for exported resources (fails: Error while evaluating an Exported Query)
Notify <<| tag == 1 |>>
