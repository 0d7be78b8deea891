/** The second table of docs/differences.md, whose answers of Puppet were given by Puppet 8. */
import test from 'ava';
import { answerOf } from '../recorded/evaluate.js';
import { differentAnswers } from './differences.js';

for (const { source, puppet, pptjs } of differentAnswers()) {
  test(`differs from Puppet 8: ${source}`, (t) => {
    const { error, string } = answerOf('1', source, 'error');
    const message = error?.replace(/^Evaluation Error: Error while evaluating a Function Call, | \(line: .*/g, '');
    t.is(message === undefined ? string : `error: ${message}`, pptjs);
    t.not(puppet, pptjs);
  });
}

test('the page lists different answers', (t) => {
  t.true(differentAnswers().length > 5);
});
