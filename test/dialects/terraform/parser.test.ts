/** The syntax of Terraform: the trees of all constructs, precedence, and the diagnostics of HCL 2.14. */
import { terraform } from '@pptjs/dialect-terraform';
import test from 'ava';
import fc from 'fast-check';

type Goal = 'file' | 'expression';

function treeOf(source: string, goal: Goal = 'expression'): string {
  const { tree, diagnostics } = terraform.parse(source, { goal });
  return tree === null ? `error: ${diagnostics[0]?.message}` : terraform.printTree(tree).trimEnd();
}

/** Sources and their trees. */
const TREES: Readonly<Record<string, readonly (readonly [source: string, tree: string])[]>> = {
  literals: [
    ['12', '12'],
    ['1.50', '1.50'],
    ['1e+3', '1e+3'],
    ['true', 'true'],
    ['null', 'null'],
    ['""', '(template "")'],
    ['"a\\n\\"\\u00e9"', '(template "a\\n\\"é")'],
  ],
  'templates with interpolation and directives': [
    ['"a ${b} c"', '(template "a " (variable "b") " c")'],
    ['"${b}"', '(wrap (variable "b"))'],
    ['"$${b} %%{c} $d"', '(template "${" "b} " "%{" "c} " "$" "d")'],
    ['" ${~ b ~} c"', '(template "" (variable "b") "c")'],
    ['"%{ if a }x%{ else }y%{ endif }"', '(template (? (variable "a") (template "x") (template "y")))'],
    ['"%{ if a }x%{ endif }"', '(template (? (variable "a") (template "x") (template "")))'],
    [
      '" %{~ for k, v in a ~} x %{ endfor }"',
      '(template "" (join (for (k v) (variable "a") (value (template "x ")))))',
    ],
  ],
  heredocs: [
    ['<<EOT\n  a\n b\nEOT\n', '(template "  a\\n" " b\\n")'],
    ['<<-EOT\n    a\n      b\n\n    ${c}\n    EOT\n', '(template "a\\n" "  b\\n" "\\n" "" (variable "c") "\\n")'],
    ['<<EOT\n\\n ${a}EOT\nEOT\n', '(template "\\\\n " (variable "a") "EOT\\n")'],
  ],
  'tuples and objects': [
    ['[1, a,\n "b",\n]', '(tuple 1 (variable "a") (template "b"))'],
    [
      '{ a = 1, "b" : 2\n (c) = 3\n true = 4 }',
      '(object ((variable "a") 1) ((template "b") 2) ((parentheses (variable "c")) 3) (true 4))',
    ],
    ['{}', '(object)'],
  ],
  'indices, attributes and splats': [
    ['a.b[0]["c"].1', '(index (index (index (. (variable "a") "b") 0) (template "c")) 1)'],
    ['a[b]', '(index (variable "a") (variable "b"))'],
    ['a.*.b.0', '(splat (variable "a") (index (. each "b") 0))'],
    ['a[*].b[c]', '(splat (variable "a") (index (. each "b") (variable "c")))'],
    ['a.*.b[0]', '(index (splat (variable "a") (. each "b")) 0)'],
  ],
  'for expressions': [
    ['[for v in a : v]', '(for (v) (variable "a") (value (variable "v")))'],
    [
      '{for k, v in a : k => v... if v > 1}',
      '(for (k v) (variable "a") (key (variable "k")) (values (variable "v")) (if (> (variable "v") 1)))',
    ],
  ],
  'conditionals, calls and operators': [
    ['a ? b : c ? d : e', '(? (variable "a") (variable "b") (? (variable "c") (variable "d") (variable "e")))'],
    ['f(1, a...)', '(call "f" 1 (variable "a") ...)'],
    ['f()', '(call "f")'],
    ['-a.b', '(- (. (variable "a") "b"))'],
    ['!a == b', '(== (! (variable "a")) (variable "b"))'],
    ['a-b - c', '(- (variable "a-b") (variable "c"))'],
  ],
  'comments and line feeds': [
    ['1 # a\n + 2', '(+ 1 2)'],
    ['/* a */ 1 // b', '1'],
  ],
};

for (const [title, rows] of Object.entries(TREES))
  test(`trees: ${title}`, (t) => {
    for (const [source, tree] of rows) t.is(treeOf(source), tree, source);
  });

test('trees: bodies', (t) => {
  const source = 'a = 1\nb "c" d {\n  e = 2 # f\n  g { h = 3 }\n}\n';
  t.is(
    treeOf(source, 'file'),
    '(attribute "a" 1)\n(block "b" "c" "d"\n  (attribute "e" 2)\n  (block "g"\n    (attribute "h" 3)\n  )\n)',
  );
});

/** The binary operators of the seed, by descending precedence. */
const LEVELS = [['*', '/', '%'], ['+', '-'], ['>', '>=', '<', '<='], ['==', '!='], ['&&'], ['||']];

