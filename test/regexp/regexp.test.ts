import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import test from 'ava';
import fc from 'fast-check';
import { Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';

/** Parts of plain patterns, and parts that make a pattern invalid. */
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
  '\\b',
  '\\B',
  '\\D',
  '\\0',
  '\\"',
  '\\@',
  '\\_',
  '\\/',
  '\\r',
  '[\\"\\r]',
  '[^/\\0]',
  '[&]',
  '[/]',
  '[:-]',
  '[:a:]',
  '[[:alpha:]]',
  '[^[:digit:]]',
  '[[:xdigit:]_-]',
  '[a[:space:]',
  '[[:upper:]-z]',
  '[a-[:lower:]]',
  '[[:alnum:]a-f]',
  '[[:punct:]]',
  '{,0}',
  '{,1}',
  '{,12}',
  '{0}',
  '{1}',
  '{0,1}',
  '{1,}',
  '{0,}',
  '{1,3}',
  '{2,2}',
  '{0,0}',
];
const plain = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));

/** The compiled pattern, or the error. With a comment, the pattern does not take the short path of the translator. */
function translated(pattern: string, comment: string): string {
  try {
    return String(dynamicRegExp(comment + pattern).compiled);
  } catch (error) {
    if (error instanceof RegExpError) return error.message.replace(comment, '');
    throw error;
  }
}

test('regexp: the short path for plain patterns gives the result of the full translator', (t) => {
  fc.assert(
    fc.property(plain, (pattern) => translated(pattern, '') === translated(pattern, '(?#)')),
    { numRuns: Number(process.env['RUNS'] ?? 3000) },
  );
  t.pass();
});

type Match = readonly (string | null)[] | false;
type Row = readonly [pattern: string, text: string, expected: Match | string];

/** The number of groups that the recorder writes down. */
const GROUPS = 7;

test('regexp: sets before any other character match in a repeated group', (t) => {
  for (const pattern of ['(?:\\d.)+_', '(?:\\w[^\\n])+_', '(?:\\p{Digit}.)+_', '(?:.\\D)+_'])
    t.is(dynamicRegExp(pattern).compiled.exec('1a_')?.[0], '1a_', pattern);
});

test('regexp: a negated set matches in each repetition of a group', (t) => {
  for (const [pattern, text] of [
    ['\\A(?:a[^b])+\\z', 'acad'],
    ['\\A(?:a[^b]){2}\\z', 'acad'],
    ['\\A(?:a[^b])+?\\z', 'acad'],
    ['\\A(?:x|(?:a[^b]){1,2})\\z', 'acad'],
    ['\\A([\\w-]+)((?:\\[[^\\]]*\\])+)\\z', 'ports[0][-1]'],
    ['\\A(?:.?:){2}\\z', '-::'],
    ['\\A(?:a[x[^b]])+\\z', 'acad'],
    ['(?i)\\A(?:A[^B])+\\z', 'acad'],
  ] as const)
    t.is(dynamicRegExp(pattern).compiled.exec(text)?.[0], text, pattern);
});

test('regexp: a repeated dot matches line ends with the option m', (t) => {
  const text = 'xa\nb\ncx';
  for (const [pattern, match] of [
    ['(?m).*', text],
    ['(?m:a.+c)', 'a\nb\nc'],
    ['(?m:a.{2}\\nc)', 'a\nb\nc'],
    ['(?m:a.?b)', 'a\nb'],
    ['(?m:a.*?b)', 'a\nb'],
    ['(?m:a(.)+x)', 'a\nb\ncx'],
  ] as const)
    t.is(dynamicRegExp(pattern).compiled.exec(text)?.[0], match, pattern);
});

test('regexp: random patterns have the matches, groups and error messages of Ruby', (t) => {
  const differences = new Differences('regexp');
  const problems: string[] = [];
  for (const [pattern, text, expected] of recorded<Row>('regexp')) {
    const id = JSON.stringify([pattern, text]);
    const actual = matchOf(pattern, text);
    const isEqual = JSON.stringify(actual) === JSON.stringify(expected);
    const problem = differences.problem({ id, isEqual, isError: typeof actual === 'string' });
    if (problem !== null)
      problems.push(`${id}\n  ${problem}\n  Ruby:  ${JSON.stringify(expected)}\n  pptjs: ${JSON.stringify(actual)}`);
  }
  t.deepEqual(differences.unknownIds(), []);
  t.is(problems.length, 0, problems.slice(0, 8).join('\n'));
});

function matchOf(pattern: string, text: string): Match | string {
  try {
    const groups = dynamicRegExp(pattern).compiled.exec(text);
    return groups === null ? false : Array.from({ length: GROUPS }, (_, i) => groups[i] ?? null);
  } catch (error) {
    if (error instanceof RegExpError) return error.message;
    throw error;
  }
}
