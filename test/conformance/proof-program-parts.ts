/**
 * Parts of programs whose values decide whether inference and the tests of types are right: values at the ends of ranges and sizes,
 * options with several values, results that a function does not check, elements that only one path tests, and accumulators whose
 * earlier states are read later.
 */
import { type Kinds, lines, type ProgramParts, withForms } from './program-parts.js';
import { DEFINITIONS, KINDS } from './typed-program-parts.js';

const PROOF_DEFINITIONS = `${DEFINITIONS}
function scaled(Integer $a, Integer[0, 99] $b = $a * 20) { $b + 1 }
function gather(Array[Integer[0, 60]] $list, Integer $n) {
  if $n <= 0 { $list } else { gather($list + [$n * 7, $n], $n - 1) }
}
function precede(Array[Integer[0, 60]] $list, Integer $n) {
  if $n <= 0 { $list } else { precede([$n, $n * 6] + $list, $n - 2) }
}
function sized(Array[Integer, 2, 4] $list) { $list[0] + $list[1] }
function two(Hash[String, Any, 0, 2] $h) { $h.length }
function tagged(Struct[{ name => String, size => Integer, tags => Array[String] }] $r) { $r['tags'].length }
function long(String[3, 6] $text) { $text[2] }
function found(String $x, Array[Integer] $list) >> String { $list.each |$x| { if $x > 2 { return($x) } } $x }
function either(Boolean $b, Integer $n) >> Integer { if $b { return("n\${n}") } $n }
function trace(Integer $n, Array[Integer] $all, Array[Array[Integer]] $states) >> Array[Array[Integer]] {
  if $n <= 0 { $states << $all } else { trace($n - 1, $all + [$n], $states << $all) }
}
function counts(Array[String] $names, Hash[String, Integer] $all, Array[Hash[String, Integer]] $states) {
  if $names.empty { [$all, $states] } else {
    $count = ($all[$names[0]].lest || { 0 }) + 1
    counts($names[1, -1], $all + { $names[0] => $count }, [*$states, $all])
  }
}
function resized(Struct[{ name => String, size => Integer[0, 90], Optional[tags] => Array[String] }] $r, Integer $n) {
  if $n <= 0 { $r } elsif $n % 2 == 0 { resized($r + { 'size' => $r['size'] + $n }, $n - 1) } else {
    resized($r + { 'tags' => ["t\${n}"] }, $n - 1)
  }
}
`;

const KINDS_OF_PROOFS: Kinds = {
  ...KINDS,
  Str: {
    ...KINDS['Str']!,
    literals: [...KINDS['Str']!.literals, "'A'", "'B'", "'😀'", "'a😀😀b'", "'ab'", "'abcdef'"],
  },
  Edge: {
    type: 'Integer',
    literals: lines(`9007199254740991
      9007199254740992
      -9007199254740991
      -9007199254740992
      4503599627370496
      9223372036854775807
      -9223372036854775807
      4611686018427387904`),
    forms: lines(`(@Edge + @Small - @Small)
      (@Edge / 2 + @Small)
      (@Edge - @Edge % 7)
      max(@Edge, @Int)
      (@Edge >> @Small)`),
  },
};

