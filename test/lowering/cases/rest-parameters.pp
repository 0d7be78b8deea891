#### the Array type of `*$rest` of a function states the type and the number of the values
function f(Array *$x) { $x }
f()
----
function f(Array *$x) { $x }
f(1, 2)
----
function f(Array *$x) { $x }
f(1, 'a')
----
function f(Array *$x) { $x }
f([1])
----
function f(Array *$x) { $x }
f(1, 2, 3)
----
function f(Array[Integer] *$x) { $x }
f()
----
function f(Array[Integer] *$x) { $x }
f(1, 2)
----
function f(Array[Integer] *$x) { $x }
f(1, 'a')
----
function f(Array[Integer] *$x) { $x }
f([1])
----
function f(Array[Integer] *$x) { $x }
f(1, 2, 3)
----
function f(Array[Integer, 1] *$x) { $x }
f()
----
function f(Array[Integer, 1] *$x) { $x }
f(1, 2)
----
function f(Array[Integer, 1] *$x) { $x }
f(1, 'a')
----
function f(Array[Integer, 1] *$x) { $x }
f([1])
----
function f(Array[Integer, 1] *$x) { $x }
f(1, 2, 3)
----
function f(Array[Integer, 1, 2] *$x) { $x }
f()
----
function f(Array[Integer, 1, 2] *$x) { $x }
f(1, 2)
----
function f(Array[Integer, 1, 2] *$x) { $x }
f(1, 'a')
----
function f(Array[Integer, 1, 2] *$x) { $x }
f([1])
----
function f(Array[Integer, 1, 2] *$x) { $x }
f(1, 2, 3)
----
function f(Array[Integer, 0, 0] *$x) { $x }
f()
----
function f(Array[Integer, 0, 0] *$x) { $x }
f(1, 2)
----
function f(Array[Integer, 0, 0] *$x) { $x }
f(1, 'a')
----
function f(Array[Integer, 0, 0] *$x) { $x }
f([1])
----
function f(Array[Integer, 0, 0] *$x) { $x }
f(1, 2, 3)
----
function f(Array[Integer, default, 2] *$x) { $x }
f()
----
function f(Array[Integer, default, 2] *$x) { $x }
f(1, 2)
----
function f(Array[Integer, default, 2] *$x) { $x }
f(1, 'a')
----
function f(Array[Integer, default, 2] *$x) { $x }
f([1])
----
function f(Array[Integer, default, 2] *$x) { $x }
f(1, 2, 3)
----
function f(Array[0, 1] *$x) { $x }
f()
----
function f(Array[0, 1] *$x) { $x }
f(1, 2)
----
function f(Array[0, 1] *$x) { $x }
f(1, 'a')
----
function f(Array[0, 1] *$x) { $x }
f([1])
----
function f(Array[0, 1] *$x) { $x }
f(1, 2, 3)
----
function f(Array[Array[Integer], 1, 2] *$x) { $x }
f()
----
function f(Array[Array[Integer], 1, 2] *$x) { $x }
f(1, 2)
----
function f(Array[Array[Integer], 1, 2] *$x) { $x }
f(1, 'a')
----
function f(Array[Array[Integer], 1, 2] *$x) { $x }
f([1])
----
function f(Array[Array[Integer], 1, 2] *$x) { $x }
f(1, 2, 3)
----
function f(Array[Optional[Integer], 1] *$x) { $x }
f()
----
function f(Array[Optional[Integer], 1] *$x) { $x }
f(1, 2)
----
function f(Array[Optional[Integer], 1] *$x) { $x }
f(1, 'a')
----
function f(Array[Optional[Integer], 1] *$x) { $x }
f([1])
----
function f(Array[Optional[Integer], 1] *$x) { $x }
f(1, 2, 3)
----
function f(Optional[Array[Integer]] *$x) { $x }
f()
----
function f(Optional[Array[Integer]] *$x) { $x }
f(1, 2)
----
function f(Optional[Array[Integer]] *$x) { $x }
f(1, 'a')
----
function f(Optional[Array[Integer]] *$x) { $x }
f([1])
----
function f(Optional[Array[Integer]] *$x) { $x }
f(1, 2, 3)
----
function f(Tuple[Integer] *$x) { $x }
f()
----
function f(Tuple[Integer] *$x) { $x }
f(1, 2)
----
function f(Tuple[Integer] *$x) { $x }
f(1, 'a')
----
function f(Tuple[Integer] *$x) { $x }
f([1])
----
function f(Tuple[Integer] *$x) { $x }
f(1, 2, 3)

