/**
 * Texts with several syntax errors, with too deep nesting, incomplete texts and texts that are not Puppet code. The
 * parser reports diagnostics and never throws.
 */
import { type Diagnostic, parse, summarize } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';
import { families } from './families.js';

/** Sources with all their syntax errors. */
const several: readonly (readonly [source: string, faults: readonly string[]])[] = [
  ['$x = ]\n$y = 1 +\n\n$z = }\nnotice(1)\n', ["1:6 Syntax error at ']'", "4:6 Syntax error at '}'"]],
  [
    'class a {\n  file { "x":\n    mode => ,\n    a => 1,\n  }\n  $y = ]\n  if $x {\n    notice(1\n  } else {\n    $z = )\n  }\n}\nclass b {\n}\n$q = 1\nclass c ) { }\n',
    [
      "3:13 Syntax error at ','",
      "6:8 Syntax error at ']'",
      "9:3 Syntax error at '}'",
      "10:10 Syntax error at ')'",
      "16:9 Syntax error at ')'",
    ],
  ],
  [
    'if true {\n  $x = = 1\n} elsif false {\n  $y = = 2\n} else {\n  $z = = 3\n}\n$w = 1',
    ["2:8 Syntax error at '='", "4:8 Syntax error at '='", "6:8 Syntax error at '='"],
  ],
  ['$x = 08\n$y = Foo::bar\n', ['1:6 Not a valid octal number 08', '2:10 Illegal class reference']],
  ['f(1,\n  2))\nnotice(2)\n', ["2:5 Syntax error at ')'"]],
  ['$a = "x\n$b = ]', ["2:3 Unclosed quote after 'b' followed by ' = ]...'"]],
  ['$a = [1,\n', ['2:null Syntax error at end of input']],
];

