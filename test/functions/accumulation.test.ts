/** Blocks of `reduce` that change the collection in their memo give the same values as blocks that copy it. */
import { evaluateSource } from '@pptjs/engine';
import { createContext, Definitions, describeValue } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

/** A statement after which the compiler must assume that the memo has other readers, so that each `+` copies it. */
const ESCAPE = '$escaped = [$memo]';

/** Values that other code can still see after a reduction has started from them. */
const SHARED = `function more($memo, $i) { $memo + [$i] }
function most($memo, $i) { $one = more($memo, $i) $two = more($one, $one.size) more($two, "\${two.size}") }
function perhaps($memo, $i) { if $i == 2 { return $memo } $i ? { 3 => more($memo, 'p'), default => [$i].reduce($memo) |$inner, $j| { more($inner, $j) } } }
function until($memo, $i) { $more = $memo + [$i] if $i > 3 { break() } $more }
function size_of($memo, $i) { "\${memo.size} of \${i}" }
function itself($memo, $i) { $memo }
function within($memo, $i) { $copy = $memo [$copy, $i] }
$list = [7, [8], 9]
$table = { 'a' => 1, 'k2' => [2], 3 => 'c' }
`;

const condition = fc.constantFrom(
  '$i > 2',
  '$i == 1',
  '$i in $memo',
  "$memo['k2']",
  "$memo['n'] == { '1' => 1 }",
  '$memo.size < 3',
  '$memo == $table',
  '$memo =~ Array',
  '$memo =~ Hash[Variant[String, Integer], Any, 2, 3]',
  '$memo =~ Hash[Scalar, Variant[Integer, String]]',
  'empty($memo)',
  '$memo.any |$x| { $x == 7 }',
  '$memo.all |$x| { $x =~ NotUndef }',
  '$memo.get("${i}") =~ Collection',
);

/** Operands of `+` and elements. Some of them are errors for some memos. */
const operand = fc.constantFrom(
  '[$i]',
  '$list',
  '$table',
  '{ "k${i}" => $i }',
  "{ 'a' => $i, 3 => $memo.size }",
  '[[$i, $memo.size]]',
  '[$memo[0], $memo[-1]]',
  '[*$memo]',
  '[$memo - [7]]',
  "{ 'o' => $memo['n'] }",
  '$memo + [1]',
  '[$i].map |$j| { [$j, $memo.length] }',
  "[$i].reduce($memo) |$inner, $j| { $inner + [$j, 'x'] }",
  '[$i].reduce([]) |$memo, $j| { $memo + [$j, [$j]] }',
  '"${memo}"',
  '[$memo.join("-")]',
  '[$memo.dig(0)]',
  "{ 'd' => $memo.dig('k2') }",
  "{ 'g' => $memo.get('n') }",
  "{ 'g' => $memo.get('') }",
  "{ 'n' => $memo.get('n', []) + [$i] }",
  "{ 'a' => $memo.get(['', 'a'][$i % 2], {}) + { 'p' => [$i] } }",
  "[$memo.get(['', '0'][$i % 2])]",
  '$memo',
  '[$memo]',
  '[size_of($memo, $i)]',
  '[itself($memo, $i)]',
  'within($memo, $i)',
  'more($memo, $i)',
  '$i',
  'if $i == 3 { next($memo) } else { [4] }',
  'if $i == 4 { break() } else { [5] }',
);

