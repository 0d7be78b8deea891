import test from 'ava';
import { linesOf, parseAnswer } from '../conformance/answers.js';
import { difference } from '../conformance/compare.js';
import { Tally } from '../conformance/tally.js';
import { answerOf } from '../operators/answer.js';
import { differences } from './differences.js';

test('types, new, formats and mismatches are as in the reference, errors in the same places', async (t) => {
  const tally = new Tally();
  let known = 0;
  for await (const line of linesOf(new URL('../recorded/types.jsonl.gz', import.meta.url).pathname)) {
    const expected = parseAnswer(line);
    const actual = answerOf(expected.id, expected.source);
    if (difference(expected, actual) !== null && differences.some(({ source }) => source.test(expected.source))) known++;
    else tally.add(expected, actual);
  }
  t.true(tally.passed > 29000);
  t.true(known <= 146, `${known} known differences`);
  t.is(tally.failed, 0, tally.report(8));
});
