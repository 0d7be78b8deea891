import { compileTemplate, scan } from '@pptjs/erb';
import test from 'ava';
import { recorded } from '../recorded/read.js';

/** A template, and the Ruby code that ERB generates from it. */
type RecordedCode = readonly [template: string, code: string];

const cases = recorded<RecordedCode>('erb-scanner');

test('the scanner generates the Ruby code that ERB generates', (t) => {
  const wrong = cases.filter(([template, code]) => scan(template).code !== code);
  t.deepEqual(
    wrong.slice(0, 5).map(([template, code]) => [template, code, scan(template).code]),
    [],
  );
});

test('the Ruby code has the offsets of the template', (t) => {
  const template = 'a\n<%- if @x -%>\né<%= @name %>\n<% end -%>\n';
  const { code, offsetInTemplate } = scan(template);
  for (const text of ['if @x', '@name', ' end '])
    t.is(offsetInTemplate(code.indexOf(text)), template.indexOf(text), text);
});

test('any text either compiles or is rejected', (t) => {
  for (const [template] of cases.slice(0, 500)) t.notThrows(() => compileTemplate(template), JSON.stringify(template));
});
