/** Whole control repositories: each node gets Puppet's catalog, errors, logs and explanations of lookups. */
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { answersTo, repositories, type RepositoryAnswer } from './repositories.js';

const answersOfPuppet = recorded<RepositoryAnswer>('repositories');

for (const repository of repositories()) {
  test(repository.id, async (t) => {
    const expected = answersOfPuppet.filter(({ id }) => id === repository.id);
    if (expected.length === 0) return t.fail('no answer is recorded: run test/record/repositories.ts');
    const answers = await answersTo(repository);
    t.deepEqual(
      answers.map(({ node }) => node),
      expected.map(({ node }) => node),
    );
    answers.forEach((answer, index) => t.deepEqual(answer, expected[index], `${repository.id}, ${answer.node}`));
  });
}
