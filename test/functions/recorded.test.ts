import test from 'ava';
import { type Answer, linesOf, parseAnswer } from '../conformance/answers.js';
import { difference } from '../conformance/compare.js';
import { Tally } from '../conformance/tally.js';
import { answerOf } from '../operators/answer.js';
import { differences } from './differences.js';

const DEPRECATED = /deprecated|ignored since Ruby/;

/** Without what the reference tells once in the life of its process only, and what it does not tell as it is set. */
function comparable(answer: Answer): Answer {
  const logs = (answer.logs ?? []) as readonly (readonly [level: string, message: string])[];
  return {
    ...answer,
    logs: logs.filter(([level, message]) => level !== 'debug' && level !== 'info' && !DEPRECATED.test(message)),
  };
}

test('functions give the values, logs and errors of the reference, in the same places', async (t) => {
  const tally = new Tally();
  const counts = new Map<string, number>();
  let known = 0;
  for await (const line of linesOf(new URL('../recorded/functions.jsonl.gz', import.meta.url).pathname)) {
    const expected = comparable(parseAnswer(line));
    const [name = ''] = expected.id.split(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const actual = comparable(answerOf(expected.id, expected.source));
    if (difference(expected, actual) !== null && differences.some(({ source }) => source.test(expected.source)))
      known++;
    else tally.add(expected, actual);
  }
  t.deepEqual(
    [...counts].filter(([, count]) => count < 10),
    [],
  );
  t.true(known <= 25, `${known} known differences`);
  t.is(tally.failed, 0, tally.report(8));
});
