import { puppet3 } from '@pptjs/dialect-puppet3';
/** What the seed leaves open, where the dialect does what Puppet 3 did (see docs/puppet3.md). */
import * as functions from '@pptjs/dialect-puppet3/functions';
import * as runtime from '@pptjs/dialect-puppet3/runtime';
import { compileWith } from '@pptjs/transpiler/dialect';
import test from 'ava';
import { evaluate } from './evaluate.js';

type Row = readonly [source: string, expected: string, variables?: string];

function check(title: string, rows: readonly Row[]): void {
  test(title, (t) => {
    for (const [source, expected, variables] of rows) {
      const { value, code, error } = evaluate(source, variables);
      t.is(code === undefined ? value : `! ${code}`, expected, `${source}: ${error ?? ''}`);
    }
  });
}

function checkLog(title: string, rows: readonly (readonly [source: string, ...log: string[]])[]): void {
  test(title, (t) => {
    for (const [source, ...log] of rows) {
      const result = evaluate(source);
      t.is(result.error, undefined, source);
      t.deepEqual(result.log, log, source);
    }
  });
}

check('a number literal that the result shows is a number', [
  ['5', '5'],
  ["'5'", '"5"'],
  ['[1, 1.5, 0x1F, 010, 1e3]', '[1,1.5,31,8,1000.0]'],
  ['0xFFFFFFFFFFFFFFFFFF', '4722366482869645213695'],
  ['if true { 5 } else { 6 }', '5'],
  ['$x = 0x1F\n$x', '31'],
  ["$x = [1, '1', { a => 1.5 }]\n$x", '[1,"1",{"a":1.5}]'],
  ['$x = { a => 5 }\n$x[a]', '5'],
  ['$x = 5\n$y = $x\n$y', '5'],
  ['$x = 010\n$y = "${x}"\n$x', '"010"'],
  ['$x = 010\n$y = getvar(x)\n$x', '"010"'],
]);

