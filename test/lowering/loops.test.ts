/** Calls of iteration functions become loops where statements are possible, and do what the calls do. */
import { evaluateSource } from '@pptjs/engine';
import { createContext, EvaluationError, writeJson, richData } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { everyNth } from '../recorded/sample.js';
import { uniqueTitles } from '../recorded/titles.js';

interface Outcome {
  /** The value as JSON; undefined if there is an error. */
  readonly value?: string;
  readonly error?: string;
  readonly notices: readonly string[];
}

function outcomeOf(source: string): Outcome {
  const notices: string[] = [];
  const context = createContext({
    strict: 'error',
    log: ({ level, message }) => void (level === 'notice' && notices.push(message)),
  });
  try {
    return { value: writeJson(richData(evaluateSource(source, { context }))), notices };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return { error: error.message, notices };
  }
}

const collections = [
  ...['[3, 1, 2]', "{ 'a' => 1, 'b' => 2 }", "'héy'", '4', '0', '-1', 'Integer[2, 5]', 'Integer[5, 2]', 'Integer[3]'],
  ...['undef', '5.5', 'true', "Enum['x', 'y']", '[1, 2, 3, 4].step(2)', '[1, 2, 3].reverse_each', '[]', '{}'],
  ...['[[1, 2], [3, 4]]', 'String', 'default', '/x/', 'Integer[1, 10]', '[undef, false, 1]', 'Boolean'],
];

