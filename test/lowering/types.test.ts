import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** Code with inferred types, and a line of the JavaScript that it becomes. */
const emitted: readonly (readonly [behavior: string, source: string, javascript: string])[] = [
  ['a sum of small Integers', '[1].map |$i| { $i + 2 }', '$i + 2'],
  ['a sum that may leave the safe range', 'function f(Integer $x) { $x + 2 }', 'add($x, 2)'],
  ['a product that may be negative zero', 'function f(Integer[-5, 5] $x) { $x * 2 }', 'multiply($x, 2)'],
  ['a remainder of a number that may be negative', 'function f(Integer[-5, 5] $x) { $x % 2 }', 'modulo($x, 2)'],
  ['a quotient of small Integers', 'Integer[0, 9].map |$i| { $i / 2 }', 'Math.floor($i / 2)'],
  ['a comparison of Integers of any size', 'function f(Integer $x) { $x < 2 }', '$x < 2'],
  ['a comparison of Integers and Floats', 'function f(Numeric $x) { $x < 2 }', 'lessThan($x, 2)'],
  ['a product of Floats', 'function f(Float $x) { $x * 2 }', "new Float(finiteResult('*', $x.value * 2))"],
  [
    'a sum in a quotient of Floats',
    'function f(Float $x) { 1 / ($x + 0.5) }',
    "new Float(finiteResult('/', 1 / finiteResult('+', $x.value + 0.5)))",
  ],
  [
    'a difference of a Float and a number of any kind',
    'function f(Float $x, Numeric $y) { $x - $y }',
    "new Float(finiteResult('-', $x.value - toDouble($y)))",
  ],
  ['a product of numbers of any kind', 'function f(Numeric $x) { $x * 2 }', 'multiply($x, 2)'],
  ['a remainder of Floats', 'function f(Float $x) { $x % 2 }', 'modulo($x, 2)'],
  ['a negative Float', 'function f(Float $x) { -($x - 1) }', "new Float(-finiteResult('-', $x.value - 1))"],
  ['the absolute value of a Float', 'function f(Float $x) { abs($x) }', 'new Float(Math.abs($x.value))'],
  ['a comparison of Floats', 'function f(Float $x) { $x < 0.5 }', "orderOfNumbers('<', $x.value, 0.5) < 0"],
  ['the equality of Floats', 'function f(Float $x) { $x == 2 }', '$x.value === 2'],
  ['the equality of a Float and an Integer', 'function f(Float $x, Integer $y) { $x == $y }', 'equals($x, $y)'],
  ['the equality of Integers', 'function f(Integer $x) { $x == 2 }', '$x === 2'],
  ['the equality with an Integer', 'function f($x) { $x == 2 }', 'equals($x, 2)'],
  ['the equality with a text without letters', "function f($x) { $x == '12' }", "$x === '12'"],
  ['the equality with a text with letters', "function f($x) { $x == 'ab' }", "equals($x, 'ab')"],
  ['the equality with a letter', "function f($x) { $x == 'a' }", "$x === 'a' || $x === 'A'"],
  ['the inequality with a letter', "function f($x) { 'A' != $x }", "!($x === 'A' || $x === 'a')"],
  ['the equality of a call with a letter', "function f($x) { g($x) == 'a' }", ", 'a')"],
  ['a text that is longer than a number', 'function f(String $x) { $x.length > 80 }', 'isLongerThan($x, 80)'],
  ['a text that is as long as a number', 'function f(String $x) { $x.length >= 80 }', 'isLongerThan($x, 79)'],
  ['a number that is larger than a length', 'function f(String $x) { 8 > size($x) }', '!isLongerThan($x, 7)'],
  ['a length within any Integer', 'function f(String $x, Integer $n) { $x.length <= $n }', '!isLongerThan($x, $n)'],
  ['a length below any Integer', 'function f(String $x, Integer $n) { $x.length < $n }', 'characterCount($x) < $n'],
  ['the length of an Array', 'function f(Array $x) { $x.length > 80 }', '$x.length > 80'],
  ['the length of any value', 'function f($x) { $x.length > 80 }', 'length($x) > 80'],
  ['a character at any Integer', 'function f(String $x, Integer $i) { $x[$i] }', 'characterOf($x, $i)'],
  ['the last character', 'function f(String $x) { $x[-1] }', 'characterOf($x, -1)'],
  [
    'the characters from a position on',
    'function f(String $x, Integer[0, 9] $i) { $x[$i, -1] }',
    'sliceCharacters($x, $i)',
  ],
  [
    'a pattern for a text or undef',
    'function f(Optional[String] $x) { $x ? { /a/ => 1, default => 2 } }',
    "typeof $x === 'string' && matchRegExp($x, pattern)",
  ],
  ['an option that is a text', 'function f($x, String $y) { $x ? { $y => 1, default => 2 } }', 'equals($x, $y)'],
  ['an option of any kind', 'function f($x, $y) { $x ? { $y => 1, default => 2 } }', 'caseMatches($y, $x)'],
  [
    'a computed element of a list',
    'function f($x, $y, Hash $z) { case [$x, $y] { [1, $z[2]]: { 3 } } }',
    'if (equals($x, 1) && caseMatches($z.get(2) ?? null, $y))',
  ],
  [
    'an element of a list that can fail',
    'function f($x, $y, $z) { case [$x, $y] { [1, $z[2]]: { 3 } } }',
    'caseMatches([1, at($z, 2)], [$x, $y])',
  ],
  [
    'a Timespan of literals',
    '[1].each |$i| { notice(Timespan({ days => 7 })) }',
    'const span = /* @__PURE__ */ createTimespan(',
  ],
  ['a version in code that runs once', "SemVer('1.2.3')", "createSemVer('1.2.3')"],
  ['a Timestamp of a wrong text', "[1].each |$i| { notice(Timestamp('x')) }", "notice(createTimestamp('x'))"],
  ['parts between a text', "function f(String $x) { $x.split('[.]') }", "splitAt($x, '.')"],
  ['the characters of a text as a list', "function f(String $x) { $x.split('') }", 'charactersOf($x)'],
  ['parts between matches', "function f(String $x) { $x.split(' +') }", "split($x, ' +')"],
  ['parts of any value', "function f($x) { split($x, ',') }", "split($x, ',')"],
  [
    'a substitution with literals',
    "function f(String $x) { $x.regsubst('[0-9]+', '#', 'G') }",
    "const substitute = /* @__PURE__ */ substitution(regexp(/[0-9]+/), '#', 'G');",
  ],
  ['a call of such a substitution', "function f(String $x) { regsubst($x, /b/, 'c') }", 'return substitute($x);'],
  ['a substitution in any value', "function f($x) { regsubst($x, /b/, 'c') }", "regsubst($x, pattern, 'c')"],
  ['a substitution with a wrong pattern', "function f(String $x) { regsubst($x, '(', 'c') }", "regsubst($x, '(', 'c')"],
  [
    'a substitution without case',
    "function f(String $x) { regsubst($x, 'b', 'c', 'I') }",
    "regsubst($x, 'b', 'c', 'I')",
  ],
  ['the equality with undef', 'function f($x) { $x != undef }', '$x !== null'],
  ['text in a template', 'function f(String $x, Integer $i) { "${x} ${i}" }', '`${$x} ${$i}`'],
  ['a value in a template', 'function f($x) { "<${x}>" }', '`<${interpolate($x)}>`'],
  ['an Integer alone in a template', 'function f(Integer $x) { "${x}" }', 'return `${$x}`'],
  ['a condition on a Boolean', 'function f(Boolean $x) { if $x { 1 } else { 2 } }', '$x ? 1 : 2'],
  [
    'a condition on a possible String',
    'function f(Optional[String] $x) { if $x { 1 } else { 2 } }',
    '$x !== null ? 1 : 2',
  ],
  ['a condition on a possible Hash', 'function f(Optional[Hash] $x) { if $x { 1 } else { 2 } }', '$x ? 1 : 2'],
  ['the index of an element', 'function f(Array $x) { $x.index |$y| { $y == 2 } }', 'result = position;'],
  [
    'the indexes of a list that may be undef',
    'function f(Array[Array[Integer]] $x) { $x[0].map |$i, $y| { $i } }',
    'for (let $i = 0; $i < list.length; $i++) {',
  ],
  ['a match with String', 'function f($x) { $x =~ String }', "typeof $x === 'string'"],
  ['a match with Integer', 'function f($x) { $x =~ Integer }', 'isInteger($x)'],
  ['a match with Numeric', 'function f($x) { $x =~ Numeric }', 'isInteger($x) || $x instanceof Float'],
  ['a match with Collection', 'function f($x) { $x =~ Collection }', 'isArray($x) || $x instanceof PuppetHash'],
  [
    'a match with ScalarData',
    'function f($x) { $x =~ ScalarData }',
    "typeof $x === 'string' || isInteger($x) || $x instanceof Float || typeof $x === 'boolean'",
  ],
  [
    'a match of an element with Numeric, which has no test,',
    "function f($x) { $x['a'] =~ Numeric }",
    'import { at, match, puppetFunctions, scalarFunction } from',
  ],
  [
    'an option with Numeric',
    'function f($x) { case $x { Numeric: { 1 } default: { 2 } } }',
    'isInteger($x) || $x instanceof Float',
  ],
  ['a match with a range', 'function f($x) { $x =~ Integer[0, 9] }', "typeof $x === 'number' && $x >= 0 && $x <= 9"],
  ['a match with an open range', 'function f($x) { $x =~ Integer[1] }', 'isInteger($x) && $x >= 1'],
  [
    'a match with an array of Integers',
    'function f($x) { $x =~ Array[Integer, 1] }',
    '? value.length >= 1 && value.every((item) => isInteger(item))\n  : Array_Integer_1.isInstance(value);',
  ],
  [
    'a match with a Tuple',
    "function f($x) { $x =~ Tuple[Enum['not'], Array] }",
    "return isArray($x) && $x.length === 2 && $x[0] === 'not' && isArray($x[1]);",
  ],
  [
    'a match with a Tuple of several comparisons',
    "function f($x) { $x =~ Tuple[Enum['a', 'b'], String, Any] }",
    "value.length === 3 && (value[0] === 'a' || value[0] === 'b') && typeof value[1] === 'string';",
  ],
  ['a match with a Tuple of Structs', 'function f($x) { $x =~ Tuple[Struct[{ a => Any }]] }', '.isInstance($x)'],
  ['a match with a Tuple of any length', 'function f($x) { $x =~ Tuple[String, 1, 3] }', '.isInstance($x)'],
  ['a match with the empty text', 'function f($x) { $x =~ String[0, 0] }', "return $x === '';"],
  [
    'a match with an empty collection',
    'function f($x) { $x =~ Collection[0, 0] }',
    'isArray($x) && $x.length === 0 || $x instanceof PuppetHash && $x.size === 0',
  ],
  [
    'a match of an element with an alias',
    "type A = Enum['a', 'b', 'c'] function f(Hash $x) { $x['a'] =~ A }",
    "isA($x.pairs.a ?? $x.get('a') ?? null)",
  ],
  ['a match with a range of wrong order', 'function f($x) { $x =~ Integer[9, 0] }', 'match($x, '],
  ['a match with Enum', "function f($x) { $x =~ Enum['a', 'b'] }", "$x === 'a' || $x === 'b'"],
  ['a failed match with Hash', 'function f($x) { $x !~ Hash }', '!($x instanceof PuppetHash)'],
  ['an instance of Sensitive', 'function f(String $x) { Sensitive($x) }', 'return new Sensitive($x);'],
  ['an instance of Sensitive of any value', 'function f($x) { Sensitive($x) }', 'new_(sensitive(), $x)'],
  ['an instance of String', 'function f(Integer $x) { String.new($x) }', 'return String($x);'],
  ['an instance of the type of its value', 'function f(Integer $x) { Integer($x) }', 'return $x;'],
  ['an unwrapped Sensitive', 'function f(Sensitive $x) { $x.unwrap }', 'return $x.unwrap();'],
  ['an unwrapped value', 'function f($x) { $x.unwrap }', 'return unwrap($x);'],
  ['a Tuple', 'function f(Tuple[Integer, String] $x) { [$a, $b] = $x  $b }', 'const $b = $x[1];'],
  [
    'a Variant',
    'function f(Variant[String, Hash[String, Integer]] $x) { $x }  f([])',
    "if (typeof $x !== 'string') checkArguments(",
  ],
  ['an empty default', 'function f(Hash $x = {}) { $x }', 'function f($x = literal) {'],
  ['a literal default', "function f(Hash $x = { 'a' => [1] }) { $x }", 'function f($x = literal) {'],
  ['the next element', 'function f(Array $x) { $x.each |$y| { if $y == 1 { next() } notice($y) } }', 'continue;'],
  ['a return in a loop', 'function f(Array $x) { $x.each |$y| { if $y == 1 { return(2) } } }', 'return 2;'],
  ['a sum', 'function f() { Integer[1, 9].reduce(0) |$m, $x| { $m + $x } }', 'memo = $m + $x;'],
  ['an option that is a text', "function f($x) { case $x { 'ab': { 1 } default: { 2 } } }", "equals($x, 'ab')"],
  [
    'an option that is a letter',
    "function f($x) { case $x { 'a': { 1 } default: { 2 } } }",
    "$x === 'a' || $x === 'A'",
  ],
  ['an option that is an Integer', 'function f(Integer $x) { $x ? { 1 => 2, default => 3 } }', '$x === 1 ? 2 : 3'],
  ['a value of a Hash', "function f(Hash $x) { $x['a'] }", "return $x.pairs.a ?? $x.get('a') ?? null;"],
  ['a value of any collection', "function f($x) { $x['a'] }", "return $x?.pairs?.a ?? at($x, 'a');"],
  [
    'a required value of a Struct',
    'function f(Struct[{ a => Integer }] $x) { $x[a] }',
    "return $x.pairs.a ?? $x.get('a');",
  ],
  ['a value of a parameter of a class', "class c(Hash $x) { $y = $x['a'] }", "at($x, 'a')"],
  ['a key that objects have', "function f(Hash $x) { $x['constructor'] }", "return $x.get('constructor') ?? null;"],
  ['a key that is an integer', "function f(Hash $x) { $x['1'] }", "return $x.get('1') ?? null;"],
  ['a computed key', 'function f(Hash $x, $y) { $x[$y] }', 'return $x.get($y) ?? null;'],
  [
    'a path of keys and indexes',
    "[0, 1].each |$i| { $x = { a => [{ b => $i }, { b => 2 }] }  notice($x['a'][$i]['b'] + $x['a'][-1]['b']) }",
    "($x.pairs.a?.[$i]?.pairs.b ?? at($x, 'a', $i, 'b')) + ($x.pairs.a?.at(-1)?.pairs.b ?? at($x, 'a', -1, 'b'))",
  ],
  [
    'dig into a Struct',
    'function f(Struct[{ a => Hash }] $x) { $x.dig(a, b) }',
    "$x.pairs.a?.pairs.b ?? dig($x, 'a', 'b')",
  ],
  [
    'dig below a possible undef',
    'function f(Hash[String, Hash] $x) { $x.dig(a, b) }',
    "$x.pairs.a?.pairs.b ?? dig($x.get('a') ?? null, 'b')",
  ],
  [
    'dig through values that may not be collections',
    'function f(Hash $x) { $x.dig(a, b) }',
    "$x.pairs.a?.pairs?.b ?? dig($x, 'a', 'b')",
  ],
  ['dig with a computed key', 'function f(Hash $x, $y) { $x.dig(a, $y) }', "return dig($x, 'a', $y);"],
  ['get with a path', "function f(Hash $x) { $x.get('a.b', 1) }", "$x.pairs.a?.pairs?.b ?? get($x, 'a.b', 1)"],
  ['get with an index in a value of any type', "function f(Hash $x) { $x.get('a.0') }", "return get($x, 'a.0');"],
  ['get with a block', "function f(Hash $x) { $x.get('a') |$e| { 1 } }", "return get($x, 'a', ("],
  ['a literal key in a Hash', 'function f(Hash $x) { a in $x }', "return $x.pairs.a !== undefined || isIn('a', $x);"],
  ['a literal key of a Struct', 'function f(Struct[{ Optional[a] => Any }] $x) { a in $x }', "$x.has('a')"],
  [
    'a literal key of a Struct with the key in another case',
    "function f(Struct[{ Optional['A'] => Any }] $x) { a in $x }",
    "isIn('a', $x)",
  ],
  ['a literal key of any Struct', 'function f(Struct $x) { a in $x }', "isIn('a', $x)"],
  [
    'a text of an Enum in a list of texts',
    "function f(Optional[Enum['a', 'b', 'c']] $x) { $x in ['a', 'b'] }",
    "return $x === 'a' || $x === 'b';",
  ],
  [
    'an element that is a text of an Enum in a list of texts',
    "function f(Struct[{ a => Enum['x', 'y', 'z'] }] $x) { $x['a'] in ['x', 'y'] }",
    "['x', 'y'].includes($x.pairs.a ?? $x.get('a'))",
  ],
  [
    'a text of an Enum that equals a text of a list in another case',
    "function f(Enum['a', 'B'] $x) { $x in ['a', 'b'] }",
    "isIn($x, ['a', 'b'])",
  ],
  ['any text in a list of digits', "function f(String $x) { $x in ['1', '2'] }", "return $x === '1' || $x === '2';"],
  ['any value in a list of digits', "function f($x) { $x in ['1', '2'] }", "isIn($x, ['1', '2'])"],
  ['any text in a list with another value', "function f(String $x) { $x in ['1', 2] }", "isIn($x, ['1', 2])"],
  ['a literal in a collection', 'function f($x) { a in $x }', "return isIn('a', $x);"],
  ['slices', 'function f(Array[Integer] $x) { $x.slice(2).each |$y| { notice($y[0]) } }', 'notice($y[0] ?? null)'],
  [
    'an element of a Hash of pairs',
    'function f() { Hash([[a, 1]]).each |$k, $v| { notice($v < 3) } }',
    'notice($v < 3)',
  ],
  ['a value at a path', 'function f(Hash[String, Integer] $x) { $x.get(a, 1) < 3 }', "get($x, 'a', 1)) < 3"],
  ['steps through a range', 'Integer[0, 9].step(3).each |$i| { notice($i + 1) }', 'notice($i + 1)'],
  ['a hash of literals in a block', '[1].each |$i| { notice({ a => [1, { b => undef }] }) }', 'notice(literal)'],
  ['a hash with a variable in a block', '[1].each |$i| { notice({ a => $i }) }', 'notice(hash({ a: $i }))'],
  ['dig with a negative index', 'function f(Array $x) { $x.dig(-1) }', 'dig($x, -1)'],
  ['a pair with a computed key', 'function f(Hash $x, $k) { $x + { $k => 1 } }', 'addPair($x, $k, 1)'],
  ['a pair of a value of any type', 'function f($x, $k) { $x + { $k => 1 } }', 'addPair($x, $k, 1)'],
  ['a pair with a literal key', 'function f(Hash $x, $v) { $x + { a => $v } }', 'addPairs($x, { a: $v })'],
  [
    'a pair that is added to a list',
    'function f(Array $x, $k) { $x + { $k => 1 } }',
    'concatenate($x, hashOfPairs($k, 1))',
  ],
  ['a sum of an Array', 'function f(Array $x, $y) { $x + $y }', 'concatenate($x, $y)'],
  ['a difference of an Array', 'function f(Array $x, $y) { $x - $y }', 'removeElements($x, $y)'],
  ['an element that is added to an Array', 'function f(Array $x, $y) { $x << $y }', 'appendElement($x, $y)'],
  ['an array of one element that is added', 'function f(Array $x, $y) { $x + [$y] }', 'appendElement($x, $y)'],
  ['an unfolded element that is added', 'function f(Array $x, $y) { $x + [*$y] }', 'concatenate($x, [...unfold($y)])'],
  ['an array of two elements that is added', 'function f(Array $x, $y) { $x + [$y, 1] }', 'concatenate($x, [$y, 1])'],
  ['a sum of a Hash', 'function f(Hash $x, $y) { $x + $y }', 'merge($x, $y)'],
  ['a difference of a Hash', 'function f(Hash $x, $y) { $x - $y }', 'removeKeys($x, $y)'],
  ['a sum of a Hash or an Array', 'function f(Collection $x, $y) { $x + $y }', 'add($x, $y)'],
  [
    'a reduction that extends the memo of the reduction around it, with the same accumulator',
    'function f(Array[Array] $x) { $x.reduce({}) |$memo, $list| { $list.reduce($memo) |$inner, $i| { $inner + { $i => 1 } } } }',
    'memo2 = putTo(accumulator, $inner, $i, 1);',
  ],
  [
    'a pair that a reduction adds',
    'function f(Array $x) { $x.reduce({}) |$memo, $i| { $memo + { $i => 1 } } }',
    'putTo(accumulator, $memo, $i, 1)',
  ],
  [
    'a record that a reduction changes',
    "function f(Array $x) { $x.reduce({ 'n' => 0, 'i' => 1 }) |Hash $memo, $i| { $memo + { 'n' => 1 } } }",
    'memo = add_n($memo, { n: 1 });',
  ],
  [
    'parts of a record in the memo',
    "function f(Array $x) { $x.reduce({ 'n' => 0, 'l' => [] }) |$memo, $i| { $memo + { 'l' => $memo['l'] + [$i] } } }",
    `  const n = 0;
  let l = [];
  const accumulator = newAccumulator();
  for (const $i of $x) {
    l = appendTo(accumulator, l, $i);
  }
  return hash({ n, l });`,
  ],
  [
    'parts of an array in the memo',
    'function f(Array $x) { $x.reduce([0, 1]) |$memo, $i| { [$memo[1], $memo[0] + 1] } }',
    `  for (const $i of $x) {
    const value = memo_1;
    memo_1 = add(memo_0, 1);
    memo_0 = value;
  }
  return [memo_0, memo_1];`,
  ],
  [
    'a list in the memo that another part contains',
    'function f(Array $x) { $x.reduce([[], []]) |$memo, $i| { [$memo[0] + [$i], $memo[1] + [$memo[0]]] } }',
    'const value = appendElement(memo_0, $i);',
  ],
  [
    'a record to which a reduction adds computed keys, too',
    "function f(Array $x) { $x.reduce({ 'n' => 0 }) |$memo, $i| { if $i { $memo + { 'n' => 1 } } else { $memo + { $i => 1 } } } }",
    "putTo(accumulator, $memo, 'n', 1)",
  ],
  ['a number below an Integer', 'function f(Integer[1] $x) { $x.map |$i| { $i + 1 } }', 'push(results, $i + 1);'],
  [
    'a number below an Integer in a sum of Floats',
    'function f(Integer $x) { $x.each |$i| { notice($i + 0.5) } }',
    '$i + 0.5',
  ],
  ['a number below a literal', '7.each |$i| { notice($i * 1000000000000) }', 'notice($i * 1000000000000)'],
  ['the number of an element of a range', 'Integer[5, 9].each |$i, $x| { notice($i + $x) }', 'notice($i + $x)'],
  [
    'a sum of Floats',
    'function f(Array[Float] $x) { $x.reduce(0.0) |$m, $i| { $m + $i } }',
    "memo = finiteResult('+', $m + $i.value);",
  ],
  [
    'the greatest of Floats',
    'function f(Array[Float] $x) { $x.reduce(0.0) |$m, $i| { if $i > $m { $i } else { $m } } }',
    "memo = orderOfNumbers('>', $i.value, $m) > 0 ? $i.value : $m;",
  ],
  [
    'a memo of Floats that the block stores',
    'function f(Array[Float] $x) { $x.reduce(0.0) |$m, $i| { notice([$m]) $m * $i } }',
    'notice([new Float($m)])',
  ],
  [
    'a memo of Floats whose type the block checks',
    'function f(Array[Float] $x) { $x.reduce(0.0) |Float[0.0] $m, $i| { $m + $i } }',
    'let memo = new Float(0);',
  ],
  [
    'a memo that begins with an Integer',
    'function f(Array[Float] $x) { $x.reduce(0) |$m, $i| { $m + $i } }',
    'let memo = 0;\n  for (const $i of $x) {\n    const $m = memo;\n    memo = new Float(',
  ],
  [
    'an element of a memo that begins empty',
    'function f(Integer $x) { $x.reduce([]) |$m, $i| { $m + [{ a => if $m.empty { $i } else { $m[-1][a] + 1 } }] }.map |$y| { $y[a] < 5 } }',
    "results.push(($y.pairs.a ?? $y.get('a')) < 5)",
  ],
  [
    'a count in the last element of a memo',
    'function f(Array[String] $x) { $x.reduce([]) |$m, $i| { if !$m.empty and $m[-1][0] == $i { $m[0, -2] + [[$i, $m[-1][1] + 1]] } else { $m + [[$i, 1]] } }.map |$y| { $y[0] } }',
    'push(results, $y[0])',
  ],
  ['a search in a condition', 'function f(Array $x) { $x.filter |$i| { $x.any |$j| { $j == $i } } }', 'result = true;'],
  ['an element of an Array', 'function f(Array $x) { $x[1] }', '$x[1] ?? null'],
  ['an element from the end', 'function f(Array $x) { $x[-1] }', '$x.at(-1) ?? null'],
  [
    'an element at an index in the range of a list',
    'Integer[0, 9].map |$i| { [1, 2, 3][$i % 3] }',
    'push([1, 2, 3][$i % 3]);',
  ],
  ['an element at an index that may be outside', 'Integer[0, 9].map |$i| { [1, 2][$i % 3] }', '[1, 2][$i % 3] ?? null'],
  ['an element before the first one', 'function f(Tuple[Integer, Integer] $x) { $x[-3] }', '$x.at(-3) ?? null'],
  ['a shift of small Integers', 'Integer[0, 9].map |$i| { $i << 2 }', '$i << 2'],
  ['a shift whose result has more than 32 bits', 'Integer[0, 9].map |$i| { $i << 40 }', '$i * 1099511627776'],
  ['a shift to the right', 'Integer[0, 9].map |$i| { $i >> 2 }', '$i >> 2'],
  ['a shift of any Integer', 'function f(Integer $x) { $x >> 2 }', 'shiftRight($x, 2)'],
  ['the greater of two small Integers', 'Integer[0, 9].map |$i| { max($i, 5) }', 'Math.max($i, 5)'],
  ['the greater of any Integers', 'function f(Integer $x) { max($x, 5) }', 'larger($x, 5)'],
  ['the smaller of any values', 'function f($x, $y) { min($x, $y) }', 'smaller($x, $y)'],
  ['the greater of two texts', 'function f(String $x, $y) { max($x, $y) }', 'max($x, $y)'],
  ['the greatest of three values', 'function f($x, $y, $z) { max($x, $y, $z) }', 'max($x, $y, $z)'],
  [
    'a list of the result type with another element',
    'function f(Array[Integer] $x, $y) >> Array[Integer] { $x << $y }',
    'checkElements(fFunction, appendElement($x, $y), -1)',
  ],
  [
    'elements before a list of the result type',
    'function f(Array[Integer] $x, $y) >> Array[Integer] { [$y, 1] + $x }',
    'checkElements(fFunction, concatenate([$y, 1], $x), 0, 2)',
  ],
  ['a rounded Integer', 'Integer[0, 9].map |$i| { floor($i) + 1 }', '$i + 1'],
  [
    'an asserted type',
    'function f($x) { assert_type(Integer[1], $x) }',
    "return typeof $x === 'number' && $x >= 1 ? $x : assert_type(Integer_1(), $x);",
  ],
  [
    'an asserted type of an expression',
    'function f($x) { assert_type(String, $x[0]) |$e, $a| { $e } }',
    "return typeof value === 'string' ? value : assert_type(string(), value, ($e, $a) => $e);",
  ],
  ['an asserted type without a simple test', 'function f($x) { assert_type(String[2], $x) }', 'return assert_type('],
  [
    'a format of texts and Integers',
    "function f(String $a, Integer $b) { sprintf('%s-%d 100%%', $a, $b) }",
    '`${$a}-${$b} 100%`',
  ],
  ['a format with a width', "function f(Integer $x) { sprintf('%5d', $x) }", '`${String($x).padStart(5)}`'],
  ['a format with zeros', "[1, 2].map |$i| { sprintf('%03x', $i) }", "`${$i.toString(16).padStart(3, '0')}`"],
  ['a format with zeros and a sign', "function f(Integer $x) { sprintf('%03d', $x) }", '`${format($x)}`'],
  ['a text with a width', "function f(String $x) { sprintf('%5s', $x) }", '`${format($x)}`'],
  ['a format of a Float', "function f(Float $x) { sprintf('%.2f', $x) }", "formatterOf('%.2f')"],
  ['a Float as an Integer', "function f(Float $x) { sprintf('%d', $x) }", "sprintf('%d', $x)"],
  [
    'a format with the names of a hash',
    "function f(String $a, Integer $b) { sprintf('%<a>s: %{b}', { a => $a, b => $b }) }",
    '`${$a}: ${$b}`',
  ],
  [
    'a format with names in another order than those of the hash',
    "function f(String $a, Integer $b) { sprintf('%{b}%{a}', { a => $a, b => $b }) }",
    "sprintf('%{b}%{a}', hash(",
  ],
  ['a format of String for a Boolean', "function f(Boolean $x) { String($x, '%y') }", "$x ? 'yes' : 'no'"],
  ['a format of String for a Float', "function f(Float $x) { String($x, '%.1f') }", "formatterOf('%.1f')"],
  ['a format of String that quotes', "function f(String $x) { String($x, '%p') }", "createString($x, '%p')"],
  [
    'a format of any value',
    "function f($x, Integer $y) { sprintf('%s-%d', $x, $y) }",
    "isPlainText($x) ? `${$x}-${$y}` : sprintf('%s-%d', $x, $y)",
  ],
  [
    'a format of an element',
    "function f($x) { sprintf('%s', $x['a']) }",
    "isPlainText(value) ? `${value}` : sprintf('%s', value)",
  ],
  ['a width of any value', "function f($x) { sprintf('%5s', $x) }", "sprintf('%5s', $x)"],
  ['the characters of a text', 'function f(String $x) { length($x) }', 'characterCount($x)'],
  ['a test for an empty text', 'function f(String $x) { empty($x) }', "$x === ''"],
  ['a format with too few values', "function f(Integer $x) { sprintf('%s %s', $x) }", "sprintf('%s %s', $x)"],
  ['an instance of Integer', 'function f($x) { Integer($x, 10) }', 'createInteger($x, 10)'],
  ['an instance of a type with parameters', 'function f($x) { Integer[1]($x) }', 'new_('],
  ['a text that no other text of an Enum equals', "function f(Enum['a', 'b'] $x) { $x == 'a' }", "$x === 'a'"],
  ['a text that two texts of an Enum equal', "function f(Enum['ab', 'AB'] $x) { $x == 'ab' }", "equals($x, 'ab')"],
  ['an unfolded Array', 'function f(Array $x) { max(*$x) }', 'max(...$x)'],
  ['an unfolded value', 'function f($x) { max(*$x) }', 'max(...unfold($x))'],
  ['a call with a list of known size', 'function f($a, $b) { $b }  [1].each |$i| { f(*[$i, 2]) }', 'f(...[$i, 2])'],
  [
    'a call with a list of unknown size',
    'function f($a, $b) { $b }  function g(Array $x) { f(*$x) }',
    'callDefinition(fFunction, ',
  ],
  ['a call of a function with a rest parameter', 'function f(*$r) { $r }  function g(Array $x) { f(*$x) }', 'f(...$x)'],
  ['a list of numbers', 'function f(Array $xs) { $xs.map |$x| { 1 } }', 'results.push(1);'],
  ['a list of texts', "function f(Array $xs) { $xs.map |$x| { 'a' } }", "push(results, 'a');"],
  ['a selection', 'function f(Array $xs) { $xs.filter |$x| { true } }', 'kept.push($x);'],
  [
    'a memo with a bound',
    '[1].each |$n| { [$n, 2].reduce(1) |$m, $x| { ($m * 7 + $x) % 100 } }',
    '($m * 7 + $x) % 100',
  ],
  [
    'a path whose parts may be missing',
    "function f(Hash $x) { $x['a']['b'] }",
    "$x.pairs.a?.pairs?.b ?? at($x, 'a', 'b')",
  ],
  ['lest with a value', "function f(Hash $x) { [$x['a'].lest || { 1 }] }", "return [$x.pairs.a ?? $x.get('a') ?? 1];"],
  [
    'lest with a value of a condition',
    'function f($x, $y) { ($x and $y).lest || { 1 } }',
    '(truthy($x) && truthy($y)) ?? 1',
  ],
  ['lest with a block that has an effect', 'function f($x) { $x.lest || { notice(1) } }', 'if (result === null) {'],
  ['the size of an Array', 'function f(Array $x) { $x.size }', '$x.length'],
  ['the size of a Hash', 'function f(Hash $x) { empty($x) }', '$x.size === 0'],
  ['a sum in a class', 'class c { $x = 1 [1].each |$i| { notice($i + $x) } }', '$i + $x'],
  ['a sum in a defined type', 'define d { $x = 1 [1].each |$i| { notice($i + $x) } }', '$i + $x'],
  ['a parameter of a class', 'class c(Integer[0, 9] $x) { [1].each |$i| { notice($i + $x) } }', 'add($i, $x)'],
  [
    'an asserted pattern',
    'function f($x) { assert_type(Pattern[/a/], $x) }',
    "typeof $x === 'string' && matchRegExp($x, pattern2) ? $x",
  ],
  [
    'a match with an alias of a simple type',
    'type Port = Integer[1, 9]\nfunction f($x) { $x =~ Port }',
    "return typeof $x === 'number' && $x >= 1 && $x <= 9;",
  ],
  [
    'a match with an alias of a pattern',
    'type Id = Pattern[/a/, /b/]\nfunction f($x) { $x =~ Id }',
    "return typeof $x === 'string' && (matchRegExp($x, pattern2) || matchRegExp($x, pattern3));",
  ],
  ['a sum of times', 'function f(Timestamp $x, Timespan $y) { $x + $y }', 'return sumOfTimes(Timestamp, $x, $y);'],
  ['a difference of times', 'function f(Timestamp $x) { $x - $x }', 'return differenceOfTimes(Timespan, $x, $x);'],
  ['a comparison of times', 'function f(Timespan $x) { $x == $x }', 'return compareTimes($x, $x) === 0;'],
  [
    'a match with sizes of collections',
    'function f($x) { $x =~ Variant[Array[0, 0], Hash[1, 1]] }',
    'isArray($x) && $x.length === 0 || $x instanceof PuppetHash && $x.size === 1',
  ],
  [
    'the position of a character',
    "function f(String $x, $y) { $x.split('').index($y) }",
    'return characterIndex($x, $y);',
  ],
  [
    'a loop over a hash that may end early',
    'function f(Hash $x) { $x.any |$k, $v| { $k == $v } }',
    'for (let index = 0; index < pairs.length; index += 2) {',
  ],
  [
    'the first element that filter keeps',
    'function f(Array $x) { $x.filter |$e| { $e == 1 }[0] }',
    'result = $e;\n      break;',
  ],
  [
    'the first of the elements that filter keeps with a test that can fail',
    'function f(Array $x) { $x.filter |$e| { $e > 1 }[0] }',
    'return kept[0] ?? null;',
  ],
  ['a sum of two Timestamps', 'function f(Timestamp $x) { $x + $x }', 'return add($x, $x);'],
  ['a comparison of a time and a number', 'function f(Timespan $x) { $x < 2 }', 'return lessThan($x, 2);'],
  ['a loop over an Array', 'function f(Array $xs) { $xs.each |$x| { notice($x) } }', 'for (const $x of $xs)'],
];

