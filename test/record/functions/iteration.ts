/** Cases for the functions that iterate, and those that steer iteration. */
const iterables = `«[] ¦ [1] ¦ [3,1,2] ¦ ['a',[1,2],undef] ¦ [[1,2],[3,4]] ¦ {} ¦ {a=>1} ¦ {a=>1,b=>[2],c=>undef} ¦ 0 ¦ 3 ¦ 'aé' ¦ '' ¦ Integer[2,5] ¦ Integer ¦ Integer[5,default] ¦ Enum['x','y'] ¦ Enum['x','y',true] ¦ 1.5 ¦ undef ¦ true ¦ [1,2,3].reverse_each ¦ Integer[1,9].step(3) ¦ Type ¦ -2 ¦ 4.step(2) ¦ Binary('aGk=') ¦ Timestamp('2021-05-06') ¦ {[1]=>2} ¦ [1,[2,[3]]].tree_each»`;
const over = `«[3,1,2] ¦ ['b','a','b',undef] ¦ [[1,2],[3,4]] ¦ {a=>1,b=>2} ¦ {1=>[2],undef=>false} ¦ 3 ¦ 'aéb' ¦ Integer[1,3] ¦ Enum['x','yy'] ¦ [1,2,3,4].reverse_each ¦ [[1,2],[3]].reverse_each»`;

