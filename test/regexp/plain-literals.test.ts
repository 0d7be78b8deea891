/** Plain literals: JavaScript literals that stand for Ruby's regular expressions. */
import { createContext, matchRegExp, MatchRecord, PuppetRegExp, regexp, withContext } from '@pptjs/runtime/internal';
import { hasPlainLiteral, sourceOfLiteral, translateRegExp } from '@pptjs/runtime/regexp';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';

const runs = Number(process.env['RUNS'] ?? 1000);
const atom = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'Z', '0', '_', ' ', '-', '/', ':', '.', '#', '"', '@') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\.', '\\-', '\\"', '\\n', '\\t'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '[a-c]',
      '[^a]',
      '[^\\s]',
      '[\\w.-]',
      '[^\\d/]',
      '[-+]',
      '[$^]',
      '[/]',
      '[^\\n]',
      '[:b]',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom('^', '$', '\\b', '\\B', '\\r', '\\0') },
);
const quantified = (part: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(part, fc.constantFrom('', '', '', '*', '+', '?', '*?', '+?', '{2}', '{1,3}', '{0,2}', '{2,}'))
    .map(([text, quantifier]) => (/^(?:[\^$]|\\[bB]|\(\?[=!].*)$/.test(text) ? text : text + quantifier));
const sequence = (part: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc.array(quantified(part), { minLength: 1, maxLength }).map((parts) => parts.join(''));
const group = fc
  .tuple(
    fc.constantFrom('(', '(?:', '(?=', '(?!'),
    fc.array(sequence(atom, 3), { minLength: 1, maxLength: 2 }).map((choices) => choices.join('|')),
  )
  .map(([open, body]) => `${open}${body})`);
/** Patterns of the subset that has plain literals. */
const pattern = sequence(fc.oneof({ weight: 3, arbitrary: atom }, { weight: 1, arbitrary: group }), 5).filter(
  (source) => hasPlainLiteral(source),
);

const subject = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom('a', 'b', 'c', 'Z', '0', '7', '_', ' ', '-', '/', ':', '.', '#', '"', '\t'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '\n',
          '\r',
          '\r\n',
          '\u2028',
          '\u0085',
          '\v',
          '\f',
          '\0',
          '\x7f',
          'é',
          '²',
          'π',
          '\u00a0',
          '\ufeff',
          '😀',
          '𝟙',
          '\u0301',
        ),
      },
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

type Match = readonly unknown[] | null;

function positions(match: RegExpExecArray | null): Match {
  return match === null ? null : [match.index, ...Array.from(match)];
}

/** Translates with the complete translator: a pattern with a comment does not take the short path. */
function fullTranslation(source: string): RegExp {
  const { pattern: translated, flags } = translateRegExp(`(?#)${source}`);
  return new RegExp(translated, flags);
}

test('plain literals: matches, positions and groups are those of the full translation', (t) => {
  fc.assert(
    fc.property(pattern, fc.array(subject, { minLength: 1, maxLength: 5 }), (source, texts) => {
      const literal = new RegExp(source);
      const expected = fullTranslation(source);
      const value = regexp(literal);
      return (
        value.source === source &&
        withContext(createContext(), () =>
          texts.every((text) => {
            const match = expected.exec(text);
            const record = new MatchRecord();
            const isMatch = matchRegExp(text, literal, record);
            const groups = Array.from({ length: match?.length ?? 0 }, (_, index) => record.get(index));
            return (
              isMatch === (match !== null) &&
              matchRegExp(text, value) === isMatch &&
              JSON.stringify(groups) === JSON.stringify(Array.from(match ?? [], (part) => part ?? null)) &&
              JSON.stringify(positions(value.expressionFor(text).exec(text))) === JSON.stringify(positions(match)) &&
              JSON.stringify(text.split(value.expressionFor(text))) === JSON.stringify(text.split(expected))
            );
          }),
        )
      );
    }),
    { numRuns: runs },
  );
  t.pass();
});

test('plain literals: the compiler prints a literal whose source is the pattern', (t) => {
  fc.assert(
    fc.property(pattern, (source) => {
      const { code } = compile(`$x =~ /${source.replace(/\//g, '\\/')}/`);
      const text = /(?:, |\n +)(\/.*\/)(?:\)|,?\n)/.exec(code ?? '')?.[1] ?? '';
      const literal = new Function(`return ${text}`)() as unknown;
      return literal instanceof RegExp && literal.flags === '' && sourceOfLiteral(literal) === source;
    }),
    { numRuns: Math.min(runs, 300) },
  );
  t.pass();
});

for (const source of [
  '',
  '\\Aa',
  'a\\z',
  'a\\Z',
  '(?i)a',
  '(?<n>a)',
  '(a)\\1',
  '\\h',
  '[[:alpha:]]',
  '[^_[:xdigit:]]',
  'é',
  'a++',
  '{,2}',
  'a{,2}',
  '\\/',
])
  test(`plain literals: /${source}/ has none`, (t) => t.false(hasPlainLiteral(source)));

test('plain literals: slashes are escaped only in the literal', (t) => {
  const value = regexp(/^a\/[/]\\\/$/);
  t.true(value instanceof PuppetRegExp);
  t.is(value.source, '^a/[/]\\\\/$');
  t.is(value.toLiteral(), '/^a\\/[\\/]\\\\\\/$/');
});

test('plain literals: a literal that is not plain is an error for texts with other characters', (t) => {
  t.throws(() => matchRegExp('é', /a/i), { message: /^\/a\/i has syntax or flags/ });
  t.throws(() => matchRegExp('é', /a(?<n>b)/), { message: /^\/a\(\?<n>b\)\/ has syntax or flags/ });
});
