import { check, renderDiagnostic } from '@pptjs/transpiler';
import test from 'ava';

/** Sources, with the rendered text of their first diagnostic. */
const rows: readonly (readonly [source: string, lines: readonly string[]])[] = [
  [
    'class a($b, $b) {\n}',
    [
      "a.pp:1:13: error: The parameter 'b' is declared more than once in the parameter list [DUPLICATE_PARAMETER]",
      '1 | class a($b, $b) {',
      '  |             ^^',
      '2 | }',
      'help: Rename one of the two.',
    ],
  ],
  [
    'notice(1)\n\t$a::b = 1\nnotice(2)',
    [
      "a.pp:2:2: error: Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces [CROSS_SCOPE_ASSIGNMENT]",
      '1 | notice(1)',
      '2 |     $a::b = 1',
      '  |     ^^^^^',
      '3 | notice(2)',
      'help: Assign to a variable without a namespace.',
    ],
  ],
  [
    "$x = '😀' + 1 = 2",
    [
      "a.pp:1:10: error: Illegal attempt to assign to 'a '+' expression'. Not an assignable reference [ILLEGAL_ASSIGNMENT]",
      "1 | $x = '😀' + 1 = 2",
      '  |          ^',
      'help: Assign to a variable or a list of variables. To compare, write `==`.',
    ],
  ],
  [
    'class a {\n  class b::_c { }\n}',
    [
      "a.pp:2:3: error: Unacceptable name. The name 'a::b::_c' is unacceptable as the name of a Host Class Definition [ILLEGAL_DEFINITION_NAME]",
      '1 | class a {',
      '2 |   class b::_c { }',
      '  |   ^^^^^^^^^^^',
      '3 | }',
    ],
  ],
  ['class {', ['a.pp:1:8: error: Syntax error at end of input [SYNTAX_ERROR]', '1 | class {', '  |        ^']],
  [
    'class a {\n  # the end\n\n',
    [
      'a.pp:2:12: error: Syntax error at end of input [SYNTAX_ERROR]',
      '1 | class a {',
      '2 |   # the end',
      '  |            ^',
      '3 | ',
    ],
  ],
  [
    '\ufeff1',
    [
      'a.pp: error: Illegal UTF-8 Byte Order mark at beginning of input: [EF BB BF] - remove these from the puppet source [ILLEGAL_BOM]',
    ],
  ],
];

for (const [source, lines] of rows) {
  test(`the first diagnostic of ${JSON.stringify(source)} is rendered`, (t) => {
    const [first] = check(source, { file: 'a.pp' });
    if (first === undefined) return t.fail('there is no diagnostic');
    const shown = renderDiagnostic(first, source).split('\n');
    t.deepEqual(shown.slice(0, lines.length), lines);
  });
}

test('the place has no file name if the source has none', (t) => {
  const [first] = check('1\n2');
  if (first === undefined) return t.fail('there is no diagnostic');
  t.regex(renderDiagnostic(first, '1\n2'), /^<input>:1:1: error: This Literal Integer/);
});

test('only the part of a long line around the place is shown', (t) => {
  const source = `$x = [${'1, '.repeat(1000)}$a::b = 1]`;
  const [first] = check(`${source}`, { file: 'a.pp' });
  if (first === undefined) return t.fail('there is no diagnostic');
  const lines = renderDiagnostic(first, source).split('\n');
  for (const line of lines.slice(1, 3)) t.true(line.length < 200, line);
  t.is(
    lines[1]?.slice(lines[2]?.indexOf('^'), (lines[2]?.lastIndexOf('^') ?? 0) + 1),
    source.slice(first.start, first.end),
  );
});

test('with colours, escape sequences mark the parts of a diagnostic', (t) => {
  const [first] = check('1\n2', { file: 'a.pp' });
  if (first === undefined) return t.fail('there is no diagnostic');
  const plain = renderDiagnostic(first, '1\n2');
  const colored = renderDiagnostic(first, '1\n2', { color: true });
  t.not(colored, plain);
  t.is(colored.replace(/\u001b\[\d+m/g, ''), plain);
});

test('a diagnostic at any place in a source can be rendered', (t) => {
  const source = 'a\r\nb\n\tc';
  for (let start = 0; start <= source.length; start++) {
    for (let end = start; end <= source.length; end++) {
      t.notThrows(() =>
        renderDiagnostic(
          { code: 'X', severity: 'error', message: 'x', file: '', line: 1, column: 1, start, end },
          source,
        ),
      );
    }
  }
});
