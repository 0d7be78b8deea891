/** YAML that is read without the library has the values of the library. Others of these tests ask Ruby. */
import { parseYaml } from '@pptjs/hiera';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';
import { shown } from './shown.js';

/** With a tab in a comment, `parseYaml` uses the library. A scalar at the end of the text could contain a comment after it. */
const LIBRARY = '#\t\n';

/** The place of an error depends on the comment. */
const outcome = (text: string): unknown => {
  try {
    return shown(parseYaml(text, 'f.yaml'));
  } catch {
    return 'error';
  }
};

const sources = [
  'a: 1\n',
  '---\na:\n- 1\n- b: 2\n  c:\n    - x\nd: ~\n',
  '# comment\na: b # comment\n\nb: c#d\n',
  '- - a\n  - b\n-\n  - c\n-\n- d:\n  - e\n',
  'profile::web::port: 0644\n"a b": yes\n\'c\': "\\"x\\"\\n"\n',
  "a: 'it''s'\nb: [1, two, 'three', \"fo,ur\", -5, 1:30]\nc: {}\nd: []\n",
  'a: { b: 1, "c": [ {d: x y}, [] ], e::f: {} }\nb: {g:h: 1, i: -1}\n',
  'a: |\n  one\n    two\n\n  three\nb: |-\n  x\n\nc: 1\n',
  'a: 1\na: 2\nnull: 3\n1: 4\n__proto__: 5\n',
  'a: http://host:80/x\nb: 10.0.0.1\nc: -1.5\nd: -x\ne: +1\nf: (g)\n',
  // The library reads these, or reports an error.
  'a: b\n  c\n',
  'a: |\n\n  b\n',
  'a: >\n  b\n',
  'a: b: c\n',
  'a: &x 1\nb: *x\n',
  'a: 2020-01-01\n',
  'a: :b\n',
  'a: {b: c,}\n',
  'a: {b: }\n',
  'a: {b}\n',
  'a: {b:c}\n',
  'a: {b: c: d}\n',
  'a: {"b":c}\n',
  'a: {b: c} d\n',
  '- {a: b}: c\n',
  'a: "\\u0041"\n',
  '  a: 1\n b: 2\n',
  'a: 1\n- b\n',
  '- a\nb: 1\n',
  'a: [b\n  c]\n',
  '<<: {a: 1}\n',
  '--- a\n',
  'a: 1\n---\nb: 2\n',
  'a: 1\n...\n',
];

for (const source of sources)
  test(`${JSON.stringify(source)} has the value that the library reads`, (t) => {
    t.deepEqual(outcome(source), outcome(LIBRARY + source));
  });

const keys = fc.constantFrom('a', 'b_c', 'd::e', 'f.g', '"h i"', "'j'", 'yes', '12', '~', '__proto__');
const scalars = fc.constantFrom(
  ...['a', 'b c', '12', '-1', '0x1f', '017', '1_000', '1.5', '1:30', 'true', 'no', '~', '', '"q"', "'it''s'", '"\\n"'],
  ...['[]', '{}', '[a, 1]', '[\'x\', "y"]', 'c # d', 'e#f', 'g:h', '/i', '.5', '.inf', '2020-01-01', '"%{k}"'],
);

/** The lines of a value at no indentation. A scalar has one line. */
const { lines } = fc.letrec<{ readonly lines: readonly string[] }>((tie) => ({
  lines: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars.map((text) => [text]),
    fc
      .array(fc.tuple(keys, tie('lines'), fc.nat(3)), { minLength: 1, maxLength: 4 })
      .map((pairs) => pairs.flatMap(([key, value, width]) => entry(`${key}:`, value, width + 1))),
    fc
      .array(fc.tuple(tie('lines'), fc.nat(3)), { minLength: 1, maxLength: 4 })
      .map((elements) => elements.flatMap(([value, width]) => element(value, width + 1))),
    fc.constantFrom(['|', '  x', '', '    y'], ['|-', '  # x']),
  ),
}));

const indented = (value: readonly string[], width: number): string[] =>
  value.map((line) => (line === '' ? '' : ' '.repeat(width) + line));

const isBlock = (value: readonly string[]): boolean => value.length > 1 || /^(?:- |.*: )/.test(value[0] ?? '');

function entry(start: string, value: readonly string[], width: number): string[] {
  const [first = '', ...rest] = value;
  if (first.startsWith('|')) return [`${start} ${first}`, ...indented(rest, width)];
  return isBlock(value) ? [start, ...indented(value, width)] : [`${start} ${first}`];
}

function element(value: readonly string[], width: number): string[] {
  const [first = '', ...rest] = value;
  const spaces = ' '.repeat(width);
  return [`-${spaces}${first}`, ...indented(rest, first.startsWith('|') ? 2 : width + 1)];
}

/** Changes of a text: a position (0 to 1), the number of characters to delete there, and the text to insert. */
const edits = fc.array(
  fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(3),
    fc.constantFrom(
      '',
      '',
      ' ',
      '  ',
      '\n',
      ':',
      ': ',
      '- ',
      '#',
      ' #',
      '"',
      "'",
      '[',
      ']',
      ',',
      '|',
      '&a ',
      '*a',
      '?',
    ),
  ),
  { maxLength: 2 },
);

test('edited documents of mappings, sequences and scalars have the value that the library reads', (t) => {
  fc.assert(
    fc.property(lines, edits, (document, changes) => {
      let text = `${document.join('\n')}\n`;
      for (const [place, deleted, inserted] of changes) {
        const at = Math.floor(place * text.length);
        text = text.slice(0, at) + inserted + text.slice(at + deleted);
      }
      if (!text.endsWith('\n')) text += '\n';
      t.deepEqual(outcome(text), outcome(LIBRARY + text), text);
    }),
    { numRuns: shareOf(2000) },
  );
});
