/**
 * The example expressions with a stated result in the documents of the Puppet language. pptjs gives the results of
 * Puppet 8. If they differ from the stated results, docs/differences.md has a row for the example.
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
  test(`${document} ${index}: ${onOneLine(source)} gives the result of Puppet`, async (t) => {
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

test('every row of the table in docs/differences.md is an example of the documents', (t) => {
  const sources = new Set(examples.map(([document, source]) => `${document} ${onOneLine(source)}`));
  t.deepEqual(
    differences.filter(({ document, source }) => !sources.has(`${document} ${source}`)),
    [],
  );
});