check('any other number literal is a text until it is used in arithmetic', [
  ['$x = 0x1F\n"${x}"', '"0x1F"'],
  ['$x = 010\n"${x}"', '"010"'],
  ['$x = 1.0\n"${x}"', '"1.0"'],
  ['$x = 1.50\n"${x}"', '"1.50"'],
  ['$x = 1e3\n"${x}"', '"1e3"'],
  ['$x = 1.50 + 0\n"${x}"', '"1.5"'],
  ['$x = 0x1F + 0\n"${x}"', '"31"'],
  ['[1, 0x2, { a => 03 }]', '[1,2,{"a":3}]'],
  ['{ 1 => 2 }', '{"1":2}'],
  ['08 + 1', '9'],
  ["'08' + 1", '9'],
  ['-1', '-1'],
  ["'-010' + 0", '-10'],
  ["'1e-1' + 0", '0.1'],
  ["'1.' + 0", '! NOT_NUMERIC'],
  ["'.5' + 0", '! NOT_NUMERIC'],
  ["'1_000' + 0", '! NOT_NUMERIC'],
  ["'٣' + 0", '! NOT_NUMERIC'],
  ['$x = { a => 1 }\n$x + { b => 2 }', '! OPERATOR_NOT_APPLICABLE'],
  ['$x = { a => 1 }\n$x + { "b${x}" => 2 }', '! OPERATOR_NOT_APPLICABLE'],
]);
check('variables of the host keep integers, floats and large integers apart', [
  ['$x', '1', '{"x": 1}'],
  ['$x', '1.0', '{"x": 1.0}'],
  ['$x + 0', '9007199254740993', '{"x": 9007199254740993}'],
  ['$x == 1.0', 'true', '{"x": 1}'],
  ["$x == '1'", 'true', '{"x": 1}'],
  ['$x == undef', 'true', '{"x": null}'],
  ['$x[a][1]', '2', '{"x": {"a": [1, 2]}}'],
]);
check('undef is the empty text in comparisons, interpolations and matches', [
  ["undef == ''", 'true'],
  ["'' == undef", 'true'],
  ["undef != ''", 'false'],
  ['undef == false', 'false'],
  ['undef == 0', 'false'],
  ["$unknown == ''", 'true'],
  ['"<${unknown}>"', '"<>"'],
  ['"<$unknown>"', '"<>"'],
  ['$unknown =~ /^$/', 'true'],
  ["$unknown ? { '' => 'empty', default => 'other' }", '"empty"'],
  ["'' ? { undef => 'undef', default => 'other' }", '"undef"'],
  ['$a::b', 'null'],
  ["split(undef, ',')", '[]'],
]);
check('the first word of an interpolation is a variable', [
  ['"${x + 1}"', '"6"', '{"x": 5}'],
  ['"${x-1}"', '"4"', '{"x": 5}'],
  ['"$x-1"', '"5-1"', '{"x": 5}'],
  ['"${x[0]} $x[0]"', '"1 12[0]"', '{"x": [1, 2]}'],
  ['"${class}${if}"', '"ab"', '{"class": "a", "if": "b"}'],
  ['"${::x}${$x}"', '"55"', '{"x": 5}'],
  ['"${a::b}"', '""'],
]);
check('arrays and hashes in an interpolation have the text of Ruby', [
  ['"${x}"', '"12ab"', '{"x": [1, [2, "a"], "b"]}'],
  ['"${x}"', '"{\\"a\\"=>\\"b\\", \\"c\\"=>[1, :undef]}"', '{"x": {"a": "b", "c": [1, null]}}'],
  ['"${x}"', '"true"', '{"x": true}'],
]);
checkLog('undef in an array or hash has a text of its own', [
  ['$x = [undef, 1]\nnotice("${x}")', 'notice: undef1'],
  ['notice([undef, 1])', 'notice: undef 1'],
  ['notice(undef, 1)', 'notice:  1'],
  ['$x = [[undef], { a => [undef, true, \'b\'] }]\nnotice("${x}")', 'notice: undef{"a"=>[:undef, true, "b"]}'],
]);
check('double-quoted strings have the escapes of Puppet 3', [
  ['"\\t\\n\\s\\\\\\$x\\"\\\'"', '"\\t\\n \\\\$x\\"\'"'],
  ['"\\u0041"', '"\\\\u0041"'],
  ["'\\n\\''", '"\\\\n\'"'],
  ['"a\\\nb"', '"ab"'],
]);
check('a capitalized word without brackets is a text', [
  ['Debian', '"Debian"'],
  ['Foo::Bar', '"Foo::Bar"'],
  ['String', '"String"'],
  ['$x ? { Debian => 1, default => 2 }', '1', '{"x": "debian"}'],
  ['case $x { Integer: { 1 } default: { 2 } }', '1', '{"x": "integer"}'],
  ["Class[foo] == Class['foo']", 'true'],
]);
check('names may contain dashes, start with a digit, and be keywords of Puppet 8', [
  ['foo-bar', '"foo-bar"'],
  ['5foo', '"5foo"'],
  ["function == 'FUNCTION'", 'true'],
  ["type in ['type', private, attr]", 'true'],
  ['$x ? { type => 1, default => 2 }', '2'],
  ['class foo-bar { } include foo-bar\n1', '1'],
  ['10-$x', '7', '{"x": 3}'],
]);
check('brackets and parentheses may follow white space', [
  ['$x [1] + 1', '3', '{"x": [1, 2]}'],
  ["split ('a,b', ',')", '["a","b"]'],
  ["$x = split\n  ('a,b', ',')\n$x", '["a","b"]'],
  ['$y = $x\n[1]', '[1]', '{"x": [1, 2]}'],
]);
check('case and selectors compare as == does', [
  ["case 'A' { a: { 1 } default: { 2 } }", '1'],
  ['case 16 { 0x10: { 1 } default: { 2 } }', '1'],
  ["case '' { undef: { 1 } default: { 2 } }", '1'],
  ['case abc { /^a(.)/: { $1 } default: { 2 } }', '"b"'],
  ['case (5 + 5) { /^1/: { 1 } default: { 2 } }', '1'],
  ['case b { a, b: { 1 } default: { 2 } }', '1'],
  ['case c { default: { 1 } c: { 2 } }', '2'],
  ['case c { a: { 1 } }', 'null'],
  ['$x = c ? { default => 1, c => 2 }\n$x', '2'],
  ['c ? { a => 1 }', '! UNMATCHED_SELECTOR'],
  ['abc ? { /(c)/ => $1 }', '"c"'],
  ['$x ? a => 1', '1', '{"x": "A"}'],
  ['$x ? { a => $y ? { b => 2 }, default => 3 }', '2', '{"x": "a", "y": "b"}'],
]);
check('an access to an element that does not exist is undef', [
  ['$x[5]', 'null', '{"x": [1]}'],
  ['$x[-1]', '2', '{"x": [1, 2]}'],
  ["$x['1']", '2', '{"x": [1, 2]}'],
  ['$x[0x1]', '2', '{"x": [1, 2]}'],
  ['$x[b]', 'null', '{"x": {"a": 1}}'],
  ['$x[1]', '"one"', '{"x": {"1": "one"}}'],
  ['$x[1 + 0]', '"one"', '{"x": {"1": "one"}}'],
  ['$x[a]', '! NOT_AN_INDEX', '{"x": [1]}'],
  ['$x[0]', '! NOT_A_COLLECTION', '{"x": "text"}'],
  ['$x[0]', '! NOT_A_COLLECTION'],
]);
checkLog('+= appends to the variable of the scope around', [
  ['$x = [1] class a { $x += [2] notice($x) } include a notice($x)', 'notice: 1 2', 'notice: 1'],
  ['$x = { a => 1 } class a { $x += { b => 2 } notice($x) } include a', 'notice: {"a"=>"1", "b"=>"2"}'],
  ['$x = a class a { $x += b notice($x) } include a', 'notice: ab'],
  ['class a { $x += [2] notice($x) } include a', 'notice: 2'],
  ['$x = 1 class a { $x += 2 notice($x) } include a', 'notice: 12'],
  ['$x = 1 + 1 class a { $x += 1 + 2 notice($x) } include a', 'notice: 5'],
]);
check('+= needs values that fit together and a variable of another scope', [
  ['$x = 1 $x += 2', '! ILLEGAL_REASSIGNMENT'],
  ['$x = [1] class a { $x += { b => 1 } } include a', '! ILLEGAL_APPEND'],
  ['$x = 1 $x = 2', '! ILLEGAL_REASSIGNMENT'],
]);
checkLog('an unknown variable of a class is undef with a warning', [
  ["notice($x, $::x, 'a')", 'notice:   a'],
  ['notice($a::b)', "warning: Could not look up qualified variable 'a::b'; class a could not be found", 'notice: '],
  [
    'class a { $b = 1 } notice($::a::b) include a notice($a::b)',
    "warning: Could not look up qualified variable '::a::b'; class ::a has not been evaluated",
    'notice: ',
    'notice: 1',
  ],
]);
checkLog('every function can be called as a statement without parentheses', [
  ["notice 'a', b", 'notice: a b'],
  ["alert 'a'", 'alert: a'],
  ['crit a emerg b err c info d debug e', 'crit: a', 'emerg: b', 'err: c', 'info: d', 'debug: e'],
  ['notice $x ? { default => 1 }', 'notice: 1'],
  ['notice 1 + 2, 3', 'notice: 3 3'],
  ['notice [1, [2, 3]], true, undef', 'notice: 1 2 3 true '],
  ['class a { notice(a) } include a, a', 'notice: a'],
]);
check('statements have the values of their last part, and functions without a value are undef', [
  ['notice(a)', 'null'],
  ['class a { } include a', 'null'],
  ['$x = 1', '1'],
  ["fail('x')", '! RUNTIME_ERROR'],
  ['', 'null'],
]);
check('classes, parameters and resources work as in Puppet', [
  ['class a($x = 1 + 1, $y = $x) { } class { \'a\': x => 5 }\n"${a::x} ${a::y}"', '"5 5"'],
  ['class p { $v = 1 } class a inherits p { } include a\n$a::v', '"1"'],
  ["file { ['/a', '/b']: mode => 0644 } File['/a'] -> File['/b']\ndefined(File['/a'])", 'true'],
  ["File { mode => 0644 } file { '/a': } file['/a'] { owner => root }\n1", '1'],
  ["@notify { 'a': } realize Notify['a']\n1", '1'],
  ["@notify { 'a': tag => x } Notify <| tag == x |> { message +> b }\n1", '1'],
  ['create_resources(notify, { a => { message => b } })\ndefined(Notify[a])', 'true'],
  ["node default { } node 'a', /b/ { }\n1", '1'],
]);
check('functions of Puppet 3 take numbers and texts', [
  ["sprintf('%03d %s %x', '5', 1.0, 255)", '"005 1.0 ff"'],
  ["regsubst('abc', 'b', 'x', 'G')", '"axc"'],
  ["versioncmp('1.10', '1.9')", '1'],
  ["split('a:b', '[:]')", '["a","b"]'],
  ["md5('a')", '"0cc175b9c0f1b6a831c399e269772661"'],
  ["size('abc') + 1", '4'],
  ["join([1, 2], '-')", '"1-2"'],
  ['each(1)', '! UNKNOWN_FUNCTION'],
  ["lookup('x')", '! UNKNOWN_FUNCTION'],
]);