export const iteration: Record<string, readonly string[]> = {
  each: [
    `${iterables}.each «block»`, `each(${iterables}) |$x| { notice($x) }`, `${over}.each |$k, $v| { notice($k, $v) }`,
    `[1,2,3].each |$x| { if $x == 2 { break() } notice($x) }`, `[1,2,3].each |$x| { if $x == 2 { next() } notice($x) }`, `{a=>1,b=>2}.each |$k, $v| { if $v == 1 { break() } }`,
    `[1,2].each |Integer $i, String $v| { }`, `{a=>1}.each |Integer $x| { }`, `{a=>1}.each |String $x, Integer $y| { notice($x) }`, `{a=>1}.each |Tuple[String,Integer] $x| { notice($x) }`,
    `Integer[1, 1000000000000].each |$x| { if $x > 3 { break() } notice($x) }`, `[1,2].each |$i, $x| { [3,4].each |$j, $y| { if $y == 4 { break() } notice("$i $j $x $y") } }`,
  ],
  map: [
    `${iterables}.map «block»`, `${over}.map |$k, $v| { "$k=$v" }`, `${over}.map |$x| { $x }`, `[1,2,3].map |$x| { if $x == 2 { break() } $x }`, `[1,2,3].map |$x| { if $x == 2 { next('n') } $x }`,
    `[1,2,3].map |$x| { if $x == 2 { next() } $x }`, `[1,2].map |$x| { $x.then |$y| { next(9) } }`, `[1,2].map |$x| { $x.then |$y| { break() } }`, `{a=>1,b=>2}.map |$k, $v| { if $v == 2 { break() } $k }`,
    `[1,'a'].map |Integer $x| { $x }`, `[1,2].map |Integer[0,0] $i, $v| { $v }`, `[[1,2],[3,4]].map |$a, $b| { [$a, $b] }`, `[1,2,3].map |$x| { [4,5].map |$y| { if $y == 5 { break() } $x * $y } }`,
    `map([1,2]) |Optional[String] $x| { $x }`, `map([1,2]) |Integer $x = 4| { $x }`, `map(3) |$i, $x| { "$i:$x" }`, `{a=>1}.map |Array[String] $x| { $x }`,
  ],
  filter: [
    `${iterables}.filter |$x| { true }`, `${over}.filter |$x| { $x }`, `${over}.filter |$k, $v| { $k == 'a' or $v == 2 or $v == 'b' }`, `${over}.filter |$x| { «undef ¦ false ¦ 0 ¦ '' ¦ 'no'» }`, `[1,2,3,4].filter «block»`, `{a=>1,b=>2}.filter «block»`,
    `[1,2,3].filter |$x| { if $x == 2 { break() } true }`, `[1,2,3].filter |$x| { if $x == 2 { next(false) } true }`, `[1,2,3].filter |$x| { if $x == 2 { next('x') } true }`, `{a=>1,b=>2}.filter |$x| { if $x[1] == 1 { next(true) } false }`,
    `{a=>1,b=>2,c=>3}.filter |$k,$v| { if $v == 2 { break() } true }`,
  ],
  reduce: [
    `${iterables}.reduce |$m, $x| { [$m, $x] }`, `${iterables}.reduce(0) |$m, $x| { [$m, $x] }`, `${over}.reduce([]) |$m, $x| { $m + [$x] }`, `[1,2,3].reduce «block»`, `[1,2,3].reduce(«few») |$m, $x| { [$m, $x] }`,
    `[1,2,3].reduce(0) |$m, $x| { if $x == 2 { next(100) } $m + $x }`, `[1,2,3].reduce(0) |$m, $x| { if $x == 2 { break() } $m + $x }`, `[1,2,3].reduce |Integer $m, String $x| { $m }`, `[1].reduce |Integer $m, String $x| { $m }`, `reduce([1,2], 1, 2) |$a, $b| { $a }`,
    `[1,2,3].reduce(1) |*$r| { $r }`, `Integer[1,1000000000].reduce |$m, $x| { if $x > 10 { break() } $m + $x }`,
  ],
  any: [
    `${iterables}.any |$x| { «true ¦ false ¦ undef ¦ 0» }`, `${over}.any |$k, $v| { $v == 2 or $v == 'b' }`, `[1,2,3].any «block»`, `{a=>1}.any «block»`, `[1,2,3].any |$x| { notice($x) $x == 2 }`, `[1,2,3].any |$x| { if $x == 2 { break() } false }`, `[1,2,3].any |$x| { next($x == 2) }`,
    `[undef,false].any |$x| { $x }`, `Integer[1,default].any |$x| { $x > 5 }`, `[1,'a'].any |Integer $x| { false }`,
  ],
  all: [
    `${iterables}.all |$x| { «true ¦ false ¦ undef ¦ 0» }`, `${over}.all |$k, $v| { $v != 2 and $v != 'b' }`, `[1,2,3].all «block»`, `{a=>1}.all «block»`, `[1,2,3].all |$x| { notice($x) $x < 2 }`, `[1,2,3].all |$x| { if $x == 2 { break() } true }`, `[1,2,3].all |$x| { next($x == 2) }`,
    `Integer[1,default].all |$x| { $x < 5 }`, `[1,'a'].all |Integer $x| { true }`,
  ],
  index: [
    `${iterables}.index |$x| { true }`, `${over}.index |$x| { $x == 2 or $x == 'b' or $x == ['a', 1] }`, `${over}.index |$k, $v| { $v == 2 or $v == 'b' }`, `${over}.index(«2 ¦ 'b' ¦ 'é' ¦ undef ¦ 3 ¦ 'x' ¦ [1,2] ¦ [2] ¦ false ¦ /b/ ¦ /^a/ ¦ /yy?/»)`, `${iterables}.index(2)`,
    `'hello'.index(«'l' ¦ 'lo' ¦ '' ¦ 'z' ¦ /l+/ ¦ /z/ ¦ 1 ¦ undef»)`, `[1,2,3].index «block»`, `{a=>1}.index «block»`, `'abcdef'.index |$c| { $c == 'd' }`, `'abcdef'.index |$i, $c| { $c == 'd' }`, `index([1], 1) |$x| { true }`, `index()`, `index([1],1,2)`, `[1,2,3].index |$x| { if $x == 2 { break() } false }`, `['A'].index('a')`, `[1.0].index(1)`,
    `index({a=>'A'}, 'A')`, `['a','b'].index(/b/)`,
  ],
  slice: [
    `${iterables}.slice(«1 ¦ 2 ¦ 5»)`, `${over}.slice(2) «block»`, `[1,2,3,4,5].slice(«0 ¦ -1 ¦ 'a' ¦ 1.5 ¦ undef ¦ 2»)`, `[1,2,3,4,5].slice(2) |$a, $b| { notice($a, $b) }`, `[1,2,3].slice(3) |$a, $b| { notice($a) }`, `{a=>1,b=>2,c=>3}.slice(2) |$x, $y| { notice($x, $y) }`, `{a=>1,b=>2,c=>3}.slice(2)`,
    `[1,2,3].slice(2) |$a, $b| { if $a == 3 { break() } }`, `[1,2,3].slice(2) |*$r| { notice($r) }`, `[1,2,3].slice(2) |$a, *$r| { notice($r) }`, `[1,2,3].slice(2) |Integer $a, Integer $b| { notice($b) }`, `slice([1])`, `slice()`, `slice([1],2,3)`, `[1,2,3,4].slice(4) |$a,$b,$c,$d| { $d }`, `[1,2,3,4].slice(4) |$a,$b,$c,$d,$e| { $d }`,
  ],
  step: [
    `${iterables}.step(«1 ¦ 2 ¦ 7»)`, `Array(${over}.step(2))`, `${over}.step(2) |$x| { notice($x) }`, `[1,2,3].step(«0 ¦ -1 ¦ 'a' ¦ undef»)`, `Array(Integer[1, 1000000000].step(300000000))`, `Integer[1, 1000000000].step(300000000).map |$x| { $x }`, `Array([1,2,3,4,5,6].reverse_each.step(2))`, `Array(Integer[0,20].step(2).step(3))`,
    `step([1])`, `step([1],1,1)`, `[1,2].step(1) |$a,$b| { }`, `Integer[1,100].step(10).reverse_each.map |$x| { $x }`, `[1,2,3,4].step(2) |$x| { if $x == 3 { break() } }`, `String(Integer[1,9].step(2))`, `type(Integer[1,9].step(2))`, `[1,2,3,4,5].step(2).filter |$i| { $i > 1 }`, `[1,2,3,4,5].step(2).reduce |$a,$b| { $a + $b }`,
    `*Integer[1,9].step(4)`, `[*Integer[1,9].step(4)]`, `Integer[1,9].step(4)[1]`, `Integer[1,9].step(4) == Integer[1,9].step(4)`, `"\${Integer[1,9].step(4)}"`, `length(Integer[1,9].step(4))`,
  ],
  reverse_each: [
    `${iterables}.reverse_each`, `Array(${over}.reverse_each)`, `${over}.reverse_each |$x| { notice($x) }`, `reverse_each()`, `reverse_each([1], 2)`, `[1].reverse_each |$a,$b| { }`, `Integer[1, 1000000000].reverse_each.step(400000000).map |$x| { $x }`, `[1,2,3].reverse_each.reverse_each.map |$x| { $x }`, `[1,2,3].reverse_each |$x| { if $x == 2 { break() } notice($x) }`,
    `String([1,2].reverse_each)`, `"\${[1,2].reverse_each}"`, `type([1,2].reverse_each)`, `[1,2].reverse_each + [3]`, `[1,2].reverse_each =~ Iterator[Integer]`, `[1,2].reverse_each =~ Iterable[Integer]`, `{a=>1,b=>2}.reverse_each.map |$x| { $x }`, `{a=>1,b=>2}.reverse_each.map |$k, $v| { [$k, $v] }`, `join([1,2].reverse_each, ',')`, `flatten([[1,2].reverse_each])`,
    `[1,2] == [2,1].reverse_each`, `[1,2].reverse_each.filter |$i, $x| { $i == 0 }`, `unique([1,1,2].reverse_each)`, `[1,2].reverse_each.each |$x| { }`,
  ],
  tree_each: [
    `Array(«[1,[2,[3,{a=>[4]}]]] ¦ {a=>1,b=>{c=>[1,2]}} ¦ [] ¦ {} ¦ [[]] ¦ [1,2].reverse_each ¦ Error('x') ¦ Timespan(1)»`.replace(/$/, '.tree_each)'),
    ...['include_values', 'include_containers', 'include_root', 'include_refs'].flatMap((option) => [`Array([1,[2,{a=>3}]].tree_each(${option}=>«true ¦ false ¦ 1»))`]),
    `Array([1,[2]].tree_each(order=>«'depth_first' ¦ 'breadth_first' ¦ 'x'»))`, `Array({a=>[1,[2]],b=>{c=>3}}.tree_each(order=>breadth_first, include_root=>false, include_values=>«true ¦ false»))`, `Array([1,[2]].tree_each(container_type=>«Array ¦ Hash ¦ Variant[Hash,Array] ¦ Integer»))`, `[1,[2]].tree_each «block»`, `[1,[2]].tree_each |$p, $v| { notice($p, $v) }`, `[1,[2]].tree_each |$x| { notice($x) }`,
    `[1,[2]].tree_each({order=>breadth_first}) |$p, $v| { notice($p, $v) }`, `«few».tree_each`, `tree_each()`, `tree_each([1], {}, 1)`, `Array([1,[2]].tree_each({include_containers=>false}))`, `Array([1,[2]].tree_each({include_values=>false}))`, `Array([1,[2]].tree_each({include_values=>false,include_containers=>false}))`, `Array([1,[2]].tree_each({foo=>1}))`, `[1,[2]].tree_each.filter |$x| { $x[1] =~ Integer }`, `[1,[2]].tree_each.map |$x| { $x[0] }`, `[1,[2]].tree_each.map |$p, $v| { $v }`,
    `Array(Error('m','k').tree_each({include_refs=>true}))`, `Array([Error('m')].tree_each)`,
  ],
  group_by: [
    `group_by(${iterables}) |$x| { $x }`, `group_by(${over}) |$k, $v| { $v }`, `['a','bb','cc'].group_by |$x| { $x.length }`, `{a=>1,b=>2,c=>1}.group_by |$k, $v| { $v }`, `{a=>1,b=>2,c=>1}.group_by |$x| { $x[1] }`, `[1,2].group_by «block»`, `{a=>1}.group_by «block»`, `group_by()`, `group_by([1])`, `[1,2,3].group_by |$x| { if $x == 2 { break() } 1 }`, `[1,2,3].group_by |$x| { next('a') }`, `['a','b'].group_by |$i, $v| { $i % 2 }`,
  ],
  partition: [
    `partition(${iterables}) |$x| { $x == 2 }`, `partition(${over}) |$k, $v| { $v == 2 }`, `partition(${over}) |$x| { «undef ¦ 0 ¦ false» }`, `[1,2,3].partition «block»`, `{a=>1}.partition «block»`, `partition()`, `partition([1])`, `[1,2,3].partition |$x| { if $x == 2 { break() } true }`, `[1,2,3].partition |$x| { next($x == 2) }`,
  ],
  with: [`with() «block»`, `with(1) «block»`, `with(1,'b') «block»`, `with(1,2,3) |$a,$b,$c| { [$a,$b,$c] }`, `with()`, `with(1)`, `1.with |Integer $x| { $x }`, `1.with |String $x| { $x }`, `with(1,2,3,4) |$a, *$r| { $r }`, `with(1) |$a, $b = 2, $c = $a| { [$a,$b,$c] }`, `with(1) |$x| { next(5) 6 }`, `with(1) |$x| { break() }`, `with(1, 2, 3) |Integer *$r| { $r }`, `with(1, 'a') |Integer *$r| { $r }`, `with({a=>1}) |Struct[{a=>String}] $x| { $x }`, `with(1) |$x, String $y| { }`, `with('x') |Enum['a','b'] $x| { }`, `with(undef) |NotUndef $x| { }`, `with([1,'a']) |Array[Integer] $x| { }`, `with(5) |Variant[String,Boolean] $x| { }`, `with(1,2) |Integer $x, Integer $y, Integer $z = 3| { $x + $y + $z }`],
  then: [`then(«any») |$x| { [$x] }`, `then(1) «block»`, `then(undef) «block»`, `then()`, `then(1)`, `then(1,2) |$x| { }`, `1.then |String $x| { $x }`, `undef.then |String $x| { $x }`, `1.then |$x| { next(5) }`, `1.then |$x| { break() }`, `false.then |$x| { 7 }`, `1.then |$x| { undef }.then |$y| { 3 }`],
  lest: [`lest(«any») || { 'd' }`, `lest(1) «block»`, `lest(undef) «block»`, `lest()`, `lest(1)`, `lest(undef,2) || { 1 }`, `undef.lest || { next(5) }`, `undef.lest || { break() }`, `false.lest || { 7 }`],
  break: [`break()`, `break(«1 ¦ undef»)`, `[1,2].map |$x| { break() }`, `with() || { break() }`, `if true { break() }`, `[1,2].each |$x| { [3].each |$y| { break() } notice($x) }`, `[1,2].map |$x| { with() || { break() } }`, `break() |$x| { }`, `case 1 { 1: { break() } }`, `1.then |$x| { break() }`, `[1,2].filter |$x| { break() }`, `{a=>1}.map |$x| { break() }`, `[2,1].sort |$a,$b| { break() }`, `unless false { break() }`, `$x = break()`],
  next: [`next()`, `next(«1 ¦ undef»)`, `next(1,2)`, `[1,2].map |$x| { next($x * 2) 5 }`, `with() || { next(3) }`, `if true { next(3) }`, `[1,2].each |$x| { next() notice($x) }`, `next() |$x| { }`, `[2,1].sort |$a,$b| { next(compare($a,$b)) }`, `[1,2].map |$x| { [$x].each |$y| { next(4) } }`, `case 1 { 1: { next(2) } }`],
  return: [`return()`, `return(«1 ¦ undef»)`, `return(1,2)`, `[1,2].map |$x| { return($x) }`, `with() || { return(3) }`, `if true { return(3) }`, `return() |$x| { }`, `1.then |$x| { return($x) }`],
  call: [`call()`, `call('abs', -3)`, `call('abs')`, `call('nosuch')`, `call('map', [1,2]) |$x| { $x * 2 }`, `call('with', 1, 2) |$a, $b| { $b }`, `call(«any»)`, `call('notice', 'x', 1)`, `call(Deferred('abs', [-4]))`, `call(Deferred('join', [['a','b'], '-']))`, `call(Deferred('nosuch'))`, `call(Deferred('$x'))`, `call(Deferred('$facts', ['a']))`, `call('Integer', '3')`, `call('fail', 'x')`, `call('', 1)`, `call('abs', 'x') |$y| { 1 }`, `call(Deferred('join', [[1,2], ',']), 1)`, `call('::abs', -3)`, `call('ABS', -3)`, `call('break')`, `'abs'.call(-2)`, `call('sprintf', '%d', 3)`, `call('call', 'abs', -1)`, `call('size', 'abc')`, `call('return', 1)`, `$x = {a=>{b=>5}}\ncall(Deferred('$x', ['a', 'b']))`],
};
