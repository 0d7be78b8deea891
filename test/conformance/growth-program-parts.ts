/**
 * Parts of programs that build collections step by step, and then read earlier states of them: code that extends a
 * collection in place must not change a value that other code can read.
 */
import { type Kinds, lines, type ProgramParts, withForms } from './program-parts.js';
import { DEFINITIONS, KINDS } from './typed-program-parts.js';

const GROWTH_DEFINITIONS = `${DEFINITIONS}
function grow(Hash[String, Integer] $sizes, Array[String] $names) {
  if $names.empty { $sizes } else { grow($sizes + { $names[0] => $sizes.size }, $names[1, -1]) }
}
function fork(Hash[String, Integer] $sizes, Array[String] $names) >> Array[Hash[String, Integer]] {
  if $names.empty { [$sizes] } else {
    fork($sizes + { $names[0] => $sizes.size }, $names[1, -1]) + fork($sizes + { 'x' => 7 }, $names[1, -1]) + [$sizes]
  }
}
function append(Array[Integer] $list, Integer $n) >> Array[Integer] {
  if $n <= 0 { $list } else { append($list + [$n], $n - 1) + append([*$list, 0], $n - 2) + $list }
}
function set(Hash[String, Integer] $sizes, String $key, Integer $value) >> Hash[String, Integer] {
  $sizes + { $key => $value }
}
function increment(Hash[Scalar, Integer] $sizes, Scalar $key) {
  $sizes + { $key => ($sizes[$key].lest || { 0 }) + 1 }
}
function numbered(Integer $n) { Hash(Integer[0, 30].map |$i| { [$i, $n] }) }
function named(Integer $n) { Hash(Integer[0, 30].map |$i| { ["k\${i}", $n + $i] }) }
`;

