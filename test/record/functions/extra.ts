/** Further cases: combinations of functions, and calls that the tables of the families do not contain. */
const ranges = `«Integer[1,1] ¦ Integer[1,2] ¦ Integer[1,5] ¦ Integer[1,10] ¦ Integer[0,9] ¦ 0 ¦ 6»`;

export const extra: Record<string, readonly string[]> = {
  step: [
    `Array(${ranges}.reverse_each.step(«1 ¦ 2 ¦ 3 ¦ 4 ¦ 7»))`,
    `Array(${ranges}.step(«2 ¦ 3»).step(«2 ¦ 3»))`,
    `Array(${ranges}.step(«2 ¦ 3»).reverse_each.step(2))`,
    `Integer[1, 1000000000000].step(300000000000).map |$x| { $x }`,
    `Integer[1, default].step(2)`,
  ],
  reverse_each: [
    `Array(${ranges}.step(«2 ¦ 3»).reverse_each)`,
    `Array(${ranges}.reverse_each.step(«2 ¦ 3»).reverse_each)`,
    `Array(${ranges}.reverse_each.reverse_each)`,
    `"\${[1, 'a'].reverse_each} \${Integer[1,9].step(2)} \${[].reverse_each}"`,
  ],
  slice: [`slice(${ranges}, «1 ¦ 2 ¦ 3 ¦ 5 ¦ 20»)`, `slice(${ranges}.step(2), «2 ¦ 5») |$x| { notice($x) }`],
  sprintf: [
    `sprintf('%.2f', «12.345 ¦ 2.675 ¦ 319.105 ¦ 141.975 ¦ 0.125 ¦ 0.375 ¦ 1e22 ¦ 5e-324»)`,
    `sprintf('%«.1e ¦ .3g ¦ g ¦ .0f ¦ .10f»', «12.345 ¦ 0.059598360 ¦ 1.5 ¦ 2.5 ¦ 1e15 ¦ 123456789012345680.0»)`,
    `sprintf('%s', Sensitive('secret'))`,
    `sprintf('%p', Sensitive('secret'))`,
  ],
  strftime: [
    `strftime(Timespan(«0.05 ¦ 0.005 ¦ 1.000000001 ¦ 61.05»), '«%S.%L ¦ %S.%N ¦ %S.%-N ¦ %S.%3N ¦ %L ¦ %N ¦ %M:%S.%-L ¦ %-S.%6N»')`,
    `strftime(Timestamp('2021-05-06T07:08:09'), '%T %z', '«Pacific ¦ eastern dst ¦ W. Europe standard time ¦ AEST ¦ +1.5 ¦ -1,25 ¦ +123456 ¦ utc+2 ¦ gmt-3:30 ¦ a ¦ j ¦ NDT ¦ +24:00 ¦ ¦ -00:30»')`,
  ],
  versioncmp: [
    `versioncmp(«'1a' ¦ '1a.1' ¦ '10' ¦ '1.10' ¦ '100' ¦ '1.0-1.0'», «'1A' ¦ '1A.2' ¦ '1' ¦ '1.1' ¦ '1.00' ¦ '1-1»'), true)`.replace(
      `'1-1»')`,
      `'1-1'»`,
    ),
  ],
  call: [
    `call(«'next' ¦ 'return'», 3)`,
    `[1].map |$x| { call('next', 5); 9 }`,
    `call('break')`,
    `[1,2].map |$x| { call('break'); 9 }`,
    `call(Deferred('upcase', ['a']))`,
    `call(Deferred('join', [[Deferred('upcase', ['a']), 'b'], '-']))`,
    `call(Deferred('$facts', ['nosuch', 'x']))`,
  ],
  annotate: [`Pcore.annotate([1], {})`],
  abs: [`abs(«"5\\nx" ¦ "x\\n-7" ¦ '1.5.5' ¦ '٣' ¦ '-'»)`],
  fail: [`[1, 2].each |$x| { if $x == 2 { fail("at \${x}") } }`],
  unique: [
    `unique(«[1, 1.0, '1'] ¦ [[1], [1.0]] ¦ [Integer[1,2], Integer[1,2]] ¦ [Timestamp(0), Timestamp(0)] ¦ [{a=>1,b=>2},{b=>2,a=>1}] ¦ 'aéaé'»)`,
  ],
  sort: [
    `sort([«'b', 'a', Integer ¦ true, true ¦ undef, undef ¦ [1,'a'], [1,'b'] ¦ [1], ['a'] ¦ {a=>1}, {a=>1} ¦ 1, 2.0, 1.5 ¦ 1, undef, 2»])`,
    `sort(['bb','a','cc','dd','e']) |$a, $b| { compare($a.length, $b.length) }`,
  ],
  dig: [`dig([1,2], undef)`, `dig({a=>[1,[undef]]}, 'a', 1, 0, 'x')`],
  with: [`with(1, 2, 3) |$a, *$r| { [$a, $r] }`, `with(1) |$a, $b = $a + 1| { [$a, $b] }`, `with(1, 2) |$a| { $a }`],
  regsubst: [
    `regsubst('ab', '(?<x>a)(?<y>b)', '«\\1 ¦ \\k<y>\\k<x> ¦ \\k<z> ¦ \\+ ¦ \\9 ¦ \\k ¦ \\kx»')`,
    `regsubst('aXbX', «/(?i)x/ ¦ Regexp[/X/] ¦ Regexp», '-', 'G')`,
  ],
  split: [`split('a1b22c', «/(\\d)(\\d)?/ ¦ /(\\d)|(x)/ ¦ /(?=\\d)/ ¦ '(?<n>\\d)'»)`],
  lookup: [`lookup('x', Integer) |$k| { 5 }`, `lookup('x') |Integer $k| { 5 }`],
  getvar: [`getvar('facts.a.b', 'd')`, `with({k=>[1,2]}) |$v| { getvar('v.k.1') }`],
};
