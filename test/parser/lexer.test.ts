import test from 'ava';
import { linesOf, parseAnswer } from '../conformance/answers.js';
import { Tally } from '../conformance/tally.js';
import { answerOf } from '../operators/answer.js';

test('numbers end, and escapes mean, what the reference says', async (t) => {
  const tally = new Tally();
  for await (const line of linesOf(new URL('../recorded/lexer.jsonl.gz', import.meta.url).pathname)) {
    const expected = parseAnswer(line);
    tally.add(expected, answerOf(expected.id, expected.id));
  }
  t.true(tally.passed > 300);
  t.is(tally.failed, 0, tally.report(5));
});
