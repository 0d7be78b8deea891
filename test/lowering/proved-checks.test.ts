/** Functions do not check the parameters and results that inference proves. */
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { answer } from './answer.js';

/** Functions whose checks callers or the inferred result prove, and others. */
const checks: readonly (readonly [behavior: string, source: string, hasCheck: boolean])[] = [
  ['no call in the file', 'function f(Integer $x) { $x }', false],
  ['calls with proved arguments', 'function f(Integer $x) { $x }\nf(1)\nf(2 + 3)', false],
  ['a call with an unknown argument', 'function f(Integer $x) { $x }\nf($facts[a])', true],
  ['a call in a class', 'function f(Integer $x) { $x }\nclass c(Integer $x) { f($x) }', true],
  ['a call with arguments from a list', 'function f(Integer $x) { $x }\nf(*$facts[a])', false],
  [
    'a call with a literal hash whose keys are proved',
    "function f(Hash[Enum['a', 'b'], Integer] $x) { $x }\nf({ 'a' => 1 })",
    false,
  ],
  ['a call with an unproved key', "function f(Hash[Enum['a', 'b'], Integer] $x) { $x }\nf({ 'c' => 1 })", true],
  ['calls with a list of proved arguments', 'function f(Integer *$x) { $x }\nf(1)\nf(*[2, 3])', false],
  ['a call with a wrong rest argument', "function f(Integer *$x) { $x }\nf(1, 'a')", true],
  ['a call with an unproved list', "function f(Integer $x) { $x }\nf(*['a'])", true],
  ['a default of another type', "function f(Integer $x = 'a') { $x }", true],
  ['a Hash for a Struct', 'function f(Struct[{ a => Integer }] $x) { $x }\nfunction g(Hash $x) { f($x) }', true],
  [
    'a call with an empty hash for a Struct',
    'function f(Struct[{ Optional[a] => Integer }] $x = {}) { $x }\nf({})',
    false,
  ],
  ['an empty hash for a Struct with a required key', 'function f(Struct[{ a => Integer }] $x = {}) { $x }', true],
  [
    'a call with a key that a Struct declares as optional and as required',
    'function f(Struct[{ Optional[a] => Integer, a => Integer }] $x) { $x }\nf({ a => 1 })',
    true,
  ],
  ['a call with a Regexp', 'function f(Array[Struct[{ a => Regexp }]] $x) { $x }\nf([{ a => /b/ }])', false],
  ['a call with a list of a permitted size', 'function f(Array[Integer, 1, 2] $x) { $x }\nf([1])', false],
  [
    'a call with a list that may be empty',
    'function f(Array[Integer, 1] $x) { $x }\nf([1].filter |$i| { false })',
    true,
  ],
  ['a call with a list of another size', 'function f(Array[Integer, 1, 2] $x) { $x }\nf([1, 2, 3])', true],
  ['a call with a hash of a permitted size', "function f(Hash[String, Integer, 1] $x) { $x }\nf({ 'a' => 1 })", false],
  ['a call with a hash of another size', "function f(Hash[String, Integer, 2] $x) { $x }\nf({ 'a' => 1 })", true],
  ['a call with an array of a range', 'function f(Array[Integer] $x) { $x }\nf(Array(Integer[1, 9]))', false],
  [
    'a flattened result of hashes',
    'function f(Array[Hash[String, Integer]] $x) >> Array[Hash[String, Integer]] { [$x, [$x]].flatten }',
    false,
  ],
  ['a flattened result that may have other elements', 'function f($x) >> Array[Hash] { [$x].flatten }', true],
  [
    'a call with a part of a value whose first element shows its type',
    "type Tree = Variant[Tuple[Enum['leaf'], Integer], Tuple[Enum['fork'], Tree, Tree]]\nfunction f(Tree $x) >> Integer { case $x[0] { 'leaf': { $x[1] } default: { max(f($x[1]), f($x[2])) } } }",
    false,
  ],
  [
    'a call with a part of a value whose first element may be any text',
    "type Tree = Variant[Tuple[Enum['leaf'], Integer], Tuple[String, Tree, Tree]]\nfunction f(Tree $x) >> Integer { case $x[0] { 'leaf': { $x[1] } default: { max(f($x[1]), f($x[2])) } } }",
    true,
  ],
  [
    'a value of a hash whose element shows its type',
    "type Shape = Variant[Struct[{ kind => Enum['circle'], r => Integer }], Struct[{ kind => Enum['box'], a => String }]]\nfunction f(Shape $x) >> Integer { if $x['kind'] == 'circle' { $x['r'] } else { $x['a'].length } }",
    false,
  ],
  [
    'a hash in which a key from a list has another value',
    "function f(Struct[{ a => Array, b => Array }] $x, Enum['a', 'b'] $k) >> Struct[{ a => Array, b => Array }] { $x + { $k => [1] } }",
    false,
  ],
  [
    'a hash in which a key from a list has a value of another type',
    "function f(Struct[{ a => Array, b => Array }] $x, Enum['a', 'b'] $k) >> Struct[{ a => Array, b => Array }] { $x + { $k => 1 } }",
    true,
  ],
  [
    'a hash to which a key is added that its type does not have',
    "function f(Struct[{ a => Array, b => Array }] $x, Enum['a', 'c'] $k) >> Struct[{ a => Array, b => Array }] { $x + { $k => [1] } }",
    true,
  ],
  [
    'an early result that is a literal',
    'function f(Integer $x) >> Integer { if $x < 0 { return(0) }\nf(f($x)) }',
    false,
  ],
  [
    'an early result that is a parameter',
    'function f(Array[String] $x) >> Array[String] { if $x =~ Array[String, 9] { return($x) }\nf($x + $x) }',
    false,
  ],
  [
    'a call with a value that a pattern has matched',
    'type Path = Pattern[/^x/]\nfunction f(Path $x) >> Path { $x }\nfunction g(Hash[String, Path] $x) { $x.map |$k, $y| { f($y) } }',
    false,
  ],
  [
    'a call with a value that another pattern has matched',
    'function f(Pattern[/^x/] $x) { $x }\nfunction g(Pattern[/^y/] $x) { f($x) }',
    true,
  ],
  [
    'a call with a Timespan and a version',
    'function f(Timespan $x, SemVer $y) >> Timespan { $x }\nf(f(Timespan(1), SemVer("1.0.0")), SemVer("2.0.0"))',
    false,
  ],
  [
    'a call with a Timespan that may be outside of a range',
    'function f(Timespan[0, 1] $x) { $x }\nf(Timespan(1))',
    true,
  ],
  ['an early Float', 'function f(Integer $x) >> Float { if $x < 0 { return(0.5) }\n$y = f($x)\n$y * 2.0 }', false],
  [
    'an early result that is a text',
    'function f(Integer $x) >> String[1] { if $x < 0 { return("-${x}") }\n$y = f($x)\n"${y}." }',
    false,
  ],
  [
    'an early text that may be empty',
    'function f(String $x) >> String[1] { if $x == "a" { return("${x}") }\nf(f($x)) }',
    true,
  ],
  [
    'an early result that is a comparison',
    'function f(Integer $x) >> Boolean { if $x < 0 { return($x == -1) }\n!f($x) }',
    false,
  ],
  [
    'an early list of elements of the declared type',
    'function f(Integer $x) >> Array[Integer] { if $x < 0 { return([$x]) }\nf($x) }',
    false,
  ],
  ['an early list of unknown elements', 'function f($x) >> Array[Integer] { if $x { return([$x]) }\nf($x) }', true],
  ['an early result of another type', "function f(Integer $x) >> Integer { if $x < 0 { return('') }\nf($x) }", true],
  [
    'an early result that is a parameter of a block',
    'function f(Array $y, Integer $x) >> Integer { $y.each |$x| { return($x) }\nf($y, $x) }',
    true,
  ],
  [
    'an early result that a block has assigned',
    'function f(Array $y, Integer $x) >> Integer { $y.each |$z| { $x = $z\nreturn($x) }\nf($y, $x) }',
    true,
  ],
  ['an early result without a value', 'function f(Integer $x) >> Integer { if $x < 0 { return() }\nf($x) }', true],
  ['a next in a block', 'function f($x) >> String { $x.each |$y| { next(1) }\n"<${x}>" }', false],
  ['a next of its own', 'function f($x) >> String { if $x { next(1) }\n"<${x}>" }', true],
  ['a result of the declared type', 'function f($x) >> String { "<${x}>" }', false],
  ['a result of an unknown type', 'function f($x) >> String { $x }', true],
];