const { block } = fc.letrec<{ block: string; sum: string }>((tie) => ({
  sum: fc.oneof(
    { weight: 3, arbitrary: fc.constant('$memo') },
    fc.tuple(tie('sum'), operand).map(([left, right]) => `${left} + (${right})`),
    fc.tuple(tie('sum'), operand).map(([left, right]) => `(${left} << (${right}))`),
    fc
      .tuple(fc.constantFrom('merge', 'deep_merge', 'concat', 'any2array'), tie('sum'), operand)
      .map(([name, left, right]) => `${name}(${left}, (${right}))`),
    fc
      .tuple(fc.constantFrom('more', 'most', 'perhaps', 'until', 'itself', 'within'), tie('sum'))
      .map(([name, left]) => `${name}(${left}, $i)`),
    tie('sum').map((left) => `${left}.deep_merge({ 'n' => { "${left.length % 3}" => [$i] } })`),
    tie('sum').map((start) => `['p', 'q'].reduce(${start}) |$inner, $j| { $inner + [[$j, $i]] }`),
    tie('sum').map((start) => `['p', 'q'].reduce(${start}) |$inner, $j| { merge($inner, { $j => $inner.size }) }`),
  ),
  block: fc.oneof(
    { maxDepth: 3 },
    tie('sum'),
    tie('sum'),
    operand.map((each) => `[*$memo, ${each}]`),
    fc.constantFrom('$list', '$table', '[]', '[*$memo, $i]'),
    fc.tuple(condition, tie('block'), tie('block')).map(([test, yes, no]) => `if ${test} { ${yes} } else { ${no} }`),
    fc.tuple(condition, tie('block'), tie('block')).map(([test, left, no]) => `if ${test} { next(${left}) }\n${no}`),
    fc.tuple(tie('sum'), tie('sum')).map(([one, other]) => `$i ? { 2 => ${one}, default => ${other} }`),
    fc.tuple(tie('sum'), operand).map(([one, other]) => `$next = ${one}\nmore($next, ${other})`),
    fc.tuple(tie('block'), tie('block')).map(([one, other]) => `case $i { 1: { ${one} } default: { ${other} } }`),
  ),
}));

const start = fc.constantFrom('[]', '{}', '$list', '$table', '$first');
const parameters = fc.constantFrom('$memo, $i', 'Any $memo, Integer $i', 'Collection $memo, $i');

function reduction(from: string, names: string, body: string, prefix: string): string {
  return `[1, 2, 3, 4, 2].reduce(${from}) |${names}| { ${prefix}${body} }`;
}

function outcome(source: string): string {
  const context = createContext({ log: () => undefined, strict: 'off', definitions: new Definitions(stdlib) });
  try {
    return describeValue(evaluateSource(source, { context }));
  } catch (error) {
    return String(error).replace(/line: \d+.*$/s, '');
  }
}

test('a block that changes its memo gives the values of a block that copies it', (t) => {
  let changing = 0;
  fc.assert(
    fc.property(block, block, start, start, parameters, (one, other, from, next, names) => {
      const program = (prefix: string): string =>
        `${SHARED}$first = ${reduction(from === '$first' ? '[]' : from, names, one, prefix)}\n` +
        `$second = ${reduction(next, names, other, prefix)}\n` +
        `$third = ${reduction('$first', names, other, prefix)}\n` +
        '[$list, $table, $first, $second, $third]';
      const source = program('');
      if (compile(source).code?.includes('accumulating') === true) changing++;
      return outcome(source) === outcome(program(`${ESCAPE}\n`));
    }),
    { numRuns: shareOf(600) },
  );
  t.true(changing > shareOf(30), `only ${changing} programs change a memo`);
});

const CHANGING = [
  '$memo + [$i]',
  '$memo << $i',
  "$memo + { 'a' => $memo['a'] }",
  '$memo + [$i] + [$list]',
  'if $i in $memo { $memo } else { $memo + [$i] }',
  'if $memo[$i] { next($memo) } $memo + { $i => 1 }',
  'case $i { 1: { $memo } default: { $memo + $i } }',
  '$memo + $list.map |$j| { "${j} of ${memo.size}" }',
  '$copy = $memo - [1]; $memo + $copy',
  '[*$memo, $i, *$list]',
  'merge($memo, { $i => 1 })',
  '$memo.merge({ $i => 1 }, { 2 => 3 })',
  '$memo.merge({ $i => 1 }) + { 2 => 3 }',
  '[*($memo + $i), $i]',
  '$list.reduce($memo) |$inner, $j| { $inner + [$j, $i] }',
  '$memo + { $i => $memo.get($i, 0) + 1 }',
  "$memo + { $i => $memo.get('a.b') }",
  '$memo + { $i => $memo.dig($i, 1) }',
  'if $memo.any |$x| { $x == $i } { $memo } else { $memo << $i }',
];

