/** Parsing and validating any text ends and does not throw. */
import { parse, renderDiagnostic, summarize, validate } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';
import { recordedValidations } from '../record/validator-table.js';
import { shareOf } from '../recorded/sample.js';

function isHandled(source: string, epp = false): boolean {
  const { program, diagnostics } = parse(source, { file: 'fuzz.pp', epp });
  const found = program === null ? diagnostics : [...diagnostics, ...validate(program, { modulePath: ['/modules'] })];
  for (const diagnostic of found) {
    if (
      diagnostic.line < 1 ||
      diagnostic.start < 0 ||
      diagnostic.start > source.length ||
      diagnostic.end < diagnostic.start
    )
      return false;
    renderDiagnostic(diagnostic, source);
  }
  summarize(found);
  return program !== null || found.length > 0;
}

const pieces = [
  'class',
  'define',
  'node',
  'function',
  'type',
  'if',
  'else',
  'elsif',
  'unless',
  'case',
  'default',
  'undef',
  'true',
  'attr',
  'private',
  'inherits',
  'and',
  'or',
  'in',
  'plan',
  'apply',
  '$x',
  '$a::b',
  '$1',
  '$',
  '1',
  '1.5',
  '0x1f',
  '0x',
  '9223372036854775808',
  "'a'",
  "'",
  '"',
  '"a${',
  '}"',
  '"${x}"',
  'Foo',
  'Foo::Bar',
  'foo',
  'foo::bar',
  '::',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ',',
  ';',
  ':',
  '=>',
  '+>',
  '=',
  '+=',
  '==',
  '!=',
  '=~',
  '<',
  '<=',
  '@',
  '@@',
  '@(END)',
  '@("END":json)',
  '| END',
  '|',
  '<|',
  '|>',
  '<<|',
  '|>>',
  '->',
  '~>',
  '!',
  '-',
  '+',
  '*',
  '/',
  '/a/',
  '/(/',
  '%',
  '?',
  '.',
  '\\',
  '#',
  '/*',
  '*/',
  '\n',
  '\r\n',
  '\t',
  '\u0000',
  '\ufeff',
  '\ud800',
  'é',
  '😀',
  '<%',
  '<%=',
  '%>',
  '<%-',
  '-%>',
  '<%#',
];

test('validation of any text does not throw', (t) => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), isHandled), {
    numRuns: shareOf(2000),
  });
  t.pass();
});

test('validation of any sequence of tokens does not throw', (t) => {
  const text = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ' ', '\n')), { maxLength: 40 })
    .map((parts) => parts.flat().join(''));
  fc.assert(fc.property(text, fc.boolean(), isHandled), { numRuns: shareOf(5000) });
  t.pass();
});

test('validation of changed sources does not throw', (t) => {
  const sources = recordedValidations()
    .filter(({ id }) => id % 7 === 0)
    .map(({ source }) => source);
  const change = fc.record({
    source: fc.constantFrom(...sources),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.nat(6),
    insert: fc.constantFrom('', ...pieces),
  });
  fc.assert(
    fc.property(change, ({ source, at, remove, insert }) => {
      const start = Math.floor(at * source.length);
      return isHandled(source.slice(0, start) + insert + source.slice(start + remove));
    }),
    { numRuns: shareOf(5000) },
  );
  t.pass();
});

test('validation of binary data does not throw', (t) => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) & 0xff);
  t.true(isHandled(new TextDecoder('latin1').decode(bytes)));
  t.true(isHandled(new TextDecoder().decode(bytes)));
  t.true(isHandled('\u0000'.repeat(1000)));
  t.true(isHandled('\ud800\udc00\udc00\ud800'));
});

test('validation of huge lines does not throw', (t) => {
  t.true(isHandled(`$x = '${'a'.repeat(2_000_000)}'`));
  t.true(isHandled(`$x = [${'1, '.repeat(100_000)}]`));
  t.true(
    isHandled(`$x = { ${Array.from({ length: 20_000 }, (_, index) => `k${index % 15_000} => ${index}`).join(', ')} }`),
  );
  t.true(isHandled(`class ${'a'.repeat(100_000)}::${'_b'.repeat(100_000)} { }`));
  t.true(isHandled(`$${'a'.repeat(50_000)}${'::a'.repeat(50_000)}::B`));
  t.true(isHandled(`${' '.repeat(500_000)}1\n2`));
  t.true(isHandled(`$x = @(X)\n  a\n${' '.repeat(200_000)}X\n`));
});

test('validation of deeply nested sources does not throw', (t) => {
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['{ a => ', '}'],
    ['if true { ', ' }'],
    ['!', ''],
    ['- ', ''],
    ['"${', '}"'],
    ['class a { ', ' }'],
    ['$x.each |$v| { ', ' }'],
    ['f(', ')'],
    ['1 + (', ')'],
  ] as const) {
    for (const depth of [100, 10_000])
      t.true(isHandled(`$x = ${open.repeat(depth)}1${close.repeat(depth)}`), `${open} ${depth}`);
  }
  t.true(isHandled(`$x = ${'1 + '.repeat(20_000)}1`));
  t.true(isHandled(`$x = 1${'[1]'.repeat(10_000)}`));
  t.true(isHandled(`if 1 { }${' elsif 1 { }'.repeat(5000)}`));
});