const KINDS_OF_GROWTH: Kinds = {
  ...KINDS,
  Ints: { ...KINDS['Ints']!, literals: ['[]', '[1, 2, 3, 2]', '[5, -1, 5, 0, 7]', '[4294967296]'] },
  Strs: {
    ...KINDS['Strs']!,
    includes: ['Few'],
    literals: ["['b', 'a']", "['a', 'b', 'a', 'c']", "['x', '', 'abc', 'x', 'b']", '[]'],
  },
  Few: {
    type: 'Array[String, 0, 3]',
    literals: ["['a', 'b', 'a']", "['x', 'abc']", "['']"],
    forms: lines(`[@Str, 'a']
      @Few[0, 2]
      @Few.map |x:Str| Str`),
  },
  Versions: {
    type: 'Array[Hash[String, Integer]]',
    literals: ['[]', "[{ 'a' => 1 }, {}]"],
    forms: lines(`@Strs.reduce([@Sizes]) |versions:Versions, x:Str| { $versions + [$versions[-1] + { $x => @Int }] }
      @Strs.reduce([@Sizes]) |versions:Versions, x:Str| { $versions << ($versions[0] + { $x => @Int, 'a' => $versions.length }) }
      @Strs.reduce([@Sizes]) |versions:Versions, x:Str| { [*$versions, set($versions[-1], $x, @Int)] }
      @Strs.reduce([@Sizes]) |versions:Versions, x:Str| { if @Bool { next($versions) } $versions + [increment($versions[-1], $x)] }
      @Strs.reduce([@Sizes]) |versions:Versions, x:Str| { $new = $versions[-1] + { $x => 1 }; if @Bool { break() } $versions + [$new, $versions[-1]] }
      (with(@Sizes) |start:Sizes| { $all = @Strs.reduce($start) |m:Sizes, x:Str| { $m + { $x => @Int } }; [$start, $all, $start + { 'z' => 1 }] })
      (with(@Sizes) |start:Sizes| { $all = $start.reduce($start) |$m, $pair| { $m + { $pair[0] => $pair[1] + 1, "\${pair[0]}2" => $m.size } }; [$start, $all] })
      (with(@Sizes, @Sizes) |one:Sizes, two:Sizes| { $all = @Strs.reduce($one) |m:Sizes, x:Str| { if $x == 'a' { $two } else { $m + { $x => $m.size } } }; [$one, $two, $all] })
      (with(@Sizes) |base:Sizes| { $all = @Strs.reduce({}) |m:Nested, x:Str| { $m + { $x => $m.get($x, $base) + { $x => @Int } } }; [$base] + $all.values })
      @Strs.map |x:Str| { @Strs.reduce(@Sizes) |m:Sizes, y:Str| { $m + { $y => 1, $x => @Int } } }
      fork(@Sizes, @Few)
      (@Strs.reduce([@Sizes, []]) |$state, $x| { $new = $state[0] + { $x => $state[1].size }; [$new, $state[1] + [$state[0]]] })[1]
      (@Strs.reduce({ 'seen' => @Sizes, 'old' => [] }) |$state, $x| { $state + { 'seen' => $state['seen'] + { $x => @Int }, 'old' => $state['old'] + [$state['seen']] } })['old']
      (with(named(@Int)) |many:Sizes| { $all = $many + { @Str => 1 }; $last = $all + { 'k3' => 2 }; [$many.filter |$k, $v| { $v > 20 }, $last, $all, $many] })
      (with(named(1)) |many:Sizes| { $all = @Strs.reduce($many) |m:Sizes, x:Str| { $m + { "k\${length($x)}" => @Int } }; [$many, $all, $all - 'k1'] })
      (with(@Sizes) |start:Sizes| { $all = $start.map |$k, $v| { ($start + { $k => $v + 1 }) + { 'b' => $start.size } }; $all + [$start] })
      (with(@Sizes) |start:Sizes| { $one = $start + { 'a' => @Int }; $two = $start + { 'b' => @Int }; $three = $one + { 'c' => 1 }; [$three, $two, $one, $start] })
      (with(@Sizes) |start:Sizes| { $one = $start + { 'a' => @Int }; $two = $one + { 'a' => @Int }; $read = $one['a']; $three = $two + { 'a' => $read }; [$start, $one, $two, $three, $one + { 'n' => 0 }] })
      @Versions.map |x:Sizes| Sizes
      @Versions.filter |x:Sizes| Bool`),
  },
  Counts: {
    type: 'Hash[Integer, Integer]',
    literals: ['{}', '{ 1 => 2, 3 => 4, -1 => 0 }'],
    forms: lines(`@Ints.reduce(@Counts) |m:Counts, x:Int| { $m + { $x => ($m[$x].lest || { 0 }) + 1 } }
      @Ints.reduce(@Counts) |m:Counts, x:Int| { $m + { $x % 3 => $m.size, $x => @Int } }
      @Ints.reduce(numbered(@Int)) |m:Counts, x:Int| { $m + { $x % 31 => $x } }
      Hash(@Ints.map |$x| { [$x, @Int] })
      Hash(@Ints.map |x:Int| { [$x % 2, @Int] })
      (with(numbered(1)) |many:Counts| { $all = @Ints.reduce($many) |m:Counts, x:Int| { $m + { $x.abs % 31 => $many.size } }; $many.filter |$k, $v| { $all[$k] != $v } })
      (with(numbered(0)) |many:Counts| { $all = $many.reduce($many) |$m, $pair| { $m + { $pair[0] => $pair[1] + $m[($pair[0] + 7) % 31] + 1 } }; $all + { -1 => $many[3] } })
      @Counts.filter |k:Int, x:Int| Bool`),
  },
  Loose: {
    type: 'Hash[Scalar, Optional[Integer]]',
    literals: ['{}', "{ 1 => undef, 'a' => 2, true => 3, 1.5 => 4 }", "{ '1' => 1, 1 => 2, 1.0 => 3 }"],
    includes: ['Sizes', 'Counts'],
    forms: lines(`(@Loose + { @Int => @MaybeInt, @Str => @Int })
      (@Loose + { @Float => @Int, @Bool => undef })
      @Ints.reduce(@Loose) |m:Loose, x:Int| { $m + { $x => $m[$x], "\${x}" => $m.size } }
      (@Sizes + @Counts)
      (@Loose - [@Int, @Str])`),
  },
  State: {
    type: 'Struct[{ seen => Hash[String, Integer], list => Array[Integer], count => Integer }]',
    literals: [
      "{ 'seen' => {}, 'list' => [], 'count' => 0 }",
      "{ 'seen' => { 'a' => 1 }, 'list' => [1], 'count' => 1 }",
    ],
    forms:
      lines(`@Strs.reduce(@State) |s:State, x:Str| { $s + { 'seen' => $s['seen'] + { $x => $s['count'] }, 'count' => $s['count'] + 1 } }
      @Strs.reduce(@State) |s:State, x:Str| { if $x in $s['seen'] { next($s) } $s + { 'list' => $s['list'] + [@Int], 'seen' => $s['seen'] + { $x => @Int } } }
      @Ints.reduce(@State) |s:State, x:Int| { $list = $s['list'] << $x; if $x > @Int { break() } $s + { 'list' => $list, 'count' => $list.length } }
      @Ints.reduce(@State) |s:State, x:Int| { { 'seen' => $s['seen'], 'list' => [*$s['list'], $x], 'count' => @Int } }
      (@State + { 'count' => @Int })
      (with(@State) |s:State| { $t = $s + { 'list' => $s['list'] + @Ints }; $t + { 'seen' => $s['seen'] + { 'n' => $s['list'].size }, 'count' => $t['list'].size } })`),
  },
  Any: {
    type: 'Any',
    literals: ['undef', "'x'", '[1, [2]]', "{ 'a' => [1] }"],
    includes: [
      'Int',
      'Str',
      'Sizes',
      'Versions',
      'Counts',
      'Loose',
      'State',
      'Ints',
      'Strs',
      'Rows',
      'Lists',
      'Nested',
      'Records',
    ],
    forms: lines(`[1, 2, 1].reduce(@Any) |m:Any, x:Int| { [$m, $x] }
      [1, 2, 3].reduce([@Any]) |$m, $x| { $m + [$m] }
      @Few.reduce([{}]) |$m, $x| { $m << { $x => $m } }
      @Few.reduce({}) |$m, $x| { $m + { $x => $m } }
      @Few.reduce({ 'a' => @Any }) |$m, $x| { $old = $m; $new = $m + { $x => @Int }; [$new, $old, $m][0] + { 'o' => $old } }
      @Few.reduce({}) |$m, $x| { with($m) |$same| { $m + { $x => $same } } }
      @Few.reduce({}) |$m, $x| { $m + { $x => $m.map |$k, $v| { [$k, $m.size] } } }
      @Few.reduce([]) |$m, $x| { $m + [$m.map |$e| { $m.size }] + [$m.reverse_each.map |$e| { 1 }] }
      @Few.reduce([]) |$m, $x| { $it = $m.reverse_each; $all = $m + [$x]; $all + $it.map |$e| { 1 } }
      @Few.reduce([[]]) |$m, $x| { $m + [$m.filter |$e| { true }] }
      @Few.reduce({}) |$m, $x| { $m.then |$n| { $n + { $x => [$m, 1] } } }
      @Few.reduce({}) |$m, $x| { $m.lest || { {} } + { $x => 1 } }
      @Few.reduce({}) |$m, $x| { $m + ($m + { $x => @Int }) }
      @Few.reduce({}) |$m, $x| { ($m + { $x => 1 }) + { "\${x}1" => ($m + { 'q' => 2 }) } }
      @Few.reduce([]) |$m, $x| { ($m + [$x]) + [$m.size] + $m }
      @Few.reduce([]) |$m, $x| { ($m << $x) << ($m << 1) }
      @Few.reduce([]) |$m, $x| { [*$m, *$m, $x] }
      @Few.reduce([]) |$m, $x| { [$x, *$m] }
      @Few.reduce([]) |$m, $x| { $m + { $x => $m.size } }
      @Few.reduce([]) |$m, $x| { $m + $x }
      @Few.reduce(undef) |$m, $x| { ($m.lest || { [] }) + [$x] }
      @Few.reduce |$m, $x| { [$m, $x] }
      @Versions.reduce |$m, $x| { $m + $x }
      @Rows.reduce |$m, $x| { $m + $x }
      @Few.reduce({}) |$m, $x| { [3, 1, 4].reduce($m) |$n, $i| { $n + { "\${x}\${i}" => $n.size } } }
      @Few.reduce({}) |$m, $x| { [3, 1, 4].reduce($m) |$n, $i| { $n + { "\${x}\${i}" => $m.size } } }
      @Few.reduce([]) |$m, $x| { [3, 1, 4].reduce($m) |$n, $i| { if $i > 3 { next($m) } $n + [[$x, $i, $m.size]] } }
      @Few.reduce([]) |$m, $x| { $inner = [3, 1, 4].reduce($m) |$n, $i| { $n + [$i] }; $m + [$inner] }
      @Few.reduce([]) |$m, $x| { @Ints.each |$i| { if $i > 2 { next() } $x }; $m + [$x] }
      @Few.reduce([[], {}]) |$m, $x| { [$list, $hash] = $m; [$list + [$x], $hash + { $x => $list }] }
      @Few.reduce([[], []]) |$m, $x| { [$list, $all] = $m; $more = $list << $x; [$more, $all + [$list, $more]] }
      @Few.reduce([[], 0]) |$m, $x| { if @Bool { [$m[0] + [$m[1]], $m[1] + 1] } else { [$m[0], $m[1] + 2] } }
      @Few.reduce({ 'a' => {} }) |$m, $x| { $m + { 'a' => $m['a'] + { $x => $m['a'].size }, $x => $m['a'] } }
      @Few.reduce({ 'a' => [] }) |$m, $x| { $m + { 'a' => $m['a'] + [$m['a'].size], $x => $m['a'] } }
      @Few.reduce({ 'a' => [] }) |$m, $x| { $m + { $x => ($m[$x].lest || { $m['a'] }) + [$x] } }
      @Few.reduce({}) |$m, $x| { $m + { $x[0] => { $x => ($m.dig($x[0], $x).lest || { 0 }) + 1 } + ($m[$x[0]].lest || { {} }) } }
      @Few.reduce(@Nested) |$m, $x| { $inner = $m['a'].lest || { {} }; $m + { 'a' => $inner + { $x => 1 }, 'b' => $inner } }
      @Few.reduce([@Sizes, @Sizes]) |$m, $x| { [$m[1], $m[0] + { $x => @Int }] }
      @Few.reduce([]) |$m, $x| { if $m.any |$e| { $e == $x } { return(@Return) } $m + [$x] }
      @Few.reduce([]) |$m, $x| { $m + case $x { 'a': { [$m] } /b/: { [$0] } default: { [@Int] } } }
      @Few.reduce([]) |$m, $x| { unless $x in $m { $m + [$x] } else { $m } }
      @Few.reduce([]) |$m, $x| { $m ? { [] => [$x], default => $m + [$x] } }
      @Few.reduce([]) |$m, $x| { "\${m}" ? { '[]' => [$x], default => $m + ["\${m}"] } }
      @Few.reduce('') |$m, $x| { "\${m}\${x}" }
      append([@Int], 4)
      @Int.then |$n| { Integer[0, 3].reduce([]) |$m, $i| { $m + [$m.length + $n] } }
      @Versions.map |$v| { $v + { 'q' => 1 } } + @Versions
      (with([@Sizes]) |versions:Versions| { @Strs.each |$x| { $versions[0] + { $x => 1 } }; $versions })
      (with(@Ints) |list:Ints| { $more = $list + [1]; $less = $list + [2]; $most = $more << 3; [$list, $more, $less, $most] })
      (with(@Ints) |list:Ints| { $all = @Ints.reduce($list) |$m, $x| { $m << $x }; [$list, $all, $list == $all] })
      (with(@Nested) |n:Nested| { $all = @Few.reduce($n) |$m, $x| { $m + { $x => ($m['a'].lest || { {} }) + { $x => 1 } } }; [$n, $all] })`),
  },
};

