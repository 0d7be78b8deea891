/** Words and interpolations in every place: each keyword where a name, a key or an expression may stand, each start of `${…}`. */

const keywords = [
  'if', 'in', 'or', 'and', 'case', 'else', 'node', 'true', 'type', 'attr', 'class', 'elsif', 'undef', 'false', 'define', 'unless', 'default',
  'private',
  'inherits', 'function', 'import', 'site', 'application', 'produces', 'plan', 'apply',
];

const places = [
  '$z = { WORD => 1 }', '$z = { a => 1, WORD => 1 }', '$z = { a => WORD }', 'a { b: WORD => 1 }', 'a { WORD: }', 'a { WORD => 1 }', 'f(WORD)',
  'f(1, WORD)', '$x.WORD',
  'class WORD { }', 'define WORD { }', 'function WORD { }', '[WORD]', '[1, WORD]', '$x[WORD]', '$x ? { WORD => 1 }', 'f(WORD => 1)',
  'type WORD = Integer',
  'node WORD { }', 'class a inherits WORD { }', 'Foo<| WORD == 1 |>', 'Foo[WORD]', 'WORD', 'WORD = 1', 'a::WORD', 'WORD 1', '::WORD', 'WORD::b',
];

const starts = ['a', 'if', '1', 'a::b', '::a', 'A', '_a', 'a-b', 'default', 'true', 'undef', 'type', 'class', 'in', 'attr', 'unless', 'case'];

const ends = [
  '', '[1]', ' [1]', '.b', '.b()', '(1)', ' (1)', ' + 1', '|$x|{1}', '.c|$x|{1}', '["a"]', '{', '=>1', ' }', ' ?{1=>2}', ' == 1', ',b', '::b',
  '.b.c', '[1].b',
  '[1][2]', '.b[1]',
];

const functions = [
  'alert', 'break', 'contain', 'crit', 'debug', 'emerg', 'err', 'error', 'fail', 'import', 'include', 'info', 'notice', 'next', 'realize', 'require',
  'return',
  'tag', 'warning', 'create_resources', 'hiera_include', 'search', 'print', 'lookup', 'defined', 'foo',
];

const operators = ['+', '-', '*', '/', '%', '<<', '>>', '==', '!=', '<', '>', '<=', '>=', '=~', '!~', 'in', 'and', 'or', '=', '+=', '->', '~>', '<-'];

export const keywordsInPlaces = keywords.flatMap((word) => places.map((place) => place.replace('WORD', word)));

export const interpolations = starts.flatMap((start) => ends.map((end) => `"x\${${start}${end}}y"`));

export const statementCalls = functions.flatMap((name) => [
  `${name} 1`, `${name} 1, 2`, `${name} [1]`, `${name}[1]`, `${name} {a => 1}`, `${name} $x {}`, `${name}; 1`,
]);

/** Each pair of operators, and what comes before and after an operand. */
export const precedences = operators.flatMap((first) => [
  ...operators.map((second) => `$a ${first} $b ${second} $c`),
  `!$a ${first} $b`, `-$a ${first} $b`, `*$a ${first} $b`, `$a ${first} !$b`, `$a ${first} -$b`, `$a ${first} *$b`, `$a ${first} $b[1]`,
  `$a ${first} $b.c`,
  `$a ${first} $b ? 1 => 2`, `$a ? 1 => 2 ${first} $b`, `$a ? { 1 => 2 } ${first} $b`, `$a ${first} f($b)`, `$a ${first} A <| |>`,
  `$a ${first} b { c: }`,
]);

const texts = [
  '$a = "x y ${b} z $c::d w ${f(1, \'q\') + 2} ${"in ${n} t"} ${a[1].b} e"\n', '"a ${ [1, "b"] } ${ {a => 1} } x\\n\\"y" b',
  '"é ${a}😀 ${if true { 1 }} ${x ? { 1 => 2 }}"', "'abc' \"d ${'x' + \"y$z\"} w\" 'e\\'f'", '"$a$b ${c}${d} $ ${e"f"}"',
  '"${a # c\n}" "${/* x */ b}"', '"$" "a$b" "$"',
  '$a = @("X":json/t)\n  foo ${x} \\t\n  bar\n  | - X\n$b = 1\n', '[ @(A), @("B") ]\n a\n | A\n ${b}\n |- B\n',
  'class a { /* c */ file { "/x": * => { b => [1] } } }',
];

/** Texts cut off at every place, and with a quote or bracket too many. */
export const cutTexts = texts.flatMap((text) => [
  ...Array.from(text, (_, at) => Array.from(text).slice(0, at).join('')),
  ...Array.from({ length: Math.ceil(text.length / 3) }, (_, index) => index * 3).flatMap((at) =>
    ['"', "'", '{', '}', '$'].map((character) => text.slice(0, at) + character + text.slice(at)),
  ),
]);
