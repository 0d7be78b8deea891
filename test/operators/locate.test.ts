import test from 'ava';
import { linesOf, parseAnswer } from '../conformance/answers.js';
import { Tally } from '../conformance/tally.js';
import { answerOf } from './answer.js';

const FILE = '/case.pp';

test('errors of every kind of expression and statement are where the reference says', async (t) => {
  const tally = new Tally();
  for await (const line of linesOf(new URL('../recorded/locate.jsonl.gz', import.meta.url).pathname)) {
    // The name of the node is the host's.
    const expected = parseAnswer(line.replace(/ for vm\b/, ' for localhost'));
    tally.add(expected, answerOf(expected.id, expected.source, 'warning', FILE));
  }
  t.true(tally.passed > 200);
  t.is(tally.failed, 0, tally.report(10));
});
