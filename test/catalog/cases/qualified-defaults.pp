#### class c($a = '1', $b = $c::a) { notice($b) } include c notices 1
class c($a = '1', $b = $c::a) { notice($b) } include c
#### class c($a = $c::b, $b = 1) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = $c::b, $b = 1) {} include c
#### class c($a = $c::a) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $a
class c($a = $c::a) {} include c
#### class c($a = $::c::b, $b = 1) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = $::c::b, $b = 1) {} include c
#### class c($a = 1, $b = $::c::a) { notice($b) } include c notices 1
class c($a = 1, $b = $::c::a) { notice($b) } include c
#### class c($a = 1, $b = "x${c::a}y") { notice($b) } include c notices x1y
class c($a = 1, $b = "x${c::a}y") { notice($b) } include c
#### class c($a = 1, $b = "x${::c::a}y") { notice($b) } include c notices x1y
class c($a = 1, $b = "x${::c::a}y") { notice($b) } include c
#### class c($a = 1, $b = [$c::a, {'k' => $c::a}]) { notice($b) } include c notices [1, {k => 1}]
class c($a = 1, $b = [$c::a, {'k' => $c::a}]) { notice($b) } include c
#### class c($a = [1,2], $b = $c::a.map |$x| { $x + $c::a[0] }) { notice($b) } include c notices [2, 3]
class c($a = [1,2], $b = $c::a.map |$x| { $x + $c::a[0] }) { notice($b) } include c
#### class c($a = [1,2], $b = [3].map |$x| { $c::z }, $z = 1) { notice($b) } include c fails: Class[C]: default expression for $b tries to illegally access not yet evaluated $z
class c($a = [1,2], $b = [3].map |$x| { $c::z }, $z = 1) { notice($b) } include c
#### class c($a = 1, $b = $c::nope) { notice($b) } include c fails: Unknown variable: 'c::nope'.
class c($a = 1, $b = $c::nope) { notice($b) } include c
#### class c($a = 1, $b = $c::title) { notice($b) } include c notices c
class c($a = 1, $b = $c::title) { notice($b) } include c
#### class c($a = 1, $b = $c::name) { notice($b) } include c notices c
class c($a = 1, $b = $c::name) { notice($b) } include c
#### class c($a = 1, $b = $c::module_name) { notice($b) } include c notices
class c($a = 1, $b = $c::module_name) { notice($b) } include c
#### class c::p { $a = 5 } class c($a = 1, $b = $c::p::a) inherits c::p { notice($b) } include c notices 5
class c::p { $a = 5 } class c($a = 1, $b = $c::p::a) inherits c::p { notice($b) } include c
#### class c::p { $a = 5 } class c($a = $c::p::a, $b = $c::a) inherits c::p { notice("${a} ${b}") } include c notices 5 5
class c::p { $a = 5 } class c($a = $c::p::a, $b = $c::a) inherits c::p { notice("${a} ${b}") } include c
#### class c::p { $a = 5 } class c($a = $c::p::a, $b = $a) inherits c::p { notice("${a} ${b}") } include c notices 5 5
class c::p { $a = 5 } class c($a = $c::p::a, $b = $a) inherits c::p { notice("${a} ${b}") } include c
#### class c::p($a = 5) { } class c($b = $a, $a = 1) inherits c::p { notice("${a} ${b}") } include c fails: Class[C]: default expression for $b tries to illegally access not yet evaluated $a
class c::p($a = 5) { } class c($b = $a, $a = 1) inherits c::p { notice("${a} ${b}") } include c
#### class c::p($a = 5) { } class c($b = $c::a, $a = 1) inherits c::p { notice("${a} ${b}") } include c fails: Class[C]: default expression for $b tries to illegally access not yet evaluated $a
class c::p($a = 5) { } class c($b = $c::a, $a = 1) inherits c::p { notice("${a} ${b}") } include c
#### class c::p { $q = 5 } class c($b = $c::q) inherits c::p { notice("${b}") } include c notices 5
class c::p { $q = 5 } class c($b = $c::q) inherits c::p { notice("${b}") } include c
#### class d::p { $q = 5 } class d inherits d::p { } include d notice($d::q) notices 5
class d::p { $q = 5 } class d inherits d::p { } include d notice($d::q)
#### define d($a = 1, $b = $d::a) { notice($b) } d { 'x': } fails: Evaluation Error: Unknown variable: 'd::a'.
define d($a = 1, $b = $d::a) { notice($b) } d { 'x': }
#### define d($a = $d::b, $b = 1) { notice($b) } d { 'x': } fails: Evaluation Error: Unknown variable: 'd::b'.
define d($a = $d::b, $b = 1) { notice($b) } d { 'x': }
#### define m::d($a = 1, $b = $m::d::a) { notice($b) } m::d { 'x': } fails: Evaluation Error: Unknown variable: 'm::d::a'.
define m::d($a = 1, $b = $m::d::a) { notice($b) } m::d { 'x': }
#### class m($q = 3) {} define m::d($a = $m::q, $b = $a) { notice($b) } include m m::d { 'x': } notices 3
class m($q = 3) {} define m::d($a = $m::q, $b = $a) { notice($b) } include m m::d { 'x': }
#### class c($a = 1, $b = $c::a) { notice($b) } class { 'c': a => 7 } notices 7
class c($a = 1, $b = $c::a) { notice($b) } class { 'c': a => 7 }
#### class c($a = 1, $b = $c::a) { notice($b) } class { 'c': b => 7 } notices 7
class c($a = 1, $b = $c::a) { notice($b) } class { 'c': b => 7 }
#### class c($a, $b = $c::a) { notice($b) } class { 'c': a => 7 } notices 7
class c($a, $b = $c::a) { notice($b) } class { 'c': a => 7 }
#### class c($a, $b = $c::a) { notice($b) } include c fails: Class[C]: expects a value for parameter $a
class c($a, $b = $c::a) { notice($b) } include c
#### class c($a = $c::b, $b) { notice($b) } class { 'c': b => 7 } notices 7
class c($a = $c::b, $b) { notice($b) } class { 'c': b => 7 }
#### class c($a = $b, $b) { notice($b) } class { 'c': b => 7 } notices 7
class c($a = $b, $b) { notice($b) } class { 'c': b => 7 }
#### class c($a = $b, $b = 1) { notice($b) } class { 'c': b => 7 } notices 7
class c($a = $b, $b = 1) { notice($b) } class { 'c': b => 7 }
#### class c($a = $b, $b = 1) { notice($b) } class { 'c': } fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = $b, $b = 1) { notice($b) } class { 'c': }
#### class c($a = undef, $b = $c::a) { notice($b) } include c notices
class c($a = undef, $b = $c::a) { notice($b) } include c
#### class c($a = 1, $b = $c::a + 1, $d = $c::b + $c::a) { notice($d) } include c notices 3
class c($a = 1, $b = $c::a + 1, $d = $c::b + $c::a) { notice($d) } include c
#### class c($a = 1, $b = getvar('c::a')) { notice($b) } include c notices 1
class c($a = 1, $b = getvar('c::a')) { notice($b) } include c
#### class c($a = 1, $b = getvar('a')) { notice($b) } include c notices 1
class c($a = 1, $b = getvar('a')) { notice($b) } include c
#### class c($a = getvar('c::b'), $b = 1) { notice($a) } include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = getvar('c::b'), $b = 1) { notice($a) } include c
#### class c($a = getvar('b'), $b = 1) { notice($a) } include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = getvar('b'), $b = 1) { notice($a) } include c
#### class c($a = 1, $b = inline_epp('<%= $c::a %>')) { notice($b) } include c notices 1
class c($a = 1, $b = inline_epp('<%= $c::a %>')) { notice($b) } include c
#### class c($a = 1, $b = inline_template('<%= scope["c::a"] %>')) { notice($b) } include c notices 1
class c($a = 1, $b = inline_template('<%= scope["c::a"] %>')) { notice($b) } include c
#### class c($a = 1, $b = inline_template('<%= @a %>')) { notice($b) } include c notices
class c($a = 1, $b = inline_template('<%= @a %>')) { notice($b) } include c
#### class c($a = 1, $b = if $c::a { 2 } else { 3 }) { notice($b) } include c notices 2
class c($a = 1, $b = if $c::a { 2 } else { 3 }) { notice($b) } include c
#### class c($a = 1, $b = $c::a ? { 1 => 'one', default => 'x' }) { notice($b) } include c notices one
class c($a = 1, $b = $c::a ? { 1 => 'one', default => 'x' }) { notice($b) } include c
#### class c(Integer $a = 1, String $b = $c::a) { notice($b) } include c fails: Class[C]: parameter 'b' expects a String value, got Integer
class c(Integer $a = 1, String $b = $c::a) { notice($b) } include c
#### class c($a = 1, $b = $c::a) { class c::i($z = $c::b, $y = $c::i::z) { notice($y) } include c::i } include c fails: Could not find class ::c::i for reference.example
class c($a = 1, $b = $c::a) { class c::i($z = $c::b, $y = $c::i::z) { notice($y) } include c::i } include c
#### class c($a = 1, $b = $c::a) { } class e($x = $c::b) { notice($x) } include c include e notices 1
class c($a = 1, $b = $c::a) { } class e($x = $c::b) { notice($x) } include c include e
#### class e($x = $c::b) { notice($x) } class c($a = 1, $b = $c::a) { } include e fails: Unknown variable: 'c::b'.
class e($x = $c::b) { notice($x) } class c($a = 1, $b = $c::a) { } include e
#### class c($a = 1, $b = lookup('zz', {default_value => $c::a})) { notice($b) } include c notices 1
class c($a = 1, $b = lookup('zz', {default_value => $c::a})) { notice($b) } include c
#### class c($a = ($c::b), $b = 1) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = ($c::b), $b = 1) {} include c
#### class c($a = [1].map |$x| { $b }, $b = 1) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = [1].map |$x| { $b }, $b = 1) {} include c
#### class c($a = "${b}", $b = 1) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = "${b}", $b = 1) {} include c
#### class c($a = "${c::b}", $b = 1) {} include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
class c($a = "${c::b}", $b = 1) {} include c
#### class c($a = ['x'].map |$b| { $b }, $b = 1) { notice($a) } include c notices [x]
class c($a = ['x'].map |$b| { $b }, $b = 1) { notice($a) } include c
#### class c($a = ['x'].map |$z| { $a }, $b = 1) { notice($a) } include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $a
class c($a = ['x'].map |$z| { $a }, $b = 1) { notice($a) } include c
#### class c($a = $C::b, $b = 1) { notice($a) } include c fails: Could not parse for environment production: Illegal variable name, The given name 'C::b' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/
class c($a = $C::b, $b = 1) { notice($a) } include c
#### class c($a = $facts['kernel'], $b = $::kernel, $z = $c::a) { notice($z) } include c fails: Unknown variable: '::kernel'.
class c($a = $facts['kernel'], $b = $::kernel, $z = $c::a) { notice($z) } include c
#### class c($a = 1, $b = $c::a =~ Integer, $d = defined('$c::a'), $e = defined('$c::f'), $f = 2) { notice($b, $d,… notices true true true
class c($a = 1, $b = $c::a =~ Integer, $d = defined('$c::a'), $e = defined('$c::f'), $f = 2) { notice($b, $d, $e) } include c
#### class c($a = '1x', $b = $c::a =~ /x(.)?/, $d = $0) { notice($b, $d) } include c notices true
class c($a = '1x', $b = $c::a =~ /x(.)?/, $d = $0) { notice($b, $d) } include c
#### class c($a = ($z = 5), $b = $z) { notice($b) } include c fails: Could not parse for environment production: Assignment not allowed here
class c($a = ($z = 5), $b = $z) { notice($b) } include c
#### class c($a = ($z = 5), $b = $c::z) { notice($b) } include c fails: Could not parse for environment production: Assignment not allowed here
class c($a = ($z = 5), $b = $c::z) { notice($b) } include c
#### node default { class c($a = 1) {} } fails: Could not parse for environment production: Classes, definitions, and nodes may only appear at toplevel or inside other classes
node default { class c($a = 1) {} }
#### $x = 1 class c($a = $x, $x = 2) { notice($a) } include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $x
$x = 1 class c($a = $x, $x = 2) { notice($a) } include c
#### $b = 1 class c($a = $::b, $b = 2) { notice($a) } include c notices 1
$b = 1 class c($a = $::b, $b = 2) { notice($a) } include c
#### $b = 1 class c($a = $b, $b = 2) { notice($a) } include c fails: Class[C]: default expression for $a tries to illegally access not yet evaluated $b
$b = 1 class c($a = $b, $b = 2) { notice($a) } include c
#### class c($title2 = $title, $n = $name) { notice($title2, $n) } include c notices c c
class c($title2 = $title, $n = $name) { notice($title2, $n) } include c
#### class c($b = $module_name, $d = $caller_module_name) { notice($b, $d) } include c notices
class c($b = $module_name, $d = $caller_module_name) { notice($b, $d) } include c
#### function f($a = 1, $b = $f::a) { $b } notice(f()) fails: Unknown variable: 'f::a'.
function f($a = 1, $b = $f::a) { $b } notice(f())
#### function f($a = $b, $b = 1) { $a } notice(f()) fails: f: default expression for $a tries to illegally access not yet evaluated $b
function f($a = $b, $b = 1) { $a } notice(f())
#### notice([1].map |$a, $b = $a| { $b }) notices [1]
notice([1].map |$a, $b = $a| { $b })
#### notice([1].map |$a, $b = $c, $c = 1| { $b }) notices [1]
notice([1].map |$a, $b = $c, $c = 1| { $b })
#### class c($a = 1, $b = $c::a) { notify { $b: } } include c contain c fails: Illegal title type at index 0. Expected String, got Integer
class c($a = 1, $b = $c::a) { notify { $b: } } include c contain c
#### class p::params { $a = 1 } class p($a = $p::params::a, $b = $p::a) inherits p::params { } class p::sub($x = $… notices 1 1
class p::params { $a = 1 } class p($a = $p::params::a, $b = $p::a) inherits p::params { } class p::sub($x = $p::b) inherits p { notice($x, $a) } include p::sub
#### class p($a = 1) {} class p::sub($x = $p::a, $a = $x, $y = $p::sub::a) inherits p { notice($x, $a, $y) } inclu… notices 1 1 1
class p($a = 1) {} class p::sub($x = $p::a, $a = $x, $y = $p::sub::a) inherits p { notice($x, $a, $y) } include p::sub
#### class p($a = 1) {} class p::sub($y = $p::sub::a) inherits p { notice($y) } include p::sub notices 1
class p($a = 1) {} class p::sub($y = $p::sub::a) inherits p { notice($y) } include p::sub
