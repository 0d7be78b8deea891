/** The examples of docs/terraform.md. */
import { readFileSync } from 'node:fs';
import { terraform } from '@pptjs/dialect-terraform';
import { DialectEvaluator } from '@pptjs/engine';
import { compileWith } from '@pptjs/transpiler/dialect';
import test from 'ava';

const page = readFileSync(new URL('../../../docs/terraform.md', import.meta.url), 'utf8');
const blocks = Array.from(page.matchAll(/^```hcl\n([^]*?)^```$/gm), ([, text]) => text ?? '');
const evaluator = await DialectEvaluator.load(terraform);

const file = blocks.find((text) => text.startsWith('variable')) ?? '';

test('docs/terraform.md shows the module of its example', (t) => {
  const { code } = compileWith(terraform, file, { file: 'site.tf' });
  t.true(page.includes(`\`\`\`js\n${code}\`\`\``), code ?? '');
});

test('docs/terraform.md shows the outputs and the error of its example', (t) => {
  const outcome = evaluator.evaluate(file, { file: 'site.tf', variables: { name: 'shop' } });
  t.is(outcome.hasFailed ? null : evaluator.host.toJson(outcome.value), '{"count":3,"hosts":["SHOP-a","SHOP-b"]}');
  const [failure] = evaluator.evaluate(file, { file: 'site.tf', variables: { name: 'the shop' } }).diagnostics;
  t.like(failure, { line: 5, column: 21, code: 'FAILED_VALIDATION' });
  t.true(page.includes(`\n${failure?.detail}\n`));
});

for (const [, source = '', expected] of blocks.join('').matchAll(/^(.+) # => (.*)$/gm)) {
  test(`docs/terraform.md: ${source}`, (t) => {
    const outcome = evaluator.evaluate(source, { goal: 'expression' });
    if (outcome.hasFailed) {
      t.fail(outcome.diagnostics[0]?.message);
      return;
    }
    const printed = evaluator.host.print(outcome.value);
    t.is(printed.replaceAll(/\n\s*/g, '').replaceAll(/,([\])])/g, '$1'), expected ?? '');
  });
}
