/** Random and mutated sources of RightScale's language: no crash, no hang, no invalid JavaScript. */
import { rightscale } from '@pptjs/dialect-rightscale';
import { DialectEvaluator } from '@pptjs/engine';
import { compileWith } from '@pptjs/transpiler/dialect';
import { parse } from 'acorn';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

const evaluator = await DialectEvaluator.load(rightscale);

const TOKENS = (
  'define if elsif else end while foreach map sub do in return call retrieve raise assert concurrent true false null ' +
  'on_error: skip retry f g size join gsub $x $y $$g @c @@g $_error 0 1 7 2.5 9223372036854775807 30m "a" \'b\' ' +
  '"/a/i" d"2012/07/01" /a+/m ( ) [ ] { } , : . .. = == != =~ !~ < <= > >= << + - * / % ^ & && | || ! ; \n'
)
  .split(' ')
  .concat([' ', '# c\n', '\n', '$x = ', '$x << ', '$x[0] = ', 'rs_cm.servers.empty()']);

const VALID = [
  'define f($n, @c) return $m, @d do\n  if $n > 3\n    $m = $n * 2\n  elsif $n == 2\n    $m = 7\n  else\n    $m = null\n  end\n  @d = @c[0..1]\nend\n',
  '$list = []\n$i = 0\nwhile $i < 5 do\n  $list << $i ^ 2\n  $i = $i + 1\nend\n$list[1..]\n',
  '$h = { "a": 1, b: [1, 2] }\n$h["b"][1] = "x"\n$h["b"] << 5 << 6\n$names = map $n in [1..3] return $m do\n  $m = "n" + $n\nend\n',
  '$a, $b = 1, 2\nsub on_error: skip do\n  raise "x" + $a\nend\nforeach $x in [$a, $b] do\n  $$total = $x\nend\n$$total && !$a || "no"\n',
  '"abc" =~ /B/i & (d"2012/07/01" + 60 > d"2012/07/01")\nassert size([1]) == 1\n',
];

/** Compiles a source, and evaluates it with few steps. Any error must be one of the language. */
function checkSource(source: string): void {
  const { code } = compileWith(rightscale, source, { file: 'x.rcl' });
  if (code === null) return;
  parse(code, { ecmaVersion: 2024, sourceType: 'module' });
  const { tree } = rightscale.parse(source);
  if (tree !== null) rightscale.printTree(tree);
  evaluator.evaluate(source, {
    variables: { x: [1, 'a', null], y: { a: 1 }, '@c': { type: 'servers', hrefs: ['/1', '/2'] } },
  });
}

test('random tokens compile, or have errors of the language', (t) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TOKENS), { maxLength: 30 }), (tokens) => checkSource(tokens.join(' '))),
    { numRuns: shareOf(3000) },
  );
  t.pass();
});

test('random characters compile, or have errors of the language', (t) => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'$@"\'/\\[]{}()<>=!~&|+-*%^.,:;#ad1 \n\u{1f600}\0'), maxLength: 40 }),
      checkSource,
    ),
    { numRuns: shareOf(3000) },
  );
  t.pass();
});

test('mutated programs compile, or have errors of the language', (t) => {
  const mutation = fc.record({
    program: fc.nat(VALID.length - 1),
    edits: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        remove: fc.nat(6),
        insert: fc.constantFrom('', ...TOKENS),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(mutation, ({ program, edits }) => {
      let source = VALID[program] ?? '';
      for (const { at, remove, insert } of edits) {
        const start = Math.floor(at * source.length);
        source = source.slice(0, start) + insert + source.slice(start + remove);
      }
      checkSource(source);
    }),
    { numRuns: shareOf(3000) },
  );
  t.pass();
});

test('random strings, keys and names are data', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const literal = `"${text.replace(/["\\]/g, '\\$&')}"`;
      const outcome = evaluator.evaluate(`$h = { ${literal}: ${literal} }; $h[${literal}] == ${literal}`);
      t.is(outcome.hasFailed ? outcome.diagnostics[0]?.message : outcome.value, true, literal);
    }),
  );
});

for (const [title, source] of [
  ['parentheses', '('.repeat(100_000)],
  ['brackets', '['.repeat(100_000)],
  ['signs', '-'.repeat(100_000) + 1],
  ['exponents', '1 ^ '.repeat(100_000) + 1],
  ['sums', '1 + '.repeat(100_000) + 1],
  ['slices', `$x${'[0]'.repeat(100_000)}`],
  ['blocks', 'sub do\n'.repeat(100_000)],
  ['conditions', 'if 1\n'.repeat(100_000)],
  ['branches', `if 1\n${'elsif 1\n'.repeat(100_000)}end`],
  ['maps', '$x = map $y in [1] return $z do\n'.repeat(10_000)],
] as const) {
  test(`endless ${title} give a diagnostic`, (t) => {
    const { tree, diagnostics } = rightscale.parse(source);
    t.is(tree, null);
    t.is(diagnostics[0]?.code, 'nesting-too-deep');
  });
}

for (const [title, source] of [
  ['parentheses', `${'('.repeat(190)}1${')'.repeat(190)}`],
  ['sums', '1 + '.repeat(380) + 1],
  ['arrays', `${'['.repeat(190)}1${']'.repeat(190)}`],
  ['conditions', `${'if 1\n'.repeat(190)}1\n${'end\n'.repeat(190)}`],
  ['branches', `if false\n1\n${'elsif false\n1\n'.repeat(380)}end`],
] as const) {
  test(`deep ${title} within the limit are compiled and evaluated`, (t) => {
    const outcome = evaluator.evaluate(source);
    t.false(outcome.hasFailed, outcome.hasFailed ? outcome.diagnostics[0]?.message : undefined);
  });
}