const calls = [
  'each |$x| { notice($x) }',
  'each |$i, $x| { notice("${i}-${x}") }',
  'each |$a, $b, $c| { notice($a) }',
  'map |$x| { "<${x}>" }',
  'map |$i, $x| { [$i, $x] }',
  'map |$x| { $y = $x  [$y, $x] }',
  'filter |$x| { $x =~ Integer }',
  'filter |$i, $x| { $i == 1 or $x == 1 }',
  'filter |$x| { if $x == 1 { true } else { undef } }',
  'map |$x| { notice($x) [$x, 1] }.convert_to(Hash)',
  'map |$i, Integer $x| { if $x == 1 { next([1, $i]) } [$x, $i] }.convert_to(Hash)',
  'map |$x| { if $x == 2 { break() } [$x, 1] }.convert_to(Hash)',
  'map |$x| { [$x, 1, 2] }.convert_to(Hash)',
  'map |$x| { [$x, 10 / $x] }.convert_to(Hash)',
  'filter |$k, $x| { $x != 1 }.keys',
  'filter |$x| { notice($x) $x =~ Array }.values',
  'filter |$k, Integer $x| { notice($k) $x == 1 }.size',
  'filter |$k, $x| { $x == 7 }.empty',
  'filter |$k, $x| { if $x == 1 { next(true) } $x == 2 }.map |$k, $x| { [$x, $k] }',
  'filter |$x| { $x != 1 }.map |$x| { $x }',
  'filter |$k, $x| { $x != 1 }.filter |$x| { $x != 3 }',
  'filter |$k, $x| { $x != 1 }.filter |$x| { $x != 3 }.keys',
  'filter |$k, $x| { true }.each |$k, $x| { notice("${k}-${x}") }',
  'filter |$k, $x| { true }.reduce |$m, $x| { [$m, $x] }',
  'filter |$k, $x| { true }.reduce(7) |$m, $x| { [$m, $x] }',
  'filter |$k, $x| { true }.index |$x| { $x == 2 }',
  'filter |$k, $x| { true }.all |$k, $x| { $x == 2 }',
  'filter |$k, $x| { true }.any |$x| { $x == 2 }',
  'reduce |$m, $x| { [$m, $x] }',
  'reduce |$m, $x| { $m + $x }',
  'reduce(7) |$m, $x| { [$m, $x] }',
  'each |Integer $x| { notice($x) }',
  'each |Any $i, String[1] $x| { notice("${i}-${x}") }',
  'each |Integer $i, Integer $i| { notice($i) }',
  'map |Variant[Integer[1, 3], String] $x| { if $x == 1 { next("n") } $x }',
  'map |Tuple[String, Integer] $x| { $x[1] }',
  'map |Json $x| { $x }',
  'map |Unknown $x| { $x }',
  'map |Integer[2, 1] $x| { $x }',
  'map |Integer $x = 4| { $x }',
  'map |*$x| { $x }',
  'filter |Integer $x| { $x > 1 }',
  'filter |Scalar $i, Integer $x| { $x > 1 }',
  'reduce |Integer $m, Integer $x| { $m + $x }',
  'reduce(7) |Numeric $m, Optional[Integer[0, 3]] $x| { [$m, $x][0] }',
  'reduce([]) |Array[Integer, 0, 2] $m, $x| { $m + [$x] }',
  'any |Integer $x| { $x == 2 }',
  'all |Enum[a, b] $i, $x| { notice($i) true }',
  'any |$x| { $x == 2 }',
  'all |$i, $x| { notice($i) $i != 1 }',
  'index |$x| { notice($x) $x == 2 }',
  'index |$i, $x| { notice("${i}-${x}") $x == 2 }',
  'index |$index| { $index == 1 or $index == 2 }',
  'index |Integer $x| { $x == 2 }',
  'index |Scalar $i, Integer $x| { $x == 2 }',
  'index |$x| { if $x == 1 { next(true) } undef }',
  'index |$x| { if $x == 1 { break() } $x == 2 }',
  'then |$x| { notice($x) [$x] }',
  'then |$c| { $y = [$c]  $y }',
  'then |$x| { if $x =~ /(h)(.)/ { $2 } }',
  'then |$x| { $x.then |$x| { [$x] } }',
  'then |$x| { [$x].map |$y| { with($y) |$z| { [$z, $x] } } }',
  'then |$x, $y| { $x }',
  'then |Integer $x| { $x }',
  'then |Variant[Integer, Array] $x| { [$x] }',
  'then |Json $x| { $x }',
  'then |$x, $y = 2| { [$x, $y] }',
  'lest || { notice(0) 5 }',
  'lest || { undef }.then |$x| { [$x] }.lest || { notice(1) }',
  'lest |$x| { $x }',
  'with |$x| { notice($x) [$x] }',
  'with(1, [2]) |$c, $x, $y| { [$y, $x, $c] }',
  'with(1) |$x| { $x }',
  'with |Integer $x| { [$x] }',
  'with |$x, $y = [$x]| { [$x, $y] }',
  'with |$x, Integer $y = $x| { [$x, $y] }',
  'with |$x, *$y| { [$x, $y] }',
  'with |$x, *$y = 3| { [$x, $y] }',
  'with(1, [2]) |$c, Variant[Integer, Array[Integer]] *$y| { [$y, $c] }',
  'with(1, 2) |$c, $x = notice("no"), String $y = (notice("yes"))| { [$y, $x, $c] }',
  'with(1, 2) |$x, Integer *$y| { [$y, $x] }',
  'with(1, 2) |$c = 5, $x| { $x }',
  'with(*[1, 2]) |$c, $x, Integer $y| { [$y, $x, $c] }',
  'with(*[]) |$x, *$y| { [$y, $x] }',
  'with(*$c) |$c, *$y| { [$y, $c] }',
  'with(*notice(1), 2) |$x, $y| { [$y, $x] }',
  'with |Unknown $x| { $x }',
  'with || { 7 }',
  'with |$x| { next([$x]) }',
  'each |$x| { if $x == 1 { next() } notice($x) }',
  'each |$x| { notice($x) next($x) }',
  'each |$i, $x| { if $i == 1 { break() } notice($x) }',
  'map |$x| { if $x == 1 { next("n") } $x }',
  'map |$i, $x| { if $i == 2 { break() } [$i, $x] }',
  'map |$x| { next([$x]) }',
  'map |$x| { $y = if $x == 1 { next(0) } else { $x }  $y }',
  'map |$x| { if $x == 1 and next(0) { notice(1) } $x }',
  'filter |$x| { unless $x == 1 { next(true) } }',
  'filter |$x| { next($x == 1) }',
  'filter |$x| { if $x == 2 { next() } elsif $x == 3 { next(1) } else { $x } }',
  'filter |$i, $x| { if $i == 1 { break() } true }',
  'reduce |$m, $x| { if $x == 2 { next($m) } [$m, $x] }',
  'reduce(7) |$m, $x| { case $x { 2: { break() } 3: { next(8) } default: { [$m, $x] } } }',
  'reduce([]) |$m, $x| { if $m.size == 2 { break() } $m + [$x] }',
  'any |$x| { if $x == 1 { next(false) } notice($x) $x == 2 }',
  'all |$x| { if $x == 1 { break() } notice($x) true }',
  'all |$x| { next($x != 2) }',
  'map |$x| { [1, 2].each |$y| { if $y == $x { break() } notice($y) } $x }',
  'map |$x| { [1, 2].filter |$y| { if $y == $x { break() } true } }',
  'map |$x| { { 1 => 2 }.filter |$k, $y| { if $y == $x { break() } true } }',
  'map |$x| { with($x) |$y| { if $y == 1 { break() } if $y == 2 { next(9) } $y } }',
  'map |$x| { [3].each |$z| { with($x) |$y| { if $y == 1 { break() } notice($y) } } $x }',
];

