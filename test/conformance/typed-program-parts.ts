/** What the random programs of typed-programs.ts consist of: kinds of values, with expressions whose values have them. */

import { type Kinds, lines } from './program-parts.js';

const RECORD = 'Struct[{ name => String, size => Integer, Optional[tags] => Array[String] }]';

/** Definitions that each program begins with. Forms use them. */
export const DEFINITIONS = `
type Size = Integer[0, 50]
type Word = Pattern[/^[a-z]/]
type Tree = Variant[Integer, Array[Tree], Struct[{ left => Tree, right => Tree }]]
function countdown(Integer $n, Integer $sum) {
  if $n <= 0 { $sum } elsif $n % 2 == 0 { countdown($n - 1, $sum + $n) } else { countdown($n - 2, $sum - 1) }
}
function total(Tree $tree) {
  $tree ? {
    Integer => $tree,
    Array   => $tree.reduce(0) |$sum, $part| { $sum + total($part) },
    default => total($tree['left']) * 2 + total($tree['right'])
  }
}
function defaults(Integer $a, Integer $b = $a * 2, String $c = "x\${b}") { $a + $b + length($c) }
function rest(Integer $a, Integer *$others) { $others.reduce($a) |$sum, $other| { $sum * 2 + $other } }
`;

export const KINDS: Kinds = {
  Int: {
    type: 'Integer',
    literals: lines(`0
      1
      2
      5
      10
      -1
      -4
      255
      4294967296
      9007199254740991
      -9007199254740993`),
    includes: ['Small'],
    forms: lines(`(@Int + @Int)
      (@Int - @Int)
      (@Int * @Int)
      (@Int / @Int)
      (@Int % @Int)
      (@Int % 10)
      (@Int << @Small)
      (@Int >> 1)
      -@Int
      length(@Str)
      @Ints.length
      @Records.size
      (@MaybeInt.lest || { @Int })
      @Ints.reduce(@Int) |m:Int, x:Int| Int
      @Strs.reduce(@Int) |m:Int, x:Str| Int
      @Records.reduce(@Int) |m:Int, x:Record| Int
      Integer[0, 6].reduce(@Int) |m:Int, x:Small| Int
      @Sizes.reduce(@Int) |$sum, $pair| { $sum + $pair[1] * length($pair[0]) }
      with(@Int) |x:Int| Int
      @Int.abs
      max(@Int, @Int)
      @Float.floor
      @Float.round
      @Record['size']
      @Pair[0]
      compare(@Str, @Str)
      Integer(@Str)
      (@Mixed ? { Integer => 1, String => 2, default => @Int })
      (@Color ? { 'red' => 1, 'green' => 2, default => @Int })
      (case @Int { 1, 2: { 10 } *[3, 4]: { 20 } Integer[5, 100]: { @Int } default: { @Int } })
      @Sizes.get(@Str, @Int)
      countdown(@Small, @Int)
      total([@Int, [@Int, { left => @Int, right => [@Int] }]])
      defaults(@Int)
      rest(@Int, *@Ints)
      rest(@Int, @Int, @Int)
      assert_type(Integer, @Int)`),
  },
  Small: {
    type: 'Integer[0, 20]',
    literals: ['0', '1', '2', '3', '7'],
    forms: lines(`(@Int % 10).abs
      min(@Small, @Small)
      min(length(@Str), 20)`),
  },
  Float: {
    type: 'Float',
    literals: ['0.0', '1.5', '-2.25', '3.0', '1.0e10'],
    forms: lines(`(@Float + @Float)
      (@Float - @Int)
      (@Int * @Float)
      (@Float / 2.5)
      Float(@Int)
      -@Float
      max(@Float, @Float)
      @Ints.reduce(@Float) |m:Float, x:Int| Float`),
  },
  Str: {
    type: 'String',
    literals: [
      "''",
      "'a'",
      "'abc'",
      "'ABC'",
      "'a b c'",
      "'12'",
      "'x😀y'",
      "'key=value'",
      "'a,b,,c'",
      "'Straße'",
      "'constructor'",
    ],
    includes: ['Color', 'Word'],
    forms: lines(`"\${(@Int)}-\${(@Str)}"
      "<\${(@Mixed)}>"
      "\${(@Float)}|\${(@Bool)}|\${(@MaybeStr)}"
      @Str.upcase
      @Str.capitalize
      @Str.strip
      sprintf('%s:%05d', @Str, @Int)
      sprintf('%-6s|%x', @Str, @Int)
      sprintf('%.2f', @Float)
      sprintf('%<a>s-%<b>03d', { 'a' => @Str, 'b' => @Int })
      String(@Int, '%x')
      String(@Strs)
      join(@Strs, ',')
      join(@Ints, '')
      regsubst(@Str, '[aeiou]', '<\\\\0>', 'G')
      regsubst(@Str, /(\\w)(\\w)/, '\\2\\1')
      @Str[0]
      @Str[1, 2]
      @Str[-2, 2]
      [@Str, @Strs][0][1, -1]
      @Record['name']
      @Pair[1]
      (@MaybeStr.lest || { @Str })
      @Strs.reduce(@Str) |m:Str, x:Str| Str
      @Ints.reduce(@Str) |m:Str, x:Int| Str
      with(@Record) |$record| { "\${record['name']}:\${record['size']}" }
      (@Int ? { 0 => 'zero', Integer[1, 9] => @Str, default => @Str })
      (case @Str { /^(a)(.*)$/: { "\${2}\${1}" } 'RED', 'x': { @Str } default: { @Str } })
      (case @Mixed { Integer: { 'i' } String[2]: { @Str } Array[Integer, 2]: { 'many' } default: { 'other' } })
      (if @Str =~ /^(\\w+)[-=.](\\w*)/ { "\${2}\${1}" } else { @Str })
      (if @Bool { @Str } else { @Str })
      Sensitive(@Str).unwrap`),
  },
  Word: { type: 'Pattern[/^[a-z]+$/]', literals: ["'abc'", "'z'", "'red'"], forms: ['@Word'] },
  Color: {
    type: "Enum['red', 'Green', 'BLUE']",
    literals: ["'red'", "'Green'", "'BLUE'"],
    forms: ['(if @Bool { @Color } else { @Color })'],
  },
  Bool: {
    type: 'Boolean',
    literals: ['true', 'false'],
    forms: lines(`(@Int < @Int)
      (@Int == @Int)
      (@Int >= @Float)
      (@Str == @Str)
      (@Str < @Str)
      (@Str in @Strs)
      (@Str in @Str)
      (@Str in @Sizes)
      (@Str in ['a', 'ABC', 'red'])
      (@Int in [1, 2, 3])
      (@Str =~ /^[a-c]+$/)
      (@Str =~ Word)
      (@Int =~ Size)
      (@Mixed =~ String[1])
      (@Mixed =~ Variant[Integer[0], Array[Integer[0]]])
      (@Record =~ Struct[{ name => String, size => Integer[0, 100], Optional[tags] => Array[String, 0, 3] }])
      (@Mixed == @Mixed)
      (@Sizes == @Sizes)
      (@MaybeInt == undef)
      (@Bool and @Bool)
      (@Bool or @Bool)
      !@Bool
      @Str.empty
      @Sizes.empty
      @Ints.any |x:Int| Bool
      @Strs.all |i:Small, x:Str| Bool
      @Sizes.any |k:Str, x:Int| Bool`),
  },
  MaybeInt: {
    type: 'Optional[Integer]',
    literals: ['undef', '3'],
    includes: ['Int', 'Small'],
    forms: lines(`@Ints[0]
      @Ints[-1]
      @Ints[@Int]
      @Sizes[@Str]
      @Nested.dig(@Str, 'a')
      (@Nested[@Str].then |$inner| { $inner['a'] })
      (@MaybeInt.then |x:Int| Int)
      @Ints.index |x:Int| Bool
      (@Ints.filter |x:Int| Bool)[0]
      @Records.dig(0, 'size')`),
  },
  MaybeStr: {
    type: 'Optional[String]',
    literals: ['undef', "'x'"],
    includes: ['Str', 'Color', 'Word'],
    forms: lines(`@Strs[0]
      @Strs[-1]
      (if @Bool { @Str })
      (@MaybeStr.then |x:Str| Str)
      @Record.dig('tags', 0)
      @Lists.dig(@Str, 0)`),
  },
  Ints: {
    type: 'Array[Integer]',
    literals: ['[]', '[3, 1, 2]', '[5, 5, -1, 0]', '[4294967296]'],
    forms: lines(`[@Int, @Int]
      (@Ints + @Ints)
      (@Ints - @Ints)
      (@Ints << @Int)
      [*@Ints, @Int]
      @Ints.map |x:Int| Int
      @Ints.map |i:Small, x:Int| Int
      @Ints.filter |x:Int| Bool
      @Strs.map |x:Str| Int
      @Sizes.map |k:Str, x:Int| Int
      Integer[1, 5].map |x:Small| Int
      @Ints.reverse_each.map |x:Int| Int
      @Ints.step(2).map |x:Int| Int
      (@Ints.map |$x| { if $x > @Int { break() } $x })
      (@Ints.map |$x| { if $x > @Int { next(@Int) } $x })
      @Sizes.values
      sort(@Ints)
      unique(@Ints)
      flatten(@Rows)
      @Ints[0, 2]
      @Ints[1, -1]
      @Ints.reduce([0]) |$sums, $x| { $sums + [$sums[-1] + $x] }
      @Ints.reduce(@Ints) |m:Ints, x:Int| Ints
      sort(@Ints) |$a, $b| { compare($b, $a) }
      (@Ints.slice(2).map |$pair| { $pair[0] })`),
  },
  Strs: {
    type: 'Array[String]',
    literals: ['[]', "['b', 'A', 'a']", "['abc', 'x=1', 'abc', '']"],
    forms: lines(`[@Str, @Str]
      split(@Str, ',')
      split(@Str, /[,=]/)
      split(@Str, '')
      keys(@Sizes)
      (@Strs + @Strs)
      (@Strs - @Strs)
      (@Strs << @Str)
      sort(@Strs)
      unique(@Strs)
      @Strs.map |x:Str| Str
      @Strs.map |i:Small, x:Str| Str
      @Strs.filter |x:Str| Bool
      @Records.map |x:Record| Str
      @Lists.map |k:Str, x:Strs| Str
      (@Records.map |$record| { "\${record['name']}=\${record['size']}" })
      @Lists.get(@Str, [])
      (@Record['tags'].lest || { [] })
      @Strs.reduce(@Strs) |m:Strs, x:Str| Strs`),
  },
  Rows: {
    type: 'Array[Array[Integer]]',
    literals: ['[]', '[[1, 2], [], [3]]'],
    forms: lines(`[@Ints, @Ints]
      @Ints.map |x:Int| Ints
      @Rows.map |x:Ints| Ints
      Array(@Ints.slice(2))`),
  },
  Sizes: {
    type: 'Hash[String, Integer]',
    literals: ['{}', "{ 'a' => 1, 'ABC' => 2, 'k' => -3 }", "{ '__proto__' => 1, 'constructor' => 2 }"],
    forms: lines(`{ @Str => @Int }
      (@Sizes + { @Str => @Int })
      (@Sizes + @Sizes)
      (@Sizes - @Strs)
      @Sizes.filter |k:Str, x:Int| Bool
      @Strs.reduce({}) |m:Sizes, x:Str| Sizes
      (@Strs.reduce(@Sizes) |$counts, $x| { $counts + { $x => ($counts[$x].lest || { 0 }) + 1 } })
      Hash(@Strs.map |$x| { [$x, @Int] })
      @Records.reduce({}) |$sizes, $record| { $sizes + { $record['name'] => $record['size'] } }
      (@Nested['a'].lest || { {} })`),
  },
  Lists: {
    type: 'Hash[String, Array[String]]',
    literals: ['{}', "{ 'a' => ['x', 'y'], 'b' => [] }"],
    forms: lines(`{ @Str => @Strs }
      (@Lists + { @Str => @Strs })
      @Lists.filter |k:Str, x:Strs| Bool
      (@Strs.reduce({}) |$groups, $x| { $groups + { "\${x[0]}" => ($groups["\${x[0]}"].lest || { [] }) + [$x] } })
      (@Records.reduce({}) |$all, $r| { $all + { $r['name'] => $all.get($r['name'], []) + $r.get('tags', []) } })`),
  },
  Nested: {
    type: 'Hash[String, Hash[String, Integer]]',
    literals: ['{}', "{ 'a' => { 'a' => 1, 'b' => 2 }, 'x' => {} }"],
    forms: lines(`{ @Str => @Sizes, 'a' => { 'a' => @Int } }
      (@Nested + { @Str => @Sizes })
      Hash(@Nested.map |$key, $inner| { [$key, $inner + { 'z' => length($key) }] })`),
  },
  Record: {
    type: RECORD,
    literals: ["{ 'name' => 'abc', 'size' => 3 }", "{ 'name' => '', 'size' => -1, 'tags' => ['x', 'y'] }"],
    forms: lines(`{ 'name' => @Str, 'size' => @Int }
      (@Record + { 'size' => @Int })
      (@Record + { 'tags' => @Strs })
      (@Records[0].lest || { @Record })`),
  },
  Records: {
    type: `Array[${RECORD}]`,
    literals: ['[]', "[{ 'name' => 'b', 'size' => 2, 'tags' => ['t'] }, { 'name' => 'a', 'size' => 1 }]"],
    forms: lines(`[@Record, @Record]
      @Records.filter |x:Record| Bool
      @Records.map |x:Record| Record
      @Strs.map |x:Str| Record
      (sort(@Records) |$a, $b| { compare($a['size'], $b['size']) })`),
  },
  Pair: { type: 'Tuple[Integer, String]', literals: ["[1, 'x']"], forms: ['[@Int, @Str]'] },
  Mixed: {
    type: 'Variant[Integer, String, Array[Integer]]',
    literals: ['1', "'x'", '[1, 2]'],
    includes: ['Int', 'Small', 'Str', 'Color', 'Word', 'Ints'],
    forms: ['(if @Bool { @Int } else { @Str })', '(if @Bool { @Ints } else { @Str })'],
  },
};