const COPYING = [
  '$memo + [$memo]',
  '$memo << $memo',
  '$memo + { $i => $memo.get($i) }',
  '$memo + { $i => $memo.dig(*$list) }',
  '$old = $memo; $memo + $old',
  '$memo + [1] + [$memo.size]',
  '$memo + [1] + f()',
  '$memo + $list.map |$j| { $memo }',
  'notice($memo) $memo + [1]',
  '$memo + [inline_epp("<%= $memo %>")]',
  '$memo + [getvar("memo")]',
  '[*$memo, $memo]',
  '$list.map |$j| { $memo + [$j] }',
  '$list.reduce($memo) |$inner, $j| { $inner }',
  '$list.reduce($memo) |$inner, $j| { $inner + [$memo.size] }',
  'merge({ $i => 1 }, $memo)',
  'merge($memo, { $i => $memo })',
  'merge($memo + { 1 => 2 }, { 3 => f() })',
];

for (const [bodies, changes] of [
  [CHANGING, true],
  [COPYING, false],
] as const) {
  for (const body of bodies)
    test(`a block of reduce ${changes ? 'changes' : 'copies'} its memo: ${body}`, (t) => {
      const { code } = compile(`$list = [1]\n[1, 2].reduce([]) |$memo, $i| { ${body} }`);
      t.is(
        /\[1, 2\],\s*\[\],\s*accumulating|^    const accumulator = newAccumulator/m.test(code ?? ''),
        changes,
        code ?? 'not compiled',
      );
    });
}

test('a function of the program with the name reduce gets a block that copies', (t) => {
  const { code } = compile('function reduce($x) >> Any { 1 }\n[1].reduce([]) |$memo, $i| { $memo + [$i] }');
  t.false(code?.includes('accumulating('));
});

/** What a function with the parameters `Integer $n, Array[Integer] $list, Any $other` does last. */
const EXTENDING_CALLS = [
  'f($n - 1, $list + [$n], $other)',
  'f($n - 1, $list << $n, $other)',
  'f($n - 1, [*$list, $n], $other)',
  'f($n - 1, $list + [$n] + [1], $other)',
  '$list.length.f($list + [$n], $other)',
  'if $n in $list { f($n - 1, $list, $other) } else { f($n - 1, $list + [$n], $other) }',
  'if $n == 0 { return [$list, $list] } f($n - 1, $list + [$list.length], $other)',
  'case $list { []: { f($n - 1, [1], $other) } default: { f($n - 1, $list + [$n], $other) } }',
  'if $n == 0 { $list + [9] } else { f($n - 1, $list + [$n], $other) }',
];

const COPYING_CALLS = [
  'f($n - 1, $list + [$n], $list)',
  'f($n - 1, $list + [$n], $list.length)',
  'f($n - 1, $list + [$n], [$list])',
  '$old = $list f($n - 1, $list + [$n], $other)',
  'notice($list) f($n - 1, $list + [$n], $other)',
  '$all = f($n - 1, $list + [$n], $other) $all',
  '[f($n - 1, $list + [$n], $other), $list]',
  '[1, 2].map |$i| { f($n - $i, $list + [$n], $other) }',
  'if $n == 0 { $list + [9] } else { f($n - 1, $list, $other) }',
  'f($n - 1, [$n] + $list, $other)',
  'g($n - 1, $list + [$n], $other)',
  'f($n - 1, *[$list + [$n], $other])',
  'inline_epp("<%= $list %>") f($n - 1, $list + [$n], $other)',
];