const json = 'type Json = Variant[Integer, Array[Json]]\n';

/** Every n-th element, beginning with another one for each call. */
const shareOfCall = (elements: readonly string[], call: number): readonly string[] =>
  elements.filter((_, index) => (index + call) % everyNth === 0);

for (const [index, call] of calls.entries()) {
  test(`a loop has the value, log and error of the call: ${call}`, (t) => {
    for (const collection of shareOfCall(collections, index)) {
      // A call cannot become a loop after an unfolded element.
      const asCall = outcomeOf(`${json}$c = ${collection}\n$r = [*[0], $c.${call}]\n$r[1]`);
      t.deepEqual(outcomeOf(`${json}$c = ${collection}\n$r = $c.${call}\n$r`), asCall, collection);
      t.deepEqual(outcomeOf(`${json}function f($c) { $c.${call} }\nf(${collection})`), asCall, collection);
      // The inferred type of the element is Optional.
      const element = `$all = [${collection}].filter |$x| { true }\n$c = $all[0]`;
      t.deepEqual(outcomeOf(`${json}${element}\n$r = $c.${call}\n$r`), asCall, collection);
    }
  });
}

const orders = [
  ...['[3, 1, 2].reverse_each', '[3, 1, 2, 5].step(2)', '$list.reverse_each.step(2)', '$list.step(2).step(2)'],
  ...['$list.step(2).reverse_each', '$list.reverse_each.reverse_each', '[].reverse_each', 'reverse_each([1, 2])'],
  ...['step($list, 3)', '$list.step(9)', '$list.step(0)', "$list.step('2')", '$list.step', '$list.reverse_each(1)'],
  ...['Integer[0, 10].step(5)', 'Integer[0, 10].reverse_each', 'Integer[1, 8].reverse_each.step(3)', '7.step(3)'],
  ...['Integer[1, 8].step(3).reverse_each', 'Integer[-3, -1].reverse_each', '3.reverse_each', '0.reverse_each'],
  ...["'abc'.reverse_each", "{ 'a' => 1, 'b' => 2 }.reverse_each", "{ 'a' => 1, 'b' => 2 }.step(2)", '3', '1'],
  ...[
    'Integer[1, $list.length].reverse_each',
    'Integer[2, 2].step(2)',
    '$list.step(9007199254740991)',
    'undef.step(2)',
  ],
  ...['$list.step(9007199254740993)', 'Integer[0, 9007199254740991].step(4503599627370496)', '[*$list].step(2)'],
];

for (const [index, call] of calls.entries()) {
  test(`a loop visits the elements in the order of the collection: ${call}`, (t) => {
    for (const order of shareOfCall(orders, index)) {
      const list = `${json}$list = [3, 1, 2, 1, 5]`;
      const asCall = outcomeOf(`${list}\n$r = [*[0], ${order}.${call}]\n$r[1]`);
      t.deepEqual(outcomeOf(`${list}\n$r = ${order}.${call}\n$r`), asCall, order);
    }
  });
}

const returns = [
  'each |$x| { if $x == 2 { return("r${x}") } notice($x) }',
  'map |$i, $x| { case $i { 2: { return($x) } default: { $x } } }',
  'filter |$x| { $x == 1 or return($x) }',
  'each |$x| { [1, $x].each |$y| { if $y == 2 { return([$x, $y]) } notice($y) } }',
  'reduce(7) |$m, $x| { if $x == 1 { return() } elsif $x == 2 { return($m) } [$x] }',
];

for (const call of returns) {
  test(`a return leaves the function around a loop: ${call}`, (t) => {
    for (const collection of collections) {
      const asCall = outcomeOf(`function g($c) { $r = [*[0], $c.${call}]\n$r[1] }\ng(${collection})`);
      t.deepEqual(outcomeOf(`function f($c) { $c.${call} }\nf(${collection})`), asCall, collection);
    }
  });
}

const selectors = [
  "? { Array => $c.map |$x| { notice($x) $x }, Hash => 'hash', default => $c }",
  '? { Hash => $c.filter |$k, $v| { $v == 2 }, Array[Integer] => $c.reduce |$m, $x| { $m + $x }, undef => 1 }',
  '? { /(h)(.)/ => $c.map |$x| { "${x} ${2}" }, default => $c.each |$x| { notice("${1}${x}") }, 4 => $0 }',
  '? { notice(1) => 2, default => $c.any |$x| { $x == 1 }, notice(3) => 4 }',
  '? { String => $c.map |$x| { $c ? { /h/ => $c.all |$y| { notice($y) }, default => $x } }, *[4, 0] => 5 }',
];