#### the Array type of `*$rest` of a block states the type and the number of the values
with() |Array *$x| { $x }
----
with(1, 2) |Array *$x| { $x }
----
with(1, 'a') |Array *$x| { $x }
----
with([1]) |Array *$x| { $x }
----
with(1, 2, 3) |Array *$x| { $x }
----
with() |Array[Integer] *$x| { $x }
----
with(1, 2) |Array[Integer] *$x| { $x }
----
with(1, 'a') |Array[Integer] *$x| { $x }
----
with([1]) |Array[Integer] *$x| { $x }
----
with(1, 2, 3) |Array[Integer] *$x| { $x }
----
with() |Array[Integer, 1] *$x| { $x }
----
with(1, 2) |Array[Integer, 1] *$x| { $x }
----
with(1, 'a') |Array[Integer, 1] *$x| { $x }
----
with([1]) |Array[Integer, 1] *$x| { $x }
----
with(1, 2, 3) |Array[Integer, 1] *$x| { $x }
----
with() |Array[Integer, 1, 2] *$x| { $x }
----
with(1, 2) |Array[Integer, 1, 2] *$x| { $x }
----
with(1, 'a') |Array[Integer, 1, 2] *$x| { $x }
----
with([1]) |Array[Integer, 1, 2] *$x| { $x }
----
with(1, 2, 3) |Array[Integer, 1, 2] *$x| { $x }
----
with() |Array[Integer, 0, 0] *$x| { $x }
----
with(1, 2) |Array[Integer, 0, 0] *$x| { $x }
----
with(1, 'a') |Array[Integer, 0, 0] *$x| { $x }
----
with([1]) |Array[Integer, 0, 0] *$x| { $x }
----
with(1, 2, 3) |Array[Integer, 0, 0] *$x| { $x }
----
with() |Array[Integer, default, 2] *$x| { $x }
----
with(1, 2) |Array[Integer, default, 2] *$x| { $x }
----
with(1, 'a') |Array[Integer, default, 2] *$x| { $x }
----
with([1]) |Array[Integer, default, 2] *$x| { $x }
----
with(1, 2, 3) |Array[Integer, default, 2] *$x| { $x }
----
with() |Array[0, 1] *$x| { $x }
----
with(1, 2) |Array[0, 1] *$x| { $x }
----
with(1, 'a') |Array[0, 1] *$x| { $x }
----
with([1]) |Array[0, 1] *$x| { $x }
----
with(1, 2, 3) |Array[0, 1] *$x| { $x }
----
with() |Array[Array[Integer], 1, 2] *$x| { $x }
----
with(1, 2) |Array[Array[Integer], 1, 2] *$x| { $x }
----
with(1, 'a') |Array[Array[Integer], 1, 2] *$x| { $x }
----
with([1]) |Array[Array[Integer], 1, 2] *$x| { $x }
----
with(1, 2, 3) |Array[Array[Integer], 1, 2] *$x| { $x }
----
with() |Array[Optional[Integer], 1] *$x| { $x }
----
with(1, 2) |Array[Optional[Integer], 1] *$x| { $x }
----
with(1, 'a') |Array[Optional[Integer], 1] *$x| { $x }
----
with([1]) |Array[Optional[Integer], 1] *$x| { $x }
----
with(1, 2, 3) |Array[Optional[Integer], 1] *$x| { $x }
----
with() |Optional[Array[Integer]] *$x| { $x }
----
with(1, 2) |Optional[Array[Integer]] *$x| { $x }
----
with(1, 'a') |Optional[Array[Integer]] *$x| { $x }
----
with([1]) |Optional[Array[Integer]] *$x| { $x }
----
with(1, 2, 3) |Optional[Array[Integer]] *$x| { $x }
----
with() |Tuple[Integer] *$x| { $x }
----
with(1, 2) |Tuple[Integer] *$x| { $x }
----
with(1, 'a') |Tuple[Integer] *$x| { $x }
----
with([1]) |Tuple[Integer] *$x| { $x }
----
with(1, 2, 3) |Tuple[Integer] *$x| { $x }

#### an alias of an Array type of `*$rest` is the type of each value
type Numbers = Array[Integer, 1, 2]
function f(Numbers *$x) { $x }
f([1], [2, 3])
----
type Numbers = Array[Integer, 1, 2]
function f(Numbers *$x) { $x }
f(1)
----
type Numbers = Array[Integer, 1, 2]
function f(Array[Numbers, 1] *$x) { $x }
f([1])
----
type Numbers = Array[Integer, 1, 2]
with(1) |Numbers *$x| { $x }
----
type Numbers = Array[Integer, 1, 2]
with([1], [2]) |Array[Numbers, 1, 2] *$x| { $x }

