/**
 * Compiling any text as Puppet 3 ends, with a JavaScript module, or with errors that have positions inside the text.
 * Evaluating such a module ends with a value, or with an error of the language.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puppet3 } from '@pptjs/dialect-puppet3';
import { DialectEvaluator } from '@pptjs/engine';
import { compileWith } from '@pptjs/transpiler/dialect';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { createRandom } from '../conformance/random.js';
import { shareOf } from '../recorded/sample.js';
import { parseModule } from './parse-module.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const sources = ['examples', 'test'].flatMap((folder) =>
  readdirSync(repository + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pp') && !name.includes('node_modules'))
    .map((name) => readFileSync(`${repository}${folder}/${name}`, 'utf8')),
);

/** Sources of the dialect, which compile. */
const ownSources = [
  'class foo-bar($a = 0x1F, $b = \'\') inherits base {\n  if $a + 1 == 32 and !$b { notice "x ${a-1} $b" }\n}',
  "$x = $y ? { /^a(.)/ => $1, default => 'b' }\nfile { [$x, 'b']: mode => 0644, require => File ['c'], }",
  "case $::os { Debian, /^Ubuntu/: { include a, b } default: { fail('x') } }",
  "$x = ['a', { b => 010 }]\nnotice($x[1][b] * 2 << 1 in ['32'], -1 % 3 >= 2 or 'A' in 'a')",
  "define a::b($c) { @notify { \"${name}-${c}\": } }\nNotify <| title == 'a' or b != 1 |> { message +> 'x' }",
  "import 'x'\nnode 'a' inherits default { $x += [1] }\nClass['a'] -> file['b'] ~> Notify[$c]",
];

const evaluator = await DialectEvaluator.load(puppet3);

function assertCompiles(t: ExecutionContext, text: string): void {
  const { code, diagnostics } = compileWith(puppet3, text, { file: 'x.pp' });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (code !== null) {
    t.deepEqual(errors, []);
    parseModule(code);
  } else t.true(errors.length > 0, 'a text without a module has an error');
  for (const { line, start, end } of diagnostics)
    t.true(line >= 1 && start >= 0 && start <= end && end <= text.length, 'the position is inside the text');
}

function check(t: ExecutionContext, text: string): void {
  try {
    assertCompiles(t, text);
    evaluator.evaluate(text);
  } catch (error) {
    t.fail(`${(error as Error).stack}\n--- source:\n${JSON.stringify(text)}`);
  }
}

test('sources with a few changed characters compile or have errors with positions', (t) => {
  const random = createRandom(3);
  const extraCharacters = '{}[]()|"\'$%@<>=~!?:;,./\\#&*+-^\n\t 0aZ\u0000é\u{1f600}';
  for (let round = 0; round < 2500; round++) {
    const text = round % 2 === 0 ? random.pick(sources) : random.pick(ownSources);
    let mutated = text;
    for (let times = 1 + random.below(3); times > 0; times--) {
      const at = random.below(mutated.length + 1);
      const length = random.below(12);
      const piece = random.pick([
        '',
        random.pick([...extraCharacters]),
        mutated.slice(at, at + length).repeat(2),
        mutated.slice(random.below(mutated.length), random.below(mutated.length)).slice(0, 40),
      ]);
      mutated = mutated.slice(0, at) + piece + mutated.slice(at + random.below(3) * length);
    }
    check(t, mutated);
  }
});

test('sources that end early compile or have errors with positions', (t) => {
  for (const text of ownSources) for (let end = 0; end <= text.length; end++) check(t, text.slice(0, end));
  for (const text of ownSources) t.not(compileWith(puppet3, text).code, null, text);
});

const token = fc.constantFrom(
  ...'{ } [ ] ( ) | , ; : . => +> -> ~> <- <~ = += -= == != =~ !~ < > <= >= << >> <| |> <<| |>> + - * / % ! ? @ @@ $x $::a $a::b $1 a a::b a-b 5a A A::B A-b 1 08 0x1F 1.5 1e3 \'s\' "s${x}" "${x-1}" "${" /re/ @(E) if elsif else unless case default class define node import inherits and or in undef true notice include type function'.split(
    ' ',
  ),
  '\n',
  ' ',
  '# c\n',
  '"',
  "'",
);

test('random tokens compile or have errors with positions', (t) => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 40 }), fc.constantFrom(' ', ''), (tokens, separator) =>
      check(t, tokens.join(separator)),
    ),
    { numRuns: shareOf(3000), seed: 7 },
  );
  t.pass();
});

test('random expressions compile or have errors with positions', (t) => {
  const operand = fc.constantFrom(
    "'a'",
    '1',
    '0x1F',
    '1e3',
    '1.5',
    "''",
    'undef',
    'true',
    '$x',
    '[1, a]',
    '{ a => 1 }',
    '$x[1]',
    'A',
    'f(1)',
  );
  const operator = fc.constantFrom(
    '+',
    '-',
    '*',
    '/',
    '%',
    '<<',
    '>>',
    '==',
    '!=',
    '<',
    '>',
    '<=',
    '>=',
    'in',
    'and',
    'or',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(operand, operator, fc.constantFrom('', '!', '-')), { maxLength: 8 }),
      operand,
      (parts, last) => check(t, parts.map(([left, between, prefix]) => `${prefix}${left} ${between} `).join('') + last),
    ),
    { numRuns: shareOf(2000), seed: 7 },
  );
  t.pass();
});

test('random text compiles or has errors with positions', (t) => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'binary' }), (text) => check(t, text)),
    { numRuns: shareOf(500), seed: 7 },
  );
  t.pass();
});

const deep: readonly (readonly [name: string, text: string])[] = [
  ['brackets', '['.repeat(10_000)],
  ['closed brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['parentheses', `${'('.repeat(10_000)}1${')'.repeat(10_000)}`],
  ['braces', '{ a => '.repeat(10_000)],
  ['sums', '1 + '.repeat(10_000) + '1'],
  ['short sums', '1 + '.repeat(900) + '1'],
  ['conditions', '$x and '.repeat(900) + '1'],
  ['negations', `${'!'.repeat(10_000)}1`],
  ['minus signs', `${'- '.repeat(390)}1`],
  ['blocks', `${'if true { '.repeat(10_000)}${'}'.repeat(10_000)}`],
  ['interpolations', `${'"${'.repeat(5_000)}1${'}"'.repeat(5_000)}`],
  ['accesses', `$x${'[0]'.repeat(10_000)}`],
  ['selectors', `1${' ? { default => 1 }'.repeat(10_000)}`],
  ['values of selectors', `1${' ? { default => a'.repeat(10_000)}${' }'.repeat(10_000)}`],
  ['digits', `${'9'.repeat(100_000)} + 1`],
  ['shifts', `1${' << 60'.repeat(900)}`],
];

for (const [name, text] of deep) {
  test(`nested ${name} compile or have errors with positions`, (t) => check(t, text));
}
