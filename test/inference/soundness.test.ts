/** Each value of an evaluation is an instance of the type of its expression, and no evaluated code certainly fails. */
import test from 'ava';
import { generate } from '../conformance/generate.js';
import { generateEnvironments } from './generate-environments.js';
import { generatePrograms } from './generate-programs.js';
import { observeEnvironment } from './observe-environment.js';
import { observe } from './observe.js';

const cases = {
  'random expressions': () => generate(150, 17),
  'random programs with functions, branches and blocks': () => generatePrograms(150, 17),
};

for (const [title, sources] of Object.entries(cases)) {
  test(`the values of ${title} have the inferred types`, (t) => {
    let values = 0;
    for (const source of sources()) {
      const observation = observe(source);
      if (observation === null) continue;
      values += observation.values;
      t.deepEqual(observation.unsound, [], source);
    }
    t.true(values > 500);
  });
}

test('the values of the files of random environments have the inferred types', async (t) => {
  let values = 0;
  for (const environment of generateEnvironments(6, 17)) {
    const observation = await observeEnvironment(environment);
    values += observation.values;
    t.deepEqual(observation.unsound, []);
  }
  t.true(values > 1000);
});