#### parameters before `*$rest` of an Array type
function f($a, Array[Integer, 1] *$x) { [$a, $x] }
f(1)
----
function f($a, Array[Integer, 1, 2] *$x) { [$a, $x] }
f(1, 2)
----
function f($a, Array[Integer, 1, 2] *$x) { [$a, $x] }
f(1, 2, 3, 4)
----
function f(Integer $a, Array[Integer, 0, 1] *$x) { [$a, $x] }
f('x', 1)
----
function f(Integer $a, Array[Integer, 0, 1] *$x) { [$a, $x] }
f(1, 'x')
----
function f(Integer $a, Array[Integer, 0, 0] *$x) { [$a, $x] }
f(1, 2)
----
function f(Integer $a = 7, Array[Integer, 0, 2] *$x) { [$a, $x] }
f()
----
function f(Integer $a = 7, Array[Integer, 1] *$x) { [$a, $x] }
f(1)
----
function f($a = 7, Array[Integer, 1, 2] *$x) { [$a, $x] }
f(1, 2, 3, 4)
----
function f(Integer $a, Array[Unknown] *$x) { [$a, $x] }
f(1)
----
function f(Unknown $a, Array[Other] *$x) { [$a, $x] }
f(1)
----
with(1) |$a, Array[Integer, 1] *$x| { [$a, $x] }
----
with(1, 2, 3) |$a, Array[Integer, 1, 2] *$x| { [$a, $x] }
----
with(1, 2, 3) |Integer $a, Array[Integer, 0, 1] *$x| { [$a, $x] }
----
with(1, 2) |$a = 7, Array[Integer, 1] *$x| { [$a, $x] }
----
with() |$a = 7, Array[Integer, 0, 1] *$x| { [$a, $x] }
----
with(1) |Integer $a, Array[Unknown] *$x| { [$a, $x] }
----
with(7) |Integer $a, Unknown *$x| { [$a, $x] }

#### the default of `*$rest`
function f(Array[Integer] *$x = 5) { $x }
f()
----
function f(Array[Integer] *$x = 5) { $x }
f(undef)
----
function f(Array[Integer] *$x = 5) { $x }
f(3)
----
function f(Array[Integer] *$x = 'a') { $x }
f()
----
function f(Array[Integer] *$x = 'a') { $x }
f(undef)
----
function f(Array[Integer] *$x = [1, 2]) { $x }
f()
----
function f(Array[Integer] *$x = [1, 2]) { $x }
f(undef)
----
function f(Array[Integer, 1, 2] *$x = 5) { $x }
f()
----
function f(Array[Integer, 1, 2] *$x = 5) { $x }
f(undef)
----
function f(Array[Integer, 1, 2] *$x = 5) { $x }
f(3)
----
function f(Array[Integer, 1, 2] *$x = 'a') { $x }
f()
----
function f(Array[Integer, 1, 2] *$x = 'a') { $x }
f(undef)
----
function f(Array[Integer, 1, 2] *$x = [1, 2]) { $x }
f()
----
function f(Array[Integer, 1, 2] *$x = [1, 2]) { $x }
f(undef)
----
function f(Array[Optional[Integer]] *$x = 5) { $x }
f()
----
function f(Array[Optional[Integer]] *$x = 5) { $x }
f(undef)
----
function f(Array[Optional[Integer]] *$x = 5) { $x }
f(3)
----
function f(Array[Optional[Integer]] *$x = 'a') { $x }
f()
----
function f(Array[Optional[Integer]] *$x = 'a') { $x }
f(undef)
----
function f(Array[Optional[Integer]] *$x = [1, 2]) { $x }
f()
----
function f(Array[Optional[Integer]] *$x = [1, 2]) { $x }
f(undef)
----
with() |Array[Integer] *$x = 5| { $x }
----
with(undef) |Array[Integer] *$x = 5| { $x }
----
with(3) |Array[Integer] *$x = 5| { $x }
----
with() |Array[Integer] *$x = 'a'| { $x }
----
with(undef) |Array[Integer] *$x = 'a'| { $x }
----
with() |Array[Integer] *$x = [1, 2, 3]| { $x }
----
with(undef) |Array[Integer] *$x = [1, 2, 3]| { $x }
----
with() |Array[Integer, 1, 2] *$x = 5| { $x }
----
with(undef) |Array[Integer, 1, 2] *$x = 5| { $x }
----
with(3) |Array[Integer, 1, 2] *$x = 5| { $x }
----
with() |Array[Integer, 1, 2] *$x = 'a'| { $x }
----
with(undef) |Array[Integer, 1, 2] *$x = 'a'| { $x }
----
with() |Array[Integer, 1, 2] *$x = [1, 2, 3]| { $x }
----
with(undef) |Array[Integer, 1, 2] *$x = [1, 2, 3]| { $x }
----
with(undef) |*$x = 4| { $x }
----
function f(*$x = 4) { $x }
f(undef)
----
function f(*$x = [4, 5]) { $x }
f(undef, undef)
----
function f(Array[Array[Integer]] *$x = [1]) { $x }
f()

