/**
 * Every example expression of the language's documents that has a stated result. Where Puppet 8 answers as the document
 * states, so does pptjs; where it answers otherwise, docs/differences.md has a row, and pptjs answers as Puppet 8 does.
 */
import test from 'ava';
import { difference } from '../conformance/compare.js';
import { answersOfPptjs, recordedAnswers } from './answers.js';
import { documentedDifferences, onOneLine } from './differences.js';
import { examples } from './examples.js';

const recorded = recordedAnswers();
const answers = answersOfPptjs();
const differences = documentedDifferences();

for (const [index, [document, source, stated]] of examples.entries()) {
  test(`${document} ${index}: ${onOneLine(source)}`, async (t) => {
    const expected = recorded.get(String(index))!;
    const actual = (await answers).get(String(index));
    if (!actual) return t.fail('no answer');
    t.is(
      difference(expected, actual),
      null,
      `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`,
    );

    const row = differences.find((one) => one.document === document && one.source === onOneLine(source));
    if (row) {
      t.is(row.stated, stated);
      t.is<string | undefined, string | undefined>(
        row.answer,
        actual.error === undefined ? actual.string : `error: ${actual.error.replace(/^Evaluation Error: /, '')}`,
      );
    } else if (stated === 'error') t.not(actual.error, undefined);
    else t.is(actual.string, (await answers).get(`${index}-stated`)?.string);
  });
}

test('every row of the table of differences is an example', (t) => {
  const sources = new Set(examples.map(([document, source]) => `${document} ${onOneLine(source)}`));
  t.deepEqual(
    differences.filter(({ document, source }) => !sources.has(`${document} ${source}`)),
    [],
  );
});
