/** Blocks of `reduce` that change the collection in their memo give the same values as blocks that copy it. */
import { evaluateSource } from '@pptjs/engine';
import { createContext, Definitions, describeValue } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';

/** A statement after which the compiler must assume that the memo has other readers, so that each `+` copies it. */
const ESCAPE = '$escaped = [$memo]';

/** Values that other code can still see after a reduction has started from them. */
const SHARED = "$list = [7, [8], 9]\n$table = { 'a' => 1, 'k2' => [2], 3 => 'c' }\n";

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
    { numRuns: 600 },
  );
  t.true(changing > 30, `only ${changing} programs change a memo`);
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