const operator = fc
  .integer({ min: 0, max: LEVELS.length - 1 })
  .chain((level) => fc.constantFrom(...(LEVELS[level] ?? [])).map((text) => ({ level, text })));

test('precedence: the operator of the higher level is evaluated first, otherwise the left one', (t) => {
  fc.assert(
    fc.property(operator, operator, (left, right) => {
      const tree = treeOf(`1 ${left.text} 2 ${right.text} 3`);
      t.is(
        tree,
        left.level <= right.level ? `(${right.text} (${left.text} 1 2) 3)` : `(${left.text} 1 (${right.text} 2 3))`,
      );
    }),
  );
});

test('precedence: ! and - bind more strongly than all binary operators, and parentheses override', (t) => {
  fc.assert(
    fc.property(operator, fc.constantFrom('!', '-'), ({ text }, unary) => {
      t.is(treeOf(`${unary}a ${text} b`), `(${text} (${unary} (variable "a")) (variable "b"))`);
      t.is(treeOf(`${unary}(a ${text} b)`), `(${unary} (parentheses (${text} (variable "a") (variable "b"))))`);
    }),
  );
});

/** Broken sources with the summary, the line and the column of their first error. */
const ERRORS: readonly (readonly [source: string, summary: string, line: number, column: number, goal?: Goal])[] = [
  ['', 'Missing expression', 1, 1],
  ['1 +', 'Missing expression', 1, 4],
  ['1 2', 'Extra characters after expression', 1, 3],
  ['a[1', 'Missing close bracket on index', 1, 4],
  ['a.', 'Invalid attribute name', 1, 3],
  ['a.0.1', 'Invalid legacy index syntax', 1, 3],
  ['1.2.3', 'Invalid number literal', 1, 1],
  ['(1', 'Unbalanced parentheses', 1, 3],
  ['[1 2]', 'Missing item separator', 1, 4],
  ['{a = 1 b = 2}', 'Missing attribute separator', 1, 8],
  ['{a 1}', 'Missing key/value separator', 1, 4],
  ['f(1 2)', 'Missing argument separator', 1, 5],
  ['a ? b', 'Missing false expression in conditional', 1, 6],
  ['[for a : b]', "Invalid 'for' expression", 1, 8],
  ['"a', 'Unterminated template string', 1, 3],
  ['"a\nb"', 'Invalid multi-line string', 1, 3],
  ['"\\q"', 'Invalid escape sequence', 1, 2],
  ['"${a"', 'Unclosed template interpolation sequence', 1, 2],
  ['"%{ if a }"', 'Unexpected end of template', 1, 11],
  ['"%{ fi }"', 'Invalid template control keyword', 1, 5],
  ["'a'", 'Invalid character', 1, 1],
  ['a & b', 'Unsupported operator', 1, 3],
  ['"e\u0301👍🏽" ;', 'Invalid character', 1, 6],
  ['a = 1 b = 2', 'Missing newline after argument', 1, 7, 'file'],
  ['a {\n  b = 1\n', 'Unclosed configuration block', 1, 3, 'file'],
  ['a { b = 1, c = 2 }', 'Invalid single-argument block definition', 1, 10, 'file'],
  ['a\n', 'Argument or block definition required', 1, 1, 'file'],
  ['"a" = 1', 'Invalid argument name', 1, 1, 'file'],
  ['a = 1\na = 2\n', 'Attribute redefined', 2, 1, 'file'],
  ['a "${b}" {\n}\n', 'Invalid string literal', 1, 4, 'file'],
];

test('the first error has the summary and place of HCL', (t) => {
  for (const [source, summary, line, column, goal = 'expression'] of ERRORS) {
    const [error] = terraform.parse(source, { goal }).diagnostics;
    t.like(error, { message: summary, line, column, severity: 'error' }, source);
  }
});

test('details name what was found', (t) => {
  const details = (source: string, goal: Goal = 'expression'): (string | undefined)[] =>
    terraform.parse(source, { goal, file: 'main.tf' }).diagnostics.map(({ detail }) => detail);
  t.deepEqual(details('"%{ fi }"'), ['"fi" is not a valid template control keyword. Did you mean "if"?']);
  t.deepEqual(details('a = 1\na = 2\n', 'file'), [
    'The argument "a" was already set at main.tf:1,1-2. Each argument may be set only once.',
  ]);
  t.deepEqual(details('"\\é"'), ['The symbol "é" is not a valid escape sequence selector.']);
});

test('deep nesting and long chains give a diagnostic', (t) => {
  for (const source of ['('.repeat(50_000), '-'.repeat(50_000), '"${'.repeat(20_000), `1${' + 1'.repeat(50_000)}`])
    t.is(terraform.parse(source, { goal: 'expression' }).diagnostics.at(-1)?.code, 'NESTING_TOO_DEEP');
});