for (const [bodies, extends_] of [
  [EXTENDING_CALLS, true],
  [COPYING_CALLS, false],
] as const) {
  for (const body of bodies)
    test(`a function that calls itself ${extends_ ? 'extends' : 'copies'} a collection: ${body}`, (t) => {
      const g = 'function g(Integer $n, Array[Integer] $list, Any $other) { $list }';
      const { code } = compile(
        `function f(Integer $n, Array[Integer] $list, Any $other) { ${body} }\n${g}\n[f(1, [2], 3), g(1, [2], 3)]`,
      );
      t.is(code?.includes('accumulator = newAccumulator({ isDeep: false })) {'), extends_, code ?? 'not compiled');
    });
}

/** The functions that `OWNING` and `KEEPING` call. */
const HELPERS = `
function more(Array $list, $i) { $list + [$i] }
function more_twice(Array $list, $i) { more(more($list, $i), $i) }
function more_named(Array $list, $i) { $one = more($list, $i) $two = if $i == 1 { $one } else { more($one, $one.length) } more($two, 1) }
function more_of(Array $list, Array $others) { $others.reduce($list) |$memo, $other| { more($memo, $other) } }
function more_before_end(Array $list, $i) { $more = $list + [$i] if $i == 1 { break() } $more }
function more_if_new(Array $list, $i) { if $i in $list { return $list } if count_of($list, $i) > 3 { $list } else { more($list, $i) } }
function count_of(Array $list, $i) { $list.length }
function itself(Array $list, $i) { $list }
function both(Array $list, $i) { [$list, more($list, $i)] }
function kept(Array $list, $i) { $old = $list more($list, $i) + $old }
function logged(Array $list, $i) { notice($list) more($list, $i) }
`;

/** Blocks of `reduce` whose functions may change `$memo` in place. */
const OWNING = [
  'more($memo, $i)',
  '$memo.more($i)',
  'more_twice($memo, $i)',
  'more_named($memo, $i)',
  'more_of($memo, [$i, 2])',
  'more_if_new($memo, $i)',
  'more($memo, count_of($memo, $i))',
  'more($memo + [1], $i)',
  'if count_of($memo, 1) > 2 { $memo } else { more($memo, $i) }',
  '$next = more($memo, $i) more($next, $next.length)',
  '$next = $memo + [$i] $next << $next.length',
  'if $i == 1 { next(more($memo, 1)) } more($memo, 2)',
  '$next = more($memo, $i) [$i].each |$j| { more($next, $j) } $next',
];

const KEEPING = [
  '[$memo, more($memo, $i)]',
  'more($memo, $memo)',
  'more($memo, itself($memo, $i))',
  '$old = itself($memo, $i) more($memo, $i) + $old',
  '$next = more($memo, $i) more($next, $memo.length)',
  '$next = more($memo, $i) if $i == 1 { break() } more($next, 1)',
  '$old = $memo [$i].each |$j| { more($memo, $j) } $old',
  'more($memo + [1], $memo.length)',
  'more_before_end($memo, $i)',
  'more_if_new($memo + [1], break())',
  'both($memo, $i)',
  'kept($memo, $i)',
  'logged($memo, $i)',
  'more(*[$memo, $i])',
  '[1].map |$j| { more($memo, $j) }',
];

for (const [bodies, owns] of [
  [OWNING, true],
  [KEEPING, false],
] as const) {
  for (const body of bodies)
    test(`a block of reduce ${owns ? 'lets' : 'does not let'} functions change its memo: ${body}`, (t) => {
      const { code } = compile(`${HELPERS}[1, 2].reduce([]) |$memo, $i| { ${body} }`);
      const [, program = ''] = (code ?? '').split('export default');
      t.is(/accumulator/.test(program), owns, code ?? 'not compiled');
    });
}
