import test from 'ava';
import { linesOf, parseAnswer } from '../conformance/answers.js';
import { difference } from '../conformance/compare.js';
import { Tally } from '../conformance/tally.js';
import { answerOf } from '../operators/answer.js';
import { recordings } from './differences.js';

for (const { name, cases, known, differences } of recordings) {
  test(`${name}: values, mismatches and errors are as in the reference, in the same places`, async (t) => {
    const tally = new Tally();
    let differing = 0;
    for await (const line of linesOf(new URL(`../recorded/${name}.jsonl.gz`, import.meta.url).pathname)) {
      const expected = parseAnswer(line);
      const actual = answerOf(expected.id, expected.source);
      if (difference(expected, actual) !== null && differences.some(({ source }) => source.test(expected.source)))
        differing++;
      else tally.add(expected, actual);
    }
    t.true(tally.passed + differing >= cases);
    t.true(differing <= known, `${differing} known differences`);
    t.is(tally.failed, 0, tally.report(8));
  });
}
