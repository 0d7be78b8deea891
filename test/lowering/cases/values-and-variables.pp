#### literals, assignments, unknown and qualified variables
$x = 1
$x = 2
----
f(1)
----
return(3)
4
----
next(3)
----
break()
----
$x = [1,2]
[$a, $b] = $x
$a + $b
----
[$a, $b] = [1]
----
[$a, [$b, $c]] = [1, [2,3]]
$c
----
$h = {a => 1, b => 2}
[$a, $b] = $h
[$a, $b]
----
[$a, $c] = {a => 1, b => 2}
----
[$a, $b] = 5
----
$facts = 3
----
$a::b = 1
----
$x = 1
$x += 1
----
[$unk]
----
$unk::x
----
$a = $b = 3
[$a,$b]
----
$facts['os']
----
$facts
----
$settings::strict
----
Integer('3')
----
Integer[1,2]('3')
----
$x = 'Integer'
$x('3')
----
$s = "${default} ${[1,undef,'a']} ${{a=>1}} ${Integer[1,2]} ${/a/} ${1.5}"
$s
----
$a = [true]
$b = Sensitive('x')
"${$a} ${$b} ${$a[0]}"
----
$b = true
"${b}"
----
true and undef
----
undef or 3
----
$x = { 'a' => 1, 'a' => 2 }
$x
----
{ [1] => 2, undef => 3, default => 4, 1.0 => 2 }
----
[*[1,2], *3]
----
[*{a=>1}]
----
*[1,2]
----
($x = 1) + $x
----
[$x = 1, $x]
----
notice($x = 5)
$x
----
"${'a'}b${"c${1+1}"}"
----
[1, 2][0] + {a => 1}['a']
----
$h = {a => {b => [1,2]}}
"${h['a']['b'][1]} ${$h[a][b].size} ${h.size}"
----
Integer
----
File
----
Foo::Bar
----
Foo['x']
----
Foo[]
----
[P, type P = Integer]
----
-(1) - -2
----
!true
----
1 in [1]
----
/a/ == /a/
----
undef == ''
----
'a' 'b'
----
getvar('facts.os')
----
$r = [$a, $b] = [1, 2]
[$r, $a]
----
$r = ([$a, $b] = {a => 1, b => 2})
$r
----
[$a, [$b, $c]] = {a => 1, b => 2}
----
[[$a]] = {a => 1}
----
[$a, $a] = [1,2]
----
[$facts, $b] = [1,2]
----
$title
----
$name
----
$settings::foo
----
$::os
----
$os = 3
----
$x = $x
----
$::x = 5
----
$x = 5
$::x
----
true and ($andv = 3)
$andv
----
false and ($andv = 3)
$andv
----
[$a, [$b, $c]] = {a => 1, ['b','c'] => [2, 3]}
[$a,$b,$c]
----
$trusted = 2
----
$server_facts = 2
----
$servername
----
$clientcert
----
$module_name
----
$title = 3
----
$serverversion = 3
----
$x = { y => { z => [10, 20] } }
$x['y']['z'][1]
----
$x.y
----
#### nested values with computed keys
$h = { a => { x => 1, y => undef }, b => { x => [7, 8] }, c => 5, 1 => { x => 2 }, [1] => { x => 3 }, default => { x => 4 } }
['a', 1, [1], default].map |$k| { $h[$k]['x'] }
----
$h = { a => { x => 1 }, b => { y => 2 } }
['a', 'b'].map |$k| { [$h[$k]['x'], $h[$k]['y'], $h['a'][$k]] }
----
$h = { a => { x => 1 } }
['a', 'b'].map |$k| { $h[$k]['x'] }
----
$h = { a => { x => 1 } }
['x', undef].map |$k| { $h['b'][$k] }
----
$h = { a => { x => [1, [2, 3]] }, b => { x => 'text' }, c => 5 }
['a', 'b', 'c'].map |$k| { [1, -1].map |$i| { $h[$k]['x'][$i] } }
----
$h = { a => { x => [1, [2, 3]] }, b => { x => 'text' } }
['a', 'b'].map |$k| { [1, -1, 9].map |$i| { $h[$k]['x'][$i] } }
----
$h = { 'constructor' => { 'x' => 1 }, '__proto__' => { 'x' => 2 }, 'size' => { 'x' => 3 }, '' => { 'x' => 4 } }
['constructor', '__proto__', 'size', ''].map |$k| { $h[$k]['x'] }
----
$h = { 'a' => { 'constructor' => 1, '__proto__' => 2 } }
['constructor', '__proto__', 'toString', 'size', 'get'].map |$k| { $h['a'][$k] }
----
function f(Hash[String, Hash] $h, Array[String] $ks) { $ks.map |$k| { $h[$k]['x'] } }
[f({ a => { x => 1 }, b => {} }, ['a', 'b']), f({ a => {} }, ['b'])]
----
function f(Hash $grid, Integer $i, Integer $j) { $grid[$i][$j] }
[f({ 1 => { 2 => 'x' } }, 1, 2), f({ 1 => { 2 => 'x' } }, 1, 3), f({ 1 => [4, 5] }, 1, 1), f({ 1 => 'xyz' }, 1, 2)]
----
function f(Array[Array] $rows, Integer $i) { [$rows[$i][0, 2], $rows[$i][-2, -1], $rows[$i][$i, 1], $rows[0][$i][0]] }
[f([[[1], [2], 3], [4, 5, 6]], 1), f([[[7], [8]]], 0)]
----
$rows = [[1, 2, 3], [4, 5, 6]]
[0, 1].map |$i| { [$rows[$i][0, 2], "${rows[$i][1, 2]}", $rows[$i][1]] }
----
$rows = [[1, 2, 3], [4, 5, 6]]
[0, 1, 2].map |$i| { $rows[$i][0, 2] }
#### literal formats
[1, 255, 0, 4095].map |$i| {
  $t = "t${i}"
  [sprintf('%s/%s/%s', $i, $i == 1, $t), sprintf('%5d|%-5d|%05d|%x|%X|%08b|%o', $i, $i, $i, $i, $i, $i, $i), sprintf('100%% %s%%', $t),
   sprintf('%+d', $i), sprintf('%5s|%-4s', $t, $i), sprintf('%s', *[$i]), sprintf('%-05d|%00d|%2x', $i, $i, $i), sprintf("%s`\${x}\\", $i)]
}
----
function f(Integer $i, String $s, Boolean $b) { [sprintf('%d %s %s', $i, $s, $b), sprintf('%3d|%-12d', $i, $i), sprintf('%s', $i)] }
[f(-7, "é😀", true), f(9223372036854775807, '', false), f(-9223372036854775808, '%s', true)]
----
[-3, 3].map |$i| { [sprintf('%03d', $i), sprintf('%x', $i), sprintf('%b', $i), sprintf('%5d', $i), sprintf('%-5d|', $i)] }
----
[1].map |$i| { sprintf('%s %s', $i) }
----
[1].map |$i| { sprintf('%s', $i, 2) }
----
[1].map |$i| { sprintf('%s %5%s', $i, $i) }
----
['x'].map |$t| { sprintf('%d', $t) }
----
[1].map |$i| { [sprintf('%1$s %1$s', $i), sprintf('% d', $i), sprintf('%.3d', $i), sprintf('%#x', $i), sprintf('%s', undef), sprintf('%s', [$i])] }
----
[1, 255, 0].map |$i| { [String($i, '%x'), String.new($i, '%08b'), String($i, '%d'), String($i, '%s'), String($i, '%5d'), String($i, '%-5d'), String("${i}", '%s'), String($i == 1, '%s'), String($i, '%05d'), String($i, '%X'), String($i, '%4s'), String($i, '%-4s'), String($i, '%4x'), String($i, '%-4o'), String($i, '%-04o')] }
----
function f(Integer $i) { [String($i, '%d'), String($i, '%5d'), String($i, '%-5d|'), String($i, '%5s')] }
[f(-7), f(9223372036854775807)]
----
function f(Integer $i) { [String($i, '%d'), String($i, '%5d'), String($i, '%-5d'), String($i, '%5s'), String($i, '%05d'), String($i, '%x'), String($i, '%03x')] }
[f(-7), f(9223372036854775807), f(12)]
----
function f(Integer $i, Float $x, String $s, Boolean $b) {
  [sprintf('%+d|% d|%#x|%.3d|%-08.3f|%e|%g|%p|%-6s|%.2s|%5s', $i, $i, $i, $i, $x, $x, $x, $s, $s, $s, $b),
   sprintf('%s|%p|%x|%b|%o|%X|%B|%i|%u|%f|%a', $x, $b, $i, $i, $i, $i, $i, $i, $i, $i, $x)]
}
[f(-7, -0.0, "é😀b", true), f(9223372036854775807, 2.675, '', false), f(-9223372036854775808, 1e20, "it's", true), f(0, 123456.5, 'abc', false)]
----
function f(Integer $i, Float $x, String $s, Boolean $b) {
  [sprintf('%<i>05d: %{s}%%', { i => $i, s => $s }), sprintf('%{x} %<b>-6s|%<s>p', { 'x' => $x, 'b' => $b, 's' => $s }), sprintf('%<a b>x', { 'a b' => $i })]
}
[f(12, 1.5, "é😀b", true), f(-12, -0.0, '%{x}', false)]
----
[1].map |$i| { sprintf('%{a}%{b}', { a => $i, b => notice('b') }) }
----
[1].map |$i| { sprintf('%{b}%{a}', { a => $i, b => 2 }) }
----
[1].map |$i| { sprintf('%{a}', { a => $i, b => 2 }) }
----
[1].map |$i| { sprintf('%{a}%{a}', { a => $i }) }
----
[1].map |$i| { sprintf('%{a}', { b => $i }) }
----
[1].map |$i| { sprintf('%{a}', { a => $i }, 2) }
----
[1].map |$i| { sprintf('%{a}%s', { a => $i }) }
----
[1].map |$i| { sprintf('%{a}', { a => undef }) }
----
[1].map |$i| { sprintf('%<a>d', { a => "${i}" }) }
----
[1].map |$i| { sprintf('%<a>d', { a => "x${i}" }) }
----
[1.5, -2.5, 0.0].map |$x| { [String($x, '%.1f'), String($x, '%+8.2e'), String($x, '%d'), String($x, '%s'), String($x, '%g'), String($x)] }
----
function f(Integer $i, String $s, Boolean $b) {
  [String($i, '%+d'), String($i, '%#x'), String($i, '%.2f'), String($i, '%5.1s'), String($s, '%-8s'), String($s, '%.2s'), String($s, '%#s'), String($b, '%6s'),
   String($b, '%t'), String($b, '%T'), String($b, '%y'), String($b, '%Y'), String($b, '%#y'), String($b, '%d')]
}
[f(-7, "é😀b", true), f(9223372036854775807, '', false)]
----
[1].map |$i| { String($i, '%i') }
----
[1].map |$i| { String($i, '%{a}') }
----
['x'].map |$s| { String($s, '%y') }
----
[1].map |$i| { String([$i, "it's", [], { 'a' => [$i, undef] }]) }
----
[1].map |$i| { [String([$i, [2]], '%#a'), String({ 'a' => $i, '' => { 'b' => 1 } }, '%#h'), String({}, '%#h'), String({ '' => '' }, '%h'), String([], '%(a')] }
----
function f($a, Integer $b) { sprintf('%s-%d', $a, $b) }
[1, 'x', true, 1.5, undef, [1, undef], { a => 1 }, 9223372036854775807, /a/, SemVer('1.2.3'), File['/x'], default].map |$x| { f($x, 2) }
----
function f($a) { $x = sprintf('%s:%s', $a['x'], $a['y'])  "${x}${sprintf('%s', $a['x'])}" }
[f({ x => 1, y => 'b' }), f({ x => 1.5, y => undef }), f({ y => [1] })]
----
function f($a, $b) { sprintf('%s %d', $a, $b) }
f('a', 'b')
----
function f($a) { [notice('a'), sprintf('%s %s', $a.reverse_each, notice('b'))] }
f([1])
----
[[1, 2].reverse_each].map |$x| { sprintf('%s', $x) }
----
function f(String $x) { [length($x), size($x), $x.length, empty($x), empty("${x}")] }
[f(''), f('a'), f("é😀"), f("0123456789é😀0123456789")]
----
[1].map |$i| { String($i, 'x%d') }
----
[1].map |$i| { String($i, '%%') }
----
[1].map |$i| { String($i, '%00d') }
----
[true].map |$i| { String($i, '%d') }
#### ranges of Arrays and characters of Strings
function f(Array[Integer] $xs) { [$xs[0, 2], $xs[1, -1], $xs[1, -2], $xs[0, -4], $xs[-2, 2], $xs[-2, 1], $xs[-2, -1], $xs[-3, -2], $xs[-9, 3], $xs[-2, 0], $xs[2, 0], $xs[9, 1], $xs[0, -9]] }
[[1, 2, 3, 4], [1], []].map |$xs| { f($xs) }
----
function f(Array[Integer] $xs, Integer[0, 9] $i, Integer[0, 3] $n, Integer[-3, 3] $k) { [$xs[$i, $n], $xs[0, $n], $xs[$i, 2], $xs[$k, -1], $xs[$k, -2], $xs[$k, $n], $xs[-$i, 1], $xs[$i + 1, $n]] }
[f([1, 2, 3, 4], 1, 2, -2), f([1, 2], 5, 0, 1), f([1, 2, 3], 0, 3, 0)]
----
function f(Array[Integer] $xs, Integer $i) { [$xs[$i, 2], $xs[1, $i]] }
[f([1, 2, 3], -2), f([1, 2, 3], 9223372036854775807)]
----
function f(Array $xs) { $xs[0, 2] << 9 }
function g(Array $xs) { [f($xs), $xs[0, -1] + 1, $xs] }
g([1, 2, 3])
----
function f(String $text, Integer $i) { [$text[$i], $text[$i + 1], $text[0], $text[$i, 2]] }
[f('abc', 1), f('abc', 5), f('abc', -1), f('', 0), f("\u{1F600}b\u{1F601}c", 0), f("ab\u{1F601}c", 2), f("${'x'}\u{D7FF}y", 1)]
----
$long = [1, 2, 3, 4, 5, 6, 7, 8].map |$i| { "line ${i} \u{1F600}" }.join(' ')
[0, 5, 7, 8, 40, 60, 70, 71, 200].map |$i| { $long[$i] }
----
['abc', "\u{1F600}bc"].map |$t| { [0, 1, 2, 3].map |$i| { $t[$i] } }
----
[1, 4, 9].map |$n| { $table = { 1000 => 'M', 4 => 'IV', 1 => 'I', '1' => 'text', 1.0 => 'float', true => [{ 2 => 'two' }], undef => {} } [$table[$n], $table.keys.length, $table[true][0][2], $table + { $n => 'new' }, $table] }
----
function f(Hash $start, Array $keys) { $keys.reduce($start) |$memo, $key| { $copy = $memo + { $key => $memo.length } ; if $key == 'b' { $memo } else { $copy } } }
[f({}, ['a', 'b', "\u0000x", 1.0, 1]), f({ "\u0000" => 1, [1] => 2, 'z' => 3 }, ['c', [1], "\u0000"])]
----
$start = Hash([[[1], 'x'], ["\u0000k", 'y'], ['s', 'z']])
$more = ['p', 'q'].map |$k| { $start + { $k => 1 } + { 's' => $k } }
[$start, $more, $more[0] + $more[1], $start - 's']
----
function f(String $text) { Integer[0, 4].map |$i| { [$text[$i], $text[$i, 2], $text[$i, $i], $text[0, $i], $text[1, 0], $text[-1], $text[-2, 2], $text[$i, -2]] } }
[f('abc'), f(''), f("\u{1F600}b\u{1F601}c"), f("ab\u{1F601}")]
----
$texts = ['x', "y\u{1F600}"].map |$x| { [1, 2, 3, 4, 5, 6].reduce($x) |$memo, $_i| { "${memo}${memo}" } }
$texts.map |$text| { [0, 1, 63, 64, 65, 66, 100].map |$i| { [$text[$i], $text[$i, 3], $text[$i, 0]] } }
----
[['a', 'b'].map |$t| { "${t[0]}${t[0, 5]}${t[3]}" }, ['xyz'].map |$t| { $t[1, 1][0] }]

