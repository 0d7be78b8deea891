/** Literals, statements, definitions and scopes of RightScale's language. */
import test from 'ava';
import { errorOf, evaluate, evaluateToJson } from './evaluate.js';

const values: readonly (readonly [title: string, source: string, value: string])[] = [
  // Literals
  ['numbers', '[1, 1.2, 3e10, -4E-10]', '[1, 1.2, 30000000000.0, -4.0e-10]'],
  ['booleans and null', '[true, false, null]', '[true, false, null]'],
  ['a string in double quotes with escape sequences', '"a\\n\\t\\"\\\\\\u0041\\x42\\103\\q"', '"a\\n\\t\\"\\\\ABCq"'],
  ['a string in single quotes', "'a\\n\\'\\\\'", '"a\\\\n\'\\\\"'],
  ['a string of several lines', '"a\nb"', '"a\\nb"'],
  ['a hash with strings and words as keys', '{ "a b": 1, c: [2], \'d\': {} }', '{ "a b": 1, "c": [2], "d": {} }'],
  ['a hash with a variable as key', '$k = "x"; { $k: 1 }', '{ "x": 1 }'],
  ['a hash keeps the order of its keys', '{ "b": 1, "10": 2, "9": 3 }', '{ "b": 1, "10": 2, "9": 3 }'],
  ['arrays and hashes over several lines', '[\n1,\n2,\n]', '[1, 2]'],
  ['a date', 'd"2012/07/01"', 'd"2012/07/01 00:00"'],
  ['a date with a time in the afternoon', 'd"2012/07/12 04:21:14 PM"', 'd"2012/07/12 16:21:14"'],
  ['a date with 24 hours', 'd"2011/8/1 16:56:07"', 'd"2011/08/01 16:56:07"'],
  ['a date with the day first', 'd"1/2/2012 6:59 PM"', 'd"2012/02/01 18:59"'],
  ['midnight and noon', '[d"2012/1/1 12:00 AM", d"2012/1/1 12:00 PM"]', '[d"2012/01/01 00:00", d"2012/01/01 12:00"]'],
  ['a range of numbers', '$x = []; foreach $i in [1..3] do $x << $i end; $x', '[1, 2, 3]'],
  ['a range of strings', '$x = []; foreach $i in ["clone-8".."clone-10"] do $x << $i end; $x', '[]'],
  ['a range of letters', 'to_a(["aa".."ad"])', '["aa", "ab", "ac", "ad"]'],
  ['a range of names', 'to_a(["server-1".."server-3"])', '["server-1", "server-2", "server-3"]'],
  ['a range of texts of digits', 'to_a(["08".."11"])', '["08", "09", "10", "11"]'],
  ['a range as an index', '$r = [0..1]; [4, 5, 6][$r]', '[4, 5]'],
  ['comments', '1 # one\n+ 1', '1'],
  ['a comment after an operator', '1 + # one\n 1', '2'],

  // Assignment
  ['an assignment has a value', '$x = 5', '5'],
  ['an uninitialized variable is null', '$x', 'null'],
  ['several variables', '$a, $b = 1, 2; [$a, $b]', '[1, 2]'],
  ['an exchange', '$a = 1; $b = 2; $a, $b = $b, $a; [$a, $b]', '[2, 1]'],
  ['several variables from an array', '$a, $b = [1, 2]; [$a, $b]', '[1, 2]'],
  ['an element of an element', '$h = { "a": [1, { "b": 2 }] }; $h["a"][1]["b"] = 3; $h', '{ "a": [1, { "b": 3 }] }'],
  ['<< assigns a variable', '$a = []; $a << 1; $a << 2 << 3; $a', '[1, 2, 3]'],
  ['<< assigns an element', '$h = { "a": [] }; $h["a"] << 1; $h["a"] << 2 << 3; $h', '{ "a": [1, 2, 3] }'],
  ['<< of an element has a value', '$h = { "a": [] }; [$h["a"] << 1, $h]', '[[1], { "a": [1] }]'],
  ['values are not shared', '$a = [1]; $b = $a; $a << 2; $b << 3; $a[0] = 9; [$a, $b]', '[[9, 2], [1, 3]]'],
  [
    'nested values are not shared',
    '$a = { "x": [1] }; $b = $a; $a["x"] << 2; [$a, $b]',
    '[{ "x": [1, 2] }, { "x": [1] }]',
  ],
  [
    'old versions of a hash',
    '$h = {}; $h["a"] = 1; $g = $h; $h["a"] = 2; $h["b"] = 3; [$g, $h]',
    '[{ "a": 1 }, { "a": 2, "b": 3 }]',
  ],
  ['global variables', 'sub do $$one = 1; @@all = @more end; [$$one, @@all.href]', '[1, "/api/servers/3"]'],
  ['an element of a global variable', '$$h = {}; $$h["a"] = [1]; $$h["a"] << 2; $$h', '{ "a": [1, 2] }'],

  ['a date/time as JSON results show it', 'd"2012-07-01T10:00:00Z" == d"2012/07/01 10:00"', 'true'],

  // Conditions and loops
  ['if', 'if 0\n"yes"\nelse "no" end', '"yes"'],
  ['if with do or then', 'if false do 1 elsif false then 2 else 3 end', '3'],
  ['elsif', '$x = 2\nif $x == 1\n "a"\nelsif $x == 2\n "b"\nelse\n "c"\nend', '"b"'],
  ['if without a branch that runs', 'if null\n 1\nend', 'null'],
  ['while', '$i = 0\nwhile $i < 3 do\n $i = $i + 1\nend\n$i', '3'],
  ['foreach over an array', '$s = 0; foreach $x in [1, 2, 3] do $s = $s + $x end; $s', '6'],
  [
    'foreach over a collection',
    '$s = []; foreach @s in @servers do $s << size(@s) << @s.href end; $s',
    '[1, "/api/servers/1", 1, "/api/servers/2", 1, "/api/servers/3"]',
  ],
  ['foreach assigns a variable that exists', '$x = 0; foreach $x in [1, 2] do 1 end; $x', '2'],
  ['changing an array in its loop', '$a = [1, 2]; foreach $x in $a do $a << $x end; $a', '[1, 2, 1, 2]'],
  ['a loop has no value', 'foreach $x in [1] do $x end', 'null'],
  ['map', '$y = map $x in [1, 2] return $z do $z = $x * 2 end; $y', '[2, 4]'],
  [
    'map without a result in an iteration',
    '$y = map $x in [1..4] return $z do\nif $x % 2 == 0\n$z = $x\nend\nend; $y',
    '[2, 4]',
  ],
  ['map to a collection', '@y = map @s in @servers return @t do @t = @s + @s end; size(@y)', '6'],
  [
    'map to an array and a collection',
    '$a, @b = map @s in @more return $h, @t do $h = @s.href; @t = @s end; [$a, size(@b)]',
    '[["/api/servers/3", "/api/servers/4"], 2]',
  ],
  ['assert', 'assert 1 == 1; 2', '2'],
  ['return ends the script', 'return 5; 6', '5'],

  // Scopes, as documented
  ['a block changes a variable of its parent', '$v = 42; sub do $v = 1 end; $v', '1'],
  ['a variable of a block ends with it', 'sub do $inner = 1 end; $inner', 'null'],
  ['a variable of a branch belongs to the block around it', 'if true\n$x = 1\nend\n$x', '1'],
  [
    'a variable of a loop body is new in each iteration',
    'define f() return $s do $s = []; foreach $i in [1, 2] do $s << $x; $x = $i end end\ncall f() retrieve $s\n$s',
    '[null, null]',
  ],
  [
    'a definition only has its parameters',
    'define f($a) return $r do $r = [$a, $x] end\n$x = 1\ncall f(2) retrieve $y\n$y',
    '[2, null]',
  ],

  // Definitions
  [
    'retrieve',
    'define f($a, @c) return $x, @y do $x = $a + 1; @y = @c[0] end\ncall f(1, @servers) retrieve $p, @q\n[$p, @q.href]',
    '[2, "/api/servers/1"]',
  ],
  ['retrieve of the first values', 'define f() return $x, $y do $x = 1; $y = 2 end\ncall f() retrieve $a\n$a', '1'],
  ['a call without retrieve', 'define f() return $x do $$g = 3 end\ncall f()\n$$g', '3'],
  [
    'recursion',
    'define f($n) return $r do if $n < 2\n$r = 1\nelse\ncall f($n - 1) retrieve $m\n$r = $n * $m\nend end\ncall f(10) retrieve $x\n$x',
    '3628800',
  ],
  ['a definition without do', 'define f($a) return $b\n$b = $a\nend\ncall f(1) retrieve $x\n$x', '1'],
  [
    'return within a definition',
    'define f($n) return $r do $r = 1\nif $n > 1\nreturn\nend\n$r = 2 end\ncall f(5) retrieve $x\n$x',
    '1',
  ],
  ['a definition after its call', 'call f() retrieve $x\ndefine f() return $y do $y = 7 end\n$x', '7'],

  // Errors
  ['on_error: skip', 'sub on_error: skip do raise "a"; $$x = 1 end; [$$x]', '[null]'],
  [
    'on_error: a handler that retries',
    'define h($n) do if $n < 3\n$_error_behavior = "retry"\nelse\n$_error_behavior = "skip"\nend end\n$n = 0\nsub on_error: h($n) do $n = $n + 1; raise "no" end\n$n',
    '3',
  ],
  [
    '$_error',
    'define h() do $$e = $_error; $_error_behavior = "skip" end\nsub on_error: h() do raise "ouch" end\n$$e',
    '{ "type": "user", "message": "ouch" }',
  ],
  [
    'attributes about time and tasks change nothing',
    'sub task_name: "a", timeout: 30m, on_timeout: skip do 1 end',
    '1',
  ],

  // Collections
  ['an empty collection', 'rs_cm.servers.empty() + @more == @more', 'true'],
  [
    'hrefs',
    '[@servers.href, @more.href[], @none.href]',
    '["/api/servers/1", ["/api/servers/3", "/api/servers/4"], null]',
  ],
];

