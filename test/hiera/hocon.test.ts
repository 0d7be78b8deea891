import { hoconData, HoconError, LookupError, parseHocon } from '@pptjs/hiera';
/** HOCON texts, and what the reference makes of them. */
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { shown, type ReaderCase } from './shown.js';

function answer(source: string): Omit<ReaderCase, 'source'> {
  try {
    return { value: shown(parseHocon(source, 'f.conf')) };
  } catch (error) {
    if (!(error instanceof LookupError)) throw error;
    return { error: error.message.replace('Unable to parse (f.conf): ', '') };
  }
}

/** What stays different, by the reference's error or by the text. */
const DIFFERENCES: readonly (readonly [reason: string, error: RegExp | undefined, source: RegExp])[] = [
  ['the reference breaks at an escape it does not know', /^NoMethodError: .*line_number/, /\\/],
  ['the reference cannot include from anywhere but files', /^NoMethodError: .*include_/, /^include (?:url|classpath)/],
  [
    'the reference breaks where a reference leads into an object that lies over something else',
    /^NoMethodError: .*resolved_status/,
    /a\.p\.t = \$\{\?a\.p\}/,
  ],
  ['the reference breaks where an object over a reference is inside of an object', /^need to Config#resolve/, /\$\{/],
  ['the reference breaks where an object with numbers for keys stands beside a list', /^NameError: /, /"[01]":/],
  ['the reference does not catch its own error for numbers without end', /^FloatDomainError: /, /1e400/],
  ['the reference shows the address of an object in the place of a substitution', /#<StringIO:/, /\$\{/],
  ['there are no environment variables', undefined, /\$\{\??HOCON_TEXT\}/],
  ['a pair of surrogates is a character, one alone stays itself', undefined, /\\ud83d/],
];

function difference(source: string, error: string | undefined): string | undefined {
  return DIFFERENCES.find(
    ([, message, text]) =>
      text.test(source) && (message === undefined ? !source.startsWith('HOCON_TEXT') : message.test(error ?? '')),
  )?.[0];
}

for (const [index, { source, ...expected }] of Array.from(recorded<ReaderCase>('hocon')).entries()) {
  const reason = difference(source, expected.error);
  test(`HOCON ${index}: ${JSON.stringify(source)}${reason === undefined ? '' : ` (${reason})`}`, (t) => {
    if (reason === undefined) t.deepEqual(answer(source), expected);
    else t.notDeepEqual(answer(source), expected, 'no longer different');
  });
}

test('what is too deep is an error', (t) => {
  for (const text of ['a += 1\n'.repeat(20_000), `a = ${'['.repeat(100_000)}`])
    t.throws(() => hoconData(text), { instanceOf: HoconError });
});
