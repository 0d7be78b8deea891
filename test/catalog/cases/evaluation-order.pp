#### a wrong title is reported before the attributes are evaluated
function log($x) { notice($x) $x }
notify { log(1): message => log('m') }
#### an empty title is reported before an attribute that fails
$empty = ''
notify { $empty: message => nope() }
#### a parameter that is no title is reported before an unknown variable
class k($p) { notify { $p: message => $nope } }
class { 'k': p => 3 }
#### the name of a defined type that is no title is reported first
define d() { notify { $name: message => nope() } }
d { 'x': name => 3 }
#### equal titles of one body are reported before the attributes
class k($p) { notify { [$p, $p]: message => notice('m') } }
class { 'k': p => 'x' }
#### equal titles of two bodies are reported after the first body, before the attributes of the second one
function log($x) { notice($x) $x }
class k($p) { notify { 'x': message => if log(true) { log(2) }; $p: message => log('n'); log('z'): message => log('o') } }
class { 'k': p => 'x' }
#### a wrong title is reported after the earlier bodies
function log($x) { notice($x) $x }
notify { log('a'): message => log('m'); log(1): message => log('n'); log('b'): message => log('o') }
#### a repeated title is reported before a later title of the same body that is wrong
notify { 'a': ; ['a', undef]: }
#### default twice in one body
notify { ['a', default, default]: message => 'm' }
#### default twice, in a variable
$titles = [default]
notify { default: message => notice('a'); $titles: message => notice('b') }
#### a type with a title is reported before the title is evaluated
function log($x) { notice($x) $x }
Notify['x'] { log('a'): message => log('m') }
#### a type that is no resource type is reported before the title is evaluated
function log($x) { notice($x) $x }
@Integer { log(1): message => log('m') }
#### an element of a hash is no resource type
$types = { 'a' => 'notify' }
$types['a'] { notice('x'): message => notice('m') }
#### an untitled type is accepted before a wrong title
function log($x) { notice($x) $x }
Resource['notify'] { log(1): message => log('m') }
#### a splat that is no hash is reported before the later attributes
function log($x) { notice($x) $x }
notify { log('a'): * => 5, message => log('m') }
#### an attribute that occurs twice is reported before the later attributes
function log($x) { notice($x) $x }
notify { log('a'): message => log('m'), * => { message => log('n') }, noop => log(true) }
#### an attribute of a splat that occurs twice is reported after its value is evaluated
function log($x) { notice($x) $x }
notify { log('a'): * => { message => log('n') }, message => log('m'), noop => log(true) }
#### a name without a value in a splat is reported before the later attributes
notify { 'a': * => { undef => 2 }, message => notice('m') }
#### a splat of defaults that is no hash is reported before the later attributes
Notify { * => 5, message => notice('m') }
#### a splat of an override that is no hash is reported before the later attributes
notify { 'z': }
Notify['z'] { * => 5, message => notice('m') }
#### a splat of a collector that is no hash is reported before the later attributes
@notify { 'z': }
Notify<| title == 'z' |> { * => 5, message => notice('m') }
#### the attributes after a splat are evaluated in order
function log($x) { notice($x) $x }
notify { log('a'): * => log({ 'message' => log('n') }), noop => log(true), tag => log('t') }
#### a value that is added after a splat
notify { 'a': tag => 'x' }
Notify['a'] { * => {}, tag +> "${1}y" }
#### match variables of a title in the attributes
$name_list = ['a1', 'b2']
$name_list.each |$each| {
  if $each =~ /(\d)/ { notify { $each: message => "${1}-${each}" } }
}
#### attributes that are read after the title set match variables and variables
$title_list = 'z'
notify { $title_list: message => ('abc' =~ /b(.)/ and $1 == 'c') ? { true => $1, default => 'no' } }
#### next() within an attribute leaves the block
['a', 'b'].each |$each| { notify { $each: message => if $each == 'a' { next() } else { "m ${each}" } } }
#### return() within an attribute leaves the function
function f($x) { notify { $x: message => return(5) } notice('never') }
notice(f('a'))