for (const [behavior, source, hasCheck] of checks)
  test(`a function with ${behavior} ${hasCheck ? 'checks' : 'does not check'} its values`, (t) => {
    const { code = '' } = compile(source, { file: 'case.pp' });
    t.is(/\bcheck(?:Arguments|Return)\(/.test(code ?? ''), hasCheck, code ?? '');
  });

test('a function with one result that is not proved checks that result only', (t) => {
  const source = `function f(Integer $x, $y) >> Variant[String, Array] {
    if $x > 1 { notice(1) ['a', $x] } elsif $x > 0 { notice(2) "<\${y}>" } else { notice(3) $y }
  }`;
  const { code } = compile(source, { file: 'case.pp' });
  t.true(code?.includes("return ['a', $x];"), code ?? '');
  t.true(code?.includes('return `<${interpolate($y)}>`;'), code ?? '');
  t.is(code?.match(/checkReturn\(/g)?.length, 1, code ?? '');
});

test('a value of next is checked in a function whose other results are proved', (t) => {
  const source = "function f($x, $y) >> String { if $x { next($y) }\nif $y { notice(1) 'a' } else { notice(2) 'b' } }";
  const { code } = compile(source, { file: 'case.pp' });
  t.true(code?.includes("return typeof $y === 'string' ? $y : checkReturn(fFunction, $y);"), code ?? '');
  t.true(code?.includes("return 'a';"), code ?? '');
});

/** Functions that return collections, and the tests of the elements that are not proved. */
const elementTests: readonly (readonly [behavior: string, source: string, test: string])[] = [
  [
    'an Integer',
    "function f(Integer $n) >> Struct[{ n => Integer[0, 9], s => String }] { { 's' => 'x', 'n' => $n } }",
    "const result = hash({ s: 'x', n: $n }); return result.pairs.n >= 0 && result.pairs.n <= 9 ? result : checkReturn(",
  ],
  [
    'other types',
    "function f($a, $b) >> Struct[{ a => Integer[1], b => Enum['x', 'y'] }] { $r = { 'a' => $a, 'b' => $b }  $r }",
    "return typeof $r.pairs.a === 'number' && $r.pairs.a >= 1 && ($r.pairs.b === 'x' || $r.pairs.b === 'y') ? $r : check",
  ],
  [
    'a key that can be missing',
    'function f(Struct[{ Optional[n] => Integer }] $r) >> Struct[{ Optional[n] => Integer[1] }] { $r }',
    'return $r.pairs.n >= 1 ? $r : checkReturn(fFunction, $r);',
  ],
  [
    'a key that must not be missing',
    'function f(Struct[{ Optional[n] => Integer }] $r) >> Struct[{ n => Integer }] { $r }',
    'return checkReturn(fFunction, $r);',
  ],
  [
    'a type without a test',
    "function f(Hash[String, Any] $h) >> Struct[{ h => Hash[String, Integer] }] { { 'h' => $h } }",
    'return checkReturn(fFunction, hash({ h: $h }));',
  ],
  [
    'a Tuple with an Integer',
    'function f(String $s, Integer $n) >> Tuple[String, Integer[0, 9]] { [$s, $n] }',
    'const result = [$s, $n]; return result[1] >= 0 && result[1] <= 9 ? result : checkReturn(',
  ],
  [
    'a Tuple with a value that can be undef',
    'function f(Array[Array[Data]] $a, Integer $n) >> Tuple[Array[Data], Integer] { [$a[$n], $n] }',
    '[$a[$n] ?? at($a, $n), $n]; return result[0] != null ? result : checkReturn(',
  ],
  [
    'Tuples in an Array',
    'function f(Integer $n) >> Array[Tuple[String, Integer[1]]] { [["a", $n], ["b", 2]] }',
    'return isShortArray(result) && result.every((item) => item[1] >= 1) ? result : checkReturn(',
  ],
  [
    'an Array of which the size is not proved',
    'function f(Array[Data] $a) >> Array[Data, 1] { $a }',
    'return $a.length >= 1 ? $a : checkReturn(fFunction, $a);',
  ],
];

for (const [behavior, source, expected] of elementTests)
  test(`a result is tested for the elements that are not proved: ${behavior}`, (t) => {
    const { code } = compile(source, { file: 'case.pp' });
    t.true((code ?? '').replace(/\s+/g, ' ').includes(expected), code ?? '');
  });

/** Functions whose callers check collections, a call of each, and the function and the call in JavaScript. */
const checksOfCallers: readonly (readonly [behavior: string, source: string, body: string, call: string])[] = [
  [
    'a recursive call proves',
    'function f(Array[Data, 1] $x) { if $x[1] == undef { 0 } else { f(["a"]) } }\nfunction g($y) { f($y) }',
    'function f($x) { if',
    'checkArguments(fFunction, $y); return f($y);',
  ],
  [
    'half of the calls prove',
    'function f(Struct[{ a => Integer }] $x, String $n) { $x }\nfunction g($y) { [f({ a => 1 }, "2"), f($y, "3")] }',
    'function f($x, $n) { return $x; }',
    "if (!isArgument(fFunction, 0, $y)) checkArguments(fFunction, $y, '3'); return [value, f($y, '3')];",
  ],
  [
    'a call with arguments that are no variables does not prove',
    'function f(Array[Data] $x, $n) { $x }\nfunction g($y) { f([1], 2)\nf("${y}", $y + 1) }',
    'function f($x, $n) { return $x; }',
    'const argument2 = add($y, 1); checkArguments(fFunction, argument, argument2); return f(argument, argument2);',
  ],
  [
    'most calls prove but for undef',
    `type Tree = Variant[Integer, Array[Tree]]
function f(Tree $x) { if $x =~ Array { [f($x[0]), f($x[1])] } else { 0 } }
function g($y) { f($y) }`,
    'function f($x) { if (isArray($x)) {',
    'if (argument === null) checkArguments(fFunction, argument);',
  ],
  [
    'calls extend by an element',
    'function f(Array[String[1]] $x, $n) { f($x << $n, $n) }\nfunction g($y) { f($y, 1) }',
    'function f($x, $n) { const argument = appendElement($x, $n); if (!(typeof argument.at(-1)',
    "typeof argument.at(-1) === 'string' && argument.at(-1) !== '')) checkArguments(fFunction, argument, $n);",
  ],
  [
    'calls extend by a record of which a part is not proved',
    `type Job = Struct[{ id => Integer, left => Integer[0] }]
function f(Array[Job] $x) { if $x != [] { f($x[1, -1] + [$x[0] + { left => $x[0][left] - 1 }]) } }
function g($y) { f($y) }`,
    'function f($x) { if',
    'if (!(argument.at(-1).pairs.left >= 0)) checkArguments(fFunction, argument);',
  ],
  [
    'calls extend by an element of which only one of two is not proved',
    'function f(Array[Integer] $x, $n) { f([1, $n] + $x, $n) }\nfunction g($y) { f($y, 1) }',
    'function f($x, $n) { const argument =',
    "if (typeof argument[1] !== 'number') checkArguments(fFunction, argument, $n);",
  ],
  [
    'calls extend in an element of a hash',
    `function f(Struct[{ a => Array[Integer], b => Integer }] $x) { f($x + { a => [$x[c]] + $x[a] }) }
function g($y) { f($y) }`,
    'function f($x) { const argument =',
    "if (typeof argument.pairs.a?.[0] !== 'number') checkArguments(fFunction, argument);",
  ],
  [
    'a call in an expression without a place for statements does not prove',
    'function f(Array[Integer] $x) { $x }\nfunction g($y) { f([1])\n$y ? { 1 => 2, f($y) => 3 } }',
    'function f($x) { return $x; }',
    'caseMatches(callDefinition(fFunction, [$y]), $y)',
  ],
];

for (const [behavior, source, body, call] of checksOfCallers)
  test(`callers check a collection that ${behavior}`, (t) => {
    const code = (compile(source, { file: 'case.pp' }).code ?? '').replace(/\s+/g, ' ');
    t.true(code.includes(body), code);
    t.true(code.includes(call), code);
  });

for (const [behavior, source] of [
  ['most calls do not prove', 'function f(Array[Integer] $x) { f($x) }\nfunction g($y) { [f($y), f($y)] }'],
  ['a type tests without its elements', 'function f(Array $x) { f($x) }\nfunction g($y) { f($y) }'],
  ['has a default', 'function f(Array[Integer] $x = []) { f($x) }\nfunction g($y) { f($y) }'],
] as const)
  test(`a function checks a collection that ${behavior}`, (t) => {
    const { code } = compile(source, { file: 'case.pp' });
    t.regex((code ?? '').replace(/\s+/g, ' '), /function f\(\$x[^)]*\) \{ if \(!/);
  });

/** Functions of which calls prove some parameters, and the check of the others. */
const partialChecks: readonly (readonly [behavior: string, source: string, check: string])[] = [
  [
    'a recursive call that passes a parameter on',
    'function f(Integer[2] $x, Array[Integer] $y) { f($x - 1, $y) }',
    "if (!(typeof $x === 'number' && $x >= 2)) checkArguments(fFunction, $x, $y);",
  ],
  [
    'a call of another function that passes a parameter on',
    'function f(Integer[2] $x, Hash[String, Integer] $y) { $y }\nfunction g($x, Hash[String, Integer] $y) { f($x, $y) }',
    "if (!(typeof $x === 'number' && $x >= 2)) checkArguments(fFunction, $x, $y);",
  ],
  [
    'a parameter without a quick test',
    'function f(Integer $x, Struct[{ a => Integer }] $y) { f(1, $x) }',
    'if (!isArgument(fFunction, 1, $y)) checkArguments(fFunction, $x, $y);',
  ],
  [
    'an unproved rest of arguments',
    'function f(String $x, Integer *$y) { f($x, *$facts[a])\nf($x, 1, $facts[b]) }',
    "if (!$y.every((value) => typeof value === 'number')) checkArguments(fFunction, $x, ...$y);",
  ],
  [
    'an unproved default',
    'function f(Integer[2] $x, Array[Data] $y = $facts[a]) { f($x, $y) }',
    'if (!isArgument(fFunction, 1, $y)) checkArguments(fFunction, $x, $y);',
  ],
  [
    'a quick test of a part of a type',
    'function f(Variant[Integer, String[2]] $x, Array[Data] $y) { f($facts[a], $y) }',
    "if (!(typeof $x === 'number' || isArgument(fFunction, 0, $x))) checkArguments(fFunction, $x, $y);",
  ],
  [
    'arrays of which only the size is unknown',
    'function f(Array[Data, 1] $x) { $x }\nfunction g(Array[Data] $y) { f($y) }',
    'if (!($x.length >= 1)) checkArguments(fFunction, $x);',
  ],
  [
    'arrays of which the largest size is unknown',
    'function f(Array[Hash[String, Integer], 0, 4] $x) { $x }\nfunction g(Array[Hash[String, Integer]] $y) { f($y) }',
    'if (!($x.length <= 4)) checkArguments(fFunction, $x);',
  ],
  [
    'hashes with one unproved element',
    'function f(Struct[{ a => Integer[0], b => Array[Data] }] $x) { $x }\nfunction g(Integer $y) { f({ a => $y, b => [1] }) }',
    'if (!($x.pairs.a >= 0)) checkArguments(fFunction, $x);',
  ],
  [
    'hashes with one unproved element without a simple test',
    'function f(Struct[{ a => String[2], b => Integer }] $x) { $x }\nfunction g(String $y) { f({ a => $y, b => 1 }) }',
    "if (!isElement(fFunction, 0, $x, 'a')) checkArguments(fFunction, $x);",
  ],
  [
    'hashes with an element that must match a pattern',
    'function f(Struct[{ a => Pattern[/a/], b => Integer }] $x) { $x }\nfunction g(String $y) { f({ a => $y, b => 1 }) }',
    "if (!(typeof $x.pairs.a === 'string' && matchRegExp($x.pairs.a, pattern2))) checkArguments(fFunction, $x);",
  ],
  [
    'hashes with many unproved elements',
    `function f(Struct[{ a => String[2], b => String[3], c => String[4] }] $x) { $x }
function g(String $y) { f({ a => $y, b => $y, c => $y }) }`,
    'checkArguments(fFunction, $x);',
  ],
];

for (const [behavior, source, check] of partialChecks)
  test(`a function with ${behavior} checks only that`, (t) => {
    const { code } = compile(source, { file: 'case.pp' });
    t.true(code?.includes(check), code ?? '');
  });

test('a block describes its parameters once for all of its checks', (t) => {
  const { code } = compile("$facts['a'].each |Integer $x, Pattern[/a/] $y| { notice($x, $y) }", { file: 'case.pp' });
  t.is(code?.match(/\bparameters: /g)?.length, 1, code ?? '');
});

test('the definition of a function checks the parameters that calls of the file prove', (t) => {
  const source = 'function f(Integer $n, Array[Integer] $x) { if $n > 0 { f($n - 1, $x) } else { $x } }\n';
  const call = (args: string): string => answer(`${source}call('f', ${args})`);
  t.is(call('3, [1]'), '[1]');
  t.is(
    call("3, ['a']"),
    "Evaluation Error: Error while evaluating a Function Call, 'f' parameter 'x' index 0 expects an Integer value, got String",
  );
});
