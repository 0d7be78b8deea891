/**
 * Compiling any text as Terraform ends, with a JavaScript module, or with errors that have positions inside the text.
 * Evaluating such a module ends with a value, or with an error of the language.
 */
import { terraform } from '@pptjs/dialect-terraform';
import { DialectEvaluator } from '@pptjs/engine';
import { generateWith } from '@pptjs/transpiler/dialect';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { createRandom } from '../conformance/random.js';
import { shareOf } from '../recorded/sample.js';
import { parseModule } from './parse-module.js';

type Goal = 'file' | 'expression';

/** Valid sources with every construct of the language. */
const SOURCES: readonly (readonly [source: string, goal: Goal])[] = [
  ['[for k, v in var.m : "${k}-${v}" if v != null][*].a[0] == {a = 1, (var.k) : 2}', 'expression'],
  ['{for k, v in var.m : k => upper(v)... if !can(v.x)}["a"].0.*.b', 'expression'],
  ['<<-EOT\n  a ${b ~} $${c}\n    %{~ if true }x%{ else }y%{ endif }\n  EOT\n', 'expression'],
  ['"%{ for i, v in [1, 2.5e3] }${i}%{ endfor }\\u00e9\\n" + -1 % max(1, [2, 3]...)', 'expression'],
  ['try(null ? 1 : "a", 1 / 0 <= 2 && true || false, <<A\n$x\nA\n)', 'expression'],
  [
    'variable "x" {\n  type = object({ a = optional(number, 1), b = list(string) })\n  default = { b = [] }\n' +
      '  nullable = false\n  validation {\n    condition = var.x.a > 0\n    error_message = "no ${var.x.a}"\n  }\n}\n' +
      'locals {\n  b = local.a # c\n  a = var.x["a"]\n  c = local.d\n  d = local.c\n}\n' +
      'output "__proto__" { value = [local.a, local.b] }\nresource "a" b {\n  c { d = 1 }\n}\n',
    'file',
  ],
  [
    'locals {\n  constructor = 1\n  await-x = local.constructor\n  é = local\n}\noutput "then" { value = local.é }\n',
    'file',
  ],
];

const TOKENS = (
  '${ %{ { } [ ] ( ) " = : ? , . ... => for in if else endif endfor * [*] .* 1 1.2 1e999999 a "a" ~} ${~ & ; \' ` # // /* */ \\ ' +
  '$ % é \u{1f600} - ! == + / null true var local f( \\u12 \\q $${ <<EOT\n EOT\n \n \r \t \u0000 \ud800 variable locals output'
).split(' ');

const evaluator = await DialectEvaluator.load(terraform);

function assertCompiles(t: ExecutionContext, text: string, goal: Goal): void {
  const { tree, diagnostics } = terraform.parse(text, { file: 'x.tf', goal });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  for (const { line, column, start, end } of diagnostics)
    t.true(
      line >= 1 && (column ?? 1) >= 1 && start >= 0 && start <= end && end <= text.length,
      'the position is inside the text',
    );
  if (tree === null) {
    t.true(errors.length > 0, 'a text without a tree has an error');
    return;
  }
  t.deepEqual(errors, []);
  t.is(typeof terraform.printTree(tree), 'string');
  const { code } = generateWith(terraform, tree, { file: 'x.tf', source: text, format: 'esm' });
  parseModule(code);
}

function check(t: ExecutionContext, text: string): void {
  for (const goal of ['file', 'expression'] as const)
    try {
      assertCompiles(t, text, goal);
      evaluator.evaluate(text, { goal, variables: { m: { a: 'b' }, k: 'c' } });
    } catch (error) {
      t.fail(`${(error as Error).stack}\n--- source (${goal}):\n${JSON.stringify(text)}`);
    }
}

test('the sources themselves compile', (t) => {
  for (const [source, goal] of SOURCES) t.not(terraform.parse(source, { goal }).tree, null, source);
});

test('sources with a few changed characters compile, or have errors of the language', (t) => {
  const random = createRandom(7);
  const characters = '{}[]()|"\'$%<>=~!?:;,./\\#&*+-^\n\t\r 0aZ\u0000é\u{1f600}';
  for (let round = 0; round < 2000; round++) {
    let [text] = random.pick(SOURCES);
    for (let times = 1 + random.below(3); times > 0; times--) {
      const at = random.below(text.length + 1);
      const inserted = characters.charAt(random.below(characters.length)).repeat(random.below(3));
      text = text.slice(0, at) + inserted + text.slice(at + random.below(4));
    }
    check(t, text);
  }
});

test('random sequences of tokens compile, or have errors of the language', (t) => {
  const random = createRandom(8);
  for (let round = 0; round < 2000; round++) {
    const tokens = Array.from({ length: 1 + random.below(14) }, () => random.pick(TOKENS));
    check(t, tokens.join(random.below(2) === 0 ? '' : ' '));
  }
});

test('random characters compile, or have errors of the language', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void check(t, text)),
    { numRuns: shareOf(400) },
  );
});

test('deep nesting and long chains have a diagnostic, or they compile and evaluate', (t) => {
  const repeated = [
    '(',
    '[',
    '{a=',
    '-',
    '!',
    '"${',
    'f(',
    'a[',
    '[for x in ',
    '1 ? ',
    'a.*',
    'a[*]',
    'a.b',
    '.0',
    '1 + ',
  ];
  const blocks = ['a {\n', 'a "b" {\n', '%{ if true }', '"%{ for x in y }', '<<A\n${'];
  for (const text of [...repeated, ...blocks])
    for (const count of [200, 1100, 20_000]) {
      check(t, text.repeat(count));
      check(t, `${text.repeat(count)}1`);
    }
  for (const count of [300, 900, 5000])
    for (const [open, close] of [
      ['(', ')'],
      ['[', ']'],
      ['{a=', '}'],
      ['"${', '}"'],
      ['"%{if true}', '%{endif}"'],
      ['1 + ', ''],
      ['[1][0', ']'],
      ['true ? 1 : ', ''],
      ['max(', ')'],
      ['[for x in [1] : ', ']'],
    ] as const)
      check(t, `${open.repeat(count)}1${close.repeat(count)}`);
});