for (const [source, faults] of several) {
  test(`all syntax errors of ${JSON.stringify(source)}`, (t) => {
    const { program, diagnostics } = parse(source);
    t.is(program, null);
    t.deepEqual(
      diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`),
      faults,
    );
    t.deepEqual(
      diagnostics.map(({ further }) => further === true),
      faults.map((_, index) => index > 0),
    );
  });
}

test('a syntax error at the end of the text has an offset within it', (t) => {
  t.like(parse('::A::').diagnostics[0], {
    start: 5,
    end: 5,
    line: 1,
    column: 6,
    message: 'Illegal fully qualified class reference',
  });
});

test('the message is that of the first syntax error', (t) => {
  t.is(
    summarize(parse('$x = ]\n$z = }\n', { file: 'a.pp' }).diagnostics).message,
    "Syntax error at ']' (file: a.pp, line: 1, column: 6)",
  );
});

test('unknown escapes are warnings', (t) => {
  const { program, diagnostics } = parse('$a = "\\d ${b} \\u12"\n', { file: 'a.pp' });
  t.not(program, null);
  t.deepEqual(
    diagnostics.map(({ severity, code, message, line, column }) => [severity, code, message, line, column]),
    [
      ['warning', 'UNRECOGNIZED_ESCAPE', "Unrecognized escape sequence '\\d'", 1, 7],
      [
        'warning',
        'ILLEGAL_UNICODE_ESCAPE',
        "Unicode escape '\\u' was not followed by 4 hex digits or 1-6 hex digits in {} or was > 10ffff",
        1,
        15,
      ],
    ],
  );
});

const count = 10_000;
const times = (text: string): string => text.repeat(count);
const deep: Readonly<Record<string, string>> = {
  brackets: times('[') + times(']'),
  parentheses: `${times('(')}1${times(')')}`,
  hashes: `$a = ${times('{a=>')}1${times('}')}`,
  'brackets of an access': `${times('$a[')}1${times(']')}`,
  'brackets that stay open': times('['),
  'parentheses that stay open': times('('),
  'braces that stay open': times('{'),
  not: `${times('!')}1`,
  minus: `${times('- ')}1`,
  splat: `${times('* ')}1`,
  '@': `${times('@ ')}a { b: }`,
  if: times('if 1 {') + times('}'),
  elsif: `if 1 {}${times(' elsif 1 {}')}`,
  case: times('case 1 { 1: {') + times('} }'),
  sums: `1${times(' + 1')}`,
  accesses: `$a${times('[1]')}`,
  'method calls': `$a${times('.b')}`,
  calls: times('f(') + times(')'),
  blocks: times('f() |$x| {') + times('}'),
  assignments: `${times('$a = ')}1`,
  edges: `A${times(' -> A')}`,
  selectors: `${times('1 ? 1 => ')}1`,
  strings: `${times('"${')}1${times('}"')}`,
  'unclosed strings': times('"${'),
  'strings with a fault': `${times('"${')})${times('}"')}`,
  classes: times('class a {') + times('}'),
  types: `type A = ${times('A[')}1${times(']')}`,
  parameters: `class a(${times('A[')}1${times(']')} $x) {}`,
  'resources of resources': `A${times(' { a: }')}`,
};

for (const [name, source] of Object.entries(deep)) {
  test(`${count} nested ${name} parse or are a syntax error`, (t) => {
    const { program, diagnostics } = parse(source);
    if (program === null)
      t.regex(diagnostics[0]?.message ?? '', /^(?:Expressions are nested too deeply|Syntax error|Unclosed quote)/);
    else t.deepEqual(diagnostics, []);
  });
}

test('parsing with little stack reports an error instead of throwing', (t) => {
  const source = '['.repeat(300) + ']'.repeat(300);
  const results = new Set<string>();
  const down = (): void => {
    results.add(parse(source).diagnostics[0]?.code ?? 'a tree');
    down();
  };
  t.throws(down, { instanceOf: RangeError });
  t.deepEqual([...results].sort(), ['NESTING_TOO_DEEP', 'a tree']);
});

test('long lists and many statements do not count as nesting', (t) => {
  const sources = [
    `[${times('1, ')}]`,
    times('$a = 1\n'),
    `notice 1${times(', 1')}`,
    times('"$a" '),
    `{${times('a => 1, ')}}`,
  ];
  for (const source of sources) t.deepEqual(parse(source).diagnostics, []);
});

const all = Object.entries(families()).flatMap(([family, sources]) =>
  sources.map((source) => ({ source, epp: family.startsWith('templates') })),
);

test('any text has a tree or a syntax error with a place', (t) => {
  const words = [
    '$a',
    '"',
    "'",
    '${',
    '}',
    '{',
    '(',
    ')',
    '[',
    ']',
    '@(X)',
    '@("X"/L)\n',
    'X\n',
    '\n',
    '\\',
    '#',
    '/*',
    '*/',
    '/',
    '<%',
    '%>',
    '-%>',
    '<%=',
    '<%#',
    'class ',
    'if ',
    '=> ',
    '|',
    '😀',
    '\r\n',
    '\u0000',
  ];
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...words)).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(text, fc.boolean(), (source, epp) => holds(source, epp)),
    { numRuns: shareOf(5000) },
  );
  t.pass();
});

test('a source with changed characters has a tree or a syntax error with a place', (t) => {
  const replacement = fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 3 }));
  const change = fc.record({ source: fc.constantFrom(...all), at: fc.nat(), length: fc.nat(8), text: replacement });
  fc.assert(
    fc.property(change, ({ source: { source, epp }, at, length, text }) => {
      const from = at % (source.length + 1);
      return holds(source.slice(0, from) + text + source.slice(from + length), epp);
    }),
    { numRuns: shareOf(5000) },
  );
  t.pass();
});

function holds(source: string, epp: boolean): boolean {
  const { program, diagnostics } = parse(source, { epp });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return (program === null) === errors.length > 0 && diagnostics.every((diagnostic) => hasPlace(diagnostic, source));
}

function hasPlace({ start, end, line, column }: Diagnostic, source: string): boolean {
  return start >= 0 && start <= end && end <= source.length + 3 && line >= 1 && (column === null || column >= 1);
}