#### functions check the number of parameters of a block with `*$rest`
[1, 2].map |Array *$x| { $x }
----
[1, 2].map |Array[Integer, 0, 1] *$x| { $x }
----
[1, 2].map |Array[Any, 2, 2] *$x| { $x }
----
[1, 2].map |Array[Any, 3] *$x| { $x }
----
[1, 2].map |$a, Array[Any, 1, 1] *$x| { $x }
----
{a => 1}.map |Array *$x| { $x }
----
{a => 1}.map |Array[Integer, 0, 1] *$x| { $x }
----
{a => 1}.map |Array[Any, 2, 2] *$x| { $x }
----
{a => 1}.map |Array[Any, 3] *$x| { $x }
----
{a => 1}.map |$a, Array[Any, 1, 1] *$x| { $x }
----
[1, 2, 3].reduce |Array *$x| { $x }
----
[1, 2, 3].reduce |Array[Integer, 0, 1] *$x| { $x }
----
[1, 2, 3].reduce |Array[Any, 2, 2] *$x| { $x }
----
[1, 2, 3].reduce |Array[Any, 3] *$x| { $x }
----
[1, 2, 3].reduce |$a, Array[Any, 1, 1] *$x| { $x }
----
assert_type(String, 1) |Array[Type, 2, 2] *$x| { $x }
----
assert_type(String, 1) |Array[Type, 1, 1] *$x| { $x }
----
1.then |Array[Integer, 1, 1] *$x| { $x }
----
undef.lest |Array[Integer] *$x| { $x }
----
undef.lest |Array[Integer, 1] *$x| { $x }
----
[1, 2].group_by |Array[Integer, 1, 1] *$x| { $x }
----
notice(1) |Unknown $a, Other *$b| { 1 }
----
[1].map |Array[Integer, 3, 1] *$x| { $x }

#### `slice` calls a block with `*$rest`
[1, 2, 3].slice(1) |*$x| { notice($x) }
----
[1, 2, 3].slice(1) |$x = 1| { notice($x) }
----
[1, 2, 3].slice(1) |$x, $b, *$c| { notice($x) }
----
[1, 2, 3].slice(1) |Array[Any, 2, 2] *$x| { notice($x) }
----
[1, 2, 3].slice(1) |Array[Any, 1, 1] *$x| { notice($x) }
----
[1, 2, 3].slice(1) |$a, $x = 7| { notice($x) }
----
[1, 2, 3].slice(2) |*$x| { notice($x) }
----
[1, 2, 3].slice(2) |$x = 1| { notice($x) }
----
[1, 2, 3].slice(2) |$x, $b, *$c| { notice($x) }
----
[1, 2, 3].slice(2) |Array[Any, 2, 2] *$x| { notice($x) }
----
[1, 2, 3].slice(2) |Array[Any, 1, 1] *$x| { notice($x) }
----
[1, 2, 3].slice(2) |$a, $x = 7| { notice($x) }

#### the size of `*$rest` is evaluated
$n = 1
function f(Array[Integer, $n] *$x) { $x }
f()
----
$n = 1
with() |Array[Integer, $n] *$x| { $x }
----
$n = 1
with(1, 2) |Array[Integer, 0, $n] *$x| { $x }
----
$n = 1
[1, 2].map |$i| { with($i, $i) |Array[Integer, 0, $i] *$x| { $x } }
----
$n = 2
with(1, 2) |$a = 1, Array[Integer, $n] *$x| { $x }
----
$n = 0
with(1, 2) |$a = 1, Array[Integer, $n] *$x| { $x }
----
function f(Array[Integer, -1] *$x) { $x }
f(1)
----
function f(Array[Integer, 3, 1] *$x) { $x }
f(1)
----
function f(Array[1] *$x) { $x }
f(1)

#### calls between functions with `*$rest` of an Array type
function f(Integer $n, Array[Integer, 1] *$x) { if $n > 0 { f($n - 1, *$x) } else { $x } }
f(2, 5)
----
function f(Array[Integer, 1, 2] *$x) { g(*$x) }
function g(Array[Integer, 2] *$y) { $y }
f(1)
----
function f(Array[Integer, 1, 2] *$x) { $x.map |$y| { $y + 1 } }
[f(1), f(1, 2), call('f', 3)]
----
function f(Array[Integer, 1, 2] *$x) { $x }
call('f', 1, 2, 3)
----
function f(Array[String, 2] *$x) >> Array[String, 3] { $x }
f('a', 'b')
