/** Heredocs that say what their text is: sources for the checks of JSON, Puppet, EPP and Base64. */
import type { ValidatorCase } from './validator-names.js';

const json = [
  '{"a": 1}', '[1, 2]', '{a: 1}', '', ' ', '1', '"a"', '{', '[1,]', '{"a" 1}', 'nul', 'null', '{"a": 1} x', "{'a': 1}", '{"a": 1, "a": 2}', '[1 2]', '//c\n1', '/* c */ 1', '/* c', '# c\n1', 'NaN', 'Infinity', '-Infinity', '[NaN]', '[-Infinity]', '{"a": NaN}', '{"a": Infinity}', '{"a":\n\n x}', 'true', 'True', 'tru', 'truex', '"\\x"', '"\\u12"', '"\\u1234"', '"a\nb"', '"a\tb"', '[', ']', '}', '{}', '[]', '"a', '"', "'a'", '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '{,}', '{"a":,}', '{1: 2}', '{"a": {b: 1}}', '{"a": [1, {b: 1}]}', '[[1, x]]', '[[[', '[1\r x]', '[\u000c1]', '['.repeat(100) + ']'.repeat(100), '['.repeat(101) + ']'.repeat(101), '{"a":'.repeat(101) + '1' + '}'.repeat(101), '[[[', '[{', '[{"a"', '[1, 2', '[1, "a', '[1, {"b": }]', '[x]', '[1, x]', '[1, tru]', '[tru, 1]', '01', '-', '-1', '- 1', '+1', '1.', '.5', '1.5', '1e5', '1e', '1.5e+', '0x1', '1 2', '1,', '"a" "b"', ',', ':', '[1,,2]', '[,1]', '{"a": 1 "b": 2}', '{"a": 1, b: 2}', '{"a": 1, "b"}', '{"a": 1, "b": }', '[1] [2]', '{} {}', 'null null', '{"a": nul}', '{"a": 1x}', '[1x]', '[1.5x]', '[-]', '[-x]', '{"a": -}', '{"a": [}', '{"a": {}', '[}', '{]', '\\', '"\\', '"\\"', '"a\\', 'é', '"é"', '["é" é]', '{"é": é}', '\u00a0', '\ufeff1', '[1, // c\n 2]', '[1, /* c */ 2]', '{"a": /* c */ 1}', '{/* c */"a": 1}', '{"a"/**/: 1}', '[1 // c\n]', '1 // c', '1 /* c', '/', '//', '[/]', "`a`", 'undefined', '{undefined: 1}', '[undefined]', '[null, undefined]', '(1)', '{"a": (1)}', 'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z', '["a", ' + '"long text", '.repeat(30) + 'x]', '{"key": "value",\n "other": ' + '"text'.repeat(60) + '}',
  '{"a": "b\n c"}', '["a\n"]', '{"a": "\\q"}', '{"a": "\\u00"}', '[1]\n\n\nx', '\n\n[x]', '  {  }  ', '{"a"; 1}', '["a": 1]', '{"a", 1}', '{"a": 1; "b": 2}', '[1; 2]', '{null: 1}', '{"a": "b" "c"}', '[true false]', '[1e400]', '123456789012345678901234567890', '[0123]', '[-01]', '[--1]', '[1.2.3]', '[1.e1]', '"\u0001"', '["\u0001"]', '"\u007f"',
];

const puppet = [
  '1', '$x = 1', 'class k { }', '1 +', 'class {', '$x = = 1', "'a", '1\n2', 'if', '', '}', "notice('a')\n )", '$x = { a => 1, a => 2}', 'attr', 'class K { }', '1\n2\n3', 'attr\nprivate', '$a::b = 1\n$1 = 2\n3\n4', '$x = /(/', '"a\\d"', '\n\n  $x = = 1', 'node n { }', 'if true { class k { } }', '$x = @(E)\n  a\n  | E\n', '$x = @(E:json)\n  {\n  | E\n', 'plan k() { }', '\u00e9', '"${', '@', 'class k($p, $p) { 1 }', 'class plan { }', '$x = 9999999999999999999', '0x', '1z', 'Foo::bar', '/* a', '@(', '{', '[', '(', '1 1', 'a b', '"a" => 1',
];

const templates = [
  'text', '<% 1 %>', '<%= $x %>', '<% if %>', '<%= 1', '<%# c', '<% | $a | %>', '<% | $a, $a | %>', '', '<%= 1 + %>', '<% 1 %>x<% 2 %>', 'a <%- | Integer $a | %>', '<% $a::b = 1 %><% $1 = 2 %>', '<%', '%>', '<%%', '<%- %>\n <% } %>', '<% { %>', '<%= class k { } %>', '<% attr %>', '<%= /(/ %>',
];

const base64 = ['YQ==', 'YQ', 'YWI=', 'YWJj', '!', '', 'YQ== x', 'Y Q = =', 'YQ==\nYQ==', 'é', 'YWJj\nYWJj', 'YQ=', 'YQ===', '====', 'YW-_', 'YW+/', 'Y', 'YWJjZA', '=', 'YWJj=', ' YWJj ', 'YQ==YQ==', 'YR==', 'YWJ='];

function heredocs(syntax: string, texts: readonly string[]): ValidatorCase[] {
  return texts.flatMap((text) => {
    const lines = text.split('\n').map((line) => `  ${line}`).join('\n');
    return [{ source: `$y = @(END:${syntax})\n${lines}\n  | END\n` }, { source: `notice(1)\n$y = call(1, @("END":${syntax}/L))\n${lines}\n  |- END\n` }];
  });
}

const places: ValidatorCase[] = [
  { source: "$a::b = 1\n$y = @(END:json)\n  {\n  | END\n$c::d = @(END:json)\n  ]\n  | END\n" },
  { source: "$y = @(END:json)\n{\n  | END\n1" },
  { source: "$y = @(END:json)\n    {\n    | END\n" },
  { source: "$y = [@(END:json), @(END2:json)]\n  1\n  | END\n  [\n  | END2\n" },
  { source: "$y = [@(END:json), /(/]\n  [\n  | END\n" },
  { source: "/(/ + /[/" },
  { source: "$x::y = /(/" },
  { source: "class k($p = /(/, $q = /[/) { $x = /a/ $z = /*/ }" },
  { source: "/(/ = = 1" },
  { source: "= = /(/" },
  { source: "class k(Integer[/(/] $p = /[/) { }" },
  { source: "/(/ ? { /[/ => 1 }" },
  { source: "$x = @(END:json)\n  \\u{7b}\n  | END\n" },
  { source: "$x = @(END:json/u)\n  \\u{7b}\n  | END\n" },
  { source: "$x = @(END:json/$)\n  \\$x\n  | END\n" },
  { source: '$x = @("END":json/$)\n  \\$x\n  | END\n' },
  { source: '$x = @("END":json/)\n  "a\\n"\n  | END\n' },
  { source: '$x = @(END:x+y+json)\n  {\n  | END\n' },
  { source: '$x = @(END:json+pp)\n  1 +\n  | END\n' },
  { source: '$x = @(END:pp+json)\n  {a => 1}\n  | END\n' },
  { source: '$x = @(END:x+base64)\n  !\n  | END\n' },
  { source: '$x = @(END:x+epp)\n  <%\n  | END\n' },
  { source: '$x = @(END:j_son)\n  {\n  | END\n' },
  { source: '$x = @(END:a1)\n  {\n  | END\n' },
  { source: "$x = @(END:pp)\n  $y = { a => 1, a => 2 }\n  | END\n", strict: 'warning' },
  { source: "$x = @(END:pp)\n  $y = { a => 1, a => 2 }\n  | END\n", strict: 'off' },
  { source: "$x = @(END:pp)\n  $y = { a => 1, a => 2 }\n  1\n  2\n  | END\n", strict: 'warning' },
  { source: "$x = @(END:pp)\n  class other { }\n  | END\n", file: '/env/modules/mod/manifests/init.pp', modulePath: ['/env/modules'] },
  { source: "class mod { $x = @(END:pp)\n  notice(1)\n  | END\n}", file: '/env/modules/mod/manifests/init.pp', modulePath: ['/env/modules'] },
  { source: "$x = @(END:pp)\n  plan k() { 1; 2 }\n  | END\n", tasks: true },
];

export const textCases: readonly ValidatorCase[] = [...heredocs('json', json), ...heredocs('pp', puppet), ...heredocs('epp', templates), ...heredocs('base64', base64), ...places];