for (const selector of selectors) {
  test(`a selector with loops has the value, log and error of one without: ${selector}`, (t) => {
    for (const collection of collections) {
      const asValue = outcomeOf(`$c = ${collection}\n$r = [*[0], ($c ${selector})]\n$r[1]`);
      t.deepEqual(outcomeOf(`$c = ${collection}\n$r = $c ${selector}\n$r`), asValue, collection);
      t.deepEqual(outcomeOf(`function f($c) { $c ${selector} }\nf(${collection})`), asValue, collection);
    }
  });
}

/** The answers of Puppet. */
const answers: readonly (readonly [source: string, value: string, notices: readonly string[]])[] = [
  ['$x = 5\n$r = [$x].map |$x| { $x * 2 }\n[$x, $r]', '[5,[10]]', []],
  ['$x = [1, 2]\n$x.each |$x| { notice($x) }', '[1,2]', ['1', '2']],
  ['$r = [1, 2].map |$x| { [10].map |$y| { with($x) |$z| { $z + $y } } }\n$r', '[[11],[12]]', []],
  ['[1, 2].each |$x| { [3, 4].each |$y| { notice($x + $y) } }', '[1,2]', ['4', '5', '5', '6']],
  ["'abc' =~ /(b)/\n[1].each |$x| { notice($1) }", '[1]', ['b']],
  ["[1].each |$x| { if 'abc' =~ /(b)/ { notice($1) } }\nnotice($1)", 'null', ['b', '']],
  ["[1, 2].each |$x| { $r = 'abc' =~ /(c)/ notice($0) }", '[1,2]', ['c', 'c']],
  ['$a = [undef, 1].reduce |$m, $x| { [$m, $x] }\n$a', '[null,1]', []],
  ['$a = [].reduce |$m, $x| { $x }\n$a', 'null', []],
  ['$y = 1\n$z = $y + [1, 2].map |$x| { $x + $y }[0]\n$z', '3', []],
  [
    '$r = [notice(1), [2].map |$x| { notice($x) $x }, notice(3), [4].each |$x| { notice($x) }]\n$r',
    '[null,[2],null,[4]]',
    ['1', '2', '3', '4'],
  ],
  [
    '$r = { notice(1) => [2].map |$x| { notice($x) $x }, notice(3) => [4].each |$x| { notice($x) } }\n$r.length',
    '1',
    ['1', '2', '3', '4'],
  ],
  [
    '$r = { a => notice(1), b => [2].map |$x| { notice($x) $x }, c => notice(3) }\n$r',
    '{"a":null,"b":[2],"c":null}',
    ['1', '2', '3'],
  ],
  ['$r = "${notice(1)} ${[2].map |$x| { notice($x) $x }} ${notice(3)}"\n$r', '" [2] "', ['1', '2', '3']],
  ['$r = [notice(1)] + [2].map |$x| { notice($x) $x } + [notice(3)]\n$r', '[null,2,null]', ['1', '2', '3']],
  ['$r = max([1].map |$x| { notice($x) $x }[0], [5].reduce(7) |$x, $y| { notice($x) $y })\n$r', '5', ['1', '7']],
  [
    'if notice(1) or [2].any |$x| { notice($x) false } or [3].all |$x| { notice($x) true } { notice(4) }',
    'null',
    ['1', '2', '3', '4'],
  ],
  ['$r = !(notice(1) and [2].any |$x| { notice($x) true })\n$r', 'true', ['1']],
  ['$r = if true and [1].all |$x| { notice($x) } { 1 } else { 2 }\n$r', '2', ['1']],
  ['if ![1, 2].any |$x| { $x == 3 } { notice(yes) }', 'null', ['yes']],
  [
    '$a = [[5, 6], undef]\n$r = Integer[0, 1].map |$n| { $a[$n * 2 - $n - $n].map |$i, $x| { $i + $x } }\n$r',
    '[[5,7],[5,7]]',
    [],
  ],
  ['$f = [1, 2, 3].filter |$x| { $x > 1 }.map |$x| { $x * 2 }.reduce |$m, $x| { $m + $x }\n$f', '10', []],
  ["$r = 'a,b'.split(',').map |$x| { $x.upcase }.join('-')\n$r", '"A-B"', []],
  ['$memo = 1\n$results = 2\n$r = [1].map |$x| { $x + $memo + $results }\n$r', '[4]', []],
  ['function f() { [1, 2].each |$x| { return($x) } 9 }\nf()', '1', []],
  ["function f() { $r = [1, 2].map |$x| { if $x == 2 { return('out') } $x } $r }\nf()", '"out"', []],
  ["function f() { break() }\n[1, 2].each |$x| { notice($x) f() }\nnotice('end')", 'null', ['1', 'end']],
  ['function g() { f() }\nfunction f() { break() }\n$r = [1, 2].map |$x| { g() }\n$r', '[]', []],
  ['$r = [1, 2, 3, 4].reverse_each.step(3).map |$x| { [$x] }\n$r', '[[4],[1]]', []],
  ['$r = Integer[1, 9].reverse_each.step(4).reduce |$m, $x| { $m * 10 + $x }\n$r', '951', []],
  ['$r = Integer[1, 9].step(5).filter |$x| { $x > 1 }\n$r', '[6]', []],
  ['$r = 3.map |$x| { $x * $x }\n$r', '[0,1,4]', []],
  ['class c { break() }\n[1, 2].each |$x| { include c notice($x) }\nnotice(e)', 'null', ['e']],
  ['class c { break() }\n[1, 2].each |$x| { class { c: } notice($x) }\nnotice(e)', 'null', ['e']],
  ["[1, 2].each |$x| { notice(inline_epp('<% break() %>')) notice($x) }\nnotice(e)", 'null', ['e']],
  ['[1, 2].each |$x| { with(1) |$y| { break() } notice($x) }\nnotice(e)', 'null', ['e']],
];

