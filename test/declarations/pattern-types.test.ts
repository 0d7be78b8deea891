import { dynamicRegExp } from '@pptjs/runtime/regexp';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

/** The type of a parameter that matches a regular expression. */
function typeOf(pattern: string): string {
  const { types } = compile(`class c(Pattern[/${pattern}/] $x) {}`, { typed: true });
  return /readonly x: (.*);/.exec(types?.text ?? '')?.[1] ?? '';
}

const patterns: readonly (readonly [pattern: string, type: string])[] = [
  ['\\Aabc\\z', "'abc'"],
  ['\\A(on|off)\\z', "'on' | 'off'"],
  ['\\A(?:a|b)?c\\z', "'c' | 'ac' | 'bc'"],
  ['\\Av\\d+\\.\\d+', '`v${string}.${string}`'],
  ['\\Ahttps?:\\/\\/', '`http://${string}` | `https://${string}`'],
  ['\\A\\/.+\\z', '`/${string}`'],
  ['\\Aab\\Z', String.raw`'ab' | 'ab\n'`],
  ['^a$', String.raw`'a' | ${'`'}a\n${'${string}`'} | ${'`${string}'}\na${'`'} | ${'`${string}'}\na\n${'${string}`'}`],
  ['\\A[ab][0-9]\\z', '`a${string}` | `b${string}`'],
  ['\\A(?=x)a\\b(?<name>b)\\z', "'ab'"],
  ['\\A\\$\\`\\\\x', '`\\$\\`\\\\x${string}`'],
  ['\\.conf\\z', '`${string}.conf`'],
  ['abc', '`${string}abc${string}`'],
  // Everything, or too much to be useful:
  ['\\A.*\\z', 'string'],
  ['\\A\\w+\\z', 'string'],
  ['(?i)\\Aa\\z', 'string'],
  ['\\A(a|b|c|d|e|f|g)(a|b|c|d|e|f|g)\\z', 'string'],
  ['\\A\\u0041\\z', 'string'],
];

for (const [pattern, type] of patterns) {
  test(`the template type of /${pattern}/`, (t) => t.is(typeOf(pattern), type));
}

/** The regular expression of the strings that a template type contains. */
function contains(type: string, text: string): boolean {
  return type.split(' | ').some((member) => {
    if (member === 'string') return true;
    const content = new Function(`const string = '\\0'; return ${member}`)() as string;
    const parts = content.split('\0').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('[^]*')}$`).test(text);
  });
}

const atom = fc.constantFrom(
  'a',
  'b',
  '\\.',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '^',
  '$',
  '\\A',
  '\\z',
  '\\Z',
  '\\n',
  '\\b',
  '(?=a)',
);
const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '??');
const isAnchor = /^(?:\^|\$|\\[AzZb]|\(\?=)/;
const pattern = fc.letrec<{ alternatives: string; sequence: string; item: string }>((tie) => ({
  alternatives: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((all) => all.join('|')),
  sequence: fc.array(tie('item'), { maxLength: 4 }).map((all) => all.join('')),
  item: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(atom, quantifier).map(([text, count]) => (isAnchor.test(text) ? text : text + count)),
    fc.tuple(tie('alternatives'), quantifier).map(([text, count]) => `(${text})${count}`),
  ),
})).alternatives;

test('a template type contains every string that the regular expression matches', (t) => {
  const texts = fc.array(fc.constantFrom('a', 'b', '.', '1', '\n', ' '), { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(pattern, fc.array(texts, { minLength: 5, maxLength: 5 }), (source, subjects) => {
      const type = typeOf(source);
      fc.pre(type !== '');
      const expression = dynamicRegExp(source);
      for (const subject of subjects)
        if (expression.expressionFor(subject).test(subject) && !contains(type, subject))
          t.fail(`/${source}/ matches ${JSON.stringify(subject)}, but its type is ${type}`);
    }),
    { numRuns: shareOf(300), seed: 1 },
  );
  t.pass();
});