test('an imported module reads unknown variables as undef', (t) => {
  const { code } = compileWith(puppet3, '$x = "<${y}>"\n$z = 1 + 1', { file: 'a.pp', format: 'cjs' });
  const exports: { default?: runtime.Manifest } = {};
  const load = new Function('require', 'exports', code ?? '') as (require: () => object, exports: object) => void;
  load(() => runtime, exports);
  t.deepEqual({ ...exports.default?.variables }, { x: '<>', z: 2 });
});

test('each built-in function is imported by name', (t) => {
  for (const name of Object.keys(functions)) {
    const { code } = compileWith(puppet3, `${name}(1)`, { file: 'a.pp' });
    t.regex(code ?? '', /from '@pptjs\/dialect-puppet3\/functions'/, name);
  }
});

test('a compiled module imports the runtime of the dialect', (t) => {
  const { code } = compileWith(puppet3, '$x = 010 + 1\nif $x == \'A\' { notice("${x}") }', { file: 'a.pp' });
  t.is(
    code,
    `import { notice } from '@pptjs/dialect-puppet3/functions';
import { add, equals, interpolate, puppetManifest } from '@pptjs/dialect-puppet3/runtime';

const file = 'a.pp';

export default /* @__PURE__ */ puppetManifest({
  file,
  body: (scope) => {
    const $x = scope.set('x', add('010', '1'));
    if (equals($x, 'A')) {
      return notice(interpolate($x));
    }
    return null;
  },
});
`,
  );
});

test('the tree shows numbers as numbers', (t) => {
  const { tree } = puppet3.parse('1 + 0x1F');
  t.is(tree === null ? '' : puppet3.printTree(tree), '(+ 1 (int {:radix 16 :value 31}))');
});
