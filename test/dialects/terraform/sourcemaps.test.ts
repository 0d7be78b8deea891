/** An error that is thrown from any kind of expression leads through the source map to the token of that expression. */
import { terraform } from '@pptjs/dialect-terraform';
import { DialectEvaluator } from '@pptjs/engine';
import test from 'ava';

/** A dialect without `locate` blames the token itself. */
const { locate: _, ...withoutLocate } = terraform;
const evaluator = await DialectEvaluator.load(withoutLocate);

/** Expressions that fail. `⟦` stands before the token that the error comes from. */
const EXPRESSIONS: Readonly<Record<string, readonly string[]>> = {
  'binary operators': ['1 ⟦+ "a"', '1 ⟦- "a"', '1 ⟦* "a"', '1 ⟦/ "a"', '1 ⟦% "a"'],
  comparisons: ['1 ⟦< "a"', '1 ⟦<= "a"', '1 ⟦> "a"', '1 ⟦>= "a"', '1 + 2 ⟦> "a" == true', '[1 ⟦< "a"] == []'],
  'logical operators': ['true ⟦&& "a"', '"a" ⟦|| true'],
  'unary operators': ['⟦-"a"', '1 + ⟦-"a"', '⟦!"a"'],
  'the conditional': ['null ⟦? 1 : 2', 'true ⟦? 1 : []', '[] ⟦? 1 : 2'],
  variables: ['⟦nope', '[⟦nope]', '⟦nope.a[0]', '[for v in [1] : ⟦w]', '{(⟦nope) = 1}'],
  'attributes and indices': [
    'var⟦.x',
    'var.a⟦.x',
    'var.l⟦[5]',
    'var.l⟦.5',
    'var.l⟦[var.n]',
    'var["l"]⟦["x"]',
    '[1].0⟦.a',
  ],
  splats: [
    '(true ? null : tolist([1]))⟦.*.a',
    '(true ? null : tolist([1]))⟦[*].a',
    '[1].*⟦.a',
    '[1][*]⟦.a',
    '[[1]][*]⟦[2]',
  ],
  'for expressions': [
    '⟦[for v in null : v]',
    '⟦[for v in 1 : v]',
    '⟦{for v in [1, 1] : "k" => v}',
    '⟦[for v in [1] : v if "a"]',
  ],
  'objects and tuples': ['⟦{(null) = 1}', '{⟦a.b = 1}', '[1, {a = [⟦nope]}]'],
  templates: [
    '⟦"a${null}"',
    '⟦"${[]}${1}"',
    '"a${1 ⟦+ "b"}"',
    '⟦<<A\n${null}\nA\n',
    '"%{ for v in [⟦nope] }%{ endfor }"',
  ],
  'template directives': [
    '"⟦%{ if null }a%{ endif }"',
    '"⟦%{ for v in 1 }a%{ endfor }"',
    '"%{ for v in [null] ⟦}${v}!%{ endfor }"',
    '"%{ if true ⟦}${null}!%{ endif }"',
    '"%{ if false }a%{ else ⟦}${null}!%{ endif }"',
  ],
  calls: [
    '⟦nope()',
    '⟦length()',
    '⟦length(1, 2)',
    'length(⟦upper([]))',
    '⟦abs("a"...)',
    '⟦abs("a")',
    'try(1, 2) + ⟦try()',
  ],
};

for (const [kind, sources] of Object.entries(EXPRESSIONS))
  test(`expressions: ${kind}`, (t) => {
    for (const marked of sources) {
      const source = marked.replace('⟦', '');
      const variables = { a: {}, l: [1], n: 7 };
      const { diagnostics, hasFailed } = evaluator.evaluate(source, { goal: 'expression', variables });
      t.true(hasFailed, source);
      const [error] = diagnostics;
      t.is(`${source.slice(0, error?.start)}⟦${source.slice(error?.start)}`, marked, error?.message);
    }
  });

test('files: local values, outputs, variables and their rules', (t) => {
  const files = [
    'locals {\n  a = 1 ⟦+ "a"\n}\n',
    'output "o" {\n  value = ⟦nope\n}\n',
    'output "o" {\n  value = local⟦.nope\n}\n',
    '⟦variable "x" {\n}\noutput "o" {\n  value = var.x\n}\n',
    'variable "x" {\n  default = ⟦a\n}\n',
    'variable "x" {\n  default = 1\n  validation {\n    ⟦condition = var.x > 1\n    error_message = "a"\n  }\n}\n',
    'variable "x" {\n  default = {}\n  type = object({ a = ⟦optional(number, "a") })\n}\n',
  ];
  for (const marked of files) {
    const source = marked.replace('⟦', '');
    const error = evaluator.evaluate(source).diagnostics.find(({ severity }) => severity === 'error');
    t.is(`${source.slice(0, error?.start)}⟦${source.slice(error?.start)}`, marked, error?.message);
  }
});
