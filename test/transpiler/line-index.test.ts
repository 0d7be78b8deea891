import { LineIndex } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';

test('LineIndex: the first character is in line 1, column 1', (t) => {
  t.deepEqual(new LineIndex('').placeAt(0), { line: 1, column: 1 });
  t.deepEqual(new LineIndex('abc').placeAt(0), { line: 1, column: 1 });
});

test('LineIndex: a line feed belongs to the line that it ends', (t) => {
  const index = new LineIndex('ab\nc');
  t.deepEqual(index.placeAt(2), { line: 1, column: 3 });
  t.deepEqual(index.placeAt(3), { line: 2, column: 1 });
});

test('LineIndex: a text that ends with a line feed has an empty last line', (t) => {
  const index = new LineIndex('a\nb\n');
  t.is(index.lineCount, 3);
  t.deepEqual(index.placeAt(4), { line: 3, column: 1 });
});

test('LineIndex: a carriage return does not end a line', (t) => {
  t.is(new LineIndex('a\rb\r\nc').lineCount, 2);
});

test('LineIndex: columns count characters, not UTF-16 units', (t) => {
  const source = '\u{1f600}\u{1f600}x';
  t.deepEqual(new LineIndex(source).placeAt(source.indexOf('x')), { line: 1, column: 3 });
  t.deepEqual(new LineIndex('\ud800x').placeAt(1), { line: 1, column: 2 }, 'a lone surrogate is one character');
});

test('LineIndex: an offset after the end of the text counts as the end', (t) => {
  t.deepEqual(new LineIndex('ab').placeAt(100), { line: 1, column: 3 });
});

test('LineIndex: lineStart returns the offset of a line, within the text', (t) => {
  const index = new LineIndex('ab\ncd\nef');
  t.deepEqual(
    [0, 1, 2, 3, 9].map((line) => index.lineStart(line)),
    [0, 0, 3, 6, 6],
  );
});

test('LineIndex: the order of calls does not change the results', (t) => {
  const text = fc
    .array(fc.constantFrom('a', '\n', '\r', '\u{1f600}'), { maxLength: 40 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat(60), { maxLength: 20 }), (source, offsets) => {
      const shared = new LineIndex(source);
      return offsets.every((offset) => {
        const before = source.slice(0, offset).split('\n');
        const expected = { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
        const isInsidePair = /[\ud800-\udbff]$/.test(before.at(-1) ?? '');
        const place = shared.placeAt(offset);
        return place.line === expected.line && (isInsidePair || place.column === expected.column);
      });
    }),
  );
  t.pass();
});
