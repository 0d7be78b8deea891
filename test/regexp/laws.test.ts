import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import test from 'ava';
import fc from 'fast-check';

/** What plain patterns are made of, and what makes them wrong. */
const pieces = [
  'a',
  'b',
  'Z',
  '0',
  '_',
  '-',
  '.',
  '^',
  '$',
  '*',
  '+',
  '?',
  '(',
  ')',
  '[',
  ']',
  '{',
  '|',
  '\\',
  '/',
  '\\d',
  '\\w',
  '\\s',
  '\\S',
  '\\A',
  '\\z',
  '\\Z',
  '\\.',
  '\\-',
  '[a-z]',
  '[z-a]',
  '[^0-9]',
  '[-a]',
  '[a-]',
  '[\\w-]',
  '[.:]',
  '[:a]',
  '[a&&b]',
  '(a)',
  '(?=',
  '(?!',
  '(?<n>',
  '(?',
  '{2}',
  '{3,2}',
  '{2,}',
  '{,2}',
  '*?',
  '++',
  ' ',
  '#',
  '&',
  '\\n',
  '\\\\',
];
const plain = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));

/** A comment is nothing that the short way to translate knows of. */
function translated(pattern: string, comment: string): string {
  try {
    return String(dynamicRegExp(comment + pattern).compiled);
  } catch (error) {
    if (error instanceof RegExpError) return error.message.replace(comment, '');
    throw error;
  }
}

test('plain patterns become what the whole translator makes of them', (t) => {
  fc.assert(
    fc.property(plain, (pattern) => translated(pattern, '') === translated(pattern, '(?#)')),
    { numRuns: 3000 },
  );
  t.pass();
});