#### texts of arrays and hashes
$list = ['a', "it's", "a long text with 'quotes'", "tab\there", "a text with a line\nend", '', 'back\\slash', 1, -2.5, undef, true, default, ['x', [3]], { 'k' => 'v' }, /r/, String[1]]
["${list}", String($list), String($list, '%#a'), String($list, '%s'), String($list, '% a'), "${[]}", "${[[], {}]}", String({ 'a' => $list }),
 String(['a', 1], { Array => { 'format' => '%a', 'string_formats' => { String => '%u' } } }), String(['ab', 1], { Array => '%(a', Integer => '%x' })]
----
function g() {
  [1, 2].map |$i| {
    [
      Timespan({ 'days' => 2 }), Timestamp('2024-01-01'), SemVer('1.2.3-rc1'), SemVerRange('>=1.0.0'), Timespan('1-02:03:04', '%D-%H:%M:%S'),
      Timespan(1.5), SemVer(1, 2, 3), SemVer({ major => 1, minor => 2, patch => 3 }), if $i == 3 { Timespan({ 'dys' => 2 }) },
    ]
  }
}
g()[1].map |$x| { String($x) }
----
[1, 2].map |$i| { Timestamp('nonsense') }
----
function g(String $s, Integer[0, 9] $i) { [$s[$i, -1], $s[2, -1], $s[$i, -2]] }
[g('héllo😀x', 1), g('😀😀ab', 1), g('', 3), g('abc', 3), g('abc', 9)]
----
#### ends of texts
["\u0000 a \t", " \u00A0b\u00A0 ", "\n\r\u000B\u000Cc\u001F", '   ', '', 'd', "\u{1F600} "].map |$t| { [$t.lstrip, $t.rstrip, $t.strip.length] }
----
function f(String $t) { [$t[-1], $t[-2], $t[-3], $t[-30], $t[-26]] }
[f(''), f('a'), f("ab\u{1F600}"), f("\u{1F600}bc"), f('abcdefghijklmnopqrstuvwxyz0123'), f("\u{1F600}bcdefghijklmnopqrstuvwxyz0123")]
----
['a', "b\u{1F600}"].map |$t| { [-1, -2, -3, 0, 1].map |$i| { $t[$i] } }
#### positions of characters
function f(String $text, Any $c) { $text.split('').index($c) }
[f('abcabc', 'c'), f('abc', 'x'), f('abc', 'ab'), f('', 'a'), f('abc', ''), f('Abc', 'a'), f('a1', 1), f('a', undef), f("\u{1F600}b", 'b'), f("b\u{1F600}\u{1F601}", "\u{1F601}"), f('é', 'é'), f('abc', ['a'])]
----
function f(String $text, String $c) { $n = index(split($text, ''), $c) if $n == undef { -1 } else { $n + 1 } }
[f('.#/', '/'), f('.#/', 'a')]
----
function f(Any $text, String $c) { split($text, '').index($c) }
[f('ab', 'b'), f(1, 'b')]
----
function f(String $text) { [$text.split('').index |$c| { $c > 'b' }, $text.split(/b/).index('c'), $text.split('', 2)] }
f('abc')
----
function f(String $text) { [$text.split('').index('a', 'b')] }
f('abc')
#### loops over the pairs of a hash that end early
function f(Hash[String, Integer] $h, Integer $n) { [$h.any |$k, $v| { $v > $n }, $h.all |$k, $v| { $v > $n }, $h.index |$k, $v| { $v > $n }, $h.any |$pair| { $pair[1] == $n }, $h.index($n)] }
[f({}, 1), f({ 'a' => 1, 'b' => 2, 'c' => 3 }, 1), f({ 'a' => 1, 'b' => 2, 'c' => 3 }, 9)]
----
function f(Hash[String, Integer] $h) { $h.each |$k, $v| { if $v > 1 { return("${k} first") } } 'none' }
[f({}), f({ 'a' => 1, 'b' => 2 })]
----
function f(Hash $h) { $h.map |$k, $v| { if $v == 2 { break() } "${k}${v}" } }
[f({ 'a' => 1, 'b' => 2, 'c' => 3 }), f({ 1 => 3, [2] => 4 }), f({})]
----
function f(Hash[String, Integer] $h) { $h.reduce([]) |$memo, $pair| { if $pair[1] > 2 { break() } $memo + $pair } }
[f({ 'a' => 1, 'b' => 2, 'c' => 3 })]
----
$grown = [1, 2, 3, 4, 5, 6].reduce({}) |$memo, $i| {
  $known = $memo.any |$k, $v| { $v == $i - 2 }
  $memo + { "k${i}" => $i, "x${i}" => $known }
}
$fewer = $grown - ['k1', 'x2']
[$fewer.any |$k, $v| { $v == 1 }, $fewer.all |$k, $v| { $k =~ String }, $fewer.index |$k, $v| { $v == 3 }, $grown.any |$k, $v| { $k == 'k1' }]
----
$big = Integer[1, 40].reduce([]) |$list, $i| { [$i] + $list }
function front(Array[Integer] $list, Integer $n) >> Array[Integer] { if $n == 0 { $list } else { front([$n] + $list, $n - 1) } }
function back(Array[Integer] $list, Integer $n) >> Array[Integer] { if $n == 0 { $list } else { back($list << $n, $n - 1) } }
[front($big, 40), back(front($big, 30), 5), ($big + $big + [[1, [2]]] << [3])[78, 4], $big + { 'a' => [1] }]