for (const [behavior, source, javascript] of emitted)
  test(`${behavior} becomes ${javascript}`, (t) => {
    const { code, diagnostics } = compile(source, { file: 'case.pp' });
    t.deepEqual(
      diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
    t.true(code?.includes(javascript), code ?? '');
  });

/** Sums of hashes in functions, and the constants that create them. */
const sums: readonly (readonly [behavior: string, parameter: string, sum: string, expected: string])[] = [
  [
    'a value of a known key',
    'Struct[{ a => Integer, b => Integer }]',
    "$r + { 'b' => 1 }",
    "const recordKeys = ['a', 'b']; const add_b = /* @__PURE__ */ recordSum(recordKeys, (pairs, added) => ({ a: pairs.a, b: added.b }));",
  ],
  [
    'a new key',
    'Struct[{ a => Integer }]',
    "$r + { 'b-c' => 1 }",
    "recordSum( recordKeys, (pairs, added) => ({ a: pairs.a, 'b-c': added['b-c'] }), recordKeys2, );",
  ],
  [
    'two sums of hashes with the same keys',
    'Struct[{ a => Integer, b => Integer }]',
    "[$r + { 'a' => 1 }, $r + { 'b' => 1 }]",
    'const add_b = /* @__PURE__ */ recordSum(recordKeys, (pairs, added) => ({ a: pairs.a, b: added.b }));',
  ],
  [
    'hashes of two types with the same keys',
    'Variant[Struct[{ a => Integer }], Struct[{ a => String }]]',
    "$r + { 'a' => 1 }",
    'return add_a($r, { a: 1 });',
  ],
  ['an optional key', 'Struct[{ Optional[a] => Integer }]', "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  [
    'unknown keys, and a literal hash with the key',
    'Hash',
    "[$r + { 'b' => 2 }, { 'a' => 0, 'b' => 1 }]",
    'recordSum(recordKeys, (pairs, added) => ({ a: pairs.a, b: added.b }));',
  ],
  [
    'unknown keys, and two literal hashes with the key',
    'Hash',
    "[$r + { 'b' => 2 }, { 'a' => 0, 'b' => 1 }, { 'b' => 0, 'c' => 1 }]",
    'addPairs($r, { b: 2 })',
  ],
  [
    'unknown keys, and a literal hash that is added',
    'Hash',
    "[$r + { 'b' => 2 }, $r + { 'a' => 0, 'b' => 1 }]",
    'addPairs($r, { b: 2 })',
  ],
  ['other keys', 'Hash[String, Integer]', "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  ['a key that is a number', "Struct[{ '1' => Integer }]", "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  ['a key of objects', "Struct[{ '__proto__' => Integer }]", "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  ['equal sums', 'Struct[{ a => Integer }]', "[$r + { 'a' => 1 }, $r + { 'a' => 2 }]", 'add_a($r, { a: 2 })'],
];

for (const [behavior, parameter, sum, expected] of sums)
  test(`a sum of a hash with known keys is a literal: ${behavior}`, (t) => {
    const { code } = compile(`function f(${parameter} $r) { ${sum} }`, { file: 'case.pp' });
    t.true((code ?? '').replace(/\s+/g, ' ').includes(expected), code ?? '');
  });

/** Templates, and a line of the JavaScript that they become. */
const templates: readonly (readonly [behavior: string, source: string, javascript: string])[] = [
  ['text and Strings in one statement', '<%- | String $x | -%>\na <%= $x %> b', 'output.write(`a ${$x} b`);'],
  ['an Integer', '<%- | Integer $x | -%>\n<%= $x %>', 'output.write(`${$x}`);'],
  ['a parameter without a type', '<%- | $x | -%>\na <%= $x %>', 'output.render($x);'],
  ['a variable of the scope', 'a <%= $x %>', "output.render(scope.get('x'));"],
  [
    'a call after text, which may end a loop',
    '<%- | Integer $x | -%>\na <%= $x + 1 %> b',
    'output.write(`${add($x, 1)} b`);',
  ],
];

for (const [behavior, source, javascript] of templates)
  test(`a template with ${behavior} becomes \`${javascript}\``, (t) => {
    const code = compile(source, { file: 'case.epp' }).code ?? '';
    t.true(code.includes(javascript), code);
  });

test('a block in an operand of in has one signature', (t) => {
  const source =
    'function f(Hash[Integer, String] $h, Array $l) { $l.reduce(0) |Integer $a, Integer $b| >> Integer { 1 } in $h }';
  t.is(compile(source, { file: 'case.pp' }).code?.match(/^const signature/gm)?.length, 1);
});
