import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/**
 * Compiling any text ends within a time limit. The result is a JavaScript module, or errors with positions inside the
 * text. The texts are Puppet sources with changed, removed, repeated and moved characters, and random sequences of
 * tokens.
 */
import { compile } from '@pptjs/transpiler';
import { parse as parseJavaScript } from 'acorn';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { createRandom } from '../conformance/random.js';
import { shareOf } from '../recorded/sample.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Every Puppet file of the examples and of the tests. */
const sources = ['examples', 'test'].flatMap((folder) =>
  readdirSync(repository + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.e?pp$/.test(name) && !name.includes('node_modules'))
    .map((name) => ({ name, text: readFileSync(`${repository}${folder}/${name}`, 'utf8') })),
);

/** The time limit for compiling one text, in milliseconds of CPU time, which does not count what other processes need. */
const MAX_COMPILE_TIME = 5000;

function assertCompiles(t: ExecutionContext, text: string, file: string): void {
  const started = process.cpuUsage();
  const { code, diagnostics } = compile(text, { file });
  const { user, system } = process.cpuUsage(started);
  t.true((user + system) / 1000 < MAX_COMPILE_TIME, 'the time limit');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (code === null) {
    t.true(errors.length > 0, 'a text without a module has an error');
    for (const { line, start, end } of errors)
      t.true(
        line >= 1 && start >= 0 && start <= end && end <= text.length,
        'the position of the error is inside the text',
      );
  } else {
    t.deepEqual(errors, []);
    parseJavaScript(code, { ecmaVersion: 'latest', sourceType: 'module' });
  }
}

/** Compiles the text. If that throws, the failure shows the text. */
function check(t: ExecutionContext, text: string, file: string): void {
  try {
    assertCompiles(t, text, file);
  } catch (error) {
    t.fail(`${(error as Error).stack}\n--- source:\n${JSON.stringify(text)}`);
  }
}

test('sources with a few changed characters compile or have errors with positions', (t) => {
  const random = createRandom(20);
  const extraCharacters = '{}[]()|"\'$%@<>=~!?:;,./\\#&*+-^\n\t 0aZ\u0000é\u{1f600}';
  for (let round = 0; round < 1500; round++) {
    const { text, name } = random.pick(sources);
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
    check(t, mutated, name);
  }
});

test('sources that end early compile or have errors with positions', (t) => {
  for (const { text, name } of sources.filter((source) => source.text.length < 3000).slice(0, 12)) {
    for (let end = 0; end < text.length; end += 7) check(t, text.slice(0, end), name);
  }
});

const token = fc.constantFrom(
  ...'{ } [ ] ( ) | , ; : . => +> -> ~> <- <~ = == != =~ !~ < > <= >= << >> <| |> <<| |>> + - * / % ! ? @ @@ & $x $::a $a::b a a::b A A::B 1 0x1F 1.5 \'s\' "s${x}" "${" /re/ @(E) if elsif else unless case default class define node function type inherits and or in undef true return'.split(
    ' ',
  ),
  '\n',
  ' ',
  '# c\n',
  '"',
  "'",
  '|- E\n',
  '<%= ',
  ' -%>',
);

test('random tokens compile or have errors with positions', (t) => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 40 }), fc.constantFrom('x.pp', 'x.epp'), (tokens, file) =>
      check(t, tokens.join(' '), file),
    ),
    { numRuns: shareOf(1500), seed: 7 },
  );
  t.pass();
});

test('random text compiles or has errors with positions', (t) => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'binary' }), (text) => check(t, text, 'x.pp')),
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
  ['minus signs', `${'- '.repeat(10_000)}1`],
  ['blocks', `${'if true { '.repeat(10_000)}${'}'.repeat(10_000)}`],
  ['interpolations', `${'"${'.repeat(5_000)}1${'}"'.repeat(5_000)}`],
  ['calls', `$x${'.y'.repeat(10_000)}`],
  ['accesses', `$x${'[0]'.repeat(10_000)}`],
  ['selectors', `1${' ? { default => 1 }'.repeat(10_000)}`],
];

for (const [name, text] of deep) {
  test(`10,000 nested ${name} compile or have errors with positions`, (t) => check(t, text, 'deep.pp'));
}
