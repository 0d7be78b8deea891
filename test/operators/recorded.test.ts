import type { Strictness } from '@pptjs/runtime';
import test from 'ava';
import { linesOf, parseAnswer } from '../conformance/answers.js';
import { Tally } from '../conformance/tally.js';
import { answerOf } from './answer.js';

test('operators give the values, logs and errors of the reference, in the same places', async (t) => {
  const tally = new Tally();
  for await (const line of linesOf(new URL('../recorded/operators.jsonl.gz', import.meta.url).pathname)) {
    const expected = parseAnswer(line) as ReturnType<typeof parseAnswer> & { strict: Strictness };
    tally.add(expected, answerOf(expected.id, expected.source, expected.strict));
  }
  t.true(tally.passed > 5000);
  t.is(tally.failed, 0, tally.report(5));
});
