/**
 * Parts of programs with loops over ranges, filters with positions, chains of blocks, match variables, times, constant lists
 * and values that can be undef.
 */
import { type Kinds, lines, type ProgramParts, withForms } from './program-parts.js';
import { DEFINITIONS, KINDS } from './typed-program-parts.js';

const LOOP_DEFINITIONS = `${DEFINITIONS}
function digits(Integer $n) { if $n < 10 { [$n] } else { digits($n / 10) + [$n % 10] } }
function first_over(Array[Integer] $list, Integer $limit) >> Optional[Integer] {
  $list.each |$x| { if $x > $limit { return($x) } }
  undef
}
function position(Array[String] $list, String $text) { $list.each |$i, $x| { if $x == $text { return($i) } } -1 }
function label(Optional[String] $name = undef, Optional[Integer] $n = undef) >> String { "\${name}#\${n}" }
function parts(String $text) {
  case $text {
    /^(\\w+)=(\\w*)$/: { { 'key' => $1, 'value' => $2 } }
    /^(a)?(b)?/: { { 'key' => $1, 'value' => $2 } }
    default: { { 'key' => $0 } }
  }
}
function between(Integer $a, Integer $b) { if $a > $b { [] } else { Integer[$a, $b].map |$i| { $i * 2 } } }
`;

const KINDS_OF_LOOPS: Kinds = {
  ...KINDS,
  Ints: { ...KINDS['Ints']!, literals: ['[]', '[3, 1, 2, 3]', '[5, -1, 0]', '[9007199254740991, 1]'] },
  Strs: { ...KINDS['Strs']!, literals: ["['b', 'A', 'a']", "['abc', 'x=1', 'abc', '', 'b-c']", '[]'] },
  Wide: {
    type: 'Integer',
    literals: ['9223372036854775800', '-9223372036854775807', '4611686018427387904', '9007199254740990', '0', '-1'],
    includes: ['Int', 'Small'],
    forms: lines(`(@Small + 9007199254740989)
      (@Int % 7 - 3)
      @Int`),
  },
  MaybeInts: {
    type: 'Array[Optional[Integer]]',
    literals: ['[undef, 1]', '[]', '[2, undef, 3]'],
    includes: ['Ints'],
    forms: lines(`[@MaybeInt, @MaybeInt]
      (@MaybeInts + [@MaybeInt])
      (@MaybeInts << @MaybeInt)
      @Strs.map |x:Str| { @Sizes[$x] }
      @MaybeInts.map |x:MaybeInt| { $x.then |$y| { $y + 1 } }
      @MaybeInts.filter |i:Small, x:MaybeInt| { $x == undef or $i > 0 }
      @Strs.map |x:Str| { if @Bool { @Int } }
      @Ints.map |x:Int| { if $x > 1 { next() } $x }
      @MaybeInts.reduce([]) |m:MaybeInts, x:MaybeInt| { $m + [$x, $m[-1]] }
      unique(@MaybeInts)`),
  },
  MaybeSizes: {
    type: 'Hash[String, Optional[Integer]]',
    literals: ["{ 'a' => undef }", '{}', "{ 'a' => 1, 'b' => undef, 'x' => 0 }"],
    includes: ['Sizes'],
    forms: lines(`(@MaybeSizes + { @Str => @MaybeInt })
      { @Str => @MaybeInt, 'a' => undef }
      @MaybeSizes.filter |k:Str, x:MaybeInt| { $x != undef }
      @MaybeSizes.filter |k:Str, x:MaybeInt| Bool
      @Strs.reduce({}) |m:MaybeSizes, x:Str| { $m + { $x => $m['a'] } }
      Hash(@MaybeSizes.map |k:Str, x:MaybeInt| { [$k, $x.lest || { 0 }] })`),
  },
  Parts: {
    type: 'Hash[String, Optional[String]]',
    literals: ["{ 'key' => undef }", "{ 'key' => 'a', 'value' => 'b' }"],
    forms: lines(`parts(@Str)
      (@Parts + { @Str => @MaybeStr })
      (if @Str =~ /(\\w)(-)?/ { { 'key' => $1, 'value' => $2 } } else { @Parts })
      (@Str ? { /(.)(z)?/ => { 'key' => $1, 'value' => $2 }, default => @Parts })
      @Strs.reduce({}) |m:Parts, x:Str| { $m + parts($x) }
      @Strs.reduce({}) |m:Parts, x:Str| { if $x =~ /^(.)(.)?/ { $m + { $1 => $2 } } else { $m } }`),
  },
  Time: {
    type: 'Timestamp',
    literals: ["Timestamp('2024-02-29T23:59:58 UTC')", "Timestamp('1969-12-31T12:00:00.250 UTC')", 'Timestamp(0)'],
    forms: lines(`(@Time + @Span)
      (@Time - @Span)
      Timestamp(@Int % 100000)
      Timestamp(@Float.floor % 1000000 * 86400)
      (@Time + @Int % 1000)
      @Ints.reduce(@Time) |m:Time, x:Int| { $m + Timespan($x % 86400) }
      max(@Time, @Time)`),
  },
  Span: {
    type: 'Timespan',
    literals: [
      "Timespan('1-02:03:04')",
      'Timespan(90)',
      'Timespan(-1.5)',
      "Timespan({ 'days' => 2, 'milliseconds' => 7 })",
    ],
    forms: lines(`(@Time - @Time)
      (@Span + @Span)
      (@Span - @Span)
      Timespan(@Int % 100000)
      (@Span * (@Int % 10))
      (@Span / 2)
      -@Span
      Timespan({ 'hours' => @Small, 'minutes' => @Int % 60, 'seconds' => @Small })
      @Ints.reduce(@Span) |m:Span, x:Int| { $m + Timespan($x % 86400) }`),
  },
};