const ADDED: Readonly<Record<string, string>> = {
  Int: `scaled(@Small)
    scaled(@Small, @Small)
    gather([], @Small).length
    precede([@Small], @Small).length
    sized([@Int, @Int])
    sized(@Ints)
    (if @Ints.length >= 2 and @Ints.length < 5 { sized(@Ints) } else { @Int })
    (@Edge % @Small.max(1))
    (@Edge / 1000003)
    (@Edge - 9007199254740990)
    ((@Edge % 100) * (@Edge % 100))
    (@Small * 1125899906842624 + @Edge % 10)
    (@Int % (@Small + 1))
    ((@Int % 50).abs / (@Small + 1))
    (with(@Int % 7) |$d| { $d - 6 })
    (case @Str { 'a', 'abc', 'RED': { 1 } 'x', 'A', '12': { 2 } /b/, 'z', default: { 3 } })
    (case @Int { 0, 1, 255: { 1 } 5, -4, 10: { @Int } 2, *[3, 7], -1: { 3 } default: { 4 } })
    (case @Mixed { 1, 'x', String[3]: { 1 } Array[Integer, 1], 5, 'b': { 2 } default: { 3 } })
    (@Str ? { 'A' => 1, 'ab' => 2, /B/ => 3, default => 4 })
    (case [@Str, @Small] { ['A', 1]: { 1 } [/a/, default]: { 2 } [default, Integer[1, 2]]: { 3 } default: { 4 } })
    resized(@Record, @Small)['size']
    two(@Record)
    tagged(@Record)
    (with(@Record) |$r| { if $r['tags'] { tagged($r) } else { two($r) } })
    counts(@Strs, @Sizes, [])[1].reduce(0) |$m, $s| { $m * 2 + $s.length }
    trace(@Small, @Ints, []).reduce(0) |m:Int, l:Ints| { $m + $l.length }
    (with(@Ints) |$l| { if $l.length > 1 { $l[-2] } else { 0 } })
    (with([@Int, @Int, @Int]) |$l| { $l[@Small % 3 - 3] })
    (@Ints.map |x:Int| { @Ints.reduce(0) |m:Int, y:Int| { if $y == 3 { next($m) } if $y > 4 { break() } $m + $y } }).reduce(0) |m:Int, x:Int| { $m + $x }
    (@Ints.reduce(0) |m:Int, x:Int| { (@Strs.each |i:Small, s:Str| { if $i == $x { break() } if $s == '' { next() } }).length + $m })`,
  Bool: `(@Str.length >= @Small)
    (@Str.length < 3)
    (@Str.length > 3)
    (length(@Str) <= @Int)
    (4 > @Str.length)
    (@Small <= size(@Str))
    (@Str.length == 3)
    (@Str == 'A')
    (@Str != 'B')
    ('a' == @Str[0])
    @Strs.any |x:Str| { $x == 'B' }
    (@Edge < @Int)
    (@Edge == @Edge)
    (@Edge =~ Integer[-9007199254740991, 9007199254740991])
    (@Str =~ String[3, 6])
    (@Ints =~ Array[Integer, 2, 3])
    (@Ints =~ Array[Integer[0, 5], 2])
    (@Record =~ Hash[String, Any, 3, 3])
    (@Record =~ Struct[{ name => String[1], size => Integer, tags => Array[String, 2] }])
    (@Sizes =~ Hash[Enum['a', 'k', 'ABC'], Integer, 1, 3])
    (with(@Record) |$r| { if @Bool { unless $r['tags'] =~ Array { next(false) } } elsif $r['size'] > 2 { next(true) } $r['tags'] =~ Array })
    (with(@Record) |$r| { if @Bool { unless $r['tags'] =~ Array { next(false) } } else { if $r['tags'] =~ Array { next(false) } } $r['tags'] =~ Array })
    (with(@Record) |$r| { if $r['tags'] =~ Array { @Records.all |$r| { $r['tags'] =~ Array } } else { $r['tags'] == undef } })
    (with(@Sizes) |$s| { if $s['a'] =~ Integer and @Bool { $s['a'] > 0 } else { $s['a'] == undef } })
    (with(@Nested, @Str) |$n, $k| { if $n[$k] =~ Hash { $n[$k]['a'] =~ Integer } else { $n[$k] == undef } })
    (found(@Str, @Ints) =~ String)
    (either(@Bool, @Int) =~ Integer)
    (with(@MaybeStr) |$s| { if @Bool { unless $s { next(false) } } $s =~ String })
    (with(@Color) |$c| { if $c == 'RED' { $c == 'red' } else { $c =~ Enum['Green', 'BLUE'] } })`,
  Str: `long(@Str)
    (if @Str.length >= 3 and @Str.length <= 6 { long(@Str) } else { 'no' })
    @Str[@Small, @Small]
    @Str[-@Small, 2]
    @Str[1, -2]
    @Str[-3, -1]
    "\${(found(@Str, @Ints))}"
    "\${(either(@Bool, @Int))}"
    (case @Str { 'zz': { 'z' } /(a)(b)?/, default: { "\${1}" } })
    (case @Str { 'A', 'b': { 'letter' } /^(.)(.)$/: { "\${2}\${1}" } default: { @Str } })
    String(@Ints.reduce([1]) |$m, $x| { $m << $m })
    String(@Strs.reduce([]) |$m, $x| { $m << [$x, $m] })
    String(@Strs.reduce({}) |$m, $x| { $m + { $x => $m } })
    String(@Strs.reduce([]) |$m, $x| { $m << ([$x] << $m) })
    String(@Strs.reduce({}) |$m, $x| { $m + { $x => ([$x] << $m) } })
    String(@Records.reduce([@Record, []]) |$m, $r| { [$m[0] + { 'size' => $r['size'] }, $m[1] << $m[0]] })
    String(@Strs.reduce([{}, {}]) |$m, $x| { [$m[0] + { $x => 1 }, $m[0]] })
    String(counts(@Strs, @Sizes, []))
    "\${(@Edge)}"`,
  Ints: `gather(@Ints, @Small)
    precede([], @Small)
    @Strs.reduce(@Ints) |m:Ints, x:Str| { ($m << 1) << $m.length }
    @Strs.reduce(@Ints) |m:Ints, x:Str| { $m + [2] + [$m.length] }
    @Strs.reduce(@Ints) |m:Ints, x:Str| { [*($m + [@Int]), $m.length] }
    @Strs.reduce([7]) |$m, $x| { $m + [$x.length] + [$m[-1]] }
    @Ints.reduce([1]) |$m, $x| { [*$m, $x] << $m[-1] }
    @Ints.reduce([]) |m:Ints, x:Int| { if $x == 2 { $m + [1, $x] } elsif $x > 3 { [$x, 0] + $m } else { $m << $x } }
    (@Strs.map |x:Str| { $x.length }).filter |n:Int| { $n >= 2 }
    (@Strs.map |x:Str| { case $x { 'a', 'A', 'b': { 1 } 'abc', '', 'x=1': { 2 } default: { 3 } } })
    (@Strs.map |x:Str| { if $x.length < 3 { 0 } else { 1 } })`,
  Rows: `trace(@Small, @Ints, [])
    trace(@Small, [], @Rows)
    (@Ints.reduce([[]]) |$m, $x| { $m << ($m[-1] + [$x]) })
    (@Ints.reduce([[], []]) |$m, $x| { [$m[0] << $x, $m[0]] })`,
  Sizes: `@Strs.reduce(@Sizes) |m:Sizes, x:Str| { $m + { $x => 1 } + { 'n' => $m.length } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { ($m + { $x => @Int }) + { 'k' => ($m[$x].lest || { -1 }) } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { if $x == 'a' { $m } else { ($m - 'ABC') + { $x => $m.length } } }
    counts(@Strs, @Sizes, [])[0]`,
  Record: `resized(@Record, @Small)
    (@Records.reduce(@Record) |$m, $r| { $m + { 'size' => $m['size'] + $r['size'] } })
    (@Records.reduce(@Record) |$m, $r| { if @Bool { $m + { 'tags' => ['x', $r['name']] } } else { $m } })`,
  Mixed: `found(@Str, @Ints)
    either(@Bool, @Int)`,
  MaybeInt: `[@Int, @Int][@Small - 3]
    @Ints[-@Small]
    (with(@Ints) |$l| { if $l.length > 2 { $l[2] } })
    (with(@Sizes) |$s| { if $s.length >= 2 { $s['a'] } else { $s['k'] } })`,
};

export const PROOFS: ProgramParts = {
  definitions: PROOF_DEFINITIONS,
  kinds: withForms(KINDS_OF_PROOFS, ADDED, 3),
  returnsVariables: true,
  shadowsVariables: true,
  hasBranches: true,
};
