import { hoconData, HoconError, LookupError, parseHocon } from '@pptjs/hiera';
import test from 'ava';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { sample } from '../recorded/sample.js';
import { uniqueTitles } from '../recorded/titles.js';
import { shown, type ReaderCase } from './shown.js';

function answer(source: string): Omit<ReaderCase, 'source'> {
  try {
    return { value: shown(parseHocon(source, 'f.conf')) };
  } catch (error) {
    if (!(error instanceof LookupError)) throw error;
    return { error: error.message.replace('Unable to parse (f.conf): ', '') };
  }
}

const uniqueTitle = uniqueTitles();
const differences = new Differences('hocon');
const cases = new Map(recorded<ReaderCase>('hocon').map(({ source, ...expected }) => [source, expected]));

for (const [source, expected] of sample([...cases], ([source]) => differences.find(source) !== undefined)) {
  const listed = differences.find(source);
  const suffix = listed === undefined ? '' : ` (differs from Puppet: ${listed.reason})`;
  test(uniqueTitle(`HOCON: ${JSON.stringify(source)}${suffix}`), (t) => {
    const actual = answer(source);
    assertAnswer(t, differences, { id: source, actual, expected, isError: actual.error !== undefined });
  });
}

test('HOCON: each listed difference is a case', (t) => {
  t.deepEqual(
    differences.ids().filter((id) => !cases.has(id)),
    [],
  );
});

test('HOCON: too many appends and too deep nesting are errors', (t) => {
  for (const text of ['a += 1\n'.repeat(20_000), `a = ${'['.repeat(100_000)}`])
    t.throws(() => hoconData(text), { instanceOf: HoconError });
});
