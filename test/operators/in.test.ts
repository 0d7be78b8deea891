/** `in` with large collections, for which repeated searches use an index. */
import { evaluateSource } from '@pptjs/engine';
import { createContext, describeValue } from '@pptjs/runtime';
import test from 'ava';

const FILLER = "$many = Integer[1000, 1100].map |$i| { ['Filler', $i] }\n";

const ELEMENTS = ["'Text'", '7', '2.5', '4.0', '9007199254740993', 'true', 'undef', "['a', 1]", 'Integer', '/^re(g)/'];

const VALUES = [
  ...["'text'", "'TEXT'", "'tex'", "'7'", "'reg'", "'REG'", "'1.0.0'", '7', '7.0', '2.5', '4', '9007199254740993'],
  ...['0', 'true', 'false', 'undef', "['A', 1]", 'Integer', 'String', '/t$/', "SemVer('1.0.0')", "Timespan('0-0:0:7')"],
];

function answers(elements: string): string {
  const source = `${FILLER}$in = ${elements}
[${VALUES.join(', ')}].map |$value| {
  Integer[1, 6].map |$i| { $value in $in }
}.map |$found| { $found.unique }`;
  return describeValue(evaluateSource(source, { context: createContext({ strict: 'off', log: () => undefined }) }));
}

test('a search in a large array finds what a search in a small one finds', (t) => {
  t.is(answers(`[${ELEMENTS.join(', ')}] + $many`), answers(`[${ELEMENTS.join(', ')}]`));
});

test('a search in a large hash finds what a search in a small one finds', (t) => {
  const pairs = `{ ${ELEMENTS.map((element) => `${element} => 1`).join(', ')} }`;
  t.is(answers(`${pairs} + $many.map |$i| { [$i, 1] }`), answers(pairs));
});

test('the first element that matches sets the match variables', (t) => {
  const source = `$list = [/^(t)/, 'text'] + Integer[1, 100]
Integer[1, 6].map |$i| { if 'text' in $list { $1 } }.unique`;
  t.is(describeValue(evaluateSource(source)), describeValue(['t']));
});

test('a search sees the elements that a reduce adds', (t) => {
  const source = `Integer[1, 180].reduce([]) |$memo, $i| {
  if "v\${$i % 90}" in $memo { $memo } else { $memo + ["V\${$i % 90}"] }
}.size`;
  t.is(evaluateSource(source), 90);
});

test('a search for an Integer finds an equal key of another class', (t) => {
  t.deepEqual(
    [
      '1 in { 1.0 => 2 }',
      '1 in { 1 => 2 }',
      "1 in { '1' => 2 }",
      "1 in { 'a' => 2, 2 => 3, 1 => 4 }",
      '1 in { true => 1 }',
    ].map((source) => evaluateSource(source)),
    [true, true, false, true, false],
  );
});

/** The answers of `in` for hashes that grow by one key after each search: by new hashes, and in place. */
function answersWhileGrowing(step: string): unknown {
  const keys = [...ELEMENTS, "['Ab', [1.0]]", '[2, -3]', '"\\u0000k"'].join(', ');
  const values = [...VALUES, "['ab', [1]]", '[2, -3]', '[2.0, -3]', '[3, -3]', "['a', 'b']"].join(', ');
  const source = `${FILLER}${step}
$keys = $many[0, 45] + [${keys}]
[${values}].map |$value| { searched($value, $keys).unique }`;
  return describeValue(
    evaluateSource(source, { file: 'in.pp', context: createContext({ strict: 'off', log: () => undefined }) }),
  );
}

test('a search in a hash that grows finds what a search in a list of its keys finds', (t) => {
  const expected = answersWhileGrowing(`function searched($value, $keys) {
  Integer[1, $keys.length].map |$n| { $list = $keys[0, $n] [$n, $list.any |$key| { $value in [$key] }] }
}`);
  t.is(
    answersWhileGrowing(`function grown(Hash $hash, $value, $keys) >> Array {
  if empty($keys) { [] } else {
    $next = $hash + { $keys[0] => 1 }
    [[$next.size, $value in $next]] + grown($next, $value, $keys[1, -1])
  }
}
function searched($value, $keys) { grown({}, $value, $keys) }`),
    expected,
  );
  t.is(
    answersWhileGrowing(`function searched($value, $keys) {
  $keys.reduce([{}, []]) |$memo, $key| {
    $hash = $memo[0] + { $key => 1 }
    [$hash, $memo[1] + [[$hash.size, $value in $hash]]]
  }[1]
}`),
    expected,
  );
});
