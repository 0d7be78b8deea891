/** The range that an error refers to: HCL's Subject, which is often an operand of the failing expression. */
import { terraform } from '@pptjs/dialect-terraform';
import { DialectEvaluator } from '@pptjs/engine';
import test from 'ava';

const evaluator = await DialectEvaluator.load(terraform);

/** Expressions that fail. The blamed range is between `⟦` and `⟧`. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  operators: ['1 + ⟦[]⟧', '⟦"a"⟧ * 2', '⟦1 / 0 % 2⟧', '-⟦(["a"])⟧', '!⟦"a"⟧'],
  conditionals: ['⟦null⟧ ? 1 : 2', '⟦"a"⟧ ? 1 : 2', 'true ? ⟦1 : []⟧', '(true ? ⟦{a = 1} : [1]⟧)'],
  variables: ['⟦nope⟧.a', '[for a in [1] : ⟦b⟧[0]]'],
  'attributes and indices': ['var⟦.x⟧.y', 'var.l⟦[5]⟧', 'var.l⟦[ var.n ]⟧', 'var.l⟦["x"]⟧', '(var.l)⟦.a⟧'],
  'splats and for expressions': [
    '⟦(true ? null : tolist([1]))⟧[*].a',
    '[1][*]⟦.a⟧',
    '[for v in ⟦null⟧ : v]',
    '{for v in [1, 1] : ⟦"k"⟧ => v}',
    '[for v in [1] : v if ⟦"a"⟧]',
    '{for v in [1] : ⟦null⟧ => v}',
  ],
  'objects and templates': [
    '{(null) = ⟦1⟧}',
    '{⟦([])⟧ = 1}',
    '{⟦a.b⟧ = 1}',
    '"a${⟦null⟧}"',
    '"${1}-${⟦[1]⟧}"',
    '"%{ for v in ⟦1⟧ }%{ endfor }"',
    '"%{ for v in [[1]] }${⟦v⟧}%{ endfor }"',
    '"a%{ if ⟦null⟧ }%{ endif }"',
  ],
  calls: [
    '⟦nope⟧(1)',
    'length(⟦)⟧',
    'length(1, ⟦2⟧)',
    'abs("⟦a⟧")',
    'abs(⟦[⟧])',
    '1 + ⟦element(⟧[], 0)',
    'abs(⟦upper(⟧"a"))',
    'max(⟦null⟧...)',
    'max(⟦[1, "a"]⟧...)',
  ],
};

for (const [kind, sources] of Object.entries(SUBJECTS))
  test(`subjects: ${kind}`, (t) => {
    for (const marked of sources) {
      const source = marked.replace(/[⟦⟧]/g, '');
      const outcome = evaluator.evaluate(source, { goal: 'expression', variables: { l: [1], n: 7 } });
      t.true(outcome.hasFailed, source);
      const { start = 0, end = 0, message } = outcome.diagnostics[0] ?? {};
      t.is(`${source.slice(0, start)}⟦${source.slice(start, end)}⟧${source.slice(end)}`, marked, message);
    }
  });

test('columns count grapheme clusters', (t) => {
  const source = '"e\u0301👍🏽${nope}"';
  const [error] = evaluator.evaluate(source, { goal: 'expression' }).diagnostics;
  t.like(error, { line: 1, column: 6 });
});

test('`try` shows the places of the errors of its arguments', (t) => {
  const source = 'try(nope, [\n  1 + "a"\n])';
  const [error] = evaluator.evaluate(source, { goal: 'expression', file: 'main.tf' }).diagnostics;
  t.regex(error?.detail ?? '', /- Unknown variable \(at main\.tf:1,5-9\)\n {2}There is no variable named "nope"\./);
  t.regex(error?.detail ?? '', /- Invalid operand \(at main\.tf:2,7-10\)\n/);
});