const ADDED: Readonly<Record<string, string>> = {
  Int: `Integer[0, @Small].reduce(0) |m:Int, i:Int| { $m + $i }
    Integer[@Small, 20].reduce(@Int) |m:Int, i:Int| { if @Bool { break() } $m - $i }
    Integer[-2, @Small].reduce |$m, $i| { $m * 2 + $i }
    Integer[0, @Small].step(@Small + 1).reduce(0) |m:Int, i:Int| { $m * 3 + $i }
    (Integer[@Int % 5, 12].filter |i:Int| { $i % 2 == 0 }).length
    (Integer[0, @Small].map |i:Int| { $i * $i }).reduce(0) |m:Int, x:Int| { $m + $x }
    (@Strs.map |x:Str| { $x.length }).filter |n:Int| { $n > 1 }.reduce(0) |m:Int, n:Int| { $m + $n }
    (@Strs.filter |i:Small, x:Str| { $i % 2 == 0 }).reduce(0) |m:Int, x:Str| { $m + length($x) }
    (@Sizes.filter |k:Str, x:Int| { $x > 0 }).values.reduce(0) |m:Int, x:Int| { $m + $x }
    (@Sizes.filter |k:Str, x:Int| { $k =~ /^a/ }).reduce(0) |$m, $p| { $m + $p[1] }
    (@Sizes.filter |k:Str, x:Int| Bool).size
    (@Sizes.filter |$p| { $p[1] > 0 }).map |k:Str, x:Int| { $x }.reduce(0) |$m, $x| { $m + $x }
    position(@Strs, @Str)
    (first_over(@Ints, @Int).lest || { @Int })
    ([10, 20, 30][@Small % 3])
    ({ 'a' => 1, 'abc' => 2, 'b' => 3 }[@Str].lest || { @Int })
    ([3, 1, 2].index |x:Int| { $x == @Int }.lest || { -1 })
    (@Strs.index |i:Small, x:Str| { $i > 0 and $x =~ /a/ }.lest || { -1 })
    (@Ints.index |x:Int| { $x > @Int }.lest || { -1 })
    (@Wide - @Small)
    (Integer[@Wide, @Wide].reduce(0) |m:Int, i:Int| { if $m > 5 { break() } $m + 1 })
    ((@Wide / 3) % 1000)
    (@MaybeInts.reduce(0) |m:Int, x:MaybeInt| { $m + ($x.lest || { 1 }) })
    (@MaybeSizes.reduce(0) |$m, $p| { if $p[1] =~ Integer { $m + $p[1] } else { $m } })
    (@Ints.each |x:Int| { if $x > 2 { return(@Return) } }).length
    (if @Str =~ /(\\d+)/ { Integer($1) } else { @Int })
    (case @Str { /^(\\d)(\\d)$/: { Integer($1) * 2 + Integer($2) } /x=(\\d)/: { Integer($1) } default: { @Int } })
    (@MaybeInt ? { undef => -1, Integer[0] => @Int, default => 7 })
    (unless @Bool { @Int } else { @Int })
    Integer(@Span)
    Integer(@Time)
    Integer(strftime(@Time, '%Y'))
    digits(@Int.abs).reduce(0) |m:Int, x:Int| { $m + $x }
    compare(@Time, @Time)
    @Ints.with |list:Ints| { $list.length }
    (3.map |i:Int| { $i + @Int })[-1]
    min(@Int, @Int, @Int)`,
  Bool: `Integer[0, @Small].any |i:Int| { $i == @Int }
    Integer[@Small, 30].all |i:Int| { $i > @Int }
    @Strs.any |i:Small, x:Str| { $i > 1 and $x == @Str }
    @MaybeInts.any |x:MaybeInt| { $x == undef }
    @MaybeInts.all |x:MaybeInt| { $x =~ Integer }
    @MaybeSizes.all |k:Str, x:MaybeInt| { $x }
    (@Str =~ /^(\\w)(\\w)?/ and $1 == @Str)
    (@Str =~ /(a)/ and @Str =~ /(b)/ and $1 == 'b')
    (@Str !~ /(a)/ or $1 == 'a')
    (@MaybeStr =~ String and @MaybeStr =~ /a/)
    (@Str in ['abc', 'a', 'key=value'])
    (@Str in split('a abc b', ' '))
    (@MaybeInt in [1, undef, 3])
    (undef in @MaybeInts)
    (@Time < @Time)
    (@Span >= @Span)
    (@Time == @Time)
    (@MaybeInt == @MaybeInt)
    (@MaybeStr == undef or @MaybeStr.length > 1)
    (@Parts['key'] =~ NotUndef)
    (@Ints =~ Array[Integer[0, 5], 1, 3])
    (@MaybeSizes =~ Hash[String, Integer])
    !@MaybeInt`,
  Str: `(@Strs.filter |i:Small, x:Str| { $i > 0 }).join(',')
    (@Strs.map |i:Small, x:Str| { "\${i}\${x}" }).join(';')
    (Integer[0, @Small].map |i:Int| { "\${i}" }).join
    (['zero', 'one', 'two', 'three'][@Small % 4])
    split('a,b,c', ',')[@Small % 3]
    ({ 'a' => 'x', 'red' => 'y' }[@Str].lest || { @Str })
    strftime(@Time, '%Y-%m-%dT%H:%M:%S.%L')
    strftime(@Time, '%-d/%-m/%y %j %I%p %A %b %u %s %3N')
    strftime(@Time, '%e %k %l %C %G-W%V %U %D %F %T')
    @Time.strftime('%H:%M')
    strftime(@Span, '%D-%H:%M:%S.%L')
    strftime(@Span, '%-H:%M %N')
    @Span.strftime('%_H|%3N')
    "\${(@Time)}"
    "\${(@Span)}"
    String(@Span)
    (if @Str =~ /^(.)(.*?)(z)?$/ { "\${2}\${1}\${3}" } else { @Str })
    (if @Str =~ /(a)(.)?/ { if @Str =~ /(b)/ { "\${1}" } else { "\${1}\${2}" } } else { @Str })
    (if @Str =~ /(a)(.)?/ { with(@Str) |x:Str| { "\${x}\${1}" } } else { @Str })
    (if @Str =~ /(\\w)/ { (@Strs.map |x:Str| { if $x =~ /(b)(c)?/ { "\${1}\${2}" } else { $1 } }).join('.') } else { @Str })
    (@Str ? { /^(a)(b)?/ => "\${1}\${2}", /(\\w)/ => $1, default => @Str })
    (case @Str { /^(\\w)$/: { "\${1}!" } 'abc', /(=)/: { "\${0}" } default: { "\${(@MaybeInt)}" } })
    (case @MaybeStr { undef: { 'none' } /^(x)/: { "\${1}" } String: { @Str } default: { '?' } })
    label(@MaybeStr, @MaybeInt)
    label()
    label(@Str)
    (@MaybeStr.then |x:Str| { $x.upcase }.lest || { @Str })
    (@Parts['key'].lest || { @Str })
    "\${(@Parts)} \${(@MaybeInts)} \${(@MaybeSizes)}"
    join(@MaybeInts, '-')
    (@Strs.reduce |$m, $x| { "\${m}\${x}" }.lest || { '' })
    (@Strs.slice(2).map |$s| { $s.join('+') }).join(' ')
    sprintf('%s %s', @MaybeInt, @MaybeStr)
    @Str[@Small]
    @Str[@Small, 2]
    @Str[-1]
    regsubst(@Str, '(\\w)=', '<\\1>')`,
  MaybeInt: `first_over(@Ints, @Int)
    @MaybeInts[@Small]
    @MaybeInts[-1]
    @MaybeSizes[@Str]
    @MaybeSizes.get(@Str)
    (if @Bool { @Int })
    (unless @Bool { @Int })
    (@MaybeInts.filter |x:MaybeInt| { $x })[0]
    (@MaybeInts.index |x:MaybeInt| { $x == undef })
    (Integer[0, @Small].index |i:Int| { $i > @Int })
    (@Ints.reduce |$m, $x| { if $x > 2 { break() } $m + $x })
    (@MaybeInts.reduce |$m, $x| { if $x == undef { next() } $x })
    ([1, 2, 3][@Int])
    ({ 'a' => 1, 'b' => undef }[@Str])`,
  MaybeStr: `@Parts['key']
    @Parts.dig('value')
    (if @Str =~ /(a)(b)?/ { $2 })
    (if @Str =~ /^(k)/ { $1 } else { @MaybeStr })
    (@Str ? { /(=)(v)?/ => $2, default => undef })
    @Strs[@Small]
    (['a', 'b'][@Small])
    @Str.match(/(a)(z)?/).then |$m| { $m[2] }
    (@Strs.filter |x:Str| { $x =~ /^(.)b/ and $1 == 'a' })[0]`,
  Ints: `Integer[0, @Small].map |i:Int| Int
    Integer[@Small, @Small + 3].map |i:Int| { $i * @Int % 9 }
    (with(@Wide) |w:Wide| { Integer[$w - 2, $w].map |i:Int| { $i } })
    (with(@Wide) |w:Wide| { Integer[$w, $w + @Small].filter |i:Int| { $i % 2 == 0 } })
    Integer[0, @Small].filter |i:Int| Bool
    Integer[0, @Small].reverse_each.map |i:Int| { $i }
    Integer[0, 20].step(@Small + 1).map |i:Int| { $i }
    Integer[@Small, 25].step(3).map |i:Int| { $i }
    Array(Integer[0, @Small].step(2).reverse_each)
    between(@Small, @Small)
    (with(@Wide) |w:Wide| { between($w, $w + 2) })
    @Small.map |i:Int| Int
    (@Ints.filter |i:Small, x:Int| { $i % 2 == 0 })
    (@Ints.filter |i:Small, x:Int| { $i != @Int }).map |j:Small, x:Int| { $x - $j }
    (@Ints.map |x:Int| { $x + 1 }).filter |x:Int| { $x % 2 == 0 }.map |x:Int| { $x * 2 }
    (@Ints.each |i:Small, x:Int| { if $x == @Int { break() } }).filter |x:Int| Bool
    (@Ints.reverse_each.filter |x:Int| { $x > 0 })
    (@Ints.step(2).filter |x:Int| Bool)
    (@Ints.slice(2).map |$s| { $s.reduce(0) |$m, $x| { $m + $x } })
    (@Ints.slice(2) |*$s| { $s[0] })
    (@Ints.map |x:Int| { if $x == @Int { break() } if $x > 3 { next(0) } $x })
    (@Ints.map |x:Int| { if $x > 4 { return(@Return) } $x })
    (@Ints.reduce([]) |m:Ints, x:Int| { if $x == 3 { next($m) } if $x == 0 { break() } $m << $x })
    (@MaybeInts.filter |x:MaybeInt| { $x =~ Integer })
    (@MaybeInts.map |x:MaybeInt| { $x.lest || { 0 } })
    (@MaybeInts.map |x:MaybeInt| { if $x { $x } else { -1 } })
    @MaybeInts.filter |x:MaybeInt| { $x != undef }.map |$x| { $x + 1 }
    (@Sizes.filter |k:Str, x:Int| Bool).values
    (@Sizes.filter |k:Str, x:Int| Bool).map |k:Str, x:Int| { $x + length($k) }
    (@Sizes.map |k:Str, x:Int| { if $k == 'a' { next(9) } $x })
    (@Strs.map |i:Small, x:Str| { $i * length($x) })
    digits(@Int.abs)
    sort(@Ints + @Ints)
    unique(@Ints + @Ints)
    unique(@Ints) |x:Int| { $x % 2 }
    (split('3 1 2', ' ').map |$x| { Integer($x) })
    (@Rows.map |x:Ints| { $x.reduce(0) |m:Int, y:Int| { $m + $y } })
    (@Strs.map |x:Str| { if $x =~ /(\\d)/ { Integer($1) } else { 0 } })`,
  Strs: `(@Strs.filter |i:Small, x:Str| { $i > 0 or $x =~ /a/ })
    (@Strs.filter |i:Small, x:Str| Bool)
    (@Strs.filter |x:Str| { $x =~ /^(.)(.)?/ and $2 != undef })
    (@Strs.map |x:Str| { if $x =~ /^(\\w)(\\w)?/ { "\${2}\${1}" } else { $x } })
    (@Strs.map |x:Str| { $x ? { /(a)(b)?/ => "\${1}\${2}", default => @Str } })
    (@Strs.map |i:Small, x:Str| { if $i == 1 { next('n') } if $x == '' { break() } "\${x}\${i}" })
    (@Strs.each |x:Str| { if $x == @Str { break() } })
    (@Sizes.filter |k:Str, x:Int| Bool).keys
    (@MaybeSizes.filter |k:Str, x:MaybeInt| { $x == undef }).keys
    (@MaybeSizes.map |k:Str, x:MaybeInt| { "\${k}=\${x}" })
    (@Strs.slice(2).map |$s| { "\${s[0]}\${s[1]}" })
    (@Strs.reverse_each.map |x:Str| Str)
    (@Strs.map |x:Str| { $x.upcase }).filter |x:Str| { $x != 'A' }.map |i:Small, x:Str| { "\${i}.\${x}" }
    split('a b c', ' ')
    split('a1b2', /\\d/)
    (split(@Str, '').map |i:Small, x:Str| { "\${i}\${x}" })
    (split(@Str, /[=-]/).filter |x:Str| { $x != '' })
    (@Strs.partition |x:Str| { $x =~ /a/ })[0]
    (@Strs.group_by |x:Str| { $x.length }).keys.map |$n| { "\${n}" }
    (Integer[1, @Small + 1].map |i:Int| { "n\${i}" })
    unique(@Strs + @Strs)
    unique(@Strs.map |x:Str| { $x.downcase })
    sort(@Strs + ['B', 'a', '10', '9'])
    (@Parts.values.filter |$x| { $x =~ String })
    @Strs[@Small, -1]
    @Strs[0, @Small]`,
  Sizes: `Hash(@Strs.map |i:Small, x:Str| { [$x, $i] })
    (@Strs.map |x:Str| { [$x, @Int] }).convert_to(Hash)
    Hash(@Sizes.map |k:Str, x:Int| { [$k, $x * 2] })
    Hash((@Sizes.filter |k:Str, x:Int| Bool).map |k:Str, x:Int| { ["\${k}2", $x] })
    (@Strs.reduce({}) |m:Sizes, x:Str| { if $x =~ /^(\\w)/ { $m + { $1 => ($m[$1].lest || { 0 }) + 1 } } else { $m } })
    (@MaybeSizes.filter |k:Str, x:MaybeInt| { $x =~ Integer })
    (@Sizes.filter |k:Str, x:Int| { $x > 0 }) + (@Sizes.filter |k:Str, x:Int| { $x < 0 })
    (Integer[1, @Small + 1].reduce({}) |m:Sizes, i:Int| { $m + { "k\${i}" => $i } })
    @Sizes.filter |k:Str, x:Int| { if $x == 2 { next(true) } $k == 'a' }`,
};

export const LOOPS: ProgramParts = {
  definitions: LOOP_DEFINITIONS,
  kinds: withForms(KINDS_OF_LOOPS, ADDED, 2),
  returnsVariables: true,
  shadowsVariables: true,
  hasBranches: true,
};