for (const [title, source, value] of values) {
  test(title, (t) => t.deepEqual(evaluate(source), value, source));
}

const errors: readonly (readonly [source: string, code: string, text: string])[] = [
  // Syntax
  ['1 +', 'unexpected-token', ''],
  ['$x = "a', 'unclosed-string', '"'],
  ['"\\u00"', 'invalid-escape', '\\u'],
  ['$ = 1', 'variable-name', '$'],
  ['12ab', 'invalid-number', '12ab'],
  ['9223372036854775808', 'integer-range', '9223372036854775808'],
  ['1e999', 'number-range', '1e999'],
  ['d"2012/13/01"', 'invalid-date-time', 'd"2012/13/01"'],
  ['"a" =~ /b', 'unclosed-regexp', '/'],
  ['1 ~ 2', 'unexpected-character', '~'],
  ['if true\n1', 'missing-end', 'if'],
  ['1\nend', 'stray-keyword', 'end'],
  ['1 2', 'statement-end', '2'],
  ['1 = 2', 'assignment-target', '1'],
  ['$x += 1', 'compound-assignment', '+='],
  ['[1..]', 'open-range', '..'],
  ['$x = 30m', 'duration-place', '30m'],
  ['sub do\ndefine f() do\nend\nend', 'nested-definition', 'define'],
  ['sub color: "red" do\nend', 'unknown-attribute', 'color'],
  ['{ "a": 1, "a": 2 }', 'duplicate-key', '"a"'],
  [`${'('.repeat(5000)}1`, 'nesting-too-deep', '('],
  [`${'1 + '.repeat(5000)}1`, 'nesting-too-deep', '+'],
  // Names
  ['define f() do\nend\ndefine f() do\nend', 'duplicate-definition', 'f'],
  ['define f($a, $a) do\nend', 'duplicate-parameter', '$a'],
  ['define f($$a) do\nend', 'global-parameter', '$$a'],
  ['call nothing()', 'unknown-definition', 'nothing'],
  ['define f($a) do\nend\ncall f()', 'argument-count', 'f'],
  ['define f(@a) do\nend\ncall f(1)', 'argument-kind', '1'],
  ['define f() do\nend\ncall f() retrieve $x', 'retrieve-count', '$x'],
  ['define f() return @y do\n@y = @more\nend\ncall f() retrieve $x', 'retrieve-kind', '$x'],
  ['nothing(1)', 'unknown-function', 'nothing'],
  ['size()', 'argument-count', 'size'],
  ['$x = @servers', 'collection-in-variable', '$x'],
  ['foreach $x in @servers do\nend', 'collection-in-variable', '$x'],
  ['@x = 1', 'value-in-reference', '1'],
  ['$a, $b = 1, 2, 3', 'value-count', '1, 2, 3'],
  ['word', 'unknown-name', 'word'],
  ['$x = map $i in [1] return $j do\nreturn\nend', 'return-place', 'return'],
  ['define f() return $a do\nreturn 1, 2\nend', 'return-count', 'return'],
  // Values
  ['$x = 1; ["a"..$x]', 'range-bounds', '..'],
  ['$k = 1; { $k: 1 }', 'key-type', '{'],
  ['foreach $x in 5 do\nend', 'iterate', 'foreach'],
  ['$x = [1]; @y = $x[0]', 'not-a-collection', '@y'],
  ['if false\n@x = @servers\nend\n@x', 'uninitialized-reference', '@x'],
  ['@unknown', 'uninitialized-reference', '@unknown'],
  ['@@unknown', 'uninitialized-reference', '@@unknown'],
  ['$a, $b = [1, 2, 3]', 'values', '='],
  ['raise "a"', 'raised', 'raise'],
  ['assert 1 == 2', 'assertion', 'assert'],
  // RightScale
  ['rs_cm.servers.get(filter: ["name==a"])', 'needs-api', 'get'],
  ['@servers.launch()', 'needs-api', 'launch'],
  ['@servers.name', 'needs-api', 'name'],
  ['find("servers", "a")', 'needs-api', 'find'],
  ['@x = { "namespace": "rs_cm" }', 'needs-api', '{'],
  ['concurrent do\nsub do\nend\nend', 'needs-engine', 'concurrent'],
  ['concurrent foreach @s in @servers do\nend', 'needs-engine', 'concurrent'],
  ['sleep(30m)', 'needs-engine', 'sleep'],
  ['sleep_until true', 'needs-engine', 'sleep_until'],
  ['cancel_task', 'needs-engine', 'cancel_task'],
  ['sub on_rollback: "x" do\nend', 'needs-engine', 'on_rollback'],
  ['call mailer.send("a")', 'unknown-definition', 'mailer.send'],
  // Bounds
  ['while true do\nend', 'steps', 'while'],
  ['sub on_error: retry do\nraise "a"\nend', 'steps', 'on_error'],
  ['define f() do\ncall f()\nend\ncall f()', 'depth', 'f'],
  ['$s = "a"\nwhile true do\n$s = $s + $s\nend', 'size', '+'],
  ['$a = [1]\nwhile true do\n$a = $a + $a\nend', 'size', '+'],
  ['foreach $x in [1..9000000000] do\nend', 'size', 'foreach'],
  ['$a = []; while true do\n$a = [$a]\nassert $a == [] || true\nend', 'steps', 'while'],
];