const ADDED: Readonly<Record<string, string>> = {
  Int: `@Versions.length
    (@Versions[0].lest || { {} }).size
    @State['count']
    (@Counts[@Int].lest || { 0 })
    @Versions.reduce(0) |m:Int, x:Sizes| { $m + $x.size }`,
  Bool: `(@Sizes =~ Hash[String[1], Integer[0]])
    ((@Sizes + { @Str => @Int }) =~ Hash[String[1], Integer[0]])
    ((@Sizes + { 'a' => @Int, @Str => 1 }) =~ Hash[Pattern[/^[a-z]/], Integer])
    (@Loose =~ Hash[String, Integer])
    (@Any =~ Hash)
    (@Any =~ Array[Any, 1])
    (@Any == @Any)
    (@State['seen'] == @Sizes)
    (@Str in @State['seen'])
    (@Strs.reduce([@Sizes, true]) |$m, $x| { $h = $m[0] + { $x => @Int }; [$h, $m[1] and $h =~ Hash[String[1], Integer[0]]] })[1]`,
  MaybeInt: `@Loose[@Str]
    @Loose[@Int]
    @Counts[@Int]
    @Versions.dig(0, @Str)
    @State['seen'][@Str]
    @State.dig('list', -1)`,
  Ints: `@State['list']
    @Counts.keys
    @Counts.values
    @Ints.reduce([0]) |m:Ints, x:Int| { $m + [$m[-1] % 1000 + $x % 7, $m.length] }
    @Ints.reduce(@Ints) |m:Ints, x:Int| { if $x in $m { $m } else { [*$m, $x] } }
    @Ints.reduce(@Ints) |m:Ints, x:Int| { if @Bool { next(@Ints) } $m << $x }
    @Ints.reduce(@Ints) |m:Ints, x:Int| { if @Bool { return(@Return) } $m + $m[0, 2] }
    @Versions.map |x:Sizes| { $x.size }`,
  Strs: `@Strs.reduce([]) |m:Strs, x:Str| { $m + ["\${x}\${m.length}"] }
    @Strs.reduce(@Strs) |m:Strs, x:Str| { if $x in $m { next($m) } $m << @Str }
    (@Versions.map |$v| { $v.keys.join('+') })`,
  Rows: `@Ints.reduce([[]]) |m:Rows, x:Int| { if $m[-1].length > 1 { $m + [[$x]] } else { $m[0, -2] + [$m[-1] + [$x]] } }
    @Ints.reduce([@Ints]) |m:Rows, x:Int| { $m + [$m[-1] + [$x]] }
    @Ints.reduce([@Ints]) |m:Rows, x:Int| { $m << ($m[0] << $x) }
    @Ints.reduce([@Ints]) |m:Rows, x:Int| { [*$m, [*$m[-1], @Int]] }`,
  Sizes: `@Strs.reduce({}) |m:Sizes, x:Str| { $m + { $x => @Int } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { $m + { $x => @Int, 'a' => $m.size } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { $m + { $x => 1 } + { "\${x}2" => @Int } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { if $x in $m { $m } else { $m + { $x => $m.size } } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { if @Bool { next({}) } $m + @Sizes }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { if @Bool { break() } $m - 'a' + { $x => @Int } }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { if $m.size > 3 { return(@Return) } set($m, $x, @Int) }
    @Strs.reduce(@Sizes) |m:Sizes, x:Str| { set($m, $x, $m.get($x, 0) + 1) }
    grow(@Sizes, @Strs)
    @State['seen']
    (@Versions[0].lest || { @Sizes })
    (@Versions[-1].lest || { @Sizes })
    (with(named(@Int)) |many:Sizes| { $many + { 'k1' => @Int } })
    Hash(@Sizes.map |k:Str, x:Int| { ["\${k}1", @Int] })
    Hash(@Sizes.map |k:Str, x:Int| { ['a', $x] })
    (@Sizes.map |$k, $v| { [$k, $v + 1] }).convert_to(Hash)`,
  Nested: `@Strs.reduce({}) |m:Nested, x:Str| { $m + { $x => ($m[$x].lest || { {} }) + { 'n' => $m.size } } }
    @Strs.reduce(@Nested) |m:Nested, x:Str| { $m + { 'a' => ($m['a'].lest || { @Sizes }) + { $x => @Int }, $x => @Sizes } }
    @Strs.reduce({}) |m:Nested, x:Str| { $m + { $x => $m.reduce({}) |$s, $p| { $s + { $p[0] => $p[1].size } } } }`,
  Lists: `@Strs.reduce({}) |m:Lists, x:Str| { $m + { $x => $m.get($x, []) + [@Str] } }
    @Strs.reduce(@Lists) |m:Lists, x:Str| { $m + { 'a' => ($m['a'].lest || { @Strs }) << $x, $x => @Strs } }
    @Strs.reduce({}) |m:Lists, x:Str| { $m + { $x => $m.keys } }`,
};

export const GROWTH: ProgramParts = {
  definitions: GROWTH_DEFINITIONS,
  kinds: withForms(KINDS_OF_GROWTH, ADDED, 2),
  returnsVariables: true,
  shadowsVariables: true,
  hasBranches: true,
};