const uniqueTitle = uniqueTitles();
for (const [source, value, notices] of answers)
  test(uniqueTitle(`iteration: ${source.replaceAll('\n', '; ')}`), (t) => {
    t.deepEqual(outcomeOf(source), { value, notices });
  });

const loops = [
  '$xs.each |$x| { break() }',
  '$ys = $xs.map |$x| { if $x == 1 { next(2) } $x }',
  '$ys = $xs.map |$x| { with($x) |$y| { next(2) } }',
  '$xs.each |$x| { notice($x) }',
  '$xs.each |Integer $x| { notice($x) }',
  "$ys = $xs.map |$x| { inline_epp('<%- | $n | -%><%= $n %>', { 'n' => $x }) }",
  '$ys = $xs.map |$x| { $x }.filter |$x| { $x }',
  'if $xs.any |$x| { $x } { notice(1) }',
  'Integer[1, 3].each |$x| { $xs.each |$y| { f($y) } }',
  '$ys = $xs ? { Array => $xs.map |$x| { $x }, default => [] }',
  'function g($y) { $y ? { Array => $y.any |$x| { $x }, default => false } }',
  'class c { $facts[x].each |$n, $o| { file { $n: * => $o } } }',
  '$xs.reverse_each.step(2).each |$x| { notice($x) }',
  '$ys = [f(1), $xs.map |$x| { $x }]',
  '$ys = [[1], undef][f(0)].map |$i, $x| { $x }',
  '$ys = f(true) and $xs.any |$x| { $x }',
  '$ys = if $xs.any |$x| { $x } { 1 } else { 2 }',
  '$ys = if f(1) { 1 } elsif $xs.any |$x| { $x } { 2 } else { 3 }',
  '$ys = f(1) + $xs.reduce |$x, $y| { $x }',
  '$ys = { f(1) => f(2), a => $xs.map |$x| { $x } }',
  '$ys = "${f(1)} ${$xs.map |$x| { $x }}"',
];

const others = [
  '$xs.each |$x| { with($x) |$y| { break() } }',
  '$xs.each |$x| { if $x == 1 and break() { 2 } }',
  '$xs.filter |$x| { break() }',
  '$xs.each |$x| { include $x }',
  '$xs.each |$x| { class { $x: } }',
  '$xs.each |$x| { other::function($x) }',
  '$xs.each |Unknown $x| { notice($x) }',
  '$ys = [*$xs, $xs.map |$x| { $x }]',
];

for (const [sources, isLoop] of [
  [loops, true],
  [others, false],
] as const) {
  for (const source of sources)
    test(`${isLoop ? 'a loop' : 'no loop'}: ${source}`, (t) => {
      const { code } = compile(`function f($x) { $x }\n$xs = [1]\n${source}\n`);
      t.is(/\bfor \(/.test(code ?? ''), isLoop, code ?? 'not compiled');
    });
}