for (const [source, code, text] of errors) {
  test(`error ${code}: ${source.slice(0, 60)}`, (t) => {
    const result = evaluate(source);
    if (typeof result === 'string') return t.fail(result);
    t.is(result.code, code, result.message);
    if (code !== 'nesting-too-deep') t.is(result.text, text, result.message);
  });
}

test('an error within a long source has its line and column', (t) => {
  const result = evaluate('$x = 1\n$y = [1,\n  2 + "a"]');
  t.like(result, { line: 3, column: 5, text: '+' });
});

test('appending in a loop takes time in proportion to the number of elements', (t) => {
  t.is(
    evaluate(
      '$a = []; $h = {}; foreach $i in [1..200000] do $a << $i; $h["k" + $i] = $a[-1] end; [size($a), size($h)]',
    ),
    '[200000, 200000]',
  );
});

test('JSON of results: date/times are in ISO 8601, collections have a type and hrefs', (t) => {
  t.is(
    evaluateToJson('[d"2012/07/01", @more, 1.0, 9223372036854775807, { "a": null }, [1..3], "é"]'),
    '["2012-07-01T00:00:00Z",{"type":"servers","hrefs":["/api/servers/3","/api/servers/4"]},1.0,9223372036854775807,{"a":null},[1,2,3],"é"]',
  );
});

test('declarations of a cloud application template are ignored', (t) => {
  const source = [
    'name "My app"',
    'rs_ca_ver 20161221',
    'parameter "size" do',
    '  type "number"',
    '  allowed_values 1,',
    '    2',
    'end',
    'operation "launch" do',
    '  output_mappings do {',
    '    $out => $in,',
    '  } end',
    'end',
    '1 + 1',
  ].join('\n');
  t.is(evaluate(source), '2');
  t.is(errorOf(source), undefined);
});
